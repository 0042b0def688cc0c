"""How sure the scores of a page are is one click away, with nobody, 30 and 300 people behind the parameters."""

from pathlib import Path

import pytest
from sqlalchemy import create_engine, select, update

from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.teams import Team
from discern.service.storage.engine.tables import results
from tests.support.banks import write
from tests.support.pages import Open, texts
from tests.support.seed_teams import seed_teams
from tests.support.tried_banks import People, tried_bank

FIRST = {
    0: "How much each answer counts is still the author's judgement",
    30: "How much each answer counts was learned from 30 people",
    300: "How much each answer counts was learned from 300 people",
}
SAID = {
    0: "hasn't been tested on real people yet",
    30: "on the whole. How the statements differ is still its author's judgement",
    300: "How strongly each statement points to its style was estimated from them",
}

NAMED: dict[People, str] = {
    0: "New questionnaire, not yet tested on real people",
    30: "Questionnaire tested on 30 people",
    300: "Questionnaire tested on 300 people",
}


@pytest.fixture(params=[0, 30, pytest.param(300, marks=pytest.mark.slow)])
def people(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> People:
    """An installation whose bank rests on so many people."""
    people: People = request.param
    monkeypatch.setenv("DISCERN_BANK", str(write(tried_bank(people), tmp_path / "bank.json")))
    return people


@pytest.mark.integration
def test_every_page_with_ranges_says_what_they_rest_on(people: People, open_page: Open, client: Client) -> None:
    team: Team = client.send(operations.GET_TEAM(team_id=seed_teams(client, (3,))[3]))
    first, second, _ = team.members
    pages = [
        open_page("people", assessment=_assessment_of(client, first)),
        open_page("compare", a=first.id, b=second.id),
        open_page("teams", team=team.id),
    ]
    for test in pages:
        [foot] = [node for node in test if node.type == "popover" and str(node.key) == "foot"]
        assert foot.proto.popover.label == NAMED[people]
        assert FIRST[people] in texts(test)
        assert SAID[people] in texts(test).replace("\\", "")
        assert "There is no norm group" in texts(test) or people == 300
    assert NAMED[people] in texts(open_page("teams", team=team.id, present="1"))


def _assessment_of(client: Client, person: CandidateRef) -> str:
    return client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(candidate_id=person.id))).data[0].id


def test_a_team_whose_members_other_banks_scored_says_so_once(
    open_page: Open, client: Client, app_database: str
) -> None:
    team: Team = client.send(operations.GET_TEAM(team_id=seed_teams(client, (3,))[3]))
    said = "Different versions of the questionnaire were used, so people can be compared only roughly"
    engine = create_engine(app_database)
    with engine.begin() as connection:
        mine = results.c.assessment_id == _assessment_of(client, team.members[0])
        document = connection.execute(select(results.c.document).where(mine)).scalar_one()
        document["instrument"] |= {"version": "2.0.0+calibrated", "fingerprint": "sha256:0"}
        connection.execute(update(results).where(mine).values(document=document))
    engine.dispose()
    assert texts(open_page("teams", team=team.id)).replace("\\", "").count(said) == 1
