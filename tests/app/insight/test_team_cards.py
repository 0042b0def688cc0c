"""A team as a card: how many have a profile, how the styles are shared, and what stands out most."""

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from discern.contract.models.insights import Insight
from discern.contract.models.teams import TeamAnalysis, TeamRef, TeamSummary
from discern.contract.styles import ByStyle
from discern_app.insight.team_cards import card_html, expected_counts, find_headline

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


def test_the_bar_has_a_part_for_each_style_that_somebody_may_lead_with() -> None:
    html = card_html(team(), analysis())
    assert re.findall(r"flex-grow:([\d.]+)", html) == ["3.000", "1.000", "4.000"]
    assert "Expected to lead: Dominance 3, Influence 1, Steadiness 0, Conscientiousness 4" in html


def test_a_service_that_expects_nothing_has_its_counts_shown() -> None:
    counts = ByStyle[Any].of({style: {"count": 2} for style in "DISC"})
    assert expected_counts(analysis(distribution=counts.model_dump())) == {"D": 2, "I": 2, "S": 2, "C": 2}
    assert set(expected_counts(analysis(distribution=None)).values()) == {0.0}
    assert "bar" not in card_html(team(), analysis(distribution=None)).replace("aria", "")


def test_the_surest_statement_about_the_whole_team_is_its_headline() -> None:
    stated = [
        insight("outlier", "Stands apart", 0.99, "very likely"),
        insight("majority", "Most lead with D", 0.7, "more likely than not"),
        insight("centre", "A task-first group", 0.9),
        insight("absent", "Nobody leads with S", 0.9),
        insight("caveat", "No norm group yet", None, "can't tell yet"),
    ]
    found = find_headline(analysis(insights=stated))
    assert found is not None
    assert found.headline == "Nobody leads with S", "of two as sure as each other the more surprising one"
    assert "Likely 90%" in said(card_html(team(), analysis(insights=stated)))
    assert find_headline(analysis(insights=stated[:1])) is None
    assert find_headline(None) is None


@pytest.mark.parametrize(
    ("size", "profiled", "text"),
    [
        (0, None, "Nobody in it yet"),
        (0, None, "3 more profiles, and you see the team."),
        (8, 2, "2 of 8 have a profile · 5 waiting · 1 without a profile"),
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
