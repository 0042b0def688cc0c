"""Outputs of language models, bad and sound, and the statements they were written from."""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from discern.contract import Evidence, Insight
from discern.contract.models.reports import Sentence

FOLDER = Path(__file__).parents[1] / "reports" / "outputs"


class BadOutput(NamedTuple):
    """``content`` is what the model says; ``wire`` is how its server misbehaves instead."""

    name: str
    of: str
    breaks: str
    sentences: list[Sentence]
    content: str
    wire: str | None

    def __str__(self) -> str:
        return self.name.replace(" ", "-")


class SoundOutput(NamedTuple):
    of: str
    number: int
    sentences: list[Sentence]

    def __str__(self) -> str:
        return f"{self.of}-{self.number}"


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


@cache
def statements_of(subject: str) -> Mapping[str, Insight]:
    """The statements about `person`, `pair` or `team`, by their ids in the prompt."""
    return {
        id_: Insight(
            id=id_,
            kind=each["kind"],
            text=each["text"],
            strength=each["strength"],
            evidence=[Evidence(name=name, value=value) for name, value in each["evidence"]],
        )
        for id_, each in _read("statements.toml")[subject].items()
    }


def _sentences(pairs: list[Any]) -> list[Sentence]:
    return [Sentence(text=text, statements=ids) for text, ids in pairs]


def content_of(sentences: list[Sentence]) -> str:
    """What a model answers that wrote these."""
    return json.dumps({"sentences": [each.model_dump() for each in sentences]})


def _bad(case: dict[str, Any]) -> BadOutput:
    sentences = _sentences(case.get("sentences", []))
    if case.get("long"):
        sentences = [Sentence(text=each.text * 20, statements=each.statements) for each in sentences]
    content = case.get("content", content_of(sentences))
    if depth := case.get("nested"):
        content = '{"sentences": ' + "[" * depth + "]" * depth + "}"
    return BadOutput(case["name"], case["of"], case["breaks"], sentences, content, case.get("wire"))


def bad_outputs() -> list[BadOutput]:
    return [_bad(case) for case in _read("bad.toml")["case"]]


def sound_outputs() -> list[SoundOutput]:
    return [
        SoundOutput(subject, number, _sentences(section))
        for subject, sections in _read("sound.toml").items()
        for number, section in enumerate(sections, start=1)
    ]
