"""Two people's scores on one track a style, and how far apart they are where that is more than chance."""

from typing import Any

from discern.charts.chart import Chart, Table, draw, ends
from discern.charts.labels import initials
from discern.charts.people.pair_words import pair_finding
from discern.charts.people.person_scores import scores_of
from discern.charts.people.radar_axes import foot_lines
from discern.charts.people.tracks import FOOT, middle_of, row_axes, row_heads, tracks
from discern.charts.team.person_marks import label_size
from discern.charts.text import columns, escape_plotly, say
from discern.charts.theme import STYLE_COLOURS, Theme, ink_on, theme
from discern.contract import STYLES, Comparison, Difference, Style
from discern.contract.certainty import LIKELY
from discern.words import LANGUAGES, format_difference, format_number, format_score, list_parts, percent, style_name

ROW = 67
DOT = 24
"""A row's height and a dot's width in pixels."""
LOWER = 20
"""How far below its track B's dot is where the two would overlap, in pixels."""
NEAR = 9.0
"""Dots less than this apart, in points, would overlap on a phone."""
READING = 20
"""The room for the line at the foot, in pixels."""
ABOVE, BELOW = 35, 35
"""The room above the first track, for its text, and below the last, for a lowered dot, in pixels."""

Trace = dict[str, Any]


def pair_dumbbell(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """Two people's scores, 0–100, in the order D, I, S, C: A's dot filled, B's hollow, both with initials, and a line.

    At the right is how far apart they are, with the probability that the higher one is higher; below `LIKELY` it says
    that there is no clear difference. Where the dots would overlap, B's is drawn below its track.

    Raises:
        ValueError: a result is withheld.
    """
    look = theme(dark=dark)
    first, second = scores_of(comparison.a_results), scores_of(comparison.b_results)
    scores = {style: (first[style].score, second[style].score) for style in STYLES}
    heads = {style: _apart(each, language) for style, each in comparison.differences.items()}
    known = any(each.probability is not None for _, each in comparison.differences.items())
    reading = say(language, "chart-pair-dumbbell-reading", known="yes" if known else "no")
    layout = row_axes(look, above=ABOVE / ROW, below=BELOW / ROW, foot=READING)
    layout["annotations"] = [*row_heads(heads, look, language, gap=DOT / 2 + 3), *foot_lines([reading], FOOT, look)]
    title = pair_finding(comparison, language)
    described = say(
        language,
        "chart-pair-described",
        values=list_parts((_describe(comparison, style, language) for style in STYLES), language),
    )
    alt = say(language, "chart-alt", title=title, described=described)
    height = ABOVE + ROW * (len(STYLES) - 1) + BELOW + FOOT + READING
    traces = [tracks(look), *_links(scores, look), *_dots(comparison, scores, look, language)]
    return Chart(draw(traces, layout, look, height), title, alt, _table(comparison, scores, language))


def _apart(difference: Difference, language: str) -> str:
    """How far apart the two are, in Plotly's markup, and how probable it is that the higher one is higher."""
    points = format_number(abs(difference.difference), None, 0, language)
    apart = f"<b>{escape_plotly(say(language, 'chart-pair-apart', points=points))}</b>"
    if difference.probability is None:
        return apart
    probability = max(difference.probability, 1 - difference.probability)
    if probability < LIKELY:
        return escape_plotly(say(language, "chart-pair-unclear"))
    return f"{apart}  {escape_plotly(percent(probability, language))}"


def _height(style: Style, scores: tuple[float, float]) -> float:
    """Where B's dot is on the vertical axis."""
    return middle_of(style) + (LOWER / ROW if abs(scores[0] - scores[1]) < NEAR else 0)


def _links(scores: dict[Style, tuple[float, float]], look: Theme) -> list[Trace]:
    """A line from dot to dot where they don't overlap."""
    return [
        {
            "type": "scatter",
            "mode": "lines",
            "x": list(both),
            "y": [middle_of(style)] * 2,
            "line": {"color": look.muted, "width": 3},
            "hoverinfo": "skip",
        }
        for style, both in scores.items()
        if abs(both[0] - both[1]) >= NEAR
    ]


def _dots(comparison: Comparison, scores: dict[Style, tuple[float, float]], look: Theme, language: str) -> list[Trace]:
    """B's dots, and over them A's."""
    labels = initials([comparison.a.name, comparison.b.name])
    hues = list(STYLE_COLOURS.values())
    hover = [escape_plotly(_describe(comparison, style, language)) for style in STYLES]
    drawn = []
    for n, (label, is_filled) in enumerate(zip(labels, (True, False), strict=True)):
        fills = hues if is_filled else [look.background] * len(hues)
        drawn.append(
            {
                "type": "scatter",
                "mode": "markers+text",
                "x": [both[n] for both in scores.values()],
                "y": [middle_of(style) if is_filled else _height(style, both) for style, both in scores.items()],
                "text": [f"<b>{escape_plotly(label)}</b>"] * len(hues),
                "textposition": "middle center",
                "textfont": {"size": label_size(label), "color": [ink_on(fill) for fill in fills]},
                "hovertext": hover,
                "hovertemplate": "%{hovertext}<extra></extra>",
                "marker": {
                    "size": DOT,
                    "opacity": 1,
                    "color": fills,
                    "line": {"color": [look.background] * len(hues) if is_filled else hues, "width": 2},
                },
                "cliponaxis": False,
            }
        )
    return drawn[::-1]


def _describe(comparison: Comparison, style: Style, language: str) -> str:
    """Both scores and their difference in a style, as plain text."""
    a, b = scores_of(comparison.a_results)[style], scores_of(comparison.b_results)[style]
    difference = comparison.differences[style]
    return say(
        language,
        "chart-pair-row",
        styles=style,
        a=comparison.a.name,
        b=comparison.b.name,
        first=format_score(a.score, a.interval, language),
        second=format_score(b.score, b.interval, language),
        difference=format_difference(difference.difference, difference.interval, language),
    )


def _table(comparison: Comparison, scores: dict[Style, tuple[float, float]], language: str) -> Table:
    rows = tuple(
        (
            style,
            style_name(style, language),
            *(round(score, 1) for score in scores[style]),
            round(each.difference, 1),
            *ends(each.interval),
            None if each.probability is None else round(each.probability, 3),
        )
        for style, each in comparison.differences.items()
    )
    names = columns(language, "style", "name", "a-minus-b", "low", "high", "a-higher")
    return Table((*names[:2], "A", "B", *names[2:]), rows)
