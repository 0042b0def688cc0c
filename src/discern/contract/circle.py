"""Where a profile lies on the style circle.

Up is active (D, I), down is thoughtful (S, C); left is questioning (D, C), right is accepting (I, S).
"""

from math import atan2, degrees


def position(d: float, i: float, s: float, c: float) -> tuple[float, float]:
    """Coordinates x = (I + S − D − C)/2 and y = (D + I − S − C)/2, in the unit of the values (θ, usually)."""
    return (i + s - d - c) / 2, (d + i - s - c) / 2


def angle(x: float, y: float) -> float:
    """Degrees counter-clockwise from the x-axis, in [0, 360): I is at 45, D at 135, C at 225, S at 315."""
    return degrees(atan2(y, x)) % 360
