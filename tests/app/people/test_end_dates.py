"""Until when people can answer: it stands where they are waited for, and is moved there."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from discern import words
from discern.client import Client
from discern.contract import operations
from discern.contract.last_day import end_of_day
from discern.contract.models.assessments import Assessment, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern_app.base import language
from discern_app.dialogs.open_assessments import longer, moved_ends
from tests.app.people.test_bulk_actions import buttons
from tests.support.listed import row_of, rows, tick
from tests.support.pages import Open, click, run, texts

LAST = datetime.now(UTC).date() + timedelta(days=7)
END = end_of_day(LAST)


def invite(client: Client, name: str, end: datetime | None) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name=name), expires_at=end)
    return client.send(operations.CREATE_ASSESSMENT(new))


def ends(client: Client, *made: Assessment) -> list[datetime | None]:
    return [client.send(operations.GET_ASSESSMENT(assessment_id=each.id)).expires_at for each in made]


@pytest.fixture
def waiting(client: Client) -> list[Assessment]:
    return [invite(client, "Ana", END), invite(client, "Bo", None)]


@pytest.mark.usefixtures("waiting")
def test_assessments_say_how_long_each_waits_and_until_when_it_can_be_answered(open_page: Open) -> None:
    bo, ana = rows(open_page("assessments", status="waiting"))
    assert ana.cells[:2] == bo.cells[:2] == ["Invited", "invited today"]
    assert ana.cells[3].startswith(f"answer by {words.format_day(LAST, 'en')}, ")
    assert bo.cells[2:] == ["24 questions"], "and no date"
    assert "give them more time" in texts(open_page("people", status="waiting"))


def test_one_of_those_who_are_waited_for_gets_longer(
    open_page: Open, client: Client, waiting: list[Assessment]
) -> None:
    test = click(tick(open_page("people", status="waiting"), "Ana"), "Change the date to answer by")
    last = LAST + timedelta(days=10)
    test.date_input[0].set_value(last)
    click(test, "Save this date")
    assert "Save this date" not in buttons(test)
    assert ends(client, *waiting) == [end_of_day(last), None]


def test_a_person_who_is_waited_for_gets_an_end_date_on_their_page(
    open_page: Open, client: Client, waiting: list[Assessment]
) -> None:
    test = open_page("people", person=waiting[1].candidate.id)
    assert "no date to answer by" in texts(test)
    click(click(test, "Set a date to answer by"), "Save this date")
    assert ends(client, waiting[1]) != [None]
    assert ", 14 days left" in texts(test) or ", 13 days left" in texts(test), "the test may run at midnight"


@pytest.mark.usefixtures("waiting")
def test_reminders_name_the_last_day_or_that_there_is_none(open_page: Open) -> None:
    test = click(tick(open_page("people", status="waiting"), "Ana", "Bo"), "Remind 2 people")
    messages = [str(each.value) for each in test.code if "Hello" in str(each.value)]
    assert [f"Please answer by {words.format_day(LAST, 'en')}." in each for each in messages].count(True) == 1
    assert "One of the messages names no date to answer by" in texts(test)


def test_an_end_date_is_set_beside_the_messages_that_name_none(
    open_page: Open, client: Client, waiting: list[Assessment]
) -> None:
    test = click(tick(open_page("people", status="waiting"), "Ana", "Bo"), "Remind 2 people")
    click(test, "Save this date")
    kept, made = ends(client, *waiting)
    assert kept == waiting[0].expires_at
    assert made is not None
    assert "names no date" not in texts(test)
    messages = [str(each.value) for each in test.code if "Hello" in str(each.value)]
    assert all("Please answer by" in each for each in messages)


@pytest.mark.parametrize(("label", "weeks"), [("A week longer", 1), ("Two weeks longer", 2)])
def test_one_click_moves_an_end_by_a_week_or_two_and_says_whose(
    open_page: Open, client: Client, waiting: list[Assessment], label: str, weeks: int
) -> None:
    test = click(tick(open_page("people", status="waiting"), "Ana"), "Change the date to answer by")
    assert f"**Ana** can answer until {words.format_day(LAST, 'en')}." in texts(test)
    later = LAST + timedelta(weeks=weeks)
    click(test, f"{label}: {words.format_day(later, 'en')}")
    assert ends(client, *waiting) == [end_of_day(later), None]
    assert label not in texts(test)


def test_who_has_no_end_gets_one_in_a_week_by_one_click(
    open_page: Open, client: Client, waiting: list[Assessment]
) -> None:
    before = datetime.now(UTC)
    test = click(open_page("people", person=waiting[1].candidate.id), "Set a date to answer by")
    assert "**Bo** can answer at any time." in texts(test)
    [label] = [each for each in buttons(test) if each.startswith("In a week: ")]
    click(test, label)
    [made] = ends(client, waiting[1])
    days = {(moment + timedelta(weeks=1)).date() for moment in (before, datetime.now(UTC))}
    assert made in [end_of_day(each) for each in days], "the test may run at midnight"
    assert label in {f"In a week: {words.format_day(day, 'en')}" for day in days}


def test_the_day_in_the_field_is_said_as_all_other_days_are(open_page: Open, waiting: list[Assessment]) -> None:
    test = click(tick(open_page("people", status="waiting"), waiting[0].candidate.name), "Change the date to answer by")
    last = datetime.now(UTC).date() + timedelta(days=30)
    test.date_input[0].set_value(last)
    run(test)
    shown, said = texts(test), words.format_day(last, "en")
    assert any(f"{said}, {days} days from now" in shown for days in (30, 29)), "the test may run at midnight"


def test_an_end_that_is_over_counts_from_today_and_no_end_stays_none_beside_others(
    waiting: list[Assessment],
) -> None:
    today = datetime.now(UTC).date()
    assert longer(end_of_day(today - timedelta(days=30)), 1, today) == end_of_day(today + timedelta(days=7))
    assert longer(None, 2, today) == end_of_day(today + timedelta(days=14))
    assert moved_ends(waiting, 1, today).keys() == {waiting[0].id}
    assert moved_ends(waiting[1:], 1, today).keys() == {waiting[1].id}


def test_a_week_longer_than_an_end_within_a_day_cuts_nothing_off() -> None:
    end = datetime(2026, 12, 5, 23, 59, 59, tzinfo=UTC)
    assert longer(end, 1, date(2026, 12, 1)) == end_of_day(date(2026, 12, 12))


def test_an_end_for_ever_can_be_changed(open_page: Open, client: Client) -> None:
    made = invite(client, "Cy", datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC))
    test = click(open_page("people", person=made.candidate.id), "Change the date to answer by")
    assert "**Cy** can answer until 31 Dec 9999, 23:59 UTC." in texts(test)
    test.date_input[0].set_value(LAST)
    click(test, "Save this date")
    assert ends(client, made) == [END]


@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Pacific/Auckland", "Pacific/Kiritimati"])
def test_the_first_day_to_choose_is_the_managers_own_today_and_all_of_it_counts(
    open_page: Open, client: Client, waiting: list[Assessment], monkeypatch: pytest.MonkeyPatch, zone: str
) -> None:
    here = ZoneInfo(zone)
    monkeypatch.setattr(language, "time_zone", lambda: here)
    before = datetime.now(here).date()
    test = click(tick(open_page("people", status="waiting"), "Ana"), "Change the date to answer by")
    today = test.date_input[0].min
    assert today in {before, datetime.now(here).date()}, "the test may run at midnight"
    test.date_input[0].set_value(today)
    assert f"Today, {words.format_day(today, 'en')}" in texts(run(test))
    click(test, "Save this date")
    assert ends(client, waiting[0]) == [end_of_day(today)]
    assert "answer by the end of today" in row_of(open_page("assessments"), "Ana").cells
