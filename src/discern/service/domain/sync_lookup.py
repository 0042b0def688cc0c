"""The people and teams that a batch of a sync is about: found at once, and kept as its rows make them."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from sqlalchemy import Connection

from discern.contract.models.candidates import Candidate
from discern.contract.models.sync import MOST_ROWS, SyncCandidate, SyncTeam
from discern.contract.models.teams import TeamRef
from discern.contract.names import fold_name
from discern.email_addresses import fold_address
from discern.service.errors import invalid
from discern.service.storage.repositories import candidates, teams

SEVERAL = {
    "email": "several people here have this address: give the external_id of one",
    "name": "several people here have this name: give external_id or email",
}


class People:
    """People by external id, by address in any case and by folded name: all of the account who have one of those that
    a batch names."""

    def __init__(self, people: Iterable[Candidate]) -> None:
        self._by_id: dict[str, Candidate] = {}
        self._ids: dict[tuple[str, str], dict[str, None]] = {}
        for person in people:
            self.put(person)

    def put(self, person: Candidate) -> None:
        """Add a person, or what is known of them now."""
        if before := self._by_id.get(person.id):
            for mark in _marks(before):
                self._ids[mark].pop(before.id, None)
        self._by_id[person.id] = person
        for mark in _marks(person):
            self._ids.setdefault(mark, {})[person.id] = None

    def __getitem__(self, candidate_id: str) -> Candidate:
        return self._by_id[candidate_id]

    @property
    def ids(self) -> Collection[str]:
        return self._by_id.keys()

    def with_external_id(self, external_id: str) -> Candidate | None:
        found = self._with("external_id", external_id)
        return found[0] if found else None

    def find(self, row: SyncCandidate) -> tuple[Candidate | None, str]:
        """Who a row is about, None for somebody new, and the field that says so.

        Raises:
            ServiceError: `invalid_parameter`.
        """
        if row.external_id is not None and (known := self.with_external_id(row.external_id)):
            return known, "external_id"
        if row.email is None and row.external_id is not None:
            return None, "external_id"
        mark = _address(row.email) if row.email is not None else ("name", fold_name(row.name))
        found = self._with(*mark)
        if len(found) > 1:
            raise invalid(mark[0], SEVERAL[mark[0]])
        if found and None not in (row.external_id, found[0].external_id):
            raise invalid(mark[0], "is the address of somebody with another external_id")
        return (found[0] if found else None), mark[0]

    def _with(self, kind: str, text: str) -> list[Candidate]:
        return [self._by_id[candidate_id] for candidate_id in self._ids.get((kind, text), ())]


def _marks(person: Candidate) -> list[tuple[str, str]]:
    marks = [("name", fold_name(person.name))]
    if person.email is not None:
        marks.append(_address(person.email))
    if person.external_id is not None:
        marks.append(("external_id", person.external_id))
    return marks


def _address(email: str) -> tuple[str, str]:
    return "email", fold_address(email)


def find_people(
    connection: Connection, account_id: str, rows: Iterable[SyncCandidate], external_ids: Collection[str]
) -> People:
    """Everybody who may be meant by rows, or by external ids."""
    wanted: dict[str, set[str]] = {"external_id": set(external_ids), "email_folded": set(), "name_folded": set()}
    for row in rows:
        if row.external_id is not None:
            wanted["external_id"].add(row.external_id)
        if row.email is not None:
            wanted["email_folded"].add(fold_address(row.email))
        elif row.external_id is None:
            wanted["name_folded"].add(fold_name(row.name))
    return People(
        person
        for column, values in wanted.items()
        for person in candidates.find_by(connection, account_id, column, values)
    )


@dataclass(slots=True, eq=False)
class TeamHere:
    """A team that a batch names, which is made where it has no ``id``.

    ``listed`` are the people whose rows name it, ``joining`` those of them and of its members who aren't in it yet, and
    ``leaving`` those who are, with their names; all by candidate id.
    """

    name: str
    external_id: str | None
    id: str | None = None
    listed: set[str] = field(default_factory=set)
    joining: dict[str, None] = field(default_factory=dict)
    leaving: dict[str, str] = field(default_factory=dict)


class Teams:
    """Teams by external id and by folded name. ``rows`` of teams count with the names that they give."""

    def __init__(self, found: Iterable[TeamRef], rows: Iterable[SyncTeam]) -> None:
        self.all = [TeamHere(team.name, team.external_id, team.id) for team in found]
        self._by_external_id = {team.external_id: team for team in self.all if team.external_id is not None}
        self._by_name: dict[str, list[TeamHere]] = {}
        self._made = 0
        names: dict[str, str] = {}
        for row in rows:
            names.setdefault(row.external_id, row.name)
            if row.external_id not in self._by_external_id:
                self._add(TeamHere(row.name, row.external_id))
        for team in self.all:
            name = names.get(team.external_id or "", team.name)
            self._by_name.setdefault(fold_name(name), []).append(team)

    def __getitem__(self, external_id: str) -> TeamHere:
        return self._by_external_id[external_id]

    def find(self, name: str, place: str) -> TeamHere:
        """The team with this external id or else this name, or a new one.

        Raises:
            ServiceError: `invalid_parameter` at ``place``.
        """
        if known := self._by_external_id.get(name):
            return known
        named = self._by_name.setdefault(fold_name(name), [])
        if len(named) > 1:
            raise invalid(place, "several teams here have this name: give the external id of one")
        if not named:
            if self._made == MOST_ROWS:
                raise invalid(place, f"a batch can make at most {MOST_ROWS} teams this way")
            self._made += 1
            named.append(self._add(TeamHere(name, name)))
        return named[0]

    def _add(self, team: TeamHere) -> TeamHere:
        self.all.append(team)
        if team.external_id is not None:
            self._by_external_id[team.external_id] = team
        return team


def find_teams(
    connection: Connection, account_id: str, people: Iterable[SyncCandidate], rows: Iterable[SyncTeam]
) -> Teams:
    """Every team that may be meant by rows of people and of teams."""
    rows = list(rows)
    names = {name for person in people for name in person.teams}
    found: dict[str, TeamRef] = {}
    for column, values in (
        ("external_id", names | {row.external_id for row in rows}),
        ("name_folded", {fold_name(name) for name in names}),
    ):
        found |= {team.id: team for team in teams.find_by(connection, account_id, column, values)}
    return Teams(found.values(), rows)
