"""From answers to results; and the bank that scores them: what another one would change, and putting that in use.

Why: docs/decisions/0013-what-intervals-rest-on.md
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from itertools import chain, islice

from sqlalchemy import Connection

from discern import instrument, words
from discern.contract.models import results
from discern.contract.models.account import HeadlineChange, Measurement, Rescored
from discern.contract.models.assessments import Answer
from discern.contract.styles import ByStyle
from discern.insight.styles import summarise
from discern.service.domain.banks import Banks
from discern.service.storage.engine.database import Database
from discern.service.storage.measurement.answers import StoredSitting, list_answers
from discern.service.storage.measurement.banks import (
    BankKey,
    BankUse,
    EarlierScoring,
    count_scored_by_others,
    find_use,
    list_scored_by_others,
    replace_results,
    store_use,
)
from discern.service.storage.queues.changes import note_change
from discern.service.storage.queues.outbox import emit
from discern.service.storage.repositories.assessments import StoredAssessment, get_assessment
from discern.service.storage.repositories.audit import AuditActor, record
from discern.service.storage.repositories.results import to_columns


def to_choices(answers: Sequence[Answer]) -> tuple[instrument.Choice, ...]:
    """Answers as the instrument takes them."""
    return tuple(instrument.Choice(**answer.model_dump()) for answer in answers)


def score_assessment(
    bank: instrument.Bank,
    assessment: StoredAssessment,
    answers: Sequence[Answer],
    completed_at: datetime,
    *,
    may_withhold: bool = True,
) -> results.Results:
    """Score a whole set of answers. Scores and style are null when quality withholds them; where it may not, since
    they have been shown before, they come with caution and the checks that failed.
    """
    profile = instrument.score_profile(
        bank,
        to_choices(answers),
        form_id=assessment.form,
        seed=assessment.seed,
    )
    withheld = profile.quality.verdict == "withheld" and may_withhold
    return results.Results(
        assessment_id=assessment.id,
        candidate=assessment.candidate,
        completed_at=completed_at,
        instrument=results.Instrument(
            id=bank.id,
            version=bank.version,
            form=assessment.form,
            blocks=profile.blocks_answered,
            fingerprint=bank.fingerprint,
            people=bank.people,
            calibrated=bank.calibrated,
            settled=bank.levels.are_settled,
            language=bank.language,
            translation=bank.translation,
        ),
        norms=results.Norms(
            id=profile.norms.id, kind=profile.norms.kind, n=profile.norms.n, as_of=str(profile.norms.as_of)
        ),
        scores=None if withheld else to_scores(profile.scores),
        style=None if withheld else summarise(profile.style, profile.circle, profile.regions),
        counts=results.Counts(
            most=_by_style(profile.counts.most),
            least=_by_style(profile.counts.least),
            difference=_by_style(profile.counts.difference),
        ),
        quality=results.Quality(
            verdict="caution" if profile.quality.verdict == "withheld" and not withheld else profile.quality.verdict,
            checks=[
                results.QualityCheck(
                    id=check.id,
                    passed=check.passed,
                    value=check.value,
                    threshold=check.threshold,
                    meaning=words.format_message(words.LANGUAGES[0], "check-meaning", {"check": check.id}),
                )
                for check in profile.quality.checks
            ],
        ),
    )


def to_scores(estimates: Mapping[str, instrument.StyleEstimate]) -> ByStyle[results.Score]:
    """The instrument's estimates by style as the contract's scores."""
    return ByStyle[results.Score].of(
        {
            style: results.Score(score=each.score, se=each.se, interval=each.interval, theta=each.theta)
            for style, each in estimates.items()
        }
    )


def _by_style(counts: Mapping[str, int]) -> ByStyle[int]:
    return ByStyle[int].of(counts)


BATCH_SIZE = 25
"""Results scored and stored together: 200 ms of computing, and a transaction that others hardly notice."""

BATCHES_A_REQUEST = 8
"""So many batches take a request some two seconds."""


def describe_measurement(connection: Connection, banks: Banks, account_id: str) -> Measurement:
    """The bank that scores what begins today."""
    key = banks.current_key
    use = find_use(connection, account_id, key)
    bank = banks.find_by_use(connection, account_id, key, use)
    return Measurement(
        id=bank.id,
        version=bank.version,
        fingerprint=bank.fingerprint,
        people=bank.people,
        calibrated=bank.calibrated,
        settled=bank.levels.are_settled,
        since=None if use is None else use.used_at,
    )


def find_changes(
    bank: instrument.Bank, key: BankKey, sittings: list[StoredSitting]
) -> tuple[list[HeadlineChange], int]:
    """The headlines of people with results for these statements that a bank would change; and how many people there
    are. Each counts once, with what they answered last.
    """
    newest = {each.person.id: each for each in sittings if (each.bank_id, each.bank_version) == key}
    changes = []
    for each in newest.values():
        with suppress(instrument.ChoiceError):
            said = instrument.score_profile(bank, to_choices(each.answers), each.form).style.said
            if said != each.style:
                change = {"candidate": each.person, "before": each.style, "after": said}
                changes.append(HeadlineChange.model_validate(change))
    return changes, len(newest)


def put_in_use(
    connection: Connection, actor: AuditActor, key: BankKey, bank: instrument.Bank, now: datetime, *, is_own: bool
) -> None:
    """Score an account's answers to these statements by a bank from now on, and notify the account.

    ``is_own``: the installation has it for them, and may have another one after an update. Results that exist stay.
    """
    use = BankUse(None if is_own else bank.fingerprint, now)
    store_use(connection, actor.account_id, key, use, None if is_own else instrument.bank_to_dict(bank))
    record(connection, actor, "measurement.updated", bank.fingerprint, now)
    emit(connection, actor.account_id, "measurement.updated", {"fingerprint": bank.fingerprint}, now)
    note_change(connection, actor.account_id, now)


def score_again(database: Database, banks: Banks, actor: AuditActor, key: BankKey, now: datetime) -> Iterator[int]:
    """Score an account's results by other banks anew, a batch at a time; how many each batch has stored.

    A batch is stored whole: after an interruption the next call begins with what is left.
    """
    bank = database.read_now(lambda connection: banks.find_used(connection, actor.account_id, key))
    after = 0
    while earlier := database.read_now(
        partial(
            list_scored_by_others,
            account_id=actor.account_id,
            key=key,
            fingerprint=bank.fingerprint,
            after=after,
            most=BATCH_SIZE,
        )
    ):
        scored = database.read_now(partial(_score, bank, actor.account_id, earlier))
        yield database.write_now(partial(_store, actor, scored, now))
        after = earlier[-1].place


def score_some_again(database: Database, banks: Banks, actor: AuditActor, now: datetime) -> Rescored:
    """Score so many earlier results by the banks in use, of each language, as one request has time for."""
    keys = [banks.key_in(language) for language in banks.languages]
    batches = chain.from_iterable(score_again(database, banks, actor, key, now) for key in keys)
    scored = sum(islice(batches, BATCHES_A_REQUEST))

    def count_left(connection: Connection) -> int:
        used = {key: banks.find_used(connection, actor.account_id, key).fingerprint for key in keys}
        return sum(count_scored_by_others(connection, actor.account_id, *each) for each in used.items())

    left = database.read_now(count_left)
    # What can't be scored by this bank stays as it is, and isn't left to be done.
    return Rescored(scored=scored, left=left if scored else 0)


def _score(
    bank: instrument.Bank, account_id: str, earlier: list[EarlierScoring], connection: Connection
) -> list[tuple[EarlierScoring, results.Results]]:
    """Each result as it is by the bank; those that can't be scored are left out, and stay as they are."""
    scored = []
    for each in earlier:
        assessment = get_assessment(connection, account_id, each.assessment_id)
        answers = list_answers(connection, assessment.id)
        if not answers:
            continue
        with suppress(instrument.BankError, instrument.ChoiceError):
            scored.append((each, score_assessment(bank, assessment, answers, each.completed_at, may_withhold=False)))
    return scored


def _store(
    actor: AuditActor, scored: list[tuple[EarlierScoring, results.Results]], now: datetime, connection: Connection
) -> int:
    """Store results in the place of those that are still there, and let everybody who may see one know."""
    done = 0
    for earlier, result in scored:
        if not replace_results(connection, earlier, to_columns(result), now):
            continue
        done += 1
        note_change(connection, actor.account_id, now)
        record(connection, actor, "results.rescored", earlier.assessment_id, now)
        ids = {"assessment_id": earlier.assessment_id, "candidate_id": result.candidate.id}
        emit(connection, actor.account_id, "assessment.rescored", ids, now)
    return done
