"""Findings: a plain sentence, a badge, and on a tap the percentage and what it rests on."""

import re
from datetime import UTC, datetime

import pytest
from hypothesis import given, strategies as st
from streamlit.testing.v1 import AppTest

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import Certainty, certainty
from discern.contract.models.insights import Evidence, Insight, Mark, NumberArgument
from discern_app.insight.findings import (
    badge,
    evidence_markdown,
    findings_in,
    sentence,
    sentence_markdown,
    verdict_of,
)
from tests.support.pages import run, texts

HUGO = CandidateRef(id="cand_1", name="Hugo *Almeida*")
MEI = CandidateRef(id="cand_2", name="Mei Tan")


def finding(kind: str, probability: float | None, text: str = "", **given: object) -> Insight:
    strength = "open" if probability is None else certainty(probability)
    text = text or f"{kind} {probability}"
    return Insight.model_validate(
        {"id": kind, "kind": kind, "text": text, "strength": strength, "probability": probability, "evidence": []}
        | given
    )


OF_TWO = finding(
    "friction",
    0.97,
    "Hugo *Almeida* pushes, and Mei Tan waits.",
    people=[HUGO, MEI],
    template="{0} pushes, and {1} waits.",
    text_without_names="One pushes, and one waits.",
)


@pytest.mark.parametrize(
    ("probability", "shown"),
    [
        (0.999, "●●● Very likely"),
        (0.95, "●●● Very likely"),
        (0.8, "●●○ Likely"),
        (0.61, "●○○ Leaning"),
        (None, "○○○ Open"),
    ],
)
def test_a_badge_says_how_sure_it_is_by_dots_and_a_word_and_no_number(probability: float | None, shown: str) -> None:
    strength: Certainty = "open" if probability is None else certainty(probability)
    assert re.fullmatch(rf":(violet|gray)-badge\[{shown}\]", badge(strength))


def test_a_tap_on_it_opens_the_percentage_what_is_claimed_and_what_it_rests_on() -> None:
    own, other, place = (NumberArgument(value=each) for each in (0.97, 7.0, 1.2))
    opened = evidence_markdown(
        finding(
            "style",
            0.97,
            detail="The place is in the quarter of D.",
            evidence=[
                Evidence(name="probability of D", value=0.97, message="evidence-direction", arguments={"value": own}),
                Evidence(name="people", value=7.0, arguments={"value": other}),
                Evidence(name="pace", value=1.2, message="evidence-centre-position", arguments={"value": place}),
            ],
        ),
        Mark(statement_id="style", fit="fits", marked_at=datetime(2026, 11, 20, tzinfo=UTC)),
    )
    assert opened.startswith("**Very likely: 97%**")
    assert opened.count("97%") == 1, "the claim's own probability is said once"
    assert "The place is in the quarter of D" in opened
    assert "people" in opened
    assert "1.2" not in opened, "pages draw places, and say them in words"
    assert opened.endswith("Says\\: fits")


def test_names_are_short_and_bold_where_the_page_says_so_and_never_markup() -> None:
    assert sentence(OF_TWO, {"cand_2": "Mei"}) == "Hugo *Almeida* pushes, and Mei waits."
    assert sentence_markdown(OF_TWO, {"cand_2": "Mei"}) == "**Hugo \\*Almeida\\*** pushes, and **Mei** waits\\."
    assert sentence(OF_TWO, named=False) == "One pushes, and one waits."
    assert "Hugo" not in sentence_markdown(OF_TWO, named=False)


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_name_is_text(one: str, other: str) -> None:
    people = [CandidateRef(id="a", name=one), CandidateRef(id="b", name=other)]
    assert sentence(OF_TWO.model_copy(update={"people": people})) == f"{one} pushes, and {other} waits."


def test_the_first_statement_is_the_verdict_whatever_else_is_surer() -> None:
    """The service ranks: a page that ranked again would have another headline."""
    said = [finding("centre", 0.7), finding("absent", 0.99), finding("try", 0.99), finding("caveat", None)]
    assert verdict_of(said) is said[0]
    assert findings_in(said) == said[:2]
    assert verdict_of(said[2:]) is None


def test_what_is_the_same_without_names_is_said_once_and_what_cannot_be_said_so_not_at_all() -> None:
    again = OF_TWO.model_copy(update={"id": "second", "people": [MEI, HUGO]})
    unsayable = again.model_copy(update={"id": "third", "template": "{0} waits.", "text_without_names": None})
    assert len(findings_in([OF_TWO, again, unsayable])) == 3
    assert findings_in([OF_TWO, again, unsayable], named=False) == [OF_TWO]


def test_a_finding_is_a_sentence_with_its_badge() -> None:
    def page() -> None:
        from discern_app.insight.findings import show_finding
        from discern_app.session_state import OPENED_PAGE
        from tests.app.insight.test_findings import OF_TWO

        OPENED_PAGE.set("compare")
        show_finding(OF_TWO)

    test = run(AppTest.from_function(page))
    assert "pushes, and" in texts(test)
    assert "Very likely: 97%" in texts(test)


def without(probability: float) -> list[Evidence]:
    """The evidence of a claim about a team that has this probability without the answers that look random."""
    value = NumberArgument(value=probability)
    name = "the same without the set of answers that looks random"
    return [Evidence(name=name, value=probability, message="evidence-without-random", arguments={"value": value})]


def test_a_tap_says_that_a_claim_is_less_sure_without_answers_that_look_random() -> None:
    said = evidence_markdown(finding("majority", 0.9, evidence=without(0.77)))
    assert "77%" in said
    assert "random" in said
