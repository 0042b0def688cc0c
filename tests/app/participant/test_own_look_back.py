"""Looking back on a person's own page, two weeks after their profile."""

from contextlib import closing
from datetime import timedelta

from sqlalchemy import update

from discern.client import Client
from discern.contract import operations
from discern.contract.models.look_backs import SENTENCE_KINDS
from discern.contract.models.teams import LOOK_BACK_AFTER
from discern.service.state import utc_now
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import assessments
from tests.app.participant.test_own_page import UNHURRIED_MS, answer_all, invite
from tests.support.plain_pages import Browser

LINK = "Look back: four sentences, one minute"


def answer(client: Client, database: str, ago: timedelta) -> str:
    """Answers of a while ago; gives the private link's token."""
    taken = invite(client)
    private = answer_all(client, taken, UNHURRIED_MS)
    with closing(Database(database)) as stored:
        stored.open()
        stored.write_now(
            lambda connection: connection.execute(
                update(assessments).where(assessments.c.id == taken.id).values(completed_at=utc_now() - ago)
            )
        )
    return private


def say_of_all(browser: Browser, fit: str) -> None:
    browser.press("Show me which one", None, **{f"fit-{kind}": fit for kind in SENTENCE_KINDS})


def test_two_weeks_on_the_profile_leads_to_four_sentences_and_then_says_whose_each_was(
    browser: Browser, client: Client, app_database: str
) -> None:
    private = answer(client, app_database, LOOK_BACK_AFTER)
    assert LINK in browser.open(private, "/me").text

    browser.open(private, "/me", tab="look-back")
    assert browser.heading == "Did it show?"
    assert "one is from another style" in browser.text
    assert "From another style" not in browser.text

    say_of_all(browser, "fits")
    assert browser.heading == "3 of your own 3 sentences fit, and so does the one from another style."
    assert browser.text.count("From your profile") == 3
    assert browser.text.count("From another style") == 1
    own = browser.open(private, "/me").text
    assert LINK not in own
    assert "3 of your own 3 sentences fit, and so does the one from another style. From another style ·" in own
    assert "All four sentences, and what you said" in own
    assert "what you said of 4 sentences" in browser.open(private, "/me", tab="data").text


def test_what_is_missing_is_asked_for_and_nothing_given_is_lost(
    browser: Browser, client: Client, app_database: str
) -> None:
    private = answer(client, app_database, LOOK_BACK_AFTER)
    browser.open(private, "/me", tab="look-back")
    browser.press("Show me which one", None, **{"fit-drains": "partly"})

    assert browser.page.status_code == 422
    assert "Please answer all four." in browser.text
    assert browser.page.text.count(" checked>") == 1

    browser.press("Show me which one")
    assert browser.page.status_code == 422


def test_before_two_weeks_nobody_is_asked(browser: Browser, client: Client, app_database: str) -> None:
    private = answer(client, app_database, LOOK_BACK_AFTER - timedelta(hours=1))

    assert LINK not in browser.open(private, "/me").text
    assert "nothing to look back at yet" in browser.open(private, "/me", tab="look-back").text


def test_a_result_that_is_looked_back_at_is_read_as_before(browser: Browser, client: Client, app_database: str) -> None:
    private = answer(client, app_database, LOOK_BACK_AFTER)
    person = client.acting_for_taker(private)
    listed = client.send(operations.LIST_RESULTS()).data
    say_of_all(browser.open(private, "/me", tab="look-back"), "not_me")

    assert client.send(operations.LIST_RESULTS()).data == listed
    assert person.send(operations.GET_MARKS(assessment_id=listed[0].assessment_id)).marks == []
