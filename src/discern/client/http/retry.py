"""Whether and when a failed call is retried: pure decisions."""

from dataclasses import dataclass, replace

from discern.client.errors import DiscernError, RateLimited, ServerError, ServiceUnreachable, TimedOut
from discern.contract.operation_type import Repeat

_TRANSIENT = (RateLimited, ServerError, ServiceUnreachable, TimedOut)

LONGEST_WAIT = 5.0
"""Seconds of `Retry-After` that a call waits for itself."""


@dataclass(frozen=True, slots=True)
class Policy:
    """Limits of one call, in seconds.

    ``timeout`` is for one attempt, ``budget`` for all of them with the waits between. ``attempts`` counts the first
    one too. Waits start at ``first_wait`` and double. A service that asks for a longer wait than ``longest_wait`` is
    not called again, because calling early is what it asked not to do.
    """

    timeout: float = 10.0
    budget: float = 20.0
    attempts: int = 3
    first_wait: float = 0.2
    longest_wait: float = LONGEST_WAIT
    idempotent_creates: bool = False

    def brief(self) -> "Policy":
        """For a caller that has something to fall back on: 3 s in all, and no waiting for a limit to pass."""
        return replace(self, timeout=min(self.timeout, 3.0), budget=min(self.budget, 3.0), attempts=2, longest_wait=0.5)

    def extended_to(self, timeout: float | None) -> "Policy":
        """For a call whose answer may take longer than others'."""
        if timeout is None:
            return self
        return replace(self, timeout=max(self.timeout, timeout), budget=max(self.budget, timeout))


def repeatable(error: DiscernError, repeat: Repeat, *, idempotent_creates: bool) -> bool:
    """Whether the call may be made again without taking effect twice.

    A create carries an idempotency key, but that header is not in the specification: a service that ignores it would
    create the object a second time. So a create of unknown outcome is repeated only if the service is known to honour
    the key.
    """
    if not error.maybe_done or repeat == "freely":
        return True
    return repeat == "by_key" and idempotent_creates


def next_wait(
    error: DiscernError, repeat: Repeat, policy: Policy, *, attempt: int, elapsed: float, jitter: float
) -> float | None:
    """Seconds until the next attempt, or null if there is none.

    ``attempt`` counts from 1; ``elapsed`` is the time since the call started; ``jitter``, in [0, 1), spreads callers
    that failed at the same moment.
    """
    if attempt >= policy.attempts or not isinstance(error, _TRANSIENT):
        return None
    if not repeatable(error, repeat, idempotent_creates=policy.idempotent_creates):
        return None
    backoff = policy.first_wait * 2 ** (attempt - 1)
    if isinstance(error, RateLimited):
        if error.retry_after > policy.longest_wait:
            return None
        wait = error.retry_after + policy.first_wait * jitter
    else:
        wait = min(backoff * (0.5 + jitter), policy.longest_wait)
    return wait if elapsed + wait < policy.budget else None
