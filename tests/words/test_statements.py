"""Statements: the same claim in several voices, over the wire and back, with any name."""

import pytest
from hypothesis import given, strategies as st

from discern import insight, words
from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Claim, Insight
from discern.contract.models.teams import TeamRef
from discern.contract.styles import Style
from discern.insight.claims import claim, probability_figure
from tests.support.results import MakeResults


def lead(name: str = "Ana Ruiz", probability: float = 0.9649) -> Claim:
    who = CandidateRef(id="cand_1", name=name)
    evidence = [probability_figure("evidence-direction", probability, styles=("S",))]
    return claim("style-S", "style", "person-style", probability, evidence, [who], styles=("S",))


def test_a_claim_is_said_by_name_to_the_person_and_without_names() -> None:
    assert words.say(lead()).text == "Ana Ruiz takes time and puts people first."
    assert words.say(lead(), voice="you").text == "You take your time and put people first."
    assert words.say(lead(), voice="unnamed").text == "This person takes time and puts people first."
    assert words.say(lead(), names={"cand_1": "Ana"}).text == "Ana takes time and puts people first."


def test_people_have_short_names_where_nobody_else_has_the_same() -> None:
    people = [
        CandidateRef(id=id_, name=name) for id_, name in (("a", "Ana Ruiz"), ("b", "Bo Lind"), ("c", "Ana Sousa"))
    ]
    assert words.short_names(people) == {"b": "Bo"}
    assert words.short_names(people[:2]) == {"a": "Ana", "b": "Bo"}


@pytest.mark.parametrize(
    ("styles", "text"),
    [
        (("D", "I"), "Ana moves fast above all."),
        (("I", "S"), "Ana puts people first above all."),
        (("S", "C"), "Ana takes time, and that shows more than task or people."),
        (("D", "C"), "Ana puts the task first above all."),
    ],
)
def test_between_two_styles_what_both_share_is_said(styles: tuple[Style, ...], text: str) -> None:
    who = CandidateRef(id="cand_1", name="Ana")
    assert words.say(claim("x", "style", "person-style-between", 0.9, [], [who], styles=styles)).text == text


@given(st.text(min_size=1, max_size=40))
def test_any_name_is_said_as_it_is(name: str) -> None:
    said = words.say(lead(name))
    assert said.text == f"{name} takes time and puts people first."
    assert said.template == "{0} takes time and puts people first."


def test_namesakes_are_distinguished() -> None:
    people = [CandidateRef(id="a", name="Ana", external_id="hr-7"), CandidateRef(id="b", name="Ana")]
    said = words.say(claim("pace_both-fast", "pace_both", "pair-both", 0.9, [], people, end="fast"))
    assert said.text.startswith("Ana (hr-7) and Ana (2) both ")


@pytest.mark.parametrize("voice", ["named", "you", "unnamed"])
def test_a_statement_of_the_service_can_be_said_again_offline(voice: str, make_results: MakeResults) -> None:
    people = [make_results(name, number=n) for n, name in enumerate(("Ana", "Bo", "Cy", "{0} D"))]
    claims = [
        *insight.describe_person(people[3]),
        *insight.compare(people[0], people[1])[1],
        *insight.analyse_team(TeamRef(id="t", name="T"), 5, people, 1)[1],
    ]
    for each in claims:
        sent = Insight.model_validate_json(words.say(each).model_dump_json())
        assert words.restate(sent, voice=voice) == words.say(each, voice=voice)  # type: ignore[arg-type]


def test_a_statement_without_a_message_stays_as_it_is() -> None:
    given_ = Insight(id="x", kind="style", text="As the service says.", strength="likely", evidence=[])
    assert words.restate(given_, voice="you") == given_
    unknown = words.say(lead()).model_copy(update={"message": "person-of-tomorrow"})
    assert words.restate(unknown, voice="you") == unknown
    other = words.say(lead()).model_copy(update={"arguments": {}})
    assert words.restate(other, voice="you") == other


def test_a_probability_is_rounded_once_and_from_what_was_measured() -> None:
    said = words.say(lead(probability=0.9649))
    assert said.probability == said.evidence[0].value == 0.9649
    assert words.value_text(said.evidence[0]) == words.percent(0.9649) == "96%"
    assert (words.percent(0.9999), words.percent(0.0001)) == ("> 99%", "< 1%")


@pytest.mark.parametrize(
    ("asked", "header", "language"),
    [
        (None, "", "en"),
        ("en", "de", "en"),
        ("en-GB", "", "en"),
        ("xx", "en", "en"),
        (None, "en-GB;q=0.5, it;q=0.9", "en"),
        (None, ";q=,,*;q=x, " + "a" * 5000, "en"),
    ],
)
def test_a_reader_gets_the_best_catalogue_there_is(asked: str | None, header: str, language: str) -> None:
    assert words.negotiate(asked, header) == language
