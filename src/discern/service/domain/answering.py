"""The taker's side: what may be answered, when it is done, and what comes next. Pure; storage is elsewhere."""

from collections.abc import Sequence
from datetime import datetime

from discern import instrument
from discern.contract.models.assessments import Answer, Block, BlockItem, Next
from discern.instrument import Bank, ChoiceError
from discern.service.errors import ServiceError, invalid
from discern.service.storage.repositories.assessments import OPEN_STATUSES, StoredAssessment, StoredConsent

WRONG_ANSWERS = {
    "unknown_block": "there is no such block",
    "item_not_in_block": "most and least must be items of this block",
    "most_is_least": "most and least must be two items",
}


def require_open(assessment: StoredAssessment, consent: StoredConsent | None, now: datetime) -> None:
    """Refuse answers to an assessment that has ended or whose taker hasn't consented.

    Raises:
        ServiceError: 400 `assessment_closed` or `consent_required`.
    """
    status = assessment.status_at(now)
    if status not in OPEN_STATUSES:
        raise ServiceError(400, "assessment_closed", f"This assessment is {status} and takes no answers.")
    if consent is None:
        raise ServiceError(400, "consent_required", "The candidate must consent before the first question.")


def next_of(bank: Bank, assessment: StoredAssessment, held: Sequence[Answer]) -> Next:
    """How far the taker is, and the blocks to ask next."""
    blocks = instrument.next_blocks(bank, assessment.form, _measured(held), seed=assessment.seed)
    return Next(
        done=not blocks,
        answered=len(held),
        total=len(held) if not blocks else max(instrument.blocks_total(bank, assessment.form), len(held) + 1),
        blocks=[
            Block(id=block.id, items=[BlockItem(id=item.id, text=item.text) for item in block.items])
            for block in blocks
        ],
    )


def merge(
    bank: Bank, assessment: StoredAssessment, held: Sequence[Answer], given: Sequence[Answer]
) -> tuple[list[Answer], list[tuple[int, Answer]]]:
    """Put newly given answers among those that are held.

    Returns all answers in order of asking, and those that must be stored, each with its position. An equal answer
    again changes nothing; another answer to the same block takes its place, except in an adaptive form, where later
    blocks were chosen by it.

    Raises:
        ServiceError: 400, naming the field and the rule.
    """
    merged = {answer.block: (position, answer) for position, answer in enumerate(held)}
    changed: dict[str, tuple[int, Answer]] = {}
    for index, answer in enumerate(given):
        try:
            instrument.check_choices(bank, _measured([answer]))
        except ChoiceError as error:
            raise invalid(f"answers.{index}", WRONG_ANSWERS[error.rule]) from None
        position, before = merged.get(answer.block, (len(merged), None))
        if before is not None and (before.most, before.least) == (answer.most, answer.least):
            continue
        if before is not None and assessment.form == "adaptive":
            rule = "this block was answered before, and later ones were chosen by it"
            raise invalid(f"answers.{index}", rule, "answer_conflict")
        if before is None:
            so_far = _measured([each for _, each in merged.values()])
            asked = instrument.next_blocks(bank, assessment.form, so_far, seed=assessment.seed)
            if answer.block not in [block.id for block in asked]:
                raise invalid(f"answers.{index}.block", "this block is not among those to answer next")
        merged[answer.block] = changed[answer.block] = (position, answer)
    return [answer for _, answer in merged.values()], list(changed.values())


def _measured(answers: Sequence[Answer]) -> tuple[instrument.Choice, ...]:
    return tuple(instrument.Choice(answer.block, answer.most, answer.least, answer.ms) for answer in answers)
