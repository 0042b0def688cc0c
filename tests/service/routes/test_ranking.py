"""The form `ranking`: four statements of a block in order, from the invitation to the result."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sqlalchemy import select

from discern.instrument import bank_to_dict, load_bank, simulate_respondent
from discern.service.storage.engine.tables import answers
from tests.support.databases import on_both
from tests.support.running import Running

pytestmark = on_both


@pytest.fixture
def key(running: Running) -> str:
    return running.key("admin")


def begin(running: Running, key: str, form: str = "ranking") -> str:
    new = {"candidate": {"name": "Ada"}, "form": form}
    path = f"/assessments/{running.answer('POST', '/assessments', new, key)['id']}"
    running.answer("POST", f"{path}/consent", {"accepted": True}, key)
    return path


def rank(block: dict[str, Any], **changes: str | None) -> dict[str, Any]:
    ids = sorted(item["id"] for item in block["items"])
    return {"block": block["id"], "most": ids[0], "least": ids[3], "second": ids[1], "ms": 9000} | changes


def give(running: Running, key: str, path: str, *given: dict[str, Any]) -> Any:
    """Answer after as much time as the answers claim to have taken."""
    running.clock.advance(seconds=9 * len(given))
    return running.call("POST", f"{path}/answers", {"answers": list(given)}, key)


def error_of(response: Any) -> tuple[int, str, str]:
    [error] = response.json()["errors"]
    return response.status_code, error["field"], error["message"]


def test_a_ranking_asks_for_second_and_ends_in_results(running: Running, key: str) -> None:
    theta = np.array([1.0, 0.3, -1.0, -0.3])
    choices = simulate_respondent(load_bank(), "ranking", theta, np.random.default_rng(1))
    answers = [asdict(choice) | {"ms": 9000} for choice in choices]
    path = begin(running, key)
    asked = running.answer("GET", f"{path}/next", key=key)
    assert (asked["ranking"], asked["total"], len(asked["blocks"])) == (True, 24, 24)
    end = give(running, key, path, *answers).json()
    assert (end["done"], end["ranking"]) == (True, True)
    ranked = running.answer("GET", f"{path}/results", key=key)
    assert (ranked["instrument"]["form"], ranked["instrument"]["blocks"]) == ("ranking", 24)
    plain = begin(running, key, "fixed")
    assert running.answer("GET", f"{plain}/next", key=key)["ranking"] is False
    give(running, key, plain, *(answer | {"second": None} for answer in answers))
    unranked = running.answer("GET", f"{plain}/results", key=key)
    assert unranked["counts"] == ranked["counts"]
    assert None not in (unranked["scores"], ranked["scores"])
    assert unranked["scores"] != ranked["scores"]


WRONG: dict[str, tuple[str, dict[str, str | None], str, str]] = {
    "missing": ("ranking", {"second": None}, "answers.0.second", "this form asks for the better of the two items left"),
    "in another form": ("short", {}, "answers.0.second", "only ranking forms take it"),
    "the most again": (
        "ranking",
        {"second": "most"},
        "answers.0",
        "second must be one of the two items that are neither most nor least",
    ),
    "of another block": (
        "ranking",
        {"second": "nothing"},
        "answers.0",
        "most, least and second must be items of this block",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_second_is_refused_with_field_and_rule(running: Running, key: str, case: str) -> None:
    form, changes, field, rule = WRONG[case]
    path = begin(running, key, form)
    given = rank(running.answer("GET", f"{path}/next", key=key)["blocks"][0])
    given |= {name: given.get(str(value), value) for name, value in changes.items()}
    assert error_of(give(running, key, path, given)) == (400, field, rule)
    assert running.answer("GET", f"{path}/next", key=key)["answered"] == 0


def test_the_same_ranking_again_changes_nothing_and_another_second_does(running: Running, key: str) -> None:
    path = begin(running, key)
    block = running.answer("GET", f"{path}/next", key=key)["blocks"][0]
    ids = sorted(item["id"] for item in block["items"])

    def stored() -> list[tuple[str, int]]:
        found = select(answers.c.second, answers.c.ms)
        return [tuple(row) for row in running.service.database.read_now(lambda each: each.execute(found).all())]

    for given, kept in (
        (rank(block), (ids[1], 9000)),
        (rank(block) | {"ms": 5000}, (ids[1], 9000)),
        (rank(block, second=ids[2]) | {"ms": 5000}, (ids[2], 5000)),
    ):
        assert give(running, key, path, given).json()["answered"] == 1
        assert stored() == [kept]


def test_the_persons_export_has_second(running: Running, key: str) -> None:
    path = begin(running, key)
    block = running.answer("GET", f"{path}/next", key=key)["blocks"][0]
    give(running, key, path, rank(block))
    person = running.answer("GET", path, key=key)["candidate"]["id"]
    [exported] = running.answer("GET", f"/candidates/{person}/export", key=key)["assessments"]
    assert exported["answers"] == [rank(block)]


def test_a_join_link_leads_to_a_ranking(running: Running, key: str) -> None:
    team = running.answer("POST", "/teams", {"name": "Harbour"}, key)["id"]
    link = running.answer("POST", f"/teams/{team}/join-links", {"form": "ranking"}, key)
    assert link["form"] == "ranking"
    token = link["url"].rpartition("token=")[2]
    opened = running.answer("POST", "/take", {"token": token, "name": "Bo"}, key)
    assert running.answer("GET", f"/assessments/{opened['assessment_id']}", key=key)["form"] == "ranking"


def test_a_form_that_the_bank_lacks_is_refused(start: Callable[..., Running], tmp_path: Path) -> None:
    file = tmp_path / "before.json"
    file.write_text(json.dumps(bank_to_dict(load_bank(version="1.1.0"))), encoding="utf-8")
    running = start(bank=file)
    key = running.key("admin")
    team = running.answer("POST", "/teams", {"name": "Harbour"}, key)["id"]
    for path, new in (
        ("/assessments", {"candidate": {"name": "Ada"}, "form": "ranking"}),
        (f"/teams/{team}/join-links", {"form": "ranking"}),
    ):
        refused = running.call("POST", path, new, key)
        assert error_of(refused) == (400, "form", "the item bank has no such form; it has fixed, short, adaptive")
        assert refused.json()["code"] == "invalid_parameter"
    assert running.answer("GET", "/candidates", key=key)["data"] == []
