"""The overview's summary: what is new, what is waiting, and results no stronger than the evidence."""

from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from discern.client.foreign import UNKNOWN_TIME
from discern.contract.base_models import CandidateRef
from discern.contract.last_day import end_of_day
from discern.contract.models.assessments import Assessment
from discern.contract.models.results import Quality, QualityCheck, Results
from discern.contract.models.teams import Team, TeamAnalysis, TeamSummary
from discern.words import catalog
from discern_app.components import assessment_summary
from discern_app.components.assessment_summary import (
    deadline_of,
    erasure_notice,
    failed_checks,
    meaning_of,
    newest_first,
    one_each,
    summary_of,
    wait_of,
    waiting_longest_first,
    why_empty,
)
from tests.support.pseudo_language import accented, pseudo_catalog
from tests.support.results import WITHHELD, build_results

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
UNTIL = "answer by 21 Nov 2026"


def assessment(id_: str, created: int = 30, **more: Any) -> Assessment:
    """Made ``created`` days ago."""
    more = {"status": "created"} | more
    return Assessment(
        id=id_,
        candidate=CandidateRef(id=f"cand_{id_}", name=id_),
        form="fixed",
        language="en",
        created_at=NOW - timedelta(days=created),
        **more,
    )


def ago(days: float) -> datetime:
    return NOW - timedelta(days=days)


DOUBTFUL = Quality(verdict="caution", checks=[QualityCheck(id="pace", passed=False, meaning="fast")])

UNCHECKED = Quality(verdict="caution")
"""The quality that a service without one is read with."""


def test_what_was_completed_last_comes_first() -> None:
    done = [
        assessment("old", completed_at=ago(15)),
        assessment("b", completed_at=ago(3)),
        assessment("c", completed_at=ago(1)),
    ]
    assert [each.id for each in newest_first(done)] == ["c", "b", "old"]


def test_who_waits_longest_comes_first() -> None:
    assert [each.id for each in waiting_longest_first([assessment("new", 1), assessment("old", 9)])] == ["old", "new"]


@pytest.mark.parametrize(
    ("waiting", "text"),
    [
        pytest.param(assessment("a", 0), "invited today", id="today"),
        pytest.param(assessment("a", 1), "invited yesterday", id="yesterday"),
        pytest.param(assessment("a", 9), "invited 9 days ago", id="long"),
        pytest.param(assessment("a", status="started", started_at=ago(1)), "started yesterday", id="started"),
        pytest.param(assessment("a", 9, status="started", started_at=ago(4)), "started 4 days ago", id="answering"),
        pytest.param(assessment("a", 9, status="started"), "started", id="started-some-time"),
        pytest.param(assessment("a").model_copy(update={"created_at": UNKNOWN_TIME}), "invited", id="some-time"),
    ],
)
def test_a_wait_is_described_by_how_long_it_is(waiting: Assessment, text: str) -> None:
    assert wait_of(waiting, NOW) == text


@pytest.mark.parametrize(
    ("waiting", "text"),
    [
        pytest.param(assessment("a"), "no date to answer by", id="none"),
        pytest.param(assessment("a", expires_at=ago(-1)), "answer by the end of today", id="today"),
        pytest.param(assessment("a", expires_at=ago(-2)), "answer by 21 Nov 2026, 1 day left", id="one-day"),
        pytest.param(assessment("a", expires_at=ago(-15)), "answer by 4 Dec 2026, 14 days left", id="days"),
        pytest.param(assessment("a", expires_at=ago(-0.25)), "answer by 20 Nov 2026, 18:00 UTC", id="within-a-day"),
        pytest.param(assessment("a", status="expired", expires_at=ago(1)), "", id="over"),
        pytest.param(assessment("a").model_copy(update={"created_at": UNKNOWN_TIME}), "", id="not-said"),
    ],
)
def test_a_deadline_says_how_many_days_are_left(waiting: Assessment, text: str) -> None:
    assert deadline_of(waiting, NOW) == text


@pytest.mark.parametrize(
    ("zone", "at", "text"),
    [
        pytest.param("America/Los_Angeles", "2026-11-20T17:00", f"{UNTIL}, 1 day left", id="west, the eve"),
        pytest.param("America/Los_Angeles", "2026-11-21T23:59", "answer by the end of today", id="west, to the end"),
        pytest.param("Pacific/Auckland", "2026-11-21T00:01", "answer by the end of today", id="east, from the start"),
        pytest.param(
            "Pacific/Auckland",
            "2026-11-22T00:01",
            "answer by 21 Nov 2026, which hasn't ended in every time zone yet",
            id="east",
        ),
    ],
)
def test_days_that_are_left_are_those_of_the_reader(zone: str, at: str, text: str) -> None:
    waiting = assessment("a", expires_at=end_of_day(date(2026, 11, 21)))
    assert deadline_of(waiting, datetime.fromisoformat(at).replace(tzinfo=ZoneInfo(zone))) == text


@pytest.mark.parametrize(
    ("results", "summary"),
    [
        pytest.param(build_results(), "Dominance (D)", id="one-style"),
        pytest.param(build_results(theta=(0.8, 0.7, -0.7, -0.8)), "Fast above all", id="between-two"),
        pytest.param(build_results(theta=(0.4, 0.4, -0.4, -0.4)), "Fast", id="a-half"),
        pytest.param(build_results(theta=(0, 0, 0, 0)), "no side is clear yet", id="open"),
        pytest.param(
            build_results().model_copy(update={"quality": DOUBTFUL}), "Dominance (D), read with care", id="caution"
        ),
        pytest.param(
            build_results(error=None, label="Di"), "the service says Di, but not how sure that is", id="unmeasured"
        ),
        pytest.param(build_results().model_copy(update={"quality": UNCHECKED}), "Dominance (D)", id="unchecked"),
        pytest.param(
            build_results().model_copy(update={"quality": UNCHECKED, "style": None, "scores": None}),
            "finished, but this service's profile can't be read here",
            id="unread",
        ),
        pytest.param(WITHHELD, "no profile, because the answers are unclear. Offer a new assessment", id="withheld"),
    ],
)
def test_a_result_is_summed_up_no_stronger_than_it_is(results: Results, summary: str) -> None:
    assert summary_of(results) == summary


def test_a_check_stored_in_english_is_said_in_the_reader_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    english, other = catalog.catalog("en"), pseudo_catalog()
    monkeypatch.setattr(catalog, "catalog", lambda language: other if language == "de" else english)
    monkeypatch.setattr(assessment_summary, "language", lambda: "de")
    meaning = "Fewer than half of the questions answered"
    stored = QualityCheck(id="too_few", passed=False, meaning=meaning)
    assert meaning_of(stored) == accented(meaning)
    assert meaning_of(stored.model_copy(update={"meaning": "Too few"})) == "Too few"


@pytest.mark.parametrize(
    ("erased", "is_noted"),
    [
        pytest.param(None, False, id="never"),
        pytest.param(ago(0), True, id="at-once"),
        pytest.param(ago(13), True, id="lately"),
        pytest.param(ago(15), False, id="long-ago"),
    ],
)
def test_a_team_s_page_notes_a_recent_erasure(erased: datetime | None, is_noted: bool) -> None:
    team = TeamSummary(id="t", name="T", size=3, created_at=NOW, updated_at=NOW, erased_at=erased)
    assert (erasure_notice(team, NOW) is not None) is is_noted


def test_a_person_is_waited_for_once_by_the_newest_assessment() -> None:
    ana, bo = CandidateRef(id="ana", name="Ana"), CandidateRef(id="bo", name="Bo")
    waiting = [
        assessment(id_, days).model_copy(update={"candidate": person})
        for id_, days, person in (("old", 5, ana), ("new", 1, ana), ("bo", 3, bo))
    ]
    assert {each.id for each in one_each(waiting)} == {"new", "bo"}
    assert [each.id for each in one_each(waiting, {"bo"})] == ["bo"], "Ana has a profile and answers again"


@pytest.mark.parametrize(
    ("changes", "held", "said", "unsaid"),
    [
        pytest.param(
            {"pending": 3},
            [],
            ["3 people haven't finished yet", "invite the people in the team"],
            ["coach"],
            id="asked",
        ),
        pytest.param(
            {"not_shared": 3}, ["a"], ["A coach holds profiles back"], ["invite the people in the team"], id="held-back"
        ),
        pytest.param(
            {"not_shared": 3}, [], ["3 people keep their profiles"], ["invite the people in the team"], id="hidden"
        ),
        pytest.param({"withheld": 3}, [], ["The answers of 3 people are too unclear"], ["finished yet"], id="withheld"),
    ],
)
def test_a_team_without_profiles_says_why(
    changes: dict[str, int], held: list[str], said: list[str], unsaid: list[str]
) -> None:
    team = Team(id="t", name="Crew", size=3, created_at=NOW, updated_at=NOW, members=[], held=held)
    counts = {"size": 3, "profiled": 0, "pending": 0, **changes}
    reason = why_empty(team, TeamAnalysis.model_validate({"team": {"id": "t", "name": "Crew"}, **counts}))
    assert all(each in reason for each in said), reason
    assert not any(each in reason for each in unsaid), reason


def test_what_is_unusual_at_two_limits_is_said_once() -> None:
    failed = [
        QualityCheck(id=id_, meaning=id_, passed=False) for id_ in ("fast", "too_fast", "place_pattern", "near_random")
    ]
    quality = Quality(verdict="withheld", checks=failed)
    found = failed_checks(Results(assessment_id="a", candidate=CandidateRef(id="c", name="Ana"), quality=quality))
    assert [check.id for check in found] == ["too_fast", "place_pattern", "near_random"]
