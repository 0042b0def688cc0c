"""The calls about mail, which `discern.client.operations` has too."""

from dataclasses import replace

from discern.client.calls import Call, make_call
from discern.contract import operations as table
from discern.contract.models.mails import (
    Mail,
    MailList,
    NewLinkCode,
    NewLinkMail,
    NewMail,
    SentLinkCode,
    SentLinkMail,
    TestedMail,
    TestMail,
    Unsubscribe,
    Unsubscribed,
)


def list_mails(assessment_id: str) -> Call[MailList]:
    """The invitations and reminders sent by mail about an assessment, newest first."""
    return make_call(table.LIST_MAILS, assessment_id=assessment_id)


def send_mail(assessment_id: str, new: NewMail, idempotency_key: str | None = None) -> Call[Mail]:
    """Fails with `InvalidRequest` and the code ``mail_missing`` where the service sends none."""
    call = make_call(table.SEND_MAIL, new, assessment_id=assessment_id)
    return replace(call, idempotency_key=idempotency_key)


def test_mail(email: str) -> Call[TestedMail]:
    """Whether the mail server takes a mail to an address."""
    return make_call(table.TEST_MAIL, TestMail(email=email))


def send_link_code(assessment_id: str, email: str) -> Call[SentLinkCode]:
    """Mail a code to the address that the private link is to go to. By that link alone, as `send_private_link`."""
    return make_call(table.SEND_LINK_CODE, NewLinkCode(email=email), assessment_id=assessment_id)


def send_private_link(assessment_id: str, email: str, code: str) -> Call[SentLinkMail]:
    """Mail the private link of the call to the address that the code was mailed to.

    Fails with `InvalidRequest` and the code ``code_wrong`` or ``code_expired``.
    """
    mail = NewLinkMail(email=email, code=code)
    return make_call(table.SEND_PRIVATE_LINK, mail, assessment_id=assessment_id)


def unsubscribe(token: str) -> Call[Unsubscribed]:
    """Let the person that a mail went to get no more reminders. ``token`` is the secret part of the link in it."""
    return make_call(table.UNSUBSCRIBE, Unsubscribe(token=token))
