"""A team has one headline: at home, on its page and on its slides, also where some answers are doubtful.

`tests/reports/test_several.py` holds the same of its report.
"""

from discern import words
from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.teams import TeamQuery
from discern_app.base.text import escape
from discern_app.insight.findings import sentence, sentence_markdown
from tests.support.pages import Open, headings, texts, with_sample_company


@with_sample_company
def test_a_team_with_a_doubtful_set_of_answers_has_one_headline_everywhere(open_page: Open, client: Client) -> None:
    [team] = client.send(operations.LIST_TEAMS(TeamQuery(q="Product"))).data
    analysis = client.send(operations.GET_TEAM_ANALYSIS(team_id=team.id))
    verdict = analysis.insights[0]
    assert any(each.id == "caution-random" for each in analysis.insights)

    names = words.short_names(CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map)
    assert headings(open_page("teams", team=team.id))[0] == escape(sentence(verdict, names))
    assert sentence_markdown(verdict, names) in texts(open_page())
    assert words.restate(verdict, voice="you").text in texts(open_page("teams", team=team.id, present="1"))
