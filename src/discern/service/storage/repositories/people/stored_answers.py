"""Stored answers that name somebody who is erased: the service's own to creates, and those of receivers to events.

Finding them takes a look at every answer that is stored, and on SQLite everybody waits behind an erasure. So they are
looked for before it, and the erasure itself looks at what was stored since.

Why: docs/decisions/0021-erasure.md
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    CompoundSelect,
    Connection,
    Select,
    Text,
    cast,
    delete,
    literal,
    or_,
    select,
    tuple_,
    union_all,
    update,
)

from discern.service.storage.engine.batches import ROWS
from discern.service.storage.engine.many_values import parts_of
from discern.service.storage.engine.tables import (
    PERSONAL_COLUMNS,
    assessments,
    candidates,
    deliveries,
    idempotency,
    memberships,
    webhooks,
)

OVERLAP = timedelta(minutes=1)
"""How long an answer may take from the time that it is stored with until it is there."""

AT_A_TIME = 2_000
"""Answers that are read at a time, where the database can't compare them."""

TELLING_LETTERS = 4
"""A shorter text in the metadata may be in any answer, and tells nothing of the person."""

_KEY = tuple_(*idempotency.primary_key.columns)


def _select_known(account_id: str, candidate_id: str) -> CompoundSelect[str, str]:
    """What is known of a person, each with its kind, in one statement."""
    of_account = select(candidates.c.id).where(candidates.c.id == candidate_id, candidates.c.account_id == account_id)

    def known(kind: str, column: ColumnElement[str], person: Column[str]) -> Select[str, str]:
        return select(literal(kind).label("kind"), column.label("value")).where(person.in_(of_account))

    return union_all(
        *(
            known("metadata" if column is candidates.c.metadata else "text", cast(column, Text), candidates.c.id)
            for column in PERSONAL_COLUMNS
        ),
        known("assessment", assessments.c.id, assessments.c.candidate_id),
        known("team", memberships.c.team_id, memberships.c.candidate_id),
    )


@dataclass(frozen=True, slots=True)
class _Person:
    """What an answer is known by: the ids of a person, their assessments and teams, and what receivers may repeat."""

    account_id: str
    candidate_id: str
    assessment_ids: frozenset[str]
    team_ids: frozenset[str]
    texts: frozenset[str] = field(repr=False)

    def is_within(self, other: "_Person") -> bool:
        same = (self.account_id, self.candidate_id) == (other.account_id, other.candidate_id)
        are_known = self.assessment_ids <= other.assessment_ids and self.team_ids <= other.team_ids
        return same and are_known and self.texts <= other.texts


@dataclass(frozen=True, slots=True)
class StoredAnswers:
    """What was found about a person: creates by their primary key, and deliveries by their id."""

    person: _Person
    searched_at: datetime
    creates: Sequence[Any]
    deliveries: Sequence[str]


def find_stored_answers(
    connection: Connection, account_id: str, candidate_id: str, now: datetime
) -> StoredAnswers | None:
    """What is to be forgotten with a person, None where there is no such person. Reads all stored answers of the
    account."""
    person = _describe(connection, account_id, candidate_id)
    return None if person is None else _search(connection, person, now, None)


def forget_stored_answers(
    connection: Connection, account_id: str, candidate_id: str, known: StoredAnswers | None, now: datetime
) -> None:
    """Delete what is stored about a person. What is ``known`` was found before and isn't searched for again, unless the
    person has another name, address, assessment or team by now.
    """
    person = _describe(connection, account_id, candidate_id)
    if person is None:
        return
    since = None
    if known is not None and person.is_within(known.person):
        _forget(connection, known)
        since = known.searched_at - OVERLAP
    _forget(connection, _search(connection, person, now, since))


def _describe(connection: Connection, account_id: str, candidate_id: str) -> _Person | None:
    known: dict[str, set[str]] = {"text": set(), "metadata": set(), "assessment": set(), "team": set()}
    for row in connection.execute(_select_known(account_id, candidate_id)):
        if row.value:
            known[row.kind].add(row.value)
    for metadata in known["metadata"]:
        known["text"].update(value for value in json.loads(metadata).values() if len(value) >= TELLING_LETTERS)
    # Everybody has a name.
    if not known["text"]:
        return None
    sets = (frozenset(known[kind]) for kind in ("assessment", "team", "text"))
    return _Person(account_id, candidate_id, *sets)


def _forget(connection: Connection, found: StoredAnswers) -> None:
    for some in parts_of(found.creates, ROWS):
        connection.execute(delete(idempotency).where(_KEY.in_(some)))
    for some in parts_of(found.deliveries, ROWS):
        connection.execute(update(deliveries).where(deliveries.c.id.in_(some)).values(answer=None))


def _search(connection: Connection, person: _Person, now: datetime, since: datetime | None) -> StoredAnswers:
    """What was stored ``since``, or at any time."""
    creates = [tuple(row) for row in connection.execute(_select_creates(person, since))]
    return StoredAnswers(person, now, creates, _find_deliveries(connection, person, since))


def _select_creates(person: _Person, since: datetime | None) -> Select[Any]:
    """Answers to creates that name the person or one of their assessments."""
    ids = sorted({person.candidate_id, *person.assessment_ids})
    names_them = [idempotency.c.response.contains(id_, autoescape=True) for id_ in ids]
    statement = select(*idempotency.primary_key.columns).where(
        idempotency.c.account_id == person.account_id, or_(*names_them)
    )
    return statement if since is None else statement.where(idempotency.c.created_at >= since)


def _find_deliveries(connection: Connection, person: _Person, since: datetime | None) -> list[str]:
    """Deliveries whose receiver answered to an event of the person or their teams, or repeated a text of theirs."""
    about = [
        deliveries.c.body.contains(id_, autoescape=True) for id_ in sorted({person.candidate_id, *person.team_ids})
    ]
    repeats = [deliveries.c.answer.icontains(text, autoescape=True) for text in sorted(person.texts)]
    answered = _select_answered(person, since)
    found = list(connection.scalars(answered.where(or_(*about, *repeats))))
    # SQLite folds the case of ASCII alone.
    folded = [text.casefold() for text in person.texts if not text.isascii()]
    if folded:
        found += _find_folded(connection, answered, folded)
    return found


def _find_folded(connection: Connection, answered: Select[Any], folded: Sequence[str]) -> list[str]:
    page = answered.add_columns(deliveries.c.answer, deliveries.c.seq).order_by(deliveries.c.seq).limit(AT_A_TIME)
    found, last = [], 0
    while rows := connection.execute(page.where(deliveries.c.seq > last)).all():
        found += [row.id for row in rows if any(text in row.answer.casefold() for text in folded)]
        last = rows[-1].seq
    return found


def _select_answered(person: _Person, since: datetime | None) -> Select[Any]:
    of_account = select(webhooks.c.id).where(webhooks.c.account_id == person.account_id)
    statement = select(deliveries.c.id).where(deliveries.c.answer.is_not(None))
    if since is None:
        return statement.where(deliveries.c.webhook_id.in_(of_account))
    # Little was stored since the search, and the index on the time finds it; that on the endpoints would find all.
    return statement.where(deliveries.c.webhook_id.in_(of_account), deliveries.c.attempted_at >= since)
