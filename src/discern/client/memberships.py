"""Who joins and who leaves the teams in a list of people.

Each joins and leaves by a call of their own, so that a list takes out nobody who joined after the team was read.

Why: docs/decisions/0024-one-entry-for-a-person.md
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from discern.client.http.client import Client
from discern.contract import operations
from discern.contract.models.candidates import Candidate, CandidateQuery
from discern.contract.models.teams import NewTeam, Team, TeamChange, TeamQuery, TeamSummary
from discern.contract.operation_type import Call

PAGE_SIZE = 200

Mark = tuple[str, str]
"""What somebody may be recognized by: its kind, such as ``email``, and its text."""


@dataclass(frozen=True, slots=True)
class StoredTeam:
    """A team that exists, with its members from A to Z."""

    team: TeamSummary
    members: Sequence[Candidate]


@dataclass(frozen=True, slots=True)
class SkippedRow:
    """A row that isn't imported, by its ``place`` in the list.

    ``marks`` are those of its person, and ``teams`` the external ids of the teams it names.
    """

    place: str
    marks: frozenset[Mark]
    teams: frozenset[str]


@dataclass(frozen=True, slots=True)
class Departures:
    """Who leaves a team that is replaced: nobody where there are ``doubts``, rows that may be about anybody in it."""

    people: Sequence[Candidate] = ()
    doubts: Sequence[SkippedRow] = ()


def marks_of(external_id: str | None, email: str | None, name: str | None) -> frozenset[Mark]:
    """The marks of somebody in a skipped row; any one of them is enough."""
    folded_name = " ".join((name or "").casefold().split())
    marks = {"external_id": external_id, "email": (email or "").casefold(), "name": folded_name}
    return frozenset((kind, text) for kind, text in marks.items() if text)


def read_teams(client: Client, external_ids: Collection[str]) -> dict[str, StoredTeam]:
    """Those of the teams that exist, by external id."""
    teams = {}
    for team in client.pages(operations.LIST_TEAMS(TeamQuery(limit=PAGE_SIZE))):
        if team.external_id is not None and team.external_id in external_ids:
            query = CandidateQuery(team_id=team.id, sort="name", limit=PAGE_SIZE)
            teams[team.external_id] = StoredTeam(team, list(client.pages(operations.LIST_CANDIDATES(query))))
    return teams


def find_departures(
    teams: Mapping[str, StoredTeam], listed: Mapping[str, Collection[str]], skipped_rows: Sequence[SkippedRow]
) -> dict[str, Departures]:
    """Who would leave if each of the ``teams`` had exactly the people ``listed`` for it; all by external id.

    People whose row is skipped stay. A skipped row in which no member is recognized may be about anybody in the team
    that it names, or in any team if it names none of them.
    """
    marks = {
        member.id: marks_of(member.external_id, member.email, member.name)
        for stored in teams.values()
        for member in stored.members
    }
    member_marks = frozenset[Mark]().union(*marks.values())
    skipped_marks = frozenset[Mark]().union(*(row.marks for row in skipped_rows))
    unrecognized = [row for row in skipped_rows if not row.marks & member_marks]
    departures = {}
    for external_id in teams.keys() & listed.keys():
        doubts = [row for row in unrecognized if external_id in row.teams or not row.teams & listed.keys()]
        people = [
            member
            for member in teams[external_id].members
            if member.external_id not in listed[external_id] and not marks[member.id] & skipped_marks
        ]
        departures[external_id] = Departures([] if doubts else people, doubts)
    return departures


def membership_calls(
    external_id: str,
    name: str,
    stored: StoredTeam | None,
    newcomer_ids: Sequence[str],
    leavers: Sequence[Candidate] = (),
) -> list[Call[Team]]:
    """The calls that make or rename a team, and let people join it, by their candidate ids, and members leave it."""
    joining_ids = list(dict.fromkeys(newcomer_ids))
    if stored is None:
        return [operations.CREATE_TEAM(NewTeam(external_id=external_id, name=name, members=joining_ids))]
    team_id, member_ids = stored.team.id, {member.id for member in stored.members}
    return [
        *([operations.CHANGE_TEAM(TeamChange(name=name), team_id=team_id)] if stored.team.name != name else []),
        *(operations.ADD_MEMBER(team_id=team_id, candidate_id=id_) for id_ in joining_ids if id_ not in member_ids),
        *(operations.REMOVE_MEMBER(team_id=team_id, candidate_id=member.id) for member in leavers),
    ]
