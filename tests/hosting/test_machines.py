"""Six machines, set up by the commands of `docs/hosting.md`, of which some die and all are upgraded, under load."""

import asyncio
import random
import re
import shutil
import ssl
import subprocess
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

import httpx
import psutil
import psycopg
import pytest
from sqlalchemy import NullPool, create_engine

from discern.service.storage.engine.database import read_url
from tests.support.machines import PUBLIC, Machine, connected, open_to_visitors
from tests.support.postgres import find_binaries, make_cluster
from tests.support.running_app.session import Session
from tests.support.running_app.visitors import Visitors
from tests.support.systemd_sandbox import ROOT, Room, find_nginx, read_blocks
from tests.support.takers import Acknowledged, take

pytestmark = [pytest.mark.slow, pytest.mark.timeout(2400)]

ADDRESSES = {
    "front": "10.0.0.1",
    "app-1": "10.0.0.11",
    "app-2": "10.0.0.12",
    "rest-1": "10.0.0.21",
    "rest-2": "10.0.0.22",
    "db": "10.0.0.31",
}
PLACES = {"rest-1": 8500, "rest-2": 8500, "app-1": 8501, "app-2": 8501}
"""Where Discern runs, in the order of an upgrade."""
URL = f"https://{PUBLIC}"

SECRETS = {
    "PASSWORD": "5d8b0a1f5c0c4b7f93c2a6e4d17f80b2",
    "COOKIE_SECRET": "b91c67d2fe3405a8876e19d4c02b5fa3",
    "ACCESS_SECRET": "7e20f9b35ad841c6920d7bb6ef4183a5",
}

SESSIONS = 20
THINK = 4.0
"""Seconds between two reruns of a session."""

TAKERS = 3
PACE = 0.2
"""Seconds before each call of a taker."""

PATIENCE = 65.0
"""Seconds after which a caller gives an answer up: nginx waits for sixty."""

CUT_OFF = 45.0
"""Seconds after which nginx takes a silent page to be dead."""

SLACK = 10.0
"""Seconds for all else, on a busy machine."""

WATCHED = 20.0
"""Seconds."""

AT_MOST = 0.02
"""Seconds of PostgreSQL's CPU for a call of a taker."""

MIGRATION = '''\
"""What the next version adds"""

import sqlalchemy as sa
from alembic import op

revision = "the_next_version"
down_revision = "{newest}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("assessments", sa.Column("next_version", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table("next_version", sa.Column("id", sa.String(), primary_key=True))
    op.create_index("ix_assessments_next_version", "assessments", ["next_version"])
'''


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Discern", "-c", "user.email=discern@example.com"]
    subprocess.run(["git", *who, "-C", str(folder), *arguments], check=True, capture_output=True)


@dataclass
class Site:
    """All machines with their rooms, and the repository that they install from."""

    machines: dict[str, Machine]
    rooms: dict[str, Room]
    repository: Path
    key: str = ""

    @property
    def database_url(self) -> str:
        """By the socket, which is a file and so within reach."""
        postgres = self.rooms["db"].postgres
        return f"postgresql://discern@/discern?host={postgres.folder}&port={postgres.port}"

    @property
    def certificate(self) -> Path:
        return self.rooms["front"].certificate

    def carry_out(self, name: str, *blocks: str, downloads: bool = False) -> str:
        """Run blocks of the document on a machine. The network leads nowhere, so what ``downloads`` runs beside it."""
        given = SECRETS | {"ADDRESS": ADDRESSES[name], "HOST": PUBLIC, "REPOSITORY": str(self.repository)}
        # The document's host has a name.
        texts = [each.replace("DNS:$HOST", "IP:$HOST") for each in blocks]
        room = replace(self.rooms[name], within=()) if downloads else self.rooms[name]
        return room.carry_out(texts, given)

    def install(self) -> None:
        self.rooms["db"].systemctl("start", "postgresql")
        self.carry_out("db", *read_blocks("The database"))
        addresses, settings, rest, app = read_blocks("Machines of Discern")
        for name in PLACES:
            self._install_code(name)
            etc = self.rooms[name].root / "etc/discern"
            etc.mkdir()
            shutil.copy(self.rooms["db"].root / "etc/discern/postgres.pem", etc)
            self.carry_out(name, addresses, settings, rest if name.startswith("rest") else app)
        self.carry_out("front", read_blocks("The front")[0])
        self.wait_until_well()
        self.key = self.carry_out("rest-1", read_blocks("Install")[-1]).split()[-1]

    def _install_code(self, name: str) -> None:
        """With a uv that the first machine installs for all."""
        code = read_blocks("Install")[1]
        first, *others = PLACES
        if name in others:
            (self.rooms[name].root / "opt/uv").symlink_to(self.rooms[first].root / "opt/uv")
            code = re.sub(r"^.* (-m venv|pip install|install --quiet) .*\n", "", code, flags=re.MULTILINE)
        self.carry_out(name, code, downloads=True)

    def wait_until_well(self, seconds: float = 120) -> None:
        """Until each process says with its own words that its database answers."""
        deadline = time.monotonic() + seconds
        for name, port in PLACES.items():
            asked = [*self.machines["front"].within, "curl", "--silent", "--max-time", "5"]
            asked.append(f"http://{ADDRESSES[name]}:{port}/readyz")
            while '"ready"' not in subprocess.run(asked, capture_output=True, text=True).stdout:
                assert time.monotonic() < deadline, f"{name} is not ready\n{self.rooms[name].logs()}"
                time.sleep(0.2)

    def bring_back(self, name: str) -> None:
        """What a machine does when it is switched on."""
        self.machines[name].speak_again()
        units = ("discern-rest", "discern-worker") if name.startswith("rest") else ("discern-app@8501",)
        for unit in units:
            self.rooms[name].systemctl("start", unit)

    def upgrade(self, name: str) -> None:
        migration, rest, app = read_blocks("Upgrade machine by machine")
        code = re.sub(r"^(systemctl|until).*\n", "", read_blocks("Upgrade")[0], flags=re.MULTILINE)
        self.carry_out(name, code, downloads=True)
        if name == next(iter(PLACES)):
            self.carry_out(name, migration)
        self.carry_out(name, "ADDRESS=", rest if name.startswith("rest") else app)

    def publish_next_version(self, work: Path) -> None:
        """A version with one migration more."""
        git(work.parent, "clone", "--quiet", str(self.repository), work.name)
        versions = work / "src/discern/service/storage/migrations/versions"
        newest = max(file.stem for file in versions.glob("0*.py"))
        number, _, name = newest.partition("_")
        text = MIGRATION.format(newest=name)
        (versions / f"{int(number) + 1:04}_the_next_version.py").write_text(text, encoding="utf-8")
        git(work, "add", ".")
        git(work, "commit", "--quiet", "-m", "The next version")
        git(work, "push", "--quiet")

    def read_migration(self) -> str:
        with psycopg.connect(self.database_url) as connection:
            [row] = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        return str(row[0])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if find_nginx() is None or find_binaries() is None:
        pytest.skip("no nginx or no PostgreSQL on this machine: apt-get install nginx postgresql")
    if not (ROOT / ".git").exists():
        pytest.skip("the machines clone the repository, and here is none")
    folder = tmp_path_factory.mktemp("machines")
    repository = folder / "repository.git"
    subprocess.run(["git", "clone", "--quiet", "--bare", str(ROOT), str(repository)], check=True)
    same = {port: port for port in (80, 443, 8500, 8501, 8502)}
    with connected(ADDRESSES) as machines, make_cluster(5432) as postgres:
        open_to_visitors(machines["front"])
        rooms = {
            name: Room(folder / name, postgres, {"DISCERN_RATE_LIMIT": "1000000"}, same, machine.within)
            for name, machine in machines.items()
        }
        for room in rooms.values():
            room.furnish()
        site = Site(machines, rooms, repository)
        try:
            site.install()
            yield site
        finally:
            for name, room in rooms.items():
                machines[name].speak_again()
                room.systemctl("stop", "postgresql") if name == "db" else machines[name].kill_all()


@dataclass
class Callers:
    """Programs that take assessments one after the other at the front; what fails is given up."""

    site: Site
    acknowledged: Acknowledged = field(default_factory=Acknowledged)
    answers: list[tuple[float, float, int]] = field(default_factory=list)
    """When each call was sent, the seconds it took, and its status; 0 without an answer."""

    @contextmanager
    def at_work(self) -> Iterator[None]:
        over = threading.Event()
        threads = [threading.Thread(target=self._work, args=(seed, over)) for seed in range(TAKERS)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            over.set()
            for thread in threads:
                thread.join()

    def _work(self, seed: int, over: threading.Event) -> None:
        chance = random.Random(seed)
        trust = ssl.create_default_context(cafile=str(self.site.certificate))
        sent = 0.0

        def note_request(request: httpx.Request) -> None:
            nonlocal sent
            time.sleep(PACE)
            sent = time.monotonic()

        def note_response(response: httpx.Response) -> None:
            self.answers.append((sent, time.monotonic() - sent, response.status_code))

        headers = {"Authorization": f"Bearer {self.site.key}"}
        hooks: dict[str, list[Callable[..., None]]] = {"request": [note_request], "response": [note_response]}
        while not over.is_set():
            with httpx.Client(
                base_url=f"{URL}/v1", verify=trust, headers=headers, event_hooks=hooks, timeout=PATIENCE
            ) as http:
                try:
                    while not over.is_set():
                        take(http, self.acknowledged, chance)
                except httpx.HTTPStatusError:
                    continue
                except httpx.TransportError:
                    self.answers.append((sent, time.monotonic() - sent, 0))

    def since(self, moment: float) -> list[tuple[float, float, int]]:
        return [answer for answer in self.answers if answer[0] >= moment]

    def find_lost(self) -> list[str]:
        # Without migrating it: its version may be newer than ours.
        with create_engine(read_url(self.site.database_url), poolclass=NullPool).connect() as connection:
            return self.acknowledged.find_lost(connection)


def let_in(site: Site) -> str:
    """The cookies of a browser that followed the address with the installation's secret."""
    trust = ssl.create_default_context(cafile=str(site.certificate))
    with httpx.Client(base_url=URL, verify=trust) as http:
        http.get("/open", params={"secret": SECRETS["ACCESS_SECRET"]})
        kept = {each.name: each.value for each in http.cookies.jar if each.name != "discern_route"}
    assert kept, "the secret let nobody in"
    return "; ".join(f"{name}={value}" for name, value in kept.items())


def make_visitors(site: Site) -> Visitors:
    cookies = let_in(site)

    def make_session() -> Session:
        # A browser's own, which it keeps when it connects again.
        route = next(routes)
        return Session(URL, {"Cookie": f"{cookies}; discern_route={route}"}, PATIENCE, str(site.certificate))

    routes = iter(lambda: uuid.uuid4().hex, None)
    return Visitors(make_session, ("", "assessments", "people"), THINK)


async def until_all_are_served(visitors: Visitors, seconds: float) -> float:
    """Seconds until as many reruns in a row as there are sessions succeeded, twice over."""
    began = time.monotonic()
    needed = 2 * visitors.size
    while True:
        last = visitors.reruns[-needed:]
        if len(last) == needed and last[0].began > began and all(rerun.took is not None for rerun in last):
            return last[0].began - began
        assert time.monotonic() - began < seconds, Counter(rerun.failure for rerun in visitors.reruns)
        await asyncio.sleep(0.2)


def test_the_database_is_reached_by_tls_alone(site: Site) -> None:
    with psycopg.connect(site.database_url) as connection:
        rows = connection.execute(
            "SELECT host(client_addr), bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) "
            "WHERE client_addr IS NOT NULL GROUP BY 1"
        ).fetchall()
    assert dict(rows) == {ADDRESSES[name]: True for name in PLACES}
    own = site.rooms["app-1"].root / "etc/discern/postgres.pem"
    psql = site.rooms["db"].postgres.binaries / "psql"

    def connect(**options: str) -> str:
        url = f"postgresql://discern:{SECRETS['PASSWORD']}@10.0.0.31/discern?"
        url += "&".join(f"{name}={value}" for name, value in options.items())
        command = [*site.machines["app-1"].within, str(psql), url, "-Atc", "SELECT 'in'"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        return done.stdout.strip() or done.stderr

    assert connect(sslmode="verify-full", sslrootcert=str(own)) == "in"
    assert "no encryption" in connect(sslmode="disable")
    assert "certificate verify failed" in connect(sslmode="verify-full", sslrootcert=str(site.certificate))


def test_what_a_call_costs_the_database(site: Site) -> None:
    site.wait_until_well()
    callers = Callers(site)

    def watch() -> tuple[float, int]:
        """Seconds of CPU that the database used in `WATCHED` seconds, and the calls that were answered meanwhile."""
        before, answered = spend(), len(callers.answers)
        time.sleep(WATCHED)
        return spend() - before, len(callers.answers) - answered

    def spend() -> float:
        used = 0.0
        for pid in site.machines["db"].list_pids():
            with suppress(psutil.NoSuchProcess):
                used += sum(psutil.Process(pid).cpu_times()[:2])
        return used

    idle, _ = watch()
    with callers.at_work():
        time.sleep(5)
        busy, calls = watch()
    spent = busy - idle
    print(
        f"\nCPU of PostgreSQL: {1000 * spent / calls:.1f} ms for a call of a taker, over {calls}; "
        f"{1000 * idle / WATCHED:.0f} ms a second while nobody calls"
    )
    assert {status for _, _, status in callers.answers} == {200}
    assert spent / calls < AT_MOST


def test_machines_die_and_nothing_acknowledged_is_lost(site: Site) -> None:
    site.wait_until_well()
    callers, visitors = Callers(site), make_visitors(site)
    figures: dict[str, str] = {}

    async def lose(name: str) -> None:
        """Have it die, see all served by the other, and have it back."""
        began = time.monotonic()
        await asyncio.to_thread(site.machines[name].die)
        # By then, nginx has answered those who waited for the dead machine.
        await asyncio.sleep(62)
        await until_all_are_served(visitors, 180)
        cut_off = [rerun.began - began for rerun in visitors.reruns if rerun.took is None and rerun.began >= began]
        calls = callers.since(began)
        statuses = Counter(status for _, _, status in calls)
        figures[name] = (
            f"{len(cut_off)} pages cut off, the last after {max(cut_off, default=0):.0f} s; "
            f"{len(calls)} calls, {dict(statuses)}, longest {max(took for _, took, _ in calls):.1f} s"
        )
        assert statuses.keys() <= ({200, 500} if name.startswith("rest") else {200})
        assert sum(count for status, count in statuses.items() if status != 200) <= TAKERS
        if name.startswith("app"):
            assert 0 < len(cut_off) < SESSIONS
            assert max(cut_off) < CUT_OFF + SLACK
        await asyncio.to_thread(site.bring_back, name)
        await asyncio.to_thread(site.wait_until_well)

    async def lose_the_database() -> None:
        began = time.monotonic()
        await asyncio.to_thread(site.machines["db"].go_silent)
        await asyncio.sleep(30)
        await asyncio.to_thread(site.machines["db"].kill_all)
        await asyncio.to_thread(site.machines["db"].speak_again)
        await asyncio.to_thread(site.rooms["db"].systemctl, "start", "postgresql")
        back = time.monotonic()
        await asyncio.to_thread(site.wait_until_well)
        ready = time.monotonic() - back
        moved = await until_all_are_served(visitors, 180)
        statuses = Counter(status for _, _, status in callers.since(began))
        figures["db"] = f"ready {ready:.0f} s after it is back, pages well {moved:.0f} s later; {dict(statuses)}"

    async def rehearse() -> None:
        async with visitors.gathered():
            await visitors.grow(SESSIONS)
            await until_all_are_served(visitors, 180)
            for name in ("app-1", "rest-1"):
                await lose(name)
            await lose_the_database()

    with callers.at_work():
        asyncio.run(rehearse())
    print(f"\n{SESSIONS} sessions, {len(callers.answers)} calls, {len(callers.acknowledged.completed)} completed")
    print("\n".join(f"{name}: {what}" for name, what in figures.items()))
    assert callers.find_lost() == []
    assert len(callers.acknowledged.completed) > 5


def test_an_upgrade_machine_by_machine_loses_no_request(site: Site, tmp_path: Path) -> None:
    site.wait_until_well()
    site.publish_next_version(tmp_path / "next")
    before = site.read_migration()
    callers, visitors = Callers(site), make_visitors(site)
    seconds: dict[str, float] = {}

    async def rehearse() -> None:
        async with visitors.gathered():
            await visitors.grow(SESSIONS)
            await until_all_are_served(visitors, 180)
            for name in PLACES:
                began = time.monotonic()
                await asyncio.to_thread(site.upgrade, name)
                assert site.read_migration() == "the_next_version"
                await until_all_are_served(visitors, 180)
                seconds[name] = time.monotonic() - began

    with callers.at_work():
        asyncio.run(rehearse())
    statuses = Counter(status for _, _, status in callers.answers)
    cut_off = sum(rerun.took is None for rerun in visitors.reruns)
    print(
        f"\nfrom {before}: {sum(statuses.values())} calls, {dict(statuses)}; {len(visitors.reruns)} reruns, "
        f"{cut_off} cut off; { ({name: f'{took:.0f} s' for name, took in seconds.items()}) }"
    )
    assert before != "the_next_version"
    assert statuses.keys() == {200}
    assert callers.find_lost() == []
