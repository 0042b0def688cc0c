"""The app's server as a child process that ends with the window."""

import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

CHECKOUT = Path(__file__).parents[3]
"""The root of the repository: the app and its configuration are not part of the installed package."""

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
def run_app(log: Path) -> Iterator[AppServer]:
    """Run the app on the loopback address, with the repository's configuration; stop it on leaving the context."""
    port = _pick_port()
    command = [sys.executable, "-m", "discern.desktop.server", "run", str(CHECKOUT / "app" / "main.py")]
    command += [f"--server.address={HOST}", f"--server.port={port}"]
    command += ["--server.headless=true", "--server.fileWatcherType=none"]
    secret = secrets.token_urlsafe(32)
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        process = subprocess.Popen(  # noqa: S603
            command,
            cwd=CHECKOUT,
            env={**os.environ, "DISCERN_ACCESS_SECRET": secret},
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


def _pick_port() -> int:
    """`PREFERRED_PORT` if it is free, else any free one. Raises OSError if there is none."""
    for wanted in (PREFERRED_PORT, 0):
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
