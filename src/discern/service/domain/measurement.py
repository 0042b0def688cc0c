"""The bank that scores an account's answers: which it is, what another one would change, and putting that in use.

Why: docs/decisions/0013-what-intervals-rest-on.md
"""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from functools import partial

from sqlalchemy import Connection

from discern import instrument
from discern.contract.models.account import Measurement
from discern.contract.models.results import Results
from discern.instrument import Bank, BankError, ChoiceError, bank_to_dict
from discern.service.domain.banks import Banks
from discern.service.domain.scoring import score_assessment, to_choices
from discern.service.storage.engine.database import Database
from discern.service.storage.measurement.answers import list_answers
from discern.service.storage.measurement.bank_uses import BankUse, find_use, store_use
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.measurement.earlier_results import Outdated, list_outdated, replace_results
from discern.service.storage.measurement.study_sittings import StoredSitting
from discern.service.storage.queues.change_reads import RESCORED
from discern.service.storage.queues.changes import note_assessment_change, note_measurement
from discern.service.storage.queues.outbox import emit
from discern.service.storage.repositories.assessments import get_assessment
from discern.service.storage.repositories.audit import AuditActor, record
from discern.service.storage.repositories.results import write_columns

BATCH_SIZE = 25
"""Results scored and stored together: 100 ms of computing, and a transaction that others hardly notice."""


def describe_measurement(connection: Connection, banks: Banks, account_id: str) -> Measurement:
    """The bank that scores what begins today."""
    bank = banks.find_used(connection, account_id, banks.current_key)
    use = find_use(connection, account_id, banks.current_key)
    return Measurement(
        id=bank.id,
        version=bank.version,
        fingerprint=bank.fingerprint,
        people=bank.people,
        calibrated=bank.calibrated,
        since=None if use is None else use.used_at,
    )


def count_changes(bank: Bank, key: BankKey, sittings: list[StoredSitting]) -> tuple[int, int]:
    """Of how many people with results for these statements a bank would change the headline, their style; and how many
    people there are. Each counts once, with what they answered last.
    """
    newest = {each.candidate_id: each for each in sittings if (each.bank_id, each.bank_version) == key}
    changed = 0
    for each in newest.values():
        with suppress(ChoiceError):
            profile = instrument.score_profile(bank, to_choices(each.answers), each.form)
            changed += profile.style.label != each.style
    return changed, len(newest)


def put_in_use(
    connection: Connection, actor: AuditActor, key: BankKey, bank: Bank, now: datetime, *, is_own: bool
) -> None:
    """Score an account's answers to these statements by a bank from now on, and notify the account.

    ``is_own``: the installation has it for them, and may have another one after an update. Results that exist stay.
    """
    use = BankUse(None, None, now) if is_own else BankUse(bank.fingerprint, bank_to_dict(bank), now)
    store_use(connection, actor.account_id, key, use)
    record(connection, actor, "measurement.updated", bank.fingerprint, now)
    emit(connection, actor.account_id, "measurement.updated", {"fingerprint": bank.fingerprint}, now)
    note_measurement(connection, actor.account_id, now)


def score_again(database: Database, banks: Banks, actor: AuditActor, key: BankKey, now: datetime) -> Iterator[int]:
    """Score an account's outdated results anew, a batch at a time; how many each batch has stored.

    A batch is stored whole. Whoever is killed in between has lost nothing and begins again with what is left.
    """
    after = 0
    while outdated := database.read_now(
        partial(list_outdated, account_id=actor.account_id, key=key, after=after, most=BATCH_SIZE)
    ):
        scored = database.read_now(partial(_score, banks, actor.account_id, outdated))
        yield database.write_now(partial(_store, actor, scored, now))
        after = outdated[-1].place


def _score(
    banks: Banks, account_id: str, outdated: list[Outdated], connection: Connection
) -> list[tuple[Outdated, Results]]:
    """Each result as it is by the bank of today; those that can't be scored are left out, and stay as they are."""
    scored = []
    for each in outdated:
        assessment = get_assessment(connection, account_id, each.assessment_id)
        bank = banks.find_of(connection, account_id, assessment)
        answers = list_answers(connection, assessment.id)
        if not answers:
            continue
        with suppress(BankError, ChoiceError):
            scored.append((each, score_assessment(bank, assessment, answers, each.completed_at, may_withhold=False)))
    return scored


def _store(actor: AuditActor, scored: list[tuple[Outdated, Results]], now: datetime, connection: Connection) -> int:
    """Store results in the place of those that are still there, and let everybody who may see one know."""
    done = 0
    for outdated, result in scored:
        if not replace_results(connection, outdated, write_columns(result), now):
            continue
        done += 1
        note_assessment_change(connection, actor.account_id, outdated.assessment_id, now, RESCORED)
        record(connection, actor, "results.rescored", outdated.assessment_id, now)
        ids = {"assessment_id": outdated.assessment_id, "candidate_id": result.candidate.id}
        emit(connection, actor.account_id, "assessment.rescored", ids, now)
    return done
