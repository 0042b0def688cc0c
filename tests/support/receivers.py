"""Receivers of events: real HTTP servers on loopback that behave as a test sets them to."""

import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from discern.service.jobs.deliver_webhooks import DeliveryWorker
from discern.service.jobs.webhook_sender import Sender
from tests.support.running import Running

OPEN = {"webhook_allow_http": True, "webhook_allow_private": True, "rate_limit": 1_000_000}
"""Settings under which a receiver on loopback is reached."""


@dataclass(frozen=True)
class Received:
    """One request. ``headers`` are by lower-case name."""

    headers: dict[str, str]
    body: bytes

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]


@dataclass
class Answering:
    """How a request is answered: ``wait`` is called first, and ``size`` bytes follow the headers."""

    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b"ok"
    size: int | None = None
    wait: Callable[[], object] = lambda: None


@dataclass
class Receiver:
    """What came, and how it is answered: ``answer`` is asked with each request."""

    port: int
    scheme: str = "http"
    host: str = "127.0.0.1"
    got: list[Received] = field(default_factory=list)
    answer: Callable[[Received], Answering] = lambda _: Answering()
    sent: int = 0

    @property
    def url(self) -> str:
        return f"{self.scheme}://{self.host}:{self.port}/hook?x=1"

    @property
    def ids(self) -> list[str]:
        return [each.id for each in self.got]


@contextmanager
def run_receiver(context: ssl.SSLContext | None = None, host: str = "127.0.0.1") -> Iterator[Receiver]:
    """A receiver until the end; with a ``context`` it speaks TLS."""
    server = _Server(("127.0.0.1", 0), _Handler)
    if context is not None:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    receiver = Receiver(server.server_port, "http" if context is None else "https", host)
    server.receiver = receiver  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a sender that was killed."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        receiver: Receiver = self.server.receiver  # type: ignore[attr-defined]
        body = self.rfile.read(int(self.headers["content-length"]))
        received = Received({name.lower(): value for name, value in self.headers.items()}, body)
        receiver.got.append(received)
        answering = receiver.answer(received)
        answering.wait()
        try:
            self._answer(receiver, answering)
        except OSError:
            self.close_connection = True

    do_GET = do_POST  # noqa: N815

    def _answer(self, receiver: Receiver, answering: Answering) -> None:
        self.send_response(answering.status)
        size = len(answering.body) if answering.size is None else answering.size
        for name, value in {"Content-Length": str(size), **answering.headers}.items():
            self.send_header(name, value)
        self.end_headers()
        left = size
        while left > 0:
            part = (answering.body * (1 + 65536 // max(1, len(answering.body))))[: min(left, 65536)]
            self.wfile.write(part)
            receiver.sent += len(part)
            left -= len(part)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing."""


def register(running: Running, key: str, receiver: Receiver, **more: Any) -> dict[str, Any]:
    """An endpoint at a receiver, with its secret."""
    made: dict[str, Any] = running.answer("POST", "/webhooks", {"url": receiver.url, **more}, key)
    return made


def deliver(running: Running, sender: Sender | None = None) -> None:
    """Send what is due now, and wait until it is written down."""

    async def work() -> None:
        worker = DeliveryWorker(running.service, sender)
        try:
            await worker.drain()
        finally:
            await worker.close()

    running.portal.call(work)


def deliveries_of(running: Running, key: str, webhook_id: str, **query: Any) -> list[dict[str, Any]]:
    """What was sent to an endpoint, newest first."""
    found: list[dict[str, Any]] = running.answer("GET", f"/webhooks/{webhook_id}/deliveries", key=key, **query)["data"]
    return found
