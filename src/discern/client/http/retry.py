"""Whether and when a failed call is made again: pure decisions."""

from dataclasses import dataclass, replace

from discern.client.errors import DiscernError, RateLimited, ServerError, ServiceUnreachable, TimedOut
from discern.contract.operation import Repeat

_PASSING = (RateLimited, ServerError, ServiceUnreachable, TimedOut)


LONGEST_WAIT = 5.0


@dataclass(frozen=True, slots=True)
class Policy:
    """Limits of one call, in seconds.

    ``timeout`` is for one attempt, ``budget`` for all of them with the waits between. ``attempts`` counts the first
    one too. Waits begin at ``first_wait`` and double; a service that asks for more than ``longest_wait`` is not
    called again at all, for calling early is what it asked not to do.
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

    def lengthen(self, patience: float | None) -> "Policy":
        """For a call whose answer may take longer than others'."""
        if patience is None:
            return self
        return replace(self, timeout=max(self.timeout, patience), budget=max(self.budget, patience))


def repeatable(error: DiscernError, repeat: Repeat, *, idempotent_creates: bool) -> bool:
    """Whether the call may be made again without being done twice.

    A create carries an idempotency key, but the specification does not know that header: a service that does not
    honour it would create the object a second time. So a create whose outcome is unknown is repeated only where the
    service is known to honour the key.
    """
    if not error.maybe_done or repeat == "freely":
        return True
    return repeat == "by_key" and idempotent_creates


def next_wait(
    error: DiscernError, repeat: Repeat, policy: Policy, *, attempt: int, elapsed: float, jitter: float
) -> float | None:
    """Seconds until the next attempt, or null where there is none.

    ``attempt`` counts from 1; ``elapsed`` is the time since the call began; ``jitter`` is in [0, 1) and spreads the
    callers that failed at the same moment.
    """
    if attempt >= policy.attempts or not isinstance(error, _PASSING):
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
