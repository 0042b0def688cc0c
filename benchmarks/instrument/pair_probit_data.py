"""Scores against an independent estimator, on real rankings that are public.

People put the three statements of each of 20 triplets in order, each on another of the Big Five (BFT, with statements
matched for desirability). Mplus estimated the Thurstonian model from them, and scored them. Here the scorer is given
Mplus's parameters and the triplets without agreeableness, so that the four other traits take the places of the styles,
and is compared with `tests/support/pair_probit.py` on the same, and with Mplus's scores, which rest on all 20 triplets.

The data aren't ours and aren't kept here. They are three files in `data_raw` of MFCblockInfo (Susanne Frick):

    git clone https://github.com/susanne-frick/MFCblockInfo
    uv run python -m benchmarks instrument --data bft MFCblockInfo/data_raw

`design_load_bft-matched.txt` says which trait a statement is on. `tirt_bft-matched_intercepts.out` is Mplus's output;
its part "MODEL RESULTS" is read. `scores_bft-matched_intercepts.dat` has a line a person: 60 outcomes of pairs (1 where
the first was preferred, * where an answer is missing), Mplus's five scores, and a number. Estimates that Mplus ties to
each other must agree, and outcomes be rankings; otherwise the files are refused.

The best-worst logit has four statements in a block. A statement that nobody prefers takes the fourth place, so it is
always least, and its block says which of the three came first. Blocks with two of those say which of the two left came
next; there is one for each pair that may be left, and each person has answered one of the three. So a ranking is a
choice among three, then among two.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np

from benchmarks.instrument.real_data import DataError
from benchmarks.support.figure import Figure, at_least, at_most, plain
from discern.instrument.bank import KNOWN
from discern.instrument.numerics import Floats, Indices, Ints
from discern.instrument.posterior import Posteriors, posteriors
from tests.support.pair_probit import Pairs, estimate
from tests.support.thurstonian import NORMAL_TO_LOGIT

DESIGN, PARAMETERS, ANSWERS = (
    "design_load_bft-matched.txt",
    "tirt_bft-matched_intercepts.out",
    "scores_bft-matched_intercepts.dat",
)
TRAITS = "neoac"
"""Neuroticism, extraversion, openness, agreeableness, conscientiousness: the columns of the design and of scores."""

SCORED = np.array([0, 1, 2, 4])
"""Columns of the traits that take the places of D, I, S and C."""

TRIPLETS = 20
PAIRS = np.array(
    [(3 * triplet + i, 3 * triplet + j) for triplet in range(TRIPLETS) for i, j in combinations(range(3), 2)]
)
"""The items (pairs, 2) of each pair, in the order of the outcomes."""

ROUNDING = 0.0025
"""How far sums of estimates with three decimals may differ."""

IMPOSSIBLE = -25.0
"""The intercept of a statement that nobody prefers, on the logit scale; that of a second one is twice as low."""

LOWEST = 0.98
"""The lowest correlation with the pair-probit."""

SAME = 0.005
"""How far the pair-probit may lie from Mplus's scores, whose estimator is the same, by parameters of three decimals."""


@dataclass(frozen=True, slots=True, eq=False)
class Parameters:
    """Mplus's: `loadings` λ (items, 5), `intercepts` μ and `variances` ψ² (items,), `correlation` (5, 5) of traits."""

    loadings: Floats
    intercepts: Floats
    variances: Floats
    correlation: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Rankings:
    """Outcomes of pairs `known` (people, 60), 1 or -1; places `rank` (people, triplets, 3), 0 for the first; Mplus's
    scores `published` (people, 5)."""

    known: Ints
    rank: Ints
    published: Floats


def read_design(file: Path) -> Indices:
    """The trait's column of each item, (items,)."""
    header, *lines = (line.split() for line in file.read_text(encoding="latin-1").splitlines() if line.strip())
    named = [name.strip('"').removeprefix("bft_fc_") for name in header]
    marked = np.array([[cell != "0" for cell in line[1:]] for line in lines])
    if named != list(TRAITS) or marked.shape != (3 * TRIPLETS, 5) or (marked.sum(axis=1) != 1).any():
        raise DataError(f"{file.name}: not one of the traits {TRAITS} for each of {3 * TRIPLETS} items")
    return np.asarray(marked.argmax(axis=1))


def read_parameters(file: Path, trait: Indices) -> Parameters:
    """The estimates in Mplus's output."""
    of = _read_results(file)
    loadings, intercepts, variances = np.zeros((3 * TRIPLETS, 5)), np.zeros(3 * TRIPLETS), np.zeros(3 * TRIPLETS)
    try:
        for first in range(0, 3 * TRIPLETS, 3):
            a, b, c = first, first + 1, first + 2
            loadings[a, trait[a]] = of[_factor(trait[a]) + " BY", _pair(a, b)]
            loadings[b, trait[b]] = of[_factor(trait[b]) + " BY", _pair(b, c)]
            loadings[c, trait[c]] = -of[_factor(trait[c]) + " BY", _pair(a, c)]
            # P(a before b) = Φ(−threshold) at θ = 0.
            intercepts[b], intercepts[c] = of["THRESHOLDS", _pair(a, b)], of["THRESHOLDS", _pair(a, c)]
            variances[a] = of[_pair(a, b) + " WITH", _pair(a, c)]
            variances[b] = -of[_pair(a, b) + " WITH", _pair(b, c)]
            variances[c] = of[_pair(a, c) + " WITH", _pair(b, c)]
        correlation = np.eye(5)
        for i, j in combinations(range(5), 2):
            correlation[i, j] = correlation[j, i] = of[_factor(i) + " WITH", _factor(j)]
        _check(of, trait, loadings, intercepts, variances)
    except KeyError as error:
        raise DataError(f"{file.name}: no estimate of {' '.join(error.args[0])}") from None
    return Parameters(loadings, intercepts, variances, correlation)


def _read_results(file: Path) -> dict[tuple[str, str], float]:
    """The unstandardised estimates by heading and name, such as ("BFT_FC_N BY", "MTI01I02")."""
    found: dict[tuple[str, str], float] = {}
    inside, heading = False, ""
    for line in file.read_text(encoding="latin-1").splitlines():
        words = line.upper().split()
        if line.strip().upper() in {"MODEL RESULTS", "STANDARDIZED MODEL RESULTS"}:
            inside = words[0] == "MODEL"
        elif inside and len(words) == 5 and re.fullmatch(r"-?\d*\.\d+", words[1]):
            found[heading, words[0].removesuffix("$1")] = float(words[1])
        elif inside and words:
            heading = " ".join(words)
    return found


def _check(
    of: dict[tuple[str, str], float], trait: Indices, loadings: Floats, intercepts: Floats, variances: Floats
) -> None:
    """Raises `DataError` where the estimates for a pair aren't those of its two items."""
    for i, j in PAIRS:
        name = _pair(i, j)
        expected = {
            (_factor(trait[i]) + " BY", name): loadings[i, trait[i]],
            (_factor(trait[j]) + " BY", name): -loadings[j, trait[j]],
            ("THRESHOLDS", name): intercepts[j] - intercepts[i],
            ("RESIDUAL VARIANCES", name): variances[i] + variances[j],
        }
        for key, value in expected.items():
            if abs(of[key] - value) > ROUNDING:
                raise DataError(f"{' '.join(key)} is {of[key]:g}, but {value:.3f} follows for its items")


def _factor(trait: int) -> str:
    return f"BFT_FC_{TRAITS[trait].upper()}"


def _pair(first: int, second: int) -> str:
    return f"MTI{first + 1:02}I{second + 1:02}"


def read_rankings(file: Path) -> Rankings:
    """Rankings of the people who gave all of them."""
    lines = [line.split() for line in file.read_text(encoding="latin-1").splitlines()]
    whole = [line for line in lines if line and "*" not in line]
    if not whole or any(len(line) != len(PAIRS) + 6 for line in whole):
        raise DataError(f"{file.name}: no lines of {len(PAIRS)} outcomes, five scores and a number")
    numbers = np.array([line[:-1] for line in whole], dtype=np.float64)
    outcome = numbers[:, : len(PAIRS)]
    if not np.isin(outcome, (0.0, 1.0)).all():
        raise DataError(f"{file.name}: outcomes other than 0 and 1")
    known = (2 * outcome - 1).astype(np.int8)
    ab, ac, bc = known.reshape(len(known), TRIPLETS, 3).transpose(2, 0, 1)
    rank = np.stack([2 - ab - ac, 2 + ab - bc, 2 + ac + bc], axis=2) // 2
    if (np.sort(rank, axis=2) != np.arange(3)).any():
        raise DataError(f"{file.name}: outcomes of a triplet that are no ranking")
    return Rankings(known, rank, numbers[:, len(PAIRS) :])


def score(trait: Indices, parameters: Parameters, rankings: Rankings) -> tuple[Indices, Posteriors]:
    """The triplets without agreeableness, and posteriors (people, 4) of `SCORED` from their rankings."""
    of = trait.reshape(TRIPLETS, 3)
    used = np.flatnonzero(np.isin(of, SCORED).all(axis=1))
    loadings, intercepts, most, least = [], [], [], []
    for triplet in used:
        rank = rankings.rank[:, triplet]
        for size in (3, 2):
            for places in combinations(range(3), size):
                items = 3 * triplet + np.array(places)
                columns = np.searchsorted(SCORED, trait[items])
                others = np.setdiff1d(range(4), columns)
                # As `logit_scale` does for four items.
                scale = NORMAL_TO_LOGIT / np.sqrt(parameters.variances[items].mean())
                slopes, levels = np.zeros(4), np.zeros(4)
                slopes[columns] = scale * parameters.loadings[items, trait[items]]
                levels[columns] = scale * parameters.intercepts[items]
                levels[others] = IMPOSSIBLE * np.arange(1, len(others) + 1)
                inside = rank[:, places]
                # A pair is a person's second choice if the item that isn't in it came first.
                asked = inside.min(axis=1) == 3 - size
                loadings.append(slopes)
                intercepts.append(levels)
                most.append(np.where(asked, columns[inside.argmin(axis=1)], -1))
                least.append(np.where(asked, others[-1], -1))
    precision = _precision(parameters, SCORED)
    chosen, left = (np.stack(each, axis=1).astype(np.int8) for each in (most, least))
    return used, posteriors(np.array(loadings), np.array(intercepts), precision, KNOWN, chosen, left)


def read_figures(_name: str, folder: Path) -> list[Figure]:
    """Correlations and root mean squared differences by trait, and mean standard errors.

    Raises `DataError` and `OSError`.
    """
    trait = read_design(folder / DESIGN)
    parameters = read_parameters(folder / PARAMETERS, trait)
    rankings = read_rankings(folder / ANSWERS)
    used, scored = score(trait, parameters, rankings)
    pairs = Pairs.of_items(PAIRS, parameters.loadings, parameters.intercepts, parameters.variances)
    inside = np.isin(PAIRS[:, 0] // 3, used)
    some = Pairs(pairs.constants[inside], pairs.slopes[inside][:, SCORED])
    theta, se = estimate(some, _precision(parameters, SCORED), rankings.known[:, inside])
    whole, _ = estimate(pairs, _precision(parameters, np.arange(5)), rankings.known)
    how = f"{len(theta)} people, {len(used)} triplets"
    found = []
    for place, column in enumerate(SCORED):
        name = f"bft, {TRAITS[column]}"
        ours, probit, mplus = scored.theta[:, place], theta[:, place], rankings.published[:, column]
        found += [
            at_least(f"{name}: r with the pair-probit", _r(ours, probit), LOWEST, how),
            plain(f"{name}: RMS from the pair-probit", _rms(ours, probit), how),
            plain(f"{name}: r with Mplus's scores", _r(ours, mplus), f"{how} against all 20"),
            plain(f"{name}: RMS from Mplus's scores", _rms(ours, mplus), f"{how} against all 20"),
        ]
    apart = _rms(whole, rankings.published)
    return [
        *found,
        plain("bft: mean standard error", scored.se.mean(), how),
        plain("bft: mean standard error of the pair-probit", se.mean(), how),
        at_most("bft: pair-probit, RMS from Mplus's scores", apart, SAME, f"{len(theta)} people, both from all 20"),
    ]


def _precision(parameters: Parameters, columns: Indices) -> Floats:
    """R⁻¹ of these traits."""
    return np.asarray(np.linalg.inv(parameters.correlation[np.ix_(columns, columns)]))


def _r(first: Floats, second: Floats) -> float:
    return float(np.corrcoef(first, second)[0, 1])


def _rms(first: Floats, second: Floats) -> float:
    return float(np.sqrt(np.square(first - second).mean()))
