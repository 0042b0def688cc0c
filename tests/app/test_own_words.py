"""What people say of their profile, where they say it and where others read it."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.client.cache import CachedReader
from discern.contract import operations
from discern.contract.models.assessments import Answer, Assessment, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import About, NewCandidate, PromptAnswer, PutAbout
from discern.contract.models.insights import PutMark
from discern.contract.models.reports import ReportDocument
from discern.contract.models.results import Results
from discern_app.base.current_service import configured_service
from discern_app.reports.report_html import ReportHtml
from tests.reports.test_marks import marked
from tests.support.pages import Open, texts
from tests.support.people import answers_of

COMMENT = "Only with *strangers* <b>around</b>"
WORDS = "Ask me twice & wait"


@pytest.fixture
def assessment(client: Client) -> Assessment:
    return client.send(
        operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ada *B*"), form="short"))
    )


@pytest.fixture
def private(client: Client, assessment: Assessment) -> str:
    """The token of the private link of somebody who has answered."""
    token = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=assessment.id)).private_token
    assert token is not None
    answers = [Answer.model_validate(each) for each in answers_of((0, 1))]
    taker = configured_service().takers.acting_for_taker(token)
    taker.client.send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=assessment.id))
    return token


@pytest.fixture
def person(private: str) -> CachedReader:
    """Calls by the person."""
    return configured_service().takers.acting_for_taker(private)


def results_of(client: Client, assessment: Assessment) -> Results:
    return client.send(operations.GET_RESULTS(assessment_id=assessment.id))


def html_of(test: AppTest) -> str:
    return "\n".join(str(each.proto.body) for each in test.get("html"))


def deny(client: Client, person: CachedReader, assessment: Assessment, kind: str = "style") -> str:
    """Say that a statement isn't them; its headline."""
    found = next(each for each in results_of(client, assessment).insights if each.kind == kind)
    person.write(
        operations.PUT_MARK(PutMark(fit="not_me", comment=COMMENT), assessment_id=assessment.id, statement_id=found.id)
    )
    return found.text


def write(person: CachedReader, assessment: Assessment, visibility: str = "team") -> About:
    answers = [PromptAnswer(prompt="ask_me", text=WORDS)]
    given = PutAbout.model_validate({"visibility": visibility, "answers": answers})
    return person.write(operations.PUT_ABOUT(given, candidate_id=assessment.candidate.id))


# Those who read.


def test_what_isn_t_the_person_is_struck_out_on_their_page(
    open_page: Open, client: Client, person: CachedReader, assessment: Assessment
) -> None:
    before = open_page("people", person=assessment.candidate.id)
    deny(client, person, assessment)
    shown = open_page("people", person=assessment.candidate.id)
    assert "~~" not in before.title[0].value
    assert shown.title[0].value == f":gray[~~{before.title[0].value}~~]"
    assert "not me\\. “Only with \\*strangers\\* \\<b\\>around" in texts(shown)


def test_a_portrait_is_struck_out_too(
    open_page: Open, client: Client, person: CachedReader, assessment: Assessment
) -> None:
    deny(client, person, assessment, "portrait")
    test = open_page("people", person=assessment.candidate.id)
    [portrait] = [each.value for each in test.markdown if each.value.startswith(":gray[~~") and len(each.value) > 300]
    assert portrait.endswith("~~]")


STRUCK = re.compile(r"<h4>(?:<span[^>]*>.</span>)?<s>")
UNSTRUCK = re.compile(r"<h4>(?!(?:<span[^>]*>.</span>)?<s>)")


def html_of_report(document: ReportDocument) -> str:
    return "".join(part for part in ReportHtml(document).parts() if isinstance(part, str))


def test_a_report_is_struck_out_where_it_is_read() -> None:
    document = marked("not_me", COMMENT)
    shown = html_of_report(document)
    assert '<div class="said not-me"><s>' in shown
    assert '<div class="ground not-me">' in shown
    assert "Says: not me. “Only with *strangers* &lt;b&gt;around" in shown
    assert "<b>around" not in shown


def test_the_cards_of_a_report_that_rest_on_a_denied_statement_are_struck_out_where_it_is_read() -> None:
    _, *cards = html_of_report(marked("not_me", COMMENT, length="full")).split('<div class="card')
    # All cards of this report rest on the direction.
    denied = [card for card in cards if card.startswith(" not-me")]
    _, *others = html_of_report(marked("partly", length="full")).split('<div class="card')
    # A card whose headline stands above its group has none of its own.
    assert denied
    assert all("<s>" in card and not UNSTRUCK.search(card) for card in denied)
    assert any("<h4>" in card for card in denied)
    assert others
    assert not any(STRUCK.search(card) for card in others)
    assert "<h4><s>" not in html_of_report(marked("partly", length="full"))


def test_a_card_that_rests_on_a_denied_statement_is_grey_on_the_profile(
    open_page: Open, client: Client, person: CachedReader, assessment: Assessment
) -> None:
    def cards() -> list[str]:
        test = open_page("people", person=assessment.candidate.id, view="together")
        return [each.value for each in test.markdown if each.value.startswith(":small[:gray[") and "**" in each.value]

    assert cards()
    assert "~~" not in "".join(cards())
    for each in results_of(client, assessment).insights:
        if each.people and each.kind != "withheld":
            person.write(operations.PUT_MARK(PutMark(fit="not_me"), assessment_id=assessment.id, statement_id=each.id))
    assert [card for card in cards() if "**:gray[~~" not in card or "  \n:gray[" not in card] == []


def test_their_own_words_are_on_the_together_view_of_those_they_show_them_to(
    open_page: Open, person: CachedReader, assessment: Assessment
) -> None:
    def together() -> str:
        return texts(open_page("people", person=assessment.candidate.id, view="together"))

    write(person, assessment, "nobody")
    assert WORDS not in together()
    write(person, assessment)
    shown = together()
    assert "Ada \\*B\\* on working together" in shown
    assert WORDS in shown
