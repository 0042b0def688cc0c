"""Whether requests take as long among 100,000 assessments as among 1,000."""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, text

from benchmarks.service.load import Connection, connected, get
from benchmarks.service.rows import COMMON_NAME, RARE_NAME, TEAM, insert_rows
from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import HttpServer, create_key, serve_discern, sqlite_url
from discern.client import Client
from tests.support.seed_teams import seed_teams

FEW, MANY = 1_000, 100_000
CALLS = 60
RATIO = 2.0

SEARCHED = f"/candidates?q={RARE_NAME}"
"""SQLite reads all names for it; measured without a bar."""


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
        found.append(plain(figure, ratio, how) if name == "a rare name" else at_most(figure, ratio, RATIO, how))
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
        "expired": "/assessments?status=expired",
        "a common name": f"/candidates?q={COMMON_NAME}",
        "idle people": "/candidates?idle_days=30",
        "people to invite": "/candidates?status=to_invite",
        "a kind of event": "/events?type=candidate.merged",
        "account": "/account",
        "a rare name": SEARCHED,
    }


@contextmanager
def _filled(size: int) -> Iterator[Filled]:
    with tempfile.TemporaryDirectory(prefix="discern-benchmark-") as folder:
        environment = {"DISCERN_DATABASE_URL": sqlite_url(Path(folder))}
        key = create_key(environment)
        engine = create_engine(environment["DISCERN_DATABASE_URL"])
        with engine.begin() as connection:
            account_id = connection.execute(text("SELECT id FROM accounts")).scalar_one()
            insert_rows(connection, account_id, size - TEAM)
        engine.dispose()
        with serve_discern(environment) as server:
            with Client(f"{server.url}/v1", key, timeout=60) as client:
                team_id = seed_teams(client, (TEAM,))[TEAM]
            yield Filled(server, key, team_id)
