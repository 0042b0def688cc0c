"""An owner's logo and colour: asked for once a minute, and what pages make of them."""

import re
from base64 import b64decode
from collections.abc import Hashable
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from time import monotonic

import streamlit as st
from cachetools import LRUCache

from discern.charts.theme import ACCENT, blend, contrast, ink_on, legible_on
from discern.client.cache import CachedReader
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.branding import DISCERN, Branding
from discern_app.base.styles import is_dark

HERE = Path(__file__).parents[1]

KEPT_S = 60.0
"""How long a page may look as it did before a change. Another vendor's service, which knows no logo, isn't asked more
often either."""


@dataclass(frozen=True, slots=True)
class _Kept:
    branding: Branding
    until: float


_KEPT: LRUCache[Hashable, _Kept] = LRUCache(256)
"""By the caller that may see it."""
_LOCK = Lock()


def read_branding(reader: CachedReader) -> Branding:
    """The logo and the colour of a reader's account; Discern's own look where the service tells none."""
    caller = reader.client.identity
    with _LOCK:
        kept = _KEPT.get(caller)
    if kept is not None and monotonic() < kept.until:
        return kept.branding
    try:
        branding = reader.read(operations.GET_BRANDING()).value
    except DiscernError:
        branding = DISCERN if kept is None else kept.branding
    with _LOCK:
        _KEPT[caller] = _Kept(branding, monotonic() + KEPT_S)
    return branding


def kept_branding(reader: CachedReader) -> Branding:
    """What was read last, for pages that must not wait; Discern's own look before the first time."""
    with _LOCK:
        kept = _KEPT.get(reader.client.identity)
    return DISCERN if kept is None else kept.branding


def read_branding_again() -> None:
    """Have every page ask again: an owner has changed it."""
    with _LOCK:
        for caller, kept in list(_KEPT.items()):
            _KEPT[caller] = replace(kept, until=0.0)


def shown_logo(branding: Branding) -> str | None:
    """The owner's logo for the theme that shows, as a PNG in base64."""
    return branding.logo_dark if is_dark() else branding.logo


def show_logo(branding: Branding) -> None:
    """The owner's logo above the navigation, or Discern's."""
    logo = shown_logo(branding)
    if logo is None:
        name = f"logo-{'dark' if is_dark() else 'light'}.svg"
        st.logo(str(HERE / name), size="large", icon_image=str(HERE / "icon.svg"))
    else:
        st.logo(b64decode(logo), size="large")


LIGHT_PAGE, LIGHT_CARD = "#FFFFFF", "#F6F5FA"
DARK_PAGE, DARK_CARD = "#14121C", "#1E1B29"
DARK_INK, LIGHT_INK = "#1B1630", "#F1F0F6"
"""The grounds of text and the inks on them, as `page.css` and Streamlit's theme have them."""

LEAST_OF_SHAPES = 3.0
"""The contrast that a button or a bar needs on the page (WCAG 2.2, 1.4.11)."""

MOST_ON_DARK = 4.0
"""About the highest contrast on a dark page of a colour on which white text reads."""

Theme = dict[str, str]
"""Options of Streamlit's theme with their values."""


def theme_in(colour: str) -> Theme:
    """What Streamlit's theme has in this colour. The text on its buttons is white."""
    light = legible_on(LIGHT_PAGE, colour)
    dark = legible_on(LIGHT_PAGE, legible_on(DARK_PAGE, colour, MOST_ON_DARK))
    return {
        "theme.light.primaryColor": light,
        "theme.light.violetColor": light,
        "theme.light.linkColor": legible_on(LIGHT_CARD, colour),
        "theme.dark.primaryColor": dark,
        "theme.dark.violetColor": dark,
        "theme.dark.linkColor": legible_on(DARK_CARD, colour),
    }


def environment_of(theme: Theme) -> dict[str, str]:
    """The variables by which a start of Streamlit takes these options: `STREAMLIT_THEME_LIGHT_LINK_COLOR`."""
    return {
        f"STREAMLIT_{re.sub('(?<=[a-z])(?=[A-Z])', '_', name).replace('.', '_').upper()}": colour
        for name, colour in theme.items()
    }


def is_worn(theme: Theme) -> bool:
    """Whether Streamlit has these options, which it reads at the start alone."""
    return all(st.get_option(name) == shade for name, shade in theme.items())


def app_css(branding: Branding) -> str:
    """The owner's colour, and what `styles.css` has in the colour of the theme."""
    owners = "" if branding.colour is None else f"--discern-owners: {branding.colour};"
    accent, line = (str(st.get_option(f"theme.{base}.primaryColor")) for base in ("light", "dark"))
    themes = (
        ""
        if accent == ACCENT
        else f"--discern-accent: {accent}; --discern-accent-line: {line};"
        f" --discern-accent-tint: color-mix(in srgb, {line} 22%, transparent);"
        f" --discern-tint: color-mix(in srgb, {line} 8%, transparent);"
    )
    return f":root {{ {owners} {themes} }}"


def plain_css(colour: str) -> str:
    """The colours of `page.css` and `own.css`."""
    light, dark = (
        "; ".join(f"--{name}: {shade}" for name, shade in plain_colours(colour, dark=dark).items() if name in OWNERS)
        for dark in (False, True)
    )
    return f":root, :host {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root, :host {{ {dark} }} }}\n"


OWNERS = ("accent", "on-accent", "link", "tint", "strong", "strong-tint")
"""The variables of `page.css` and `own.css` that are shades of the owner's colour."""


def plain_colours(colour: str, *, dark: bool) -> dict[str, str]:
    """The colours of a plain page, by the names of their variables, with its `page` and its `ink`."""
    page, card, ink = (DARK_PAGE, DARK_CARD, LIGHT_INK) if dark else (LIGHT_PAGE, LIGHT_CARD, DARK_INK)
    accent = legible_on(page, colour, LEAST_OF_SHAPES)
    tint, strong_tint = blend(accent, page, 0.1), blend(accent, page, 0.2)
    # Links stand on the page, on cards and on tints.
    links = [legible_on(ground, colour) for ground in (page, card, tint)]
    return {
        "page": page,
        "ink": ink,
        "accent": accent,
        "on-accent": ink_on(accent),
        "link": max(links, key=lambda link: contrast(link, page)),
        "tint": tint,
        "strong": legible_on(strong_tint, colour),
        "strong-tint": strong_tint,
    }
