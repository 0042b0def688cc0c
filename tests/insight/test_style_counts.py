"""The distribution of the number of people who lead with a style."""

from itertools import product
from math import prod

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern.contract.styles import STYLES, Style
from discern.insight.circle import Floats
from discern.insight.team.counts import (
    interval_of,
    poisson_binomial_pmf,
    prob_absent,
    prob_all_present,
    prob_majority,
)

style_probabilities = st.lists(st.floats(0, 1), max_size=7).map(lambda values: np.array(values, dtype=np.float64))
teams_of_few = st.lists(st.lists(st.floats(0.001, 1), min_size=4, max_size=4), min_size=1, max_size=5).map(
    lambda rows: np.array(rows) / np.array(rows).sum(axis=1, keepdims=True)
)


def enumerate_styles(team: Floats) -> list[tuple[tuple[int, ...], float]]:
    """Every assignment of styles to people, with its probability."""
    return [
        (styles, prod(float(team[person, style]) for person, style in enumerate(styles)))
        for styles in product(range(len(STYLES)), repeat=len(team))
    ]


@given(style_probabilities)
def test_pmf_matches_enumeration(p: Floats) -> None:
    expected = np.zeros(len(p) + 1)
    for leads in product([False, True], repeat=len(p)):
        chance = prod((float(q) if lead else 1 - float(q)) for lead, q in zip(leads, p, strict=True))
        expected[sum(leads)] += chance

    assert poisson_binomial_pmf(p) == pytest.approx(expected, abs=1e-12)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=200).map(np.array))
def test_pmf_has_the_known_mean_and_variance(p: Floats) -> None:
    pmf = poisson_binomial_pmf(p)
    counts = np.arange(len(pmf))
    mean = float(pmf @ counts)

    assert pmf.sum() == pytest.approx(1)
    assert mean == pytest.approx(p.sum(), abs=1e-9)
    assert float(pmf @ (counts - mean) ** 2) == pytest.approx((p * (1 - p)).sum(), abs=1e-8)


@pytest.mark.parametrize("size", [1, 3, 7, 12, 40])
def test_interval_has_the_probability_nearest_to_95_percent(size: int) -> None:
    rng = np.random.default_rng(size)
    for _ in range(20):
        pmf = poisson_binomial_pmf(rng.beta(0.5, 1.5, size))
        low, high = interval_of(pmf)
        inside = pmf[int(low) : int(high) + 1].sum()
        narrower = inside - min(pmf[int(low)], pmf[int(high)])

        assert 0 <= low <= high <= size
        assert low == high or abs(narrower - 0.95) >= abs(inside - 0.95)
        assert pmf[: int(low)].sum() + pmf[int(high) + 1 :].sum() <= 0.125


def test_people_who_cannot_lead_with_the_style_do_not_widen_the_interval() -> None:
    assert interval_of(poisson_binomial_pmf(np.array([1e-300, 0.0, 1.0, 1.0]))) == (2.0, 2.0)


@given(style_probabilities)
def test_interval_contains_the_likeliest_count(p: Floats) -> None:
    pmf = poisson_binomial_pmf(p)
    low, high = interval_of(pmf)

    assert pmf[int(low) : int(high) + 1].max() == pmf.max()


@given(teams_of_few)
def test_absence_and_presence_of_styles_match_enumeration(team: Floats) -> None:
    ways = enumerate_styles(team)

    for i, style in enumerate(STYLES):
        assert prob_absent(team)[style] == pytest.approx(sum(p for styles, p in ways if i not in styles), abs=1e-9)
    assert prob_all_present(team) == pytest.approx(sum(p for styles, p in ways if len(set(styles)) == 4), abs=1e-9)


@given(teams_of_few, st.sets(st.sampled_from(STYLES), min_size=1, max_size=2))
def test_a_majority_is_more_than_half(team: Floats, styles: set[Style]) -> None:
    chosen = {STYLES.index(style) for style in styles}
    expected = sum(p for way, p in enumerate_styles(team) if sum(s in chosen for s in way) * 2 > len(team))

    assert prob_majority(team, styles) == pytest.approx(expected, abs=1e-9)
