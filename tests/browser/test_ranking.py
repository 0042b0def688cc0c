"""Ranking all four statements of a question, on a phone and by keyboard."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from discern.client import Client, operations
from discern.contract import NewAssessment, NewCandidate
from tests.support.plain_taker import begin, pause, read_block, row
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
QUESTION = "Of the two left, which is more like you?"


def test_four_statements_are_ranked_on_a_phone_and_by_keyboard(
    app: Server,
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
    faults_in: Callable[["Page"], list[str]],
    client: Client,
) -> None:
    new = NewAssessment(candidate=NewCandidate(name="Ada"), form="ranking")
    made = client.send(operations.create_assessment(new))
    phone = open_page(str(made.take_url), **PHONE)
    begin(phone)

    shown = list(read_block(phone))
    for item, question in zip(shown, ("least like you at work?", QUESTION), strict=False):
        pause(phone)
        row(phone, item).tap()
        phone.get_by_role("heading", name=question).wait_for()
        assert faults_in(phone) == []
    pause(phone)
    row(phone, shown[3]).tap()
    phone.get_by_text("Question 2 of 24").wait_for()
    settle(phone)
    for key in "341":
        phone.keyboard.press(key)
    phone.get_by_text("Question 3 of 24").wait_for()
    phone.reload()
    phone.get_by_text("Question 3 of 24").wait_for()
    answers = client.send(operations.export_candidate(made.candidate.id)).assessments[0].answers
    assert [answer.second is not None for answer in answers] == [True, True]
    assert answers[0].second == shown[3]
