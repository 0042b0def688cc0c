"""What follows from an attempt at a delivery. Pure: the attempt, the time and chance come in."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from discern.contract.models.webhooks import DeliveryStatus, DisabledReason
from discern.service.storage.queues.deliveries import DeliveryAttempt
from discern.service.storage.queues.leases import next_run

FAILING_FOR = timedelta(days=5)
"""An endpoint that has failed for this long without a success is disabled."""

LONGEST_PAUSE = timedelta(days=1)
"""The most that is granted of a `Retry-After`."""

SUCCESS_GRAIN = timedelta(minutes=1)
"""Resolution of an endpoint's `last_success_at`, which saves a write for every delivery."""

GONE = 410


@dataclass(frozen=True, slots=True)
class Decision:
    """The new state of a delivery and of its endpoint.

    ``status`` and ``run_at``, the time of the next attempt, are the delivery's. The endpoint has been failing since
    ``failing_since``, gets nothing until ``paused_until`` (None: as before), and is ``disabled`` for a reason if it is.
    """

    status: DeliveryStatus
    run_at: datetime | None
    failing_since: datetime | None
    paused_until: datetime | None = None
    disabled: DisabledReason | None = None


def is_success(attempt: DeliveryAttempt) -> bool:
    return attempt.status_code is not None and 200 <= attempt.status_code < 300


def shows_known_health(
    attempt: DeliveryAttempt, failing_since: datetime | None, last_success_at: datetime | None, now: datetime
) -> bool:
    """Whether an attempt shows of its endpoint only what is known already: that it works."""
    is_fresh = last_success_at is not None and now - last_success_at < SUCCESS_GRAIN
    return is_success(attempt) and failing_since is None and is_fresh


def decide(
    attempts: int,
    attempt: DeliveryAttempt,
    failing_since: datetime | None,
    schedule: Sequence[float],
    now: datetime,
    chance: float,
) -> Decision:
    """Decide what follows from an attempt.

    Args:
        attempts: how many have been made of the delivery, this one included.
        attempt: its outcome.
        failing_since: the endpoint's first failure after its last success.
        schedule: seconds between attempts.
        now: when it ended.
        chance: 0 to 1; spreads the next attempt, see `next_run`.
    """
    if is_success(attempt):
        return Decision("delivered", None, None)
    since = failing_since or now
    if attempt.status_code == GONE:
        return Decision("failed", None, since, disabled="gone")
    run_at = next_run(attempts, schedule, now, chance)
    paused_until = None
    if attempt.retry_after is not None:
        # It is the endpoint that asks for peace, so everything to it waits.
        paused_until = now + min(timedelta(seconds=attempt.retry_after), LONGEST_PAUSE)
        run_at = None if run_at is None else max(run_at, paused_until)
    return Decision(
        status="failed" if run_at is None else "pending",
        run_at=run_at,
        failing_since=since,
        paused_until=paused_until,
        disabled="failing" if now - since >= FAILING_FOR else None,
    )
