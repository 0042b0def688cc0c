"""Keeping one's private link: by the person's own mail program, by a mail of the service's, or as a code to scan."""

from dataclasses import dataclass
from math import ceil
from typing import Literal

from pydantic import ValidationError

from discern.client.cache import CachedReader
from discern.client.errors import DiscernError, InvalidRequest, RateLimited
from discern.contract import operations
from discern.contract.models.mails import MailOutcome, MailReason, NewLinkCode, NewLinkMail
from discern_app.base.language import say
from discern_app.base.text import mailto, svg_address
from discern_app.components.share_links import draw_code, find_link_for_phones

MailStep = Literal["none", "address", "code"]
"""`none`: the service sends no mail. `address`: the person is asked for it, `code`: for the code that went there."""


@dataclass(frozen=True, slots=True)
class LinkMail:
    """Where the mail with the link stands. ``failure`` is what went wrong, and what to do; ``status`` is that of a page
    that says so. ``is_sent``: the mail server took the mail with the link.
    """

    step: MailStep
    email: str = ""
    failure: str = ""
    status: int = 200
    is_sent: bool = False


def sends_mail(reader: CachedReader) -> bool:
    """Whether the service mails private links; ``reader`` acts for the person."""
    try:
        return reader.read(operations.GET_ACCOUNT()).value.mails_links
    except DiscernError:
        return False


def begin_mail(reader: CachedReader) -> LinkMail:
    """What is asked first; ``reader`` acts for the person."""
    return LinkMail("address" if sends_mail(reader) else "none")


def mail_code(reader: CachedReader, assessment_id: str, email: str) -> LinkMail:
    """Have a code mailed to an address. Raises `DiscernError` where nothing of the mail is wrong."""
    try:
        call = operations.SEND_LINK_CODE(NewLinkCode(email=email), assessment_id=assessment_id)
    except ValidationError:
        return LinkMail("address", email, say("taking-mail-failed", why="address"), 422)
    try:
        sent = reader.write(call)
    except RateLimited as error:
        return _too_many("address", email, error)
    if sent.outcome != "sent":
        step: MailStep = "code" if sent.outcome == "unsure" else "address"
        return LinkMail(step, email, _explain(sent.outcome, sent.reason), 503)
    return LinkMail("code", email)


def mail_link(reader: CachedReader, assessment_id: str, email: str, code: str) -> LinkMail:
    """Have the link mailed to an address that a code confirms. Raises `DiscernError` as `mail_code`."""
    try:
        call = operations.SEND_PRIVATE_LINK(
            NewLinkMail(email=email, code="".join(code.split())), assessment_id=assessment_id
        )
    except ValidationError:
        return LinkMail("code", email, say("taking-mail-code-wrong", code="wrong"), 422)
    try:
        sent = reader.write(call)
    except RateLimited as error:
        return _too_many("code", email, error)
    except InvalidRequest as error:
        if error.code not in {"code_wrong", "code_expired"}:
            raise
        wrong = "wrong" if error.code == "code_wrong" else "expired"
        return LinkMail("code", email, say("taking-mail-code-wrong", code=wrong), 422)
    if sent.outcome != "sent":
        return LinkMail("code", email, _explain(sent.outcome, sent.reason), 503)
    return LinkMail("address", is_sent=True)


def _explain(outcome: MailOutcome, reason: MailReason | None) -> str:
    why = "unsure" if outcome == "unsure" else "address" if reason == "address_refused" else "server"
    return say("taking-mail-failed", why=why)


def _too_many(step: MailStep, email: str, error: RateLimited) -> LinkMail:
    minutes = ceil((error.retry_after or 60) / 60)
    return LinkMail(step, email, say("taking-mail-limit", minutes=minutes, hours=ceil(minutes / 60)), 429)


def mail_to_self(link: str) -> str:
    """An address that opens the person's own mail program with the link in a mail, whose recipient they type."""
    return mailto(None, say("taking-mail-link-subject"), say("taking-mail-link-text", link=link))


def draw_own_code(link: str, *, is_embedded: bool) -> str | None:
    """The link's QR code for the person's other devices, as an address that holds the drawing; None where no other
    device reaches the app.
    """
    reached = find_link_for_phones(link, is_embedded=is_embedded)
    return None if reached is None else svg_address(draw_code(reached))
