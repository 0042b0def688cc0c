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
"""The app and its configuration are there, not in the installed package."""

HOST = "127.0.0.1"

PREFERRED_PORT = 8531
"""Taken where it is free: what a browser keeps, such as light or dark, it keeps by address."""

TIMEOUT_S = 60.0
"""Seconds in which the server has to answer, and then to stop."""


@dataclass(frozen=True, slots=True)
class AppServer:
    process: "subprocess.Popen[bytes]"
    url: str
    log: Path

    def wait_until_healthy(self) -> bool:
        """Whether it answers, once it does or has ended."""
        deadline = time.monotonic() + TIMEOUT_S
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/_stcore/health", timeout=5).text.strip() == "ok":
                    return True
            except httpx.TransportError:
                time.sleep(0.05)
        return False

    def last_log_line(self) -> str:
        """The last line that it logged."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return lines[-1] if lines else ""


@contextmanager
def run_app(log: Path) -> Iterator[AppServer]:
    """Start the app on this machine's own address, from the folder that has its configuration, and stop it cleanly."""
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
    for wanted in (PREFERRED_PORT, 0):
        with socket.socket() as probe:
            if os.name == "posix":
                # A port that was just used is free again, though the system holds it back for a while.
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, wanted))
            except OSError:
                continue
            port: int = probe.getsockname()[1]
            return port
    raise OSError("no port is free")
