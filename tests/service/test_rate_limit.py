"""The limit as a law: what passes, what remains, and how long to wait."""

import asyncio

import pytest
from hypothesis import given, strategies as st

from discern.service.rate_limit import WINDOW, ProcessLimits, decide, network_of

LIMITS = st.integers(1, 1000)
WINDOWS = st.sampled_from([WINDOW, 3600.0])
STEPS = st.lists(st.floats(0, 30), min_size=1, max_size=200)


@given(LIMITS, STEPS, WINDOWS)
def test_never_more_than_a_bucket_and_its_refill_pass(limit: int, steps: list[float], window: float) -> None:
    now, full_at, passed = 0.0, 0.0, 0
    for step in steps:
        now += step
        full_at, verdict = decide(full_at, limit, now, window)
        passed += verdict.allowed
        assert 0 <= verdict.remaining < limit
        assert passed <= limit + now * limit / window + 1


@given(LIMITS, STEPS, WINDOWS)
def test_after_the_announced_wait_the_next_one_passes(limit: int, steps: list[float], window: float) -> None:
    now, full_at = 0.0, 0.0
    for step in steps:
        now += step / 100
        full_at, verdict = decide(full_at, limit, now, window)
        if not verdict.allowed:
            assert 0 < verdict.retry_after <= window / limit + 1e-6
            assert decide(full_at, limit, now + verdict.retry_after, window)[1].allowed


@given(LIMITS)
def test_what_remains_can_all_be_used_at_once(limit: int) -> None:
    full_at, verdict = decide(0.0, limit, 0.0)
    for left in range(verdict.remaining, 0, -1):
        full_at, verdict = decide(full_at, limit, 0.0)
        assert verdict.allowed
        assert verdict.remaining == left - 1
    assert not decide(full_at, limit, 0.0)[1].allowed


def test_buckets_are_apart() -> None:
    async def take() -> list[bool]:
        limits = ProcessLimits(lambda: 0.0)
        return [(await limits.take(bucket, 1)).allowed for bucket in ("a", "a", "b")]

    assert asyncio.run(take()) == [True, False, True]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("unknown", "unknown"),
        ("key_1", "key_1"),
    ],
)
def test_ipv6_is_counted_by_network(address: str, network: str) -> None:
    assert network_of(address) == network
