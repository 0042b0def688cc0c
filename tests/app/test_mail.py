"""Inviting and reminding by mail: by the service where it sends mail, and by a mail program where it doesn't."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlsplit

import pytest
from streamlit.testing.v1 import AppTest

from discern.contract import operations
from discern.contract.models.assessments import Assessment, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.mail_server import PutMailServer
from discern.lists import ListedPerson
from discern_app.access.secret import Access
from discern_app.base.current_service import configured_service
from discern_app.base.local_network import answers, find_network_origin
from discern_app.base.text import LONGEST_BODY, mailto
from discern_app.dialogs.invite.invitation_plan import InvitationRow, send
from tests.support.mailboxes import Mailbox, run_mailbox
from tests.support.pages import Open, texts
from tests.support.postgres import free_port


@pytest.fixture(scope="module")
def server() -> Iterator[Mailbox]:
    with run_mailbox() as mailbox:
        yield mailbox


@pytest.fixture
def sends(server: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mail is set up. Nothing sends what waits: the worker is off."""
    for name, value in {**server.settings, "worker": "off"}.items():
        monkeypatch.setenv(f"DISCERN_{name.upper()}", value)


@pytest.fixture(autouse=True)
def holds_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser has followed the address that the start prints."""
    monkeypatch.setattr("discern_app.access.viewer.current_access", lambda: Access(holds_secret=True, is_open=False))


def invite(email: str | None) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name="Ana Ruiz", email=email))
    return configured_service().managers.client.send(operations.CREATE_ASSESSMENT(new))


def states(assessment: Assessment) -> list[tuple[str, str]]:
    found = configured_service().managers.client.send(operations.LIST_MAILS(assessment_id=assessment.id)).data
    return [(each.kind, each.state) for each in found]


def labels(page: AppTest) -> list[str]:
    return [each.label for each in page.button]


def test_an_invitation_is_sent_by_a_click_and_says_so(sends: None, open_page: Open) -> None:
    made = invite("ana@example.org")
    page = open_page("assessments", assessment=made.id)
    [send] = [each for each in page.button if each.label == "Send by mail"]
    send.click().run()
    assert not page.exception
    assert states(made) == [("invitation", "waiting")]
    assert any("is being sent by mail" in each.value for each in page.caption)
    assert "Send by mail" not in labels(page)


def test_who_has_no_address_can_only_be_sent_the_message(sends: None, open_page: Open) -> None:
    page = open_page("assessments", assessment=invite(None).id)
    assert "Send by mail" not in labels(page)
    assert any("no e-mail address" in each.value for each in page.caption)


def test_several_are_written_to_at_once_and_those_without_an_address_are_counted(sends: None, open_page: Open) -> None:
    made = [invite("ana@example.org"), invite(None)]

    def draw(ids: list[str]) -> None:
        from discern.contract import operations
        from discern_app.base.queries import read
        from discern_app.components.invitations import offer_mails

        offer_mails([read(operations.GET_ASSESSMENT(assessment_id=each)) for each in ids])

    page = AppTest.from_function(draw, args=([each.id for each in made],), default_timeout=30).run()
    [send] = page.button
    assert send.label == "Send 2 mails"
    send.click().run()
    assert not page.exception
    assert [states(each) for each in made] == [[("invitation", "waiting")], []]
    assert next(each.value for each in page.caption).startswith("1 mailed, 1 not.")


def test_a_list_is_invited_by_mail_where_there_are_addresses(sends: None, open_page: Open) -> None:
    open_page("home")
    people = [NewCandidate(name="Ana", email="ana@example.org"), NewCandidate(name="Bo")]
    rows = [
        InvitationRow(ListedPerson(line, each.name), "new", f"mailed-{line}", NewAssessment(candidate=each))
        for line, each in enumerate(people)
    ]
    list(send(configured_service().managers, rows, keeps_keys=True, mails=True))
    assert [row.mailed for row in rows] == [True, False]
    assert [states(row.assessment) for row in rows if row.assessment] == [[("invitation", "waiting")], []]


def open_mail(open_page: Open) -> AppTest:
    return open_page("settings", tab="Mail")


def press(page: AppTest, label: str) -> AppTest:
    [button] = [each for each in page.button if each.label == label]
    button.click().run()
    assert not page.exception
    return page


def fill(page: AppTest, **texts: str) -> None:
    labels = {
        "host": "Mail server",
        "user": "User (empty if none is needed)",
        "password": "Password",
        "sender": "Sender's address",
        "links": "Address of Discern in links",
        "email": "Your e-mail address",
    }
    for name, text in texts.items():
        [field] = [each for each in page.text_input if each.label == labels[name]]
        field.set_value(text)


def test_the_environment_wins_and_the_page_says_so(sends: None, open_page: Open, server: Mailbox) -> None:
    page = open_mail(open_page)
    assert "It is set on the server" in texts(page)
    assert "Save" not in labels(page)
    before = len(server.got)
    fill(page, email="kim@example.org")
    press(page, "Send a test mail")
    assert [each.value for each in page.success] == [
        "The mail server accepted the mail. Check that it arrived, and look in your spam folder too."
    ]
    assert [each.recipients for each in server.got[before:]] == [["kim@example.org"]]


def test_an_owner_sets_mail_up_tries_it_and_it_is_offered(open_page: Open, server: Mailbox) -> None:
    page = open_mail(open_page)
    page.session_state["mail security"] = "none"
    page.run()
    fill(page, host="127.0.0.1", sender="discern@nordlicht.example", links="https://disc.nordlicht.example")
    page.number_input[0].set_value(server.port)
    press(page, "Save")
    assert "isn't on the public internet" in page.error[0].value
    page.checkbox[0].check()
    press(page, "Save")
    assert "Mail goes through" in texts(page)
    before = len(server.got)
    fill(page, email="kim@example.org")
    press(page, "Send a test mail")
    assert len(server.got) == before + 1
    assert "Send the link by mail where there is an address" in [
        each.label for each in open_page("assessments", new="1").toggle
    ]
    press(open_mail(open_page), "Forget the mail server")
    assert "No mail goes out yet" in texts(open_mail(open_page))


def test_a_test_mail_that_fails_says_what_to_do(open_page: Open) -> None:
    new = PutMailServer(
        host="127.0.0.1",
        port=free_port(),
        security="starttls",
        sender="discern@nordlicht.example",
        app_url="https://disc.nordlicht.example",
        allow_private=True,
    )
    page = open_page("home")
    configured_service().managers.client.send(operations.PUT_MAIL_SERVER(new))
    page = open_mail(open_page)
    fill(page, email="kim@example.org")
    press(page, "Send a test mail")
    assert page.error[0].value == "**The mail was not sent.** No mail server answers there. Check its name and port."


def test_a_password_is_shown_nowhere_and_asked_for_when_the_server_changes(open_page: Open) -> None:
    page = open_mail(open_page)
    fill(
        page,
        host="mail.nordlicht.example",
        user="ana",
        password="not to be seen",
        sender="discern@nordlicht.example",
        links="https://disc.nordlicht.example",
    )
    press(page, "Save")
    page = open_mail(open_page)
    assert "not to be seen" not in str([each.value for each in page.text_input]) + texts(page)
    fill(page, host="mail.elsewhere.example")
    press(page, "Save")
    assert page.error[0].value == "You changed the server, port, encryption or user, so enter the password again."


def test_open_pages_let_nobody_set_mail_up_or_make_keys(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discern_app.access.viewer.current_access", lambda: Access(holds_secret=False, is_open=True))
    page = open_mail(open_page)
    assert "Only an owner can set up mail" in texts(page)
    assert "Save" not in labels(page)
    assert "Make a key" not in labels(open_page("integrations", tab="Keys"))


def test_without_a_mail_server_a_mail_program_has_the_text(open_page: Open) -> None:
    made = invite("ana@example.org") if open_page("home") else None
    assert made is not None
    page = open_page("assessments", assessment=made.id)
    [link] = [each for each in page.get("link_button") if "mail program" in each.proto.label]
    parts = urlsplit(link.proto.url)
    assert (parts.scheme, parts.path) == ("mailto", "ana@example.org")
    assert made.take_url is not None
    assert urlsplit(made.take_url).query in parse_qs(parts.query)["body"][0]


def test_a_mail_address_carries_nothing_but_its_two_fields() -> None:
    url = mailto("a&bcc=evil@example.org", "S & T?", "one\ntwo&bcc=evil@example.org" + "x" * 5000)
    assert "bcc=" not in url
    fields = parse_qs(urlsplit(url).query)
    assert set(fields) == {"subject", "body"}
    assert fields["body"][0].startswith("one\r\ntwo&bcc=evil@example.org")
    assert len(fields["body"][0]) <= LONGEST_BODY


class Healthy(BaseHTTPRequestHandler):
    """Answers as Discern does at `/healthz`."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"status": "ok", "service": "discern"}')

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


def test_discern_is_known_by_what_it_answers() -> None:
    with HTTPServer(("127.0.0.1", 0), Healthy) as served:
        thread = threading.Thread(target=served.handle_request)
        thread.start()
        assert answers(f"http://127.0.0.1:{served.server_port}")
        thread.join()


def test_an_address_is_offered_only_where_discern_answers(monkeypatch: pytest.MonkeyPatch, server: Mailbox) -> None:
    assert not answers("http://127.0.0.1:9")
    assert not answers(f"http://127.0.0.1:{server.port}")
    monkeypatch.setattr("discern_app.base.local_network.find_own_address", lambda: "127.0.0.1")
    find_network_origin.cache_clear()
    assert find_network_origin("http") is None
    find_network_origin.cache_clear()
