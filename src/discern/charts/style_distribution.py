"""How many people of a team are in each quarter of the circle."""

from collections.abc import Iterable
from typing import Any

from discern.charts.chart import Chart, Table, draw, reading_aid, row_axis, whiskers
from discern.charts.text import columns, say
from discern.charts.theme import STYLE_COLOURS, Theme, theme
from discern.contract.models.results import Interval
from discern.contract.models.teams import GroupAnalysis, Share, TeamAnalysis
from discern.contract.styles import STYLES, ByStyle, Style
from discern.words import LANGUAGES, list_items, style_name

HEIGHT = 300
VALUE_ROOM = 114


def style_distribution(
    analysis: TeamAnalysis, *, dark: bool, on_slide: bool = False, language: str = LANGUAGES[0]
) -> Chart:
    """How many people's dots are in each quarter as bars, with the 95% intervals of how many may be there as whiskers.

    With nobody profiled, the bars are empty. ``on_slide``, which says itself how they are read, the figures are below
    the names of the styles, and there is no axis.
    """
    look = theme(dark=dark)
    shares = shares_of(analysis)
    rows, figures = _rows(language), [format_share(share, language) for share in shares.values()]
    axis = _people_axis(shares.values(), look, language)
    layout = {"bargap": 0.45, "yaxis": row_axis(standoff=14)}
    if on_slide:
        rows = [f"{row}<br>{figure}" for row, figure in zip(rows, figures, strict=True)]
        layout |= {"margin": {"l": 8, "r": 8, "t": 8, "b": 8}, "xaxis": axis | {"visible": False}}
    else:
        layout |= {
            "margin": {"l": 8, "r": VALUE_ROOM, "t": 44, "b": 44},
            "xaxis": axis,
            "annotations": _labels(rows, figures, look),
            "title": reading_aid(say(language, "chart-heads-reading"), 12, look.muted),
        }
    title = find_fullest(analysis, language)
    alt = say(language, "chart-alt", title=title, described=describe_heads(analysis, language))
    table = Table(
        columns(language, "style", "name", "counted", "low", "high"),
        tuple((style, style_name(style, language), *_numbers(share)) for style, share in shares.items()),
    )
    return Chart(draw([_bars(rows, shares, look, language)], layout, look, HEIGHT), title, alt, table)


def shares_of(analysis: GroupAnalysis) -> ByStyle[Share]:
    """How many people are in each quarter; nobody where there is no profile."""
    return analysis.distribution or ByStyle[Share].of({style: Share(count=0) for style in STYLES})


def style_shares(analysis: TeamAnalysis) -> dict[Style, float]:
    """By style, the share of the people profiled whose dot is in its quarter, 0–1.

    The shares add up to 1, or are all 0 with nobody profiled.
    """
    shares = shares_of(analysis)
    everybody = sum(share.count for share in shares.values())
    return {style: share.count / everybody if everybody else 0.0 for style, share in shares.items()}


def whole_step(most: float) -> int:
    """The tick step of an axis up to ``most``: the least of 1, 2, 5, 10, 20 … that needs at most five steps."""
    magnitude = 1
    while True:
        for step in (1, 2, 5):
            if step * magnitude * 5 >= most:
                return step * magnitude
        magnitude *= 10


def _rows(language: str) -> list[str]:
    return [f"<b>{style}</b> {style_name(style, language)}" for style in STYLES]


def _bars(rows: list[str], shares: ByStyle[Share], look: Theme, language: str) -> dict[str, Any]:
    counts = [share.count for share in shares.values()]
    return {
        "type": "bar",
        "orientation": "h",
        "x": counts,
        "y": rows,
        "marker": {"color": list(STYLE_COLOURS.values()), "line": {"width": 0}},
        "customdata": [
            [say(language, "chart-heads-hover", style=row, value=format_share(share, language))]
            for row, share in zip(rows, shares.values(), strict=True)
        ],
        "hovertemplate": "%{customdata[0]}<extra></extra>",
        "error_x": whiskers(counts, (share.interval for share in shares.values()), look),
    }


def _people_axis(shares: Iterable[Share], look: Theme, language: str) -> dict[str, Any]:
    most = max(1, *(max([share.count, *(share.interval or ())]) for share in shares))
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


def format_share(share: Share, language: str) -> str:
    """How many dots are there, and how many may be, 95% sure, where that isn't the same: "3, may be 2 to 5"."""
    if share.interval is None or {round(end) for end in share.interval} == {share.count}:
        return f"{share.count}"
    return say(language, "chart-count-range", count=share.count, range=describe_range(share.interval, language))


def describe_range(interval: Interval, language: str) -> str:
    """An interval of counts: "1", or "1 to 3"."""
    low, high = map(round, interval)
    return f"{low}" if low == high else say(language, "interval", low=low, high=high)


def _numbers(share: Share) -> tuple[float, float | None, float | None]:
    return share.count, *(share.interval or (None, None))


def find_fullest(analysis: TeamAnalysis, language: str) -> str:
    """How many dots are in the fullest quarter: not a claim about the team."""
    if not analysis.profiled:
        return say(language, "chart-nobody")
    shares = shares_of(analysis)
    fullest = max(STYLES, key=lambda style: shares[style].count)
    return say(
        language, "chart-heads-title", styles=fullest, count=shares[fullest].count, of=analysis.profiled, random=0
    )


def describe_heads(analysis: TeamAnalysis, language: str) -> str:
    """How many people are in each quarter, as alt text."""
    shares = shares_of(analysis)
    values = [
        say(language, "chart-style-value", styles=style, value=format_share(share, language))
        for style, share in shares.items()
    ]
    return say(
        language,
        "chart-heads-described",
        known="no" if shares.D.interval is None else "yes",
        count=analysis.profiled,
        team=analysis.team.name,
        values=list_items(values, language),
    )
