"""How many people of a team lead with each style."""

from typing import Any

from discern.charts.chart import Chart, draw
from discern.charts.theme import STYLE_COLOURS, Theme, theme
from discern.contract import STYLE_NAMES, STYLES, ByStyle, Share, TeamAnalysis

HEIGHT = 300
VALUE_ROOM = 96


def style_distribution(analysis: TeamAnalysis, *, dark: bool) -> Chart:
    """Expected heads a style as bars with whiskers for their 95% intervals, and a mark for the count by label.

    Where a service gives no probabilities the bars are the counts. Without anybody profiled the bars are empty.
    """
    look = theme(dark=dark)
    empty = ByStyle[Share].of({style: Share(count=0) for style in STYLES})
    shares = analysis.distribution or empty
    rows = [f"<b>{style}</b> {STYLE_NAMES[style]}" for style in STYLES]
    lengths = [share.count if share.expected is None else share.expected for share in shares.values()]
    ends = [lengths[i] if s.interval is None else s.interval[1] for i, s in enumerate(shares.values())]
    most = max(*ends, *(share.count for share in shares.values()), 1)
    measured = all(share.expected is not None for share in shares.values())
    traces = [_bars(rows, lengths, shares, look)]
    if measured:
        traces.append(_counts(rows, shares, look))
    layout = {
        "margin": {"l": 8, "r": VALUE_ROOM, "t": 60 if measured else 8, "b": 44},
        "bargap": 0.45,
        "xaxis": {
            "title": {"text": "People", "font": {"size": 12, "color": look.muted}},
            "range": [0, most * 1.06],
            "tick0": 0,
            "dtick": whole_step(most),
            "gridcolor": look.grid,
            "zerolinecolor": look.grid,
            "tickfont": {"color": look.muted},
            "fixedrange": True,
        },
        "yaxis": {
            "automargin": True,
            "autorange": "reversed",
            "ticks": "",
            "ticklabelstandoff": 14,
            "fixedrange": True,
            "showgrid": False,
        },
        "annotations": _labels(rows, shares, look),
        "title": _reading_aid(look) if measured else None,
    }
    title = _finding(analysis)
    return Chart(draw(traces, layout, look, HEIGHT), title, f"{title}. {_tell(analysis, shares)}")


def whole_step(most: float) -> int:
    """The distance between ticks: 1, 2 or 5 times a power of ten people, with at most five steps up to ``most``."""
    magnitude = 1
    while True:
        for step in (1, 2, 5):
            if step * magnitude * 5 >= most:
                return step * magnitude
        magnitude *= 10


def _bars(rows: list[str], lengths: list[float], shares: ByStyle[Share], look: Theme) -> dict[str, Any]:
    known = [share.interval for share in shares.values()]
    whiskers: dict[str, Any] = {}
    if all(interval is not None for interval in known):
        whiskers["error_x"] = {
            "type": "data",
            "symmetric": False,
            "array": [0 if i is None else max(i[1] - n, 0) for i, n in zip(known, lengths, strict=True)],
            "arrayminus": [0 if i is None else max(n - i[0], 0) for i, n in zip(known, lengths, strict=True)],
            "color": look.ink,
            "thickness": 1.5,
            "width": 6,
        }
    return {
        "type": "bar",
        "orientation": "h",
        "x": lengths,
        "y": rows,
        "marker": {"color": list(STYLE_COLOURS.values()), "line": {"width": 0}},
        "customdata": [[_value(share)] for share in shares.values()],
        "hovertemplate": "%{y}: %{customdata[0]} expected<extra></extra>",
    } | whiskers


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


def _labels(rows: list[str], shares: ByStyle[Share], look: Theme) -> list[dict[str, Any]]:
    return [
        {
            "text": _value(share),
            "showarrow": False,
            "xref": "paper",
            "x": 1,
            "xanchor": "left",
            "xshift": 8,
            "y": row,
            "font": {"size": 13, "color": look.ink},
        }
        for row, share in zip(rows, shares.values(), strict=True)
    ]


def _reading_aid(look: Theme) -> dict[str, Any]:
    """Plotly's title, since only that starts at the left edge whatever room the names take."""
    return {
        "text": "Bar: people expected; whiskers: 95% interval<br>◇ People counted by their likeliest style",
        "x": 0,
        "xanchor": "left",
        "y": 1,
        "yanchor": "top",
        "pad": {"l": 8, "t": 18},
        "font": {"size": 12, "color": look.muted},
    }


def _value(share: Share) -> str:
    if share.expected is None:
        return str(share.count)
    if share.interval is None:
        return f"{share.expected:.1f}"
    return f"{share.expected:.1f} ({share.interval[0]:.0f}–{share.interval[1]:.0f})"


def _finding(analysis: TeamAnalysis) -> str:
    """The analysis' own statement about most of the team, or what keeps it from one."""
    if not analysis.profiled:
        return "Nobody here has a profile yet"
    said = next((insight for insight in analysis.insights if insight.kind == "majority"), None)
    if said is not None:
        return said.text.removesuffix(".")
    if any(insight.kind == "too_few" for insight in analysis.insights):
        return "Too few profiles yet to say what most of this team leads with"
    return f"The styles that {analysis.profiled} people lead with"


def _tell(analysis: TeamAnalysis, shares: ByStyle[Share]) -> str:
    values = ", ".join(f"{STYLE_NAMES[style]} {_value(share)}" for style, share in shares.items())
    who = f"Of {analysis.profiled} people profiled in {analysis.team.name}"
    kind = "expected to lead with each style" if shares.D.expected is not None else "counted by likeliest style"
    brackets = "; 95% intervals in brackets" if shares.D.interval is not None else ""
    return f"{who}, {kind}: {values}{brackets}."
