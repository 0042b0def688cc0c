"""The files of a team: what they say of it and of its people, as its page does."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from discern.client.errors import InvalidRequest, NotFound, UnreadableAnswer
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.candidates import Candidate, CandidateQuery
from discern.contract.models.results import Interval
from discern.contract.models.teams import MapPoint, Share, Team, TeamAnalysis
from discern.contract.styles import STYLES
from discern.words import describe_parameters
from discern_app.base.language import language, say
from discern_app.base.queries import collect
from discern_app.base.text import are_mixed, name_of
from discern_app.components.assessment_summary import looks_random, say_place
from discern_app.components.export import Cell, Points, Row, Rows, Workbook
from discern_app.components.object_select import MAX_LISTED
from discern_app.components.people_sheets import (
    add_own_columns,
    explain,
    id_cells,
    measured_in_profile,
    result_cells,
)
from discern_app.teams.members import MemberStatus, badges_of, read_statuses


@dataclass(frozen=True, slots=True)
class TeamFiles:
    """What the files of a team are made from, with ``people`` who are read when they are."""

    team: Team
    analysis: TeamAnalysis
    statuses: Mapping[str, MemberStatus]
    people: Callable[[], list[Candidate]]
    on: date
    named: bool

    def to_workbook(self) -> Workbook:
        """The team in figures, and a row a person: with names everybody, without them those with a profile."""
        try:
            people = {person.id: person for person in self.people()}
        except (NotFound, InvalidRequest, UnreadableAnswer):  # Another vendor's service need not list people.
            people = {}
        rows = self._named_rows(people) if self.named else self._unnamed_rows(people)
        ids = [member.external_id for member in self.team.members]
        about = explain(rows, self.on, describe_parameters(self.analysis.bases, language()), external_ids=ids)
        about += [
            (say("export-team", row="place", of="…"), say("export-meaning", of="counted")),
            (say("export-team", row="mean", of="…"), say("export-meaning", of="mean")),
        ]
        sheets = {"team": list(team_rows(self.analysis)), "people": rows}
        return Workbook({say("export-sheet", sheet=sheet): listed for sheet, listed in sheets.items()}, about)

    def _named_rows(self, people: Mapping[str, Candidate]) -> Rows:
        # Another vendor's service need not give ids.
        points = {point.candidate_id or f"{n}": point for n, point in enumerate(self.analysis.map)}
        listed = {id_: CandidateRef(id=point.candidate_id, name=point.name) for id_, point in points.items()}
        listed |= {member.id: member for member in self.team.members}
        title = say("team-page-column", column="status")
        marked = are_mixed(each.external_id for each in listed.values())
        rows: list[tuple[Candidate | None, Row, Row]] = []
        for id_, each in sorted(listed.items(), key=lambda item: item[1].name.casefold()):
            person, name = people.get(id_), name_of(each.name, each.external_id, marked=marked)
            point = points.get(id_)
            status = "profile" if point is not None else self.statuses.get(id_, "none")
            is_doubted = point is not None and point.looks_random
            first = {
                **_cells_of(name, point, person),
                title: say("people-random") if is_doubted else ", ".join(badges_of(status)),
                say("lists-role", role="email"): person.email if person else None,
            }
            rows.append((person, first, id_cells(each)))
        return add_own_columns(rows)

    def _unnamed_rows(self, people: Mapping[str, Candidate]) -> Rows:
        """As on the page: numbered by their angle on the circle, so that no order identifies them."""
        points = sorted(self.analysis.map, key=lambda point: point.angle)
        return [
            _cells_of(say("teams-person-numbered", number=n), point, people.get(point.candidate_id))
            for n, point in enumerate(points, start=1)
        ]


def team_files(team: Team, analysis: TeamAnalysis, on: date, *, named: bool) -> TeamFiles:
    """``on`` is the reader's today."""
    query = CandidateQuery(include="profile", team_id=team.id, limit=200)
    people = collect(operations.LIST_CANDIDATES(query), MAX_LISTED)
    return TeamFiles(team, analysis, read_statuses(team, analysis) if named else {}, people, on, named)


def _cells_of(name: str, point: MapPoint | None, person: Candidate | None) -> dict[str, Cell]:
    results = person.profile.results if person is not None and person.profile is not None else None
    cells: dict[str, Cell] = {say("team-page-column", column="person"): name}
    if point is None:
        hidden = None if person is None or person.profile is None else person.profile.hidden
        return cells | result_cells(None if hidden is None else say("people-hidden", why=hidden), None, None)
    if results is not None and looks_random(results):
        return cells | result_cells(say("people-random"), None, None)
    if results is not None:
        return cells | result_cells(say_place(results), results, measured_in_profile(results))
    scores = None if point.scores is None else {style: (score, None) for style, score in point.scores.items()}
    return cells | result_cells(say_place(point), point, scores)


def team_rows(analysis: TeamAnalysis) -> Iterator[Row]:
    """The figures that the page has about a team, each with its range where it has one."""
    what = say("export-column", column="what")

    def row(label: str, value: Cell, interval: Interval | None = None) -> Row:
        low, high = (None, None) if interval is None else map(Points, interval)
        return {
            what: label,
            say("export-column", column="value"): value,
            say("export-column", column="low"): low,
            say("export-column", column="high"): high,
        }

    yield row(say("export-team", row="name", of=""), analysis.team.name)
    counts = {
        "size": analysis.size,
        "profiled": analysis.profiled,
        "pending": analysis.pending,
        "withheld": analysis.withheld,
        "not-shared": analysis.not_shared,
    }
    for name, count in counts.items():
        if count or name in ("size", "profiled"):
            yield row(say("export-team", row=name, of=""), count)
    for place, share in _shares(analysis):
        yield row(say("export-team", row="place", of=place), share.count, share.interval)
    if analysis.means is not None:
        for style, mean in analysis.means.items():
            of = say("shared-style", style=style, styles=style)
            yield row(say("export-team", row="mean", of=of), Points(mean.score), mean.interval)


def _shares(analysis: TeamAnalysis) -> Sequence[tuple[str, Share]]:
    """How many people are in the quarter of each style, and in each half."""
    shares: list[tuple[str, Share]] = []
    if analysis.distribution is not None:
        shares += [(say("shared-style", style=style, styles=style), analysis.distribution[style]) for style in STYLES]
    if analysis.halves is not None:
        halves = {half: getattr(analysis.halves, half) for half in ("fast", "calm", "people", "task")}
        shares += [(say("shared-place", place=half), share) for half, share in halves.items()]
    return shares


def member_rows(team: Team) -> Rows:
    """A row a member, for a file."""
    return [{say("team-page-column", column="person"): member.name, **id_cells(member)} for member in team.members]
