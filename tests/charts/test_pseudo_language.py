"""The words of charts come from the catalogue: with an accented one, plain words show what bypasses it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import plotly.io as pio
import pytest

from discern.charts import Chart, export_figure
from tests.support.catalog_files import messages, messages_of
from tests.support.drawn_charts import draw_all, draw_unusual
from tests.support.pseudo_language import plain_lines, speaking_pseudo_language
from tests.support.results import MakeResults

NAME = "Bo"

CHART_WORDS = frozenset({
    "text", "hovertext", "hovertemplate", "texttemplate", "name", "title", "ticktext", "tickprefix", "ticksuffix",
    "label", "labels", "x", "y", "theta", "r", "customdata", "meta",
})  # fmt: skip
"""Keys of a Plotly figure under which text is shown."""

_TAG = re.compile(r"<[^>]*>|%\{[^}]*\}")
"""What a browser doesn't show of HTML, and the places of values in a chart's labels."""


def words_of(chart: Chart) -> Iterator[str]:
    """All that can be read of a chart: on the page, in its table and files, to a screen reader."""
    yield chart.title
    yield chart.alt
    yield from chart.table.header
    yield from (cell for row in chart.table.rows for cell in row if isinstance(cell, str))
    # The picture has what the page has, and its title.
    yield from chart_words(pio.to_json(export_figure(chart, dark=False), validate=False))


def chart_words(figure: str) -> Iterator[str]:
    """All that can be read on a chart, from its figure as JSON: labels, keys, axes and what appears on hover."""
    return (_TAG.sub(" ", text) for text in _texts_of(json.loads(figure), is_shown=False))


def _texts_of(part: Any, *, is_shown: bool) -> Iterator[str]:
    if isinstance(part, str) and is_shown:
        yield part
    elif isinstance(part, list):
        for each in part:
            yield from _texts_of(each, is_shown=is_shown)
    elif isinstance(part, dict):
        # Numbers are packed in text.
        for name, each in part.items():
            if name not in {"bdata", "dtype", "template"}:
                yield from _texts_of(each, is_shown=name in CHART_WORDS)


def test_no_word_of_a_chart_bypasses_the_catalogue(make_results: MakeResults, monkeypatch: pytest.MonkeyPatch) -> None:
    with speaking_pseudo_language(monkeypatch) as catalog:
        charts = [*draw_all(make_results, NAME, dark=False), *draw_unusual(make_results, NAME)]
        found = {line for chart in charts for line in plain_lines("\n".join(words_of(chart)), [])}
    assert found == set()
    # Every message of charts was among them.
    said = catalog.asked.union(*(messages_of(messages()[each]) for each in catalog.asked if each in messages()))
    assert {each for each in messages() if each.startswith("chart-")} - said == set()
