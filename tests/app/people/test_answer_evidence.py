"""A person's own answers under what is said of them: on their own page, and on their coach's where they allow it."""

import pytest
from streamlit.testing.v1 import AppTest

from discern import instrument
from discern.client import Client, operations
from discern.contract import GiveAnswers, GiveConsent, NewAssessment, NewCandidate, SetVisibility
from discern_app.base.current_service import configured_service
from discern_app.insight.answer_evidence import explain_by_answers
from tests.support.pages import Open, run, text_of_html, texts
from tests.support.people import answers_of
from tests.support.signed import Company, complete

TEXTS = [item.text for block in instrument.load_bank().blocks.values() for item in block.items]


@pytest.fixture
def own(client: Client) -> tuple[str, str]:
    """Somebody who has answered: their id, and the token of their private link."""
    new = NewAssessment(candidate=NewCandidate(name="Ada"), form="short")
    assessment = client.send(operations.create_assessment(new))
    token = client.send(operations.give_consent(assessment.id, GiveConsent(accepted=True))).private_token
    assert token is not None
    client.send(operations.give_answers(assessment.id, GiveAnswers.model_validate({"answers": answers_of((0, 1))})))
    return assessment.candidate.id, token


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


def test_a_person_opens_each_statement_to_their_own_answers(open_page: Open, own: tuple[str, str]) -> None:
    test = open_page("me", token=own[1])
    assert "From your own answers" in texts(test)
    assert len(lines(test)) > 1
    assert shown(test) == []
    test.session_state[lines(test)[0]] = True
    first = shown(run(test))
    assert first
    everything = texts(open_lines(test))
    assert " you chose “" in everything
    assert "Speaks for it" in everything
    assert len(shown(test)) > len(first)


def test_a_person_lets_their_coach_see_them_and_takes_it_back(
    open_page: Open, client: Client, own: tuple[str, str]
) -> None:
    test = open_page("me", token=own[1])
    for shared in (True, False):
        [box] = [each for each in test.checkbox if each.label.startswith("My coach may see")]
        assert box.value is not shared
        box.set_value(shared)
        run(test)
        assert client.send(operations.get_candidate(own[0])).answers_shared is shared
        assert client.send(operations.get_candidate(own[0])).visibility == "team"


def test_what_another_device_has_stored_is_shown_and_kept(
    open_page: Open, client: Client, own: tuple[str, str]
) -> None:
    test = open_page("me", token=own[1])
    again = open_page("me", token=own[1])
    [box] = [each for each in again.checkbox if each.label.startswith("My coach may see")]
    box.set_value(True)
    run(again)
    [box] = [each for each in run(test).checkbox if each.label.startswith("My coach may see")]
    assert box.value is True
    assert client.send(operations.get_candidate(own[0])).answers_shared is True


def test_a_coach_sees_them_only_where_the_person_allows_it(company: Company) -> None:
    token = complete(company, "Ours", "team")
    company.let_in("remy", "coach", ("Ours",))
    asked = {"assessment": company.assessments["Ours"], "view": "basis"}
    test = company.open("people", "remy", None, **asked)
    assert lines(test) == []
    own = configured_service().takers.acting_for_taker(token)
    own.write(operations.set_visibility(company.people["Ours"], SetVisibility(visibility="team", answers_shared=True)))
    test = company.open("people", "remy", None, **asked)
    assert "From their own answers" in texts(test)
    assert shown(test) == []
    open_lines(test)
    assert shown(test)
    assert "Person of Ours chose “" in texts(test)


def test_a_coach_exports_results_and_changes_nothing(company: Company) -> None:
    complete(company, "Ours", "team")
    company.let_in("remy", "coach", ("Ours",))
    test = company.open("people", "remy", None, assessment=company.assessments["Ours"])
    [menu] = [each for each in test.menu_button if each.key == "person-menu"]
    assert menu.options == ["Export these results"]


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
