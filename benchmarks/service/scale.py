"""Whether requests take as long among 100,000 assessments as among 1,000."""

import asyncio
import json
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.service.load import Connection, connected, get
from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import HttpServer, create_key, serve_discern, sqlite_url
from discern.client import Client
from tests.support.seed_teams import seed_teams

FEW, MANY = 1_000, 100_000
TEAM = 50
CALLS = 60
RATIO = 2.0

STATUSES = ("created", "started", "completed", "completed", "cancelled")
MONTH_US = 30 * 86_400 * 1_000_000

UNINDEXED = ("/account", "/assessments?status=expired", "/assessments?q=Person+7", "/candidates?idle_days=30")
"""Read all there is; measured without a bar."""


@dataclass(frozen=True, slots=True)
class Filled:
    """A server with many assessments, and a team of `TEAM` people who have all completed theirs."""

    server: HttpServer
    key: str
    team_id: str


def scale_figures() -> list[Figure]:
    """The time of each request among `MANY` assessments over that among `FEW`: two servers on SQLite, asked in turn."""
    with _filled(FEW) as few, _filled(MANY) as many:
        took = asyncio.run(_measure(few, many))
    found = []
    for name, (small, large) in took.items():
        figure, ratio = f"{name}, among {MANY:,} / among {FEW:,}", large / small
        how = f"median of {CALLS} requests in turn; {1e3 * small:.2g} ms among {FEW:,}"
        found.append(plain(figure, ratio, how) if name in UNINDEXED else at_most(figure, ratio, RATIO, how))
    return found


async def _measure(*subjects: Filled) -> dict[str, list[float]]:
    """The median time in s of each request, to each of the servers."""
    paths = []
    for subject in subjects:
        async with connected(subject.server.port) as connections:
            paths.append(await _paths(connections[0], subject))
    return {name: await _time(subjects, [each[name] for each in paths]) for name in paths[0]}


async def _time(subjects: Sequence[Filled], paths: Sequence[str]) -> list[float]:
    """The median time in s of a request to each server, asked in turn."""
    times: list[list[float]] = [[] for _ in subjects]
    async with AsyncExitStack() as stack:
        asked = [
            (
                (await stack.enter_async_context(connected(subject.server.port)))[0],
                get(f"/v1{path}", subject.key),
                taken,
            )
            for subject, path, taken in zip(subjects, paths, times, strict=True)
        ]
        for _ in range(CALLS):
            for connection, request, taken in asked:
                start = time.perf_counter()
                await connection.send(request)
                taken.append(time.perf_counter() - start)
    return [statistics.median(taken) for taken in times]


async def _paths(connection: Connection, subject: Filled) -> dict[str, str]:
    """What to ask for, by the name of its figure."""
    team = subject.team_id

    async def first_of(path: str) -> str:
        return str(json.loads(await connection.send(get(f"/v1{path}", subject.key)))["data"][0]["id"])

    person = await first_of(f"/candidates?team_id={team}")
    assessment = await first_of(f"/assessments?candidate_id={person}")
    return {
        "list": "/assessments",
        "oldest first": "/assessments?order=oldest",
        "get": f"/assessments/{assessment}",
        "filter by status": "/assessments?status=started",
        "filter by team": "/assessments?team_id=team_0",
        "filter by person": f"/assessments?candidate_id={person}",
        "filter by external id": "/assessments?external_id=p-7",
        "people of a team": f"/candidates?team_id={team}",
        f"analysis of {TEAM} people": f"/teams/{team}/analysis",
        **{path: path for path in UNINDEXED},
    }


@contextmanager
def _filled(size: int) -> Iterator[Filled]:
    with tempfile.TemporaryDirectory(prefix="discern-benchmark-") as folder:
        environment = {"DISCERN_DATABASE_URL": sqlite_url(Path(folder))}
        key = create_key(environment)
        database = sqlite3.connect(Path(folder) / "discern.db")
        with database:
            _insert(database, size - TEAM)
        database.close()
        with serve_discern(environment) as server:
            with Client(f"{server.url}/v1", key, timeout=60) as client:
                team_id = seed_teams(client, (TEAM,))[TEAM]
            yield Filled(server, key, team_id)


def _insert(database: sqlite3.Connection, size: int) -> None:
    """People in teams of `TEAM` with an assessment each, written past the service: it would take ten minutes."""
    account = database.execute("SELECT id FROM accounts").fetchone()[0]
    now = time.time_ns() // 1000
    numbers = range(size)

    def insert(table: str, columns: str, rows: Iterator[tuple[object, ...]]) -> None:
        marks = ", ".join("?" * len(columns.split()))
        database.executemany(f"INSERT INTO {table} ({', '.join(columns.split())}) VALUES ({marks})", rows)  # noqa: S608

    insert(
        "teams",
        "id account_id name name_folded created_at updated_at",
        ((f"team_{n}", account, f"Team {n}", f"team {n}", now, now) for n in numbers[::TEAM]),
    )
    insert(
        "candidates",
        "id account_id name name_folded external_id visibility created_at",
        ((f"cand_{n}", account, f"Person {n}", f"person {n}", f"p-{n}", "team", now) for n in numbers),
    )
    insert(
        "memberships",
        "team_id candidate_id added_at",
        ((f"team_{n - n % TEAM}", f"cand_{n}", now) for n in numbers),
    )
    insert(
        "assessments",
        "id account_id candidate_id team_id status form language seed take_token created_at expires_at metadata",
        (
            (f"asm_{n}", account, f"cand_{n}", f"team_{n - n % TEAM}", status, "fixed", "en", n, token, now, end, "{}")
            for n in numbers
            for status in (STATUSES[n % len(STATUSES)],)
            for token in (f"token{n}" if status in {"created", "started"} else None,)
            for end in (now + MONTH_US,)
        ),
    )
