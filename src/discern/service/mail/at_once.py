"""Sending a mail within a call, so that neither its text nor the address is stored."""

from email.headerregistry import Address

import anyio
import anyio.to_thread

from discern.contract.models.mails import MailOutcome, MailReason
from discern.mail_server import SmtpServer
from discern.service.mail.smtp import MailError, UnsureError, begin

STEP_TIMEOUT_S = 5.0
"""For each step of the conversation with the mail server."""

TIMEOUT_S = 25.0
"""For all of them. A server that takes longer may still send the mail."""


async def send_at_once(
    server: SmtpServer, sender: Address, recipient: str, message: bytes
) -> tuple[MailOutcome, MailReason | None]:
    """Hand a mail over, off the event loop; what became of it, and why nobody got it where nobody did."""

    def send() -> None:
        begin(server, sender, recipient, timeout=STEP_TIMEOUT_S).send(message, STEP_TIMEOUT_S)

    try:
        with anyio.fail_after(TIMEOUT_S):
            await anyio.to_thread.run_sync(send, abandon_on_cancel=True)
    except MailError as error:
        return "failed", error.reason
    except (UnsureError, TimeoutError):
        return "unsure", None
    return "sent", None
