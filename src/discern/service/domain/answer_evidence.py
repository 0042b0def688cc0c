"""Which of a person's answers speak for each claim about them, and which against it.

Why: docs/decisions/0011-own-words-and-own-answers.md
"""

from dataclasses import dataclass, replace

from sqlalchemy import Connection

from discern import insight, instrument, words
from discern.contract.models.assessments import Answer
from discern.contract.models.insights import AnswerEvidence, ClaimAnswers, InfluentialAnswer, Voice
from discern.contract.models.results import Results
from discern.service.domain.banks import Banks
from discern.service.domain.scoring import to_choices
from discern.service.errors import ServiceError, results_not_ready
from discern.service.storage.measurement.answers import list_answers
from discern.service.storage.repositories.assessments import get_assessment
from discern.service.storage.repositories.results import find_results
from discern.service.storage.repositories.visibility import Viewer, require_answers_shared


@dataclass(frozen=True, slots=True)
class AnsweredResults:
    """Results, with the answers behind them and the bank that these are about."""

    results: Results
    answers: list[Answer]
    bank: instrument.Bank

    def by_given_name(self) -> "AnsweredResults":
        """The same of somebody who has been named in full."""
        candidate = self.results.candidate
        called = candidate.model_copy(update={"name": words.given_name(candidate.name)})
        return replace(self, results=self.results.model_copy(update={"candidate": called}))


def read_answered(
    connection: Connection, banks: Banks, account_id: str, assessment_id: str, viewer: Viewer
) -> AnsweredResults:
    """What the evidence for a person's claims is made from.

    Raises:
        ServiceError: `not_found`; `not_shared` or `results_held`, see `require_answers_shared`; `results_not_ready`;
            `answers_missing`.
    """
    stored = get_assessment(connection, account_id, assessment_id)
    require_answers_shared(connection, viewer, stored.candidate_id)
    found = find_results(connection, assessment_id, stored.candidate)
    if found is None:
        raise results_not_ready(stored.status)
    answers = list_answers(connection, assessment_id)
    if not answers:
        raise ServiceError("answers_missing", "These results are here without the answers that they came from.")
    return AnsweredResults(found, answers, banks.find_of(connection, account_id, stored))


def find_answered(
    connection: Connection, banks: Banks, account_id: str, assessment_id: str, viewer: Viewer
) -> AnsweredResults | None:
    """The same, or None where ``viewer`` may not see it or there is nothing to make it from."""
    try:
        return read_answered(connection, banks, account_id, assessment_id, viewer)
    except ServiceError:
        return None


def present_evidence(answered: AnsweredResults, language: str, voice: Voice) -> AnswerEvidence:
    """The answers that moved each claim most, in sentences. Estimates a profile for each answer: some 50 ms."""
    results, bank = answered.results, answered.bank
    found = insight.strongest_answers(insight.describe_person(results), bank, to_choices(answered.answers))

    def present(influences: tuple[insight.AnswerInfluence, ...]) -> list[InfluentialAnswer]:
        return [_present(bank, each, results.candidate.name, language, voice) for each in influences]

    return AnswerEvidence(
        assessment_id=results.assessment_id,
        language=bank.language,
        claims=[
            ClaimAnswers(
                statement=words.say(each.claim, language, voice),
                probability=each.probability,
                supporting=present(each.supporting),
                opposing=present(each.opposing),
            )
            for each in found
        ],
    )


def _present(
    bank: instrument.Bank, given: insight.AnswerInfluence, name: str, language: str, voice: Voice
) -> InfluentialAnswer:
    block = bank.blocks[given.choice.block]
    order = statements_in_order(block, given.choice)
    text = words.format_message(
        language,
        "answers-chose",
        {
            "voice": voice,
            "a": name,
            "topic": block.topic,
            "named": _named(block, given, len(order)),
            "first": order[0],
            "last": order[-1],
        },
    )
    return InfluentialAnswer(
        text=text,
        block=block.id,
        topic=block.topic,
        order=order,
        probability_without=given.without,
        influence=given.influence,
    )


def statements_in_order(block: instrument.ItemBlock, choice: instrument.Choice) -> list[str]:
    """The statements that a choice puts in order, the one most like the person first.

    An infrequency statement is left out: that somebody doesn't pick it says nothing about them.
    """
    texts = {item.id: item.text for item in block.items if item.style is not None}
    return [texts[item] for item in (choice.most, choice.least) if item in texts]


def _named(block: instrument.ItemBlock, given: insight.AnswerInfluence, ordered: int) -> str:
    """Which of the statements in order to name: the `first` or the `last` alone, or `both`."""
    styles = {item.id: item.style for item in block.items}
    has_first, has_last = (styles[item] is not None for item in (given.choice.most, given.choice.least))
    if ordered == 1:
        return "first" if has_first else "last"
    if given.most_tells != given.least_tells and (has_first if given.most_tells else has_last):
        return "first" if given.most_tells else "last"
    return "both"
