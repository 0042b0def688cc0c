"""How fast changes are recorded with their events, and delivered to a local receiver, on SQLite."""

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import anyio.to_thread
import click
from pydantic import SecretStr
from sqlalchemy import Connection

from benchmarks.support.figure import Figure
from discern.contract.models.teams import NewTeam, TeamChange
from discern.contract.models.webhooks import NewWebhook
from discern.service import Service, create_api
from discern.service.jobs.deliver_webhooks import DeliveryWorker
from discern.service.storage.engine.database import Database
from discern.service.storage.queues.outbox import emit, publish
from discern.service.storage.repositories.accounts import ensure_default_account
from discern.service.storage.repositories.teams import change_team, create_team
from discern.service.storage.repositories.webhooks import create_webhook
from discern.settings import Settings

ENQUEUED = 4000
AT_ONCE = 64
"""Requests that change something at the same time."""

DELIVERED = 2000
ENDPOINTS = 4
ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Pace:
    """How many a second, and the CPU time that each took in this process, in microseconds."""

    rate: float
    cpu: float


def figures() -> list[Figure]:
    """Medians over rounds, each with a database of its own in a temporary folder; `synchronous=FULL` throughout."""
    together, alone = (_repeat(partial(_enqueue, width)) for width in (AT_ONCE, 1))
    with _receiving() as port:
        one, several = (_repeat(partial(_deliver, port, count)) for count in (1, ENDPOINTS))
    what = f"a change of a team and its event, {ENQUEUED} transactions, median of {ROUNDS}"
    to = f"{DELIVERED} deliveries over loopback, signed and recorded, median of {ROUNDS}"
    return [
        Figure(
            "enqueues/s", together.rate, ">= 2000", together.rate >= 2000, f"{what}; {AT_ONCE} at once; floor: 2000"
        ),
        Figure("enqueue, µs CPU", together.cpu, "", None, "the same; less disturbed by other work of the machine"),
        Figure("enqueues/s, one after another", alone.rate, "", None, f"{what}; each waits for its own commit"),
        Figure("deliveries/s", one.rate, ">= 300", one.rate >= 300, f"{to}; to one endpoint; floor: 300"),
        Figure("delivery, µs CPU", one.cpu, "", None, "the same; the receiver is another process"),
        Figure(
            f"deliveries/s to {ENDPOINTS} endpoints", several.rate, ">= 300", several.rate >= 300, f"{to}; floor: 300"
        ),
    ]


def _repeat(measure: Callable[[], Coroutine[Any, Any, Pace]]) -> Pace:
    paces = [asyncio.run(measure()) for _ in range(ROUNDS)]
    return Pace(statistics.median(each.rate for each in paces), statistics.median(each.cpu for each in paces))


class _Stopwatch:
    def __init__(self) -> None:
        self._began, self._cpu = time.perf_counter(), time.process_time()

    def pace(self, count: int) -> Pace:
        seconds, cpu = time.perf_counter() - self._began, time.process_time() - self._cpu
        return Pace(count / seconds, cpu / count * 1e6)


@asynccontextmanager
async def _open() -> AsyncIterator[tuple[Service, str]]:
    """A service over an empty database, its worker off, and the account that everything is in."""
    with tempfile.TemporaryDirectory(prefix="discern-benchmark-") as folder:
        settings = Settings(
            database_url=SecretStr(f"sqlite:///{Path(folder) / 'discern.db'}"),
            worker=False,
            webhook_allow_http=True,
            webhook_allow_private=True,
        )
        service: Service = create_api(settings).state.service
        database: Database = service.database
        await anyio.to_thread.run_sync(database.open)
        try:
            account = await database.write(lambda connection: ensure_default_account(connection, _now()))
            yield service, account.id
        finally:
            await anyio.to_thread.run_sync(database.close)


async def _enqueue(width: int) -> Pace:
    """Changes with an event each, ``width`` of them waiting for their commits at a time."""
    async with _open() as (service, account_id):
        team = await service.database.write(
            lambda connection: create_team(connection, account_id, NewTeam(name="T"), _now())
        )

        def change(connection: Connection) -> None:
            now = _now()
            change_team(connection, account_id, team.id, TeamChange(name="U"), now)
            emit(connection, account_id, "team.updated", {"team_id": team.id}, now)

        left = iter(range(ENQUEUED))

        async def go_on() -> None:
            for _ in left:
                await service.database.write(change)

        watch = _Stopwatch()
        await asyncio.gather(*(go_on() for _ in range(width)))
        return watch.pace(ENQUEUED)


async def _deliver(port: int, endpoints: int) -> Pace:
    """Deliveries to so many endpoints, from the claim to the record."""
    async with _open() as (service, account_id):

        def prepare(connection: Connection) -> None:
            now = _now()
            for number in range(endpoints):
                create_webhook(connection, account_id, NewWebhook(url=f"http://127.0.0.1:{port}/{number}"), now)
            for number in range(DELIVERED // endpoints):
                emit(connection, account_id, "team.updated", {"team_id": f"team_{number}"}, now)
            while publish(connection, now):
                pass

        await service.database.write(prepare)
        worker = DeliveryWorker(service)
        watch = _Stopwatch()
        await worker.drain()
        pace = watch.pace(DELIVERED)
        await worker.close()
        return pace


@contextmanager
def _receiving() -> Iterator[int]:
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.events.receiver"], stdout=subprocess.PIPE, text=True)
    try:
        port = "" if process.stdout is None else process.stdout.readline()
        if not port:
            raise click.ClickException("The receiver of the benchmark didn't start.")
        yield int(port)
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _now() -> datetime:
    return datetime.now(UTC)
