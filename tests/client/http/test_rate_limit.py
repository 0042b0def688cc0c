"""What a client knows of its rate limit."""

import threading

import pytest

from discern.client import Client, operations
from discern.client.http.rate_limit import Quota, QuotaWatch, summarise
from discern.client.testing import FakeClock
from tests.support.faulty_service import FaultyService


@pytest.mark.parametrize(
    ("readings", "expected"),
    [
        ([], None),
        ([(10.0, 50)], Quota(50, 10.0, 50, None)),
        ([(0.0, 100), (10.0, 80)], Quota(80, 10.0, 80, 40.0)),
        ([(0.0, 50), (5.0, 20), (10.0, 60)], Quota(60, 10.0, 20, None)),
        ([(0.0, 100), (0.0, 90)], Quota(90, 0.0, 90, None)),
        ([(0.0, 0)], Quota(0, 0.0, 0, 0.0)),
    ],
    ids=["nothing seen", "one reading", "shrinking", "recovering", "in one moment", "used up"],
)
def test_the_quota_says_what_remains_and_how_long_it_lasts(
    readings: list[tuple[float, int]], expected: Quota | None
) -> None:
    assert summarise(readings) == expected


def test_a_client_knows_its_quota_from_every_answer(client: Client, service: FaultyService, clock: FakeClock) -> None:
    assert client.quota is None
    service.quota = 100
    client.send(operations.list_teams())
    clock.pass_time(10)
    service.quota = 90
    client.opening_from("203.0.113.7").send(operations.list_teams())
    assert client.quota == Quota(remaining=89, at=1_010, lowest=89, runs_out_in=89.0)


def test_whoever_is_acted_for_has_a_quota_of_their_own(client: Client, service: FaultyService) -> None:
    acting = client.acting_for(service.world.add_owner())
    service.quota = 100
    acting.send(operations.list_teams())
    assert client.quota is None
    assert acting.quota is not None
    assert acting.quota.remaining == 99


def test_the_lowest_is_of_the_last_minute(clock: FakeClock) -> None:
    watch = QuotaWatch()
    watch.observe("5", 0.0)
    watch.observe("70", 30.0)
    watch.observe("80", 61.0)
    assert watch.quota == Quota(80, 61.0, 70, None)


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
