"""The content of expanders and popovers is made when they open, and is then complete."""

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.teams import TeamAnalysis, TeamQuery
from discern.words import short_names, value_text
from discern_app.insight.findings import ON_CIRCLE, sentence_markdown
from tests.support.pages import Open, choose, texts, with_sample_company


def buttons(test: AppTest) -> set[str]:
    return {str(each.proto.label) for each in test.get("download_button")}


@pytest.fixture
def analysis(client: Client) -> TeamAnalysis:
    """Of a team of the sample company."""
    [team, *_] = client.send(operations.LIST_TEAMS(TeamQuery())).data
    return client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id))


@with_sample_company
def test_every_sentence_of_a_team_shows_what_it_rests_on(open_page: Open, analysis: TeamAnalysis) -> None:
    shown = texts(open_page("teams", team=analysis.team.id))
    # A caveat has its figures in its sentence.
    evidence = [each for said in analysis.insights if said.kind != "caveat" for each in said.evidence]
    assert [each for each in evidence if each.message not in ON_CIRCLE and value_text(each) not in shown] == []
    names = short_names(CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map)
    assert [said.text for said in analysis.insights if sentence_markdown(said, names) not in shown] == []


@with_sample_company
def test_without_names_nobody_is_named_in_it(open_page: Open, analysis: TeamAnalysis) -> None:
    shown = texts(open_page("teams", team=analysis.team.id, names="false"))
    assert "Very likely: " in shown
    assert not [point.name for point in analysis.map if point.name and point.name in shown.replace("\\", "")]


@with_sample_company
def test_a_result_says_what_it_is_based_on_and_is_exported(
    open_page: Open, client: Client, analysis: TeamAnalysis
) -> None:
    done = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", team_id=analysis.team.id)))
    test = open_page("people", assessment=done.data[0].id)
    assert "questions of four statements" not in texts(test)
    assert not buttons(test)
    assert len(test.get("plotly_chart")) == 2
    test = open_page("people", assessment=done.data[0].id, view="basis")
    shown = texts(test)
    assert "questions of four statements" in shown
    sentences, _, folded = shown.partition("Which questionnaire it was")
    assert "sha256" not in sentences
    assert "sha256" in folded
    assert len(test.get("plotly_chart")) == 1
    choose(test, "Export this profile")
    assert buttons(test) == {"Export as CSV", "Export as Excel", "Export as JSON"}
