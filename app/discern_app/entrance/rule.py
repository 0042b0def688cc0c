"""What of Streamlit a request may reach."""

from typing import Literal

from discern_app.base.streamlit_internals import HEALTH, NEEDED, RESERVED, STATIC

Caller = Literal["let in", "member", "closed", "signed out", "no access", "unknown"]
"""Who asks: somebody who leads, a member, who has plain pages of their own, and those who are told what to do: without
the secret's cookie, not signed in, signed in without access, or while the service can't say.
"""

Place = Literal["public", "inside", "page", "reserved"]
"""Streamlit's health and program files, its socket and the files that go with it, an address of a page, or what of
Streamlit no page needs.
"""


def find_place(path: str, *, is_socket: bool = False) -> Place:
    """What is at a path, which begins with a slash, without the app's base path. A socket is inside at every path."""
    if is_socket:
        return "inside"
    if path == HEALTH or path.startswith(STATIC):
        return "public"
    if path.startswith(NEEDED):
        return "inside"
    return "reserved" if path.startswith(RESERVED) else "page"


def may_reach(caller: Caller, place: Place) -> bool:
    """Whether a request reaches Streamlit."""
    return place == "public" or (caller == "let in" and place != "reserved")
