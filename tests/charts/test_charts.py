"""What holds of every chart: names as text, both themes, alt text."""

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import plotly.graph_objects as go
import pytest
from hypothesis import given
from hypothesis import strategies as st

from discern.charts import (
    DARK,
    LIGHT,
    STYLE_COLOURS,
    Chart,
    Theme,
    profile_radar,
    radar_grid,
    style_distribution,
    style_map,
    team_radars,
)
from discern.charts.text import clip, columns, plain, wrap
from discern.contract import Results, TeamRef
from discern.insight import analyse_team

MakeResults = Callable[..., Results]
CONFIG = Path(__file__).parents[2] / ".streamlit" / "config.toml"
OUR_MARKUP = re.compile(r'<br>|</?b>|<span style="color:#[0-9A-F]{6}">|</span>|<extra></extra>')
HOSTILE = [
    "<b>Bold</b>",
    '<a href="javascript:alert(1)">Jo</a>',
    "Tom & Jerry &lt;3",
    "%{x} %{customdata[0]}",
    "$\\alpha$",
    "Line\nbreak<br>er",
]


def draw_all(make_results: MakeResults, name: str, *, dark: bool) -> Iterator[Chart]:
    people = [make_results(name, number=n, theta=(n / 4, 0, 0, -n / 4)) for n in range(4)]
    analysis = analyse_team(TeamRef(id="team_1", name=name), 4, people, 0)
    yield profile_radar(people[0], dark=dark)
    yield team_radars(people, analysis.means, dark=dark)
    yield radar_grid(people, dark=dark)
    yield style_distribution(analysis, dark=dark)
    yield style_map(analysis, dark=dark)


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from strings(part)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_shown_as_text_and_never_read_as_markup(make_results: MakeResults, name: str) -> None:
    for chart in draw_all(make_results, name, dark=False):
        for text in strings(json.loads(chart.figure.to_json())):
            assert "<" not in OUR_MARKUP.sub("", text)
            assert "$" not in text
            assert "<b>Bold" not in text


@given(st.text(max_size=80))
def test_escaped_text_holds_no_markup_and_loses_no_letter(text: str) -> None:
    escaped = plain(text)

    assert not set("<>$") & set(escaped)
    for entity, character in {"&lt;": "<", "&gt;": ">", "&#36;": "$", "&amp;": "&"}.items():
        escaped = escaped.replace(entity, character)
    assert escaped == " ".join(text.split())


@given(st.text(max_size=80), st.integers(2, 40))
def test_clipped_and_wrapped_text_keeps_to_its_width(text: str, width: int) -> None:
    assert columns(clip(text, width)) <= width
    lines = wrap(text, width)
    assert len(lines) <= 2
    assert all(columns(line) <= width for line in lines)


def test_full_width_characters_take_two_columns() -> None:
    assert columns("王小明") == 6
    assert clip("山田太郎山田太郎", 8) == "山田太…"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_chart_has_a_transparent_ground_a_finding_and_an_alt_text(
    make_results: MakeResults, *, dark: bool
) -> None:
    look = DARK if dark else LIGHT
    for chart in draw_all(make_results, "Ana", dark=dark):
        layout = chart.figure.to_dict()["layout"]
        polar = [value for key, value in layout.items() if key.startswith("polar")]
        assert layout["font"]["color"] == look.ink
        assert {layout["paper_bgcolor"], layout["plot_bgcolor"]} == {"rgba(0, 0, 0, 0)"}
        assert all(axis["bgcolor"] == "rgba(0, 0, 0, 0)" for axis in polar)
        assert chart.title
        assert chart.alt.startswith(chart.title)
        assert len(chart.alt) > len(chart.title)


@pytest.mark.parametrize("people", [0, 1, 4], ids=["nobody", "one", "four"])
def test_every_chart_is_what_plotly_calls_valid(make_results: MakeResults, people: int) -> None:
    crowd = [make_results(f"P{n}", number=n) for n in range(people)]
    analysis = analyse_team(TeamRef(id="team_1", name="T"), people, crowd, 0)
    charts = [
        team_radars(crowd, analysis.means, dark=False),
        radar_grid(crowd, dark=False),
        style_distribution(analysis, dark=False),
        style_map(analysis, dark=False),
        *(profile_radar(person, dark=False) for person in crowd[:1]),
    ]

    for chart in charts:
        drawn = chart.figure.to_dict()
        valid = go.Figure(drawn).to_dict()
        assert valid["data"] == drawn["data"]
        assert valid["layout"] == {name: value for name, value in drawn["layout"].items() if value not in ([], None)}


def luminance(colour: str) -> float:
    """Relative luminance of WCAG 2.2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_text_and_lines_stand_out_from_the_page(look: Theme) -> None:
    assert contrast(look.ink, look.background) >= 7
    assert contrast(look.muted, look.background) >= 4.5
    assert contrast(look.line, look.background) >= 3


@pytest.mark.parametrize(("look", "section"), [(LIGHT, "light"), (DARK, "dark")], ids=["light", "dark"])
def test_charts_and_pages_share_ground_ink_and_accent(look: Theme, section: str) -> None:
    page = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["theme"][section]

    assert (page["backgroundColor"], page["textColor"]) == (look.background, look.ink)
    assert page["primaryColor"] not in STYLE_COLOURS.values()
    assert contrast(page["primaryColor"], "#FFFFFF") >= 4.5
    assert contrast(page["primaryColor"], page["backgroundColor"]) >= 3
