"""How the four styles lie on the circle: opposites, neighbours and what these share; and which styles lead."""

from collections.abc import Mapping

from discern.contract.styles import STYLES, Style
from discern.insight.circle_positions import Floats
from discern.insight.claims import is_claimed

OPPOSITE: Mapping[Style, Style] = {"D": "S", "S": "D", "I": "C", "C": "I"}

OF_OPPOSITES: tuple[Style, ...] = ("D", "I")
"""One of each two opposite styles."""

BESIDE: Mapping[Style, tuple[Style, Style]] = {"D": ("C", "I"), "I": ("D", "S"), "S": ("I", "C"), "C": ("S", "D")}
"""The two neighbours on the circle."""

SHARED: Mapping[frozenset[Style], str] = {
    frozenset[Style]({"D", "I"}): "active",
    frozenset[Style]({"I", "S"}): "people",
    frozenset[Style]({"S", "C"}): "thoughtful",
    frozenset[Style]({"C", "D"}): "task",
}
"""The end of an axis that two neighbours are both towards."""

ENDS_OF: Mapping[Style, frozenset[str]] = {
    style: frozenset(end for styles, end in SHARED.items() if style in styles) for style in OPPOSITE
}
"""The ends of the two axes that a style is towards."""


def leading_styles(known: Floats) -> tuple[Style, ...]:
    """The style that leads, or the two of which one does, the more probable first; none where even that is open.

    ``known`` (4,) are the probabilities of leading.
    """
    first, second = sorted(range(len(STYLES)), key=lambda column: -known[column])[:2]
    if is_claimed(float(known[first])):
        return (STYLES[first],)
    return (STYLES[first], STYLES[second]) if is_claimed(float(known[first] + known[second])) else ()
