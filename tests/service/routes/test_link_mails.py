"""A person has their private link mailed to an address that they confirm, and nothing of it stays behind."""

import logging
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text, update

from discern.contract.headers import PRIVATE_TOKEN, TAKER_ADDRESS
from discern.service.jobs.retention import run_retention
from discern.service.mail import sending
from discern.service.routes import link_mails
from discern.service.storage.engine.tables import link_codes
from discern.service.storage.queues.link_codes import BEING_SENT
from tests.support.databases import on_both
from tests.support.mailboxes import APP, Mailbox, Received, run_breaking_server, send_due
from tests.support.operations import careless_answers
from tests.support.running import Running

pytestmark = on_both

ADDRESS = "Ana.Ruiz@Recipient.example"


@dataclass(frozen=True)
class Person:
    """Somebody with their private link."""

    running: Running
    key: str
    assessment_id: str
    candidate_id: str
    token: str

    def send(self, what: str, body: dict[str, Any], **headers: str) -> httpx.Response:
        given = {"Authorization": f"Bearer {self.key}", PRIVATE_TOKEN: self.token, **headers}
        path = f"/assessments/{self.assessment_id}/private-link/{what}"
        return self.running.http.post(path, headers=given, json=body)

    def ask(self, email: str = ADDRESS) -> httpx.Response:
        return self.send("codes", {"email": email})

    def enter(self, code: str, email: str = ADDRESS) -> httpx.Response:
        return self.send("mails", {"email": email, "code": code})


@pytest.fixture
def running(start: Any, mailbox: Mailbox) -> Running:
    made: Running = start(**mailbox.settings)
    return made


@pytest.fixture
def person(running: Running) -> Person:
    return meet(running, running.key())


def meet(running: Running, key: str, name: str = "Ana Ruiz") -> Person:
    made = running.answer("POST", "/assessments", {"candidate": {"name": name}, "form": "short"}, key)
    token = running.answer("POST", f"/assessments/{made['id']}/consent", {"accepted": True}, key)["private_token"]
    return Person(running, key, made["id"], made["candidate"]["id"], token)


def code_in(mailbox: Mailbox) -> str:
    found = re.search(r"\b[0-9]{6}\b", mailbox.got[-1].text)
    assert found is not None
    return found[0]


def another(code: str) -> str:
    return f"{(int(code) + 1) % 1_000_000:06}"


def stored(running: Running) -> str:
    """All that the database holds, as text."""

    def read(connection: Any) -> str:
        inspected = (
            "SELECT name FROM sqlite_master WHERE type = 'table'"
            if connection.dialect.name == "sqlite"
            else "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        )
        tables = connection.execute(text(inspected)).scalars().all()
        return "".join(str(connection.execute(text(f'SELECT * FROM "{each}"')).all()) for each in tables)

    return running.service.database.read_now(read)


def files(running: Running) -> bytes:
    """The bytes of SQLite's files, of which a backup is a copy; none on PostgreSQL."""
    path = running.service.settings.sqlite_path
    return b"" if path is None else b"".join(each.read_bytes() for each in path.parent.glob(f"{path.name}*"))


def codes(running: Running) -> list[Any]:
    return list(running.service.database.read_now(lambda connection: connection.execute(select(link_codes)).all()))


def test_a_confirmed_address_gets_the_link_and_an_unconfirmed_one_nothing_but_a_code(
    person: Person, mailbox: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    asked = person.ask()
    assert (asked.status_code, asked.json()["outcome"], asked.json()["reason"]) == (200, "sent", None)
    [first] = mailbox.got
    assert first.recipients == [ADDRESS]
    for part in (first.text, first.html, first.content.decode()):
        assert person.token not in part
        assert "Ana Ruiz" not in part
        assert "http" not in part.replace("http-equiv", "")
    code = code_in(mailbox)
    sent = person.enter(code)
    assert (sent.status_code, sent.json()) == (200, {"outcome": "sent", "reason": None})
    _, second = mailbox.got
    assert second.recipients == [ADDRESS]
    assert "Hello Ana," in second.text
    assert f"{APP}/me?token={person.token}" in second.text
    assert f"{APP}/me?token={person.token}" in second.html
    log = "".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records if record.name != "mail.log")
    for secret in (person.token, code, ADDRESS, ADDRESS.lower()):
        for kept in (stored(person.running), log):
            assert re.search(rf"\b{re.escape(secret)}\b", kept) is None
    for secret in (person.token, ADDRESS, ADDRESS.lower()):
        assert secret.encode() not in files(person.running)


def test_who_has_answered_is_thanked(person: Person, mailbox: Mailbox) -> None:
    path = f"/assessments/{person.assessment_id}/answers"
    person.running.answer("POST", path, {"answers": careless_answers()}, person.key)
    person.ask()
    person.enter(code_in(mailbox))
    assert "Thank you for answering" in mailbox.got[-1].text


def test_a_code_opens_once_for_its_link_and_its_address(person: Person, mailbox: Mailbox) -> None:
    person.ask()
    code = code_in(mailbox)
    other = meet(person.running, person.key, "Ben")
    assert other.enter(code).json()["code"] == "code_expired"
    wrong = person.enter(code, "else@recipient.example")
    assert (wrong.status_code, wrong.json()["code"], wrong.json()["errors"][0]["field"]) == (400, "code_wrong", "code")
    assert person.enter(f" {code} ").json()["outcome"] == "sent"
    again = person.enter(code)
    assert (again.status_code, again.json()["outcome"]) == (200, "sent")
    assert person.enter(code, "else@recipient.example").json()["code"] == "code_expired"
    assert len(mailbox.got) == 2


def test_calls_at_once_send_one_mail_and_all_are_told_so(person: Person, mailbox: Mailbox) -> None:
    person.ask()
    code = code_in(mailbox)
    with ThreadPoolExecutor(4) as pool:
        given = list(pool.map(lambda _: person.enter(code), range(4)))
    assert len(mailbox.got) == 2
    assert [each.json().get("outcome") for each in given] == ["sent"] * 4


def test_who_waits_for_a_mail_that_fails_gets_another(person: Person, mailbox: Mailbox) -> None:
    person.ask()
    code, again = code_in(mailbox), []

    def press_again(_: Received) -> None:
        mailbox.on_text = take_the_next
        again.append(pool.submit(person.enter, code))

    def take_the_next(_: Received) -> None:
        mailbox.to_text = "250 OK"

    mailbox.to_text, mailbox.on_text = "554 no", press_again
    with ThreadPoolExecutor(1) as pool:
        first = person.enter(code)
    assert (first.json()["outcome"], again[0].result().json()["outcome"]) == ("failed", "sent")


def test_who_waits_for_a_mail_of_which_nothing_is_heard_learns_that(
    person: Person, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.ask()
    code = code_in(mailbox)

    def be_taken_by_a_process_that_dies(connection: Any) -> None:
        connection.execute(update(link_codes).values(code_hash=BEING_SENT))

    person.running.service.database.write_now(be_taken_by_a_process_that_dies)
    monkeypatch.setattr(link_mails, "CALL_TIMEOUT_S", 0.1)
    assert person.enter(code).json()["outcome"] == "unsure"
    assert person.enter(code, "else@recipient.example").json()["code"] == "code_expired"
    person.running.clock.advance(minutes=15)
    assert person.enter(code).json()["code"] == "code_expired"


def test_guessing_ends_after_five_attempts(person: Person, mailbox: Mailbox) -> None:
    person.ask()
    code = code_in(mailbox)
    given = [person.enter(another(code)).json()["code"] for _ in range(6)]
    assert given == ["code_wrong"] * 5 + ["code_expired"]
    assert person.enter(code).json()["code"] == "code_expired"
    assert len(mailbox.got) == 1


def test_a_code_expires_and_another_takes_its_place(person: Person, mailbox: Mailbox) -> None:
    person.ask()
    person.running.clock.advance(minutes=15)
    assert person.enter(code_in(mailbox)).json()["code"] == "code_expired"
    person.ask()
    before = code_in(mailbox)
    person.ask("other@recipient.example")
    assert person.enter(before).json()["code"] == "code_wrong"
    assert person.enter(code_in(mailbox), "OTHER@recipient.example").json()["outcome"] == "sent"


def test_few_codes_an_hour_and_few_mails_a_day(person: Person, mailbox: Mailbox) -> None:
    for number in range(3):
        assert person.ask(f"a{number}@recipient.example").status_code == 200
    limited = person.ask("a3@recipient.example")
    assert (limited.status_code, limited.headers["Retry-After"]) == (429, "3600")
    person.running.clock.advance(hours=1)
    for _ in range(2):
        assert person.ask("A0@recipient.example").status_code == 200
    person.enter(code_in(mailbox), "a0@recipient.example")
    other = meet(person.running, person.key, "Ben")
    assert other.ask("a0@recipient.example").status_code == 429
    new = {"candidate": {"name": "Cy", "email": "a0@recipient.example"}}
    invited = person.running.answer("POST", "/assessments", new, person.key)["id"]
    # Asking for codes keeps nobody from inviting.
    person.running.answer("POST", f"/assessments/{invited}/mails", {}, person.key)
    person.running.clock.advance(days=1)
    assert other.ask("a0@recipient.example").status_code == 200


def join(running: Running, key: str, places: int) -> list[Person]:
    """So many people who came by one join link."""
    team = running.answer("POST", "/teams", {"name": "Harbour"}, key)["id"]
    url = running.answer("POST", f"/teams/{team}/join-links", {"form": "short", "limit": places}, key)["url"]
    joined = []
    for number in range(places):
        link = {"token": url.rpartition("=")[2], "name": f"Somebody {number}"}
        made = running.answer("POST", "/take", link, key)
        path = f"/assessments/{made['assessment_id']}/consent"
        token = running.answer("POST", path, {"accepted": True}, key)["private_token"]
        joined.append(Person(running, key, made["assessment_id"], "", token))
    return joined


def test_who_joined_gets_few_codes_an_hour_in_a_network_and_who_was_invited_as_many_as_there_are_people(
    running: Running, mailbox: Mailbox
) -> None:
    key = running.key()
    here, there = {TAKER_ADDRESS: "2001:db8:1:2::7"}, {TAKER_ADDRESS: "2001:db8:1:3::7"}
    # Another address of the same network.
    beside = {TAKER_ADDRESS: "2001:db8:1:2:ffff::1"}
    joined = join(running, key, 7)
    given = [person.send("codes", {"email": f"a{n}@x.example"}, **here) for n, person in enumerate(joined[:6])]
    assert [each.status_code for each in given] == [200] * 5 + [429]
    # One is back every twelve minutes, and none in the meantime.
    assert 600 < int(given[-1].headers["Retry-After"]) <= 720
    assert joined[6].send("codes", {"email": "a6@x.example"}, **beside).status_code == 429
    assert joined[6].send("codes", {"email": "a6@x.example"}, **there).status_code == 200
    invited = [meet(running, key, f"Colleague {n}") for n in range(3)]
    assert [person.send("codes", {"email": "b@x.example"}, **here).status_code for person in invited] == [200] * 3
    assert len(mailbox.got) == 9


def test_a_stranger_who_asks_for_codes_on_and_on_holds_up_no_invitation(start: Any, mailbox: Mailbox) -> None:
    running: Running = start(**mailbox.settings, mail_rate=30)
    key = running.key()
    victim = "colleague@recipient.example"
    addresses = [f"203.0.113.{n}" for n in range(40)]
    strangers = join(running, key, len(addresses))
    statuses = [
        person.send("codes", {"email": victim if n < 3 else f"a{n}@x.example"}, **{TAKER_ADDRESS: address}).status_code
        for n, (person, address) in enumerate(zip(strangers, addresses, strict=True))
    ]
    # A third of the minute's mails, from however many networks.
    assert statuses.count(200) <= 11
    assert statuses[-1] == 429
    new = {"candidate": {"name": "Cy", "email": victim}}
    invited = running.answer("POST", "/assessments", new, key)["id"]
    running.answer("POST", f"/assessments/{invited}/mails", {}, key)
    before = len(mailbox.got)
    send_due(running)
    [invitation] = mailbox.got[before:]
    assert invitation.recipients == [victim]
    assert "questionnaire" in invitation.message["Subject"]


def test_the_rate_of_all_mails_holds_and_costs_no_code(start: Any, mailbox: Mailbox) -> None:
    running: Running = start(**mailbox.settings, mail_rate=1)
    person = meet(running, running.key())
    assert person.ask().status_code == 200
    code = code_in(mailbox)
    assert person.enter(code).status_code == 429
    assert person.ask().status_code == 429
    assert len(codes(running)) == 1


def test_a_mail_server_that_fails_is_named_and_the_code_can_be_entered_again(person: Person, mailbox: Mailbox) -> None:
    person.ask()
    code = code_in(mailbox)
    mailbox.to_text = "554 no"
    assert person.enter(code).json() == {"outcome": "failed", "reason": "message_refused"}
    mailbox.to_text = "250 OK"
    assert person.enter(code).json()["outcome"] == "sent"
    mailbox.to_recipient = "550 unknown"
    failed = person.ask("nobody@recipient.example").json()
    assert (failed["outcome"], failed["reason"]) == ("failed", "address_refused")


def test_a_mail_server_that_is_down_is_told(start: Any, mailbox: Mailbox) -> None:
    down: Running = start(**(mailbox.settings | {"smtp_url": "smtp://127.0.0.1:9"}))
    failed = meet(down, down.key()).ask().json()
    assert (failed["outcome"], failed["reason"]) == ("failed", "unreachable")


def test_a_mail_server_that_gives_no_answer_leaves_it_unsure(start: Any, mailbox: Mailbox) -> None:
    with run_breaking_server() as port:
        breaking: Running = start(**(mailbox.settings | {"smtp_url": f"smtp://127.0.0.1:{port}"}))
        unsure = meet(breaking, breaking.key()).ask().json()
    assert (unsure["outcome"], unsure["reason"]) == ("unsure", None)


def test_a_mail_server_that_says_nothing_keeps_nobody_waiting_for_long(
    start: Any, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "CALL_STEP_TIMEOUT_S", 2.0)
    with socket.create_server(("127.0.0.1", 0)) as silent, ThreadPoolExecutor(1) as pool:
        port = silent.getsockname()[1]
        running: Running = start(**(mailbox.settings | {"smtp_url": f"smtp://127.0.0.1:{port}"}))
        person = meet(running, running.key())
        asked = pool.submit(person.ask)
        with silent.accept()[0]:
            assert running.call("GET", "/account", key=person.key).status_code == 200
            assert not asked.done()
            asked.result()
        assert (asked.result().json()["outcome"], asked.result().json()["reason"]) == ("failed", "unreachable")


def test_without_a_mail_server_nothing_is_asked(start: Any) -> None:
    running: Running = start(smtp_url=None, mail_from=None)
    person = meet(running, running.key())
    for given in (person.ask(), person.enter("123456")):
        assert (given.status_code, given.json()["code"]) == (400, "mail_missing")


@pytest.mark.parametrize(
    "address",
    [
        "ana@example.org\r\nBcc: all@example.org",
        "ana@example.org\nBcc: all@example.org",
        "ana@example.org, all@example.org",
        "ana@example.org>\r\nRCPT TO:<all@example.org",
        "Ana <ana@example.org>",
        "ana@example.org\x00",
        "ana@example.org\u2028Bcc: all@example.org",
        '"ana@example.org"@example.org',
        "@example.org",
    ],
)
def test_an_address_that_is_more_than_one_gets_nothing(person: Person, mailbox: Mailbox, address: str) -> None:
    for given in (person.ask(address), person.enter("123456", address)):
        refused = given.status_code == 400 and given.json()["errors"][0]["field"] == "email"
        assert refused or given.json()["reason"] == "address_refused"
    assert mailbox.got == []
    assert codes(person.running) == []


@pytest.mark.parametrize("code", ["12345", "1234567", "abcdef", "١٢٣٤٥٦", "123456\n7", ""])
def test_what_is_no_code_is_refused_by_its_field(person: Person, code: str) -> None:
    refused = person.enter(code)
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "code")


def test_only_the_private_link_itself_is_mailed(person: Person) -> None:
    other = meet(person.running, person.key, "Ben")
    for what, body in (("codes", {"email": ADDRESS}), ("mails", {"email": ADDRESS, "code": "123456"})):
        path = f"/assessments/{person.assessment_id}/private-link/{what}"
        by_key = person.running.call("POST", path, body, person.key)
        assert (by_key.status_code, by_key.json()["code"]) == (403, "role_forbids")
        assert person.send(what, body, **{PRIVATE_TOKEN: other.token}).status_code == 404


def test_erasure_retention_and_export_leave_nothing(person: Person, mailbox: Mailbox) -> None:
    person.ask()
    export = person.running.answer("GET", f"/candidates/{person.candidate_id}/export", key=person.key)
    [row] = codes(person.running)
    for each in (row.code_hash, row.address_hash, ADDRESS, ADDRESS.lower()):
        assert each not in str(export)
    person.running.clock.advance(minutes=16)
    person.running.portal.call(run_retention, person.running.service)
    [row] = codes(person.running)
    assert row.code_hash is None
    person.running.clock.advance(days=1)
    person.running.portal.call(run_retention, person.running.service)
    assert codes(person.running) == []
    person.ask()
    [row] = codes(person.running)
    person.running.answer("DELETE", f"/candidates/{person.candidate_id}", key=person.key)
    assert codes(person.running) == []
    for each in (row.code_hash, row.address_hash):
        assert each.encode() not in files(person.running)
    assert "recipient.example" not in stored(person.running).lower()
