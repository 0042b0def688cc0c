"""What the quality checks catch, and how often they are wrong about honest people."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np

from benchmarks.instrument.design import BLOCKS, PRECISION, people, random_design
from benchmarks.support.figure import Figure, at_least, plain
from discern.instrument import Bank, Choice, load_bank, posteriors, score_profile, shown_order
from discern.instrument.bank.discrimination import KNOWN
from discern.instrument.model.thurstonian import draw_choices
from discern.instrument.numerics.arrays import Floats, Ints
from discern.instrument.scoring.map_estimate import estimate
from discern.instrument.scoring.person_fit import standardised_fit
from discern.instrument.simulation.people import draw_people

Choices = tuple[Ints, Ints]
RESPONDENTS = 1500
VERDICTS = ("ok", "caution", "withheld")


def detection() -> list[Figure]:
    """How many random and half-random responders lz catches at 5% false alarms."""
    caught, half_caught, withheld, wronged = [], [], [], []
    count = 10_000
    for seed in range(2):
        rng = np.random.default_rng([5, seed])
        design = random_design(BLOCKS, rng)
        parameters = (design.logit_loadings, design.logit_intercepts)
        honest = design.answers(people(2 * count, rng), rng)
        limit = np.quantile(_lz(*parameters, PRECISION, *(part[:count] for part in honest)), 0.05)
        honest = (honest[0][count:], honest[1][count:])
        noise, half = _careless(honest, rng)
        caught.append((_lz(*parameters, PRECISION, *noise) < limit).mean())
        half_caught.append((_lz(*parameters, PRECISION, *half) < limit).mean())
        withheld.append(_withheld(*parameters, PRECISION, *noise))
        wronged.append(_withheld(*parameters, PRECISION, *honest))
    how = "2 banks x 10,000 people; limit from 10,000 others"
    return [
        at_least("random responders caught at 5% false alarms", float(np.mean(caught)), 0.99, how),
        at_least("half-random responders caught at 5% false alarms", float(np.mean(half_caught)), 0.88, how),
        plain("random responders withheld", float(np.mean(withheld)), how),
        plain("honest people withheld as random", float(np.mean(wronged)), how),
    ]


def _careless(honest: tuple[Ints, Ints], rng: np.random.Generator) -> tuple[tuple[Ints, Ints], tuple[Ints, Ints]]:
    """Answers at random throughout, and in a random half of the blocks."""
    shape = honest[0].shape
    order = np.argsort(rng.random((*shape, 4)), axis=2).astype(np.int8)
    noise = (order[:, :, 0], order[:, :, 1])
    half = np.argsort(rng.random(shape), axis=1) < shape[1] // 2
    return noise, (np.where(half, noise[0], honest[0]), np.where(half, noise[1], honest[1]))


def _lz(loadings: Floats, intercepts: Floats, precision: Floats, most: Ints, least: Ints) -> Floats:
    theta = estimate(loadings, intercepts, precision, most, least).theta
    return standardised_fit(loadings, intercepts, theta, most, least)


def _withheld(loadings: Floats, intercepts: Floats, precision: Floats, most: Ints, least: Ints) -> float:
    evidence = posteriors(loadings, intercepts, precision, KNOWN, most, least).log_evidence
    return float((evidence + most.shape[1] * math.log(12.0) < -math.log(100.0)).mean())


def own_bank() -> list[Figure]:
    """Every check of the bank in use, on honest, random, half-random and place-bound people who take the fixed form."""
    bank = load_bank()
    form = bank.form("fixed")
    rows = bank.rows(form.blocks)
    rng = np.random.default_rng(7)
    theta = draw_people(bank.norms.correlation, RESPONDENTS, rng)
    honest = draw_choices(bank.loadings[rows] / bank.scale, bank.intercepts[rows] / bank.scale, theta, rng)
    noise, half = _careless(honest, rng)
    how = f"own bank, fixed form, {RESPONDENTS:,} people, expert parameters taken for true"
    found: list[Figure] = []
    for name, choices in (("honest", honest), ("random", noise), ("half-random", half), ("place-bound", None)):
        failed: Counter[str] = Counter()
        for seed in range(RESPONDENTS):
            answers = _place_bound(bank, seed) if choices is None else _answers(bank, choices, seed)
            quality = score_profile(bank, answers, "fixed", seed).quality
            failed.update(check.id for check in quality.checks if not check.passed)
            failed[quality.verdict] += 1
        reported = ("person_fit", "near_random", "random_answers", "same_places", "place_pattern", *VERDICTS)
        found += [plain(f"{name}: {outcome}", failed[outcome] / RESPONDENTS, how) for outcome in reported]
    return found


def _answers(bank: Bank, choices: Choices, person: int) -> list[Choice]:
    blocks = [bank.blocks[block] for block in bank.form("fixed").blocks]
    pairs = zip(blocks, choices[0][person], choices[1][person], strict=True)
    return [Choice(block.id, block.items[most].id, block.items[least].id) for block, most, least in pairs]


def _place_bound(bank: Bank, seed: int) -> list[Choice]:
    """Someone who always picks the first statement as most and the last as least like themselves."""
    answers = []
    for block_id in bank.form("fixed").blocks:
        order, items = shown_order(block_id, seed), bank.blocks[block_id].items
        answers.append(Choice(block_id, items[order[0]].id, items[order[-1]].id))
    return answers
