"""What people say of statements about them. A mark is kept by the statement's id, for as long as its assessment."""

from datetime import datetime

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from discern.contract.models.insights import Mark, PutMark
from discern.service.storage.engine.tables import statement_marks

_OF_ASSESSMENT = (
    select(statement_marks)
    .where(statement_marks.c.assessment_id == bindparam("assessment_id"))
    .order_by(statement_marks.c.marked_at, statement_marks.c.statement_id)
)


def list_marks(connection: Connection, assessment_id: str) -> list[Mark]:
    """All marks of an assessment, the oldest first: also those of statements that its results don't make now."""
    rows = connection.execute(_OF_ASSESSMENT, {"assessment_id": assessment_id})
    return [
        Mark(statement_id=row.statement_id, fit=row.fit, comment=row.comment, marked_at=row.marked_at) for row in rows
    ]


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
    found = delete(statement_marks).where(
        statement_marks.c.assessment_id == assessment_id, statement_marks.c.statement_id == statement_id
    )
    return connection.execute(found).rowcount > 0
