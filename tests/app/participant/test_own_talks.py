"""The tab on talks of a person's own page, without a script: the same words as the leader's, and what it changes."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.agreements import AgreementQuery
from discern.contract.models.assessments import NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.talks import Meeting, PutMeeting, ShareMeeting, Talk, TalkQuery
from discern_app.insight.talks import cards_of
from tests.app.participant.test_own_page import answer_all
from tests.support.databases import NewSQLite
from tests.support.plain_pages import Browser

TODAY = datetime.now(UTC).date()


@pytest.fixture
def app_database(new_sqlite: NewSQLite, tmp_path: Path) -> str:
    return new_sqlite(tmp_path)


class Pair:
    """Somebody who leads, by keys that act for nobody, and a person with a profile they meet."""

    def __init__(self, client: Client, browser: Browser) -> None:
        self.client, self.browser = client, browser
        new = NewAssessment(candidate=NewCandidate(name="Noor <B>"), form="short")
        taken = client.send(operations.CREATE_ASSESSMENT(new))
        self.token = answer_all(client, taken, 9_000)
        self.person = taken.candidate.id

    def meet(self) -> Meeting:
        put = PutMeeting(first_on=TODAY + timedelta(days=2), every_weeks=2)
        return self.client.send(operations.PUT_MEETING(put, candidate_id=self.person))

    def talk(self, meeting: Meeting, **query: str) -> Talk:
        return self.client.send(operations.GET_TALK(TalkQuery.model_validate({"meeting_id": meeting.id, **query})))

    def open(self, **query: str) -> Browser:
        return self.browser.open(self.token, "/me", tab="talks", **query)


@pytest.fixture
def pair(client: Client, browser: Browser) -> Pair:
    return Pair(client, browser)


def test_who_meets_nobody_has_no_such_tab(pair: Pair) -> None:
    page = pair.open()
    assert "tab=talks" not in page.page.text
    assert "Your place on the circle" in page.text


def test_the_page_has_the_words_that_the_leader_reads_on_every_occasion(pair: Pair) -> None:
    meeting = pair.meet()
    for query in ({}, {"occasion": "feedback"}):
        talk = pair.talk(meeting, **query)
        shown = pair.open(**query).text
        assert talk.advice is not None
        assert talk.advice.headline is not None
        assert talk.advice.headline in shown
        assert "To your manager, about talking with you." in shown, "whom it speaks to"
        assert "Your manager may ask" in shown
        assert talk.advice.text in shown
        assert all(each.text in shown for each in cards_of(talk).values())
        assert shown.count("Very likely") + shown.count("Likely") + shown.count("Leaning") == 2, "one badge, opened"


def test_what_the_person_writes_down_and_answers_the_leader_has(pair: Pair) -> None:
    meeting = pair.meet()
    page = pair.open()
    assert "No one signs in here: everyone who opens this app can read this." in page.text
    page.press("Write it down", when="the team decides", will="say <b>one</b> doubt")
    [made] = pair.client.send(operations.LIST_AGREEMENTS(AgreementQuery(candidate_id=pair.person))).data
    assert (made.when, made.will) == ("the team decides", "say <b>one</b> doubt")
    assert made.until == TODAY + timedelta(days=16), "the next time that they meet"
    assert "say <b>one</b> doubt" in page.text
    page.press("Partly")
    assert pair.client.send(operations.GET_AGREEMENT(agreement_id=made.id)).outcome == "partly"
    assert "Try half of it, or do it just once." in page.text
    assert 'value="say &lt;b&gt;one&lt;/b&gt; doubt"' in page.page.text
    page.press("Partly")
    assert pair.client.send(operations.GET_AGREEMENT(agreement_id=made.id)).outcome is None
    assert pair.talk(meeting).agreements[0].id == made.id
    page.press("Save", until=(TODAY + timedelta(days=30)).isoformat())
    assert pair.client.send(operations.GET_AGREEMENT(agreement_id=made.id)).until == TODAY + timedelta(days=30)
    page.press("Save", until=(TODAY - timedelta(days=1)).isoformat())
    assert page.page.status_code == 422
    page = pair.open()
    page.press("Write it down", will="wait", until=(TODAY - timedelta(days=1)).isoformat())
    assert page.page.status_code == 422
    assert "Choose a day from today on" in page.text


def test_something_else_and_used_are_the_same_for_both(pair: Pair) -> None:
    meeting = pair.meet()
    before = pair.talk(meeting)
    page = pair.open()
    page.press("Something else")
    after = pair.talk(meeting)
    assert after.advice != before.advice
    assert after.advice is not None
    assert str(after.advice.headline) in page.text
    page.press("We used this")
    assert pair.talk(meeting).used
    page.press("We used this")
    assert not pair.talk(meeting).used


def test_either_switches_it_off_and_then_it_says_that_and_nothing_else(pair: Pair) -> None:
    meeting = pair.meet()
    asked = pair.talk(meeting).open_with
    assert asked is not None
    page = pair.open()
    page.press("Stop sharing this page")
    assert not pair.talk(meeting).shared
    assert "Not shared" in page.text
    assert "Until next time" not in page.text
    assert asked.text not in page.text
    page.press("Open this page again")
    assert pair.talk(meeting).shared
    pair.client.send(operations.SHARE_MEETING(ShareMeeting(shared=False), meeting_id=meeting.id))
    shown = pair.open(occasion="change")
    assert "Not shared" in shown.text
    assert "Open this page again" not in shown.text, "only who switched it off does"


def test_a_skipped_day_is_said_to_both_and_either_takes_it_back(pair: Pair) -> None:
    meeting = pair.meet()
    pair.open().press("Skip this time")
    [skipped] = pair.client.send(operations.LIST_MEETINGS()).data
    assert skipped.skipped_on == meeting.first_on
    page = pair.open()
    assert "You don't meet on" in page.text
    page.press("Meet after all")
    assert pair.client.send(operations.LIST_MEETINGS()).data[0].skipped_on is None


def test_another_link_of_the_same_name_shows_none_of_it(pair: Pair, open_browser: Callable[[], Browser]) -> None:
    meeting = pair.meet()
    again = pair.client.send(
        operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Noor <B>"), form="short"))
    )
    other = answer_all(pair.client, again, 9_000)
    page = open_browser().get(f"/me?token={other}&tab=talks")
    assert "tab=talks" not in page.page.text
    page.http.post("/me", data={"do": "talk-share", "token": other, "meeting": meeting.id, "shared": "no"})
    assert pair.talk(meeting).shared
