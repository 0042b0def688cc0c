"""The one way into the interface: request id, key, limit, and the headers on every answer, whatever happens."""

import logging
from datetime import datetime
from math import ceil
from time import perf_counter

from starlette.datastructures import Headers
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern.contract.headers import (
    ACTOR,
    PRIVATE_TOKEN,
    RATE_LIMIT_LIMIT,
    RATE_LIMIT_REMAINING,
    RATE_LIMIT_RESET,
    REQUEST_ID,
    TAKER_ADDRESS,
)
from discern.service.errors import ServiceError, rate_limited
from discern.service.http.body_limits import limit_body
from discern.service.http.dependencies import PREFIX, Caller
from discern.service.http.json_logging import ACCESS
from discern.service.http.problems import from_status, problem_of, problem_response
from discern.service.rate_limit import Verdict, network_of
from discern.service.state import Service
from discern.service.storage.engine.overload import SharedWait
from discern.service.storage.repositories.accounts import StoredKey, find_key, touch_key, was_just_used
from discern.service.tokens import digest, is_key, new_id

logger = logging.getLogger("discern.service")

HEADERS = (
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
)
"""On every answer, unless it brings its own."""

_LIMIT, _REMAINING, _RESET = (
    name.lower().encode() for name in (RATE_LIMIT_LIMIT, RATE_LIMIT_REMAINING, RATE_LIMIT_RESET)
)
_REQUEST_ID = REQUEST_ID.lower().encode()

MAX_BUCKET_NAME = 64
"""Characters of an address or of a person's id that name a bucket; ours are shorter."""

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
"""The ones that logs and metrics name; a method can be any word."""

PUBLIC_PATHS = ("/", "/openapi.json", "/docs")
"""The description of the interface, and where to find it, needs no key."""

_BELOW_DOCS = "/docs/"

ASSISTANT_PATH = "/mcp"
"""Where assistants are answered, beside the interface."""


class InterfaceFirst:
    """Middleware that hands every path of the interface to it, before the server's own app looks at the path.

    Starlette's mount leaves paths with a line break to the server's other routes. Streamlit answers some itself, in
    plain text or with a page: those with `..` or a NUL in them, and a bare `/v1`.

    Args:
        app: what answers the other paths.
        interface: without a prefix.
        assistant: answers at `ASSISTANT_PATH`, where there is one.
        base: the path before the prefix, such as `/discern`.
    """

    def __init__(self, app: ASGIApp, interface: ASGIApp, assistant: ASGIApp | None = None, base: str = "") -> None:
        self._others = app
        self._interface = interface
        self._assistant = assistant
        self._assistant_path = base + ASSISTANT_PATH
        self._prefix = base + PREFIX

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _is_below(self._prefix, scope):
            root = scope.get("root_path", "") + self._prefix
            await self._interface({**scope, "root_path": root}, receive, send)
        elif self._assistant is not None and scope["type"] == "http" and path_below_root(scope) == self._assistant_path:
            await self._assistant(scope, receive, send)
        else:
            await self._others(scope, receive, send)


def path_below_root(scope: Scope) -> str:
    """The path without the prefix that the app is mounted at."""
    path: str = scope["path"]
    root: str = scope.get("root_path", "")
    return path[len(root) :] if path == root or path.startswith(f"{root}/") else path


def _is_below(prefix: str, scope: Scope) -> bool:
    path = path_below_root(scope)
    return path == prefix or path.startswith(f"{prefix}/")


class ApiMiddleware:
    """Admits requests, answers those it refuses, and logs all of them."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = perf_counter()
        reply = _Reply(scope, send, self._service.settings.rate_limit)
        scope = _as_routed(scope)
        try:
            with SharedWait():
                await self._admit(scope, reply)
                _require_plain_path(scope)
                await self._app(scope, limit_body(scope, receive, reply), reply.send)
        except Exception as error:
            problem = problem_of(error, Headers(scope=scope).get("content-type", ""))
            if problem.code == "internal_error":
                logger.exception("unanswered error", extra={"request_id": reply.request_id})
            # Half an answer can't be taken back. The server closes the connection, so that it isn't taken for a whole
            # one.
            if reply.has_started:
                raise
            await problem_response(problem, reply.request_id)(scope, receive, reply.send)
        finally:
            self._log(scope, reply, perf_counter() - started)

    def _log(self, scope: Scope, reply: "_Reply", seconds: float) -> None:
        meter, is_logged = self._service.meter, ACCESS.isEnabledFor(logging.INFO)
        if meter is None and not is_logged:
            return
        method = reply.method if reply.method in METHODS else "other"
        matched = scope.get("route")
        # The pattern, not the path: logs hold no ids, and metrics no more rows than there are routes.
        route = matched.path if isinstance(matched, Route) else "none"
        if meter is not None:
            meter.observe(method, route, reply.status, seconds)
        if is_logged:
            caller: Caller | None = scope["state"].get("caller")
            fields = {
                "request_id": reply.request_id,
                "method": method,
                "route": route,
                "status": reply.status,
                "ms": round(seconds * 1000, 2),
                "account_id": caller.account_id if caller else None,
                "key_id": caller.key.id if caller else None,
            }
            ACCESS.info("request", extra=fields)

    async def _admit(self, scope: Scope, reply: "_Reply") -> None:
        """Find the caller and count the request: see `bucket_of`.

        Raises:
            ServiceError: 400, 401 or 429.
        """
        service, now = self._service, self._service.now()
        limit = service.settings.rate_limit
        # A refusal waits until the request is counted: trying keys, or coming without any, uses up a limit as well.
        refusal, secret, api_key = None, None, read_api_key(scope)
        try:
            secret = _read_secret(scope, api_key)
        except ServiceError as error:
            refusal = error
        key = None
        if secret is not None:
            key = service.own_keys.find(secret) or await service.database.read(
                lambda connection: find_key(connection, secret, now)
            )
        verdict = await service.limits.take(bucket_of(scope, key), limit)
        reply.verdict = verdict
        if not verdict.allowed:
            raise rate_limited(f"The limit of {limit} requests a minute is used up.", verdict.retry_after)
        if refusal is not None:
            raise refusal
        if secret is not None and key is None:
            raise _key_invalid()
        if key is not None:
            scope["state"]["caller"] = Caller(key, verdict, limit, reply.request_id, api_key=api_key)
            if key.own is None:
                note_use(service, key, now)


def _read_secret(scope: Scope, api_key: str) -> str | None:
    """The secret of a key that is to be found; None where none is needed.

    Raises:
        ServiceError: 401 `key_missing` or `key_invalid`.
    """
    path = path_below_root(scope)
    if path in PUBLIC_PATHS or path.startswith(_BELOW_DOCS):
        return None
    if not api_key:
        raise ServiceError("key_missing", "Send an API key in the header: Authorization: Bearer <API_KEY>.")
    if not is_key(api_key):
        raise _key_invalid()
    return api_key


def _key_invalid() -> ServiceError:
    return ServiceError("key_invalid", "This API key is not valid: mistyped, expired or revoked.")


def read_api_key(scope: Scope) -> str:
    """The secret of the key that a request comes with; empty without one."""
    scheme, _, secret = Headers(scope=scope).get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


def note_use(service: Service, key: StoredKey, now: datetime) -> None:
    """Have the store remember that a key was just used. No caller waits for it."""
    if not was_just_used(key, now):
        service.background.start(
            service.database.write(lambda connection: touch_key(connection, key.id, now), wait_s=None)
        )


def bucket_of(scope: Scope, key: StoredKey | None) -> str:
    """Where a request is counted: by its address without a valid key, else in the key's own bucket.

    With a key that acts for people each of them has a bucket. With one that serves takers so has each private link, and
    each address that people sign in or open links from. None of them can use up another's requests, and neither can a
    stranger who may only try to sign in or to guess a link.
    """
    if key is None:
        return f"address {network_of((scope.get('client') or ('unknown',))[0])}"
    headers = Headers(scope=scope)
    actor, token, address = (headers.get(name) for name in (ACTOR, PRIVATE_TOKEN, TAKER_ADDRESS))
    if "act" in key.scopes and actor is not None:
        return f"{key.id} actor {actor[:MAX_BUCKET_NAME]}"
    if "take" in key.scopes and token is not None:
        return f"{key.id} taker {digest(token)}"
    if address is not None and not {"act", "take"}.isdisjoint(key.scopes):
        return f"{key.id} address {network_of(address)[:MAX_BUCKET_NAME]}"
    return key.id


def _as_routed(scope: Scope) -> Scope:
    """The request as routes know it: `HEAD` as the `GET` whose headers it asks for, and `/v1` as `/v1/`."""
    changes = {}
    if scope["method"] == "HEAD":
        changes["method"] = "GET"
    if path_below_root(scope) == "":
        changes["path"] = f"{scope['path']}/"
    return {**scope, **changes} if changes else scope


def _require_plain_path(scope: Scope) -> None:
    """Refuse an encoded slash or a line break at the end: either would reach a route that the path is not."""
    if b"%2f" in scope.get("raw_path", b"").lower() or scope["path"].endswith("\n"):
        raise from_status(404)


class _Reply:
    """The answer to one request: puts the headers on it, leaves out its body after `HEAD`, and remembers what was sent.

    Until the request is counted, nothing remains of its ``limit`` as far as is known.
    """

    def __init__(self, scope: Scope, send: Send, limit: int) -> None:
        self.request_id = new_id("req")
        self.method: str = scope["method"]
        self.verdict = Verdict(allowed=False, remaining=0, retry_after=0.0, full_after=0.0)
        self._limit = limit
        self.has_started = False
        self.closes_connection = False
        # What a request counts as that breaks off before its answer begins.
        self.status = 500
        self._send = send
        scope.setdefault("state", {})["request_id"] = self.request_id

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_started = True
            self.status = message["status"]
            # A list, since a header such as `Set-Cookie` may occur more than once.
            own = list(message.get("headers", ()))
            names = {name for name, _ in own}
            own += [header for header in HEADERS if header[0] not in names]
            own += [
                (_LIMIT, b"%d" % self._limit),
                (_REMAINING, b"%d" % self.verdict.remaining),
                (_RESET, b"%d" % ceil(self.verdict.full_after)),
                (_REQUEST_ID, self.request_id.encode()),
            ]
            if self.closes_connection:
                own.append((b"connection", b"close"))
            message["headers"] = own
        elif self.method == "HEAD":
            message = {**message, "body": b""}
        await self._send(message)
