"""The four styles, values that come one a style, and where they lie on the circle."""

from collections.abc import Iterator, Mapping
from math import atan2, degrees
from typing import Generic, Literal, TypeVar

from discern.contract.base_models import Object

T = TypeVar("T")

Style = Literal["D", "I", "S", "C"]

STYLES: tuple[Style, ...] = ("D", "I", "S", "C")


Direction = Literal["D", "DI", "I", "IS", "S", "SC", "C", "DC"]
"""Eight directions of the circle, each 90° wide: the styles, and between two of them *above all fast* (DI), *people
first* (IS), *calm* (SC) and *task first* (DC). They overlap."""

Half = Literal["fast", "people", "calm", "task"]
"""The halves of the circle, two on each axis."""

STYLES_IN: Mapping[Half, tuple[Style, Style]] = {
    "fast": ("D", "I"),
    "people": ("I", "S"),
    "calm": ("S", "C"),
    "task": ("D", "C"),
}
"""The two styles whose directions make up a half."""

HALVES_AROUND: Mapping[str, tuple[Half, ...]] = {
    "D": ("fast", "task"),
    "I": ("fast", "people"),
    "S": ("calm", "people"),
    "C": ("calm", "task"),
    "DI": ("fast",),
    "IS": ("people",),
    "SC": ("calm",),
    "DC": ("task",),
}
"""By `Direction`, the halves in which it lies: what is said of it says these too."""


class ByStyle(Object, Generic[T]):
    """One value for each style, in the order D, I, S, C.

    ``values["D"]`` and ``values.items()`` work as in a mapping.
    """

    D: T
    I: T
    S: T
    C: T

    @classmethod
    def of(cls, values: Mapping[str, T]) -> "ByStyle[T]":
        return cls(D=values["D"], I=values["I"], S=values["S"], C=values["C"])

    def __getitem__(self, style: Style) -> T:
        value: T = getattr(self, style)
        return value

    def items(self) -> Iterator[tuple[Style, T]]:
        return ((style, self[style]) for style in STYLES)

    def values(self) -> tuple[T, ...]:
        return tuple(self[style] for style in STYLES)


def circle_position(d: float, i: float, s: float, c: float) -> tuple[float, float]:
    """Coordinates x = (I + S − D − C)/2 and y = (D + I − S − C)/2, in the unit of the values (θ, usually).

    Up is fast (D, I), down is calm (S, C); left is task first (D, C), right is people first (I, S).
    """
    return (i + s - d - c) / 2, (d + i - s - c) / 2


def circle_angle(x: float, y: float) -> float:
    """Degrees counter-clockwise from the x-axis, in [0, 360): I is at 45, D at 135, C at 225, S at 315."""
    return degrees(atan2(y, x)) % 360


def quarter_of(x: float, y: float) -> Style:
    """The style whose direction holds a place on the circle."""
    if y > 0:
        return "I" if x > 0 else "D"
    return "S" if x > 0 else "C"
