"""Places names beside dots so that none overlaps another name or a dot, or leaves the chart."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from discern.charts.text import clip, columns, plain
from discern.charts.theme import Theme
from discern.contract import MapPoint

WIDTH = 16
"""A name is cut to this many columns."""
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

    @property
    def edges(self) -> tuple[float, float, float, float]:
        return self.left, self.bottom, self.right, self.top


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
    named: Sequence[int] | None = None,
) -> list[dict[str, Any]]:
    """Annotations for the names that fit at both widths of the circle; the others appear only on hover.

    ``radius`` is the circle's, in θ; its diameter takes ``pixels`` at most. No name lies on the places ``kept_free``.
    ``named`` are the places in ``points`` of those to be named, first those that matter most; without it, all.
    """
    scales = [width / (2 * radius) for width in (min(NARROW, pixels), pixels)]
    marks = np.array([*((p.x, p.y) for p in points), *kept_free], dtype=np.float64).reshape(-1, 2)
    taken = [np.hstack([marks * k - DOT, marks * k + DOT]) for k in scales]
    annotations: list[dict[str, Any]] = []
    for n in range(len(points)) if named is None else named:
        point = points[n]
        name = clip(point.name, WIDTH)
        width = columns(name) * COLUMN
        for side in SIDES:
            boxes = [side.box(point.x * k, point.y * k, width) for k in scales]
            if all(
                _fits(box, radius * k) and not _meets_any(box, others, n)
                for box, others, k in zip(boxes, taken, scales, strict=True)
            ):
                taken = [np.vstack([others, box.edges]) for box, others in zip(boxes, taken, strict=True)]
                annotations.append(_annotate(point, name, side, look))
                break
    return annotations


def _meets_any(box: Box, others: NDArray[np.float64], own: int) -> bool:
    """Whether a name overlaps anything but its own dot."""
    left, bottom, right, top = others.T
    meets = (box.left < right) & (left < box.right) & (box.bottom < top) & (bottom < box.top)
    meets[own] = False
    return bool(meets.any())


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
