"""The app's server as a child process that ends with the process that started it."""

import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from discern.app_launcher import FOLDER, MAIN

HOST = "127.0.0.1"

PREFERRED_PORT = 8531
"""Used if free: a browser keeps settings, such as dark mode, per address."""

TIMEOUT_S = 60.0
"""Seconds the server has to become healthy, and later to stop."""


@dataclass(frozen=True, slots=True)
class AppServer:
    """A running server; ``log`` has its output, ``secret`` opens its pages."""

    process: "subprocess.Popen[bytes]"
    url: str
    log: Path
    secret: str = field(repr=False)

    @property
    def opening(self) -> str:
        """The address that opens the managers' pages in the window."""
        return f"{self.url}/open?secret={self.secret}"

    def wait_until_healthy(self) -> bool:
        """Wait until the server answers, exits or `TIMEOUT_S` is over; whether it answers."""
        deadline = time.monotonic() + TIMEOUT_S
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/_stcore/health", timeout=5).text.strip() == "ok":
                    return True
            except httpx.TransportError:
                time.sleep(0.05)
        return False

    def last_log_line(self) -> str:
        """The last line of its log, or empty."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return lines[-1] if lines else ""


@contextmanager
def run_app(
    log: Path, folder: Path | None = FOLDER, environment: Mapping[str, str] = os.environ, port: int | None = None
) -> Iterator[AppServer]:
    """Run the app on the loopback address; stop it on leaving the context.

    Args:
        log: the file for what it prints.
        folder: where it runs; the current one for None.
        environment: its environment variables.
        port: taken if it is free, else any other; `PREFERRED_PORT` by default.
    """
    port = _pick_port(PREFERRED_PORT if port is None else port)
    command = [sys.executable, "-m", "discern.desktop.server", "run", str(MAIN)]
    command += [f"--server.address={HOST}", f"--server.port={port}"]
    command += ["--server.headless=true", "--server.fileWatcherType=none"]
    secret = secrets.token_urlsafe(32)
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        process = subprocess.Popen(  # noqa: S603
            command,
            cwd=folder,
            env={**environment, "DISCERN_ACCESS_SECRET": secret},
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        yield AppServer(process, f"http://{HOST}:{port}", log, secret)
    finally:
        if process.stdin is not None:
            process.stdin.close()
        try:
            process.wait(TIMEOUT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _pick_port(preferred: int) -> int:
    """The preferred one if it is free, else any free one. Raises OSError if there is none."""
    for wanted in (preferred, 0):
        with socket.socket() as probe:
            if os.name == "posix":
                # Ignore connections in TIME_WAIT, as the server does: a port that was just in use counts as free.
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, wanted))
            except OSError:
                continue
            port: int = probe.getsockname()[1]
            return port
    raise OSError("no port is free")
