"""What is stored about a person is looked for before they are erased, and then only as far as it is new."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from discern.service.storage.engine.tables import deliveries, idempotency
from discern.service.storage.repositories.candidates import delete_candidate
from discern.service.storage.repositories.people.stored_answers import find_stored_answers
from tests.support.databases import on_both

pytestmark = on_both

HOUR = timedelta(hours=1)


class Stored:
    """A person about whom answers are stored at any time."""

    def __init__(self, running: Any) -> None:
        self.running, self.database = running, running.service.database
        self.now: datetime = running.service.now()
        self.key = running.key("admin")
        self.account = running.answer("GET", "/account", key=self.key)
        self.person = running.answer("POST", "/candidates", {"name": "Ada Zebrowski"}, self.key)["id"]
        endpoint = {"url": "https://receiver.example/", "events": ["team.updated"]}
        self.webhook = running.answer("POST", "/webhooks", endpoint, self.key)["id"]

    def store(self, name: str, at: datetime, answer: str = "Thanks, ADA ZEBROWSKI") -> None:
        """An answer to a create that has the person's id, and one of a receiver that repeats their name. The create was
        made with a key of the app's own, which isn't stored.
        """
        made = {"account_id": self.account["id"], "key_id": "key_1"}
        create = {**made, "route": "r", "idempotency_key": name, "body_hash": "h"}
        delivery = {"webhook_id": self.webhook, "event_id": "evt_1", "type": "t", "cause": "event", "body": "{}"}
        sent = {"account_id": self.account["id"], "status": "delivered", "attempts": 1, "attempted_at": at}

        def write(connection: Connection) -> None:
            connection.execute(insert(idempotency), {**create, "response": self.person, "created_at": at})
            answered = {"id": name, "created_at": at, "answer": answer}
            connection.execute(insert(deliveries), {**delivery, **sent, **answered})

        self.database.write_now(write)

    def find(self) -> Any:
        return self.database.read_now(
            lambda connection: find_stored_answers(connection, self.account["id"], self.person, self.now)
        )

    def erase(self, known: Any) -> None:
        self.database.write_now(
            lambda connection: delete_candidate(connection, self.account["id"], self.person, self.now, known)
        )

    def left(self) -> tuple[set[str], set[str]]:
        """The creates and the deliveries whose answers are still there."""

        def read(connection: Connection) -> tuple[set[str], set[str]]:
            creates = select(idempotency.c.idempotency_key).where(idempotency.c.response.contains(self.person))
            answered = select(deliveries.c.id).where(deliveries.c.answer.is_not(None))
            return set(connection.execute(creates).scalars()), set(connection.execute(answered).scalars())

        found: tuple[set[str], set[str]] = self.database.read_now(read)
        return found


@pytest.fixture
def stored(running: Any) -> Stored:
    return Stored(running)


def test_what_was_found_before_goes_and_what_came_since(stored: Stored) -> None:
    stored.store("before", stored.now - HOUR)
    known = stored.find()
    stored.store("since", stored.now)
    stored.erase(known)
    assert stored.left() == (set(), set())


def test_an_erasure_searches_only_what_came_since(stored: Stored) -> None:
    known = stored.find()
    stored.store("of an hour ago", stored.now - HOUR)
    stored.erase(known)
    assert stored.left() == ({"of an hour ago"}, {"of an hour ago"})


@pytest.mark.parametrize("change", ["an address", "an assessment", "nothing was looked for"])
def test_all_is_searched_where_what_was_found_is_out_of_date(stored: Stored, change: str) -> None:
    known = None if change == "nothing was looked for" else stored.find()
    if change == "an address":
        stored.running.answer("PATCH", f"/candidates/{stored.person}", {"email": "ada@example.org"}, stored.key)
    elif change == "an assessment":
        stored.running.answer("POST", "/assessments", {"candidate_id": stored.person}, stored.key)
    stored.store("of an hour ago", stored.now - HOUR)
    stored.erase(known)
    assert stored.left() == (set(), set())


def test_what_receivers_repeat_of_the_metadata_goes_unless_it_is_too_short_to_tell(stored: Stored) -> None:
    metadata = {"room": "Łódź 7", "grade": "OK"}
    stored.running.answer("PATCH", f"/candidates/{stored.person}", {"metadata": metadata}, stored.key)
    stored.store("named", stored.now - HOUR, "moved to łódź 7")
    stored.store("short", stored.now - HOUR, "OK")
    stored.erase(stored.find())
    assert stored.left() == (set(), {"short"})
