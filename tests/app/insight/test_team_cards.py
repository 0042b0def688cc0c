"""A team as a card: its name, what is said of it first, and how many have a profile."""

from datetime import UTC, datetime
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from discern.contract.models.insights import Insight
from discern.contract.models.teams import TeamAnalysis, TeamRef, TeamSummary
from tests.support.pages import run, texts

AT = datetime(2026, 11, 20, tzinfo=UTC)


def team(size: int = 8) -> TeamSummary:
    return TeamSummary(id="team_1", name="Crew <b>", size=size, created_at=AT, updated_at=AT)


def insight(kind: str, text: str, probability: float | None, strength: str = "likely") -> Insight:
    given: dict[str, Any] = {
        "id": kind,
        "kind": kind,
        "text": text,
        "strength": strength,
        "probability": probability,
        "evidence": [],
    }
    return Insight.model_validate(given)


def analysis(profiled: int = 8, insights: list[Insight] | None = None) -> TeamAnalysis:
    given: dict[str, Any] = {
        "team": TeamRef(id="team_1", name="Crew"), "size": 8, "profiled": profiled, "pending": 8 - profiled,
        "insights": insights or [],
    }  # fmt: skip
    return TeamAnalysis.model_validate(given)


def card(team: TeamSummary, analysis: TeamAnalysis | None, note: str = "") -> AppTest:
    def page(team, analysis, note):  # type: ignore[no-untyped-def]
        from discern_app.insight.team_cards import show_team_card

        show_team_card(team, analysis, note=note, on_teams_page=True)

    return run(AppTest.from_function(page, args=(team, analysis, note)))


def test_a_card_says_what_the_service_says_first_and_how_sure_it_is() -> None:
    stated = [insight("centre", "This team moves fast.", 0.7, "leaning"), insight("absent", "No one checks.", 0.99)]
    shown = texts(card(team(), analysis(insights=stated)))
    assert "This team moves fast" in shown
    assert "Leaning: 70%" in shown
    assert "No one checks" not in shown
    assert "8 of 8" in shown


@pytest.mark.parametrize(
    ("size", "profiled", "text"),
    [
        (0, None, "No one is in it yet."),
        (8, 2, "One more profile, and you see the team."),
        (8, 1, "2 more profiles, and you see the team."),
        (8, 2, "2 of 8"),
    ],
)
def test_a_card_says_what_is_missing(size: int, profiled: int | None, text: str) -> None:
    too_few = insight("too_few", "Two people here have a profile.", None, "open")
    known = None if profiled is None else analysis(profiled, [too_few])
    assert text in texts(card(team(size), known))


def test_all_text_is_text() -> None:
    shown = texts(card(team(), analysis(insights=[insight("majority", "*Most* <img>", 0.9)]), note="[x](y)"))
    assert "\\*Most\\*" in shown
    assert "\\[x\\]" in shown
