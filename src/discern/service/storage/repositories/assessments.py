"""Assessments: the list of them, and the consent, links and answers that belong to one."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, insert, select, update

from discern.contract.base_models import CandidateRef, Page
from discern.contract.models.assessments import AssessmentQuery, FormId, Status
from discern.contract.models.candidates import ProfileTotals
from discern.service.errors import not_found
from discern.service.storage.assessment_status import has_status, is_overdue, status_at
from discern.service.storage.engine.batches import ROWS
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.name_search import has_words
from discern.service.storage.engine.pagination import fetch_page
from discern.service.storage.engine.tables import (
    answers,
    assessments,
    candidates,
    consents,
    earlier_results,
    look_back_answers,
    private_links,
    results,
    statement_marks,
    users,
)
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories.accounts import list_accounts
from discern.service.storage.repositories.people.colleague_consents import end_sharing_with_colleagues
from discern.service.storage.repositories.people.profile_groups import assessment_groups, count_groups
from discern.service.storage.repositories.reports import forget_reports_from
from discern.service.storage.repositories.visibility import KEY, Viewer, is_listed, require_own_team
from discern.service.tokens import digest, new_id, new_token


class StoredAssessment(NamedTuple):
    """An assessment as stored, with its candidate. It may expire before it is marked so: see ``status_at``.

    ``bank_id`` and ``bank_version`` are fixed at its start. ``repeats`` is the id of the first assessment where the
    person answers again after it: then there is no take link, and only the person's private link leads to it.
    """

    id: str
    candidate_id: str
    candidate_name: str
    candidate_external_id: str | None
    team_id: str | None
    status: Status
    form: FormId
    language: str
    seed: int
    take_token: str | None
    created_at: datetime
    started_at: datetime | None
    completed_at: datetime | None
    expires_at: datetime | None
    metadata: dict[str, str]
    seq: int | None = None
    bank_id: str | None = None
    bank_version: str | None = None
    repeats: str | None = None

    @property
    def candidate(self) -> CandidateRef:
        return CandidateRef(id=self.candidate_id, name=self.candidate_name, external_id=self.candidate_external_id)

    def status_at(self, now: datetime) -> Status:
        return status_at(self.status, self.expires_at, now)


_OF_CANDIDATE = {
    "candidate_name": candidates.c.name.label("candidate_name"),
    "candidate_external_id": candidates.c.external_id.label("candidate_external_id"),
}
_STORED = select(
    *(_OF_CANDIDATE[name] if name in _OF_CANDIDATE else assessments.c[name] for name in StoredAssessment._fields)
).join(candidates, candidates.c.id == assessments.c.candidate_id)
_OF_CONSENT = (
    consents.c.version,
    consents.c.accepted_at,
    consents.c.withdrawn_at,
    consents.c.key_id,
    private_links.c.holder,
    exists().where(answers.c.assessment_id == consents.c.assessment_id),
)


@dataclass(frozen=True, slots=True)
class StoredConsent:
    """The consent in force. ``key_id`` passed it on; ``holder`` is the person of the private link that it gave.
    ``answered``: whether there are answers under it.
    """

    version: str
    accepted_at: datetime
    withdrawn_at: datetime | None
    key_id: str
    holder: str | None = None
    answered: bool = False


def create_assessment(
    connection: Connection,
    account_id: str,
    candidate: CandidateRef,
    now: datetime,
    *,
    team_id: str | None,
    form: FormId,
    language: str,
    expires_at: datetime | None = None,
    metadata: dict[str, str] | None = None,
    join_link_id: str | None = None,
    created_by: str | None = None,
    repeats: str | None = None,
) -> StoredAssessment:
    """``created_by`` is the user who invites, if one does; ``repeats`` as in `StoredAssessment`."""
    lock_account_sequence(connection, account_id)
    stored = StoredAssessment(
        id=new_id("asm"),
        candidate_id=candidate.id,
        candidate_name=candidate.name,
        candidate_external_id=candidate.external_id,
        team_id=team_id,
        status="created",
        form=form,
        language=language,
        seed=secrets.randbelow(2**31),
        take_token=new_token() if repeats is None else None,
        created_at=now,
        started_at=None,
        completed_at=None,
        expires_at=expires_at,
        metadata=metadata or {},
        repeats=repeats,
    )
    row = {
        "id": stored.id,
        "account_id": account_id,
        "candidate_id": stored.candidate_id,
        "team_id": stored.team_id,
        "status": stored.status,
        "form": stored.form,
        "language": stored.language,
        "seed": stored.seed,
        "take_token": stored.take_token,
        "created_at": stored.created_at,
        "expires_at": stored.expires_at,
        "metadata": stored.metadata,
        "join_link_id": join_link_id,
        "created_by": created_by,
        "repeats": stored.repeats,
    }
    connection.execute(insert(assessments), row)
    note_change(connection, account_id, now)
    return stored


def get_assessment(
    connection: Connection, account_id: str, assessment_id: str, *, lock: bool = False
) -> StoredAssessment:
    """One assessment of the account; ``lock`` blocks other changes to it until the transaction ends.

    Raises:
        ServiceError: `not_found`.
    """
    by_id = _select_of_account(account_id).where(assessments.c.id == assessment_id)
    row = connection.execute(by_id.with_for_update(of=assessments) if lock else by_id).first()
    if row is None:
        raise not_found("assessment")
    return StoredAssessment(*row)


def find_by_take_token(connection: Connection, account_id: str, token: str) -> StoredAssessment | None:
    row = connection.execute(_select_of_account(account_id).where(assessments.c.take_token == token)).first()
    return None if row is None else StoredAssessment(*row)


def find_inviter(connection: Connection, assessment_id: str) -> str | None:
    """The name of the user who made an assessment, or the join link that it came from, while they have one here."""
    by_user = assessments.c.created_by == users.c.id
    inviter = select(users.c.name).join(assessments, by_user).where(assessments.c.id == assessment_id)
    return connection.scalar(inviter)


def list_assessments(
    connection: Connection,
    account_id: str,
    query: AssessmentQuery,
    now: datetime,
    viewer: Viewer = KEY,
    *,
    reads_results: bool = False,
) -> Page[StoredAssessment]:
    """The page that ``query`` asks for; by ``reads_results`` the caller may read what is in results.

    Raises:
        ServiceError: `invalid_parameter`.
    """
    require_own_team(connection, viewer, query.team_id)
    statement = _select_by_query(account_id, query, viewer)
    if query.status is not None:
        statement = statement.where(has_status(query.status, now))
    if query.group is not None:
        statement = statement.where(assessment_groups(viewer, now, reads_results=reads_results)[query.group])

    def present(rows: Sequence[Any]) -> list[StoredAssessment]:
        return [StoredAssessment(*row) for row in rows]

    return fetch_page(connection, statement, assessments, query, present)


def count_in_groups(
    connection: Connection,
    account_id: str,
    query: AssessmentQuery,
    now: datetime,
    viewer: Viewer = KEY,
    *,
    reads_results: bool,
) -> ProfileTotals | None:
    """How many of the assessments that ``query`` leaves, apart from its status and group, are in each group; None if
    they are too many to count."""
    groups = assessment_groups(viewer, now, reads_results=reads_results)
    return count_groups(connection, _select_by_query(account_id, query, viewer), groups)


def _select_by_query(account_id: str, query: AssessmentQuery, viewer: Viewer) -> Select[Any]:
    """The assessments that ``query`` leaves, apart from its status and group."""
    statement = _select_of_account(account_id).where(has_words(candidates.c.name_folded, query.q), is_listed(viewer))
    if query.candidate_id is not None:
        statement = statement.where(assessments.c.candidate_id == query.candidate_id)
    if query.team_id is not None:
        statement = statement.where(assessments.c.team_id == query.team_id)
    if query.external_id is not None:
        statement = statement.where(candidates.c.external_id == query.external_id)
    return statement


def list_assessments_of(connection: Connection, account_id: str, candidate_id: str) -> list[StoredAssessment]:
    """All assessments of a person, oldest first."""
    of_person = _select_of_account(account_id).where(assessments.c.candidate_id == candidate_id)
    return [StoredAssessment(*row) for row in connection.execute(of_person.order_by(assessments.c.seq))]


def fix_bank(connection: Connection, assessment_id: str, language: str, bank_id: str, bank_version: str) -> None:
    """Fix what an assessment is asked and scored with, until its answers are deleted."""
    bank = {"language": language, "bank_id": bank_id, "bank_version": bank_version}
    connection.execute(update(assessments).where(assessments.c.id == assessment_id).values(bank))


def mark_started(connection: Connection, account_id: str, assessment_id: str, now: datetime) -> None:
    connection.execute(
        update(assessments)
        .where(_has_id(account_id, assessment_id), assessments.c.status == "created")
        .values(status="started", started_at=now)
    )
    note_change(connection, account_id, now)


def set_end(
    connection: Connection, account_id: str, stored: StoredAssessment, expires_at: datetime | None, now: datetime
) -> StoredAssessment:
    """Let an assessment that is neither completed nor cancelled end at another time. An expired one opens again."""
    status: Status = "created" if stored.started_at is None else "started"
    change = update(assessments).where(_has_id(account_id, stored.id))
    connection.execute(change.values(status=status, expires_at=expires_at))
    note_change(connection, account_id, now)
    return stored._replace(status=status, expires_at=expires_at)


def mark_ended(connection: Connection, account_id: str, assessment_id: str, status: Status, now: datetime) -> None:
    """Complete or cancel an assessment. Its take link opens nothing from then on, but is known for what it was."""
    times = {"completed_at": now} if status == "completed" else {}
    change = update(assessments).where(_has_id(account_id, assessment_id), assessments.c.status != status)
    if connection.execute(change.values(status=status, **times)).rowcount:
        note_change(connection, account_id, now)


def cancel_assessment(connection: Connection, account_id: str, stored: StoredAssessment, now: datetime) -> None:
    """End an assessment that isn't completed, and delete its answers: nothing can come of them."""
    connection.execute(delete(answers).where(answers.c.assessment_id == stored.id))
    mark_ended(connection, account_id, stored.id, "cancelled", now)


def find_consent(connection: Connection, assessment_id: str) -> StoredConsent | None:
    consent = (
        select(*_OF_CONSENT)
        .outerjoin(private_links, private_links.c.assessment_id == consents.c.assessment_id)
        .where(consents.c.assessment_id == assessment_id)
    )
    row = connection.execute(consent).first()
    return None if row is None else StoredConsent(*row)


def get_with_consent(
    connection: Connection, account_id: str, assessment_id: str, *, lock: bool = False
) -> tuple[StoredAssessment, StoredConsent | None]:
    """`get_assessment` and `find_consent` in one statement.

    Raises:
        ServiceError: `not_found`.
    """
    both = (
        _select_of_account(account_id)
        .add_columns(*_OF_CONSENT)
        .outerjoin(consents, consents.c.assessment_id == assessments.c.id)
        .outerjoin(private_links, private_links.c.assessment_id == assessments.c.id)
        .where(assessments.c.id == assessment_id)
    )
    # Of the assessment alone: PostgreSQL locks nothing on the side of an outer join that may be missing.
    row = connection.execute(both.with_for_update(of=assessments) if lock else both).first()
    if row is None:
        raise not_found("assessment")
    columns = len(StoredAssessment._fields)
    consent = None if row[columns] is None else StoredConsent(*row[columns:])
    return StoredAssessment(*row[:columns]), consent


def store_consent(
    connection: Connection,
    account_id: str,
    stored: StoredAssessment,
    version: str,
    private_token: str,
    key_id: str,
    now: datetime,
    *,
    before: StoredConsent | None,
    holder: str | None = None,
) -> None:
    """Store the consent, and only a hash of the private link's token. It takes the place of the one ``before``, with
    the answers given under that. ``holder`` is who is proven to consent, None where nobody is.
    """
    assessment_id = stored.id
    for table in () if before is None else (answers, private_links, consents):
        connection.execute(delete(table).where(table.c.assessment_id == assessment_id))
    connection.execute(
        insert(consents).values(assessment_id=assessment_id, version=version, accepted_at=now, key_id=key_id)
    )
    store_private_link(connection, assessment_id, digest(private_token), holder or new_id("hld"), now)
    if before is not None and before.answered:
        note_change(connection, account_id, now)


def store_private_link(connection: Connection, assessment_id: str, hash_: str, holder: str, now: datetime) -> None:
    connection.execute(
        insert(private_links).values(hash=hash_, assessment_id=assessment_id, holder=holder, created_at=now)
    )


def withdraw_consent(connection: Connection, account_id: str, stored: StoredAssessment, now: datetime) -> None:
    """End an assessment and delete its answers, its result and every report based on it; its person shares with no
    colleague any more. The consents and their withdrawal stay on record.
    """
    assessment_id = stored.id
    lock_account_sequence(connection, account_id)
    connection.execute(update(consents).where(consents.c.assessment_id == assessment_id).values(withdrawn_at=now))
    connection.execute(delete(answers).where(answers.c.assessment_id == assessment_id))
    for table in (results, earlier_results, statement_marks, look_back_answers):
        connection.execute(delete(table).where(table.c.assessment_id == assessment_id))
    end_sharing_with_colleagues(connection, now, stored.candidate_id)
    forget_reports_from(connection, account_id, assessment_id, now)
    mark_ended(connection, account_id, assessment_id, "cancelled", now)


def mark_expired(connection: Connection, now: datetime) -> int:
    """Store that some assessments have expired, so that lists find them in order; how many."""
    for account in list_accounts(connection):
        overdue = select(assessments.c.seq).where(assessments.c.account_id == account.id, is_overdue(now)).limit(ROWS)
        change = update(assessments).where(assessments.c.seq.in_(overdue.with_for_update(skip_locked=True)))
        if marked := connection.execute(change.values(status="expired")).rowcount:
            return marked
    return 0


def _has_id(account_id: str, assessment_id: str) -> ColumnElement[bool]:
    return and_(assessments.c.id == assessment_id, assessments.c.account_id == account_id)


def _select_of_account(account_id: str) -> Select[Any]:
    return _STORED.where(assessments.c.account_id == account_id)
