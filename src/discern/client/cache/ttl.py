"""How long a held answer is good for."""

from collections.abc import Mapping
from dataclasses import dataclass

from discern.contract.operation import CacheKind

HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Lifetime:
    """Seconds since the answer was asked for.

    Up to ``fresh`` it is given without asking again; up to ``usable`` it is given while it is asked again; after that
    it is given only if asking again fails, and not beyond ``outage``.
    """

    fresh: float
    usable: float
    outage: float


LIFETIMES: Mapping[CacheKind, Lifetime] = {
    "account": Lifetime(5, 15, 24 * HOUR),
    "analysis": Lifetime(20, 60, 24 * HOUR),
    "assessments": Lifetime(10, 30, 24 * HOUR),
    "candidates": Lifetime(20, 60, 24 * HOUR),
    "events": Lifetime(1, 1, 24 * HOUR),
    "export": Lifetime(0, 0, 0),
    "reports": Lifetime(0.5, 1, HOUR),
    "results": Lifetime(20, 60, 24 * HOUR),
    "taking": Lifetime(0, 0, 0),
    "teams": Lifetime(20, 60, 24 * HOUR),
    "users": Lifetime(5, 15, 24 * HOUR),
    "webhooks": Lifetime(0, 0, 24 * HOUR),
}
"""Nothing is given for more than a minute without asking again: an erased or hidden person must be gone by then.
What a taker is to answer next, and all that is known of a person, are never held."""
