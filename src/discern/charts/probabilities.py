"""The probability that a person leads with each style, as one stacked bar."""

from discern.charts.chart import Chart, Table, draw
from discern.charts.radar import person_finding
from discern.charts.text import columns, escape_plotly, say
from discern.charts.theme import STYLE_COLOURS, STYLE_GLYPHS, theme
from discern.contract import Results
from discern.words import LANGUAGES, list_items, percent, style_name

HEIGHT = 84
ROOM = 0.12
"""The smallest share of the bar that fits a letter and a percentage on a phone."""


def style_probabilities(results: Results, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """One bar in four parts, as long as the probabilities of the styles, labelled where there is room.

    Raises:
        ValueError: the result is withheld, or its service gives no probabilities.
    """
    if results.style is None or results.style.probabilities is None:
        raise ValueError("this result has no probabilities to draw")
    look = theme(dark=dark)
    probabilities = results.style.probabilities
    whole = sum(probabilities.values())
    traces = []
    annotations = []
    start = 0.0
    for style, given in probabilities.items():
        share = given / whole
        described = say(language, "chart-style-hover", styles=style, value=percent(share, language))
        traces.append(
            {
                "type": "bar",
                "orientation": "h",
                "x": [share],
                "y": [0],
                "marker": {"color": STYLE_COLOURS[style], "line": {"color": look.background, "width": 1}},
                "hovertemplate": f"{escape_plotly(described)}<extra></extra>",
            }
        )
        if share >= ROOM:
            annotations.append(
                {
                    "text": f"{STYLE_GLYPHS[style]} <b>{style}</b> {escape_plotly(percent(share, language))}",
                    "x": start + share / 2,
                    "y": 0.5,
                    "yanchor": "bottom",
                    "showarrow": False,
                    "font": {"size": 13, "color": look.ink},
                }
            )
        start += share
    layout = {
        "barmode": "stack",
        "bargap": 0,
        "margin": {"l": 8, "r": 8, "t": 30, "b": 8},
        "annotations": annotations,
        "xaxis": {"range": [0, 1], "visible": False, "fixedrange": True},
        "yaxis": {"range": [-0.5, 0.5], "visible": False, "fixedrange": True},
    }
    title = person_finding(results, language)
    values = list_items(
        [
            say(language, "chart-style-value", styles=style, value=percent(p / whole, language))
            for style, p in probabilities.items()
        ],
        language,
    )
    table = Table(
        columns(language, "style", "name", "probability"),
        tuple((style, style_name(style, language), round(p / whole, 3)) for style, p in probabilities.items()),
    )
    alt = say(
        language, "chart-alt", title=title, described=say(language, "chart-probabilities-described", values=values)
    )
    return Chart(draw(traces, layout, look, HEIGHT), title, alt, table)
