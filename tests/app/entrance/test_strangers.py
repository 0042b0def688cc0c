"""A running app under attack by strangers, beside a manager at work and somebody with a good link."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil
import pytest

from benchmarks.support.processes import create_key
from discern.settings import Settings
from tests.support.running_app.server import ROOT, Server, serve
from tests.support.running_app.session import Session
from tests.support.running_app.strangers import attack_from_a_process

pytestmark = [pytest.mark.integration, pytest.mark.timeout(400)]

STRANGER = "203.0.113.8"
TAKER = {"X-Forwarded-For": "198.51.100.9"}

KEPT_SESSIONS = 140
"""More than the ended sessions that Streamlit keeps for browsers that come back."""

CONNECTIONS = Settings.model_fields["database_connections"].default + 1
"""How often a process opens its database: to read, and once to write."""

AT_ONCE = 40
"""Counts at once: several times the connections of a process."""

PATIENCE_S = 15.0
"""Who waits longer goes away."""

MORE_MEMORY_MB = 30
MORE_FILES = 40
MORE_THREADS = 40
"""As many as answer at once."""
MORE_LOG_BYTES = 20_000


@dataclass
class App:
    """The app, its database, a link to an assessment, a manager's cookie, and headers with a key."""

    server: Server
    database: Path
    link: str
    cookie: str
    headers: dict[str, str]

    @property
    def process(self) -> psutil.Process:
        return psutil.Process(self.server.pid)

    def session(self) -> Session:
        """A manager's, who is where the strangers are."""
        headers = {"Cookie": self.cookie, "X-Forwarded-For": STRANGER}
        return Session(self.server.url, headers=headers, timeout=PATIENCE_S)

    def databases_open(self) -> int:
        """How often the process has the database open."""
        return sum(each.path == str(self.database) for each in self.process.open_files())

    async def be_attacked(self, seconds: float, *only: str) -> dict[str, int]:
        """What the strangers sent, by kind."""
        return await attack_from_a_process(self.server.url, STRANGER, seconds, *only)

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

    async def manage(self) -> None:
        """Connect and look at every page, as a manager."""
        async with self.session() as session:
            for page in ("", "assessments", "people"):
                await session.run(page)
                await asyncio.sleep(0.3)

    async def open_link(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE_S, trust_env=False) as http:
            opened = await http.get(f"/{self.link}", headers=TAKER)
        assert "Hello Ada" in opened.text

    async def _manage(self, ends: asyncio.Event) -> None:
        while not ends.is_set():
            await self.manage()

    async def _take(self, ends: asyncio.Event) -> None:
        while not ends.is_set():
            await self.open_link()
            await asyncio.sleep(0.5)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    database = tmp_path / "discern.db"
    # A manager who goes on without a pause makes more requests than an account has a minute.
    limit = {"DISCERN_RATE_LIMIT": "100000"}
    environment = {"DISCERN_DATABASE_URL": f"sqlite:///{database}", "DISCERN_TRUSTED_PROXIES": "127.0.0.0/8", **limit}
    with serve(ROOT / "app" / "main.py", ROOT, environment) as server:
        headers = {"Authorization": f"Bearer {create_key(environment)}"}
        with httpx.Client(base_url=f"{server.url}/v1", headers=headers) as http:
            made = http.post("/assessments", json={"candidate": {"name": "Ada"}}).json()
        link = "take?token=" + made["take_url"].partition("token=")[2]
        yield App(server, database, link, server.cookie(), headers)


async def warm_up(app: App) -> None:
    """Visit every page, leave as many ended sessions behind as are ever kept, and count so often at once that the pool
    has most of the connections that it keeps.
    """
    async with app.session() as session:
        for page in ("", "assessments", "people", ""):
            await session.run(page)
    for _ in range(KEPT_SESSIONS):
        async with app.session() as session:
            await session.run("how_it_works")
    async with httpx.AsyncClient(base_url=f"{app.server.url}/v1", headers=app.headers, timeout=PATIENCE_S) as http:
        for answer in await asyncio.gather(*(http.get("/account") for _ in range(AT_ONCE))):
            answer.raise_for_status()


async def settle(app: App, files: int, threads: int) -> None:
    """Wait up to a minute until the process is as it was."""
    deadline = time.monotonic() + 60
    async with app.session() as session:
        while time.monotonic() < deadline:
            if app.process.num_fds() <= files and app.process.num_threads() <= threads:
                return
            await session.run("")
            await asyncio.sleep(1)


@pytest.mark.parametrize(
    ("kinds", "sent_as", "least"),
    [
        (["plain links", "plain links from everywhere"], "plain 404", 60),
        (["refused connections"], "refused 403", 300),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_a_flood_delays_no_manager_after_the_start(app: App, kinds: list[str], sent_as: str, least: int) -> None:
    """Of wrong links and of connections, from one address and from forty others. Nobody has looked at a page before."""

    async def try_it() -> dict[str, int]:
        flood = asyncio.create_task(app.be_attacked(6, *kinds))
        await asyncio.sleep(1.5)
        await app.manage()
        await app.manage()
        return await flood

    sent = asyncio.run(try_it())
    print(sent)
    assert sent[sent_as] >= least


def test_whoever_tries_links_delays_nobody_with_a_good_one(app: App) -> None:
    """Also not at their own address, once the link is known."""

    async def try_it() -> dict[str, int]:
        await app.open_link()
        flood = asyncio.create_task(app.be_attacked(6, "plain links", "plain links from everywhere"))
        await asyncio.sleep(1.5)
        for _ in range(10):
            await app.open_link()
        return await flood

    assert asyncio.run(try_it())["plain 404"] > 60


@pytest.mark.parametrize("seconds", [pytest.param(10, id="short"), pytest.param(60, id="long", marks=pytest.mark.slow)])
def test_strangers_change_nothing_for_anybody_else(app: App, seconds: float) -> None:

    async def try_it() -> dict[str, int]:
        async with app.at_work():
            sent = await app.be_attacked(seconds)
        await settle(app, files + MORE_FILES, threads + MORE_THREADS)
        return sent

    asyncio.run(warm_up(app))
    files, threads, memory = app.process.num_fds(), app.process.num_threads(), app.server.memory()
    log = app.server.log.stat().st_size
    sent = asyncio.run(try_it())

    figures = {
        "memory, MB": app.server.memory() - memory,
        "open files": app.process.num_fds() - files,
        "threads": app.process.num_threads() - threads,
        "log, bytes": app.server.log.stat().st_size - log,
    }
    print(figures, sent)
    assert app.databases_open() <= CONNECTIONS
    assert figures["memory, MB"] < MORE_MEMORY_MB
    assert figures["open files"] <= MORE_FILES
    assert figures["threads"] <= MORE_THREADS
    assert figures["log, bytes"] < MORE_LOG_BYTES
    assert "forged" not in app.server.log.read_text(errors="replace")
    assert sum(sent.values()) > 10 * seconds
    assert httpx.get(f"{app.server.url}/readyz").json()["status"] == "ready"
