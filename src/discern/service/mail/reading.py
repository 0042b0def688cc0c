"""Reading what a mail is made from at the moment it is sent: what is erased or ended by then goes to nobody."""

from datetime import datetime

from sqlalchemy import Connection, select

from discern.contract.models.assessments import OPEN_STATUSES
from discern.contract.models.mails import MailReason
from discern.service.errors import ServiceError
from discern.service.mail.letters import Letter
from discern.service.mail.reminders import SHORTEST_PAUSE
from discern.service.storage.engine.tables import users
from discern.service.storage.queues.mails import ClaimedMail, has_mail_since, refuses_reminders
from discern.service.storage.repositories.assessments import get_assessment
from discern.service.storage.repositories.candidates import get_candidate


def read_letter(connection: Connection, claimed: ClaimedMail, now: datetime) -> Letter | MailReason:
    """What the mail says, or why nobody gets it."""
    try:
        stored = get_assessment(connection, claimed.account_id, claimed.assessment_id)
        person = get_candidate(connection, claimed.account_id, stored.candidate_id)
    except ServiceError:
        return "assessment_ended"
    status = stored.status_at(now)
    if status not in OPEN_STATUSES or stored.take_token is None:
        return "assessment_ended"
    if person.email is None:
        return "address_missing"
    if claimed.kind == "reminder" and refuses_reminders(connection, person.id):
        return "unsubscribed"
    if claimed.automatic and has_mail_since(connection, claimed, person.id, now - SHORTEST_PAUSE):
        return "just_sent"
    inviter = connection.execute(select(users.c.name).where(users.c.id == claimed.asked_by)).scalar_one_or_none()
    return Letter(
        kind=claimed.kind,
        recipient=person.email,
        name=person.name,
        inviter=inviter,
        token=stored.take_token,
        status=status,
        form=stored.form,
        language=stored.language,
        expires_at=stored.expires_at,
    )
