"""The charts of a report, by the names that its order has for them."""

from collections.abc import Callable, Mapping
from typing import Any

from discern import charts
from discern.contract import Results, TeamAnalysis
from discern.contract.models.reports import ReportDocument
from discern.insight import compare

_OF_TEAMS: Mapping[str, Callable[..., charts.Chart]] = {
    "style_tiles": charts.style_tiles,
    "style_map": charts.style_map,
}
_OF_PAIRS: Mapping[str, Callable[..., charts.Chart]] = {"pair_radar": charts.pair_radar, "pair_map": charts.pair_map}
_OF_PEOPLE: Mapping[str, Callable[..., charts.Chart]] = {
    "person_polar": charts.person_polar,
    "person_region": charts.person_region,
}


def charts_of(name: str, document: ReportDocument) -> list[charts.Chart]:
    """What is drawn at a chart's place, in the light theme: of each person where it is of one; [] if unknown."""
    look: Mapping[str, Any] = {"dark": False, "language": document.language}
    results: list[Results] = document.results
    analysis: TeamAnalysis | None = document.analysis
    if name in _OF_TEAMS and analysis is not None:
        return [_OF_TEAMS[name](analysis, **look)]
    if name in _OF_PAIRS and len(results) == 2:
        return [_OF_PAIRS[name](compare(results[0], results[1])[0], **look)]
    if name in _OF_PEOPLE:
        voice = "you" if document.audience == "self" and document.subject_type == "assessment" else "named"
        return [_OF_PEOPLE[name](each, **look, voice=voice) for each in results]
    return []
