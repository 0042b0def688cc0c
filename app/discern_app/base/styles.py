"""The styles that the theme has no settings for: `styles.css`, and those that a page has beside it."""

import json
import re
from functools import cache
from pathlib import Path

import streamlit as st

from discern_app.base.language import say
from discern_app.base.text import Html


@cache
def read_styles(path: Path) -> str:
    """The rules of a stylesheet as an element for `st.html`, on one line and without comments.

    Streamlit and the browser go through it in every run, line by line.
    """
    written = path.read_text(encoding="utf-8")
    shortened = re.sub(r"(/[*].*?[*]/|\s)+", " ", written, flags=re.DOTALL)
    return f"<style>{shortened.strip()}</style>"


@cache
def _page_styles(purpose: str) -> Html:
    """The app's styles. ``purpose`` stands at the foot of each printed page."""
    line = json.dumps(purpose, ensure_ascii=False)
    foot = f"<style>@page {{ @bottom-left {{ content: {line}; color: #6b6b76; font: 8pt sans-serif; }} }}</style>"
    return Html(read_styles(Path(__file__).with_suffix(".css")) + foot)


def is_dark() -> bool:
    """Whether the page is in its dark theme."""
    return st.context.theme.type == "dark"


def set_styles() -> None:
    """Put the styles on the page."""
    st.html(_page_styles(say("shared-excluded-printed")))
