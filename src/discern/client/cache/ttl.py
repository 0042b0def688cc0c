"""How long a cached answer is good for."""

from collections.abc import Mapping
from dataclasses import dataclass

from discern.contract.operation_type import CacheKind

HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Ttl:
    """Seconds since the answer was requested.

    Up to ``fresh``, it is returned without a request. Up to ``usable``, it is returned while a refresh runs in the
    background. After that it is returned only if a refresh fails, up to ``outage``.
    """

    fresh: float
    usable: float
    outage: float


TTLS: Mapping[CacheKind, Ttl] = {
    "account": Ttl(5, 15, 24 * HOUR),
    "analysis": Ttl(20, 60, 24 * HOUR),
    "assessments": Ttl(10, 30, 24 * HOUR),
    "candidates": Ttl(20, 60, 24 * HOUR),
    "events": Ttl(1, 1, 24 * HOUR),
    "export": Ttl(0, 0, 0),
    "reports": Ttl(0.5, 1, HOUR),
    "results": Ttl(20, 60, 24 * HOUR),
    "taking": Ttl(0, 0, 0),
    "teams": Ttl(20, 60, 24 * HOUR),
    "users": Ttl(5, 15, 24 * HOUR),
    "webhooks": Ttl(0, 0, 24 * HOUR),
}
"""Nothing is ``usable`` for more than a minute: by then an erased or hidden person must be gone. What a taker is to
answer next, and the export of everything about a person, are never cached.
"""
