"""Who did nothing for as long as the installation keeps data is erased, and nobody else."""

from typing import Any

import pytest

from discern.service.jobs import retention
from discern.service.jobs.retention import run_retention
from discern.service.storage.repositories.people.stored_answers import find_stored_answers


def test_people_are_erased_when_nothing_has_happened_for_long_enough(start: Any) -> None:
    running = start(retention_days=30)
    key = running.key()
    old = running.answer("POST", "/candidates", {"name": "Old"}, key)
    active = running.answer("POST", "/candidates", {"name": "Active"}, key)
    running.clock.advance(days=20)
    running.answer("POST", "/assessments", {"candidate_id": active["id"]}, key)
    running.clock.advance(days=11)
    assert running.portal.call(run_retention, running.service) == 1
    assert [each["name"] for each in running.answer("GET", "/candidates", key=key)["data"]] == ["Active"]
    assert running.call("GET", f"/candidates/{old['id']}", key=key).status_code == 404


def test_nobody_is_erased_where_no_end_is_set(start: Any) -> None:
    running = start(retention_days=None)
    key = running.key()
    running.answer("POST", "/candidates", {"name": "Old"}, key)
    running.clock.advance(days=10_000)
    assert running.portal.call(run_retention, running.service) == 0
    assert [each["name"] for each in running.answer("GET", "/candidates", key=key)["data"]] == ["Old"]


def test_who_comes_back_while_the_idle_are_erased_stays(start: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start(retention_days=30)
    key = running.key()
    person = running.answer("POST", "/candidates", {"name": "Back"}, key)["id"]
    running.clock.advance(days=31)

    def come_back(*found: Any) -> Any:
        """Between the search for somebody idle and their erasure."""
        running.answer("POST", "/assessments", {"candidate_id": person}, key)
        return find_stored_answers(*found)

    monkeypatch.setattr(retention, "find_stored_answers", come_back)
    assert running.portal.call(run_retention, running.service) == 0
    assert running.answer("GET", f"/candidates/{person}", key=key)["name"] == "Back"
