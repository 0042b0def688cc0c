"""What an event of the service makes untrue."""

from collections.abc import Mapping

from discern.contract.operation import EVERYTHING, CacheKind

_TOUCHED: Mapping[str, frozenset[CacheKind]] = {
    "assessment": frozenset({"account", "analysis", "assessments", "results"}),
    "team": frozenset({"account", "analysis", "candidates", "teams"}),
    "report": frozenset({"reports"}),
}


def touched_by(event_type: str) -> frozenset[CacheKind]:
    """The kinds of answer that an event makes untrue: everything where the event isn't known."""
    return _TOUCHED.get(event_type.partition(".")[0], EVERYTHING)
