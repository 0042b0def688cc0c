"""The answers that speak for a claim about a person, and those against it."""

from functools import cache

import numpy as np
import pytest
from hypothesis import example, given, settings, strategies as st

from discern import insight
from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Claim, TopicArgument
from discern.contract.models.results import Norms, Quality, Results
from discern.insight.answer_evidence import (
    LEAST_INFLUENCE,
    MOST_OPPOSING,
    MOST_SUPPORTING,
    logit,
    probability_of,
)
from discern.insight.styles import summarise
from discern.instrument import STYLES, Choice, leave_one_out, load_bank, score_profile, simulate_respondent
from discern.instrument.style import DIRECTIONS
from discern.service.domain.scoring import to_scores

BANK = load_bank()
ADVICE = {"strength", "watch_out", "question", "try", "portrait", "energises", "drains", "do", "dont", "ask"}
FORMS = ("fixed", "short")

seeds = st.integers(0, 10_000)
few = settings(max_examples=12, deadline=None)


@cache
def answers(form: str, seed: int) -> tuple[Choice, ...]:
    """What somebody chose, who is drawn from the norm group."""
    rng = np.random.default_rng(seed)
    return simulate_respondent(BANK, form, rng.normal(size=4), rng)


def results_of(choices: tuple[Choice, ...], form: str) -> Results:
    profile = score_profile(BANK, choices, form)
    return Results(
        assessment_id="asm_1",
        candidate=CandidateRef(id="cand_1", name="Ana Ruiz"),
        norms=Norms(id="people", kind="observed", n=500, as_of="2026-01-01"),
        scores=to_scores(profile.scores),
        style=summarise(profile.style, profile.circle),
        quality=Quality(verdict="ok"),
    )


def claims_of(choices: tuple[Choice, ...], form: str) -> list[Claim]:
    return insight.describe_person(results_of(choices, form))


@few
@given(seeds, st.sampled_from(FORMS))
def test_a_claim_is_as_probable_by_its_own_estimate_as_it_says(seed: int, form: str) -> None:
    choices = answers(form, seed)
    estimate = leave_one_out(BANK, choices).all
    for claim in claims_of(choices, form):
        found = probability_of(claim, estimate)
        if claim.probability is None or claim.kind in ADVICE:
            assert found is None, claim.kind
        else:
            assert found == pytest.approx(claim.probability, abs=1e-9), claim.id


@pytest.mark.integration
@few
@given(seeds, st.sampled_from(FORMS))
def test_estimates_are_those_of_the_answers_that_are_left(seed: int, form: str) -> None:
    choices = answers(form, seed)
    found = leave_one_out(BANK, choices)
    left = seed % len(choices)
    for estimate, given_ in ((found.all, choices), (found.without[left], choices[:left] + choices[left + 1 :])):
        anew = score_profile(BANK, given_, form)
        within = [estimate.circle.probability_within(middle, 45) for middle in DIRECTIONS.values()]
        assert within == pytest.approx([anew.circle.probability_within(middle, 45) for middle in DIRECTIONS.values()])
        for style in STYLES:
            assert estimate.scores[style].theta == pytest.approx(anew.scores[style].theta, abs=1e-6)
            assert estimate.scores[style].se == pytest.approx(anew.scores[style].se, abs=1e-6)


OTHER_WAY = 0.02
"""How far, in standard deviations, an answer may move a score against what it says: each answer also tells of another
style, and what that moves may outweigh it. Among 17,519 answers of 400 simulated people 3 did, by at most 0.008.
"""


@few
@example(282, "D")
@given(seeds, st.sampled_from(STYLES))
def test_without_the_answers_that_favour_a_style_its_score_is_lower(seed: int, style: str) -> None:
    choices = answers("fixed", seed)
    found = leave_one_out(BANK, choices)
    moved = []
    for choice, without in zip(choices, found.without, strict=True):
        by_id = {item.id: item for item in BANK.blocks[choice.block].items}
        most, least = by_id[choice.most], by_id[choice.least]
        favours = (most.style, most.key) == (style, 1) or (least.style, least.key) == (style, -1)
        speaks_against = (most.style, most.key) == (style, -1) or (least.style, least.key) == (style, 1)
        by_it = found.all.scores[style].theta - without.scores[style].theta
        if favours:
            moved.append(by_it)
        elif speaks_against:
            moved.append(-by_it)
    assert all(each > -OTHER_WAY for each in moved)
    assert not moved or sum(moved) > 0


@few
@given(seeds, st.sampled_from(FORMS))
def test_the_strongest_answers_come_first_and_each_on_its_side(seed: int, form: str) -> None:
    choices = answers(form, seed)
    claims = claims_of(choices, form)
    found = insight.strongest_answers(claims, BANK, choices)
    assert [each.claim for each in found] == [
        claim for claim in claims if claim.probability is not None and claim.kind not in ADVICE
    ]
    for each in found:
        supporting = [answer.influence for answer in each.supporting]
        opposing = [-answer.influence for answer in each.opposing]
        assert len(supporting) <= MOST_SUPPORTING
        assert len(opposing) <= MOST_OPPOSING
        for influences in (supporting, opposing):
            assert influences == pytest.approx(sorted(influences, reverse=True), abs=1e-9)
            assert all(influence >= LEAST_INFLUENCE for influence in influences)
        for answer in (*each.supporting, *each.opposing):
            assert answer.choice in choices
            assert answer.influence == pytest.approx(logit(each.probability) - logit(answer.without))


@pytest.mark.integration
@few
@given(seeds, st.sampled_from(FORMS))
def test_a_statement_that_tells_pulls_the_way_of_the_answer(seed: int, form: str) -> None:
    """Shown by scores, which depend on the statements of their own style above all."""
    choices = answers(form, seed)
    scores = [claim for claim in claims_of(choices, form) if claim.kind == "score"]
    for each in insight.strongest_answers(scores, BANK, choices):
        style, above = (
            each.claim.id.removeprefix("score-"),
            each.claim.arguments["side"] == TopicArgument(topic="above"),
        )
        for answer in (*each.supporting, *each.opposing):
            items = {item.id: item for item in BANK.blocks[answer.choice.block].items}
            upwards = above == (answer.influence > 0)
            assert answer.most_tells or answer.least_tells
            for item, tells, as_most in (
                (items[answer.choice.most], answer.most_tells, True),
                (items[answer.choice.least], answer.least_tells, False),
            ):
                if item.style == style:
                    assert tells == (upwards == (as_most == (item.key > 0)))


def test_what_is_named_of_an_answer_reads_the_way_it_counts() -> None:
    """Of the halves of the circle: a calm statement that was picked is never said to speak for a fast person."""
    ways = {"fast": {"D", "I"}, "calm": {"S", "C"}, "people": {"I", "S"}, "task": {"D", "C"}}
    named = 0
    for seed in range(20):
        choices = answers("fixed", seed)
        halves = [claim for claim in claims_of(choices, "fixed") if claim.kind in {"pace", "focus"}]
        for each in insight.strongest_answers(halves, BANK, choices):
            inside = ways[each.claim.id.partition("-")[2]]
            for answer in (*each.supporting, *each.opposing):
                items = {item.id: item for item in BANK.blocks[answer.choice.block].items}
                speaks_for = answer.influence > 0
                assert answer.most_tells or answer.least_tells
                for item, tells, picked in (
                    (items[answer.choice.most], answer.most_tells, True),
                    (items[answer.choice.least], answer.least_tells, False),
                ):
                    if tells:
                        named += 1
                        assert item.key == 1
                        assert (item.style in inside) == (picked == speaks_for)
    assert named > 100


def test_every_claim_has_answers_that_carry_it() -> None:
    """Of 30 people: a claim that no single answer moves is rare, and then it is nearly certain."""
    found = [
        each
        for seed in range(30)
        for each in insight.strongest_answers(claims_of(answers("short", seed), "short"), BANK, answers("short", seed))
    ]
    bare = [each.probability for each in found if not each.supporting]
    assert len(found) > 80
    assert len(bare) < 0.05 * len(found)
    assert all(probability > 0.98 for probability in bare)


def test_the_order_of_answering_makes_no_difference() -> None:
    choices = answers("fixed", 3)
    claims = claims_of(choices, "fixed")
    forward = insight.strongest_answers(claims, BANK, choices)
    back = insight.strongest_answers(claims, BANK, choices[::-1])
    for one, other in zip(forward, back, strict=True):
        assert {answer.choice for answer in one.supporting} == {answer.choice for answer in other.supporting}
        assert {answer.choice for answer in one.opposing} == {answer.choice for answer in other.opposing}


def test_answers_to_another_questionnaire_are_refused() -> None:
    choices = answers("short", 3)
    with pytest.raises(ValueError, match="no such block"):
        insight.strongest_answers(claims_of(choices, "short"), BANK, [Choice("other", "a", "b")])
