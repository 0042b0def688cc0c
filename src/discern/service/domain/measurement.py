"""By what an account's results are computed: learning from its people, and computing results again. No I/O but reads
and writes of the connection that is given.
"""

import math
from datetime import datetime

from sqlalchemy import Connection

from discern import instrument
from discern.contract.models.account import MeasuredBank, Measurement, Parameters
from discern.instrument import DISCRIMINATION_PEOPLE, Bank, Discrimination, DiscriminationEstimate
from discern.service.domain.banks import Banks
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.measurement.parameter_sets import (
    ParameterSet,
    find_applied,
    next_number,
    store_parameter_set,
    version_of,
)
from discern.service.storage.measurement.people_counts import count_people_of
from discern.service.storage.measurement.rescorings import count_results, find_rescoring
from discern.service.storage.queues.changes import note_measurement
from discern.service.storage.queues.outbox import emit
from discern.service.storage.repositories.audit import AuditActor, record
from discern.service.tokens import new_id

GROWTH = 1.2
"""By how much the number of people must have grown since the last estimate."""

MOST_PEOPLE = 1_000
"""From how many people, those who answered last, the factor is estimated. With them its standard error is 2%."""

ACTOR = "measurement"
"""Who has learnt, in the audit log."""

Z95 = instrument.normal.Z95


def may_learn(bank: Bank) -> bool:
    """Whether the loadings of a bank are still an expert's: those from people have nothing to learn from fewer."""
    return bank.discrimination.people == 0 and bank.discrimination.log_sd > 0


def is_due(applied: ParameterSet | None, people: int) -> bool:
    """Whether to estimate the factor from so many people: for the first time, or because they are a fifth more."""
    if applied is None:
        return people >= DISCRIMINATION_PEOPLE
    return applied.kind == "discrimination" and people >= GROWTH * applied.people


def apply_estimate(
    connection: Connection,
    account_id: str,
    key: BankKey,
    bank: Bank,
    people: int,
    found: DiscriminationEstimate,
    now: datetime,
) -> ParameterSet | None:
    """Score by an estimate from now on, and notify the account. None, and nothing changed, if another worker did.

    Results that exist stay as they are.
    """
    number = next_number(connection, account_id, bank.fingerprint)
    if not is_due(find_applied(connection, account_id, bank.fingerprint), people):
        return None
    version = version_of(key.version, "discrimination", number)
    new = ParameterSet(
        id=new_id("par"),
        account_id=account_id,
        bank_id=key.bank_id,
        bank_version=key.version,
        base=bank.fingerprint,
        number=number,
        kind="discrimination",
        parameters=found.discrimination.to_dict(),
        people=people,
        spread=found.spread,
        contradicts=found.contradicts,
        fingerprint=instrument.with_discrimination(bank, found.discrimination, version).fingerprint,
        applied_at=now,
    )
    apply_parameters(connection, new, AuditActor(account_id, ACTOR, ACTOR))
    return new


def apply_parameters(connection: Connection, new: ParameterSet, actor: AuditActor) -> None:
    """Score by a new set from now on, and notify the account: an entry in its audit log and an event."""
    store_parameter_set(connection, new)
    record(connection, actor, "measurement.updated", new.id, new.applied_at)
    emit(connection, new.account_id, "measurement.updated", {"fingerprint": new.fingerprint}, new.applied_at)
    note_measurement(connection, new.account_id, new.applied_at)


def describe_measurement(connection: Connection, banks: Banks, account_id: str) -> Measurement:
    """The state of measurement: of the bank that assessments begin with, and of those with results."""
    counts = count_results(connection, account_id)
    keys = dict.fromkeys([banks.current_key, *counts])
    described = []
    for key in keys:
        bank = banks.find(connection, *key)
        applied = find_applied(connection, account_id, bank.fingerprint)
        total, outdated = counts.get(key, (0, 0))
        described.append(
            MeasuredBank(
                id=key.bank_id,
                version=key.version,
                fingerprint=bank.fingerprint,
                is_current=key == banks.current_key,
                people=count_people_of(connection, account_id, key),
                parameters=None if applied is None else _present(applied, bank),
                results=total,
                outdated=outdated,
            )
        )
    return Measurement(
        banks=described, people_needed=DISCRIMINATION_PEOPLE, rescoring=find_rescoring(connection, account_id)
    )


def _present(applied: ParameterSet, bank: Bank) -> Parameters:
    multiplier = interval = None
    if applied.kind == "discrimination":
        factor = Discrimination.from_dict(applied.parameters)
        # In multiples of what the bank's loadings were taken for.
        multiplier = factor.median / bank.discrimination.median
        width = math.exp(Z95 * factor.estimation_sd)
        interval = (multiplier / width, multiplier * width)
    return Parameters(
        version=applied.version,
        fingerprint=applied.fingerprint,
        kind=applied.kind,
        people=applied.people,
        multiplier=multiplier,
        interval=interval,
        contradicts=applied.contradicts,
        applied_at=applied.applied_at,
    )
