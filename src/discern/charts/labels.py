"""Names beside dots, placed so that none lies on another, on a dot, or outside the chart."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discern.charts.text import clip, columns, plain
from discern.charts.theme import Theme
from discern.contract import MapPoint

WIDTH = 16
"""A name takes at most so many columns."""
COLUMN = 7.0
LINE = 15.0
DOT = 8.0
NARROW = 330.0
"""The circle's width in pixels on a 390-pixel-wide screen; wide screens give it ``pixels``."""


@dataclass(frozen=True, slots=True)
class Box:
    """In pixels, y upwards."""

    left: float
    bottom: float
    right: float
    top: float

    def meets(self, other: "Box") -> bool:
        return (
            self.left < other.right and other.left < self.right and self.bottom < other.top and other.bottom < self.top
        )


@dataclass(frozen=True, slots=True)
class Side:
    """Where a name stands from its dot: ``x`` and ``y`` are −1, 0 or 1."""

    x: int
    y: int

    def box(self, x: float, y: float, width: float) -> Box:
        across = self.x * (DOT + width / 2) if self.y == 0 else self.x * width / 2
        centre_x, centre_y = x + across, y + self.y * (DOT + LINE / 2)
        return Box(centre_x - width / 2, centre_y - LINE / 2, centre_x + width / 2, centre_y + LINE / 2)


SIDES = (Side(0, 1), Side(0, -1), Side(1, 0), Side(-1, 0), Side(1, 1), Side(-1, 1), Side(1, -1), Side(-1, -1))


def place(
    points: Sequence[MapPoint],
    kept_free: Sequence[tuple[float, float]],
    look: Theme,
    *,
    radius: float,
    pixels: float,
) -> list[dict[str, Any]]:
    """Annotations for the names that find room at both widths of the circle; the others are left to the hover text.

    ``radius`` is the circle's, in θ; its diameter takes ``pixels`` at most. No name lies on the places ``kept_free``.
    """
    scales = [width / (2 * radius) for width in (min(NARROW, pixels), pixels)]
    marks = [*((p.x, p.y) for p in points), *kept_free]
    taken = [[Box(x * k - DOT, y * k - DOT, x * k + DOT, y * k + DOT) for x, y in marks] for k in scales]
    annotations: list[dict[str, Any]] = []
    for n, point in enumerate(points):
        name = clip(point.name, WIDTH)
        width = columns(name) * COLUMN
        for side in SIDES:
            boxes = [side.box(point.x * k, point.y * k, width) for k in scales]
            if all(
                _fits(box, radius * k) and not any(box.meets(other) for m, other in enumerate(others) if m != n)
                for box, others, k in zip(boxes, taken, scales, strict=True)
            ):
                for box, others in zip(boxes, taken, strict=True):
                    others.append(box)
                annotations.append(_annotate(point, name, side, look))
                break
    return annotations


def _fits(box: Box, half: float) -> bool:
    return box.left >= -half and box.right <= half and box.bottom >= -half and box.top <= half


def _annotate(point: MapPoint, name: str, side: Side, look: Theme) -> dict[str, Any]:
    return {
        "text": plain(name),
        "font": {"size": 12, "color": look.ink},
        "showarrow": False,
        "x": point.x,
        "y": point.y,
        "xanchor": {-1: "right", 0: "center", 1: "left"}[side.x],
        "yanchor": {-1: "top", 0: "middle", 1: "bottom"}[side.y],
        "xshift": side.x * DOT if side.y == 0 else 0,
        "yshift": side.y * DOT,
        "borderpad": 0,
    }
