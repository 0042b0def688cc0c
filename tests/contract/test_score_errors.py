"""A person is said to have changed only where chance and another day are unlikely causes."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

import numpy as np
import pytest

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Instrument, Norms, Quality, Results, Score
from discern.contract.score_errors import (
    CRITICAL_Z,
    TRANSIENT_VARIANCE,
    are_comparable,
    error_of,
    has_changed,
    has_moved,
    theta_of,
)
from discern.contract.styles import STYLES, ByStyle
from discern.instrument import draw_people, load_bank, normal_cdf, normal_density, score_batch
from tests.support.thurstonian import draw_choices

PUBLISHED = 0.63


def scores(values: Sequence[float], errors: Sequence[float | None]) -> ByStyle[Score]:
    """Scores of these θ with these standard errors of θ."""
    found: dict[str, Score] = {}
    for style, theta, error in zip(STYLES, values, errors, strict=True):
        score, density = float(100 * normal_cdf(np.array(theta))), float(normal_density(np.array(theta)))
        found[style] = Score(score=score, se=None if error is None else 100 * density * error, theta=theta)
    return ByStyle[Score].of(found)


def result(version: str = "2.0.0", norms: str = "provisional-1") -> Results:
    return Results(
        assessment_id="asm_1",
        candidate=CandidateRef(id="cand_1", name="Ana"),
        instrument=Instrument(id="discern-en", version=version, form="fixed", blocks=24, fingerprint="sha256:0"),
        norms=Norms(id=norms, kind="simulated", n=0, as_of="2026-01-01"),
        quality=Quality(verdict="ok"),
    )


def test_errors_come_back_from_the_scale_of_scores() -> None:
    score = scores([1.2, 0, 0, 0], [0.4, 0.4, 0.4, 0.4]).D
    assert theta_of(score) == 1.2
    assert error_of(score) == pytest.approx(0.4)
    assert theta_of(Score(score=50.0)) == 0
    assert error_of(Score(score=50.0)) is None


def test_the_limit_is_that_of_four_scores_at_once_with_two_days() -> None:
    assert pytest.approx(NormalDist().inv_cdf(1 - 0.05 / 8), abs=0.001) == CRITICAL_Z
    limit = CRITICAL_Z * sqrt(0.3**2 + 0.4**2 + 2 * TRANSIENT_VARIANCE)
    before = scores([0, 0, 0, 0], [0.3] * 4)
    assert has_changed(before.D, scores([limit + 0.01, 0, 0, 0], [0.4] * 4).D)
    assert has_changed(before.D, scores([limit - 0.01, 0, 0, 0], [0.4] * 4).D) is False
    assert has_changed(before.D, scores([9, 0, 0, 0], [None] * 4).D) is None
    assert has_moved(before, scores([9, 0, 0, 0], [None] * 4)) is None


@pytest.mark.parametrize(("loading", "errors_alone"), [pytest.param(0.65, 0.15, id="right"), (0.45, 0.03)])
@pytest.mark.exhaustive
def test_a_change_is_claimed_of_one_unchanged_person_in_twenty_at_most(loading: float, errors_alone: float) -> None:
    bank = load_bank()
    rng = np.random.default_rng(7)
    rows = bank.rows(bank.form("fixed").blocks)
    loadings, intercepts = loading * np.sign(bank.loadings[rows]), bank.intercepts[rows] / bank.scale
    stays = sqrt(1 - TRANSIENT_VARIANCE) * draw_people(bank.norms.correlation, 800, rng)
    days = []
    for _ in range(2):
        theta = stays + sqrt(TRANSIENT_VARIANCE) * draw_people(bank.norms.correlation, 800, rng)
        days.append(score_batch(bank, "fixed", *draw_choices(loadings, intercepts, theta, rng)))
    first, second = ([scores(*each) for each in zip(day.theta.tolist(), day.se.tolist(), strict=True)] for day in days)
    pairs = list(zip(first, second, strict=True))
    retest = np.mean([np.corrcoef(days[0].theta[:, k], days[1].theta[:, k])[0, 1] for k in range(4)])
    assert retest <= PUBLISHED + 0.03
    assert np.mean([any(has_changed(a[style], b[style]) for style in STYLES) for a, b in pairs]) <= 0.05
    assert np.mean([bool(has_moved(a, b)) for a, b in pairs]) <= 0.05
    # By their errors alone, many more would be said to have changed.
    away = np.abs(days[0].theta - days[1].theta) / np.hypot(days[0].se, days[1].se)
    assert np.mean((away > CRITICAL_Z).any(axis=1)) >= errors_alone


def test_results_by_other_norms_are_not_compared() -> None:
    assert are_comparable(result(), result("2.0.0+calibrated"))
    assert not are_comparable(result(), result(norms="ours-2026"))
