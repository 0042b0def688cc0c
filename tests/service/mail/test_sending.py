"""The conversation with real mail servers on loopback: with and without TLS, and with those that refuse."""

import ssl
from email.headerregistry import Address

import pytest
import trustme

from discern.mail_server import SmtpServer
from discern.service.mail.sending import MailError, UnsureError, send
from tests.support.mailboxes import PASSWORD, USER, run_breaking_server, run_mailbox

SENDER = Address("Discern", addr_spec="discern@nordlicht.example")
TEXT = b"Subject: Hello\r\n\r\n.A line\r\n"


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def served(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    return context


@pytest.fixture
def trusting(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.create_default_context()
    authority.configure_trust(context)
    return context


def test_a_mail_goes_out_once_the_login_went_over_tls(served: ssl.SSLContext, trusting: ssl.SSLContext) -> None:
    for login in (True, False):
        with run_mailbox(served, implicit=not login, requires_login=login) as mailbox:
            server = SmtpServer("127.0.0.1", mailbox.port, "implicit")
            if login:
                server = SmtpServer("127.0.0.1", mailbox.port, "starttls", USER, PASSWORD)
            send(server, SENDER, "ana@example.org", TEXT, trusting)
            [received] = mailbox.got
            assert (received.sender, received.recipients) == ("discern@nordlicht.example", ["ana@example.org"])
            assert b"\r\n.A line" in received.content


def test_nothing_is_sent_to_a_server_without_tls_or_with_an_untrusted_certificate(served: ssl.SSLContext) -> None:
    for tls in (None, served):
        with run_mailbox(tls) as mailbox:
            server = SmtpServer("127.0.0.1", mailbox.port, "starttls", USER, PASSWORD)
            with pytest.raises(MailError, match="not_secure") as caught:
                send(server, SENDER, "ana@example.org", TEXT)
            assert caught.value.is_temporary
            assert mailbox.got == []


def test_a_wrong_password_is_named_and_not_repeated(served: ssl.SSLContext, trusting: ssl.SSLContext) -> None:
    with run_mailbox(served, requires_login=True) as mailbox:
        server = SmtpServer("127.0.0.1", mailbox.port, "starttls", USER, "a secret of ours")
        with pytest.raises(MailError, match=r"^login_refused$") as caught:
            send(server, SENDER, "ana@example.org", TEXT, trusting)
        assert caught.value.__cause__ is None
        assert "secret" not in repr(server)


@pytest.mark.parametrize(
    ("to_recipient", "to_text", "reason", "temporary"),
    [
        ("550 No such user", "250 OK", "address_refused", False),
        ("451 Greylisted", "250 OK", "postponed", True),
        ("250 OK", "554 Spam", "message_refused", False),
        ("250 OK", "452 Full", "postponed", True),
    ],
)
def test_what_the_server_refuses_is_tried_again_only_if_it_says_so(
    to_recipient: str, to_text: str, reason: str, temporary: bool
) -> None:
    with run_mailbox() as mailbox:
        mailbox.to_recipient, mailbox.to_text = to_recipient, to_text
        with pytest.raises(MailError, match=f"^{reason}$") as caught:
            send(SmtpServer("127.0.0.1", mailbox.port, "none"), SENDER, "ana@example.org", TEXT)
        assert caught.value.is_temporary == temporary


def test_without_an_answer_to_the_text_nobody_knows() -> None:
    with run_breaking_server() as port, pytest.raises(UnsureError):
        send(SmtpServer("127.0.0.1", port, "none"), SENDER, "ana@example.org", TEXT)


def test_a_server_that_is_not_there_may_come_back() -> None:
    with pytest.raises(MailError, match="unreachable") as caught:
        send(SmtpServer("127.0.0.1", 9, "none"), SENDER, "ana@example.org", TEXT)
    assert caught.value.is_temporary
