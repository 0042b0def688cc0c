"""Scales of scores, and the conversion of each to 0–100."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Literal

from discern.client.foreign.key_words import tokens

_NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Scale:
    """``low`` and ``high`` bound the values on it.

    A *linear* scale is stretched to 0–100; a *normal* one has a mean and a standard deviation and goes through the
    normal distribution, as our own scores do; *shares* of a whole can't be turned into separate scores at all.
    """

    name: str
    low: float
    high: float
    kind: Literal["linear", "normal", "shares"] = "linear"
    mean: float = 0.0
    sd: float = 1.0

    @classmethod
    def between(cls, low: float, high: float) -> "Scale":
        """A linear scale. Raises `ValueError` unless low < high."""
        if not low < high:
            raise ValueError("a scale goes up")
        return cls(f"{low:g} to {high:g}", low, high)

    def holds(self, scores: Collection[float]) -> bool:
        """Whether the scores can be on it. If none exceeds 1 on a scale up to 100, they are fractions, or no scores."""
        if self.high == 100 and max(scores, default=0) <= 1:
            return False
        return all(self.low <= score <= self.high for score in scores)

    @property
    def converts(self) -> bool:
        return self.kind != "shares"

    def convert(self, score: float) -> float:
        """The score on 0–100."""
        if self.kind == "normal":
            return 100 * _NORMAL.cdf((score - self.mean) / self.sd)
        if (self.low, self.high) == (0.0, 100.0):
            return score
        return 100 * (score - self.low) / (self.high - self.low)

    def theta(self, score: float) -> float | None:
        """The score in standard deviations; null if the scale doesn't determine them, or at its very ends."""
        if self.kind == "normal":
            return (score - self.mean) / self.sd
        if self != PERCENTILES or not 0 < score < 100:
            return None
        return _NORMAL.inv_cdf(score / 100)


PERCENTILES = Scale("percentiles", 0, 100)
PERCENT = Scale("0 to 100", 0, 100)
SHARES = Scale("percentages that add up to 100", 0, 100, "shares")
T_SCORES = Scale("T-scores", 10, 90, "normal", 50, 10)
Z_SCORES = Scale("z-scores", -6, 6, "normal", 0, 1)
SEGMENTS = Scale("segments 1 to 7", 1, 7)

PREFERRED = (PERCENTILES, Z_SCORES, T_SCORES, PERCENT, SEGMENTS)
"""Which scale to use where a payload gives the same scores on several: nearest to ours first."""

_BY_WORD: dict[str, Scale] = {
    **dict.fromkeys(("percentile", "percentiles"), PERCENTILES),
    **dict.fromkeys(("percent", "percents", "percentage", "percentages", "pct"), PERCENT),
    **dict.fromkeys(("t", "tscore", "tscores"), T_SCORES),
    **dict.fromkeys(("z", "zscore", "zscores", "theta"), Z_SCORES),
    **dict.fromkeys(("segment", "segments"), SEGMENTS),
}

SCALE_WORDS = frozenset(_BY_WORD)


def named(words: Collection[str]) -> Scale | None:
    """The one scale that the words name; null if they name none or several."""
    scales = {_BY_WORD[word] for word in words if word in _BY_WORD}
    return scales.pop() if len(scales) == 1 else None


def declared(given: Any) -> Scale | None:
    """The scale that a payload's own ``scale`` declares: a name, a range as text or list, or an object with min and
    max.
    """
    if isinstance(given, str):
        return named(tokens(given)) or _between(_numbers(given))
    if isinstance(given, dict):
        return _between([given.get("min"), given.get("max")])
    return _between(given) if isinstance(given, list) else None


def settle(scale: Scale, scores: Sequence[float]) -> Scale | None:
    """The scale that scores really are on, if ``scale`` is the one that is named; null if they contradict it.

    Four numbers on 0–100 that add up to 100, give or take rounding, are taken for shares of a whole.
    """
    if not scale.holds(scores):
        return None
    if scale != PERCENTILES and (scale.kind, scale.low, scale.high) == ("linear", 0, 100) and adds_up(scores):
        return SHARES
    return scale


def adds_up(scores: Sequence[float]) -> bool:
    return abs(sum(scores) - 100) <= 2


def _between(bounds: Sequence[Any]) -> Scale | None:
    numbers = [bound for bound in bounds if isinstance(bound, int | float) and not isinstance(bound, bool)]
    if len(bounds) != 2 or len(numbers) != 2:
        return None
    low, high = numbers
    if not -1e6 < low < high < 1e6:
        return None
    scale = Scale.between(float(low), float(high))
    return next((known for known in (PERCENT, SEGMENTS) if (known.low, known.high) == (scale.low, scale.high)), scale)


def _numbers(text: str) -> list[float]:
    """The two ends of a range written as ``0-100``, ``1..7`` or ``-28 to 28``."""
    for separator in ("..", " to ", "–", "-"):
        low, found, high = text.strip().rpartition(separator)
        if found:
            try:
                return [float(low), float(high)]
            except ValueError:
                continue
    return []
