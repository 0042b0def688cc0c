"""Who may sign in, with which role and teams; and what retention would erase."""

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.contract import CandidateQuery, PutUser, Role, TeamQuery, User, UserQuery
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import say
from discern_app.base.navigation import title_of
from discern_app.base.queries import read, read_all, write
from discern_app.base.text import day, escape
from discern_app.components.charts import show_table
from discern_app.components.object_select import (
    newest_people,
    person_labels,
    person_options,
    select_one,
    select_several,
)
from discern_app.components.option_labels import team_option, unique_labels, user_option

MAX_LISTED = 1000

ROLES: tuple[Role, ...] = ("manager", "coach", "member", "owner")
FORM = "new_user_form"
"""Session key: which form for somebody new this is. Another one begins empty."""

ROLES_WITH_TEAMS: set[Role] = {"manager", "coach"}

form: int = st.session_state.get(FORM, 0)
st.title(title_of("users"))
users, _ = read_all(operations.list_users(UserQuery(limit=200)), MAX_LISTED)
teams, _ = read_all(operations.list_teams(TeamQuery(limit=200)), MAX_LISTED)
team_options = [team_option(team) for team in teams]
team_names = unique_labels(team_options)
people, _ = newest_people()
person_names = person_labels(people)
user_names = unique_labels(map(user_option, users))


def who(user: User) -> str:
    known = [each for each in (user.name, user.email) if each]
    return ", ".join(known) or user.id


def part(user: User) -> str:
    if user.candidate_id is not None:
        return say("access-part", role=user.role, of=person_names.get(user.candidate_id, say("access-part-unknown")))
    if user.role not in ROLES_WITH_TEAMS:
        return say("navigation-role", role=user.role)
    names = [team_names.get(team_id, say("access-part-team")) for team_id in user.teams]
    return say("access-part", role=user.role, of=", ".join(names) or say("access-part-no-team"))


def role_detail(role: Role) -> str:
    return say("access-role-detail", role=role)


def ask_role_details(role: Role, key: str, user: User | None = None) -> tuple[list[str], str | None]:
    """The teams or the person that belong to a role."""
    if role in ROLES_WITH_TEAMS:
        return select_several(
            say("access-teams"), team_options, start=user.teams if user else (), key=f"teams {key}"
        ), None
    if role == "member":
        now = user.candidate_id if user else None
        options = person_options(people)
        none = say("access-whose-none")
        return [], select_one(say("access-whose"), options, start=now, none=none, key=f"person {key}")
    return [], None


def save(given: dict[str, object]) -> None:
    """Save and draw the page anew, with an empty form for the next person."""
    try:
        user = PutUser.model_validate(given)
    except ValidationError as error:
        wrong = str(error.errors()[0]["loc"][:1])
        st.error(say("access-email-wrong") if "email" in wrong else say("access-whose-missing"))
        return
    if write(operations.put_user(user)) is not None:
        st.session_state[FORM] = form + 1
        st.rerun()


st.markdown(say("access-detail"))
if users:
    show_table(
        [say("access-column", column=name) for name in ("person", "role", "signed-in")],
        [
            (who(user), part(user), day(user.signed_in_at) if user.signed_in_at else say("access-not-yet"))
            for user in users
        ],
    )
else:
    st.info(say("access-nobody"), icon=":material/shield_person:")

with st.expander(say("access-give"), icon=":material/person_add:", expanded=not users):
    email = st.text_input(say("access-email"), max_chars=254, key=f"new email {form}")
    role = st.selectbox(say("access-role"), list(ROLES), format_func=role_detail, key=f"new role {form}")
    given_teams, whose = ask_role_details(role, f"new {form}")
    if st.button(say("access-add"), type="primary", icon=":material/check:"):
        save({"email": email or "", "role": role, "teams": given_teams, "candidate_id": whose})

if users:
    with st.expander(say("access-change"), icon=":material/manage_accounts:"):
        by_id = {user.id: user for user in users}
        chosen = by_id[select_one(say("access-person"), map(user_option, users), key="user") or users[0].id]
        new_role = st.selectbox(
            say("access-role"),
            list(ROLES),
            index=ROLES.index(chosen.role),
            format_func=role_detail,
            key=f"role {chosen.id}",
        )
        new_teams, new_person = ask_role_details(new_role, chosen.id, chosen)
        with st.container(horizontal=True):
            # Named by whose they are: a click arrives after the choice may have changed.
            if st.button(say("access-save"), type="primary", icon=":material/check:", key=f"save {chosen.id}"):
                save({"id": chosen.id, "role": new_role, "teams": new_teams, "candidate_id": new_person})
            with st.popover(say("access-remove"), icon=":material/person_remove:"):
                st.markdown(say("access-remove-detail", name=escape(user_names[chosen.id])))
                removes = st.button(say("access-remove-go"), type="primary", key=f"remove {chosen.id}")
                if removes and write(operations.remove_user(chosen.id)) is not None:
                    st.rerun()

st.subheader(say("access-deletion"))
days = load_settings().retention_days
longest = st.number_input(say("access-idle"), 1, 36_500, days or 730, key="idle")
idle = read(operations.list_candidates(CandidateQuery(idle_days=longest, limit=200, order="oldest")))
st.markdown(say("access-retention", days=days or 0))
if not idle.data:
    st.markdown(say("access-idle-none"))
else:
    st.markdown(say("access-idle-count", more="yes" if idle.has_more else "no", count=len(idle.data)))
    idle_names = person_labels(idle.data)
    columns = [say("access-column", column=name) for name in ("person", "added")]
    show_table(columns, [(idle_names[each.id], day(each.created_at)) for each in idle.data])
