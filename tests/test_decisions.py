"""The code leads its reader to the decisions behind it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "docs" / "decisions"


def code() -> list[Path]:
    return [file for folder in ("src", "app") for file in (ROOT / folder).rglob("*.py")]


def test_each_decision_is_named_from_the_code_that_needs_it() -> None:
    named = {name for file in code() for name in re.findall(r"docs/decisions/([\w.-]+)", file.read_text("utf-8"))}
    assert named == {file.name for file in RECORDS.iterdir()}


def test_each_decision_has_at_most_400_words() -> None:
    words = {file.name: len(file.read_text("utf-8").split()) for file in RECORDS.iterdir()}
    assert {name: count for name, count in words.items() if count > 400} == {}
