"""How far each member of a team is: a profile, an assessment under way, or nothing."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal, TypeVar

from discern.client import operations
from discern.client.calls import Call
from discern.client.errors import DiscernError
from discern.contract.base_models import Page
from discern.contract.models.assessments import OPEN_STATUSES, Assessment, AssessmentQuery
from discern.contract.models.candidates import CandidateQuery
from discern.contract.models.teams import Team, TeamAnalysis
from discern_app.base.language import say
from discern_app.base.queries import try_read
from discern_app.components.assessment_summary import started_first
from discern_app.components.tables import Tone, badge_column

T = TypeVar("T")

MemberStatus = Literal["profile", "started", "created", "completed", "none"]
"""*completed*: answered, and yet there is no profile that is shown."""

TONES: Mapping[MemberStatus, Tone] = {
    "profile": "good",
    "started": "open",
    "created": "open",
    "completed": "quiet",
    "none": "quiet",
}


def read_statuses(team: Team, analysis: TeamAnalysis) -> dict[str, MemberStatus]:
    """By candidate id, in the team's order.

    Assessments count that were made for the team, and of who has none of these, an open one for another team or none.
    """
    return _read(team, analysis)[0]


def read_progress(team: Team, analysis: TeamAnalysis) -> tuple[dict[str, MemberStatus], list[Assessment]]:
    """As `read_statuses`, and the open assessments of the members whose status is that of one."""
    statuses, newest, elsewhere = _read(team, analysis)
    waiting = [each for id_, each in newest.items() if statuses.get(id_) in OPEN_STATUSES]
    for id_ in elsewhere:
        with suppress(DiscernError):
            waiting.append(try_read(operations.get_assessment(id_)))
    return statuses, waiting


def _read(team: Team, analysis: TeamAnalysis) -> tuple[dict[str, MemberStatus], dict[str, Assessment], Collection[str]]:
    """The statuses; by candidate id, the newest assessments for the team; and the ids of open ones that aren't for it.

    At most two requests.
    """
    profiled = {point.candidate_id for point in analysis.map}
    statuses: dict[str, MemberStatus] = {
        member.id: "profile" if member.id in profiled else "none" for member in team.members
    }
    newest: dict[str, Assessment] = {}
    elsewhere: list[str] = []
    if "none" in statuses.values():
        made = _list(operations.list_assessments(AssessmentQuery(team_id=team.id, limit=200)))
        for assessment in started_first(made):
            person, status = assessment.candidate.id, assessment.status
            if (status == "created" or status == "started" or status == "completed") and person not in newest:
                newest[person] = assessment
                if statuses.get(person) == "none":
                    statuses[person] = status
    if "none" in statuses.values():
        asked = CandidateQuery(include="profile", team_id=team.id, status="waiting", limit=200)
        for each in _list(operations.list_candidates(asked)):
            at = each.profile.assessment if each.profile else None
            if (
                at is not None
                and statuses.get(each.id) == "none"
                and (at.status == "created" or at.status == "started")
            ):
                statuses[each.id] = at.status
                elsewhere.append(at.id)
    return statuses, newest, elsewhere


def _list(call: Call[Page[T]]) -> Sequence[T]:
    """A page of a list; nothing where it can't be read."""
    try:
        return try_read(call).data
    except DiscernError:
        return []


def name_status(status: MemberStatus) -> str:
    return say("team-page-status", status=status)


def status_column() -> Any:
    """A column of badges; its cells are lists of `name_status`."""
    label = say("team-page-column", column="status")
    return badge_column(label, {name_status(status): tone for status, tone in TONES.items()}, 130)
