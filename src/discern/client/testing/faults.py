"""Faults, delays and payloads of your choice in front of a service, as a transport of httpx."""

import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import anyio.to_thread
import httpx

from discern.client.testing.clock import FakeClock
from discern.contract import headers as names
from discern.contract.problems import MEDIA_TYPE, TITLES, Problem

_OF_THE_ENCODED_BODY = ("Content-Encoding", "Content-Length", "Transfer-Encoding")
"""Headers that are untrue once a body has been decoded."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What goes wrong with a request.

    With a ``status``, the answer is that status with ``headers`` and ``body`` (a problem document by default).
    ``hangs`` uses up the caller's read time-out. With neither, the connection breaks. With ``after``, the service has
    carried out the request by then, and only its answer is lost.
    """

    status: int | None = None
    hangs: bool = False
    after: bool = False
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes | None = None


@dataclass(frozen=True, slots=True)
class Sent:
    """A request that was made: its path without the base address, and the answer's status (null if there was none)."""

    method: str
    path: str
    status: int | None


class FaultTransport(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Passes requests on to a service unless they are to go wrong. Give it to a client as ``transport``.

    Attributes:
        clock: moves by ``latency`` and by the time-outs of requests that hang; give the client the same one.
        latency: seconds that pass on ``clock`` before each answer.
        down: the service can't be connected to.
        fault_for: asked about each request; returns the `Fault` it meets, or null.
        quota: requests that remain; at 0 the answer is 429 with ``retry_after`` seconds. Null leaves it to the service.
        honours_keys: whether the service sees ``Idempotency-Key``. Without it, each repeated create is a new one.
        sent: the requests made so far, in order. Those of `down` are not in it.
    """

    def __init__(
        self, behind: httpx.BaseTransport | None = None, *, clock: FakeClock | None = None, base_path: str = "/v1"
    ) -> None:
        """``behind`` leads to the service; without it, paths that have no payload (see `answer`) are answered 404."""
        self.clock = clock or FakeClock()
        self.latency = 0.0
        self.down = False
        self.fault_for: Callable[[httpx.Request], Fault | None] = lambda _request: None
        self.quota: int | None = None
        self.retry_after = 1.0
        self.honours_keys = True
        self.sent: list[Sent] = []
        self._behind = behind
        self._base_path = base_path
        self._payloads: dict[tuple[str, str], bytes] = {}
        self._faults: list[Fault] = []
        self._lock = threading.Lock()

    def fail(self, status: int | None = None, *, times: int = 1, **fault: Any) -> None:
        """Let the next requests go wrong; the arguments are those of `Fault`."""
        with self._lock:
            self._faults += [Fault(status, **fault)] * times

    def recover(self) -> None:
        """End every fault: those of `fail`, of ``fault_for`` and of ``down``."""
        with self._lock:
            self._faults.clear()
        self.fault_for = lambda _request: None
        self.down = False

    def answer(self, method: str, path: str, payload: object) -> None:
        """From now on, answer a path (without the base address) with 200 and a payload: JSON, or bytes as they are."""
        self._payloads[method, path] = payload if isinstance(payload, bytes) else json.dumps(payload).encode()

    def count(self, method: str, path: str) -> int:
        """How often a path was requested."""
        return sum((sent.method, sent.path) == (method, path) for sent in self.sent)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        with self._lock:
            next_fault = self._faults.pop(0) if self._faults else None
        # Outside the lock: a test may delay one request here while others pass.
        fault = next_fault or self.fault_for(request)
        if self.down:
            raise httpx.ConnectError("the service is down", request=request)
        path = request.url.raw_path.decode().partition("?")[0].removeprefix(self._base_path)
        try:
            response = self._respond(request, path, fault)
        except httpx.TransportError:
            self.sent.append(Sent(request.method, path, None))
            raise
        self.sent.append(Sent(request.method, path, response.status_code))
        return response

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        await request.aread()
        return await anyio.to_thread.run_sync(self.handle_request, request)

    def close(self) -> None:
        if self._behind is not None:
            self._behind.close()

    def _respond(self, request: httpx.Request, path: str, fault: Fault | None) -> httpx.Response:
        # Latency and hanging are one wait for the response, so they share the read time-out.
        if fault is None or not fault.hangs:
            self._let_pass(self.latency, request)
        response = self._pass_on(request, path) if fault is None or fault.after else None
        if fault is not None:
            response = self._go_wrong(request, fault)
        if response is None:
            raise AssertionError("without a fault there is a response")
        if self.quota is not None:
            response.headers[names.RATE_LIMIT_REMAINING] = str(self.quota)
        return response

    def _pass_on(self, request: httpx.Request, path: str) -> httpx.Response:
        with self._lock:
            if self.quota == 0:
                return self._problem(429, "rate_limited", {})
            if self.quota is not None:
                self.quota -= 1
        payload = self._payloads.get((request.method, path))
        if payload is not None:
            return _response(200, payload, {"Content-Type": "application/json"})
        if self._behind is None:
            return self._problem(404, "unknown_path", {})
        if not self.honours_keys:
            request.headers.pop(names.IDEMPOTENCY_KEY, None)
        response = self._behind.handle_request(request)
        body = response.read()
        response.close()
        headers = response.headers.copy()
        for name in _OF_THE_ENCODED_BODY:
            headers.pop(name, None)
        return httpx.Response(response.status_code, headers=headers, content=body)

    def _go_wrong(self, request: httpx.Request, fault: Fault) -> httpx.Response:
        if fault.status is not None:
            if fault.body is None:
                return self._problem(fault.status, "made_up", fault.headers)
            return _response(fault.status, fault.body, {"Content-Type": "text/plain", **fault.headers})
        if fault.hangs:
            self._let_pass(float("inf"), request)
        raise httpx.ReadError("the connection broke", request=request)

    def _let_pass(self, seconds: float, request: httpx.Request) -> None:
        limit = request.extensions.get("timeout", {}).get("read")
        if limit is not None and seconds > limit:
            self.clock.sleep(limit)
            raise httpx.ReadTimeout("no answer in time", request=request)
        self.clock.sleep(seconds)

    def _problem(self, status: int, code: str, extra: Mapping[str, str]) -> httpx.Response:
        problem = Problem(
            type="about:blank",
            title=TITLES.get(status, "Error"),
            status=status,
            detail="This was to go wrong.",
            code=code,
            request_id="req_fault",
        )
        headers = {"Content-Type": MEDIA_TYPE}
        if status == 429:
            headers[names.RETRY_AFTER] = f"{self.retry_after:g}"
        return _response(status, problem.model_dump_json().encode(), {**headers, **extra})


def _response(status: int, body: bytes, headers: Mapping[str, str]) -> httpx.Response:
    return httpx.Response(status, headers={names.REQUEST_ID: "req_fault", **headers}, content=body)
