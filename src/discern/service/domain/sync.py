"""Synchronising candidates and teams with another system."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, TypeVar

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Connection

from discern.contract.base_models import ExternalId
from discern.contract.models.candidates import Candidate, NewCandidate
from discern.contract.models.sync import SyncBatch, SyncCandidate, SyncMembership, SyncOutcome, SyncRow, SyncTeam
from discern.contract.models.teams import NewTeam, TeamChange
from discern.contract.problems import FieldError
from discern.email_addresses import fold_address
from discern.service.domain.sync_lookup import People, TeamHere, Teams, find_people, find_teams
from discern.service.errors import ServiceError, all_invalid, field_errors, invalid
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories import candidates, teams
from discern.service.storage.repositories.audit import Action

EXTERNAL_ID: TypeAdapter[str] = TypeAdapter(ExternalId)

Kind = Literal["candidate", "team"]
Model = TypeVar("Model", SyncCandidate, SyncTeam)


@dataclass(frozen=True, slots=True)
class Synced:
    """What became of a batch, and by the id of each person and team that it made or changed what was done with them."""

    outcome: SyncOutcome
    actions: Mapping[str, Action]


def sync_batch(connection: Connection, account_id: str, batch: SyncBatch, now: datetime) -> Synced:
    """Create or update every row of a batch, candidates before teams.

    Raises:
        ServiceError: `invalid_parameter` with every rule that a row breaks, unless the batch is ``partial``.
    """
    # Before any row is changed: a request that had locked one of them and then waited for this lock would deadlock.
    lock_account_sequence(connection, account_id)
    people, groups = _read_rows(batch.candidates, SyncCandidate), _read_rows(batch.teams, SyncTeam)
    right_people, right_groups = _right(people), _right(groups)
    members = {external_id for row in right_groups for external_id in row.members or ()}
    found = find_people(connection, account_id, right_people, members)
    named = find_teams(connection, account_id, right_people, right_groups)
    memberships = teams.find_memberships(connection, found.ids if named.all else ())
    sync = _Sync(connection, account_id, now, found, named, memberships)
    # Those with less to be known by come later: then a batch finds the same people when it is sent again.
    people.sort(key=_identity)
    rows = [
        *sorted((_take(row, "candidate", sync.candidate) for row in people), key=lambda taken: taken.row.row),
        *(_take(row, "team", sync.team) for row in groups),
    ]
    errors = [error for taken in rows for error in taken.errors]
    if errors and not batch.partial:
        raise ServiceError("invalid_parameter", f"{errors[0].field}: {errors[0].message}", errors)
    sync.finish()
    return Synced(sync.present([taken.row for taken in rows], is_dry_run=batch.dry_run), sync.actions)


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of a batch, which is a model or what is wrong with it."""

    number: int
    given: Any
    read: Any


def _read_rows(given: list[Any], model: type[Model]) -> list[_Row]:
    rows = []
    for number, row in enumerate(given):
        read: Any
        try:
            read = model.model_validate(row)
        except ValidationError as error:
            read = ServiceError("invalid_parameter", "The row is invalid.", field_errors(error.errors(), model))
        rows.append(_Row(number, row, read))
    return rows


def _right(rows: Iterable[_Row]) -> list[Any]:
    return [row.read for row in rows if not isinstance(row.read, ServiceError)]


def _identity(row: _Row) -> int:
    if isinstance(row.read, ServiceError) or row.read.external_id is not None:
        return 0
    return 1 if row.read.email is not None else 2


@dataclass(frozen=True, slots=True)
class _Taken:
    row: SyncRow
    errors: Sequence[FieldError] = ()


CREATED: tuple[Action, ...] = ("candidate.created", "team.created")
Outcome = Literal["created", "updated", "unchanged"]
Done = tuple[str, str | None, Outcome]
"""Id, external id, and what was done."""


def _take(row: _Row, kind: Kind, sync: Callable[[int, Any], Done]) -> _Taken:
    """Create or update a row; what is wrong with it, where something is."""
    try:
        if isinstance(row.read, ServiceError):
            raise row.read
        id_, external_id, outcome = sync(row.number, row.read)
    except ServiceError as error:
        errors = [
            FieldError(field=f"{kind}s.{row.number}.{each.field}".rstrip("."), message=each.message)
            for each in error.errors or [FieldError(field="", message=str(error))]
        ]
        given = _read_external_id(row.given.get("external_id")) if isinstance(row.given, dict) else None
        failed = SyncRow(kind=kind, row=row.number, external_id=given, outcome="failed", error=errors[0])
        return _Taken(failed, errors)
    return _Taken(SyncRow(kind=kind, row=row.number, external_id=external_id, outcome=outcome, id=id_))


def _read_external_id(given: object) -> str | None:
    try:
        return EXTERNAL_ID.validate_python(given)
    except ValidationError:
        return None


@dataclass(slots=True)
class _Sync:
    """Creates or updates one row after the other. People join and leave at the end, all of a team at once.

    A row is refused before anything of it is written.
    """

    connection: Connection
    account_id: str
    now: datetime
    people: People
    teams: Teams
    memberships: set[tuple[str, str]]
    actions: dict[str, Action] = field(default_factory=dict)
    _earlier: dict[tuple[Kind, str], tuple[int, dict[str, Any]]] = field(default_factory=dict)

    def candidate(self, number: int, row: SyncCandidate) -> Done:
        values = row.model_dump(exclude_unset=True) | {"external_id": row.external_id}
        if row.email is not None:
            values["email"] = fold_address(row.email)
        if row.external_id is not None:
            # Also after a row that fails below: once another had made its person, it would be right the next time.
            key: tuple[Kind, str] = ("candidate", f"external_id {row.external_id}")
            self._require_same(key, values, "external_id")
            self._earlier.setdefault(key, (number, values))
        found, known_by = self.people.find(row)
        if found is not None:
            self._require_same(("candidate", found.id), values, known_by)
        named = [self.teams.find(name, f"teams.{place}") for place, name in enumerate(row.teams)]
        person = self._create(row) if found is None else self._change(found, row)
        self.people.put(person)
        self._earlier.setdefault(("candidate", person.id), (number, values))
        has_joined = [self._list(team, person.id) for team in named]
        if found is None:
            return person.id, person.external_id, "created"
        is_same = person is found and not any(has_joined)
        return person.id, person.external_id, "unchanged" if is_same else "updated"

    def team(self, number: int, row: SyncTeam) -> Done:
        key: tuple[Kind, str] = ("team", row.external_id)
        values = row.model_dump(exclude_unset=True)
        self._require_same(key, values, "external_id")
        members = None if row.members is None else self._ids(row.members)
        self._earlier.setdefault(key, (number, values))
        team = self.teams[row.external_id]
        is_new, is_renamed = team.id is None, team.name != row.name
        team_id = team.id or self._make(team, row.name)
        if is_renamed and not is_new:
            teams.change_team(self.connection, self.account_id, team_id, TeamChange(name=row.name), self.now)
            team.name = row.name
            self.actions.setdefault(team_id, "team.changed")
        is_changed = members is not None and self._set_members(team, team_id, members, is_all=row.mode == "replace")
        if is_new:
            return team_id, row.external_id, "created"
        return team_id, row.external_id, "updated" if is_renamed or is_changed else "unchanged"

    def finish(self) -> None:
        """Let people join and leave, and note what is new."""
        if "candidate.created" in self.actions.values():
            note_change(self.connection, self.account_id, self.now)
        for team in self.teams.all:
            if team.joining or team.leaving:
                team_id = team.id or self._make(team, team.name)
                joined = teams.change_members(
                    self.connection, self.account_id, team_id, list(team.joining), list(team.leaving), self.now
                )
                team.joining = dict.fromkeys(joined)
                self.actions.setdefault(team_id, "team.changed")

    def present(self, rows: Sequence[SyncRow], *, is_dry_run: bool) -> SyncOutcome:
        """The outcome; of a dry run without the ids of what it made."""

        def shown(id_: str | None) -> str | None:
            return None if is_dry_run and self.actions.get(id_ or "") in CREATED else id_

        def memberships(people: Callable[[TeamHere], Mapping[str, str]]) -> list[SyncMembership]:
            return [
                SyncMembership(team_id=shown(team.id), team=team.name, candidate_id=shown(candidate_id), name=name)
                for team in self.teams.all
                for candidate_id, name in people(team).items()
            ]

        counts = Counter(row.outcome for row in rows)
        return SyncOutcome(
            created=counts["created"],
            updated=counts["updated"],
            unchanged=counts["unchanged"],
            failed=counts["failed"],
            rows=[row.model_copy(update={"id": shown(row.id)}) for row in rows],
            joined=memberships(lambda team: {each: self.people[each].name for each in team.joining}),
            left=memberships(lambda team: team.leaving),
        )

    def _require_same(self, key: tuple[Kind, str], values: dict[str, Any], known_by: str) -> None:
        """Refuse a row about the same as an earlier one, and with other values."""
        number, earlier = self._earlier.get(key, (0, values))
        if values != earlier:
            raise invalid(known_by, f"must be once in a batch: {key[0]}s.{number} has it with other values")

    def _create(self, row: SyncCandidate) -> Candidate:
        metadata = candidates.change_metadata({}, row.metadata)
        new = NewCandidate(name=row.name, email=row.email, external_id=row.external_id, metadata=metadata)
        made = candidates.create_candidate(self.connection, self.account_id, new, self.now)
        self.actions[made.id] = "candidate.created"
        return made

    def _change(self, found: Candidate, row: SyncCandidate) -> Candidate:
        """The person as the row says, or as found where that says nothing new."""
        change = row.model_dump(exclude_unset=True, exclude={"teams"})
        if row.external_id is None:
            change.pop("external_id", None)
        if row.email is not None and fold_address(row.email) == fold_address(found.email or ""):
            del change["email"]
        after = dict(change)
        if "metadata" in change:
            after["metadata"] = candidates.change_metadata(found.metadata, row.metadata)
        if all(getattr(found, name) == value for name, value in after.items()):
            return found
        self.actions.setdefault(found.id, "candidate.changed")
        return candidates.change_candidate(self.connection, self.account_id, found.id, change, self.now)

    def _list(self, team: TeamHere, candidate_id: str) -> bool:
        """Let somebody join whose row names a team; whether they weren't in it."""
        team.listed.add(candidate_id)
        return self._join(team, candidate_id)

    def _join(self, team: TeamHere, candidate_id: str) -> bool:
        is_in = (team.id, candidate_id) in self.memberships or candidate_id in team.joining
        if not is_in:
            team.joining[candidate_id] = None
        return not is_in

    def _make(self, team: TeamHere, name: str) -> str:
        new = NewTeam(name=name, external_id=team.external_id)
        team.id = teams.create_team(self.connection, self.account_id, new, self.now).id
        team.name = name
        self.actions[team.id] = "team.created"
        return team.id

    def _set_members(self, team: TeamHere, team_id: str, candidate_ids: Sequence[str], *, is_all: bool) -> bool:
        """Let people join, and those who aren't listed leave where these are all; whether that changes anything."""
        has_joined = [self._join(team, candidate_id) for candidate_id in candidate_ids]
        before = len(team.leaving)
        if is_all:
            stay = team.listed.union(candidate_ids)
            members = [member for member, _ in candidates.list_members(self.connection, team_id)]
            team.leaving |= {member.id: member.name for member in members if member.id not in stay}
        return any(has_joined) or len(team.leaving) > before

    def _ids(self, external_ids: Sequence[str]) -> list[str]:
        found = [self.people.with_external_id(external_id) for external_id in external_ids]
        unknown = [f"members.{number}" for number, person in enumerate(found) if person is None]
        if unknown:
            raise all_invalid(unknown, "there is no candidate with this external id")
        return [person.id for person in found if person is not None]
