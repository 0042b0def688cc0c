"""This week's cards on the pages of a person, two people and a team."""

from collections.abc import Mapping
from datetime import UTC, date, datetime

import pytest
from streamlit.testing.v1 import AppTest

from discern.cards import Card, card_of_week, choose_cards, list_cards, topic_name
from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.comparisons import ComparisonQuery
from discern.contract.models.insights import Insight
from discern.contract.models.teams import TeamQuery
from discern.words import short_names
from discern_app.base.text import escape
from discern_app.insight.cards import A_WEEK, surest_of
from discern_app.insight.findings import verdict_of
from tests.support.pages import Open, expand, texts, with_sample_company

pytestmark = with_sample_company

NOTE = "is standard DISC teaching"


Subjects = Mapping[str, tuple[AppTest, list[Insight], str, Mapping[str, str], int]]


@pytest.fixture
def began() -> date:
    """The day before any page is opened; at midnight it may be another one than theirs."""
    return datetime.now(UTC).date()


@pytest.fixture
def subjects(began: date, open_page: Open, client: Client) -> Subjects:
    """Each page with the statements and the id that its cards are chosen by, what people are called, and how many."""
    done = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", limit=2))).data
    person, other = done
    results = client.send(operations.GET_RESULTS(assessment_id=person.id))
    a, b = person.candidate.id, other.candidate.id
    of_two = client.send(operations.COMPARE_PEOPLE(ComparisonQuery(a=a, b=b))).insights
    team = client.send(operations.LIST_TEAMS(TeamQuery())).data[0]
    analysis = client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id))
    in_team = short_names(CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map)
    return {
        "person": (
            open_page("people", assessment=person.id, view="together"),
            results.insights,
            a,
            short_names([person.candidate]),
            A_WEEK,
        ),
        "pair": (
            open_page("compare", a=a, b=b),
            of_two,
            " ".join(sorted((a, b))),
            short_names([person.candidate, other.candidate]),
            1,
        ),
        "team": (
            open_page("teams", team=team.id, view="workshop"),
            analysis.insights,
            team.id,
            in_team,
            A_WEEK,
        ),
    }


def cards_of(statements: list[Insight], subject: str, day: date, count: int, names: Mapping[str, str]) -> list[Card]:
    """Those of the week of a day: where there is one, about what the title says first."""
    if count > 1:
        return choose_cards(statements, subject, day, count, names=names)
    verdict = verdict_of(statements)
    assert verdict is not None
    card = card_of_week([[verdict], surest_of(statements), statements], subject, day, names=names)
    return [] if card is None else [card]


def test_each_page_has_the_cards_of_its_week(began: date, subjects: Subjects) -> None:
    days = (began, datetime.now(UTC).date())
    for page, statements, subject, names, count in subjects.values():
        shown = texts(page)
        weeks = [cards_of(statements, subject, day, count, names) for day in days]
        assert all(weeks)
        assert any(
            all(escape(text) in shown for card in week for text in (card.statement.headline or "", card.statement.text))
            for week in weeks
        )
        assert NOTE in shown


def test_every_situation_can_be_looked_up(subjects: Subjects) -> None:
    page, statements, subject, names, _ = subjects["person"]
    cards = list_cards(statements, subject, names=names)
    expand(page, "all cards")
    box = page.selectbox(key="card topic")
    assert set(box.options) == {topic_name(card.topic) for card in cards}
    last = cards[-1]
    box.set_value(last.topic).run()
    assert escape(last.statement.text) in texts(page)


def test_somebody_without_a_profile_gets_none(open_page: Open, client: Client) -> None:
    open_ones = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="created", limit=1))).data
    for each in open_ones:
        assert NOTE not in texts(open_page("people", assessment=each.id))
