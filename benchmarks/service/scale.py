"""Whether requests take as long among 100,000 assessments as among 1,000, on SQLite."""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, text

from benchmarks.service.load import Connection, connected, get
from benchmarks.service.rows import COMMON_NAME, RARE_NAME, TEAM, insert_rows
from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import HttpServer, create_key, serve_discern, sqlite_url
from discern.client import Client
from discern.service.storage.engine.database import read_url
from tests.support.seed_teams import seed_teams

FEW, MANY = 1_000, 100_000
CALLS = 60
RATIO = 2.0

SEARCHED = {
    "a rare name",
    "two letters that few have",
    "assessments by a rare name",
    "a name that 1 in 170 has",
    "a rare name, oldest first",
}
"""SQLite reads all names for them; measured without a bar."""


@dataclass(frozen=True, slots=True)
class Filled:
    """A server with many assessments, and a team of `TEAM` people who have all completed theirs."""

    server: HttpServer
    key: str
    team_id: str


def scale_figures() -> list[Figure]:
    """The time of each request among `MANY` assessments over that among `FEW`: two servers on SQLite, asked in turn."""
    with ExitStack() as stack:
        few, many = (stack.enter_context(_on_sqlite(size)) for size in (FEW, MANY))
        return list(compare(few, many, MANY, without_bar=SEARCHED))


@contextmanager
def _on_sqlite(size: int) -> Iterator[Filled]:
    with (
        tempfile.TemporaryDirectory(prefix="discern-benchmark-") as folder,
        filled(sqlite_url(Path(folder)), size) as subject,
    ):
        yield subject


def compare(few: Filled, many: Filled, size: int, *, without_bar: Collection[str] = ()) -> Iterator[Figure]:
    """The time of each request among ``size`` assessments over that among `FEW`."""
    for name, (small, large) in asyncio.run(_measure(few, many)).items():
        figure, ratio = f"{name}, among {size:,} / among {FEW:,}", large / small
        how = f"median of {CALLS} requests in turn; {1e3 * small:.2g} ms among {FEW:,}"
        yield plain(figure, ratio, how) if name in without_bar else at_most(figure, ratio, RATIO, how)


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
    for subject, path in zip(subjects, paths, strict=True):
        # What is read for the first time may take so long that the other server closes its idle connection.
        async with connected(subject.server.port) as connections:
            await connections[0].send(get(f"/v1{path}", subject.key))
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

    async def ids_of(path: str) -> list[str]:
        found = json.loads(await connection.send(get(f"/v1{path}", subject.key)))["data"]
        return [str(each["id"]) for each in found]

    person, other, *_ = await ids_of(f"/candidates?team_id={team}")
    [assessment] = await ids_of(f"/assessments?candidate_id={person}")
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
        f"what-if for {TEAM} people": f"/teams/{team}/analysis?without={person}",
        "result": f"/assessments/{assessment}/results",
        "comparison": f"/comparisons?a={person}&b={other}",
        "team-mates": f"/candidates/{person}/teammates",
        "export of a person": f"/candidates/{person}/export",
        "expired": "/assessments?status=expired",
        "a common name": f"/candidates?q={COMMON_NAME}",
        "idle people": "/candidates?idle_days=30",
        "people to invite": "/candidates?status=to_invite",
        "a kind of event": "/events?type=candidate.merged",
        "account": "/account",
        "a common name, oldest first": f"/candidates?q={COMMON_NAME}&order=oldest",
        "assessments by a common name": f"/assessments?q={COMMON_NAME}",
        "a name that 1 in 170 has": "/candidates?q=123",
        "a rare name": f"/candidates?q={RARE_NAME}",
        "a rare name, oldest first": f"/candidates?q={RARE_NAME}&order=oldest",
        "assessments by a rare name": f"/assessments?q={RARE_NAME}",
        "two letters that few have": f"/candidates?q={RARE_NAME[:2]}",
    }


@contextmanager
def filled(url: str, size: int) -> Iterator[Filled]:
    """A server on an empty database, with ``size`` assessments."""
    environment = {"DISCERN_DATABASE_URL": url}
    key = create_key(environment)
    engine = create_engine(read_url(url))
    with engine.begin() as connection:
        account_id = connection.execute(text("SELECT id FROM accounts")).scalar_one()
        insert_rows(connection, account_id, size - TEAM)
    if engine.dialect.name == "postgresql":
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            # Or PostgreSQL would do it in the middle of the measuring.
            connection.execute(text("VACUUM ANALYZE"))
    engine.dispose()
    with serve_discern(environment) as server:
        with Client(f"{server.url}/v1", key, timeout=60) as client:
            team_id = seed_teams(client, (TEAM,))[TEAM]
        yield Filled(server, key, team_id)
