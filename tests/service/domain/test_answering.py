"""What is asked of somebody whose adaptive assessment began with another bank."""

from dataclasses import replace
from datetime import UTC, datetime
from types import MappingProxyType

import pytest

from discern.contract.models.assessments import Answer, Status
from discern.instrument import Bank, load_bank
from discern.service.domain.answering import next_of, plan_answers
from discern.service.domain.private_links import Answerer
from discern.service.storage.repositories.assessments import StoredAssessment, StoredConsent

NOW = datetime(2026, 11, 22, tzinfo=UTC)
CONSENT = StoredConsent("1", NOW, answered=True)
BY = Answerer("key")


def with_target(target: float) -> Bank:
    """The bank with an adaptive form that stops at another standard error."""
    bank = load_bank()
    form = replace(bank.form("adaptive"), target_se=target)
    return replace(bank, forms=MappingProxyType({**bank.forms, "adaptive": form}))


def assessment(status: Status) -> StoredAssessment:
    return StoredAssessment(
        "asm_1", "cand_1", "Ana", None, None, status, "adaptive", "en", 7, None, NOW, NOW, None, None, {}
    )


def answer(bank: Bank, held: list[Answer]) -> Answer:
    [block] = next_of(bank, assessment("started"), held).blocks
    ids = sorted(item.id for item in block.items)
    return Answer(block=block.id, most=ids[0], least=ids[-1])


@pytest.fixture
def held() -> list[Answer]:
    """Twelve answers to a form that wants more."""
    given: list[Answer] = []
    while len(given) < 12:
        given.append(answer(with_target(0.3), given))
    return given


def test_one_more_answer_completes_what_has_enough_by_a_newer_bank(held: list[Answer]) -> None:
    newer = with_target(0.9)
    asked = next_of(newer, assessment("started"), held)
    assert (asked.done, len(asked.blocks)) == (False, 1)
    plan = plan_answers(newer, assessment("started"), CONSENT, held, [answer(newer, held)], BY, NOW)
    assert plan.following.done
    assert plan.results is not None


def test_nothing_is_asked_of_somebody_who_has_finished(held: list[Answer]) -> None:
    asked = next_of(with_target(0.3), assessment("completed"), held)
    assert (asked.done, asked.answered, asked.total, asked.blocks) == (True, 12, 12, [])
