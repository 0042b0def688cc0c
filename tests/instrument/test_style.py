"""Style: probabilities, labels, and the position on the circle."""

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from discern.instrument import STYLES, Z95, Posteriors, normal_cdf, normal_density
from discern.instrument.numerics import Floats, quasi_random_points
from discern.instrument.style import (
    BLENDS,
    CIRCLE,
    angle_density,
    angle_interval,
    circle_position,
    label,
    order_probabilities,
    summarise_style,
)

NARROW: Floats = np.eye(4) * 0.01


def test_normal_distribution() -> None:
    x = np.array([-3.0, -1.0, 0.0, 0.5, 2.0])
    np.testing.assert_allclose(normal_cdf(x), [0.0013498980, 0.1586552539, 0.5, 0.6914624613, 0.9772498681], atol=1e-9)
    np.testing.assert_allclose(normal_density(np.array([0.0, 1.0])), [0.3989422804, 0.2419707245], atol=1e-9)
    assert pytest.approx(1.959963985) == Z95


def test_points_have_the_moments_of_a_normal() -> None:
    spread = quasi_random_points(4096)
    np.testing.assert_allclose(spread.mean(axis=0), 0.0, atol=1e-12)
    np.testing.assert_allclose(np.cov(spread.T), np.eye(4), atol=0.02)


def test_no_information_makes_every_order_equally_likely() -> None:
    orders = order_probabilities(Posteriors.of_normal(np.zeros(4), np.eye(4)))[0]
    np.testing.assert_allclose(orders, (1.0 - np.eye(4)) / 12.0, atol=0.005)


@pytest.mark.parametrize("lead", [0.0, 0.3, 1.0])
def test_the_probability_of_leading_between_two_styles_is_normal(lead: float) -> None:
    mean = np.array([lead, 0.0, -9.0, -9.0])
    orders = order_probabilities(Posteriors.of_normal(mean, np.eye(4) * 0.25))[0]
    expected = normal_cdf(np.array([lead / np.sqrt(0.5)]))[0]
    assert orders[0].sum() == pytest.approx(expected, abs=0.004)
    assert orders[0, 1] == pytest.approx(expected, abs=0.004)


def flat(**given_: float) -> dict[str, float]:
    return dict.fromkeys(STYLES, 0.0) | given_


LABELS = {
    "a sure blend": (flat(D=0.95, I=0.05), {"Di": 0.85, "Ds": 0.10}, "Di"),
    "a sure style, an open second": (flat(D=0.95, I=0.05), {"Di": 0.5, "Dc": 0.45}, "D"),
    "exactly enough": (flat(D=0.80, I=0.20), {"Di": 0.5, "Dc": 0.3}, "D"),
    "not quite enough": (flat(D=0.79, I=0.20), {"Di": 0.7, "Dc": 0.09}, "D or i"),
    "two rivals": (flat(D=0.4, C=0.45, I=0.15), {"Dc": 0.3, "Cd": 0.3}, "C or d"),
    "three rivals": (flat(D=0.35, C=0.33, I=0.32), {"Dc": 0.2, "Cd": 0.2}, "balanced"),
    "nothing known": (dict.fromkeys(STYLES, 0.25), {}, "balanced"),
}


@pytest.mark.parametrize("case", LABELS)
def test_a_label_claims_only_what_is_probable_enough(case: str) -> None:
    probabilities, blends, expected = LABELS[case]
    assert label(probabilities, dict.fromkeys(BLENDS, 0.0) | blends) == expected


CORNERS = {"D": 135.0, "I": 45.0, "S": 315.0, "C": 225.0}


@pytest.mark.parametrize("style", STYLES)
def test_a_pure_style_lies_in_its_corner(style: str) -> None:
    theta = np.eye(4)[STYLES.index(style)]
    angle, intensity = circle_position(theta)
    assert angle == pytest.approx(CORNERS[style])
    assert intensity == pytest.approx(np.sqrt(0.5))


def test_the_arc_may_pass_zero() -> None:
    theta = np.array([-0.7, 0.7, 0.7, -0.7])
    assert circle_position(theta)[0] % 360 == pytest.approx(0.0, abs=1e-9)
    low, high = angle_interval(Posteriors.of_normal(theta, NARROW))
    assert low > 350
    assert high < 10


def test_a_known_direction_gives_the_normal_arc() -> None:
    """Far from the centre the angle is nearly normal; its SD is the tangential SE divided by the distance."""
    theta = np.array([2.0, 2.0, -2.0, -2.0])
    low, high = angle_interval(Posteriors.of_normal(theta, NARROW))
    expected = 2 * Z95 * np.degrees(0.1 / circle_position(theta)[1])
    assert high - low == pytest.approx(expected, rel=0.02)
    assert (low + high) / 2 == pytest.approx(90.0, abs=0.5)


def test_no_information_gives_nearly_the_whole_circle() -> None:
    low, high = angle_interval(Posteriors.of_normal(np.zeros(4), np.eye(4)))
    assert (high - low) % 360 == pytest.approx(342.0, abs=0.6)


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=15, deadline=None)
def test_the_arc_holds_95_percent_of_draws(seed: int) -> None:
    rng = np.random.default_rng(seed)
    mean = rng.normal(0.0, 1.0, 4)
    root = rng.normal(0.0, 0.3, (4, 4))
    covariance = root @ root.T + 0.02 * np.eye(4)
    draws = (mean + rng.standard_normal((20_000, 4)) @ np.linalg.cholesky(covariance).T) @ CIRCLE.T
    angles = np.degrees(np.arctan2(draws[:, 1], draws[:, 0]))
    posterior = Posteriors.of_normal(mean, covariance)
    low, high = angle_interval(posterior)
    inside = (angles - low) % 360 <= (high - low) % 360
    assert inside.mean() == pytest.approx(0.95, abs=0.012)
    assert angle_density(posterior).sum() == pytest.approx(1.0)


def test_the_parts_of_a_summary_are_consistent() -> None:
    theta = np.array([1.2, 0.5, -1.0, -0.5])
    found = summarise_style(Posteriors.of_normal(theta, np.eye(4) * 0.04))
    assert (found.label, found.primary, found.secondary) == ("Di", "D", "I")
    assert sum(found.probabilities.values()) == pytest.approx(1.0)
    assert sum(found.blends.values()) == pytest.approx(1.0)
    assert list(found.blends) == list(BLENDS)
    for style in STYLES:
        own = sum(p for blend, p in found.blends.items() if blend[0] == style)
        assert own == pytest.approx(found.probabilities[style])
    low, high = found.angle_interval
    assert low < found.angle < high
