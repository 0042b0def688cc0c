"""What of Streamlit a request may reach."""

from typing import Literal

from discern_app.base.streamlit_internals import HEALTH, STATIC

Caller = Literal["let in", "linked", "closed", "signed out", "no access", "unknown"]
"""Who asks: somebody who is let in; somebody whose link opens a page of Streamlit's; and those who are told what to do:
without the secret's cookie, not signed in, signed in without access, or while the service can't say.
"""

Place = Literal["public", "inside", "page"]
"""Streamlit's health and program files, its socket and the files that go with it, or an address of a page."""

WITHOUT_SIGN_IN = ("me", "working_with")
"""Pages behind links that are Streamlit's, and so need its socket. Whoever opens one may have the socket."""


def find_place(path: str) -> Place:
    """What is at a path, which begins with a slash, without the app's base path."""
    if path == HEALTH or path.startswith(STATIC):
        return "public"
    return "inside" if path.startswith(("/_stcore/", "/media/", "/component/")) else "page"


def is_for_link(path: str) -> bool:
    """Whether a page at this path needs the socket for people who aren't let in."""
    return path.strip("/") in WITHOUT_SIGN_IN


def may_reach(caller: Caller, path: str) -> bool:
    """Whether a request reaches Streamlit: the socket too, whose path is one of those inside."""
    place = find_place(path)
    return (
        caller == "let in"
        or place == "public"
        or (place == "inside" and caller == "linked")
        or (place == "page" and is_for_link(path))
    )
