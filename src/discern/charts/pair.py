"""Two people in one picture: A is drawn solid, B dashed and hollow."""

from statistics import NormalDist
from typing import Any

from discern.charts.chart import Chart, Table, draw
from discern.charts.circle import arcs, dots, draw_circle, map_table, reach
from discern.charts.labels import place
from discern.charts.maps import MAP_PIXELS, READING, locate
from discern.charts.radar import HEIGHT, SCORES, band, polar, polygon, score_rows, scores_of, spoke_labels
from discern.charts.text import clip, measured, plain
from discern.charts.theme import Theme, theme
from discern.contract import STYLE_NAMES, STYLES, ByStyle, Results, Score, certainty

NAME_WIDTH = 36
ROOM = 84
KEY_ROOM = 48


def pair_radar(a: Results, b: Results, *, dark: bool) -> Chart:
    """Two people's scores, 0–100, with bands of their 95% intervals. Raises ValueError where a result is withheld."""
    look = theme(dark=dark)
    first, second = scores_of(a), scores_of(b)
    traces = band({s: v.interval for s, v in second.items()}, look, look.other_band)
    traces += band({s: v.interval for s, v in first.items()}, look, look.band)
    traces.append(polygon(second, look.other, look, b.candidate.name, dash="dash", symbol="square-open"))
    traces.append(polygon(first, look.line, look, a.candidate.name))
    values = {
        style: f"A {measured(first[style].score, first[style].interval)}"
        f"<br>B {measured(second[style].score, second[style].interval)}"
        for style in STYLES
    }
    layout = {
        "polar": polar(look),
        "annotations": spoke_labels(values, look),
        "margin": {"l": 8, "r": 8, "t": ROOM + KEY_ROOM, "b": ROOM},
        "title": _key(a, b, look),
    }
    title = _finding(a.candidate.name, b.candidate.name, first, second)
    told = "; ".join(
        f"{STYLE_NAMES[s]}: {a.candidate.name} {measured(first[s].score, first[s].interval)}, "
        f"{b.candidate.name} {measured(second[s].score, second[s].interval)}"
        for s in STYLES
    )
    table = Table(SCORES, (*score_rows(a), *score_rows(b)))
    height = HEIGHT + KEY_ROOM + 44
    return Chart(draw(traces, layout, look, height), title, f"{title}. Scores from 0 to 100. {told}.", table)


def pair_map(a: Results, b: Results, *, dark: bool) -> Chart:
    """Two people's places on the style circle with their 95% arcs. Raises ValueError where a result has no place."""
    look = theme(dark=dark)
    points = [locate(a), locate(b)]
    edge = reach((p.x, p.y) for p in points)
    names = place(points, [], look, radius=edge, pixels=MAP_PIXELS)
    traces = [*arcs(points, look), dots(points, look, crowd=2)]
    apart = abs((points[0].angle - points[1].angle + 180) % 360 - 180)
    title = f"On the circle they lie {apart:.0f}° apart, of 180° at most"
    return Chart(draw_circle(edge, traces, names, look), title, f"{title}. {READING}", map_table(points))


def _key(a: Results, b: Results, look: Theme) -> dict[str, Any]:
    """Who is who: Plotly's title, since only that starts at the left edge."""
    lines = [
        f'<span style="color:{colour}"><b>{mark}</b></span> {letter}: {plain(clip(who.candidate.name, NAME_WIDTH))}'
        for letter, mark, colour, who in (("A", "●—", look.line, a), ("B", "□--", look.other, b))
    ]
    return {
        "text": "<br>".join(lines),
        "x": 0,
        "xanchor": "left",
        "y": 1,
        "yanchor": "top",
        "pad": {"l": 8, "t": 10},
        "font": {"size": 13, "color": look.ink},
    }


def _finding(a: str, b: str, first: ByStyle[Score], second: ByStyle[Score]) -> str:
    """The style in which they differ most surely, in words no stronger than that holds."""
    chances = {style: chance_of_higher(first[style], second[style]) for style in STYLES}
    known = {style: chance for style, chance in chances.items() if chance is not None}
    if not known:
        return f"{a} and {b}; how surely they differ isn’t known"
    surest = max(known, key=lambda style: abs(known[style] - 0.5))
    chance = max(known[surest], 1 - known[surest])
    if certainty(chance) in {"can't tell yet", "more likely than not"}:
        return f"Can’t tell {a} and {b} apart yet in any style"
    more, less = (a, b) if known[surest] > 0.5 else (b, a)
    return f"{more} {certainty(chance)} scores higher than {less} in {STYLE_NAMES[surest]} ({surest})"


def chance_of_higher(a: Score, b: Score) -> float | None:
    """The probability that the first score is truly the higher, the two errors being normal and independent."""
    if a.se is None or b.se is None or a.se + b.se == 0:
        return None
    return NormalDist(0, (a.se**2 + b.se**2) ** 0.5).cdf(a.score - b.score)
