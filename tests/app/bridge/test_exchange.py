"""Plain pages answered in the process, for a browser that reaches no routes."""

import re
from base64 import b64decode
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from pydantic import ValidationError

from discern.client import Client
from discern.contract import operations
from discern.contract.models.agreements import NewAgreement
from discern.contract.models.assessments import Assessment, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern_app.access import signed_in as signed_in_module
from discern_app.access.secret import cookie_name
from discern_app.base.current_service import configured_service
from discern_app.base.embedded_service import embedded_service
from discern_app.bridge.exchange import Asked, Visitor, answer
from tests.support.operations import store_sent_week
from tests.support.process_state import stop_service, use_database
from tests.support.questionnaire import answer_next
from tests.support.signed import Company

HOST = "our-team.streamlit.app"


class Browser:
    """What the component's script does: it keeps cookies, and follows links and forms."""

    def __init__(self, address: str = "203.0.113.7", signed_in: tuple[str, str] | None = None) -> None:
        self.visitor = Visitor(address, f"https://{HOST}", "en", signed_in)
        self.cookies: dict[str, str] = {}

    def ask(self, address: str, **request: Any) -> dict[str, Any]:
        answered = answer(Asked(number=1, address=address, cookies=self.cookies, **request), self.visitor)
        kept = self.cookies | answered["cookies"]
        self.cookies = {name: value for name, value in kept.items() if value is not None}
        return answered

    def send(self, page: str, **fields: str) -> dict[str, Any]:
        body = "&".join(f"{name}={value}" for name, value in fields.items())
        return self.ask(page, method="POST", body=body)


@pytest.fixture
def client(app_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setenv("DISCERN_OPEN_ACCESS", "1")
    use_database(app_database, monkeypatch)
    yield configured_service().managers.client
    stop_service()


@pytest.fixture
def made(client: Client) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name="<b>Noor</b>"), form="short")
    return client.send(operations.CREATE_ASSESSMENT(new))


@pytest.fixture
def token(made: Assessment) -> str:
    return str(made.take_url).partition("token=")[2]


def agree(browser: Browser, token: str) -> str:
    """Consent; gives the address of the private link, where the questions are."""
    version = re.search(r'name="version" value="([^"]+)"', browser.ask(f"take?token={token}")["html"])
    assert version is not None
    asked = browser.send("take", do="consent", token=token, version=version[1], accepted="yes", agreed="yes")
    assert asked["status"] == 200
    return str(asked["address"])


def test_a_link_leads_to_consent_and_on_to_a_private_link_that_the_browser_finds_again(token: str) -> None:
    browser = Browser()
    first = browser.ask(f"take?token={token}")
    assert first["address"] == f"take?token={token}"
    assert "&lt;b&gt;Noor&lt;/b&gt;" in first["html"]
    private = agree(browser, token)
    assert private.startswith("me?token=")
    assert token not in private
    assert list(browser.cookies), "what the browser keeps"
    assert browser.ask(f"take?token={token}")["address"] == private
    assert Browser().ask(f"take?token={token}")["address"] == f"take?token={token}"


def test_no_log_has_the_secret_of_a_link(token: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO"):
        private = agree(Browser(), token)
    assert token not in caplog.text
    assert private.partition("token=")[2] not in caplog.text


def test_links_on_the_pages_have_the_address_of_the_visitors_browser(token: str) -> None:
    browser = Browser()
    private = agree(browser, token)
    assert f"https://{HOST}/{private}" in browser.ask(private)["html"]


def test_answers_are_saved_and_all_that_is_stored_comes_as_a_file(client: Client, made: Assessment, token: str) -> None:
    browser = Browser()
    private = agree(browser, token)
    own = private.partition("token=")[2]
    answer_next(client, own, made.id, 11)
    [block] = client.acting_for_taker(own).send(operations.GET_NEXT(assessment_id=made.id)).blocks
    given = f'{{"block": "{block.id}", "most": "{block.items[0].id}", "least": "{block.items[1].id}", "ms": 9000}}'
    body = f'{{"token": "{own}", "assessment": "{made.id}", "given": [{given}]}}'
    saved = browser.ask("take/answers", method="POST", kind="application/json", body=body)
    assert (saved["status"], saved["json"]["done"]) == (200, True)
    sent = browser.send("me", do="export", token=own)["file"]
    assert (sent["name"], sent["type"]) == ("my-data.zip", "application/zip")
    assert "my-data.html" in ZipFile(BytesIO(b64decode(sent["content"]))).namelist()


@pytest.mark.parametrize(
    "asked",
    [
        {"address": "people"},
        {"address": "//evil.example/take"},
        {"address": "https://evil.example/take"},
        {"address": "take/../open?secret=x"},
        {"address": "take?token=x\r\nHost: evil.example"},
        {"address": "me", "method": "DELETE"},
        {"address": "me", "kind": "multipart/form-data"},
        {"address": "me", "body": "x" * 64_001},
        {"address": "me", "cookies": {"discern_signed_in": "x"}},
        {"address": "me", "cookies": {"discern_own_1": "x; discern_signed_in=y"}},
    ],
)
def test_a_browser_asks_for_participants_pages_alone(asked: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Asked.model_validate({"number": 1, **asked})


def test_wrong_links_count_by_the_visitors_own_address(client: Client, token: str) -> None:
    tries = [Browser("198.51.100.9").ask(f"take?token={'x' * 30}{number}") for number in range(40)]
    assert tries[0]["status"] == 404
    assert tries[-1]["status"] == 429
    assert Browser("203.0.113.7").ask(f"take?token={token}")["status"] == 200


def sign_in(monkeypatch: pytest.MonkeyPatch, claims: dict[str, Any]) -> Browser:
    for name in ("participant.visit", "participant.own.page"):
        monkeypatch.setattr(f"discern_app.{name}.is_sign_in_set_up", lambda: True)
    cookie = signed_in_module.seal_claims(claims, datetime.fromtimestamp(claims["iat"], UTC))
    return Browser(signed_in=(cookie_name(HOST, signed_in_module.SIGNED_IN), cookie))


def test_a_member_who_has_signed_in_sees_their_page_and_no_cookie_of_it(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    company.let_in("kim", "member", (), company.people["Ours"])
    member = sign_in(monkeypatch, company.claims("kim"))
    shown = member.ask("me?tab=data")
    assert "Person of Ours" in shown["html"]
    assert member.cookies == {}
    changed = member.send("me", do="correct", name="Kim+K", email="")
    assert (changed["status"], changed["address"]) == (200, "me?tab=data&saved=correct#correct")
    assert "Kim K" in changed["html"]


def test_whose_session_is_over_leaves_for_the_sign_in(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    company.let_in("kim", "member", (), company.people["Ours"])
    member = sign_in(monkeypatch, company.claims("kim", iat=company.now - 13 * 3600))
    assert member.ask("me")["leaves"] is True


def test_mondays_link_opens_and_takes_an_answer(client: Client, made: Assessment) -> None:
    today = datetime.now(UTC).date()
    new = NewAgreement(candidate_ids=[made.candidate.id], will="ask first", until=today)
    agreed = client.send(operations.CREATE_AGREEMENT(new))
    account_id, service = client.send(operations.GET_ACCOUNT()).id, embedded_service().service
    token = service.database.write_now(
        lambda connection: store_sent_week(connection, account_id, today.isoformat(), service.now())
    )
    browser = Browser()
    assert "ask first" in browser.ask(f"week?token={token}")["html"]
    answered = browser.send("week", token=token, agreement=agreed.id, outcome="kept")
    assert answered["address"] == f"week?token={token}"
    assert client.send(operations.GET_AGREEMENT(agreement_id=agreed.id)).outcome == "kept"
