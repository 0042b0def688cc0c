"""`discern bench app --sessions`: how many sessions one process holds, beside an empty app in the same run."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click
from anyio.from_thread import start_blocking_portal
from pydantic import SecretStr

from discern import samples
from discern.bench.app import EMPTY_APP
from discern.bench.figure import Figure
from discern.bench.server import ROOT, Server, ServerError, serve
from discern.bench.session import Session
from discern.bench.visitors import Visitors, p95
from discern.client import Client, operations
from discern.client.cache import CachedReader
from discern.contract import TeamQuery
from discern.service import AppKey, create_api
from discern.service.embedded.transport import BASE_URL, InProcessTransport
from discern.settings import Settings

THINK = 3.0
"""Seconds between two reruns of a session, on the average."""

FIRST, STEP, MOST = 40, 1.25, 2000
SETTLE, WATCH = 3.0, 8.0
LIMIT = 1.0
"""Seconds that a rerun may take at the 95th percentile."""

RATIO = 0.4


def figures() -> list[Figure]:
    """Fill both apps with sessions in turn until reruns take too long."""
    if not (ROOT / "app" / "main.py").exists():
        raise click.ClickException("This benchmark needs the checkout: there is no app/main.py beside the package.")
    with tempfile.TemporaryDirectory(prefix="discern-bench-") as temporary:
        folder = Path(temporary)
        empty = folder / "empty.py"
        empty.write_text(EMPTY_APP, encoding="utf-8")
        shutil.copytree(ROOT / ".streamlit", folder / ".streamlit", ignore=shutil.ignore_patterns("secrets*"))
        url = f"sqlite:///{folder / 'discern.db'}"
        team = load_sample_company(url)
        # Reruns beyond the ordinary limit are asked for here.
        environment = {"DISCERN_DATABASE_URL": url, "DISCERN_RATE_LIMIT": "1000000"}
        pages = ("", "assessments", "results", f"team?team={team}")
        try:
            with serve(ROOT / "app" / "main.py", ROOT, environment) as ours:
                held, memory = _hold(ours, pages, FIRST)
            with serve(empty, folder) as bare:
                floor, _ = _hold(bare, ("",), max(held, FIRST))
        except ServerError as error:
            raise click.ClickException(str(error)) from error
    return _compare(held, floor, memory)


def load_sample_company(database_url: str) -> str:
    """Put the sample company into a database that no server is on; the id of its first team."""
    api = create_api(Settings(database_url=SecretStr(database_url), rate_limit=1_000_000))
    key = AppKey(api.state.service.database, "bench", ("admin",))
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(api.router.lifespan_context(api)),
        Client(BASE_URL, key, transport=InProcessTransport(api, portal), timeout=60, budget=120) as client,
    ):
        for _ in samples.load(CachedReader(client)):
            pass
        team = client.send(operations.list_teams(TeamQuery(limit=1))).data[0].id
        key.revoke()
        return team


def _hold(server: Server, paths: Sequence[str], first: int) -> tuple[int, float]:
    """The most sessions with a good 95th percentile, from ``first`` on, and the memory per session in MB."""
    return asyncio.run(_fill(server, paths, first))


async def _fill(server: Server, paths: Sequence[str], first: int) -> tuple[int, float]:
    visitors = Visitors(partial(Session, server.url), paths, THINK)
    before = server.memory()
    held, size = 0, first
    async with visitors.gathered():
        while size <= MOST:
            await visitors.grow(size)
            await asyncio.sleep(SETTLE)
            # Once more before giving up: another program may have had the machine.
            if p95(await visitors.watch(WATCH)) >= LIMIT and p95(await visitors.watch(WATCH)) >= LIMIT:
                break
            held, size = size, round(size * STEP)
        return held, (server.memory() - before) / max(visitors.size, 1)


def _compare(held: int, floor: int, memory: float) -> list[Figure]:
    how = f"p95 < {LIMIT:g} s at {THINK:g} s between reruns, in steps of × {STEP}"
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    ratio = held / floor if floor else float("nan")
    return [
        Figure("load, jobs a core", load, "", None, "at the end, the sessions' own work in it"),
        Figure("sessions held, app", held, "", None, f"{how}; four pages in turn, sample company"),
        Figure("sessions held, empty app", floor, "", None, how),
        Figure("sessions held, ratio", ratio, f">= {RATIO}", ratio >= RATIO, "app / empty app, same run"),
        Figure("memory a session, MB", memory, "", None, "growth of the app's process by session"),
    ]
