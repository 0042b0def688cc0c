"""The page behind the link of Monday's message, and the calendar feed, as a browser and a mail filter see them."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from icalendar import Calendar

from discern.client import Client
from discern.contract import operations
from discern.contract.models.agreements import Agreement, NewAgreement
from discern.contract.models.assessments import Assessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.talks import PutMeeting
from discern.contract.models.week_messages import PutCalendarFeed, WeekMessage
from discern_app.base.embedded_service import embedded_service, load_settings
from tests.support.operations import store_sent_week
from tests.support.plain_pages import Browser

TODAY = datetime.now(UTC).date()


@pytest.fixture
def agreement(client: Client, assessment: Assessment) -> Agreement:
    new = NewAgreement(candidate_ids=[assessment.candidate.id], will="<b>ask</b> first", until=TODAY)
    client.send(operations.PUT_MEETING(PutMeeting(first_on=TODAY), candidate_id=assessment.candidate.id))
    return client.send(operations.CREATE_AGREEMENT(new))


@pytest.fixture
def token(client: Client, agreement: Agreement) -> str:
    """The secret of this week's message."""
    account_id, service = client.send(operations.GET_ACCOUNT()).id, embedded_service().service
    return service.database.write_now(
        lambda connection: store_sent_week(connection, account_id, TODAY.isoformat(), service.now())
    )


def outcome(client: Client, agreement: Agreement) -> str | None:
    return client.send(operations.GET_AGREEMENT(agreement_id=agreement.id)).outcome


def message(client: Client) -> WeekMessage:
    return client.send(operations.GET_WEEK_MESSAGE())


def test_one_tap_says_what_became_of_an_agreement(
    browser: Browser, client: Client, agreement: Agreement, token: str
) -> None:
    browser.open(token, "/week")
    assert browser.heading == "Your week"
    assert "<b>ask</b> first" in browser.text
    assert f'id="{agreement.id}"' in browser.page.text, "a message leads to it"
    assert "<b>ask" not in browser.page.text
    browser.press("Partly")
    assert outcome(client, agreement) == "partly"
    assert re.findall(r'value="(\w+)" aria-pressed="true"', browser.page.text) == ["partly"]
    assert browser.url == f"/week?token={token}", "opened by a GET, so that opening it anew answers nothing"
    browser.press("Kept")
    assert outcome(client, agreement) == "kept"


def test_one_that_takes_longer_gets_another_day(
    browser: Browser, client: Client, agreement: Agreement, token: str
) -> None:
    browser.open(token, "/week")
    for wrong in ("soon", (TODAY - timedelta(days=2)).isoformat()):
        browser.press("Save", until=wrong)
        assert client.send(operations.GET_AGREEMENT(agreement_id=agreement.id)).until == TODAY
    later = TODAY + timedelta(days=20)
    browser.press("Save", until=later.isoformat())
    moved = client.send(operations.GET_AGREEMENT(agreement_id=agreement.id))
    assert (moved.until, moved.outcome) == (later, None)
    assert "<b>ask</b> first (due" in browser.text, "it is what the next talk begins with"
    assert "Kept" not in browser.text, "and isn't asked about"


def test_it_leads_to_the_talk(browser: Browser, agreement: Agreement, token: str) -> None:
    browser.open(token, "/week")
    person = agreement.candidate_ids[0]
    assert f"/talk?person={person}" in browser.read.links
    assert f"/talk?person={person}&occasion=change" in browser.read.links
    assert "/talk?occasion=disagreement" in browser.read.links


def test_where_the_app_lets_nobody_in_it_leads_nowhere_and_still_takes_answers(
    browser: Browser, client: Client, agreement: Agreement, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCERN_OPEN_ACCESS", "0")
    load_settings.cache_clear()
    browser.open(token, "/week")
    assert not [link for link in browser.read.links if re.match(r"/(?:talk|teams|people|$)", link)]
    assert "To prepare a talk, open Discern in the browser where you use it." in browser.text
    browser.press("Kept")
    assert outcome(client, agreement) == "kept"


def test_a_talk_is_skipped_and_taken_back_on_the_page(
    browser: Browser, client: Client, agreement: Agreement, token: str
) -> None:
    browser.open(token, "/week")
    browser.press("Skip this time")
    assert client.send(operations.LIST_MEETINGS()).data[0].skipped_on == TODAY
    assert "You don't meet on" in browser.text
    browser.press("Meet after all")
    assert client.send(operations.LIST_MEETINGS()).data[0].skipped_on is None


def test_who_is_away_skips_all_talks_of_the_week_at_once(
    browser: Browser, client: Client, agreement: Agreement, token: str
) -> None:
    assert "I'm away" not in browser.open(token, "/week").text, "of one talk there is a button"
    other = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Bo Ek")))
    client.send(operations.PUT_MEETING(PutMeeting(first_on=TODAY), candidate_id=other.id))
    browser.open(token, "/week")
    browser.press("I'm away: skip all of them")
    assert [each.skipped_on for each in client.send(operations.LIST_MEETINGS()).data] == [TODAY, TODAY]
    assert "I'm away" not in browser.text


def test_a_mail_filter_that_opens_every_link_changes_nothing(
    browser: Browser, client: Client, agreement: Agreement, token: str
) -> None:
    """All that is in the mail, and all that those pages link to, twice, by GET and HEAD."""
    links = [f"/week?token={token}", f"/week?token={token}&stop=1"]
    found = {link for each in links for link in browser.get(each).read.links}
    for _ in range(2):
        for link in [*links, *found, f"/week?token={token}&outcome=kept&agreement={agreement.id}"]:
            browser.http.get(link)
            browser.http.head(link)
    assert outcome(client, agreement) is None
    assert message(client).channel == "mail"


def test_the_last_link_asks_and_a_button_ends_the_messages(browser: Browser, client: Client, token: str) -> None:
    browser.open(token, "/week", stop="1")
    assert browser.heading == "Get no more of these messages?"
    browser.press("No more messages")
    assert browser.heading == "You get no more messages"
    assert message(client).channel is None
    assert browser.open(token, "/week").page.status_code == 404


@pytest.mark.parametrize("body", ["form", "multipart"])
def test_a_mail_program_ends_them_with_one_click(browser: Browser, client: Client, token: str, body: str) -> None:
    one_click = {"List-Unsubscribe": "One-Click"}
    given = {"data": one_click} if body == "form" else {"files": {"List-Unsubscribe": (None, "One-Click")}}
    done = browser.http.post(f"/week?token={token}&stop=1", **given)
    assert done.status_code == 200
    assert message(client).channel is None


@pytest.mark.parametrize("path", ["/week", "/calendar.ics"])
@pytest.mark.parametrize("token", ["", "x", "A" * 32])
def test_a_wrong_link_opens_nothing(browser: Browser, client: Client, path: str, token: str) -> None:
    assert browser.http.get(f"{path}?token={token}").status_code == 404


def make_feed(client: Client, *, names: bool = False) -> str:
    return client.send(operations.PUT_CALENDAR_FEED(PutCalendarFeed(names=names))).token


def test_a_calendar_has_talks_and_days_without_names_unless_they_are_chosen(
    browser: Browser, client: Client, agreement: Agreement
) -> None:
    answered = browser.http.get(f"/calendar.ics?token={make_feed(client)}")
    assert answered.headers["content-type"] == "text/calendar; charset=utf-8"
    assert answered.headers["cache-control"] == "no-store"
    calendar = Calendar.from_ical(answered.content)
    talk, due = calendar.walk("VEVENT")
    assert (str(talk["summary"]), str(due["summary"])) == ("Talk", "Agreement due")
    assert talk.decoded("rrule")["FREQ"] == ["WEEKLY"]
    assert due.decoded("dtstart") == TODAY
    assert b"ask" not in answered.content
    named = browser.http.get(f"/calendar.ics?token={make_feed(client, names=True)}")
    assert "Talk with" in named.text
    assert "ask" in named.text
    assert browser.http.post(f"/calendar.ics?token={make_feed(client)}").status_code == 405


def test_an_address_ends_with_the_next_one_and_when_it_is_ended(browser: Browser, client: Client) -> None:
    first, second = make_feed(client), make_feed(client)
    assert browser.http.get(f"/calendar.ics?token={first}").status_code == 404
    assert browser.http.get(f"/calendar.ics?token={second}").status_code == 200
    client.send(operations.DELETE_CALENDAR_FEED())
    assert browser.http.get(f"/calendar.ics?token={second}").status_code == 404


def test_who_guesses_has_to_wait(open_browser: Callable[[], Browser], client: Client) -> None:
    browser = open_browser()
    answers = [browser.http.get(f"/calendar.ics?token={number:032}").status_code for number in range(25)]
    assert answers[-1] == 429


def test_a_day_of_an_agreement_far_away_is_in_the_calendar_too(
    browser: Browser, client: Client, assessment: Assessment
) -> None:
    until = TODAY + timedelta(days=90)
    new = NewAgreement(candidate_ids=[assessment.candidate.id], will="ask", until=until)
    client.send(operations.CREATE_AGREEMENT(new))
    calendar = Calendar.from_ical(browser.http.get(f"/calendar.ics?token={make_feed(client)}").content)
    assert [each.decoded("dtstart") for each in calendar.walk("VEVENT")] == [until]
