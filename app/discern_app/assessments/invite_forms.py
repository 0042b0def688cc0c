"""The forms that make assessments: for one person, and for many from a list."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from time import monotonic, sleep
from typing import TypeVar

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.client.calls import Call
from discern.client.errors import DiscernError
from discern.contract import (
    AssessmentQuery,
    CandidateQuery,
    FormId,
    NewAssessment,
    NewCandidate,
    NewTeam,
    Page,
    Status,
    TeamQuery,
    TeamSummary,
)
from discern_app.access.page_permissions import is_one_of
from discern_app.assessments import invitation_plan
from discern_app.assessments.invitation_plan import Existing, InvitationRow
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.text import escape
from discern_app.components.export import offer_files
from discern_app.components.invitations import message_of, select_form, show_link
from discern_app.components.object_select import select_one
from discern_app.components.option_labels import team_option
from discern_app.components.people_csv import COLUMNS, MOST_ROWS, Sheet
from discern_app.components.people_upload import ask_for_list, read_list
from discern_app.components.share_links import assessment_publisher, public_link, warn_if_links_are_local

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class GivenList:
    """A list as it was given, with the team and the form for its rows."""

    text: str
    sheet: Sheet
    team_id: str | None
    form: FormId


# Seconds within which the same form sent again is a slip, not a second person of the same name.
DOUBLE_CLICK = 3.0

# People and open assessments that are looked through for who is invited already.
MAX_EXISTING = 5000

PROBLEMS_SHOWN = 100

LINKS_IN_VIEW = 7
"""More links than that scroll in a frame of their own."""

OPEN: tuple[Status, ...] = ("created", "started")

BATCH, GIVEN = "invitations", "invitations given"
"""Session keys: the rows with their plans, and the `GivenList` that they were made from."""

PLACEHOLDER = "name,email,id,team\nAna Ruiz,ana@example.org,17,Sales\nBo Chen,bo@example.org,18,Sales"


def teams_to_choose() -> list[TeamSummary]:
    try:
        teams = current_service().managers.read(operations.list_teams(TeamQuery(limit=200))).value.data
    except DiscernError:
        st.caption(say("assessments-teams-unknown"))
        return []
    return teams


def needs_team(team_id: str | None) -> bool:
    """Whether a team is missing: only owners invite people into none."""
    return team_id is None and not is_one_of("owner")


def choose_team(teams: Sequence[TeamSummary], help_: str | None = None) -> str | None:
    """The id of the team that people are invited into. Only an owner may do without one."""
    needed = needs_team(None)
    if needed and not teams:
        st.info(say("assessments-teams-none"))
    answer = "yes" if needed else "no"
    return select_one(
        say("assessments-team-label", needed=answer),
        map(team_option, teams),
        start=teams[0].id if needed and len(teams) == 1 else None,
        none=say("assessments-team-none", needed=answer),
        help_=help_,
    )


def invite_one(teams: Sequence[TeamSummary]) -> None:
    warn_if_links_are_local()
    with st.form("new assessment", border=False):
        name = st.text_input(say("assessments-name"), max_chars=200)
        email = st.text_input(say("assessments-email"), max_chars=254)
        team_id = choose_team(teams)
        form = select_form()
        if st.form_submit_button(say("assessments-create"), type="primary", icon=":material/add:"):
            _create(name or "", email or None, team_id, form)
    created = st.session_state.get("created")
    if created is not None:
        st.success(say("assessments-ready", name=escape(created.candidate.name)), icon=":material/check_circle:")
        show_link(created)


def _create(name: str, email: str | None, team_id: str | None, form: FormId) -> None:
    try:
        candidate = NewCandidate(name=name, email=email)
    except ValidationError as error:
        field = str(error.errors()[0]["loc"][-1])
        st.error(say("assessments-wrong", field=field))
        return
    if needs_team(team_id):
        st.error(say("assessments-team-missing"))
        return
    new = NewAssessment(candidate=candidate, team_id=team_id, form=form)
    last, at = st.session_state.get("created from", (None, 0.0))
    if new != last or monotonic() - at > DOUBLE_CLICK:
        st.session_state["created from"] = (new, monotonic())
        st.session_state["created"] = write(operations.create_assessment(new))


def invite_many(teams: Sequence[TeamSummary]) -> None:
    """Invite from a pasted or uploaded list: show the plan for each row, then create the assessments on a click."""
    batch: list[InvitationRow] | None = st.session_state.get(BATCH)
    if batch is None:
        _take_list(teams)
        return
    keeps_keys = current_service().is_embedded
    due = [each for each in batch if invitation_plan.is_due(each, keeps_keys=keeps_keys)]
    has_begun = any(each.outcome in {"made", "failed", "unknown"} for each in batch)
    _show_sums(batch, has_begun=has_begun)
    _show_problems(batch)
    again, slot = st.container(horizontal=True), st.empty()
    if due:
        count = len(due)
        label = say("assessments-continue", count=count) if has_begun else say("assessments-send", count=count)
        if again.button(label, type="primary", icon=":material/send:", key="send invitations"):
            with slot.container():
                _send(batch, len(due), keeps_keys=keeps_keys)
    if any(each.outcome == "unknown" for each in batch) and not keeps_keys:
        again.button(say("assessments-resolve"), icon=":material/search:", on_click=_resolve_unknown, args=(batch,))
    if not has_begun:
        _offer_teams(batch)
        if again.button(say("assessments-list-change"), icon=":material/edit:"):
            del st.session_state[BATCH]
            st.rerun()
    elif again.button(say("assessments-list-other"), icon=":material/undo:"):
        del st.session_state[BATCH], st.session_state[GIVEN]
        st.rerun()
    _show_rows(batch)


def _offer_teams(batch: Sequence[InvitationRow]) -> None:
    """Make the teams that rows name and that aren't here, and plan the rows anew."""
    missing = invitation_plan.missing_teams(batch)
    if not missing or not is_one_of("owner", "manager"):
        return
    st.markdown(say("assessments-missing-teams", names=", ".join(f"**{escape(name)}**" for name in missing)))
    if st.button(say("assessments-make-teams", count=len(missing)), icon=":material/group_add:"):
        for name in missing:
            if write(operations.create_team(NewTeam(name=name))) is None:
                break
        else:
            _plan(st.session_state[GIVEN], teams_to_choose())
            st.rerun()


def _plan(given: GivenList, teams: Sequence[TeamSummary]) -> None:
    st.session_state[GIVEN] = given
    st.session_state[BATCH] = invitation_plan.plan(given.sheet, _read_existing(), teams, given.team_id, given.form)


def _take_list(teams: Sequence[TeamSummary]) -> None:
    st.markdown(say("assessments-list"))
    warn_if_links_are_local()
    with st.form("many", border=False):
        before: GivenList | None = st.session_state.get(GIVEN)
        text, file = ask_for_list(160, PLACEHOLDER, before.text if before is not None else "")
        team_id = choose_team(teams, say("assessments-list-team"))
        form = select_form()
        if st.form_submit_button(say("assessments-list-check"), type="primary", icon=":material/checklist:"):
            found = read_list(text, file)
            if found is None:
                return
            sheet, text = found
            if needs_team(team_id) and not all(row.get("team") for row in sheet.rows):
                st.error(say("assessments-team-missing"))
                return
            _plan(GivenList(text, sheet, team_id, form), teams)
            st.rerun()
    st.caption(say("assessments-list-most", rows=MOST_ROWS))


def _read_existing() -> Existing:
    """The people and open assessments there are, as far as this service lists them."""
    people = _read_some(operations.list_candidates(CandidateQuery(limit=200)))
    open_ = [
        assessment
        for status in OPEN
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


def _send(batch: list[InvitationRow], due: int, *, keeps_keys: bool) -> None:
    """Send and show the progress. Any click ends it between two rows; finished rows stay finished."""
    st.button(say("assessments-stop"), icon=":material/stop:", key="stop invitations")
    bar = st.progress(0.0, text=say("assessments-sending"))
    done = 0
    try:
        for wait in invitation_plan.send(current_service().managers, batch, keeps_keys=keeps_keys):
            if wait:
                _pause(partial(bar.progress, done / due), wait)
            else:
                done += 1
                bar.progress(done / due, text=say("assessments-sent", done=done, due=due))
    except DiscernError as error:
        st.session_state["invitations ended"] = error
    st.rerun()


def _pause(show: Callable[[str], object], seconds: float) -> None:
    """Wait as the service asks, in steps, so that Streamlit can end the run after a click."""
    until = monotonic() + seconds
    while (left := until - monotonic()) > 0:
        show(say("assessments-waiting", seconds=round(left)))
        sleep(min(left, 0.5))


def _show_sums(batch: Sequence[InvitationRow], *, has_begun: bool) -> None:
    ended: DiscernError | None = st.session_state.pop("invitations ended", None)
    if ended is not None:
        show_error(ended)
    outcomes = Counter(each.outcome for each in batch)
    plans = Counter(each.plan for each in batch)
    if has_begun:
        counts: dict[tuple[str, str], int] = {
            (name, ""): outcomes[name] for name in ("made", "kept", "failed", "unknown")
        }
        counts["open", ""] = sum(each.new is not None and each.outcome == "open" for each in batch)
        counts["skipped", ""] = plans["wrong"]
    else:
        counts = {("planned", name): plans[name] for name in invitation_plan.PLANS}
    sums = [
        say("assessments-sum", what=what, plan=plan, count=count) for (what, plan), count in counts.items() if count
    ]
    st.markdown(say("assessments-rows", count=len(batch), sums=" · ".join(sums)))


def _show_problems(batch: Sequence[InvitationRow]) -> None:
    found = [
        (each.row.line, say("shared-list-column", column=column), each.row.get(column), rule)
        for each in batch
        for column, rule in each.problems.items()
    ] + [(each.row.line, "", each.row.get("name"), each.reason) for each in batch if each.reason]
    if found:
        st.markdown(say("assessments-problems"))
        columns = [say("assessments-problem-column", column=name) for name in ("line", "column", "entry", "wrong")]
        table = [dict(zip(columns, cells, strict=True)) for cells in found[:PROBLEMS_SHOWN]]
        st.dataframe(table, hide_index=True, alt=say("assessments-problems-alt"))
        if len(found) > PROBLEMS_SHOWN:
            st.caption(say("assessments-problems-shown", shown=PROBLEMS_SHOWN, count=len(found)))


def _show_rows(batch: Sequence[InvitationRow]) -> None:
    columns = [name for name in COLUMNS if any(each.row.get(name) for each in batch)]
    table = [
        {
            say("assessments-row-line"): each.row.line,
            **{say("shared-list-column", column=name): each.row.get(name) for name in columns},
            say("assessments-row-outcome"): say("assessments-outcome", outcome=each.outcome, plan=each.plan),
        }
        for each in batch
    ]
    st.dataframe(table, hide_index=True, height=300, alt=say("assessments-rows-alt"))
    ready = [(each.row.get("email"), each.assessment) for each in batch if each.assessment is not None]
    if ready:
        st.markdown(say("assessments-result-links"))
        lines = [
            "\t".join(filter(None, (assessment.candidate.name, email, public_link(assessment.take_url or ""))))
            for email, assessment in ready
        ]
        st.code("\n".join(lines), language=None, height=200 if len(lines) > LINKS_IN_VIEW else "content")
        st.markdown(say("assessments-result-download"))
        columns = [say("assessments-result-column", column=name) for name in ("name", "email", "link", "message")]
        cells = [
            (assessment.candidate.name, email, public_link(assessment.take_url or ""), message_of(assessment))
            for email, assessment in ready
        ]
        rows = [dict(zip(columns, each, strict=True)) for each in cells]
        published = assessment_publisher()
        offer_files("invitations", lambda: rows, lambda: [published(assessment) for _, assessment in ready])
