"""Going back to what one has answered: only the person who gave an answer sees it, and they can change it."""

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
    return Taker(running, key, "short")


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
        given.append({"block": block, "most": picked["most"], "least": picked["least"]})
    return given


def swapped(given: dict[str, Any]) -> dict[str, Any]:
    return {"block": given["block"]["id"], "most": given["least"], "least": given["most"]}


@pytest.mark.parametrize("form", ["fixed", "short"])
def test_the_private_link_is_told_what_it_has_answered_as_it_was_asked(running: Any, key: str, form: str) -> None:
    taker = Taker(running, key, form)
    own = taker.consent()
    assert read_own(taker, own)["given"] == []
    given = answer(taker, 3)
    following = read_own(taker, own)
    assert following["given"] == given
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


def test_a_changed_answer_takes_the_place_of_the_one_before_and_the_later_ones_stay(taker: Taker) -> None:
    own = taker.consent()
    given = answer(taker, 4)
    for _ in range(2):
        assert taker.call("POST", "answers", {"answers": [swapped(given[1])]}).json()["answered"] == 4
    changed = given[1] | {"most": given[1]["least"], "least": given[1]["most"]}
    assert read_own(taker, own)["given"] == [given[0], changed, *given[2:]]


def test_a_wrong_answer_after_a_change_leaves_all_as_it_was(taker: Taker) -> None:
    own = taker.consent()
    given = answer(taker, 4)
    wrong = {"answers": [swapped(given[1]), {"block": "nothing", "most": "a", "least": "b"}]}
    assert taker.call("POST", "answers", wrong).status_code == 400
    assert read_own(taker, own)["given"] == given


def test_a_completed_assessment_takes_no_change(taker: Taker) -> None:
    taker.consent()
    [first] = answer(taker, 1)
    taker.finish()
    refused = taker.call("POST", "answers", {"answers": [swapped(first)]})
    assert refused.json()["code"] == "assessment_closed"
