"""The rules of answering: what may be answered, when an assessment is complete, and what comes next. No I/O."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache

from discern import instrument
from discern.contract.models.assessments import OPEN_STATUSES, Answer, Block, BlockItem, GivenAnswer, Next
from discern.contract.models.results import Results
from discern.instrument import Bank, ChoiceError
from discern.service.domain.private_links import Answerer, may_answer
from discern.service.domain.scoring import score_assessment, to_choices
from discern.service.errors import ServiceError, invalid
from discern.service.storage.repositories.assessments import StoredAssessment, StoredConsent

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


def require_open(assessment: StoredAssessment, consent: StoredConsent | None, now: datetime) -> StoredConsent:
    """Refuse answers to an assessment that has ended or whose taker has not consented; returns the consent.

    Raises:
        ServiceError: `assessment_closed` or `consent_required`.
    """
    status = assessment.status_at(now)
    if status not in OPEN_STATUSES:
        raise ServiceError("assessment_closed", f"This assessment is {status} and takes no answers.")
    if consent is None:
        raise ServiceError("consent_required", "The candidate must consent before the first question.")
    return consent


def next_of(bank: Bank, assessment: StoredAssessment, held: Sequence[Answer]) -> Next:
    """The taker's progress, and the blocks to ask next: none of a completed assessment, whatever the bank asks now."""
    is_completed = assessment.status == "completed"
    return _progress(bank, assessment, held, () if is_completed else _list_remaining(bank, assessment, held))


def given_of(bank: Bank, assessment: StoredAssessment, held: Sequence[Answer]) -> list[GivenAnswer]:
    """The stored answers, ``held``, with their blocks as they were shown."""
    return [
        GivenAnswer(block=_show_block(bank, answer.block, assessment.seed), most=answer.most, least=answer.least)
        for answer in held
    ]


@lru_cache(maxsize=5_000)
def _show_block(bank: Bank, block_id: str, seed: int) -> Block:
    """A block as it is shown to somebody, again with each of their answers."""
    block = instrument.as_shown(bank.blocks[block_id], seed)
    return Block(id=block.id, items=[BlockItem(id=item.id, text=item.text) for item in block.items])


def _list_remaining(bank: Bank, assessment: StoredAssessment, held: Sequence[Answer]) -> tuple[str, ...]:
    """The blocks of the form that remain after these answers."""
    answered = {answer.block for answer in held}
    return tuple(block for block in bank.form(assessment.form).blocks if block not in answered)


def _progress(bank: Bank, assessment: StoredAssessment, held: Sequence[Answer], blocks: Sequence[str]) -> Next:
    return Next(
        done=not blocks,
        answered=len(held),
        total=len(held) + len(blocks),
        blocks=[_show_block(bank, block, assessment.seed) for block in blocks],
        language=bank.language,
    )


@dataclass(frozen=True, slots=True)
class Merged:
    """All answers in order of asking, and those of them that must be stored, each with its position."""

    answers: list[Answer]
    changed: list[tuple[int, Answer]]


def merge(bank: Bank, assessment: StoredAssessment, held: Sequence[Answer], given: Sequence[Answer]) -> Merged:
    """Put newly given answers among the stored ones, ``held``.

    Giving an equal answer again changes nothing; another answer to the same block replaces it.

    Raises:
        ServiceError: `invalid_parameter`, naming the field and the rule.
    """
    merged = {answer.block: (position, answer) for position, answer in enumerate(held)}
    changed: dict[str, tuple[int, Answer]] = {}
    asked = set(_list_remaining(bank, assessment, held))
    for index, answer in enumerate(given):
        try:
            instrument.check_choices(bank, to_choices([answer]))
        except ChoiceError as error:
            raise invalid(f"answers.{index}", WRONG_ANSWERS[error.rule]) from None
        position, before = merged.get(answer.block, (len(merged), None))
        # With another time it is still the same answer.
        if before is not None and before == answer.model_copy(update={"ms": before.ms}):
            continue
        if before is None and answer.block not in asked:
            raise invalid(f"answers.{index}.block", "this is not one of the next blocks to answer")
        merged[answer.block] = changed[answer.block] = (position, answer)
    return Merged([answer for _, answer in merged.values()], list(changed.values()))


def plan_answers(
    bank: Bank,
    assessment: StoredAssessment,
    consent: StoredConsent | None,
    held: Sequence[Answer],
    given: Sequence[Answer],
    by: Answerer,
    now: datetime,
) -> AnswerPlan:
    """Work out what newly given answers change, on top of the stored ones, ``held``; see `merge`.

    Raises:
        ServiceError: `invalid_parameter` if an answer breaks a rule; `consent_required` or `assessment_closed` if the
            assessment takes none, or none of ``by``.
    """
    if consent is not None and not may_answer(consent, by):
        raise ServiceError("consent_required", ANOTHER_CONSENT)
    if consent is not None and len(given) == 1:
        given = [limit_time(given[0], held, now - consent.accepted_at)]
    merged = merge(bank, assessment, held, given)
    everything = merged.answers
    # The last answers sent once more, because their acknowledgement was lost.
    if assessment.status == "completed" and not merged.changed:
        return AnswerPlan([], next_of(bank, assessment, everything), None)
    require_open(assessment, consent, now)
    following = _progress(bank, assessment, everything, _list_remaining(bank, assessment, everything))
    results = score_assessment(bank, assessment, everything, now) if following.done else None
    return AnswerPlan(merged.changed, following, results)


def limit_time(answer: Answer, held: Sequence[Answer], since_consent: timedelta) -> Answer:
    """The answer with no more time than there can have been: what the stored answers, ``held``, leave of the time since
    consent.

    For answers that come one by one. Several in one request were collected elsewhere, perhaps before the consent was
    passed on, so nothing is known about their times but what is said.
    """
    if answer.ms is None:
        return answer
    taken = sum(other.ms for other in held if other.ms is not None and other.block != answer.block)
    possible = max(since_consent // timedelta(milliseconds=1) - taken, 0)
    return answer.model_copy(update={"ms": min(answer.ms, possible)})
