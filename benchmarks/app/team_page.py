"""A team's page with few people and with many: what a run costs on the server."""

import asyncio
import statistics
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from benchmarks.support.figure import Figure, plain
from discern.client import Client
from discern.contract import operations
from tests.support.running_app.server import Server
from tests.support.running_app.session import Session
from tests.support.seed_teams import seed_teams

FEW, MANY = 7, 500
RERUNS = 40
WARM_UP = 5
WHAT_IFS = 25


def team_page_figures(app: Server, key: str) -> list[Figure]:
    """Fill teams of both sizes, then run their pages."""
    with Client(f"{app.url}/v1", key, timeout=60) as client:
        teams = seed_teams(client, (FEW, MANY))
        members = [member.id for member in client.send(operations.GET_TEAM(team_id=teams[MANY])).members]
    return [*(_rerun(app, teams[size], size) for size in (FEW, MANY)), _what_if(app, teams[MANY], members)]


def _run(measurement: Coroutine[Any, Any, float]) -> float:
    """Playwright's event loop has this thread, so another one runs the measurement."""
    with ThreadPoolExecutor(1) as executor:
        return executor.submit(asyncio.run, measurement).result()


def _rerun(app: Server, team: str, people: int) -> Figure:
    value = _run(_median_ms(app, [f"teams?team={team}"] * (WARM_UP + RERUNS)))
    how = f"median of {RERUNS} runs, from asking the server until it has ended"
    return plain(f"team of {people}, rerun on the server, ms", value, how)


def _what_if(app: Server, team: str, members: list[str]) -> Figure:
    """Each time another member leaves, so that nothing comes from the cache."""
    page = f"teams?team={team}&view=what-if"
    paths = [f"{page}&without={member}" for member in members[: WARM_UP + WHAT_IFS]]
    value = _run(_median_ms(app, paths))
    how = f"median of {WHAT_IFS} what-ifs that were not asked before, the service's part among it"
    return plain(f"team of {MANY}, what-if on the server, ms", value, how)


async def _median_ms(app: Server, paths: Sequence[str]) -> float:
    """Of one session's runs of these pages; the first `WARM_UP` don't count."""
    async with Session(app.url, {"Cookie": app.cookie()}) as session:
        return 1e3 * statistics.median([await session.run(path) for path in paths][WARM_UP:])
