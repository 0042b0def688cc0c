"""What Streamlit's theme can't say."""

import streamlit as st

READABLE = """
button[data-variant="segmented_control"][data-selected="true"]:not([data-disabled]),
button[data-variant="pills"][data-selected="true"]:not([data-disabled]) { color: inherit; }
"""
"""A chosen segment in the page's ink: in the accent, on a tint of the accent, it is too faint to read when dark.
Border and tint still say which it is. Streamlit's own rule has three conditions, so this one needs as many."""

OPENED = """
button[kind="tertiary"]:is(:hover, :focus-visible, :active, [aria-expanded="true"]):not(:disabled) {
  color: inherit; text-decoration: underline;
}
"""
"""A button without a border, pointed at or opened, in the page's ink: the theme darkens the accent there, which leaves
1.6:1 on a dark page. The line beneath says it instead."""

WHOLE = """
[data-testid="stMain"] [data-testid="stPageLink"] :is(span, div, p) {
  white-space: normal; overflow: visible; line-height: 1.4;
}
[data-testid="stMain"] [data-testid="stPageLink-NavLink"] { min-height: 1.5rem; }
"""
"""A link to a page is often somebody's name and more, which is wrapped and not cut; and large enough for a thumb."""

IN_CELLS = """
[data-testid="stMain"] [data-testid="stMarkdownContainer"] td { overflow-wrap: anywhere; }
"""
"""An address in a table breaks where a phone's edge is, or else the whole page would scroll sideways."""


def set_styles() -> None:
    st.html(f"<style>{READABLE}{OPENED}{WHOLE}{IN_CELLS}</style>")
