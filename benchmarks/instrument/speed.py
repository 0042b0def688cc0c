"""How fast the instrument scores and chooses."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np

from benchmarks.instrument.design import PRECISION, people, random_design
from benchmarks.support.figure import Figure, at_least, at_most, plain
from discern.instrument import load_bank, next_blocks, profile, simulate_answers
from discern.instrument.adaptive import CONTROLLED, Pool, choose
from discern.instrument.answers import encode
from discern.instrument.fast import FormScorer, score_one
from discern.instrument.scoring import estimate

FIRST_CALL = """
import time
start = time.perf_counter()
import numpy as np
from discern.instrument import load_bank, score_many, simulate_answers, profile
bank = load_bank()
answers = simulate_answers(bank, "fixed", np.zeros(4), np.random.default_rng(0))
profile(bank, answers)
score_many(bank, "fixed", np.zeros((1, 24), dtype=np.int8), np.ones((1, 24), dtype=np.int8))
print(time.perf_counter() - start)
"""


def scoring() -> list[Figure]:
    """People a second with standard errors, one fixed form, against plain Newton in the same run."""
    rng = np.random.default_rng(10)
    design = random_design(24, rng)
    most, least = design.answers(people(200_000, rng), rng)
    parameters = (design.logit_loadings, design.logit_intercepts, PRECISION)
    few = 40_000
    oracle = estimate(*parameters, most[:few], least[:few])
    scorer = FormScorer(*parameters)
    quick = scorer.score(most[:few], least[:few])
    plain_rate = few / _best(lambda: estimate(*parameters, most[:few], least[:few]), 5)
    rate = len(most) / _best(lambda: scorer.score(most, least), 15)
    gap = max(
        float(np.abs(quick.theta - oracle.theta).max()),
        float(np.abs(quick.se - oracle.se).max()),
        float(np.abs(quick.covariance - oracle.covariance).max()),
    )
    how = f"24 blocks, {_engine()}"
    return [
        at_least("scoring with SEs, times plain numpy Newton", rate / plain_rate, 12.0, how),
        plain("scoring with SEs, people a second", rate, how),
        plain("plain numpy Newton, people a second", plain_rate, "24 blocks, numpy"),
        at_most("fast path against the oracle, worst of 40,000", gap, 1e-5, f"{how}; theta, SE and covariance"),
    ]


def one_person() -> list[Figure]:
    """One person's scores and standard errors from answers, and the first call of a process."""
    bank = load_bank()
    answers = simulate_answers(bank, "fixed", np.array([1.0, 0.5, -0.5, 0.0]), np.random.default_rng(11))

    def without_extra() -> None:
        responses = encode(bank, answers)
        loadings, intercepts = bank.loadings[responses.rows], bank.intercepts[responses.rows]
        estimate(loadings, intercepts, bank.precision, responses.most[None], responses.least[None])

    found = [at_most("one person, warm, ms, without the extra", 1e3 * _best(without_extra, 300), 1.0, "numpy")]
    if find_spec("numba") is not None:
        seconds = _best(lambda: score_one(bank, encode(bank, answers)), 2000)
        found.append(at_most("one person, warm, µs, with the extra", 1e6 * seconds, 50.0, _engine()))
    first = _first_call()
    how = f"{_engine()}, bytecode and compiled code on disk; quickest of six processes"
    return [
        *found,
        at_most("first call of a process, s", first, 2.0, how),
        plain("whole profile, warm, ms", 1e3 * _best(lambda: profile(bank, answers, "fixed", 1), 200), _engine()),
    ]


def _first_call() -> float:
    with tempfile.TemporaryDirectory() as folder:
        # A process that must not write bytecode would read every module of numba from source, each time.
        environment = os.environ | {"PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        run = [sys.executable, "-c", FIRST_CALL]
        seconds = [
            float(subprocess.run(run, check=True, capture_output=True, text=True, env=environment).stdout)
            for _ in range(7)
        ]
    return min(seconds[1:])


def choosing() -> list[Figure]:
    """The next block of an adaptive form."""
    rng = np.random.default_rng(12)
    design = random_design(100, rng)
    pool = Pool(design.logit_loadings, design.logit_intercepts, np.arange(100) % 8, 0.35)
    unasked = np.ones((1, 100), dtype=np.bool_)
    theta, information, chance = np.zeros((1, 4)), PRECISION[None] * 2.0, np.zeros(1)
    seconds = _best(lambda: choose(pool, unasked, theta, information, CONTROLLED, chance), 1000)
    bank = load_bank()
    answers = simulate_answers(bank, "adaptive", np.zeros(4), np.random.default_rng(13))[:8]
    whole = _best(lambda: next_blocks(bank, "adaptive", answers), 500)
    return [
        at_most("choosing the next block from 100, ms", 1e3 * seconds, 0.5, "controls on"),
        plain("the same with checks and scoring, ms", 1e3 * whole, f"8 answers, bank of 104, {_engine()}"),
    ]


def _engine() -> str:
    return "numba" if find_spec("numba") is not None else "numpy"


def _best(action: Callable[[], object], repeats: int) -> float:
    """Seconds of the quickest tenth of the repeats (of the quickest one below 20)."""
    action()
    seconds = []
    for _ in range(repeats):
        start = time.perf_counter()
        action()
        seconds.append(time.perf_counter() - start)
    return float(np.quantile(seconds, 0.1 if repeats >= 20 else 0.0))
