"""The checks of response quality: each can pass and each can fail."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from discern.instrument import (
    Bank,
    Choice,
    ResponseQuality,
    bank_to_dict,
    parse_bank,
    posteriors,
    score_profile,
    simulate_respondent,
)
from discern.instrument.bank import KNOWN
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.choices import shown_order
from discern.instrument.numerics import Floats, Ints
from discern.instrument.quality import RULES, standardised_fit
from discern.instrument.simulation import draw_people
from tests.support.infrequency import with_infrequency
from tests.support.map_estimates import estimate
from tests.support.thurstonian import draw_items

from .conftest import CORRELATION

SEED = 11
Answers = list[Choice]


def honest(bank: Bank) -> Answers:
    return list(simulate_respondent(bank, "fixed", np.array([1.5, 1.0, -1.5, -1.0]), np.random.default_rng(2)))


def tried(bank: Bank) -> Bank:
    """The same statements with parameters as calibration finds them: known, large, and different from each other."""
    data, rng = bank_to_dict(bank), np.random.default_rng(5)
    for block in data["blocks"]:
        for item in block["items"]:
            item["loading"] = round(item["key"] * rng.uniform(0.5, 0.85), 3)
            item["intercept"] = round(rng.normal(0.0, 0.5), 3)
    return parse_bank(data | {"scale": 1.6, "discrimination": KNOWN.to_dict()})


def timed(answers: Answers, times: list[int]) -> Answers:
    return [Choice(answer.block, answer.most, answer.least, ms) for answer, ms in zip(answers, times, strict=True)]


def translated(answers: Answers, count: int) -> Answers:
    """The answers, of which so many were given to a translation."""
    return [replace(answer, translated=number < count) for number, answer in enumerate(answers)]


def by_place(bank: Bank, places: Callable[[int], tuple[int, int]]) -> Answers:
    answers = []
    for number, block in enumerate(bank.form("fixed").blocks):
        order, items = shown_order(block, SEED), bank.blocks[block].items
        most, least = places(number)
        answers.append(Choice(block, items[order[most]].id, items[order[least]].id))
    return answers


def checking(bank: Bank) -> Bank:
    """The bank with five infrequency statements in its fixed form."""
    blocks = bank.form("fixed").blocks
    columns = {2: 0, 7: 1, 12: 2, 16: 3, 21: 0}
    return with_infrequency(bank, {blocks[place]: column for place, column in columns.items()})


def decided(bank: Bank, contradicted: int) -> Answers:
    """Someone who always picks what fits best and least, except that the first ``contradicted`` blocks are reversed."""
    theta = np.array([1.5, 1.0, -1.5, -1.0])
    answers = []
    for number, block in enumerate(bank.form("fixed").blocks):
        row, items = bank.row_of_block[block], bank.blocks[block].items
        utility = bank.intercepts[row] + bank.loadings[row] * theta
        most, least = items[utility.argmax()].id, items[utility.argmin()].id
        answers.append(Choice(block, least, most) if number < contradicted else Choice(block, most, least))
    return answers


FAILING: dict[str, tuple[Callable[[Bank], Answers], str]] = {
    "person_fit": (lambda bank: decided(bank, 10), "caution"),
    "near_random": (lambda bank: decided(bank, 10), "caution"),
    "random_answers": (lambda bank: decided(bank, 12), "withheld"),
    "answered": (lambda bank: honest(bank)[:17], "caution"),
    "too_few": (lambda bank: honest(bank)[:11], "withheld"),
    "fast": (lambda bank: timed(honest(bank), [900] * 7 + [6000] * 17), "caution"),
    "too_fast": (lambda bank: timed(honest(bank), [900] * 13 + [6000] * 11), "withheld"),
    "same_places": (lambda bank: by_place(bank, lambda n: (0, 3) if n < 6 else (n % 3, 3)), "caution"),
    "place_pattern": (lambda bank: by_place(bank, lambda n: (0, 3)), "withheld"),
    "translated": (lambda bank: translated(honest(bank), 1), "caution"),
}


def checks(quality: ResponseQuality) -> dict[str, bool]:
    return {check.id: check.passed for check in quality.checks}


def test_every_rule_has_a_failing_case() -> None:
    assert list(FAILING) == [rule.id for rule in RULES]


@pytest.mark.parametrize("rule_id", FAILING)
def test_the_check_fails_and_brings_its_verdict(bank: Bank, shipped: Bank, rule_id: str) -> None:
    # Without infrequency statements, untried parameters leave no answers random beyond doubt.
    bank = tried(bank) if rule_id in {"near_random", "random_answers"} else shipped
    answers, verdict = FAILING[rule_id][0](bank), FAILING[rule_id][1]
    quality = score_profile(bank, answers, "fixed", SEED).quality
    assert checks(quality)[rule_id] is False
    assert quality.verdict in (verdict, "withheld")


def test_an_honest_person_passes_every_check(shipped: Bank) -> None:
    answers = timed(decided(shipped, 0), [5000] * 24)
    quality = score_profile(shipped, answers, "fixed", SEED).quality
    assert checks(quality) == {rule: True for rule in FAILING if rule != "translated"}
    assert quality.verdict == "ok"


def test_a_translation_asks_for_care_and_changes_no_score(shipped: Bank) -> None:
    answers = timed(decided(shipped, 0), [5000] * 24)
    plain, read = (score_profile(shipped, each, "fixed", SEED) for each in (answers, translated(answers, 24)))
    assert (read.quality.verdict, read.quality.checks[-1].value) == ("caution", 1.0)
    assert [each.passed for each in read.quality.checks].count(False) == 1
    assert read.scores == plain.scores


@pytest.mark.parametrize(
    ("share", "failed"), [(18, set()), (17, {"answered"}), (12, {"answered"}), (11, {"answered", "too_few"})]
)
def test_limits_of_answered_blocks(bank: Bank, share: int, failed: set[str]) -> None:
    quality = score_profile(bank, honest(bank)[:share], "fixed").quality
    assert {
        name for name, passed in checks(quality).items() if not passed and name in ("answered", "too_few")
    } == failed


def test_what_cannot_be_measured_is_left_out(bank: Bank) -> None:
    quality = score_profile(bank, honest(bank), "fixed").quality
    assert set(checks(quality)) == {"person_fit", "near_random", "random_answers", "answered", "too_few"}
    few_times = timed(honest(bank)[:5], [100] * 5) + honest(bank)[5:]
    assert "fast" not in checks(score_profile(bank, few_times, "fixed").quality)


def test_the_limit_of_time_goes_by_the_words_of_the_block(bank: Bank) -> None:
    """At exactly 100 ms a word nothing is fast; with 1 ms less in each block everything is."""
    answers = decided(bank, 0)
    words = [sum(len(item.text.split()) for item in bank.blocks[answer.block].items) for answer in answers]
    assert len(set(words)) > 3
    for less, share in ((0, 0.0), (1, 1.0)):
        given = timed(answers, [100 * count - less for count in words])
        found = {check.id: check for check in score_profile(bank, given, "fixed").quality.checks}
        assert found["fast"].value == found["too_fast"].value == share


def test_infrequency_statements_lower_what_makes_answers_look_random(bank: Bank) -> None:
    """Random picking is much less like a person's then, so less evidence of it is enough for a caution."""
    for each, limit in ((bank, -np.log(10)), (checking(bank), -np.log(2))):
        found = {check.id: check for check in score_profile(each, decided(each, 0), "fixed").quality.checks}
        assert found["near_random"].threshold == pytest.approx(limit)
        assert found["near_random"].passed


def test_picks_of_infrequency_statements_make_answers_look_random(bank: Bank) -> None:
    changed = checking(bank)
    answers = decided(changed, 0)
    silly = [
        answer if column is None else Choice(answer.block, items[column].id, answer.most)
        for answer in answers
        for items, column in [(changed.blocks[answer.block].items, changed.blocks[answer.block].infrequency)]
    ]
    assert score_profile(changed, answers, "fixed").quality.verdict == "ok"
    found = score_profile(changed, silly, "fixed").quality
    assert found.verdict == "caution"
    assert not checks(found)["near_random"]


def test_infrequency_statements_find_random_answers(bank: Bank, shipped: Bank) -> None:
    """Most, though the bank's loadings may be small; without them, none are withheld."""
    withheld = []
    for each in (bank, shipped):
        rows = each.rows(each.form("fixed").blocks)
        order = np.argsort(np.random.default_rng(8).random((300, 24, 4)), axis=2).astype(np.int8)
        parameters = each.loadings[rows], each.intercepts[rows], each.precision, each.discrimination
        found = posteriors(*parameters, order[:, :, 0], order[:, :, 1])
        withheld.append(float((found.log_evidence + 24 * np.log(12) < -np.log(100)).mean()))
    assert withheld[0] < 0.02
    assert withheld[1] > 0.65


@pytest.mark.integration
def test_honest_people_rarely_fail_the_place_checks(bank: Bank) -> None:
    failed = 0
    for seed in range(150):
        rng = np.random.default_rng(seed)
        answers = simulate_respondent(bank, "fixed", draw_people(CORRELATION, 1, rng)[0], rng)
        found = checks(score_profile(bank, answers, "fixed", seed).quality)
        failed += not (found["same_places"] and found["place_pattern"])
    assert failed <= 3


def test_person_fit_catches_random_answers_where_items_differ(precision: Floats) -> None:
    rng = np.random.default_rng(3)
    loadings, intercepts = (1.6 * values for values in draw_items(24, rng))
    theta = draw_people(CORRELATION, 1000, rng)
    order = np.argsort(rng.random((1000, 24, 4)), axis=2).astype(np.int8)

    def values(most: Ints, least: Ints) -> tuple[Floats, Floats]:
        found = estimate(loadings, intercepts, precision, most, least)
        return (
            standardised_fit(loadings, intercepts, found.theta, most, least),
            posteriors(loadings, intercepts, precision, KNOWN, most, least).log_evidence + 24 * np.log(12),
        )

    honest_lz, honest_evidence = values(*draw_choices(loadings, intercepts, theta, rng))
    random_lz, random_evidence = values(order[:, :, 0], order[:, :, 1])
    assert (random_lz < np.quantile(honest_lz, 0.05)).mean() > 0.99
    assert (random_evidence < -np.log(100)).mean() > 0.9
    assert (honest_evidence < -np.log(100)).mean() < 0.01


def test_person_fit_leaves_unanswered_blocks_out(precision: Floats) -> None:
    rng = np.random.default_rng(4)
    loadings, intercepts = (1.6 * values for values in draw_items(10, rng))
    theta = draw_people(CORRELATION, 3, rng)
    most, least = draw_choices(loadings, intercepts, theta, rng)
    short = standardised_fit(loadings[:6], intercepts[:6], theta, most[:, :6], least[:, :6])
    most[:, 6:], least[:, 6:] = -1, -1
    np.testing.assert_allclose(standardised_fit(loadings, intercepts, theta, most, least), short)
