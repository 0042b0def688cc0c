"""Which cached answers an event of the service makes stale."""

from collections.abc import Mapping

from discern.contract.operation_type import EVERYTHING, CacheKind

_BY_SUBJECT: Mapping[str, frozenset[CacheKind]] = {
    "assessment": frozenset({"account", "analysis", "assessments", "candidates", "results"}),
    "team": frozenset({"account", "analysis", "candidates", "teams"}),
    "report": frozenset({"reports"}),
}


def invalidated_by(event_type: str) -> frozenset[CacheKind]:
    """The kinds of answer that an event (``team.updated``) makes stale; all of them for an unknown event."""
    return _BY_SUBJECT.get(event_type.partition(".")[0], EVERYTHING)
