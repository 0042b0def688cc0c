"""Synchronising candidates and teams with another system, by external id."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, TypeVar

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Connection

from discern.contract.base_models import ExternalId
from discern.contract.models.candidates import Candidate
from discern.contract.models.sync import SyncBatch, SyncCandidate, SyncOutcome, SyncRow, SyncTeam
from discern.contract.models.teams import NewTeam, TeamChange
from discern.contract.problems import FieldError
from discern.service.errors import ServiceError, all_invalid, field_errors, invalid
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.queues.changes import note_person_created
from discern.service.storage.repositories import candidates, teams

EXTERNAL_ID: TypeAdapter[str] = TypeAdapter(ExternalId)

Outcome = Literal["created", "updated", "unchanged"]
Kind = Literal["candidate", "team"]


def sync_batch(connection: Connection, account_id: str, batch: SyncBatch, now: datetime) -> SyncOutcome:
    """Create or update every row of a batch, candidates before teams.

    Raises:
        ServiceError: `invalid_parameter` with every rule that a row breaks, unless the batch is ``partial``.
    """
    # Before any row is changed: a request that had locked one of them and then waited for this lock would deadlock.
    lock_account_sequence(connection, account_id)
    people = candidates.find_by_external_ids(connection, account_id, _external_ids_in(batch))
    sync = _Sync(connection, account_id, now, people)
    errors: list[FieldError] = []
    rows = [
        *_sync_rows(connection, "candidate", batch.candidates, SyncCandidate, sync.candidate, errors),
        *_sync_rows(connection, "team", batch.teams, SyncTeam, sync.team, errors),
    ]
    if errors and not batch.partial:
        first = errors[0]
        raise ServiceError("invalid_parameter", f"{first.field}: {first.message}", errors)
    return SyncOutcome(
        created=sum(row.outcome == "created" for row in rows),
        updated=sum(row.outcome == "updated" for row in rows),
        unchanged=sum(row.outcome == "unchanged" for row in rows),
        failed=sum(row.outcome == "failed" for row in rows),
        rows=rows,
    )


@dataclass(frozen=True, slots=True)
class _Done:
    external_id: str
    id: str
    outcome: Outcome


Row = TypeVar("Row", SyncCandidate, SyncTeam)


def _sync_rows(
    connection: Connection,
    kind: Kind,
    given: list[Any],
    model: type[Row],
    sync: Callable[[Row], _Done],
    errors: list[FieldError],
) -> list[SyncRow]:
    """Create or update rows of one kind. Every rule that is broken is added to ``errors``, with its place."""
    rows = []
    taken: dict[str, tuple[int, dict[str, Any]]] = {}
    for number, row in enumerate(given):
        savepoint = connection.begin_nested()
        try:
            read = model.model_validate(row)
            values = read.model_dump(exclude_unset=True)
            earlier, earlier_values = taken.get(read.external_id, (number, values))
            if values != earlier_values:
                raise invalid("external_id", f"must be once in a batch: {kind}s.{earlier} has it with other values")
            done = sync(read)
        except (ValidationError, ServiceError) as error:
            savepoint.rollback()
            problems = field_errors(error.errors()) if isinstance(error, ValidationError) else error.errors
            placed = [
                FieldError(field=f"{kind}s.{number}.{each.field}".rstrip("."), message=each.message)
                for each in problems or [FieldError(field="", message=str(error))]
            ]
            errors += placed
            rows.append(
                SyncRow(
                    kind=kind,
                    row=number,
                    external_id=_read_external_id(row.get("external_id")) if isinstance(row, dict) else None,
                    outcome="failed",
                    error=placed[0],
                )
            )
        else:
            savepoint.commit()
            taken[read.external_id] = earlier, values
            rows.append(SyncRow(kind=kind, row=number, external_id=done.external_id, outcome=done.outcome, id=done.id))
    return rows


@dataclass(frozen=True, slots=True)
class _Sync:
    """Creates or updates one row. ``people`` are the account's candidates that the batch names, by external id."""

    connection: Connection
    account_id: str
    now: datetime
    people: dict[str, Candidate]

    def candidate(self, row: SyncCandidate) -> _Done:
        found = self.people.get(row.external_id)
        if found is None:
            made = candidates.create_candidate(self.connection, self.account_id, row, self.now)
            note_person_created(self.connection, self.account_id, self.now)
            self.people[row.external_id] = made
            return _Done(row.external_id, made.id, "created")
        wanted = row.model_dump(exclude_unset=True, exclude={"external_id"})
        change = {name: value for name, value in wanted.items() if getattr(found, name) != value}
        if not change:
            return _Done(row.external_id, found.id, "unchanged")
        changed = candidates.change_candidate(self.connection, self.account_id, found.id, change, self.now)
        self.people[row.external_id] = changed
        return _Done(row.external_id, found.id, "updated")

    def team(self, row: SyncTeam) -> _Done:
        members = None if row.members is None else self._ids(row.members)
        found = teams.find_by_external_id(self.connection, self.account_id, row.external_id)
        if found is None:
            new = NewTeam(name=row.name, external_id=row.external_id, members=members or [])
            made = teams.create_team(self.connection, self.account_id, new, self.now)
            return _Done(row.external_id, made.id, "created")
        changed = found.name != row.name
        if changed:
            teams.change_team(self.connection, self.account_id, found.id, TeamChange(name=row.name), self.now)
        if members is not None:
            changed |= teams.set_members(self.connection, self.account_id, found.id, members, self.now)
        return _Done(row.external_id, found.id, "updated" if changed else "unchanged")

    def _ids(self, external_ids: list[str]) -> list[str]:
        unknown = [f"members.{number}" for number, each in enumerate(external_ids) if each not in self.people]
        if unknown:
            raise all_invalid(unknown, "there is no candidate with this external id")
        return [self.people[external_id].id for external_id in dict.fromkeys(external_ids)]


def _external_ids_in(batch: SyncBatch) -> set[str]:
    """The external ids of candidates in a batch, whose rows may still turn out to be invalid."""
    rows = [row for row in (*batch.candidates, *batch.teams) if isinstance(row, dict)]
    named = [row.get("external_id") for row in rows]
    for row in rows:
        members = row.get("members")
        named += members if isinstance(members, list) else []
    return {read for name in named if (read := _read_external_id(name)) is not None}


def _read_external_id(given: object) -> str | None:
    try:
        return EXTERNAL_ID.validate_python(given)
    except ValidationError:
        return None
