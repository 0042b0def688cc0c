"""Everything that rests on what Streamlit doesn't document: its page's HTML. Read in Streamlit 1.67.

There is no public way to the scripts inside Streamlit's page, which a content security policy has to name, nor to some
colours and sizes. Where the page changes, the policy stays as strict and the app refuses to start; a style that finds
nothing changes nothing.
"""

import re
from base64 import b64encode
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files

import streamlit as st

SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL | re.IGNORECASE)
EVENT_HANDLER = re.compile(r"<[^>]+\son\w+\s*=", re.IGNORECASE)
"""A script in an attribute, which no hash allows."""


class StreamlitChangedError(Exception):
    """The installed Streamlit isn't built like the one this was written for. The message says how, in one line."""


def inline_script_hashes(html: str | None = None) -> list[str]:
    """The sources, such as `'sha256-…'`, by which a policy allows exactly the scripts inside Streamlit's own page.

    Args:
        html: the page; the installed one where it is left out.

    Raises:
        StreamlitChangedError: there is no such page, or a script in it that can't be named by a hash.
    """
    page = _read_page() if html is None else html
    found = SCRIPT.findall(page)
    inline = [script for attributes, script in found if "src=" not in attributes]
    if not found or EVENT_HANDLER.search(SCRIPT.sub("", page)):
        raise StreamlitChangedError(
            f"Streamlit {version('streamlit')} starts the scripts of its page in an unknown way."
        )
    return [f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in inline]


def _read_page() -> str:
    try:
        return files("streamlit").joinpath("static", "index.html").read_text(encoding="utf-8")
    except OSError as error:
        raise StreamlitChangedError(f"Streamlit {version('streamlit')} has no page at static/index.html.") from error


SELECTED_SEGMENT = """
button[data-variant="segmented_control"][data-selected="true"]:not([data-disabled]),
button[data-variant="pills"][data-selected="true"]:not([data-disabled]) { color: inherit; }
"""
"""The text of a chosen segment in the page's ink: in the accent, on a tint of the accent, it is too faint when dark.
Border and tint still mark it. Streamlit's own rule has three conditions, so this one needs as many."""

TERTIARY_BUTTON = """
button[kind="tertiary"]:is(:hover, :focus-visible, :active, [aria-expanded="true"]):not(:disabled) {
  color: inherit; text-decoration: underline;
}
"""
"""A button without a border, pointed at or opened, in the page's ink and underlined: the theme darkens the accent
there, which leaves a contrast of 1.6:1 on a dark page."""

PAGE_LINK = """
[data-testid="stMain"] [data-testid="stPageLink"] :is(span, div, p) {
  white-space: normal; overflow: visible; line-height: 1.4;
}
[data-testid="stMain"] [data-testid="stPageLink-NavLink"] { min-height: 1.5rem; }
"""
"""A link to a page often holds a name and more: it wraps instead of being cut, and is large enough for a thumb."""

TABLE_CELL = """
[data-testid="stMain"] [data-testid="stMarkdownContainer"] td { overflow-wrap: anywhere; }
"""
"""An address in a table breaks at a phone's edge; otherwise the whole page would scroll sideways."""


def set_styles() -> None:
    """Put the styles on the page that Streamlit's theme has no settings for."""
    st.html(f"<style>{SELECTED_SEGMENT}{TERTIARY_BUTTON}{PAGE_LINK}{TABLE_CELL}</style>")
