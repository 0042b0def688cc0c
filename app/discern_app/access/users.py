"""Who may sign in, with which role and teams; and what retention would erase."""

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.contract import CandidateQuery, PutUser, Role, TeamQuery, User, UserQuery
from discern_app.base.embedded_service import load_settings
from discern_app.base.queries import read, read_all, write
from discern_app.base.text import counted, day, escape
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

ROLES: dict[Role, str] = {
    "manager": "Manager: invites people and sees the results of their own teams",
    "coach": "Coach: sees the results of their assigned teams, private ones too, and can hold and release them",
    "member": "Member: sees their own profile and data",
    "owner": "Owner: can do everything except see private results",
}
FORM = "new_user_form"
"""Session key: which form for somebody new this is. Another one begins empty."""

ROLES_WITH_TEAMS: set[Role] = {"manager", "coach"}

form: int = st.session_state.get(FORM, 0)
st.title("People and access")
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
        return f"{user.role}: {person_names.get(user.candidate_id, 'unknown person')}"
    if user.role not in ROLES_WITH_TEAMS:
        return user.role
    return f"{user.role}: {', '.join(team_names.get(team_id, 'a team') for team_id in user.teams) or 'no team yet'}"


def ask_role_details(role: Role, key: str, user: User | None = None) -> tuple[list[str], str | None]:
    """The teams or the person that belong to a role."""
    if role in ROLES_WITH_TEAMS:
        return select_several("Teams", team_options, start=user.teams if user else (), key=f"teams {key}"), None
    if role == "member":
        now = user.candidate_id if user else None
        options = person_options(people)
        return [], select_one("Which person is this?", options, start=now, none="Choose a person", key=f"person {key}")
    return [], None


def save(given: dict[str, object]) -> None:
    """Save and draw the page anew, with an empty form for the next person."""
    try:
        user = PutUser.model_validate(given)
    except ValidationError as error:
        wrong = str(error.errors()[0]["loc"][:1])
        st.error("That doesn't look like an e-mail address." if "email" in wrong else "Choose which person this is.")
        return
    if write(operations.put_user(user)) is not None:
        st.session_state[FORM] = form + 1
        st.rerun()


st.markdown(
    "Access belongs to the first person who signs in with the e-mail address, if their sign-in provider has verified "
    "it. Changes take effect at once."
)
if users:
    show_table(
        ("Person", "Role", "Signed in"),
        [(who(user), part(user), day(user.signed_in_at) if user.signed_in_at else "not yet") for user in users],
    )
else:
    st.info("Nobody has access yet.", icon=":material/shield_person:")

with st.expander("Give access", icon=":material/person_add:", expanded=not users):
    email = st.text_input("E-mail address they sign in with", max_chars=254, key=f"new email {form}")
    role = st.selectbox("Role", list(ROLES), format_func=ROLES.__getitem__, key=f"new role {form}")
    given_teams, whose = ask_role_details(role, f"new {form}")
    if st.button("Add this person", type="primary", icon=":material/check:"):
        save({"email": email or "", "role": role, "teams": given_teams, "candidate_id": whose})

if users:
    with st.expander("Change or remove access", icon=":material/manage_accounts:"):
        by_id = {user.id: user for user in users}
        chosen = by_id[select_one("Person", map(user_option, users), key="user") or users[0].id]
        new_role = st.selectbox(
            "Role",
            list(ROLES),
            index=list(ROLES).index(chosen.role),
            format_func=ROLES.__getitem__,
            key=f"role {chosen.id}",
        )
        new_teams, new_person = ask_role_details(new_role, chosen.id, chosen)
        with st.container(horizontal=True):
            # Named by whose they are: a click arrives after the choice may have changed.
            if st.button("Save", type="primary", icon=":material/check:", key=f"save {chosen.id}"):
                save({"id": chosen.id, "role": new_role, "teams": new_teams, "candidate_id": new_person})
            with st.popover("Remove", icon=":material/person_remove:"):
                st.markdown(f"**{escape(user_names[chosen.id])}** loses access at once. What they created stays.")
                removes = st.button("Remove access", type="primary", key=f"remove {chosen.id}")
                if removes and write(operations.remove_user(chosen.id)) is not None:
                    st.rerun()

st.subheader("Automatic deletion")
days = load_settings().retention_days
longest = st.number_input("Show people without activity for this many days", 1, 36_500, days or 730, key="idle")
idle = read(operations.list_candidates(CandidateQuery(idle_days=longest, limit=200, order="oldest")))
st.markdown(
    f"People are deleted automatically after **{counted(days, 'day')}** without activity."
    if days
    else "Nobody is deleted automatically: `DISCERN_RETENTION_DAYS` is not set."
)
if not idle.data:
    st.markdown("Nobody has been inactive for that long.")
else:
    more = " and more" if idle.has_more else ""
    st.markdown(f"Inactive for that long: {counted(len(idle.data), 'person', 'people')}{more}")
    idle_names = person_labels(idle.data)
    show_table(("Person", "Added"), [(idle_names[each.id], day(each.created_at)) for each in idle.data])
