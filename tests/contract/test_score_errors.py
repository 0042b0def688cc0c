"""Errors of scores, and the range in which a change lies."""

from collections.abc import Sequence
from math import sqrt

import numpy as np
import pytest

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Instrument, Norms, Quality, Results, Score
from discern.contract.score_errors import (
    TRANSIENT_VARIANCE,
    are_comparable,
    change_of,
    differ,
    error_of,
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


def test_a_change_is_a_range_around_the_difference_that_allows_for_two_days() -> None:
    before, after = scores([-0.5, 0, 0, 0], [0.3] * 4).D, scores([0.5, 0, 0, 0], [0.4] * 4).D
    change, difference = change_of(before, after), differ(after, before)
    assert change is not None
    assert difference is not None
    assert change[0] < difference[0] < after.score - before.score < difference[1] < change[1]
    assert change_of(before, scores([9, 0, 0, 0], [None] * 4).D) is None


@pytest.mark.parametrize("loading", [pytest.param(0.65, id="right"), 0.45])
@pytest.mark.exhaustive
def test_the_range_of_a_change_holds_0_for_people_who_stay_as_they_are(loading: float) -> None:
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
    retest = np.mean([np.corrcoef(days[0].theta[:, k], days[1].theta[:, k])[0, 1] for k in range(4)])
    assert retest <= PUBLISHED + 0.03
    ranges = [change_of(a[style], b[style]) for a, b in zip(first, second, strict=True) for style in STYLES]
    assert np.mean([low <= 0 <= high for low, high in filter(None, ranges)]) >= 0.95


def test_results_by_other_norms_are_not_compared() -> None:
    assert are_comparable(result(), result("2.0.0+calibrated"))
    assert not are_comparable(result(), result(norms="ours-2026"))
