"""Merging two entries of one person: what belongs to the duplicate moves to the entry that is kept.

A merge shows nobody results that they couldn't see before: the narrower of two visibilities applies, answers stay
shared only where both shared them with the same coaches, what a team holds back stays held back, a "Working with me"
page is shown to nobody, and nothing is shared with colleagues. Leaders of a team of either see what the merged person
shows to their teams, as if an owner had added them to it.

Why: docs/decisions/0024-one-entry-for-a-person.md
"""

from datetime import datetime

from sqlalchemy import Connection, Text, cast, delete, func, insert, select, update

from discern.contract.base_models import is_sample
from discern.contract.models.candidates import Candidate, MergedCandidate
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.tables import (
    PERSONAL_COLUMNS,
    assessments,
    candidates,
    memberships,
    merged_candidates,
    report_people,
    reports,
    results,
    teams,
    user_teams,
    users,
)
from discern.service.storage.queues.changes import note_change
from discern.service.storage.queues.mails import merge_refusals
from discern.service.storage.queues.outbox import emit
from discern.service.storage.repositories.agreements import move_agreements
from discern.service.storage.repositories.candidates import RANKS, change_candidate, get_candidate
from discern.service.storage.repositories.meetings import move_meetings
from discern.service.storage.repositories.people.about_pages import move_about
from discern.service.storage.repositories.people.colleague_consents import end_sharing_with_colleagues
from discern.service.storage.repositories.people.stored_answers import StoredAnswers, forget_stored_answers
from discern.service.storage.repositories.used_cards import move_used

UNDER_WAY = ("queued", "writing")
"""Statuses of reports that are still to be written: an index finds them, but not those that haven't ended."""


def merge_candidates(
    connection: Connection,
    account_id: str,
    candidate_id: str,
    duplicate_id: str,
    now: datetime,
    known: StoredAnswers | None = None,
) -> MergedCandidate:
    """Give ``candidate_id`` all that belongs to ``duplicate_id``, which then is gone.

    What is known of the one that is kept stays, and the duplicate's fills what is missing. ``known`` is what was stored
    about the duplicate, found before.

    Raises:
        ServiceError: `not_found`; `invalid_parameter` for a duplicate that isn't there or is the same; `merge_conflict`
            where a member signs in as each of the two, or one alone is of the sample company; `other_coach` where a
            coach would see what one of the two shows to their own coach alone.
    """
    # Before rows are locked, as in `sync_batch`: in another order two requests could wait for each other.
    lock_account_sequence(connection, account_id)
    locked = select(candidates.c.id).where(
        candidates.c.account_id == account_id, candidates.c.id.in_((candidate_id, duplicate_id))
    )
    # Locked in one order, so that merging A into B and B into A at once don't wait for each other for ever.
    found = set(connection.scalars(locked.order_by(candidates.c.seq).with_for_update()))
    if candidate_id not in found:
        raise not_found("candidate")
    if candidate_id == duplicate_id:
        raise invalid("duplicate_id", "must be another person than the one who is kept")
    if duplicate_id not in found:
        raise invalid("duplicate_id", "there is no such candidate")
    kept, duplicate = (get_candidate(connection, account_id, each) for each in (candidate_id, duplicate_id))
    same_coaches = _require_mergeable(connection, kept, duplicate)
    forget_stored_answers(connection, account_id, duplicate_id, known, now)
    _move_memberships(connection, account_id, candidate_id, duplicate_id, now)
    deleted_reports = _move_reports(connection, account_id, candidate_id, duplicate_id)
    move_about(connection, candidate_id, duplicate_id)
    end_sharing_with_colleagues(connection, now, candidate_id)
    move_agreements(connection, candidate_id, duplicate_id)
    move_meetings(connection, candidate_id, duplicate_id)
    move_used(connection, candidate_id, duplicate_id)
    for table in (assessments, results, users):
        moved = update(table).where(table.c.candidate_id == duplicate_id)
        connection.execute(moved.values(candidate_id=candidate_id))
    # Those merged into the duplicate before lead on, and reports keep their requester.
    for column in (merged_candidates.c.candidate_id, reports.c.requested_by):
        connection.execute(update(column.table).where(column == duplicate_id).values({column.name: candidate_id}))
    merge_refusals(connection, candidate_id, duplicate_id)
    # Before the kept one may take its external id, which only one can have.
    connection.execute(delete(candidates).where(candidates.c.id == duplicate_id))
    # What a link hid was its own choice, for one of the two: nobody takes it back for both.
    of_both = {"hidden_by": [], "metadata": {**duplicate.metadata, **kept.metadata}}
    connection.execute(update(candidates).where(candidates.c.id == candidate_id).values(of_both))
    row = {"id": duplicate_id, "candidate_id": candidate_id, "merged_at": now}
    connection.execute(insert(merged_candidates), row)

    names = [column.name for column in PERSONAL_COLUMNS if column.name != "metadata"]
    change = {
        **{name: getattr(kept, name) or getattr(duplicate, name) for name in names},
        "visibility": min(kept.visibility, duplicate.visibility, key=RANKS.index),
        "answers_shared": bool(kept.answers_shared and duplicate.answers_shared and same_coaches),
    }
    changed = change_candidate(connection, account_id, candidate_id, change, now)
    note_change(connection, account_id, now)
    emit(connection, account_id, "candidate.merged", {"candidate_id": candidate_id, "merged_id": duplicate_id}, now)
    return MergedCandidate(
        candidate=changed,
        merged_id=duplicate_id,
        dropped_external_id=None if changed.external_id == duplicate.external_id else duplicate.external_id,
        deleted_reports=deleted_reports,
    )


def _require_mergeable(connection: Connection, kept: Candidate, duplicate: Candidate) -> bool:
    """Refuse two people who can't be one; whether the same coaches coach both.

    Raises:
        ServiceError: `merge_conflict` or `other_coach`.
    """
    both = (kept, duplicate)
    if is_sample(kept.external_id) != is_sample(duplicate.external_id):
        # Made-up answers would count as a real person's, and removing the sample company would delete that person.
        raise ServiceError(
            "merge_conflict", "One of the two is made up, of the sample company, and the other is not: delete that one."
        )
    signing_in = select(users.c.candidate_id).where(users.c.candidate_id.in_([each.id for each in both]))
    if len(set(connection.scalars(signing_in))) == len(both):
        raise ServiceError("merge_conflict", "A member signs in as each of the two: remove one of these members first.")
    mine, theirs = (_coaches_of(connection, each.id) for each in both)
    for person, gained in ((kept, theirs - mine), (duplicate, mine - theirs)):
        if person.visibility == "private" and gained:
            raise ServiceError(
                "other_coach",
                "One of the two shares their results with their own coach alone, and the other is in a team of another "
                "coach: take them out of it first.",
            )
    return mine == theirs


def _coaches_of(connection: Connection, candidate_id: str) -> set[str]:
    statement = (
        select(users.c.id)
        .join(user_teams, user_teams.c.user_id == users.c.id)
        .join(memberships, memberships.c.team_id == user_teams.c.team_id)
        .where(memberships.c.candidate_id == candidate_id, users.c.role == "coach")
    )
    return set(connection.scalars(statement))


def _move_memberships(
    connection: Connection, account_id: str, candidate_id: str, duplicate_id: str, now: datetime
) -> None:
    """Put the person into the teams of the duplicate: in a team of both since the earlier of two joined, and held back
    where either was. These teams have changed.
    """
    of_both = (candidate_id, duplicate_id)
    rows = connection.execute(select(memberships).where(memberships.c.candidate_id.in_(of_both))).all()
    own = {row.team_id: row for row in rows if row.candidate_id == candidate_id}
    connection.execute(delete(memberships).where(memberships.c.candidate_id == duplicate_id))
    for row in rows:
        if row.candidate_id == candidate_id:
            continue
        given = {"candidate_id": candidate_id, "team_id": row.team_id, "added_at": row.added_at, "held": row.held}
        if (before := own.get(row.team_id)) is None:
            connection.execute(insert(memberships), given)
        else:
            joined = {"added_at": min(before.added_at, row.added_at), "held": before.held or row.held}
            same = (memberships.c.candidate_id == candidate_id, memberships.c.team_id == row.team_id)
            connection.execute(update(memberships).where(*same).values(joined))
        connection.execute(update(teams).where(teams.c.id == row.team_id).values(updated_at=now))
        emit(connection, account_id, "team.updated", {"team_id": row.team_id}, now)


def _move_reports(connection: Connection, account_id: str, candidate_id: str, duplicate_id: str) -> int:
    """Give the person the duplicate's reports, and delete those with both, which take them for two; how many that are.

    What is still to be written is written for the person, where the duplicate asked for it.
    """
    of_both = (
        select(report_people.c.report_id)
        .where(report_people.c.candidate_id.in_((candidate_id, duplicate_id)))
        .group_by(report_people.c.report_id)
        .having(func.count() > 1)
    )
    deleted = connection.execute(delete(reports).where(reports.c.id.in_(of_both))).rowcount
    moved = update(report_people).where(report_people.c.candidate_id == duplicate_id)
    connection.execute(moved.values(candidate_id=candidate_id))
    # The viewer is JSON, which is searched as text: the databases have no common way to look into it.
    asked = select(reports.c.id, reports.c.viewer).where(
        reports.c.account_id == account_id,
        reports.c.status.in_(UNDER_WAY),
        cast(reports.c.viewer, Text).contains(duplicate_id, autoescape=True),
    )
    for report_id, viewer in connection.execute(asked).all():
        of_person = {**viewer, "candidate_id": candidate_id}
        connection.execute(update(reports).where(reports.c.id == report_id).values(viewer=of_person))
    return deleted
