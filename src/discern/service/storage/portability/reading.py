"""An account's records, as a key that acts for nobody may see them: nothing of results that somebody keeps to
themselves, and nothing that was agreed between others.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, Table, and_, exists, func, select

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Results
from discern.service.storage.engine.many_values import MOST_VALUES, find_rows
from discern.service.storage.engine.tables import (
    about_pages,
    agreement_people,
    agreements,
    answers,
    assessments,
    audit,
    bank_uses,
    banks,
    candidates,
    consents,
    earlier_results,
    mail_refusals,
    meetings,
    memberships,
    results,
    statement_marks,
    teams,
    used_cards,
    user_teams,
    users,
)
from discern.service.storage.portability.records import (
    AboutRecord,
    AgreementRecord,
    AnswerRecord,
    AssessmentRecord,
    BankRecord,
    BankUseRecord,
    ConsentGivenRecord,
    EarlierRecord,
    Gone,
    MarkRecord,
    MeetingRecord,
    MemberRecord,
    PersonRecord,
    Record,
    TeamRecord,
    UsedCardRecord,
    UserRecord,
)
from discern.service.storage.repositories.agreements import is_agreement_seen
from discern.service.storage.repositories.results import put_region, read_document
from discern.service.storage.repositories.visibility import KEY, is_shared, is_visible

Reader = Callable[[Connection, str], Iterator[Record]]

_SHARED = is_visible(KEY)
_COMPLETED = (
    select(assessments.c.id)
    .join(results, results.c.assessment_id == assessments.c.id)
    .join(candidates, candidates.c.id == assessments.c.candidate_id)
    .where(assessments.c.status == "completed", assessments.c.bank_id.is_not(None))
)
"""Assessments that somebody shared or not has results of."""


def read_gone(connection: Connection, account_id: str) -> Iterator[Gone]:
    of_account = audit.c.account_id == account_id
    actions = audit.c.action.in_(["candidate.erased", "consent.withdrawn"])
    found = select(audit.c.seq, audit.c.subject_id.label("id"), audit.c.action, audit.c.at).where(of_account, actions)
    for row in _rows(connection, found, audit):
        yield Gone(id=row.id, action=row.action, at=row.at)


def read_banks(connection: Connection, account_id: str) -> Iterator[BankRecord]:
    asked = _COMPLETED.where(
        assessments.c.account_id == account_id,
        _SHARED,
        assessments.c.bank_id == banks.c.bank_id,
        assessments.c.bank_version == banks.c.version,
    )
    used = exists().where(
        bank_uses.c.account_id == account_id,
        bank_uses.c.bank_id == banks.c.bank_id,
        bank_uses.c.bank_version == banks.c.version,
    )
    rows = connection.execute(select(banks).where(asked.correlate(banks).exists() | used)).all()
    for row in sorted(rows, key=lambda each: (each.bank_id, each.version)):
        yield BankRecord(bank_id=row.bank_id, version=row.version, document=row.document)


def read_bank_uses(connection: Connection, account_id: str) -> Iterator[BankUseRecord]:
    rows = connection.execute(select(bank_uses).where(bank_uses.c.account_id == account_id)).all()
    for row in sorted(rows, key=lambda each: (each.bank_id, each.bank_version, each.number)):
        yield BankUseRecord(
            bank_id=row.bank_id,
            version=row.bank_version,
            number=row.number,
            fingerprint=row.fingerprint,
            document=row.document,
            used_at=row.used_at,
        )


def read_people(connection: Connection, account_id: str) -> Iterator[PersonRecord]:
    found = (
        select(candidates, mail_refusals.c.refused_at)
        .outerjoin(mail_refusals, mail_refusals.c.candidate_id == candidates.c.id)
        .where(candidates.c.account_id == account_id)
    )
    for row in _rows(connection, found, candidates):
        yield PersonRecord(
            **_fields(row, PersonRecord, "refuses_reminders_since"), refuses_reminders_since=row.refused_at
        )


def read_teams(connection: Connection, account_id: str) -> Iterator[TeamRecord]:
    for part in _parts(connection, select(teams).where(teams.c.account_id == account_id), teams):
        of_teams = select(memberships, candidates.c.seq).join(candidates, candidates.c.id == memberships.c.candidate_id)
        members = _by(find_rows(connection, of_teams, memberships.c.team_id, {row.id for row in part}), "team_id")
        for row in part:
            in_order = sorted(members[row.id], key=lambda each: (each.added_at, each.seq))
            kept = [MemberRecord(**_fields(each, MemberRecord)) for each in in_order]
            yield TeamRecord(**_fields(row, TeamRecord, "members"), members=kept)


def read_users(connection: Connection, account_id: str) -> Iterator[UserRecord]:
    found = select(users).where(users.c.account_id == account_id, users.c.email.is_not(None))
    for part in _parts(connection, found, users):
        of_users = select(user_teams, teams.c.seq).join(teams, teams.c.id == user_teams.c.team_id)
        led = _by(find_rows(connection, of_users, user_teams.c.user_id, {row.id for row in part}), "user_id")
        for row in part:
            team_ids = [each.team_id for each in sorted(led[row.id], key=lambda each: each.seq)]
            yield UserRecord(**_fields(row, UserRecord, "team_ids"), team_ids=team_ids)


def read_assessments(connection: Connection, account_id: str) -> Iterator[AssessmentRecord]:
    found = _COMPLETED.with_only_columns(
        assessments,
        results.c.document,
        results.c.region,
        candidates.c.name.label("person_name"),
        candidates.c.external_id.label("person_external_id"),
    ).where(assessments.c.account_id == account_id, _SHARED)
    for part in _parts(connection, found, assessments):
        ids = {row.id for row in part}
        tables = (consents, answers, earlier_results, statement_marks)
        given, answered, earlier, marked = (
            _by(find_rows(connection, select(table), table.c.assessment_id, ids), "assessment_id") for table in tables
        )
        for row in part:
            person = CandidateRef(id=row.candidate_id, name=row.person_name, external_id=row.person_external_id)
            whole = put_region(read_document(row.document, person), row.region)
            named = _fields(row, AssessmentRecord, "consent", "answers", "results", "earlier_results", "marks")
            yield AssessmentRecord(
                **named,
                consent=next((ConsentGivenRecord(**_fields(each, ConsentGivenRecord)) for each in given[row.id]), None),
                answers=_answers(answered[row.id]),
                results=whole,
                earlier_results=[_earlier(each, person) for each in sorted(earlier[row.id], key=lambda each: each.seq)],
                marks=[
                    MarkRecord(**_fields(each, MarkRecord))
                    for each in sorted(marked[row.id], key=lambda each: (each.marked_at, each.statement_id))
                ],
            )


def read_answers(connection: Connection, account_id: str) -> Iterator[tuple[str, AnswerRecord]]:
    """The answers of the same assessments by themselves, each with the id of its assessment."""
    found = _COMPLETED.with_only_columns(assessments.c.seq, assessments.c.id).where(
        assessments.c.account_id == account_id, _SHARED
    )
    for part in _parts(connection, found, assessments):
        rows = find_rows(connection, select(answers), answers.c.assessment_id, {row.id for row in part})
        answered = _by(rows, "assessment_id")
        for row in part:
            for answer in _answers(answered[row.id]):
                yield row.id, answer


def _answers(rows: Sequence[Row[Any]]) -> list[AnswerRecord]:
    in_order = sorted(rows, key=lambda each: each.position)
    return [AnswerRecord(**_fields(each, AnswerRecord)) for each in in_order]


def read_about_pages(connection: Connection, account_id: str) -> Iterator[AboutRecord]:
    found = (
        select(candidates.c.seq, about_pages)
        .join(about_pages, about_pages.c.candidate_id == candidates.c.id)
        .where(candidates.c.account_id == account_id, _SHARED, about_pages.c.visibility != "nobody")
    )
    for row in _rows(connection, found, candidates):
        yield AboutRecord(**_fields(row, AboutRecord))


def read_agreements(connection: Connection, account_id: str) -> Iterator[AgreementRecord]:
    found = select(agreements).where(agreements.c.account_id == account_id, is_agreement_seen(KEY))
    for part in _parts(connection, found, agreements):
        ids = {row.id for row in part}
        people = _by(
            find_rows(connection, select(agreement_people), agreement_people.c.agreement_id, ids), "agreement_id"
        )
        for row in part:
            in_order = sorted(people[row.id], key=lambda each: each.place)
            named = _fields(row, AgreementRecord, "candidate_ids")
            yield AgreementRecord(**named, candidate_ids=[each.candidate_id for each in in_order])


def read_meetings(connection: Connection, account_id: str) -> Iterator[MeetingRecord]:
    found = (
        select(meetings)
        .join(candidates, candidates.c.id == meetings.c.candidate_id)
        .where(meetings.c.account_id == account_id, meetings.c.made_by.is_(None), is_shared(KEY))
    )
    for row in _rows(connection, found, meetings):
        yield MeetingRecord(**_fields(row, MeetingRecord))


def read_used_cards(connection: Connection, account_id: str) -> Iterator[UsedCardRecord]:
    of_account = select(candidates.c.id).where(candidates.c.account_id == account_id)
    sharing = of_account.where(is_shared(KEY))
    rows = connection.execute(
        select(used_cards).where(
            used_cards.c.made_by == "",
            used_cards.c.candidate_id.in_(sharing),
            (used_cards.c.other_id == "") | used_cards.c.other_id.in_(sharing),
        )
    ).all()
    for row in sorted(rows, key=lambda each: (each.candidate_id, each.other_id, each.card)):
        yield UsedCardRecord(**_fields(row, UsedCardRecord, "other_id"), other_id=row.other_id or None)


READERS: Mapping[str, Reader] = {
    "gone.jsonl": read_gone,
    "banks.jsonl": read_banks,
    "bank_uses.jsonl": read_bank_uses,
    "people.jsonl": read_people,
    "teams.jsonl": read_teams,
    "users.jsonl": read_users,
    "assessments.jsonl": read_assessments,
    "about_pages.jsonl": read_about_pages,
    "agreements.jsonl": read_agreements,
    "meetings.jsonl": read_meetings,
    "used_cards.jsonl": read_used_cards,
}
"""By the names of the files."""


def count_left_out(connection: Connection, account_id: str) -> dict[str, int]:
    """How much of an account no record has, by what it is; what is a secret isn't counted."""

    def count(statement: Select[Any]) -> int:
        return int(connection.execute(select(func.count()).select_from(statement.subquery())).scalar_one())

    of_account = assessments.c.account_id == account_id
    written = select(about_pages.c.candidate_id).join(candidates, candidates.c.id == about_pages.c.candidate_id)
    agreed = select(agreements.c.id).where(agreements.c.account_id == account_id)
    met = select(meetings.c.id).join(candidates, candidates.c.id == meetings.c.candidate_id)
    shown = and_(meetings.c.made_by.is_(None), is_shared(KEY))
    with_results = _COMPLETED.where(of_account)
    return {
        "hidden results": count(with_results.where(~_SHARED)),
        "assessments without results": count(
            select(assessments.c.id).where(of_account, assessments.c.id.not_in(_COMPLETED.where(of_account)))
        ),
        "own pages": count(
            written.where(candidates.c.account_id == account_id, ~and_(_SHARED, about_pages.c.visibility != "nobody"))
        ),
        "agreements": count(agreed.where(~is_agreement_seen(KEY))),
        "meetings": count(met.where(meetings.c.account_id == account_id, ~shown)),
        "users": count(select(users.c.id).where(users.c.account_id == account_id, users.c.email.is_(None))),
    }


def _earlier(row: Row[Any], person: CandidateRef) -> EarlierRecord:
    found: Results = read_document(row.document, person)
    return EarlierRecord(replaced_at=row.replaced_at, results=found)


def _fields(row: Row[Any], record: type[Record] | type[AnswerRecord], *besides: str) -> dict[str, Any]:
    """What a row has of a record's fields, but for those ``besides``."""
    return {name: getattr(row, name) for name in record.model_fields if name not in besides}


def _parts(connection: Connection, statement: Select[Any], table: Table) -> Iterator[Sequence[Row[Any]]]:
    """The rows of a statement in the order of creation, in portions."""
    last = 0
    while rows := connection.execute(
        statement.where(table.c.seq > last).order_by(table.c.seq).limit(MOST_VALUES)
    ).all():
        yield rows
        last = rows[-1].seq


def _rows(connection: Connection, statement: Select[Any], table: Table) -> Iterator[Row[Any]]:
    for part in _parts(connection, statement, table):
        yield from part


def _by(rows: Sequence[Row[Any]], name: str) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in rows:
        found[getattr(row, name)].append(row)
    return found
