"""Of somebody whose answers look random every page says that alone, what to do about it, and that it may be wrong."""

import pytest

from discern import samples
from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Answer, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.results import ResultsQuery, ResultsRow
from discern.contract.models.talks import TalkQuery
from tests.app.participant.conftest import browsers
from tests.support.pages import Open, headings, labels, texts, with_sample_company

SAID = "The answers of Chiara look more like random picks than like choices"
MAY_BE_WRONG = "The check can be wrong"
SURE = ("Very likely", "Likely", "Leaning")
ADVISED = ("What energises", "Do", "Don't", "Cards for this week")


@pytest.fixture
def chiara(client: Client) -> ResultsRow:
    """Somebody of the sample company who read the first half alone."""
    everybody = client.send(operations.LIST_RESULTS(ResultsQuery(limit=200))).data
    [found] = [each for each in everybody if each.candidate.name == "Chiara Lunardi"]
    assert found.quality.looks_random
    return found


@pytest.fixture
def other(client: Client, chiara: ResultsRow) -> ResultsRow:
    everybody = client.send(operations.LIST_RESULTS(ResultsQuery(limit=200))).data
    return next(each for each in everybody if each.scores and each != chiara and not each.quality.looks_random)


@with_sample_company
def test_a_person_s_page_says_so_first_and_claims_and_advises_nothing(open_page: Open, chiara: ResultsRow) -> None:
    test = open_page("people", person=chiara.candidate.id)
    said = texts(test)
    assert headings(test)[0].startswith(SAID)
    assert said.count("like random picks") == said.count(MAY_BE_WRONG) == 1
    assert "Invite again" in labels(test)
    for view in ("profile", "together"):
        shown = texts(open_page("people", person=chiara.candidate.id, view=view))
        assert "Nothing here says how Chiara works" in shown
        assert not [word for word in (*SURE, *ADVISED, "With team-mates") if f"{word}\n" in shown]


@with_sample_company
def test_two_of_whom_one_answered_so_are_not_compared(
    open_page: Open, client: Client, chiara: ResultsRow, other: ResultsRow
) -> None:
    test = open_page("compare", a=chiara.candidate.id, b=other.candidate.id)
    said = texts(test)
    assert headings(test)[0].startswith(SAID)
    assert said.count(MAY_BE_WRONG) == 1
    assert not [word for word in SURE if word in said]

    query = TalkQuery(candidate_id=chiara.candidate.id, other_id=other.candidate.id)
    talk = client.send(operations.GET_TALK(query))
    assert (talk.claim, talk.advice, talk.no_advice) == (None, None, "random")
    shown = texts(open_page("talk", person=chiara.candidate.id, other=other.candidate.id))
    assert "so there is just a question" in shown
    assert not [word for word in SURE if word in shown]


def test_the_own_page_says_so_first_and_how_to_answer_again(client: Client) -> None:
    [person] = [each for each in samples.sample_company().people if each.name == "Chiara Lunardi"]
    made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name=person.name))))
    token = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id)).private_token
    assert token is not None
    answers = [Answer(block=block, most=most, least=least, ms=ms) for block, most, least, ms in person.answers]
    client.acting_for_taker(token).send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=made.id))
    with browsers() as open_browser:
        page = open_browser().open(token, "/me")
    assert page.heading == "Your answers look more like random picks than like choices."
    assert page.text.count(MAY_BE_WRONG) == 1
    assert "unusual about the answers" not in page.text
    assert "Answer again" in page.text
    assert not [word for word in (*SURE, "Does this fit you?", "Try this week") if word in page.text]
