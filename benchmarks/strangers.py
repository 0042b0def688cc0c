"""How much longer a manager waits for a page, and somebody with a good link for theirs, while strangers attack."""

import asyncio
import statistics
import time
from dataclasses import dataclass, field

import click
import httpx

from benchmarks.app.site import load_figure, make_site
from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import create_key
from discern.client import Client, operations
from discern.contract import NewAssessment, NewCandidate
from tests.support.running_app.server import Server, ServerError
from tests.support.running_app.session import Session, SessionError
from tests.support.running_app.strangers import attack_from_a_process

WATCHED_S = 20.0
PAUSE_S = 0.2
PAGES = ("", "assessments", "people")
ATTACKS = {
    "wrong links": ("plain links", "plain links from everywhere"),
    "refused connections": ("refused connections",),
    "all attacks": (),
}
LONGEST_MS = {"page": 2000.0, "link": 5000.0}
"""At most, during an attack."""

STRANGER = "203.0.113.8"
TAKER = {"X-Forwarded-For": "198.51.100.9"}


@dataclass(slots=True)
class Waits:
    """Seconds that each page and each link took."""

    pages: list[float] = field(default_factory=list)
    links: list[float] = field(default_factory=list)


def figures() -> list[Figure]:
    """All of it, in some two minutes."""
    try:
        with make_site() as site, site.serve({"DISCERN_TRUSTED_PROXIES": "127.0.0.0/8"}) as server:
            return asyncio.run(_measure(server, create_key(site.environment)))
    except (ServerError, SessionError) as error:
        raise click.ClickException(str(error)) from error


async def _measure(server: Server, key: str) -> list[Figure]:
    with Client(f"{server.url}/v1", key, timeout=60) as client:
        made = client.send(operations.create_assessment(NewAssessment(candidate=NewCandidate(name="Ada"))))
    link = f"{server.url}/take?token={(made.take_url or '').partition('token=')[2]}"
    await _work(server, link, asyncio.create_task(asyncio.sleep(WATCHED_S / 2)))
    quiet = await _work(server, link, asyncio.create_task(asyncio.sleep(WATCHED_S)))
    found = [load_figure(), *_compare("in quiet", quiet, quiet)]
    for name, kinds in ATTACKS.items():
        attack = asyncio.create_task(attack_from_a_process(server.url, STRANGER, WATCHED_S, *kinds))
        waits = await _work(server, link, attack)
        found += _compare(f"during {name}", waits, quiet)
        found.append(plain(f"sent, {name}", sum(attack.result().values()), f"by strangers, in {WATCHED_S:g} s"))
    return found


async def _work(server: Server, link: str, until: asyncio.Task[object]) -> Waits:
    """Look at one page after the other, and open the link, until a task has ended."""
    waits = Waits()
    # The manager shares the strangers' address, as behind one proxy.
    headers = {"Cookie": server.cookie(), "X-Forwarded-For": STRANGER}

    async def manage() -> None:
        async with Session(server.url, headers) as session:
            while not until.done():
                for page in PAGES:
                    waits.pages.append(await session.run(page))
                    await asyncio.sleep(PAUSE_S)

    async def take() -> None:
        async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
            while not until.done():
                began = time.perf_counter()
                (await http.get(link, headers=TAKER)).raise_for_status()
                waits.links.append(time.perf_counter() - began)
                await asyncio.sleep(PAUSE_S)

    await asyncio.gather(manage(), take(), until)
    return waits


def _compare(when: str, waits: Waits, quiet: Waits) -> list[Figure]:
    found = []
    for name, each, before in (("page", waits.pages, quiet.pages), ("link", waits.links, quiet.links)):
        median, count = statistics.median(each), f"{len(each)} of them"
        found.append(plain(f"{name} {when}, median, ms", 1000 * median, count))
        longest = f"{name} {when}, longest, ms"
        if each is before:
            found.append(plain(longest, 1000 * max(each), count))
        else:
            found.append(at_most(longest, 1000 * max(each), LONGEST_MS[name], count))
            found.append(plain(f"{name} {when}, ratio", median / statistics.median(before), "of medians, same run"))
    return found
