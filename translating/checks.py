"""What is wrong with the words of a language, beside the English."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from fluent.syntax import FluentParser, ast

from discern.words.catalog import ENGLISH_ONLY, read_sources
from translating.extract import MARK, asked_statements, digest_english, is_marked, seen_file, statements_file

Kind = Literal["syntax", "unknown", "missing", "stale", "arguments", "cases", "inflected", "english", "long"]

LOOKS: set[Kind] = {"english", "long"}
"""Kinds of what is only worth a look."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}

NAMES = {"a", "b", "name", "names", "team", "person", "inviter"}
"""Arguments that are names, which no ending may follow."""

ROOM = 1.6
"""How much longer than the English a text may be before it is looked at."""

SPARE = 12
"""Characters that any text may have more than that."""


@dataclass(frozen=True)
class Fault:
    """What is wrong with a message, or to look at: `english` and `long` are no errors by themselves."""

    file: str
    message: str
    kind: Kind
    detail: str


@dataclass
class Text:
    """What a pattern uses: ``placed`` are arguments in the text, ``chosen`` the cases by their argument, and
    ``longest`` is its longest form."""

    placed: set[str] = field(default_factory=set)
    chosen: dict[str, set[str]] = field(default_factory=dict)
    longest: str = ""


@dataclass(frozen=True)
class Entry:
    """A message of a file, and its texts by attribute; "" is its value."""

    file: str
    texts: Mapping[str, ast.Pattern]


def read_entries(sources: Mapping[str, str]) -> tuple[dict[str, Entry], list[Fault]]:
    """The messages of a language by their ids, and what can't be parsed or is there twice."""
    found: dict[str, Entry] = {}
    faults: list[Fault] = []
    for file, source in sources.items():
        for each in FluentParser(with_spans=False).parse(source).body:
            if isinstance(each, ast.Junk):
                first = (each.content or "").strip().partition("\n")[0]
                faults.append(Fault(file, first[:60], "syntax", str(each.annotations[0].message)))
            elif isinstance(each, ast.Message) and not is_marked(each):
                if each.id.name in found:
                    faults.append(Fault(file, each.id.name, "syntax", f"it is in {found[each.id.name].file} too"))
                texts = {"": each.value} if each.value else {}
                found[each.id.name] = Entry(file, texts | {one.id.name: one.value for one in each.attributes})
    return found, faults


class Reader:
    """What texts of a language use, those that they refer to among it."""

    def __init__(self, entries: Mapping[str, Entry]) -> None:
        self._entries = entries

    def read(self, pattern: ast.Pattern) -> Text:
        text = Text()
        text.longest = self._add(pattern, text)
        return text

    def _add(self, pattern: ast.Pattern, text: Text) -> str:
        """Add what a pattern uses to ``text``; its longest form."""
        return "".join(
            each.value if isinstance(each, ast.TextElement) else self._expression(each.expression, text)
            for each in pattern.elements
        )

    def _expression(self, expression: object, text: Text) -> str:
        match expression:
            case ast.VariableReference():
                text.placed.add(expression.id.name)
                return "12345678"
            case ast.MessageReference():
                entry = self._entries.get(expression.id.name)
                referred = entry.texts.get(expression.attribute.name if expression.attribute else "") if entry else None
                return self._add(referred, text) if referred else ""
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                cases = text.chosen.setdefault(selector.id.name, set())
                cases |= {_key(variant) for variant in expression.variants}
                return max((self._add(variant.value, text) for variant in expression.variants), key=len)
            case ast.StringLiteral():
                return str(expression.value)
            case ast.Placeable():
                return self._expression(expression.expression, text)
        return ""


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def check(english: Mapping[str, str], other: Mapping[str, str]) -> list[Fault]:
    """What is wrong with a catalogue. Both are the files of a language by their paths in its folder."""
    originals, _ = read_entries(english)
    entries, faults = read_entries(other)
    ours, theirs = Reader(originals), Reader(entries)
    for name, original in originals.items():
        if name.startswith(ENGLISH_ONLY):
            continue
        if name not in entries:
            faults.append(Fault(original.file, name, "missing", "it isn't translated"))
            continue
        entry = entries[name]
        if entry.file != original.file:
            faults.append(Fault(entry.file, name, "unknown", f"it belongs in {original.file}"))
        faults += [
            Fault(entry.file, f"{name}.{attribute}".rstrip("."), "missing", "it isn't translated")
            for attribute in original.texts.keys() - entry.texts.keys()
        ]
        for attribute, pattern in entry.texts.items():
            where = f"{name}.{attribute}".rstrip(".")
            if attribute not in original.texts:
                faults.append(Fault(entry.file, where, "unknown", "English doesn't have it"))
                continue
            before, after = ours.read(original.texts[attribute]), theirs.read(pattern)
            faults += [Fault(entry.file, where, kind, detail) for kind, detail in _compare(before, after)]
            faults += [
                Fault(entry.file, where, "inflected", f"an ending follows {{ ${argument} }}")
                for argument in _inflected(pattern)
            ]
    faults += [
        Fault(entry.file, name, "unknown", "English doesn't have it")
        for name, entry in entries.items()
        if name not in originals
    ]
    return faults


def _compare(before: Text, after: Text) -> Iterator[tuple[Kind, str]]:
    given = before.placed | before.chosen.keys()
    for argument in sorted((after.placed | after.chosen.keys()) - given):
        yield "arguments", f"${argument} isn't given to it"
    for argument in sorted(before.placed - after.placed - after.chosen.keys()):
        yield "arguments", f"${argument} isn't said"
    for argument, cases in sorted(before.chosen.items()):
        words = {case for case in cases if not _is_plural(case)}
        found = after.chosen.get(argument, set())
        for case in sorted(words - found):
            yield "cases", f"[{case}] of ${argument} has no words"
        if words:
            for case in sorted(found - words - PLURALS):
                yield "cases", f"[{case}] of ${argument} never comes"
    if len(after.longest) > ROOM * len(before.longest) + SPARE:
        yield "long", f"{len(after.longest)} characters in place of {len(before.longest)}"
    if after.longest == before.longest and len(re.findall(r"[a-z]{3,}", after.longest)) > 3:
        yield "english", after.longest[:60]


def check_seen(language: str) -> Iterator[Fault]:
    """Messages whose English has changed since they were translated."""
    file = seen_file(language)
    seen = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    entries, _ = read_entries(read_sources(language))
    for name, digest in digest_english().items():
        if name in entries and seen.get(name) != digest:
            yield Fault(entries[name].file, name, "stale", "its English has changed since")


LONGEST_STATEMENT = 64
"""Characters of a statement that fit three lines on a phone."""


def check_statements(root: Path, language: str) -> Iterator[Fault]:
    """What is wrong with the statements of the questionnaire. A language may do without them."""
    file = statements_file(root, language)
    if not file.exists():
        return
    english, found = asked_statements(), json.loads(file.read_text(encoding="utf-8"))["statements"]
    for name in sorted(english.keys() | found.keys()):
        text = found.get(name, MARK)
        if name not in english:
            yield Fault(file.name, name, "unknown", "no form asks it")
        elif text.startswith(MARK):
            yield Fault(file.name, name, "missing", "it isn't translated")
        elif len(text) > LONGEST_STATEMENT:
            yield Fault(file.name, name, "long", f"{len(text)} characters, over {LONGEST_STATEMENT}")
        elif text == english[name]:
            yield Fault(file.name, name, "english", text)
    texts = [text for text in found.values() if not text.startswith(MARK)]
    for text in sorted({text for text in texts if texts.count(text) > 1}):
        yield Fault(file.name, text, "unknown", "it is there twice")


def _is_plural(case: str) -> bool:
    return case in PLURALS or case.replace(".", "").isdigit()


def _inflected(pattern: ast.Pattern) -> Iterator[str]:
    for each, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(each, ast.Placeable):
            continue
        if isinstance(each.expression, ast.SelectExpression):
            for variant in each.expression.variants:
                yield from _inflected(variant.value)
        elif (
            isinstance(each.expression, ast.VariableReference)
            and each.expression.id.name in NAMES
            and isinstance(following, ast.TextElement)
            and re.match(r"['’]?\w", following.value)
        ):
            yield each.expression.id.name
