"""How long others wait while people are erased, retention runs and a backup is made, and the memory that these take."""

import asyncio
import gc
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import click
import httpx
import psutil
from fastapi import FastAPI
from pydantic import SecretStr
from sqlalchemy import Connection, create_engine, text

from benchmarks.service.old_rows import IDLE, IDLE_DAYS, insert_old_rows
from benchmarks.service.rows import insert_rows
from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import clean_environment, create_key
from discern.contract.models.candidates import NewCandidate
from discern.service import Service, create_api
from discern.service.jobs.retention import run_retention
from discern.service.storage.engine.database import read_url
from discern.service.storage.repositories.candidates import create_candidate
from discern.settings import Settings
from tests.support.postgres import find_binaries, run_postgres

FEW, MANY = 10_000, 100_000
MOST_BEYOND_MS = 20.0
"""By how much longer than without it a writer may wait beside a job, each time by the longest wait."""
MOST_GROWTH_MB = 10.0
"""By how much more a job's memory may grow among `MANY` than among `FEW`."""

MOST_TURN_MS = 20.0
"""How much CPU time one transaction of a job may take, its commit apart: for so long others would wait for it on a
machine that does nothing else. How long they do wait depends on what else the machine does."""

PAUSE_S = 0.003
QUIET = "nothing else"
QUIET_S = 4.0
ERASED = 40


@dataclass(slots=True)
class Watched:
    """A job: what a writer waited beside it, in ms, the CPU time of each of its own transactions, in ms, the memory
    that it added to its process, in MB, and its seconds.
    """

    waits: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    growth: float = 0.0
    took: float = 0.0


def figures() -> list[Figure]:
    """On SQLite and, where the machine has it, on PostgreSQL: each among `FEW` and among `MANY` assessments."""
    found = []
    with ExitStack() as stack:
        made = tempfile.TemporaryDirectory(prefix="discern-benchmark-", ignore_cleanup_errors=True)
        folder = Path(stack.enter_context(made))
        folder.chmod(0o755)
        kinds: dict[str, Callable[[int], str]] = {"SQLite": lambda size: f"sqlite:///{folder / f'{size}.db'}"}
        if find_binaries() is not None:
            postgres = stack.enter_context(run_postgres(folder / "cluster"))
            kinds["PostgreSQL"] = lambda _: postgres.new_database()
        for kind, new_url in kinds.items():
            few, many = (asyncio.run(_watch(new_url(size), size, folder / f"{kind}-{size}")) for size in (FEW, MANY))
            found += [each for job in many for each in _describe(kind, job, few[job], many[job], many[QUIET])]
    return found


def _describe(kind: str, job: str, few: Watched, many: Watched, quiet: Watched) -> Iterator[Figure]:
    how = (
        f"{len(many.waits)} writes, each {1000 * PAUSE_S:g} ms after the one before, among {MANY:,}; {many.took:.1f} s"
    )
    yield plain(f"{kind}, {job}: the longest wait of a writer, ms", max(many.waits), how)
    if job != QUIET:
        beyond = max(many.waits) - max(quiet.waits)
        least = f"{max(quiet.waits):.1f} ms beside {QUIET}"
        yield at_most(f"{kind}, {job}: by how much longer than without, ms", beyond, MOST_BEYOND_MS, least)
    if many.turns:
        turns = f"{len(many.turns)} transactions, median {statistics.median(many.turns):.1f} ms"
        yield at_most(f"{kind}, {job}: the longest turn, ms of CPU", max(many.turns), MOST_TURN_MS, turns)
    yield plain(f"{kind}, {job}: 99% of the writes, ms", statistics.quantiles(many.waits, n=100)[-1], how)
    if job != QUIET:
        more = f"{few.growth:.1f} MB among {FEW:,}, {many.growth:.1f} MB among {MANY:,}"
        yield at_most(f"{kind}, {job}: memory that grows with rows, MB", many.growth - few.growth, MOST_GROWTH_MB, more)


async def _watch(url: str, size: int, backup: Path) -> dict[str, Watched]:
    environment = {"DISCERN_DATABASE_URL": url}
    key = create_key(environment)
    _fill(url, size)
    api = create_api(Settings(database_url=SecretStr(url), rate_limit=1_000_000, retention_days=IDLE_DAYS // 2))
    service: Service = api.state.service
    service.database.open()
    try:
        account_id = service.database.read_now(lambda connection: connection.scalar(text("SELECT id FROM accounts")))
        # The first makes the statements that the others use.
        await _erase_people(api, key, size - ERASED, 1)
        jobs: dict[str, Callable[[], Awaitable[float | None]]] = {
            QUIET: lambda: _sleep(QUIET_S),
            "erasing people": lambda: _erase_people(api, key, size, ERASED),
            "retention": lambda: _retain(service),
            "a backup": lambda: _back_up(environment, backup),
        }
        return {name: await _beside(service, str(account_id), job) for name, job in jobs.items()}
    finally:
        service.database.close()


def _fill(url: str, size: int) -> None:
    engine = create_engine(read_url(url))
    with engine.begin() as connection:
        account_id = connection.execute(text("SELECT id FROM accounts")).scalar_one()
        insert_rows(connection, account_id, size)
        insert_old_rows(connection, account_id, size)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        # Or PostgreSQL would do it in the middle of the measuring.
        connection.execute(text("VACUUM ANALYZE" if engine.dialect.name == "postgresql" else "PRAGMA wal_checkpoint"))
    engine.dispose()


async def _beside(service: Service, account_id: str, job: Callable[[], Awaitable[float | None]]) -> Watched:
    """Do a job while somebody adds one person after the other."""
    watched, stopping, own = Watched(), asyncio.Event(), psutil.Process()
    add = service.database.write
    gc.collect()
    before = own.memory_info().rss

    async def add_people() -> None:
        number = 0
        while not stopping.is_set():
            number += 1
            new = NewCandidate(name=f"Newcomer {number}")
            start = time.perf_counter()
            await add(partial(_add, service=service, account_id=account_id, new=new))
            watched.waits.append(1000 * (time.perf_counter() - start))
            watched.growth = max(watched.growth, (own.memory_info().rss - before) / 1e6)
            await asyncio.sleep(PAUSE_S)

    async def write(change: Callable[[Connection], Any], **given: Any) -> Any:
        return await add(partial(_timed, change, watched.turns), **given)

    start = time.perf_counter()
    with patch.object(service.database, "write", write):
        async with asyncio.TaskGroup() as group:
            group.create_task(add_people())
            elsewhere = await job()
            stopping.set()
    watched.took = time.perf_counter() - start
    if elsewhere is not None:
        watched.growth = elsewhere
    return watched


def _timed(change: Callable[[Connection], Any], turns: list[float], connection: Connection) -> Any:
    """Make a change, and note the CPU time of this thread and of PostgreSQL for it."""
    before = time.thread_time() + _server_time(connection)
    done = change(connection)
    turns.append(1000 * (time.thread_time() + _server_time(connection) - before))
    return done


def _server_time(connection: Connection) -> float:
    """Seconds of CPU time that PostgreSQL has spent on a connection; 0 for SQLite, which is in this process."""
    if connection.dialect.name != "postgresql":
        return 0.0
    driver: Any = connection.connection.driver_connection
    return int(Path(f"/proc/{driver.info.backend_pid}/schedstat").read_text().split()[0]) / 1e9


def _add(connection: Connection, service: Service, account_id: str, new: NewCandidate) -> None:
    create_candidate(connection, account_id, new, service.now())


async def _sleep(seconds: float) -> None:
    await asyncio.sleep(seconds)


async def _erase_people(api: FastAPI, key: str, size: int, count: int) -> None:
    """The last of ``size`` people who came, one after the other, by the interface."""
    headers = {"Authorization": f"Bearer {key}"}
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(api), base_url="http://benchmark", headers=headers
    ) as client:
        for number in range(count):
            answer = await client.delete(f"/candidates/cand_{size - 1 - number}")
            if answer.status_code != 200:
                raise click.ClickException(f"no erasure: {answer.text}")


async def _retain(service: Service) -> None:
    if (erased := await run_retention(service)) < IDLE:
        raise click.ClickException(f"retention erased {erased} people of {IDLE}")


async def _back_up(environment: dict[str, str], file: Path) -> float:
    """By a process of its own, as on a server; its memory at most, in MB."""
    command = [sys.executable, "-m", "discern", "backup", str(file)]
    process = await asyncio.create_subprocess_exec(
        *command, env=clean_environment(environment), stdout=asyncio.subprocess.DEVNULL
    )
    most, watched = 0.0, psutil.Process(process.pid)
    while process.returncode is None:
        try:
            most = max(most, watched.memory_info().rss / 1e6)
        except psutil.NoSuchProcess:
            break
        try:
            await asyncio.wait_for(asyncio.shield(process.wait()), 0.02)
        except TimeoutError:
            continue
    if await process.wait():
        raise click.ClickException("no backup could be made")
    return most
