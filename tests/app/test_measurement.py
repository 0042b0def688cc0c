"""What the settings page says about the bank that results are scored with."""

import re
from collections.abc import Callable
from typing import Any

from streamlit.testing.v1 import AppTest

from tests.support.faulty_service import FaultyService
from tests.support.pages import click, labels, texts


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
    assert "New answers are scored with **discern-en 2.1.0**, which comes with the questionnaire." in shown
    assert "still the author's judgement" in shown


def test_a_bank_that_an_owner_put_in_use_says_since_when_and_from_whose_answers(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    fake.answer("GET", "/account/measurement", measurement(312, "2026-11-20T09:41:12Z"))
    shown = texts(open_over("settings", tab="Measurement"))
    assert "which an owner put into use on 20 Nov 2026" in shown
    assert "learned from 312 people." in shown


def test_a_service_without_it_has_no_such_section(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.key = fake.add_key("assessments:read")
    assert "Measurement" not in [each.value for each in open_over("settings", tab="Measurement").subheader]


def levels(**found: Any) -> dict[str, Any]:
    return {"people": 34, "needed": 30, "counted": 40, "changes": [], "in_use": False, "refused": None} | found


CHANGE = {"candidate": {"id": "cand_1", "name": "Ana Ruiz"}, "before": None, "after": "D"}


def test_an_owner_looks_at_what_their_people_would_change_and_uses_it(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    fake.answer("GET", "/account/measurement/levels", levels(changes=[CHANGE]))
    shown = open_over("settings", tab="Measurement")
    assert "34 people have answered. Their answers would change 1 of 40 headlines." in texts(shown)
    assert re.search(r"Ana Ruiz.*\| Open.*\| Dominance", texts(shown))
    fake.answer("PUT", "/account/measurement/levels", levels(in_use=True))
    fake.answer("GET", "/account/measurement/levels", levels(in_use=True))
    click(shown, "Use their answers")
    assert "The answers of 34 people here now count" in texts(shown)
    fake.answer("POST", "/account/measurement/rescoring", {"scored": 40, "left": 0})
    click(shown, "Score earlier profiles too")
    assert [each.value for each in shown.toast] == ["40 earlier profiles were scored again."]


def test_too_few_or_too_alike_people_settle_nothing(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.answer("GET", "/account/measurement/levels", levels(people=12, refused="levels need 30 people's answers"))
    assert "12 people have answered. It takes 30." in texts(open_over("settings", tab="Measurement"))
    fake.answer("GET", "/account/measurement/levels", levels(refused="they differ too little"))
    shown = open_over("settings", tab="Measurement")
    assert "can't settle it: they differ too little." in texts(shown)
    assert "Use their answers" not in labels(shown)


def rate(kind: str, own: tuple[int, int, int], foreign: tuple[int, int, int]) -> dict[str, Any]:
    fits = ("fits", "partly", "not_me")
    counted = {"own": own, "foreign": foreign}
    return {"kind": kind, **{whose: dict(zip(fits, said, strict=True)) for whose, said in counted.items()}}


def test_an_owner_sees_how_often_sentences_fit_beside_how_often_foreign_ones_do(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    rates = [rate("energises", (12, 3, 1), (2, 1, 4)), rate("drains", (0, 0, 0), (1, 0, 0))]
    fake.answer("GET", "/account/look-backs", {"answered": 23, "needed": 20, "rates": rates})
    shown = texts(open_over("settings", tab="Measurement"))
    assert re.search(r"What energises them.*\| 12 of 16, 3 more partly.*\| 2 of 7, 1 more partly", shown)
    assert re.search(r"What drains them.*\| nobody was asked.*\| 1 of 1, 0 more partly", shown)


def test_of_too_few_it_says_how_many_and_no_more(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.answer("GET", "/account/look-backs", {"answered": 19, "needed": 20, "rates": []})
    shown = texts(open_over("settings", tab="Measurement"))
    assert "19 people have looked back. What they said is shown from 20 people on." in shown
