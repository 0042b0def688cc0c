"""What goes into mails.

Names come from strangers: they can neither break a header nor carry an address or a link.
"""

import re
from dataclasses import dataclass, field
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from html import escape

from sqlalchemy import Connection, select

from discern import words
from discern.contract.models.assessments import OPEN_STATUSES, FormId, Status
from discern.contract.models.mails import MailKind, MailReason
from discern.contract.reminders import SHORTEST_PAUSE
from discern.service.errors import ServiceError
from discern.service.storage.engine.tables import users
from discern.service.storage.queues.mails import ClaimedMail, has_mail_since, refuses_reminders
from discern.service.storage.repositories.assessments import get_assessment
from discern.service.storage.repositories.candidates import get_candidate
from discern.service.tokens import new_id

LONGEST_NAME = 80

LOOKS_LIKE_A_LINK = re.compile(r"[/@:<>\\]|www\.|\w\.\w{2,}", re.IGNORECASE)
"""What mail programs make links of."""

PAGE = """\
<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;padding:24px;background:#f6f5fa;color:#1b1630;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:10px">
{body}
</div>
</body>
</html>
"""

BUTTON = """\
<p style="margin:24px 0"><a href="{link}" style="display:inline-block;padding:12px 24px;border-radius:8px;\
background:#5b3e96;color:#ffffff;font-weight:600;text-decoration:none">{label}</a></p>
<p style="font-size:13px;color:#5f5c73;word-break:break-all">{link}</p>"""

SMALL = '<p style="font-size:13px;color:#5f5c73">{text}</p>'


@dataclass(frozen=True, slots=True)
class Letter:
    """What a mail is made from, read when it is sent. ``token`` opens the questionnaire. ``inviter`` is the name of
    the user who asked for it, None where a key did.
    """

    kind: MailKind
    recipient: str = field(repr=False)
    name: str = field(repr=False)
    inviter: str | None = field(repr=False)
    token: str = field(repr=False)
    status: Status
    form: FormId
    language: str
    expires_at: datetime | None


@dataclass(frozen=True, slots=True)
class LinkLetter:
    """What the mail with the link says. ``is_completed``: the person has answered everything."""

    name: str = field(repr=False)
    link: str = field(repr=False)
    language: str
    is_completed: bool


def read_letter(connection: Connection, claimed: ClaimedMail, now: datetime) -> Letter | MailReason:
    """What a mail says at the moment it is sent, or why nobody gets it, as where somebody was erased or has answered by
    then.
    """
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


def compose(
    letter: Letter,
    recipient: str,
    sender: Address,
    app_url: str,
    unsubscribe_token: str,
    mail_id: str,
    now: datetime,
) -> bytes:
    """The mail in plain text and HTML, ready to be handed over.

    Args:
        letter: what it says.
        recipient: the address in ASCII, see `to_ascii`.
        sender: who mails come from.
        app_url: what its links begin with.
        unsubscribe_token: the secret of the link that ends reminders.
        mail_id: names the mail in its `Message-ID`, the same in each attempt.
        now: its date.
    """
    take, unsubscribe = f"{app_url}/take?token={letter.token}", f"{app_url}/unsubscribe?token={unsubscribe_token}"
    paragraphs, footer = _paragraphs(letter), _footer(letter.language)
    stop, begin = _say(letter, "mail-unsubscribe"), _say(letter, "mail-button", state=letter.status)
    # "-- " begins what mail programs take for a signature.
    text = "\n\n".join([*paragraphs[:2], take, *paragraphs[2:], "-- ", footer, f"{stop}:\n{unsubscribe}"])
    body = "\n".join(
        [
            *(f"<p>{escape(each)}</p>" for each in paragraphs[:2]),
            BUTTON.format(link=escape(take), label=escape(begin)),
            *(f"<p>{escape(each)}</p>" for each in paragraphs[2:]),
            SMALL.format(text=f'{escape(footer)} <a href="{escape(unsubscribe)}">{escape(stop)}</a>'),
        ]
    )
    message = start_message(sender, _subject(letter), mail_id, now)
    message["List-Unsubscribe"] = f"<{unsubscribe}>"
    # RFC 8058: by this a mail program may end reminders by itself, with a POST that opens no page.
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return finish_message(message, recipient, text, PAGE.format(language=letter.language, body=body))


def compose_code(code: str, language: str, recipient: str, sender: Address, now: datetime) -> bytes:
    """A mail with nothing in it but the code: its recipient may not have asked for it.

    Args:
        code: six digits.
        language: of the mail.
        recipient: the address in ASCII, see `to_ascii`.
        sender: who mails come from.
        now: its date.
    """
    paragraphs = [
        words.format_message(language, "mail-code-text", {"code": code}),
        words.format_message(language, "mail-code-detail"),
        words.format_message(language, "mail-code-unasked"),
    ]
    body = "\n".join(f"<p>{escape(each)}</p>" for each in paragraphs)
    message = start_message(sender, words.format_message(language, "mail-code-subject"), new_id("mail"), now)
    return finish_message(message, recipient, "\n\n".join(paragraphs), PAGE.format(language=language, body=body))


def compose_link(letter: LinkLetter, recipient: str, sender: Address, now: datetime) -> bytes:
    """The mail with the link, and thanks to those who have answered. Arguments as in `compose_code`."""

    def say(message: str, **arguments: str) -> str:
        return words.format_message(letter.language, message, arguments)

    name = tame(letter.name)
    answered = "yes" if letter.is_completed else "no"
    thanks = [say("mail-link-thanks")] if letter.is_completed else []
    greeting = say("mail-greeting", name=words.given_name(name or ""), named="yes" if name else "no")
    before = [greeting, *thanks, say("mail-link-text", answered=answered)]
    keep, why = say("mail-link-keep"), say("mail-link-why-you")
    text = "\n\n".join([*before, letter.link, keep, "-- ", why])
    body = "\n".join(
        [
            *(f"<p>{escape(each)}</p>" for each in before),
            BUTTON.format(link=escape(letter.link), label=escape(say("mail-link-button", answered=answered))),
            f"<p>{escape(keep)}</p>",
            SMALL.format(text=escape(why)),
        ]
    )
    message = start_message(sender, say("mail-link-subject"), new_id("mail"), now)
    return finish_message(message, recipient, text, PAGE.format(language=letter.language, body=body))


def compose_test(sender: Address, recipient: str, mail_id: str, now: datetime) -> bytes:
    """A mail that shows whether mail is set up well."""
    language = words.LANGUAGES[0]
    message = start_message(sender, words.format_message(language, "mail-test-subject"), mail_id, now)
    text = words.format_message(language, "mail-test-text")
    page = PAGE.format(language=language, body=f"<p>{escape(text)}</p>")
    return finish_message(message, recipient, text, page)


def tame(name: str | None) -> str | None:
    """A name as a mail may carry it: in one line and not too long; None where it could be read as a link."""
    line = " ".join((name or "").split())
    if not line or not line.isprintable() or len(line) > LONGEST_NAME or LOOKS_LIKE_A_LINK.search(line):
        return None
    return line


def start_message(sender: Address, subject: str, mail_id: str, now: datetime) -> EmailMessage:
    """A mail with all headers but the recipient's."""
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["Subject"] = subject
    message["Date"] = format_datetime(now)
    message["Message-ID"] = f"<{mail_id}@{sender.domain}>"
    # RFC 3834: programs that answer for people who are away leave it alone.
    message["Auto-Submitted"] = "auto-generated"
    return message


def finish_message(message: EmailMessage, recipient: str, text: str, page: str) -> bytes:
    """The mail to one address in plain text and HTML."""
    message["To"] = Address(addr_spec=recipient)
    message.set_content(f"{text}\n", cte="quoted-printable")
    message.add_alternative(page, subtype="html", cte="quoted-printable")
    return message.as_bytes()


def _subject(letter: Letter) -> str:
    return _say(letter, "mail-subject", kind=letter.kind, **_inviter(letter))


def _paragraphs(letter: Letter) -> list[str]:
    name = tame(letter.name)
    why = _say(letter, "mail-why", kind=letter.kind, state=letter.status, **_inviter(letter))
    found = [
        _say(letter, "mail-greeting", name=words.given_name(name or ""), named="yes" if name else "no"),
        f"{why} {_say(letter, 'mail-duration', form=letter.form)}",
    ]
    if letter.expires_at is not None:
        day = words.format_end(letter.expires_at, letter.language, long=True)
        found.append(_say(letter, "mail-deadline", day=day))
    if letter.status == "started":
        found.append(_say(letter, "mail-continue"))
    return [*found, _say(letter, "mail-note"), _say(letter, "mail-own-link")]


def _footer(language: str) -> str:
    return words.format_message(language, "mail-why-you")


def _inviter(letter: Letter) -> dict[str, str]:
    inviter = tame(letter.inviter)
    return {"inviter": inviter or "", "invited_by": "somebody" if inviter else "nobody"}


def _say(letter: Letter, message: str, **arguments: str) -> str:
    return words.format_message(letter.language, message, arguments)
