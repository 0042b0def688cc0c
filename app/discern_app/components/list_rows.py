"""A list as rows that wrap: on a wide screen cells of a column are below each other, on a phone they go on below.

Streamlit tells no page how wide the screen is, and of its table a phone shows the first columns alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, cast

import streamlit as st

from discern.contract.certainty import Certainty
from discern.contract.styles import STYLES_IN, Direction, Half, Style
from discern.words import STRENGTHS
from discern_app.base.language import say
from discern_app.base.text import escape, spoken
from discern_app.components.assessment_summary import Placed
from discern_app.components.people_sheets import strength_of
from discern_app.session_state import tick_of

TICK_PX, NAME_PX, BUTTON_PX = 24, 216, 56
"""How wide the first columns are."""

Width: TypeAlias = int | Literal["stretch"]

REST: Width = "stretch"
"""The width of a last column: what is left."""

DOTS: Mapping[Certainty, str] = {"very likely": "●●●", "likely": "●●○", "leaning": "●○○", "open": "○○○"}
"""Of a badge that says how sure something is."""

STYLE_COLOURS: Mapping[str, str] = {"D": "orange", "I": "yellow", "S": "green", "C": "blue"}
"""The styles' colours by the names that the theme has for them."""


@dataclass(frozen=True, slots=True)
class Row:
    """
    Attributes:
        id: what distinguishes the row.
        name: whom it is about, as plain text; a tap on it opens them.
        note: what else tells them from others of this name, as plain text.
        cells: the others, as Markdown.
        opens: what is opened with the name.
        button: of a second way to open them, beside the name; none where it is empty.
    """

    id: str
    name: str
    cells: Sequence[str]
    opens: Sequence[Any]
    note: str = ""
    button: str = ""

    @property
    def label(self) -> str:
        """The name with what else tells it apart, as plain text."""
        return f"{self.name} · {self.note}" if self.note else self.name


def show_rows(
    of: str,
    rows: Sequence[Row],
    widths: Sequence[Width],
    on_open: Callable[..., None] | None,
    *,
    ticks: bool = True,
) -> list[str]:
    """The rows, each with a tick box unless they have no ``ticks``; returns the ids of those that are ticked.

    Args:
        of: names the list within the session.
        rows: no two with the same label.
        widths: how wide each cell is, in pixels or `REST`.
        on_open: called with what a row opens when its name is clicked; None where nothing opens.
    """
    has_buttons = any(row.button for row in rows)
    # A column that says nothing of anyone takes no room.
    shown = [at for at in range(len(widths)) if any(row.cells[at] for row in rows)]
    ticked = []
    with st.container(gap="xxsmall", key=f"rows-{of}"):
        if ticks and len(rows) > 1:
            _show_tick_all(of, rows)
        for row in rows:
            cells = [(row.cells[at], widths[at]) for at in shown]
            if _show_row(of, row, cells, on_open, ticks=ticks, has_button=has_buttons):
                ticked.append(row.id)
    return ticked


def _show_row(
    of: str,
    row: Row,
    cells: Sequence[tuple[str, Width]],
    on_open: Callable[..., None] | None,
    *,
    ticks: bool,
    has_button: bool,
) -> bool:
    """A row with its ``cells`` and their widths; whether it is ticked. ``has_button`` leaves room for a button, which
    other rows may have."""
    ticked = False
    with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="xsmall", key=f"row {row.id}"):
        if ticks:
            label = say("shared-tick", name=spoken(row.label))
            key = tick_of(of, row.id).key
            ticked = st.checkbox(label, key=key, label_visibility="collapsed", width=TICK_PX)
        with st.container(horizontal=True, vertical_alignment="center", gap="xxsmall"):
            with st.container(width=NAME_PX, gap=None):
                if on_open is None:
                    st.markdown(small(f"**{escape(row.name)}**"))
                else:
                    st.button(
                        f":violet[**{escape(row.name)}**] ›",
                        type="tertiary",
                        key=f"open {of} {row.id}",
                        on_click=on_open,
                        args=tuple(row.opens),
                    )
                if row.note:
                    st.caption(escape(row.note))
            if row.button:
                key, label = f"{row.button} {of} {row.id}", f":violet[{row.button}]"
                with st.container(width=BUTTON_PX):
                    st.button(label, type="tertiary", key=key, on_click=on_open, args=tuple(row.opens))
            elif has_button:
                st.markdown("", width=BUTTON_PX)
            for cell, width in cells:
                st.markdown(cell, width=width)
    return ticked


def _show_tick_all(of: str, rows: Sequence[Row]) -> None:
    every = [tick_of(of, row.id) for row in rows]
    all_of_them = tick_of(of, "")
    all_of_them.set(all(tick.get() for tick in every))

    def tick_all() -> None:
        for tick in every:
            tick.set(all_of_them.get())

    label = say("shared-tick-all", count=len(rows))
    st.checkbox(f":small[:gray[{label}]]", key=all_of_them.key, on_change=tick_all)


def small(text: str, *, quiet: bool = False) -> str:
    """A cell of Markdown in the size of lists; ``quiet`` where it is beside what the list is about."""
    return "" if not text else f":small[:gray[{text}]]" if quiet else f":small[{text}]"


def letters_of(placed: Placed) -> tuple[Style, ...]:
    """The letters of what is said: one for a style, two between styles and for a half, none where it is open."""
    if placed.direction is not None:
        return tuple(cast("tuple[Style, ...]", tuple(placed.direction)))
    return () if placed.half is None else STYLES_IN[placed.half]


def place_cells(placed: Placed) -> tuple[str, str, str]:
    """What is said of somebody as three cells: the letters, how sure it is, and how they work."""
    strength = strength_of(placed)
    sure = "" if strength is None else small(f"{DOTS[strength]} {say('shared-chip', strength=STRENGTHS[strength])}")
    if placed.label:
        return small(escape(placed.label)), sure, ""
    place: Direction | Half | Literal["open"] = placed.direction or placed.half or "open"
    return letter_badges(letters_of(placed)), sure, small(say("shared-way", place=place))


def letter_badges(letters: Sequence[Style]) -> str:
    """The letters of styles in their colours, as Markdown; a dash where there are none."""
    if not letters:
        return ":gray-badge[–]"
    return " ".join(f":{STYLE_COLOURS[letter]}-badge[{letter}]" for letter in letters)
