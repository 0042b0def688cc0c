"""The styles that the theme has no settings for: `styles.css`."""

import json
import re
from functools import cache
from pathlib import Path

import streamlit as st

from discern_app.base.language import say
from discern_app.base.text import Html


@cache
def _stylesheet(purpose: str) -> Html:
    """On one line and without its comments: Streamlit and the browser go through it in every run, line by line.

    ``purpose`` stands at the foot of each printed page.
    """
    written = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
    shortened = re.sub(r"(/[*].*?[*]/|\s)+", " ", written, flags=re.DOTALL)
    line = json.dumps(purpose, ensure_ascii=False)
    foot = f"@page {{ @bottom-left {{ content: {line}; color: #6b6b76; font: 8pt sans-serif; }} }}"
    return Html(f"<style>{shortened.strip()} {foot}</style>")


def is_dark() -> bool:
    """Whether the page is in its dark theme."""
    return st.context.theme.type == "dark"


def set_styles() -> None:
    """Put the styles on the page."""
    st.html(_stylesheet(say("shared-excluded-printed")))
