"""On a person's page: what to expect of each team-mate."""

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.teams import TeamQuery
from discern.words import short_names
from discern_app.insight.findings import sentence_markdown
from tests.support.pages import Open, texts, with_sample_company


@with_sample_company
def test_a_person_s_page_says_what_to_expect_of_each_team_mate(open_page: Open, client: Client) -> None:
    [team, *_] = client.send(operations.LIST_TEAMS(TeamQuery())).data
    [done, *_] = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", team_id=team.id))).data
    found = client.send(operations.GET_TEAMMATES(candidate_id=done.candidate.id)).insights
    assert len(found) > 2
    shown = texts(open_page("people", assessment=done.id, view="together"))
    names = short_names([done.candidate, *(insight.people[-1] for insight in found)])
    claimed = [insight for insight in found if insight.probability is not None]
    for insight in claimed:
        assert sentence_markdown(insight, names) in shown
    assert ("more team-mate" in shown) == (len(claimed) < len(found))
