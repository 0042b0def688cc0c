"""The styles that the theme has no settings for: `styles.css`."""

import re
from functools import cache
from pathlib import Path

import streamlit as st

from discern_app.base.text import Html


@cache
def _stylesheet() -> Html:
    """On one line and without its comments: Streamlit and the browser go through it in every run, line by line."""
    written = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
    shortened = re.sub(r"(/[*].*?[*]/|\s)+", " ", written, flags=re.DOTALL)
    return Html(f"<style>{shortened.strip()}</style>")


def is_dark() -> bool:
    """Whether the page is in its dark theme."""
    return st.context.theme.type == "dark"


def set_styles() -> None:
    """Put the styles on the page."""
    st.html(_stylesheet())
