"""The four styles and values that come one a style."""

from collections.abc import Iterator, Mapping
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
