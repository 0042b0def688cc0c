"""Calibrations: the requests, work on them by lease, and what came out until it is applied.

The calibrated bank is kept here, not the people's scores: those are computed where they are shown.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from discern.contract.models.account import CalibrationFailure
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.tables import calibrations
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.measurement.people_counts import PeopleCounts
from discern.service.storage.queues.leases import claim, has_due, settle
from discern.service.tokens import new_id

LEASE = timedelta(minutes=15)
"""Longer than a calibration takes: it can't be interrupted to renew it."""

KEPT = timedelta(days=90)


class StoredCalibration(NamedTuple):
    """``base`` is the fingerprint of the bank that was calibrated, ``before_id`` the parameter set that scored results
    then, None for the bank's own. ``outcome`` has the new bank (`bank`) and what changes (`change`). ``set_id`` is the
    parameter set that it became.
    """

    id: str
    account_id: str
    flight: str | None
    created_at: datetime
    ended_at: datetime | None
    lease: str | None
    attempts: int
    bank_id: str
    bank_version: str
    base: str
    before_id: str | None
    people: dict[str, int]
    failure: CalibrationFailure | None
    outcome: dict[str, Any] | None
    set_id: str | None

    @property
    def key(self) -> BankKey:
        return BankKey(self.bank_id, self.bank_version)


_COLUMNS = tuple(calibrations.c[name] for name in StoredCalibration._fields)


def request_calibration(
    connection: Connection,
    account_id: str,
    bank: BankKey,
    base: str,
    before_id: str | None,
    counts: PeopleCounts,
    needed: int,
    now: datetime,
) -> StoredCalibration:
    """Ask for a calibration; the newest one, if it is under way or was made from the same people."""
    lock_account_sequence(connection, account_id)
    under_way = connection.execute(select(*_COLUMNS).where(calibrations.c.flight == account_id)).first()
    if under_way is not None:
        return StoredCalibration(*under_way)
    newest = find_newest(connection, account_id, base)
    if newest is not None and _is_of_same(newest, counts, before_id):
        return newest
    row: dict[str, Any] = {
        "id": new_id("cal"),
        "account_id": account_id,
        "created_at": now,
        "attempts": 0,
        "bank_id": bank.bank_id,
        "bank_version": bank.version,
        "base": base,
        "before_id": before_id,
        "people": counts._asdict(),
        **(
            {"flight": account_id, "run_at": now}
            if counts.counted >= needed
            else {"ended_at": now, "failure": "too_few_people"}
        ),
    }
    connection.execute(insert(calibrations).values(row))
    made = find_calibration(connection, account_id, row["id"])
    assert made is not None
    return made


def find_calibration(connection: Connection, account_id: str, id_: str) -> StoredCalibration | None:
    found = select(*_COLUMNS).where(calibrations.c.account_id == account_id, calibrations.c.id == id_)
    row = connection.execute(found).first()
    return None if row is None else StoredCalibration(*row)


def find_newest(connection: Connection, account_id: str, base: str) -> StoredCalibration | None:
    """An account's newest calibration of a bank."""
    found = select(*_COLUMNS).where(calibrations.c.account_id == account_id, calibrations.c.base == base)
    row = connection.execute(found.order_by(calibrations.c.seq.desc()).limit(1)).first()
    return None if row is None else StoredCalibration(*row)


def has_calibrations_due(connection: Connection, now: datetime) -> bool:
    return has_due(connection, calibrations, now)


def claim_calibrations(connection: Connection, now: datetime, most: int) -> list[StoredCalibration]:
    rows = claim(connection, calibrations, now, LEASE, most)
    return [StoredCalibration(*(row._mapping[name] for name in StoredCalibration._fields)) for row in rows]


def finish_calibration(
    connection: Connection,
    claimed: StoredCalibration,
    now: datetime,
    outcome: Mapping[str, Any] | None,
    failure: CalibrationFailure | None = None,
) -> bool:
    """End it, with what came out or with why nothing did; false if another worker has taken over."""
    ended = {"flight": None, "ended_at": now, "outcome": outcome, "failure": failure}
    return claimed.lease is not None and settle(connection, calibrations, claimed.id, claimed.lease, None, **ended)


def postpone_calibration(connection: Connection, claimed: StoredCalibration, run_at: datetime) -> bool:
    """Give it back, to be tried again later."""
    return claimed.lease is not None and settle(connection, calibrations, claimed.id, claimed.lease, run_at)


def mark_applied(connection: Connection, id_: str, set_id: str) -> None:
    connection.execute(update(calibrations).where(calibrations.c.id == id_).values(set_id=set_id))


def forget_old_calibrations(connection: Connection, now: datetime) -> None:
    connection.execute(delete(calibrations).where(calibrations.c.ended_at < now - KEPT))


def _is_of_same(newest: StoredCalibration, counts: PeopleCounts, before_id: str | None) -> bool:
    """Whether calibrating again would give the same: only an error may have passed."""
    is_same = newest.people == counts._asdict() and (newest.before_id == before_id or newest.set_id == before_id)
    return is_same and newest.failure != "error"
