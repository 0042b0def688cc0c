"""Two people, two languages, one app at once: each reads their own."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import NewAssessment
from discern.contract.models.candidates import NewCandidate
from tests.support.plain_taker import answer, read_block
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

PHONE: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def spoken(page: "Page") -> str | None:
    return page.get_attribute("html", "lang")


def take(page: "Page", questions: int = 12) -> set[str]:
    """Answer every question; the statements that were read."""
    read: set[str] = set()
    for _ in range(questions):
        items = read_block(page)
        read |= set(items.values())
        answer(page, *[*items][:2])
    return read


def test_a_participant_in_english_and_a_manager_in_german_over_one_person(
    app: Server, client: Client, open_page: Callable[..., "Page"]
) -> None:
    new = NewAssessment(candidate=NewCandidate(name="Noor"), form="short", language="de")
    made = client.send(operations.CREATE_ASSESSMENT(new))
    manager = open_page(f"{app.url}/people?person={made.candidate.id}", locale="de-DE")
    manager.get_by_role("heading", name=re.compile("Noor")).first.wait_for()
    assert "Personen" in manager.inner_text('[data-testid="stSidebarNav"]')

    page = open_page(str(made.take_url), locale="en-GB", **PHONE)
    assert (spoken(page), page.inner_text("h1")) == ("en", "Hello Noor")
    # The invitation asked for German, and the person chooses otherwise.
    assert page.get_by_label("Deutsch").is_checked()
    assert "native speakers haven't rated yet" in page.inner_text("main")
    page.get_by_label("English").check()
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Question 1 of 12").wait_for()
    assert all(text.startswith("I ") for text in take(page))
    page.get_by_text("Thank you, Noor").wait_for()

    # They were answered too fast to be read.
    manager.reload()
    manager.get_by_text("Antworten").first.wait_for()
    assert "answers" not in manager.inner_text('[data-testid="stMain"]')


def test_questions_speak_the_language_that_was_chosen_and_the_profile_the_readers(
    client: Client, open_page: Callable[..., "Page"]
) -> None:
    new = NewAssessment(candidate=NewCandidate(name="Ada"), form="short")
    made = client.send(operations.CREATE_ASSESSMENT(new))
    page = open_page(str(made.take_url), locale="en-GB", **PHONE)
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_text("Guten Tag").or_(page.get_by_text("Hallo")).first.wait_for()
    assert spoken(page) == "de"
    page.get_by_role("button", name="English").click()
    page.get_by_text("Hello Ada").wait_for()
    page.get_by_label("Deutsch").check()
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Frage 1 von 12").wait_for()
    assert spoken(page) == "de"
    assert any(re.search("[äöüß]", text) for text in take(page))
    page.get_by_text("Thank you, Ada").wait_for()
    assert spoken(page) == "en"
