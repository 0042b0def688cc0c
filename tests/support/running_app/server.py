"""Streamlit apps as processes of their own, on free ports."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[3]
"""The checkout: the app and its configuration are there, not in the installed package."""

START_TIMEOUT_S = 60.0
"""Seconds in which a server has to answer."""


ACCESS_SECRET = "v7Qm2xKd9RzPb4LwTn6YcHs3FgJa8UeX5oBi1MhC0Dk"
"""Opens the managers' pages of every app that `serve` runs without another one."""


class ServerError(Exception):
    """An app didn't start. The message ends with what it printed."""


@dataclass(frozen=True, slots=True)
class Server:
    """A running app. ``started_in`` is the time in seconds from the command until its health check answered."""

    url: str
    started_in: float
    pid: int
    log: Path

    def cookie(self) -> str:
        """The cookie of a browser that may open the managers' pages, as a header has it."""
        answer = httpx.get(f"{self.url}/open", params={"secret": ACCESS_SECRET})
        return answer.headers["set-cookie"].partition(";")[0]

    def memory(self) -> float:
        """Resident memory in MB (10⁶ bytes)."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024 / 1e6
        raise ServerError("the server has ended")


def pick_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


NOT_INHERITED = ("DISCERN_", "STREAMLIT_", "WEBSOCKETS_", "COV", "PYTHONDONTWRITEBYTECODE")
"""Prefixes of the environment variables that the app doesn't inherit."""


@contextmanager
def serve(
    script: Path,
    folder: Path,
    environment: Mapping[str, str] | None = None,
    port: int | None = None,
    *,
    headless: bool = True,
    within: tuple[str, ...] = (),
    below: str = "",
) -> Iterator[Server]:
    """Run `streamlit run script` in ``folder``, whose `.streamlit/config.toml` applies.

    The process inherits the environment without the variables `NOT_INHERITED`, and gets those given. Of
    the secret that opens the managers' pages, `ACCESS_SECRET` is the default.

    Args:
        headless: whether the app leaves the browser of this machine alone.
        within: what the command begins with, such as one that goes into a network namespace.
        below: the path that the app is served under, such as `/discern`.

    Raises:
        ServerError: it ended, or didn't answer within ``START_TIMEOUT_S``.
    """
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(NOT_INHERITED)}
    given = {"DISCERN_ACCESS_SECRET": ACCESS_SECRET} | dict(environment or {})
    port = pick_port() if port is None else port
    command = [sys.executable, "-m", "streamlit", "run", str(script), f"--server.port={port}"]
    command += [f"--server.headless={str(headless).lower()}", "--server.fileWatcherType=none"]
    command += [f"--server.baseUrlPath={below}"] if below else []
    command = [*within, *command]
    with tempfile.TemporaryDirectory(prefix="discern-server-") as temporary:
        log = Path(temporary) / "log"
        start = time.perf_counter()
        with log.open("wb") as output:
            process = subprocess.Popen(
                command, cwd=folder, env=inherited | given, stdout=output, stderr=subprocess.STDOUT
            )
        try:
            url = f"http://127.0.0.1:{port}{below}"
            _await_health(url, process, log, within)
            yield Server(url, time.perf_counter() - start, process.pid, log)
        finally:
            _stop(process)


def _await_health(url: str, process: "subprocess.Popen[bytes]", log: Path, within: tuple[str, ...]) -> None:
    deadline = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise ServerError(f"the app ended at start:\n{log.read_text(errors='replace')[-4000:]}")
        if _is_healthy(f"{url}/_stcore/health", within):
            return
        time.sleep(0.02)
    raise ServerError(f"the app didn't answer in {START_TIMEOUT_S:.0f} s:\n{log.read_text(errors='replace')[-4000:]}")


def _is_healthy(url: str, within: tuple[str, ...]) -> bool:
    if within:
        asking = "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=5).read().decode())"
        asked = subprocess.run([*within, sys.executable, "-S", "-c", asking, url], capture_output=True, text=True)
        return asked.stdout.strip() == "ok"
    try:
        return httpx.get(url, timeout=5).text.strip() == "ok"
    except httpx.TransportError:
        return False


def _stop(process: "subprocess.Popen[bytes]") -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
