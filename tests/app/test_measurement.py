"""What the settings page says about the bank that results are scored with."""

from collections.abc import Callable
from typing import Any

from streamlit.testing.v1 import AppTest

from tests.support.faulty_service import FaultyService
from tests.support.pages import texts


def measurement(people: int = 0, since: str | None = None) -> dict[str, Any]:
    """The bank in use, as a service tells it."""
    return {
        "id": "discern-en",
        "version": "2.0.0",
        "fingerprint": "sha256:ab42632768cdec30",
        "people": people,
        "calibrated": people > 0,
        "since": since,
    }


def test_the_bank_that_discern_comes_with_rests_on_judgement(open_over: Callable[..., AppTest]) -> None:
    shown = texts(open_over("settings", tab="Measurement")).replace("\\", "")
    assert "New results are scored with **discern-en 2.1.0**, the bank that comes with the questionnaire." in shown
    assert "author's judgement so far" in shown


def test_a_bank_that_an_owner_put_in_use_says_since_when_and_from_whose_answers(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    fake.answer("GET", "/account/measurement", measurement(312, "2026-11-20T09:41:12Z"))
    shown = texts(open_over("settings", tab="Measurement"))
    assert "which an owner put in use on 20 Nov 2026" in shown
    assert "It rests on the answers of 312 people." in shown


def test_a_service_without_it_has_no_such_section(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.key = fake.add_key("assessments:read")
    assert "Measurement" not in [each.value for each in open_over("settings", tab="Measurement").subheader]
