"""Charts on the page, each also as a table and as files."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import streamlit as st

from discern import charts
from discern.contract.models.results import IntervalBasis
from discern.words import describe_parameters
from discern_app.base.language import language, say
from discern_app.base.styles import is_dark
from discern_app.base.text import escape, unbroken
from discern_app.components.chart_download import offer_picture, offer_table
from discern_app.components.tables import draw_table

_MEASURED = re.compile(r"-?[\d.]+ \(-?[\d.]+–-?[\d.]+\)")
"""A score with its interval, which is kept on one line."""

CONFIG = {"displayModeBar": False, "scrollZoom": False}

LONGEST_PLAIN_TABLE = 40
"""Rows; a longer table scrolls in a frame of its own."""


def draw_chart(draw: Callable[..., charts.Chart], *shown: object, **how: object) -> charts.Chart:
    """The chart ``draw(*shown, **how)`` in the reader's theme and language."""
    return draw(*shown, dark=is_dark(), language=language(), **how)


def show(
    key: str,
    chart: charts.Chart,
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


def show_chart(key: str, chart: charts.Chart, on_select: Callable[[], None] | None = None) -> None:
    """A chart alone, without its notes, which a page has beside its table.

    ``on_select`` is called when a point of it is tapped.
    """
    shown: dict[str, Any] = {"theme": None, "config": CONFIG, "key": key, "alt": chart.alt}
    if on_select is not None:
        shown |= {"on_select": on_select, "selection_mode": "points"}
    st.plotly_chart(charts.without_notes(chart).figure, **shown)


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
