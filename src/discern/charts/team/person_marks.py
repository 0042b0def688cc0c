"""How a person is drawn as a tile or a dot: the style's colour, paler the less probable it is, with their initials."""

from collections.abc import Callable, Sequence
from functools import cache

from discern.charts.labels import initials
from discern.charts.text import escape_plotly, say, text_width
from discern.charts.theme import STYLE_COLOURS, Theme, blend
from discern.contract import MapPoint, Style
from discern.words import percent

PALEST = 0.04
"""The opacity of a mark for a probability of 0; at 1 it is opaque."""

ProbabilityText = Callable[[Style, float], str]

Ranked = list[tuple[Style, float]]


def shade(style: Style, probability: float, look: Theme) -> str:
    """The colour of a mark for leading with ``style`` at a ``probability`` of 0–1, opaque."""
    return blend(STYLE_COLOURS[style], look.background, PALEST + (1 - PALEST) * probability)


def ranked(point: MapPoint) -> Ranked:
    """The styles with their probabilities, the most probable first; [] where they are unknown."""
    return [] if point.probabilities is None else sorted(point.probabilities.items(), key=lambda item: -item[1])


def labels_of(people: Sequence[MapPoint]) -> dict[str, str]:
    """The initials by candidate id."""
    return dict(zip((point.candidate_id for point in people), initials([point.name for point in people]), strict=True))


def label_size(text: str) -> int:
    """The type size of initials that fit a tile or a dot of about 30 pixels."""
    return {0: 11, 1: 11, 2: 11, 3: 10, 4: 9}.get(text_width(text), 8)


def probability_texts(language: str) -> ProbabilityText:
    """Says how probable it is that a style leads, in Plotly's markup; the same percentage of a style only once."""

    @cache
    def say_percent(style: Style, shown: str) -> str:
        return escape_plotly(say(language, "chart-probable", styles=style, percent=shown))

    return lambda style, probability: say_percent(style, percent(probability, language))


def describe(point: MapPoint, styles: Sequence[tuple[Style, float]], text: ProbabilityText, *, named: bool) -> str:
    """The hover text of a mark: the name, and how probable it is that each of ``styles`` leads."""
    lines = [escape_plotly(point.name)] if named else []
    lines += [text(style, probability) for style, probability in styles] or [escape_plotly(point.style)]
    return "<br>".join(lines)
