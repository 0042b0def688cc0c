"""Bringing a list of people in by `POST /sync`, and who leaves the teams that it replaces.

Each leaves by a call of their own, so that a list takes out nobody who joined after the team was read.

Why: docs/decisions/0024-one-entry-for-a-person.md
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from discern.client.http.client import Client
from discern.contract import operations
from discern.contract.models.candidates import Candidate, CandidateQuery
from discern.contract.models.sync import MOST_ROWS, SyncBatch, SyncOutcome
from discern.contract.models.teams import Team, TeamQuery, TeamSummary
from discern.contract.names import fold_name
from discern.contract.operation_type import Call

PAGE_SIZE = 200

Mark = tuple[str, str]
"""What somebody may be recognized by: its kind, such as ``email``, and its text."""

_FIELD = re.compile(r"candidates\.\d+\.?")


@dataclass(frozen=True, slots=True)
class Entry:
    """A person of a list, as a row for `POST /sync`, with the ``line`` where it stands."""

    line: int
    row: Any

    def field(self, name: str) -> str:
        """What the row says in a field; nothing unless that is text."""
        value = self.row.get(name) if isinstance(self.row, dict) else None
        return value if isinstance(value, str) else ""

    @property
    def teams(self) -> list[str]:
        return self.texts("teams")

    def texts(self, name: str) -> list[str]:
        """The texts in a list that the row has in a field."""
        values = self.row.get(name) if isinstance(self.row, dict) else None
        return [value for value in values if isinstance(value, str)] if isinstance(values, list) else []


@dataclass(frozen=True, slots=True)
class Refused:
    entry: Entry
    message: str


@dataclass(slots=True)
class Synced:
    """What has come of the first ``done`` entries: how many were created and so on, the candidate id of each by its
    place among them, None of who isn't here in a dry run, those that were refused, and how often people joined a team.
    """

    counts: Counter[str] = field(default_factory=Counter)
    ids: dict[int, str | None] = field(default_factory=dict)
    refused: list[Refused] = field(default_factory=list)
    joined: int = 0
    done: int = 0


def sync_next(
    send: Callable[[Call[SyncOutcome]], SyncOutcome], entries: Sequence[Entry], synced: Synced, *, dry_run: bool = False
) -> bool:
    """Create or update the next people of a list and let them join their teams; a wrong row fails by itself. ``synced``
    is what has come of those before, and then of these too. Returns whether others remain.
    """
    start = synced.done
    some = entries[start : start + MOST_ROWS]
    if some:
        rows = [entry.row for entry in some]
        outcome = send(operations.SYNC(SyncBatch(candidates=rows, partial=True, dry_run=dry_run)))
        for row in outcome.rows:
            synced.counts[row.outcome] += 1
            if row.error is None:
                synced.ids[start + row.row] = row.id
                continue
            where = _FIELD.sub("", row.error.field)
            message = f"{where}: {row.error.message}" if where else row.error.message
            synced.refused.append(Refused(some[row.row], message))
        synced.joined += len(outcome.joined)
        synced.done += len(some)
    return synced.done < len(entries)


@dataclass(frozen=True, slots=True)
class StoredTeam:
    """A team that exists, with its members from A to Z."""

    team: TeamSummary
    members: Sequence[Candidate]


@dataclass(frozen=True, slots=True)
class Listed:
    """Who is listed for a team, by candidate id or by the caller's."""

    ids: frozenset[str] = frozenset()
    external_ids: frozenset[str] = frozenset()

    def has(self, member: Candidate) -> bool:
        return member.id in self.ids or member.external_id in self.external_ids


@dataclass(frozen=True, slots=True)
class SkippedRow:
    """A row that isn't taken, by its ``line``: the ``marks`` of its person, and its ``teams`` by folded names."""

    line: int
    marks: frozenset[Mark]
    teams: frozenset[str]

    @classmethod
    def of(cls, line: int, external_id: str, email: str, name: str, teams: Collection[str]) -> "SkippedRow":
        return cls(line, marks_of(external_id, email, name), frozenset(map(fold_name, teams)))

    @classmethod
    def of_entry(cls, entry: Entry) -> "SkippedRow":
        """One that the service refused."""
        return cls.of(entry.line, entry.field("external_id"), entry.field("email"), entry.field("name"), entry.teams)


@dataclass(frozen=True, slots=True)
class Departures:
    """Who leaves a team of so many ``members``: nobody where there are ``doubts``, rows that may be about them."""

    people: Sequence[Candidate] = ()
    doubts: Sequence[SkippedRow] = ()
    members: int = 0

    @property
    def is_many(self) -> bool:
        """Whether a mistake would cost a lot: more than a fifth of the team, or more than five people."""
        return len(self.people) > 5 or 5 * len(self.people) > self.members


def marks_of(external_id: str, email: str, name: str) -> frozenset[Mark]:
    """The marks of somebody in a skipped row; any one of them is enough."""
    marks = {"external_id": external_id, "email": email.casefold(), "name": fold_name(name) if name else ""}
    return frozenset((kind, text) for kind, text in marks.items() if text)


def places_by_team(entries: Sequence[Entry]) -> dict[str, list[int]]:
    """The places of those who are listed for each team, by the team's name as it stands first."""
    names: dict[str, str] = {}
    places: dict[str, list[int]] = defaultdict(list)
    for place, entry in enumerate(entries):
        for team in entry.teams:
            places[names.setdefault(fold_name(team), team)].append(place)
    return dict(places)


def list_teams_of(entries: Sequence[Entry], ids: Mapping[int, str | None]) -> dict[str, Listed]:
    """Who is listed for each team by name, of the entries that were taken: those whose places have ``ids``."""
    listed = {}
    for name, places in places_by_team(entries).items():
        taken = [ids[place] for place in places if place in ids]
        if taken:
            listed[name] = Listed(frozenset(id_ for id_ in taken if id_ is not None))
    return listed


def read_teams(client: Client, names: Collection[str]) -> dict[str, StoredTeam]:
    """Those of the teams that exist, by the name or the external id that they are called by."""
    found = {}
    by_id: dict[str, TeamSummary] = {}
    by_name: dict[str, TeamSummary] = {}
    for team in client.pages(operations.LIST_TEAMS(TeamQuery(limit=PAGE_SIZE))):
        by_name.setdefault(fold_name(team.name), team)
        if team.external_id is not None:
            by_id[team.external_id] = team
    for name in names:
        team_called = by_id.get(name) or by_name.get(fold_name(name))
        if team_called is not None:
            query = CandidateQuery(team_id=team_called.id, sort="name", limit=PAGE_SIZE)
            found[name] = StoredTeam(team_called, list(client.pages(operations.LIST_CANDIDATES(query))))
    return found


def find_departures(
    teams: Mapping[str, StoredTeam], listed: Mapping[str, Listed], skipped_rows: Sequence[SkippedRow]
) -> dict[str, Departures]:
    """Who would leave if each of the ``teams`` had exactly the people ``listed`` for it, by the names of both.

    People whose row is skipped stay. A skipped row in which no member is recognized may be about anybody in the team
    that it names, or in any team if it names none of them.
    """
    marks = {
        member.id: marks_of(member.external_id or "", member.email or "", member.name)
        for stored in teams.values()
        for member in stored.members
    }
    member_marks = frozenset[Mark]().union(*marks.values())
    skipped_marks = frozenset[Mark]().union(*(row.marks for row in skipped_rows))
    unrecognized = [row for row in skipped_rows if not row.marks & member_marks]
    departures = {}
    named = {fold_name(name) for name in listed}
    for name in [each for each in listed if each in teams]:
        members = teams[name].members
        doubts = [row for row in unrecognized if fold_name(name) in row.teams or not row.teams & named]
        people = [each for each in members if not listed[name].has(each) and not marks[each.id] & skipped_marks]
        departures[name] = Departures([] if doubts else people, doubts, len(members))
    return departures


def departure_calls(teams: Mapping[str, StoredTeam], departures: Mapping[str, Departures]) -> list[Call[Team]]:
    """The calls by which people leave."""
    return [
        operations.REMOVE_MEMBER(team_id=teams[name].team.id, candidate_id=member.id)
        for name, leaving in departures.items()
        for member in leaving.people
    ]
