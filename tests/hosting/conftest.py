"""What the rehearsals of hosts share."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from postgres import Postgres, find_binaries, run_postgres


@pytest.fixture(scope="module")
def postgres_of_its_own() -> Iterator[Postgres]:
    """A PostgreSQL that only one rehearsal stops."""
    if find_binaries() is None:
        reason = "no PostgreSQL on this machine: apt-get install postgresql"
        if os.environ.get("REQUIRE_POSTGRES"):
            pytest.fail(reason)
        pytest.skip(reason)
    with TemporaryDirectory(prefix="discern-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with run_postgres(Path(folder) / "cluster") as server:
            yield server
