"""The frame of pages: their head, with what can be done here, the switch of views, and the outline of long ones."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from html import escape as escape_html
from typing import TypeAlias

import streamlit as st

from discern_app.base.error_banners import place_until_error
from discern_app.base.language import say
from discern_app.base.navigation import name_page, open_list
from discern_app.base.text import escape
from discern_app.session_state import PAGE_HEAD, PAGE_WAY, VIEW

Place: TypeAlias = AbstractContextManager[object]
"""A container of Streamlit's, which names no module to import its type from."""


def header_place() -> Place:
    """Where the head of a page will be, for a page that reads before it knows its title."""
    place = st.container(gap="xsmall", key="page-header")
    PAGE_HEAD.set(place)
    return place


@contextmanager
def page_header(
    title: str,
    meta: str = "",
    place: Place | None = None,
    *,
    name: str = "",
    beside: Callable[[], None] | None = None,
    note: str = "",
    is_struck: bool = False,
    below: bool = False,
) -> Iterator[None]:
    """The head of a page; what is drawn inside stands at the right of the title, or on a row ``below`` it, and goes
    where an error ends the page.

    The head names the page for the browser too, in its tab and its history.

    Args:
        title: the page's name or its answer, as plain text.
        meta: a line above it in Markdown, such as "**Finance** · 7 of 8 have a profile".
        place: a `header_place` from before; else the head is drawn here.
        name: what the browser calls the page, where it isn't the title.
        beside: draws what stands beside the title, such as the badge of what it says.
        note: a quiet line below the title, in Markdown.
        is_struck: whether the title is struck out, as what a person says isn't them.
    """
    name_page(name or title)
    if meta:
        (PAGE_WAY.get() or st.container()).caption(meta, width="content")
    with place or header_place():
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            with st.container(horizontal=True, vertical_alignment="center", gap="small", width="stretch"):
                text = f":gray[~~{escape(title)}~~]" if is_struck else escape(title)
                st.title(text, anchor=False, width="content")
                if beside is not None:
                    beside()
            if not below:
                with place_until_error().container(horizontal=True, vertical_alignment="center", width="content"):
                    yield
        if note:
            st.caption(note)
        if below:
            with place_until_error().container(horizontal=True, vertical_alignment="center", key="views"):
                yield


def offer_list(name: str) -> None:
    """Above one person, team or report: the way to the list of all, by the address of their page."""
    way = st.container(horizontal=True, vertical_alignment="center", gap="small", key="way")
    PAGE_WAY.set(way)
    if way.button(say("shared-all", page=name), type="tertiary", icon=":material/arrow_back:", key="all"):
        open_list(name)


_MENU_TO_LIST = st.components.v2.component(
    "menu_to_list",
    js="""
/* Takes a click on a link to the page that is open, without parameters, as the menu has it, for one on the way to its
   list, if there is one. */
const follow = ({ target }) => {
  const link = target instanceof Element && target.closest('a');
  const way = document.querySelector('.st-key-all button');
  if (link?.href === location.origin + location.pathname) way?.click();
};

export default function () {
  if (window.discernMenuToList) return;
  window.discernMenuToList = true;
  document.addEventListener('click', follow);
}
""",
)


def lead_menu_to_list() -> None:
    """Have the menu's entry lead from one person, team or report to the list of all, as `offer_list` does.

    Of itself Streamlit draws the page that is open as its address is, so that the entry would do nothing.
    """
    _MENU_TO_LIST(key="menu to list")


READING_PX = 720
OUTLINE_PX = 190


@contextmanager
def reading_column(headings: Iterable[str]) -> Iterator[None]:
    """One column to read, with its outline at the left where there is room for it.

    Args:
        headings: in order, as plain text. Each leads to the element whose anchor is `anchor` of its number.
    """
    links = (f'<a href="#{anchor(number)}">{escape_html(text)}</a>' for number, text in enumerate(headings, 1))
    with st.container(horizontal=True, gap="large", key="read"):
        with st.container(width=OUTLINE_PX, key="outline"):
            st.html(f'<nav aria-label="{escape_html(say("shared-outline"))}">{"".join(links)}</nav>')
        with st.container(width=READING_PX, key="reading"):
            yield


def anchor(number: int) -> str:
    """The anchor of the heading with this number, counted from 1."""
    return f"part-{number}"


def choose_view(views: Sequence[str], label: str, name_of: Callable[[str], str]) -> str:
    """The view of a page that its address asks for, else the first, with a switch between all of them.

    Args:
        views: what they are called in the address, as `view`.
        label: what is chosen, for screen readers.
        name_of: what a view is called on the page.
    """
    requested = st.query_params.get("view", "")
    VIEW.set(requested if requested in views else views[0])
    chosen = st.segmented_control(
        label,
        list(views),
        format_func=name_of,
        required=True,
        key=VIEW.key,
        on_change=_store_view,
        args=(views[0],),
        label_visibility="collapsed",
    )
    return chosen or views[0]


def _store_view(first: str) -> None:
    chosen = VIEW.get()
    if chosen == first:
        st.query_params.pop("view", None)
    else:
        st.query_params["view"] = chosen
