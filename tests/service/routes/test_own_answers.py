"""Going back to what one has answered: it is told to its giver alone, and can be changed in every form."""

from typing import Any

import pytest

from discern.contract.headers import PRIVATE_TOKEN
from tests.service.routes.test_taking import Taker
from tests.support.databases import on_both

pytestmark = on_both


@pytest.fixture
def key(running: Any) -> str:
    made: str = running.key("admin")
    return made


@pytest.fixture
def taker(running: Any, key: str) -> Taker:
    return Taker(running, key, "adaptive")


def read_own(taker: Taker, private_token: str) -> Any:
    headers = {"Authorization": f"Bearer {taker.key}", PRIVATE_TOKEN: private_token}
    return taker.running.http.get(f"/assessments/{taker.id}/next", headers=headers).json()


def answer(taker: Taker, how_many: int) -> list[dict[str, Any]]:
    """Answer the next blocks; returns the answers with their blocks."""
    given = []
    for _ in range(how_many):
        block = taker.call("GET", "next").json()["blocks"][0]
        picked = taker.pick(block)
        assert taker.call("POST", "answers", {"answers": [picked]}).status_code == 200
        given.append({"block": block, "most": picked["most"], "least": picked["least"], "second": None})
    return given


def swapped(given: dict[str, Any]) -> dict[str, Any]:
    return {"block": given["block"]["id"], "most": given["least"], "least": given["most"]}


@pytest.mark.parametrize("form", ["fixed", "short", "adaptive"])
def test_the_private_link_is_told_what_it_has_answered_as_it_was_asked(running: Any, key: str, form: str) -> None:
    taker = Taker(running, key, form)
    own = taker.consent()
    assert read_own(taker, own)["given"] == []
    given = answer(taker, 3)
    following = read_own(taker, own)
    assert following["given"] == given
    assert following["adaptive"] == (form == "adaptive")
    assert taker.call("GET", "next").json() == following | {"given": None}


def test_nobody_else_is_told_and_nobody_after_the_end(running: Any, key: str) -> None:
    taker = Taker(running, key, "short")
    first = taker.consent()
    own = taker.consent()
    answer(taker, 2)
    assert read_own(taker, first)["code"] == "actor_unknown"
    assert taker.call("GET", "next").json()["given"] is None
    taker.finish()
    assert read_own(taker, own)["given"] is None


def test_a_changed_answer_drops_the_later_ones_of_an_adaptive_form(taker: Taker) -> None:
    own = taker.consent()
    given = answer(taker, 5)
    following = taker.call("POST", "answers", {"answers": [swapped(given[2])], "drop_later": True}).json()
    assert following["answered"] == 3
    now = read_own(taker, own)
    assert now["given"][:2] == given[:2]
    assert (now["given"][2]["most"], now["given"][2]["least"]) == (given[2]["least"], given[2]["most"])
    assert now["blocks"] == following["blocks"]
    assert len(now["given"]) == 3
    answer(taker, 2)
    assert read_own(taker, own)["answered"] == 5
    assert taker.finish()["done"]


def test_without_being_asked_to_it_drops_nothing(taker: Taker) -> None:
    taker.consent()
    given = answer(taker, 4)
    refused = taker.call("POST", "answers", {"answers": [swapped(given[1])]})
    assert (refused.status_code, refused.json()["code"]) == (400, "answer_conflict")
    assert taker.call("GET", "next").json()["answered"] == 4


def test_an_equal_answer_drops_nothing_however_often_it_comes(taker: Taker) -> None:
    own = taker.consent()
    given = answer(taker, 3)
    change = {"answers": [swapped(given[0])], "drop_later": True}
    for _ in range(2):
        assert taker.call("POST", "answers", change).json()["answered"] == 1
    later = answer(taker, 2)
    assert taker.call("POST", "answers", change).json()["answered"] == 3
    assert read_own(taker, own)["given"][1:] == later


def test_a_wrong_answer_after_the_change_drops_nothing(taker: Taker) -> None:
    taker.consent()
    given = answer(taker, 4)
    wrong = {"answers": [swapped(given[1]), {"block": "nothing", "most": "a", "least": "b"}], "drop_later": True}
    assert taker.call("POST", "answers", wrong).status_code == 400
    assert taker.call("GET", "next").json()["answered"] == 4


def test_in_a_fixed_form_the_later_ones_stay(running: Any, key: str) -> None:
    taker = Taker(running, key, "short")
    own = taker.consent()
    given = answer(taker, 4)
    taker.call("POST", "answers", {"answers": [swapped(given[1])], "drop_later": True})
    assert [each["block"] for each in read_own(taker, own)["given"]] == [each["block"] for each in given]


def test_a_completed_assessment_drops_nothing(taker: Taker) -> None:
    taker.consent()
    [first] = answer(taker, 1)
    taker.finish()
    refused = taker.call("POST", "answers", {"answers": [swapped(first)], "drop_later": True})
    assert refused.json()["code"] == "assessment_closed"
