"""The one way into the interface: request id, key, limit, and an answer with the headers whatever happens."""

import asyncio
import logging
import math
from time import perf_counter

from starlette._utils import get_route_path
from starlette.datastructures import Headers, MutableHeaders
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern.contract.headers import RATE_LIMIT_REMAINING, REQUEST_ID
from discern.contract.problems import TITLES
from discern.service.logs import ACCESS
from discern.service.problems import ServiceError, from_status, problem_response
from discern.service.state import Caller, Service
from discern.service.storage.accounts import StoredKey, find_key, touch_key, was_just_used
from discern.service.tokens import is_key, new_id

logger = logging.getLogger("discern.service")

STATUSES = {200, *TITLES}
"""Section 7 of the specification: no other leaves the service."""

BODY_PATIENCE = 20.0
"""Seconds between parts of a body."""

SECURITY_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}

PUBLIC_PATHS = ("/openapi.json", "/docs")
"""What describes the interface needs no key."""


class Gateway:
    """Pure ASGI: FastAPI's own middleware decorator would halve the requests a second."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = perf_counter()
        reply = _Reply(scope, receive, send)
        try:
            await self._admit(scope, reply)
            _require_plain_path(scope)
            await self._app(scope, _in_time(scope, receive), reply.answer)
        except ServiceError as error:
            await reply.refuse(error)
        except Exception:
            logger.exception("unanswered error", extra={"request_id": reply.request_id})
            if reply.has_started:
                raise
            await reply.refuse(from_status(500))
        finally:
            self._tell(scope, reply, perf_counter() - began)

    def _tell(self, scope: Scope, reply: "_Reply", seconds: float) -> None:
        matched = scope.get("route")
        route = matched.path if isinstance(matched, Route) else "none"
        if self._service.meter is not None:
            self._service.meter.observe(scope["method"], route, reply.status, seconds)
        if ACCESS.isEnabledFor(logging.INFO):
            caller: Caller | None = scope["state"].get("caller")
            told = {
                "request_id": reply.request_id,
                "method": scope["method"],
                "route": route,
                "status": reply.status,
                "ms": round(seconds * 1000, 2),
                "account_id": caller.account_id if caller else None,
                "key_id": caller.key.id if caller else None,
            }
            ACCESS.info("request", extra=told)

    async def _admit(self, scope: Scope, reply: "_Reply") -> None:
        """Find the caller and count the request: by key, or by address where no valid one is given.

        Raises:
            ServiceError: 401 or 429.
        """
        service = self._service
        limit = service.settings.rate_limit
        refusal, key = None, None
        try:
            key = await self._authenticate(scope, Headers(scope=scope))
        except ServiceError as error:
            refusal = error
        address = (scope.get("client") or ("unknown",))[0]
        verdict = await service.limits.take(f"address {address}" if key is None else key.id, limit)
        reply.remaining = verdict.remaining
        if not verdict.allowed:
            raise ServiceError(
                429,
                "rate_limited",
                f"The limit of {limit} requests a minute is used up. Try again in {math.ceil(verdict.retry_after)} s.",
                retry_after=verdict.retry_after,
            )
        if refusal is not None:
            raise refusal
        if key is not None:
            scope["state"]["caller"] = Caller(key, verdict, limit, reply.request_id)

    async def _authenticate(self, scope: Scope, headers: Headers) -> StoredKey | None:
        """The caller's key; None where none is needed.

        Raises:
            ServiceError: 401 `key_missing` or `key_invalid`.
        """
        path = get_route_path(scope)
        if any(path == public or path.startswith(f"{public}/") for public in PUBLIC_PATHS):
            return None
        scheme, _, secret = headers.get("authorization", "").partition(" ")
        secret = secret.strip()
        if scheme.lower() != "bearer" or not secret:
            raise ServiceError(401, "key_missing", "Send an API key in the header: Authorization: Bearer <API_KEY>.")
        now = self._service.now()
        found = None
        if is_key(secret):
            found = await self._service.database.read(lambda connection: find_key(connection, secret, now))
        if found is None:
            raise ServiceError(401, "key_invalid", "This API key is not valid: mistyped, expired or revoked.")
        if not was_just_used(found, now):
            key_id = found.id
            self._service.background.start(
                self._service.database.write(lambda connection: touch_key(connection, key_id, now))
            )
        return found


def _require_plain_path(scope: Scope) -> None:
    """Refuse an encoded slash: servers decode it, and an id that holds one would reach another route."""
    if b"%2f" in scope.get("raw_path", b"").lower():
        raise from_status(404)


def _in_time(scope: Scope, receive: Receive) -> Receive:
    """Give a body that trickles in no more than `BODY_PATIENCE` for each part.

    FastAPI answers 400 to a body whose reading fails, whatever the reason.
    """
    if scope["method"] in {"GET", "HEAD", "DELETE"}:
        return receive
    is_whole = False

    async def receive_in_time() -> Message:
        nonlocal is_whole
        if is_whole:
            return await receive()
        async with asyncio.timeout(BODY_PATIENCE):
            message = await receive()
        is_whole = not message.get("more_body", False)
        return message

    return receive_in_time


class _Reply:
    """The answer to one request: puts the headers on it, and lets no other status out than the seven."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.request_id = new_id("req")
        self.remaining = 0
        self.has_started = False
        self.status = 500
        self._is_replaced = False
        self._scope, self._receive, self._send = scope, receive, send
        scope.setdefault("state", {})["request_id"] = self.request_id

    async def answer(self, message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] not in STATUSES:
            self._is_replaced = True
            await self.refuse(from_status(message["status"]))
        elif not self._is_replaced:
            await self._deliver(message)

    async def refuse(self, error: ServiceError) -> None:
        await problem_response(error, self.request_id)(self._scope, self._receive, self._deliver)

    async def _deliver(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_started = True
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            headers[RATE_LIMIT_REMAINING] = str(self.remaining)
            headers[REQUEST_ID] = self.request_id
            headers["Cache-Control"] = "no-store"
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)
