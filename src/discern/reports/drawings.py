"""The charts of a report, by their names."""

from collections.abc import Callable, Mapping
from typing import Any

from discern import charts
from discern.contract.models.reports import ReportDocument
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis
from discern.insight import compare
from discern.reports.material import MOST_CARDS

_OF_TEAMS: Mapping[str, Callable[..., charts.Chart]] = {
    "style_tiles": charts.style_tiles,
    "style_map": charts.style_map,
}
_OF_PAIRS: Mapping[str, Callable[..., charts.Chart]] = {
    "pair_map": charts.pair_map,
    "pair_radar": charts.pair_radar,
}
_OF_PEOPLE: Mapping[str, Callable[..., charts.Chart]] = {
    "person_polar": charts.person_polar,
    "person_region": charts.person_region,
}


def charts_of(name: str, document: ReportDocument) -> list[charts.Chart]:
    """What is drawn, in the light theme: of each person where it is of one; [] if unknown."""
    look: Mapping[str, Any] = {"dark": False, "language": document.language}
    results: list[Results] = document.results
    analysis: TeamAnalysis | None = document.analysis
    if name in _OF_TEAMS and analysis is not None:
        # Initials that no list explains can't be read on the small drawing of a single page.
        is_named = document.length == "full" or len(analysis.map) <= MOST_CARDS
        return [_OF_TEAMS[name](analysis, **look, named=is_named)]
    if name in _OF_PAIRS and len(results) == 2:
        return [_OF_PAIRS[name](compare(results[0], results[1])[0], **look)]
    if name in _OF_PEOPLE:
        voice = "you" if document.audience == "self" and document.subject_type == "assessment" else "named"
        return [_OF_PEOPLE[name](each, **look, voice=voice) for each in results]
    return []
