"""Importing people and teams from a list: a preview first, then calls that are safe to repeat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import streamlit as st

from discern.client.errors import DiscernError
from discern.client.memberships import (
    Departures,
    SkippedRow,
    find_departures,
    marks_of,
    membership_calls,
    read_teams,
)
from discern.contract import operations
from discern.contract.models.candidates import PersonFields
from discern.contract.models.sync import SyncBatch, SyncOutcome
from discern.words import format_names
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import language, say
from discern_app.base.queries import write
from discern_app.base.states import show_note
from discern_app.base.text import rows_html
from discern_app.components.charts import show_table
from discern_app.components.option_labels import person_option, unique_labels
from discern_app.components.people_csv import Row, Sheet
from discern_app.components.people_upload import ask_for_list, read_list, show_problems
from discern_app.components.tables import table_key
from discern_app.dialogs.open_dialog import open_dialog, rerun_dialog

WIDTH = 640

READ, LEAVING, DONE, GIVEN = "import read", "import leaving", "import done", "import given"
"""Session keys: the list, who leaves if it replaces teams, what has come of it, and how it was written."""

TEAMS_IN_VIEW = 6
"""Of more, the table scrolls."""


@dataclass(frozen=True, slots=True)
class Import:
    """People, and by team name the external ids of those who are listed for it."""

    people: Sequence[Row]
    teams: Mapping[str, Sequence[str]]
    problems: Sequence[tuple[Row, str, str]]
    skipped: Sequence[SkippedRow]


@dataclass(frozen=True, slots=True)
class TeamChange:
    name: str
    joined: int
    left: int


@dataclass(frozen=True, slots=True)
class Done:
    people: SyncOutcome
    teams: Sequence[TeamChange]


def read_import(sheet: Sheet) -> Import:
    """The people and teams of a list. A row without an id can't be imported. A team's id is its name."""
    problems = [(row, column, rule) for row in sheet.rows for column, rule in row.problems.items()]
    problems += [(row, "external_id", say("import-no-id")) for row in sheet.rows if not row.get("external_id")]
    wrong = {id(row) for row, _, _ in problems}
    people = [row for row in sheet.rows if id(row) not in wrong]
    teams: dict[str, list[str]] = {}
    for row in people:
        if row.get("team"):
            teams.setdefault(row.get("team"), []).append(row.get("external_id"))
    skipped = [_skip(row) for row in sheet.rows if id(row) in wrong]
    return Import(people, teams, sorted(problems, key=lambda problem: problem[0].line), skipped)


def _skip(row: Row) -> SkippedRow:
    """A row with a problem. What is wrong in it, such as the id of another row, says nothing about whose it is."""
    external_id, email, name = (
        None if column in row.problems else row.get(column) for column in ("external_id", "email", "name")
    )
    return SkippedRow(f"{row.line}", marks_of(external_id, email, name), frozenset({row.get("team")}))


def import_people() -> None:
    """Open the dialog that imports people and teams from a list. Owners may."""
    open_dialog(_draw, title=say("import-title"), width=WIDTH)


def _draw() -> None:
    kept: tuple[Import, Sequence[str]] | None = st.session_state.get(READ)
    done: Done | None = st.session_state.get(DONE)
    if kept is None:
        _take_list()
        return
    found, fields = kept
    departures = None
    if done is not None:
        _show_done(done)
    else:
        departures = _show_plan(found)
    problems = [(row.line, column, row.get(column), rule) for row, column, rule in found.problems]
    show_problems(problems, say("import-skipped"))
    with st.container(horizontal=True):
        if departures is not None and found.people and _confirm(departures):
            with st.spinner(say("import-wait")):
                done = _import(found, departures, fields=fields)
            if done is not None:
                st.session_state[DONE] = done
                rerun_dialog()
        if done is None:
            if st.button(say("import-change"), icon=":material/edit:", key="change import"):
                del st.session_state[READ]
                rerun_dialog()
        elif st.button(say("import-other"), icon=":material/undo:", key="another import"):
            forget_import()
            rerun_dialog()


def _show_plan(found: Import) -> Mapping[str, Departures] | None:
    """What will be imported, and who leaves which team; None under a banner where that can't be known."""
    st.markdown(say("import-plan", people=len(found.people), teams=len(found.teams)))
    if not found.teams:
        return {}
    mode = st.radio(
        say("import-mode-label"),
        ("add", "replace"),
        format_func=lambda each: say("import-mode", mode=each),
        captions=[say("import-mode-detail", mode=each) for each in ("add", "replace")],
        key="import mode",
    )
    departures: Mapping[str, Departures] | None = None
    if mode == "replace":
        try:
            departures = _find_departures(found)
        except DiscernError as error:
            show_error(error)
            return None
    else:
        st.session_state.pop(LEAVING, None)
    columns = ("team", "people") if departures is None else ("team", "people", "leave")
    rows = [
        (name, f"{len(ids)}", *([] if departures is None else [_describe(departures.get(name, Departures()))]))
        for name, ids in found.teams.items()
    ]
    _show_teams(columns, rows)
    return departures or {}


def _find_departures(found: Import) -> Mapping[str, Departures]:
    """Who leaves, as it was when replacing was chosen: the names that are shown are of those who will leave."""
    if LEAVING not in st.session_state:
        stored = read_teams(current_service().managers.client, found.teams.keys())
        st.session_state[LEAVING] = find_departures(stored, found.teams, found.skipped)
    departures: Mapping[str, Departures] = st.session_state[LEAVING]
    return departures


def _describe(departures: Departures) -> str:
    if departures.doubts:
        return say("import-doubt", rows=len(departures.doubts), line=departures.doubts[0].place)
    labels = unique_labels(person_option(person, person.email, marked=False) for person in departures.people)
    return format_names(list(labels.values()), language()) or say("import-nobody")


def _show_teams(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    with st.container(height=320 if len(rows) > TEAMS_IN_VIEW else "content", border=False):
        show_table([say("import-column", column=column) for column in columns], rows)


def _confirm(departures: Mapping[str, Departures]) -> bool:
    leaving = [(name, person.id) for name, team in departures.items() for person in team.people]
    label = say("import-go", leaving=len({person for _, person in leaving}))
    # A click on a button that was drawn before these people were named isn't one on this.
    key = table_key("confirm import", leaving)
    return st.button(label, type="primary", icon=":material/upload:", key=key)


def _import(found: Import, named: Mapping[str, Departures], *, fields: Sequence[str]) -> Done | None:
    """Make the changes: people before the teams that they join. Nobody leaves a team who wasn't ``named``.

    ``fields`` are those that the list has columns for: what is stored in others stays. None under a banner where
    something failed; it can be repeated.
    """
    rows = [{field: row.get(field) or None for field in ("external_id", "name", *fields)} for row in found.people]
    people = write(operations.SYNC(SyncBatch(candidates=rows, partial=True)))
    if people is None:
        return None
    ids = {row.external_id: row.id for row in people.rows if row.id is not None}
    try:
        stored = read_teams(current_service().managers.client, found.teams.keys())
    except DiscernError as error:
        show_error(error)
        return None
    departures = find_departures(stored, found.teams, found.skipped) if named else {}
    changes = []
    for name, listed in found.teams.items():
        joining = [ids[external_id] for external_id in listed if external_id in ids]
        may_leave = {person.id for person in named.get(name, Departures()).people}
        leaving = [person for person in departures.get(name, Departures()).people if person.id in may_leave]
        if not joining:
            continue
        calls = membership_calls(name, name, stored.get(name), joining, leaving)
        if any(write(call) is None for call in calls):
            return None
        present = {person.id for person in stored[name].members} if name in stored else set()
        changes.append(TeamChange(name, len(set(joining) - present), len(leaving)))
    return Done(people, changes)


def forget_import() -> None:
    for key in (READ, LEAVING, DONE, GIVEN):
        st.session_state.pop(key, None)


def _take_list() -> None:
    st.markdown(say("import-about"))
    with st.form("import", border=False):
        text, file = ask_for_list(140, "id,name,email,team\n17,Ana Ruiz,,Sales", st.session_state.get(GIVEN, ""))
        if st.form_submit_button(say("import-check"), type="primary", icon=":material/checklist:"):
            found = read_list(text, file)
            if found is None:
                return
            sheet, st.session_state[GIVEN] = found
            fields = [field for field in PersonFields.model_fields if field in sheet.columns]
            st.session_state[READ] = (read_import(sheet), fields)
            st.session_state.pop(LEAVING, None)
            rerun_dialog()


def _show_done(done: Done) -> None:
    outcomes = ("created", "updated", "unchanged", "failed")
    sums = [say("import-sum", outcome=each, count=count) for each in outcomes if (count := getattr(done.people, each))]
    show_note("check_circle", f"**{say('import-done')}** · {' · '.join(sums)}")
    changed = [(team.name, f"{team.joined}", f"{team.left}") for team in done.teams if team.joined or team.left]
    if changed:
        _show_teams(("team", "joined", "left"), changed)
    refused = [
        say("import-refused", id=row.external_id or "", detail=row.error.message)
        for row in done.people.rows
        if row.error is not None
    ]
    if refused:
        st.html(rows_html(refused))
