"""The app's pages. They are made once a session, since making one checks that its file exists."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias

import streamlit as st

from discern_app.base.language import say

StreamlitPage: TypeAlias = Any
"""What `st.Page` returns. Streamlit documents its attributes, such as `url_path`, but no module to import it from."""

PAGES = "pages"
LINKED_PAGES = "linked_pages"

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
"""The folder of each page. A page's script is named for its address."""

LISTED = {
    "my_data": "account_circle",
    "overview": "home",
    "assessments": "assignment",
    "results": "person",
    "compare": "compare_arrows",
    "team": "group",
    "teams": "groups",
    "reports": "article",
    "events": "notifications",
    "settings": "settings",
    "about": "info",
    "users": "shield_person",
}
"""The icon of each page in the navigation, by its file's name."""

LINKED = ("take", "me")
"""The pages behind candidates' links. They are open to everybody and link to no other page."""


def title_of(name: str) -> str:
    """A page's title, by the name of its file."""
    return say("navigation-title", page=name)


def script_of(name: str) -> Path:
    return Path(__file__).parents[1] / FOLDERS[name] / f"{name}.py"


def make_pages(home: str) -> dict[str, StreamlitPage]:
    """The pages of the navigation by the names of their files. ``home`` is the default page."""
    kept: tuple[str, dict[str, StreamlitPage]] | None = st.session_state.get(PAGES)
    if kept is None or kept[0] != home:
        made = {
            name: st.Page(
                script_of(name),
                title=title_of(name),
                icon=f":material/{icon}:",
                default=name == home,
                url_path="" if name == home else name,
            )
            for name, icon in LISTED.items()
        }
        kept = st.session_state[PAGES] = (home, made)
    return kept[1]


def make_redirects(listed: Iterable[StreamlitPage]) -> list[StreamlitPage]:
    """Hidden pages that lead home, from the address of each page that isn't among ``listed``, and from home's own."""
    open_here = {page.url_path for page in listed}
    return [
        st.Page(_lead_home, title=title_of(name), url_path=name, visibility="hidden")
        for name in LISTED
        if name not in open_here
    ]


def _lead_home() -> None:
    home: str = st.session_state[PAGES][0]
    st.switch_page(page_of(home))


def make_stand_ins(script: str) -> list[StreamlitPage]:
    """One script in place of every page of the navigation, at its address."""
    return [st.Page(script_of(script), title=title_of(script), url_path=name, visibility="hidden") for name in LISTED]


def make_linked_pages() -> list[StreamlitPage]:
    kept: dict[str, StreamlitPage] | None = st.session_state.get(LINKED_PAGES)
    if kept is None:
        kept = st.session_state[LINKED_PAGES] = {
            name: st.Page(script_of(name), title=title_of(name), visibility="hidden") for name in LINKED
        }
    return list(kept.values())


def page_of(name: str) -> StreamlitPage:
    """A page of the navigation, by the name of its file."""
    kept: tuple[str, dict[str, StreamlitPage]] = st.session_state[PAGES]
    return kept[1][name]


def linked_page(name: str) -> StreamlitPage:
    """A page behind candidates' links, by the name of its file."""
    kept: dict[str, StreamlitPage] = st.session_state[LINKED_PAGES]
    return kept[name]
