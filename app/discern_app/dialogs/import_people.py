"""Importing people and teams from a list: a preview first, then calls that are safe to repeat."""

from collections.abc import Sequence
from dataclasses import dataclass

import streamlit as st

from discern.client import operations
from discern.contract import SyncBatch, SyncOutcome
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.states import show_note
from discern_app.base.text import rows_html
from discern_app.components.people_csv import Row, Sheet
from discern_app.components.people_upload import ask_for_list, read_list, show_problems
from discern_app.components.tables import draw_table
from discern_app.dialogs.open_dialog import open_dialog, rerun_dialog

WIDTH = 640

READ, DONE, GIVEN = "import read", "import done", "import given"


@dataclass(frozen=True, slots=True)
class Import:
    """People, and by team name the external ids of all its members."""

    people: Sequence[Row]
    teams: dict[str, list[str]]
    problems: Sequence[tuple[Row, str, str]]


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
    return Import(people, teams, sorted(problems, key=lambda problem: problem[0].line))


def batches(found: Import, *, with_emails: bool) -> list[SyncBatch]:
    """The calls to make: people before the teams that contain them. Without an e-mail column, stored addresses stay."""
    people = [
        {
            "external_id": row.get("external_id"),
            "name": row.get("name"),
            **({"email": row.get("email") or None} if with_emails else {}),
        }
        for row in found.people
    ]
    teams = [{"external_id": name, "name": name, "members": ids} for name, ids in found.teams.items()]
    return [
        *([SyncBatch(candidates=people, partial=True)] if people else []),
        *([SyncBatch(teams=teams, partial=True)] if teams else []),
    ]


def import_people() -> None:
    """Open the dialog that imports people and teams from a list. Owners may."""
    open_dialog(_draw, title=say("import-title"), width=WIDTH)


def _draw() -> None:
    kept: tuple[Import, bool] | None = st.session_state.get(READ)
    outcomes: list[SyncOutcome] | None = st.session_state.get(DONE)
    if kept is None:
        _take_list()
        return
    found, with_emails = kept
    if outcomes is not None:
        _show_outcomes(outcomes)
    else:
        st.markdown(say("import-plan", people=len(found.people), teams=len(found.teams)))
        if found.teams:
            team, people = (say("import-column", column=column) for column in ("team", "people"))
            columns: dict[str, list[object]] = {
                team: list(found.teams),
                people: [len(ids) for ids in found.teams.values()],
            }
            draw_table(columns, alt=say("import-teams-alt"))
    show_problems([(row.line, column, row.get(column), rule) for row, column, rule in found.problems])
    with st.container(horizontal=True):
        if outcomes is None and found.people and st.button(say("import-go"), type="primary", icon=":material/upload:"):
            with st.spinner(say("import-wait")):
                done = [write(operations.sync(batch)) for batch in batches(found, with_emails=with_emails)]
            if None not in done:
                st.session_state[DONE] = done
                rerun_dialog()
        if outcomes is None:
            if st.button(say("import-change"), icon=":material/edit:", key="change import"):
                del st.session_state[READ]
                rerun_dialog()
        elif st.button(say("import-other"), icon=":material/undo:", key="another import"):
            forget_import()
            rerun_dialog()


def forget_import() -> None:
    for key in (READ, DONE, GIVEN):
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
            st.session_state[READ] = (read_import(sheet), "email" in sheet.columns)
            rerun_dialog()


def _show_outcomes(outcomes: Sequence[SyncOutcome]) -> None:
    sums = {
        name: sum(getattr(each, name) for each in outcomes) for name in ("created", "updated", "unchanged", "failed")
    }
    said = [say("import-sum", outcome=name, count=number) for name, number in sums.items() if number]
    show_note("check_circle", f"**{say('import-done')}** · {' · '.join(said) or say('import-nothing')}")
    refused = [
        say("teams-import-refused", kind=row.kind, id=row.external_id or "", detail=row.error.message)
        for outcome in outcomes
        for row in outcome.rows
        if row.error is not None
    ]
    if refused:
        st.html(rows_html(refused))
