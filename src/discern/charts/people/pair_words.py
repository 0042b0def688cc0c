"""What charts of two people have in common: their finding, and which line or mark is whose."""

from discern.charts.text import say
from discern.contract import Comparison, certainty
from discern.words import STRENGTHS


def pair_finding(comparison: Comparison, language: str) -> str:
    """The style in which the two most certainly differ, worded no more strongly than its probability allows."""
    a, b = comparison.a.name, comparison.b.name
    known = {s: d.probability for s, d in comparison.differences.items() if d.probability is not None}
    if not known:
        return say(language, "chart-pair-unknown", a=a, b=b)
    surest = max(known, key=lambda style: abs(known[style] - 0.5))
    strength = certainty(max(known[surest], 1 - known[surest]))
    if strength in {"can't tell yet", "more likely than not"}:
        return say(language, "chart-pair-open", a=a, b=b)
    more, less = (a, b) if known[surest] > 0.5 else (b, a)
    return say(language, "chart-pair-higher", a=more, b=less, styles=surest, strength=STRENGTHS[strength])
