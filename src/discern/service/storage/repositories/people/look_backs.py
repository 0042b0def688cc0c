"""What people said of four sentences, weeks after their profile. It is kept for as long as the assessment."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from discern.contract.models.insights import Fit
from discern.contract.models.look_backs import SentenceKind
from discern.service.storage.engine.tables import assessments, look_back_answers


class StoredSentence(NamedTuple):
    """The ``line``-th of a region's portrait list, and what its reader says of it, once they have."""

    kind: SentenceKind
    region: str
    line: int
    is_foreign: bool
    fit: Fit | None = None


def list_said(connection: Connection, assessment_id: str) -> tuple[list[StoredSentence], datetime | None]:
    """The sentences that a person has answered, and when; none before they have."""
    chosen = select(look_back_answers).where(look_back_answers.c.assessment_id == assessment_id)
    rows = connection.execute(chosen.order_by(look_back_answers.c.position)).all()
    said = [StoredSentence(row.kind, row.region, row.line, row.is_foreign, row.fit) for row in rows]
    return said, rows[0].answered_at if rows else None


def store_said(connection: Connection, assessment_id: str, said: Sequence[StoredSentence], now: datetime) -> None:
    """Call it with the assessment locked, and once."""
    rows = [
        {"assessment_id": assessment_id, "position": position, **each._asdict(), "answered_at": now}
        for position, each in enumerate(said)
    ]
    connection.execute(insert(look_back_answers), rows)


def count_said(connection: Connection, account_id: str) -> dict[tuple[SentenceKind, bool, Fit], int]:
    """How often people said what of a kind of sentence, by whether it was the foreign one."""
    said = look_back_answers.c
    counted = (
        select(said.kind, said.is_foreign, said.fit, func.count().label("number"))
        .join(assessments, assessments.c.id == said.assessment_id)
        .where(assessments.c.account_id == account_id)
        .group_by(said.kind, said.is_foreign, said.fit)
    )
    return {(row.kind, row.is_foreign, row.fit): row.number for row in connection.execute(counted)}
