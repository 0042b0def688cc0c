"""The server behind a window, as a process that ends with it."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

CHECKOUT = Path(__file__).parents[3]
"""The checkout, which has the app and its configuration; the installed package doesn't."""

HOST = "127.0.0.1"

USUAL_PORT = 8531
"""Used where it is free: a browser stores what it remembers, such as light or dark, by origin."""

TIMEOUT_S = 60.0
"""How long the server may take to answer, and to stop."""


@dataclass(frozen=True, slots=True)
class AppServer:
    process: "subprocess.Popen[bytes]"
    url: str
    log: Path

    def await_health(self) -> bool:
        """Wait until the server answers; False when it ends before or takes too long."""
        deadline = time.monotonic() + TIMEOUT_S
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/_stcore/health", timeout=5).text.strip() == "ok":
                    return True
            except httpx.TransportError:
                time.sleep(0.05)
        return False

    def last_log_line(self) -> str:
        """The last line of the log."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return lines[-1] if lines else ""


@contextmanager
def run_app(log: Path) -> Iterator[AppServer]:
    """Start the app on the loopback address, in the folder with its configuration; stop it cleanly at the end."""
    port = _pick_port()
    command = [sys.executable, "-m", "discern.desktop.server", "run", str(CHECKOUT / "app" / "main.py")]
    command += [f"--server.address={HOST}", f"--server.port={port}"]
    command += ["--server.headless=true", "--server.fileWatcherType=none"]
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        process = subprocess.Popen(  # noqa: S603
            command, cwd=CHECKOUT, stdin=subprocess.PIPE, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        yield AppServer(process, f"http://{HOST}:{port}", log)
    finally:
        if process.stdin is not None:
            process.stdin.close()
        try:
            process.wait(TIMEOUT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _pick_port() -> int:
    for wanted in (USUAL_PORT, 0):
        with socket.socket() as probe:
            if os.name == "posix":
                # Without this, the system refuses a port for a while after its last use.
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, wanted))
            except OSError:
                continue
            port: int = probe.getsockname()[1]
            return port
    raise OSError("no port is free")
