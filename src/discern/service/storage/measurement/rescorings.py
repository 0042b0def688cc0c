"""An account's results, computed again by the parameters of today: the requests, and work on them by lease.

What a result was before stays in `earlier_results`, until its answers are withdrawn or the person is erased. A batch is
stored whole, so a worker that is killed has neither lost nor repeated anything.
"""

from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, insert, select, update

from discern.contract.models.account import Rescoring
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.tables import (
    assessments,
    earlier_results,
    measured_counts,
    rescorings,
    results,
)
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.measurement.parameter_sets import is_outdated, scores_today
from discern.service.storage.queues.changes import note_measurement
from discern.service.storage.queues.leases import claim, has_due, renew, settle
from discern.service.tokens import new_id

LEASE = timedelta(seconds=30)

KEPT = timedelta(days=90)
"""For how long it is known that there was one."""


class Outdated(NamedTuple):
    """A result that would be another one today, of which ``fingerprint`` has the parameters. ``place`` is in the order
    of creation."""

    place: int
    assessment_id: str
    fingerprint: str
    completed_at: datetime


class ClaimedRescoring(NamedTuple):
    id: str
    account_id: str
    lease: str
    attempts: int


def request_rescoring(connection: Connection, account_id: str, now: datetime) -> Rescoring:
    """Ask for an account's outdated results to be computed again; the one under way, if there is one."""
    lock_account_sequence(connection, account_id)
    under_way = find_rescoring(connection, account_id, rescorings.c.flight == account_id)
    if under_way is not None:
        return under_way
    total = count_outdated(connection, account_id)
    row = {
        "id": new_id("resc"),
        "account_id": account_id,
        "created_at": now,
        "attempts": 0,
        "done": 0,
        "total": total,
        "failed": False,
        **({"flight": account_id, "run_at": now} if total else {"ended_at": now}),
    }
    connection.execute(insert(rescorings).values(row))
    note_measurement(connection, account_id, now)
    return _present(row)


def find_rescoring(connection: Connection, account_id: str, *conditions: ColumnElement[bool]) -> Rescoring | None:
    """The newest of an account."""
    found = select(rescorings).where(rescorings.c.account_id == account_id, *conditions)
    row = connection.execute(found.order_by(rescorings.c.seq.desc()).limit(1)).first()
    return None if row is None else _present(row._mapping)


def count_outdated(connection: Connection, account_id: str) -> int:
    """How many results of an account would be other ones by its parameters of today."""
    return sum(outdated for _, outdated in count_results(connection, account_id).values())


def count_results(connection: Connection, account_id: str) -> dict[BankKey, tuple[int, int]]:
    """How many results an account has that aren't withheld, and how many of them are outdated, by bank."""
    counts, of_bank = measured_counts.c, (measured_counts.c.bank_id, measured_counts.c.bank_version)
    is_known = counts.fingerprint != ""
    is_other = and_(is_known, counts.fingerprint != scores_today(measured_counts))
    outdated = func.sum(case((is_other, counts.results), else_=0))
    found = (
        select(*of_bank, func.sum(counts.results), outdated)
        .where(counts.account_id == account_id, counts.results != 0, counts.bank_id != "")
        .group_by(*of_bank)
    )
    rows = [(BankKey(*row[:2]), int(row[2]), int(row[3])) for row in connection.execute(found)]
    return {key: (total, outdated) for key, total, outdated in rows if total}


def list_outdated(connection: Connection, account_id: str, after: int, most: int) -> list[Outdated]:
    """The next outdated results, in the order in which the assessments were created."""
    columns = (assessments.c.seq, assessments.c.id, results.c.fingerprint, results.c.completed_at)
    found = _outdated(*columns, account_id=account_id).where(assessments.c.seq > after)
    return [Outdated(*row) for row in connection.execute(found.order_by(assessments.c.seq).limit(most))]


def has_rescorings_due(connection: Connection, now: datetime) -> bool:
    return has_due(connection, rescorings, now)


def claim_rescorings(connection: Connection, now: datetime, most: int) -> list[ClaimedRescoring]:
    rows = claim(connection, rescorings, now, LEASE, most)
    return [ClaimedRescoring(row.id, row.account_id, row.lease, row.attempts) for row in rows]


def add_progress(connection: Connection, claimed: ClaimedRescoring, done: int, now: datetime) -> bool:
    """Count results and extend the lease; false if another worker has taken over."""
    return renew(connection, rescorings, claimed.id, claimed.lease, now + LEASE, done=rescorings.c.done + done)


def finish_rescoring(connection: Connection, claimed: ClaimedRescoring, now: datetime, *, failed: bool = False) -> bool:
    """End it; false if another worker has taken over."""
    note_measurement(connection, claimed.account_id, now)
    ended = {"flight": None, "ended_at": now, "failed": failed}
    return settle(connection, rescorings, claimed.id, claimed.lease, None, **ended)


def postpone_rescoring(connection: Connection, claimed: ClaimedRescoring, run_at: datetime) -> bool:
    """Give it back, to be gone on with later."""
    return settle(connection, rescorings, claimed.id, claimed.lease, run_at)


def forget_old_rescorings(connection: Connection, now: datetime) -> None:
    connection.execute(delete(rescorings).where(rescorings.c.ended_at < now - KEPT))


def replace_results(connection: Connection, outdated: Outdated, columns: dict[str, Any], now: datetime) -> bool:
    """Put a result in the place of an outdated one, which is kept without its region; false if that is gone."""
    same = and_(results.c.assessment_id == outdated.assessment_id, results.c.fingerprint == outdated.fingerprint)
    before = connection.execute(select(results.c.document).where(same).with_for_update()).scalar_one_or_none()
    if before is None:
        return False
    kept = {"assessment_id": outdated.assessment_id, "replaced_at": now, "document": before}
    connection.execute(insert(earlier_results).values(kept))
    connection.execute(update(results).where(same).values(columns))
    return True


def list_earlier(connection: Connection, assessment_id: str) -> list[tuple[datetime, dict[str, Any]]]:
    """Earlier results, oldest first, and until when each counted."""
    found = select(earlier_results).where(earlier_results.c.assessment_id == assessment_id)
    return [(row.replaced_at, row.document) for row in connection.execute(found.order_by(earlier_results.c.seq))]


def _outdated(*columns: Any, account_id: str) -> Any:
    # Withheld ones have no figures, and computing them again must not show what was withheld.
    return (
        select(*columns)
        .select_from(results)
        .join(assessments, assessments.c.id == results.c.assessment_id)
        .where(assessments.c.account_id == account_id, results.c.withheld.is_(False), is_outdated())
    )


def _present(row: Any) -> Rescoring:
    ended_at = row.get("ended_at")
    return Rescoring(
        id=row["id"],
        status="failed" if row["failed"] else "done" if ended_at is not None else "running",
        created_at=row["created_at"],
        ended_at=ended_at,
        done=row["done"],
        total=row["total"],
    )
