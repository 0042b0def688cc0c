"""The conversation with the mail server, in two steps.

SMTP can't say whether a mail whose acknowledgement is lost was taken. So everything that can fail harmlessly comes
first, up to the recipient's address, and the text itself last. Between the two the caller notes that it is being sent.
"""

import re
import smtplib
import ssl
from contextlib import suppress
from email.headerregistry import Address

from discern.contract.models.mails import MailReason
from discern.email_addresses import encode_domain
from discern.mail_server import SmtpServer

STEP_TIMEOUT_S = 15.0
"""For each step before the text."""

TEXT_TIMEOUT_S = 60.0
"""For each step of handing over the text: servers look for viruses and spam before they answer."""

GOODBYE_TIMEOUT_S = 1.0

PLAIN_ADDRESS = re.compile(
    r"[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z0-9-]+(\.[a-z0-9-]+)+", re.A | re.I
)
"""An address that needs no quotes."""


class MailError(Exception):
    """A mail was not taken, and nobody got it. ``is_temporary``: it may be tried again."""

    def __init__(self, reason: MailReason, *, is_temporary: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.is_temporary = is_temporary


class UnsureError(Exception):
    """The text was handed over, and no answer came: the mail may have gone out."""


class Handover:
    """A connection on which the server has accepted sender and recipient, and waits for the text."""

    def __init__(self, connection: smtplib.SMTP) -> None:
        self._connection = connection

    def send(self, message: bytes, timeout: float = TEXT_TIMEOUT_S) -> None:
        """Hand the text over and end the connection. ``timeout`` is for each step, in seconds.

        Raises:
            MailError: the server refused it.
            UnsureError: the connection broke off, so nobody knows.
        """
        assert self._connection.sock is not None
        try:
            self._connection.sock.settimeout(timeout)
            code, _ = self._connection.data(message)
        except smtplib.SMTPDataError as error:
            # The server refused to be given the text.
            raise _refused(error.smtp_code, "message_refused") from None
        except (OSError, smtplib.SMTPException):
            raise UnsureError from None
        finally:
            self._leave()
        if code != 250:
            raise _refused(code, "message_refused")

    def abandon(self) -> None:
        """Break the connection off, at once; a text that wasn't handed over goes nowhere."""
        self._connection.close()

    def _leave(self) -> None:
        """End the connection politely, unless the server takes its time: what came of the mail is known by now."""
        with suppress(OSError, smtplib.SMTPException):
            if self._connection.sock is not None:
                self._connection.sock.settimeout(GOODBYE_TIMEOUT_S)
            self._connection.quit()
        self._connection.close()


def begin(
    server: SmtpServer,
    sender: Address,
    recipient: str,
    tls: ssl.SSLContext | None = None,
    timeout: float = STEP_TIMEOUT_S,
) -> Handover:
    """Connect, sign in and name sender and recipient.

    Args:
        server: where to connect.
        sender: whose address the mail comes from.
        recipient: one address.
        tls: certificate authorities to trust, in place of the public ones.
        timeout: for each step, in seconds.

    Raises:
        MailError: one of these steps failed.
    """
    address = to_ascii(recipient)
    connection = _connect(server, sender, tls, timeout)
    try:
        connection.ehlo_or_helo_if_needed()
        _sign_in(connection, server)
        _require_accepted(connection.mail(sender.addr_spec), "sender_refused")
        _require_accepted(connection.rcpt(address), "address_refused")
    except (MailError, OSError, smtplib.SMTPException) as error:
        Handover(connection).abandon()
        raise _explain(error) from None
    return Handover(connection)


def to_ascii(address: str) -> str:
    """An address as mail servers know it, its domain as the DNS does.

    Raises:
        MailError: it has characters that few servers take, or none does.
    """
    local, _, domain = address.rpartition("@")
    try:
        found = f"{local}@{encode_domain(domain)}"
    except UnicodeError:
        found = ""
    if not PLAIN_ADDRESS.fullmatch(found):
        raise MailError("address_refused", is_temporary=False)
    return found


def _connect(server: SmtpServer, sender: Address, tls: ssl.SSLContext | None, timeout: float) -> smtplib.SMTP:
    # Without a name of its own smtplib looks up this machine's, which takes long and is nobody's business.
    name = sender.domain
    connection: smtplib.SMTP | None = None
    if server.tls != "none":
        tls = tls or ssl.create_default_context()
    try:
        if server.tls == "implicit":
            return smtplib.SMTP_SSL(server.host, server.port, name, context=tls, timeout=timeout)
        connection = smtplib.SMTP(server.host, server.port, name, timeout)
        if server.tls == "starttls":
            connection.starttls(context=tls)
    except (OSError, smtplib.SMTPException) as error:
        if connection is not None:
            Handover(connection).abandon()
        raise _explain(error) from None
    return connection


def _sign_in(connection: smtplib.SMTP, server: SmtpServer) -> None:
    if server.user is None or server.password is None:
        return
    try:
        connection.login(server.user, server.password)
    except (smtplib.SMTPAuthenticationError, smtplib.SMTPNotSupportedError):
        raise MailError("login_refused", is_temporary=True) from None


def _require_accepted(answer: tuple[int, bytes], reason: MailReason) -> None:
    code = answer[0]
    if code not in {250, 251}:
        raise _refused(code, reason)


def _refused(code: int, reason: MailReason) -> MailError:
    is_temporary = not 500 <= code < 600
    return MailError("postponed" if is_temporary else reason, is_temporary=is_temporary)


def _explain(error: MailError | OSError | smtplib.SMTPException) -> MailError:
    """Why a step before the text failed. What is wrong with the server may be put right, so it is tried again."""
    match error:
        case MailError():
            return error
        case ssl.SSLError() | smtplib.SMTPNotSupportedError():
            return MailError("not_secure", is_temporary=True)
        case _:
            return MailError("unreachable", is_temporary=True)
