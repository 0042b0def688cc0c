"""A team's scores in one style, each person a dot on a scale from 0 to 100, with the team's mean."""

from bisect import bisect, insort
from collections.abc import Sequence
from math import sqrt
from typing import Any

from discern.charts.chart import Chart, Table, draw
from discern.charts.dots import label_size, labels_of
from discern.charts.people.person_scores import score_cells, score_table
from discern.charts.text import escape_plotly, say
from discern.charts.theme import STYLE_COLOURS, Theme, ink_on, theme, translucent
from discern.contract.models.teams import MapPoint, Mean, TeamAnalysis
from discern.contract.styles import Style
from discern.words import LANGUAGES, format_score, list_items, style_name

MOST_INITIALS = 30
"""People; in a larger team dots have no initials."""
LARGEST, SMALLEST, NAMELESS = 26.0, 5.0, 13.0
"""Diameters of dots in pixels: the greatest, the least, and the greatest without initials."""
ROOMY = 12
"""Up to so many people dots are as large as can be."""
NARROWEST = 270.0
"""The width of the scale on a narrow screen, in pixels: dots that are apart there are apart on any screen."""
SIDES, TOP, BOTTOM = 18, 4, 26
"""The margins at either side, above, and below for the ticks, in pixels."""
HEAD, FLOOR = 30.0, 16.0
"""The room above the dots for the mean's label and below them for the name of the middle, in pixels."""
LOWEST = 44.0
"""The least height of the dots, in pixels."""
GOLDEN = 0.6180339887
MIDDLE = (45.0, 55.0)
"""The scores in the middle, as `docs/insight.md` says."""
FAR = 60.0
"""From this score on a mean's label is at the left of its tick, so that it isn't cut off."""

Trace = dict[str, Any]


def style_beeswarm(
    analysis: TeamAnalysis, style: Style, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]
) -> Chart:
    """Everybody's score in ``style`` as a dot, near scores side by side, and the mean as a line with its 95% interval.

    Up to `MOST_INITIALS` people have their initials in their dots. The middle of the scale is shaded only where scores
    refer to people: without a norm group no score is high or low. People without scores in the analysis are left out.
    ``customdata`` of a dot is the candidate id. If not ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    scored = sorted(
        ((point, point.scores[style]) for point in analysis.map if point.scores is not None), key=lambda each: each[1]
    )
    mean = None if analysis.means is None else analysis.means[style]
    size = dot_size(len(scored), named=named)
    lanes = swarm_lanes([score for _, score in scored], 100 * (size + 1) / NARROWEST)
    height = FLOOR + max(LOWEST, (2 * max(map(abs, lanes), default=0) + 1) * (size + 1)) + HEAD
    traces = [] if mean is None else _mean(mean, height - HEAD + 6, look, language)
    if scored:
        traces.append(_dots(scored, lanes, style, size, (FLOOR + height - HEAD) / 2, look, language, named=named))
    has_norms = has_norm_group(analysis)
    layout = {
        "margin": {"l": SIDES, "r": SIDES, "t": TOP, "b": BOTTOM},
        "xaxis": {
            "range": [0, 100],
            "tick0": 0,
            "dtick": 25,
            "gridcolor": look.grid,
            "zeroline": False,
            "tickfont": {"color": look.muted},
            "fixedrange": True,
        },
        "yaxis": {
            "range": [0, height],
            "showgrid": False,
            "zeroline": False,
            "showticklabels": False,
            "ticks": "",
            "fixedrange": True,
        },
        "shapes": [_band(height - HEAD, look)] if has_norms else [],
        "annotations": [_band_name(look, language)] if has_norms else [],
        "hovermode": "closest",
        "clickmode": "event+select",
    }
    title = _finding(style, mean, bool(scored), language)
    described = _describe(scored, language, named=named)
    alt = say(language, "chart-alt", title=title, described=described) if described else f"{title}."
    figure = draw(
        traces or [{"type": "scatter", "mode": "markers", "x": [], "y": []}], layout, look, round(height + TOP + BOTTOM)
    )
    return Chart(figure, title, alt, _table(analysis, scored, style, language, named=named))


def has_norm_group(analysis: TeamAnalysis) -> bool:
    """Whether all scores refer to a norm group with people in it."""
    return bool(analysis.bases) and all(basis.norms for basis in analysis.bases)


def dot_size(people: int, *, named: bool) -> float:
    """The diameter of each of so many dots, in pixels."""
    most = LARGEST if named and people <= MOST_INITIALS else NAMELESS
    return min(max(LARGEST * sqrt(ROOMY / max(people, 1)), SMALLEST), most)


def swarm_lanes(values: Sequence[float], near: float) -> list[int]:
    """The lane of each of ``values``: 0 is the middle, and in a lane no two are nearer to each other than ``near``.

    Each takes the free lane that is nearest to the middle, so that a crowd is as wide as it is dense. They come in an
    order that jumps about, since lanes of neighbours one after the other would form a pattern.
    """
    lanes = [0] * len(values)
    taken: dict[int, list[float]] = {}
    ascending = sorted(range(len(values)), key=lambda n: values[n])
    for rank in sorted(range(len(values)), key=lambda rank: rank * GOLDEN % 1):
        n = ascending[rank]
        value = values[n]
        # 0, 1, −1, 2, −2 …
        free = ((step + 1) // 2 * (1 if step % 2 else -1) for step in range(len(values)))
        lane = next(lane for lane in free if _has_room(taken.get(lane, []), value, near))
        insort(taken.setdefault(lane, []), value)
        lanes[n] = lane
    return lanes


def _has_room(others: Sequence[float], value: float, near: float) -> bool:
    """Whether none of ``others``, ascending, is nearer to ``value`` than ``near``."""
    n = bisect(others, value)
    return (n == 0 or value - others[n - 1] >= near) and (n == len(others) or others[n] - value >= near)


def _dots(
    scored: Sequence[tuple[MapPoint, float]],
    lanes: Sequence[int],
    style: Style,
    size: float,
    middle: float,
    look: Theme,
    language: str,
    *,
    named: bool,
) -> Trace:
    points = [point for point, _ in scored]
    texts = labels_of(points) if named and len(points) <= MOST_INITIALS else {}
    hue = STYLE_COLOURS[style]
    hovers = [
        say(language, "chart-style-hover", styles=style, value=format_score(score, None, language))
        for _, score in scored
    ]
    initials = [texts.get(point.candidate_id, "") for point in points]
    return {
        "type": "scatter",
        "mode": "markers+text",
        "x": [score for _, score in scored],
        "y": [middle + lane * (size + 1) for lane in lanes],
        "customdata": [[point.candidate_id if named else ""] for point in points],
        "text": [f"<b>{escape_plotly(each)}</b>" if each else "" for each in initials],
        "textposition": "middle center",
        "textfont": {
            "color": ink_on(hue),
            "size": [round(label_size(each) * sqrt(size / LARGEST), 1) for each in initials],
        },
        "hovertext": [
            f"{escape_plotly(point.name)}<br>{escape_plotly(text)}" if named else escape_plotly(text)
            for point, text in zip(points, hovers, strict=True)
        ],
        "hovertemplate": "%{hovertext}<extra></extra>",
        "cliponaxis": False,
        "marker": {"size": size, "opacity": 1, "color": hue, "line": {"color": look.background, "width": 1}},
        # A tapped dot leaves the others as they are.
        "selected": {"marker": {"opacity": 1}},
        "unselected": {"marker": {"opacity": 1}},
    }


def _mean(mean: Mean, height: float, look: Theme, language: str) -> list[Trace]:
    """The mean as a line up to ``height``, with its interval as a bar across the end and its label above."""
    line: Trace = {"type": "scatter", "mode": "lines", "hoverinfo": "skip", "cliponaxis": False}
    drawn = []
    if mean.interval is not None:
        bar = {"color": translucent(look.line, 0.35), "width": 6}
        drawn.append(line | {"x": list(mean.interval), "y": [height, height], "line": bar})
    drawn.append(line | {"x": [mean.score] * 2, "y": [FLOOR, height], "line": {"color": look.line, "width": 2}})
    label = say(language, "chart-swarm-mean", score=format_score(mean.score, mean.interval, language))
    drawn.append(
        {
            "type": "scatter",
            "mode": "text",
            "x": [mean.score],
            "y": [height + 2],
            "text": [escape_plotly(label)],
            "textposition": "top left" if mean.score > FAR else "top right",
            "textfont": {"color": look.ink, "size": 12},
            "hoverinfo": "skip",
            "cliponaxis": False,
        }
    )
    return drawn


def _band(height: float, look: Theme) -> dict[str, Any]:
    low, high = MIDDLE
    return {
        "type": "path",
        "layer": "below",
        "path": f"M {low:g},0 L {high:g},0 L {high:g},{height:g} L {low:g},{height:g} Z",
        "fillcolor": translucent(look.muted, 0.14),
        "line": {"width": 0},
    }


def _band_name(look: Theme, language: str) -> dict[str, Any]:
    return {
        "text": escape_plotly(say(language, "chart-swarm-middle")),
        "showarrow": False,
        "x": sum(MIDDLE) / 2,
        "y": 0,
        "yanchor": "bottom",
        "font": {"size": 11, "color": look.muted},
    }


def _finding(style: Style, mean: Mean | None, has_scores: bool, language: str) -> str:
    if mean is None:
        return say(language, "chart-swarm-title", styles=style) if has_scores else say(language, "chart-nobody")
    score = format_score(mean.score, mean.interval, language)
    return say(language, "chart-swarm-title-mean", styles=style, score=score)


def _describe(scored: Sequence[tuple[MapPoint, float]], language: str, *, named: bool) -> str:
    """Each score, or of a large team the lowest, the middle one and the highest."""
    if not scored:
        return ""
    values = [format_score(score, None, language) for _, score in scored]
    if len(scored) > MOST_INITIALS:
        low, middle, high = values[0], values[len(values) // 2], values[-1]
        return say(language, "chart-swarm-range", count=len(scored), low=low, middle=middle, high=high)
    texts = [f"{point.name} {value}" if named else value for (point, _), value in zip(scored, values, strict=True)]
    return say(language, "chart-swarm-scores", values=list_items(texts, language))


def _table(
    analysis: TeamAnalysis, scored: Sequence[tuple[MapPoint, float]], style: Style, language: str, *, named: bool
) -> Table:
    """The mean and everybody's score, from the lowest to the highest."""
    mean = None if analysis.means is None else analysis.means[style]
    rows = [] if mean is None else [(say(language, "chart-mean"), *score_cells(style, mean, language))]
    for n, (point, score) in enumerate(scored, start=1):
        name = point.name if named else say(language, "chart-person-number", number=n)
        rows.append((name, style, style_name(style, language), round(score, 1), None, None))
    return score_table(rows, language)
