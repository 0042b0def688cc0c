"""What is said of somebody's place on the circle, in words and as the look of their dot.

Both come from the same: a direction or a half, within which the dot lies, or that it is open. A dot is full of the
style's colour for a style's direction, full grey for one between two; pale with a rim in the colour of the quarter that
it lies in for a half; empty with a thin grey rim where nothing is said.
"""

from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple

from discern.charts.text import say
from discern.charts.theme import STYLE_COLOURS, Theme, blend
from discern.contract.models.insights import Voice
from discern.contract.models.results import Results, StyleSummary
from discern.contract.models.teams import MapPoint
from discern.contract.styles import STYLES, Half, Style, quarter_of
from discern.words import STRENGTHS, percent

Fill = Literal["full", "pale", "empty"]

FILLS: tuple[Fill, ...] = ("full", "pale", "empty")
"""From the most that is said to nothing."""

RIMS: dict[Fill, float] = {"full": 2.0, "pale": 2.5, "empty": 1.0}
"""How wide the rims of dots are, in pixels: without colours, a half differs from nothing said by this."""


class Look(NamedTuple):
    """The colours of a dot and of its rim, and the width of the rim in pixels."""

    colour: str
    rim: str
    width: float


STYLES_OF: dict[Half, Sequence[Style]] = {
    "fast": ("D", "I"),
    "people": ("I", "S"),
    "calm": ("S", "C"),
    "task": ("D", "C"),
}
"""The two styles whose quarters make up a half."""


def fill_of(point: MapPoint) -> Fill:
    if point.direction is not None:
        return "full"
    return "empty" if point.half is None else "pale"


def hue_of(point: MapPoint, look: Theme) -> str:
    """The colour of the quarter that a dot lies in; grey where no style has it by what is said."""
    is_between = point.direction is not None and len(point.direction) == 2
    return look.muted if is_between or fill_of(point) == "empty" else STYLE_COLOURS[quarter_of(point.x, point.y)]


def paint(point: MapPoint, look: Theme) -> Look:
    fill, hue = fill_of(point), hue_of(point, look)
    if fill == "full":
        return Look(hue, look.background, RIMS[fill])
    return Look(look.background if fill == "empty" else blend(hue, look.background, look.tint), hue, RIMS[fill])


def describe_said(of: StyleSummary | MapPoint, language: str) -> str:
    """What is said with its probability: "Dominance (D), 92%"; or a label of unknown certainty."""
    if of.label is not None:
        return of.label
    said = of.direction or of.half
    if said is None or of.probability is None:
        return _name("open", language)
    return _with_percent(said, percent(of.probability, language), language)


def name_said(of: StyleSummary | MapPoint, language: str) -> str:
    """What is said without its probability."""
    return _name(of.direction or of.half or "open", language) if of.label is None else of.label


@cache
def _name(said: str, language: str) -> str:
    return say(language, "shared-place", place=said)


@cache
def _with_percent(said: str, shown: str, language: str) -> str:
    return say(language, "chart-said-percent", place=said, percent=shown)


def person_finding(results: Results, language: str, voice: Voice = "named") -> str:
    """What is said of a person, worded no more strongly than its probability allows."""
    name, style = results.candidate.name, results.style
    if style is None:
        return say(language, "chart-person-scores", voice=voice, a=name)
    if style.label is not None:
        return say(language, "chart-person-unmeasured", voice=voice, a=name, label=style.label)
    said = style.direction or style.half
    if said is None:
        return say(language, "chart-person-open", voice=voice, a=name)
    strength = STRENGTHS[style.strength]
    return say(language, "chart-person-said", voice=voice, a=name, said=said, styles=said, end=said, strength=strength)


def note_highest(results: Results, language: str) -> list[str]:
    """Why what is said names another style than the highest score's; [] where it doesn't."""
    style, scores = results.style, results.scores
    if style is None or scores is None:
        return []
    named: Sequence[str] = style.direction or (STYLES_OF[style.half] if style.half else ())
    shown = {each: round(score.score) for each, score in scores.items()}
    highest = max(STYLES, key=lambda each: shown[each])
    if not named or any(shown[each] == shown[highest] for each in STYLES if each in named):
        return []
    # In its quarter a style stands further above its opposite than one neighbour does above the other.
    return [say(language, "chart-highest-elsewhere", styles=highest, said=style.direction or "none")]
