"""Until when somebody can answer or join, as they read it before, while and after; and that more time brings a link
back."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

import pytest
from sqlalchemy import Table, update

from discern import words
from discern.client import Client
from discern.contract import operations
from discern.contract.last_day import end_of_day
from discern.contract.models.assessments import Assessment, AssessmentChange, NewAssessment, NewJoinLink
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.teams import NewTeam
from discern.service.storage.engine.tables import assessments, join_links
from discern_app.base.embedded_service import embedded_service
from tests.app.participant.conftest import token_of
from tests.app.participant.test_take import answer, begin, rows
from tests.support.plain_pages import Browser

Open = Callable[[], Browser]

LAST, OVER = end_of_day(date(2126, 12, 5)), end_of_day(date(2020, 12, 5))
"""Of the first, days are left; the second has passed."""


@pytest.fixture
def assessment(client: Client) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name="Ada"), form="short", expires_at=LAST)
    return client.send(operations.CREATE_ASSESSMENT(new))


def move(table: Table, end: datetime) -> None:
    """As if the day had come: the service refuses an end that is over."""
    moved: Any = update(table).values(expires_at=end)
    embedded_service().api.state.service.database.write_now(lambda connection: connection.execute(moved))


def test_the_last_day_is_read_before_and_while_answering(browser: Browser, open_browser: Open, token: str) -> None:
    assert "Please answer by 5 December 2126." in browser.open(token).text
    begin(browser, token)
    assert "Continue later, until 5 December 2126" in browser.text
    answer(browser)
    assert "Continue later, until 5 December 2126" in browser.text
    other = open_browser().open(token)
    assert other.heading == "Continue in the browser where you started"
    assert "Please answer by 5 December 2126." in other.text


def test_without_an_end_none_is_spoken_of(browser: Browser, client: Client, assessment: Assessment, token: str) -> None:
    client.send(operations.CHANGE_ASSESSMENT(AssessmentChange(expires_at=None), assessment_id=assessment.id))
    assert "Please answer by" not in browser.open(token).text
    assert "Continue later, until" not in begin(browser, token).text
    assert "Continue later" in browser.text


def test_an_end_within_a_day_is_read_with_its_time(
    browser: Browser, client: Client, assessment: Assessment, token: str
) -> None:
    within = datetime(2126, 12, 5, 21, 30, tzinfo=UTC)
    client.send(operations.CHANGE_ASSESSMENT(AssessmentChange(expires_at=within), assessment_id=assessment.id))
    assert "Please answer by 5 December 2126, 21:30 UTC." in browser.open(token).text


def test_after_the_last_day_more_time_brings_the_same_link_back_with_the_answers(
    browser: Browser, open_browser: Open, client: Client, assessment: Assessment, token: str
) -> None:
    answer(begin(browser, token))
    private = browser.token
    move(assessments, OVER)
    own, other = browser.open(token), open_browser().open(token)
    assert own.heading == "This questionnaire has ended"
    assert (other.heading, other.page.status_code) == ("This questionnaire has ended", 410)
    for page in (own, other, browser.open(private, "/me")):
        assert "The time to answer ended on 5 December 2020." in page.text
        assert "this same link works again" in page.text
        assert "new link" not in page.text
    client.send(operations.CHANGE_ASSESSMENT(AssessmentChange(expires_at=LAST), assessment_id=assessment.id))
    assert "Question 2 of 12" in browser.open(token).text
    assert "Question 2 of 12" in browser.open(private, "/me").text
    assert open_browser().open(token).heading == "Continue in the browser where you started"


def test_who_is_out_of_time_while_answering_reads_so(browser: Browser, token: str) -> None:
    begin(browser, token)
    browser.press(rows(browser)[0][2])
    least = rows(browser)[1][2]
    move(assessments, OVER)
    assert "The time to answer ended on 5 December 2020." in browser.press(least).text


def test_a_join_link_says_until_when_one_can_join_and_then_that_it_has_ended(browser: Browser, client: Client) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Harbour")))
    today = datetime.now(UTC).date()
    new = NewJoinLink(expires_at=end_of_day(today))
    token = token_of(client.send(operations.CREATE_JOIN_LINK(new, team_id=team.id)).url)
    assert f"You can join until {words.format_day(today, long=True)}." in browser.open(token).text
    move(join_links, OVER)
    late = browser.press("Continue", name="Eve")
    for page in (late, browser.open(token)):
        assert (page.heading, page.page.status_code) == ("This link has ended", 410)
        assert "It was open until 5 December 2020." in page.text
    assert client.send(operations.LIST_CANDIDATES()).data == []
