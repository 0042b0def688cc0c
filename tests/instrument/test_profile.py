"""A person's profile from their answers."""

import numpy as np
import pytest

from discern.instrument import STYLES, Bank, Choice, score_people, score_profile, simulate_respondent
from discern.instrument.numerics import Z95
from tests.support.infrequency import with_infrequency


@pytest.mark.parametrize("form_id", ["fixed", "short"])
def test_profile_finds_the_direction(bank: Bank, form_id: str) -> None:
    answers = simulate_respondent(bank, form_id, np.array([2.0, -0.5, -2.0, 0.5]), np.random.default_rng(7))
    found = score_profile(bank, answers, form_id)
    assert found.style.direction == "D"
    assert found.blocks_answered == len(answers) == len(bank.form(form_id).blocks)
    assert found.norms.kind == "simulated"
    assert found.form == form_id


def test_scores_are_theta_on_the_reference(bank: Bank) -> None:
    answers = simulate_respondent(bank, "fixed", np.array([0.5, 0.0, -0.5, 0.2]), np.random.default_rng(3))
    found = score_profile(bank, answers)
    from statistics import NormalDist

    for number, style in enumerate(STYLES):
        score, theta, se = found.scores[style], found.theta[number], found.se[number]
        assert score.theta == theta
        assert score.score == pytest.approx(100 * NormalDist().cdf(theta))
        assert score.interval == pytest.approx(
            (100 * NormalDist().cdf(theta - Z95 * se), 100 * NormalDist().cdf(theta + Z95 * se))
        )
        assert score.se == pytest.approx(100 * NormalDist().pdf(theta) * se)
    np.testing.assert_allclose(np.sqrt(found.covariance.diagonal()), found.se)


def test_counts_swap_most_and_least_for_reverse_keyed_items(bank: Bank) -> None:
    mixed = next(block for block in bank.blocks.values() if block.items[0].key < 0 and block.items[1].key < 0)
    plain = bank.blocks["talk-01"]
    answers = [
        Choice(mixed.id, mixed.items[0].id, mixed.items[2].id),
        Choice(plain.id, plain.items[0].id, plain.items[2].id),
    ]
    counts = score_profile(bank, answers).counts
    assert counts.most == {"D": 1, "I": 0, "S": 0, "C": 0}
    assert counts.least == {"D": 1, "I": 0, "S": 2, "C": 0}
    assert counts.difference == {"D": 0, "I": 0, "S": -2, "C": 0}


def test_infrequency_statements_count_for_no_style(bank: Bank) -> None:
    changed = with_infrequency(bank, {"talk-01": 0})
    items = changed.blocks["talk-01"].items
    counts = score_profile(changed, [Choice("talk-01", items[0].id, items[1].id)], "fixed").counts
    assert (sum(counts.most.values()), sum(counts.least.values()), counts.least["I"]) == (0, 1, 1)


def test_the_order_of_answers_changes_nothing(bank: Bank) -> None:
    answers = simulate_respondent(bank, "fixed", np.array([0.5, 0.0, -0.5, 0.2]), np.random.default_rng(4))
    first, second = score_profile(bank, answers), score_profile(bank, answers[::-1])
    np.testing.assert_allclose(first.theta, second.theta, atol=1e-6)
    assert first.counts == second.counts


def test_more_answers_narrow_the_scores(bank: Bank) -> None:
    answers = simulate_respondent(bank, "fixed", np.zeros(4), np.random.default_rng(5))
    widths = [score_profile(bank, answers[:count]).se.mean() for count in (4, 12, 24)]
    assert widths == sorted(widths, reverse=True)


def test_many_people_have_the_scores_that_each_has_alone(bank: Bank) -> None:
    rng = np.random.default_rng(12)
    forms = ("fixed", "short")
    answers = [simulate_respondent(bank, form, rng.normal(size=4), rng) for form in forms]
    assert score_people(bank, answers) == [
        score_profile(bank, one, form).scores for one, form in zip(answers, forms, strict=True)
    ]
