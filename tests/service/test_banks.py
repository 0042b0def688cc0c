"""What an assessment began with it ends with, whatever bank comes meanwhile."""

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from discern import instrument
from discern.instrument import list_translations, load_bank
from discern.service.storage.engine.tables import banks
from tests.support.banks import recalibrated, rewritten, write
from tests.support.databases import on_both
from tests.support.running import Running, run_service

pytestmark = on_both

FORMS = ("fixed", "short")


class Taker:
    """Somebody who takes an assessment over several starts of the service."""

    def __init__(self, running: Running, form: str = "short") -> None:
        self.running, self.key, self.random = running, running.key(), random.Random(7)
        new = {"candidate": {"name": "Ada"}, "form": form}
        self.id: str = running.answer("POST", "/assessments", new, self.key)["id"]

    def call(self, method: str, what: str, body: object = None) -> Any:
        return self.running.answer(method, f"/assessments/{self.id}/{what}", body, self.key)

    def consent(self, **more: bool) -> None:
        self.call("POST", "consent", {"accepted": True, **more})

    def asked(self) -> set[str]:
        """The blocks that are open."""
        return {block["id"] for block in self.call("GET", "next")["blocks"]}

    def answer(self, most: int = 100) -> dict[str, Any]:
        """Answer so many questions, one at a time."""
        following: dict[str, Any] = self.call("GET", "next")
        for _ in range(most):
            if following["done"]:
                break
            block = following["blocks"][0]
            picks = self.random.sample(block["items"], 2)
            answer = {"block": block["id"], "most": picks[0]["id"], "least": picks[1]["id"], "ms": 9000}
            following = self.call("POST", "answers", {"answers": [answer]})
        return following

    def results(self) -> dict[str, Any]:
        found: dict[str, Any] = self.call("GET", "results")
        return found


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    return write(rewritten(), tmp_path / "newer.json")


@pytest.mark.parametrize("form", FORMS)
def test_one_in_flight_ends_with_the_statements_that_it_began_with(database_url: str, newer: Path, form: str) -> None:
    with run_service(database_url) as running:
        taker = Taker(running, form)
        taker.consent()
        taker.answer(3)
    with run_service(database_url, bank=newer) as taker.running:
        assert taker.asked() <= load_bank().blocks.keys()
        assert taker.answer()["done"]
        found = taker.results()
        bank = load_bank()
        assert (found["instrument"]["version"], found["instrument"]["fingerprint"]) == (bank.version, bank.fingerprint)
        picks = sum(found["counts"]["most"].values()) + sum(found["counts"]["least"].values())
        # Five blocks at most have an infrequency statement, which counts for no style.
        assert 0 <= 2 * found["instrument"]["blocks"] - picks <= 5


@pytest.mark.parametrize("form", FORMS)
def test_one_that_had_not_begun_takes_the_newest(database_url: str, newer: Path, form: str) -> None:
    with run_service(database_url) as running:
        taker = Taker(running, form)
    with run_service(database_url, bank=newer) as taker.running:
        taker.consent()
        taker.answer()
        assert taker.results()["instrument"]["version"] == "9.0.0"


def test_a_page_that_was_open_over_the_upgrade_is_answered(database_url: str, newer: Path) -> None:
    with run_service(database_url) as running:
        taker = Taker(running)
        taker.consent()
        block = taker.call("GET", "next")["blocks"][0]
    with run_service(database_url, bank=newer) as taker.running:
        answer = {"block": block["id"], "most": block["items"][0]["id"], "least": block["items"][1]["id"]}
        assert taker.call("POST", "answers", {"answers": [answer]})["answered"] == 1
        taker.consent(restart=True)
        assert taker.asked() <= rewritten().blocks.keys()
        assert taker.call("GET", "next")["answered"] == 0


def test_a_calibration_scores_what_began_with_the_same_statements(database_url: str, tmp_path: Path) -> None:
    file = write(recalibrated("acme-1"), tmp_path / "acme.json")
    with run_service(database_url) as running:
        first, second, third = Taker(running, "fixed"), Taker(running, "fixed"), Taker(running)
        for taker in (first, second):
            taker.consent()
            taker.answer(5)
    with run_service(database_url, bank=file) as first.running:
        assert first.answer()["done"]
        assert first.results()["instrument"]["version"] == "acme-1"
        third.running = first.running
        third.consent()
        third.answer(2)
    with run_service(database_url) as running:
        for taker in (second, third):
            taker.running = running
            assert taker.answer()["done"]
            assert taker.results()["instrument"]["fingerprint"] == load_bank().fingerprint
        first.running = running
        assert first.results()["instrument"]["version"] == "acme-1"


def test_a_bank_whose_file_is_gone_is_asked_and_scored_to_the_end(database_url: str, newer: Path) -> None:
    with run_service(database_url, bank=newer) as running:
        taker = Taker(running, "fixed")
        taker.consent()
        taker.answer(3)
    with run_service(database_url) as taker.running:
        assert taker.asked() <= rewritten().blocks.keys()
        assert taker.answer()["done"]
        assert taker.results()["instrument"]["fingerprint"] == rewritten().fingerprint


def test_other_statements_under_the_same_version_are_kept_apart(database_url: str, newer: Path) -> None:
    with run_service(database_url, bank=newer) as running:
        before = Taker(running)
        before.consent()
        before.answer(3)
    write(rewritten(mark="other"), newer)
    with run_service(database_url, bank=newer) as running:
        after = Taker(running)
        after.consent()
        assert after.asked() <= rewritten(mark="other").blocks.keys()
        before.running = running
        for taker in (before, after):
            assert taker.answer()["done"]
        assert before.results()["instrument"]["fingerprint"] == rewritten().fingerprint
        assert after.results()["instrument"]["fingerprint"] == rewritten(mark="other").fingerprint


def test_a_process_that_does_not_have_the_file_yet_asks_from_the_new_bank(database_url: str, newer: Path) -> None:
    with run_service(database_url) as old, run_service(database_url, bank=newer) as new:
        taker = Taker(new)
        taker.consent()
        taker.running = old
        assert taker.answer()["done"]


@pytest.fixture
def without_short(tmp_path: Path) -> Path:
    """A bank of other statements, and without the short form."""
    content = instrument.bank_to_dict(rewritten())
    content["forms"] = [form for form in content["forms"] if form["id"] != "short"]
    return write(instrument.parse_bank(content), tmp_path / "bank.json")


def test_an_invitation_to_a_form_that_the_bank_now_lacks_is_asked_from_one_that_has_it(
    database_url: str, without_short: Path
) -> None:
    with run_service(database_url) as running:
        taker = Taker(running)
    with run_service(database_url, bank=without_short) as taker.running:
        taker.consent()
        assert taker.answer()["done"]
        assert taker.results()["instrument"]["fingerprint"] == load_bank().fingerprint


def test_a_form_that_the_bank_lacks_is_refused_and_nobody_made(database_url: str, without_short: Path) -> None:
    with run_service(database_url, bank=without_short) as running:
        key = running.key("admin")
        team = running.answer("POST", "/teams", {"name": "Harbour"}, key)["id"]
        for path, new in (
            ("/assessments", {"candidate": {"name": "Ada"}, "form": "short"}),
            (f"/teams/{team}/join-links", {"form": "short"}),
        ):
            refused = running.call("POST", path, new, key)
            [error] = refused.json()["errors"]
            assert (refused.status_code, error["field"]) == (400, "form")
            assert error["message"] == "the item bank has no such form; it has fixed"
        assert running.answer("GET", "/candidates", key=key)["data"] == []


def test_another_start_stores_nothing_twice(database_url: str, newer: Path) -> None:
    for bank in (None, newer, newer, None):
        with run_service(database_url, bank=bank) as running:
            stored = running.service.database.read_now(lambda connection: connection.execute(select(banks)).all())
    known = sorted((row.bank_id, row.version) for row in stored)
    translated = [(f"discern-{language}", load_bank().version) for language in list_translations()]
    assert known == sorted([("discern-en", load_bank().version), ("discern-en", "9.0.0"), *translated])
