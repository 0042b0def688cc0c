"""On a person's page: what to expect of each team-mate."""

from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.insights import Insight
from discern.contract.models.teams import TeamQuery
from discern_app.insight.findings import finding_html
from discern_app.people.person import by_meaning, expected_html, of_teammates
from tests.support.pages import Open, texts, with_sample_company


def said(number: int, probability: float | None) -> Insight:
    """A statement about the team-mate of this number."""
    people = [CandidateRef(id="a", name="Ana"), CandidateRef(id=f"b{number}", name=f"*Bo* {number}")]
    return Insight(
        id=f"teammate_fast-b{number}",
        kind="teammate_fast",
        text=f"*Bo* {number} is likely faster than Ana.",
        strength="can't tell yet" if probability is None else "likely",
        evidence=[],
        people=people,
        headline="Faster",
        probability=probability,
    )


def test_each_is_said_of_the_team_mate_alone() -> None:
    [listed] = of_teammates([said(7, 0.9)])
    assert [person.name for person in listed.people] == ["*Bo* 7"]
    assert "*Bo* 7 · Faster" in finding_html(listed)


def test_what_holds_of_several_is_said_once() -> None:
    other = said(3, 0.9).model_copy(update={"headline": "Calmer", "detail": "To expect: patience."})
    alike, alone = by_meaning(of_teammates([said(1, 0.9), other, said(2, 0.9)]))
    html = expected_html(alike)
    assert html.count("Faster") == 1
    assert "<strong>*Bo* 1</strong>" in html
    assert "<strong>*Bo* 2</strong>" in html
    assert "*Bo* 2 is likely faster than Ana." in html
    assert expected_html(alone).count("To expect: patience.") == 1


def test_what_is_open_is_counted_and_not_listed() -> None:
    assert len(of_teammates([said(0, 0.9), said(1, None), said(2, None)])) == 1


@with_sample_company
def test_a_person_s_page_says_what_to_expect_of_each_team_mate(open_page: Open, client: Client) -> None:
    [team, *_] = client.send(operations.LIST_TEAMS(TeamQuery())).data
    [done, *_] = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", team_id=team.id))).data
    found = client.send(operations.GET_TEAMMATES(candidate_id=done.candidate.id)).insights
    assert len(found) > 2
    shown = texts(open_page("people", assessment=done.id, view="together"))
    claimed = [insight for insight in found if insight.probability is not None]
    for insight in claimed:
        assert insight.text in shown
        for evidence in insight.evidence:
            assert evidence.name in shown
    assert ("can't tell yet." in shown) == (len(claimed) < len(found))
