"""Idempotent creates: the answer is stored with what it created, in one transaction."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeVar

from pydantic import BaseModel
from sqlalchemy import Connection, and_, delete, insert, select, update

from discern.service.errors import invalid
from discern.service.storage.engine.locks import insert_unless_exists
from discern.service.storage.engine.tables import assessments, idempotency, keys

RETENTION = timedelta(hours=24)

_INSERT = insert(idempotency)

Answer = TypeVar("Answer", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Repeatable:
    """A create: the caller's key, who it acts for, and the body. Without an `Idempotency-Key` each call is a new one.

    ``actor`` is a user, or the assessment that a private link opens, by id; empty where the key acts for no user.
    """

    key_id: str
    actor: str
    route: str
    idempotency_key: str | None
    body: BaseModel
    now: datetime

    @property
    def _row(self) -> dict[str, object]:
        return {
            "key_id": self.key_id,
            "actor": self.actor,
            "route": self.route,
            "idempotency_key": self.idempotency_key,
        }

    @property
    def _body_hash(self) -> str:
        return hashlib.sha256(self.body.model_dump_json().encode()).hexdigest()

    def once(self, connection: Connection, kind: type[Answer], create: Callable[[], Answer]) -> Answer:
        """The answer of ``create``, or the stored one if the same create was made before.

        Waits for a create that is under way with the same key.

        Raises:
            ServiceError: `idempotency_key_reused`, the key came with another body before.
        """
        if self.idempotency_key is None:
            return create()
        here = and_(*(idempotency.c[name] == value for name, value in self._row.items()))
        connection.execute(delete(idempotency).where(here, idempotency.c.created_at <= self.now - RETENTION))
        row = {**self._row, "body_hash": self._body_hash, "created_at": self.now}
        if insert_unless_exists(connection, _INSERT, row):
            answer = create()
            connection.execute(update(idempotency).where(here).values(response=answer.model_dump_json()))
            return answer
        kept = connection.execute(select(idempotency).where(here)).one()
        if kept.body_hash != self._body_hash:
            raise invalid("Idempotency-Key", "it was used with another body", "idempotency_key_reused")
        return kind.model_validate_json(kept.response)


def forget_answers_about(connection: Connection, account_id: str, candidate_id: str) -> None:
    """Delete the stored answers of an account that name a person or one of their assessments."""
    of_account = select(keys.c.id).where(keys.c.account_id == account_id)
    of_theirs = select(assessments.c.id).where(
        assessments.c.candidate_id == candidate_id, idempotency.c.response.contains(assessments.c.id)
    )
    names_them = idempotency.c.response.contains(candidate_id, autoescape=True) | of_theirs.exists()
    connection.execute(delete(idempotency).where(idempotency.c.key_id.in_(of_account), names_them))


def forget_old_answers(connection: Connection, now: datetime) -> None:
    connection.execute(delete(idempotency).where(idempotency.c.created_at <= now - RETENTION))
