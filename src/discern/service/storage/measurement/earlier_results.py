"""Results that are scored anew: which are outdated, and what they were before.

What a result was stays in `earlier_results` until its answers are withdrawn or the person is erased.
"""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, insert, select, update

from discern.service.storage.engine.tables import assessments, earlier_results, results
from discern.service.storage.measurement.bank_uses import is_outdated
from discern.service.storage.measurement.banks import BankKey


class Outdated(NamedTuple):
    """A result that would be another one today; ``fingerprint`` is that of the bank that scored it. ``place`` is in the
    order of creation.
    """

    place: int
    assessment_id: str
    fingerprint: str
    completed_at: datetime


def list_outdated(connection: Connection, account_id: str, key: BankKey, after: int, most: int) -> list[Outdated]:
    """The next outdated results of answers to these statements.

    Withheld ones are left out: they have no figures, and scoring them anew must not show what was withheld.
    """
    found = (
        select(assessments.c.seq, assessments.c.id, results.c.fingerprint, results.c.completed_at)
        .select_from(results)
        .join(assessments, assessments.c.id == results.c.assessment_id)
        .where(
            assessments.c.account_id == account_id,
            assessments.c.bank_id == key.bank_id,
            assessments.c.bank_version == key.version,
            assessments.c.seq > after,
            results.c.withheld.is_(False),
            is_outdated(),
        )
        .order_by(assessments.c.seq)
        .limit(most)
    )
    return [Outdated(*row) for row in connection.execute(found)]


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
