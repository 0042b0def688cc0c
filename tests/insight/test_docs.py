"""The examples of the documentation run over a real service with the sample company, and print what they say."""

from pathlib import Path

import pytest

from tests.support.documented import DOCS, run_examples, serving_the_sample_team
from tests.support.simulated_people import KINDS

PAGE = DOCS / "insight.md"


def test_the_examples_print_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving_the_sample_team(tmp_path, monkeypatch):
        run_examples(PAGE)


def test_the_page_tells_every_kind_of_statement() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [kind for kind in KINDS if f"`{kind}`" not in page] == []
