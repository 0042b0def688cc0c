"""How the four styles lie on the circle: which are opposite, which are neighbours, and what neighbours share."""

from collections.abc import Mapping

from discern.contract import Style

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
