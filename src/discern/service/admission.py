"""Who sends a request, and whether their limit allows it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from sqlalchemy import Connection

from discern.service.rate_limit import Limits, Verdict
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.rate_buckets import DatabaseLimits
from discern.service.storage.repositories.accounts import StoredKey, find_key, find_key_and_take


@dataclass(frozen=True, slots=True)
class Buckets:
    """Where a request is counted: ``of_address`` without a valid key, else in the key's own bucket.

    With a key that acts for people each of them has a bucket, and so has each address that they sign in from:
    ``acting`` is what such a bucket's name has after the key's id. None of them can use up another's requests, and
    neither can a stranger who may only try to sign in.
    """

    of_address: str
    acting: str = ""

    def name(self, key: StoredKey | None) -> str:
        if key is None:
            return self.of_address
        return f"{key.id}{self.acting}" if "act" in key.scopes else key.id


class Admission(Protocol):
    """Finds a key and counts its request."""

    async def admit(
        self, secret: str | None, buckets: Buckets, limit: int, now: datetime
    ) -> tuple[StoredKey | None, Verdict]:
        """The key with a secret, None where none is valid, and whether ``limit`` a minute allows one more request.

        Raises:
            ServiceError: `overloaded`; nothing was counted.
        """
        ...


@dataclass(frozen=True, slots=True)
class SteppedAdmission:
    """Finds the key, then counts: on SQLite, where the buckets are in the process."""

    database: Database
    limits: Limits

    async def admit(
        self, secret: str | None, buckets: Buckets, limit: int, now: datetime
    ) -> tuple[StoredKey | None, Verdict]:
        key = None
        if secret is not None:
            key = await self.database.read(lambda connection: find_key(connection, secret, now), single_statement=True)
        return key, await self.limits.take(buckets.name(key), limit)


@dataclass(frozen=True, slots=True)
class OneTripAdmission:
    """Both in one statement: on PostgreSQL, where each costs a round trip."""

    database: Database
    limits: DatabaseLimits

    async def admit(
        self, secret: str | None, buckets: Buckets, limit: int, now: datetime
    ) -> tuple[StoredKey | None, Verdict]:
        if secret is None:
            return None, await self.limits.take(buckets.of_address, limit)

        def run(connection: Connection) -> tuple[StoredKey | None, Verdict]:
            return find_key_and_take(
                connection, self.limits, secret, limit, now, of_address=buckets.of_address, acting=buckets.acting
            )

        return await self.database.write(run, single_statement=True)
