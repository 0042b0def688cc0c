"""What every chart has in common: names as text, both themes, alt text."""

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import plotly.graph_objects as go
import pytest
from hypothesis import given, strategies as st

from discern.charts import (
    DARK,
    LIGHT,
    STYLE_COLOURS,
    Theme,
    export_figure,
    style_beeswarm,
    style_distribution,
    style_map,
    style_tiles,
    what_if_map,
)
from discern.charts.text import clip, escape_plotly, text_width, wrap
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamRef
from discern.contract.styles import STYLES, Style
from discern.words import percent
from tests.support.drawn_charts import draw_all
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
CONFIG = Path(__file__).parents[2] / ".streamlit" / "config.toml"
OUR_MARKUP = re.compile(r'<br>|</?b>|<span style="(color:#[0-9A-F]{6}|font-size:[0-9]+px)">|</span>|<extra></extra>')
HOSTILE = [
    "<b>Bold</b>",
    '<a href="javascript:alert(1)">Jo</a>',
    "Tom & Jerry &lt;3",
    "%{x} %{customdata[0]}",
    "$\\alpha$",
    "Line\nbreak<br>er",
]


def strings(value: object) -> Iterator[str]:
    """All text in a value, at any depth, but for names of fields."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from strings(part)


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.exhaustive
def test_names_are_text_and_never_markup(make_results: MakeResults, name: str) -> None:
    for chart in draw_all(make_results, name, dark=False):
        alone = export_figure(chart, dark=False, note=name)
        for text in (*strings(json.loads(chart.figure.to_json())), *strings(alone)):
            assert "<" not in OUR_MARKUP.sub("", text)
            assert "$" not in text
            assert "<b>Bold" not in text


@given(st.text(max_size=80))
def test_escaped_text_has_no_markup_and_loses_no_letter(text: str) -> None:
    escaped = escape_plotly(text)

    assert not set("<>$") & set(escaped)
    for entity, character in {"&lt;": "<", "&gt;": ">", "&#36;": "$", "&amp;": "&"}.items():
        escaped = escaped.replace(entity, character)
    assert escaped == " ".join(text.split())


@given(st.text(max_size=80), st.integers(2, 40))
def test_clipped_and_wrapped_text_fits_its_width(text: str, width: int) -> None:
    assert text_width(clip(text, width)) <= width
    lines = wrap(text, width, 2)
    assert len(lines) <= 2
    assert all(text_width(line) <= width for line in [*lines, *wrap(text, width)])


@pytest.mark.parametrize(
    ("probability", "shown"),
    [(0.0, "< 1%"), (0.0049, "< 1%"), (0.005, "< 1%"), (0.0051, "1%"), (0.5, "50%"), (0.995, "> 99%"), (1.0, "> 99%")],
)
def test_no_probability_is_shown_as_certain(probability: float, shown: str) -> None:
    assert percent(probability) == shown


def test_full_width_characters_take_two_columns() -> None:
    assert text_width("王小明") == 6
    assert clip("山田太郎山田太郎", 8) == "山田太…"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_chart_has_a_transparent_background_a_finding_and_alt_text(
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
        assert chart.table.rows
        assert {len(row) for row in chart.table.rows} == {len(chart.table.header)}


@pytest.mark.parametrize("people", [0, 1, 4], ids=["nobody", "one", "four"])
def test_every_chart_passes_plotlys_validation(make_results: MakeResults, people: int) -> None:
    crowd = [make_results(f"P{n}", number=n) for n in range(people)]
    analysis = analyse_team(TeamRef(id="team_1", name="T"), people, crowd, 0)
    empty = analyse_team(TeamRef(id="team_1", name="T"), 0, [], 0)
    charts = [
        style_distribution(analysis, dark=False),
        style_map(analysis, dark=False),
        style_tiles(analysis, dark=False),
        style_beeswarm(analysis, "S", dark=False),
        what_if_map(analysis, empty, dark=False),
        *(draw_all(make_results, "Ana", dark=False) if people else ()),
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
def test_text_and_lines_contrast_with_the_page(look: Theme) -> None:
    assert contrast(look.ink, look.background) >= 7
    assert contrast(look.muted, look.background) >= 4.5
    assert contrast(look.line, look.background) >= 3


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("style", STYLES)
def test_letters_beside_the_circle_and_names_on_what_is_lit_are_legible(look: Theme, style: Style) -> None:
    tinted = "#" + "".join(
        f"{round(look.lit * int(over, 16) + (1 - look.lit) * int(under, 16)):02X}"
        for over, under in zip(
            *(re.findall("..", each[1:]) for each in (STYLE_COLOURS[style], look.background)), strict=True
        )
    )
    assert contrast(look.style_inks[style], look.background) >= 4.5
    assert contrast(look.ink, tinted) >= 7


@pytest.mark.parametrize(("look", "section"), [(LIGHT, "light"), (DARK, "dark")], ids=["light", "dark"])
def test_charts_and_pages_share_background_ink_and_accent(look: Theme, section: str) -> None:
    page = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["theme"][section]

    assert (page["backgroundColor"], page["textColor"]) == (look.background, look.ink)
    assert page["primaryColor"] not in STYLE_COLOURS.values()
    assert contrast(page["primaryColor"], "#FFFFFF") >= 4.5
    assert contrast(page["primaryColor"], page["backgroundColor"]) >= 3
