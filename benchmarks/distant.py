"""The first view of pages by a session, with ten milliseconds between the app and its PostgreSQL."""

import asyncio
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import click
import psutil

from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import UNLIMITED, create_key
from discern import samples
from discern.client import Client, operations
from discern.client.cache import CachedReader
from discern.contract import CandidateQuery, TeamQuery
from tests.support.postgres import Postgres, require_postgres
from tests.support.relay import RoundTrips, relay_to
from tests.support.running_app.server import ROOT, Server, ServerError, serve
from tests.support.running_app.session import Session, SessionError

DELAY_S = 0.010
LIMIT_S = 1.0
VIEWS = 5
"""Sessions that open each page afterwards, one after the other."""

SETTLE_S = 10.0
"""Seconds in which an app that does nothing else has imported all that a start imports in the background."""

IDLE = 0.02
"""The share of a core that an app uses at most once it has done so."""


@dataclass(frozen=True, slots=True)
class View:
    """The seconds that a view took, those of CPU time that the app spent on it, and its round trips to the database."""

    took: float
    busy: float
    trips: int


def figures() -> list[Figure]:
    """All of it, in some two minutes. Needs PostgreSQL."""
    try:
        with require_postgres() as postgres:
            return _measure(postgres)
    except (ServerError, SessionError) as error:
        raise click.ClickException(str(error)) from error


def _measure(postgres: Postgres) -> list[Figure]:
    trips = RoundTrips(DELAY_S)
    found: list[Figure] = []
    with relay_to(postgres.port, trips) as port:
        url = postgres.new_database().replace(f":{postgres.port}/", f":{port}/")
        with _serve(url) as app:
            pages = _load_pages(app, url)
        for name, path in pages.items():
            # Started anew: nothing that the page reads is known yet.
            with _serve(url) as app:
                _settle(app)
                first = asyncio.run(_view(app, path, trips))
                later = [asyncio.run(_view(app, path, trips)) for _ in range(VIEWS)]
            found += _name_figures(name, first, later)
    return found


def _name_figures(name: str, first: View, later: list[View]) -> list[Figure]:
    how = f"the first in a process, {1000 * DELAY_S:g} ms a round trip"
    again = f"median of {VIEWS} sessions that follow"
    return [
        at_most(f"{name}, first view, s", first.took, LIMIT_S, how),
        plain(f"{name}, CPU of the app for it, s", first.busy, "the rest is waiting, for the database and for a core"),
        plain(f"{name}, round trips", first.trips, "of all connections together, those that open them included"),
        plain(f"{name}, view by another session, s", statistics.median(view.took for view in later), again),
        plain(f"{name}, its round trips", statistics.median(view.trips for view in later), again),
    ]


@contextmanager
def _serve(url: str) -> Iterator[Server]:
    given = {
        "DISCERN_DATABASE_URL": url,
        "DISCERN_RATE_LIMIT": UNLIMITED,
        "DISCERN_WORKER": "0",
    }
    with serve(ROOT / "app" / "main.py", ROOT, given) as app:
        yield app


def _load_pages(app: Server, url: str) -> dict[str, str]:
    """Load the sample company; where the pages are."""
    key = create_key({"DISCERN_DATABASE_URL": url})
    with Client(f"{app.url}/v1", key, timeout=60, budget=120) as client:
        for _ in samples.load(CachedReader(client)):
            pass
        team = client.send(operations.list_teams(TeamQuery(limit=1))).data[0].id
        person = client.send(operations.list_candidates(CandidateQuery(limit=1))).data[0].id
    return {"Home": "", "People": "people", "a person": f"people?person={person}", "a team": f"teams?team={team}"}


async def _view(app: Server, path: str, trips: RoundTrips) -> View:
    async with Session(app.url, {"Cookie": app.cookie()}) as session:
        trips.reset()
        before = _cpu_time(app)
        took = await session.run(path)
        return View(took, _cpu_time(app) - before, trips.count)


def _settle(app: Server) -> None:
    """Wait until the app is idle, however busy the machine is."""
    time.sleep(SETTLE_S)
    spent = _cpu_time(app)
    while True:
        time.sleep(SETTLE_S / 2)
        before, spent = spent, _cpu_time(app)
        if spent - before < IDLE * SETTLE_S / 2:
            return


def _cpu_time(app: Server) -> float:
    user, system, *_ = psutil.Process(app.pid).cpu_times()
    return float(user + system)
