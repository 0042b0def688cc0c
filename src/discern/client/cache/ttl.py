"""How long a cached answer is good for.

Why: docs/decisions/0010-open-pages-follow-a-version.md
"""

from collections.abc import Mapping
from dataclasses import dataclass

from discern.contract.operation_type import CacheKind

MINUTE = 60.0
DAY = 24 * 3600.0

WITHOUT_PEOPLE: frozenset[CacheKind] = frozenset({"account", "events"})
"""Kinds of answers in which nobody is named and nothing is said of a person."""


@dataclass(frozen=True, slots=True)
class Ttl:
    """Seconds since the answer was requested.

    Up to ``fresh``, it is returned without a request. Up to ``usable``, it is returned while a refresh runs in the
    background. After that it is returned only if a refresh fails, up to ``outage``.
    """

    fresh: float
    usable: float
    outage: float


def ttl_of(kind: CacheKind, fresh: float, usable: float) -> Ttl:
    """The one rule for outages: of people nothing is returned that is older than a minute, for by then an erased or
    hidden person must be gone.
    """
    return Ttl(fresh, usable, DAY if kind in WITHOUT_PEOPLE else MINUTE)


TTLS: Mapping[CacheKind, Ttl] = {
    "account": ttl_of("account", 5, 15),
    "analysis": ttl_of("analysis", 20, 60),
    "assessments": ttl_of("assessments", 10, 30),
    "candidates": ttl_of("candidates", 20, 60),
    "events": ttl_of("events", 2, 2),
    "export": Ttl(0, 0, 0),
    "reports": ttl_of("reports", 0.5, 1),
    "results": ttl_of("results", 20, 60),
    "taking": Ttl(0, 0, 0),
    "teams": ttl_of("teams", 20, 60),
    "users": ttl_of("users", 5, 15),
    "webhooks": ttl_of("webhooks", 0, 0),
}
"""What a taker is to answer next, and the export of everything about a person, are never cached."""
