"""A service elsewhere that the app is pointed at: one that passes calls on, answers by script, fails, or is down."""

import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx

from tests.mission.installation import Installation, pick_port
from tests.mission.interface import REMAINING

KEY = "dk_elsewhere"
"""What the app sends to it."""

LONGEST_DELAY_S = 30.0


@dataclass(frozen=True)
class Call:
    """``target`` is the path after ``/v1`` with its query."""

    method: str
    target: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def path(self) -> str:
        return self.target.partition("?")[0]


@dataclass(frozen=True)
class Reply:
    status: int = 200
    body: bytes = b"{}"
    headers: Mapping[str, str] = field(default_factory=dict)


Respond = Callable[[Call], Reply]


def pass_on_to(base_url: str, key: str) -> Respond:
    """Answers as the service at ``base_url`` does, called with ``key``."""
    kept = ("content-type", "idempotency-key")

    def respond(call: Call) -> Reply:
        headers = {name: value for name, value in call.headers.items() if name.lower() in kept}
        headers["Authorization"] = f"Bearer {key}"
        answer = httpx.request(call.method, base_url + call.target, headers=headers, content=call.body, timeout=60)
        passed = ("content-type", "retry-after", "x-ratelimit-remaining", "x-request-id")
        return Reply(
            answer.status_code,
            answer.content,
            {name: value for name, value in answer.headers.items() if name.lower() in passed},
        )

    return respond


def script(payloads: Mapping[str, object]) -> Respond:
    """Answers GET on each path with its payload as JSON, and everything else with 404."""

    def respond(call: Call) -> Reply:
        if call.method != "GET" or call.path not in payloads:
            return fail(404)(call)
        return Reply(200, json.dumps(payloads[call.path]).encode())

    return respond


def fail(status: int, **headers: str) -> Respond:
    """Answers everything with an error; the interface doesn't give its body a shape."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    return lambda _: Reply(status, b'{"message": "made to fail"}', {"X-Request-Id": "req_mission", **given})


def answer_with_a_web_page(_: Call) -> Reply:
    return Reply(200, b"<!doctype html><p>Some other site</p>", {"Content-Type": "text/html"})


class ServiceElsewhere:
    """Listens at ``base_url`` while started, and keeps its address when it is stopped and started again.

    ``respond`` makes the answers and may be replaced at any time. Where ``remaining`` is set, it is what the answers
    say in X-RateLimit-Remaining, one less in each; ``sent`` is what was sent in that header, in order.
    """

    def __init__(self, respond: Respond) -> None:
        self.respond = respond
        self.remaining: int | None = None
        self.sent: list[int] = []
        self._lock = threading.Lock()
        self._port = pick_port()
        self._server: ThreadingHTTPServer | None = None
        self._released = threading.Event()

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self._port}/v1"

    def start(self) -> None:
        self._released.clear()
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), self._handler())
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Refuse connections from here on."""
        if self._server is not None:
            self._released.set()
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def hang(self, _: Call) -> Reply:
        """Lets the caller wait longer than any page does."""
        self._released.wait(LONGEST_DELAY_S)
        return Reply(503)

    def count(self, headers: Mapping[str, str]) -> int:
        """What the next answer says in X-RateLimit-Remaining, given the headers it has already."""
        with self._lock:
            if self.remaining is not None:
                self.remaining -= 1
                left = self.remaining
            else:
                left = next((int(value) for name, value in headers.items() if name.lower() == REMAINING.lower()), 500)
            self.sent.append(left)
            return left

    def _handler(service: "ServiceElsewhere") -> type[BaseHTTPRequestHandler]:  # noqa: N805  (`self` is the handler)
        # HTTP/1.0 closes each connection, so that none survives a stop.
        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                reply = service.respond(Call(self.command, self.path.removeprefix("/v1"), dict(self.headers), body))
                headers = {"Content-Type": "application/json"} | dict(reply.headers)
                left = service.count(headers)
                try:
                    self.send_response(reply.status)
                    for name, value in headers.items():
                        if name.lower() != REMAINING.lower():
                            self.send_header(name, value)
                    self.send_header(REMAINING, str(left))
                    self.send_header("Content-Length", str(len(reply.body)))
                    self.end_headers()
                    self.wfile.write(reply.body)
                except OSError:
                    # The caller has given up waiting.
                    return

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer  # noqa: N815  (names that http.server looks for)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the name that it is called with)
                """Keep the test's output free of requests."""

        return Handler


PointAt = Callable[[Respond], tuple[ServiceElsewhere, Installation]]
"""Starts an app at a service that answers as it is given to."""
