"""How many sessions one process serves, beside an empty app in the same run."""

import asyncio
from collections.abc import Sequence
from functools import partial

from benchmarks.app.subjects import load_figure, make_site
from benchmarks.support.figure import Figure, at_least, plain
from benchmarks.support.processes import create_key
from discern import samples
from discern.client import Client, operations
from discern.client.cache import CachedReader
from discern.contract import TeamQuery
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
    """Open sessions with one app, then with the other, until reruns take too long."""
    with make_site() as site:
        with site.serve_ours() as ours:
            team = _load_sample_company(ours.url, create_key(site.environment))
            paths = ("", "assessments", "people", f"teams?team={team}")
            served, memory = _fill(ours, paths, FIRST, {"Cookie": ours.cookie()})
        with site.serve_empty() as bare:
            served_bare, _ = _fill(bare, ("",), max(served, FIRST), {})
    return _compare(served, served_bare, memory)


def _load_sample_company(url: str, key: str) -> str:
    """The id of its first team."""
    with Client(f"{url}/v1", key, timeout=60, budget=120) as client:
        for _ in samples.load(CachedReader(client)):
            pass
        return client.send(operations.list_teams(TeamQuery(limit=1))).data[0].id


def _fill(server: Server, paths: Sequence[str], first: int, headers: dict[str, str]) -> tuple[int, float]:
    """The most sessions with a good 95th percentile, from ``first`` on, and the memory per session in MB."""
    return asyncio.run(_find_most(server, paths, first, headers))


async def _find_most(server: Server, paths: Sequence[str], first: int, headers: dict[str, str]) -> tuple[int, float]:
    visitors = Visitors(partial(Session, server.url, headers), paths, THINK)
    before = server.memory()
    served, size = 0, first
    async with visitors.gathered():
        while size <= MOST:
            await visitors.grow(size)
            await asyncio.sleep(SETTLE)
            # Once more before giving up: another program may have had the machine.
            if p95(await visitors.watch(WATCH)) >= LIMIT and p95(await visitors.watch(WATCH)) >= LIMIT:
                break
            served, size = size, round(size * STEP)
        return served, (server.memory() - before) / max(visitors.size, 1)


def _compare(served: int, served_bare: int, memory: float) -> list[Figure]:
    how = f"p95 < {LIMIT:g} s at {THINK:g} s between reruns, in steps of × {STEP}"
    ratio = served / served_bare if served_bare else float("nan")
    return [
        load_figure(),
        at_least("sessions, app", served, ENOUGH, f"{how}; four pages in turn, sample company"),
        plain("sessions, empty app", served_bare, how),
        plain("sessions, ratio", ratio, "app / empty app, same run"),
        plain("memory a session, MB", memory, "growth of the app's process by session"),
    ]
