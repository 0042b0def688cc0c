"""The answers of one assessment, one to a block."""

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import Connection, bindparam, delete, insert, select

from discern.contract.models.assessments import Answer
from discern.service.storage.engine.tables import answers

_FIELDS = tuple(Answer.model_fields)
_ANSWERS = (
    select(*(answers.c[name] for name in _FIELDS))
    .where(answers.c.assessment_id == bindparam("assessment_id"))
    .order_by(answers.c.position)
)
_DELETE = delete(answers).where(
    answers.c.assessment_id == bindparam("assessment_id"), answers.c.block.in_(bindparam("blocks", expanding=True))
)
_INSERT = insert(answers)


def list_answers(connection: Connection, assessment_id: str) -> list[Answer]:
    """The answers, in the order in which their blocks were first answered."""
    rows = connection.execute(_ANSWERS, {"assessment_id": assessment_id})
    return [Answer(**dict(zip(_FIELDS, row, strict=True))) for row in rows]


def are_answers(connection: Connection, assessment_id: str, held: Sequence[Answer]) -> bool:
    """Whether these are the answers, as `list_answers` gives them."""
    rows = connection.execute(_ANSWERS, {"assessment_id": assessment_id}).all()
    return [tuple(row) for row in rows] == [tuple(getattr(each, name) for name in _FIELDS) for each in held]


def store_answers(
    connection: Connection,
    assessment_id: str,
    given: Sequence[tuple[int, Answer]],
    now: datetime,
    *,
    replaced: Collection[str] = (),
) -> None:
    """Store answers at their positions, and delete those to the blocks ``replaced``."""
    if replaced:
        connection.execute(_DELETE, {"assessment_id": assessment_id, "blocks": list(replaced)})
    if given:
        rows = (
            {"assessment_id": assessment_id, "position": position, "answered_at": now, **answer.model_dump()}
            for position, answer in given
        )
        connection.execute(_INSERT, list(rows))
