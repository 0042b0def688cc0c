"""Which assessments are new, which are waiting, and how to say so. Pure functions."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from discern.contract import Assessment, QualityCheck, Results, TeamSummary, certainty
from discern_app.base.text import counted, day

RECENT = timedelta(days=14)
LONG = timedelta(days=7)

UNREAD = "what the service says can't be read here"


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
        return f"began on {day(assessment.started_at)}, not finished"
    if assessment.status == "started":
        return "began, not finished"
    asked = day(assessment.created_at)
    if not asked:
        return "not begun"
    return f"asked on {asked}, not begun{' for over a week' if now - assessment.created_at > LONG else ''}"


def failed_checks(results: Results) -> list[QualityCheck]:
    """What is unusual about the answers; nothing where the service says nothing about them."""
    return [check for check in results.quality.checks if not check.passed]


def summary_of(results: Results) -> str:
    """One person's results in a few words, no stronger than the evidence."""
    if results.quality.verdict == "withheld":
        return "no profile: the answers don't carry one. Offer a new assessment"
    if results.style is None:
        return f"done; {'the service names no style' if results.scores else UNREAD}"
    care = ", to be read with care" if failed_checks(results) else ""
    probabilities = results.style.probabilities
    if probabilities is None:
        return f"{results.style.label}, the service says; how sure that is, it doesn't{care}"
    style, probability = max(probabilities.items(), key=lambda pair: pair[1])
    word = certainty(probability)
    if word == "can't tell yet":
        return f"no single style stands out{care}"
    return f"{word} leads with {style}{care}"


def erasure_notice(team: TeamSummary, now: datetime) -> str | None:
    """A notice that a member's data were deleted in the last two weeks; None otherwise. Whose they were is unknown."""
    if team.erased_at is None or now - team.erased_at > RECENT:
        return None
    return f"The data of somebody here were deleted on {day(team.erased_at)}. What they had shared is gone."


def pending_by_team(teams: Sequence[TeamSummary], waiting: Iterable[Assessment]) -> dict[str, str]:
    """By team id, how many people have yet to answer, in words; without teams that wait for nobody."""
    counts = Counter(each.team_id for each in waiting)
    return {
        team.id: f"{counted(counts[team.id], 'person', 'people')} still to answer" for team in teams if counts[team.id]
    }
