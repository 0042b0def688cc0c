"""How many blocks adaptive asking saves."""

from __future__ import annotations

import numpy as np

from benchmarks.instrument.design import PRECISION, people, random_design
from benchmarks.support.figure import Figure, at_most, plain
from discern.instrument import load_bank
from discern.instrument.adaptive import CONTROLLED, FREE, Pool, form_pool
from discern.instrument.simulation import draw_people
from discern.instrument.thurstonian import draw
from discern.instrument.trials import adaptive_pick, ask, best_orders, ordered_pick

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
        pool = Pool(design.logit_loadings, design.logit_intercepts, topics, TARGET_SE)
        theta = people(PEOPLE, rng)
        answers = design.answers(theta, rng)
        orders = best_orders(pool, PRECISION, people(200, rng), CAP)
        fixed.append(min(ask(pool, PRECISION, *answers, CAP, ordered_pick(order)).lengths.mean() for order in orders))
        for name, policy in (("free", FREE), ("controlled", CONTROLLED)):
            trial = ask(pool, PRECISION, *answers, CAP, adaptive_pick(pool, policy, rng))
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
    answers = draw(pool.loadings / bank.scale, pool.intercepts / bank.scale, theta, rng)
    trial = ask(pool, bank.precision, *answers, form.cap, adaptive_pick(pool, CONTROLLED, rng))
    how = f"own bank, adaptive: SE <= {form.target_se} or {form.cap} blocks, {PEOPLE} people"
    return [
        plain("adaptive: mean blocks", float(trial.lengths.mean()), how),
        plain("adaptive: 90th percentile of blocks", float(np.percentile(trial.lengths, 90)), how),
        plain("adaptive: share stopped by the cap", float((trial.se.max(axis=1) > pool.target_se).mean()), how),
        plain("adaptive: RMSE", float(np.sqrt(np.square(trial.theta - theta).mean())), how),
        plain("adaptive: share of people asked the most used block", float(trial.asked.mean(axis=0).max()), how),
    ]
