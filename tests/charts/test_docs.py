"""The examples of the documentation run against a real service with the sample company and print what they claim."""

from inspect import isfunction
from pathlib import Path

import pytest

from discern import charts
from tests.support.documented import DOCS, run_examples, serving_the_sample_team

PAGE = DOCS / "charts.md"


def test_the_examples_print_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving_the_sample_team(tmp_path, monkeypatch):
        run_examples(PAGE)


def test_the_page_names_every_chart() -> None:
    page = PAGE.read_text(encoding="utf-8")
    names = [name for name, value in vars(charts).items() if isfunction(value) and name != "theme"]
    assert "style_map" in names
    for name in names:
        assert f"`{name}`" in page, name
