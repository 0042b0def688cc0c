"""`discern serve --workers`: its processes are killed, reloaded, asked to end, and left without their database.

`uv run pytest -m slow -s tests/service/test_supervision.py` prints the figures.
"""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import psutil
import pytest

from tests.support.postgres import Postgres, free_port, require_postgres
from tests.support.processes import make_key
from tests.support.systemd_sandbox import ROOT

pytestmark = [pytest.mark.integration, pytest.mark.timeout(600)]

SERVES = "Application startup complete"
"""What each process says when it serves."""

ENDED_S = 10.0
"""How long all may take to end when they are asked to."""

CLIENTS = 200
REQUESTS = 15


@dataclass
class Supervised:
    """A supervisor, and what it and its processes have said."""

    parent: "subprocess.Popen[str]"
    port: int
    lines: list[dict[str, Any]] = field(default_factory=list)
    _said: threading.Condition = field(default_factory=threading.Condition)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def listen(self) -> None:
        assert self.parent.stderr is not None
        for line in self.parent.stderr:
            with self._said:
                self.lines.append(json.loads(line))
                self._said.notify_all()

    def wait_for(self, part: str, count: int = 1, after: str = "") -> None:
        """Until so many lines have the part, of those that follow the one with ``after``."""

        def is_heard() -> bool:
            said = [line["message"] for line in self.lines]
            first = next((place for place, text in enumerate(said) if after in text), len(said))
            return sum(part in text for text in said[first:]) >= count

        with self._said:
            self._said.wait_for(lambda: is_heard() or self.parent.poll() is not None, timeout=300)
            assert is_heard(), (part, self.parent.poll(), self.lines[-20:])

    def workers(self) -> set[psutil.Process]:
        found = set()
        for child in psutil.Process(self.parent.pid).children():
            try:
                if "spawn_main" in " ".join(child.cmdline()):
                    found.add(child)
            except (psutil.ZombieProcess, psutil.NoSuchProcess):
                continue
        return found

    def kill_and_await_another(self, worker: psutil.Process) -> tuple[psutil.Process, float]:
        """The process that takes its place, and the seconds until it was there."""
        before = self.workers()
        began = time.monotonic()
        worker.kill()
        while not (new := self.workers() - before):
            assert time.monotonic() - began < 60, "nothing takes its place"
            time.sleep(0.01)
        return new.pop(), time.monotonic() - began


@contextmanager
def supervised(url: str, bytecode: Path, workers: int = 2, **settings: str) -> Iterator[Supervised]:
    """As on a documented host, with compiled bytecode, and until all processes serve."""
    port = free_port()
    environment = {
        **os.environ,
        "PYTHONPYCACHEPREFIX": str(bytecode),
        "PYTHONDONTWRITEBYTECODE": "",
        "DISCERN_DATABASE_URL": url,
        "DISCERN_WORKER": "0",
        **settings,
    }
    command = [sys.executable, "-m", "discern", "serve", "--workers", str(workers), "--port", str(port)]
    parent = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    served = Supervised(parent, port)
    listening = threading.Thread(target=served.listen)
    listening.start()
    try:
        served.wait_for(SERVES, workers)
        yield served
    finally:
        if parent.poll() is None:
            family = [psutil.Process(parent.pid), *psutil.Process(parent.pid).children(recursive=True)]
            for process in family:
                process.kill()
            psutil.wait_procs(family, timeout=60)
        parent.wait()
        listening.join()
        assert parent.stderr is not None
        parent.stderr.close()


@pytest.fixture(scope="module")
def bytecode(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bytecode")


@pytest.mark.parametrize("kills", [pytest.param(3, id="three"), pytest.param(20, id="twenty", marks=pytest.mark.slow)])
def test_a_process_killed_at_any_moment_of_its_start_is_replaced(
    postgres: Postgres, bytecode: Path, kills: int
) -> None:
    chance = random.Random(kills)
    with supervised(postgres.new_database(), bytecode) as served:
        worker = min(served.workers(), key=lambda each: each.pid)
        began = time.monotonic()
        worker, took = served.kill_and_await_another(worker)
        served.wait_for(SERVES, 3)
        start_s = time.monotonic() - began
        replaced = [took]
        for _ in range(kills - 1):
            worker, took = served.kill_and_await_another(worker)
            replaced.append(took)
            time.sleep(chance.uniform(0, start_s))
        served.wait_for(SERVES, after=f"Started server process [{worker.pid}]")
        answered = httpx.get(f"{served.url}/readyz", timeout=60)
        assert answered.json()["status"] == "ready"
        assert len(served.workers()) == 2
    print(
        f"\n{len(replaced)} kills: another process after {median(replaced):.2f} s, at most {max(replaced):.2f} s; "
        f"it serves {start_s:.1f} s after a kill; load {os.getloadavg()[0]:.0f}"
    )


def test_it_ends_when_asked_once_what_is_under_way_is_answered(postgres: Postgres, bytecode: Path) -> None:
    url = postgres.new_database()
    key = make_key(url)
    body = b'{"name": "Late"}'
    head = f"POST /v1/teams HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {key}\r\nContent-Length: {len(body)}\r\n"
    with supervised(url, bytecode) as served:
        family = psutil.Process(served.parent.pid).children(recursive=True)
        with socket.create_connection(("127.0.0.1", served.port), timeout=60) as connection:
            connection.sendall(f"{head}Content-Type: application/json\r\n\r\n".encode() + body[:4])
            httpx.get(f"{served.url}/readyz", timeout=60).raise_for_status()
            served.parent.send_signal(signal.SIGTERM)
            served.wait_for("Shutting down", 2)
            connection.sendall(body[4:])
            assert connection.recv(12) == b"HTTP/1.1 200"
        assert served.parent.wait(60) == 0
        psutil.wait_procs(family, timeout=60)
        assert not any(each.is_running() for each in family)


def test_a_caller_who_dawdles_does_not_keep_it_from_ending(postgres: Postgres, bytecode: Path) -> None:
    url = postgres.new_database()
    head = f"POST /v1/teams HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {make_key(url)}\r\nContent-Length: 9\r\n\r\n{{"
    with supervised(url, bytecode) as served, socket.create_connection(("127.0.0.1", served.port)) as connection:
        connection.sendall(head.encode())
        httpx.get(f"{served.url}/readyz", timeout=60).raise_for_status()
        began = time.monotonic()
        served.parent.send_signal(signal.SIGTERM)
        assert served.parent.wait(60) == 0
        took = time.monotonic() - began
    print(f"\nended {took:.1f} s after SIGTERM, with a caller who dawdles")
    assert took <= ENDED_S


def test_a_reload_replaces_all_processes_and_survives_a_kill(postgres: Postgres, bytecode: Path) -> None:
    with supervised(postgres.new_database(), bytecode) as served:
        old = served.workers()
        served.parent.send_signal(signal.SIGHUP)
        served.wait_for(SERVES, 3)
        for each in served.workers() & old:
            each.kill()
        served.wait_for(SERVES, 4)
        psutil.wait_procs(old, timeout=60)
        assert not served.workers() & old
        httpx.get(f"{served.url}/readyz", timeout=60).raise_for_status()


def test_a_process_that_cannot_start_ends_all_so_that_the_host_starts_them_anew(bytecode: Path) -> None:
    with require_postgres() as own:
        url = own.new_database()
        key = make_key(url)
        with supervised(url, bytecode) as served:
            headers = {"Authorization": f"Bearer {key}"}
            with httpx.Client(base_url=f"{served.url}/v1", headers=headers, timeout=60) as http:
                http.get("/teams").raise_for_status()
                own.stop()
                assert http.get("/teams").status_code == 500
            served.workers().pop().kill()
            served.parent.wait(120)
        own.start()
    for unit in ("discern-rest.service", "discern-app@.service", "discern-worker.service"):
        assert "Restart=always" in (ROOT / "docs/hosting" / unit).read_text()


@pytest.mark.slow
def test_two_hundred_clients_of_ten_processes_meet_no_error(bytecode: Path) -> None:
    """Within PostgreSQL's default number of connections."""
    with require_postgres(max_connections=100) as own:
        url = own.new_database()
        key = make_key(url)
        start = threading.Barrier(CLIENTS)

        def ask(number: int) -> Counter[int]:
            met: Counter[int] = Counter()
            # A connection for each request, so that all processes get some.
            headers = {"Authorization": f"Bearer {key}", "Connection": "close"}
            with httpx.Client(base_url=f"{served.url}/v1", headers=headers, timeout=120) as http:
                start.wait(120)
                for each in range(REQUESTS):
                    if each % 3 == 0:
                        answer = http.post("/assessments", json={"candidate": {"name": f"Person {number}"}})
                    else:
                        answer = http.get("/assessments", params={"limit": 10})
                    met[answer.status_code] += 1
            return met

        with (
            supervised(url, bytecode, workers=10, DISCERN_RATE_LIMIT="1000000") as served,
            ThreadPoolExecutor(CLIENTS) as pool,
        ):
            statuses = sum(pool.map(ask, range(CLIENTS)), Counter[int]())
        print(f"\n{CLIENTS} clients of 10 processes with 100 connections: {dict(statuses)}")
        assert statuses.total() == CLIENTS * REQUESTS
        assert statuses.keys() <= {200, 429}
        assert statuses[200] > 0
