"""The two mails by which a person gets their private link: a code that confirms the address, and the link."""

from dataclasses import dataclass, field
from datetime import datetime
from email.headerregistry import Address
from html import escape

from discern import words
from discern.service.mail.letters import BUTTON, PAGE, SMALL, finish_message, start_message, tame
from discern.service.tokens import new_id


@dataclass(frozen=True, slots=True)
class LinkLetter:
    """What the mail with the link says. ``is_completed``: the person has answered everything."""

    name: str = field(repr=False)
    link: str = field(repr=False)
    language: str
    is_completed: bool


def compose_code(code: str, language: str, recipient: str, sender: Address, now: datetime) -> bytes:
    """A mail with nothing in it but the code: its recipient may not have asked for it.

    Args:
        code: six digits.
        language: of the mail.
        recipient: the address in ASCII, see `to_ascii`.
        sender: the setting `DISCERN_MAIL_FROM`.
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
    thanks = [say("mail-link-thanks")] if letter.is_completed else []
    before = [say("mail-greeting", name=name or "", named="yes" if name else "no"), *thanks, say("mail-link-text")]
    keep, why = say("mail-link-keep"), say("mail-link-why-you")
    text = "\n\n".join([*before, letter.link, keep, "-- ", why])
    body = "\n".join(
        [
            *(f"<p>{escape(each)}</p>" for each in before),
            BUTTON.format(link=escape(letter.link), label=escape(say("mail-link-button"))),
            f"<p>{escape(keep)}</p>",
            SMALL.format(text=escape(why)),
        ]
    )
    message = start_message(sender, say("mail-link-subject"), new_id("mail"), now)
    return finish_message(message, recipient, text, PAGE.format(language=letter.language, body=body))
