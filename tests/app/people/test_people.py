"""What those who lead see of a person who hides or deletes their results; and the coach's debrief."""

import pytest
from streamlit.testing.v1 import AppTest

from discern import instrument
from discern.client import Client
from discern.client.errors import NotPermitted
from discern.contract import operations
from discern.contract.models.assessments import Answer, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate, SetVisibility
from discern.contract.models.teams import NewTeam
from discern_app.teams.workshop import DEBRIEF
from tests.support.listed import row_of
from tests.support.pages import Open, click, headings, run, texts
from tests.support.picking import pick


class Person:
    """Somebody in a team who has completed an assessment."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.team = client.send(operations.CREATE_TEAM(NewTeam(name="Crew"))).id
        new = NewAssessment(
            candidate=NewCandidate(name="Ada", email="ada@example.org"), team_id=self.team, form="short"
        )
        made = client.send(operations.CREATE_ASSESSMENT(new))
        self.id, self.assessment = made.candidate.id, made.id
        token = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id)).private_token
        assert token is not None
        self.token = token
        bank = instrument.load_bank()
        blocks = [bank.blocks[block] for block in bank.form("short").blocks]
        picks = [(each.id, *pick(each, 0, 1)) for each in blocks]
        answers = [Answer(block=block, most=most, least=least, ms=9000) for block, most, least in picks]
        client.send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=made.id))


@pytest.fixture
def person(client: Client) -> Person:
    return Person(client)


def test_what_a_person_hides_is_gone_from_the_pages_of_those_who_lead(open_page: Open, person: Person) -> None:
    own = person.client.acting_for_taker(person.token)
    own.send(operations.SET_VISIBILITY(SetVisibility(visibility="private"), candidate_id=person.id))
    with pytest.raises(NotPermitted):
        person.client.send(operations.GET_RESULTS(assessment_id=person.assessment))
    assert "1 not shared" in texts(open_page("teams", team=person.team))
    hidden = open_page("people", assessment=person.assessment)
    assert "Not shared" in texts(hidden)
    assert headings(hidden) == ["Ada"], "whose page it is, and what may be changed about them"
    assert [each.label for each in hidden.menu_button] == ["More"]
    click(hidden, "All people")
    assert row_of(hidden, "Ada").cells == ["Not shared", "Crew"]


def test_who_deletes_everything_is_named_nowhere(open_page: Open, person: Person) -> None:
    person.client.acting_for_taker(person.token).send(operations.DELETE_CANDIDATE(candidate_id=person.id))
    for page, query in (("home", {}), ("assessments", {}), ("people", {}), ("teams", {"team": person.team})):
        shown = texts(open_page(page, **query))
        assert "Ada" not in shown
        assert ("Some data were deleted" in shown) == (page in {"home", "teams"})


def open_debrief(test: AppTest) -> AppTest:
    test.session_state[DEBRIEF] = True
    return run(test)


def test_results_are_held_back_until_the_debrief(open_page: Open, person: Person) -> None:
    own = person.client.acting_for_taker(person.token)
    click(open_debrief(open_page("teams", team=person.team, view="workshop")), "Hold back all profiles")
    with pytest.raises(NotPermitted) as held:
        own.send(operations.GET_RESULTS(assessment_id=person.assessment))
    assert held.value.code == "results_held"
    click(open_debrief(open_page("teams", team=person.team, view="workshop")), "Release all profiles")
    assert own.send(operations.GET_RESULTS(assessment_id=person.assessment)).assessment_id == person.assessment
