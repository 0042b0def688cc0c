"""A team's page with few people and with many: what a run costs on the server, and when its first chart is there."""

import os
import statistics
import subprocess
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from discern.bench.browser import time_first_visit
from discern.bench.crowd import fill
from discern.bench.figure import Figure
from discern.bench.server import Server, ServerError
from discern.bench.visitor import visit
from discern.client import Client, operations

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


def make_key(environment: Mapping[str, str]) -> str:
    """A key of the database that ``environment`` names, made as its owner would."""
    command = [sys.executable, "-m", "discern", "keys", "create", "--account", "default", "--name", "bench"]
    made = subprocess.run(
        [*command, "--scopes", "admin"], env=os.environ | dict(environment), capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise ServerError(f"no key could be made:\n{made.stderr[-2000:]}")
    return made.stdout.strip()


def measure_team_page(browser: "Browser", ours: Server, bare: Server, key: str) -> list[Figure]:
    """Fill teams of both sizes in ``ours``, then run their pages. ``bare`` is the app that is empty but for a chart."""
    with Client(f"{ours.url}/v1", key, timeout=60) as client:
        teams = fill(client, (FEW, MANY))
        members = [member.id for member in client.send(operations.get_team(teams[MANY])).members]
    found = [_rerun(ours, teams[size], size) for size in (FEW, MANY)]
    found.append(_what_if(ours, teams[MANY], members))
    return [*found, *_first_chart(browser, f"{ours.url}/team?team={teams[MANY]}", bare.url)]


def _rerun(ours: Server, team: str, people: int) -> Figure:
    with visit(ours.url) as visitor:
        taken = [visitor.run("team", f"team={team}") for _ in range(WARM_UP + RERUNS)][WARM_UP:]
    value = statistics.median(taken)
    how = f"median of {RERUNS} runs, from asking the server until it has ended"
    aim = RERUN_MS[people]
    return Figure(f"team of {people}, rerun on the server, ms", value, f"<= {aim:g}", value <= aim, how)


def _what_if(ours: Server, team: str, members: list[str]) -> Figure:
    """Each time another member leaves, so that nothing is held from before."""
    with visit(ours.url) as visitor:
        query = f"team={team}&view=What+if"
        visitor.run("team", query)
        taken = [visitor.run("team", f"{query}&without={member}") for member in members[: WARM_UP + WHAT_IFS]]
    value = statistics.median(taken[WARM_UP:])
    how = f"median of {WHAT_IFS} what-ifs that were not asked before, the service's part among it"
    return Figure(f"team of {MANY}, what-if on the server, ms", value, f"<= {WHAT_IF_MS:g}", value <= WHAT_IF_MS, how)


def _first_chart(browser: "Browser", ours: str, bare: str) -> list[Figure]:
    taken: dict[str, list[float]] = {ours: [], bare: []}
    for _ in range(VISITS):
        for url, times in taken.items():
            times.append(time_first_visit(browser, url)[1])
    page, empty = (statistics.median(times) for times in taken.values())
    how = f"median of {VISITS} cold visits in turn"
    return [
        Figure(f"team of {MANY}, first chart, ms", page, "", None, how),
        Figure("empty app beside it, first chart, ms", empty, "", None, how),
        Figure(
            f"team of {MANY}, first chart, ratio",
            page / empty,
            f"<= {FIRST_CHART_RATIO:g}",
            page / empty <= FIRST_CHART_RATIO,
            "team page / empty app, same run",
        ),
    ]
