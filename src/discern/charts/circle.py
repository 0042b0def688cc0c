"""The circle that people are drawn on: a scatter plot with shapes, because points on polar axes can't be selected by a
click.

Up is fast (D, I), down is calm (S, C); left is task first (D, C), right is people first (I, S). It is the same for a
person, a pair and a team: its rim is at `RIM`, and what lies beyond is drawn on it. What is named of them is lit.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import cos, hypot, radians, sin, tan
from typing import Any

from discern.charts.chart import Chart, Drawing, draw
from discern.charts.said import STYLES_OF, Named
from discern.charts.text import escape_plotly, say, wrap
from discern.charts.theme import STYLE_ANGLES, STYLE_COLOURS, Theme, translucent
from discern.contract.styles import STYLES, Half, Style

HEIGHT = 396
RIM = 2.5
"""The radius in θ, of every circle, so that people and teams can be compared by eye."""
MARGIN = 28
"""The room around the circle for the words on its rim, in pixels."""
LETTER_SIZE = 19
LETTER_GAP = 12
"""How far the middle of a letter is from the rim, across and along, in pixels: a dot on the rim doesn't touch it."""
WORD_SIZE = 13
WORD_GAP = 16
"""How far the middle of a word is from the rim, in pixels."""
READING_SIZE = 12
READING_COLUMNS = 46
"""The width of a line under the circle in columns: it fits a figure 300 pixels wide."""
BREAK = "<br>"
READING_LINE = 16
"""The height of a line under the circle, in pixels."""
STEP = 45
"""The circle's parts meet at multiples of so many degrees."""

MIDDLES: Mapping[Named, int] = {
    "D": 135,
    "DI": 90,
    "I": 45,
    "IS": 0,
    "S": 315,
    "SC": 270,
    "C": 225,
    "DC": 180,
    "fast": 90,
    "people": 0,
    "calm": 270,
    "task": 180,
}
"""The middle of each direction and half, in degrees."""

ENDS: Mapping[Half, tuple[int, int, int]] = {
    "fast": (0, 1, 0),
    "calm": (0, -1, 0),
    "task": (-1, 0, -90),
    "people": (1, 0, 90),
}
"""Where on the rim the ends of both axes are, across and up, and by how many degrees their words are turned."""

Trace = dict[str, Any]


def to_rim(x: float, y: float, most: float = RIM) -> tuple[float, float]:
    """A place in θ; what is further than ``most`` from the middle is brought back to there."""
    length = hypot(x, y)
    return (x, y) if length <= most else (x * most / length, y * most / length)


def is_in(turn: float, named: Named | None) -> bool:
    """Whether a direction in degrees is within what is named; a half reaches twice as far as a direction."""
    return named is not None and abs((turn - MIDDLES[named] + 180) % 360 - 180) < (90 if named in STYLES_OF else 45)


def draw_circle(
    traces: Sequence[Trace],
    annotations: Sequence[Trace],
    look: Theme,
    language: str,
    *,
    named: Named | None = None,
    reading: Sequence[str] = (),
    centred: bool = False,
) -> Drawing:
    """A drawing of ``traces`` and ``annotations``, in θ, on the circle, on which ``named`` is lit.

    ``reading`` is what helps to read the figure, as plain texts, each on lines of its own under the circle. In a
    narrow figure the circle is at the top, or ``centred`` as a radar beside it is.
    """
    below = break_lines(reading)
    axis = {
        # A little more than the circle, whose line would be cut off where it touches the sides.
        "range": [-RIM * 1.02, RIM * 1.02],
        "showgrid": False,
        "zeroline": False,
        "showticklabels": False,
        "ticks": "",
        "fixedrange": True,
    }
    layout = {
        "margin": {"l": MARGIN, "r": MARGIN, "t": MARGIN, "b": MARGIN + _room_for(below)},
        # With equal scales, Plotly would show more of the longer axis; this makes the drawing area smaller in its
        # place.
        "xaxis": axis | {"constrain": "domain"},
        "yaxis": axis | {"scaleanchor": "x", "constrain": "domain", "constraintoward": "middle" if centred else "top"},
        "shapes": [*_sectors(named, look), *_lines(named, look), _rim(look)],
        "annotations": [
            *_letters(look),
            *_words(named, look, language),
            *([_reading(below, look)] if below else []),
            *annotations,
        ],
        "hovermode": "closest",
        "clickmode": "event+select",
    }
    return draw(list(traces), layout, look, HEIGHT + _room_for(below))


def without_reading(chart: Chart) -> Chart:
    """A chart on the circle without the lines under it, and as much less high: on a slide none could be read."""
    text = reading_of(chart)
    if not text:
        return chart
    layout = chart.drawing["layout"]
    saved = _room_for(text)
    shorter = layout | {
        "height": layout["height"] - saved,
        "margin": layout["margin"] | {"b": layout["margin"]["b"] - saved},
        "annotations": [each for each in layout["annotations"] if not _is_reading(each)],
    }
    return replace(chart, drawing=chart.drawing | {"layout": shorter})


def reading_of(chart: Chart) -> str:
    """The lines under the circle, in Plotly's markup; "" where a chart has none."""
    return next((each["text"] for each in chart.drawing["layout"].get("annotations", []) if _is_reading(each)), "")


def _is_reading(annotation: Mapping[str, Any]) -> bool:
    """Whether an annotation of a chart, as drawn, has the lines under the circle: nothing else is as far below it."""
    return bool(annotation.get("yshift") == -MARGIN)


def _room_for(reading: str) -> int:
    """The height of the lines under the circle, in pixels."""
    return READING_LINE * len(reading.split(BREAK)) + 3 if reading else 0


def _reading(text: str, look: Theme) -> dict[str, Any]:
    return {
        "text": text,
        "showarrow": False,
        "align": "center",
        # Where the figure is narrow, the circle is less high than its drawing area, and this stays close to it.
        "x": 0,
        "y": -RIM,
        "xanchor": "center",
        "yanchor": "top",
        "yshift": -MARGIN,
        "font": {"size": READING_SIZE, "color": look.muted},
    }


def break_lines(texts: Iterable[str]) -> str:
    """Texts as lines under a figure, in Plotly's markup."""
    return BREAK.join(escape_plotly(line) for text in texts for line in wrap(text, READING_COLUMNS))


def arrow(start: tuple[float, float], end: tuple[float, float], look: Theme, standoff: int = 10) -> dict[str, Any]:
    """An arrow between two positions in θ, ``standoff`` pixels short of both."""
    return {
        "x": end[0],
        "y": end[1],
        "ax": start[0],
        "ay": start[1],
        "xref": "x",
        "yref": "y",
        "axref": "x",
        "ayref": "y",
        "text": "",
        "showarrow": True,
        "arrowhead": 2,
        "arrowwidth": 2,
        "arrowcolor": look.line,
        "standoff": standoff,
        "startstandoff": standoff,
    }


def parts_of(named: Named | None) -> Iterator[tuple[Style, int, int, bool]]:
    """The parts of the circle, from one turn to another in degrees, each with the style whose colour it has and whether
    it is lit. A quarter is one part, but where only half of it is named."""
    for style, middle in STYLE_ANGLES.items():
        first, last = round(middle) - STEP, round(middle) + STEP
        before, after = is_in((first + middle) / 2, named), is_in((middle + last) / 2, named)
        if before == after:
            yield style, first, last, before
        else:
            yield style, first, round(middle), before
            yield style, round(middle), last, after


def edges_of(named: Named | None) -> list[float]:
    """The turns of the lines that part the circle, in degrees: between quarters, and at the ends of what is named."""
    quarters = [0.0, 90.0, 180.0, 270.0]
    if named is None or named in STYLES_OF or len(named) == 1:
        return quarters
    return [*quarters, MIDDLES[named] - STEP, MIDDLES[named] + STEP]


def opacity_of(*, is_lit: bool, named: Named | None, look: Theme) -> float:
    """Of a part of the circle."""
    return look.plain if named is None else look.lit if is_lit else look.unlit


def _sectors(named: Named | None, look: Theme) -> list[dict[str, Any]]:
    return [
        {
            "type": "path",
            "layer": "below",
            "path": _sector(first, last),
            "fillcolor": translucent(STYLE_COLOURS[style], opacity_of(is_lit=is_lit, named=named, look=look)),
            "line": {"width": 0},
        }
        for style, first, last, is_lit in parts_of(named)
    ]


def _sector(first: float, last: float) -> str:
    """The path of a part of the disc. Its arc is a cubic curve here, since Plotly's paths have no arcs."""
    a, b = radians(first), radians(last)
    bend = 4 / 3 * tan((b - a) / 4) * RIM
    start, end = (RIM * cos(a), RIM * sin(a)), (RIM * cos(b), RIM * sin(b))
    leave = start[0] - bend * sin(a), start[1] + bend * cos(a)
    arrive = end[0] + bend * sin(b), end[1] - bend * cos(b)
    x0, y0, x1, y1, x2, y2, x3, y3 = (round(n, 4) + 0.0 for n in (*start, *leave, *arrive, *end))
    return f"M 0,0 L {x0:.4f},{y0:.4f} C {x1:.4f},{y1:.4f} {x2:.4f},{y2:.4f} {x3:.4f},{y3:.4f} Z"


def _lines(named: Named | None, look: Theme) -> list[dict[str, Any]]:
    """Lines in the colour of the page, from the middle to the rim."""
    return [
        {
            "type": "line",
            "layer": "below",
            "x0": 0,
            "y0": 0,
            "x1": round(RIM * cos(radians(turn)), 4) + 0.0,
            "y1": round(RIM * sin(radians(turn)), 4) + 0.0,
            "line": {"color": look.background, "width": 2},
        }
        for turn in edges_of(named)
    ]


def _rim(look: Theme) -> dict[str, Any]:
    """The rim as a thin line: where ink or a projector is weak, tints alone wouldn't show it."""
    return {
        "type": "circle",
        "layer": "below",
        "x0": -RIM,
        "x1": RIM,
        "y0": -RIM,
        "y1": RIM,
        "line": {"color": look.grid, "width": 1},
    }


def _letters(look: Theme) -> list[dict[str, Any]]:
    """The letter of each style outside the rim, in the middle of its quarter."""
    return [
        {
            "text": f"<b>{style}</b>",
            "font": {"size": LETTER_SIZE, "color": look.style_inks[style]},
            "showarrow": False,
            "x": RIM * cos(radians(STYLE_ANGLES[style])),
            "y": RIM * sin(radians(STYLE_ANGLES[style])),
            "xshift": LETTER_GAP if cos(radians(STYLE_ANGLES[style])) > 0 else -LETTER_GAP,
            "yshift": LETTER_GAP if sin(radians(STYLE_ANGLES[style])) > 0 else -LETTER_GAP,
        }
        for style in STYLES
    ]


def _words(named: Named | None, look: Theme, language: str) -> list[dict[str, Any]]:
    """The ends of both axes, outside the circle; those at the sides run along it. Those of what is named are bold."""
    words = []
    for end, (x, y, turn) in ENDS.items():
        word = escape_plotly(say(language, "chart-circle-end", end=end))
        is_named = end in ends_of(named)
        words.append(
            {
                "text": f"<b>{word}</b>" if is_named else word,
                "font": {"size": WORD_SIZE, "color": look.ink if is_named else look.muted},
                "showarrow": False,
                "x": x * RIM,
                "y": y * RIM,
                "xshift": x * WORD_GAP,
                "yshift": y * WORD_GAP,
                "textangle": turn,
            }
        )
    return words


def ends_of(named: Named | None) -> set[Half]:
    """The halves that all of what is named lies in."""
    return set() if named is None else {half for half in ENDS if half == named or set(named) <= set(STYLES_OF[half])}
