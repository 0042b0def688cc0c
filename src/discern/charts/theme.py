"""Colours, marks and type as data."""

from collections.abc import Mapping
from dataclasses import dataclass

from discern.contract.styles import Style

STYLE_COLOURS: Mapping[Style, str] = {"D": "#D55E00", "I": "#E69F00", "S": "#009E73", "C": "#0072B2"}
"""From Okabe and Ito's palette, which colour-blind readers can distinguish. Too light for text, which is in ink."""

STYLE_GLYPHS: Mapping[Style, str] = {"D": "◆", "I": "▲", "S": "●", "C": "■"}
"""A mark for each style, for text: it tells styles apart where colours can't."""

_DARK_INKS: Mapping[Style, str] = {"D": "#F0853A", "I": "#F0B429", "S": "#2FC79A", "C": "#5DB0E8"}
_LIGHT_INKS: Mapping[Style, str] = {"D": "#B34E00", "I": "#856000", "S": "#007556", "C": "#0067A3"}

STYLE_ANGLES: Mapping[Style, float] = {"I": 45.0, "D": 135.0, "C": 225.0, "S": 315.0}
"""Degrees on the circle, counter-clockwise from the right, in drawing order of a polygon."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours for one scheme of the pages.

    ``ink`` is for text and outlines, ``muted`` for secondary text, ``grid`` for rules, ``line`` for means and arrows.
    ``background`` is the colour of the page: figures are transparent and use it only to fill and outline marks.
    ``style_inks`` are the styles' hues for text. ``tint`` is how much of its hue a pale mark has, and ``bar`` how much
    an interval, from 0 to 1. ``lit``,
    ``plain`` and ``unlit`` are the opacity of the circle's quarters: of what is named, of all where nothing is, and of
    the rest.
    """

    ink: str
    muted: str
    grid: str
    background: str
    line: str
    style_inks: Mapping[Style, str]
    tint: float
    bar: float
    lit: float
    plain: float
    unlit: float
    font: str = "'Source Sans', 'Source Sans Pro', system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
    size: int = 13


ACCENT = "#5B3E96"
"""The colour of what can be clicked and of rules, where an owner has chosen no other."""

LIGHT = Theme(
    ink="#1B1630",
    muted="#5F5C73",
    grid="#D9D6E4",
    background="#FFFFFF",
    line=ACCENT,
    style_inks=_LIGHT_INKS,
    tint=0.10,
    bar=0.45,
    lit=0.24,
    plain=0.13,
    unlit=0.06,
)
DARK = Theme(
    ink="#F1F0F6",
    muted="#B5B1C6",
    grid="#3A3650",
    background="#14121C",
    line="#BBA4F0",
    style_inks=_DARK_INKS,
    tint=0.17,
    bar=0.65,
    lit=0.34,
    plain=0.20,
    unlit=0.10,
)


def theme(*, dark: bool) -> Theme:
    return DARK if dark else LIGHT


def translucent(colour: str, opacity: float) -> str:
    """A colour like ``#D55E00`` with an opacity from 0 to 1, as Plotly reads it."""
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {opacity:.2f})"


def blend(colour: str, background: str, opacity: float) -> str:
    """What ``colour`` looks like on ``background`` with an ``opacity`` of 0–1, as an opaque colour; all as ``#RRGGBB``.

    So a pale mark lets nothing shine through, and the contrast of text on it is known.
    """
    pairs = zip(_channels(colour), _channels(background), strict=True)
    return "#" + "".join(f"{round(opacity * over + (1 - opacity) * under):02X}" for over, under in pairs)


def ink_on(colour: str) -> str:
    """Black or white, whichever has the higher contrast on ``colour`` (``#RRGGBB``): always 4.5 or more."""
    # The contrast of white is 1.05 / (L + 0.05), of black (L + 0.05) / 0.05; they are equal at L = 0.179.
    return "#000000" if _luminance(colour) > 0.179 else "#FFFFFF"


def legible_on(ground: str, colour: str, least: float = 4.5) -> str:
    """The ``colour``, darker or lighter by as little as gives it this contrast on a ``ground``; all as ``#RRGGBB``."""
    shade = ink_on(ground)
    mixed = (blend(shade, colour, step / 50) for step in range(51))
    return next((each for each in mixed if contrast(each, ground) >= least), shade)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours (WCAG 2.2), from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _channels(colour: str) -> list[int]:
    return [int(colour[n : n + 2], 16) for n in (1, 3, 5)]


def _luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.2), 0–1."""
    shares = (part / 255 for part in _channels(colour))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
