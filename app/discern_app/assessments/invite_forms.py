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
from discern_app.base.queries import write
from discern_app.base.text import counted, escape
from discern_app.components.export import offer_files
from discern_app.components.invitations import FORMS, message_of, show_link
from discern_app.components.object_select import select_one
from discern_app.components.option_labels import team_option
from discern_app.components.people_csv import MOST_ROWS, WORDS, Sheet
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

NO_TEAM = "Choose one of your teams for the people you invite."

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
        st.caption("Teams can't be listed right now. You can still create an assessment without one.")
        return []
    return teams


def needs_team(team_id: str | None) -> bool:
    """Whether a team is missing: only owners invite people into none."""
    return team_id is None and not is_one_of("owner")


def choose_team(teams: Sequence[TeamSummary], help_: str | None = None) -> str | None:
    """The id of the team that people are invited into. Only an owner may do without one."""
    needed = needs_team(None)
    if needed and not teams:
        st.info(
            "The people you invite join one of your teams, and you have none yet. Create one under Teams, or ask an "
            "owner."
        )
    return select_one(
        "Team" if needed else "Team (optional)",
        map(team_option, teams),
        start=teams[0].id if needed and len(teams) == 1 else None,
        none="Choose a team" if needed else "No team",
        help_=help_,
    )


def invite_one(teams: Sequence[TeamSummary]) -> None:
    warn_if_links_are_local()
    with st.form("new assessment", border=False):
        name = st.text_input("Name", max_chars=200)
        email = st.text_input("E-mail (optional, for your own records: nothing is sent)", max_chars=254)
        team_id = choose_team(teams)
        form = st.selectbox("Form", list(FORMS))
        if st.form_submit_button("Create and get the link", type="primary", icon=":material/add:"):
            _create(name or "", email or None, team_id, FORMS[form])
    created = st.session_state.get("created")
    if created is not None:
        st.success(f"The assessment for {escape(created.candidate.name)} is ready.", icon=":material/check_circle:")
        show_link(created)


def _create(name: str, email: str | None, team_id: str | None, form: FormId) -> None:
    try:
        candidate = NewCandidate(name=name, email=email)
    except ValidationError as error:
        field = str(error.errors()[0]["loc"][-1])
        st.error(
            {"name": "Enter the person's name.", "email": "That doesn't look like an e-mail address."}.get(
                field, str(field)
            )
        )
        return
    if needs_team(team_id):
        st.error(NO_TEAM)
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
        label = f"Continue with the remaining {len(due)}" if has_begun else f"Create {counted(len(due), 'assessment')}"
        if again.button(label, type="primary", icon=":material/send:", key="send invitations"):
            with slot.container():
                _send(batch, len(due), keeps_keys=keeps_keys)
    if any(each.outcome == "unknown" for each in batch) and not keeps_keys:
        again.button("Check what happened to them", icon=":material/search:", on_click=_resolve_unknown, args=(batch,))
    if not has_begun:
        _offer_teams(batch)
        if again.button("Change the list", icon=":material/edit:"):
            del st.session_state[BATCH]
            st.rerun()
    elif again.button("Start with another list", icon=":material/undo:"):
        del st.session_state[BATCH], st.session_state[GIVEN]
        st.rerun()
    _show_rows(batch)


def _offer_teams(batch: Sequence[InvitationRow]) -> None:
    """Make the teams that rows name and that aren't here, and plan the rows anew."""
    missing = invitation_plan.missing_teams(batch)
    if not missing or not is_one_of("owner", "manager"):
        return
    st.markdown(f"Not here yet: {', '.join(f'**{escape(name)}**' for name in missing)}")
    label = "Create this team" if len(missing) == 1 else f"Create these {len(missing)} teams"
    if st.button(label, icon=":material/group_add:"):
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
    st.markdown(
        "Paste a list, one person per line. The first line may name the columns: **name**, and optionally **email**, "
        "**id** (your own id for the person, which must not change) and **team**. Cells copied from a spreadsheet "
        "work too. You see what will happen before anything is created, and no e-mail is sent."
    )
    warn_if_links_are_local()
    with st.form("many", border=False):
        before: GivenList | None = st.session_state.get(GIVEN)
        text, file = ask_for_list(160, PLACEHOLDER, before.text if before is not None else "")
        team_id = choose_team(teams, "For rows that name no team.")
        form = st.selectbox("Form", list(FORMS))
        if st.form_submit_button("Check the list", type="primary", icon=":material/checklist:"):
            found = read_list(text, file)
            if found is None:
                return
            sheet, text = found
            if needs_team(team_id) and not all(row.get("team") for row in sheet.rows):
                st.error(NO_TEAM)
                return
            _plan(GivenList(text, sheet, team_id, FORMS[form]), teams)
            st.rerun()
    st.caption(f"Up to {MOST_ROWS:,} rows and 1 MB.")


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
    st.button("Stop here", icon=":material/stop:", key="stop invitations")
    bar = st.progress(0.0, text="Creating…")
    done = 0
    try:
        for wait in invitation_plan.send(current_service().managers, batch, keeps_keys=keeps_keys):
            if wait:
                _pause(partial(bar.progress, done / due), wait)
            else:
                done += 1
                bar.progress(done / due, text=f"{done} of {due}")
    except DiscernError as error:
        st.session_state["invitations ended"] = error
    st.rerun()


def _pause(show: Callable[[str], object], seconds: float) -> None:
    """Wait as the service asks, in steps, so that Streamlit can end the run after a click."""
    until = monotonic() + seconds
    while (left := until - monotonic()) > 0:
        show(f"Request limit reached. Continuing in {left:.0f} s")
        sleep(min(left, 0.5))


def _show_sums(batch: Sequence[InvitationRow], *, has_begun: bool) -> None:
    ended: DiscernError | None = st.session_state.pop("invitations ended", None)
    if ended is not None:
        show_error(ended)
    outcomes = Counter(each.outcome for each in batch)
    plans = Counter(each.plan for each in batch)
    if has_begun:
        parts = [
            (outcomes["made"], "created"),
            (outcomes["kept"], "already invited, with the same link"),
            (outcomes["failed"], "refused"),
            (outcomes["unknown"], "outcome unknown"),
            (sum(each.new is not None and each.outcome == "open" for each in batch), "not created yet"),
            (plans["wrong"], "skipped"),
        ]
    else:
        parts = [(plans[name], words) for name, words in invitation_plan.PLANS.items()]
    summary = " · ".join(f"**{number}** {words}" for number, words in parts if number)
    st.markdown(f"{counted(len(batch), 'row')}: {summary}")


def _show_problems(batch: Sequence[InvitationRow]) -> None:
    found = [
        {"Line": each.row.line, "Column": WORDS[column], "Your entry": each.row.get(column), "What is wrong": rule}
        for each in batch
        for column, rule in each.problems.items()
    ] + [
        {"Line": each.row.line, "Column": "", "Your entry": each.row.get("name"), "What is wrong": each.reason}
        for each in batch
        if each.reason
    ]
    if found:
        st.markdown("These rows are skipped. Correct them and give the list again.")
        st.dataframe(found[:PROBLEMS_SHOWN], hide_index=True, alt="What is wrong, by line and column")
        if len(found) > PROBLEMS_SHOWN:
            st.caption(f"The first {PROBLEMS_SHOWN} of {len(found)}.")


def _show_rows(batch: Sequence[InvitationRow]) -> None:
    outcomes = {
        "made": "created",
        "kept": "already invited",
        "failed": "refused",
        "unknown": "unknown: check under Assessments",
    }
    columns = [name for name in WORDS if any(each.row.get(name) for each in batch)]
    table = [
        {
            "Line": each.row.line,
            **{WORDS[name]: each.row.get(name) for name in columns},
            "What happens": outcomes.get(each.outcome, invitation_plan.PLANS[each.plan]),
        }
        for each in batch
    ]
    st.dataframe(table, hide_index=True, height=300, alt="Every row and what happens to it")
    ready = [(each.row.get("email"), each.assessment) for each in batch if each.assessment is not None]
    if ready:
        st.markdown("**The links**, to send from your own e-mail:")
        lines = [
            "\t".join(filter(None, (assessment.candidate.name, email, public_link(assessment.take_url or ""))))
            for email, assessment in ready
        ]
        st.code("\n".join(lines), language=None, height=200 if len(lines) > LINKS_IN_VIEW else "content")
        st.markdown("Download names, links and messages:")
        rows = [
            {
                "Name": assessment.candidate.name,
                "E-mail": email,
                "Link": public_link(assessment.take_url or ""),
                "Message": message_of(assessment),
            }
            for email, assessment in ready
        ]
        published = assessment_publisher()
        offer_files("invitations", lambda: rows, lambda: [published(assessment) for _, assessment in ready])
