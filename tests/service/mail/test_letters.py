"""What mails say, and that names from strangers break nothing."""

from dataclasses import replace
from datetime import UTC, datetime
from email import message_from_bytes
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import default

import pytest

from discern.contract.models.mails import MailKind
from discern.service.mail.letters import Letter, compose, compose_test, tame
from discern.service.mail.sending import MailError, to_ascii

NOW = datetime(2026, 11, 22, 9, 30, tzinfo=UTC)
SENDER = Address("Discern at Nordlicht", addr_spec="discern@nordlicht.example")
LETTER = Letter(
    kind="invitation",
    recipient="ana@example.org",
    name="Ana Ruiz",
    inviter="Kim Berg",
    token="Zk4Tt0QeV9bXs2LwHr7MnYp5AcGd1JuF",
    status="created",
    form="fixed",
    language="en",
    expires_at=datetime(2026, 12, 5, 12, tzinfo=UTC),
)


def read(letter: Letter) -> EmailMessage:
    content = compose(letter, letter.recipient, SENDER, "https://disc.example.org", "stop1", "mail_1", NOW)
    parsed = message_from_bytes(content, policy=default)
    assert isinstance(parsed, EmailMessage)
    assert not parsed.defects
    return parsed


def part(message: EmailMessage, kind: str) -> str:
    found = message.get_body((kind,))
    assert found is not None
    return str(found.get_content())


def test_an_invitation_says_who_invites_to_what_until_when_and_where() -> None:
    message = read(LETTER)
    assert message["From"] == "Discern at Nordlicht <discern@nordlicht.example>"
    assert message["To"] == "ana@example.org"
    assert message["Subject"] == "Kim Berg invites you to a short questionnaire"
    assert message["Message-ID"] == "<mail_1@nordlicht.example>"
    assert message["Auto-Submitted"] == "auto-generated"
    for text in (part(message, "plain"), part(message, "html")):
        assert "https://disc.example.org/take?token=Zk4Tt0QeV9bXs2LwHr7MnYp5AcGd1JuF" in text
        assert "Hello Ana," in text
        assert "five to ten minutes" in text
        assert "by 4 December 2026" in text
        assert "https://disc.example.org/unsubscribe?token=stop1" in text


def test_an_end_within_a_day_is_named_with_its_time() -> None:
    message = read(replace(LETTER, expires_at=datetime(2026, 12, 4, 21, 30, tzinfo=UTC)))
    for kind in ("plain", "html"):
        assert "Please answer by 4 December 2026, 21:30 UTC." in part(message, kind)


def test_reminders_end_with_one_click() -> None:
    message = read(replace(LETTER, kind="reminder", status="started", inviter=None, expires_at=None))
    assert message["List-Unsubscribe"] == "<https://disc.example.org/unsubscribe?token=stop1>"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert message["Subject"] == "Reminder: a short questionnaire about how you work"
    text = part(message, "plain")
    assert "your answers are saved" in text
    assert "Please answer by" not in text


@pytest.mark.parametrize("kind", ["invitation", "reminder"])
def test_who_has_started_reads_where_the_link_continues(kind: MailKind) -> None:
    for status in ("created", "started"):
        message = read(replace(LETTER, kind=kind, status=status))
        for form in ("plain", "html"):
            said = "in the browser where you started" in part(message, form)
            assert said == (status == "started")


@pytest.mark.parametrize(
    "name",
    [
        "Ana\r\nBcc: everybody@example.org",
        "Ana\nSubject: You have won",
        "Win at https://evil.example",
        "www.evil.example",
        "evil.example",
        "ana@evil.example",
        "Ana <b>bold</b>",
        "A" * 81,
        "Ana\u202egnirts",
        "Ana\x00",
        "   ",
    ],
)
def test_a_name_that_could_be_a_header_or_a_link_stays_out(name: str) -> None:
    assert tame(name.replace("\r\n", "\x01").replace("\n", "\x01")) is None
    message = read(replace(LETTER, name=name, inviter=name, expires_at=None))
    assert sorted(message.keys()) == sorted(read(LETTER).keys())
    assert "evil" not in message.as_string()
    assert message.get_all("Bcc") is None


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Ana Ruiz", "Ana"),
        ("Zoë O’Neil-Çelik", "Zoë"),
        ("李小龍", "李小龍"),
        ("J. R. R. Tolkien", "J. R. R. Tolkien"),
        ("Ana & Bo", "Ana & Bo"),
    ],
)
def test_other_names_are_said_as_they_are_and_people_greeted_by_the_first(name: str, called: str) -> None:
    message = read(replace(LETTER, name=name, inviter=name))
    assert message["Subject"] == f"{name} invites you to a short questionnaire"
    assert f"Hello {called}," in part(message, "plain")
    assert "Ana & Bo" not in part(message, "html")


def test_a_test_mail_says_that_it_is_one() -> None:
    message = message_from_bytes(compose_test(SENDER, "kim@example.org", "mail_2", NOW), policy=default)
    assert message["Subject"] == "Discern can send mail"
    assert message["List-Unsubscribe"] is None


@pytest.mark.parametrize(
    ("given", "sent_to"),
    [
        ("ana.ruiz+x@example.org", "ana.ruiz+x@example.org"),
        ("ana@bücher.example", "ana@xn--bcher-kva.example"),
        ("ana@BÜCHER.example", "ana@xn--bcher-kva.example"),
        ("ana@straße.example", "ana@xn--strae-oqa.example"),
    ],
)
def test_an_address_is_sent_in_ascii(given: str, sent_to: str) -> None:
    assert to_ascii(given) == sent_to


@pytest.mark.parametrize(
    "address",
    [
        "ana",
        "a@b",
        "ána@example.org",
        "a,b@example.org",
        "a..b@example.org",
        '"a b"@example.org',
        "a@example.org>",
        "<a@example.org",
        "a\r\nRCPT TO:<b@example.org>@example.org",
        "a@.example.org",
        "a@" + "x" * 70 + "é.example",
    ],
)
def test_an_address_that_could_say_more_than_that_is_refused(address: str) -> None:
    with pytest.raises(MailError, match="address_refused"):
        to_ascii(address)
