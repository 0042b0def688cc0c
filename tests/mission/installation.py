"""Discern as a child process: started by its documented command, asked by HTTP."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

import httpx

from tests.mission.interface import Interface

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

ROOT = Path(__file__).parents[2]
START_TIMEOUT_S = 90.0
STOP_TIMEOUT_S = 20.0

ACCESS_SECRET = "q4Nf8SvWz1KtYb7GjRm2XcPd6LhTe9UoAi3BnE5Cs0M"
"""What opens the managers' pages of the apps that are started here."""

LEFT_OUT = ("DISCERN_", "STREAMLIT_", "COV")
"""Prefixes of the environment variables that a started process does not inherit."""


def pick_port() -> int:
    """A free port on loopback."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    return port


def let_in(context: "BrowserContext", url: str) -> "BrowserContext":
    """The context, after it has followed the address that opens the managers' pages of the app at ``url``."""
    context.request.get(urljoin(url, "/open"), params={"secret": ACCESS_SECRET}, max_redirects=0)
    return context


def environment_with(settings: dict[str, str]) -> dict[str, str]:
    """This process's environment with the given settings of Discern and no others, named as in docs/settings.md."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(LEFT_OUT)}
    return inherited | {f"DISCERN_{name.upper()}": value for name, value in settings.items()}


@dataclass(frozen=True)
class Installation:
    """A running app. ``url`` has no slash at its end; ``log`` is what the process prints."""

    url: str
    log: Path
    environment: dict[str, str]

    def run(self, *arguments: str) -> str:
        """What `discern …` prints with this installation's settings."""
        command = [sys.executable, "-m", "discern", *arguments]
        done = subprocess.run(command, cwd=ROOT, env=self.environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    @contextmanager
    def interface(self, scopes: str = "admin") -> Iterator[Interface]:
        """The interface, with a new key that may do everything, or what its comma-separated scopes allow."""
        key = self.run("keys", "create", "--account", "default", "--label", "mission", "--scopes", scopes)
        interface = Interface(f"{self.url}/v1", key)
        try:
            yield interface
        finally:
            interface.close()


@contextmanager
def run_app(folder: Path, **settings: str) -> Iterator[Installation]:
    """`streamlit run app/main.py` on a free port, with a new database in ``folder`` unless the settings name a service.

    Settings are written without their prefix and in lower case: ``base_url`` is `DISCERN_BASE_URL`.
    """
    settings = {"access_secret": ACCESS_SECRET} | settings
    if "base_url" not in settings:
        settings = {"database_url": f"sqlite:///{folder / 'discern.db'}"} | settings
    with run_streamlit("app/main.py", ROOT, folder / "app.log", settings) as app:
        yield app


@contextmanager
def run_streamlit(script: str, folder: Path, log: Path, settings: dict[str, str]) -> Iterator[Installation]:
    """`streamlit run` in ``folder``, whose `.streamlit/config.toml` then holds; it must not end by itself."""
    environment = environment_with(settings)
    port = pick_port()
    command = [sys.executable, "-m", "streamlit", "run", script, "--server.headless=true"]
    command += [f"--server.port={port}", "--server.address=127.0.0.1", "--server.fileWatcherType=none"]
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=output, stderr=subprocess.STDOUT)
    try:
        url = f"http://127.0.0.1:{port}"
        _await_health(url, process, log)
        yield Installation(url, log, environment)
        assert process.poll() is None, f"the app ended by itself:\n{log.read_text()[-4000:]}"
    finally:
        process.terminate()
        try:
            process.wait(STOP_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _await_health(url: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < deadline:
        assert process.poll() is None, f"the app ended at start:\n{log.read_text()[-4000:]}"
        try:
            if httpx.get(f"{url}/_stcore/health", timeout=5).text.strip() == "ok":
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(f"the app did not answer in {START_TIMEOUT_S:.0f} s:\n{log.read_text()[-4000:]}")


@dataclass(frozen=True)
class Company:
    """An installation with the sample company in it, and its interface."""

    app: Installation
    rest: Interface

    @property
    def url(self) -> str:
        return self.app.url

    def team(self) -> Any:
        """A team of the sample company, with its members."""
        return self.rest.get(f"/teams/{self.rest.list('/teams')[0]['id']}")

    def results(self, person: str) -> Any:
        """The results of the one of this name."""
        [assessment] = self.rest.list("/assessments", q=person, status="completed")
        return self.rest.get(f"/assessments/{assessment['id']}/results")
