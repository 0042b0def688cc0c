"""The catalogues: Project Fluent files, one folder a language, each message compiled when it is first used.

The compiler is imported with the first message, for it takes 2 MB.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent_compiler.bundle import FluentBundle

LANGUAGES = ("en",)
"""The languages that have a catalogue, as tags of BCP 47; the first is used where nothing else fits."""

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*)(?:\.[\w-]+)? *\}")


class WordsError(Exception):
    """A message is missing from a catalogue, or wants an argument that it isn't given."""


def read_sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by their paths in its folder."""
    return dict(_read(files("discern.words") / language, ""))


def _read(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _read(each, f"{prefix}{each.name}/")
        elif each.name.endswith(".ftl"):
            yield f"{prefix}{each.name}", each.read_text(encoding="utf-8")


class Catalog:
    """The messages of a language.

    Compiling takes some milliseconds a message, so each is compiled when it is first wanted.

    Args:
        language: the folder's name, a tag of BCP 47.
        sources: the text of each file by its name.
    """

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self._language = language
        self._entries: dict[str, str] = {}
        for text in sources.values():
            starts = list(_ENTRY.finditer(text))
            for start, following in zip(starts, [*starts[1:], None], strict=True):
                self._entries[start[1]] = text[start.start() : following.start() if following else None]
        self._plain: dict[str, str] = {}
        self._compiled: dict[str, FluentBundle] = {}

    def has_message(self, message: str) -> bool:
        """Whether there is the message, not counting attributes."""
        return message in self._entries

    @property
    def messages(self) -> Collection[str]:
        """The ids of all messages, in the order of the files."""
        return self._entries.keys()

    def format(self, message: str, arguments: Mapping[str, str | int | float]) -> tuple[str, list[Exception]]:
        """A message's text, and what is wrong with its arguments; ``message`` may name an attribute.

        Raises:
            LookupError: there is no such message.
            WordsError: it can't be compiled.
        """
        name = message.partition(".")[0]
        if message not in self._plain and name not in self._compiled:
            self._prepare(name)
        if message in self._plain:
            return self._plain[message], []
        text, problems = self._compiled[name].format(message, arguments)
        return str(text), problems

    def _prepare(self, name: str) -> None:
        """Read or compile a message with its attributes."""
        if "{" in self._entries[name]:
            self._compiled[name] = self._compile(name)
        else:
            self._plain.update(self._read_plain(name))

    def _read_plain(self, name: str) -> Iterator[tuple[str, str]]:
        """What a message without placeables says and what its attributes say, by their ids. It needs no compiling."""
        from fluent.syntax import FluentParser, ast

        entry = FluentParser().parse_entry(self._entries[name])
        if not isinstance(entry, ast.Message):
            raise self._invalid(name, entry.annotations[0].message if isinstance(entry, ast.Junk) else "no message")
        patterns = {name: entry.value, **{f"{name}.{each.id.name}": each.value for each in entry.attributes}}
        for each, pattern in patterns.items():
            if pattern is not None:
                yield each, "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))

    def _compile(self, name: str) -> FluentBundle:
        """A message, with the others that it refers to."""
        from fluent_compiler.bundle import FluentBundle

        wanted = {name: self._entries[name]}
        missing = [name]
        while missing:
            for each in _REFERENCE.findall(wanted[missing.pop()]):
                if each in self._entries and each not in wanted:
                    wanted[each] = self._entries[each]
                    missing.append(each)
        # Names of people are given as plain text to Markdown, JSON and Plotly, which would show isolating characters.
        bundle = FluentBundle.from_string(self._language, "\n".join(wanted.values()), use_isolating=False)
        if problems := bundle.check_messages():
            raise self._invalid(name, problems[0])
        return bundle

    def _invalid(self, name: str, problem: object) -> WordsError:
        return WordsError(f"{name} of the catalogue for {self._language!r}: {problem}")


@cache
def catalog(language: str) -> Catalog:
    """The messages of a language.

    Raises:
        WordsError: there is no catalogue for it.
    """
    if language not in LANGUAGES:
        raise WordsError(f"there is no catalogue for {language!r}")
    return Catalog(language, read_sources(language))


def format_message(language: str, message: str, arguments: Mapping[str, str | int | float] | None = None) -> str:
    """A message's text; ``message`` may name an attribute, as in ``person-style.headline``.

    Raises:
        WordsError: there is no such message, or it wants an argument that isn't given.
    """
    text = find_message(language, message, arguments or {})
    if text is None:
        raise WordsError(f"there is no message {message!r} in {language!r}")
    return text


def find_message(language: str, message: str, arguments: Mapping[str, str | int | float]) -> str | None:
    """A message's text; None where the catalogue doesn't have it.

    Raises:
        WordsError: the message wants an argument that isn't given.
    """
    try:
        text, problems = catalog(language).format(message, arguments)
    except LookupError:
        return None
    if problems:
        raise WordsError(f"{message}: {problems[0]}")
    return text


def has_message(language: str, message: str) -> bool:
    """Whether a catalogue has the message, not counting attributes."""
    return catalog(language).has_message(message)


@cache
def list_messages(prefix: str, language: str = LANGUAGES[0]) -> tuple[str, ...]:
    """The ids of the messages that begin with a prefix, in alphabetical order."""
    return tuple(sorted(message for message in catalog(language).messages if message.startswith(prefix)))
