"""A person's own side: who sees their results, their data, and the end of them; and the coach's debrief."""

import pytest
from streamlit.testing.v1 import AppTest

from discern import instrument
from discern.client import Client, operations
from discern.client.errors import NotFound, NotPermitted
from discern.contract import Answer, GiveAnswers, GiveConsent, NewAssessment, NewCandidate, NewTeam, SetVisibility
from discern_app.teams.debrief import DEBRIEF
from tests.support.pages import Open, click, headings, run, texts
from tests.support.picking import pick


class Person:
    """Somebody in a team who has completed an assessment."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.team = client.send(operations.create_team(NewTeam(name="Crew"))).id
        new = NewAssessment(
            candidate=NewCandidate(name="Ada", email="ada@example.org"), team_id=self.team, form="short"
        )
        made = client.send(operations.create_assessment(new))
        self.id, self.assessment = made.candidate.id, made.id
        token = client.send(operations.give_consent(made.id, GiveConsent(accepted=True))).private_token
        assert token is not None
        self.token = token
        bank = instrument.load_bank()
        blocks = [bank.blocks[block] for block in bank.form("short").blocks]
        picks = [(each.id, *pick(each, 0, 1)) for each in blocks]
        answers = [Answer(block=block, most=most, least=least, ms=9000) for block, most, least in picks]
        client.send(operations.give_answers(made.id, GiveAnswers(answers=answers)))


@pytest.fixture
def person(client: Client) -> Person:
    return Person(client)


def tick(test: AppTest, key: str) -> AppTest:
    [box] = [each for each in test.checkbox if each.key == key]
    box.check()
    return run(test)


def test_the_private_link_shows_what_is_stored(open_page: Open, person: Person) -> None:
    test = open_page("me", token=person.token)
    assert "My data" in texts(test)
    assert "You gave consent on" in texts(test)
    assert test.get("download_button")


def test_who_may_see_is_chosen_and_holds_at_once(open_page: Open, person: Person) -> None:
    test = open_page("me", token=person.token)
    [choice] = test.radio
    assert choice.value == "team"
    choice.set_value("private")
    run(test)
    assert person.client.send(operations.get_candidate(person.id)).visibility == "private"
    with pytest.raises(NotPermitted):
        person.client.send(operations.get_results(person.assessment))
    assert "My data" in texts(open_page("me", token=person.token))
    assert "1 not shared" in texts(open_page("teams", team=person.team))
    hidden = open_page("people", assessment=person.assessment)
    assert "Not shared" in texts(hidden)
    assert headings(hidden) == ["Ada"], "whose page it is, and what may be changed about them"
    assert [each.label for each in hidden.menu_button] == ["More"]
    click(hidden, "All people")
    assert headings(hidden) == ["People"]


def test_a_choice_made_elsewhere_outlives_a_stale_page(open_page: Open, person: Person) -> None:
    stale = open_page("me", token=person.token)
    own = person.client.acting_for_taker(person.token)
    own.send(operations.set_visibility(person.id, SetVisibility(visibility="private")))
    click(stale, "Save")
    assert own.send(operations.export_candidate(person.id)).candidate.visibility == "private"
    [choice] = stale.radio
    assert choice.value == "private"
    choice.set_value("organisation")
    run(stale)
    assert own.send(operations.export_candidate(person.id)).candidate.visibility == "organisation"
    assert stale.radio[0].value == "organisation"


def test_a_name_is_corrected(open_page: Open, person: Person) -> None:
    test = open_page("me", token=person.token)
    [name, email] = test.text_input
    name.set_value("Ada L.")
    email.set_value("")
    click(test, "Save")
    changed = person.client.send(operations.get_candidate(person.id))
    assert (changed.name, changed.email) == ("Ada L.", None)


def test_consent_is_taken_back(open_page: Open, person: Person) -> None:
    test = tick(open_page("me", token=person.token), "sure of withdrawal")
    click(test, "Withdraw consent")
    assert person.client.send(operations.get_assessment(person.assessment)).status == "cancelled"
    with pytest.raises(NotFound):
        person.client.send(operations.get_results(person.assessment))
    assert "and withdrew it on" in texts(open_page("me", token=person.token))


def test_everything_is_deleted(open_page: Open, person: Person) -> None:
    test = tick(open_page("me", token=person.token), "sure of erasure")
    click(test, "Delete everything")
    assert headings(test)[0] == "Your data are deleted"
    with pytest.raises(NotFound):
        person.client.send(operations.get_candidate(person.id))
    assert headings(open_page("me", token=person.token))[0] == "This link doesn't work"
    for page, query in (("home", {}), ("assessments", {}), ("people", {}), ("teams", {"team": person.team})):
        shown = texts(open_page(page, **query))
        assert "Ada" not in shown
        assert ("Some data were deleted" in shown) == (page in {"home", "teams"})


def open_debrief(test: AppTest) -> AppTest:
    test.session_state[DEBRIEF] = True
    return run(test)


def test_results_are_held_back_until_the_debrief(open_page: Open, person: Person) -> None:
    click(open_debrief(open_page("teams", team=person.team, view="workshop")), "Hold all results")
    own = open_page("me", token=person.token)
    assert not own.error
    assert "hasn't been released yet" in texts(own)
    assert not own.get("plotly_chart")
    click(open_debrief(open_page("teams", team=person.team, view="workshop")), "Release all results")
    assert open_page("me", token=person.token).get("plotly_chart")
