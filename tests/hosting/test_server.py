"""A team's server, set up by the commands of `docs/hosting.md`, under load while its parts are restarted."""

import asyncio
import json
import os
import random
import signal
import ssl
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
import psutil
import pytest

from discern import samples
from discern.client import Client
from discern.client.cache import CachedReader
from discern.contract import operations
from discern.contract.models.teams import TeamQuery
from tests.support.postgres import Postgres
from tests.support.processes import open_database
from tests.support.running_app.session import Session
from tests.support.running_app.visitors import Rerun, Visitors, p95
from tests.support.systemd_sandbox import ROOT, Room, find_nginx
from tests.support.takers import Acknowledged, take

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

SESSIONS = int(os.environ.get("REHEARSAL_SESSIONS", "200"))
THINK = 12.0
"""Seconds between two reruns of a session: somebody who reads what is drawn."""

WRONG_LINKS = 52

TAKERS = 4
PACE = 0.1
"""Seconds before each call of a taker."""

QUIET = 12.0
"""Seconds of watching while everything is up."""

COMES_BACK = 3.0
"""Seconds after a part answers again within which those who were cut off return: nginx asks again after five."""

FAST = 1.0
"""Seconds that a rerun may take at the 95th percentile, on a machine of which half is ours."""


@pytest.fixture(scope="module")
def room(postgres_of_its_own: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    if find_nginx() is None:
        pytest.skip("no nginx on this machine: apt-get install nginx")
    if not (ROOT / ".git").exists():
        pytest.skip("the server clones the repository, and here is none")
    # Behind nginx nobody sits at the machine, so the pages open by the setting.
    environment = {"DISCERN_OPEN_ACCESS": "1", "DISCERN_RATE_LIMIT": "1000000"}
    room = Room(tmp_path_factory.mktemp("room"), postgres_of_its_own, environment)
    room.furnish()
    try:
        yield room
    finally:
        room.clear()


@pytest.fixture(scope="module")
def key(room: Room) -> str:
    """Installs everything; what the last command printed."""
    return room.follow("Install").split()[-1]


@pytest.fixture(scope="module")
def trust(room: Room, key: str) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(room.certificate))


def test_the_checks_of_the_document_pass_and_the_root_leads_to_https(room: Room, trust: ssl.SSLContext) -> None:
    wait_until_well(room, trust)
    assert room.follow("Is it healthy?").count('"ready"') == 3
    plain = httpx.get(f"http://localhost:{room.ports[80]}/team?x=1")
    assert (plain.status_code, plain.headers["location"]) == (301, f"{room.url}/team?x=1")


def test_it_starts_from_compiled_bytecode(room: Room, key: str) -> None:
    modules = [*(room.root / "srv/discern/src").rglob("*.py"), *(room.root / "srv/discern/app").rglob("*.py")]
    assert modules
    assert [file for file in modules if not list((file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"))] == []


def test_a_browser_stays_with_its_process_and_no_secret_is_logged(room: Room, trust: ssl.SSLContext) -> None:
    with httpx.Client(base_url=room.url, verify=trust) as first, httpx.Client(base_url=room.url, verify=trust) as other:
        for http in (first, other):
            made = http.get("/take", params={"token": "a-secret-in-a-link"})
            assert "<!doctype html>" in made.text.lower()
            assert {"secure", "httponly"} <= {part.strip().lower() for part in made.headers["set-cookie"].split(";")}
            assert "max-age" in made.headers["strict-transport-security"]
            again = http.get("/")
            assert "discern_route" not in again.headers.get("set-cookie", "")
        for _ in range(8):
            first.get("/")
        assert first.get("/metrics").status_code == 200
    log = (room.root / "var/log/nginx/discern.log").read_text().splitlines()
    assert "a-secret-in-a-link" not in "\n".join(log)
    assert len({line.split()[-1] for line in log if '"/"' in line}) <= 2


def test_the_pages_open_at_an_address_with_a_port(room: Room, trust: ssl.SSLContext) -> None:
    wait_until_well(room, trust)

    async def read(path: str) -> str:
        async with Session(room.url, trust=str(room.certificate)) as session:
            return await session.read(path)

    page = asyncio.run(read(""))
    assert "This page is closed" not in page
    assert "Everyone who can reach this address can see these pages" in page


def test_the_log_and_the_numbers_are_as_the_document_says(room: Room, key: str, trust: ssl.SSLContext) -> None:
    wait_until_well(room, trust)
    with httpx.Client(base_url=f"{room.url}/v1", verify=trust, headers={"Authorization": f"Bearer {key}"}) as http:
        for _ in range(20):
            answer = http.get("/account").raise_for_status()
    line = wait_for_line(room.root / "units/discern-rest.log", answer.headers["X-Request-Id"])
    assert json.loads(line)["route"] == "/account"
    numbers = httpx.get(f"http://127.0.0.1:{room.ports[8500]}/metrics").text
    counts = [
        line for line in numbers.splitlines() if line.startswith("discern_request_seconds_count") and "account" in line
    ]
    assert sum(float(line.split()[-1]) for line in counts) >= 20


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux answers to all of 127.0.0.0/8")
def test_wrong_links_from_one_address_leave_another_s_alone(room: Room, key: str, trust: ssl.SSLContext) -> None:
    wait_until_well(room, trust)
    headers = {"Authorization": f"Bearer {key}"}
    with httpx.Client(base_url=f"{room.url}/v1", verify=trust, headers=headers) as http:
        made = http.post("/assessments", json={"candidate": {"name": "Ana"}}).raise_for_status().json()
    good = f"/take?{made['take_url'].partition('?')[2]}"

    def browser(address: str) -> httpx.AsyncClient:
        """Somebody's, at an address of their own."""
        transport = httpx.AsyncHTTPTransport(verify=trust, local_address=address)
        return httpx.AsyncClient(base_url=room.url, transport=transport, timeout=60)

    async def guess() -> list[int]:
        """From four connections at once."""

        async def guess_some(place: int) -> list[int]:
            async with browser("127.0.0.2") as guessing:
                wrong = [f"/take?token={'x' * 30}{number:02}" for number in range(place, WRONG_LINKS, 4)]
                return [(await guessing.get(link)).status_code for link in wrong]

        return [status for statuses in await asyncio.gather(*map(guess_some, range(4))) for status in statuses]

    async def guess_beside_somebody() -> tuple[list[int], list[str]]:
        guessing = asyncio.create_task(guess())
        shown: list[str] = []
        async with browser("127.0.0.3") as somebody:
            while not guessing.done():
                shown.append((await somebody.get(good)).text)
        return await guessing, shown

    statuses, shown = asyncio.run(guess_beside_somebody())
    assert set(statuses) == {404, 429}
    assert all("What this is." in page for page in shown)


def test_a_backup_is_made_and_tried_as_the_document_says(room: Room, key: str) -> None:
    assert "verified" in room.follow("Backups")


@dataclass
class Load:
    """What takers and pages met, and when a part was down."""

    room: Room
    key: str
    trust: ssl.SSLContext
    acknowledged: Acknowledged = field(default_factory=Acknowledged)
    answers: list[tuple[float, int]] = field(default_factory=list)
    down: list[tuple[float, float]] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)

    def take_on(self, seed: int) -> None:
        """Take assessments one after the other; what fails is given up."""
        chance = random.Random(seed)

        def note_request(request: httpx.Request) -> None:
            time.sleep(PACE)
            request.extensions["sent"] = time.monotonic()

        def note_response(response: httpx.Response) -> None:
            self.answers.append((response.request.extensions["sent"], response.status_code))

        while not self.over.is_set():
            with httpx.Client(
                base_url=f"{self.room.url}/v1",
                verify=self.trust,
                headers={"Authorization": f"Bearer {self.key}"},
                event_hooks={"request": [note_request], "response": [note_response]},
                timeout=60,
            ) as http:
                try:
                    while not self.over.is_set():
                        take(http, self.acknowledged, chance)
                except httpx.HTTPStatusError:
                    continue
                except httpx.TransportError:
                    self.answers.append((time.monotonic(), 0))

    def is_quiet(self, moment: float) -> bool:
        return not any(started <= moment <= ended for started, ended in self.down)

    def faults_when_quiet(self, reruns: list[Rerun]) -> list[tuple[float, object]]:
        answered = [(sent, status) for sent, status in self.answers if status != 200 and self.is_quiet(sent)]
        failed = [(rerun.began, rerun.failure) for rerun in reruns if rerun.took is None and self.is_quiet(rerun.began)]
        return [*answered, *failed]

    @asynccontextmanager
    async def takers(self) -> AsyncIterator[None]:
        threads = [threading.Thread(target=self.take_on, args=(seed,)) for seed in range(TAKERS)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self.over.set()
            for thread in threads:
                await asyncio.to_thread(thread.join)

    async def while_down(self, change: Callable[[], object], lag: float) -> float:
        """Make a change, wait until all is well again, and note the time between; seconds.

        ``lag``: how long before the change a request may have been sent that the change still hits.
        """
        started = time.monotonic()
        await asyncio.to_thread(change)
        await asyncio.to_thread(wait_until_well, self.room, self.trust)
        took = time.monotonic() - started
        await asyncio.sleep(COMES_BACK)
        self.down.append((started - lag, time.monotonic()))
        return took


@dataclass
class Cores:
    """How many of the machine's cores others than this rehearsal keep busy."""

    room: Room
    began: float = field(default_factory=time.monotonic)
    busy: float = 0
    ours: float = 0

    def __post_init__(self) -> None:
        self.busy, self.ours = self._busy(), self._ours()

    @property
    def of_others(self) -> float:
        used = self._busy() - self.busy - (self._ours() - self.ours)
        return max(used / (time.monotonic() - self.began), 0)

    @staticmethod
    def _busy() -> float:
        times = psutil.cpu_times()
        return float(sum(times) - times.idle - getattr(times, "iowait", 0) - getattr(times, "guest", 0))

    def _ours(self) -> float:
        roots = [int(file.read_text()) for file in (self.room.root / "units").glob("*.pid")]
        roots += [int((self.room.root / "nginx.pid").read_text())]
        roots += [int((self.room.postgres.folder / "data" / "postmaster.pid").read_text().split()[0])]
        family = [psutil.Process()]
        for root in roots:
            family += [psutil.Process(root), *psutil.Process(root).children(recursive=True)]
        used = 0.0
        for each in family:
            with suppress(psutil.NoSuchProcess):
                used += sum(each.cpu_times()[:2])
        return used


def wait_until_well(room: Room, trust: ssl.SSLContext, seconds: float = 90) -> None:
    """Until each process says with its own words that its database answers."""
    deadline = time.monotonic() + seconds
    places = [f"http://127.0.0.1:{room.ports[port]}/readyz" for port in (8500, 8501, 8502)]
    for place in [*places, f"{room.url}/readyz"]:
        while True:
            try:
                if httpx.get(place, verify=trust, timeout=5).json()["status"] == "ready":
                    break
            except (httpx.TransportError, ValueError):
                pass
            assert time.monotonic() < deadline, f"{place} is not ready\n{room.logs()}"
            time.sleep(0.1)


def wait_for_line(log: Path, part: str, seconds: float = 30) -> str:
    """The first line with this part: a process writes it once it has answered."""
    deadline = time.monotonic() + seconds
    while True:
        found = [line for line in log.read_text().splitlines(keepends=True) if part in line and line.endswith("\n")]
        if found:
            return found[0]
        assert time.monotonic() < deadline, f"no line of {log.name} has {part}"
        time.sleep(0.05)


def kill_a_rest_worker(room: Room) -> None:
    parent = psutil.Process(room.pid("discern-rest"))
    workers = [child for child in parent.children() if "spawn_main" in " ".join(child.cmdline())]
    assert len(workers) == 2
    workers[0].send_signal(signal.SIGKILL)
    workers[0].wait(30)
    deadline = time.monotonic() + 60
    while len([child for child in parent.children() if "spawn_main" in " ".join(child.cmdline())]) < 2:
        assert time.monotonic() < deadline, "the worker didn't come back"
        time.sleep(0.1)


def crash_postgres(postgres: Postgres) -> None:
    postgres.stop()
    time.sleep(2)
    postgres.start()


def load_sample_company(room: Room, key: str, trust: ssl.SSLContext) -> str:
    with Client(f"{room.url}/v1", key, transport=httpx.HTTPTransport(verify=trust), timeout=60, budget=120) as client:
        for _ in samples.load(CachedReader(client)):
            pass
        return client.send(operations.LIST_TEAMS(TeamQuery(limit=1))).data[0].id


def test_parts_are_restarted_under_load(room: Room, key: str, trust: ssl.SSLContext) -> None:
    wait_until_well(room, trust)
    team = load_sample_company(room, key, trust)
    load = Load(room, key, trust)
    session = partial(Session, room.url, trust=str(room.certificate))
    visitors = Visitors(session, ("", "assessments", "people", f"teams?team={team}"), THINK)
    downtimes: dict[str, float] = {}
    windows: dict[str, list[Rerun]] = {}
    others: list[float] = []

    async def watch(name: str) -> None:
        cores = Cores(room)
        windows[name] = await visitors.watch(QUIET)
        others.append(cores.of_others)

    async def rehearse() -> None:
        async with load.takers(), visitors.gathered():
            await visitors.grow(SESSIONS)
            await asyncio.sleep(THINK)
            changes: dict[str, tuple[Callable[[], object], float]] = {
                "one process of pages": (lambda: room.systemctl("restart", f"discern-app@{room.ports[8501]}"), 1),
                "one REST worker": (lambda: kill_a_rest_worker(room), 5),
                "PostgreSQL": (lambda: crash_postgres(room.postgres), 5),
            }
            for name, (change, lag) in changes.items():
                await watch(f"before {name}")
                downtimes[name] = await load.while_down(change, lag)
            await watch("after all")
            # An upgrade's reload is no time of being down: nothing may fail in it.
            await asyncio.to_thread(room.systemctl, "reload", "discern-rest")
            await watch("in a reload")

    asyncio.run(rehearse())
    statuses = Counter(status for _, status in load.answers)
    quiet = [rerun for window in windows.values() for rerun in window]
    slowest = {name: f"{1000 * p95(window):.0f} ms" for name, window in windows.items()}
    seconds = {name: f"{took:.1f} s" for name, took in downtimes.items()}
    print(
        f"\n{SESSIONS} sessions, {THINK:g} s between reruns: {len(visitors.reruns)} reruns, "
        f"{sum(rerun.took is None for rerun in visitors.reruns)} failed; "
        f"p95 {1000 * p95(quiet):.0f} ms over {len(quiet)} while all was up: {slowest}\n"
        f"{sum(statuses.values())} calls by takers: {dict(statuses)}; {len(load.acknowledged.completed)} completed\n"
        f"well again after: {seconds}; others kept {max(others):.1f} of {os.cpu_count()} cores busy"
    )
    with open_database(room.database_url) as database:
        assert database.read_now(load.acknowledged.find_lost) == []
    assert len(load.acknowledged.completed) > 20
    faults = load.faults_when_quiet(visitors.reruns)
    assert faults == [], f"{Counter(fault for _, fault in faults)}\n{room.logs()}"
    assert statuses[200] > 1000
    if max(others) <= (os.cpu_count() or 1) / 2:
        assert p95(quiet) < FAST


def test_an_upgrade_as_the_document_says_loses_no_request(room: Room, key: str, trust: ssl.SSLContext) -> None:
    wait_until_well(room, trust)
    load = Load(room, key, trust)

    async def upgrade() -> None:
        async with load.takers():
            await asyncio.to_thread(room.follow, "Upgrade")
            await asyncio.to_thread(wait_until_well, room, trust)

    asyncio.run(upgrade())
    assert Counter(status for _, status in load.answers).keys() == {200}
    with open_database(room.database_url) as database:
        assert database.read_now(load.acknowledged.find_lost) == []
