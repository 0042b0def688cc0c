"""The app's pages and their addresses."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, NoReturn, TypeAlias
from urllib.parse import unquote

import streamlit as st

from discern_app.base.language import say
from discern_app.session_state import IS_PAGE_NAMED, LINKED_PAGES, OPENED_PAGE, PAGES, SEARCH_PEOPLE, SEARCH_TEAMS

StreamlitPage: TypeAlias = Any
"""What `st.Page` returns. Streamlit documents its attributes, such as `url_path`, but no module to import it from."""

HOME = "home"

FOLDERS = {
    "home": "home",
    "people": "people",
    "assessments": "assessments",
    "teams": "teams",
    "talk": "talk",
    "compare": "talk",
    "agreements": "talk",
    "brief": "talk",
    "reports": "reports",
    "integrations": "integrations",
    "access": "settings",
    "settings": "settings",
    "how_it_works": "home",
    "not_found": "home",
    "locked": "access",
}
"""The folder of each page by the page's address. A page's script is named for its address."""

SECTIONS = {
    "": {
        "home": "home",
        "people": "group",
        "assessments": "assignment",
        "teams": "diversity_3",
        "talk": "forum",
        "compare": "compare_arrows",
        "agreements": "handshake",
        "brief": "groups",
        "reports": "article",
    },
    "workspace": {"integrations": "webhook", "access": "shield_person", "settings": "settings"},
    "help": {"how_it_works": "help"},
}
"""The pages of the navigation by section, each with its icon."""

OUTSIDE_MENU = ("compare", "agreements", "brief")
"""Pages that others lead to, and the menu doesn't: two people are compared where their talk is prepared, all agreements
are a step from Home and from the teams, and a meeting of several from talks, teams and people.
"""

LISTED = tuple(name for pages in SECTIONS.values() for name in pages)

TAB = "tab"
"""The parameter of the address of the settings that holds the open tab."""

PRESENTING = "present"
"""The parameter of the address that holds the number of the slide of a team, from 1."""

OBJECTS = {"people": ("person", "assessment"), "teams": ("team",), "reports": ("report",)}
"""The lists whose page also shows one object of theirs, and the parameters of the address that ask for it."""

CHOSEN = {"talk": ("person", "other", "occasion"), "brief": ("person", "team")}
"""The parameters by which the address of another page says what it shows."""

LINKED = ("take", "me", "working_with", "unsubscribe", "week")
"""The addresses behind links that are given to people. They are open to everybody and link to no other page. Streamlit
shows them where a host serves no routes.
"""

BRIDGE = Path(__file__).parents[1] / "bridge" / "page.py"
"""The script of the pages behind links."""


def title_of(name: str) -> str:
    """A page's title, by its address."""
    return say("navigation-title", page=name)


def script_of(name: str) -> Path:
    return Path(__file__).parents[1] / FOLDERS[name] / f"{name}.py"


def make_pages() -> dict[str, StreamlitPage]:
    """The pages of the navigation by their addresses."""
    pages = {
        name: st.Page(
            script_of(name),
            title=title_of(name),
            icon=f":material/{icon}:",
            default=name == HOME,
            url_path="" if name == HOME else name,
            visibility="hidden" if name in OUTSIDE_MENU else "visible",
        )
        for icons in SECTIONS.values()
        for name, icon in icons.items()
    }
    PAGES.set(pages)
    return pages


def in_sections(open_here: Collection[str], pages: Mapping[str, StreamlitPage]) -> dict[str, list[StreamlitPage]]:
    """Those of the ``pages`` that are open here, by the title of their section."""
    return {
        say("navigation-section", section=section) if section else "": listed
        for section, icons in SECTIONS.items()
        if (listed := [pages[name] for name in icons if name in open_here])
    }


def make_ways_home(open_here: Collection[str]) -> list[StreamlitPage]:
    """Hidden pages that lead home: at home's own name, and at the addresses of pages that aren't open here."""
    return [
        st.Page(_open_home, title=title_of(HOME), url_path=name, visibility="hidden")
        for name in LISTED
        if name not in open_here or name == HOME
    ]


def _open_home() -> None:
    st.switch_page(page_of(HOME), query_params=st.query_params.to_dict())


def make_missing(opened: str) -> list[StreamlitPage]:
    """A page at an address that no other has, where ``opened`` is one: Streamlit shows a message over home."""
    address = unquote(opened).strip()
    if not address or "/" in address or address in {*LISTED, *LINKED}:
        return []
    return [st.Page(script_of("not_found"), title=title_of("not_found"), url_path=address, visibility="hidden")]


def make_locked(address: str, stands_for: Collection[str] = LISTED) -> list[StreamlitPage]:
    """The page for people who aren't let in, at an ``address`` of its own and at those that it ``stands_for``."""
    script, title = script_of("locked"), title_of(address)
    own = st.Page(script, title=title, url_path=address, default=True)
    return [own, *(st.Page(script, title=title, url_path=name, visibility="hidden") for name in stands_for)]


def make_linked_pages(opened: str) -> list[StreamlitPage]:
    """The pages behind links, also where one is ``opened`` by its address in other letters: `Take`."""
    written = (*LINKED, opened) if opened.lower() in LINKED and opened not in LINKED else LINKED
    pages = {name: st.Page(BRIDGE, title="Discern", url_path=name, visibility="hidden") for name in written}
    LINKED_PAGES.set(pages)
    return list(pages.values())


def name_page(title: str) -> None:
    """Name the page in the browser's tab and history, by its heading as plain text."""
    st.set_page_config(page_title=say("navigation-tab", title=title))
    IS_PAGE_NAMED.set(True)


def open_list(name: str) -> NoReturn:
    """Open the list of all people, teams or reports, by the address of their page, in the order that it had."""
    empty_searches()
    order = st.query_params.get("sort")
    st.switch_page(page_of(name), query_params={} if order is None else {"sort": order})


def stay_and_show(**query: str) -> None:
    """Show something else on the same page, as a button's callback: ``query`` is what the address asks for then.

    A link of a page to itself would leave the browser's address as it was, and the next click would act on that.
    """
    for name, value in query.items():
        st.query_params[name] = value


def forget_searches(opened: str) -> None:
    """Empty the search fields when another page is ``opened``: Streamlit would keep what was typed in them, and a link
    to a list would open what is left of it.
    """
    if OPENED_PAGE.get() != opened:
        empty_searches()
    OPENED_PAGE.set(opened)


def empty_searches() -> None:
    SEARCH_PEOPLE.forget()
    SEARCH_TEAMS.forget()


def page_of(name: str) -> StreamlitPage:
    """A page of the navigation, by its address."""
    return PAGES.get()[name]


def linked_page(name: str) -> StreamlitPage:
    """A page behind people's links, by its address."""
    return LINKED_PAGES.get()[name]


def base_path() -> str:
    """The path before all of the app's addresses, such as `/discern`; usually empty."""
    path = str(st.get_option("server.baseUrlPath") or "").strip("/")
    return f"/{path}" if path else ""
