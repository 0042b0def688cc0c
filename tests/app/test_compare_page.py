"""Two people's page over the real service."""

from itertools import pairwise

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.certainty import OPEN, certainty
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.candidates import CandidateQuery, NewCandidate, SetVisibility
from discern.contract.models.comparisons import ComparisonQuery
from discern.contract.models.insights import Insight
from discern.insight.pairs import compare
from discern_app.compare.comparison import advice_html, claims_of, difficult_html, holds_html
from discern_app.components.assessment_summary import say_place
from tests.support.pages import Open, click, run, texts, with_sample_company
from tests.support.results import build_results
from tests.support.seed_teams import seed_teams


@pytest.fixture
def two(open_page: Open, client: Client) -> tuple[CandidateRef, CandidateRef]:
    team = client.send(operations.GET_TEAM(team_id=seed_teams(client, (2,))[2]))
    first, second = team.members
    return first, second


def test_two_people_are_compared_from_a_link(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    a, b = two
    test = open_page("compare", a=a.id, b=b.id)
    assert len(test.get("plotly_chart")) == 2
    said = texts(test).replace("\\", "")
    assert a.name in said
    assert b.name in said


@with_sample_company
def test_every_statement_about_the_two_is_on_the_page(open_page: Open, client: Client) -> None:
    done = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", limit=16))).data
    kinds = set()
    for one, other in pairwise(done):
        compared = client.send(operations.COMPARE_PEOPLE(ComparisonQuery(a=one.candidate.id, b=other.candidate.id)))
        shown = texts(open_page("compare", a=one.candidate.id, b=other.candidate.id))
        for statement in compared.insights:
            kinds.add(statement.kind)
            assert str(statement.headline) in shown
            tells_apart = statement.kind.partition("_")[2] in {"opposite", "apart"}
            assert (statement.text if tells_apart else statement.detail or statement.text) in shown
        for results in (compared.a_results, compared.b_results):
            assert results.style is not None
            assert say_place(results.style) in shown
    assert {"try", "question", "rub", "strength"} <= kinds


@with_sample_company
def test_what_may_be_hard_between_opposites_is_in_one_place_and_says_who(open_page: Open, client: Client) -> None:
    people = {each.name: each.id for each in client.send(operations.LIST_CANDIDATES(CandidateQuery(limit=200))).data}
    pair = people["Aoife Brennan"], people["Tara Whitlock"]
    shown = texts(open_page("compare", a=pair[0], b=pair[1]))
    comparison = client.send(operations.COMPARE_PEOPLE(ComparisonQuery(a=pair[0], b=pair[1])))
    claims = claims_of(comparison)
    difficult, rest = difficult_html(comparison, claims), advice_html(comparison, claims)
    assert "For a difficult conversation" in shown
    assert "They may clash" in difficult
    assert "when Tara Whitlock presses for an answer and Aoife Brennan says yes only to end the pressure" in difficult
    assert "What makes it hard for one of us to say no" in difficult
    assert "They can bring" in rest
    assert "They may miss" not in shown


def test_who_is_faster_and_who_puts_people_first_come_first_and_what_is_open_last() -> None:
    comparison, _ = compare(build_results(), build_results("Bo Lind", number=2))
    kinds = {"caveat": None, "same_style": 0.97, "focus_apart": 0.63, "pace_open": None}
    insights = [claim(kind, probability) for kind, probability in kinds.items()]
    claims = claims_of(comparison.model_copy(update={"insights": insights}))
    assert [each.kind for each in claims] == ["focus_apart", "same_style", "pace_open", "caveat"]
    assert "caveat" not in holds_html(claims)
    both = claims_of(
        comparison.model_copy(update={"insights": [claim("focus_opposite", 0.97), claim("pace_apart", 0.63)]})
    )
    assert [each.kind for each in both] == ["pace_apart", "focus_opposite"]


def claim(kind: str, probability: float | None) -> Insight:
    strength = OPEN if probability is None else certainty(probability)
    return Insight(
        id=kind, kind=kind, text=kind, headline=kind, probability=probability, strength=strength, evidence=[]
    )


def test_the_radar_is_a_switch_away(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    test = open_page("compare", a=two[0].id, b=two[1].id)
    assert "scatterpolar" not in str(test.get("plotly_chart"))
    [switch] = [each for each in test.button_group if each.label == "What is drawn"]
    switch.set_value("radar")
    run(test)
    drawn = [chart.proto.spec for chart in test.get("plotly_chart")]
    assert any("scatterpolar" in each for each in drawn)


def test_each_profile_is_a_click_away(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    links = [str(each.proto) for each in open_page("compare", a=two[0].id, b=two[1].id).get("page_link")]
    assert all(any(person.id in link for link in links) for person in two)


def test_a_report_on_the_two_is_asked_for_here(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    test = click(open_page("compare", a=two[0].id, b=two[1].id), "Write a report")
    assert {two[0].id, two[1].id} <= {box.value for box in test.selectbox[2:]}


def test_the_two_change_places(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    a, b = two
    test = open_page("compare", a=a.id, b=b.id)
    click(test, "Swap")
    assert b.id in test.query_params["a"]
    assert a.id in test.query_params["b"]
    assert [box.value for box in test.selectbox[:2]] == [b.id, a.id]


def test_one_person_alone_is_not_compared(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    test = open_page("compare", a=two[0].id, b=two[0].id)
    assert "Choose two different people" in texts(test)
    assert "Choose two people" in texts(click(test, "Choose another person"))
    assert "Choose two people" in texts(open_page("compare", a=two[0].id))
    assert not test.get("plotly_chart")


def test_a_missing_profile_is_explained_kindly(
    open_page: Open, client: Client, two: tuple[CandidateRef, CandidateRef]
) -> None:
    new = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Nova")))
    test = open_page("compare", a=two[0].id, b=new.id)
    assert "Nova hasn't answered everything yet" in texts(test)
    assert "Nova" in [option for box in test.selectbox[:2] for option in box.options]
    click(test, "Choose another person")
    assert two[0].id in test.query_params["a"]
    assert "b" not in test.query_params


@with_sample_company
def test_who_has_answers_and_no_profile_is_explained_kindly(open_page: Open, client: Client) -> None:
    done = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", limit=200))).data
    ids = [each.candidate.id for each in done if each.candidate.id]
    private, other = ids[:2]
    client.send(operations.SET_VISIBILITY(SetVisibility(visibility="private"), candidate_id=private))
    assert "These two can't be compared" in texts(open_page("compare", a=private, b=other))


@with_sample_company
def test_only_who_has_a_profile_is_offered(open_page: Open, client: Client) -> None:
    listed = client.send(operations.LIST_CANDIDATES(CandidateQuery(include="profile", limit=200))).data
    profiled = {each.name: each.id for each in listed if each.profile and each.profile.results}
    hidden = profiled.pop("Ines Carvalho")
    client.send(operations.SET_VISIBILITY(SetVisibility(visibility="private"), candidate_id=hidden))
    [withheld] = [each.id for each in listed if each.name == "Quentin Roux"]
    for box in open_page("compare").selectbox[:2]:
        assert set(box.options) == set(profiled)
    # An address leads to anybody, and says what is missing.
    test = open_page("compare", a=profiled["Liam Ashdown"], b=withheld)
    assert "Quentin Roux" in [option for box in test.selectbox[:2] for option in box.options]
    assert "These two can't be compared" in texts(test)


def test_a_deleted_person_is_reported(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    assert "Not found" in open_page("compare", a=two[0].id, b="cand_gone").error[0].proto.title
