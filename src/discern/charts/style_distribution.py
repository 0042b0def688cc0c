"""How many people of a team lead with each style."""

from collections.abc import Mapping
from typing import Any

from discern.charts.chart import Chart, Table, draw, reading_aid, row_axis, whiskers
from discern.charts.text import finding
from discern.charts.theme import STYLE_COLOURS, Theme, theme
from discern.contract import STYLE_NAMES, STYLES, ByStyle, Share, Style, TeamAnalysis

HEIGHT = 300
WHAT_IF_HEIGHT = 340
VALUE_ROOM = 96
SLIGHT = 0.1
"""A change of an expected count is reported only from this size on, in people."""
READING_AID = "Bar: people expected; whiskers: 95% interval<br>◇ People counted by their likeliest style"


def style_distribution(analysis: TeamAnalysis, *, dark: bool) -> Chart:
    """The expected number of people per style as bars, 95% intervals as whiskers, and a mark for the count by likeliest
    style.

    Where a service gives no probabilities, the bars are the counts. With nobody profiled, they are empty.
    """
    look = theme(dark=dark)
    empty = ByStyle[Share].of({style: Share(count=0) for style in STYLES})
    shares = analysis.distribution or empty
    rows = [f"<b>{style}</b> {STYLE_NAMES[style]}" for style in STYLES]
    lengths = [_length(share) for share in shares.values()]
    ends = [lengths[i] if s.interval is None else s.interval[1] for i, s in enumerate(shares.values())]
    most = max(*ends, *(share.count for share in shares.values()), 1)
    measured = all(share.expected is not None for share in shares.values())
    traces = [_bars(rows, lengths, shares, look)]
    if measured:
        traces.append(_counts(rows, shares, look))
    layout = {
        "margin": {"l": 8, "r": VALUE_ROOM, "t": 60 if measured else 8, "b": 44},
        "bargap": 0.45,
        "xaxis": _people_axis(most, look),
        "yaxis": row_axis(standoff=14),
        "annotations": _labels(rows, [_value(share) for share in shares.values()], look),
        "title": reading_aid(READING_AID, 12, look.muted) if measured else None,
    }
    title = _finding(analysis)
    return Chart(draw(traces, layout, look, HEIGHT), title, f"{title}. {_describe(analysis, shares)}", _table(shares))


def what_if_distribution(before: TeamAnalysis, after: TeamAnalysis, *, dark: bool) -> Chart:
    """The expected number of people per style before (outlined) and after (filled) a change, with 95% intervals."""
    look = theme(dark=dark)
    empty = ByStyle[Share].of({style: Share(count=0) for style in STYLES})
    was, would_be = before.distribution or empty, after.distribution or empty
    rows = [f"<b>{style}</b> {STYLE_NAMES[style]}" for style in STYLES]
    ends = [max(_length(s), s.interval[1] if s.interval else 0) for s in (*was.values(), *would_be.values())]
    most = max(*ends, 1)
    outlined = {"color": look.background, "line": {"color": list(STYLE_COLOURS.values()), "width": 2}}
    traces = [
        _bars(rows, [_length(share) for share in was.values()], was, look) | {"marker": outlined},
        _bars(rows, [_length(share) for share in would_be.values()], would_be, look),
    ]
    layout = {
        "margin": {"l": 8, "r": VALUE_ROOM, "t": 44, "b": 44},
        "barmode": "group",
        "bargap": 0.3,
        "xaxis": _people_axis(most, look),
        "yaxis": row_axis(standoff=14),
        "annotations": _labels(rows, [f"{_short(a)} → {_short(b)}" for a, b in _pairs(was, would_be)], look),
        "title": reading_aid("Outlined: before. Filled: after.<br>Whiskers: 95% interval", 12, look.muted),
    }
    changes = {style: _length(would_be[style]) - _length(was[style]) for style in STYLES}
    title = _change(changes)
    described = "; ".join(f"{STYLE_NAMES[s]} from {_value(was[s])} to {_value(would_be[s])}" for s in STYLES)
    table_rows = tuple(
        (style, STYLE_NAMES[style], *_numbers(was[style]), *_numbers(would_be[style])) for style in STYLES
    )
    header = ("Style", "Name", "Before", "Before, low", "Before, high", "After", "After, low", "After, high")
    return Chart(draw(traces, layout, look, WHAT_IF_HEIGHT), title, f"{title}. {described}.", Table(header, table_rows))


def whole_step(most: float) -> int:
    """The tick step of an axis up to ``most``: the least of 1, 2, 5, 10, 20 … that needs at most five steps."""
    magnitude = 1
    while True:
        for step in (1, 2, 5):
            if step * magnitude * 5 >= most:
                return step * magnitude
        magnitude *= 10


def _bars(rows: list[str], lengths: list[float], shares: ByStyle[Share], look: Theme) -> dict[str, Any]:
    return {
        "type": "bar",
        "orientation": "h",
        "x": lengths,
        "y": rows,
        "marker": {"color": list(STYLE_COLOURS.values()), "line": {"width": 0}},
        "customdata": [[_value(share)] for share in shares.values()],
        "hovertemplate": "%{y}: %{customdata[0]} expected<extra></extra>",
        "error_x": whiskers(lengths, (share.interval for share in shares.values()), look),
    }


def _counts(rows: list[str], shares: ByStyle[Share], look: Theme) -> dict[str, Any]:
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
        "hovertemplate": "%{y}: %{x} counted by likeliest style<extra></extra>",
        "cliponaxis": False,
    }


def _people_axis(most: float, look: Theme) -> dict[str, Any]:
    return {
        "title": {"text": "People", "font": {"size": 12, "color": look.muted}},
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


def _short(share: Share) -> str:
    return str(share.count) if share.expected is None else f"{share.expected:.1f}"


def _numbers(share: Share) -> tuple[float, float | None, float | None]:
    low, high = (None, None) if share.interval is None else share.interval
    return round(_length(share), 2), low, high


def _table(shares: ByStyle[Share]) -> Table:
    rows = tuple((s, STYLE_NAMES[s], *_numbers(share), share.count) for s, share in shares.items())
    return Table(("Style", "Name", "Expected", "Low", "High", "Likeliest style of"), rows)


def _change(changes: Mapping[Style, float]) -> str:
    """Which styles would gain and lose the most people."""
    gains, loses = max(changes, key=lambda s: changes[s]), min(changes, key=lambda s: changes[s])
    if max(abs(change) for change in changes.values()) < SLIGHT:
        return "The mix of styles would stay about as it is"
    more, fewer = f"{changes[gains]:.1f} more", f"{-changes[loses]:.1f} fewer"
    if changes[gains] < SLIGHT:
        return f"{fewer} people expected to lead with {loses}"
    lost = f", {fewer} with {loses}" if changes[loses] <= -SLIGHT else ""
    return f"{more} people expected to lead with {gains}{lost}"


def _value(share: Share) -> str:
    """`3.8 (2–5)`: the expected number with its interval, as far as they are known."""
    if share.expected is None:
        return str(share.count)
    if share.interval is None:
        return f"{share.expected:.1f}"
    return f"{share.expected:.1f} ({share.interval[0]:.0f}–{share.interval[1]:.0f})"


def _finding(analysis: TeamAnalysis) -> str:
    """The analysis's own statement about the majority, or why there is none."""
    if not analysis.profiled:
        return "Nobody here has a profile yet"
    said = next((insight for insight in analysis.insights if insight.kind == "majority"), None)
    if said is not None:
        return finding(said)
    if any(insight.kind == "too_few" for insight in analysis.insights):
        return "Too few profiles yet to say what most of this team leads with"
    return f"The styles that {analysis.profiled} people lead with"


def _describe(analysis: TeamAnalysis, shares: ByStyle[Share]) -> str:
    values = ", ".join(f"{STYLE_NAMES[style]} {_value(share)}" for style, share in shares.items())
    who = f"Of {analysis.profiled} people profiled in {analysis.team.name}"
    kind = "expected to lead with each style" if shares.D.expected is not None else "counted by likeliest style"
    brackets = "; 95% intervals in brackets" if shares.D.interval is not None else ""
    return f"{who}, {kind}: {values}{brackets}."
