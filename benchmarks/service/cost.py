"""CPU time of a request to `discern serve`, beside one to the plain stack: the servers run at once, loaded in turn."""

import asyncio
import hashlib
import json
import sqlite3
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import click

from benchmarks.service.load import CONNECTIONS, Connection, connected, get, post, send_all
from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import HttpServer, create_key, serve, serve_discern, sqlite_url

ROUNDS = 9
WARM_UP = 1
ROUND_TIMEOUT_S = 120.0

REQUESTS = {"read": 1500, "create": 1000, "list of 50": 800}
"""Requests of a round: half a second of CPU time or more, for it is counted in hundredths."""

UNIQUE = {"id", "created_at", "take_url", "next_cursor"}
"""Fields whose values the servers needn't share."""

RATIOS = {"read": 1.0, "create": 1.0, "list of 50": 1.2}
"""Discern's CPU time over the plain stack's, at most."""


@dataclass(slots=True)
class Subject:
    """A server under load, a body it answers each kind of request with, and the CPU time in µs that a request took in
    each round."""

    name: str
    server: HttpServer
    prefix: str
    key: str
    requests: dict[str, bytes] = field(default_factory=dict)
    bodies: dict[str, object] = field(default_factory=dict)
    costs: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in REQUESTS})


def cost_figures() -> list[Figure]:
    """Read, create and list on both servers, each on SQLite in a temporary folder, with its access log on."""
    with (
        tempfile.TemporaryDirectory(prefix="discern-benchmark-") as folder,
        _discern(Path(folder)) as ours,
        _plain_stack(Path(folder)) as theirs,
    ):
        asyncio.run(measure(ours, theirs))
    return _compare(ours, theirs)


@contextmanager
def _discern(folder: Path) -> Iterator[Subject]:
    environment = {"DISCERN_DATABASE_URL": sqlite_url(folder)}
    key = create_key(environment)
    with serve_discern(environment) as server:
        yield Subject("discern", server, "/v1", key)


@contextmanager
def _plain_stack(folder: Path) -> Iterator[Subject]:
    file, key = folder / "plain.db", "plain"
    command = [sys.executable, "-m", "uvicorn", "benchmarks.service.plain_stack:app"]
    with serve(command, "/openapi.json", {"PLAIN_DATABASE_URL": f"sqlite:///{file}"}) as server:
        database = sqlite3.connect(file)
        with database:
            hashed = hashlib.sha256(key.encode()).hexdigest()
            database.execute("INSERT INTO keys (hash, account_id) VALUES (?, 'acc_1')", (hashed,))
        database.close()
        yield Subject("plain stack", server, "", key)


async def measure(*subjects: Subject) -> None:
    for subject in subjects:
        async with connected(subject.server.port) as connections:
            await prepare(subject, connections[0])
    _require_same_bodies(*subjects)
    for round_number in range(WARM_UP + ROUNDS):
        for name, count in REQUESTS.items():
            for subject in subjects:
                # New ones each time: while the other server is loaded, idle connections would be closed.
                async with connected(subject.server.port) as connections, asyncio.timeout(ROUND_TIMEOUT_S):
                    before = subject.server.cpu()
                    await send_all(connections, subject.requests[name], count)
                    spent = subject.server.cpu() - before
                if round_number >= WARM_UP:
                    subject.costs[name].append(spent / count * 1e6)


async def prepare(subject: Subject, connection: Connection) -> None:
    """Create more than a page of assessments."""
    path, key = f"{subject.prefix}/assessments", subject.key
    create = post(path, key, {"candidate": {"name": "Ada Example"}})
    created = [json.loads(await connection.send(create)) for _ in range(60)]
    subject.requests.update(
        {"read": get(f"{path}/{created[0]['id']}", key), "create": create, "list of 50": get(f"{path}?limit=50", key)}
    )
    for name, request in subject.requests.items():
        subject.bodies[name] = json.loads(await connection.send(request))


def _require_same_bodies(*subjects: Subject) -> None:
    """
    Raises:
        click.ClickException: the servers' answers differ in more than `UNIQUE` values.
    """
    for name in REQUESTS:
        first, *others = (_comparable(subject.bodies[name]) for subject in subjects)
        if any(other != first for other in others):
            raise click.ClickException(f"{name}: the servers answer with different bodies")


def _comparable(value: object) -> object:
    """The value with its objects as lists of their fields, in order; of a `UNIQUE` field only the value's type."""
    if isinstance(value, dict):
        return [(name, type(each) if name in UNIQUE else _comparable(each)) for name, each in value.items()]
    return [_comparable(each) for each in value] if isinstance(value, list) else value


def _compare(ours: Subject, theirs: Subject) -> list[Figure]:
    how = f"SQLite, access log on, {CONNECTIONS} connections, median of {ROUNDS} rounds in turn"
    found = []
    for name, ceiling in RATIOS.items():
        found += [
            plain(f"{name}, {subject.name}, µs CPU", statistics.median(subject.costs[name]), how)
            for subject in (ours, theirs)
        ]
        ratio = statistics.median(a / b for a, b in zip(ours.costs[name], theirs.costs[name], strict=True))
        found.append(at_most(f"{name}, discern / plain stack", ratio, ceiling, how))
    return found
