"""Discern's own processes: what the command line starts, and what one of them costs."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import click
import httpx

from benchmarks import ROOT
from tests.support.running_app.server import pick_port

START_TIMEOUT_S = 180.0
STOP_TIMEOUT_S = 20.0

UNLIMITED = "1000000"
"""Requests a minute for a key: the limit is checked, and never reached."""


@dataclass(frozen=True, slots=True)
class HttpServer:
    """A running HTTP server, on loopback."""

    port: int
    pid: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def clean_environment(given: Mapping[str, str]) -> dict[str, str]:
    """This process's environment with ``given``, and without any other setting of Discern."""
    return {name: value for name, value in os.environ.items() if not name.startswith("DISCERN_")} | dict(given)


def create_key(environment: Mapping[str, str]) -> str:
    """The secret of a new key with every scope, in the database that ``environment`` names.

    Raises:
        click.ClickException: the command failed.
    """
    command = [sys.executable, "-m", "discern", "keys", "create", "--account", "default", "--label", "benchmark"]
    made = subprocess.run(
        [*command, "--scopes", "admin"],
        env=clean_environment(environment),
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        raise click.ClickException(f"no key could be created:\n{made.stderr[-2000:]}")
    return made.stdout.strip()


@contextmanager
def serve_discern(environment: Mapping[str, str], *arguments: str) -> Iterator[HttpServer]:
    """`discern serve` with everything on: authentication, quota, audit, access log."""
    given = {"DISCERN_RATE_LIMIT": UNLIMITED, **environment}
    with serve([sys.executable, "-m", "discern", "serve", *arguments], "/readyz", given) as server:
        yield server


@contextmanager
def serve(
    command: Sequence[str], health: str, environment: Mapping[str, str], port_option: str = "--port"
) -> Iterator[HttpServer]:
    """Run ``command`` on a free port, until the path ``health`` answers 200; stop it at the end. Its log is discarded
    unless it fails to start.

    Raises:
        click.ClickException: it ended, or didn't answer in time.
    """
    port = pick_port()
    with tempfile.TemporaryFile("w+b") as log:
        process = subprocess.Popen(
            [*command, port_option, str(port)],
            cwd=ROOT,
            env=clean_environment(environment),
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            if not _await_health(f"http://127.0.0.1:{port}{health}", process):
                log.seek(0)
                raise click.ClickException(f"{command[2]} didn't start:\n{log.read()[-4000:].decode()}")
            yield HttpServer(port, process.pid)
        finally:
            _stop(process)


def _await_health(url: str, process: "subprocess.Popen[bytes]") -> bool:
    deadline = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < deadline and process.poll() is None:
        try:
            if httpx.get(url, timeout=5).status_code == 200:
                return True
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    return False


def _stop(process: "subprocess.Popen[bytes]") -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(STOP_TIMEOUT_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'discern.db'}"
