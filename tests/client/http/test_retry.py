"""When a failed call is made again."""

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from discern.client import (
    DiscernError,
    InvalidRequest,
    NotAuthenticated,
    NotFound,
    RateLimited,
    ServerError,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.client.http.retry import Policy, next_wait, repeatable
from discern.contract.operation_type import Repeat

LIMITED = RateLimited("", operation="x", retry_after=2.0)
UNSENT = ServiceUnreachable("", operation="x")
BROKEN = ServiceUnreachable("", operation="x", maybe_done=True)
LATE = TimedOut("", operation="x", maybe_done=True)
FAULTY = ServerError("", operation="x", maybe_done=True)


@pytest.mark.parametrize("error", [LIMITED, UNSENT], ids=["429", "connection refused"])
@pytest.mark.parametrize("repeat", ["freely", "by_key", "unsent"])
def test_what_certainly_had_no_effect_may_always_be_repeated(error: DiscernError, repeat: Repeat) -> None:
    assert repeatable(error, repeat, idempotent_creates=False)


@pytest.mark.parametrize("error", [BROKEN, LATE, FAULTY], ids=["dropped", "time-out", "500"])
@pytest.mark.parametrize(
    ("repeat", "idempotent_creates", "expected"),
    [
        ("freely", False, True),
        ("by_key", False, False),
        ("by_key", True, True),
        ("unsent", False, False),
        ("unsent", True, False),
    ],
)
def test_what_may_have_had_an_effect_is_repeated_only_where_that_is_harmless(
    error: DiscernError, repeat: Repeat, idempotent_creates: bool, expected: bool
) -> None:
    assert repeatable(error, repeat, idempotent_creates=idempotent_creates) is expected


@pytest.mark.parametrize("kind", [InvalidRequest, NotAuthenticated, NotFound, UnreadableAnswer])
def test_what_would_fail_again_is_not_repeated(kind: type[DiscernError]) -> None:
    assert next_wait(kind("", operation="x"), "freely", Policy(), attempt=1, elapsed=0, jitter=0.5) is None


def errors() -> st.SearchStrategy[DiscernError]:
    plain: list[Any] = [UNSENT, BROKEN, LATE, FAULTY]
    limited = st.floats(0, 100).map(lambda wait: RateLimited("", operation="x", retry_after=wait))
    return st.one_of(st.sampled_from(plain), limited)


@settings(deadline=None)
@given(error=errors(), attempt=st.integers(1, 5), elapsed=st.floats(0, 30), jitter=st.floats(0, 1, exclude_max=True))
def test_a_wait_keeps_the_budget_and_what_the_service_asked(
    error: DiscernError, attempt: int, elapsed: float, jitter: float
) -> None:
    policy = Policy()
    wait = next_wait(error, "freely", policy, attempt=attempt, elapsed=elapsed, jitter=jitter)
    if wait is None:
        return
    assert attempt < policy.attempts
    assert elapsed + wait < policy.budget
    assert 0 <= wait <= policy.longest_wait + policy.first_wait
    if isinstance(error, RateLimited):
        assert wait >= error.retry_after


def test_waits_double_and_spread() -> None:
    def wait(attempt: int, jitter: float) -> float | None:
        return next_wait(FAULTY, "freely", Policy(attempts=9), attempt=attempt, elapsed=0, jitter=jitter)

    assert [wait(n, 0.5) for n in (1, 2, 3)] == pytest.approx([0.2, 0.4, 0.8])
    assert wait(1, 0.0) == pytest.approx(0.1)
    assert wait(8, 0.5) == 5.0
