"""Statements in the language and the voice that is asked for, with the claim that they say."""

from typing import Any
from urllib.parse import urlencode

import pytest

from discern import words
from discern.contract.models.insights import Insight
from tests.support.office import Office, found_office
from tests.support.running import Running


@pytest.fixture(scope="module")
def office(shared: Running) -> Office:
    """One that no test changes."""
    return found_office(shared)


def addresses(office: Office) -> list[str]:
    """The operations that answer with statements."""
    done = office.running.answer("GET", "/assessments", key=office.key)["data"]
    mine = next(each["id"] for each in done if each["candidate"]["name"] == "Ada")
    return [
        f"/assessments/{mine}/results",
        f"/teams/{office.team}/analysis",
        f"/comparisons?a={office.people['Ada']}&b={office.people['Cy']}",
    ]


def ask(office: Office, address: str, **given: str) -> Any:
    joined = "&" if "?" in address else "?"
    return office.running.call("GET", f"{address}{joined}{urlencode(given)}", key=office.key)


def test_a_statement_comes_with_its_claim_and_can_be_said_again_offline(office: Office) -> None:
    for address in addresses(office):
        there = ask(office, address).json()["insights"]
        to_you = ask(office, address, voice="you").json()["insights"]
        for named, you in zip(there, to_you, strict=True):
            assert named["message"]
            assert (named["probability"] is None) == (named["strength"] == "open")
            assert words.restate(Insight.model_validate(named), voice="you").text == you["text"]
            # A client that fills the template itself gets the names in any voice.
            assert named["template"] == you["template"]


def test_the_voice_decides_about_names(office: Office) -> None:
    results, *_ = addresses(office)

    def said(**voice: str) -> str:
        text: str = office.running.answer("GET", results, key=office.key, **voice)["insights"][0]["text"]
        return text

    assert said() == "Ada takes time and puts people first."
    assert said(voice="named") == said()
    assert said(voice="you") == "You take your time and put people first."
    assert said(voice="unnamed") == "This person takes time and puts people first."


@pytest.mark.parametrize("asked", [{}, {"language": "en-GB"}, {"language": "tlh"}])
def test_the_answer_says_its_language(office: Office, asked: dict[str, str]) -> None:
    for address in addresses(office):
        response = ask(office, address, **asked)
        assert response.status_code == 200
        assert response.headers["Content-Language"] == "en"


@pytest.mark.parametrize(("name", "value"), [("voice", "loud"), ("language", "no tag"), ("tone", "warm")])
def test_what_is_not_known_is_refused_by_name(office: Office, name: str, value: str) -> None:
    for address in addresses(office):
        response = ask(office, address, **{name: value})
        assert (response.status_code, response.json()["code"]) == (400, "invalid_parameter")
        assert response.json()["errors"][0]["field"] == name
