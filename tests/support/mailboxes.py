"""A real mail server on loopback that behaves as a test sets it to."""

import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

from discern.service.jobs.send_mails import MailWorker
from tests.support.postgres import free_port
from tests.support.running import Running

SENDER = "Discern at Nordlicht <discern@nordlicht.example>"
APP = "https://disc.nordlicht.example"
USER, PASSWORD = "user name", "p@ss/word"
LOGIN = "user%20name:p%40ss%2Fword"


@dataclass(frozen=True)
class Received:
    """One mail as the server took it."""

    sender: str
    recipients: list[str]
    content: bytes

    @property
    def message(self) -> EmailMessage:
        parsed = message_from_bytes(self.content, policy=default)
        assert isinstance(parsed, EmailMessage)
        return parsed

    @property
    def text(self) -> str:
        part = self.message.get_body(("plain",))
        assert part is not None
        return str(part.get_content())

    @property
    def html(self) -> str:
        part = self.message.get_body(("html",))
        assert part is not None
        return str(part.get_content())


@dataclass
class Mailbox:
    """What came. The answers to a sender, a recipient and a text may be set; ``on_text`` is called before a text is
    answered, when it has arrived.
    """

    port: int = 0
    got: list[Received] = field(default_factory=list)
    to_sender: str = "250 OK"
    to_recipient: str = "250 OK"
    to_text: str = "250 OK"
    on_text: Callable[[Received], object] = lambda _: None

    @property
    def settings(self) -> dict[str, Any]:
        """Those of a service that sends here."""
        return {"smtp_url": f"smtp://127.0.0.1:{self.port}", "mail_from": SENDER, "app_url": APP}

    async def handle_MAIL(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        envelope.mail_from = address
        return self.to_sender

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        if self.to_recipient.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.to_recipient

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        received = Received(envelope.mail_from, list(envelope.rcpt_tos), envelope.content)
        if self.to_text.startswith("250"):
            self.got.append(received)
        self.on_text(received)
        return self.to_text


@contextmanager
def run_mailbox(
    tls: ssl.SSLContext | None = None, *, implicit: bool = False, requires_login: bool = False
) -> Iterator[Mailbox]:
    """A server until the end. With ``tls`` it offers STARTTLS, or speaks TLS from the first byte. A login needs
    STARTTLS.
    """
    mailbox = Mailbox()
    controller = _Controller(mailbox, tls, implicit=implicit, requires_login=requires_login)
    controller.start()
    try:
        mailbox.port = controller.port
        yield mailbox
    finally:
        controller.stop()


class _Controller(Controller):
    def __init__(self, mailbox: Mailbox, tls: ssl.SSLContext | None, *, implicit: bool, requires_login: bool) -> None:
        self._starttls = None if implicit else tls
        self._requires_login = requires_login
        # aiosmtpd connects to the port it was given to see that it listens, so that it has to be known beforehand.
        super().__init__(
            mailbox, hostname="127.0.0.1", port=free_port(), ssl_context=tls if implicit else None, ready_timeout=30
        )

    def factory(self) -> SMTP:
        return SMTP(
            self.handler,
            tls_context=self._starttls,
            auth_required=self._requires_login,
            authenticator=_authenticate if self._requires_login else None,
            hostname="mail.test",
        )


def _authenticate(_server: Any, _session: Any, _envelope: Any, _mechanism: str, given: Any) -> AuthResult:
    assert isinstance(given, LoginPassword)
    return AuthResult(success=given.login == USER.encode() and given.password == PASSWORD.encode(), handled=False)


ANSWERS = {b"EHLO": b"250 OK\r\n", b"MAIL": b"250 OK\r\n", b"RCPT": b"250 OK\r\n", b"DATA": b"354 go on\r\n"}


@contextmanager
def run_breaking_server() -> Iterator[int]:
    """The port of a server that takes one text and breaks the connection off."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=_serve_broken, args=(listener,), daemon=True)
        thread.start()
        yield listener.getsockname()[1]
        thread.join()


def _serve_broken(listener: socket.socket) -> None:
    connection, _ = listener.accept()
    with connection, connection.makefile("rb") as lines:
        connection.sendall(b"220 here\r\n")
        for line in lines:
            if line == b".\r\n":
                return
            command = line[:4].upper()
            if command in ANSWERS:
                connection.sendall(ANSWERS[command])


def send_due(running: Running, tls: ssl.SSLContext | None = None) -> None:
    """Send what is due now, and wait until it is written down."""

    async def work() -> None:
        worker = MailWorker(running.service, tls)
        try:
            await worker.drain()
        finally:
            await worker.close()

    running.portal.call(work)
