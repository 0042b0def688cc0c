"""How many blocks adaptive asking saves."""

from __future__ import annotations

import numpy as np

from benchmarks.instrument.design import PRECISION, people, random_design
from benchmarks.support.figure import Figure, at_most, plain
from discern.instrument import load_bank
from discern.instrument.adaptive.block_selection import CONTROLLED, UNRESTRICTED, BlockPool, form_pool
from discern.instrument.model.thurstonian import draw_choices
from discern.instrument.simulation.people import draw_people
from discern.instrument.simulation.simulation_study import (
    adaptive_selector,
    administer,
    best_orders,
    fixed_order_selector,
)

TARGET_SE = 0.35
BLOCKS = 100
TOPICS = 8
CAP = 70
BANKS = 3
PEOPLE = 500


def lengths() -> list[Figure]:
    """Blocks until every style's standard error is at the target, against the best fixed order on the same bank."""
    fixed, errors, exposure, spread = [], [], [], []
    asked: dict[str, list[float]] = {"free": [], "controlled": []}
    for seed in range(BANKS):
        rng = np.random.default_rng([8, seed])
        design = random_design(BLOCKS, rng)
        topics = rng.permutation(np.arange(BLOCKS) % TOPICS)
        pool = BlockPool(design.logit_loadings, design.logit_intercepts, topics, TARGET_SE)
        theta = people(PEOPLE, rng)
        answers = design.answers(theta, rng)
        orders = best_orders(pool, PRECISION, people(200, rng), CAP)
        taken = [administer(pool, PRECISION, *answers, CAP, fixed_order_selector(order)) for order in orders]
        fixed.append(min(each.lengths.mean() for each in taken))
        for name, policy in (("free", UNRESTRICTED), ("controlled", CONTROLLED)):
            trial = administer(pool, PRECISION, *answers, CAP, adaptive_selector(pool, policy, rng))
            asked[name].append(float(trial.lengths.mean()))
        errors.append(np.square(trial.theta - theta).mean())
        exposure.append(trial.asked.mean(axis=0).max())
        by_topic = trial.asked.astype(np.int64) @ (topics[:, None] == np.arange(TOPICS))
        spread.append((by_topic.max(axis=1) - by_topic.min(axis=1)).max())
    how = f"{BANKS} banks of {BLOCKS} blocks x {PEOPLE} people, SE <= {TARGET_SE} on all four"
    controls = f"{how}; topics within {CONTROLLED.topic_lead} blocks, drawn from the best "
    controls += f"{CONTROLLED.first_best_of} to {CONTROLLED.best_of}"
    baseline = float(np.mean(fixed))
    free, controlled = (float(np.mean(asked[name])) for name in ("free", "controlled"))
    return [
        at_most("adaptive over best fixed order, controls on", controlled / baseline, 0.80, controls),
        at_most("adaptive over best fixed order, free", free / baseline, 0.76, how),
        plain("blocks, best fixed order", baseline, how),
        plain("blocks, adaptive, controls on", controlled, controls),
        plain("RMSE when stopped, controls on", float(np.sqrt(np.mean(errors))), controls),
        plain("share of people asked the most used block", float(np.max(exposure)), controls),
        plain("largest gap between topics, blocks", float(np.max(spread)), controls),
    ]


def own_bank() -> list[Figure]:
    """The adaptive form of the bank in use, taking its expert parameters for true."""
    bank = load_bank()
    form = bank.form("adaptive")
    pool = form_pool(bank, "adaptive")
    rng = np.random.default_rng(9)
    theta = draw_people(bank.norms.correlation, PEOPLE, rng)
    answers = draw_choices(pool.loadings / bank.scale, pool.intercepts / bank.scale, theta, rng)
    trial = administer(pool, bank.precision, *answers, form.cap, adaptive_selector(pool, CONTROLLED, rng))
    how = f"own bank, adaptive: SE <= {form.target_se} or {form.cap} blocks, {PEOPLE} people"
    return [
        plain("adaptive: mean blocks", float(trial.lengths.mean()), how),
        plain("adaptive: mean picks", 2 * float(trial.lengths.mean()), how),
        plain("adaptive: 90th percentile of blocks", float(np.percentile(trial.lengths, 90)), how),
        plain("adaptive: share stopped by the cap", float((trial.se.max(axis=1) > pool.target_se).mean()), how),
        plain("adaptive: RMSE", float(np.sqrt(np.square(trial.theta - theta).mean())), how),
        plain("adaptive: share of people asked the most used block", float(trial.asked.mean(axis=0).max()), how),
    ]
