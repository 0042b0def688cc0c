"""A database that goes away and comes back: PostgreSQL that crashes, and a disk that fills up."""

import random
import resource
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest

from discern.service.server import READY_S
from tests.support.postgres import Postgres, run_postgres
from tests.support.processes import make_key, open_database, run_process
from tests.support.takers import Acknowledged, take

pytestmark = pytest.mark.integration


def assert_error(response: httpx.Response, code: str = "internal_error") -> None:
    assert response.status_code == 500, response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert int(response.headers["X-RateLimit-Remaining"]) >= 0
    assert response.json()["code"] == code


@pytest.fixture
def own_postgres(postgres: Postgres) -> Iterator[Postgres]:
    """A cluster that only this test stops."""
    with TemporaryDirectory(prefix="discern-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with run_postgres(Path(folder) / "cluster") as server:
            yield server


@dataclass
class Load:
    """Takers who go on whatever is answered, and what they met. ``phase`` is when a request was sent."""

    acknowledged: Acknowledged = field(default_factory=Acknowledged)
    phase: str = "before"
    met: "Counter[tuple[str, int]]" = field(default_factory=Counter)
    failures: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    over: threading.Event = field(default_factory=threading.Event)

    def client(self, url: str, key: str) -> httpx.Client:
        def note_request(request: httpx.Request) -> None:
            request.extensions["phase"] = self.phase

        def note_response(response: httpx.Response) -> None:
            self.met[response.request.extensions["phase"], response.status_code] += 1
            if response.status_code != 200:
                response.read()
                assert_error(response)
                self.failures.release()

        hooks: dict[str, list[Any]] = {"request": [note_request], "response": [note_response]}
        headers = {"Authorization": f"Bearer {key}"}
        return httpx.Client(base_url=url, headers=headers, event_hooks=hooks, timeout=60)

    def run(self, url: str, key: str, seed: int) -> None:
        chance = random.Random(seed)
        with self.client(url, key) as http:
            while not self.over.is_set():
                try:
                    take(http, self.acknowledged, chance)
                except httpx.HTTPStatusError:
                    continue


def test_postgres_crashes_and_the_service_goes_on_after_it(own_postgres: Postgres) -> None:
    url = own_postgres.new_database()
    key, load = make_key(url), Load()
    with run_process(url) as served:
        address = f"http://127.0.0.1:{served.port}/v1"
        takers = [threading.Thread(target=load.run, args=(address, key, seed)) for seed in range(4)]
        for taker in takers:
            taker.start()
        try:
            load.acknowledged.wait_for(60)
            load.phase = "down"
            own_postgres.stop()
            for _ in range(20):
                assert load.failures.acquire(timeout=60)
            own_postgres.start()
            load.phase = "after"
            load.acknowledged.wait_for(60)
        finally:
            load.over.set()
            for taker in takers:
                taker.join()
        assert served.process.poll() is None
    assert {status for _, status in load.met} == {200, 500}
    assert ("after", 500) not in load.met
    with open_database(url) as database:
        assert database.read_now(load.acknowledged.find_lost) == []


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of a process that runs")
def test_a_full_disk_stops_writes_alone_and_they_come_back_with_space(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    key = make_key(url)
    new: dict[str, Any] = {"candidate": {"name": "Ada"}, "metadata": {"note": "x" * 200}}
    with run_process(url) as served, served.client(key) as http:
        made = [http.post("/assessments", json=new).raise_for_status().json()]
        largest = max(file.stat().st_size for file in tmp_path.iterdir())
        endless = resource.RLIM_INFINITY
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (largest + 65_536, endless))
        answer = http.post("/assessments", json=new)
        while answer.status_code == 200:
            made.append(answer.json())
            answer = http.post("/assessments", json=new)
        ready = f"http://127.0.0.1:{served.port}/readyz"
        assert httpx.get(ready).json()["status"] == "not ready"
        for _ in range(5):
            assert_error(http.post("/assessments", json=new), "not_saved")
            assert_error(http.delete(f"/candidates/{made[0]['candidate']['id']}"), "not_saved")
            read = http.get(f"/assessments/{made[-1]['id']}")
            assert (read.status_code, read.json()["id"]) == (200, made[-1]["id"])
        assert len(http.get("/assessments", params={"limit": 200}).json()["data"]) == len(made)
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (endless, endless))
        made += [http.post("/assessments", json=new).raise_for_status().json() for _ in range(5)]
        listed = http.get("/assessments", params={"limit": 200, "order": "oldest"}).json()["data"]
        assert [each["id"] for each in listed] == [each["id"] for each in made]
        while httpx.get(ready).json()["status"] != "ready":
            assert served.process.poll() is None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says which processes a cluster has")
def test_a_frozen_postgres_is_not_ready_until_it_goes_on(own_postgres: Postgres) -> None:
    with run_process(own_postgres.new_database()) as served:
        ready = f"http://127.0.0.1:{served.port}/readyz"
        assert httpx.get(ready, timeout=60).json()["status"] == "ready"
        with own_postgres.frozen():
            answers = [httpx.get(ready, timeout=2 * READY_S) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [500, 500]
        assert httpx.get(ready, timeout=60).json()["status"] == "ready"
