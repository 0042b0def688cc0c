"""How long the app takes to save an answer: for one participant alone, and for 50 and 200 who answer at once."""

import asyncio
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import click
import httpx
import psutil

from benchmarks.app.site import Site, load_figure, make_site
from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import create_key
from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Answer, FormId, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.service.storage.engine.database import Database
from tests.support.running_app.server import Server, ServerError
from tests.support.takers import Acknowledged

FORMS: tuple[FormId, ...] = ("fixed", "short")
"""In turn, from one participant to the next."""

GAP_S = 12.0
"""From an answer to the next one, on average: from 0.6 to 1.4 times as long."""

WATCHED_S = 60.0
LIMITS_MS = {50: 50.0, 200: 1000.0}
"""At most, for 95% of the answers, by the number of participants."""

EMPTY_REQUESTS_A_SECOND = 4


@dataclass(slots=True)
class Taker:
    """Somebody who has consented. ``blocks`` are the questions that remain, by their ids and those of their items."""

    assessment: str
    token: str
    blocks: list[tuple[str, list[str]]]


@dataclass(slots=True)
class Watched:
    """Times in s: of answers, of requests that need nothing, and of the processor for one answer with all else."""

    answers: list[float] = field(default_factory=list)
    empty: list[float] = field(default_factory=list)
    cpu: float = 0.0


def figures() -> list[Figure]:
    """All of it, in some three minutes."""
    try:
        with make_site() as site, site.serve() as server:
            return asyncio.run(_measure(site, server))
    except ServerError as error:
        raise click.ClickException(str(error)) from error


async def _measure(site: Site, server: Server) -> list[Figure]:
    key = create_key(site.environment)
    acknowledged = Acknowledged()
    alone = Watched()
    for form in FORMS:
        [taker] = await asyncio.to_thread(_begin, server, key, [form])
        await _watch(server, [taker], alone, acknowledged, gap=0)
    how = "one participant, an answer after the other"
    found = [
        load_figure(),
        plain("an answer alone, median, ms", 1000 * statistics.median(alone.answers), how),
        plain("an answer alone, CPU, ms", 1000 * alone.cpu / len(alone.answers), f"{how}; the whole process"),
    ]
    for size, limit in LIMITS_MS.items():
        forms = [FORMS[number % len(FORMS)] for number in range(size)]
        takers = await asyncio.to_thread(_begin, server, key, forms)
        watched = Watched()
        await _watch(server, takers, watched, acknowledged, gap=GAP_S)
        found += _compare(size, limit, watched)
    database = Database(site.environment["DISCERN_DATABASE_URL"])
    lost = database.read_now(acknowledged.find_lost)
    given = sum(map(len, acknowledged.answers.values()))
    return [*found, at_most("answers lost", len(lost), 0, f"of {given} that were acknowledged")]


def _compare(size: int, limit: float, watched: Watched) -> list[Figure]:
    how = f"{len(watched.answers)} answers, {GAP_S:g} s apart, in {WATCHED_S:g} s; a new connection each"
    who = f"of {size} participants"
    return [
        at_most(f"an answer {who}, 95%, ms", 1000 * _p95(watched.answers), limit, how),
        plain(f"an answer {who}, median, ms", 1000 * statistics.median(watched.answers), how),
        plain(f"an answer {who}, CPU, ms", 1000 * watched.cpu / len(watched.answers), "the whole process"),
        plain(f"an empty request beside {size}, 95%, ms", 1000 * _p95(watched.empty), "what the machine adds"),
        load_figure(),
    ]


def _begin(server: Server, key: str, forms: Sequence[FormId]) -> list[Taker]:
    """People who have opened their pages, one for each form."""
    takers = []
    with Client(f"{server.url}/v1", key, timeout=60) as client, httpx.Client(timeout=60) as browser:
        for form in forms:
            made = client.send(
                operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada"), form=form))
            )
            token = (
                client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id)).private_token
                or ""
            )
            # Opened once, a link counts as good, and its requests don't wait among strangers'.
            browser.get(f"{server.url}/me", params={"token": token}).raise_for_status()
            following = client.send(operations.GET_NEXT(assessment_id=made.id)).model_dump()
            takers.append(Taker(made.id, token, _blocks_of(following)))
    return takers


async def _watch(
    server: Server, takers: Sequence[Taker], watched: Watched, acknowledged: Acknowledged, *, gap: float
) -> None:
    """Let everybody answer until they have finished or the time is over."""
    process, url = psutil.Process(server.pid), httpx.URL(server.url)
    before, until = _cpu(process), time.perf_counter() + WATCHED_S
    chance = random.Random(1)  # noqa: S311 (paces, not secrets)

    async def answer(taker: Taker) -> None:
        await asyncio.sleep(gap * chance.random())
        while taker.blocks and time.perf_counter() < until:
            block, items = taker.blocks[0]
            most, least = chance.sample(items, 2)
            given = Answer(block=block, most=most, least=least, ms=4000).model_dump()
            sent = {"token": taker.token, "assessment": taker.assessment, "given": [given]}
            took, response = await _send(url, "POST", "/take/answers", sent)
            watched.answers.append(took)
            acknowledged.answers.setdefault(taker.assessment, {})[block] = (most, least)
            # Of a form whose blocks are known, the answer has the next one alone.
            taker.blocks = taker.blocks[1:] or _blocks_of(response.json())
            await asyncio.sleep(gap * (0.6 + 0.8 * chance.random()))

    async def send_empty() -> None:
        while True:
            watched.empty.append((await _send(url, "GET", "/_stcore/health"))[0])
            await asyncio.sleep(1 / EMPTY_REQUESTS_A_SECOND)

    emptily = asyncio.create_task(send_empty())
    await asyncio.gather(*(answer(taker) for taker in takers))
    emptily.cancel()
    watched.cpu += _cpu(process) - before


def _blocks_of(following: dict[str, Any]) -> list[tuple[str, list[str]]]:
    return [(block["id"], [item["id"] for item in block["items"]]) for block in following["blocks"]]


async def _send(url: httpx.URL, method: str, path: str, body: object = None) -> tuple[float, httpx.Response]:
    """Send a request on a connection of its own, which a server closes anyway while people think; the time in s."""
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as browser:
        began = time.perf_counter()
        response = await browser.request(method, path, json=body)
        took = time.perf_counter() - began
    if response.status_code != httpx.codes.OK:
        raise click.ClickException(f"The app answered {response.status_code}: {response.text}")
    return took, response


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _p95(values: Sequence[float]) -> float:
    return sorted(values)[int(0.95 * (len(values) - 1))]
