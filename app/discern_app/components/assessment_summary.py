"""Which assessments are new, which are waiting, and how to say so. Pure functions."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime, timedelta

from discern.contract import Assessment, QualityCheck, Results, Team, TeamAnalysis, TeamSummary, certainty
from discern_app.base.text import counted, day

RECENT = timedelta(days=14)
LONG = timedelta(days=7)

UNREAD = "this service's result can't be read here"


def newest_first(completed: Iterable[Assessment]) -> list[Assessment]:
    """The most recently completed first; those without a time of completion by their creation."""
    return sorted(completed, key=lambda each: each.completed_at or each.created_at, reverse=True)


def completed_lately(completed: Iterable[Assessment], now: datetime) -> list[Assessment]:
    """The assessments completed in the last two weeks, the newest first."""
    return newest_first(each for each in completed if each.completed_at and now - each.completed_at <= RECENT)


def waiting_longest_first(assessments: Iterable[Assessment]) -> list[Assessment]:
    """The oldest first."""
    return sorted(assessments, key=lambda each: each.created_at)


def wait_of(assessment: Assessment, now: datetime) -> str:
    """How long an open assessment has been waiting, in words."""
    if assessment.started_at is not None:
        return f"in progress since {day(assessment.started_at)}"
    if assessment.status == "started":
        return "in progress"
    asked = day(assessment.created_at)
    if not asked:
        return "invited"
    return f"invited on {asked}{', over a week ago' if now - assessment.created_at > LONG else ''}"


def failed_checks(results: Results) -> list[QualityCheck]:
    """What is unusual about the answers; nothing where the service says nothing about them."""
    return [check for check in results.quality.checks if not check.passed]


def summary_of(results: Results) -> str:
    """One person's results in a few words, no stronger than the evidence."""
    if results.quality.verdict == "withheld":
        return "no profile: the answers don't support one. Offer a new assessment"
    if results.style is None:
        return f"completed; {'the service names no style' if results.scores else UNREAD}"
    care = ", read with care" if failed_checks(results) else ""
    probabilities = results.style.probabilities
    if probabilities is None:
        return f"the service says {results.style.label}, but not how certain that is{care}"
    style, probability = max(probabilities.items(), key=lambda pair: pair[1])
    word = certainty(probability)
    if word == "can't tell yet":
        return f"no single style stands out{care}"
    return f"{word} leads with {style}{care}"


def erasure_notice(team: TeamSummary, now: datetime) -> str | None:
    """A notice that a member's data were deleted in the last two weeks; None otherwise. Whose they were is unknown."""
    if team.erased_at is None or now - team.erased_at > RECENT:
        return None
    return f"A person's data were deleted on {day(team.erased_at)}, with everything they had shared."


def why_empty(team: Team, analysis: TeamAnalysis) -> str:
    """Why no profile of a team is shown, and what to do about it."""
    nobody = analysis.pending == analysis.size
    reasons = [f"This team has no profile{' yet.' if nobody else ' that can be shown yet.'}"]
    if team.held:
        reasons.append("A coach is holding results: they appear here once the coach releases them.")
    elif analysis.not_shared:
        reasons.append(f"{counted(analysis.not_shared, 'person keeps', 'people keep')} their results to themselves.")
    if analysis.withheld:
        reasons.append(
            f"{counted(analysis.withheld, 'person has', 'people have')} answered, but the answers don't support a "
            "profile: offer them a new assessment."
        )
    if analysis.pending:
        reasons.append(f"{counted(analysis.pending, 'person hasn’t', 'people haven’t')} completed an assessment yet.")
    if nobody:
        reasons.append("Add people who have completed an assessment, or invite the people in the team.")
    return " ".join(reasons)


def pending_by_team(waiting: Iterable[Assessment]) -> Counter[str | None]:
    """By team id, how many people have yet to answer."""
    return Counter(each.team_id for each in waiting)
