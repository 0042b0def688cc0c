"""A questionnaire that ranks all four statements of a block."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client, operations
from discern.contract import Assessment, GiveConsent, NewAssessment, NewCandidate
from discern_app.base.text import escape
from discern_app.taking.questionnaire import LEAST, LOWER, MOST, UPPER
from tests.support.pages import Open, click, run

QUESTION = "**Of the two left, which is more like you?**"


@pytest.fixture
def assessment(client: Client) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name="Ada"), form="ranking")
    return client.send(operations.create_assessment(new))


@pytest.fixture
def page(open_page: Open, client: Client, assessment: Assessment) -> AppTest:
    given = client.send(operations.give_consent(assessment.id, GiveConsent(accepted=True)))
    return open_page("me", token=str(given.private_token))


def pick(page: AppTest, place: int, what: str | None) -> None:
    page.button_group[place].set_value(what)
    run(page)


def is_next_disabled(page: AppTest) -> bool:
    return next(bool(each.disabled) for each in page.button if each.label == "Next")


def answers_of(client: Client, assessment: Assessment) -> list[Any]:
    return client.send(operations.export_candidate(assessment.candidate.id)).assessments[0].answers


def test_the_two_left_are_asked_about_after_the_first_two(
    page: AppTest, client: Client, assessment: Assessment
) -> None:
    block = client.send(operations.get_next(assessment.id)).blocks[0]
    pick(page, 0, MOST)
    assert not page.radio
    pick(page, 3, LEAST)
    [question] = page.radio
    assert question.label == QUESTION
    assert question.options == [escape(item.text) for item in block.items[1:3]]
    assert question.value is None
    assert is_next_disabled(page)
    question.set_value(LOWER)
    run(page)
    assert not is_next_disabled(page)
    click(page, "Next")
    assert "Question 2 of 24" in page.get("progress")[0].proto.text
    assert not page.radio
    [answer] = answers_of(client, assessment)
    assert (answer.most, answer.least, answer.second) == tuple(block.items[place].id for place in (0, 3, 2))
    assert answer.ms is not None


def test_another_pair_left_is_asked_about_anew(page: AppTest, client: Client, assessment: Assessment) -> None:
    block = client.send(operations.get_next(assessment.id)).blocks[0]
    pick(page, 0, MOST)
    pick(page, 1, LEAST)
    page.radio[0].set_value(UPPER)
    run(page)
    pick(page, 2, LEAST)
    assert page.radio[0].options == [escape(block.items[place].text) for place in (1, 3)]
    assert page.radio[0].value is None
    assert is_next_disabled(page)
    pick(page, 2, None)
    assert not page.radio
