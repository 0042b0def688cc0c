"""The rules of answering: what may be answered, when an assessment is complete, and what comes next. No I/O."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from discern import instrument
from discern.contract.models.assessments import Answer, Block, BlockItem, Next
from discern.contract.models.results import Results
from discern.instrument import Bank, ChoiceError
from discern.service.domain.private_links import Answerer, may_answer
from discern.service.domain.scoring import score_assessment
from discern.service.errors import ServiceError, invalid
from discern.service.storage.repositories.assessments import OPEN_STATUSES, StoredAssessment, StoredConsent

WRONG_ANSWERS = {
    "unknown_block": "there is no such block",
    "item_not_in_block": "most and least must be items of this block",
    "most_is_least": "most and least must be different items",
}

ANOTHER_CONSENT = (
    "The consent was given elsewhere. Send the private token that came with it, or consent again: once something is "
    "answered with restart, which deletes those answers."
)


@dataclass(frozen=True, slots=True)
class AnswerPlan:
    """What answers change: those to store with their positions, what to ask next, and the results if they complete."""

    changed: list[tuple[int, Answer]]
    following: Next
    results: Results | None


def require_open(assessment: StoredAssessment, consent: StoredConsent | None, now: datetime) -> None:
    """Refuse answers to an assessment that has ended or whose taker has not consented.

    Raises:
        ServiceError: `assessment_closed` or `consent_required`.
    """
    status = assessment.status_at(now)
    if status not in OPEN_STATUSES:
        raise ServiceError("assessment_closed", f"This assessment is {status} and takes no answers.")
    if consent is None:
        raise ServiceError("consent_required", "The candidate must consent before the first question.")


def next_of(bank: Bank, assessment: StoredAssessment, held: Sequence[Answer]) -> Next:
    """The taker's progress, and the blocks to ask next: none of a completed assessment, whatever the bank asks now."""
    is_completed = assessment.status == "completed"
    return _progress(bank, assessment, held, () if is_completed else _ask(bank, assessment, _to_instrument(held)))


def _ask(
    bank: Bank, assessment: StoredAssessment, held: Sequence[instrument.Choice]
) -> tuple[instrument.ItemBlock, ...]:
    """The blocks to ask next of an assessment that isn't completed: at least one.

    An adaptive one may have enough answers by a bank that came after them. Nothing completes it but another answer.
    """
    found = instrument.next_blocks(bank, assessment.form, held, seed=assessment.seed)
    return found or instrument.next_blocks(bank, assessment.form, held, seed=assessment.seed, beyond_target=True)


def _progress(
    bank: Bank, assessment: StoredAssessment, held: Sequence[Answer], blocks: Sequence[instrument.ItemBlock]
) -> Next:
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
    """Put newly given answers among the stored ones, ``held``.

    Returns all answers in order of asking, and those that must be stored, each with its position. Giving an equal
    answer again changes nothing; another answer to the same block replaces it, except in an adaptive form, where later
    blocks were chosen by it.

    Raises:
        ServiceError: `invalid_parameter` or `answer_conflict`, naming the field and the rule.
    """
    is_adaptive = assessment.form == "adaptive"
    merged = {answer.block: (position, answer) for position, answer in enumerate(held)}
    changed: dict[str, tuple[int, Answer]] = {}
    scored = {answer.block: answer for answer in _to_instrument(held)}
    asked = {block.id for block in _ask(bank, assessment, tuple(scored.values()))}
    for index, answer in enumerate(given):
        [converted] = _to_instrument([answer])
        try:
            instrument.check_choices(bank, [converted])
        except ChoiceError as error:
            raise invalid(f"answers.{index}", WRONG_ANSWERS[error.rule]) from None
        position, before = merged.get(answer.block, (len(merged), None))
        if before is not None and (before.most, before.least) == (answer.most, answer.least):
            continue
        if before is not None and is_adaptive:
            rule = "this block has been answered, and later ones were chosen by its answer"
            raise invalid(f"answers.{index}", rule, "answer_conflict")
        if before is None and answer.block not in asked:
            raise invalid(f"answers.{index}.block", "this is not one of the next blocks to answer")
        merged[answer.block] = changed[answer.block] = (position, answer)
        scored[answer.block] = converted
        # The other forms ask all their blocks from the start, so an answer leaves the rest as they were.
        if is_adaptive:
            asked = _asked(bank, assessment, scored)
    return [answer for _, answer in merged.values()], list(changed.values())


def plan_answers(
    bank: Bank,
    assessment: StoredAssessment,
    consent: StoredConsent | None,
    held: Sequence[Answer],
    given: Sequence[Answer],
    by: Answerer,
    now: datetime,
) -> AnswerPlan:
    """Work out what newly given answers change, on top of the stored ones, ``held``.

    Raises:
        ServiceError: `invalid_parameter` or `answer_conflict` if an answer breaks a rule; `consent_required` or
            `assessment_closed` if the assessment takes none, or none of ``by``.
    """
    if consent is not None and not may_answer(consent, by):
        raise ServiceError("consent_required", ANOTHER_CONSENT)
    everything, changed = merge(bank, assessment, held, given)
    remaining = instrument.next_blocks(bank, assessment.form, _to_instrument(everything), seed=assessment.seed)
    following = _progress(bank, assessment, everything, remaining if assessment.status != "completed" else ())
    if assessment.status == "completed" and not changed:
        return AnswerPlan([], following, None)
    require_open(assessment, consent, now)
    results = score_assessment(bank, assessment, everything, now) if following.done else None
    return AnswerPlan(changed, following, results)


def _asked(bank: Bank, assessment: StoredAssessment, scored: Mapping[str, instrument.Choice]) -> set[str]:
    """The ids of the blocks to ask next."""
    blocks = instrument.next_blocks(bank, assessment.form, tuple(scored.values()), seed=assessment.seed)
    return {block.id for block in blocks}


def _to_instrument(answers: Sequence[Answer]) -> tuple[instrument.Choice, ...]:
    return tuple(instrument.Choice(answer.block, answer.most, answer.least, answer.ms) for answer in answers)
