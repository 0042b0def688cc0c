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
from discern_app.base.current_service import configured_service
from discern_app.base.local_network import answers, find_network_origin
from discern_app.base.text import LONGEST_BODY, mailto
from tests.support.mailboxes import Mailbox, run_mailbox
from tests.support.pages import Open


@pytest.fixture(scope="module")
def server() -> Iterator[Mailbox]:
    with run_mailbox() as mailbox:
        yield mailbox


@pytest.fixture
def sends(server: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mail is set up. Nothing sends what waits: the worker is off."""
    for name, value in {**server.settings, "worker": "off"}.items():
        monkeypatch.setenv(f"DISCERN_{name.upper()}", value)


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
    assert next(each.value for each in page.caption).startswith("1 of the mails go out, 1 don't")


def test_an_owner_tries_the_mail_server(sends: None, open_page: Open, server: Mailbox) -> None:
    page = open_page("settings")
    page.session_state["mail"] = True
    page.run()
    [email] = [each for each in page.text_input if each.label == "Your e-mail address"]
    before = len(server.got)
    email.set_value("kim@example.org")
    [test] = [each for each in page.button if each.label == "Send a test mail"]
    test.click().run()
    assert [each.value for each in page.success] == [
        "The mail server accepted the mail. See whether it arrived, and whether it went to spam."
    ]
    assert [each.recipients for each in server.got[before:]] == [["kim@example.org"]]


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
