"""Which assessments are new, which are waiting, and what is said of a person, in a few words: a read, and pure
functions."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import TypeAlias

from discern.client.foreign import UNKNOWN_TIME
from discern.contract import operations
from discern.contract.last_day import last_day_of
from discern.contract.models.assessments import OPEN_STATUSES, Assessment
from discern.contract.models.candidates import CandidateQuery, ProfileResults
from discern.contract.models.insights import Evidence, Voice
from discern.contract.models.results import QualityCheck, Results, StyleSummary
from discern.contract.models.teams import MapPoint, Team, TeamAnalysis, TeamSummary
from discern.words import check_meaning, check_note
from discern_app.base.language import language, say
from discern_app.base.text import day, until

RECENT = timedelta(days=14)

WAITING = operations.LIST_CANDIDATES(CandidateQuery(include="profile", status="waiting", limit=200))
"""Who is waited for, as the page of people lists them, how many questions each has answered, and how many people there
are in each group.
"""

UNPROFILED = operations.LIST_CANDIDATES(CandidateQuery(include="profile", status="to_invite", limit=200))
"""Who has neither a profile nor an open invitation, among them those whose answers support none."""

WORSE = {"answered": "too_few", "fast": "too_fast", "near_random": "random_answers"}
"""Checks of one thing at two limits: by the milder, the one that says more."""


def newest_first(completed: Iterable[Assessment]) -> list[Assessment]:
    """The most recently completed first; those without a time of completion by their creation."""
    return sorted(completed, key=lambda assessment: assessment.completed_at or assessment.created_at, reverse=True)


def waiting_longest_first(assessments: Iterable[Assessment]) -> list[Assessment]:
    """The oldest first."""
    return sorted(assessments, key=lambda assessment: assessment.created_at)


def started_first(assessments: Iterable[Assessment]) -> list[Assessment]:
    """Those that were started before all others, and otherwise in their order, in which the newest come first.

    Of several that are open, the first is the one that its person is asked to answer, as the service has it too.
    """
    return sorted(assessments, key=lambda assessment: assessment.status != "started")


def wait_of(assessment: Assessment, now: datetime) -> str:
    """How long an open assessment has been waiting, in words."""
    if assessment.status == "started":
        since, state, state_without_time = assessment.started_at, "started", "started-once"
    else:
        created = assessment.created_at
        since, state, state_without_time = None if created == UNKNOWN_TIME else created, "invited", "invited-once"
    if since is None:
        return say("shared-wait", state=state_without_time, days=0)
    return say("shared-wait", state=state, days=max((now - since).days, 0))


def describe_end(end: datetime | None, now: datetime) -> dict[str, str | int]:
    """Until when something open can be answered, as arguments of the messages that say it.

    The date of ``now`` is the reader's. A last day that is over there may not be over everywhere yet.
    """
    last_day = None if end is None else last_day_of(end)
    days = 0 if last_day is None else (last_day - now.date()).days
    ends = "never" if end is None else "moment" if last_day is None else "elsewhere" if days < 0 else "day"
    return {"ends": ends, "day": until(end), "days": days}


def deadline_of(assessment: Assessment, now: datetime) -> str:
    """Until when an assessment can be answered, in words; empty where it is over or the service doesn't say. The date
    of ``now`` is the reader's.
    """
    end = assessment.expires_at
    if assessment.status not in OPEN_STATUSES or (end is None and assessment.created_at == UNKNOWN_TIME):
        return ""
    described = describe_end(end, now)
    return say("shared-until", ends=described["ends"], day=described["day"], days=described["days"])


def wait_with_deadline(assessment: Assessment, now: datetime) -> str:
    """How long an assessment has been waiting, and until when it can be answered."""
    return " · ".join(filter(None, (wait_of(assessment, now), deadline_of(assessment, now))))


def failed_checks(results: Results) -> list[QualityCheck]:
    """What is unusual about the answers, each thing once: not that more than a quarter were too fast where more than
    half were. Nothing where the service says nothing about them.
    """
    failed = [check for check in results.quality.checks if not check.passed]
    ids = {check.id for check in failed}
    return [check for check in failed if WORSE.get(check.id) not in ids]


def meaning_of(check: QualityCheck) -> str:
    """What a check looks for, in the reader's language where it is a check of Discern's; plain text."""
    return check_meaning(check.id, check.meaning, language())


def note_on(check: QualityCheck, voice: Voice) -> str:
    """What it means for reading the profile that a check failed; plain text."""
    return check_note(check.id, check.meaning, voice, language())


Placed: TypeAlias = StyleSummary | ProfileResults | MapPoint
"""What has a direction or a half of the circle with its probability, or the label of another service."""


def say_place(placed: Placed) -> str:
    """What is said of a person, in a few words: their direction, else a half of the circle, else that it is open.

    Of a service that doesn't say how sure it is, the style that it names.
    """
    return placed.label or say("shared-place", place=placed.direction or placed.half or "open")


def looks_random(results: ProfileResults) -> bool:
    """Whether the answers of somebody listed may have been picked without choosing; False where the service doesn't
    say.
    """
    return results.quality is not None and results.quality.looks_random


def summary_of(results: Results) -> str:
    """One person's results in a few words, no stronger than the evidence; how sure they are is said beside them."""
    kind, place = "said", ""
    if results.quality.verdict == "withheld":
        kind = "withheld"
    elif results.style is None:
        kind = "no-style" if results.scores else "unread"
    else:
        place = say_place(results.style)
        if results.style.label is not None:
            kind = "unmeasured"
        elif results.style.probability is None:
            kind = "open"
    care = "yes" if failed_checks(results) else "no"
    return say("shared-summary", kind=kind, place=place, care=care)


def erasure_notice(team: TeamSummary, now: datetime) -> str | None:
    """Why less may be said of a team than before: data of it were deleted in the last two weeks; None otherwise.

    It speaks of no person. Where few are in a team, one who is missing would be known by it.
    """
    if team.erased_at is None or now - team.erased_at > RECENT:
        return None
    return say("shared-erased", day=day(team.erased_at))


def random_in(analysis: TeamAnalysis) -> Sequence[Evidence]:
    """How many sets of answers in a team look picked at random, as the service says it; empty where none does."""
    return next((insight.evidence for insight in analysis.insights if insight.id == "caution-random"), ())


def why_empty(team: Team, analysis: TeamAnalysis, invited: int = 0, elsewhere: int = 0) -> str:
    """Why no profile of a team is shown, and what to do about it.

    ``invited`` members have an open assessment; ``elsewhere`` of these, one that wasn't made for the team.
    """
    nobody = analysis.pending == analysis.size
    standing = "empty" if not analysis.size else "yes" if nobody else "no"
    reasons = [say("shared-empty", nobody=standing)]
    if team.held:
        reasons.append(say("shared-empty-held"))
    elif analysis.not_shared:
        reasons.append(say("shared-empty-not-shared", count=analysis.not_shared))
    if analysis.withheld:
        reasons.append(say("shared-empty-withheld", count=analysis.withheld))
    if invited:
        reasons.append(say("shared-empty-invited", count=invited, nobody="yes" if nobody else "no"))
        if elsewhere:
            reasons.append(say("shared-empty-elsewhere", count=elsewhere, all="yes" if elsewhere == invited else "no"))
        if analysis.pending > invited:
            reasons.append(say("shared-empty-uninvited", count=analysis.pending - invited))
    elif analysis.pending:
        reasons.append(say("shared-empty-pending", count=analysis.pending))
    if nobody and not invited:
        reasons.append(say("shared-empty-advice", nobody=standing))
    return " ".join(reasons)


def measured_parts(analysis: TeamAnalysis) -> list[str]:
    """How many of a team have a profile, and what the others lack: a phrase each."""
    counts = {
        "profiled": analysis.profiled,
        "pending": analysis.pending,
        "withheld": analysis.withheld,
        "not-shared": analysis.not_shared,
    }
    return [
        say("teams-head", part=part, count=count, size=analysis.size)
        for part, count in counts.items()
        if count or part == "profiled"
    ]


def one_each(waiting: Iterable[Assessment], people: Collection[str] | None = None) -> list[Assessment]:
    """The newest open assessment of each person who is waited for.

    ``people`` are the ids of those who count as waiting, where the service says so: who has a profile and answers again
    doesn't.
    """
    newest: dict[str, Assessment] = {}
    for assessment in sorted(waiting, key=lambda assessment: assessment.created_at, reverse=True):
        if people is None or assessment.candidate.id in people:
            newest.setdefault(assessment.candidate.id or assessment.id, assessment)
    return list(newest.values())
