"""What is said of somebody's place on the circle, or of a team's, in words and as the look of a dot.

A dot has the colour of the quarter that it lies in. It is full where a style is said, pale with a coloured rim
where it may be either of two, and of the page's colour with a thin grey rim where nothing is said.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal, NamedTuple

from discern.charts.text import say
from discern.charts.theme import STYLE_COLOURS, Theme, blend
from discern.contract.models.insights import Insight, StylesArgument, TopicArgument, Voice
from discern.contract.models.results import Results, StyleSummary
from discern.contract.models.teams import GroupAnalysis, MapPoint
from discern.contract.styles import HALVES_AROUND, STYLES, STYLES_IN, Direction, Half, Style, quarter_of
from discern.words import format_names, percent

Named = Direction | Half
"""What is named of a person or a team."""

STYLES_OF: Mapping[str, Sequence[Style]] = dict(STYLES_IN.items())
"""The two styles whose quarters make up a half."""

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


def fill_of(point: MapPoint) -> Fill:
    if said_of(point) is None:
        return "empty"
    return "full" if point.direction in STYLES else "pale"


def is_open(point: MapPoint) -> bool:
    """Whether no side is said of somebody, so that they count towards no quarter; it may be that their answers look
    random.
    """
    return said_of(point) is None and point.label is None


def is_said_in(point: MapPoint, part: Style | Half) -> bool:
    """Whether what is said of somebody puts them in a quarter or half: who is only in a half counts in no quarter.

    Somebody with a label of unknown certainty is where their dot is.
    """
    said = said_of(point)
    if said is None:
        quarter = quarter_of(point.x, point.y)
        return point.label is not None and part in {quarter, *HALVES_AROUND[quarter]}
    return part in {said, *HALVES_AROUND.get(said, ())}


def hue_of(point: MapPoint, look: Theme) -> str:
    """The colour of the quarter that a dot lies in; grey where nothing is said."""
    return look.muted if fill_of(point) == "empty" else STYLE_COLOURS[quarter_of(point.x, point.y)]


def paint(point: MapPoint, look: Theme) -> Look:
    fill, hue = fill_of(point), hue_of(point, look)
    if fill == "full":
        return Look(hue, look.background, RIMS[fill])
    return Look(look.background if fill == "empty" else blend(hue, look.background, look.tint), hue, RIMS[fill])


def said_of(of: StyleSummary | MapPoint) -> Named | None:
    return of.direction or of.half


def name_said(of: StyleSummary | MapPoint, language: str) -> str:
    """What is said in a word or two: "Fast above all"; or a label of unknown certainty; or that answers look random."""
    if _looks_random(of):
        return say(language, "chart-row-unsaid", row="random")
    return _name(said_of(of) or "open", language) if of.label is None else of.label


def _looks_random(of: StyleSummary | MapPoint) -> bool:
    return isinstance(of, MapPoint) and of.looks_random


@cache
def _name(said: str, language: str) -> str:
    return say(language, "shared-place", place=said)


def describe_said(of: StyleSummary | MapPoint, language: str) -> str:
    """The same with its probability."""
    named = name_said(of, language)
    if of.label is not None or said_of(of) is None or of.probability is None:
        return named
    return say(language, "chart-said-percent", said=named, percent=percent(of.probability, language))


def tell(of: StyleSummary | MapPoint, name: str, language: str, voice: Voice = "named") -> str:
    """What is said as a sentence, without its full stop."""
    if of.label is not None:
        return _stopless(say(language, "chart-label", voice=voice, a=name, label=of.label))
    if _looks_random(of):
        return _stopless(say(language, "chart-random", a=name))
    said = said_of(of)
    if said is None:
        return _stopless(say(language, "person-style-open", voice=voice, a=name))
    if said in STYLES_OF:
        message = "person-pace" if said in {"fast", "calm"} else "person-focus"
        return _stopless(say(language, message, voice=voice, a=name, end=said))
    message = "person-style" if len(said) == 1 else "person-style-between"
    return _stopless(say(language, message, voice=voice, a=name, styles=said))


def _stopless(sentence: str) -> str:
    return sentence.removesuffix(".")


def tell_more(of: StyleSummary | MapPoint, language: str) -> list[str]:
    """What goes with the sentence: which axis is open, and how sure it is."""
    said, more = said_of(of), []
    if said in STYLES_OF:
        more.append(say(language, "chart-half-open", axis="focus" if said in {"fast", "calm"} else "pace"))
    if said is not None and of.probability is not None:
        more.append(say(language, "chart-sure", percent=percent(of.probability, language)))
    return more


def person_finding(results: Results, language: str, voice: Voice = "named") -> str:
    """What is said of a person as the title of a chart."""
    name = results.candidate.name
    if doubt := title_of_doubt([results], language):
        return doubt
    if results.style is None:
        return say(language, "chart-person-scores", voice=voice, a=name)
    return tell(results.style, name, language, voice)


def title_of_doubt(results: Sequence[Results], language: str) -> str:
    """The title of a chart of one person or two in place of what it finds, where answers behind it look random; else
    empty.
    """
    names = [each.candidate.name for each in results if each.quality.looks_random]
    if not names:
        return ""
    return say(language, "chart-by-chance", names=format_names(names, language), count=len(results))


def note_highest(results: Results, language: str) -> list[str]:
    """That the highest score isn't in what is named; [] where it is, or nothing is named."""
    style, scores = results.style, results.scores
    if style is None or scores is None or results.quality.looks_random:
        return []
    said = said_of(style)
    named: Sequence[str] = [] if said is None else STYLES_OF.get(said, said)
    shown = {each: round(score.score) for each, score in scores.items()}
    highest = max(STYLES, key=lambda each: shown[each])
    if not named or any(shown[each] == shown[highest] for each in STYLES if each in named):
        return []
    return [say(language, "chart-highest", style=highest)]


def named_of(analysis: GroupAnalysis) -> Named | None:
    """The direction or half that is said of a team first: its first statement is its title everywhere."""
    first = next(iter(analysis.insights), None)
    if first is None:
        return None
    region = first.arguments.get("region")
    if isinstance(region, TopicArgument):
        return next((each for each in _NAMES if each == region.topic), None)
    styles = set(_styles_of(first))
    return next((each for each in _NAMES if styles and styles == set(STYLES_OF.get(each, each))), None)


_NAMES: tuple[Named, ...] = ("D", "I", "S", "C", "fast", "people", "calm", "task", "DI", "IS", "SC", "DC")
"""A half before a direction between the same two styles: that most people are in one of two quarters says the half."""


def _styles_of(said: Insight) -> Sequence[Style]:
    """The styles in whose quarters most or all of a team lie, if that is what is said."""
    found = said.arguments.get("styles") if said.kind == "majority" else said.arguments.get("only")
    return found.styles if isinstance(found, StylesArgument) else ()
