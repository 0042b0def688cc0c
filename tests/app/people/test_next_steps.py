"""Each page of a person without a profile to show offers what can be done next."""

from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.client.testing import Fault
from discern.contract import operations
from discern.contract.last_day import end_of_day
from discern.contract.models.assessments import Assessment, NewAssessment
from discern.contract.models.candidates import NewCandidate, SetVisibility
from tests.app.people.test_people import Person
from tests.support.faulty_service import FaultyService
from tests.support.pages import Open, choose, click, headings, labels, run, texts


@pytest.fixture
def waiting(client: Client) -> Assessment:
    return client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Bo"))))


def test_who_is_waited_for_is_reminded_by_one_button(open_page: Open, waiting: Assessment) -> None:
    test = open_page("people", person=waiting.candidate.id)
    assert not test.code, "the link and the message are in the dialog"
    [remind] = [each for each in test.button if each.label == "Remind"]
    assert remind.proto.type == "primary"
    link, message = (each.value for each in click(test, "Remind").code)
    assert link.endswith(str(waiting.take_url).partition("?")[2])
    assert "This is a reminder" in message


def test_who_has_one_result_is_invited_again_from_their_history(open_page: Open, client: Client) -> None:
    person = Person(client)
    test = open_page("people", person=person.id, view="history")
    assert "Nothing to compare with yet" in texts(test)
    click(test, "Invite again")
    assert [each.status for each in client.send(operations.LIST_ASSESSMENTS()).data] == ["created", "completed"]


def test_inviting_again_from_the_menu_is_no_second_button_of_the_page(open_page: Open, client: Client) -> None:
    test = choose(open_page("people", person=Person(client).id, view="history"), "Invite again")
    assert labels(test).count("Invite again") == 2


def test_who_has_a_link_that_waits_gets_it_again_and_no_second_one(open_page: Open, client: Client) -> None:
    person = Person(client)
    waiting = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate_id=person.id)))
    test = choose(open_page("people", person=person.id), "Invite again")
    [*_, in_dialog] = [each for each in test.button if each.label == "Invite again"]
    in_dialog.click()
    run(test)
    assert "the earlier link still works" in texts(test)
    assert str(test.code[0].value).endswith(str(waiting.take_url).partition("?")[2])
    assert [each.status for each in client.send(operations.LIST_ASSESSMENTS()).data] == ["created", "completed"]


@pytest.mark.parametrize(
    ("ends", "said"),
    [
        (None, "It works until every question is answered."),
        (end_of_day(date(2126, 5, 3)), "until 3 May 2126 at the latest"),
        (datetime(2126, 5, 3, 9, 30, tzinfo=UTC), "until 3 May 2126, 09:30 UTC at the latest"),
    ],
)
def test_a_link_says_until_when_it_works(open_page: Open, client: Client, ends: datetime | None, said: str) -> None:
    new = NewAssessment(candidate=NewCandidate(name="Bo"), expires_at=ends)
    waiting = client.send(operations.CREATE_ASSESSMENT(new))
    assert said in texts(open_page("assessments", assessment=waiting.id))


def test_who_shares_nothing_is_asked_by_mail(open_page: Open, client: Client) -> None:
    person = Person(client)
    own = client.acting_for_taker(person.token)
    own.send(operations.SET_VISIBILITY(SetVisibility(visibility="private"), candidate_id=person.id))
    [link] = open_page("people", person=person.id).get("link_button")
    assert link.proto.url.startswith("mailto:ada@example.org")


@pytest.mark.parametrize(
    ("page", "query", "way"),
    [
        ("people", {"person": "cand_gone"}, "All people"),
        ("people", {"assessment": "asm_gone"}, "All people"),
        ("teams", {"team": "team_gone"}, "All teams"),
        ("reports", {"report": "rep_gone"}, "All reports"),
    ],
)
def test_what_is_not_found_leads_to_the_list_under_a_heading(
    open_page: Open, page: str, query: dict[str, str], way: str
) -> None:
    test = open_page(page, **query)
    heading = [way.removeprefix("All ").capitalize()]
    assert headings(test) == heading
    assert "Not found" in test.error[0].proto.title
    [button] = [each for each in test.button if each.label == way and each.proto.type == "primary"]
    button.click()
    test.run()
    assert not test.query_params.keys() & query.keys()
    assert not test.error


@pytest.mark.parametrize("page", ["home", "people", "assessments", "teams", "reports", "compare"])
def test_a_page_has_its_heading_in_an_outage(open_over: Callable[..., AppTest], fake: FaultyService, page: str) -> None:
    fake.fault_for = lambda request: Fault(status=500)
    assert len(headings(open_over(page))) == 1
