"""The circle explained: its four halves, and the eight directions of which one is said of a person."""

from math import cos, radians, sin
from typing import Any

from discern.charts.chart import Chart, Table
from discern.charts.circle import MIDDLES, RIM, Trace, draw_circle
from discern.charts.text import say
from discern.charts.theme import Theme, theme
from discern.contract.styles import Direction
from discern.words import LANGUAGES

DIRECTIONS: tuple[Direction, ...] = ("I", "DI", "D", "DC", "C", "SC", "S", "IS")

BETWEEN: dict[Direction, int] = {each: MIDDLES[each] for each in DIRECTIONS if len(each) == 2}
"""The middles of the directions between two styles, in degrees."""

ARC = 0.9
"""How far out the arcs are that show how wide these are, as a share of the radius."""

NAME = 0.63
"""How far out their names are."""


def directions(*, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """The circle without anybody on it. Each style's quarter is a direction; an arc shows each of the four between."""
    look = theme(dark=dark)
    traces = [_arc(middle, look) for middle in BETWEEN.values()]
    names = [_name(direction, middle, look, language) for direction, middle in BETWEEN.items()]
    title, described = say(language, "chart-directions"), say(language, "chart-directions-described")
    header = tuple(say(language, "chart-directions-column", column=name) for name in ("direction", "middle"))
    reading = [say(language, "chart-directions-reading")]
    return Chart(
        draw_circle(traces, names, look, language, reading=reading),
        title,
        say(language, "chart-alt", title=title, described=described),
        Table(header, tuple((say(language, "shared-place", place=each), MIDDLES[each]) for each in DIRECTIONS)),
        described=described,
    )


def _arc(middle: int, look: Theme) -> Trace:
    turns = [radians(angle) for angle in range(middle - 41, middle + 42, 2)]
    return {
        "type": "scatter",
        "mode": "lines",
        "x": [ARC * RIM * cos(turn) for turn in turns],
        "y": [ARC * RIM * sin(turn) for turn in turns],
        "line": {"color": look.muted, "width": 2},
        "hoverinfo": "skip",
    }


def _name(direction: Direction, middle: int, look: Theme, language: str) -> dict[str, Any]:
    turn = radians(middle)
    # Words on lines of their own: beside each other they would reach into the letters.
    words = say(language, "shared-place", place=direction).split(" ", 2)
    return {
        "x": NAME * RIM * cos(turn),
        "y": NAME * RIM * sin(turn),
        "text": "<br>".join([" ".join(words[:2]), *words[2:]]),
        "showarrow": False,
        "font": {"size": 12, "color": look.ink},
    }
