"""Documents say the figures that were recorded."""

import re
from pathlib import Path

import pytest

from benchmarks.evidence import GROUPS, ROOT, Quote, print_records, read_quotes, read_records, say

QUOTES = list(read_quotes())


def read(document: str) -> str:
    """A document with every white space as one space."""
    return " ".join((ROOT / document).read_text(encoding="utf-8").split())


@pytest.mark.parametrize("quote", QUOTES, ids=lambda quote: f"{Path(quote.document).stem}: {quote.text[:40]}")
def test_a_document_says_what_was_recorded(quote: Quote) -> None:
    assert quote.text in read(quote.document)


def test_every_measured_share_on_the_first_page_and_the_proof_is_recorded() -> None:
    """They are those with a digit after the point; 95% alone is what a range is made for."""
    for document in ("README.md", "docs/proof.md"):
        text = read(document)
        quoted = [quote.text for quote in QUOTES if quote.document == document]
        for share in re.findall(r"\d+\.\d+%", text):
            assert any(share in each for each in quoted), f"{document} says {share}"


def test_the_proof_names_tests_that_exist() -> None:
    named = re.findall(r"`(test_\w+\.py)`", read("docs/proof.md"))
    assert named
    assert [name for name in named if not any((ROOT / "tests").rglob(name))] == []


def test_a_record_says_by_what_and_where_it_was_measured() -> None:
    records = read_records()
    assert records
    for group, record in records.items():
        assert record.command.startswith(f"uv run python -m benchmarks {GROUPS[group][0]}")
        assert re.fullmatch(r"[0-9a-f]{8,40}\+?", record.commit)
        assert "cores" in record.machine
    printed = "\n".join(print_records())
    assert all(figure.figure in printed for record in records.values() for figure in record.figures)


@pytest.mark.parametrize(
    ("value", "form", "said"),
    [
        (0.9508, ".3", ".951"),
        (1.0461, "0.3", "1.046"),
        (0.3326, "0.3", "0.333"),
        (0.9508, "percent", "95.1%"),
        (74.0, "count", "74"),
    ],
)
def test_a_figure_is_written_as_the_document_has_it(value: float, form: str, said: str) -> None:
    assert say(value, form) == said
