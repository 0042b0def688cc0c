"""Limits of person fit: the lz below which only one person in a hundred falls who answers by the model."""

from __future__ import annotations

from typing import Any

import numpy as np

from discern.instrument.bank.items import Bank, Form
from discern.instrument.bank.serialization import bank_to_dict, parse_bank
from discern.instrument.model.best_worst_logit import draw_choices
from discern.instrument.scoring.person_fit import standardised_fit
from discern.instrument.scoring.posterior import posteriors
from discern.instrument.simulation.people import draw_people

FALSE_ALARMS = 0.01
"""Few: the evidence against random answers is a check as powerful, and its false alarms come on top."""

PEOPLE = 8000


def with_fit_limits(bank: Bank) -> Bank:
    """The bank with the `fit_limit` of every form simulated again; the result is reproducible."""
    limits = {form.id: fit_limit(bank, form) for form in bank.forms.values()}
    data: dict[str, Any] = bank_to_dict(bank)
    for form in data["forms"]:
        form["fit_limit"] = round(limits[form["id"]], 3)
    return parse_bank(data)


def fit_limit(bank: Bank, form: Form) -> float:
    """The 1% point of lz among simulated people of the norm group who take the form."""
    rng = np.random.default_rng(0)
    people = draw_people(bank.norms.correlation, PEOPLE, rng)
    rows = bank.rows(form.blocks)
    loadings, intercepts = bank.loadings[rows], bank.intercepts[rows]
    # Loadings that are off by a factor are the same as people who lie that much further out.
    factors, probabilities = bank.discrimination.nodes()
    off_by = rng.choice(factors, size=(len(people), 1), p=probabilities)
    most, least = draw_choices(loadings, intercepts, off_by * people, rng)
    theta = posteriors(loadings, intercepts, bank.precision, bank.discrimination, most, least).theta
    return float(np.quantile(standardised_fit(loadings, intercepts, theta, most, least), FALSE_ALARMS))
