"""`discern serve` on PostgreSQL: CPU and round trips of a request, and throughput by processes."""

import asyncio
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psutil

from benchmarks import ROOT
from benchmarks.service.cost import REQUESTS, ROUNDS, Subject, measure, prepare
from benchmarks.service.load import CONNECTIONS, connected, send_all
from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import create_key, serve_discern
from tests.support.postgres import Postgres, run_postgres
from tests.support.relay import RoundTrips, relay_to

MOST_TRIPS = {"read": 4, "create": 8, "list of 50": 4}
READ_US = 1200
WORKERS = (1, 4, 10)
READS = 3000
COUNTED = 20


def figures(beside: str | None = None) -> list[Figure]:
    """All of them, on a PostgreSQL of its own with its default limit of 100 connections.

    Args:
        beside: a commit of this repository whose service is measured in turn with this one's, on the same machine and
            with the same dependencies.
    """
    with tempfile.TemporaryDirectory(prefix="discern-benchmark-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with ExitStack() as stack:
            postgres = stack.enter_context(run_postgres(Path(folder) / "cluster", max_connections=100))
            sources = {"discern": ROOT / "src"}
            if beside is not None:
                sources[beside] = stack.enter_context(_checked_out(beside, Path(folder) / "older"))
            return [
                *_costs(postgres, sources),
                *(figure for name, source in sources.items() for figure in _round_trips(postgres, name, source)),
                *(figure for name, source in sources.items() for figure in _throughput(postgres, name, source)),
            ]


@contextmanager
def _checked_out(commit: str, folder: Path) -> Iterator[Path]:
    subprocess.run(["git", "-C", ROOT, "worktree", "add", "--detach", folder, commit], check=True, capture_output=True)
    try:
        yield folder / "src"
    finally:
        subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", folder], check=True)


def _environment(url: str, source: Path) -> dict[str, str]:
    return {"DISCERN_DATABASE_URL": url, "DISCERN_WORKER": "0", "PYTHONPATH": str(source)}


@contextmanager
def _subject(url: str, name: str, source: Path, *arguments: str) -> Iterator[Subject]:
    environment = _environment(url, source)
    key = create_key(environment)
    with serve_discern(environment, *arguments) as server:
        yield Subject(name, server, "/v1", key)


def _costs(postgres: Postgres, sources: dict[str, Path]) -> list[Figure]:
    with ExitStack() as stack:
        subjects = [
            stack.enter_context(_subject(postgres.new_database(), name, source)) for name, source in sources.items()
        ]
        asyncio.run(measure(*subjects))
    how = f"PostgreSQL, one process, {CONNECTIONS} connections, median of {ROUNDS} rounds in turn"
    found = []
    for name in REQUESTS:
        for subject in subjects:
            figure, cost = f"{name}, {subject.name}, µs CPU", statistics.median(subject.costs[name])
            has_bar = name == "read" and subject is subjects[0]
            found.append(at_most(figure, cost, READ_US, how) if has_bar else plain(figure, cost, how))
    return found


def _round_trips(postgres: Postgres, name: str, source: Path) -> list[Figure]:
    """Counted between the service and the database, the writing of the audit log included."""
    trips = RoundTrips()
    with relay_to(postgres.port, trips) as port:
        url = postgres.new_database().replace(f":{postgres.port}/", f":{port}/")
        with _subject(url, name, source) as subject:
            counts = asyncio.run(_count(subject, trips))
    how = f"mean of {COUNTED} requests, one after the other"
    return [at_most(f"{each}, {name}, round trips", count, MOST_TRIPS[each], how) for each, count in counts.items()]


async def _count(subject: Subject, trips: RoundTrips) -> dict[str, float]:
    found = {}
    async with connected(subject.server.port) as connections:
        await prepare(subject, connections[0])
        for name, request in subject.requests.items():
            # As often as it takes until each connection has prepared its statements.
            await send_all(connections, request, 200)
            await asyncio.sleep(1)
            trips.reset()
            for _ in range(COUNTED):
                await connections[0].send(request)
            await asyncio.sleep(1)
            found[name] = trips.count / COUNTED
    return found


def _throughput(postgres: Postgres, name: str, source: Path) -> list[Figure]:
    found = []
    for workers in WORKERS:
        with _subject(postgres.new_database(), name, source, "--workers", str(workers)) as subject:
            rate = asyncio.run(_read_at_once(subject))
        how = f"reads from one generator over {2 * CONNECTIONS} connections, {psutil.cpu_count()} cores in all"
        found.append(plain(f"reads a second, {name}, {workers} REST processes", rate, how))
    return found


async def _read_at_once(subject: Subject) -> float:
    async with connected(subject.server.port) as some, connected(subject.server.port) as others:
        await prepare(subject, some[0])
        connections = [*some, *others]
        await send_all(connections, subject.requests["read"], READS // 3)
        began = time.perf_counter()
        await send_all(connections, subject.requests["read"], READS)
        return READS / (time.perf_counter() - began)
