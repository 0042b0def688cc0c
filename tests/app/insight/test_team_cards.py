"""A team as a card: how many have a profile, how the styles are shared, and what stands out most."""

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from discern.contract.models.insights import Insight
from discern.contract.models.teams import TeamAnalysis, TeamRef, TeamSummary
from discern.contract.styles import ByStyle
from discern_app.insight.team_cards import card_html, expected_counts, find_headline, say_halves

AT = datetime(2026, 11, 20, tzinfo=UTC)
EXPECTED = {"D": 3.0, "I": 1.0, "S": 0.0, "C": 4.0}


def team(size: int = 8) -> TeamSummary:
    return TeamSummary(id="team_1", name="Crew", size=size, created_at=AT, updated_at=AT)


def insight(kind: str, headline: str, probability: float | None, strength: str = "likely") -> Insight:
    return Insight.model_validate(
        {
            "id": kind, "kind": kind, "text": f"{headline}.", "headline": headline, "strength": strength,
            "probability": probability, "evidence": [],
        }
    )  # fmt: skip


def analysis(profiled: int = 8, insights: list[Insight] | None = None, **more: Any) -> TeamAnalysis:
    shares = ByStyle[Any].of({style: {"count": round(count), "expected": count} for style, count in EXPECTED.items()})
    given: dict[str, Any] = {
        "team": TeamRef(id="team_1", name="Crew"), "size": 8, "profiled": profiled, "pending": 8 - profiled,
        "distribution": shares.model_dump(), "insights": insights or [],
    } | more  # fmt: skip
    return TeamAnalysis.model_validate(given)


def said(html: str) -> str:
    return re.sub(r"<[^>]*>", " ", html)


def test_the_bar_has_a_part_for_each_direction_that_somebody_may_be_in() -> None:
    html = card_html(team(), analysis())
    assert re.findall(r"flex-grow:([\d.]+)", html) == ["3.000", "1.000", "4.000"]
    assert "Expected in each direction: Dominance 3, Influence 1, Steadiness 0, Conscientiousness 4" in html


def test_a_service_that_expects_nothing_has_its_counts_shown() -> None:
    counts = ByStyle[Any].of({style: {"count": 2} for style in "DISC"})
    assert expected_counts(analysis(distribution=counts.model_dump())) == {"D": 2, "I": 2, "S": 2, "C": 2}
    assert set(expected_counts(analysis(distribution=None)).values()) == {0.0}
    assert "bar" not in card_html(team(), analysis(distribution=None)).replace("aria", "")


def test_the_surest_statement_about_the_whole_team_is_its_headline() -> None:
    stated = [
        insight("outlier", "Stands apart", 0.99, "very likely"),
        insight("majority", "Most are in the direction of D", 0.7, "more likely than not"),
        insight("centre", "A task-first group", 0.9),
        insight("absent", "Nobody is in the direction of S", 0.9),
        insight("caveat", "No norm group yet", None, "can't tell yet"),
    ]
    found = find_headline(analysis(insights=stated))
    assert found is not None
    assert found.headline == "Nobody is in the direction of S", "of two as sure as each other the more surprising one"
    assert "Likely 90%" in said(card_html(team(), analysis(insights=stated)))
    assert find_headline(analysis(insights=stated[:1])) is None
    assert find_headline(None) is None


def halves(**intervals: tuple[float, float] | None) -> dict[str, Any]:
    """The interval of how many are in each half, and the middle of it as what is expected."""
    return {
        end: {"count": 4, "expected": None if interval is None else sum(interval) / 2, "interval": interval}
        for end, interval in intervals.items()
    }


COUNTED = halves(fast=(3, 7), calm=(1, 5), people=(0, 3), task=(5, 8))


def test_where_no_claim_says_it_the_halves_say_how_many_are_where_with_their_ranges() -> None:
    counted = analysis(halves=COUNTED)
    assert "Of 8, very likely 3 to 7 are fast and 5 to 8 put the task first" in said(card_html(team(), counted))
    same = analysis(halves=COUNTED | halves(calm=(6, 6)))
    assert say_halves(same).startswith("Of 8, very likely 6 are calm")
    open_ = insight("majority", "No clear majority", None, "can't tell yet")
    assert say_halves(analysis(halves=COUNTED, insights=[open_]))
    unsaid = [
        analysis(),
        analysis(2, halves=COUNTED),
        analysis(halves=halves(fast=None, calm=None, people=None, task=None)),
        analysis(halves=COUNTED, insights=[insight("majority", "Most are fast", 0.9)]),
    ]
    assert [say_halves(each) for each in unsaid] == [""] * 4
    surer = analysis(halves=COUNTED, insights=[insight("absent", "Nobody is in the direction of S", 0.9)])
    assert "very likely" not in said(card_html(team(), surer))


@pytest.mark.parametrize(
    ("size", "profiled", "text"),
    [
        (0, None, "Nobody in it yet"),
        (0, None, "3 more profiles, and you see the team."),
        (8, 2, "2 of 8 have a profile · 5 not finished · 1 with unclear answers"),
        (8, 2, "One more profile, and you see the team."),
        (8, None, "8 people"),
    ],
)
def test_a_card_says_what_is_missing(size: int, profiled: int | None, text: str) -> None:
    known = None if profiled is None else analysis(profiled, pending=5, withheld=1)
    assert text in said(card_html(team(size), known))


def test_all_text_is_escaped() -> None:
    stated = [insight("majority", "<img src=x>", 0.9)]
    assert "<img" not in card_html(team(), analysis(insights=stated), note="<script>")
    assert "<script" not in card_html(team(), analysis(insights=stated), note="<script>")
