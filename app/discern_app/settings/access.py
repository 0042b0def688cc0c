"""Who may sign in, with which role and teams; and what retention would erase."""

from collections.abc import Mapping, Sequence

import streamlit as st

from discern.contract import operations
from discern.contract.models.candidates import CandidateQuery
from discern.contract.models.teams import TeamQuery
from discern.contract.models.users import User, UserQuery
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import say
from discern_app.base.navigation import title_of
from discern_app.base.queries import read, read_all
from discern_app.base.states import show_state
from discern_app.base.text import day, escape
from discern_app.components.charts import show_table
from discern_app.components.object_select import newest_people, person_labels
from discern_app.components.option_labels import team_options, unique_labels, user_option
from discern_app.components.page_header import page_header
from discern_app.components.tables import ROW_PX, Tone, badge_column, draw_table, table_key
from discern_app.settings.access_dialogs import (
    MAX_LISTED,
    ROLES,
    ROLES_WITH_TEAMS,
    change_access,
    let_in,
    remove_access,
)

RETENTION = "what retention erases"


def whereabouts(user: User, teams: Mapping[str, str], people: Mapping[str, str]) -> list[str]:
    """The teams that a user leads or coaches, or the person that a member is."""
    if user.candidate_id is not None:
        return [people.get(user.candidate_id, say("access-part-unknown"))]
    if user.role not in ROLES_WITH_TEAMS:
        return []
    return [teams.get(team_id, say("access-part-team")) for team_id in user.teams]


def show_users(users: Sequence[User]) -> User | None:
    """The table of users; returns the one whose row is ticked."""
    teams, _ = read_all(operations.LIST_TEAMS(TeamQuery(limit=200)), MAX_LISTED)
    team_names = unique_labels(team_options(teams))
    people, _ = newest_people()
    person_names = person_labels(people)
    columns = {name: say("access-column", column=name) for name in ("person", "email", "role", "teams", "signed-in")}
    roles: dict[str, Tone] = {
        say("access-role-name", role=role): "open" if role == "owner" else "quiet" for role in ROLES
    }
    selection = draw_table(
        {
            columns["person"]: [user.name or "" for user in users],
            columns["email"]: [user.email or ("" if user.name else user.id) for user in users],
            columns["role"]: [[say("access-role-name", role=user.role)] for user in users],
            columns["teams"]: [whereabouts(user, team_names, person_names) for user in users],
            columns["signed-in"]: [user.signed_in_at for user in users],
        },
        row_height=ROW_PX,
        placeholder=say("access-not-yet"),
        on_select="rerun",
        selection_mode="single-row",
        column_config={
            columns["role"]: badge_column(columns["role"], roles, 110),
            columns["teams"]: st.column_config.ListColumn(columns["teams"]),
            columns["signed-in"]: st.column_config.DatetimeColumn(columns["signed-in"], format="distance", width=140),
        },
        alt=say("access-alt"),
        key=table_key("users", [user.id for user in users]),
    )
    ticked = [users[row] for row in selection["selection"]["rows"] if row < len(users)]
    return ticked[0] if ticked else None


def show_actions(user: User, name: str) -> None:
    with st.container(border=True, horizontal=True, vertical_alignment="center", key="user-actions"):
        st.markdown(f"**{escape(name)}**", width="stretch")
        # Named by whose they are: a click arrives after the choice may have changed.
        st.button(
            say("access-change-go"),
            icon=":material/manage_accounts:",
            on_click=change_access,
            args=(user, name),
            key=f"change {user.id}",
        )
        st.button(
            say("access-remove"),
            icon=":material/person_remove:",
            on_click=remove_access,
            args=(user, name),
            key=f"remove {user.id}",
        )


def show_retention() -> None:
    """When people without activity are deleted, and who they would be."""
    days = load_settings().retention_days
    st.markdown(say("access-retention", days=days or 0))
    longest = st.number_input(say("access-idle"), 1, 36_500, days or 730, key="idle", width=320)
    idle = read(operations.LIST_CANDIDATES(CandidateQuery(idle_days=longest, limit=200, order="oldest")))
    if not idle.data:
        st.caption(say("access-idle-none"))
        return
    st.markdown(say("access-idle-count", more="yes" if idle.has_more else "no", count=len(idle.data)))
    idle_names = person_labels(idle.data)
    columns = [say("access-column", column=name) for name in ("person", "added")]
    show_table(columns, [(idle_names[person.id], day(person.created_at)) for person in idle.data])


with page_header(title_of("access"), say("access-detail")):
    st.button(say("access-give"), type="primary", icon=":material/person_add:", on_click=let_in)
users, _ = read_all(operations.LIST_USERS(UserQuery(limit=200)), MAX_LISTED)
if users:
    chosen = show_users(users)
    if chosen is not None:
        show_actions(chosen, unique_labels(map(user_option, users))[chosen.id])
else:
    show_state("shield_person", say("access-nobody"))
behind = st.expander(say("access-deletion"), key=RETENTION, on_change="rerun")
if behind.open:
    with behind:
        show_retention()
