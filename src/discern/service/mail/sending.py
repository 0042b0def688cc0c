"""Handing a mail to the mail server, and what became of it."""

import re
import smtplib
import ssl
from contextlib import suppress
from datetime import datetime
from email.headerregistry import Address
from typing import Any, cast

import anyio
import anyio.to_thread

from discern.contract.models.mails import MailOutcome, MailReason
from discern.email_addresses import encode_domain
from discern.mail_server import SmtpServer
from discern.service.mail.letters import compose_test
from discern.service.ssrf import is_allowed, is_loopback, resolve
from discern.service.tokens import keyed_digest, new_id

STEP_TIMEOUT_S = 60.0
"""For each step of the conversation: servers look for viruses and spam before they answer."""

CALL_STEP_TIMEOUT_S = 5.0
"""For each step within a call to the interface."""

TEST_STEP_TIMEOUT_S = 12.0
"""For each step of a test mail, on which somebody waits."""

CALL_TIMEOUT_S = 25.0
"""For all steps within a call. A server that takes longer may still send the mail."""

PLAIN_ADDRESS = re.compile(
    r"[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z0-9-]+(\.[a-z0-9-]+)+", re.A | re.I
)
"""An address that needs no quotes."""


EXPLAINED: dict[MailReason, str] = {
    "private_address": "the mail server isn't on the public internet, and nobody has allowed that",
    "unreachable": "the mail server can't be reached",
    "not_secure": "the mail server doesn't offer TLS, or its certificate can't be trusted",
    "login_refused": "the mail server refuses the user or the password",
    "postponed": "the mail server asks to try again later",
    "sender_refused": "the mail server refuses the sender",
    "address_refused": "the mail server refuses the recipient's address",
    "message_refused": "the mail server refused the mail",
}


class MailError(Exception):
    """A mail was not taken, and nobody got it. ``is_temporary``: it may be tried again."""

    def __init__(self, reason: MailReason, *, is_temporary: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.is_temporary = is_temporary


class UnsureError(Exception):
    """The connection broke off: the mail may have gone out."""


def send(
    server: SmtpServer,
    sender: Address,
    recipient: str,
    message: bytes,
    tls: ssl.SSLContext | None = None,
    timeout: float = STEP_TIMEOUT_S,
) -> None:
    """Hand a mail over.

    Args:
        server: where to connect.
        sender: whose address the mail comes from.
        recipient: one address.
        message: headers and text.
        tls: certificate authorities to trust, in place of the public ones.
        timeout: for each step, in seconds.

    Raises:
        MailError: nobody got it.
        UnsureError: nobody knows.
    """
    address = to_ascii(recipient)
    connection = _connect(server, sender, tls, timeout)
    try:
        # All errors of smtplib are OSErrors: one that is no refusal leaves open whether the mail was taken.
        connection.sendmail(sender.addr_spec, [address], message)
    except smtplib.SMTPSenderRefused as error:
        raise _refused(error.smtp_code, "sender_refused") from None
    except smtplib.SMTPRecipientsRefused as error:
        raise _refused(error.recipients[address][0], "address_refused") from None
    except smtplib.SMTPDataError as error:
        raise _refused(error.smtp_code, "message_refused") from None
    except OSError:
        raise UnsureError from None
    finally:
        # What came of the mail is known by now.
        with suppress(OSError):
            connection.quit()
        connection.close()


def _connect(server: SmtpServer, sender: Address, tls: ssl.SSLContext | None, timeout: float) -> smtplib.SMTP:
    """A connection that is signed in. What is wrong with the server may be put right, so it is tried again."""
    # Without a name of its own smtplib looks up this machine's, which takes long and is nobody's business.
    name = sender.domain
    context = None if server.tls == "none" else _naming(server.host, tls or ssl.create_default_context())
    connection: smtplib.SMTP | None = None
    place = _find_place(server)
    try:
        if server.tls == "implicit":
            connection = smtplib.SMTP_SSL(place, server.port, name, timeout=timeout, context=context)
        else:
            connection = smtplib.SMTP(place, server.port, name, timeout)
        if server.tls == "starttls":
            connection.starttls(context=context)
        # `sendmail` would do it, but until here it is certain that nobody got the mail.
        connection.ehlo_or_helo_if_needed()
        if server.user is not None and server.password is not None:
            _sign_in(connection, server.user, server.password)
    except (MailError, OSError) as error:
        if connection is not None:
            connection.close()
        match error:
            case MailError():
                raise
            case ssl.SSLError() | smtplib.SMTPNotSupportedError():
                raise MailError("not_secure", is_temporary=True) from None
            case _:
                raise MailError("unreachable", is_temporary=True) from None
    return connection


def _find_place(server: SmtpServer) -> str:
    """Where to connect: the host, or one of its addresses where these have to be checked.

    Raises:
        MailError: it has none, or one that mails may not go to. Nothing has been connected to.
    """
    if server.reach == "any":
        return server.host
    try:
        addresses = resolve(server.host, server.port)
    # UnicodeError for a name that no DNS name can be.
    except (OSError, UnicodeError):
        raise MailError("unreachable", is_temporary=True) from None
    if not all(is_allowed(address, allow_private=server.reach == "private") for address in addresses):
        raise MailError("private_address", is_temporary=True)
    if server.tls == "none" and not all(map(is_loopback, addresses)):
        raise MailError("not_secure", is_temporary=True)
    return addresses[0]


class _NamingContext:
    """TLS for a connection to an address: the certificate is the host's."""

    def __init__(self, host: str, context: ssl.SSLContext) -> None:
        self._host = host
        self._context = context

    def wrap_socket(self, sock: Any, **options: Any) -> ssl.SSLSocket:
        return self._context.wrap_socket(sock, **{**options, "server_hostname": self._host})


def _naming(host: str, context: ssl.SSLContext) -> ssl.SSLContext:
    # All that smtplib asks of a context is to wrap a socket.
    return cast("ssl.SSLContext", _NamingContext(host, context))


def _sign_in(connection: smtplib.SMTP, user: str, password: str) -> None:
    try:
        connection.login(user, password)
    except (smtplib.SMTPAuthenticationError, smtplib.SMTPNotSupportedError):
        raise MailError("login_refused", is_temporary=True) from None


def _refused(code: int, reason: MailReason) -> MailError:
    is_temporary = not 500 <= code < 600
    return MailError("postponed" if is_temporary else reason, is_temporary=is_temporary)


async def send_at_once(
    server: SmtpServer, sender: Address, recipient: str, message: bytes
) -> tuple[MailOutcome, MailReason | None]:
    """Send a mail within a call, so that neither its text nor the address is stored. Returns what became of it, and why
    nobody got it where nobody did.
    """
    try:
        with anyio.fail_after(CALL_TIMEOUT_S):
            await anyio.to_thread.run_sync(
                send, server, sender, recipient, message, None, CALL_STEP_TIMEOUT_S, abandon_on_cancel=True
            )
    except MailError as error:
        return "failed", error.reason
    except (UnsureError, TimeoutError):
        return "unsure", None
    return "sent", None


def send_test(server: SmtpServer, sender: Address, recipient: str, now: datetime) -> MailReason | None:
    """Send a mail that shows whether mail is set up well; None if the server took it, and else why not."""
    try:
        message = compose_test(sender, to_ascii(recipient), new_id("mail"), now)
        send(server, sender, recipient, message, timeout=TEST_STEP_TIMEOUT_S)
    except MailError as error:
        return error.reason
    except UnsureError:
        return "unreachable"
    return None


def explain(reason: MailReason) -> str:
    """Why the mail wasn't taken, for the command line. No value of a setting is in it."""
    return EXPLAINED.get(reason, "the mail could not be sent")


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


def hash_address(server: SmtpServer, account_id: str, email: str) -> str:
    """An address, keyed by what opens the mail server: by this alone the mails to it are counted.

    Raises:
        MailError: mail servers take no such address.
    """
    return keyed_digest(f"{server.user}:{server.password}@{server.host}", account_id, to_ascii(email).lower())


def hash_code(private_token: str, assessment_id: str, email: str, code: str) -> str:
    """A code that was mailed to an address, keyed by the private link. Raises `MailError` as `hash_address`."""
    return keyed_digest(private_token, assessment_id, to_ascii(email).lower(), code)
