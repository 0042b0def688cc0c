"""The operations whose answers are read of other services too."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from discern.client import foreign
from discern.contract import operations
from discern.contract.operation_type import AnyOperation, Call

T = TypeVar("T")

Reader: TypeAlias = Callable[[Call[Any], Any, foreign.Scale | None, str | None], foreign.Reading[Any]]
"""Reads decoded JSON, given the call, the scale that the user named and the response's ``Link`` header."""

READERS: Mapping[AnyOperation, Reader] = {
    operations.LIST_ASSESSMENTS: lambda _call, payload, _scale, link: foreign.read_assessments(payload, link),
    operations.CREATE_ASSESSMENT: lambda _call, payload, _scale, _link: foreign.read_assessment(payload),
    operations.GET_ASSESSMENT: lambda _call, payload, _scale, _link: foreign.read_assessment(payload),
    operations.GET_RESULTS: lambda call, payload, scale, _: foreign.read_results(payload, scale, **dict(call.ids)),
    operations.GET_TEAM_ANALYSIS: lambda call, payload, scale, _: foreign.read_team_analysis(
        payload, scale, **dict(call.ids)
    ),
}


def keep_matching(call: Call[T], answer: T, *, is_converted: bool = True) -> T:
    """An answer without what the call's filters leave out, since other services may ignore them.

    One that isn't ``is_converted`` keeps to the contract, by which the service alone knows who is in a group.
    """
    if call.operation != operations.LIST_ASSESSMENTS:
        return answer
    page: Any = answer
    query: dict[str, Any] = dict(call.params)
    group = query.get("group") if is_converted else None
    matching: Any = foreign.keep_matching(page, query.get("status"), query.get("candidate_id"), group)
    kept: T = matching
    return kept
