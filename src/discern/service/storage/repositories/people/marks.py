"""What people say of statements about them. A mark is kept by the statement's id, for as long as its assessment."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from discern.contract.models.insights import Mark, PutMark
from discern.service.storage.engine.tables import statement_marks


def list_marks(connection: Connection, assessment_id: str) -> list[Mark]:
    """All marks of an assessment, the oldest first: also those of statements that its results don't make now."""
    return list_marks_of_several(connection, [assessment_id]).get(assessment_id, [])


def list_marks_of_several(connection: Connection, assessment_ids: Sequence[str]) -> dict[str, list[Mark]]:
    """The marks of assessments, by their ids, the oldest first; none of one without marks."""
    found: dict[str, list[Mark]] = defaultdict(list)
    chosen = select(statement_marks).where(statement_marks.c.assessment_id.in_(assessment_ids))
    for row in connection.execute(chosen.order_by(statement_marks.c.marked_at, statement_marks.c.statement_id)):
        found[row.assessment_id].append(_read(row))
    return dict(found)


def _read(row: Row[Any]) -> Mark:
    return Mark(statement_id=row.statement_id, fit=row.fit, comment=row.comment, marked_at=row.marked_at)


def store_mark(connection: Connection, assessment_id: str, statement_id: str, given: PutMark, now: datetime) -> Mark:
    """Store a mark in place of the one before. Call it with the assessment locked."""
    values = {"fit": given.fit, "comment": given.comment, "marked_at": now}
    before = update(statement_marks).where(
        statement_marks.c.assessment_id == assessment_id, statement_marks.c.statement_id == statement_id
    )
    if connection.execute(before.values(values)).rowcount == 0:
        row = {"assessment_id": assessment_id, "statement_id": statement_id, **values}
        connection.execute(insert(statement_marks), row)
    return Mark(statement_id=statement_id, fit=given.fit, comment=given.comment, marked_at=now)


def delete_mark(connection: Connection, assessment_id: str, statement_id: str) -> bool:
    """Delete a mark; whether there was one."""
    statement = delete(statement_marks).where(
        statement_marks.c.assessment_id == assessment_id, statement_marks.c.statement_id == statement_id
    )
    return connection.execute(statement).rowcount > 0
