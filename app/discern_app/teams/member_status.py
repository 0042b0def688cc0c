"""How far each member of a team is: a profile, an assessment under way, or nothing."""

from collections.abc import Collection, Mapping
from typing import Any, Literal

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import Assessment, AssessmentQuery, Team, TeamAnalysis
from discern_app.base.language import say
from discern_app.base.queries import try_read
from discern_app.components.tables import Tone, badge_column

MemberStatus = Literal["profile", "started", "created", "completed", "none"]
"""*completed*: answered, and yet there is no profile that is shown."""

OPEN: Collection[MemberStatus] = ("created", "started")

TONES: Mapping[MemberStatus, Tone] = {
    "profile": "good",
    "started": "open",
    "created": "open",
    "completed": "quiet",
    "none": "quiet",
}


def read_statuses(team: Team, analysis: TeamAnalysis) -> dict[str, MemberStatus]:
    """By candidate id, in the team's order. Assessments count that were made for the team; one request."""
    return read_progress(team, analysis)[0]


def read_progress(team: Team, analysis: TeamAnalysis) -> tuple[dict[str, MemberStatus], list[Assessment]]:
    """As `read_statuses`, and the open assessments of the members whose status is that of one."""
    last: dict[str, tuple[MemberStatus, Assessment]] = {}
    profiled = {point.candidate_id for point in analysis.map}
    if any(member.id not in profiled for member in team.members):
        try:
            newest_first = try_read(operations.list_assessments(AssessmentQuery(team_id=team.id, limit=200))).data
        except DiscernError:
            newest_first = []
        for assessment in newest_first:
            status = assessment.status
            if status == "created" or status == "started" or status == "completed":
                last.setdefault(assessment.candidate.id, (status, assessment))
    statuses: dict[str, MemberStatus] = {}
    waiting = []
    for member in team.members:
        newest = last.get(member.id)
        statuses[member.id] = "profile" if member.id in profiled else newest[0] if newest is not None else "none"
        if newest is not None and statuses[member.id] in OPEN:
            waiting.append(newest[1])
    return statuses, waiting


def name_status(status: MemberStatus) -> str:
    return say("team-page-status", status=status)


def status_column() -> Any:
    """A column of badges; its cells are lists of `name_status`."""
    label = say("team-page-column", column="status")
    return badge_column(label, {name_status(status): tone for status, tone in TONES.items()}, 130)
