"""The forms that make assessments: for one person, and for many from a list."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import islice
from time import monotonic, sleep
from typing import Literal, NoReturn, TypeVar
from uuid import uuid4

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.client.calls import Call
from discern.client.errors import DiscernError
from discern.contract import (
    Assessment,
    AssessmentQuery,
    CandidateQuery,
    FormId,
    NewAssessment,
    NewCandidate,
    NewMail,
    NewTeam,
    Page,
    TeamSummary,
)
from discern.words import list_parts
from discern_app.base.current_service import current_service
from discern_app.base.language import language, say
from discern_app.base.navigation import page_of
from discern_app.base.queries import try_read, write
from discern_app.base.states import Container, show_note
from discern_app.base.text import escape, one_line
from discern_app.components.invitations import (
    STARTED_FIRST,
    select_form,
    sends_mails,
    show_link,
)
from discern_app.components.object_select import known_people, list_teams
from discern_app.components.option_labels import find_alike, person_option, unique_labels
from discern_app.components.people_csv import MOST_ROWS, Sheet
from discern_app.components.people_upload import ask_for_file, ask_for_kept_text, read_list
from discern_app.components.share_links import warn_if_links_are_local
from discern_app.dialogs import invitation_plan
from discern_app.dialogs.end_date import select_end
from discern_app.dialogs.invitation_plan import Existing, InvitationRow
from discern_app.dialogs.invitation_rows import show_alike, show_row_problems, show_rows, show_sums
from discern_app.dialogs.new_team import (
    TeamChoice,
    choose_team,
    make_chosen,
    may_make_teams,
    name_joined,
    needs_team,
)
from discern_app.dialogs.open_dialog import close_dialog, rerun_dialog

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class GivenList:
    """A list as it was given, with the team, the form and the end for its rows, and whether names stay in the order in
    which they are written.
    """

    text: str
    sheet: Sheet
    team: TeamChoice
    form: FormId
    end: datetime | None = None
    as_written: bool = False


MOST_NAMESAKES, MOST_NAMED = 5, 10
"""How many people of a similar name, and of those whose team isn't here yet, are named."""

ALIKE = "invited namesake"
"""Session key: the name whose namesakes were shown, so that the same form sent again makes one more."""

CREATED = "invited"
"""Session key: the assessment of the one person just invited."""

UNSURE = "invited perhaps"
"""Session key: what was asked for with which idempotency key, so that the same form sent again makes one person."""

SENDING = "invitations sending"
"""Session key, while a list is being sent: how many rows there are to send."""

RESUME_AT = "invitations resume"
"""Session key: the time, by the monotonic clock, before which the service takes no more requests."""

STEP_S = 1.0
"""Seconds after which sending draws the dialog again. A click in a dialog waits for the dialog's run to end."""

# People and open assessments that are looked through for who is invited already.
MAX_EXISTING = 5000

BATCH, GIVEN = "invitations", "invitations given"
"""Session keys: the rows with their plans, and the `GivenList` that they were made from."""

PASTED, FIELD = "invitations pasted", "invitations field"
"""Session keys: a list that isn't checked yet, and its field, which Streamlit forgets when the dialog is closed."""

PLACEHOLDER = "name,email,id,team\nAna Ruiz,ana@example.org,17,Sales\nBo Chen,bo@example.org,18,Sales"


def teams_to_choose() -> list[TeamSummary]:
    """The teams that people can be invited into; says so where they can't be listed."""
    teams = list_teams()
    if teams is None:
        st.caption(say("invite-teams-unknown"))
    return teams or []


def invite_one(teams: Sequence[TeamSummary], team_id: str | None) -> None:
    """Ask for one person, then show their link. ``team_id`` is the team that is chosen at first."""
    created: Assessment | None = st.session_state.get(CREATED)
    if created is not None:
        _show_created(created, teams)
        return
    warn_if_links_are_local()
    with st.form("new assessment", border=False):
        name = st.text_input(say("invite-name"), max_chars=200)
        mails = sends_mails()
        email = st.text_input(say("invite-email", mails="yes" if mails else "no"), max_chars=254)
        team = choose_team(teams, start=team_id)
        form, end = select_form(), select_end()
        mails = mails and st.toggle(say("invite-by-mail"), value=True)
        if st.form_submit_button(say("invite-create"), type="primary", icon=":material/link:"):
            _create(name or "", email or None, team, form, end, mails=mails)


def _show_namesakes(name: str) -> bool:
    """Whether somebody else is here whose name looks the same or, if nobody's does, is nearly spelt so; shows who."""
    written = " ".join(one_line(name).split())
    try:
        found = try_read(operations.list_candidates(CandidateQuery(q=written, limit=50))).data
        is_same, namesakes = find_alike(written, [*found, *known_people()])
    except DiscernError:
        return False
    if not namesakes:
        return False
    people = {each.id: each for each in namesakes}.values()
    labels = unique_labels(person_option(each, each.email, marked=False) for each in islice(people, MOST_NAMESAKES))
    named = list_parts([f"**{escape(label)}**" for label in labels.values()], language())
    show_note("group", say("invite-namesakes", likeness="same" if is_same else "similar", named=named))
    for id_, label in labels.items():
        st.page_link(page_of("people"), label=escape(label), icon=":material/person:", query_params={"person": id_})
    return True


def _show_created(created: Assessment, teams: Sequence[TeamSummary]) -> None:
    st.markdown(f":green[:material/check_circle:] **{say('invite-ready', name=escape(created.candidate.name))}**")
    st.markdown(name_joined(TeamChoice(created.team_id), teams, created.expires_at))
    show_link(created)
    with st.container(horizontal=True):
        if st.button(say("invite-another"), type="primary", icon=":material/person_add:"):
            del st.session_state[CREATED]
            rerun_dialog()
        if st.button(say("invite-done")):
            close_dialog()
            st.rerun()


def _create(name: str, email: str | None, team: TeamChoice, form: FormId, end: datetime | None, *, mails: bool) -> None:
    try:
        candidate = NewCandidate(name=name, email=email)
    except ValidationError as error:
        field = str(error.errors()[0]["loc"][-1])
        st.error(say("invite-wrong", field=field))
        return
    if needs_team(team):
        st.error(say("invite-team-missing"))
        return
    if st.session_state.get(ALIKE) != name and _show_namesakes(name):
        st.session_state[ALIKE] = name
        return
    made = make_chosen(team)
    if made is None:
        return
    new = NewAssessment(candidate=candidate, team_id=made.id, form=form, expires_at=end)
    before: tuple[NewAssessment, str] | None = st.session_state.get(UNSURE)
    key = before[1] if before is not None and before[0] == new else f"invite-{uuid4().hex}"
    st.session_state[UNSURE] = (new, key)
    created = write(operations.create_assessment(new, key))
    if created is not None:
        del st.session_state[UNSURE]
        st.session_state.pop(ALIKE, None)
        st.session_state[CREATED] = created
        if mails and email is not None:
            write(operations.send_mail(created.id, NewMail()))
        rerun_dialog()


def invite_many(teams: Sequence[TeamSummary], team_id: str | None) -> None:
    """Invite from a pasted or uploaded list: show the plan for each row, then create the assessments on a click.

    ``team_id`` is the team that is chosen at first for rows that name none.
    """
    batch: list[InvitationRow] | None = st.session_state.get(BATCH)
    if batch is None:
        _take_list(teams, team_id)
        return
    keeps_keys = current_service().is_embedded
    due = sum(invitation_plan.is_due(each, keeps_keys=keeps_keys) for each in batch)
    if SENDING in st.session_state:
        _send(batch, due, keeps_keys=keeps_keys)
    has_started = any(each.outcome in {"made", "failed", "unknown"} for each in batch)
    show_sums(batch, has_started=has_started)
    given: GivenList = st.session_state[GIVEN]
    st.markdown(name_joined(given.team, teams, given.end, [each.row for each in batch]))
    makes_teams = not has_started and _offer_teams(batch, is_main=not due)
    listed = [each for each in batch if not (makes_teams and invitation_plan.needs_only_team(each))]
    show_row_problems(listed, has_started=has_started)
    if not has_started:
        show_alike(batch)
        _offer_names_as_written(teams)
    again = st.container(horizontal=True)
    if due:
        label = say("invite-continue", count=due) if has_started else say("invite-send", count=due)
        clicked = again.button(label, type="primary", icon=":material/person_add:", key="send invitations")
        if clicked and _make_team_of(batch):
            st.session_state[SENDING] = due
            rerun_dialog()
    if any(each.outcome == "unknown" for each in batch) and not keeps_keys:
        again.button(say("invite-resolve"), icon=":material/search:", on_click=_resolve_unknown, args=(batch,))
    _offer_list(again, has_started=has_started)
    show_rows(batch, has_started=has_started)


def _offer_list(again: Container, *, has_started: bool) -> None:
    """The way back to the list or, once it ``has_started``, to another one."""
    if not has_started:
        if again.button(say("invite-list-change"), icon=":material/edit:"):
            del st.session_state[BATCH]
            rerun_dialog()
    elif again.button(say("invite-list-other"), icon=":material/undo:"):
        del st.session_state[BATCH], st.session_state[GIVEN]
        rerun_dialog()


def _make_team_of(batch: Sequence[InvitationRow]) -> bool:
    """Make the team that the rows join, if it is new; whether it is here now."""
    given: GivenList = st.session_state[GIVEN]
    made = make_chosen(given.team)
    if made is None:
        return False
    if made != given.team:
        st.session_state[GIVEN] = replace(given, team=made)
        invitation_plan.join_team(batch, made.id or "")
    return True


def _offer_teams(batch: Sequence[InvitationRow], *, is_main: bool) -> bool:
    """A button that makes the teams that rows name and that aren't here, and plans the rows anew; whether it is there.

    It ``is_main`` where nobody can be invited yet.
    """
    missing = invitation_plan.missing_teams(batch)
    if not missing or not may_make_teams():
        return False
    st.markdown(
        say("invite-missing-teams", count=len(missing), names=", ".join(f"**{escape(name)}**" for name in missing))
    )
    people = [escape(each.row.get("name")) for each in batch if invitation_plan.needs_only_team(each)]
    named = ", ".join(people[:MOST_NAMED])
    st.caption(say("invite-missing-people", names=named, more=max(len(people) - MOST_NAMED, 0)))
    kind: Literal["primary", "secondary"] = "primary" if is_main else "secondary"
    if st.button(say("invite-make-teams", count=len(missing)), type=kind, icon=":material/group_add:"):
        for name in missing:
            if write(operations.create_team(NewTeam(name=name))) is None:
                break
        else:
            _plan(st.session_state[GIVEN], teams_to_choose())
            rerun_dialog()
    return True


def _plan(given: GivenList, teams: Sequence[TeamSummary]) -> None:
    given = replace(given, team=given.team.found_among(teams))
    st.session_state[GIVEN] = given
    st.session_state.pop(PASTED, None)
    sheet = given.sheet.with_names_as_written() if given.as_written else given.sheet
    st.session_state[BATCH] = invitation_plan.plan(sheet, _read_existing(), teams, given.team.id, given.form, given.end)


def _ask_for_text() -> str:
    """The field for a pasted list. It is outside the form, whose fields are lost with a dialog that is closed: Escape,
    meant for a list of options, closes it.
    """
    if FIELD not in st.session_state:
        before: GivenList | None = st.session_state.get(GIVEN)
        st.session_state[FIELD] = st.session_state.get(PASTED, before.text if before is not None else "")
    return ask_for_kept_text(160, PLACEHOLDER, FIELD, _keep_pasted)


def _keep_pasted() -> None:
    st.session_state[PASTED] = st.session_state[FIELD]


def _take_list(teams: Sequence[TeamSummary], team_id: str | None) -> None:
    st.markdown(say("invite-list"))
    warn_if_links_are_local()
    text = _ask_for_text()
    with st.form("many", border=False):
        file = ask_for_file()
        team = choose_team(teams, start=team_id, help_=say("invite-list-team"))
        if may_make_teams():
            st.caption(say("invite-list-new-team"))
        form, end = select_form(), select_end()
        if st.form_submit_button(say("invite-list-check"), type="primary", icon=":material/checklist:"):
            found = read_list(text, file)
            if found is None:
                return
            sheet, text = found
            if needs_team(team) and not all(row.get("team") for row in sheet.rows):
                st.error(say("invite-team-missing"))
                return
            _plan(GivenList(text, sheet, team, form, end), teams)
            rerun_dialog()
    st.caption(say("invite-list-most", rows=MOST_ROWS))


def _read_existing() -> Existing:
    """The people and open assessments there are, as far as this service lists them."""
    people = _read_some(operations.list_candidates(CandidateQuery(limit=200)))
    open_ = [
        assessment
        for status in STARTED_FIRST
        for assessment in _read_some(operations.list_assessments(AssessmentQuery(status=status, limit=200)))
    ]
    return Existing(people, open_)


def _read_some(operation: Call[Page[T]]) -> list[T]:
    try:
        return list(islice(current_service().managers.client.pages(operation), MAX_EXISTING))
    except DiscernError:
        return []


def _resolve_unknown(batch: list[InvitationRow]) -> None:
    current_service().managers.drop()
    invitation_plan.resolve_unknown(batch, _read_existing())


def _send(batch: list[InvitationRow], due: int, *, keeps_keys: bool) -> NoReturn:
    """Send for a moment, showing the progress, and draw the dialog again: until all is sent, or stopped."""
    total: int = st.session_state[SENDING]
    st.button(say("invite-stop"), icon=":material/stop:", key="stop invitations", on_click=_stop)
    done = total - due
    bar = st.progress(done / total, text=say("invite-sent", done=done, due=total) if done else say("invite-sending"))
    until = monotonic() + STEP_S
    left = st.session_state.get(RESUME_AT, 0.0) - monotonic()
    if left > 0:
        bar.progress(done / total, text=say("invite-waiting", seconds=round(left)))
        sleep(min(left, STEP_S))
        rerun_dialog()
    try:
        for wait in invitation_plan.send(current_service().managers, batch, keeps_keys=keeps_keys):
            if wait:
                st.session_state[RESUME_AT] = monotonic() + wait
                rerun_dialog()
            done += 1
            bar.progress(min(done / total, 1.0), text=say("invite-sent", done=done, due=total))
            if monotonic() > until:
                rerun_dialog()
    except DiscernError as error:
        st.session_state["invitations ended"] = error
    _stop()
    rerun_dialog()


def _stop() -> None:
    for key in (SENDING, RESUME_AT):
        st.session_state.pop(key, None)


def _offer_names_as_written(teams: Sequence[TeamSummary]) -> None:
    """Whether names that address books turn round are read in the order in which they are said."""
    given: GivenList = st.session_state[GIVEN]
    turned = given.sheet.turned
    if not turned:
        return
    written, name = escape(turned[0].written), escape(turned[0].get("name"))
    turns = st.checkbox(
        say("invite-names-turned", count=len(turned), written=written, name=name),
        value=not given.as_written,
        key="turn names round",
    )
    if turns == given.as_written:
        _plan(replace(given, as_written=not turns), teams)
        rerun_dialog()
