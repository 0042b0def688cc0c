"""A client over a fake service, on a clock that only moves when told."""

from collections.abc import Iterator

import pytest

from discern.client import Client
from discern.client.testing import API_KEY, BASE_URL, FakeClock, FakeService


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(1_000.0)


@pytest.fixture
def service(clock: FakeClock) -> FakeService:
    return FakeService(clock=clock)


@pytest.fixture
def client(service: FakeService, clock: FakeClock) -> Iterator[Client]:
    with Client(BASE_URL, API_KEY, transport=service, clock=clock, sleep=clock.sleep) as client:
        yield client
