"""Idempotent creates: the answer is stored with what it created, in one transaction, and its secrets are sealed."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, TypeVar

from pydantic import BaseModel
from sqlalchemy import Connection, and_, delete, select, update

from discern.service.errors import invalid
from discern.service.storage.engine.batches import delete_some
from discern.service.storage.engine.locks import insert_unless_exists
from discern.service.storage.engine.tables import idempotency
from discern.service.tokens import seal, unseal

RETENTION = timedelta(hours=24)

SECRETS = ("take_url", "take_token", "url", "secret")
"""Fields of answers that let somebody in: take links, join links, and the secrets of endpoints."""

SEALED = "sealed:"


Answer = TypeVar("Answer", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Repeatable:
    """A create: the caller's key, who it acts for, and the body. Without an `Idempotency-Key` each call is a new one.

    ``api_key`` seals the secrets of the answer that is kept, so that the database and its backups don't have them.
    ``actor`` is a user, or the assessment that a private link opens, by id; empty where the key acts for no user.
    """

    account_id: str
    key_id: str
    actor: str
    route: str
    idempotency_key: str | None
    body: BaseModel
    now: datetime
    api_key: str = field(repr=False)

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
        # The row is there before the create, without an answer: the same call at the same moment waits for it.
        row = {**self._row, "account_id": self.account_id, "body_hash": self._body_hash, "created_at": self.now}
        if insert_unless_exists(connection, idempotency, row):
            answer = create()
            connection.execute(update(idempotency).where(here).values(response=self._seal(answer)))
            return answer
        kept = connection.execute(select(idempotency).where(here)).one()
        if kept.body_hash != self._body_hash:
            raise invalid("Idempotency-Key", "it was used with another body", "idempotency_key_reused")
        return kind.model_validate_json(self._unseal(kept.response))

    @property
    def _purpose(self) -> str:
        # Part of the cipher's key, so that a secret that is moved to another row of the table can't be opened there.
        return f"{self.route}\n{self.idempotency_key}"

    def _seal(self, answer: BaseModel) -> str:
        given: dict[str, Any] = answer.model_dump(mode="json")
        for name in SECRETS:
            if given.get(name) is not None:
                given[name] = SEALED + seal(given[name], self.api_key, self._purpose)
        return json.dumps(given)

    def _unseal(self, response: str) -> str:
        """A stored answer as it was given."""
        kept: dict[str, Any] = json.loads(response)
        for name in SECRETS:
            value = kept.get(name)
            if isinstance(value, str) and value.startswith(SEALED):
                kept[name] = unseal(value.removeprefix(SEALED), self.api_key, self._purpose)
        return json.dumps(kept)


def forget_old_answers(connection: Connection, now: datetime) -> int:
    """Delete some of those that are no longer repeated; how many."""
    return delete_some(connection, idempotency, idempotency.c.created_at <= now - RETENTION)
