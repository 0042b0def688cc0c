"""Importing people and teams from a list: a check and a dry run first, then calls that are safe to repeat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import streamlit as st

from discern.client.errors import DiscernError
from discern.client.list_sync import (
    Departures,
    Entry,
    SkippedRow,
    StoredTeam,
    Synced,
    find_departures,
    list_teams_of,
    places_by_team,
    read_teams,
    sync_next,
)
from discern.lists.people import Mark
from discern.words import format_names
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import language, say
from discern_app.base.states import show_note
from discern_app.base.text import escape
from discern_app.components.charts import show_table
from discern_app.components.option_labels import person_option, unique_labels
from discern_app.components.people_list import (
    AROUND,
    CheckedList,
    ask_for_file,
    ask_for_text,
    check_columns,
    check_rows,
    read_given,
    remember_headings,
    show_lines,
)
from discern_app.components.tables import table_key
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.open_dialog import close_dialog, open_dialog, rerun_dialog
from discern_app.dialogs.undo import Move, move_people, moves_of
from discern_app.session_state import (
    IMPORT_DONE,
    IMPORT_FIELD,
    IMPORT_PASTED,
    IMPORT_PLANNED,
    IMPORT_READ,
    IMPORT_RUNNING,
)

WIDTH = 720

TEAMS_IN_VIEW = 6
"""Of more, the table scrolls."""

WITHOUT_ASKING: tuple[Mark, ...] = ("", "disabled")
"""People whose account is switched off come in like others: only an invitation needs a reader."""


@dataclass(frozen=True, slots=True)
class Planned:
    """What would happen with the people of a list, and with the teams that they join, by name."""

    checked: CheckedList
    entries: Sequence[Entry]
    synced: Synced
    stored: Mapping[str, StoredTeam]
    departures: Mapping[str, Departures]


@dataclass(slots=True)
class Running:
    """People who are being imported, and those who leave teams afterwards."""

    entries: Sequence[Entry]
    leaving: Sequence[Move]
    synced: Synced = field(default_factory=Synced)


@dataclass(frozen=True, slots=True)
class Done:
    """Who has ``left`` teams; of the ``entries`` some may not have been imported, where it was stopped."""

    entries: Sequence[Entry]
    synced: Synced
    left: Sequence[Move]


def import_people() -> None:
    """Open the dialog that imports people and teams from a list. Owners may."""
    open_dialog(_draw, title=say("import-title"), width=WIDTH, on_close=_stop)


def _draw() -> None:
    if running := IMPORT_RUNNING.get():
        _run(running)
    elif done := IMPORT_DONE.get():
        _show_done(done)
    elif checked := IMPORT_READ.get():
        _check(checked)
    else:
        _take_list()


def _take_list() -> None:
    st.markdown(say("import-about"))
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown(say("import-invites-nobody"), width="content")
        if st.button(say("invite-title"), icon=":material/person_add:", key="invite instead"):
            close_dialog()
            invite_people(how="many")
            st.rerun()
    IMPORT_FIELD.start(IMPORT_PASTED.get())
    text = ask_for_text("Id, Name, E-mail, Team\n17, Ana Ruiz, ana@example.org, Sales", IMPORT_FIELD.key, _keep_pasted)
    with st.form("import", border=False):
        file = ask_for_file()
        if st.form_submit_button(say("import-check"), type="primary", icon=":material/checklist:"):
            checked = read_given(text, file)
            if checked is not None:
                IMPORT_READ.set(checked)
                rerun_dialog()


def _keep_pasted() -> None:
    IMPORT_PASTED.set(IMPORT_FIELD.get())


def _check(checked: CheckedList) -> None:
    changed = check_rows(check_columns(checked, "import"), "import", WITHOUT_ASKING)
    if changed != checked:
        IMPORT_READ.set(changed)
        rerun_dialog()
    mode = "add"
    if any(person.teams for person in checked.people(WITHOUT_ASKING)):
        mode = st.radio(
            say("import-mode-label"),
            ("add", "replace"),
            format_func=lambda each: say("import-mode", mode=each),
            captions=[say("import-mode-detail", mode=each) for each in ("add", "replace")],
            key="import mode",
        )
    planned = _plan(checked)
    if planned is not None:
        _show_plan(planned, replaces=mode == "replace")
    with st.container(horizontal=True):
        departures = planned.departures if planned is not None and mode == "replace" else {}
        if planned is not None and planned.synced.ids and _confirm(departures):
            remember_headings(checked)
            leaving = [
                move
                for name, team in departures.items()
                for move in moves_of(team.people, planned.stored[name].team, "leave")
            ]
            IMPORT_RUNNING.set(Running(planned.entries, leaving))
            rerun_dialog()
        if st.button(say("import-change"), icon=":material/edit:", key="change import"):
            IMPORT_READ.forget()
            rerun_dialog()


def _plan(checked: CheckedList) -> Planned | None:
    """What would happen, as the service says; None under a banner where that can't be known. Asked once for a list, so
    that the names that are shown are of those who will leave.
    """
    kept = IMPORT_PLANNED.get()
    if kept is not None and kept.checked == checked:
        return kept
    entries = [Entry(person.line, person.row) for person in checked.people(WITHOUT_ASKING)]
    client, synced = current_service().managers.client, Synced()
    try:
        with st.spinner(say("import-checking")):
            while sync_next(client.send, entries, synced, dry_run=True):
                pass
            listed = list_teams_of(entries, synced.ids)
            stored = read_teams(client, listed.keys())
    except DiscernError as error:
        show_error(error)
        return None
    skipped = [
        SkippedRow.of(row.line, row.external_id, row.email, row.name, row.teams)
        for row in checked.found.left_out
        if row.reason not in AROUND
    ]
    skipped += [SkippedRow.of_entry(row.entry) for row in synced.refused]
    departures = find_departures(stored, listed, skipped)
    planned = Planned(checked, entries, synced, stored, departures)
    IMPORT_PLANNED.set(planned)
    return planned


def _show_plan(planned: Planned, *, replaces: bool) -> None:
    _show_refused(planned.synced)
    st.markdown(f"**{say('import-plan')}** {_sums(planned.synced)}")
    teams = places_by_team(planned.entries)
    if not teams:
        return
    columns = ["team", "people", *(["leave"] if replaces else [])]
    rows = []
    for name, places in teams.items():
        shown = name if name in planned.stored else say("import-new-team", team=name)
        leaving = _describe(planned.departures.get(name, Departures()))
        rows.append([shown, f"{len(places)}", *([leaving] if replaces else [])])
    _show_teams(columns, rows)


def _sums(synced: Synced) -> str:
    outcomes = ("created", "updated", "unchanged", "failed")
    return " · ".join(say("import-sum", outcome=each, count=n) for each in outcomes if (n := synced.counts[each]))


def _show_refused(synced: Synced) -> None:
    if synced.refused:
        st.markdown(say("lists-left-out", count=len(synced.refused)))
        show_lines([(row.entry.line, row.entry.field("name"), row.message) for row in synced.refused])


def _describe(departures: Departures) -> str:
    if departures.doubts:
        return say("import-doubt", rows=len(departures.doubts), line=departures.doubts[0].line)
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


def _run(running: Running) -> None:
    """Import the next people and draw the dialog again: until all are here, or it is stopped."""
    total, done = len(running.entries), running.synced.done
    st.button(say("invite-stop"), icon=":material/stop:", key="stop import", on_click=_stop)
    st.progress(done / max(total, 1), text=say("invite-sent", done=done, due=total))
    try:
        if sync_next(current_service().managers.write, running.entries, running.synced):
            rerun_dialog()
        has_ended = move_people(running.leaving)
    except DiscernError as error:
        show_error(error)
        has_ended = False
    if has_ended:
        _finish(running, running.leaving)
        rerun_dialog()
    if st.button(say("import-continue"), type="primary", icon=":material/upload:", key="continue import"):
        rerun_dialog()


def _finish(running: Running, left: Sequence[Move]) -> None:
    IMPORT_RUNNING.forget()
    IMPORT_DONE.set(Done(running.entries, running.synced, left))


def _stop() -> None:
    running = IMPORT_RUNNING.get()
    if running is not None:
        _finish(running, ())


def forget_import() -> None:
    for kept in (IMPORT_READ, IMPORT_PLANNED, IMPORT_RUNNING, IMPORT_DONE, IMPORT_PASTED, IMPORT_FIELD):
        kept.forget()


def _show_done(done: Done) -> None:
    show_note("check_circle", f"**{say('import-done')}** · {_sums(done.synced)}")
    if done.synced.joined:
        st.markdown(say("import-joined", count=done.synced.joined))
    for team in dict.fromkeys(move.team_name for move in done.left):
        names = format_names([move.person.name for move in done.left if move.team_name == team], language())
        st.markdown(say("import-left", team=escape(team), names=escape(names)))
    remaining = len(done.entries) - done.synced.done
    if remaining:
        st.markdown(say("import-remaining", count=remaining))
    _show_refused(done.synced)
    if st.button(say("import-other"), icon=":material/undo:", key="another import"):
        forget_import()
        rerun_dialog()
