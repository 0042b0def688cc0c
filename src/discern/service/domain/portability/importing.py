"""Importing an export into an empty account: all of it or nothing, in one transaction."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from discern.instrument import Bank, BankError, parse_bank
from discern.service.domain.banks import adopt_bank
from discern.service.domain.portability.export import ACTOR
from discern.service.domain.portability.folder import Manifest, PortabilityError, read_manifest, read_records
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.portability import writing
from discern.service.storage.portability.records import (
    AboutRecord,
    AgreementRecord,
    AssessmentRecord,
    BankRecord,
    BankUseRecord,
    MeetingRecord,
    PersonRecord,
    TeamRecord,
    UsedCardRecord,
    UserRecord,
)
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories.accounts import StoredAccount
from discern.service.storage.repositories.audit import AuditActor


@dataclass(frozen=True, slots=True)
class Imported:
    """How many people and assessments came in, and how many didn't since they were erased or withdrawn."""

    people: int
    assessments: int
    gone: int


def import_account(database: Database, account: StoredAccount, folder: Path, now: datetime) -> Imported:
    """Put an export into an account that has no people, no teams and no parameters of its own.

    Nobody comes back whom the account's log, or the export's list, says to be erased; nor does an assessment whose
    consent was withdrawn.

    Raises:
        PortabilityError: the account isn't empty, or the folder is no export, damaged or of another version. Nothing
            was changed.
    """
    manifest = read_manifest(folder)
    try:
        return database.write_now(lambda connection: _Import(connection, account.id, folder, manifest, now).run())
    except IntegrityError:
        raise PortabilityError(
            "something in this export has an id that is taken: it was imported into another account here, or has the "
            "same thing twice"
        ) from None
    except OSError as error:
        raise PortabilityError(f"{folder} can't be read: {error.strerror}") from None


@dataclass(slots=True)
class _Import:
    """One import. Of what a record names, all has to be in the file itself: ids alone would reach other accounts."""

    connection: Connection
    account_id: str
    folder: Path
    manifest: Manifest
    now: datetime
    gone: set[str] = field(default_factory=set)
    skipped: set[str] = field(default_factory=set)
    people: set[str] = field(default_factory=set)
    teams: set[str] = field(default_factory=set)
    banks: dict[tuple[str, str], tuple[BankKey, Bank]] = field(default_factory=dict)

    def run(self) -> Imported:
        connection, account_id = self.connection, self.account_id
        lock_account_sequence(connection, account_id)
        if not writing.is_empty(connection, account_id):
            raise PortabilityError("this account isn't empty. An export is imported into one without people and teams")
        actor = AuditActor(account_id, ACTOR, ACTOR)
        here = writing.list_gone(connection, account_id)
        self.gone |= here
        writing.write_gone(connection, actor, self._read("gone.jsonl", self._note_gone), here)
        for bank in self._read("banks.jsonl"):
            self._take_bank(bank)
        writing.write_bank_uses(connection, account_id, self._read("bank_uses.jsonl", self._check_use), self._moved)
        people = writing.write_people(connection, actor, self._read("people.jsonl", self._check_person), self.now)
        writing.write_teams(connection, account_id, self._read("teams.jsonl", self._check_team))
        writing.write_users(connection, account_id, self._read("users.jsonl", self._check_user))
        assessments = writing.write_assessments(
            connection, actor, self._read("assessments.jsonl", self._check_assessment), self._moved, self.now
        )
        writing.write_about_pages(connection, self._read("about_pages.jsonl", self._check_about))
        writing.write_agreements(connection, account_id, self._read("agreements.jsonl", self._check_agreement))
        writing.write_meetings(connection, account_id, self._read("meetings.jsonl", self._check_meeting))
        writing.write_used_cards(connection, self._read("used_cards.jsonl", self._check_used))
        note_change(connection, account_id, self.now)
        return Imported(people, assessments, len(self.skipped))

    def _read(self, name: str, check: Callable[[Any], Any] | None = None) -> Iterator[Any]:
        """The records of a file as ``check`` leaves them, without those of which it leaves nothing."""
        for record in read_records(self.folder, name, self.manifest):
            kept = record if check is None else check(record)
            if kept is not None:
                yield kept

    def _take_bank(self, record: BankRecord) -> None:
        bank = _parse(record.document)
        self.banks[record.bank_id, record.version] = adopt_bank(self.connection, bank, record.version), bank

    def _moved(self, bank_id: str, version: str) -> BankKey:
        if (bank_id, version) not in self.banks:
            raise PortabilityError(f"the export is damaged: the bank {bank_id} {version} is missing")
        return self.banks[bank_id, version][0]

    def _note_gone(self, record: Any) -> Any:
        self.gone.add(record.id)
        return record

    def _check_use(self, record: BankUseRecord) -> BankUseRecord:
        if (record.document is None) != (record.fingerprint is None) or (
            record.document is not None and _parse(record.document).fingerprint != record.fingerprint
        ):
            raise PortabilityError("the export is damaged: parameters in use are not those of their fingerprint")
        return record

    def _check_person(self, record: PersonRecord) -> PersonRecord | None:
        if record.id in self.gone:
            self.skipped.add(record.id)
            return None
        self.people.add(record.id)
        return record

    def _check_team(self, record: TeamRecord) -> TeamRecord:
        self.teams.add(record.id)
        kept = [member for member in record.members if self._are_here([member.candidate_id])]
        return record.model_copy(update={"members": kept})

    def _check_user(self, record: UserRecord) -> UserRecord | None:
        self._require_teams(record.team_ids)
        return record if self._are_here([record.candidate_id]) else None

    def _check_assessment(self, record: AssessmentRecord) -> AssessmentRecord | None:
        self._require_teams([record.team_id])
        if not self._are_here([record.candidate_id]):
            return None
        if record.id in self.gone:
            self.skipped.add(record.id)
            return None
        self._moved(record.bank_id, record.bank_version)
        _, bank = self.banks[record.bank_id, record.bank_version]
        for answer in record.answers:
            block = bank.blocks.get(answer.block)
            if block is None or not {answer.most, answer.least} <= {item.id for item in block.items}:
                raise PortabilityError(f"the export is damaged: {record.id} has an answer to what its bank doesn't ask")
        return record

    def _check_about(self, record: AboutRecord) -> AboutRecord | None:
        return record if self._are_here([record.candidate_id]) else None

    def _check_agreement(self, record: AgreementRecord) -> AgreementRecord | None:
        self._require_teams([record.team_id])
        return record if self._are_here(record.candidate_ids) else None

    def _check_meeting(self, record: MeetingRecord) -> MeetingRecord | None:
        return record if self._are_here([record.candidate_id]) else None

    def _check_used(self, record: UsedCardRecord) -> UsedCardRecord | None:
        return record if self._are_here([record.candidate_id, record.other_id]) else None

    def _are_here(self, people: Iterable[str | None]) -> bool:
        """Whether these people came in; raises where the export doesn't have them."""
        named = {each for each in people if each is not None}
        for each in named:
            if each not in self.people and each not in self.skipped:
                raise PortabilityError(f"the export is damaged: the person {each} is missing")
        return named <= self.people

    def _require_teams(self, teams: Iterable[str | None]) -> None:
        for each in teams:
            if each is not None and each not in self.teams:
                raise PortabilityError(f"the export is damaged: the team {each} is missing")


def _parse(document: dict[str, Any]) -> Bank:
    try:
        return parse_bank(document)
    except BankError as error:
        raise PortabilityError(f"the export is damaged: {error!s:.300}") from None
