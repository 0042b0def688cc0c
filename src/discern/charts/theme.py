"""Colours, marks and type as data."""

from collections.abc import Mapping
from dataclasses import dataclass

from discern.contract import Style

STYLE_COLOURS: Mapping[Style, str] = {"D": "#D55E00", "I": "#E69F00", "S": "#009E73", "C": "#0072B2"}
"""Okabe and Ito's palette, which colour-blind readers can distinguish. Too light for text: letters are in ink."""

STYLE_SYMBOLS: Mapping[Style, str] = {"D": "diamond", "I": "triangle-up", "S": "circle", "C": "square"}

STYLE_GLYPHS: Mapping[Style, str] = {"D": "◆", "I": "▲", "S": "●", "C": "■"}
"""The symbols as text, for keys beside a chart."""

STYLE_ANGLES: Mapping[Style, float] = {"I": 45.0, "D": 135.0, "C": 225.0, "S": 315.0}
"""Degrees on the circle, counter-clockwise from the right, in the order in which a polygon passes them."""


@dataclass(frozen=True, slots=True)
class Theme:
    """``ink`` is for text and outlines, ``muted`` for lesser text, ``grid`` for rules, ``line`` for a drawn profile.

    ``other`` and ``other_band`` are for a second profile beside the first. ``background`` is what lies beneath; figures
    leave it alone and only outline marks with it. ``full`` is the end of a scale that begins at ``background``, and
    light or dark enough that ``ink`` can be read on all of it.
    """

    ink: str
    muted: str
    grid: str
    background: str
    line: str
    band: str
    faint: str
    other: str
    other_band: str
    full: str
    font: str = "'Source Sans', 'Source Sans Pro', system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
    size: int = 13


LIGHT = Theme(
    ink="#101820",
    muted="#4A5560",
    grid="#C9D0D6",
    background="#FFFFFF",
    line="#5B3E96",
    band="rgba(91, 62, 150, 0.18)",
    faint="rgba(91, 62, 150, 0.35)",
    other="#4A5560",
    other_band="rgba(74, 85, 96, 0.16)",
    full="#B9A3E3",
)
DARK = Theme(
    ink="#F1F3F5",
    muted="#B6BEC6",
    grid="#4A535C",
    background="#12161B",
    line="#BBA4F0",
    band="rgba(187, 164, 240, 0.22)",
    faint="rgba(187, 164, 240, 0.40)",
    other="#B6BEC6",
    other_band="rgba(182, 190, 198, 0.18)",
    full="#5B3E96",
)


def theme(*, dark: bool) -> Theme:
    return DARK if dark else LIGHT
