"""A measured figure and the bar it is compared with."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """``holds`` is null where there is no bar; ``how`` says how the figure was taken."""

    figure: str
    value: float
    target: str
    holds: bool | None
    how: str


def at_least(figure: str, value: float, floor: float, how: str) -> Figure:
    return Figure(figure, float(value), f">= {floor:g}", bool(value >= floor), how)


def at_most(figure: str, value: float, ceiling: float, how: str) -> Figure:
    return Figure(figure, float(value), f"<= {ceiling:g}", bool(value <= ceiling), how)


def within(figure: str, value: float, low: float, high: float, how: str) -> Figure:
    return Figure(figure, float(value), f"{low:g}-{high:g}", bool(low <= value <= high), how)


def plain(figure: str, value: float, how: str) -> Figure:
    return Figure(figure, float(value), "", None, how)
