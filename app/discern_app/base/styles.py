"""The styles that the theme has no settings for: `styles.css`."""

from functools import cache
from pathlib import Path

import streamlit as st


@cache
def _stylesheet() -> str:
    return f"<style>{Path(__file__).with_suffix('.css').read_text(encoding='utf-8')}</style>"


def set_styles() -> None:
    """Put the styles on the page."""
    st.html(_stylesheet())
