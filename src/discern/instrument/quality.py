"""Whether answers can be trusted: a registry of small checks and the verdict they add up to."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from discern.instrument.answers import Answer, Responses
from discern.instrument.asking import shown_order
from discern.instrument.bank import Bank, Form
from discern.instrument.fit import evidence, standardised_fit
from discern.instrument.scoring import Estimates

Verdict = Literal["ok", "caution", "withheld"]
FAST_MS = 1500


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """What a check looks at: one person's answers, the estimate from them, and the seed the order was shown by."""

    bank: Bank
    form: Form
    answers: tuple[Answer, ...]
    responses: Responses
    estimates: Estimates
    seed: int | None


@dataclass(frozen=True, slots=True)
class Rule:
    """A check: `measure` gives its value, or None where it does not apply; it fails beyond `threshold`
    (None: the form's `fit_limit`), on the `side` named; a failure brings the `verdict`.
    """

    id: str
    measure: Callable[[Record], float | None]
    threshold: float | None
    side: Literal["below", "above"]
    verdict: Verdict
    meaning: str


@dataclass(frozen=True, slots=True)
class Check:
    """The outcome of one rule."""

    id: str
    value: float
    threshold: float
    passed: bool
    meaning: str


@dataclass(frozen=True, slots=True)
class Quality:
    """The verdict, and the checks that applied."""

    verdict: Verdict
    checks: tuple[Check, ...]


def person_fit(record: Record) -> float:
    """lz of the answers; see `fit.standardised_fit`."""
    responses, estimates = record.responses, record.estimates
    loadings, intercepts = record.bank.loadings[responses.rows], record.bank.intercepts[responses.rows]
    lz = standardised_fit(loadings, intercepts, estimates.theta, responses.most[None], responses.least[None])
    return float(lz[0])


def random_evidence(record: Record) -> float:
    """Natural logarithm of how many times likelier the answers are from a person than from random picks; see
    `fit.evidence`."""
    responses, bank = record.responses, record.bank
    loadings, intercepts = bank.loadings[responses.rows], bank.intercepts[responses.rows]
    most, least = responses.most[None], responses.least[None]
    return float(evidence(loadings, intercepts, bank.precision, record.estimates, most, least)[0])


def share_answered(record: Record) -> float:
    """Share of a fixed form's blocks that are answered; 1 for an adaptive form, which decides its own length."""
    if record.form.adaptive:
        return 1.0
    asked = set(record.form.blocks)
    return sum(answer.block in asked for answer in record.answers) / len(asked)


def share_fast(record: Record) -> float | None:
    """Share of the timed blocks answered in under 1.5 s; None when fewer than 6 were timed."""
    times = [answer.ms for answer in record.answers if answer.ms is not None]
    if len(times) < 6:
        return None
    return sum(ms < FAST_MS for ms in times) / len(times)


def longest_run(record: Record) -> float | None:
    """Longest run of answers at the same two places on screen; None when the order shown is unknown."""
    places = _places(record)
    longest = run = 0
    previous: tuple[int, int] | None = None
    for pair in places:
        run = run + 1 if pair == previous else 1
        longest = max(longest, run)
        previous = pair
    return float(longest) if places else None


def place_pattern(record: Record) -> float | None:
    """Chi-square (11 degrees of freedom) of the 12 possible pairs of places being used alike; None as above."""
    places = _places(record)
    if not places:
        return None
    counts = np.zeros((4, 4))
    for most, least in places:
        counts[most, least] += 1
    even = len(places) / 12
    return float(np.square(counts[~np.eye(4, dtype=bool)] - even).sum() / even)


def _places(record: Record) -> list[tuple[int, int]]:
    if record.seed is None:
        return []
    return [
        (order.index(int(most)), order.index(int(least)))
        for order, most, least in zip(
            (shown_order(answer.block, record.seed) for answer in record.answers),
            record.responses.most,
            record.responses.least,
            strict=True,
        )
    ]


RULES: Final = (
    Rule(
        "person_fit",
        person_fit,
        None,
        "below",
        "caution",
        "Answers that contradict the rest; 5 in 100 honest people's do so too",
    ),
    Rule(
        "near_random",
        random_evidence,
        -math.log(10.0),
        "below",
        "caution",
        "Answers that picking at random explains 10 times better than choosing",
    ),
    Rule(
        "random_answers",
        random_evidence,
        -math.log(100.0),
        "below",
        "withheld",
        "Answers that picking at random explains 100 times better than choosing",
    ),
    Rule("answered", share_answered, 0.75, "below", "caution", "Fewer than three quarters of the questions answered"),
    Rule("too_few", share_answered, 0.5, "below", "withheld", "Fewer than half of the questions answered"),
    Rule("fast", share_fast, 0.25, "above", "caution", "More than a quarter of the answers in under 1.5 seconds"),
    Rule(
        "too_fast",
        share_fast,
        0.5,
        "above",
        "withheld",
        "More than half of the answers in under 1.5 seconds, too fast to have read the text",
    ),
    Rule(
        "same_places",
        longest_run,
        4.0,
        "above",
        "caution",
        "The same two places on the screen picked more than four times in a row",
    ),
    Rule(
        "place_pattern",
        place_pattern,
        45.0,
        "above",
        "withheld",
        "Answers that follow places on the screen and not the text",
    ),
)


def assess(record: Record) -> Quality:
    """Apply every rule that has something to measure; the gravest failure is the verdict."""
    checks: list[Check] = []
    verdicts: set[Verdict] = set()
    for rule in RULES:
        value = rule.measure(record)
        if value is None:
            continue
        threshold = record.form.fit_limit if rule.threshold is None else rule.threshold
        passed = value >= threshold if rule.side == "below" else value <= threshold
        checks.append(Check(rule.id, value, threshold, passed, rule.meaning))
        if not passed:
            verdicts.add(rule.verdict)
    verdict: Verdict = "withheld" if "withheld" in verdicts else "caution" if "caution" in verdicts else "ok"
    return Quality(verdict, tuple(checks))
