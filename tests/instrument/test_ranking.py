"""Full rankings: what the second choice adds to the model, to scoring, and to the checks of quality."""

from dataclasses import replace
from itertools import product
from math import log
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from discern.instrument import (
    Bank,
    BankError,
    Choice,
    ChoiceError,
    bank_to_dict,
    blocks_total,
    check_choices,
    draw_people,
    next_blocks,
    normal,
    parse_bank,
    posteriors,
    score_batch,
    score_profile,
    simulate_respondent,
)
from discern.instrument.bank.discrimination import KNOWN
from discern.instrument.calibration.fit_limits import FALSE_ALARMS, fit_limit
from discern.instrument.model import best_worst_logit, second_choice, thurstonian
from discern.instrument.model.best_worst_logit import PAIRS, choice_probabilities, draw_choices
from discern.instrument.model.second_choice import draw_second_choices, second_choices, third_choices
from discern.instrument.numerics.arrays import Floats, Ints
from discern.instrument.scoring.map_estimate import estimate
from discern.instrument.scoring.person_fit import standardised_fit
from discern.instrument.simulation.people import draw_items

from .conftest import CORRELATION

Case = tuple[Floats, Floats, Floats, Ints, Ints, Ints]


@pytest.fixture(scope="module")
def ranking_bank(bank: Bank) -> Bank:
    """With the form `ranking` over the blocks of the fixed form."""
    data = bank_to_dict(bank)
    fixed = next(form for form in data["forms"] if form["id"] == "fixed")
    return parse_bank(data | {"forms": [*data["forms"], fixed | {"id": "ranking", "ranking": True}]})


def simulated(seed: int, blocks: int = 12, people: int = 5) -> Case:
    """Logit parameters, people, and their full rankings by the model that scores them."""
    rng = np.random.default_rng(seed)
    loadings, intercepts = (1.5 * values for values in draw_items(blocks, rng))
    theta = draw_people(CORRELATION, people, rng)
    most, least = draw_choices(loadings, intercepts, theta, rng)
    return loadings, intercepts, theta, most, least, draw_second_choices(loadings, intercepts, theta, most, least, rng)


@st.composite
def cases(draw_value: st.DrawFn) -> Case:
    """Some blocks unanswered, and some answered without a second choice; at least one with it."""
    seed = draw_value(st.integers(0, 2**32 - 1))
    loadings, intercepts, theta, most, least, second = simulated(seed, draw_value(st.integers(1, 6)), 3)
    rng = np.random.default_rng(seed)
    unanswered, unranked = (rng.random((2, *most.shape)) < 0.2) & (np.arange(most.size).reshape(most.shape) > 0)
    return (
        loadings,
        intercepts,
        theta,
        np.where(unanswered, np.int8(-1), most),
        np.where(unanswered, np.int8(-1), least),
        np.where(unanswered | unranked, np.int8(-1), second),
    )


def log_likelihood(case: Case, theta: Floats) -> Floats:
    """log P(second choices | θ), written out, (people,)."""
    loadings, intercepts, _, most, least, second = case
    utility = intercepts + loadings * theta[:, None, :]
    found = np.zeros(len(theta))
    for person, block in product(*map(range, second.shape)):
        if second[person, block] >= 0:
            chosen = (most[person, block], least[person, block], second[person, block])
            [third] = set(range(4)) - set(map(int, chosen))
            difference = utility[person, block, second[person, block]] - utility[person, block, third]
            found[person] -= np.log1p(np.exp(-second_choice.SLOPE * difference))
    return found


@given(cases())
@settings(max_examples=30, deadline=None)
def test_likelihood_gradient_and_information_agree(case: Case) -> None:
    loadings, intercepts, theta, most, least, second = case
    model = second_choices(loadings, intercepts, most, least, second)
    assert model is not None
    np.testing.assert_allclose(model.log_likelihood(theta[:, None])[:, 0], log_likelihood(case, theta), atol=1e-12)
    gradient, information = model.gradient_and_information(theta)
    step = 1e-5
    for style in range(4):
        shift = np.eye(4)[style] * step
        ahead, behind = (log_likelihood(case, theta + sign * shift) for sign in (1, -1))
        np.testing.assert_allclose((ahead - behind) / (2 * step), gradient[:, style], atol=1e-6)
        slopes = [model.gradient_and_information(theta + sign * shift)[0] for sign in (-1, 1)]
        np.testing.assert_allclose((slopes[0] - slopes[1]) / (2 * step), information[:, style], atol=1e-6)


@given(cases())
@settings(max_examples=20, deadline=None)
def test_the_mode_is_where_the_whole_gradient_vanishes(precision: Floats, case: Case) -> None:
    """By finite differences of the log posterior, so that no formula of the code vouches for itself."""
    loadings, intercepts, _, most, least, second = case
    found = estimate(loadings, intercepts, precision, most, least, second)

    def log_posterior(theta: Floats) -> Floats:
        prior = -0.5 * np.einsum("ns,st,nt->n", theta, precision, theta)
        chosen = best_worst_logit.log_likelihood(loadings, intercepts, theta, most, least)
        return np.asarray(prior + chosen + log_likelihood(case, theta))

    for style in range(4):
        shift = np.eye(4)[style] * 1e-4
        slope = (log_posterior(found.theta + shift) - log_posterior(found.theta - shift)) / 2e-4
        np.testing.assert_allclose(slope, 0.0, atol=1e-6)


def test_draws_follow_the_model() -> None:
    rng = np.random.default_rng(1)
    loadings, intercepts = (1.5 * values for values in draw_items(1, rng))
    theta = np.tile([0.5, -1.0, 0.2, 0.8], (100_000, 1))
    most, least = (np.full((100_000, 1), column, dtype=np.int8) for column in (2, 1))
    second = draw_second_choices(loadings, intercepts, theta, most, least, rng)
    assert set(second[:, 0].tolist()) == {0, 3}
    utility = (intercepts + loadings * theta[:1])[0]
    expected = 1 / (1 + np.exp(-second_choice.SLOPE * (utility[0] - utility[3])))
    assert np.mean(second == 0) == pytest.approx(expected, abs=0.005)
    assert set(third_choices(most, least, second)[:, 0].tolist()) == {0, 3}


def test_exact_rankings_follow_exact_draws_and_add_up_to_most_and_least() -> None:
    rng = np.random.default_rng(2)
    loadings, intercepts = draw_items(1, rng)
    theta = np.tile([0.5, -1.0, 0.2, 0.8], (100_000, 1))
    most, least, second = thurstonian.draw_rankings(loadings, intercepts, theta, rng)
    utility = intercepts + loadings[0] * theta[:1]
    found = thurstonian.ranking_probabilities(loadings[0], utility)[0]
    share = [
        np.mean((most == ranking[0]) & (second == ranking[1]) & (least == ranking[3]))
        for ranking in thurstonian.RANKINGS
    ]
    np.testing.assert_allclose(found, share, atol=0.005)
    of_pairs = [
        sum(
            p
            for p, ranking in zip(found, thurstonian.RANKINGS, strict=True)
            if (ranking[0], ranking[3]) == (best, worst)
        )
        for best, worst in PAIRS
    ]
    np.testing.assert_allclose(of_pairs, thurstonian.choice_probabilities(loadings[0], utility)[0], atol=2e-4)


def test_the_slope_comes_near_the_exact_model(bank: Bank) -> None:
    """At the bank's own loadings: by how much probabilities are off, weighted by how often the case arises."""
    rows = bank.rows(bank.form("fixed").blocks[:8])
    loadings, intercepts = bank.loadings[rows] / bank.scale, bank.intercepts[rows] / bank.scale
    theta = draw_people(CORRELATION, 200, np.random.default_rng(3))
    off, weight = [], []
    gained = dict.fromkeys((0.3, 0.5, second_choice.SLOPE, 0.7, 1.0), 0.0)
    for block_loadings, block_intercepts in zip(loadings, intercepts, strict=True):
        utility = block_intercepts + block_loadings * theta
        p = thurstonian.ranking_probabilities(block_loadings, utility)
        for place, (most, second, third, least) in enumerate(thurstonian.RANKINGS):
            both = p[:, place] + p[:, thurstonian.RANKINGS.index((most, third, second, least))]
            difference = bank.scale * (utility[:, second] - utility[:, third])
            off.append(np.abs(p[:, place] / both - 1 / (1 + np.exp(-second_choice.SLOPE * difference))))
            weight.append(both)
            for slope in gained:
                gained[slope] -= float((p[:, place] * np.log1p(np.exp(-slope * difference))).sum())
    assert np.average(np.concatenate(off), weights=np.concatenate(weight)) < 0.01
    assert max(gained, key=lambda slope: gained[slope]) in (0.5, second_choice.SLOPE)


def test_standard_errors_fall_and_intervals_still_cover(bank: Bank, precision: Floats) -> None:
    """On the design whose rankings are exactly Thurstonian."""
    rng = np.random.default_rng(4)
    loadings, intercepts = draw_items(24, rng)
    scale = thurstonian.logit_scale(loadings)
    theta = draw_people(CORRELATION, 3000, rng)
    most, least, second = thurstonian.draw_rankings(loadings, intercepts, theta, rng)
    parameters = (scale * loadings, scale * intercepts, precision, KNOWN, most, least)
    without, ranked = posteriors(*parameters), posteriors(*parameters, second)
    assert ranked.se.mean() < 0.97 * without.se.mean()
    assert np.square(ranked.theta - theta).mean() < 0.92 * np.square(without.theta - theta).mean()
    covered = (np.abs(ranked.theta - theta) <= normal.Z95 * ranked.se).mean(axis=0)
    assert 0.94 <= covered.min() <= covered.max() <= 0.97


def test_without_second_choices_nothing_changes(bank: Bank) -> None:
    rng = np.random.default_rng(5)
    theta = draw_people(bank.norms.correlation, 20, rng)
    rows = bank.rows(bank.form("fixed").blocks)
    most, least = draw_choices(bank.loadings[rows], bank.intercepts[rows], theta, rng)
    plain = score_batch(bank, "fixed", most, least)
    none = score_batch(bank, "fixed", most, least, np.full_like(most, -1))
    for name in ("weights", "means", "covariances", "log_evidence"):
        np.testing.assert_array_equal(getattr(none, name), getattr(plain, name))


def test_one_person_is_scored_as_in_a_batch(ranking_bank: Bank) -> None:
    choices = simulate_respondent(ranking_bank, "ranking", np.array([1.0, 0.5, -1.0, 0.0]), np.random.default_rng(6))
    assert all(choice.second is not None for choice in choices)
    columns = [
        [[ranking_bank.position_of_item[getattr(choice, name)][1] for choice in choices]]
        for name in ("most", "least", "second")
    ]
    batch = score_batch(ranking_bank, "ranking", *(np.array(each, dtype=np.int8) for each in columns))
    profile = score_profile(ranking_bank, choices, "ranking")
    np.testing.assert_allclose(profile.theta, batch.theta[0], atol=1e-9)
    unranked = score_profile(ranking_bank, [replace(choice, second=None) for choice in choices], "ranking")
    assert np.abs(profile.theta - unranked.theta).max() > 0.05


def test_the_order_of_answers_does_not_matter(ranking_bank: Bank) -> None:
    choices = simulate_respondent(ranking_bank, "ranking", np.zeros(4), np.random.default_rng(7))
    there, back = (score_profile(ranking_bank, each, "ranking") for each in (choices, choices[::-1]))
    np.testing.assert_allclose(there.theta, back.theta, atol=1e-9)


def test_a_ranking_asks_the_blocks_of_its_form(ranking_bank: Bank) -> None:
    asked = [{block.id for block in next_blocks(ranking_bank, form, [])} for form in ("ranking", "fixed")]
    assert asked[0] == asked[1]
    assert blocks_total(ranking_bank, "ranking") == 24


def test_evidence_counts_24_outcomes_of_a_ranked_block(ranking_bank: Bank) -> None:
    """The probabilities of all answers to a block add up to 1, so the Bayes factor's mean over them is 1."""
    items = ranking_bank.blocks["talk-01"].items
    factors = []
    for most, second, third, least in thurstonian.RANKINGS:
        del third
        choice = Choice("talk-01", items[most].id, items[least].id, second=items[second].id)
        checks = score_profile(ranking_bank, [choice], "ranking").quality.checks
        factors.append(np.exp(next(check.value for check in checks if check.id == "near_random")))
    # The likelihood at 25 points of a posterior is good to a percent here.
    assert np.mean(factors) == pytest.approx(1.0, abs=0.01)


def test_fit_of_rankings_has_mean_zero_and_spread_one_at_the_truth() -> None:
    loadings, intercepts, theta, most, least, second = simulated(8, blocks=24, people=4000)
    lz = standardised_fit(loadings, intercepts, theta, most, least, second)
    assert lz.mean() == pytest.approx(0.0, abs=0.05)
    assert lz.std() == pytest.approx(1.0, abs=0.05)
    rng = np.random.default_rng(9)
    at_random = np.argsort(rng.random((*most.shape, 4)), axis=2).astype(np.int8)
    careless = standardised_fit(loadings, intercepts, theta, *(at_random[:, :, place] for place in (0, 3, 1)))
    assert careless.mean() < -4


def test_surprise_is_written_out_for_one_second_choice() -> None:
    loadings, intercepts, theta, most, least, second = simulated(10, blocks=1, people=1)
    found = second_choices(loadings, intercepts, most, least, second)
    assert found is not None
    p = float(np.exp(log_likelihood((loadings, intercepts, theta, most, least, second), theta))[0])
    expected = p * log(p) + (1 - p) * log(1 - p)
    variance = p * log(p) ** 2 + (1 - p) * log(1 - p) ** 2 - expected**2
    np.testing.assert_allclose(np.ravel(found.surprise(theta)), [log(p) - expected, variance])


@pytest.mark.integration
def test_few_honest_people_who_rank_fall_below_the_limit_of_fit(ranking_bank: Bank) -> None:
    form = ranking_bank.form("ranking")
    limit = fit_limit(ranking_bank, replace(form, blocks=form.blocks[:4], cap=4))
    rows = ranking_bank.rows(form.blocks[:4])
    loadings, intercepts = ranking_bank.loadings[rows], ranking_bank.intercepts[rows]
    rng = np.random.default_rng(12)
    theta = draw_people(CORRELATION, 3000, rng)
    most, least = draw_choices(loadings, intercepts, theta, rng)
    chosen = (most, least, draw_second_choices(loadings, intercepts, theta, most, least, rng))
    parameters = (loadings, intercepts)
    found = posteriors(*parameters, ranking_bank.precision, ranking_bank.discrimination, *chosen).theta
    assert np.mean(standardised_fit(*parameters, found, *chosen) < limit) == pytest.approx(FALSE_ALARMS, rel=0.4)


REFUSED: dict[str, tuple[str, str]] = {
    "the most": ("talk-01-d", "second_is_taken"),
    "the least": ("talk-01-s", "second_is_taken"),
    "of another block": ("talk-02-i", "item_not_in_block"),
    "unknown": ("nothing", "item_not_in_block"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_wrong_second_is_refused_by_name(bank: Bank, case: str) -> None:
    second, rule = REFUSED[case]
    with pytest.raises(ChoiceError, match=rule) as caught:
        check_choices(bank, [Choice("talk-01", "talk-01-d", "talk-01-s", second=second)])
    assert (caught.value.block, caught.value.rule) == ("talk-01", rule)


def test_bank_files_keep_the_form(bank: Bank, ranking_bank: Bank) -> None:
    data = bank_to_dict(ranking_bank)
    again = parse_bank(data)
    assert again.form("ranking").ranking
    assert again.fingerprint == ranking_bank.fingerprint
    assert not any("ranking" in form for form in bank_to_dict(bank)["forms"])
    assert not any(form.ranking for form in bank.forms.values())


WRONG_FORMS: dict[str, tuple[dict[str, Any], str]] = {
    "adaptive": ({"target_se": 0.4}, "ranking: ranking is for forms that are not adaptive"),
    "no truth value": ({"ranking": "yes"}, "ranking: ranking must be true or false"),
}


@pytest.mark.parametrize("case", WRONG_FORMS)
def test_a_wrong_form_is_refused(ranking_bank: Bank, case: str) -> None:
    changes, message = WRONG_FORMS[case]
    data = bank_to_dict(ranking_bank)
    data["forms"] = [form | changes if form["id"] == "ranking" else form for form in data["forms"]]
    with pytest.raises(BankError, match=message):
        parse_bank(data)


def test_second_choices_leave_most_and_least_as_they_were() -> None:
    """The probabilities of the two rankings of a pair add up to that of the most and the least."""
    loadings, intercepts, theta, *_ = simulated(11, blocks=1, people=1)
    of_pairs = choice_probabilities(loadings, intercepts, theta)[0, 0]
    for place, (best, worst) in enumerate(PAIRS):
        most, least = (np.array([[column]], dtype=np.int8) for column in (best, worst))
        left = [column for column in range(4) if column not in (best, worst)]
        total = 0.0
        for column in left:
            model = second_choices(loadings, intercepts, most, least, np.array([[column]], dtype=np.int8))
            assert model is not None
            total += of_pairs[place] * float(np.exp(model.log_likelihood(theta[:, None]))[0, 0])
        assert total == pytest.approx(of_pairs[place])
