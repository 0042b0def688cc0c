"""Two people's page over the real service."""

from itertools import pairwise

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.certainty import OPEN, certainty
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.candidates import CandidateQuery, NewCandidate, SetVisibility
from discern.contract.models.comparisons import ComparisonQuery
from discern.contract.models.insights import Insight
from discern.words import short_names
from discern_app.insight.cards import surest_of
from discern_app.insight.findings import NOT_FINDINGS, sentence
from discern_app.talk.comparison import findings_of
from tests.support.pages import Open, click, headings, texts, with_sample_company
from tests.support.seed_teams import seed_teams


@pytest.fixture
def two(open_page: Open, client: Client) -> tuple[CandidateRef, CandidateRef]:
    team = client.send(operations.GET_TEAM(team_id=seed_teams(client, (2,))[2]))
    first, second = team.members
    return first, second


def test_two_people_are_compared_from_a_link(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    a, b = two
    test = open_page("compare", a=a.id, b=b.id)
    assert len(test.get("plotly_chart")) == 3
    said = plain(test)
    assert a.name.split()[0] in said
    assert b.name.split()[0] in said


def plain(test: AppTest) -> str:
    """What a page says, without marks of Markdown."""
    return texts(test).replace("\\", "").replace("**", "")


@with_sample_company
def test_every_statement_about_the_two_is_on_the_page_with_what_the_two_are_called(
    open_page: Open, client: Client
) -> None:
    done = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", limit=16))).data
    kinds = set()
    for one, other in pairwise(done):
        compared = client.send(operations.COMPARE_PEOPLE(ComparisonQuery(a=one.candidate.id, b=other.candidate.id)))
        test = open_page("compare", a=one.candidate.id, b=other.candidate.id)
        names = short_names([one.candidate, other.candidate])
        for statement in compared.insights:
            kinds.add(statement.kind)
            assert sentence(statement, names) in plain(test)
        first, *_ = [each for each in compared.insights if each.kind not in NOT_FINDINGS]
        assert [each.replace("\\", "") for each in headings(test)] == [sentence(first, names)]
        # A full name is needed only where a given name is ambiguous.
        assert len(names) < 2 or one.candidate.name not in plain(test)
    assert {"try", "question", "rub", "strength"} <= kinds


@with_sample_company
def test_every_pair_has_something_for_a_difficult_talk(open_page: Open, client: Client) -> None:
    """Whatever is claimed of the two, even that nothing is."""
    listed = client.send(operations.LIST_CANDIDATES(CandidateQuery(include="profile", limit=200))).data
    ids = [each.id for each in listed if each.profile and each.profile.results]
    verdicts = set()
    for one, other in zip(ids[:24:2], ids[1:24:2], strict=True):
        test = open_page("compare", a=one, b=other)
        [talk] = [each for each in test.expander if each.label.startswith("For a difficult talk")]
        assert len([each for each in talk.markdown if "**" in each.value]) >= 2
        verdicts.add(headings(test)[0].split()[-1])
    assert len(verdicts) > 3


@with_sample_company
def test_what_is_hard_between_opposites_says_who(open_page: Open, client: Client) -> None:
    people = {each.name: each.id for each in client.send(operations.LIST_CANDIDATES(CandidateQuery(limit=200))).data}
    test = open_page("compare", a=people["Aoife Brennan"], b=people["Tara Whitlock"])
    [talk] = [each for each in test.expander if each.label.startswith("For a difficult talk")]
    said = " ".join(each.value for each in talk.markdown)
    assert "**Tara** presses for an answer, and **Aoife** says yes to end the pressure" in said
    assert all("Tara" in each.value or "Aoife" in each.value for each in test.expander[0].markdown[:1])


def claim(kind: str, probability: float | None) -> Insight:
    strength = OPEN if probability is None else certainty(probability)
    return Insight(id=kind, kind=kind, text=f"{kind}.", probability=probability, strength=strength, evidence=[])


def test_findings_don_t_say_again_what_the_title_says() -> None:
    opposite = [claim("opposite_styles", 0.85), claim("pace_opposite", 0.97), claim("focus_opposite", 0.9)]
    assert findings_of(opposite) == []
    alike = [claim("same_style", 0.85), claim("pace_both", 0.97), claim("focus_both", 0.9)]
    assert findings_of(alike) == []
    others = [claim("pace_opposite", 0.97), claim("focus_both", 0.9), claim("try", 0.9)]
    assert [each.kind for each in findings_of(others)] == ["focus_both"]
    assert findings_of([claim("pace_apart", 0.7), claim("focus_open", None)]) == []


@with_sample_company
def test_what_to_try_this_week_rests_on_what_is_at_least_likely(open_page: Open, client: Client) -> None:
    done = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", limit=16))).data
    for one, other in pairwise(done):
        compared = client.send(operations.COMPARE_PEOPLE(ComparisonQuery(a=one.candidate.id, b=other.candidate.id)))
        chosen = surest_of(compared.insights)
        likely = [each for each in compared.insights if each.strength in {"very likely", "likely"}]
        assert chosen == (likely or compared.insights)
        assert f"For {one.candidate.name.split()[0]} and {other.candidate.name.split()[0]} this week" in plain(
            open_page("compare", a=one.candidate.id, b=other.candidate.id)
        )


def test_scores_circle_and_radar_are_in_view_without_a_click(
    open_page: Open, two: tuple[CandidateRef, CandidateRef]
) -> None:
    test = open_page("compare", a=two[0].id, b=two[1].id)
    drawn = [chart.proto.spec for chart in test.get("plotly_chart")]
    assert ["scatterpolar" in each for each in drawn] == [False, False, True]


def test_each_profile_is_a_click_away(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    links = [str(each.proto) for each in open_page("compare", a=two[0].id, b=two[1].id).get("page_link")]
    assert all(any(person.id in link for link in links) for person in two)


def test_a_report_on_the_two_is_asked_for_here(open_page: Open, two: tuple[CandidateRef, CandidateRef]) -> None:
    test = click(open_page("compare", a=two[0].id, b=two[1].id), "Write a report")
    assert {two[0].id, two[1].id} <= {box.value for box in test.selectbox[2:]}


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
    assert "Nova has no profile yet" in texts(test)
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
