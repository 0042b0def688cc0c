"""What an endpoint is given: the request with the running service and who is calling, and parameters many share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated

from fastapi import Header, Path, Request, Response
from pydantic import BaseModel

from discern import words
from discern.contract.base_models import Line
from discern.contract.headers import IDEMPOTENCY_KEY, TAKER_ADDRESS
from discern.contract.models.insights import LanguageChoice
from discern.contract.operation_type import AnyOperation
from discern.service.errors import ServiceError, rate_limited
from discern.service.rate_limit import Verdict, network_of
from discern.service.state import Service
from discern.service.storage.repositories.accounts import StoredKey
from discern.service.storage.repositories.audit import AuditActor
from discern.service.storage.repositories.idempotency import Repeatable
from discern.service.storage.repositories.visibility import KEY, Viewer

PREFIX = "/v1"
"""Where the interface is in a server."""

WRONG_TOKENS = 20
"""How many tokens that open nothing an address may send in a minute."""


@dataclass(frozen=True, slots=True)
class Caller:
    """The key behind a request, what its limit leaves, and the person it acts for. ``api_key`` is the key's secret."""

    key: StoredKey
    verdict: Verdict
    per_minute: int
    request_id: str
    viewer: Viewer = KEY
    api_key: str = field(default="", repr=False)

    @property
    def account_id(self) -> str:
        return self.key.account_id

    @property
    def audit_actor(self) -> AuditActor:
        return AuditActor(self.key.account_id, self.key.id, self.request_id, self.viewer.actor_id)

    def repeatable(
        self, operation: AnyOperation, idempotency_key: str | None, body: BaseModel, now: datetime, **ids: str
    ) -> Repeatable:
        """A create of this caller's, on the objects ``ids`` in its path.

        One key may act for many people, and none of them gets another's answer.
        """
        actor = self.viewer.user_id or self.viewer.holder or ""
        route = f"{operation.method} {operation.path.format(**ids)}"
        return Repeatable(self.account_id, self.key.id, actor, route, idempotency_key, body, now, self.api_key)


class OperationRequest(Request):
    """A request to an operation, with the running service and who is calling.

    Endpoints take it as their request.
    """

    def __init__(self, request: Request, service: Service, caller: Caller) -> None:
        super().__init__(request.scope, request.receive)
        self.service = service
        self.caller = caller


def negotiate_language(request: Request, response: Response, wording: LanguageChoice) -> str:
    """The language of the statements in an answer, which the answer says in a header."""
    language = words.negotiate(wording.language, request.headers.get("accept-language", ""))
    response.headers["Content-Language"] = language
    response.headers["Vary"] = "Accept-Language"
    return language


def app_url(request: Request, service: Service) -> str:
    """What take links begin with: the setting, or else the address under which the service was called."""
    if service.settings.app_url is not None:
        return service.settings.app_url
    base = request.scope["root_path"].removesuffix(PREFIX)
    return f"{request.url.scheme}://{request.url.netloc}{base}"


def visitor_of(request: OperationRequest) -> str:
    """What the guesses of a request count against: the visitor's address, or the key without one."""
    return network_of(request.headers.get(TAKER_ADDRESS) or request.caller.key.id)


@asynccontextmanager
async def count_guesses(request: OperationRequest) -> AsyncIterator[None]:
    """Look a token up inside: where that finds nothing, it counts as a guess. After too many of them the visitor has
    to wait, whatever the next token opens.

    Raises:
        ServiceError: `rate_limited`.
    """
    limits, bucket = request.service.limits, f"guesses {visitor_of(request)}"
    _require_guess(await limits.look(bucket, WRONG_TOKENS))
    try:
        yield
    except ServiceError as error:
        if error.code == "not_found":
            _require_guess(await limits.take(bucket, WRONG_TOKENS))
        raise


def _require_guess(verdict: Verdict) -> None:
    if not verdict.allowed:
        raise rate_limited("Too many links that don't exist were tried.", verdict.retry_after)


Id = Annotated[Line, Path(description="Opaque text, as the service gave it.")]
IdempotencyKey = Annotated[
    Line | None,
    Header(
        alias=IDEMPOTENCY_KEY,
        description="Makes the create repeatable for 24 hours: the same key and body give the same answer.",
        examples=["3f1c2a9e-import-2026-11-20-row-17"],
    ),
]
