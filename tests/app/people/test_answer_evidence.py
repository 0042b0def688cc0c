"""A person's own answers under each statement about them, for a coach they allow to see them."""

import pytest
from streamlit.testing.v1 import AppTest

from discern import instrument
from discern.contract import operations
from discern.contract.models.candidates import SetVisibility
from discern_app.base.current_service import configured_service
from discern_app.people.person import explain_by_answers
from tests.support.pages import run, text_of_html, texts
from tests.support.signed import Company, complete

TEXTS = [item.text for block in instrument.load_bank().blocks.values() for item in block.items]


def lines(test: AppTest) -> list[str]:
    """The keys of the lines that open to answers."""
    return [str(node.key) for node in test if node.type == "expander" and str(node.key).startswith("answers ")]


def shown(test: AppTest) -> list[str]:
    """The statements of the questionnaire that the page shows."""
    text = texts(test)
    return [each for each in TEXTS if each in text]


def open_lines(test: AppTest) -> AppTest:
    for key in lines(test):
        test.session_state[key] = True
    return run(test)


def test_a_coach_sees_them_only_where_the_person_allows_it(company: Company) -> None:
    token = complete(company, "Ours", "team")
    company.let_in("remy", "coach", ("Ours",))
    asked = {"assessment": company.assessments["Ours"], "view": "basis"}
    test = company.open("people", "remy", None, **asked)
    assert lines(test) == []
    own = configured_service().takers.acting_for_taker(token)
    own.write(
        operations.SET_VISIBILITY(
            SetVisibility(visibility="team", answers_shared=True), candidate_id=company.people["Ours"]
        )
    )
    test = company.open("people", "remy", None, **asked)
    assert "The answers behind it" in texts(test)
    assert shown(test) == []
    open_lines(test)
    assert shown(test)
    assert "Person of Ours chose “" in texts(test)


def test_a_coach_exports_results_and_changes_nothing(company: Company) -> None:
    complete(company, "Ours", "team")
    company.let_in("remy", "coach", ("Ours",))
    test = company.open("people", "remy", None, assessment=company.assessments["Ours"])
    [menu] = [each for each in test.menu_button if each.key == "person-menu"]
    assert menu.options == ["Export this profile"]


@pytest.mark.parametrize("role", ["owner", "manager"])
def test_nobody_else_who_signs_in_does(company: Company, role: str) -> None:
    complete(company, "Ours", "organisation", answers_shared=True)
    if role == "manager":
        company.let_in("quin", "manager", ("Ours",))
    asked = {"assessment": company.assessments["Ours"], "view": "basis"}
    test = company.open("people", "quin" if role == "manager" else "boss", None, **asked)
    assert "Person of Ours" in texts(test)
    assert lines(test) == []


def test_where_a_service_gives_no_answers_the_line_says_so() -> None:
    assert text_of_html(explain_by_answers(None)) == "The answers behind this can't be shown here."
