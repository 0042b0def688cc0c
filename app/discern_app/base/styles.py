"""The styles that the theme has no settings for: `styles.css`, and those that a page has beside it."""

import json
from pathlib import Path

import streamlit as st

from discern_app.base.language import say


def read_styles(path: Path) -> str:
    """The rules of a stylesheet as an element for `st.html`."""
    return f"<style>{path.read_text(encoding='utf-8')}</style>"


def is_dark() -> bool:
    """Whether the page is in its dark theme."""
    return st.context.theme.type == "dark"


def set_styles() -> None:
    """Put the styles on the page, with the purpose of the app at the foot of each printed one."""
    line = json.dumps(say("shared-excluded-printed"), ensure_ascii=False)
    foot = f"<style>@page {{ @bottom-left {{ content: {line}; color: #6b6b76; font: 8pt sans-serif; }} }}</style>"
    st.html(read_styles(Path(__file__).with_suffix(".css")) + foot)
