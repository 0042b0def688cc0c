"""The service of an older version goes on while, and after, the newer one migrates the tables under it."""

import io
import random
import subprocess
import tarfile
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from benchmarks.support.processes import create_key, serve_discern
from discern.service.storage.engine.database import Database, read_url
from tests.support.postgres import Postgres
from tests.support.systemd_sandbox import ROOT
from tests.support.takers import Acknowledged, take

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

VERSIONS = "src/discern/service/storage/migrations/versions"
MIGRATIONS = 2
"""How many migrations the older version lacks."""

READ = ("/assessments", "/candidates?include=profile&q=ada", "/teams", "/account", "/events", "/webhooks")


def run_git(*arguments: str) -> bytes:
    done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, timeout=60)
    if done.returncode:
        pytest.skip("the older version is in the repository's history, and here is none")
    return done.stdout


@pytest.fixture
def older_source(tmp_path: Path) -> Path:
    """The older version's packages: what was there before the first of the migrations that it lacks."""
    lacking = sorted((ROOT / VERSIONS).glob("0*.py"))[-MIGRATIONS]
    # A merge isn't shown to have added a file: it is the commit of the branch that did.
    added = run_git("log", "--diff-filter=A", "--format=%H", "--", f"{VERSIONS}/{lacking.name}").split()
    if not added:
        pytest.skip("the history ends before the migration came")
    with tarfile.open(fileobj=io.BytesIO(run_git("archive", f"{added[-1].decode()}~1", "src"))) as packed:
        packed.extractall(tmp_path, filter="data")
    return tmp_path / "src"


def read_migration(url: str) -> str:
    engine = create_engine(read_url(url))
    with engine.connect() as connection:
        found = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
    engine.dispose()
    return found


@contextmanager
def taking(url: str, key: str, acknowledged: Acknowledged, statuses: Counter[int]) -> Iterator[None]:
    """Somebody takes assessments, and somebody else reads lists, until the end."""
    over = threading.Event()

    def note(response: httpx.Response) -> None:
        statuses[response.status_code] += 1

    def work() -> None:
        chance = random.Random(1)
        with httpx.Client(
            base_url=f"{url}/v1",
            headers={"Authorization": f"Bearer {key}"},
            event_hooks={"response": [note]},
            timeout=60,
        ) as http:
            while not over.is_set():
                take(http, acknowledged, chance)
                for path in READ:
                    http.get(path).raise_for_status()

    workers = [threading.Thread(target=work) for _ in range(2)]
    for worker in workers:
        worker.start()
    try:
        yield
    finally:
        over.set()
        for worker in workers:
            worker.join()


def test_an_older_version_reads_and_writes_while_and_after_tables_are_migrated(
    postgres: Postgres, older_source: Path
) -> None:
    url = postgres.new_database()
    environment = {"DISCERN_DATABASE_URL": url, "PYTHONPATH": str(older_source)}
    key = create_key(environment)
    before = read_migration(url)
    acknowledged, statuses = Acknowledged(), Counter[int]()
    with serve_discern(environment) as server, taking(server.url, key, acknowledged, statuses):
        acknowledged.wait_for(30)
        newer = Database(url)
        newer.open()
        acknowledged.wait_for(200)
    assert read_migration(url) != before
    assert statuses.keys() == {200}
    assert newer.read_now(acknowledged.find_lost) == []
    counted = text("SELECT sum(assessments) FROM account_counts")
    assert newer.read_now(lambda connection: connection.execute(counted).scalar_one()) == len(acknowledged.answers)
    newer.close()
    assert acknowledged.completed
