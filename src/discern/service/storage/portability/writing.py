"""Records into an empty account, with the ids that they have."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime
from itertools import islice
from typing import Any, TypeVar

from sqlalchemy import Connection, Table, exists, insert, select

from discern.contract.names import fold_name
from discern.email_addresses import fold_address
from discern.service.storage.engine.many_values import MOST_VALUES
from discern.service.storage.engine.tables import (
    about_pages,
    agreement_people,
    agreements,
    answers,
    assessments,
    audit,
    bank_uses,
    candidates,
    consents,
    earlier_results,
    mail_refusals,
    meetings,
    memberships,
    private_links,
    statement_marks,
    teams,
    used_cards,
    user_teams,
    users,
)
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.portability.records import (
    AboutRecord,
    AgreementRecord,
    AssessmentRecord,
    BankUseRecord,
    Gone,
    MeetingRecord,
    PersonRecord,
    TeamRecord,
    UsedCardRecord,
    UserRecord,
)
from discern.service.storage.repositories.audit import AuditActor, record_all
from discern.service.storage.repositories.candidates import searched_columns
from discern.service.storage.repositories.results import store_results, to_columns
from discern.service.storage.repositories.users import fold_told
from discern.service.tokens import digest, new_id, new_token

T = TypeVar("T")

Moved = Callable[[str, str], BankKey]
"""Under which id and version this installation has the statements that a file calls by others."""


def is_empty(connection: Connection, account_id: str) -> bool:
    """Whether an account has no people and teams, and no parameters of its own. Users and keys may be there."""
    found = (select(exists().where(table.c.account_id == account_id)) for table in (candidates, teams, bank_uses))
    return not any(connection.execute(each).scalar_one() for each in found)


def list_gone(connection: Connection, account_id: str) -> set[str]:
    """The ids of everybody who was erased from an account, and of assessments whose consent was withdrawn."""
    actions = audit.c.action.in_(["candidate.erased", "consent.withdrawn"])
    return set(connection.scalars(select(audit.c.subject_id).where(audit.c.account_id == account_id, actions)))


def write_gone(connection: Connection, actor: AuditActor, records: Iterable[Gone], known: Collection[str]) -> None:
    """Keep in the account's log who must not come back, unless it is ``known``."""
    row = {"account_id": actor.account_id, "key_id": actor.key_id, "request_id": actor.request_id}
    new = (each for each in records if each.id not in known)
    _insert(connection, audit, ({**row, "at": each.at, "action": each.action, "subject_id": each.id} for each in new))


def write_bank_uses(connection: Connection, account_id: str, records: Iterable[BankUseRecord], moved: Moved) -> None:
    for each in records:
        key = moved(each.bank_id, each.version)
        row = {**each.model_dump(include={"number", "fingerprint", "document", "used_at"}), "account_id": account_id}
        connection.execute(insert(bank_uses).values(**row, bank_id=key.bank_id, bank_version=key.version))


def write_people(connection: Connection, actor: AuditActor, records: Iterable[PersonRecord], now: datetime) -> int:
    """Store people, and in the log of each that they were created here; how many."""
    count = 0
    for part in _parts(records):
        count += len(part)
        rows = [
            {
                **each.model_dump(exclude={"refuses_reminders_since"}),
                **searched_columns(each.name, each.email),
                "account_id": actor.account_id,
            }
            for each in part
        ]
        connection.execute(insert(candidates), rows)
        refused = [
            {"candidate_id": each.id, "refused_at": each.refuses_reminders_since}
            for each in part
            if each.refuses_reminders_since is not None
        ]
        _insert(connection, mail_refusals, refused)
        record_all(connection, actor, "candidate.created", [each.id for each in part], now)
    return count


def write_teams(connection: Connection, account_id: str, records: Iterable[TeamRecord]) -> None:
    for each in records:
        row = each.model_dump(exclude={"members"})
        connection.execute(insert(teams).values(**row, name_folded=fold_name(each.name), account_id=account_id))
        _insert(connection, memberships, ({**member.model_dump(), "team_id": each.id} for member in each.members))


def write_users(connection: Connection, account_id: str, records: Iterable[UserRecord]) -> None:
    """Store users; whoever has access here by the same address keeps what they have here."""
    here = set(connection.scalars(select(users.c.email_folded).where(users.c.account_id == account_id)))
    for each in records:
        folded = fold_address(each.email)
        if folded in here:
            continue
        here.add(folded)
        row = each.model_dump(exclude={"team_ids"})
        found = {"email_folded": folded, "told_folded": fold_told(each.name, each.email)}
        connection.execute(insert(users).values(**row, **found, account_id=account_id))
        _insert(connection, user_teams, ({"user_id": each.id, "team_id": team_id} for team_id in each.team_ids))


def write_assessments(
    connection: Connection, actor: AuditActor, records: Iterable[AssessmentRecord], moved: Moved, now: datetime
) -> int:
    """Store completed assessments; how many. Each gets a private link that nobody has: otherwise the next one that is
    given out in the person's name would speak for these answers too.
    """
    count = 0
    own = {"consent", "answers", "results", "earlier_results", "marks", "bank_id", "bank_version"}
    for part in _parts(records):
        count += len(part)
        rows = []
        for each in part:
            key = moved(each.bank_id, each.bank_version)
            row = {**each.model_dump(exclude=own), "bank_id": key.bank_id, "bank_version": key.version}
            rows.append({**row, "status": "completed", "account_id": actor.account_id})
        connection.execute(insert(assessments), rows)
        links = ({"assessment_id": each.id, "hash": digest(new_token()), "holder": new_id("hld")} for each in part)
        _insert(connection, private_links, ({**link, "created_at": now} for link in links))
        given = [(each.id, each.consent) for each in part if each.consent is not None]
        _insert(
            connection,
            consents,
            ({**consent.model_dump(), "assessment_id": id_, "key_id": actor.key_id} for id_, consent in given),
        )
        _insert(connection, answers, (row for each in part for row in _answer_rows(each)))
        _insert(connection, statement_marks, (row for each in part for row in _of(each.id, each.marks)))
        for each in part:
            store_results(connection, each.results, each.completed_at)
            _insert(connection, earlier_results, _earlier_rows(each))
    return count


def _answer_rows(record: AssessmentRecord) -> Iterator[dict[str, Any]]:
    for position, row in enumerate(_of(record.id, record.answers)):
        yield {**row, "position": position}


def _earlier_rows(record: AssessmentRecord) -> Iterator[dict[str, Any]]:
    for each in record.earlier_results:
        document = to_columns(each.results)["document"]
        yield {"assessment_id": record.id, "replaced_at": each.replaced_at, "document": document}


def _of(assessment_id: str, records: Iterable[Any]) -> Iterator[dict[str, Any]]:
    return ({**each.model_dump(), "assessment_id": assessment_id} for each in records)


def write_about_pages(connection: Connection, records: Iterable[AboutRecord]) -> None:
    _insert(connection, about_pages, (each.model_dump() for each in records))


def write_agreements(connection: Connection, account_id: str, records: Iterable[AgreementRecord]) -> None:
    for each in records:
        connection.execute(
            insert(agreements).values(**each.model_dump(exclude={"candidate_ids"}), account_id=account_id)
        )
        people = enumerate(each.candidate_ids)
        rows = ({"agreement_id": each.id, "candidate_id": person, "place": place} for place, person in people)
        _insert(connection, agreement_people, rows)


def write_meetings(connection: Connection, account_id: str, records: Iterable[MeetingRecord]) -> None:
    _insert(connection, meetings, ({**each.model_dump(), "account_id": account_id} for each in records))


def write_used_cards(connection: Connection, records: Iterable[UsedCardRecord]) -> None:
    rows = ({**each.model_dump(), "other_id": each.other_id or "", "made_by": ""} for each in records)
    _insert(connection, used_cards, rows)


def _insert(connection: Connection, table: Table, rows: Iterable[dict[str, Any]]) -> None:
    for part in _parts(rows):
        connection.execute(insert(table), list(part))


def _parts(records: Iterable[T]) -> Iterator[Sequence[T]]:
    coming = iter(records)
    while part := list(islice(coming, MOST_VALUES)):
        yield part
