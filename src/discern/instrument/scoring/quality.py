"""Response quality: a registry of checks of a person's choices, and the verdict that they add up to."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from discern.instrument.bank.choices import Choice, ChoiceArrays
from discern.instrument.bank.items import Bank, Form
from discern.instrument.bank.presentation import shown_order
from discern.instrument.scoring.person_fit import standardised_fit
from discern.instrument.scoring.posterior import Posteriors

Verdict = Literal["ok", "caution", "withheld"]

FAST_MS = 3000
"""A block answered in less time than this, in milliseconds, was hardly read."""

MINIMUM_TIMED = 6
"""Answers that must be timed before their times are judged."""


@dataclass(frozen=True, slots=True, eq=False)
class ResponseRecord:
    """What the checks look at: one person's choices in the order given, the posterior from them, and the seed by which
    the order of items was shown (None: unknown)."""

    bank: Bank
    form: Form
    choices: tuple[Choice, ...]
    arrays: ChoiceArrays
    posterior: Posteriors
    seed: int | None


@dataclass(frozen=True, slots=True)
class QualityRule:
    """A check: `measure` computes its value, or None where it does not apply. It fails when the value lies beyond
    `threshold` (None: the form's `fit_limit`) on that `side`, and the verdict is then at least as grave as `verdict`.
    """

    id: str
    measure: Callable[[ResponseRecord], float | None]
    threshold: float | None
    side: Literal["below", "above"]
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class CheckOutcome:
    """The outcome of one rule for one person."""

    id: str
    value: float
    threshold: float
    passed: bool


@dataclass(frozen=True, slots=True)
class ResponseQuality:
    """The verdict, and the outcomes of the rules that applied. "withheld" means that scores must not be shown."""

    verdict: Verdict
    checks: tuple[CheckOutcome, ...]


def person_fit(record: ResponseRecord) -> float:
    """lz of the choices; see `person_fit.standardised_fit`."""
    arrays, bank = record.arrays, record.bank
    loadings, intercepts = bank.loadings[arrays.rows], bank.intercepts[arrays.rows]
    lz = standardised_fit(loadings, intercepts, record.posterior.theta, arrays.most[None], arrays.least[None])
    return float(lz[0])


def evidence_of_person(record: ResponseRecord) -> float:
    """Natural logarithm of how many times more likely the choices are from a person of the norm group than at random;
    the Bayes factor.

    The marginal likelihood of the choices over 12⁻ⁿ for n answered blocks. By the Neyman–Pearson lemma no test
    separates the two hypotheses better.
    """
    return float(record.posterior.log_evidence[0]) + len(record.choices) * math.log(12.0)


def share_answered(record: ResponseRecord) -> float:
    """Share of a fixed form's blocks that are answered; 1 for an adaptive form, which decides its own length."""
    if record.form.adaptive:
        return 1.0
    blocks = set(record.form.blocks)
    return sum(choice.block in blocks for choice in record.choices) / len(blocks)


def share_fast(record: ResponseRecord) -> float | None:
    """Share of the timed choices made in less than `FAST_MS`; None when fewer than `MINIMUM_TIMED` were timed."""
    times = [choice.ms for choice in record.choices if choice.ms is not None]
    if len(times) < MINIMUM_TIMED:
        return None
    return sum(ms < FAST_MS for ms in times) / len(times)


def longest_run_in_place(record: ResponseRecord) -> float | None:
    """Longest run of choices at the same two places on the screen; None when the order shown is unknown."""
    places = _places_on_screen(record)
    longest = run = 0
    previous: tuple[int, int] | None = None
    for pair in places:
        run = run + 1 if pair == previous else 1
        longest = max(longest, run)
        previous = pair
    return float(longest) if places else None


def place_pattern(record: ResponseRecord) -> float | None:
    """Chi-square (11 degrees of freedom) against equal use of the 12 pairs of places on the screen; None when the order
    shown is unknown."""
    places = _places_on_screen(record)
    if not places:
        return None
    counts = np.zeros((4, 4))
    for most, least in places:
        counts[most, least] += 1
    expected = len(places) / 12
    return float(np.square(counts[~np.eye(4, dtype=bool)] - expected).sum() / expected)


def _places_on_screen(record: ResponseRecord) -> list[tuple[int, int]]:
    if record.seed is None:
        return []
    return [
        (order.index(int(most)), order.index(int(least)))
        for order, most, least in zip(
            (shown_order(choice.block, record.seed) for choice in record.choices),
            record.arrays.most,
            record.arrays.least,
            strict=True,
        )
    ]


RULES: Final = (
    QualityRule("person_fit", person_fit, None, "below", "caution"),
    QualityRule("near_random", evidence_of_person, -math.log(10.0), "below", "caution"),
    QualityRule("random_answers", evidence_of_person, -math.log(100.0), "below", "withheld"),
    QualityRule("answered", share_answered, 0.75, "below", "caution"),
    QualityRule("too_few", share_answered, 0.5, "below", "withheld"),
    QualityRule("fast", share_fast, 0.25, "above", "caution"),
    QualityRule("too_fast", share_fast, 0.5, "above", "withheld"),
    QualityRule("same_places", longest_run_in_place, 4.0, "above", "caution"),
    QualityRule("place_pattern", place_pattern, 45.0, "above", "withheld"),
)


def assess_quality(record: ResponseRecord) -> ResponseQuality:
    """Apply every rule that has something to measure; the gravest failure is the verdict."""
    outcomes: list[CheckOutcome] = []
    verdicts: set[Verdict] = set()
    for rule in RULES:
        value = rule.measure(record)
        if value is None:
            continue
        threshold = record.form.fit_limit if rule.threshold is None else rule.threshold
        passed = value >= threshold if rule.side == "below" else value <= threshold
        outcomes.append(CheckOutcome(rule.id, value, threshold, passed))
        if not passed:
            verdicts.add(rule.verdict)
    verdict: Verdict = "withheld" if "withheld" in verdicts else "caution" if "caution" in verdicts else "ok"
    return ResponseQuality(verdict, tuple(outcomes))
