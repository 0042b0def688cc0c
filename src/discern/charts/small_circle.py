"""A team's circle in small, without words: for its card in a list of teams."""

from math import cos, radians, sin

from discern.charts.circle import RIM, edges_of, opacity_of, parts_of
from discern.charts.dots import spread_out
from discern.charts.said import named_of, paint
from discern.charts.team.team_map import points_of
from discern.charts.team.who_is_where import tell_who_is_where
from discern.charts.theme import STYLE_COLOURS, Theme, theme
from discern.contract.models.teams import TeamAnalysis
from discern.words import LANGUAGES

SIDE = 120
RADIUS = 56
"""The picture's width and the circle's radius, in pixels."""
LARGEST, SMALLEST = 9.0, 4.0
"""Diameters of dots, in pixels."""
FEW = 12
"""Up to so many people dots are as large as can be."""
CROWD = 100
"""In a larger team dots stay at their places: there is no room to move them apart."""
RIM_WIDTHS = (0.75, 1.4)
"""The least width of a dot's rim, and that of one which is coloured, in pixels."""


def small_circle(analysis: TeamAnalysis, *, dark: bool) -> str:
    """The circle of a team as SVG, `SIDE` pixels wide: what is said of it first is lit, everybody is a dot.

    It identifies nobody. For `describe_circle` as its alt text.
    """
    look = theme(dark=dark)
    parts = [*_sectors(analysis, look), *_lines(analysis, look), *_dots(analysis, look)]
    middle = SIDE / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">'
        f'<g transform="translate({middle:g} {middle:g})">{"".join(parts)}</g></svg>'
    )


def describe_circle(analysis: TeamAnalysis, *, language: str = LANGUAGES[0]) -> str:
    """How many people are in each quarter, as alt text without names."""
    return tell_who_is_where(analysis, language, named=False)


def _sectors(analysis: TeamAnalysis, look: Theme) -> list[str]:
    named = named_of(analysis)
    drawn = []
    for style, first, last, is_lit in parts_of(named):
        (x0, y0), (x1, y1) = _at(first), _at(last)
        opacity = opacity_of(is_lit=is_lit, named=named, look=look)
        drawn.append(
            f'<path d="M0 0 L{x0:.1f} {y0:.1f} A{RADIUS} {RADIUS} 0 0 0 {x1:.1f} {y1:.1f} Z" '
            f'fill="{STYLE_COLOURS[style]}" fill-opacity="{opacity:g}"/>'
        )
    return [*drawn, f'<circle r="{RADIUS}" fill="none" stroke="{look.grid}" stroke-width="0.75"/>']


def _lines(analysis: TeamAnalysis, look: Theme) -> list[str]:
    ends = [_at(turn) for turn in edges_of(named_of(analysis))]
    return [f'<path d="M0 0 L{x:.1f} {y:.1f}" stroke="{look.background}" stroke-width="1.5"/>' for x, y in ends]


def _at(turn: float) -> tuple[float, float]:
    """The point of the rim at a turn in degrees, y downwards."""
    return RADIUS * cos(radians(turn)), -RADIUS * sin(radians(turn))


def _dots(analysis: TeamAnalysis, look: Theme) -> list[str]:
    # In the order of their places: the members' order would give them away.
    points = points_of(analysis, named=False)
    size = max(SMALLEST, min(LARGEST, LARGEST * (FEW / max(len(points), 1)) ** 0.5))
    drawn = []
    places = spread_out(points, size, 2 * RADIUS, apart=len(points) <= CROWD)
    for point, (x, y) in zip(points, places, strict=True):
        painted = paint(point, look)
        # What is full has the thin rim of the page's colour, which keeps dots apart.
        width = RIM_WIDTHS[painted.rim != look.background]
        drawn.append(
            f'<circle cx="{x * RADIUS / RIM:.1f}" cy="{-y * RADIUS / RIM:.1f}" r="{size / 2:.1f}" '
            f'fill="{painted.colour}" stroke="{painted.rim}" stroke-width="{width:g}"/>'
        )
    return drawn
