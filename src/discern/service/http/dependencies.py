"""What an endpoint is given: the running service, and who is calling."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated

from fastapi import Depends, Header, Path, Request
from pydantic import BaseModel

from discern.contract.base import ONE_LINE, Line
from discern.contract.headers import IDEMPOTENCY_KEY
from discern.contract.scopes import Scope
from discern.service.http.permissions import find_viewer
from discern.service.rate_limit import Verdict
from discern.service.state import Service
from discern.service.storage.repositories.accounts import StoredKey
from discern.service.storage.repositories.audit import AuditActor
from discern.service.storage.repositories.idempotency import Repeatable
from discern.service.storage.repositories.visibility import KEY, Viewer


@dataclass(frozen=True, slots=True)
class Caller:
    """The key behind a request, what its limit leaves, and for whom it acts."""

    key: StoredKey
    verdict: Verdict
    per_minute: int
    request_id: str
    viewer: Viewer = KEY

    @property
    def account_id(self) -> str:
        return self.key.account_id

    @property
    def doer(self) -> AuditActor:
        return AuditActor(self.key.account_id, self.key.id, self.request_id, self.viewer.actor_id)

    def repeatable(self, route: str, idempotency_key: str | None, body: BaseModel, now: datetime) -> Repeatable:
        """A create of this caller's; one key may act for many, and none of them gets another's answer."""
        whom = self.viewer.user_id or self.viewer.assessment_id or ""
        return Repeatable(self.key.id, whom, route, idempotency_key, body, now)


async def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


async def caller_of(request: Request) -> Caller:
    caller: Caller = request.scope["state"]["caller"]
    return caller


@dataclass(frozen=True, slots=True)
class Needs:
    """A dependency that gives the caller, and refuses one who lacks one of ``scopes`` or acts for whom they may not."""

    scopes: tuple[Scope, ...]

    async def __call__(self, request: Request) -> Caller:
        """Raises `ServiceError`: 403, or 404 for an object that is none of the person's for whom the key acts."""
        found = await caller_of(request)
        database = request.app.state.service.database
        viewer = await find_viewer(request, database, found.account_id, frozenset(found.key.scopes), self.scopes)
        return found if viewer is KEY else replace(found, viewer=viewer)


def needs(*scopes: Scope) -> Needs:
    return Needs(scopes)


Id = Annotated[Line, Path(description="Opaque text, as the service gave it.")]
IdempotencyKey = Annotated[
    str | None,
    Header(
        alias=IDEMPOTENCY_KEY,
        max_length=200,
        pattern=ONE_LINE,
        description="Makes the create repeatable for 24 hours: the same key and body give the same answer.",
        examples=["3f1c2a9e-import-2026-11-20-row-17"],
    ),
]
TheService = Annotated[Service, Depends(service_of)]
AnyCaller = Annotated[Caller, Depends(needs())]
