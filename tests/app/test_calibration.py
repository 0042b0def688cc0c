"""The calibration wizard on the settings page."""

from collections.abc import Callable
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.support.calibrations import APPLIED, CALIBRATION, COUNTED, RUNNING, calibrations, failed
from tests.support.faulty_service import FaultyService
from tests.support.pages import click, labels, texts

PATH = "/account/measurement/calibrations"


def open_with(
    open_over: Callable[..., AppTest], fake: FaultyService, newest: dict[str, Any] | None = None, **people: int
) -> AppTest:
    fake.answer("GET", PATH, calibrations(newest, **people))
    if newest is not None:
        fake.answer("GET", f"{PATH}/{newest['id']}", newest)
    return open_over("settings", tab="Measurement")


def offered(test: AppTest) -> list[str]:
    return [label for label in labels(test) if label.startswith(("Calibrate", "Apply"))]


def test_below_300_it_says_how_many_are_missing_and_who_is_left_out(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    test = open_with(open_over, fake, counted=212)
    shown = texts(test)
    assert "212 people count, each by their first answers" in shown
    assert "sample company 24, withheld results 5, other statements 2, repeated assessments 3" in shown
    bars = [each.proto.text for each in test.get("progress")]
    assert "88 more people are needed to calibrate: it takes 300." in bars
    assert offered(test) == []


def test_from_300_people_on_it_can_be_started(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    test = open_with(open_over, fake)
    assert "Calibrate" in offered(test)
    fake.answer("POST", PATH, RUNNING)
    fake.answer("GET", PATH, calibrations(RUNNING))
    fake.answer("GET", f"{PATH}/cal_1", RUNNING)
    test = click(test, "Calibrate")
    assert fake.count("POST", PATH) == 1
    assert "This takes a minute or two" in texts(test)
    assert offered(test) == []


def test_what_it_changes_is_shown_before_it_is_applied(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    test = open_with(open_over, fake, CALIBRATION)
    shown = texts(test)
    assert "For the 312 people who count, scores change by 4 points on average" in shown
    assert "48 points wide instead of 58" in shown
    assert "24 of 100 questions have enough answers" in shown
    table = next(each.value for each in test.markdown if "30 → 35" in each.value)
    assert table.count("\n| ") == 11
    assert "| 10 | 39 → 44 |" in table
    fake.answer("POST", f"{PATH}/cal_1/apply", APPLIED)
    fake.answer("GET", PATH, calibrations(APPLIED))
    fake.answer("GET", f"{PATH}/cal_1", APPLIED)
    test = click(test, "Apply the calibration")
    assert fake.count("POST", f"{PATH}/cal_1/apply") == 1
    assert "with the answers of 312 people" in texts(test)
    assert offered(test) == []


def test_the_same_people_are_not_calibrated_twice(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    assert "Calibrate again" not in offered(open_with(open_over, fake, APPLIED))
    assert "Calibrate again" in offered(open_with(open_over, fake, APPLIED, counted=COUNTED["counted"] + 1))


@pytest.mark.parametrize(
    ("reason", "said", "may_repeat"),
    [
        ("too_few_answers", "No question has enough answers", False),
        ("not_converged", "did not settle", False),
        ("runaway", "don't tell the styles apart", False),
        ("error", "Something went wrong", True),
    ],
)
def test_why_there_is_nothing_to_apply(
    open_over: Callable[..., AppTest], fake: FaultyService, reason: str, said: str, *, may_repeat: bool
) -> None:
    test = open_with(open_over, fake, failed(reason))
    assert said in texts(test)
    assert offered(test) == (["Calibrate again"] if may_repeat else [])


def test_correlations_that_stay_are_mentioned(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    kept = {**CALIBRATION, "change": {**CALIBRATION["change"], "correlation_fitted": False}}
    assert "stays as it is, because too few questions" in texts(open_with(open_over, fake, kept))


def test_who_may_not_calibrate_sees_nothing_of_it(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.key = fake.add_key("results:read", "assessments:read")
    assert "Calibration" not in [each.value for each in open_over("settings", tab="Measurement").subheader]
