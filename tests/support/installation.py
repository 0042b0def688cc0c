"""An installation used from outside, by the command line and HTTP alone.

Nothing of Discern's is imported, so that tests of upgrades don't depend on its modules.
"""

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx

from tests.support.picking import style_of

APP_URL = "https://discern.example.org"

SETTINGS = {
    "DISCERN_APP_URL": APP_URL,
    "DISCERN_EVENT_DAYS": "3650",
    "DISCERN_WEBHOOK_ALLOW_HTTP": "true",
    "DISCERN_WEBHOOK_ALLOW_PRIVATE": "true",
}

ACTOR = "Discern-Actor"
PRIVATE_TOKEN = "Discern-Private-Token"

Json = dict[str, Any]


def environment_for(database: Path, **more: str) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("DISCERN_")}
    return inherited | SETTINGS | {"DISCERN_DATABASE_URL": f"sqlite:///{database}"} | more


def run_discern(database: Path, *arguments: str) -> str:
    """Run `discern …` on a database and return what it prints.

    Raises:
        AssertionError: it failed; the message is what it printed to standard error.
    """
    command = [sys.executable, "-m", "discern", *arguments]
    done = subprocess.run(
        command, env=environment_for(database), cwd=database.parent, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@dataclass(frozen=True)
class Server:
    """`discern serve` in a process of its own."""

    process: "subprocess.Popen[bytes]"
    address: str

    def wait(self, seconds: float = 60) -> None:
        """Wait until it is ready. Raises `AssertionError` when it stops or takes too long."""
        for _ in repeatedly(seconds, "the server isn't ready"):
            assert self.process.poll() is None, "the server has stopped"
            try:
                if httpx.get(f"{self.address}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                continue

    def client(self, key: str) -> httpx.Client:
        """Calls to `/v1` with a key."""
        headers = {"Authorization": f"Bearer {key}"}
        return httpx.Client(base_url=f"{self.address}/v1", headers=headers, timeout=30)


@contextmanager
def serve(database: Path, **more: str) -> Iterator[Server]:
    """Start a server without waiting for it, and shut it down cleanly at the end, which leaves no WAL file."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    command = [sys.executable, "-m", "discern", "serve", "--port", str(port)]
    with (database.parent / f"{database.stem}.log").open("wb") as log:
        process = subprocess.Popen(
            command, env=environment_for(database, **more), cwd=database.parent, stdout=log, stderr=log
        )
        try:
            yield Server(process, f"http://127.0.0.1:{port}")
        finally:
            process.terminate()
            try:
                process.wait(30)
            finally:
                process.kill()
                process.wait()


def repeatedly(seconds: float, failure: str) -> Iterator[None]:
    """Yield every 50 ms. Raises `AssertionError` with ``failure`` after ``seconds``."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        yield
        time.sleep(0.05)
    raise AssertionError(failure)


def call(http: httpx.Client, method: str, path: str, body: object = None, **headers: str) -> Any:
    """The body of a call that must succeed."""
    response = http.request(method, path, json=body, headers=headers)
    assert response.status_code == 200, f"{method} {path}: {response.text}"
    return response.json()


def answer_blocks(blocks: list[Json], leanings: str) -> list[Json]:
    """Answers of somebody who prefers the styles in the order of ``leanings``, such as ``DICS``.

    Infrequency statements come last. Some answers deviate, by their place in ``blocks``.
    """
    answers = []
    for number, block in enumerate(blocks):
        by_style = {style_of(item["id"]): item["id"] for item in block["items"]}
        order = [by_style[style] for style in f"{leanings}X" if style in by_style]
        most, least = (order[1], order[3]) if number % 4 == 3 else (order[0], order[2 + number % 2])
        answers.append({"block": block["id"], "most": most, "least": least, "ms": 4000 + 150 * number})
    return answers


def finish(http: httpx.Client, assessment_id: str, leanings: str) -> None:
    """Answer the remaining blocks of a started assessment."""
    path = f"/assessments/{assessment_id}"
    following = call(http, "GET", f"{path}/next")
    while not following["done"]:
        answers = answer_blocks(following["blocks"], leanings)
        following = call(http, "POST", f"{path}/answers", {"answers": answers})


def ask(http: httpx.Client, path: str, headers: Mapping[str, str]) -> tuple[int, Any]:
    """Status and body of a read: parsed where it is JSON, and text otherwise."""
    response = http.get(path, headers=dict(headers))
    is_json = response.headers["content-type"].partition(";")[0].endswith("json")
    return response.status_code, response.json() if is_json else response.text


@dataclass(frozen=True)
class Received:
    """One delivery. ``headers`` are by lower-case name."""

    headers: Mapping[str, str]
    body: bytes


@contextmanager
def receive() -> Iterator[tuple[str, list[Received]]]:
    """A receiver of events on loopback: its address, and what came."""
    got: list[Received] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.append(Received({name.lower(): value for name, value in self.headers.items()}, body))
            status = 500 if self.path == "/broken" else 200
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Keep the test's output clean."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", got
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
