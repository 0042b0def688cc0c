"""What is asked, and how long an answer can have taken."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import MappingProxyType

import pytest

from discern.contract.models.assessments import Answer, Status
from discern.instrument import load_bank
from discern.service.domain.answering import limit_time, next_of, plan_answers
from discern.service.domain.private_links import Answerer
from discern.service.storage.repositories.assessments import StoredAssessment, StoredConsent

NOW = datetime(2026, 11, 22, tzinfo=UTC)
CONSENT = StoredConsent("1", NOW, None, "key", answered=True)
BY = Answerer("key")
BANK = load_bank()


def assessment(status: Status) -> StoredAssessment:
    return StoredAssessment(
        "asm_1", "cand_1", "Ana", None, None, status, "fixed", "en", 7, None, NOW, NOW, None, None, {}
    )


def answered(*places: int) -> list[Answer]:
    """Answers to the blocks of the form at these places."""
    blocks = [BANK.blocks[BANK.form("fixed").blocks[place]] for place in places]
    return [Answer(block=block.id, most=block.items[0].id, least=block.items[-1].id) for block in blocks]


def test_what_remains_is_asked_in_the_order_of_the_form() -> None:
    order = BANK.form("fixed").blocks
    for held, remaining in (([], order), (answered(2, 0), (order[1], *order[3:])), (answered(*range(24)), ())):
        asked = next_of(BANK, assessment("started"), held)
        assert tuple(block.id for block in asked.blocks) == remaining
        assert (asked.done, asked.answered, asked.total) == (not remaining, len(held), 24)


def test_nothing_is_asked_of_somebody_who_has_finished() -> None:
    asked = next_of(BANK, assessment("completed"), answered(*range(12)))
    assert (asked.done, asked.answered, asked.total, asked.blocks) == (True, 12, 12, [])


def test_who_has_finished_may_have_a_form_that_the_bank_lacks() -> None:
    bank = replace(BANK, forms=MappingProxyType({"short": BANK.form("short")}))
    assert next_of(bank, assessment("completed"), answered(*range(24))).done


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
    plan = plan_answers(BANK, assessment("started"), CONSENT, [], given, BY, NOW + timedelta(seconds=seconds))
    return [each.ms for _, each in plan.changed]


def test_a_claim_of_more_time_than_there_was_counts_for_an_answer_alone_and_not_for_several() -> None:
    """Several in one request were collected elsewhere, and perhaps long before the consent was passed on."""
    first, second = (each.model_copy(update={"ms": 9_000}) for each in answered(0, 1))
    assert planned_times([first], 2) == [2_000]
    assert planned_times([first], 20) == [9_000]
    assert planned_times([first, second], 2) == [9_000, 9_000]
