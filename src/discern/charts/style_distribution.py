"""How many people of a team lead with each style."""

from typing import Any

from discern.charts.chart import Chart, Table, draw, reading_aid, row_axis, whiskers
from discern.charts.text import columns, finding, say
from discern.charts.theme import STYLE_COLOURS, Theme, theme
from discern.contract.models.teams import Share, TeamAnalysis
from discern.contract.styles import STYLES, ByStyle, Style
from discern.words import LANGUAGES, format_number, list_items, list_parts, style_name

HEIGHT = 300
WHAT_IF_HEIGHT = 340
VALUE_ROOM = 96
SLIGHT = 0.1
"""A change of an expected count is reported only from this size on, in people."""


def style_distribution(analysis: TeamAnalysis, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """The expected number of people per style as bars, 95% intervals as whiskers, and a mark for the count by likeliest
    style.

    Where a service gives no probabilities, the bars are the counts. With nobody profiled, they are empty.
    """
    look = theme(dark=dark)
    shares = shares_of(analysis)
    rows = [f"<b>{style}</b> {style_name(style, language)}" for style in STYLES]
    lengths = [_length(share) for share in shares.values()]
    ends = [lengths[i] if s.interval is None else s.interval[1] for i, s in enumerate(shares.values())]
    most = max(*ends, *(share.count for share in shares.values()), 1)
    measured = all(share.expected is not None for share in shares.values())
    traces = [_bars(rows, lengths, shares, look, language)]
    if measured:
        traces.append(_counts(rows, shares, look, language))
    layout = {
        "margin": {"l": 8, "r": VALUE_ROOM, "t": 60 if measured else 8, "b": 44},
        "bargap": 0.45,
        "xaxis": _people_axis(most, look, language),
        "yaxis": row_axis(standoff=14),
        "annotations": _labels(rows, [format_share(share, language) for share in shares.values()], look),
        "title": reading_aid(say(language, "chart-heads-reading"), 12, look.muted) if measured else None,
    }
    title = find_majority(analysis, language)
    alt = say(language, "chart-alt", title=title, described=describe_heads(analysis, language))
    return Chart(draw(traces, layout, look, HEIGHT), title, alt, _table(shares, language))


def what_if_distribution(
    before: TeamAnalysis, after: TeamAnalysis, *, dark: bool, language: str = LANGUAGES[0]
) -> Chart:
    """The expected number of people per style before (outlined) and after (filled) a change, with 95% intervals."""
    look = theme(dark=dark)
    was, would_be = shares_of(before), shares_of(after)
    rows = [f"<b>{style}</b> {style_name(style, language)}" for style in STYLES]
    ends = [max(_length(s), s.interval[1] if s.interval else 0) for s in (*was.values(), *would_be.values())]
    most = max(*ends, 1)
    outlined = {"color": look.background, "line": {"color": list(STYLE_COLOURS.values()), "width": 2}}
    traces = [
        _bars(rows, [_length(share) for share in was.values()], was, look, language) | {"marker": outlined},
        _bars(rows, [_length(share) for share in would_be.values()], would_be, look, language),
    ]
    layout = {
        "margin": {"l": 8, "r": VALUE_ROOM, "t": 44, "b": 44},
        "barmode": "group",
        "bargap": 0.3,
        "xaxis": _people_axis(most, look, language),
        "yaxis": row_axis(standoff=14),
        "annotations": _labels(
            rows, [f"{_short(a, language)} → {_short(b, language)}" for a, b in _pairs(was, would_be)], look
        ),
        "title": reading_aid(say(language, "chart-what-if-heads-reading"), 12, look.muted),
    }
    title = describe_change(before, after, language)
    values = list_parts(
        (
            say(
                language,
                "chart-what-if-heads-style",
                styles=style,
                before=format_share(was[style], language),
                after=format_share(would_be[style], language),
            )
            for style in STYLES
        ),
        language,
    )
    table_rows = tuple(
        (style, style_name(style, language), *_numbers(was[style]), *_numbers(would_be[style])) for style in STYLES
    )
    header = columns(
        language, "style", "name", "before", "before-low", "before-high", "after", "after-low", "after-high"
    )
    alt = say(language, "chart-alt", title=title, described=say(language, "chart-scores-plain", values=values))
    return Chart(draw(traces, layout, look, WHAT_IF_HEIGHT), title, alt, Table(header, table_rows))


def shares_of(analysis: TeamAnalysis) -> ByStyle[Share]:
    """How many people lead with each style; nobody where there is no profile."""
    return analysis.distribution or ByStyle[Share].of({style: Share(count=0) for style in STYLES})


def style_shares(analysis: TeamAnalysis) -> dict[Style, float]:
    """By style, the expected share of the people profiled who lead with it, 0–1.

    The shares add up to 1, or are all 0 with nobody profiled. Where a service gives no probabilities, people count by
    the style of their label, and those with none of the four are left out.
    """
    heads = {style: _length(share) for style, share in shares_of(analysis).items()}
    everybody = sum(heads.values())
    return {style: heads[style] / everybody if everybody else 0.0 for style in STYLES}


def whole_step(most: float) -> int:
    """The tick step of an axis up to ``most``: the least of 1, 2, 5, 10, 20 … that needs at most five steps."""
    magnitude = 1
    while True:
        for step in (1, 2, 5):
            if step * magnitude * 5 >= most:
                return step * magnitude
        magnitude *= 10


def _bars(rows: list[str], lengths: list[float], shares: ByStyle[Share], look: Theme, language: str) -> dict[str, Any]:
    return {
        "type": "bar",
        "orientation": "h",
        "x": lengths,
        "y": rows,
        "marker": {"color": list(STYLE_COLOURS.values()), "line": {"width": 0}},
        "customdata": [
            [say(language, "chart-heads-expected", style=row, value=format_share(share, language))]
            for row, share in zip(rows, shares.values(), strict=True)
        ],
        "hovertemplate": "%{customdata[0]}<extra></extra>",
        "error_x": whiskers(lengths, (share.interval for share in shares.values()), look),
    }


def _counts(rows: list[str], shares: ByStyle[Share], look: Theme, language: str) -> dict[str, Any]:
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [share.count for share in shares.values()],
        "y": rows,
        "marker": {
            "symbol": "diamond",
            "size": 12,
            "color": look.background,
            "line": {"color": look.ink, "width": 2},
        },
        "customdata": [
            [say(language, "chart-heads-counted", style=row, count=share.count)]
            for row, share in zip(rows, shares.values(), strict=True)
        ],
        "hovertemplate": "%{customdata[0]}<extra></extra>",
        "cliponaxis": False,
    }


def _people_axis(most: float, look: Theme, language: str) -> dict[str, Any]:
    return {
        "title": {"text": say(language, "chart-heads-axis"), "font": {"size": 12, "color": look.muted}},
        "range": [0, most * 1.06],
        "tick0": 0,
        "dtick": whole_step(most),
        "gridcolor": look.grid,
        "zerolinecolor": look.grid,
        "tickfont": {"color": look.muted},
        "fixedrange": True,
    }


def _labels(rows: list[str], values: list[str], look: Theme) -> list[dict[str, Any]]:
    return [
        {
            "text": value,
            "showarrow": False,
            "xref": "paper",
            "x": 1,
            "xanchor": "left",
            "xshift": 8,
            "y": row,
            "font": {"size": 13, "color": look.ink},
        }
        for row, value in zip(rows, values, strict=True)
    ]


def _length(share: Share) -> float:
    """A bar's length: the expected number of people, or the count where that is unknown."""
    return share.count if share.expected is None else share.expected


def _pairs(was: ByStyle[Share], would_be: ByStyle[Share]) -> list[tuple[Share, Share]]:
    return list(zip(was.values(), would_be.values(), strict=True))


def _short(share: Share, language: str) -> str:
    if share.expected is None:
        return format_number(share.count, None, 0, language)
    return format_number(share.expected, None, 1, language)


def format_share(share: Share, language: str) -> str:
    """`3.8 (2–5)`: the expected number with its interval, as far as they are known.

    An interval of whole numbers needn't hold a mean. Then the number that is most likely has its place: the end of the
    interval that lies next to the mean.
    """
    if share.expected is None or share.interval is None:
        return _short(share, language)
    low, high = share.interval
    likeliest = min(max(share.expected, low), high)
    digits = 1 if likeliest == share.expected else 0
    return f"{format_number(likeliest, None, digits, language)} ({format_number(None, share.interval, 0, language)})"


def _numbers(share: Share) -> tuple[float, float | None, float | None]:
    low, high = (None, None) if share.interval is None else share.interval
    return round(_length(share), 2), low, high


def _table(shares: ByStyle[Share], language: str) -> Table:
    rows = tuple((s, style_name(s, language), *_numbers(share), share.count) for s, share in shares.items())
    return Table(columns(language, "style", "name", "expected", "low", "high", "counted"), rows)


def describe_change(before: TeamAnalysis, after: TeamAnalysis, language: str) -> str:
    """Which styles would gain and lose the most people."""
    was, would_be = shares_of(before), shares_of(after)
    changes = {style: _length(would_be[style]) - _length(was[style]) for style in STYLES}
    gains, loses = max(changes, key=lambda s: changes[s]), min(changes, key=lambda s: changes[s])
    if max(abs(change) for change in changes.values()) < SLIGHT:
        return say(language, "chart-what-if-heads-still")
    more = format_number(changes[gains], None, 1, language)
    fewer = format_number(-changes[loses], None, 1, language)
    if changes[gains] < SLIGHT:
        return say(language, "chart-what-if-heads-fewer", fewer=fewer, loses=loses)
    if changes[loses] > -SLIGHT:
        return say(language, "chart-what-if-heads-more", more=more, gains=gains)
    return say(language, "chart-what-if-heads-both", more=more, gains=gains, fewer=fewer, loses=loses)


def find_majority(analysis: TeamAnalysis, language: str) -> str:
    """The analysis's own statement about the majority, or why there is none."""
    if not analysis.profiled:
        return say(language, "chart-nobody")
    said = next((insight for insight in analysis.insights if insight.kind == "majority"), None)
    if said is not None:
        return finding(said, language)
    if any(insight.kind == "too_few" for insight in analysis.insights):
        return say(language, "chart-heads-too-few")
    return say(language, "chart-heads-plain", count=analysis.profiled)


def describe_heads(analysis: TeamAnalysis, language: str) -> str:
    """How many people are expected to lead with each style, as alt text."""
    shares = shares_of(analysis)
    values = [
        say(language, "chart-style-value", styles=style, value=format_share(share, language))
        for style, share in shares.items()
    ]
    kind = "counted" if shares.D.expected is None else "expected"
    return say(
        language,
        "chart-heads-described",
        kind=kind if shares.D.interval is None else f"{kind}-with-intervals",
        count=analysis.profiled,
        team=analysis.team.name,
        values=list_items(values, language),
    )
