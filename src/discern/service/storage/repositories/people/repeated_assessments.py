"""Assessments that a person begins by the private link of earlier answers. It leads to them as well, so that the person
goes on with the link that they have kept.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, select

from discern.service.errors import ServiceError
from discern.service.storage.engine.tables import assessments
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.repositories.assessments import (
    StoredAssessment,
    create_assessment,
    fix_bank,
    get_assessment,
    get_with_consent,
    mark_started,
    store_consent,
)
from discern.service.tokens import new_token


@dataclass(frozen=True, slots=True)
class LinkConsent:
    """A consent by a private link: whose, to which ``version`` of the text, by which key, and what is asked then, in
    which language.
    """

    holder: str
    version: str
    key_id: str
    language: str
    bank: BankKey


def begin_invited(
    connection: Connection, account_id: str, assessment_id: str, agreed: LinkConsent, now: datetime
) -> StoredAssessment:
    """Consent to an assessment that somebody was invited to. A consent of somebody else before ends.

    Raises:
        ServiceError: `again_refused` where it has been answered meanwhile.
    """
    stored, before = get_with_consent(connection, account_id, assessment_id, lock=True)
    if before is not None and before.answered:
        raise ServiceError("again_refused", "Somebody has answered this assessment by its take link.")
    unknown = new_token()
    store_consent(
        connection, account_id, stored, agreed.version, unknown, agreed.key_id, now, before=before, holder=agreed.holder
    )
    fix_bank(connection, stored.id, agreed.language, *agreed.bank)
    mark_started(connection, account_id, stored.id, now)
    return get_assessment(connection, account_id, stored.id)


def repeat_assessment(
    connection: Connection, account_id: str, before: StoredAssessment, agreed: LinkConsent, now: datetime
) -> StoredAssessment:
    """Create an assessment like the one ``before`` and consent to it. It has no take link.

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
        language=agreed.language,
        expires_at=before.expires_at if before.expires_at is not None and before.expires_at > now else None,
        metadata=before.metadata,
        created_by=connection.scalar(created_by),
        repeats=before.repeats or before.id,
    )
    return begin_invited(connection, account_id, made.id, agreed, now)
