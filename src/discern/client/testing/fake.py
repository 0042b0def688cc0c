"""A service that keeps the interface inside the test, as a transport of httpx: any status, any delay, any payload."""

import itertools
import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, unquote

import httpx

from discern.client.testing.calls import Call
from discern.client.testing.clock import FakeClock
from discern.client.testing.routes import ROUTES, Route
from discern.client.testing.world import Refusal, World
from discern.contract import Problem, Scope
from discern.contract import headers as names
from discern.contract.problems import MEDIA_TYPE, TITLES
from discern.contract.scopes import allows

API_KEY = "dk_test"
BASE_URL = "http://service.test/v1"


@dataclass(frozen=True, slots=True)
class Fault:
    """What goes wrong with a request.

    With a ``status`` that is answered, with ``headers`` and ``body``; ``hangs`` lets the caller's time-out pass;
    otherwise the connection breaks. With ``after`` the request has had its effect by then.
    """

    status: int | None = None
    hangs: bool = False
    after: bool = False
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes | None = None


@dataclass(frozen=True, slots=True)
class Seen:
    """A request that reached the service. ``effect`` tells whether its route was carried out anew."""

    method: str
    path: str
    status: int | None
    effect: bool


Weather = Callable[[httpx.Request], Fault | None]


class FakeService(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Pass it as ``transport``, with `BASE_URL` and `API_KEY`.

    ``keys`` gives each key its scopes. ``quota`` is how many requests remain; at 0 the answer is 429 with
    ``retry_after`` seconds, and null means no limit. ``latency`` passes on ``clock`` before each answer, in seconds.
    ``down`` makes it unreachable. ``weather`` is asked about each request and may answer with a `Fault`.
    ``honours_keys`` makes creates idempotent by ``Idempotency-Key``.
    """

    def __init__(self, *, clock: FakeClock | None = None) -> None:
        self.clock = clock or FakeClock()
        self.world = World()
        self.keys: dict[str, frozenset[Scope]] = {API_KEY: frozenset({"admin"})}
        self.quota: int | None = None
        self.retry_after = 1.0
        self.latency = 0.0
        self.down = False
        self.honours_keys = False
        self.weather: Weather = lambda _request: None
        self.seen: list[Seen] = []
        self._payloads: dict[tuple[str, str], bytes] = {}
        self._replays: dict[str, bytes] = {}
        self._faults: list[Fault] = []
        self._numbers = itertools.count(1)
        self._lock = threading.RLock()

    def answer(self, method: str, path: str, payload: object) -> None:
        """From now on answer this path (without the base address) with a payload: JSON, or bytes as they are."""
        self._payloads[method, path] = payload if isinstance(payload, bytes) else json.dumps(payload).encode()

    def fail(self, status: int | None = None, *, times: int = 1, **fault: Any) -> None:
        """Let the next requests go wrong as `Fault` says."""
        self._faults += [Fault(status, **fault)] * times

    def count(self, method: str, path: str) -> int:
        """How often a path was asked for."""
        return sum((seen.method, seen.path) == (method, path) for seen in self.seen)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        return self._respond(request)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        await request.aread()
        return self._respond(request)

    def _respond(self, request: httpx.Request) -> httpx.Response:
        # Outside the lock, so that a test's weather may hold a request back while others arrive.
        fault = self._next_fault() or self.weather(request)
        if self.down:
            raise httpx.ConnectError("the service is down", request=request)
        self._pass(self.latency, request)
        with self._lock:
            return self._serve(request, fault)

    def _next_fault(self) -> Fault | None:
        with self._lock:
            return self._faults.pop(0) if self._faults else None

    def _serve(self, request: httpx.Request, fault: Fault | None) -> httpx.Response:
        path = request.url.raw_path.decode().partition("?")[0].removeprefix("/v1")
        response: httpx.Response | None = None
        effect = False
        if fault is None or fault.after:
            response, effect = self._handle(request, path)
        if fault is not None:
            try:
                response = self._go_wrong(request, fault)
            except httpx.TransportError:
                self.seen.append(Seen(request.method, path, None, effect))
                raise
        if response is None:
            raise AssertionError("a request is answered or goes wrong")
        self.seen.append(Seen(request.method, path, response.status_code, effect))
        return response

    def _handle(self, request: httpx.Request, path: str) -> tuple[httpx.Response, bool]:
        try:
            payload, effect = self._admitted(request, path)
        except Refusal as refusal:
            return self._problem(refusal), False
        return self._response(200, payload), effect

    def _admitted(self, request: httpx.Request, path: str) -> tuple[bytes, bool]:
        scopes = self.keys.get(request.headers.get("Authorization", "").removeprefix("Bearer "))
        if scopes is None:
            raise Refusal(401, "key_invalid", "This key isn't valid.")
        if self.quota == 0:
            raise Refusal(429, "rate_limited", "Too many requests.")
        if self.quota is not None:
            self.quota -= 1
        if (request.method, path) in self._payloads:
            return self._payloads[request.method, path], False
        route, ids = _find(request.method, path)
        if not allows(scopes, route.scope):
            raise Refusal(403, "scope_missing", f"This key lacks the scope {route.scope}.")
        return self._carry_out(request, route, ids)

    def _carry_out(self, request: httpx.Request, route: Route, ids: tuple[str, ...]) -> tuple[bytes, bool]:
        key = request.headers.get(names.IDEMPOTENCY_KEY)
        if self.honours_keys and key is not None and key in self._replays:
            return self._replays[key], False
        params = parse_qsl(request.url.query.decode(), keep_blank_values=True)
        payload = route.handle(self.world, Call(ids, params, request.content)).model_dump_json().encode()
        if key is not None:
            self._replays[key] = payload
        return payload, request.method != "GET"

    def _go_wrong(self, request: httpx.Request, fault: Fault) -> httpx.Response:
        if fault.status is not None:
            if fault.body is None:
                return self._problem(Refusal(fault.status, "made_up", "This was to go wrong."), fault.headers)
            return self._response(fault.status, fault.body, {"Content-Type": "text/plain", **fault.headers})
        if fault.hangs:
            self._pass(float("inf"), request)
        raise httpx.ReadError("the connection broke", request=request)

    def _pass(self, seconds: float, request: httpx.Request) -> None:
        patience = request.extensions.get("timeout", {}).get("read", None)
        if patience is not None and seconds > patience:
            self.clock.sleep(patience)
            raise httpx.ReadTimeout("no answer in time", request=request)
        self.clock.sleep(seconds)

    def _problem(self, refusal: Refusal, extra: Mapping[str, str] | None = None) -> httpx.Response:
        problem = Problem(
            type="about:blank",
            title=TITLES.get(refusal.status, "Error"),
            status=refusal.status,
            detail=refusal.detail,
            code=refusal.code,
            request_id=f"req_{next(self._numbers)}",
            errors=refusal.errors,
        )
        headers = {"Content-Type": MEDIA_TYPE, names.REQUEST_ID: problem.request_id}
        if refusal.status == 429:
            headers[names.RETRY_AFTER] = f"{self.retry_after:g}"
        return self._response(refusal.status, problem.model_dump_json().encode(), {**headers, **(extra or {})})

    def _response(self, status: int, body: bytes, headers: Mapping[str, str] | None = None) -> httpx.Response:
        remaining = 1_000 if self.quota is None else self.quota
        common = {
            "Content-Type": "application/json",
            names.RATE_LIMIT_REMAINING: str(remaining),
            names.REQUEST_ID: f"req_{next(self._numbers)}",
        }
        return httpx.Response(status, headers={**common, **(headers or {})}, content=body)


def _find(method: str, path: str) -> tuple[Route, tuple[str, ...]]:
    for route in ROUTES:
        match = route.pattern.fullmatch(path)
        if match is not None and route.method == method:
            return route, tuple(unquote(id_) for id_ in match.groups())
    raise Refusal(404, "unknown_path", "There is no such path.")
