"""Whether answers can be trusted: a registry of small checks and the verdict they add up to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from discern.instrument.answers import Answer, Responses
from discern.instrument.arrays import Floats
from discern.instrument.asking import shown_order
from discern.instrument.bank import Bank, Form
from discern.instrument.likelihood import PAIRS, probabilities

Verdict = Literal["ok", "caution", "withheld"]
FAST_MS = 1500


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """What a check looks at: one person's answers, the estimate from them, and the seed the order was shown by."""

    bank: Bank
    form: Form
    answers: tuple[Answer, ...]
    responses: Responses
    theta: Floats
    seed: int | None


@dataclass(frozen=True, slots=True)
class Rule:
    """A check: `measure` gives its value, or None where it does not apply; it fails beyond `threshold`.

    `side` says on which side of the threshold a value fails; a failure brings the `verdict`.
    """

    id: str
    measure: Callable[[Record], float | None]
    threshold: float
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
    """lz of the answers at the estimate; see `standardised_fit`."""
    rows = record.responses.rows
    return float(
        standardised_fit(
            record.bank.loadings[rows],
            record.bank.intercepts[rows],
            record.theta[None],
            record.responses.most[None].astype(np.intp),
            record.responses.least[None].astype(np.intp),
        )[0]
    )


def standardised_fit(
    loadings: Floats,
    intercepts: Floats,
    theta: Floats,
    most: np.ndarray[tuple[int, ...], np.dtype[np.intp]],
    least: np.ndarray[tuple[int, ...], np.dtype[np.intp]],
) -> Floats:
    """lz (people,): log-likelihood less its expectation, over its standard deviation, at `theta` (people, 4).

    Low values: answers that contradict each other (Drasgow, Levine & Williams 1985,
    doi 10.1111/j.2044-8317.1985.tb00817.x).
    """
    p = probabilities(loadings, intercepts, theta)
    log_p = np.log(p)
    expected = (p * log_p).sum(axis=2)
    variance = (p * np.square(log_p)).sum(axis=2) - np.square(expected)
    code = np.zeros((4, 4), dtype=np.intp)
    for place, (best, worst) in enumerate(PAIRS):
        code[best, worst] = place
    observed = np.take_along_axis(log_p, code[most, least][:, :, None], axis=2)[:, :, 0]
    return np.asarray((observed - expected).sum(axis=1) / np.sqrt(variance.sum(axis=1)))


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
    Rule("person_fit", person_fit, -1.6, "below", "caution", "Some answers do not fit the rest."),
    Rule("random_answers", person_fit, -3.5, "below", "withheld", "The answers look as if they were given at random."),
    Rule("answered", share_answered, 0.75, "below", "caution", "More than a quarter of the questions have no answer."),
    Rule("too_few", share_answered, 0.5, "below", "withheld", "Most of the questions have no answer."),
    Rule("fast", share_fast, 0.25, "above", "caution", "Many answers came faster than the text can be read."),
    Rule("too_fast", share_fast, 0.5, "above", "withheld", "Most answers came faster than the text can be read."),
    Rule("same_places", longest_run, 4, "above", "caution", "The same two places were picked many times in a row."),
    Rule("place_pattern", place_pattern, 45, "above", "withheld", "Answers follow places on the screen, not the text."),
)


def assess(record: Record) -> Quality:
    """Apply every rule that has something to measure; the gravest failure is the verdict."""
    checks: list[Check] = []
    verdicts: set[Verdict] = set()
    for rule in RULES:
        value = rule.measure(record)
        if value is None:
            continue
        passed = value >= rule.threshold if rule.side == "below" else value <= rule.threshold
        checks.append(Check(rule.id, value, rule.threshold, passed, rule.meaning))
        if not passed:
            verdicts.add(rule.verdict)
    verdict: Verdict = "withheld" if "withheld" in verdicts else "caution" if "caution" in verdicts else "ok"
    return Quality(verdict, tuple(checks))
