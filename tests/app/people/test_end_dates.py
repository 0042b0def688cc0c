"""Until when people can answer: it stands where they are waited for, and is moved there."""

from datetime import UTC, datetime, timedelta

import pytest

from discern import words
from discern.client import Client, operations
from discern.contract import Assessment, NewAssessment, NewCandidate
from tests.app.people.test_bulk_actions import buttons, tick
from tests.support.pages import Open, click, texts

END = datetime.now(UTC) + timedelta(days=7)


def invite(client: Client, name: str, end: datetime | None) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name=name), expires_at=end)
    return client.send(operations.create_assessment(new))


def ends(client: Client, *made: Assessment) -> list[datetime | None]:
    return [client.send(operations.get_assessment(each.id)).expires_at for each in made]


@pytest.fixture
def waiting(client: Client) -> list[Assessment]:
    return [invite(client, "Ana", END), invite(client, "Bo", None)]


@pytest.mark.usefixtures("waiting")
def test_home_says_until_when_people_can_answer(open_page: Open) -> None:
    shown = texts(open_page("home"))
    assert f"until {words.format_day(END, 'en')}, " in shown
    assert "**Bo** · invited today · no end date" in shown


@pytest.mark.usefixtures("waiting")
def test_who_is_waited_for_is_listed_with_the_last_day(open_page: Open) -> None:
    test = open_page("people", status="waiting")
    assert list(test.dataframe[0].value.columns)[:2] == ["Person", "Answer by"]
    assert f"{words.format_day(END, 'en')} · " in texts(test)
    assert "give them longer" in texts(test)


def test_one_of_those_who_are_waited_for_gets_longer(
    open_page: Open, client: Client, waiting: list[Assessment]
) -> None:
    test = click(tick(open_page("people", status="waiting"), "Ana"), "Change the end date")
    last = END.date() + timedelta(days=10)
    test.date_input[0].set_value(last)
    click(test, "Save this date")
    assert "Save this date" not in buttons(test)
    moved, kept = ends(client, *waiting)
    assert moved is not None
    assert moved.date() == last
    assert kept is None


def test_a_person_who_is_waited_for_gets_an_end_date_on_their_page(
    open_page: Open, client: Client, waiting: list[Assessment]
) -> None:
    test = open_page("people", person=waiting[1].candidate.id)
    assert "no end date" in texts(test)
    click(click(test, "Set an end date"), "Save this date")
    assert ends(client, waiting[1]) != [None]
    assert ", 14 days left" in texts(test) or ", 15 days left" in texts(test), "the test may run at midnight"


@pytest.mark.usefixtures("waiting")
def test_reminders_name_the_last_day_or_that_there_is_none(open_page: Open) -> None:
    test = click(tick(open_page("people", status="waiting"), "Ana", "Bo"), "Remind 2 people")
    messages = next(str(each.value) for each in test.code if "Hello" in str(each.value))
    assert f"Please answer by {words.format_day(END, 'en')}." in messages
    assert "One of the messages names no last day to answer" in texts(test)
