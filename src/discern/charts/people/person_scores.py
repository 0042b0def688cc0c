"""One person's four scores in words and as a table, and what they lead with."""

from collections.abc import Mapping, Sequence

from discern.charts.chart import Cell, Table, ends
from discern.charts.text import columns, say
from discern.contract import ByStyle, Interval, Mean, Results, Score, Style, Voice, certainty
from discern.contract.certainty import MORE_LIKELY_THAN_NOT
from discern.words import STRENGTHS, format_score, list_items, style_name


def scores_of(results: Results) -> ByStyle[Score]:
    """The scores of a result. Raises ValueError if it is withheld."""
    if results.scores is None:
        raise ValueError("a withheld result has no profile to draw")
    return results.scores


def score_table(rows: Sequence[tuple[Cell, ...]], language: str) -> Table:
    """A table of scores from the rows of `table_rows` and `mean_rows`."""
    return Table(columns(language, "person", "style", "name", "score", "low", "high"), tuple(rows))


def table_rows(results: Results, language: str) -> list[tuple[Cell, ...]]:
    """One row per style for a `score_table`. Raises ValueError if the result is withheld."""
    name = results.candidate.name
    return [(name, *score_cells(style, score, language)) for style, score in scores_of(results).items()]


def score_cells(style: Style, value: Score | Mean, language: str) -> tuple[Cell, ...]:
    return style, style_name(style, language), round(value.score, 1), *ends(value.interval)


def describe_scores(values: Mapping[Style, tuple[float, Interval | None]], language: str) -> str:
    """Four scores with their intervals as one sentence."""
    items = [
        say(language, "chart-style-value", styles=style, value=format_score(score, interval, language))
        for style, (score, interval) in values.items()
    ]
    described = list_items(items, language)
    if any(interval is not None for _, interval in values.values()):
        return say(language, "chart-scores-intervals", values=described)
    return say(language, "chart-scores-plain", values=described)


def person_finding(results: Results, language: str, voice: Voice = "named") -> str:
    """The style a person leads with, worded no more strongly than its probability allows."""
    name, style = results.candidate.name, results.style
    if style is None:
        return say(language, "chart-person-scores", voice=voice, a=name)
    if style.probabilities is None:
        return say(language, "chart-person-unmeasured", voice=voice, a=name, styles=style.primary)
    (first, p), (second, q), *_ = sorted(style.probabilities.items(), key=lambda item: -item[1])
    if p >= MORE_LIKELY_THAN_NOT:
        strength = STRENGTHS[certainty(p)]
        return say(language, "chart-person-leads", voice=voice, a=name, styles=first, strength=strength)
    if p + q >= MORE_LIKELY_THAN_NOT:
        strength = STRENGTHS[certainty(p + q)]
        return say(language, "chart-person-either", voice=voice, a=name, first=first, second=second, strength=strength)
    return say(language, "chart-person-open", voice=voice, a=name)
