"""The views of people without a single style: of each alone, of two together, and of their team."""

from itertools import combinations

import numpy as np
import pytest

from discern import instrument
from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Answer, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.results import Results
from discern.contract.models.teams import NewTeam
from tests.support.pages import PERSON_VIEWS, TEAM_VIEWS, Open, open_all, texts

PEOPLE = {
    "Between": ((0.5, 0.3, -0.3, -0.5), 11),
    "Half": ((0.0, 0.0, 0.0, 0.0), 0),
    "Level": ((0.0, 0.0, 0.0, 0.0), 75),
}
"""By name, θ and the number that answers are drawn by."""

SAID = ["style-DI", "pace-calm", "style-open"]
"""What is said of each: a direction between two styles, a half of the circle, nothing."""


@pytest.fixture
def team(client: Client) -> str:
    return client.send(operations.CREATE_TEAM(NewTeam(name="Crew"))).id


@pytest.fixture
def crew(client: Client, team: str) -> list[Results]:
    """A team of nobody of whom one style is claimed."""
    found = [answer(client, name, team) for name in PEOPLE]
    assert [each.insights[0].id for each in found] == SAID
    return found


def answer(client: Client, name: str, team: str) -> Results:
    """The results of a new member of the team."""
    made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name=name), team_id=team)))
    theta, seed = PEOPLE[name]
    rng = np.random.default_rng(seed)
    simulated = instrument.simulate_respondent(instrument.load_bank(), "fixed", np.array(theta), rng)
    answers = [Answer(block=each.block, most=each.most, least=each.least, ms=9000) for each in simulated]
    token = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id)).private_token
    assert token is not None
    client.acting_for_taker(token).send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=made.id))
    return client.send(operations.GET_RESULTS(assessment_id=made.id))


@pytest.mark.parametrize("view", PERSON_VIEWS)
def test_every_view_of_a_person_opens(open_page: Open, crew: list[Results], view: str) -> None:
    for each in crew:
        assert each.candidate.name in texts(open_all(open_page("people", assessment=each.assessment_id, view=view)))


def test_every_two_are_compared(open_page: Open, crew: list[Results]) -> None:
    for a, b in combinations(crew, 2):
        shown = texts(open_all(open_page("compare", a=a.candidate.id, b=b.candidate.id)))
        assert a.candidate.name in shown
        assert b.candidate.name in shown


@pytest.mark.parametrize("view", TEAM_VIEWS)
def test_every_view_of_their_team_opens(open_page: Open, crew: list[Results], team: str, view: str) -> None:
    for names in ("true", "false"):
        assert "Crew" in texts(open_all(open_page("teams", team=team, view=view, names=names)))


def test_team_mates_of_whom_nothing_can_be_told_are_counted(open_page: Open, client: Client, team: str) -> None:
    one, other = (answer(client, "Level", team) for _ in range(2))
    of_one = texts(open_page("people", assessment=one.assessment_id, view="together"))
    answer(client, "Level", team)
    of_two = texts(open_page("people", assessment=other.assessment_id, view="together"))
    assert "the one team-mate you can see." in of_one
    assert "the 2 team-mates you can see" in of_two
