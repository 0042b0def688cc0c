"""Findings: how sure each is, what it rests on, and which come first."""

import re

import pytest
from hypothesis import given, strategies as st
from streamlit.testing.v1 import AppTest

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import Certainty, certainty
from discern.contract.models.insights import Evidence, Insight, NumberArgument, TopicArgument
from discern_app.insight.findings import (
    SUREST_FIRST,
    advice_html,
    chip_html,
    condition_of,
    finding_html,
    how_sure,
    in_order,
    is_doubtful,
    said_html,
)
from discern_app.insight.profile import advice_text
from tests.support.pages import run, texts

HUGO = CandidateRef(id="cand_1", name="Hugo <b>Almeida</b>")


def finding(kind: str, probability: float | None, text: str = "", **given: object) -> Insight:
    strength = "can't tell yet" if probability is None else certainty(probability)
    text = text or f"{kind} {probability}"
    return Insight.model_validate(
        {"id": kind, "kind": kind, "text": text, "strength": strength, "probability": probability, "evidence": []}
        | given
    )


@pytest.mark.parametrize(
    ("probability", "chip"),
    [
        (0.999, "Very likely > 99%"),
        (0.95, "Very likely 95%"),
        (0.8, "Likely 80%"),
        (0.61, "Leaning 61%"),
        (None, "Open"),
    ],
)
def test_a_chip_says_how_sure_it_is_in_a_word_and_a_number(probability: float | None, chip: str) -> None:
    strength: Certainty = "can't tell yet" if probability is None else certainty(probability)
    shown = re.sub(r"<[^>]*>", "", chip_html(strength, probability)).replace("&gt;", ">")
    assert shown.split(" ", 1)[1] == chip
    assert 'aria-hidden="true"' in chip_html(strength, probability)


def test_a_finding_opens_to_its_whole_sentence_and_its_figures() -> None:
    because = [Evidence(name="probability of D", value=0.97), Evidence(name="people", value=7)]
    html = finding_html(
        finding("style", 0.97, "They are very likely in this direction.", headline="Dominance (D)", evidence=because)
    )
    assert html.startswith('<details class="finding"><summary>')
    summary, behind = html.split("</summary>")
    assert "Dominance (D)" in summary
    assert "97%" in summary
    assert "very likely in this direction." not in summary
    for shown in ("They are very likely in this direction.", "probability of D", "97%", "people", "7"):
        assert shown in behind


def test_figures_say_in_plain_words_where_people_lie() -> None:
    share, centre, end = (
        NumberArgument(value=0.9),
        NumberArgument(value=1.2, interval=(0.4, 2.0), digits=1),
        TopicArgument(topic="fast"),
    )
    because = [
        Evidence(name="exact", value=0.9, message="evidence-half", arguments={"end": end, "value": share}),
        Evidence(name="pace", value="1.2 (0.4–2.0)", message="evidence-centre-position", arguments={"value": centre}),
    ]
    html = finding_html(finding("pace", 0.9, "They are likely fast.", evidence=because))
    assert "<dd>90%</dd>" in html
    assert "1.2" not in html


@pytest.mark.parametrize(
    ("probability", "may_doubt", "has_chip"), [(0.97, True, True), (0.62, True, True), (0.62, False, False)]
)
def test_all_advice_says_how_sure_its_claim_is_unless_the_claim_stands_above(
    probability: float, may_doubt: bool, has_chip: bool
) -> None:
    advice = finding("try", probability, "Ask them first.", headline="Ask", detail="First.")
    assert ('class="chip' in advice_html(advice, named=True, may_doubt=may_doubt)) is has_chip


def test_the_claim_behind_a_question_stands_before_the_chip_since_nobody_measured_the_question() -> None:
    question = finding("question", 0.97, "Who has had a hard week?").model_copy(update={"id": "question-focus"})
    claim = finding("focus", 0.97, "They look to the task.", headline="A task-first group").model_copy(
        update={"id": "focus"}
    )
    summary = said_html("questions", [question], {"focus": claim}, named=True).partition("</summary>")[0]
    _, _, behind = summary.partition("Because: A task-first group")
    assert summary.count('class="chip') == behind.count('class="chip') == 1
    alone = said_html("questions", [question], {}, named=True).partition("</summary>")[0]
    assert "Because" not in alone
    assert 'class="chip' in alone


@pytest.mark.parametrize(("probability", "said"), [(0.97, "Fast"), (0.85, "Fast"), (0.62, "Fast, it seems")])
def test_a_headline_sounds_no_surer_than_its_chip(probability: float, said: str) -> None:
    assert f"<strong>{said}</strong>" in finding_html(finding("pace", probability, "They are fast.", headline="Fast"))


def test_advice_names_those_it_is_about_once() -> None:
    unnamed = finding("try", 0.62, "Ask.", headline="Ask first", people=[HUGO], text_without_names="Ask.")
    assert "Hugo &lt;b&gt;Almeida&lt;/b&gt; · Ask first" in advice_html(unnamed, named=True)
    assert "Hugo" not in advice_html(unnamed, named=False)
    text = f"Ask {HUGO.name} first."
    named = finding("question", 0.62, text, people=[HUGO], text_without_names="Ask first.")
    summary = advice_html(named, named=True).partition("</summary>")[0]
    assert summary.count("Hugo") == 1


def test_a_caveat_has_no_chip_since_it_is_known() -> None:
    caveat = Insight(id="old", kind="caveat", text="Scored before.", strength="can't tell yet", evidence=[])
    assert "Open" not in finding_html(caveat)
    assert "Open" in finding_html(caveat.model_copy(update={"kind": "pace"}))


def test_names_are_text_and_go_where_nobody_is_named() -> None:
    outlier = finding(
        "outlier", 0.88, "Hugo <b>Almeida</b> stands apart.", headline="Stands apart", people=[HUGO],
        text_without_names="Somebody stands apart.",
    )  # fmt: skip
    assert "Hugo &lt;b&gt;Almeida&lt;/b&gt; · Stands apart" in finding_html(outlier)
    assert "<b>" not in finding_html(outlier)
    assert "Hugo" not in finding_html(outlier, named=False)
    assert "Somebody stands apart." in finding_html(outlier, named=False)


@given(st.lists(st.tuples(st.sampled_from(["style", "pace", "split", "absent", "outlier"]), st.floats(0, 1))))
def test_the_surest_come_first_and_nobody_who_stands_apart_is_cut_off(given: list[tuple[str, float]]) -> None:
    ordered = in_order([finding(kind, share) for kind, share in given])
    outliers = [each for each in ordered if each.kind == "outlier"]
    assert ordered[: len(outliers)] == outliers
    for part in (outliers, ordered[len(outliers) :]):
        ranks = [SUREST_FIRST.index(each.strength) for each in part]
        assert ranks == sorted(ranks)
    assert {each.text for each in ordered} == {f"{kind} {share}" for kind, share in given}


def test_what_is_surprising_comes_before_what_is_as_sure_and_is_not() -> None:
    assert [each.kind for each in in_order([finding("majority", 0.97), finding("absent", 0.96)])] == [
        "absent",
        "majority",
    ]


def test_more_are_one_click_away() -> None:
    def page() -> None:
        from discern.contract.models.insights import Insight
        from discern_app.insight.findings import show_findings

        claims = [
            Insight(id=f"{n}", kind="pace", text=f"Claim {n}", strength="very likely", evidence=[], probability=0.99)
            for n in range(4)
        ]
        show_findings(claims, most=2)

    test = run(AppTest.from_function(page))
    assert "2 more" in texts(test)
    [element] = test.get("html")
    before, after = element.proto.body.split('<details class="more">')
    assert "Claim 1" in before
    assert "Claim 2" not in before
    assert "Claim 3" in after


def test_a_clash_leads_to_the_comparison_of_the_two_unless_nobody_is_named() -> None:
    people = [CandidateRef(id="cand_1", name="Ana <b>"), CandidateRef(id="cand_2", name="Bo")]
    clash = Insight(
        id="f", kind="friction", text="They may clash.", strength="likely", probability=0.85, evidence=[], people=people
    )
    assert '<a href="compare?a=cand_1&amp;b=cand_2" target="_self">Compare Ana &lt;b&gt;, Bo</a>' in finding_html(clash)
    assert "href" not in finding_html(clash, named=False)
    assert "href" not in finding_html(clash.model_copy(update={"kind": "majority"}))


@pytest.mark.parametrize(
    ("base", "probability", "condition"),
    [
        pytest.param("style-SC", 0.61, "if above all calm (61%)", id="between-two"),
        pytest.param("style-D", 0.85, "if the direction is D (85%)", id="one-style"),
        pytest.param("pace-calm", 0.65, "if calm (65%)", id="pace"),
        pytest.param("focus-task", 0.9, "if the task comes first (90%)", id="focus"),
        pytest.param("style-D", 0.97, "", id="very-likely"),
        pytest.param("style-open", None, "", id="open"),
        pytest.param("zodiac-leo", 0.7, "", id="of-another-service"),
    ],
)
def test_advice_on_a_person_says_what_it_takes_for_granted_unless_that_is_very_likely(
    base: str, probability: float | None, condition: str
) -> None:
    strength = "can't tell yet" if probability is None else certainty(probability)
    advice = Insight(
        id=f"watch_out-{base}",
        kind="watch_out",
        text="Last words take time.",
        probability=probability,
        strength=strength,
        evidence=[],
        people=[],
    )
    assert condition_of(advice) == condition
    title = advice_text("watch_out", advice, None).partition("  \n")[0]
    assert title.endswith(f"May cost{f' · {condition}' if condition else ''}]]")


def without(probability: float) -> list[Evidence]:
    """The evidence of a claim about a team that has this probability without the answers that look random."""
    value = NumberArgument(value=probability)
    return [
        Evidence(
            name="the same without the set of answers that looks random",
            value=probability,
            message="evidence-without-random",
            arguments={"value": value},
        )
    ]


def in_view(html: str) -> str:
    """What is read before anything is opened."""
    return re.sub(r"<[^>]*>", " ", html.split("</summary>", maxsplit=1)[0])


def test_a_claim_and_its_advice_say_in_view_that_they_are_less_sure_without_answers_that_look_random() -> None:
    claim = finding("majority", 0.9, headline="Most are calm", evidence=without(0.77))
    advice = finding("question", 0.9, headline="Ask", evidence=without(0.77))
    for html in (finding_html(claim), advice_html(advice, named=True, claim=claim)):
        assert "77% without the answers that look random" in in_view(html)
    assert how_sure(claim) == "Likely 90% · 77% without the answers that look random"
    # Nothing is said where the word stays the same.
    assert "without" not in in_view(finding_html(finding("majority", 0.9, evidence=without(0.85))))


def test_advice_says_its_doubt_where_it_is_very_likely_only_with_answers_that_look_random() -> None:
    assert is_doubtful(finding("try", 0.97, evidence=without(0.7)))
    assert not is_doubtful(finding("try", 0.97, evidence=without(0.96)))
