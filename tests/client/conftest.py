"""A client over a real service behind faults, on a clock that only a test moves."""

from collections.abc import Iterator

import pytest

from discern.client import Client
from discern.client.testing import FakeClock
from tests.support.compiled_statements import compiled_statements as compiled_statements
from tests.support.faulty_service import FaultyService, run_shared
from tests.support.running import Running


@pytest.fixture(scope="session")
def shared_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One service for all tests of the client; `service` gives each an account of its own."""
    with run_shared(tmp_path_factory.mktemp("client")) as running:
        yield running


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(1_000.0)


@pytest.fixture
def service(shared_service: Running, clock: FakeClock) -> FaultyService:
    return FaultyService(shared_service, clock=clock)


@pytest.fixture
def client(service: FaultyService) -> Iterator[Client]:
    with service.sending() as client:
        yield client
