"""Charts on the page, drawn anew only when what they show has changed; each also as a table and as files."""

import re
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import plotly.graph_objects as go
import streamlit as st

from discern import charts
from discern_app.base.text import plain, unbroken
from discern_app.components.chart_download import offer_picture, offer_table

_MEASURED = re.compile(r"-?[\d.]+ \(-?[\d.]+–-?[\d.]+\)")
"""A figure with its interval, which stays on one line."""

CONFIG = {"displayModeBar": False, "scrollZoom": False}

MOST_HELD = 200
"""Charts; the largest, of five hundred people, is about a megabyte."""

UNUSED = 600.0
"""Seconds after which a chart that nobody looked at goes: charts name people."""

SHOWN_WHOLE = 40
"""A table of more rows than this scrolls in a frame of its own."""


def is_dark() -> bool:
    return st.context.theme.type == "dark"


class Sent(go.Figure):  # type: ignore[misc]
    """A figure ready to be sent: copied and its arrays encoded once, not for every run of a page."""

    def __init__(self, figure: go.Figure) -> None:
        self._encoded: dict[str, Any] = figure.to_dict()

    def to_dict(self) -> dict[str, Any]:
        return self._encoded


@dataclass(frozen=True, slots=True)
class Drawing(charts.Chart):
    """A chart that changes no more, ready to be sent."""

    sent: Sent

    @classmethod
    def of(cls, chart: charts.Chart) -> "Drawing":
        return cls(chart.figure, chart.title, chart.alt, chart.table, Sent(chart.figure))


class Drawings:
    """Charts with what they show: ``most`` of them, and none that nobody used for ``unused`` seconds."""

    def __init__(self, most: int, unused: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._unused, self._clock = most, unused, clock
        self._lock = threading.Lock()
        self._held: OrderedDict[Hashable, tuple[float, tuple[object, ...], Drawing]] = OrderedDict()

    def get(self, key: str, inputs: tuple[object, ...], draw: Callable[[], charts.Chart]) -> Drawing:
        """The chart held of the very same objects and equal words, or else what ``draw`` makes."""
        # An object that is held keeps its id to itself.
        name = (key, *(each if isinstance(each, str) else id(each) for each in inputs))
        with self._lock:
            held = self._held.get(name)
        chart = Drawing.of(draw()) if held is None else held[2]
        now = self._clock()
        with self._lock:
            self._held[name] = (now, inputs, chart)
            self._held.move_to_end(name)
            while len(self._held) > self._most or next(iter(self._held.values()))[0] < now - self._unused:
                self._held.popitem(last=False)
        return chart

    def forget(self) -> None:
        """Let go of all of them."""
        with self._lock:
            self._held.clear()


_drawings = Drawings(MOST_HELD, UNUSED)


def forget_drawings() -> None:
    """Let go of every chart: one of them may show somebody whose data were just deleted."""
    _drawings.forget()


def drawn(key: str, draw: Callable[[bool], charts.Chart], *shown: object) -> Drawing:
    """The chart that ``draw(dark)`` makes of ``shown``, or the one there is of the very same objects and words.

    The cached client gives everybody the same objects until something has changed, so each chart is drawn once. Whoever
    may not read an object doesn't have it, and so has no way to its chart.
    """
    dark = is_dark()
    return _drawings.get(key, (dark, *_flat(shown)), lambda: draw(dark))


def show(key: str, chart: Drawing, *, titled: bool = True, files: bool = True) -> None:
    """A chart, under its finding unless the page has said that already, and over its table and files.

    ``key`` names the files too, and may tell no person's name.
    """
    if titled:
        st.markdown(f"**{plain(chart.title)}**")
    show_chart(key, chart)
    if files:
        show_behind(key, chart)


def show_chart(key: str, chart: Drawing, on_select: Callable[[], None] | None = None) -> None:
    """A chart alone; ``on_select`` is called when somebody taps a point of it."""
    if on_select is None:
        st.plotly_chart(chart.sent, theme=None, config=CONFIG, key=key, alt=chart.alt)
    else:
        st.plotly_chart(
            chart.sent,
            theme=None,
            config=CONFIG,
            key=key,
            alt=chart.alt,
            on_select=on_select,
            selection_mode="points",
        )


def show_behind(key: str, chart: charts.Chart) -> None:
    """A chart's table and files, made when somebody opens them."""
    behind = st.popover(
        "Table and files", type="tertiary", icon=":material/table_view:", key=f"behind {key}", on_change="rerun"
    )
    if behind.open:
        with behind:
            show_values(chart.table, alt=chart.title)
            with st.container(horizontal=True):
                offer_picture(key, chart, dark=is_dark())
                offer_table(key, chart.table)


def show_values(table: charts.Table, *, alt: str) -> None:
    """A chart's table: whole where it is short, otherwise one that scrolls, sorts and searches."""
    if len(table.rows) > SHOWN_WHOLE:
        rows = {name: [row[n] for row in table.rows] for n, name in enumerate(table.header)}
        st.dataframe(rows, hide_index=True, alt=alt, height=320)
    else:
        show_table(table.header, [["–" if cell is None else f"{cell}" for cell in row] for row in table.rows])


def show_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A small table; its cells are text, and the first column names the rows."""
    lines = [
        header,
        ["---"] * len(header),
        *([plain(unbroken(cell) if _MEASURED.fullmatch(cell) else cell) for cell in row] for row in rows),
    ]
    st.markdown("\n".join(f"| {' | '.join(line)} |" for line in lines))


def _flat(shown: tuple[object, ...]) -> list[Any]:
    return [each for one in shown for each in (one if isinstance(one, list) else [one])]
