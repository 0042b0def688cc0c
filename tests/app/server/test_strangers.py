"""A running app under attack by strangers, beside a manager at work and somebody with a good link."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psutil
import pytest

from benchmarks.support.processes import create_key
from tests.support.running_app.server import ROOT, Server, serve
from tests.support.running_app.session import Session
from tests.support.running_app.strangers import attack_from_a_process

pytestmark = [pytest.mark.integration, pytest.mark.timeout(400)]

STRANGER = "203.0.113.8"
TAKER = {"X-Forwarded-For": "198.51.100.9"}

KEPT_SESSIONS = 140
"""More than the ended sessions that Streamlit keeps for browsers that come back."""

WORST_PAGE_S = 2.0
WORST_LINK_S = 5.0
MORE_MEMORY_MB = 30
MORE_FILES = 40
MORE_THREADS = 6
MORE_LOG_BYTES = 20_000


@dataclass
class App:
    """The app, how to reach its database, and a link to an assessment."""

    server: Server
    database: Path
    link: str
    pages: list[float] = field(default_factory=list)
    links: list[float] = field(default_factory=list)

    @property
    def process(self) -> psutil.Process:
        return psutil.Process(self.server.pid)

    def databases_open(self) -> int:
        """How often the process has the database open."""
        return sum(each.path == str(self.database) for each in self.process.open_files())

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """A manager goes from page to page meanwhile, and somebody opens a good link again and again."""
        ends = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._manage(ends))
            group.create_task(self._take(ends))
            try:
                yield
            finally:
                # What is under way counts too: leaving it out would leave out the slowest.
                ends.set()

    async def _manage(self, ends: asyncio.Event) -> None:
        async with Session(self.server.url) as session:
            while not ends.is_set():
                for page in ("", "assessments", "people"):
                    self.pages.append(await session.run(page))
                    await asyncio.sleep(0.3)

    async def _take(self, ends: asyncio.Event) -> None:
        while not ends.is_set():
            async with Session(self.server.url, headers=TAKER) as session:
                self.links.append(await session.run(self.link))
            await asyncio.sleep(0.5)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    database = tmp_path / "discern.db"
    environment = {"DISCERN_DATABASE_URL": f"sqlite:///{database}", "DISCERN_TRUSTED_PROXIES": "127.0.0.0/8"}
    with serve(ROOT / "app" / "main.py", ROOT, environment) as server:
        headers = {"Authorization": f"Bearer {create_key(environment)}"}
        with httpx.Client(base_url=f"{server.url}/v1", headers=headers) as http:
            made = http.post("/assessments", json={"candidate": {"name": "Ada"}}).json()
        link = "take?token=" + made["take_url"].partition("token=")[2]
        yield App(server, database, link)


async def warm_up(app: App) -> None:
    """Visit every page, and leave as many ended sessions behind as are ever kept."""
    async with Session(app.server.url) as session:
        for page in ("", "assessments", "people", ""):
            await session.run(page)
    for n in range(KEPT_SESSIONS):
        async with Session(app.server.url, headers={"X-Forwarded-For": f"192.0.2.{n}"}) as session:
            await session.run(app.link if n % 2 else "")


async def settle(app: App, files: int, threads: int) -> None:
    """Wait up to a minute until the process is as it was."""
    deadline = time.monotonic() + 60
    async with Session(app.server.url) as session:
        while time.monotonic() < deadline:
            if app.process.num_fds() <= files and app.process.num_threads() <= threads:
                return
            await session.run("")
            await asyncio.sleep(1)


@pytest.mark.parametrize("seconds", [pytest.param(10, id="short"), pytest.param(60, id="long", marks=pytest.mark.slow)])
def test_strangers_change_nothing_for_anybody_else(app: App, seconds: float) -> None:

    async def try_it() -> dict[str, int]:
        async with app.at_work():
            sent = await attack_from_a_process(app.server.url, STRANGER, seconds)
        await settle(app, files + MORE_FILES, threads + MORE_THREADS)
        return sent

    asyncio.run(warm_up(app))
    files, threads, memory = app.process.num_fds(), app.process.num_threads(), app.server.memory()
    databases, log = app.databases_open(), app.server.log.stat().st_size
    sent = asyncio.run(try_it())

    figures = {
        "worst page, s": max(app.pages),
        "worst link, s": max(app.links),
        "memory, MB": app.server.memory() - memory,
        "open files": app.process.num_fds() - files,
        "threads": app.process.num_threads() - threads,
        "log, bytes": app.server.log.stat().st_size - log,
    }
    print(figures, sent)
    assert app.databases_open() == databases
    assert figures["worst page, s"] < WORST_PAGE_S
    assert figures["worst link, s"] < WORST_LINK_S
    assert figures["memory, MB"] < MORE_MEMORY_MB
    assert figures["open files"] <= MORE_FILES
    assert figures["threads"] <= MORE_THREADS
    assert figures["log, bytes"] < MORE_LOG_BYTES
    assert "forged" not in app.server.log.read_text(errors="replace")
    assert sum(sent.values()) > 10 * seconds
    assert httpx.get(f"{app.server.url}/readyz").json()["status"] == "ready"
