"""The figures of a profile as pictures that the page carries: nothing more is loaded, and no script draws."""

from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass

from discern import charts
from discern.charts import Chart
from discern.charts.vector import draw_picture
from discern.contract.models.results import Results
from discern.contract.styles import STYLES, Style
from discern.words import format_score
from discern_app.base.language import language, say

WIDTH = 340
"""Pixels; the page scales a picture to its column, which is about as wide on a phone."""


@dataclass(frozen=True, slots=True)
class Picture:
    """``light`` and ``dark`` are addresses that hold the drawings, ``alt`` is for who can't see them."""

    light: str
    dark: str
    title: str
    alt: str


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A score 0–100 with the ends of its 95% interval, where that is known, and both as text."""

    style: Style
    name: str
    score: float
    interval: tuple[float, float] | None
    text: str


def draw_scores(results: Results) -> Picture:
    """The four scores on the spokes of the circle. Raises `ValueError` for a withheld result."""
    return _draw(lambda *, dark: charts.person_polar(results, dark=dark, language=language(), voice="you"))


def draw_place(results: Results) -> Picture | None:
    """The place on the circle with its regions; None where the service names none."""
    style = results.style
    if style is None or style.angle is None or style.intensity is None:
        return None
    return _draw(lambda *, dark: charts.person_region(results, dark=dark, language=language(), voice="you"))


def list_scores(results: Results) -> list[ScoreRow]:
    """A row for each style, in the order D, I, S, C; none for a withheld result."""
    if results.scores is None:
        return []
    return [
        ScoreRow(
            style,
            say("shared-style", style=style, styles=style),
            results.scores[style].score,
            results.scores[style].interval,
            format_score(results.scores[style].score, results.scores[style].interval, language()),
        )
        for style in STYLES
    ]


def _draw(make: Callable[..., Chart]) -> Picture:
    light, dark = make(dark=False), make(dark=True)
    return Picture(
        address_of_svg(draw_picture(light, WIDTH)), address_of_svg(draw_picture(dark, WIDTH)), light.title, light.alt
    )


def address_of_svg(svg: str) -> str:
    """An address that holds the drawing itself."""
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
