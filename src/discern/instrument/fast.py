"""Fast scoring: a compiled loop where numba is installed (the extra `fast`), numpy otherwise; the same numbers."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from types import ModuleType

import numpy as np

from discern.instrument.answers import Responses
from discern.instrument.arrays import Bools, Floats, Ints
from discern.instrument.bank import Bank
from discern.instrument.likelihood import choice_sums
from discern.instrument.scoring import CHUNK, Estimates, estimate, newton
from discern.instrument.warmstart import AT_ZERO, WarmStart, fit_warm_start

LANES = 32
THREADED = 8192


@cache
def _kernel() -> ModuleType | None:
    # Imported late: numba takes half a second, and a process that scores no one should not pay it.
    from discern.instrument import kernel

    return kernel if kernel.COMPILED else None


class FormScorer:
    """Scores complete answers to one fixed set of blocks, many people at a time.

    `loadings`, `intercepts`: (blocks, 4), logit scale; `precision`: (4, 4), of the prior. Building one fits the warm
    start, about 0.1 s; keep it.
    """

    def __init__(self, loadings: Floats, intercepts: Floats, precision: Floats) -> None:
        self.loadings = loadings
        self.intercepts = intercepts
        self.precision = precision
        self.start = fit_warm_start(self.loadings, self.intercepts, self.precision)

    def score(self, most: Ints, least: Ints) -> Estimates:
        """MAP and covariance of each person; `most`, `least` (people, blocks), style columns, -1 where unanswered."""
        complete: Bools = np.asarray((most >= 0).all(axis=1))
        if not complete.all():
            return self._mixed(most, least, complete)
        if _kernel() is None:
            return self._numpy(most, least)
        return _compiled(self.loadings, self.intercepts, self.precision, most, least, self.start)

    def _mixed(self, most: Ints, least: Ints, complete: Bools) -> Estimates:
        theta = np.empty((len(most), 4))
        covariance = np.empty((len(most), 4, 4))
        partial = estimate(self.loadings, self.intercepts, self.precision, most[~complete], least[~complete])
        theta[~complete], covariance[~complete] = partial.theta, partial.covariance
        if complete.any():
            whole = self.score(most[complete], least[complete])
            theta[complete], covariance[complete] = whole.theta, whole.covariance
        return Estimates(theta, covariance)

    def _numpy(self, most: Ints, least: Ints) -> Estimates:
        theta = np.empty((len(most), 4))
        information = np.empty((len(most), 4, 4))
        for start in range(0, len(most), CHUNK):
            part = slice(start, start + CHUNK)
            sums = choice_sums(self.loadings, most[part], least[part])
            theta[part], information[part] = newton(
                self.loadings, self.intercepts, self.precision, sums, None, self.start(sums)
            )
        return Estimates(theta, np.asarray(np.linalg.inv(information)))


@lru_cache(maxsize=16)
def form_scorer(bank: Bank, form_id: str) -> FormScorer:
    """The scorer of a bank's form, kept. Raises `BankError` for an unknown form."""
    rows = bank.rows(bank.form(form_id).blocks)
    return FormScorer(bank.loadings[rows], bank.intercepts[rows], bank.precision)


def score_many(bank: Bank, form_id: str, most: Ints, least: Ints) -> Estimates:
    """MAP and covariance of many people; `most`, `least` (people, blocks of the form), -1 where unanswered."""
    return form_scorer(bank, form_id).score(most, least)


def score_one(bank: Bank, responses: Responses) -> Estimates:
    """MAP (1, 4) and covariance (1, 4, 4) of one person's answers, whichever blocks they are to."""
    loadings, intercepts = bank.loadings[responses.rows], bank.intercepts[responses.rows]
    most, least = responses.most[None], responses.least[None]
    if _kernel() is None:
        return estimate(loadings, intercepts, bank.precision, most, least)
    return _compiled(loadings, intercepts, bank.precision, most, least, AT_ZERO)


def _compiled(
    loadings: Floats, intercepts: Floats, precision: Floats, most: Ints, least: Ints, start: WarmStart
) -> Estimates:
    people = len(most)
    theta = np.empty((people, 4))
    covariance = np.empty((people, 4, 4))
    kernel = _kernel()
    assert kernel is not None
    lanes = min(LANES, people)
    # Another type, layout or a read-only flag would have the loop compiled once more.
    loadings, intercepts, precision = (
        np.array(values, dtype=np.float64) for values in (loadings, intercepts, precision)
    )
    most, least = (np.ascontiguousarray(choices, dtype=np.int8) for choices in (most, least))

    def run(first: int, stop: int) -> None:
        kernel.solve(
            loadings,
            intercepts,
            precision,
            most,
            least,
            start.scales,
            start.terms,
            start.coefficients,
            theta,
            covariance,
            first,
            stop,
            lanes,
        )

    workers = min(os.cpu_count() or 1, people // THREADED)
    if workers < 2:
        run(0, people)
    else:
        cuts = [people * worker // workers for worker in range(workers + 1)]
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(run, cuts[:-1], cuts[1:]))
    return Estimates(theta, covariance)
