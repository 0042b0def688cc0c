"""A team's page with few people and with many: what a run costs on the server, and when its first chart is there."""

import asyncio
import statistics
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from benchmarks.app.browser import time_first_visit
from benchmarks.support.figure import Figure, at_most, plain
from discern.client import Client, operations
from tests.support.running_app.server import Server
from tests.support.running_app.session import Session
from tests.support.seed_teams import seed_teams

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FEW, MANY = 7, 500
RERUNS = 40
WARM_UP = 5
WHAT_IFS = 25
VISITS = 7
RERUN_MS = {FEW: 60.0, MANY: 150.0}
WHAT_IF_MS = 200.0
FIRST_CHART_RATIO = 1.5


def team_page_figures(browser: "Browser", ours: Server, bare: Server, key: str) -> list[Figure]:
    """Fill teams of both sizes in ``ours``, then run their pages. ``bare`` is the app that is empty but for a chart."""
    with Client(f"{ours.url}/v1", key, timeout=60) as client:
        teams = seed_teams(client, (FEW, MANY))
        members = [member.id for member in client.send(operations.get_team(teams[MANY])).members]
    found = [_rerun(ours, teams[size], size) for size in (FEW, MANY)]
    found.append(_what_if(ours, teams[MANY], members))
    return [*found, *_first_chart(browser, f"{ours.url}/teams?team={teams[MANY]}", bare.url)]


def _run(measurement: Coroutine[Any, Any, float]) -> float:
    """Playwright's event loop has this thread, so another one runs the measurement."""
    with ThreadPoolExecutor(1) as executor:
        return executor.submit(asyncio.run, measurement).result()


def _rerun(ours: Server, team: str, people: int) -> Figure:
    value = _run(_median_ms(ours, [f"teams?team={team}"] * (WARM_UP + RERUNS)))
    how = f"median of {RERUNS} runs, from asking the server until it has ended"
    return at_most(f"team of {people}, rerun on the server, ms", value, RERUN_MS[people], how)


def _what_if(ours: Server, team: str, members: list[str]) -> Figure:
    """Each time another member leaves, so that nothing comes from the cache."""
    page = f"teams?team={team}&view=what-if"
    paths = [f"{page}&without={member}" for member in members[: WARM_UP + WHAT_IFS]]
    value = _run(_median_ms(ours, paths))
    how = f"median of {WHAT_IFS} what-ifs that were not asked before, the service's part among it"
    return at_most(f"team of {MANY}, what-if on the server, ms", value, WHAT_IF_MS, how)


async def _median_ms(ours: Server, paths: Sequence[str]) -> float:
    """Of one session's runs of these pages; the first `WARM_UP` don't count."""
    async with Session(ours.url, {"Cookie": ours.cookie()}) as session:
        return 1e3 * statistics.median([await session.run(path) for path in paths][WARM_UP:])


def _first_chart(browser: "Browser", ours: str, bare: str) -> list[Figure]:
    taken: dict[str, list[float]] = {ours: [], bare: []}
    for _ in range(VISITS):
        for url, times in taken.items():
            times.append(time_first_visit(browser, url)[1])
    page, empty = (statistics.median(times) for times in taken.values())
    how = f"median of {VISITS} cold visits in turn"
    return [
        plain(f"team of {MANY}, first chart, ms", page, how),
        plain("empty app beside it, first chart, ms", empty, how),
        at_most(
            f"team of {MANY}, first chart, ratio", page / empty, FIRST_CHART_RATIO, "team page / empty app, same run"
        ),
    ]
