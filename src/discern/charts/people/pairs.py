"""Figures of two people: their scores as rows and as a radar, and the two on the circle.

Each has the colour of their place on the circle; marks of the first are round, those of the second square.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from discern.charts.chart import Chart, Table, draw, ends
from discern.charts.circle import READING_COLUMNS, Trace, draw_circle
from discern.charts.dots import call, draw_dots, label_size, map_table, place_dots
from discern.charts.people.axes import (
    FOOT,
    beside,
    closed,
    draw_radar,
    foot_lines,
    middle_of,
    name_letter,
    row_axes,
    row_heads,
    spoke_intervals,
    spoke_names,
)
from discern.charts.people.person_region import describe_place, draw_spread, map_point
from discern.charts.people.person_scores import score_table, scores_of, table_rows
from discern.charts.said import hue_of, tell, title_of_doubt
from discern.charts.text import clip, columns, escape_plotly, initials, say
from discern.charts.theme import STYLE_ANGLES, Theme, blend, ink_on, theme
from discern.contract.certainty import LEANING, certainty
from discern.contract.models.comparisons import Comparison
from discern.contract.models.results import Results, Score
from discern.contract.styles import STYLES, ByStyle, Style
from discern.words import (
    LANGUAGES,
    STRENGTHS,
    format_number,
    format_score,
    list_parts,
    percent,
    short_names,
    style_name,
)

SYMBOLS, GLYPHS = ("circle", "square"), ("●", "■")
"""The marks of the first and of the second of two people."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of two people: what they are called, the colour of their place, and the shape of their marks."""

    name: str
    label: str
    colour: str
    symbol: str
    glyph: str
    scores: ByStyle[Score]

    @property
    def key(self) -> str:
        """The shape in its colour, in Plotly's markup."""
        return f'<span style="color:{self.colour}">{self.glyph}</span>'


def sides_of(comparison: Comparison, look: Theme) -> tuple[Side, Side]:
    """The two of a comparison. Raises ValueError if a result is withheld."""
    both = (comparison.a_results, comparison.b_results)
    called = short_names([comparison.a, comparison.b])
    labels = initials([comparison.a.name, comparison.b.name])
    first, second = (
        Side(called.get(who.id, who.name), label, _colour(results, look), symbol, glyph, scores_of(results))
        for who, results, label, symbol, glyph in zip(
            (comparison.a, comparison.b), both, labels, SYMBOLS, GLYPHS, strict=True
        )
    )
    return first, second


def _colour(results: Results, look: Theme) -> str:
    """That of a person's dot on the circle; grey where a service gives no place."""
    if results.style is None or results.style.position is None:
        return look.muted
    return hue_of(map_point(results), look)


def _key_lines(sides: Sequence[Side], message: str, language: str) -> list[str]:
    """Below a figure whose marks are whose, and what the lines are, in Plotly's markup."""
    keys = [f"{side.key} {escape_plotly(clip(side.name, READING_COLUMNS // 2))}" for side in sides]
    lines = ["&#160;&#160;&#160;".join(keys)]
    if any(score.interval is not None for side in sides for score in side.scores.values()):
        lines.append(escape_plotly(say(language, message)))
    return lines


ROW = 68
DOT = 22
"""A row's height and a mark's width in pixels."""
LOWER = 23
"""How far the second person's track is below the first one's, in pixels."""
BAR = 7
KEY_ROOM = 38
"""The room for the lines at the foot, in pixels."""
ABOVE, BELOW = 33, 38
"""The room above the first track, for its text, and below the first one of the last row, in pixels."""


def pair_dumbbell(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """Two people's scores, 0–100, a row a style: each a mark with initials on a bar for the 95% interval.

    Who is higher shows on hover and in the alt text, with how sure that is, where it is at least leaning.

    Raises:
        ValueError: a result is withheld.
    """
    look = theme(dark=dark)
    sides = sides_of(comparison, look)
    layout = row_axes(look, above=ABOVE / ROW, below=BELOW / ROW, foot=KEY_ROOM)
    layout["annotations"] = [
        *row_heads(look, language, gap=DOT / 2 + 2),
        *foot_lines(_key_lines(sides, "chart-reading-bars", language), FOOT, look),
    ]
    traces: list[Trace] = []
    for n, side in enumerate(sides):
        rows = {style: middle_of(style) + n * LOWER / ROW for style in STYLES}
        traces += [*_bars(side, rows, look), _marks(side, rows, comparison, sides, look, language)]
    title, alt = _title_and_alt(comparison, sides, language)
    height = ABOVE + ROW * (len(STYLES) - 1) + BELOW + FOOT + KEY_ROOM
    return Chart(draw(traces, layout, look, height), title, alt, _table(comparison, language))


def _bars(side: Side, rows: dict[Style, float], look: Theme) -> list[Trace]:
    return [
        {
            "type": "scatter",
            "mode": "lines",
            "x": list(score.interval),
            "y": [rows[style]] * 2,
            "line": {"color": blend(side.colour, look.background, look.bar), "width": BAR},
            "hoverinfo": "skip",
        }
        for style, score in side.scores.items()
        if score.interval is not None
    ]


def _marks(
    side: Side, rows: dict[Style, float], comparison: Comparison, sides: Sequence[Side], look: Theme, language: str
) -> Trace:
    return {
        "type": "scatter",
        "mode": "markers+text",
        "x": [score.score for score in side.scores.values()],
        "y": list(rows.values()),
        "text": [f"<b>{escape_plotly(side.label)}</b>"] * len(STYLES),
        "textposition": "middle center",
        "textfont": {"size": label_size(side.label), "color": ink_on(side.colour)},
        "hovertext": _hover(comparison, sides, language),
        "hovertemplate": "%{hovertext}<extra></extra>",
        "marker": {
            "size": DOT,
            "opacity": 1,
            "symbol": side.symbol,
            "color": side.colour,
            "line": {"color": look.background, "width": 1.5},
        },
        "cliponaxis": False,
    }


def _hover(comparison: Comparison, sides: Sequence[Side], language: str) -> list[str]:
    """Of each style both scores, and who is higher."""
    return [
        "<br>".join(
            escape_plotly(line)
            for line in (
                style_name(style, language),
                *(
                    say(
                        language,
                        "chart-pair-score",
                        a=side.name,
                        score=format_score(side.scores[style].score, side.scores[style].interval, language),
                    )
                    for side in sides
                ),
                *tell_higher(comparison, sides, style, language),
            )
        )
        for style in STYLES
    ]


def tell_higher(comparison: Comparison, sides: Sequence[Side], style: Style, language: str) -> list[str]:
    """Who of the two is higher in a style, with how sure that is; [] where it is open or unknown."""
    probability, sure = _higher(comparison, style)
    if probability is None or sure is None:
        return []
    higher = sides[0] if probability > 0.5 else sides[1]
    strength = STRENGTHS[certainty(sure)]
    return [say(language, "chart-pair-higher", a=higher.name, strength=strength, percent=percent(sure, language))]


def _higher(comparison: Comparison, style: Style) -> tuple[float, float] | tuple[None, None]:
    """The probability that the first is higher in a style, and how sure it is who is; None twice where that is open or
    unknown, or answers look random.
    """
    known = comparison.differences[style].probability
    doubtful = any(each.quality.looks_random for each in (comparison.a_results, comparison.b_results))
    if known is None or doubtful or max(known, 1 - known) < LEANING:
        return None, None
    return known, max(known, 1 - known)


def _title_and_alt(comparison: Comparison, sides: Sequence[Side], language: str) -> tuple[str, str]:
    doubt = title_of_doubt([comparison.a_results, comparison.b_results], language)
    title = doubt or say(language, "chart-pair-scores", a=comparison.a.name, b=comparison.b.name)
    return title, say(language, "chart-alt", title=title, described=_described(comparison, sides, language))


def _described(comparison: Comparison, sides: Sequence[Side], language: str) -> str:
    """Both scores and who is higher in each style."""
    values = []
    for style in STYLES:
        first, second = (
            format_score(side.scores[style].score, side.scores[style].interval, language) for side in sides
        )
        row = say(
            language,
            "chart-pair-style",
            styles=style,
            a=sides[0].name,
            b=sides[1].name,
            first=first,
            second=second,
        )
        values.append(", ".join([row, *tell_higher(comparison, sides, style, language)]))
    return say(language, "chart-pair-described", values=list_parts(values, language))


def _table(comparison: Comparison, language: str) -> Table:
    """Both scores in each style, how far they are apart, and who is higher with how sure that is."""
    a, b = scores_of(comparison.a_results), scores_of(comparison.b_results)
    names = {True: comparison.a.name, False: comparison.b.name}
    rows = []
    for style, each in comparison.differences.items():
        known, sure = _higher(comparison, style)
        rows.append(
            (
                style,
                style_name(style, language),
                round(a[style].score, 1),
                round(b[style].score, 1),
                round(each.difference, 1),
                *ends(each.interval),
                None if known is None or sure is None else names[known > 0.5],
                None if sure is None else percent(sure, language),
            )
        )
    head = columns(language, "style", "name", "difference", "low", "high", "higher", "probability")
    return Table((*head[:2], comparison.a.name, comparison.b.name, *head[2:]), tuple(rows))


def pair_map(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """The two on the circle, with initials in their dots and where each may be, the second one's dashed.

    Dots that would overlap are moved apart.

    Raises:
        ValueError: a result has no position (see `map_point`).
    """
    look = theme(dark=dark)
    both = (comparison.a_results, comparison.b_results)
    points = [map_point(each) for each in both]
    called = call(points)
    dots = place_dots(points, off_lines=False)
    spread = [*draw_spread(both[1], look, dash="dash"), *draw_spread(both[0], look)]
    title = title_of_doubt(both, language) or say(
        language,
        "chart-pair-map",
        first=tell(points[0], points[0].name, language),
        second=tell(points[1], points[1].name, language),
    )
    described = " ".join(
        say(language, "chart-pair-place", a=called[point.candidate_id], place=describe_place(results, language))
        for results, point in zip(both, points, strict=True)
    )
    key = say(
        language,
        "chart-pair-key",
        a=clip(dots[0].called, READING_COLUMNS // 3),
        b=clip(dots[1].called, READING_COLUMNS // 3),
        first=dots[0].text,
        second=dots[1].text,
        dashed="yes" if spread else "no",
    )
    reading = [key, *([say(language, "chart-reading-shaded")] if spread else [])]
    return Chart(
        draw_circle([*spread, *draw_dots(dots, look, language)], [], look, language, reading=reading, centred=True),
        title,
        say(language, "chart-alt", title=title, described=described),
        map_table(points, language),
        described=described,
    )


RADAR_DOT, RADAR_BAR = 12, 6
"""A mark's and an interval's width in pixels."""
ASIDE = 4.5
"""How far marks are beside their spoke, in points."""


def pair_radar(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """Two people's scores, 0–100, as a radar: two marks a spoke, side by side, each on a line for its 95% interval, and
    each person's joined by a thin outline.

    Raises:
        ValueError: a result is withheld.
    """
    look = theme(dark=dark)
    first, second = sides_of(comparison, look)
    # Outlines of one colour can't be told apart where they cross.
    sides = (first, replace(second, colour=look.ink) if second.colour == first.colour else second)
    names = {
        style: f"{name_letter(style, look)}<br>"
        + "&#160; ".join(f"{side.key} {format_number(side.scores[style].score, None, 0, language)}" for side in sides)
        for style in STYLES
    }
    traces = [spoke_names(names, look, size=12)]
    hover = dict(zip(STYLES, _hover(comparison, sides, language), strict=True))
    for side, aside, dash in zip(sides, (ASIDE, -ASIDE), ("solid", "dash"), strict=True):
        pale = dict.fromkeys(STYLES, blend(side.colour, look.background, look.bar))
        intervals = {style: score.interval for style, score in side.scores.items()}
        places = {style: beside(style, score.score, aside) for style, score in side.scores.items()}
        traces += [
            *spoke_intervals(intervals, pale, RADAR_BAR, aside),
            {
                "type": "scatterpolar",
                "mode": "lines",
                "r": closed({style: place[0] for style, place in places.items()}),
                "theta": closed({style: place[1] for style, place in places.items()}),
                "line": {"color": side.colour, "width": 1, "dash": dash},
                "hoverinfo": "skip",
            },
            {
                "type": "scatterpolar",
                "mode": "markers",
                "r": [places[style][0] for style in STYLE_ANGLES],
                "theta": [places[style][1] for style in STYLE_ANGLES],
                "hovertext": [hover[style] for style in STYLE_ANGLES],
                "hovertemplate": "%{hovertext}<extra></extra>",
                "marker": {
                    "size": RADAR_DOT,
                    "opacity": 1,
                    "symbol": side.symbol,
                    "color": side.colour,
                    "line": {"color": look.background, "width": 1.5},
                },
                "cliponaxis": False,
            },
        ]
    title, alt = _title_and_alt(comparison, sides, language)
    table = score_table(
        [*table_rows(comparison.a_results, language), *table_rows(comparison.b_results, language)], language
    )
    described = _described(comparison, sides, language)
    drawing = draw_radar(traces, _key_lines(sides, "chart-reading-thick", language), look)
    return Chart(drawing, title, alt, table, described=described)
