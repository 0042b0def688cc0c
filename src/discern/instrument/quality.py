"""Response quality: the checks of a person's choices, what they measure, and the verdict that they add up to.

Why: docs/decisions/0014-careless-answers.md
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from discern.instrument.bank import Bank, Form, ItemBlock
from discern.instrument.best_worst_logit import PAIRS, choice_probabilities
from discern.instrument.choices import Choice, ChoiceArrays, shown_order
from discern.instrument.numerics import Floats, Ints
from discern.instrument.posterior import Posteriors

PAIR_INDEX = np.zeros((4, 4), dtype=np.intp)
"""Index in `PAIRS` of the choice (most, least)."""
for _index, (_most, _least) in enumerate(PAIRS):
    PAIR_INDEX[_most, _least] = _index


def standardised_fit(loadings: Floats, intercepts: Floats, theta: Floats, most: Ints, least: Ints) -> Floats:
    """The person-fit statistic lz, (people,): low where choices contradict each other.

    The log-likelihood of the choices at `theta` (people, 4), less its expectation there, over its standard deviation
    (Drasgow, Levine & Williams 1985, doi 10.1111/j.2044-8317.1985.tb00817.x). `loadings`, `intercepts` (blocks, 4) on
    the logit scale; `most` and `least` (people, blocks), -1 where unanswered, at least one block answered.

    θ̂ is estimated from the same choices, so lz is not standard normal; a form's `fit_limit` is the 1% point of its
    simulated distribution.
    """
    p = choice_probabilities(loadings, intercepts, theta)
    log_p = np.log(p)
    expected = (p * log_p).sum(axis=2)
    variance = (p * np.square(log_p)).sum(axis=2) - np.square(expected)
    answered = most >= 0
    # An unanswered block's −1 looks up a stand-in; the masks below remove it.
    observed = np.take_along_axis(log_p, PAIR_INDEX[most, least][:, :, None], axis=2)[:, :, 0]
    surprise = np.where(answered, observed - expected, 0.0).sum(axis=1)
    spread = np.where(answered, variance, 0.0).sum(axis=1)
    return np.asarray(surprise / np.sqrt(spread))


Verdict = Literal["ok", "caution", "withheld"]

MS_PER_WORD = 100
"""A block answered in less time than this for each of its words, in milliseconds, was hardly read.

That is 600 words a minute. Most adults read 175 to 300 words a minute in silence (Brysbaert 2019, doi
10.1016/j.jml.2019.104047), and here they choose and tap as well.
"""

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

    @property
    def infrequency_count(self) -> int:
        """How many of the answered blocks have an infrequency statement."""
        return sum(self.bank.blocks[choice.block].infrequency is not None for choice in self.choices)


@dataclass(frozen=True, slots=True)
class CheckOutcome:
    """The outcome of one rule for one person."""

    id: str
    value: float
    threshold: float
    passed: bool


@dataclass(frozen=True, slots=True)
class QualityRule:
    """A check: `measure` computes its value, or None where it does not apply. It fails when the value lies beyond
    `threshold` on that `side`, and the verdict is then at least as grave as `verdict`.
    """

    id: str
    measure: Callable[[ResponseRecord], float | None]
    threshold: float | Callable[[ResponseRecord], float]
    side: Literal["below", "above"]
    verdict: Verdict

    def apply(self, record: ResponseRecord) -> CheckOutcome | None:
        """The outcome for one person; None where the rule does not apply."""
        value = self.measure(record)
        if value is None:
            return None
        threshold = self.threshold(record) if callable(self.threshold) else self.threshold
        passed = value >= threshold if self.side == "below" else value <= threshold
        return CheckOutcome(self.id, value, threshold, passed)


@dataclass(frozen=True, slots=True)
class ResponseQuality:
    """The verdict, and the outcomes of the rules that applied. "withheld" means that scores must not be shown."""

    verdict: Verdict
    checks: tuple[CheckOutcome, ...]


def person_fit(record: ResponseRecord) -> float:
    """lz of the choices; see `standardised_fit`."""
    arrays, bank = record.arrays, record.bank
    loadings, intercepts = bank.loadings[arrays.rows], bank.intercepts[arrays.rows]
    most, least = arrays.most[None], arrays.least[None]
    return float(standardised_fit(loadings, intercepts, record.posterior.theta, most, least)[0])


def fit_limit(record: ResponseRecord) -> float:
    """The lowest lz that passes on the form."""
    return record.form.fit_limit


def evidence_of_person(record: ResponseRecord) -> float:
    """Natural logarithm of how many times more likely the choices are from a person of the norm group than at random;
    the Bayes factor.

    The marginal likelihood of the choices over 12⁻ⁿ for n answered blocks. By the Neyman–Pearson lemma no test
    separates the two hypotheses better; counting picks of infrequency statements beside it finds nobody more.
    """
    # A block has 12 pairs of a most and a least.
    return float(record.posterior.log_evidence[0]) + len(record.choices) * math.log(12.0)


def near_random_limit(record: ResponseRecord) -> float:
    """The evidence below which answers look random: −ln(10/(1 + n)) with n infrequency statements among them, and −ln 2
    from four on. With fewer, more honest people have little evidence, if the loadings are small, so it takes more."""
    return -math.log(10.0 / (1 + min(record.infrequency_count, 4)))


def share_answered(record: ResponseRecord) -> float:
    """Share of the form's blocks that are answered."""
    blocks = set(record.form.blocks)
    return sum(choice.block in blocks for choice in record.choices) / len(blocks)


def share_fast(record: ResponseRecord) -> float | None:
    """Share of the timed choices made in less than `MS_PER_WORD` for each word of the block; None when fewer than
    `MINIMUM_TIMED` were timed."""
    timed = [
        (choice.ms, words_of(record.bank.blocks[choice.block])) for choice in record.choices if choice.ms is not None
    ]
    if len(timed) < MINIMUM_TIMED:
        return None
    return sum(ms < MS_PER_WORD * words for ms, words in timed) / len(timed)


def words_of(block: ItemBlock) -> int:
    """How many words there are to read in a block."""
    return sum(item.text.count(" ") + 1 for item in block.items)


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


def share_translated(record: ResponseRecord) -> float | None:
    """Share of the choices among items in a machine's translation; None where none is known to be."""
    translated = sum(choice.translated for choice in record.choices)
    return translated / len(record.choices) if translated else None


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
    # A measure with two limits is two rules, the weaker one first. docs/manual.md has how many honest people fail them,
    # and how many careless ones.
    QualityRule("person_fit", person_fit, fit_limit, "below", "caution"),
    QualityRule("near_random", evidence_of_person, near_random_limit, "below", "caution"),
    QualityRule("random_answers", evidence_of_person, -math.log(100.0), "below", "withheld"),
    QualityRule("answered", share_answered, 0.75, "below", "caution"),
    QualityRule("too_few", share_answered, 0.5, "below", "withheld"),
    QualityRule("fast", share_fast, 0.25, "above", "caution"),
    QualityRule("too_fast", share_fast, 0.5, "above", "withheld"),
    QualityRule("same_places", longest_run_in_place, 4.0, "above", "caution"),
    QualityRule("place_pattern", place_pattern, 45.0, "above", "withheld"),
    # What a translation says, nobody knows; so one answer is enough to ask for care, and none takes a score away.
    QualityRule("translated", share_translated, 0.0, "above", "caution"),
)


def assess_quality(record: ResponseRecord) -> ResponseQuality:
    """Apply every rule that has something to measure; the gravest failure is the verdict."""
    outcomes = [(rule, outcome) for rule in RULES if (outcome := rule.apply(record)) is not None]
    verdicts = {rule.verdict for rule, outcome in outcomes if not outcome.passed}
    verdict: Verdict = "withheld" if "withheld" in verdicts else "caution" if "caution" in verdicts else "ok"
    return ResponseQuality(verdict, tuple(outcome for _, outcome in outcomes))
