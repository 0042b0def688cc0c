"""Charts on the page, drawn anew only when what they show has changed; each also as a table and as files."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import streamlit as st

from discern import charts
from ui.downloads import offer_picture, offer_table
from ui.text import plain, unbroken

_MEASURED = re.compile(r"-?[\d.]+ \(-?[\d.]+–-?[\d.]+\)")
"""A figure with its interval, which stays on one line."""

CONFIG = {"displayModeBar": False, "scrollZoom": False}

SHOWN_WHOLE = 40
"""A table of more rows than this scrolls in a frame of its own."""


def is_dark() -> bool:
    return st.context.theme.type == "dark"


def drawn(key: str, draw: Callable[[bool], charts.Chart], *shown: object) -> charts.Chart:
    """The chart that ``draw(dark)`` makes of ``shown``, or the one this session has of the very same objects and words.

    The cached client gives the same objects until it has read anew, so a rerun draws nothing that hasn't changed.
    """
    inputs = (is_dark(), *_flat(shown))
    held: tuple[tuple[object, ...], charts.Chart] | None = st.session_state.get(f"drawn {key}")
    if held is not None and len(held[0]) == len(inputs) and all(map(_is_same, held[0], inputs)):
        return held[1]
    chart = draw(inputs[0] is True)
    st.session_state[f"drawn {key}"] = (inputs, chart)
    return chart


def show(key: str, chart: charts.Chart, *, titled: bool = True, files: bool = True) -> None:
    """A chart, under its finding unless the page has said that already, and over its table and files.

    ``key`` names the files too, and may tell no person's name.
    """
    if titled:
        st.markdown(f"**{plain(chart.title)}**")
    show_chart(key, chart)
    if files:
        show_behind(key, chart)


def show_chart(key: str, chart: charts.Chart, on_select: Callable[[], None] | None = None) -> None:
    """A chart alone; ``on_select`` is called when somebody taps a point of it."""
    if on_select is None:
        st.plotly_chart(chart.figure, theme=None, config=CONFIG, key=key, alt=chart.alt)
    else:
        st.plotly_chart(
            chart.figure,
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


def _is_same(one: object, other: object) -> bool:
    return one is other or (isinstance(one, str) and one == other)


def _flat(shown: tuple[object, ...]) -> list[Any]:
    return [each for one in shown for each in (one if isinstance(one, list) else [one])]
