"""How often statements of each style were picked: a tally of the answers, not a measure of the person."""

from discern.charts.chart import Chart, Table, draw, reading_aid, row_axis
from discern.charts.style_distribution import whole_step
from discern.charts.text import columns, key, say
from discern.charts.theme import STYLE_COLOURS, theme
from discern.contract.models.results import Results
from discern.contract.styles import STYLES
from discern.words import LANGUAGES, list_parts, style_name

HEIGHT = 266


def answer_counts(results: Results, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """For each style, "least like me" picks to the left, "most like me" picks to the right, and the difference.

    Raises:
        ValueError: the result has no counts.
    """
    if results.counts is None:
        raise ValueError("this result has no counts to draw")
    look = theme(dark=dark)
    most, least, difference = results.counts.most, results.counts.least, results.counts.difference
    widest = max(*most.values(), *least.values(), 1)
    step = whole_step(widest)
    ticks = range(-(widest // step) * step, widest + 1, step)
    rows = [key(style, language) for style in STYLES]
    bar = {"type": "bar", "orientation": "h", "y": rows, "showlegend": False}
    traces = [
        bar
        | {
            "x": [-n for n in least.values()],
            "customdata": [[say(language, "chart-counts-least", count=n)] for n in least.values()],
            "marker": {"color": "rgba(0, 0, 0, 0)", "line": {"color": list(STYLE_COLOURS.values()), "width": 2}},
            "hovertemplate": "%{customdata[0]}<extra></extra>",
        },
        bar
        | {
            "x": list(most.values()),
            "marker": {"color": list(STYLE_COLOURS.values())},
            "customdata": [[say(language, "chart-counts-most", count=n)] for n in most.values()],
            "hovertemplate": "%{customdata[0]}<extra></extra>",
        },
        {
            "type": "scatter",
            "mode": "markers",
            "x": list(difference.values()),
            "y": rows,
            "marker": {
                "symbol": "diamond",
                "size": 12,
                "color": look.background,
                "line": {"color": look.ink, "width": 2},
            },
            "text": [say(language, "chart-counts-difference", difference=n) for n in difference.values()],
            "hovertemplate": "%{text}<extra></extra>",
            "cliponaxis": False,
        },
    ]
    layout = {
        "barmode": "overlay",
        "bargap": 0.45,
        "margin": {"l": 8, "r": 16, "t": 50, "b": 36},
        "title": reading_aid(say(language, "chart-counts-reading"), 12, look.muted),
        "xaxis": {
            "range": [-widest * 1.06, widest * 1.06],
            "tickvals": list(ticks),
            "ticktext": [str(abs(tick)) for tick in ticks],
            "tickfont": {"color": look.muted},
            "gridcolor": look.grid,
            "zerolinecolor": look.muted,
            "fixedrange": True,
        },
        "yaxis": row_axis(),
    }
    blocks = sum(most.values())
    top = max(STYLES, key=lambda style: most[style])
    title = say(language, "chart-counts-title", styles=top, count=most[top], of=blocks)
    described = list_parts(
        (
            say(language, "chart-counts-style", styles=s, most=most[s], least=least[s], difference=difference[s])
            for s in STYLES
        ),
        language,
    )
    table_rows = tuple((s, style_name(s, language), most[s], least[s], difference[s]) for s in STYLES)
    table = Table(columns(language, "style", "name", "most", "least", "difference"), table_rows)
    alt = say(language, "chart-alt", title=title, described=say(language, "chart-counts-described", values=described))
    return Chart(draw(traces, layout, look, HEIGHT), title, alt, table)
