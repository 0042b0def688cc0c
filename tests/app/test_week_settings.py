"""Settings → For you: where Monday's message goes, and the address of a calendar that is shown once."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.talks import PutMeeting
from discern.contract.models.week_messages import PutWeekMessage
from discern.contract.permissions import Role
from discern_app.access.secret import Access
from discern_app.base.current_service import configured_service
from discern_app.base.text import escape
from tests.support.mailboxes import Mailbox, run_mailbox
from tests.support.pages import Open, click, field, labels, run, texts, with_sample_company
from tests.support.signed import Company


@pytest.fixture(scope="module")
def server() -> Iterator[Mailbox]:
    with run_mailbox() as mailbox:
        yield mailbox


@pytest.fixture
def sends(server: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {**server.settings, "worker": "off"}.items():
        monkeypatch.setenv(f"DISCERN_{name.upper()}", value)


@pytest.fixture
def holds_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser has followed the address that the start prints."""
    access = Access(holds_secret=True, is_open=False)
    for place in ("discern_app.access.viewer", "discern_app.settings.settings"):
        monkeypatch.setattr(f"{place}.current_access", lambda: access)


@pytest.fixture(autouse=True)
def serves_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discern_app.settings.week.serves_routes", lambda: True)


def open_settings(open_page: Open) -> AppTest:
    return open_page("settings", tab="For you")


def choose_way(test: AppTest, way: str) -> AppTest:
    test.session_state["week way"] = way
    return run(test)


def test_a_keeper_has_it_sent_by_mail_and_switches_it_off(
    sends: None, holds_secret: None, open_page: Open, client: Client
) -> None:
    test = open_settings(open_page)
    assert "**Off**." in texts(test)
    choose_way(test, "mail")
    test.text_input[0].input("keeper@example.org")
    click(test, "Save")
    assert f"**On**, to {escape('keeper@example.org')}." in texts(test)
    assert "Messages have no links" not in texts(test)
    assert client.send(operations.GET_WEEK_MESSAGE()).channel == "mail"
    choose_way(test, "off")
    click(test, "Save")
    assert client.send(operations.GET_WEEK_MESSAGE()).channel is None


@with_sample_company
def test_home_offers_it_below_the_talks_as_it_can_be_sent_until_one_says_no(
    holds_secret: None, open_page: Open, client: Client
) -> None:
    assert "Not now" not in labels(open_page()), "there is nothing to say yet"
    put = PutMeeting(first_on=datetime.now(UTC).date())
    person = client.send(operations.LIST_CANDIDATES()).data[0].id
    configured_service().managers.write(operations.PUT_MEETING(put, candidate_id=person))
    test = open_page()
    assert "Get this every Monday in Slack or Teams?" in texts(test), "no mail is set up here"
    click(test, "Not now")
    assert client.send(operations.GET_WEEK_MESSAGE()).refused
    assert "Not now" not in labels(open_page())
    new = PutWeekMessage(channel="webhook", url="https://receiver.example/week")
    assert not client.send(operations.PUT_WEEK_MESSAGE(new)).refused


def test_a_webhook_is_checked_and_never_shown_again(holds_secret: None, open_page: Open, client: Client) -> None:
    test = choose_way(open_settings(open_page), "webhook")
    field(test, "Address of the incoming webhook").input("https://127.0.0.1/hook")
    click(test, "Save")
    assert "must lead to the public internet" in test.error[0].value
    field(test, "Address of the incoming webhook").input("https://hooks.example.org/services/secret")
    click(test, "Save")
    assert f"**On**, to {escape('hooks.example.org')}." in texts(test)
    assert "Messages have no links to answer by" in texts(test), "nobody has said what the app's address is"
    assert "services/secret" not in texts(test)
    assert not field(test, "Address of the incoming webhook").value


def test_without_a_mail_server_it_says_who_sets_it_up(holds_secret: None, open_page: Open) -> None:
    test = choose_way(open_settings(open_page), "mail")
    test.text_input[0].input("keeper@example.org")
    click(test, "Save")
    assert "No mail server is set up" in test.error[0].value


def test_a_calendars_address_is_shown_once(holds_secret: None, open_page: Open, client: Client) -> None:
    test = click(open_settings(open_page), "Make an address")
    [shown] = [each.value for each in test.code if "/calendar.ics?token=" in each.value]
    assert shown.startswith("http://localhost")
    assert "Only a calendar program on this computer can read this address." in texts(test)
    run(test)
    assert "calendar.ics" not in texts(test)
    assert client.send(operations.GET_CALENDAR_FEED()).active
    click(test, "End it")
    assert not client.send(operations.GET_CALENDAR_FEED()).active


@with_sample_company
def test_what_it_says_of_this_week_is_shown_before_it_is_switched_on(
    holds_secret: None, open_page: Open, client: Client
) -> None:
    person = next(each for each in client.send(operations.LIST_CANDIDATES()).data if each.name.startswith("Mei"))
    client.send(operations.PUT_MEETING(PutMeeting(first_on=datetime.now(UTC).date()), candidate_id=person.id))
    test = open_settings(open_page)
    assert "Try this: " not in texts(test)
    test.session_state["week preview"] = True
    shown = "\n".join(str(each.value) for each in run(test).text)
    assert "Mei. Open with: “" in shown
    assert "Try this: " in shown
    assert escape("Talks: Mei") in texts(test)
    assert "Tan" not in shown


def test_where_a_host_serves_no_addresses_there_is_no_calendar(
    holds_secret: None, open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discern_app.settings.week.serves_routes", lambda: False)
    assert "Make an address" not in labels(open_settings(open_page))


def test_where_pages_are_open_to_everybody_they_are_the_keepers(open_page: Open) -> None:
    assert "Only the person who runs Discern here" in texts(open_settings(open_page))


@pytest.mark.parametrize("role", ["manager", "coach"])
def test_a_leader_has_their_own_and_nothing_else_of_the_settings(sends: None, company: Company, role: Role) -> None:
    company.let_in("lea", role, ("Ours",))
    test = company.open("settings", "lea")
    assert "Monday's message" in [each.value for each in test.subheader]
    assert not test.tabs
    choose_way(test, "mail")
    assert not test.text_input, "the address is the one that they sign in with"
    click(test, "Save")
    assert f"**On**, to {escape('lea@example.org')}." in texts(test)
    assert company.owner.send(operations.GET_WEEK_MESSAGE()).channel is None
