"""Two people's page over the real service."""

import re
from html import unescape
from itertools import pairwise

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.certainty import certainty
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.candidates import CandidateQuery, NewCandidate, SetVisibility
from discern.contract.models.comparisons import ComparisonQuery
from discern.contract.models.insights import Insight
from discern_app.compare.comparison import advice_html, advice_on, claims_of, difficult_html, surest_html, surest_of
from discern_app.insight.findings import in_order
from tests.support.pages import Open, click, run, texts, with_sample_company
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
            tells_apart = statement.kind.partition("_")[2] in {"opposite", "further", "apart"}
            is_named = tells_apart and not statement.kind.startswith("style")
            assert (statement.text if is_named else statement.detail or statement.text) in shown
        for results in (compared.a_results, compared.b_results):
            [lead] = [each for each in results.insights if each.kind == "style"]
            assert str(lead.headline) in shown
    assert {"try", "question", "rub", "strength"} <= kinds


def test_the_surest_claims_about_styles_pace_and_focus_come_surest_first() -> None:
    found = [claim("pace_apart", 0.63), claim("focus_opposite", 0.97), claim("style_apart", 0.92), claim("style", 0.7)]
    claims = in_order(found)
    assert [each.kind for each in surest_of(claims)] == ["focus_opposite", "style_apart", "pace_apart"]
    shown = surest_html(claims)
    assert re.findall(r"(\d\d)%</span>", shown) == ["97", "92", "63"]


@with_sample_company
def test_what_may_be_hard_between_opposites_is_in_one_place_and_says_who(open_page: Open, client: Client) -> None:
    people = {each.name: each.id for each in client.send(operations.LIST_CANDIDATES(CandidateQuery(limit=200))).data}
    pair = people["Aoife Brennan"], people["Wanjiru Kamau"]
    shown = texts(open_page("compare", a=pair[0], b=pair[1]))
    comparison = client.send(operations.COMPARE_PEOPLE(ComparisonQuery(a=pair[0], b=pair[1])))
    claims = claims_of(comparison)
    difficult, rest = difficult_html(comparison, claims), advice_html(comparison, claims)
    assert "For a difficult conversation" in shown
    assert "They may clash" in difficult
    assert "when Wanjiru Kamau presses for an answer and Aoife Brennan says yes only to end the pressure" in difficult
    assert "What makes it hard for one of us to say no" in difficult
    assert "They can bring" in rest
    assert "They may miss" not in shown


@with_sample_company
def test_what_is_surest_of_two_has_a_card_and_what_is_vague_comes_last_of_what_is_as_sure(client: Client) -> None:
    people = {each.name: each.id for each in client.send(operations.LIST_CANDIDATES(CandidateQuery(limit=200))).data}
    # Very likely of different styles, and nobody knows which.
    comparison = client.send(
        operations.COMPARE_PEOPLE(ComparisonQuery(a=people["Amara Osei"], b=people["Nadia Haddad"]))
    )
    claims = claims_of(comparison)
    assert claims[0].id == "different_styles"
    assert claims[0].strength == "very likely"
    shown = advice_html(comparison, claims)
    card = shown.split("<section")[1]
    assert "Lead with different styles" in card
    assert card.count("<dt>Both can try</dt>") == 2
    for statement in advice_on(claims[0], comparison):
        assert statement.text in unescape(card)
    # None where it is only more likely than not.
    unsure = [each.model_copy(update={"strength": "more likely than not"}) for each in claims[:1]]
    assert advice_html(comparison, unsure) == ""
    kinds = ["different_styles", "pace_apart", "focus_opposite"]
    given = [*(claim(kind, 0.97) for kind in kinds), claim("pace_both", 0.7)]
    ordered = claims_of(comparison.model_copy(update={"insights": given}))
    assert [each.kind for each in ordered] == ["focus_opposite", "pace_apart", "different_styles", "pace_both"]


def claim(kind: str, probability: float) -> Insight:
    return Insight(
        id=kind,
        kind=kind,
        text=kind,
        headline=kind,
        probability=probability,
        strength=certainty(probability),
        evidence=[],
        people=[],
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
