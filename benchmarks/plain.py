"""What requests cost in Discern's service and in the plain stack (`support/plain_stack.py`), on either database."""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import httpx
import psutil
from sqlalchemy import insert, select

from benchmarks.support.figure import Figure, plain
from benchmarks.support.plain_stack import URL, accounts, add_assessments, connect, metadata
from benchmarks.support.processes import HttpServer, create_key, serve, serve_discern
from tests.support.postgres import run_postgres

SIZES = (1_000, 100_000)
"""Assessments in the database."""

CALLS = 200
COMMAND = [sys.executable, "-m", "uvicorn", "--factory", "benchmarks.support.plain_stack:make_app"]

Request = Callable[[httpx.Client, int], httpx.Response]
REQUESTS: Mapping[str, Request] = {
    "a read": lambda client, number: client.get(f"assessments/asm_{number}"),
    "a create": lambda client, number: client.post("assessments", json={"candidate_id": f"cand_{number}"}),
    "a list of 50": lambda client, _: client.get("assessments", params={"limit": 50}),
}


def figures(kind: str = "sqlite") -> list[Figure]:
    """The median time of each request, sent to both in turns, and the CPU time of the server's process."""
    with (
        tempfile.TemporaryDirectory(prefix="discern-benchmark-", ignore_cleanup_errors=True) as folder,
        _databases(kind, Path(folder)) as (ours, theirs),
    ):
        key = create_key({"DISCERN_DATABASE_URL": ours})
        _make_tables(theirs)
        with (
            serve_discern({"DISCERN_DATABASE_URL": ours}) as discern,
            serve(COMMAND, "/readyz", {URL: theirs}) as stack,
            httpx.Client(base_url=f"{discern.url}/v1", headers={"Authorization": f"Bearer {key}"}) as ours_client,
            httpx.Client(base_url=stack.url) as their_client,
        ):
            sides = {"Discern": (discern, ours_client), "plain stack": (stack, their_client)}
            measured = []
            for before, size in pairwise((0, *SIZES)):
                for url in (ours, theirs):
                    _fill(url, range(before, size))
                measured += [each for name in REQUESTS for each in _measure(name, size, sides)]
            return measured


@contextmanager
def _databases(kind: str, folder: Path) -> Iterator[tuple[str, str]]:
    """The addresses of two empty databases, Discern's and the plain stack's."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'discern.db'}", f"sqlite:///{folder / 'plain.db'}"
        return
    folder.chmod(0o755)
    with run_postgres(folder / "cluster") as postgres:
        yield postgres.new_database(), postgres.new_database()


def _make_tables(url: str) -> None:
    """The plain stack's, with one account."""
    engine = connect(url)
    with engine.begin() as connection:
        metadata.create_all(connection)
        connection.execute(insert(accounts).values(id="acc", name="Acme", created_at=datetime.now(UTC)))
    engine.dispose()


def _fill(url: str, numbers: range) -> None:
    engine = connect(url)
    with engine.connect() as connection:
        account = connection.scalars(select(accounts.c.id)).one()
    add_assessments(engine, account, numbers)
    engine.dispose()


def _measure(name: str, size: int, sides: Mapping[str, tuple[HttpServer, httpx.Client]]) -> Iterator[Figure]:
    request, times = REQUESTS[name], {side: list[float]() for side in sides}
    for _, client in sides.values():
        request(client, 0).raise_for_status()
    before = {side: _cpu_s(server) for side, (server, _) in sides.items()}
    for call in range(CALLS):
        for side, (_, client) in sides.items():
            began = time.perf_counter()
            request(client, call * size // CALLS).raise_for_status()
            times[side].append(1000 * (time.perf_counter() - began))
    for side, (server, _) in sides.items():
        cpu = 1000 * (_cpu_s(server) - before[side]) / CALLS
        how = f"median of {CALLS} calls in turns; the server's CPU time: {cpu:.2g} ms"
        yield plain(f"{name} of {size:,} assessments, {side}, ms", statistics.median(times[side]), how)


def _cpu_s(server: HttpServer) -> float:
    used = psutil.Process(server.pid).cpu_times()
    return float(used.user + used.system)
