"""Every score, style and statement says how sure it is, and every statement shows what it rests on."""

from typing import Any

import pytest

from tests.mission.interface import Interface, agree, answer, complete, invite


@pytest.fixture(scope="module")
def results(rest: Interface) -> Any:
    ada = complete(rest, "Ada")
    return rest.get(f"/assessments/{ada.assessment}/results")


def test_a_score_has_an_interval_around_it(results: Any) -> None:
    for style, score in results["scores"].items():
        low, high = score["interval"]
        assert 0 <= low < score["score"] < high <= 100, style


def test_a_style_is_a_probability(results: Any) -> None:
    style = results["style"]
    assert sum(style["quarters"].values()) == pytest.approx(1)
    assert style["direction"] is None or style["probability"] >= 0.8
    if style["direction"] in style["quarters"]:
        assert style["quarters"][style["direction"]] == pytest.approx(style["probability"])


def test_a_statement_has_a_word_for_its_certainty_and_its_evidence(results: Any) -> None:
    assert results["insights"]
    for statement in results["insights"]:
        assert statement["strength"], statement["text"]
        assert statement["evidence"], statement["text"]


def test_results_say_that_nobodys_answers_stand_behind_them_yet(results: Any) -> None:
    assert (results["instrument"]["people"], results["instrument"]["calibrated"]) == (0, False)


def test_answers_given_without_reading_make_no_profile(rest: Interface) -> None:
    hasty = agree(rest, invite(rest, "Hasty"))
    assert answer(rest, hasty, ms=0)["done"]
    results = rest.get(f"/assessments/{hasty.assessment}/results")
    assert results["quality"]["verdict"] == "withheld"
    assert (results["scores"], results["style"]) == (None, None)
    assert [check["meaning"] for check in results["quality"]["checks"] if not check["passed"]], "it says why"


def test_nothing_is_said_of_a_team_of_two_as_a_whole(rest: Interface) -> None:
    members = [complete(rest, name).id for name in ("Ada", "Bo")]
    team = rest.post("/teams", {"name": "Two", "members": members})
    assert [each["kind"] for each in rest.get(f"/teams/{team['id']}/analysis")["insights"]] == ["too_few"]


def test_every_statement_of_a_team_says_how_sure_it_is_and_why(rest: Interface) -> None:
    members = [complete(rest, str(number), leaning).id for number, leaning in enumerate(["DICS", "SCID", "CSDI"])]
    team = rest.post("/teams", {"name": "Three", "members": members})
    analysis = rest.get(f"/teams/{team['id']}/analysis")
    assert analysis["insights"]
    assert all(statement["strength"] and statement["evidence"] for statement in analysis["insights"])
    for style, share in analysis["distribution"].items():
        low, high = share["interval"]
        assert low <= share["expected"] <= high, style
