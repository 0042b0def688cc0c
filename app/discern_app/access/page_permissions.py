"""Which role may open which page."""

import streamlit as st

from discern.contract.models.users import User
from discern.contract.permissions import Role
from discern_app.access.session import current_user
from discern_app.base.language import say
from discern_app.base.navigation import LISTED
from discern_app.base.text import escape

FOR_OWNERS = {"integrations", "settings", "access"}
WITHOUT_SIGN_IN = FOR_OWNERS - {"access"}
"""The owners' pages that exist where nobody signs in."""


def may_open(role: Role | None, page: str) -> bool:
    """Whether a role may open a page, by its address. No role: nobody signs in here."""
    match role:
        case None:
            return page not in FOR_OWNERS - WITHOUT_SIGN_IN
        case "owner":
            return True
        case "member":
            # Theirs is a plain page.
            return False
        case _:
            return page not in FOR_OWNERS


def is_one_of(*roles: Role) -> bool:
    """Whether the user has one of these roles. Where nobody signs in, everything is allowed."""
    user = current_user()
    return user is None or user.role in roles


def list_pages(user: User | None) -> list[str]:
    """The addresses of the navigation's pages that a user may open."""
    role = None if user is None else user.role
    return [name for name in LISTED if may_open(role, name)]


def show_identity(user: User | None) -> None:
    """Who is signed in, and the way out."""
    if user is None:
        return
    with st.sidebar:
        name = user.name or user.email or say("navigation-signed-in")
        st.caption(f"{escape(name)} · {say('navigation-role', role=user.role)}")
        st.button(say("navigation-sign-out"), icon=":material/logout:", on_click=st.logout, width="stretch")
