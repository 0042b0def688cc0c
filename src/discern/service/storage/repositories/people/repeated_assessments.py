"""Assessments that a person answers again. The person's private link moves on from the one before.

So an assessment still has one private link, and the person goes on with the one that they have kept.
"""

from datetime import datetime

from sqlalchemy import Connection, bindparam, insert, select, update

from discern.service.storage.engine.tables import assessments, confirmations, consents, private_links
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.queues.changes import note_consent
from discern.service.storage.repositories.assessments import (
    StoredAssessment,
    create_assessment,
    fix_bank,
    get_assessment,
    mark_started,
)
from discern.service.tokens import digest, new_token


def repeat_assessment(
    connection: Connection,
    account_id: str,
    before: StoredAssessment,
    bank: BankKey,
    consent_version: str,
    key_id: str,
    now: datetime,
) -> StoredAssessment:
    """Create an assessment like the one ``before``, consented to, and make the private link of that one lead to it.

    The deadline of the one before holds where it is still to come.
    """
    created_by = select(assessments.c.created_by).where(assessments.c.id == before.id)
    made = create_assessment(
        connection,
        account_id,
        before.candidate,
        now,
        team_id=before.team_id,
        form=before.form,
        language=before.language,
        expires_at=before.expires_at if before.expires_at is not None and before.expires_at > now else None,
        metadata=before.metadata,
        created_by=connection.execute(created_by).scalar(),
        repeats=before.first_id,
    )
    _move_link(connection, before.id, made.id, now)
    connection.execute(
        insert(consents).values(assessment_id=made.id, version=consent_version, accepted_at=now, key_id=key_id)
    )
    note_consent(connection, account_id, made.candidate_id, now)
    fix_bank(connection, made.id, *bank)
    mark_started(connection, account_id, made.id, now)
    return get_assessment(connection, account_id, made.id)


def _move_link(connection: Connection, from_id: str, to_id: str, now: datetime) -> None:
    """Move a private link, and put one in its place that nobody has: members that the person has confirmed by the one
    are confirmed by the other too, and so for the answers of both assessments.
    """
    unknown = digest(new_token())
    own = select(private_links.c.hash).where(private_links.c.assessment_id == from_id)
    [moved] = connection.execute(own).scalars().all()
    connection.execute(insert(private_links).values(hash=unknown, assessment_id=from_id, created_at=now))
    confirmed = select(confirmations.c.user_id, bindparam("unknown", unknown)).where(
        confirmations.c.private_link == moved
    )
    connection.execute(insert(confirmations).from_select(["user_id", "private_link"], confirmed))
    connection.execute(update(private_links).where(private_links.c.hash == moved).values(assessment_id=to_id))
