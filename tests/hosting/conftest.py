"""What the rehearsals of hosts share."""

from collections.abc import Iterator

import pytest

from tests.support.postgres import Postgres, require_postgres


@pytest.fixture(scope="module")
def postgres_of_its_own() -> Iterator[Postgres]:
    """A PostgreSQL that only one rehearsal stops."""
    with require_postgres() as server:
        yield server
