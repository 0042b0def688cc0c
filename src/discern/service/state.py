"""What a running service holds, and who is calling it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

from fastapi import Depends, Request

from discern.contract.scopes import Scope, allows
from discern.service.background import Background
from discern.service.limits import Limits, Verdict
from discern.service.problems import ServiceError
from discern.service.storage.accounts import StoredKey
from discern.service.storage.database import Database
from discern.settings import Settings


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Service:
    """The parts that every route works with. One for each process."""

    settings: Settings
    database: Database
    limits: Limits
    background: Background
    now: Callable[[], datetime] = utc_now


@dataclass(frozen=True, slots=True)
class Caller:
    """The key behind a request and what its limit leaves."""

    key: StoredKey
    verdict: Verdict
    per_minute: int

    @property
    def account_id(self) -> str:
        return self.key.account_id


async def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


async def caller_of(request: Request) -> Caller:
    caller: Caller = request.state.caller
    return caller


def needs(scope: Scope) -> Callable[[Request], Awaitable[Caller]]:
    """A dependency that gives the caller, and refuses a key without ``scope``."""

    async def permitted(request: Request) -> Caller:
        found = await caller_of(request)
        if not allows(frozenset(found.key.info.scopes), scope):
            raise ServiceError(403, "scope_missing", f"This key lacks the scope {scope!r}.")
        return found

    return permitted


TheService = Annotated[Service, Depends(service_of)]
AnyCaller = Annotated[Caller, Depends(caller_of)]
