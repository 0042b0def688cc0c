"""Charts on the page, drawn only when their data have changed; each also as a table and as files."""

import re
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import plotly.graph_objects as go
import streamlit as st

from discern import charts
from discern.contract import IntervalBasis
from discern.words import describe_parameters
from discern_app.base.language import language, say
from discern_app.base.styles import is_dark
from discern_app.base.text import escape, unbroken
from discern_app.components.chart_download import offer_picture, offer_table
from discern_app.components.tables import draw_table

T = TypeVar("T")

_MEASURED = re.compile(r"-?[\d.]+ \(-?[\d.]+–-?[\d.]+\)")
"""A score with its interval, which is kept on one line."""

CONFIG = {"displayModeBar": False, "scrollZoom": False}

MAX_CHARTS = 200
"""How many charts, and how many texts, are cached; the largest, for five hundred people, takes about a megabyte."""

UNUSED_S = 600.0
"""Seconds after its last use that a chart is dropped: charts and texts name people."""

LONGEST_PLAIN_TABLE = 40
"""Rows; a longer table scrolls in a frame of its own."""


class EncodedFigure(go.Figure):  # type: ignore[misc]
    """A figure whose arrays are encoded once, and not in every run of a page."""

    def __init__(self, figure: go.Figure) -> None:
        self._encoded: dict[str, Any] = figure.to_dict()

    def to_dict(self) -> dict[str, Any]:
        return self._encoded


@dataclass(frozen=True)
class CachedChart(charts.Chart):
    """A chart with its encoded figure, which is without the notes: a page has them beside its table."""

    encoded: EncodedFigure = field(kw_only=True)

    @classmethod
    def of(cls, chart: charts.Chart) -> "CachedChart":
        figure = charts.without_notes(chart).figure
        return cls(chart.drawing, chart.title, chart.alt, chart.table, chart.notes, encoded=EncodedFigure(figure))


class DrawnCache(Generic[T]):
    """What is drawn, by the data it shows: at most ``most``, and none unused for more than ``unused`` seconds."""

    def __init__(self, most: int, unused: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._unused, self._clock = most, unused, clock
        self._lock = threading.Lock()
        self._drawn: OrderedDict[Hashable, tuple[float, tuple[object, ...], T]] = OrderedDict()

    def get(self, key: str, inputs: tuple[object, ...], draw: Callable[[], T]) -> T:
        """What was drawn of the identical objects and equal strings, or else what ``draw`` returns."""
        # An id is unique while its object lives, and the cache keeps the objects alive.
        name = (key, *(each if isinstance(each, str) else id(each) for each in inputs))
        with self._lock:
            cached = self._drawn.get(name)
        drawn = draw() if cached is None else cached[2]
        now = self._clock()
        with self._lock:
            self._drawn[name] = (now, inputs, drawn)
            self._drawn.move_to_end(name)
            while len(self._drawn) > self._most or next(iter(self._drawn.values()))[0] < now - self._unused:
                self._drawn.popitem(last=False)
        return drawn

    def clear(self) -> None:
        """Drop everything."""
        with self._lock:
            self._drawn.clear()


_charts: DrawnCache[CachedChart] = DrawnCache(MAX_CHARTS, UNUSED_S)
_texts: DrawnCache[str] = DrawnCache(MAX_CHARTS, UNUSED_S)


def clear_drawn_cache() -> None:
    """Drop every chart and text: one of them may show a person whose data were just deleted."""
    _charts.clear()
    _texts.clear()


def cached_chart(key: str, draw: Callable[..., charts.Chart], *shown: object, **how: object) -> CachedChart:
    """The chart ``draw(*shown, **how)`` in the reader's theme and language, or the cached one.

    It is cached for the identical objects and equal strings. The cached client returns the same objects to every
    session until something changes, so each chart is drawn once. A user who may not read an object never has it, and so
    can't reach its chart.
    """
    dark, spoken = is_dark(), language()
    inputs = (dark, spoken, *_flat(shown), *how.values())
    return _charts.get(key, inputs, lambda: CachedChart.of(draw(*shown, dark=dark, language=spoken, **how)))


def cached_text(key: str, write: Callable[..., str], *shown: object, **how: object) -> str:
    """The text or HTML ``write(*shown, **how)`` in the reader's language, or the cached one, as `cached_chart` is."""
    return _texts.get(key, (language(), *_flat(shown), *how.values()), lambda: write(*shown, **how))


def show(
    key: str,
    chart: CachedChart,
    *,
    titled: bool = True,
    files: bool = True,
    parameters: Sequence[IntervalBasis] | None = None,
) -> None:
    """A chart with its finding above it, unless ``titled`` is false, and its table and files below.

    ``key`` also names the files, so it must not name a person. ``parameters`` are what the chart's intervals rest on;
    None where it has none.
    """
    if titled:
        st.markdown(f"**{escape(chart.title)}**")
    show_chart(key, chart)
    if files:
        show_table_and_files(key, chart, parameters)


def show_chart(key: str, chart: CachedChart, on_select: Callable[[], None] | None = None) -> None:
    """A chart alone; ``on_select`` is called when a point of it is tapped."""
    shown: dict[str, Any] = {"theme": None, "config": CONFIG, "key": key, "alt": chart.alt}
    if on_select is not None:
        shown |= {"on_select": on_select, "selection_mode": "points"}
    st.plotly_chart(chart.encoded, **shown)


_FIRST_TAP = st.components.v2.component(
    "first_tap",
    js="""
const point = (event) => {
  const plot = event.target.closest?.('.js-plotly-plot');
  if (!plot || event.touches.length !== 1) return;
  const { clientX, clientY } = event.touches[0];
  event.target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX, clientY }));
};
export default function () {
  document.addEventListener('touchstart', point, { capture: true, passive: true });
  return () => document.removeEventListener('touchstart', point, { capture: true });
}
""",
)


def take_first_tap() -> None:
    """Let one tap select a point of the page's charts on a touchscreen; Plotly selects what was pointed at before.

    Only where the browser says that it is a phone's: elsewhere people point with a mouse, and the element would cost.
    """
    if "Mobi" in st.context.headers.get("User-Agent", ""):
        _FIRST_TAP(key="first tap", height=1)


def show_table_and_files(key: str, chart: charts.Chart, parameters: Sequence[IntervalBasis] | None = None) -> None:
    """A chart's notes and table, what its intervals rest on, and its files; made when they are opened."""
    behind = st.popover(
        say("shared-table-and-files"),
        type="tertiary",
        icon=":material/table_view:",
        key=f"behind {key}",
        on_change="rerun",
    )
    if behind.open:
        with behind:
            if chart.notes:
                st.caption("  \n".join(escape(note) for note in chart.notes))
            show_values(chart.table, alt=chart.title)
            if parameters is not None:
                st.caption(" ".join(escape(line) for line in describe_parameters(parameters, language())))
            with st.container(horizontal=True):
                offer_picture(key, chart, dark=is_dark())
                offer_table(key, chart.table)


def show_values(table: charts.Table, *, alt: str) -> None:
    """A chart's table: plain when it is short, otherwise one that scrolls, sorts and searches."""
    if len(table.rows) > LONGEST_PLAIN_TABLE:
        columns = {name: [row[n] for row in table.rows] for n, name in enumerate(table.header)}
        draw_table(columns, alt=alt, height=320)
    else:
        show_table(table.header, [[_written(cell) for cell in row] for row in table.rows])


def _written(cell: object) -> str:
    if cell is None:
        return "–"
    return f"{cell}".replace("-", "\N{MINUS SIGN}") if isinstance(cell, float) else f"{cell}"


def show_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A small table; its cells are text, and the first column names the rows."""
    lines = [
        header,
        ["---"] * len(header),
        *([escape(unbroken(cell) if _MEASURED.fullmatch(cell) else cell) for cell in row] for row in rows),
    ]
    st.markdown("\n".join(f"| {' | '.join(line)} |" for line in lines))


def _flat(shown: tuple[object, ...]) -> list[Any]:
    return [each for one in shown for each in (one if isinstance(one, list) else [one])]
