"""The app's pages, made once a session: to make one is to look for its file, and a run would look for all of them."""

from pathlib import Path
from typing import Any, TypeAlias

import streamlit as st

StreamlitPage: TypeAlias = Any
"""What `st.Page` returns. Streamlit documents its attributes, such as `url_path`, but no module to import it from."""

HELD = "pages"
HELD_LINKED = "linked_pages"

FOLDERS = {
    "overview": "home",
    "about": "home",
    "assessments": "assessments",
    "results": "people",
    "compare": "compare",
    "team": "teams",
    "teams": "teams",
    "reports": "reports",
    "events": "integrations",
    "settings": "settings",
    "users": "access",
    "sign_in": "access",
    "closed": "access",
    "take": "taking",
    "me": "taking",
    "my_data": "taking",
}
"""The folder of each page. The script has the name of the page's address."""

LISTED = {
    "my_data": ("My data", "account_circle"),
    "overview": ("Overview", "home"),
    "assessments": ("Assessments", "assignment"),
    "results": ("Results", "person"),
    "compare": ("Compare", "compare_arrows"),
    "team": ("Team", "group"),
    "teams": ("Teams", "groups"),
    "reports": ("Reports", "article"),
    "events": ("Events", "notifications"),
    "settings": ("Settings", "settings"),
    "about": ("About", "info"),
    "users": ("People and access", "shield_person"),
}
"""Title and icon of each page in the navigation, by its file's name."""

LINKED = {"take": "Your assessment", "me": "Your profile"}
"""The titles of those that candidates' links lead to. They open for everybody and lead nowhere else."""


def script_of(name: str) -> Path:
    return Path(__file__).parents[1] / FOLDERS[name] / f"{name}.py"


def make_pages(home: str) -> dict[str, StreamlitPage]:
    """The pages of the navigation by their files' names; ``home`` is where somebody lands."""
    held: tuple[str, dict[str, StreamlitPage]] | None = st.session_state.get(HELD)
    if held is None or held[0] != home:
        made = {
            name: st.Page(script_of(name), title=title, icon=f":material/{icon}:", default=name == home)
            for name, (title, icon) in LISTED.items()
        }
        held = st.session_state[HELD] = (home, made)
    return held[1]


def make_linked_pages() -> list[StreamlitPage]:
    held: dict[str, StreamlitPage] | None = st.session_state.get(HELD_LINKED)
    if held is None:
        held = st.session_state[HELD_LINKED] = {
            name: st.Page(script_of(name), title=title, visibility="hidden") for name, title in LINKED.items()
        }
    return list(held.values())


def page_of(name: str) -> StreamlitPage:
    """A page to link to, by its file's name."""
    held: tuple[str, dict[str, StreamlitPage]] = st.session_state[HELD]
    return held[1][name]


def linked_page(name: str) -> StreamlitPage:
    """One of the pages that candidates' links lead to, by its file's name."""
    held: dict[str, StreamlitPage] = st.session_state[HELD_LINKED]
    return held[name]
