"""Signing in on the pages: who gets which of them, whose data they show, and when a session is over."""

import ast
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from pydantic import SecretStr
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.client.cache import FRESH_FOR
from discern.client.errors import RateLimited
from discern.contract import operations
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.teams import Reveal
from discern.contract.operation_type import Call
from discern.contract.permissions import Role
from discern.identity_providers import read_providers
from discern.service.storage.engine.database import Database
from discern.service.storage.repositories.accounts import first_account
from discern.service.storage.repositories.candidates import change_candidate
from discern_app.access import signed_in
from discern_app.access.client_address import find_address
from discern_app.access.signed_in import is_over, read_claims
from discern_app.access.viewer import may_open
from discern_app.base.current_service import configured_service
from discern_app.base.embedded_service import load_settings
from discern_app.teams.workshop import DEBRIEF
from tests.support.pages import click, headings, labels, run, texts
from tests.support.signed import ISSUER, Company, complete

APP = Path(__file__).parents[3] / "app"
PAGES = (
    "home",
    "assessments",
    "people",
    "talk",
    "compare",
    "agreements",
    "teams",
    "reports",
    "integrations",
    "settings",
    "how_it_works",
    "access",
)
MAY: dict[str, set[str]] = {
    "owner": set(PAGES),
    "manager": set(PAGES) - {"integrations", "access"},
    "coach": set(PAGES) - {"integrations", "access"},
    "member": set(),
}


def title(test: AppTest) -> str:
    return next(iter(headings(test)), "")


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.exhaustive
def test_whoever_has_not_signed_in_sees_the_sign_in_and_nothing_else(company: Company, page: str) -> None:
    test = company.open(page, None)
    assert title(test) == "Sign in"
    assert "Person of" not in texts(test)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.exhaustive
def test_a_stranger_sees_that_they_have_no_access(company: Company, page: str) -> None:
    test = company.open(page, "stranger")
    assert title(test) == "You don't have access"
    assert "Person of" not in texts(test)
    assert "Sign out" in labels(test)


@pytest.mark.integration
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("role", MAY)
def test_each_role_opens_its_pages(company: Company, role: Role, page: str) -> None:
    assert may_open(role, page) == (page in MAY[role])
    if role != "owner":
        teams = ("Ours",) if role in {"manager", "coach"} else ()
        company.let_in("visitor", role, teams, company.people["Ours"] if role == "member" else None)
    test = company.open(page, "boss" if role == "owner" else "visitor")
    shown = texts(test)
    assert "You don't have access" not in shown
    if role != "owner":
        assert "Theirs" not in shown
    if role == "member":
        assert [each.proto.component_name for each in test.get("bidi_component")] == ["bridge"]
        assert title(test) == ""


def test_a_member_is_led_to_their_plain_page(company: Company) -> None:
    company.let_in("visitor", "member", (), company.people["Ours"])
    test = company.open("home", "visitor")
    assert [each.proto.component_name for each in test.get("bidi_component")] == ["bridge"]
    assert not texts(test).strip()


@pytest.mark.parametrize("page", ["people", "teams"])
def test_a_link_to_another_team_opens_nothing(company: Company, page: str) -> None:
    company.let_in("lead", "manager", ("Ours",))
    query: dict[str, Any] = (
        {"team": company.teams["Theirs"]} if page == "teams" else {"assessment": company.assessments["Theirs"]}
    )
    test = company.open(page, "lead", None, **query)
    assert "Theirs" not in texts(test)
    assert "Not found" in " ".join(each.proto.title for each in test.error)


def test_an_unverified_address_binds_nobody(company: Company) -> None:
    company.let_in("lead", "manager", ("Ours",))
    assert title(company.open("home", "lead", {"email_verified": False})) == "You don't have access"
    assert title(company.open("home", "lead", {"email_verified": "true"})) == "You don't have access"
    assert title(company.open("home", "lead")) != "You don't have access"


def test_an_address_binds_once(company: Company) -> None:
    company.let_in("lead", "manager", ("Ours",))
    company.open("home", "lead")
    assert title(company.open("home", "lead", {"sub": "another"})) == "You don't have access"
    assert title(company.open("home", "lead", {"iss": "https://other.example"})) == "You don't have access"
    assert company.sign(("another", "boss@example.org")) is None


AROUND = (
    " ",
    "\t",
    "\n",
    "\r",
    "\v",
    "\f",
    "\x1c",
    "\x85",
    "\xa0",
    "\u1680",
    "\u2003",
    "\u2028",
    "\u202f",
    "\u3000",
    "\u200b",
)
OTHERS = (
    *(f"{space}lead@example.org" for space in AROUND),
    *(f"lead@example.org{space}" for space in AROUND),
    "lead @example.org",
    "lead@ example.org",
    "lead@example.org.",
    "lead+1@example.org",
    "l.ead@example.org",
    "ｌead@example.org",
    "lead@éxample.org",
    "lead@example.org,other@example.org",
    "mailto:lead@example.org",
    "<lead@example.org>",
)


def test_an_address_is_compared_as_it_is(company: Company) -> None:
    company.let_in("lead", "manager", ("Ours",))
    assert [other for other in OTHERS if company.sign(("thief", other)) is not None] == []
    assert company.sign(("lead", "LEAD@example.org")) is not None


def test_a_session_ends(company: Company) -> None:
    old = company.now - 13 * 3600
    assert title(company.open("home", "boss", {"iat": old})) == "Sign in"
    assert title(company.open("home", "boss", {"iat": company.now - 11 * 3600})) != "Sign in"


def test_the_owner_lets_people_in_and_shuts_them_out(company: Company) -> None:
    test = click(company.open("access", "boss"), "Let someone in")
    [email] = test.text_input
    email.set_value("kim@example.org")
    [teams] = test.multiselect
    teams.set_value([company.teams["Ours"]])
    click(test, "Give access")
    assert not test.text_input
    click(test, "Let someone in")
    assert [each.value for each in (*test.text_input, *test.multiselect)] == ["", []]
    assert title(company.open("teams", "kim")) == "Teams"
    test = company.open("access", "boss")
    [table] = test.dataframe
    row = list(table.value["E-mail"]).index("kim@example.org")
    test.session_state[str(table.key)] = {"selection": {"rows": [row], "columns": [], "cells": []}}
    click(click(run(test), "Remove"), "Remove access")
    assert title(company.open("teams", "kim")) == "You don't have access"


def test_the_key_of_the_pages_answers_for_a_person_alone(company: Company) -> None:
    managers = configured_service().managers.client
    with pytest.raises(Exception, match="must name a person"):
        managers.send(operations.LIST_TEAMS())


def test_hidden_results_are_described_as_hidden(company: Company) -> None:
    company.let_in("lead", "manager", ("Ours",))
    complete(company, "Ours", "private")
    test = company.open("teams", "lead", None, team=company.teams["Ours"])
    assert "1 not shared" in texts(test)


@pytest.mark.parametrize("role", ["owner", "manager"])
def test_whom_a_manager_only_sees_is_looked_at_and_added_by_an_owner(company: Company, role: Role) -> None:
    complete(company, "Ours", "team")
    complete(company, "Theirs", "organisation")
    company.let_in("lead", "manager", ("Ours",))
    team, seen = company.teams["Ours"], company.people["Theirs"]
    who = "boss" if role == "owner" else "lead"
    test = company.open("teams", who, None, team=team, view="what-if", **{"with": seen})
    assert "of 2 |" in texts(test), "both profiles are counted"
    added = [
        each
        for each in company.open("teams", who, None, team=team, view="edit").multiselect
        if each.label == "Add people"
    ]
    if role == "owner":
        assert "Move Person of Theirs" in labels(test)
        assert any("Theirs" in option for option in added[0].options)
        return
    assert not [each for each in labels(test) if each.startswith(("Move", "Add"))]
    assert "because Person of Theirs is in none of your teams" in texts(test)
    assert not any("Theirs" in option for option in added[0].options)


def test_nobody_is_offered_to_leave_a_team_whose_coach_holds_results(company: Company) -> None:
    complete(company, "Ours", "team")
    complete(company, "Theirs", "team")
    company.owner.send(operations.REVEAL_TEAM(Reveal(revealed=False), team_id=company.teams["Theirs"]))
    company.let_in("lead", "manager", ("Ours", "Theirs"))
    query = {"team": company.teams["Ours"], "view": "what-if", "with": company.people["Theirs"]}
    test = company.open("teams", "lead", None, **query)
    assert "Person of Theirs stays in Theirs" in texts(test)
    assert not [each for each in test.checkbox if "leaves" in each.label]
    assert [each for each in company.open("teams", "boss", None, **query).checkbox if "leaves" in each.label]


def test_a_coach_looks_at_changes_without_applying_them(company: Company) -> None:
    complete(company, "Ours", "team")
    complete(company, "Theirs", "team")
    company.let_in("kim", "coach", ("Ours", "Theirs"))
    query = {"team": company.teams["Ours"], "view": "what-if", "with": company.people["Theirs"]}
    test = company.open("teams", "kim", None, **query)
    assert "only owners and managers change teams" in texts(test)
    assert not [each for each in labels(test) if each.startswith(("Move", "Add"))]


OFFERED: dict[str, tuple[Role, str, bool]] = {
    "owner-import": ("owner", "Import", True),
    "manager-import": ("manager", "Import", False),
    "manager-new": ("manager", "New team", True),
    "coach-import": ("coach", "Import", False),
    "coach-new": ("coach", "New team", False),
    "coach-rename": ("coach", "Save name", False),
    "manager-rename": ("manager", "Save name", True),
    "coach-delete": ("coach", "Delete the team", False),
    "manager-delete": ("manager", "Delete the team", True),
    "coach-add": ("coach", "Add", False),
    "manager-take-out": ("manager", "Remove", True),
    "coach-debrief": ("coach", "Hold back all profiles", True),
    "manager-debrief": ("manager", "Hold back all profiles", False),
}


@pytest.mark.parametrize(("role", "label", "offered"), OFFERED.values(), ids=OFFERED)
def test_a_role_is_offered_what_it_may_do(company: Company, role: Role, label: str, offered: bool) -> None:
    company.let_in("lead", role, ("Ours",) if role != "owner" else ())
    of_one = label not in {"Import", "New team"}
    view = "workshop" if label == "Hold back all profiles" else "edit"
    test = company.open("teams", "lead", None, **({"team": company.teams["Ours"], "view": view} if of_one else {}))
    test.session_state[DEBRIEF] = True
    for table in test.dataframe:
        if table.proto.selection_mode:
            test.session_state[str(table.key)] = {"selection": {"rows": [0], "columns": [], "cells": []}}
    run(test)
    menus = [entry.partition(": ")[2] for each in test.menu_button for entry in each.options]
    assert any(each.startswith(label) for each in [*labels(test), *menus]) is offered
    assert not test.error


def test_a_manager_invites_into_their_own_team(company: Company) -> None:
    company.let_in("lead", "manager", ("Ours",))
    test = company.open("assessments", "lead", None, new="1")
    [name] = [each for each in test.text_input if each.label == "Name"]
    name.set_value("Newcomer")
    click(test, "Create and get the link")
    assert "Newcomer" in texts(test)
    [newcomer] = company.owner.send(operations.LIST_ASSESSMENTS(AssessmentQuery(q="Newcomer"))).data
    assert newcomer.team_id == company.teams["Ours"]


UNGATED = {"configured_service", "embedded_service", "EmbeddedService", "httpx"}
MADE = {"Client", "AsyncClient", "CachedReader", "InProcessTransport"}
GATE = {
    "main.py",
    "discern_app/access/signed_in.py",
    "discern_app/base/embedded_service.py",
    "discern_app/base/current_service.py",
    "discern_app/base/local_network.py",
    "discern_app/base/storage_banner.py",
    "discern_app/bridge/exchange.py",
    "discern_app/entrance/sign_in.py",
    "discern_app/dialogs/backup_notice.py",
    "discern_app/start.py",
}
"""Files that may know the service itself, or ask somebody else: they make the gate, ask the plain pages or providers
who signs in, or read the machine's state and nobody's data."""


@pytest.mark.parametrize("file", sorted(APP.rglob("*.py")), ids=lambda file: str(file.relative_to(APP)))
def test_no_page_reads_around_the_gate(file: Path) -> None:
    if str(file.relative_to(APP)) in GATE:
        return
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imported = {
        alias.name.split(".")[-1]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not imported & UNGATED
    assert not called & MADE


@pytest.mark.parametrize(
    ("claims", "email", "verified"),
    [
        pytest.param({"email": "a@b.example", "email_verified": True}, "a@b.example", True, id="verified"),
        pytest.param({"email": "a@b.example"}, "a@b.example", False, id="unknown"),
        pytest.param({"email": "a@b.example", "email_verified": 1}, "a@b.example", False, id="a-number"),
        pytest.param({"email": "no address", "email_verified": True}, None, True, id="no-address"),
        pytest.param({"name": "two\nlines"}, None, False, id="name-of-two-lines"),
    ],
)
def test_claims_are_read_as_they_are(claims: dict[str, Any], email: str | None, verified: bool) -> None:
    read = read_claims({"iss": ISSUER, "sub": "1", **claims})
    assert read is not None
    assert (read.email, read.email_verified) == (email, verified)


@pytest.mark.parametrize("claims", [{}, {"iss": ISSUER}, {"sub": "1"}, {"iss": "", "sub": "1"}])
def test_without_issuer_and_subject_nobody_is_somebody(claims: dict[str, Any]) -> None:
    assert read_claims(claims) is None


def test_without_a_time_the_session_counts() -> None:
    now = datetime(2026, 11, 20, 12, tzinfo=UTC)
    assert not is_over({}, now, now, 12)
    assert is_over({}, datetime(2026, 11, 19, tzinfo=UTC), now, 12)


@pytest.mark.parametrize(
    ("auth", "expected"),
    [
        pytest.param({}, [], id="none"),
        pytest.param({"redirect_uri": "x", "cookie_secret": "y"}, [], id="no-provider"),
        pytest.param({"client_id": "x"}, ["default"], id="one"),
        pytest.param({"google": {"client_id": "x"}, "entra": {"client_id": "y"}}, ["google", "entra"], id="several"),
    ],
)
def test_providers_are_those_with_a_client(auth: dict[str, Any], expected: list[str]) -> None:
    assert read_providers(auth) == expected


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "expected"),
    [
        pytest.param("203.0.113.7", "", (), "203.0.113.7", id="direct"),
        pytest.param("203.0.113.7", "198.51.100.1", (), "203.0.113.7", id="forged"),
        pytest.param("10.0.0.2", "198.51.100.1", ("10.0.0.0/8",), "198.51.100.1", id="a-proxy"),
        pytest.param("10.0.0.2", "1.2.3.4, 198.51.100.1", ("10.0.0.0/8",), "198.51.100.1", id="forged-before-it"),
        pytest.param("10.0.0.2", "198.51.100.1, 10.0.0.3", ("10.0.0.0/8",), "198.51.100.1", id="two-proxies"),
        pytest.param("10.0.0.2", "nonsense", ("10.0.0.0/8",), "10.0.0.2", id="nonsense"),
        pytest.param("nonsense", "", (), "unknown", id="no-address"),
        ("::ffff:127.0.0.1", "203.0.113.9", {"127.0.0.0/8"}, "203.0.113.9"),
        ("::ffff:10.0.0.5", "203.0.113.9, 10.0.0.9", {"10.0.0.0/8"}, "203.0.113.9"),
    ],
)
def test_the_address_is_the_one_a_trusted_proxy_forwards(
    peer: str, forwarded: str, proxies: tuple[str, ...], expected: str
) -> None:
    assert find_address(peer, forwarded, proxies) == expected


def test_open_access_opens_nothing_where_people_sign_in(company: Company, open_as: Callable[..., AppTest]) -> None:
    assert title(open_as("home")) == "Sign in"


@pytest.fixture
def open_as(company: Company) -> Callable[..., AppTest]:
    return lambda page: company.open(page, None)


def test_secrets_stay_out_of_reprs() -> None:
    assert "token" not in repr(Client("http://x", "k").acting_for_taker("secret-token").connection)
    assert "k-secret" not in repr(SecretStr("k-secret"))


@pytest.mark.parametrize("role", ["manager", "coach"])
def test_the_overview_shows_what_its_reader_may_see(company: Company, role: Role) -> None:
    complete(company, "Ours", "team")
    complete(company, "Theirs", "team")
    company.let_in("lead", role, ("Ours",))
    company.let_in("new", role)

    def new_profiles(who: str) -> list[str]:
        page = company.open("home", who)
        return [link.proto.label for link in page.get("page_link") if "Person of " in link.proto.label]

    assert len(new_profiles("boss")) == 2
    [mine] = new_profiles("lead")
    assert "Person of Ours" in mine
    assert new_profiles("new") == []


def test_an_account_that_reconnects_without_end_costs_the_others_nothing(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    send = Client.send

    def count(self: Client, call: Call[Any]) -> Any:
        asked.append(call.name)
        return send(self, call)

    monkeypatch.setattr(signed_in, "ASK_EVERY", timedelta(hours=1))
    monkeypatch.setattr(Client, "send", count)
    for _ in range(20):
        assert title(company.open("home", "stranger")) == "You don't have access"
    assert asked.count("sign_in") == 1
    assert title(company.open("home", "boss")).startswith("Now let your people answer")


def test_somebody_known_gets_in_while_sign_ins_are_refused(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    company.open("home", "boss")
    monkeypatch.setattr(signed_in, "ASK_EVERY", timedelta(0))
    send = Client.send

    def refuse(self: Client, call: Call[Any]) -> Any:
        if call.name == "sign_in":
            raise RateLimited("no", retry_after=30, operation=call.name)
        return send(self, call)

    monkeypatch.setattr(Client, "send", refuse)
    assert title(company.open("home", "boss")).startswith("Now let your people answer")
    assert title(company.open("home", "stranger")) != "Overview"


def test_what_somebody_hides_elsewhere_is_gone_at_the_next_look(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    complete(company, "Ours", "team")
    company.let_in("lead", "manager", ("Ours",))
    test = company.open("teams", "lead", None, team=company.teams["Ours"])
    assert "not shared" not in texts(test)
    outside = Database(load_settings().database_url.get_secret_value(), beside_a_server=True)
    outside.open()
    try:
        account = outside.read_now(first_account)
        assert account is not None
        change, now = {"visibility": "private"}, datetime.now(UTC)
        outside.write_now(
            lambda connection: change_candidate(connection, account.id, company.people["Ours"], change, now)
        )
    finally:
        outside.close()
    monkeypatch.setitem(cast("dict[str, float]", FRESH_FOR), "events", 0)
    assert "1 not shared" in texts(run(test))
