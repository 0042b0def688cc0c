"""How fast the instrument scores."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np

from benchmarks.instrument.design import PRECISION, people, random_design
from benchmarks.support.figure import Figure, at_least, at_most, plain
from discern.instrument import load_bank, score_profile, simulate_respondent
from discern.instrument.choices import encode
from discern.instrument.posterior import score_choices
from tests.support.map_estimates import estimate

FIRST_CALL = """
import time
start = time.perf_counter()
import numpy as np
from discern.instrument import load_bank, score_batch, score_profile, simulate_respondent
bank = load_bank()
choices = simulate_respondent(bank, "fixed", np.zeros(4), np.random.default_rng(0))
score_profile(bank, choices)
score_batch(bank, "fixed", np.zeros((1, 24), dtype=np.int8), np.ones((1, 24), dtype=np.int8))
print(time.perf_counter() - start)
"""


def scoring() -> list[Figure]:
    """People with standard errors in a second of processor time, one fixed form."""
    rng = np.random.default_rng(10)
    design = random_design(24, rng)
    count = 40_000
    most, least = design.answers(people(count, rng), rng)
    parameters = (design.logit_loadings, design.logit_intercepts, PRECISION)
    rate = count / _best(lambda: estimate(*parameters, most, least), 5, time.process_time)
    how = "24 blocks, 40,000 people, processor time"
    return [at_least("scoring with SEs, people a second", rate, 20_000.0, how)]


def one_person() -> list[Figure]:
    """One person's scores and standard errors, their whole profile, and the first call of a process."""
    bank = load_bank()
    choices = simulate_respondent(bank, "fixed", np.array([1.0, 0.5, -0.5, 0.0]), np.random.default_rng(11))
    seconds = _best(lambda: score_choices(bank, encode(bank, choices)), 300)
    profile_seconds = _best(lambda: score_profile(bank, choices, "fixed", 1), 200)
    return [
        at_most("one person, warm, ms", 1e3 * seconds, 3.0, "24 blocks, theta with SEs from answers"),
        at_most("first call of a process, s", _first_call(), 2.0, "bytecode on disk; quickest of six processes"),
        plain("whole profile, warm, ms", 1e3 * profile_seconds, "24 blocks"),
    ]


def _first_call() -> float:
    with tempfile.TemporaryDirectory() as folder:
        # A process that must not write bytecode would compile every module from source, each time.
        environment = os.environ | {"PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        run = [sys.executable, "-c", FIRST_CALL]
        seconds = [
            float(subprocess.run(run, check=True, capture_output=True, text=True, env=environment).stdout)
            for _ in range(7)
        ]
    return min(seconds[1:])


def _best(action: Callable[[], object], repeats: int, clock: Callable[[], float] = time.perf_counter) -> float:
    """Seconds of the quickest tenth of the repeats (of the quickest one below 20)."""
    action()
    seconds = []
    for _ in range(repeats):
        start = clock()
        action()
        seconds.append(clock() - start)
    return float(np.quantile(seconds, 0.1 if repeats >= 20 else 0.0))
