"""What Streamlit's theme can't say."""

import streamlit as st

READABLE = """
<style>
button[data-variant="segmented_control"][data-selected="true"],
button[data-variant="pills"][data-selected="true"] { color: inherit; }
</style>
"""
"""A chosen segment in the page's ink: in the accent, on a tint of the accent, it is too faint to read when dark.
Border and tint still say which it is."""


def set_styles() -> None:
    st.html(READABLE)
