"""Setting mail up: what is kept of it, where it may be, and what a test mail says against real servers."""

import json
import socket
import ssl
from pathlib import Path
from typing import Any

import pytest
import trustme
from pydantic import SecretStr
from sqlalchemy import Connection, select, update

from discern.installation_secret import secret_path
from discern.service.storage.engine.tables import audit, mail_servers
from tests.support.databases import on_both, on_postgres
from tests.support.mailboxes import APP, PASSWORD, USER, Mailbox, run_mailbox, send_due
from tests.support.running import Running

SECRET = "Qm7vX2pLr9TzK4wNd8HsBf3JyGc6Ua5E"

pytestmark = on_both

BY_PAGE: dict[str, Any] = {"smtp_url": None, "mail_from": None, "app_url": None, "access_secret": SecretStr(SECRET)}
"""Settings that leave mail to an owner."""

OURS = {
    "host": "mail.nordlicht.example",
    "port": 587,
    "security": "starttls",
    "user": USER,
    "password": PASSWORD,
    "sender": "discern@nordlicht.example",
    "sender_name": "Discern at Nordlicht",
    "app_url": APP,
}


@pytest.fixture
def running(start: Any) -> Running:
    made: Running = start(**BY_PAGE)
    return made


@pytest.fixture
def key(running: Running) -> str:
    return running.key()


def put(running: Running, key: str, **changes: Any) -> Any:
    given = {name: value for name, value in {**OURS, **changes}.items() if value is not None}
    return running.call("PUT", "/account/mail-server", given, key)


def tried(running: Running, key: str) -> str | None:
    """What a test mail says is wrong."""
    reason: str | None = running.answer("POST", "/account/mail-tests", {"email": "kim@example.org"}, key)["reason"]
    return reason


def rule(refused: Any) -> dict[str, str]:
    assert refused.status_code == 400, refused.text
    return {each["field"]: each["message"] for each in refused.json()["errors"]}


def test_what_an_owner_sets_up_is_used_and_its_password_is_answered_by_nothing(running: Running, key: str) -> None:
    assert running.answer("GET", "/account/mail-server", key=key)["source"] == "none"
    set_up = put(running, key).json()
    assert set_up == running.answer("GET", "/account/mail-server", key=key)
    assert (set_up["source"], set_up["ready"], set_up["password"], set_up["user"]) == ("stored", True, "kept", USER)
    assert running.answer("GET", "/account", key=key)["mails"] is True
    kept = running.service.database.read_now(lambda c: c.execute(select(mail_servers)).mappings().all())
    for said in (json.dumps(set_up), str(kept)):
        assert PASSWORD not in said
    actions = running.service.database.read_now(lambda c: c.execute(select(audit.c.action)).scalars().all())
    assert "mail_server.changed" in actions
    assert running.answer("DELETE", "/account/mail-server", key=key)["source"] == "none"
    assert running.answer("GET", "/account", key=key)["mails"] is False


@pytest.mark.parametrize(
    "change", [{"host": "mail.elsewhere.example"}, {"port": 465}, {"security": "tls"}, {"user": "somebody"}]
)
def test_a_kept_password_goes_nowhere_else(running: Running, key: str, change: dict[str, Any]) -> None:
    put(running, key)
    refused = put(running, key, password=None, **change)
    assert rule(refused) == {"password": "must be given again when host, port, security or user changes"}
    assert put(running, key, password=None, sender_name="Another").json()["password"] == "kept"
    assert running.answer("GET", "/account/mail-server", key=key)["host"] == OURS["host"]


def test_a_row_that_is_changed_in_the_database_opens_no_password(running: Running, key: str) -> None:
    put(running, key)
    running.service.database.write_now(lambda c: c.execute(update(mail_servers).values(host="evil.example")))
    changed = running.answer("GET", "/account/mail-server", key=key)
    assert (changed["ready"], changed["password"]) == (False, "unreadable")
    assert running.answer("GET", "/account", key=key)["mails"] is False


def test_with_another_secret_the_password_is_asked_for_again(start: Any) -> None:
    before: Running = start(**BY_PAGE)
    put(before, before.key())
    after: Running = start(**{**BY_PAGE, "access_secret": SecretStr(SECRET[::-1])})
    key = after.key()
    assert after.answer("GET", "/account/mail-server", key=key)["password"] == "unreadable"
    assert put(after, key).json()["password"] == "kept"


def test_every_process_over_one_file_opens_the_password(start: Any) -> None:
    of_app: Running = start(**{**BY_PAGE, "access_secret": None})
    if not of_app.service.settings.is_sqlite:
        pytest.skip("processes over PostgreSQL share no file")
    put(of_app, of_app.key())
    assert secret_path(of_app.service.settings).stat().st_mode & 0o777 == 0o600
    of_worker: Running = start(**{**BY_PAGE, "access_secret": None})
    assert of_worker.answer("GET", "/account", key=of_worker.key())["mails"] is True


@on_postgres
def test_without_a_secret_that_all_processes_share_no_password_is_kept(start: Any) -> None:
    running: Running = start(**{**BY_PAGE, "access_secret": None})
    key = running.key()
    assert running.answer("GET", "/account/mail-server", key=key)["keeps_passwords"] is False
    refused = put(running, key)
    assert (refused.status_code, refused.json()["code"]) == (400, "secret_missing")
    assert put(running, key, user=None, password=None).json()["ready"] is True


def test_the_environment_wins_and_says_so(start: Any) -> None:
    running: Running = start(access_secret=SecretStr(SECRET))
    key = running.key()
    stored = put(running, key).json()
    assert (stored["source"], stored["host"], stored["user"]) == ("environment", "127.0.0.1", None)


def test_an_account_sends_through_no_other_accounts_server(running: Running, key: str) -> None:
    put(running, key)
    other = running.key(account="other")
    assert running.answer("GET", "/account/mail-server", key=other)["source"] == "none"
    assert running.answer("GET", "/account", key=other)["mails"] is False


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"host": "smtp://mail.example.org"}, "host"),
        ({"host": "mail.example.org:587"}, "host"),
        ({"port": 0}, "port"),
        ({"security": "ssl"}, "security"),
        ({"password": "two\nlines"}, "password"),
        ({"sender": "nobody"}, "sender"),
        ({"sender": "béa@nordlicht.example"}, "sender"),
        ({"sender_name": "two\nlines"}, "sender_name"),
        ({"app_url": "disc.example.org"}, "app_url"),
        ({"app_url": "http://localhost:8501"}, "app_url"),
        ({"user": None}, "body"),
    ],
)
def test_what_breaks_a_rule_is_named(running: Running, key: str, change: dict[str, Any], field: str) -> None:
    refused = put(running, key, **change)
    assert list(rule(refused)) == [field]
    assert PASSWORD not in refused.text


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "192.168.1.1", "::1", "2130706433"])
def test_a_server_in_a_private_network_takes_an_owners_yes(running: Running, key: str, host: str) -> None:
    assert "allow_private" in rule(put(running, key, host=host))["host"]
    assert put(running, key, host=host, allow_private=True).status_code == 200


@pytest.mark.parametrize("host", ["169.254.169.254", "0.0.0.0", "224.0.0.1", "fe80::1"])
def test_no_yes_opens_what_is_link_local(running: Running, key: str, host: str) -> None:
    assert list(rule(put(running, key, host=host, allow_private=True))) == ["host"]


def test_nothing_connects_to_a_private_address_that_a_name_leads_to_later(
    running: Running, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(running, key)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(0.2)
        port = listener.getsockname()[1]

        def change(connection: Connection) -> None:
            connection.execute(update(mail_servers).values(login=None, sealed_password=None, port=port))

        running.service.database.write_now(change)
        monkeypatch.setattr("discern.service.mail.sending.resolve", lambda *_: ["127.0.0.1"])
        assert tried(running, key) == "private_address"
        with pytest.raises(TimeoutError):
            listener.accept()


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """A server's side of TLS whose certificate, for `localhost`, this machine trusts."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(tmp_path / "authority.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    return context


def local(mailbox: Mailbox, **more: Any) -> dict[str, Any]:
    return {"host": "localhost", "port": mailbox.port, "allow_private": True, **more}


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_test_mail_goes_through_a_server_that_is_set_up(
    running: Running, key: str, trusted: ssl.SSLContext, security: str
) -> None:
    with run_mailbox(trusted, implicit=security == "tls", requires_login=security == "starttls") as mailbox:
        login = {} if security == "starttls" else {"user": None, "password": None}
        assert put(running, key, **local(mailbox, security=security, **login)).status_code == 200
        assert tried(running, key) is None
        [received] = mailbox.got
        assert received.message["From"] == "Discern at Nordlicht <discern@nordlicht.example>"


def test_a_test_mail_says_what_went_wrong(running: Running, key: str, trusted: ssl.SSLContext) -> None:
    with run_mailbox(trusted, requires_login=True) as mailbox:
        put(running, key, **local(mailbox, password="not it"))
        assert tried(running, key) == "login_refused"
        put(running, key, **local(mailbox, host="127.0.0.1"))
        assert tried(running, key) == "not_secure"
        mailbox.to_sender = "550 Not yours"
        put(running, key, **local(mailbox))
        assert tried(running, key) == "sender_refused"
    assert tried(running, key) == "unreachable"


def test_no_password_is_sent_without_tls(running: Running, key: str) -> None:
    with run_mailbox() as mailbox:
        put(running, key, **local(mailbox))
        assert tried(running, key) == "not_secure"
        put(running, key, **local(mailbox, security="none", user=None, password=None))
        assert tried(running, key) is None


def test_without_tls_mails_go_to_this_machine_alone(
    running: Running, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(running, key, security="none", user=None, password=None, allow_private=True)
    monkeypatch.setattr("discern.service.mail.sending.resolve", lambda *_: ["192.168.7.7"])
    assert tried(running, key) == "not_secure"


def test_invitations_and_reminders_go_as_an_owner_has_set_up(running: Running, key: str) -> None:
    with run_mailbox() as mailbox:
        put(running, key, **local(mailbox, security="none", user=None, password=None))
        new = {"candidate": {"name": "Ana", "email": "ana@recipient.example"}, "expires_at": "2026-11-26T12:00:00Z"}
        made = running.answer("POST", "/assessments", new, key)["id"]
        running.answer("POST", f"/assessments/{made}/mails", {}, key)
        send_due(running)
        running.clock.advance(days=3)
        send_due(running)
        assert len(mailbox.got) == 2
        assert all(f"{APP}/take?token=" in each.text for each in mailbox.got)


def test_what_waits_when_mail_is_taken_away_waits_for_a_day(running: Running, key: str) -> None:
    with run_mailbox() as mailbox:
        set_up = local(mailbox, security="none", user=None, password=None)
        put(running, key, **set_up)
        new = {"candidate": {"name": "Ana", "email": "ana@recipient.example"}}
        made = running.answer("POST", "/assessments", new, key)["id"]
        running.answer("POST", f"/assessments/{made}/mails", {}, key)
        running.answer("DELETE", "/account/mail-server", key=key)
        send_due(running)
        [mail] = running.answer("GET", f"/assessments/{made}/mails", key=key)["data"]
        assert (mail["state"], mail["reason"]) == ("waiting", "not_set_up")
        put(running, key, **set_up)
        running.clock.advance(minutes=2)
        send_due(running)
        assert len(mailbox.got) == 1
