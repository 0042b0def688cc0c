"""The interface in processes of their own, for tests that kill them or let several share a database."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import httpx

from discern.service.storage.engine.database import Database
from discern.service.storage.repositories.accounts import create_key, ensure_default_account

SERVE = Path(__file__).parents[1] / "service" / "serve.py"


@dataclass(frozen=True)
class ServiceProcess:
    """One process. Connections to it wait until it has started."""

    process: "subprocess.Popen[str]"
    port: int

    def client(self, key: str) -> httpx.Client:
        headers = {"Authorization": f"Bearer {key}"}
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}/v1", headers=headers, timeout=60)


@contextmanager
def run_process(url: str, limit: int | None = None) -> Iterator[ServiceProcess]:
    """Serve the database at ``url`` until the end or a kill; ``limit`` as in `serve.py`."""
    command = [sys.executable, str(SERVE), url, *([] if limit is None else [str(limit)])]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield ServiceProcess(process, int(process.stdout.readline()))
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextmanager
def run_command(*arguments: str, **settings: str) -> Iterator["subprocess.Popen[str]"]:
    """`discern …` with settings of its own, until the end or a kill. What it says goes to standard error."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("DISCERN_")}
    given = {f"DISCERN_{name.upper()}": value for name, value in settings.items()}
    process = subprocess.Popen([sys.executable, "-m", "discern", *arguments], env=inherited | given, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


Kill = Callable[[int], None]
"""Kill a process that does the work, of several the one of this number in turn, and start another in its place."""


@contextmanager
def serve_and_work(url: str, port: int, **settings: str) -> Iterator[Kill]:
    """One process that serves and works."""
    serving = ("serve", "--port", str(port))
    with _replaceable(serving, 1, {"database_url": url, **settings}) as kill:
        yield kill


@contextmanager
def serve_with_workers_apart(url: str, port: int, **settings: str) -> Iterator[Kill]:
    """One process that serves, and two workers beside it, which are killed.

    The workers begin when it answers, or they could be done before a test that asks it sees them work.
    """
    given = {"database_url": url, **settings}
    with run_command("serve", "--port", str(port), worker="off", **given):
        _wait_until_ready(port)
        with _replaceable(("worker",), 2, given) as kill:
            yield kill


def _wait_until_ready(port: int) -> None:
    deadline = time.monotonic() + 120
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=60).raise_for_status()
        except (httpx.TransportError, httpx.HTTPStatusError):
            assert time.monotonic() < deadline, "the service doesn't start"
            time.sleep(0.1)
        else:
            return


@contextmanager
def _replaceable(command: Sequence[str], count: int, settings: Mapping[str, str]) -> Iterator[Kill]:
    with ExitStack() as stack:

        def start() -> "subprocess.Popen[str]":
            return stack.enter_context(run_command(*command, **settings))

        processes = [start() for _ in range(count)]

        def kill(number: int) -> None:
            processes[number % count].kill()
            processes[number % count].wait()
            processes[number % count] = start()

        yield kill


@contextmanager
def open_database(url: str) -> Iterator[Database]:
    database = Database(url)
    database.open()
    try:
        yield database
    finally:
        database.close()


def make_key(url: str) -> str:
    """The secret of a new key with every scope in the default account."""
    now = datetime.now(UTC)
    with open_database(url) as database:
        return database.write_now(
            lambda connection: create_key(
                connection, ensure_default_account(connection, now).id, "test", ("admin",), now
            )
        )[1]
