"""Two people's scores on one radar: A drawn solid, B dashed and hollow."""

from typing import Any

from discern.charts.chart import Chart, draw
from discern.charts.circle import READING_COLUMNS
from discern.charts.labels import initials
from discern.charts.people.pair_words import pair_finding
from discern.charts.people.person_scores import score_table, scores_of, table_rows
from discern.charts.people.radar_axes import axes, band, foot_lines, polygon, quadrants, ring_names, spoke_ends
from discern.charts.text import clip, say
from discern.charts.theme import theme
from discern.contract import STYLES, Comparison
from discern.words import LANGUAGES, format_score, list_parts

HEIGHT = 490
HEAD = 58
"""The room above and below the circle for three lines about each spoke, in pixels."""
FOOT = 56
"""The room for the lines at the foot that say which line is whose, and what the bands are."""
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Around initials written from right to left, so that they don't turn the numbers after them round."""
READABLE = 2
"""Two bands may cover each other on so many of the four spokes; where they do on more, the radar is a blur."""


def bands_overlap(comparison: Comparison) -> bool:
    """Whether the 95% bands of the two cover each other on more than `READABLE` spokes, so that neither can be read.

    A person whose intervals aren't all known has no band.
    """
    a, b = comparison.a_results.scores, comparison.b_results.scores
    if a is None or b is None:
        return False
    both = [(a[style].interval, b[style].interval) for style in STYLES]
    known = [(one, other) for one, other in both if one is not None and other is not None]
    if len(known) < len(STYLES):
        return False
    return sum(one[0] <= other[1] and other[0] <= one[1] for one, other in known) > READABLE


def _edge(colour: str, dash: str) -> dict[str, Any]:
    """The line around somebody's band, drawn as their scores are: grey print shows both bands alike."""
    return {"width": 1, "color": colour, "dash": dash}


def pair_radar(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """Two people's scores, 0–100, with bands for the 95% intervals of those who have all four.

    Raises:
        ValueError: a result is withheld.
    """
    look = theme(dark=dark)
    a, b = comparison.a_results, comparison.b_results
    first, second = scores_of(a), scores_of(b)
    traces = [*quadrants(look), ring_names(look)]
    traces += band({s: v.interval for s, v in second.items()}, look, look.other_band, _edge(look.other, "dash"))
    traces += band({s: v.interval for s, v in first.items()}, look, look.band, _edge(look.line, "solid"))
    traces.append(polygon(second, look.other, look, b.candidate.name, language, dash="dash", symbol="square-open"))
    traces.append(polygon(first, look.line, look, a.candidate.name, language))
    one, other = initials([a.candidate.name, b.candidate.name])
    values = {
        style: [
            f"{ISOLATE}{label}{END_ISOLATE} {format_score(scores[style].score, scores[style].interval, language)}"
            for label, scores in ((one, first), (other, second))
        ]
        for style in STYLES
    }
    keys = [
        clip(say(language, "chart-pair-key", line=line, label=label, a=results.candidate.name), READING_COLUMNS)
        for line, label, results in (("solid", one, a), ("dashed", other, b))
    ]
    if all(score.interval is not None for scores in (first, second) for _, score in scores.items()):
        keys.append(say(language, "chart-pair-bands"))
    layout = {
        "polar": axes(look),
        "annotations": [*spoke_ends(values, look, language), *foot_lines(keys, HEAD, look)],
        "margin": {"l": 8, "r": 8, "t": HEAD, "b": HEAD + FOOT},
    }
    title = pair_finding(comparison, language)
    values_of_both = list_parts(
        (
            say(
                language,
                "chart-pair-style",
                styles=s,
                a=a.candidate.name,
                b=b.candidate.name,
                first=format_score(first[s].score, first[s].interval, language),
                second=format_score(second[s].score, second[s].interval, language),
            )
            for s in STYLES
        ),
        language,
    )
    described = say(language, "chart-pair-described", values=values_of_both)
    alt = say(language, "chart-alt", title=title, described=described)
    table = score_table([*table_rows(a, language), *table_rows(b, language)], language)
    return Chart(draw(traces, layout, look, HEIGHT), title, alt, table, described=described)
