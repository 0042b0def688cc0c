"""What a client knows of its rate limit."""

import threading

import httpx
import pytest

from discern.client import Client
from discern.client.http.quota import Quota, QuotaWatch
from discern.client.testing import FakeClock
from discern.contract import operations
from tests.support.faulty_service import FaultyService

DATE = 1_795_860_000


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
        watch.observe({"X-RateLimit-Remaining": str(count)}, at, DATE)
    assert watch.quota == expected


@pytest.mark.parametrize(
    ("headers", "limit", "resets_in"),
    [
        ({"X-RateLimit-Remaining": "12"}, None, None),
        ({"X-RateLimit-Remaining": "12", "X-RateLimit-Limit": "60", "X-RateLimit-Reset": "48"}, 60, 48.0),
        ({"RateLimit-Remaining": "12", "RateLimit-Limit": "60, 60;w=60", "RateLimit-Reset": "48"}, 60, 48.0),
        ({"X-Rate-Limit-Remaining": "12", "X-Rate-Limit-Limit": "60"}, 60, None),
        ({"X-RateLimit-Remaining": "12", "X-RateLimit-Reset": f"{DATE + 30}"}, None, 30.0),
        ({"X-RateLimit-Remaining": "12", "X-RateLimit-Reset": f"{(DATE + 30) * 1000}"}, None, 30.0),
        ({"X-RateLimit-Remaining": "12", "X-RateLimit-Reset": f"{DATE - 30}"}, None, 0.0),
        ({"X-RateLimit-Remaining": "12", "X-RateLimit-Limit": "10"}, None, None),
        ({"X-RateLimit-Remaining": "12", "X-RateLimit-Limit": "many", "X-RateLimit-Reset": "soon"}, None, None),
    ],
    ids=["alone", "ours", "the draft's", "hyphens", "a date", "in ms", "over", "another's limit", "no numbers"],
)
def test_the_limit_and_its_renewal_are_read_where_the_service_says_them(
    headers: dict[str, str], limit: int | None, resets_in: float | None
) -> None:
    watch = QuotaWatch()
    watch.observe(httpx.Headers(headers), 5.0, DATE)
    assert watch.quota == Quota(12, 5.0, None, limit, resets_in)


def test_what_the_service_stops_saying_is_forgotten() -> None:
    watch = QuotaWatch()
    watch.observe({"X-RateLimit-Remaining": "12", "X-RateLimit-Limit": "60"}, 0.0, DATE)
    watch.observe({"X-RateLimit-Remaining": "11"}, 1.0, DATE)
    assert watch.quota is not None
    assert watch.quota.limit is None


def test_a_client_knows_its_quota_from_every_answer(client: Client, service: FaultyService, clock: FakeClock) -> None:
    service.quota = 100
    client.send(operations.LIST_TEAMS())
    clock.pass_time(10)
    service.quota = 90
    client.opening_from("203.0.113.7").send(operations.LIST_TEAMS())
    quota = client.quota
    assert quota is not None
    assert (quota.remaining, quota.at, quota.runs_out_in) == (89, 1_010, 89.0)
    assert quota.limit == 1_000_000, "which the service says too"


def test_whoever_is_acted_for_has_a_quota_of_their_own(client: Client, service: FaultyService) -> None:
    acting = client.acting_for(service.world.add_owner())
    service.quota = 100
    acting.send(operations.LIST_TEAMS())
    assert client.quota is None
    assert acting.quota is not None
    assert acting.quota.remaining == 99


@pytest.mark.parametrize("header", [None, "", "many", "-1", "٣", "9" * 30])
def test_a_header_that_is_no_count_is_passed_over(header: str | None) -> None:
    watch = QuotaWatch()
    watch.observe({} if header is None else {"X-RateLimit-Remaining": header}, 0.0, DATE)
    assert watch.quota is None


def test_many_threads_may_observe_and_ask() -> None:
    watch = QuotaWatch()

    def use() -> None:
        for n in range(500):
            watch.observe({"X-RateLimit-Remaining": str(n)}, float(n), DATE)
            assert watch.quota is not None

    threads = [threading.Thread(target=use) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
