"""Places names beside dots so that none overlaps another name or dot, is nearer to another dot, or leaves the chart.

Greedy: names are tried in order of importance, each at eight positions around its dot, and the first free one is taken.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from discern.charts.text import clip, escape_plotly, text_width
from discern.charts.theme import Theme
from discern.contract import MapPoint

WIDTH = 16
"""Names are clipped to this many columns."""
COLUMN = 7.0
LINE = 15.0
DOT = 8.0
"""In pixels: a column's width, a line's height, and the room a dot needs around its centre."""
APART = 4.0
"""How much nearer in pixels a name must be to its own dot than to any other."""
NARROW = 330.0
"""The circle's width in pixels on a 390-pixel-wide screen."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in pixels from the circle's centre, y upwards."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def edges(self) -> tuple[float, float, float, float]:
        return self.left, self.bottom, self.right, self.top


@dataclass(frozen=True, slots=True)
class Side:
    """On which side of its dot a name is: ``x`` and ``y`` are −1, 0 or 1."""

    x: int
    y: int

    def box(self, x: float, y: float, width: float) -> Box:
        """What a name ``width`` pixels wide covers on this side of a dot at ``x``, ``y``."""
        # Straight left or right it starts beside the dot; above and below it starts or ends at the dot's centre.
        across = self.x * (DOT + width / 2) if self.y == 0 else self.x * width / 2
        centre_x, centre_y = x + across, y + self.y * (DOT + LINE / 2)
        return Box(centre_x - width / 2, centre_y - LINE / 2, centre_x + width / 2, centre_y + LINE / 2)


SIDES = (Side(0, 1), Side(0, -1), Side(1, 0), Side(-1, 0), Side(1, 1), Side(-1, 1), Side(1, -1), Side(-1, -1))


def place_names(
    points: Sequence[MapPoint],
    kept_free: Sequence[tuple[float, float]],
    look: Theme,
    *,
    radius: float,
    pixels: float,
    named: Sequence[int] | None = None,
) -> list[dict[str, Any]]:
    """Annotations for the names that fit on a narrow and on a wide screen; the others appear only on hover.

    Args:
        points: everybody on the map, named or not: no name covers a dot.
        kept_free: more positions, in θ, that no name may cover.
        look: the theme.
        radius: the circle's radius in θ.
        pixels: the circle's diameter on a wide screen.
        named: indices into ``points`` of those to name, most important first; all of them if None.
    """
    # One figure is shown at any width, and pixels per θ change with it while text does not: a name must fit at both
    # extremes. ``taken`` is the rectangles already used, an array (k, 4) for each of the two scales.
    scales = [width / (2 * radius) for width in (min(NARROW, pixels), pixels)]
    marks = np.array([*((p.x, p.y) for p in points), *kept_free], dtype=np.float64).reshape(-1, 2)
    taken = [np.hstack([marks * k - DOT, marks * k + DOT]) for k in scales]
    dots = [marks[: len(points)] * k for k in scales]
    annotations: list[dict[str, Any]] = []
    for n in range(len(points)) if named is None else named:
        point = points[n]
        name = clip(point.name, WIDTH)
        width = text_width(name) * COLUMN
        for side in SIDES:
            boxes = [side.box(point.x * k, point.y * k, width) for k in scales]
            if all(
                _fits(box, radius * k) and not _meets_any(box, others, n) and _belongs(box, spots, n)
                for box, others, spots, k in zip(boxes, taken, dots, scales, strict=True)
            ):
                taken = [np.vstack([others, box.edges]) for box, others in zip(boxes, taken, strict=True)]
                annotations.append(_annotate(point, name, side, look))
                break
    return annotations


def _meets_any(box: Box, others: NDArray[np.float64], own: int) -> bool:
    """Whether a name overlaps anything but its own dot."""
    left, bottom, right, top = others.T
    # Two rectangles overlap if they do on both axes. Row ``own`` is the name's dot, which it may touch.
    meets = (box.left < right) & (left < box.right) & (box.bottom < top) & (bottom < box.top)
    meets[own] = False
    return bool(meets.any())


def _belongs(box: Box, dots: NDArray[np.float64], own: int) -> bool:
    """Whether a name is clearly nearer to its own dot than to any other. ``dots`` is an array (people, 2) in pixels."""
    x, y = dots.T
    across = np.maximum(np.maximum(box.left - x, x - box.right), 0.0)
    along = np.maximum(np.maximum(box.bottom - y, y - box.top), 0.0)
    distances = np.hypot(across, along)
    others = np.delete(distances, own)
    return bool((others >= distances[own] + APART).all())


def _fits(box: Box, half: float) -> bool:
    """Whether a name stays within ``half`` pixels of the centre in both directions."""
    return box.left >= -half and box.right <= half and box.bottom >= -half and box.top <= half


def _annotate(point: MapPoint, name: str, side: Side, look: Theme) -> dict[str, Any]:
    return {
        "text": escape_plotly(name),
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
