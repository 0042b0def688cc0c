"""Scoring against the pair-probit: another model, another estimator, and code of its own."""

import math
from itertools import combinations
from pathlib import Path
from statistics import NormalDist

import numpy as np
import pytest

from benchmarks.instrument import pair_probit_data
from benchmarks.instrument.pair_probit_data import ANSWERS, DESIGN, PARAMETERS, TRAITS
from benchmarks.instrument.real_data import DataError
from discern.instrument.bank import KNOWN
from discern.instrument.numerics import Floats, Ints
from discern.instrument.posterior import posteriors
from tests.support import thurstonian
from tests.support.pair_probit import Pairs, estimate, known_pairs

from .conftest import CORRELATION

PRECISION: Floats = np.asarray(np.linalg.inv(CORRELATION))

LOADINGS = np.array([[0.7, 0.6, 0.65, 0.6], [0.6, -0.7, 0.7, -0.6], [-0.65, 0.6, -0.6, 0.7]])
INTERCEPTS = np.array([[0.0, 0.3, -0.2, 0.1], [0.5, 0.0, -0.4, 0.0], [0.0, -0.3, 0.2, 0.6]])
MOST = np.array([[0, 2, 3], [1, -1, 0], [2, 0, 2]], dtype=np.int8)
LEAST = np.array([[2, 1, 0], [0, -1, 3], [3, 1, 0]], dtype=np.int8)


def by_pairs(loadings: Floats, intercepts: Floats, most: Ints, least: Ints) -> tuple[Floats, Floats]:
    """Modes and standard errors (people, 4) of the pair-probit."""
    pairs = Pairs.of_blocks(loadings, intercepts, 1.0 - np.square(loadings))
    return estimate(pairs, PRECISION, known_pairs(most, least))


def by_discern(loadings: Floats, intercepts: Floats, most: Ints, least: Ints) -> tuple[Floats, Floats]:
    """Posterior means and standard errors (people, 4)."""
    scale = thurstonian.logit_scale(loadings)
    found = posteriors(scale * loadings, scale * intercepts, PRECISION, KNOWN, most, least)
    return found.theta, found.se


def log_posterior(theta: Floats, most: Ints, least: Ints) -> float:
    """Of one person, by the definition."""
    total = -0.5 * float(theta @ np.linalg.solve(CORRELATION, theta))
    for block, (best, worst) in enumerate(zip(most, least, strict=True)):
        if best < 0:
            continue
        others = [item for item in range(4) if item not in (best, worst)]
        for before, after in [(best, worst), *((best, item) for item in others), *((item, worst) for item in others)]:
            level = INTERCEPTS[block] + LOADINGS[block] * theta
            error = math.sqrt(2.0 - LOADINGS[block, before] ** 2 - LOADINGS[block, after] ** 2)
            total += math.log(NormalDist().cdf((level[before] - level[after]) / error))
    return total


def test_a_choice_of_most_and_least_orders_five_of_six_pairs() -> None:
    most, least = np.array([[2, -1]], dtype=np.int8), np.array([[0, -1]], dtype=np.int8)
    assert list(combinations(range(4), 2)) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert known_pairs(most, least).tolist() == [[-1, -1, -1, -1, 0, 1] + 6 * [0]]


def test_the_pair_probit_is_the_mode_of_its_definition() -> None:
    theta, _ = by_pairs(LOADINGS, INTERCEPTS, MOST, LEAST)
    step = 1e-4
    for mode, most, least in zip(theta, MOST, LEAST, strict=True):
        for shift in step * np.eye(4):
            ahead, here, behind = (log_posterior(mode + sign * shift, most, least) for sign in (1, 0, -1))
            assert abs(ahead - behind) / (2.0 * step) < 1e-5
            assert ahead + behind < 2.0 * here


def test_three_people_keep_their_scores() -> None:
    """Recorded from few answers, where the two lie furthest apart: the first takes pairs as independent."""
    probit = [[0.79, 0.53, 0.33, 0.28], [-1.26, 0.89, 0.43, -1.08], [0.66, 0.57, 0.30, -0.83]]
    ours = [[0.64, 0.43, 0.15, 0.17], [-1.09, 0.77, 0.38, -0.90], [0.62, 0.57, 0.17, -0.70]]
    np.testing.assert_allclose(by_pairs(LOADINGS, INTERCEPTS, MOST, LEAST)[0], probit, atol=0.0055)
    np.testing.assert_allclose(by_discern(LOADINGS, INTERCEPTS, MOST, LEAST)[0], ours, atol=0.0055)


def test_scores_agree_with_the_pair_probit_on_choices_by_the_exact_model() -> None:
    """Seeds 0 to 3 give r .9976 to .9981, RMS .079 to .089, slopes 1.044 to 1.060, and SE .859 to .864 of Discern's.

    The pair-probit takes pairs of one block as independent, so it is surer than it should be: its scores lie further
    from 0, and its standard errors are smaller. A logit scale 10% off would move slopes by .04 and SE by .055.
    """
    rng = np.random.default_rng(0)
    loadings, intercepts = thurstonian.draw_items(24, rng)
    theta = rng.multivariate_normal(np.zeros(4), CORRELATION, size=400)
    choices = thurstonian.draw_choices(loadings, intercepts, theta, rng)
    ours, our_se = by_discern(loadings, intercepts, *choices)
    probit, probit_se = by_pairs(loadings, intercepts, *choices)
    r = [np.corrcoef(ours[:, style], probit[:, style])[0, 1] for style in range(4)]
    rms = np.sqrt(np.square(ours - probit).mean(axis=0))
    slope = (ours * probit).sum(axis=0) / np.square(ours).sum(axis=0)
    share = probit_se.mean() / our_se.mean()
    print(f"r {np.round(r, 4)}, RMS {rms.round(3)}, slope {slope.round(3)}, SE {share:.3f} of Discern's")
    assert min(r) > 0.997
    assert rms.max() < 0.10
    assert 1.03 < slope.min() <= slope.max() < 1.08
    assert 0.84 < share < 0.88


def write_files(folder: Path, people: int = 200) -> None:
    """Files of the shape of the public ones, by simulated people; every three of the five traits are in two triplets.

    The first person leaves out a pair.
    """
    rng = np.random.default_rng(3)
    trait = np.array(2 * list(combinations(range(5), 3))).ravel()
    loadings = np.round(rng.uniform(0.5, 1.2, 60) * rng.choice([-1, 1], 60), 3)
    intercepts = np.round(rng.normal(0.0, 0.5, 60), 3)
    variances = np.round(rng.uniform(0.5, 1.5, 60), 3)
    correlation = np.full((5, 5), -0.2) + 1.2 * np.eye(5)
    theta = rng.multivariate_normal(np.zeros(5), correlation, size=people)
    utility = intercepts + loadings * theta[:, trait] + np.sqrt(variances) * rng.standard_normal((people, 60))
    order = pair_probit_data.PAIRS
    outcome = (utility[:, order[:, 0]] > utility[:, order[:, 1]]).astype(np.int8)
    matrix = loadings[:, None] * (trait[:, None] == np.arange(5))
    pairs = Pairs.of_items(order, matrix, intercepts, variances)
    scores, _ = estimate(pairs, np.asarray(np.linalg.inv(correlation)), (2 * outcome - 1).astype(np.int8))

    design = ["\t".join(f'"bft_fc_{name}"' for name in TRAITS)]
    design += [
        f'"MTi{n + 1:02}"\t' + "\t".join(str(int(column == of)) for column in range(5)) for n, of in enumerate(trait)
    ]
    (folder / DESIGN).write_text("\n".join(design), encoding="utf-8")

    found: dict[str, list[tuple[str, float]]] = {}
    for i, j in order:
        name = f"MTI{i + 1:02}I{j + 1:02}"
        found.setdefault(f"BFT_FC_{TRAITS[trait[i]].upper()} BY", []).append((name, loadings[i]))
        found.setdefault(f"BFT_FC_{TRAITS[trait[j]].upper()} BY", []).append((name, -loadings[j]))
        found.setdefault("Thresholds", []).append((name + "$1", intercepts[j] - intercepts[i]))
        found.setdefault("Residual Variances", []).append((name, variances[i] + variances[j]))
    for a in range(0, 60, 3):
        ab, ac, bc = (f"MTI{i + 1:02}I{j + 1:02}" for i, j in combinations(range(a, a + 3), 2))
        found[f"{ab} WITH"] = [(ac, variances[a]), (bc, -variances[a + 1])]
        found[f"{ac} WITH"] = [(bc, variances[a + 2])]
    for i, j in combinations(range(5), 2):
        one, other = (f"BFT_FC_{TRAITS[column].upper()}" for column in (i, j))
        found.setdefault(f"{one} WITH", []).append((other, -0.2))
    results = ["MODEL RESULTS", "", "Estimate       S.E.  Est./S.E.    P-Value"]
    for heading, rows in found.items():
        results += ["", f" {heading}", *(f"    {name} {value:.3f} 0.1 9.999 0.000" for name, value in rows)]
    results += ["", "STANDARDIZED MODEL RESULTS", "", " Thresholds", "    MTI01I02$1  9.000 0.1 9.999 0.000"]
    (folder / PARAMETERS).write_text("\n".join(results), encoding="utf-8")

    lines = [
        " ".join([*(f"{each}.000" for each in row), *(f"{each:.3f}" for each in mplus), str(number)])
        for number, (row, mplus) in enumerate(zip(outcome, scores, strict=True))
    ]
    lines[0] = "*" + lines[0][5:]
    (folder / ANSWERS).write_text("\n".join(lines), encoding="utf-8")


def test_rankings_are_read_and_scored(tmp_path: Path) -> None:
    write_files(tmp_path)
    found = pair_probit_data.read_figures("bft", tmp_path)
    assert all("199 people" in each.how for each in found if each.holds is not None)
    assert [each.holds for each in found if each.holds is not None] == [True] * 5, found
    assert "8 triplets" in found[0].how


@pytest.mark.parametrize(
    ("name", "before", "after", "message"),
    [
        (DESIGN, '"MTi07"\t1', '"MTi07"\t0', "not one of the traits neoac for each of 60 items"),
        (PARAMETERS, "MTI01I02$1 ", "MTI01I02$1 1", "THRESHOLDS MTI02I03 is"),
        (PARAMETERS, "MTI58I59", "other", "no estimate of BFT_FC_O BY MTI58I59"),
        (ANSWERS, ".000", ".500", "outcomes other than 0 and 1"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, name: str, before: str, after: str, message: str) -> None:
    write_files(tmp_path, people=5)
    file = tmp_path / name
    file.write_text(file.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    with pytest.raises(DataError, match=message):
        pair_probit_data.read_figures("bft", tmp_path)


def test_outcomes_that_are_no_ranking_are_refused(tmp_path: Path) -> None:
    write_files(tmp_path, people=1)
    (tmp_path / ANSWERS).write_text(" ".join(["1.0", "0.0", "1.0", *57 * ["1.0"], *6 * ["0"]]), encoding="utf-8")
    with pytest.raises(DataError, match="no ranking"):
        pair_probit_data.read_rankings(tmp_path / ANSWERS)
