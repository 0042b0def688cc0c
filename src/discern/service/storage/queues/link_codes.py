"""Codes by which a person confirms the address that their private link is mailed to.

An assessment has one code at a time. Neither codes nor addresses are stored, only hashes whose keys are elsewhere.

Why: docs/decisions/0022-mails-at-most-once.md
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from secrets import compare_digest
from typing import Literal

from sqlalchemy import Connection, delete, insert, select, union_all, update

from discern.service.storage.engine.tables import link_codes

CODE_LIFE = timedelta(minutes=15)

MOST_ATTEMPTS = 5
"""How often a code may be entered."""

BEING_SENT = "being sent"
"""In the place of a code's hash: it was taken, and its mail is being handed over."""

COUNTED = timedelta(days=1)
"""How long a row is kept to count the mails to its address."""


@dataclass(frozen=True, slots=True)
class LinkCode:
    """A code as stored: ``address_hash`` and ``code_hash`` are in hexadecimal."""

    account_id: str
    assessment_id: str
    address_hash: str
    code_hash: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of entering a code. ``right``: it was taken, and nobody can take it again. ``sent``: the mail to the
    address went out a moment ago; ``being_sent``: it is on its way. ``seq`` is the row of a code that is right.
    """

    verdict: Literal["right", "being_sent", "sent", "wrong", "expired"]
    seq: int | None = None


def list_codes_since(connection: Connection, assessment_id: str, since: datetime) -> Sequence[datetime]:
    """When codes of an assessment were mailed since a time, the oldest first."""
    statement = select(link_codes.c.created_at).where(
        link_codes.c.assessment_id == assessment_id, link_codes.c.created_at > since
    )
    return connection.scalars(statement.order_by(link_codes.c.created_at)).all()


def list_mailed_since(
    connection: Connection, account_id: str, address_hash: str, since: datetime
) -> Sequence[datetime]:
    """When codes, and links that they opened, were mailed to an address since a time, the oldest first."""
    found = [
        select(time.label("at")).where(
            link_codes.c.account_id == account_id, link_codes.c.address_hash == address_hash, time > since
        )
        for time in (link_codes.c.created_at, link_codes.c.sent_at)
    ]
    return connection.scalars(union_all(*found).order_by("at")).all()


def store_code(connection: Connection, code: LinkCode, now: datetime) -> int:
    """Put a code in the place of the assessment's others; the number of its row."""
    # The rows stay, to count the mails to their addresses.
    before = update(link_codes).where(link_codes.c.assessment_id == code.assessment_id)
    connection.execute(before.values(code_hash=None))
    row = {
        "account_id": code.account_id,
        "assessment_id": code.assessment_id,
        "address_hash": code.address_hash,
        "code_hash": code.code_hash,
        "attempts": 0,
        "created_at": now,
    }
    seq: int = connection.execute(insert(link_codes).values(row).returning(link_codes.c.seq)).scalar_one()
    return seq


def forget_code(connection: Connection, seq: int) -> None:
    """Undo `store_code`, where no mail was tried."""
    connection.execute(delete(link_codes).where(link_codes.c.seq == seq))


def try_code(connection: Connection, code: LinkCode, now: datetime) -> Tried:
    """Take a code, or count the attempt: after `MOST_ATTEMPTS` the code is gone. One that is taken waits for `end_code`
    or `give_code_back`.
    """
    statement = (
        select(link_codes)
        .where(link_codes.c.assessment_id == code.assessment_id, link_codes.c.created_at > now - CODE_LIFE)
        .order_by(link_codes.c.seq.desc())
        .limit(1)
        # Or guesses sent at the same moment would count as one attempt.
        .with_for_update()
    )
    row = connection.execute(statement).first()
    if row is None:
        return Tried("expired")
    if row.code_hash in {None, BEING_SENT}:
        # Somebody who sends the same again, since the answer was lost, learns what became of the mail. With another
        # address it may be somebody else, who learns nothing.
        is_same = compare_digest(row.address_hash, code.address_hash)
        if is_same and row.code_hash == BEING_SENT:
            return Tried("being_sent")
        return Tried("sent" if is_same and row.sent_at is not None else "expired")
    is_right = compare_digest(row.code_hash, code.code_hash)
    attempts = row.attempts + 1
    left = BEING_SENT if is_right else None if attempts >= MOST_ATTEMPTS else row.code_hash
    connection.execute(update(link_codes).where(link_codes.c.seq == row.seq).values(attempts=attempts, code_hash=left))
    return Tried("right", row.seq) if is_right else Tried("wrong")


def give_code_back(connection: Connection, seq: int, code_hash: str) -> None:
    """Let a code be taken again whose mail nobody got."""
    connection.execute(update(link_codes).where(link_codes.c.seq == seq).values(code_hash=code_hash))


def end_code(connection: Connection, seq: int, sent_at: datetime | None) -> None:
    """Note that the mail of a code that was taken went out, or with None that nobody knows whether it did."""
    connection.execute(update(link_codes).where(link_codes.c.seq == seq).values(code_hash=None, sent_at=sent_at))


def forget_old_codes(connection: Connection, now: datetime) -> None:
    """Forget codes that are over, and the addresses of mails that are more than a day old."""
    over = link_codes.c.created_at <= now - CODE_LIFE
    connection.execute(update(link_codes).where(over, link_codes.c.code_hash.is_not(None)).values(code_hash=None))
    # The link may be mailed as late as its code is valid, and counts for a day from then.
    connection.execute(delete(link_codes).where(link_codes.c.created_at <= now - COUNTED - CODE_LIFE))
