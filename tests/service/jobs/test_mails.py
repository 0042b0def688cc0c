"""Mails from the request to the mail server: sent once, to who still wants them, and noted for the inviter."""

import json
import logging
from datetime import datetime, timedelta
from typing import Any

import anyio
import pytest
from sqlalchemy import Connection, select, update

from discern import words
from discern.contract.headers import PRIVATE_TOKEN
from discern.contract.last_day import end_of_day
from discern.service.jobs.send_mails import MailWorker
from discern.service.storage.engine.tables import mails
from discern.service.storage.queues.mails import LEASE, claim_mails, mark_sending, refuse_reminders
from discern.service.storage.repositories.candidates import delete_candidate
from discern.service.tokens import digest
from tests.support.concurrent_writes import writing_after
from tests.support.databases import on_both, on_postgres
from tests.support.mailboxes import APP, Mailbox, send_due
from tests.support.operations import careless_answers
from tests.support.running import Running

pytestmark = on_both

ANA = {"name": "Ana Ruiz", "email": "ana@recipient.example"}


@pytest.fixture
def running(start: Any, mailbox: Mailbox) -> Running:
    made: Running = start(**mailbox.settings)
    return made


@pytest.fixture
def key(running: Running) -> str:
    return running.key()


def invite(running: Running, key: str, person: dict[str, Any] | None = None, **more: Any) -> str:
    new = {"candidate": person or ANA, **more}
    return str(running.answer("POST", "/assessments", new, key)["id"])


def ask(running: Running, key: str, assessment_id: str, kind: str = "invitation") -> Any:
    return running.call("POST", f"/assessments/{assessment_id}/mails", {"kind": kind}, key)


def mails_of(running: Running, key: str, assessment_id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = running.answer("GET", f"/assessments/{assessment_id}/mails", key=key)["data"]
    return found


def states(running: Running, key: str, assessment_id: str) -> list[tuple[str, str, str | None]]:
    return [(each["kind"], each["state"], each["reason"]) for each in reversed(mails_of(running, key, assessment_id))]


def unsubscribe_token(mailbox: Mailbox) -> str:
    return str(mailbox.got[-1].message["List-Unsubscribe"]).strip("<>").rpartition("=")[2]


def subjects(mailbox: Mailbox) -> list[str]:
    return [str(each.message["Subject"]).split(":")[0].split(" ")[0] for each in mailbox.got]


def in_days(running: Running, days: int) -> str:
    """The end of a last day."""
    return end_of_day(running.clock().date() + timedelta(days=days)).isoformat()


def test_an_invitation_goes_out_once(running: Running, key: str, mailbox: Mailbox) -> None:
    made = running.answer("POST", "/assessments", {"candidate": ANA}, key)
    asked = ask(running, key, made["id"]).json()
    assert (asked["state"], asked["kind"], asked["automatic"]) == ("waiting", "invitation", False)
    assert ask(running, key, made["id"]).json()["id"] == asked["id"]
    send_due(running)
    send_due(running)
    [received] = mailbox.got
    assert received.recipients == [ANA["email"]]
    assert made["take_url"] in received.text
    assert made["take_url"].startswith(APP)
    assert states(running, key, made["id"]) == [("invitation", "sent", None)]
    person = made["candidate"]["id"]
    exported = running.answer("GET", f"/candidates/{person}/export", key=key)["assessments"][0]["mails"]
    assert [each["state"] for each in exported] == ["sent"]


def test_reminders_go_by_themselves_three_days_and_one_day_before_the_last_day(
    running: Running, key: str, mailbox: Mailbox
) -> None:
    end = in_days(running, 14)
    invite(running, key, expires_at=end)
    invite(running, key, {"name": "Without an address"}, expires_at=end)
    invite(running, key, {"name": "Without an end", "email": "bo@recipient.example"})
    days: list[int] = []
    for day in range(16):
        send_due(running)
        send_due(running)
        days += [day] * (len(mailbox.got) - len(days))
        running.clock.advance(days=1)
    assert days == [11, 13]
    assert {str(each.recipients) for each in mailbox.got} == {str([ANA["email"]])}
    assert subjects(mailbox) == ["Reminder", "Reminder"]
    assert words.format_end(datetime.fromisoformat(end), "en", long=True) in mailbox.got[0].text


@pytest.mark.parametrize("ends", ["cancelled", "withdrawn", "completed"])
def test_nobody_is_reminded_of_what_has_ended(running: Running, key: str, mailbox: Mailbox, ends: str) -> None:
    made = invite(running, key, expires_at=in_days(running, 5), form="short")
    if ends == "cancelled":
        running.answer("POST", f"/assessments/{made}/cancel", key=key)
    else:
        given = running.answer("POST", f"/assessments/{made}/consent", {"accepted": True}, key)
        if ends == "withdrawn":
            headers = {"Authorization": f"Bearer {key}", PRIVATE_TOKEN: given["private_token"]}
            withdrawn = running.http.post(f"/assessments/{made}/consent", json={"accepted": False}, headers=headers)
            assert withdrawn.status_code == 200
        else:
            running.answer("POST", f"/assessments/{made}/answers", {"answers": careless_answers()}, key)
    for _ in range(6):
        running.clock.advance(days=1)
        send_due(running)
    assert mailbox.got == []


def test_a_reminder_that_waits_is_dropped_when_the_person_finishes(
    running: Running, key: str, mailbox: Mailbox
) -> None:
    made = invite(running, key, expires_at=in_days(running, 5))
    mailbox.to_recipient = "451 Try again later"
    running.clock.advance(days=3)
    send_due(running)
    assert states(running, key, made) == [("reminder", "waiting", "postponed")]
    running.answer("POST", f"/assessments/{made}/cancel", key=key)
    mailbox.to_recipient = "250 OK"
    running.clock.advance(hours=12)
    send_due(running)
    assert states(running, key, made) == [("reminder", "dropped", "assessment_ended")]
    assert mailbox.got == []


def test_another_last_day_has_reminders_of_its_own(running: Running, key: str, mailbox: Mailbox) -> None:
    made = invite(running, key, expires_at=in_days(running, 4))
    running.clock.advance(days=1, hours=2)
    send_due(running)
    assert len(mailbox.got) == 1
    running.answer("PATCH", f"/assessments/{made}", {"expires_at": in_days(running, 30)}, key)
    for _ in range(31):
        running.clock.advance(days=1)
        send_due(running)
    assert len(mailbox.got) == 3


def test_two_processes_remind_once(running: Running, key: str, mailbox: Mailbox) -> None:
    invite(running, key, expires_at=in_days(running, 5))
    running.clock.advance(days=3)

    async def work() -> None:
        workers = [MailWorker(running.service) for _ in range(3)]
        async with anyio.create_task_group() as group:
            for worker in workers:
                group.start_soon(worker.drain)

    running.portal.call(work)
    assert len(mailbox.got) == 1


def test_no_reminder_follows_a_mail_of_the_same_day(running: Running, key: str, mailbox: Mailbox) -> None:
    made = invite(running, key, expires_at=in_days(running, 5))
    running.clock.advance(days=2)
    ask(running, key, made)
    running.clock.advance(hours=1)
    send_due(running)
    assert subjects(mailbox) == ["Invitation"]
    assert states(running, key, made)[1:] == [("reminder", "dropped", "just_sent")]


def test_reminders_can_be_switched_off(start: Any, mailbox: Mailbox) -> None:
    running: Running = start(**mailbox.settings, mail_reminders=0)
    key = running.key()
    assert running.answer("GET", "/account", key=key)["reminders"] == 0
    invite(running, key, expires_at=in_days(running, 5))
    running.clock.advance(days=3)
    send_due(running)
    assert mailbox.got == []


def test_who_unsubscribes_gets_no_more_reminders(running: Running, key: str, mailbox: Mailbox) -> None:
    made = invite(running, key, expires_at=in_days(running, 14))
    ask(running, key, made)
    send_due(running)
    token = unsubscribe_token(mailbox)
    stored = running.service.database.read_now(lambda connection: connection.execute(select(mails)).all())
    assert token not in str(stored)
    for _ in range(2):
        assert running.answer("POST", "/take/unsubscribe", {"token": token}, key) == {"unsubscribed": True}
    running.clock.advance(days=13)
    send_due(running)
    assert len(mailbox.got) == 1
    refused = ask(running, key, made, "reminder")
    assert (refused.status_code, refused.json()["code"]) == (400, "reminders_refused")
    assert ask(running, key, made).status_code == 200
    wrong = running.call("POST", "/take/unsubscribe", {"token": "x"}, key)
    assert (wrong.status_code, wrong.json()["code"]) == (404, "not_found")


def test_who_unsubscribes_while_a_reminder_waits_does_not_get_it(running: Running, key: str, mailbox: Mailbox) -> None:
    made = invite(running, key)
    ask(running, key, made)
    send_due(running)
    assert ask(running, key, made, "reminder").json()["kind"] == "reminder"
    running.answer("POST", "/take/unsubscribe", {"token": unsubscribe_token(mailbox)}, key)
    send_due(running)
    assert len(mailbox.got) == 1
    assert ("reminder", "dropped", "unsubscribed") in states(running, key, made)


@on_postgres
@pytest.mark.parametrize("statement", [1, 2])
@pytest.mark.parametrize("is_erased", [False, True], ids=["twice", "while they are erased"])
def test_who_unsubscribes_at_the_same_moment_as_something_else_is_told_so(
    running: Running, key: str, mailbox: Mailbox, statement: int, is_erased: bool
) -> None:
    made = invite(running, key)
    ask(running, key, made)
    send_due(running)
    token = unsubscribe_token(mailbox)
    account = running.answer("GET", "/account", key=key)["id"]
    person = running.answer("GET", f"/assessments/{made}", key=key)["candidate"]["id"]

    def meanwhile(connection: Connection) -> None:
        if is_erased:
            delete_candidate(connection, account, person, running.clock())
        else:
            refuse_reminders(connection, account, digest(token), running.clock())

    with writing_after(running.service.database, statement, "mail", meanwhile):
        assert running.answer("POST", "/take/unsubscribe", {"token": token}, key) == {"unsubscribed": True}


def test_a_person_with_two_entries_goes_on_refusing_reminders(running: Running, key: str, mailbox: Mailbox) -> None:
    made = invite(running, key)
    ask(running, key, made)
    send_due(running)
    running.answer("POST", "/take/unsubscribe", {"token": unsubscribe_token(mailbox)}, key)
    duplicate = running.answer("GET", f"/assessments/{made}", key=key)["candidate"]["id"]
    kept = running.answer("POST", "/candidates", {"name": "Ana R."}, key)["id"]
    running.answer("POST", f"/candidates/{kept}/merge", {"duplicate_id": duplicate}, key)
    assert ask(running, key, made, "reminder").json()["code"] == "reminders_refused"


def test_nobody_who_was_erased_meanwhile_gets_a_mail(running: Running, key: str, mailbox: Mailbox) -> None:
    made = invite(running, key)
    ask(running, key, made)
    person = running.answer("GET", f"/assessments/{made}", key=key)["candidate"]["id"]
    running.answer("DELETE", f"/candidates/{person}", key=key)
    send_due(running)
    assert mailbox.got == []
    assert running.service.database.read_now(lambda connection: connection.execute(select(mails)).all()) == []


def test_what_may_have_gone_out_before_a_crash_is_not_sent_again(running: Running, key: str, mailbox: Mailbox) -> None:
    made = invite(running, key)
    ask(running, key, made)

    def crash(connection: Any) -> None:
        [claimed] = claim_mails(connection, running.clock(), 5)
        assert mark_sending(connection, claimed, "hash", running.clock())

    running.service.database.write_now(crash)
    send_due(running)
    assert states(running, key, made) == [("invitation", "sending", None)]
    running.clock.advance(seconds=LEASE.total_seconds() + 1)
    send_due(running)
    assert states(running, key, made) == [("invitation", "unsure", None)]
    ask(running, key, made)
    send_due(running)
    assert len(mailbox.got) == 1
    assert states(running, key, made)[:2] == [("invitation", "unsure", None), ("invitation", "sent", None)]


def test_what_failed_before_the_text_is_tried_again_until_it_fails_for_good(
    running: Running, key: str, mailbox: Mailbox
) -> None:
    made = invite(running, key)
    ask(running, key, made)
    mailbox.to_recipient = "451 Try again later"
    send_due(running)
    [waiting] = mails_of(running, key, made)
    assert (waiting["state"], waiting["reason"]) == ("waiting", "postponed")
    assert waiting["due_at"] is not None
    for _ in range(10):
        running.clock.advance(hours=15)
        send_due(running)
    assert states(running, key, made) == [("invitation", "failed", "postponed")]
    mailbox.to_recipient = "550 No such user"
    ask(running, key, made)
    send_due(running)
    assert states(running, key, made)[-1] == ("invitation", "failed", "address_refused")
    assert mailbox.got == []


def test_an_address_gets_three_mails_a_day_at_most_whoever_it_is(running: Running, key: str) -> None:
    first, second = invite(running, key), invite(running, key, {"name": "An", "email": "ANA@recipient.example"})
    for assessment, kind in ((first, "invitation"), (second, "invitation"), (second, "reminder")):
        assert ask(running, key, assessment, kind).status_code == 200
        send_due(running)
    refused = ask(running, key, first)
    assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
    assert int(refused.headers["Retry-After"]) > 23 * 3600
    running.clock.advance(days=1)
    assert ask(running, key, first).status_code == 200


def test_the_rate_is_bounded(start: Any, mailbox: Mailbox) -> None:
    running: Running = start(**mailbox.settings, mail_rate=2)
    key = running.key()
    for number in range(4):
        ask(running, key, invite(running, key, {"name": "P", "email": f"p{number}@recipient.example"}))
    send_due(running)
    assert len(mailbox.got) == 2
    running.clock.advance(seconds=30)
    send_due(running)
    assert len(mailbox.got) == 3


@pytest.mark.parametrize(
    ("person", "code"),
    [({"name": "B"}, "address_missing"), ({"name": "B", "email": "béa@recipient.example"}, "address_missing")],
)
def test_who_has_no_address_that_can_be_written_to_is_refused(
    running: Running, key: str, person: dict[str, str], code: str
) -> None:
    refused = ask(running, key, invite(running, key, person))
    assert (refused.status_code, refused.json()["code"]) == (400, code)


def test_without_a_mail_server_nothing_is_promised(start: Any) -> None:
    running: Running = start(smtp_url=None, mail_from=None)
    key = running.key()
    assert running.answer("GET", "/account", key=key)["mails"] is False
    refused = ask(running, key, invite(running, key))
    assert (refused.status_code, refused.json()["code"]) == (400, "mail_missing")
    tested = running.call("POST", "/account/mail-tests", {"email": "kim@example.org"}, key)
    assert tested.json()["code"] == "mail_missing"


def test_a_test_mail_says_what_the_server_made_of_it(running: Running, key: str, mailbox: Mailbox) -> None:
    assert running.answer("GET", "/account", key=key)["mails"] is True
    given = {"email": "kim@example.org"}
    assert running.answer("POST", "/account/mail-tests", given, key) == {"taken": True, "reason": None}
    mailbox.to_recipient = "550 No"
    assert running.answer("POST", "/account/mail-tests", given, key) == {"taken": False, "reason": "address_refused"}
    for _ in range(3):
        running.answer("POST", "/account/mail-tests", given, key)
    assert running.call("POST", "/account/mail-tests", given, key).status_code == 429


def test_nothing_personal_gets_into_the_log_or_stays_in_the_database(
    running: Running, key: str, mailbox: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    made = invite(running, key)
    token = running.answer("GET", f"/assessments/{made}", key=key)["take_url"].rpartition("=")[2]
    for to_recipient, to_text in (("450 ana@recipient.example?", "250 OK"), ("250 OK", "554 ana@recipient.example?")):
        mailbox.to_recipient, mailbox.to_text = to_recipient, to_text
        ask(running, key, made)
        send_due(running)
        running.clock.advance(minutes=2)
    ours = [f"{record.getMessage()} {vars(record)}" for record in caplog.records if record.name.startswith("discern")]
    said = "".join(ours)
    assert "mail_" in said
    rows = running.service.database.read_now(lambda connection: connection.execute(select(mails)).mappings().all())
    kept = json.dumps([dict(row) for row in rows], default=str)
    for secret in ("recipient.example", "Ana Ruiz", token):
        assert secret not in said
        assert secret not in kept


def test_a_mail_that_always_breaks_the_worker_ends(running: Running, key: str, mailbox: Mailbox) -> None:
    made = invite(running, key)
    ask(running, key, made)
    running.service.database.write_now(lambda connection: connection.execute(update(mails).values(attempts=99)))
    send_due(running)
    assert states(running, key, made) == [("invitation", "failed", "message_refused")]
    assert mailbox.got == []
