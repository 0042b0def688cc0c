"""What is asked of somebody whose adaptive assessment began with another bank."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import MappingProxyType

import pytest

from discern.contract.models.assessments import Answer, Status
from discern.instrument import Bank, load_bank
from discern.service.domain.answering import limit_time, next_of, plan_answers
from discern.service.domain.private_links import Answerer
from discern.service.storage.repositories.assessments import StoredAssessment, StoredConsent

NOW = datetime(2026, 11, 22, tzinfo=UTC)
CONSENT = StoredConsent("1", NOW, answered=True)
BY = Answerer("key")


def with_target(target: float) -> Bank:
    """The bank with an adaptive form that stops at another standard error."""
    bank = load_bank(version="1.1.0")
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


def test_who_has_finished_may_have_a_form_that_the_bank_lacks(held: list[Answer]) -> None:
    bank = load_bank(version="1.1.0")
    assert "ranking" not in bank.forms
    asked = next_of(bank, assessment("completed")._replace(form="ranking"), held)
    assert (asked.done, asked.ranking) == (True, False)


def timed(block: str, ms: int | None) -> Answer:
    return Answer(block=block, most=f"{block}-d", least=f"{block}-s", ms=ms)


@pytest.mark.parametrize(
    ("claimed", "seconds", "counted"),
    [
        (9_000, 60, 9_000),
        (9_000, 22, 7_000),
        (9_000, 15, 0),
        (9_000, 3, 0),
        (None, 3, None),
    ],
)
def test_an_answer_took_no_longer_than_those_before_it_leave(
    claimed: int | None, seconds: int, counted: int | None
) -> None:
    held = [timed("talk-01", 9_000), timed("talk-02", None), timed("talk-03", 6_000)]
    assert limit_time(timed("talk-04", claimed), held, timedelta(seconds=seconds)).ms == counted


def test_the_time_of_an_answer_that_is_replaced_is_free_again() -> None:
    held = [timed("talk-01", 9_000), timed("talk-03", 6_000)]
    assert limit_time(timed("talk-01", 9_000), held, timedelta(seconds=15)).ms == 9_000


def planned_times(given: list[Answer], seconds: int) -> list[int | None]:
    fixed = assessment("started")._replace(form="fixed")
    plan = plan_answers(load_bank(version="1.1.0"), fixed, CONSENT, [], given, BY, NOW + timedelta(seconds=seconds))
    return [each.ms for _, each in plan.changed]


def test_a_claim_of_more_time_than_there_was_counts_for_an_answer_alone_and_not_for_several() -> None:
    """Several in one request were collected elsewhere, and perhaps long before the consent was passed on."""
    first, second = (timed(block, 9_000) for block in load_bank(version="1.1.0").form("fixed").blocks[:2])
    assert planned_times([first], 2) == [2_000]
    assert planned_times([first], 20) == [9_000]
    assert planned_times([first, second], 2) == [9_000, 9_000]
