"""The content of expanders and popovers is made when they open, and is then complete."""

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client, operations
from discern.contract import AssessmentQuery, TeamAnalysis, TeamQuery
from discern_app.base.text import escape, value_of
from tests.support.pages import Open, expand, run, texts, with_sample_company


def buttons(test: AppTest) -> set[str]:
    return {str(each.proto.label) for each in test.get("download_button")}


@pytest.fixture
def analysis(client: Client) -> TeamAnalysis:
    """Of a team of the sample company."""
    [team, *_] = client.send(operations.list_teams(TeamQuery())).data
    return client.send(operations.get_team_analysis(team.id))


@with_sample_company
def test_every_sentence_of_a_team_shows_what_it_rests_on(open_page: Open, analysis: TeamAnalysis) -> None:
    test = open_page("team", team=analysis.team.id)
    evidence = {f"{escape(each.name)}: **{value_of(each)}**" for said in analysis.insights for each in said.evidence}
    assert evidence
    assert not any(each in texts(test) for each in evidence)
    shown = texts(expand(test, "why"))
    assert all(each in shown for each in evidence)
    assert all(escape(said.text) in shown for said in analysis.insights)


@with_sample_company
def test_without_names_nobody_is_named_in_it(open_page: Open, analysis: TeamAnalysis) -> None:
    shown = texts(expand(open_page("team", team=analysis.team.id, names="false"), "why"))
    assert "probability" in shown
    assert not [point.name for point in analysis.map if point.name and escape(point.name) in shown]


@with_sample_company
def test_a_result_says_what_it_is_based_on_and_is_exported(
    open_page: Open, client: Client, analysis: TeamAnalysis
) -> None:
    done = client.send(operations.list_assessments(AssessmentQuery(status="completed", team_id=analysis.team.id)))
    test = open_page("results", assessment=done.data[0].id)
    assert "blocks of four statements" not in texts(test)
    assert not buttons(test)
    expand(test, "how sure", "export results")
    assert "blocks of four statements" in texts(test)
    assert len(test.get("plotly_chart")) == 3
    assert buttons(test) == {"Export as CSV", "Export as JSON"}


def test_a_form_that_was_opened_keeps_what_was_typed_when_it_is_closed(open_page: Open) -> None:
    test = open_page("assessments")
    assert "Name" not in [field.label for field in test.text_input]
    opened = {field.label: field.id for field in expand(test, "new assessments").text_input}
    test.session_state["new assessments"] = False
    run(test)
    assert {field.label: field.id for field in test.text_input} == opened


def test_a_link_to_a_new_assessment_opens_its_form_once(open_page: Open) -> None:
    test = open_page("assessments", new="1")
    assert "Name" in [field.label for field in test.text_input]
    test.session_state["new assessments"] = False
    run(test)
    assert not test.session_state["new assessments"]
