"""The four styles, values that come one a style, and where they lie on the circle."""

from collections.abc import Iterator, Mapping
from math import atan2, degrees
from typing import Generic, Literal, TypeVar

from discern.contract.base_models import Object

T = TypeVar("T")

Style = Literal["D", "I", "S", "C"]

STYLES: tuple[Style, ...] = ("D", "I", "S", "C")


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

    Up is active (D, I), down is thoughtful (S, C); left is questioning (D, C), right is accepting (I, S).
    """
    return (i + s - d - c) / 2, (d + i - s - c) / 2


def circle_angle(x: float, y: float) -> float:
    """Degrees counter-clockwise from the x-axis, in [0, 360): I is at 45, D at 135, C at 225, S at 315."""
    return degrees(atan2(y, x)) % 360
