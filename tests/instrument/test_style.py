"""Style: what is said of a person, where they are drawn, and the probabilities behind it."""

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from discern.instrument import (
    CIRCLE,
    STYLES,
    Z95,
    CirclePosterior,
    Posteriors,
    describe_style,
    normal_cdf,
    normal_density,
)
from discern.instrument.numerics import Floats, quasi_random_points
from discern.instrument.style import (
    DIRECTIONS,
    HALVES,
    LEANING,
    SAID,
    dot_of,
    highest_probabilities,
    say_style,
)

DRAWS = 40_000
CHANCE = 4 * np.sqrt(0.25 / DRAWS)
"""Four standard errors of a share of so many draws."""

TURNED = {"I": "D", "D": "C", "C": "S", "S": "I", "DI": "DC", "DC": "SC", "SC": "IS", "IS": "DI"} | {
    "fast": "task",
    "task": "calm",
    "calm": "people",
    "people": "fast",
}
"""What a direction or a half becomes by a quarter turn counter-clockwise."""

seeds = st.integers(0, 2**32 - 1)


def mixture(seed: int) -> CirclePosterior:
    """A posterior such as scoring makes, and wilder ones: its parts lie along a ray, each with its own width."""
    rng = np.random.default_rng(seed)
    count = rng.integers(1, 6)
    roots = rng.normal(0.0, rng.uniform(0.1, 0.6), (count, 2, 2))
    return CirclePosterior(
        weights=rng.dirichlet(np.ones(count)),
        means=rng.normal(0.0, 1.0, 2) * rng.uniform(0.4, 2.0, (count, 1)) + rng.normal(0.0, 0.1, (count, 2)),
        covariances=roots @ roots.swapaxes(1, 2) + 0.02 * np.eye(2),
        slopes=rng.normal(0.0, 0.15, (count, 2, 4)),
    )


def draws_of(place: CirclePosterior, seed: int) -> Floats:
    rng = np.random.default_rng([seed, 1])
    return place.draw(rng.standard_normal((DRAWS, 4)), rng)


def angles_from(points: Floats, direction: float) -> Floats:
    """How far points lie from a direction, in degrees."""
    angles = np.degrees(np.arctan2(points[:, 1], points[:, 0]))
    return np.asarray(np.abs((angles - direction + 180) % 360 - 180))


def along(points: Floats, direction: float) -> Floats:
    return np.asarray(points @ [np.cos(np.radians(direction)), np.sin(np.radians(direction))])


def at(angle: float, radius: float = 2.0, sd: float = 0.1) -> CirclePosterior:
    """A normal posterior at an angle, in degrees."""
    mean = radius * np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
    return CirclePosterior.of_normal(mean, sd**2 * np.eye(2))


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_probabilities_and_medians_are_those_of_draws(seed: int) -> None:
    place = mixture(seed)
    points = draws_of(place, seed)
    for middle in DIRECTIONS.values():
        assert place.probability_within(middle, 45) == pytest.approx(
            (angles_from(points, middle) < 45).mean(), abs=CHANCE
        )
    for middle in HALVES.values():
        assert place.probability_beyond(middle) == pytest.approx((along(points, middle) > 0).mean(), abs=CHANCE)
        assert (along(points, middle) > place.median_along(middle)).mean() == pytest.approx(0.5, abs=CHANCE)


@given(seeds, st.booleans())
@settings(max_examples=300, deadline=None)
def test_the_dot_lies_within_what_is_said(seed: int, is_settled: bool) -> None:
    place = mixture(seed)
    _, said, _ = say_style(place, settled=is_settled)
    dot = np.array([dot_of(place, said)])
    if said is not None and said in DIRECTIONS:
        assert angles_from(dot, DIRECTIONS[said])[0] < 45
    elif said is not None:
        assert angles_from(dot, HALVES[said])[0] < 90


@given(seeds, st.booleans())
@settings(max_examples=150, deadline=None)
def test_a_quarter_turn_turns_what_is_said_and_the_dot(seed: int, is_settled: bool) -> None:
    place, turn = mixture(seed), np.array([[0.0, -1.0], [1.0, 0.0]])
    turned = CirclePosterior(
        place.weights, place.means @ turn.T, turn @ place.covariances @ turn.T, turn @ place.slopes
    )
    kind, said, probability = say_style(place, settled=is_settled)
    there = None if said is None else TURNED[said]
    assert say_style(turned, settled=is_settled)[:2] == (kind, there)
    assert say_style(turned, settled=is_settled)[2] == pytest.approx(probability, abs=1e-6)
    assert dot_of(turned, there) == pytest.approx(turn @ dot_of(place, said), abs=1e-6)


@given(seeds)
@settings(max_examples=300, deadline=None)
def test_the_most_specific_that_is_sure_enough_is_said(seed: int) -> None:
    place = mixture(seed)
    single, direction, half = (
        max(place.probability_within(middle, reach) for name, middle in named.items() if len(name) <= letters)
        for named, reach, letters in ((DIRECTIONS, 45, 1), (DIRECTIONS, 45, 2), (HALVES, 90, 6))
    )
    surely, leaning = (say_style(place, settled=is_settled) for is_settled in (False, True))
    sure, name, _ = surely
    assert (sure == "direction") == (direction >= SAID)
    assert (sure == "half") == (direction < SAID <= half)
    assert sure != "direction" or (len(name or "") == 1) == (single >= SAID)
    # Settled levels add what is leaning, and change nothing of what is said anyway.
    assert sure == "open" or leaning == surely
    if sure == "open":
        assert (leaning[0] == "direction") == (direction >= LEANING)
        assert (leaning[0] == "half") == (direction < LEANING <= half)


CASES = {
    "a single style before two that are surer": (at(105, 3.0, 0.35), "D"),
    "two where neither is sure": (at(92, 2.0, 0.3), "DI"),
    "a half where no direction is": (at(112, 1.0, 0.6), "fast"),
    "nothing": (at(0, 0.1, 1.0), None),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_said(case: str) -> None:
    place, said = CASES[case]
    assert say_style(place, settled=False)[1] == said


@pytest.mark.parametrize(
    ("place", "leaning"),
    [
        pytest.param(at(135, 0.735, 0.65), "D", id="style"),
        pytest.param(at(90, 0.0, 1.0), None, id="middle"),
        pytest.param(CirclePosterior.of_normal(np.array([0.0, 0.5]), np.diag([9.0, 0.5])), "fast", id="half"),
    ],
)
def test_somebody_is_leaning_only_where_levels_are_settled(place: CirclePosterior, leaning: str | None) -> None:
    assert say_style(place, settled=False)[1] in {None, *HALVES}
    _, said, probability = say_style(place, settled=True)
    assert said == leaning
    assert probability is None or probability >= LEANING


def test_the_parts_of_a_style_are_consistent() -> None:
    found = describe_style(Posteriors.of_normal(np.array([0.9, 0.85, -0.9, -0.85]), np.eye(4) * 0.04), settled=False)
    assert (found.direction, found.half, found.said) == ("DI", None, "DI")
    x, y = found.position
    assert found.angle == pytest.approx(np.degrees(np.arctan2(y, x)))
    assert found.position == pytest.approx((-0.05, 1.75))
    quarters = found.quarters
    assert sum(quarters.values()) == pytest.approx(1.0)
    assert quarters["D"] + quarters["I"] == pytest.approx(found.pace, abs=1e-4)
    assert quarters["I"] + quarters["S"] == pytest.approx(found.focus, abs=1e-4)
    assert sum(found.highest.values()) == pytest.approx(1.0)
    assert max(found.highest, key=lambda style: found.highest[style]) == "D"
    half = describe_style(Posteriors.of_normal(np.array([0.6, 0.1, -0.5, -0.4]), np.eye(4) * 0.4), settled=False)
    assert (half.direction, half.half) == (None, "fast")
    assert half.probability == pytest.approx(half.pace)


@pytest.mark.parametrize("style", STYLES)
def test_a_pure_style_lies_in_the_middle_of_its_direction(style: str) -> None:
    found = describe_style(Posteriors.of_normal(np.eye(4)[STYLES.index(style)], np.eye(4) * 0.01), settled=False)
    assert found.direction == style
    assert found.angle == pytest.approx(DIRECTIONS[style], abs=0.01)
    assert np.hypot(*found.position) == pytest.approx(np.sqrt(0.5))


def test_normal_distribution() -> None:
    x = np.array([-3.0, -1.0, 0.0, 0.5, 2.0])
    np.testing.assert_allclose(normal_cdf(x), [0.0013498980, 0.1586552539, 0.5, 0.6914624613, 0.9772498681], atol=1e-9)
    np.testing.assert_allclose(normal_density(np.array([0.0, 1.0])), [0.3989422804, 0.2419707245], atol=1e-9)
    assert pytest.approx(1.959963985) == Z95


def test_points_have_the_moments_of_a_normal() -> None:
    spread = quasi_random_points(4096)
    np.testing.assert_allclose(spread.mean(axis=0), 0.0, atol=1e-12)
    np.testing.assert_allclose(np.cov(spread.T), np.eye(4), atol=0.02)


@pytest.mark.parametrize("lead", [0.0, 0.3, 1.0])
def test_the_probability_of_the_highest_score_of_two_is_normal(lead: float) -> None:
    found = highest_probabilities(Posteriors.of_normal(np.array([lead, 0.0, -9.0, -9.0]), np.eye(4) * 0.25))[0]
    assert found[0] == pytest.approx(normal_cdf(np.array([lead / np.sqrt(0.5)]))[0], abs=0.004)
    assert found.sum() == pytest.approx(1.0)


def test_the_circle_keeps_what_levels_do_to_scores() -> None:
    """Places drawn on the circle are the projections of scores drawn with the same levels."""
    rng = np.random.default_rng(4)
    roots, slopes = rng.normal(0.0, 0.3, (2, 3, 4, 4))
    posterior = Posteriors(
        rng.dirichlet(np.ones(3))[None], rng.normal(0.0, 1.0, (1, 3, 4)), (roots @ roots.swapaxes(1, 2))[None],
        slopes[None], np.zeros(1),
    )  # fmt: skip
    points = draws_of(CirclePosterior.of(posterior), 4)
    np.testing.assert_allclose(points.mean(axis=0), CIRCLE @ posterior.theta[0], atol=0.02)
    np.testing.assert_allclose(np.cov(points.T), CIRCLE @ posterior.covariance[0] @ CIRCLE.T, atol=0.03)
