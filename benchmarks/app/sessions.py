"""How many sessions one process serves."""

import asyncio
from collections.abc import Sequence
from functools import partial

from benchmarks.app.site import load_figure, make_site
from benchmarks.support.figure import Figure, at_least, plain
from benchmarks.support.processes import create_key
from discern import samples
from discern.client import Client
from discern.client.cache import CachedReader
from discern.contract import operations
from discern.contract.models.teams import TeamQuery
from tests.support.running_app.server import Server
from tests.support.running_app.session import Session
from tests.support.running_app.visitors import Visitors, p95

THINK = 3.0
"""Seconds between two reruns of a session, on average."""

FIRST, STEP, MOST = 40, 1.25, 2000
SETTLE, WATCH = 3.0, 8.0
LIMIT = 1.0
"""Seconds that a rerun may take at the 95th percentile."""

ENOUGH = 200
"""Sessions that one process must serve."""


def session_figures() -> list[Figure]:
    """Open sessions until reruns take too long."""
    with make_site() as site, site.serve() as app:
        team = _load_sample_company(app.url, create_key(site.environment))
        served, memory = asyncio.run(_find_most(app, ("", "assessments", "people", f"teams?team={team}")))
    how = f"p95 < {LIMIT:g} s at {THINK:g} s between reruns, in steps of × {STEP}; four pages in turn, sample company"
    return [
        load_figure(),
        at_least("sessions", served, ENOUGH, how),
        plain("memory a session, MB", memory, "growth of the app's process by session"),
    ]


def _load_sample_company(url: str, key: str) -> str:
    """The id of its first team."""
    with Client(f"{url}/v1", key, timeout=60, budget=120) as client:
        for _ in samples.load(CachedReader(client)):
            pass
        return client.send(operations.LIST_TEAMS(TeamQuery(limit=1))).data[0].id


async def _find_most(server: Server, paths: Sequence[str]) -> tuple[int, float]:
    """The most sessions with a good 95th percentile, and the memory per session in MB."""
    visitors = Visitors(partial(Session, server.url, {"Cookie": server.cookie()}), paths, THINK)
    before = server.memory()
    served, size = 0, FIRST
    async with visitors.gathered():
        while size <= MOST:
            await visitors.grow(size)
            await asyncio.sleep(SETTLE)
            # Once more before giving up: another program may have had the machine.
            if p95(await visitors.watch(WATCH)) >= LIMIT and p95(await visitors.watch(WATCH)) >= LIMIT:
                break
            served, size = size, round(size * STEP)
        return served, (server.memory() - before) / max(visitors.size, 1)
