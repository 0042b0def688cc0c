"""Lines of text on a drawing for print, from Plotly's markup."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from math import cos, radians, sin
from typing import Literal

FONT = "Source Sans Pro"
"""The typeface in print; text widths are measured for it."""

FALLBACK_GLYPHS = str.maketrans({"◇": "◊", "□": "☐"})
"""Replacements for glyphs that the font lacks."""

BULLET, BULLET_SCALE, BULLET_DROP = "●", 2.9, 0.52
"""The font has no ``BULLET`` either: a • is drawn, enlarged by the second and lowered by the third, in type sizes."""

LINE = 1.3
COLUMN = 0.52
"""A line's height and a column's width, in type sizes."""

_TAG = re.compile(r"(<br>|<b>|</b>|<span style=\"[^\"]*\">|</span>)")

Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Run:
    """Text in one format, sizes in pixels. ``colour`` None is the line's own; ``lower`` is the distance below its
    baseline."""

    text: str
    size: float
    bold: bool = False
    colour: str | None = None
    lower: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text whose ``anchor`` (start, middle or end) is at ``x`` and whose baseline is at ``y``.

    ``turn`` is the clockwise angle in degrees by which it is turned about that point, where it is anchored in its
    middle."""

    x: float
    y: float
    anchor: Anchor
    colour: str
    runs: tuple[Run, ...]
    turn: float = 0.0


def strip_tags(text: str) -> str:
    return unescape(_TAG.sub("", text))


def set_text(
    markup: str, x: float, y: float, across: str, along: str, size: float, colour: str, turn: float = 0.0
) -> Iterator[Line]:
    """Text as lines: its ``across`` edge (left, center, right) is at ``x``, its ``along`` edge (top …) at ``y``.

    Text that is turned, by degrees clockwise, is one line whose middle is there.
    """
    lines = _TAG.sub(lambda match: "\n" if match[1] == "<br>" else match[1], markup).split("\n")
    height = LINE * size
    top = {"top": y, "middle": y - height * len(lines) / 2, "bottom": y - height * len(lines)}[along]
    anchors: dict[str, Anchor] = {"left": "start", "center": "middle", "right": "end"}
    if turn:
        # What is right of or below a line's middle turns with it; the baseline is about a quarter of a line below.
        below = 0.26 * height
        x, y = x - below * sin(radians(turn)), y + below * cos(radians(turn))
        yield Line(round(x, 2), round(y, 2), "middle", colour, tuple(set_runs(lines[0], size)), turn)
        return
    for n, line in enumerate(lines):
        # The baseline is about three quarters down a line.
        base = top + (n + 0.76) * height
        yield Line(round(x, 2), round(base, 2), anchors[across], colour, tuple(set_runs(line, size)))


def set_runs(line: str, size: float) -> Iterator[Run]:
    """The parts of a line, each in one format, from Plotly's markup: ``<b>`` and coloured ``<span>``."""
    bold, colours = False, list[str]()
    for part in _TAG.split(line):
        if part in {"<b>", "</b>"}:
            bold = part == "<b>"
        elif part.startswith("<span "):
            colours.append((re.search(r"color:(#\w+)", part) or [""] * 2)[1])
        elif part == "</span>":
            colours and colours.pop()
        else:
            colour = colours[-1] or None if colours else None
            for run in re.split(f"({BULLET})", part.translate(FALLBACK_GLYPHS)):
                if run == BULLET:
                    yield Run("•", BULLET_SCALE * size, bold, colour, BULLET_DROP * size)
                elif run:
                    yield Run(unescape(run), size, bold, colour)
