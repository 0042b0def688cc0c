"""A measured figure and what it is held against."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """``holds`` is null where nothing is promised; ``how`` says how the figure was taken."""

    figure: str
    value: float
    target: str
    holds: bool | None
    how: str
