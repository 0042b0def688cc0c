"""`discern serve`: health, logs, metrics, a clean stop, and callers who dawdle."""

import asyncio
import errno
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
import uvicorn
from pydantic import SecretStr
from starlette.applications import Starlette
from starlette.types import Receive

from discern.cli.serve import OPTIONS
from discern.service import create_api, create_server
from discern.service.http import body_limits
from discern.service.server import health_routes
from discern.service.storage.engine.database import Database
from discern.service.storage.repositories.accounts import create_key, ensure_default_account
from discern.settings import Settings

pytestmark = pytest.mark.integration

THE_END = "the end of what it says"

SECURITY = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}


@dataclass
class Served:
    process: "subprocess.Popen[str]"
    address: str = ""
    lines: list[dict[str, Any]] = field(default_factory=list)

    def read_until(self, message: str) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(json.loads(line))
            if message in self.lines[-1]["message"]:
                return
        assert message == THE_END, self.lines

    def stop(self) -> int:
        """Ask it to stop, as a host does, and read the rest of what it says."""
        self.process.send_signal(signal.SIGTERM)
        self.read_until(THE_END)
        return self.process.wait(30)


@contextmanager
def serve(url: str, *arguments: str, **settings: str) -> Iterator[Served]:
    environment = {**os.environ, "DISCERN_DATABASE_URL": url, **settings}
    command = [sys.executable, "-m", "discern", "serve", "--port", "0", *arguments]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    served = Served(process)
    try:
        served.read_until("Uvicorn running on")
        served.address = served.lines[-1]["message"].split()[3]
        yield served
    finally:
        process.kill()
        process.wait()
        assert process.stderr is not None
        process.stderr.close()


def test_a_server_answers_logs_and_stops_cleanly(database_url: str) -> None:
    with serve(database_url) as served:
        with httpx.Client(base_url=served.address) as http:
            health, ready = http.get("/healthz"), http.get("/readyz")
            refused = http.get("/v1/assessments/asm_secret-id", headers={"Authorization": "Bearer hush-hush"})
        assert (health.status_code, health.json()["service"]) == (200, "discern")
        assert ready.json()["status"] == "ready"
        assert refused.status_code == 401
        assert "server" not in refused.headers
        assert served.stop() in {0, -signal.SIGTERM}
    [request] = [line for line in served.lines if line["logger"] == "discern.access"]
    assert request["status"] == 401
    assert request["request_id"] == refused.headers["X-Request-Id"]
    logged = json.dumps(served.lines)
    assert "hush" not in logged
    assert "secret-id" not in logged
    assert "Traceback" not in logged


def test_a_take_link_to_a_server_without_pages_says_so(running: Any) -> None:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(create_server(running.service.settings))
        async with httpx.AsyncClient(transport=transport) as http:
            return await http.get("http://test/take?token=hush-hush", headers={"Accept-Language": "en-GB,en;q=0.8"})

    shown = asyncio.run(ask())
    assert shown.status_code == 404
    assert "ask the person who" in shown.text
    assert "DISCERN_APP_URL" in shown.text
    assert "hush" not in shown.text
    assert '<html lang="en">' in shown.text
    assert (shown.headers["content-language"], shown.headers["vary"]) == ("en", "Accept-Language")
    assert shown.headers["content-type"].startswith("text/html")
    assert (shown.headers["referrer-policy"], shown.headers["cache-control"]) == ("no-referrer", "no-store")


def test_several_workers_are_refused_on_sqlite(tmp_path: Path) -> None:
    environment = {**os.environ, "DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / 'discern.db'}"}
    command = [sys.executable, "-m", "discern", "serve", "--workers", "2"]
    refused = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=60)
    assert refused.returncode == 1
    assert "Several workers need PostgreSQL" in refused.stderr


def test_readiness_fails_without_the_database_and_comes_back(running: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = running.service.settings

    async def ask() -> list[tuple[int, str]]:
        server = create_server(settings)
        transport = httpx.ASGITransport(server)
        answers = []
        async with server.router.lifespan_context(server), httpx.AsyncClient(transport=transport) as http:
            for works in (True, False, True):
                with monkeypatch.context() as patch:
                    if not works:
                        patch.setattr(running.service.database.__class__, "read_now", fail)
                        patch.setattr(running.service.database.__class__, "read", fail)
                    response = await http.get("http://test/readyz")
                    answers.append((response.status_code, response.json()["status"]))
        return answers

    def fail(*_: object) -> None:
        raise OSError("the database is gone")

    assert asyncio.run(ask()) == [(200, "ready"), (500, "not ready"), (200, "ready")]


def test_readiness_fails_where_no_file_can_be_opened(running: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    app = Starlette(routes=health_routes(running.service))

    def fail(*_: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    async def ask() -> list[str]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as http:
            with monkeypatch.context() as patch:
                patch.setattr("discern.service.server.socket.socket", fail)
                first = await http.get("http://test/readyz")
            return [first.json()["status"], (await http.get("http://test/readyz")).json()["status"]]

    assert running.portal.call(ask) == ["not ready", "ready"]


def test_metrics_count_requests_where_they_are_set(tmp_path: Path) -> None:
    pytest.importorskip("prometheus_client")
    with serve(f"sqlite:///{tmp_path / 'discern.db'}", DISCERN_METRICS="1") as served:
        with httpx.Client(base_url=served.address) as http:
            http.get("/v1/assessments")
            metrics = http.get("/metrics").text
        assert 'discern_request_seconds_count{method="GET",route="none",status="401"} 1.0' in metrics


def test_without_the_setting_there_are_no_metrics(running: Any) -> None:
    paths = [getattr(route, "path", "") for route in create_server(running.service.settings).routes]
    assert "/metrics" not in paths


def test_every_answer_carries_the_security_headers(running: Any) -> None:
    key = running.key()
    for path in ("/account", "/nowhere", "/openapi.json"):
        headers = running.call("GET", path, key=key).headers
        assert {name: headers[name] for name in SECURITY} == SECURITY
        assert headers["content-security-policy"].startswith("default-src 'none'")


def create_from(running: Any, receive: Receive) -> list[Any]:
    """What the interface sends back to a request for a new candidate whose body ``receive`` brings."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def ask() -> None:
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/v1/candidates",
            "root_path": "/v1",
            "query_string": b"",
            "headers": [(b"authorization", f"Bearer {running.key()}".encode()), (b"content-type", b"application/json")],
            "client": ("127.0.0.1", 1),
        }
        api = create_api(Settings(database_url=running.service.settings.database_url))
        async with api.router.lifespan_context(api):
            await api(scope, receive, send)

    asyncio.run(ask())
    return sent


def test_a_body_that_never_ends_is_given_up(running: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(body_limits, "BODY_TIMEOUT_S", 0.05)
    parts = [b'{"name": ']

    async def receive() -> dict[str, Any]:
        if not parts:
            await asyncio.Event().wait()
        return {"type": "http.request", "body": parts.pop(), "more_body": True}

    assert create_from(running, receive)[0]["status"] == 400


def test_a_body_in_pieces_is_read_through_a_layer_that_waits_in_a_scope_of_its_own(running: Any) -> None:
    parts = [b'{"name": "', b"Ada", b' Lovelace"}']

    async def receive() -> dict[str, Any]:
        async with anyio.create_task_group() as group:
            group.start_soon(anyio.sleep, 0.01)
        return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

    start, body = create_from(running, receive)
    assert start["status"] == 200
    assert json.loads(body["body"])["name"] == "Ada Lovelace"


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, int]]:
    """A server that waits for a body for a fraction of a second, with the options of `discern serve`."""
    monkeypatch.setattr(body_limits, "BODY_TIMEOUT_S", 0.4)
    server = create_server(Settings(database_url=SecretStr(f"sqlite:///{tmp_path / 'discern.db'}")))
    listener = socket.create_server(("127.0.0.1", 0))
    running = uvicorn.Server(uvicorn.Config(server, **{**OPTIONS, "timeout_graceful_shutdown": 1}))
    thread = threading.Thread(target=running.run, args=([listener],))
    thread.start()
    try:
        yield listener.getsockname()
    finally:
        running.should_exit = True
        thread.join(30)


def make_key(folder: Path) -> str:
    """A key for the server on the database in a folder."""
    database, now = Database(f"sqlite:///{folder / 'discern.db'}", beside_a_server=True), datetime.now(UTC)
    database.open()
    try:
        return database.write_now(
            lambda connection: create_key(
                connection, ensure_default_account(connection, now).id, "test", ("admin",), now
            )
        )[1]
    finally:
        database.close()


def drip(address: tuple[str, int], first: bytes) -> bytes:
    """Send a beginning, if there is one, and then a byte now and then.

    Gives what came back by the time the connection was closed.
    """
    more = b"x" if first else b""
    received = b""
    with socket.create_connection(address, timeout=30) as connection:
        connection.sendall(first)
        connection.settimeout(0.05)
        for _ in range(400):
            with suppress(TimeoutError):
                try:
                    some = connection.recv(65_536)
                    if not some:
                        return received
                    received += some
                    connection.sendall(more)
                except ConnectionError:
                    return received
            with suppress(ConnectionError):
                connection.sendall(more)
    raise AssertionError(f"still open: {received!r}")


HEAD = b"POST /v1/candidates HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


def test_who_drips_a_body_is_refused_and_loses_the_connection(hasty: tuple[str, int], tmp_path: Path) -> None:
    head = HEAD + f"Authorization: Bearer {make_key(tmp_path)}\r\nContent-Length: 5000\r\n\r\n{{".encode()
    received = drip(hasty, head)
    assert received.startswith(b"HTTP/1.1 400 ")
    assert received.count(b"HTTP/1.1 ") == 1


def test_who_takes_time_between_requests_and_for_answers_is_served(hasty: tuple[str, int]) -> None:
    with socket.create_connection(hasty, timeout=30) as connection:
        for _ in range(3):
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            received = b""
            # Head and body may come one after the other.
            while not received.endswith(b"}"):
                received += connection.recv(65_536) or pytest.fail(f"the connection was closed after {received!r}")
            assert received.startswith(b"HTTP/1.1 200 ")
            threading.Event().wait(0.6)


@pytest.mark.parametrize("line", [b"GET /healthz HTTP/1.1\r\nX-Long: ", b"GET /"])
def test_a_head_without_end_is_refused_and_cut_off(hasty: tuple[str, int], line: bytes) -> None:
    """Long before its end: the server reads a fraction of 60 MB at the most."""
    with socket.create_connection(hasty, timeout=30) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
        sent = connection.send(line)
        with suppress(ConnectionError):
            while sent < 60_000_000:
                sent += connection.send(b"x" * 65_536)
    assert sent < 10_000_000
    assert httpx.get(f"http://{hasty[0]}:{hasty[1]}/healthz").status_code == 200


@pytest.mark.parametrize("sent", [b"SSH-2.0-OpenSSH_9.2\r\n\r\n", b"GET /v1/teams HTTP/1.1\r\nHost here\r\n\r\n"])
def test_what_is_no_request_is_answered_with_400(hasty: tuple[str, int], sent: bytes) -> None:
    with socket.create_connection(hasty, timeout=30) as connection:
        connection.sendall(sent)
        assert connection.recv(65_536).startswith(b"HTTP/1.1 400 ")
