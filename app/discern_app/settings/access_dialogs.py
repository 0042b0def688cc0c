"""Dialogs about who may sign in: letting somebody in, changing a role, and removing access."""

from collections.abc import Sequence

import streamlit as st
from pydantic import ValidationError

from discern.contract import operations
from discern.contract.models.teams import TeamQuery
from discern.contract.models.users import PutUser, RemoveUser, User
from discern.contract.permissions import Role
from discern_app.base.language import say
from discern_app.base.queries import read_all, write
from discern_app.base.states import danger_button
from discern_app.base.text import escape
from discern_app.components.object_select import newest_people, person_options, select_one, select_several
from discern_app.components.option_labels import team_options
from discern_app.dialogs.open_dialog import close_dialog, open_dialog

MAX_LISTED = 1000

ROLES: tuple[Role, ...] = ("manager", "coach", "member", "owner")

ROLES_WITH_TEAMS: set[Role] = {"manager", "coach"}


def let_in() -> None:
    open_dialog(_let_in, title=say("access-give"))


def change_access(user: User, name: str) -> None:
    """``name`` is what the list calls the user; plain text."""
    open_dialog(_change, user, title=say("access-change", name=escape(name)))


def remove_access(user: User, name: str) -> None:
    """``name`` is what the list calls the user; plain text."""
    open_dialog(_remove, user, name, title=say("access-remove-title", name=escape(name)))


def _let_in() -> None:
    email = st.text_input(say("access-email"), max_chars=254, key="new email")
    role, teams, whose = _ask_role(None)
    if st.button(say("access-add"), type="primary", width="stretch"):
        _save({"email": email or "", "role": role, "teams": teams, "candidate_id": whose})


def _change(user: User) -> None:
    role, teams, whose = _ask_role(user)
    if st.button(say("access-save"), type="primary", width="stretch"):
        _save({"id": user.id, "role": role, "teams": teams, "candidate_id": whose})


def _remove(user: User, name: str) -> None:
    st.markdown(say("access-remove-detail", name=escape(name)))
    removes = danger_button(say("access-remove-go"), key=f"remove access of {user.id}", width="stretch")
    if removes and write(operations.REMOVE_USER(RemoveUser(id=user.id))) is not None:
        _end()


def _ask_role(user: User | None) -> tuple[Role, Sequence[str], str | None]:
    """A role, and the teams or the person that belong to it."""
    key = "new" if user is None else user.id
    role = st.selectbox(
        say("access-role"),
        ROLES,
        index=ROLES.index(user.role if user else "manager"),
        format_func=lambda role: say("access-role-name", role=role),
        key=f"role {key}",
    )
    st.caption(say("access-role-detail", role=role))
    if role in ROLES_WITH_TEAMS:
        teams, _ = read_all(operations.LIST_TEAMS(TeamQuery(limit=200)), MAX_LISTED)
        start = user.teams if user else ()
        return role, select_several(say("access-teams"), team_options(teams), start=start, key=f"teams {key}"), None
    if role == "member":
        people, _ = newest_people()
        start_person = user.candidate_id if user else None
        none = say("access-whose-none")
        whose = select_one(
            say("access-whose"), person_options(people), start=start_person, none=none, key=f"person {key}"
        )
        return role, [], whose
    return role, [], None


def _save(fields: dict[str, object]) -> None:
    try:
        user = PutUser.model_validate(fields)
    except ValidationError as error:
        wrong = str(error.errors()[0]["loc"][:1])
        st.error(say("access-email-wrong") if "email" in wrong else say("access-whose-missing"))
        return
    if write(operations.PUT_USER(user)) is not None:
        _end()


def _end() -> None:
    close_dialog()
    st.rerun()
