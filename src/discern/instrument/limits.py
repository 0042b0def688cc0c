"""Limits of person fit: below which lz only one honest person in twenty would fall."""

from __future__ import annotations

from typing import Any

import numpy as np

from discern.instrument.adaptive import CONTROLLED, form_pool
from discern.instrument.bank import Bank, Form, parse_bank, to_dict
from discern.instrument.fit import standardised_fit
from discern.instrument.scoring import estimate
from discern.instrument.simulation import draw, draw_people
from discern.instrument.trials import adaptive_pick, ask

FALSE_ALARMS = 0.05
PEOPLE = 8000
PEOPLE_ADAPTIVE = 1000


def with_fit_limits(bank: Bank) -> Bank:
    """The bank with every form's `fit_limit` found anew by simulating the scoring model; reproducible."""
    limits = {form.id: fit_limit(bank, form) for form in bank.forms.values()}
    data: dict[str, Any] = to_dict(bank)
    for form in data["forms"]:
        form["fit_limit"] = round(limits[form["id"]], 3)
    return parse_bank(data)


def fit_limit(bank: Bank, form: Form) -> float:
    """The 5% point of lz among simulated people of the reference who take the form."""
    rng = np.random.default_rng(0)
    people = draw_people(bank.norms.correlation, PEOPLE_ADAPTIVE if form.adaptive else PEOPLE, rng)
    rows = bank.rows(form.blocks)
    loadings, intercepts = bank.loadings[rows], bank.intercepts[rows]
    most, least = draw(loadings, intercepts, people, rng)
    if form.adaptive:
        pool = form_pool(bank, form.id)
        trial = ask(pool, bank.precision, most, least, form.cap, adaptive_pick(pool, CONTROLLED, rng))
        most, least = (np.where(trial.asked, choices, np.int8(-1)) for choices in (most, least))
        theta = trial.theta
    else:
        theta = estimate(loadings, intercepts, bank.precision, most, least).theta
    return float(np.quantile(standardised_fit(loadings, intercepts, theta, most, least), FALSE_ALARMS))
