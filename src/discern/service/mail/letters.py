"""What goes into a mail. Names come from strangers: they can neither break a header nor carry an address or a link."""

import re
from dataclasses import dataclass, field
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from html import escape

from discern import words
from discern.contract.models.assessments import FormId, Status
from discern.contract.models.mails import MailKind

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
        sender: the setting `DISCERN_MAIL_FROM`.
        app_url: what its links begin with.
        unsubscribe_token: the secret of the link that ends reminders.
        mail_id: names the mail in its `Message-ID`, the same in each attempt.
        now: its date.
    """
    take, unsubscribe = f"{app_url}/take?token={letter.token}", f"{app_url}/unsubscribe?token={unsubscribe_token}"
    paragraphs, footer = _paragraphs(letter), _footer(letter.language)
    stop, begin = _say(letter, "mail-unsubscribe"), _say(letter, "mail-button", state=letter.status)
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
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
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
        _say(letter, "mail-greeting", name=name or "", named="yes" if name else "no"),
        f"{why} {_say(letter, 'mail-duration', form=letter.form)}",
    ]
    if letter.expires_at is not None:
        day = words.format_end(letter.expires_at, letter.language, long=True)
        found.append(_say(letter, "mail-deadline", day=day))
    return [*found, _say(letter, "mail-note"), _say(letter, "mail-own-link")]


def _footer(language: str) -> str:
    return words.format_message(language, "mail-why-you")


def _inviter(letter: Letter) -> dict[str, str]:
    inviter = tame(letter.inviter)
    return {"inviter": inviter or "", "invited_by": "somebody" if inviter else "nobody"}


def _say(letter: Letter, message: str, **arguments: str) -> str:
    return words.format_message(letter.language, message, arguments)
