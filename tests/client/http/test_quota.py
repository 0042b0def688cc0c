"""What a client knows of its rate limit."""

import threading

import pytest

from discern.client import Client
from discern.client.http.quota import Quota, QuotaWatch
from discern.client.testing import FakeClock
from discern.contract import operations
from tests.support.faulty_service import FaultyService


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([], None),
        ([(10.0, 50)], Quota(50, 10.0)),
        ([(0.0, 100), (10.0, 80)], Quota(80, 10.0, 40.0)),
        ([(0.0, 50), (5.0, 20), (10.0, 60)], Quota(60, 10.0)),
        ([(0.0, 100), (0.0, 90)], Quota(90, 0.0)),
        ([(0.0, 0)], Quota(0, 0.0, 0.0)),
        ([(0.0, 900), (30.0, 100), (70.0, 60)], Quota(60, 70.0, 60.0)),
    ],
    ids=["nothing seen", "one count", "shrinking", "recovering", "in one moment", "used up", "of the last minute"],
)
def test_the_quota_says_what_remains_and_how_long_it_lasts(
    counts: list[tuple[float, int]], expected: Quota | None
) -> None:
    watch = QuotaWatch()
    for at, count in counts:
        watch.observe(str(count), at)
    assert watch.quota == expected


def test_a_client_knows_its_quota_from_every_answer(client: Client, service: FaultyService, clock: FakeClock) -> None:
    assert client.quota is None
    service.quota = 100
    client.send(operations.LIST_TEAMS())
    clock.pass_time(10)
    service.quota = 90
    client.opening_from("203.0.113.7").send(operations.LIST_TEAMS())
    assert client.quota == Quota(remaining=89, at=1_010, runs_out_in=89.0)


def test_whoever_is_acted_for_has_a_quota_of_their_own(client: Client, service: FaultyService) -> None:
    acting = client.acting_for(service.world.add_owner())
    service.quota = 100
    acting.send(operations.LIST_TEAMS())
    assert client.quota is None
    assert acting.quota is not None
    assert acting.quota.remaining == 99


@pytest.mark.parametrize("header", [None, "", "many", "-1", "1.5", "٣", "9" * 30])
def test_a_header_that_is_no_count_is_passed_over(header: str | None) -> None:
    watch = QuotaWatch()
    watch.observe(header, 0.0)
    assert watch.quota is None


def test_many_threads_may_observe_and_ask() -> None:
    watch = QuotaWatch()

    def use() -> None:
        for n in range(500):
            watch.observe(str(n), float(n))
            assert watch.quota is not None

    threads = [threading.Thread(target=use) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
