"""Drafts of reports' openings: the queue of them, and their sentences, which stay for good once they are accepted.

A draft belongs to the person who requested the report. If a program requested it, each key has a draft of its own.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from discern.contract.drafts.models import DraftStatus
from discern.contract.drafts.sentences import DraftedSentence
from discern.contract.models.reports import Writing
from discern.reports.drafting.drafter import Drafted
from discern.reports.drafting.opening import Accepted
from discern.service.storage.engine.batches import delete_some
from discern.service.storage.engine.locks import insert_unless_exists
from discern.service.storage.engine.tables import (
    accounts,
    candidates,
    drafted_sentences,
    keys,
    report_drafts,
    reports,
    users,
)
from discern.service.storage.queues.leases import claim, has_due, renew, settle
from discern.service.tokens import new_id

LEASE = timedelta(seconds=30)
"""A worker that is drafting renews it well before."""

KEPT = timedelta(days=14)
"""For how long a sentence waits to be accepted."""

PERSON = ""
"""The asker of a draft that belongs to the person who requested the report."""

UNDER_WAY = ("queued", "writing")

_SENTENCE = insert(drafted_sentences)


@dataclass(frozen=True, slots=True)
class ClaimedDraft:
    """A draft to write."""

    id: str
    report_id: str
    account_id: str
    lease: str
    attempts: int


@dataclass(frozen=True, slots=True)
class StoredDraft:
    """A draft as its asker may read it. ``expires_at`` is when the first sentence goes that isn't accepted."""

    id: str
    status: DraftStatus
    model: str | None
    writing: Writing | None
    reason: str | None
    sentences: list[DraftedSentence]
    expires_at: datetime | None


def is_drafting(connection: Connection, account_id: str) -> bool:
    """Whether an owner has switched drafts on."""
    return bool(connection.execute(select(accounts.c.drafting).where(accounts.c.id == account_id)).scalar_one())


def switch_drafting(connection: Connection, account_id: str, *, enabled: bool) -> None:
    """Switch drafts on or off; off deletes all that nobody has accepted."""
    connection.execute(update(accounts).where(accounts.c.id == account_id).values(drafting=enabled))
    if enabled:
        return
    of_account = select(report_drafts.c.id).where(report_drafts.c.account_id == account_id)
    undecided = drafted_sentences.c.accepted_at.is_(None)
    connection.execute(delete(drafted_sentences).where(undecided, drafted_sentences.c.draft_id.in_(of_account)))
    used = select(drafted_sentences.c.draft_id)
    of_no_use = and_(report_drafts.c.account_id == account_id, report_drafts.c.id.not_in(used))
    connection.execute(delete(report_drafts).where(of_no_use))
    under_way = and_(report_drafts.c.account_id == account_id, report_drafts.c.status.in_(UNDER_WAY))
    connection.execute(update(report_drafts).where(under_way).values(status="ready", run_at=None, lease=None))


def find_asker(connection: Connection, key_id: str, app_prefix: str) -> str:
    """Who asks where a key acts for nobody: the key; or the app, whose keys follow one another."""
    label = connection.execute(select(keys.c.label).where(keys.c.id == key_id)).scalar_one()
    return label if label.startswith(app_prefix) else key_id


def ask_for_draft(connection: Connection, account_id: str, report_id: str, asker: str, now: datetime) -> None:
    """Queue a draft, unless one is under way or has sentences that nobody has decided on."""
    row = {
        "id": new_id("draft"),
        "report_id": report_id,
        "account_id": account_id,
        "asker": asker,
        "status": "queued",
        "created_at": now,
        "run_at": now,
        "attempts": 0,
    }
    if insert_unless_exists(connection, report_drafts, row):
        return
    draft = connection.execute(_own(report_id, asker).with_for_update()).one()
    open_ = select(drafted_sentences.c.id).where(drafted_sentences.c.draft_id == draft.id, *_undecided(now))
    if draft.status in UNDER_WAY or connection.execute(open_).first() is not None:
        return
    again = {"status": "queued", "run_at": now, "attempts": 0, "reason": None, "lease": None, "ended_at": None}
    connection.execute(update(report_drafts).where(report_drafts.c.id == draft.id).values(again))


def _own(report_id: str, asker: str) -> Any:
    return select(report_drafts).where(report_drafts.c.report_id == report_id, report_drafts.c.asker == asker)


def _undecided(now: datetime) -> tuple[Any, Any]:
    return drafted_sentences.c.accepted_at.is_(None), drafted_sentences.c.written_at > now - KEPT


def find_draft(connection: Connection, report_id: str, asker: str, now: datetime) -> StoredDraft | None:
    """The asker's draft on a report, with what it has accepted and what it has yet to decide on."""
    row = connection.execute(_own(report_id, asker)).first()
    if row is None:
        return None
    shown = or_(drafted_sentences.c.accepted_at.is_not(None), and_(*_undecided(now)))
    found = connection.execute(
        select(drafted_sentences)
        .where(drafted_sentences.c.draft_id == row.id, shown)
        .order_by(drafted_sentences.c.place)
    ).all()
    undecided = [each.written_at for each in found if each.accepted_at is None]
    return StoredDraft(
        id=row.id,
        status=row.status,
        model=row.model,
        writing=None if row.writing is None else Writing.model_validate(row.writing),
        reason=row.reason,
        sentences=[
            DraftedSentence(
                id=each.id,
                text=each.text,
                statements=each.statements,
                doubts=each.doubts,
                accepted_at=each.accepted_at,
            )
            for each in found
        ],
        expires_at=min(undecided) + KEPT if undecided else None,
    )


def decide_sentence(
    connection: Connection, report_id: str, asker: str, sentence_id: str, now: datetime, *, accepted: bool
) -> bool | None:
    """Accept a sentence, or delete it; whether the report changes, and None if the asker has no such sentence."""
    own = select(report_drafts.c.id).where(report_drafts.c.report_id == report_id, report_drafts.c.asker == asker)
    there = or_(drafted_sentences.c.accepted_at.is_not(None), and_(*_undecided(now)))
    is_it = drafted_sentences.c.id == sentence_id
    found = select(drafted_sentences.c.accepted_at).where(is_it, there, drafted_sentences.c.draft_id.in_(own))
    row = connection.execute(found.with_for_update()).first()
    if row is None:
        return None
    if not accepted:
        connection.execute(delete(drafted_sentences).where(is_it))
    elif row.accepted_at is None:
        connection.execute(update(drafted_sentences).where(is_it).values(accepted_at=now))
    return accepted == (row.accepted_at is None)


def list_accepted(connection: Connection, report_ids: Collection[str]) -> Mapping[str, list[Accepted]]:
    """The accepted sentences of reports, in the order in which they were drafted."""
    found: dict[str, list[Accepted]] = {id_: [] for id_ in report_ids}
    rows = connection.execute(
        select(
            drafted_sentences,
            report_drafts.c.report_id,
            func.coalesce(users.c.name, users.c.email, candidates.c.name, keys.c.label).label("accepted_by"),
        )
        .join(report_drafts, report_drafts.c.id == drafted_sentences.c.draft_id)
        .join(reports, reports.c.id == report_drafts.c.report_id)
        .outerjoin(users, users.c.id == reports.c.requested_by)
        .outerjoin(candidates, candidates.c.id == reports.c.requested_by)
        .outerjoin(keys, keys.c.id == report_drafts.c.asker)
        .where(report_drafts.c.report_id.in_(report_ids), drafted_sentences.c.accepted_at.is_not(None))
        .order_by(report_drafts.c.created_at, drafted_sentences.c.place)
    )
    for row in rows:
        found[row.report_id].append(
            Accepted(
                text=row.text,
                statements=row.statements,
                model=row.model,
                accepted_by=row.accepted_by,
                accepted_at=row.accepted_at,
            )
        )
    return found


def has_drafts_due(connection: Connection, now: datetime) -> bool:
    return has_due(connection, report_drafts, now)


def claim_drafts(connection: Connection, now: datetime, most: int) -> list[ClaimedDraft]:
    """Claim drafts that are due, and set their status to `writing`."""
    rows: Sequence[Row[Any]] = claim(connection, report_drafts, now, LEASE, most)
    if rows:
        ids = [row.id for row in rows]
        connection.execute(update(report_drafts).where(report_drafts.c.id.in_(ids)).values(status="writing"))
    return [ClaimedDraft(row.id, row.report_id, row.account_id, row.lease, row.attempts) for row in rows]


def renew_draft(connection: Connection, claimed: ClaimedDraft, now: datetime) -> bool:
    """Extend the lease of a draft; false if it is gone, or taken over."""
    return renew(connection, report_drafts, claimed.id, claimed.lease, now + LEASE)


def finish_draft(
    connection: Connection,
    claimed: ClaimedDraft,
    drafted: Sequence[Drafted],
    model: str,
    writing: Writing,
    now: datetime,
) -> bool:
    """Store what was drafted; false, and nothing stored, if the lease was lost."""
    ended = {"status": "ready", "model": model, "writing": writing.model_dump(mode="json"), "ended_at": now}
    if not settle(connection, report_drafts, claimed.id, claimed.lease, None, **ended):
        return False
    last = select(func.coalesce(func.max(drafted_sentences.c.place), 0))
    first = connection.execute(last.where(drafted_sentences.c.draft_id == claimed.id)).scalar_one() + 1
    rows = [
        {
            "id": new_id("line"),
            "draft_id": claimed.id,
            "place": place,
            "model": model,
            "text": each.text,
            "statements": each.statements,
            "doubts": each.doubts,
            "written_at": now,
        }
        for place, each in enumerate(drafted, start=first)
    ]
    connection.execute(_SENTENCE, rows)
    return True


def fail_draft(
    connection: Connection, claimed: ClaimedDraft, reason: str, writing: Writing | None, now: datetime
) -> bool:
    """End a draft of which nothing came, with the reason for its reader."""
    used = None if writing is None else writing.model_dump(mode="json")
    ended = {"status": "failed", "reason": reason, "writing": used, "ended_at": now}
    return settle(connection, report_drafts, claimed.id, claimed.lease, None, **ended)


def postpone_draft(connection: Connection, claimed: ClaimedDraft, run_at: datetime) -> bool:
    """Give a draft back, to be tried later."""
    return settle(connection, report_drafts, claimed.id, claimed.lease, run_at, status="queued")


def forget_old_sentences(connection: Connection, now: datetime) -> int:
    """Delete some of what nobody has accepted in time; how many."""
    is_old = drafted_sentences.c.written_at <= now - KEPT
    return delete_some(connection, drafted_sentences, and_(drafted_sentences.c.accepted_at.is_(None), is_old))
