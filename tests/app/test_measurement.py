"""What the settings page says about measurement, and the offer to recalculate earlier results."""

from collections.abc import Callable
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.support.faulty_service import FaultyService
from tests.support.measurement import PARAMETERS, RESCORING, measurement
from tests.support.pages import click, labels, texts


def open_with(open_over: Callable[..., AppTest], fake: FaultyService, state: dict[str, Any]) -> AppTest:
    fake.answer("GET", "/account/measurement", state)
    return open_over("settings", tab="Measurement")


def test_before_anything_is_learnt_it_says_how_many_people_count(open_over: Callable[..., AppTest]) -> None:
    shown = texts(open_over("settings", tab="Measurement"))
    assert "From 30 people on" in shown
    assert "So far 0 people count" in shown


def test_what_was_learnt_is_told_with_its_range(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    test = open_with(open_over, fake, measurement(parameters=PARAMETERS, results=37))
    assert "The answers of 31 people here" in texts(test)
    assert "0.91 (0.74–1.12) times as strongly" in texts(test)
    assert "contradict" not in texts(test)
    assert not [label for label in labels(test) if label.startswith("Recalculate")]


def test_a_calibration_is_told_without_a_factor(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    calibrated = {**PARAMETERS, "kind": "calibration", "multiplier": None, "interval": None}
    test = open_with(open_over, fake, measurement(parameters=calibrated))
    assert "The statements were calibrated with the answers of 31 people here" in texts(test)


def test_answers_that_contradict_the_parameters_raise_an_alarm(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    test = open_with(open_over, fake, measurement(parameters={**PARAMETERS, "contradicts": True}))
    assert "contradict what the questionnaire's author expected" in test.warning[-1].value


def test_earlier_results_are_recalculated_after_a_confirmation_with_their_number(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    test = open_with(open_over, fake, measurement(parameters=PARAMETERS, results=37, outdated=31))
    assert "31 of 37 results were calculated with earlier parameters" in texts(test)
    assert "The scores of 31 results change" in texts(test)
    running = {**RESCORING, "status": "running", "ended_at": None, "done": 12}
    fake.answer("POST", "/account/measurement/rescorings", running)
    fake.answer("GET", "/account/measurement", measurement(parameters=PARAMETERS, outdated=19, rescoring=running))
    test = click(test, "Recalculate 31 results")
    assert "Recalculated 12 of 31 results" in [each.proto.text for each in test.get("progress")]
    assert fake.count("POST", "/account/measurement/rescorings") == 1
    assert not [label for label in labels(test) if label.startswith("Recalculate")]


@pytest.mark.parametrize(
    ("status", "said"),
    [("done", "31 results were recalculated on"), ("failed", "Recalculating stopped after 31 of 31 results")],
)
def test_how_recalculating_ended(
    open_over: Callable[..., AppTest], fake: FaultyService, status: str, said: str
) -> None:
    ended = measurement(parameters=PARAMETERS, rescoring={**RESCORING, "status": status})
    assert said in texts(open_with(open_over, fake, ended))


def test_who_may_not_recalculate_is_offered_nothing(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.key = fake.add_key("results:read", "assessments:read")
    test = open_with(open_over, fake, measurement(parameters=PARAMETERS, results=37, outdated=31))
    assert "31 of 37 results" in texts(test)
    assert not [label for label in labels(test) if label.startswith("Recalculate")]


def test_each_questionnaire_is_named_with_its_parameters(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    shown = texts(open_with(open_over, fake, measurement(parameters=PARAMETERS, results=37, outdated=31)))
    said = "discern-en 2.0.0 with parameters 2.0.0+people.1: 37 people count, 37 results, 31 with earlier parameters."
    assert said in shown.replace("\\", "")


@pytest.mark.parametrize(
    ("contradicts", "outdated", "said"),
    [
        (False, 31, "31 results were calculated with earlier parameters"),
        (True, 0, "contradict what the questionnaire's author expected"),
    ],
)
def test_the_overview_leads_owners_to_it(
    open_over: Callable[..., AppTest], fake: FaultyService, contradicts: bool, outdated: int, said: str
) -> None:
    fake.world.add_candidate("Ana Ruiz")
    parameters = {**PARAMETERS, "contradicts": contradicts}
    fake.answer("GET", "/account/measurement", measurement(parameters=parameters, outdated=outdated))
    assert said in texts(open_over("home"))
    fake.answer("GET", "/account/measurement", measurement(parameters=PARAMETERS))
    fake.clock.pass_time(60)
    assert said not in texts(open_over("home"))


def test_a_service_without_it_has_no_such_section(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.key = fake.add_key("assessments:read")
    assert "Measurement" not in [each.value for each in open_over("settings", tab="Measurement").subheader]
