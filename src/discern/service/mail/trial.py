"""A mail that shows the people who run an installation whether mail is set up well."""

from datetime import datetime
from email.headerregistry import Address

from discern.contract.models.mails import MailReason
from discern.mail_server import SmtpServer
from discern.service.mail.letters import compose_test
from discern.service.mail.smtp import MailError, UnsureError, begin, to_ascii
from discern.service.tokens import new_id

EXPLAINED: dict[MailReason, str] = {
    "unreachable": "the mail server in DISCERN_SMTP_URL can't be reached",
    "not_secure": "the mail server doesn't offer TLS, or its certificate can't be trusted",
    "login_refused": "the mail server refuses the user or the password in DISCERN_SMTP_URL",
    "postponed": "the mail server asks to try again later",
    "sender_refused": "the mail server refuses the sender in DISCERN_MAIL_FROM",
    "address_refused": "the mail server refuses the recipient's address",
    "message_refused": "the mail server refused the mail",
}


def send_test(server: SmtpServer, sender: Address, recipient: str, now: datetime) -> MailReason | None:
    """Send the mail; None if the server took it, and else why not."""
    try:
        handover = begin(server, sender, recipient)
        handover.send(compose_test(sender, to_ascii(recipient), new_id("mail"), now))
    except MailError as error:
        return error.reason
    except UnsureError:
        return "unreachable"
    return None


def explain(reason: MailReason) -> str:
    """Why the mail wasn't taken, for the command line. No value of a setting is in it."""
    return EXPLAINED.get(reason, "the mail could not be sent")
