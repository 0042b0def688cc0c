"""The styles that the theme has no settings for: `styles.css`."""

import re
from functools import cache
from pathlib import Path

import streamlit as st


@cache
def _stylesheet() -> str:
    """Without its comments: Streamlit and the browser go through it in every run."""
    written = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
    return f"<style>{re.sub(r'/[*].*?[*]/', '', written, flags=re.DOTALL)}</style>"


def set_styles() -> None:
    """Put the styles on the page."""
    st.html(_stylesheet())
