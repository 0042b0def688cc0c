"""What isn't translated yet, written into the files of a language."""

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from discern.instrument import load_bank
from discern.words.catalog import ENGLISH_ONLY, read_sources

MARK = "TO TRANSLATE"
"""Begins the comment of a message, and a statement, that is still in English."""


def is_marked(message: ast.Message) -> bool:
    return message.comment is not None and (message.comment.content or "").startswith(MARK)


def read_messages(language: str) -> Iterator[ast.Message]:
    """The messages in the files of a language."""
    for source in read_sources(language).values():
        yield from (each for each in FluentParser().parse(source).body if isinstance(each, ast.Message))


def extract_messages(root: Path, language: str) -> int:
    """Write each file of the English catalogue anew for a language: what is translated, else the English, marked.

    Comments are those of the English file. How many messages are marked.
    """
    folder = root / "src" / "discern" / "words" / language
    folder.mkdir(exist_ok=True)
    known = {each.id.name: each for each in read_messages(language) if not is_marked(each)}
    marked = 0
    for file, source in read_sources("en").items():
        resource = FluentParser().parse(source)
        for each in list(resource.body):
            if not isinstance(each, ast.Message):
                continue
            if each.id.name.startswith(ENGLISH_ONLY):
                resource.body.remove(each)
            elif translated := known.get(each.id.name):
                each.value, each.attributes = translated.value, translated.attributes
            else:
                marked += 1
                said = "" if each.comment is None else each.comment.content or ""
                each.comment = ast.Comment(f"{MARK}\n{said}".rstrip("\n"))
        if not any(isinstance(each, ast.Message) for each in resource.body):
            continue
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    return marked


def digest_english() -> dict[str, str]:
    """A short digest of each English message by its id, without its comment."""
    digests = {}
    for each in read_messages("en"):
        each.comment = None
        said = FluentSerializer().serialize_entry(each)
        digests[each.id.name] = hashlib.sha256(said.encode()).hexdigest()[:8]
    return digests


def draw_samples(root: Path, language: str, count: int, seed: int) -> list[str]:
    """Statements and messages drawn by chance, each with its English above it."""
    chance, english = random.Random(seed), asked_statements()
    statements = json.loads(statements_file(root, language).read_text(encoding="utf-8"))["statements"]
    drawn = [f"{name}\n  {english[name]}\n  {statements[name]}" for name in chance.sample(sorted(statements), count)]
    originals, translated = (
        {each.id.name: FluentSerializer().serialize_entry(each).rstrip("\n") for each in read_messages(tag)}
        for tag in ("en", language)
    )
    names = chance.sample(sorted(translated.keys() & originals.keys()), count)
    return drawn + [f"{originals[name]}\n{translated[name]}" for name in names]


def seen_file(language: str) -> Path:
    """The English that a translation was made from, as digests: so it is known which messages have changed since."""
    return Path(__file__).with_name(f"seen-{language}.json")


def statements_file(root: Path, language: str) -> Path:
    return root / "src" / "discern" / "instrument" / f"statements-{language}.json"


def asked_statements() -> dict[str, str]:
    """The English statements that forms ask, by their ids."""
    bank = load_bank()
    blocks = [bank.blocks[each] for form in bank.forms.values() for each in form.blocks]
    return {item.id: item.text for block in blocks for item in block.items}


def extract_statements(root: Path, language: str) -> int:
    """Write the statements that forms ask and that aren't translated yet, in English, marked. How many are marked."""
    file = statements_file(root, language)
    data: dict[str, Any] = {"of": load_bank().id, "language": language, "status": "translated", "statements": {}}
    if file.exists():
        data = json.loads(file.read_text(encoding="utf-8"))
    marked = {name: f"{MARK} {text}" for name, text in asked_statements().items()}
    data["statements"] = marked | data["statements"]
    file.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return sum(text.startswith(MARK) for text in data["statements"].values())
