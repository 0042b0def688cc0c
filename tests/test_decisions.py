"""The decisions are few, and whoever reads the code finds the way to them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "docs" / "decisions"
MOST = 25


def code() -> list[Path]:
    return [file for folder in ("src", "app") for file in (ROOT / folder).rglob("*.py")]


def test_there_are_at_most_25_decisions_numbered_from_1_on() -> None:
    numbers = sorted(int(file.name[:4]) for file in RECORDS.iterdir())
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) <= MOST


def test_each_decision_is_named_from_the_code_that_needs_it() -> None:
    named = {name for file in code() for name in re.findall(r"docs/decisions/([\w.-]+)", file.read_text("utf-8"))}
    assert named == {file.name for file in RECORDS.iterdir()}


def test_each_decision_is_headed_by_its_number_and_short() -> None:
    for file in RECORDS.iterdir():
        text = file.read_text("utf-8")
        assert text.startswith(f"# {int(file.name[:4])}. "), file.name
        assert 100 <= len(text.split()) <= 400, file.name
