"""Mails to the people of assessments."""

from typing import Annotated, Literal

from pydantic import StringConstraints

from discern.contract.base_models import Input, Object, Time
from discern.contract.link_tokens import LinkToken
from discern.contract.models.candidates import Email

MailKind = Literal["invitation", "reminder"]

MailState = Literal["waiting", "sending", "sent", "unsure", "failed", "dropped"]
"""`unsure`: the mail server was given it and gave no answer, so it may not have arrived; it isn't sent again by itself.
`failed`: it could not be sent. `dropped`: nobody wanted it any more when it was due."""

MailReason = Literal[
    "not_set_up",
    "private_address",
    "unreachable",
    "not_secure",
    "login_refused",
    "postponed",
    "sender_refused",
    "address_refused",
    "message_refused",
    "address_missing",
    "assessment_ended",
    "unsubscribed",
    "just_sent",
]
"""Why a mail isn't sent, or not yet. `not_set_up`: no mail server is named, or its password can't be read any more.
`private_address`: the mail server isn't on the public internet, and nobody has allowed that. `not_secure`: it doesn't
offer TLS, or its certificate can't be trusted. `postponed`: it asked to try again later. `just_sent`: another went to
the person within the day before."""


class Mail(Object):
    """A mail to the person of an assessment. ``automatic``: a reminder that nobody asked for. ``due_at`` is when it is
    sent, or tried again; null once it has come to an end, at ``ended_at``. ``reason`` says why it wasn't sent.
    """

    id: str
    assessment_id: str
    kind: MailKind
    automatic: bool
    state: MailState
    created_at: Time
    due_at: Time | None = None
    ended_at: Time | None = None
    reason: MailReason | None = None


class MailList(Object):
    """All mails about an assessment, newest first."""

    data: list[Mail]


class NewMail(Input):
    """What is asked for. Besides, reminders go by themselves before the last day."""

    kind: MailKind = "invitation"


class TestMail(Input):
    """Where a mail goes that shows whether mail is set up well."""

    __test__ = False

    email: Email


class TestedMail(Object):
    """Whether the mail server took the mail; ``reason`` says why not."""

    taken: bool
    reason: MailReason | None = None


MailOutcome = Literal["sent", "unsure", "failed"]
"""Of a mail that is sent within a call. `sent`: the mail server took it. `unsure`: it gave no answer, so the mail may
have gone out. `failed`: nobody got it."""


class NewLinkCode(Input):
    """Where the code goes: the address that the person wants their private link at."""

    email: Email


class SentLinkCode(Object):
    """What became of the mail with the code, and until when the code works. ``reason`` says why nobody got the mail."""

    outcome: MailOutcome
    reason: MailReason | None = None
    expires_at: Time


class NewLinkMail(Input):
    """``code`` is the newest that was mailed to this address."""

    email: Email
    code: Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^\s*[0-9]{6}\s*$")]


class SentLinkMail(Object):
    """What became of the mail with the private link. ``reason`` says why nobody got it."""

    outcome: MailOutcome
    reason: MailReason | None = None


class Unsubscribe(Input):
    """``token`` is the secret part of the link at the end of a mail."""

    token: LinkToken


class Unsubscribed(Object):
    """The person gets no more reminders, for this or another assessment."""

    unsubscribed: Literal[True] = True
