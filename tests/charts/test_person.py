"""Charts of one person: the radar, the place on the circle, the rows of scores."""

from collections.abc import Callable
from itertools import combinations
from math import cos, hypot, radians, sin
from typing import Any

import pytest
from hypothesis import given, strategies as st

from discern.charts import Chart, person_polar, person_region, score_rows
from discern.charts.circle import HEIGHT, MARGIN, RIM
from discern.charts.people.axes import INNERMOST, OUTERMOST
from discern.charts.people.person_scores import POLAR_DOT
from discern.charts.theme import STYLE_COLOURS, theme
from discern.charts.vector import print_chart
from discern.contract.models.results import Results
from discern.contract.styles import STYLES, Style
from discern.words import format_score, percent
from tests.charts.test_charts import contrast
from tests.support.results import LEADS, build_results

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]
TURNS: dict[Style, int] = {"I": 45, "D": 135, "C": 225, "S": 315}
TENTH = 0.1293
"""An error, in θ, with which 95% lies within ten points of a score of 50."""
NARROWEST = 300
"""The width of a card on a phone, in pixels."""
ANA = build_results("Ana", theta=(1.6, 0.2, -0.6, -1.0))

people = st.builds(
    build_results,
    st.sampled_from(["Ana", "王小明", "Νίκος Παπαδόπουλος", "محمد", "Ω" * 60]),
    theta=st.tuples(*[st.floats(-4, 4)] * 4),
    error=st.one_of(st.none(), st.floats(0.05, 1.5)),
)


def lines(chart: Chart) -> list[dict[str, Any]]:
    traces: list[dict[str, Any]] = chart.figure.to_dict()["data"]
    return traces


def texts(chart: Chart) -> str:
    """What is written in a figure."""
    annotations = chart.figure.to_dict()["layout"].get("annotations", [])
    written = [text for trace in lines(chart) if trace["mode"] == "text" for text in trace["text"]]
    return " ".join([*(annotation["text"] for annotation in annotations), *written])


def dots_of(chart: Chart) -> dict[str, Any]:
    [trace] = [trace for trace in lines(chart) if "markers" in trace["mode"]]
    return trace


def spokes_of(chart: Chart) -> dict[int, tuple[float, float]]:
    """The ends of the thick line on each spoke."""
    return {
        round(trace["theta"][0]): tuple(trace["r"])
        for trace in lines(chart)
        if trace["mode"] == "lines" and len(trace["r"]) == 2
    }


@given(people)
def test_every_score_and_interval_is_in_the_table_and_in_the_alt_text(person: Results) -> None:
    assert person.scores is not None
    for chart in (person_polar(person, dark=False), score_rows(person, dark=True)):
        for row, (style, score) in zip(chart.table.rows, person.scores.items(), strict=True):
            low, high = score.interval or (None, None)
            assert row[:2] == (person.candidate.name, style)
            assert row[3:] == (
                round(score.score, 1),
                None if low is None else round(low, 1),
                None if high is None else round(high, 1),
            )
            assert format_score(score.score, score.interval) in chart.alt


@given(people)
def test_nothing_is_drawn_outside_the_range(person: Results) -> None:
    for trace in lines(person_polar(person, dark=False)):
        assert all(INNERMOST <= r <= OUTERMOST for r in trace["r"])
    for trace in lines(score_rows(person, dark=False)):
        assert all(x is None or 0 <= x <= 100 for x in trace["x"])


@given(people)
def test_the_dots_of_a_radar_are_told_apart_on_a_phone(person: Results) -> None:
    profile = dots_of(person_polar(person, dark=False))
    radius = min(NARROWEST - 2 * MARGIN, HEIGHT - 2 * MARGIN) / 2
    places = [
        (
            radius * (r - INNERMOST) / (OUTERMOST - INNERMOST) * cos(radians(angle)),
            radius * (r - INNERMOST) / (OUTERMOST - INNERMOST) * sin(radians(angle)),
        )
        for r, angle in zip(profile["r"], profile["theta"], strict=True)
    ]
    assert all(hypot(a[0] - b[0], a[1] - b[1]) >= POLAR_DOT for a, b in combinations(places, 2))


@given(people)
def test_a_radar_has_each_score_and_its_interval_on_its_spoke(person: Results) -> None:
    chart = person_polar(person, dark=False)
    dots = dots_of(chart)
    assert person.scores is not None

    assert dict(zip(dots["theta"], dots["r"], strict=True)) == {
        angle: person.scores[style].score for style, angle in TURNS.items()
    }
    known = {angle: person.scores[style].interval for style, angle in TURNS.items()}
    assert spokes_of(chart) == {
        angle: pytest.approx(interval) for angle, interval in known.items() if interval is not None
    }
    assert ("Thick lines: 95% sure." in texts(chart)) is any(known.values())


def test_nothing_on_a_radar_is_filled_and_each_spoke_has_its_letter_and_score(make_results: MakeResults) -> None:
    person = make_results(theta=(0.3, 0, 0, 0), error=TENTH)
    chart = person_polar(person, dark=False)
    [names] = [trace for trace in lines(chart) if trace["mode"] == "text" and len(trace["r"]) == len(STYLES)]

    assert not [trace for trace in lines(chart) if "fill" in trace]
    assert names["text"] == [
        '<span style="color:#B34E00"><b>D</b></span> 62',
        '<span style="color:#856000"><b>I</b></span> 50',
        '<span style="color:#007556"><b>S</b></span> 50',
        '<span style="color:#0067A3"><b>C</b></span> 50',
    ]
    assert dots_of(chart)["hovertext"][1] == "Influence (I): 50<br>95% sure: 40 to 60"


@pytest.mark.parametrize("draw", [person_polar, person_region, score_rows])
def test_withheld_result_is_never_drawn(draw: Callable[..., Chart], withheld: Results) -> None:
    with pytest.raises(ValueError, match=r"withheld|no place"):
        draw(withheld, dark=False)


@pytest.mark.parametrize(
    ("theta", "title"),
    [
        pytest.param(LEADS["S"], "Ana takes time and puts people first", id="direction"),
        pytest.param((0.5, -0.1, -0.3, -0.1), "Ana moves fast and puts the task first", id="leaning"),
        pytest.param((0.8, 0.7, -0.7, -0.8), "Ana moves fast above all", id="between-two"),
        pytest.param((-0.6, 0.1, 0.6, -0.1), "Ana puts people first", id="half"),
        pytest.param((0, 0, 0, 0), "No side is clear yet for Ana", id="open"),
    ],
)
@pytest.mark.parametrize("draw", [person_polar, score_rows, person_region])
def test_title_is_what_is_said_of_the_person_without_a_hedge(
    make_results: MakeResults, draw: Callable[..., Chart], theta: Four, title: str
) -> None:
    chart = draw(make_results("Ana", theta=theta), dark=False)

    assert chart.title == title
    assert chart.alt.startswith(f"{title}. ")


def test_title_says_when_a_service_does_not_say_how_sure(make_results: MakeResults) -> None:
    chart = person_polar(make_results("Ana", theta=(1, 0, 0, 0), error=None, label="Di"), dark=False)

    assert chart.title == "The service says Di for Ana. It doesn't say how sure that is"


@pytest.mark.parametrize(
    ("theta", "highest"),
    [
        # In the direction of Dominance, and Influence is a little higher.
        pytest.param((0.9, 1.15, -0.9, 0.35), "I", id="direction"),
        pytest.param((0.8, 0.7, -0.7, -0.8), None, id="one-of-two"),
        pytest.param((0.901, 0.9, 0.9, -0.9), None, id="shown-as-equal"),
        pytest.param((0.1, 0, 0, 0.1), None, id="open"),
    ],
)
def test_a_highest_score_that_the_title_does_not_name_has_a_line_under_the_radar(
    make_results: MakeResults, theta: Four, highest: str | None
) -> None:
    chart = person_polar(make_results("Ana", theta=theta, error=0.3), dark=False)
    note = f"Highest single score: {highest or ''}"

    assert (note in texts(chart), note in chart.alt) == (highest is not None,) * 2
    printed = " ".join(run.text for line in print_chart(chart, NARROWEST).lines for run in line.runs)
    assert (note in printed) is (highest is not None)


def test_rows_have_their_numbers_beside_the_name(make_results: MakeResults) -> None:
    person = make_results(theta=(1.0, 0, 0, 0), error=TENTH)
    chart = score_rows(person, dark=False)
    layout = chart.figure.to_dict()["layout"]
    rows = {style: [a["text"] for a in layout["annotations"] if a["y"] == n] for n, style in enumerate(STYLES)}

    assert rows["D"] == ['<span style="color:#B34E00"><b>D</b></span> Dominance', "<b>84</b>  77–89"]
    assert rows["C"][1] == "<b>50</b>  40–60"
    assert layout["height"] <= 190
    assert layout["xaxis"]["dtick"] == 50


def test_where_somebody_may_be_is_drawn_as_two_areas_darker_inwards() -> None:
    chart = person_region(ANA, dark=False)
    assert ANA.style is not None
    assert ANA.style.region is not None
    areas = [trace for trace in lines(chart) if trace.get("fill") == "toself"]

    for area, level in zip(areas, ("80", "50"), strict=True):
        drawn = list(zip(area["x"], area["y"], strict=True))
        assert all(hypot(x, y) <= RIM + 1e-3 for x, y in drawn)
        for x, y in ANA.style.region[level]:  # type: ignore[index]
            if hypot(x, y) < RIM:
                assert (round(x, 3), round(y, 3)) in drawn
    opacities = [float(area["fillcolor"].rstrip(")").split()[-1]) for area in areas]
    assert opacities == sorted(opacities)
    assert "Shaded: 80% sure." in texts(chart)


def test_the_alt_text_says_where_the_dot_is_and_how_likely_each_quarter_is(make_results: MakeResults) -> None:
    far = make_results("Ana", theta=LEADS["I"])
    chart = person_region(far, dark=False)
    assert far.style is not None
    assert far.style.quarters is not None

    assert "The dot is near the rim, in I, fast and people first." in chart.alt
    assert f"How likely each quarter is: D {percent(far.style.quarters.D)}, I " in chart.alt
    assert chart.table.header == ("Person", "Direction or half", "How sure", *(f"Quarter {style}" for style in STYLES))


def test_what_lies_beyond_the_rim_is_drawn_on_it(make_results: MakeResults) -> None:
    far = make_results("Far", theta=(3.0, -3.0, -3.0, 3.0))
    chart = person_region(far, dark=False)
    [dot] = [trace for trace in lines(chart) if "customdata" in trace]

    assert far.style is not None
    assert far.style.position is not None
    assert hypot(*far.style.position) > RIM
    assert 0.9 * RIM < hypot(dot["x"][0], dot["y"][0]) < RIM


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("theta", "colour", "is_full"),
    [
        pytest.param(LEADS["C"], "C", True, id="direction"),
        pytest.param((0.8, 0.75, -0.75, -0.8), "D", False, id="between-two"),
        pytest.param((-0.6, 0.1, 0.6, -0.1), "S", False, id="half"),
        pytest.param((0.0, 0.1, 0.0, 0.0), None, False, id="open"),
    ],
)
def test_the_dot_is_at_the_place_in_the_colour_of_its_quarter_full_only_for_one_style(
    make_results: MakeResults, theta: Four, colour: Style | None, *, is_full: bool, dark: bool
) -> None:
    person = make_results(theta=theta)
    chart = person_region(person, dark=dark)
    [dot] = [trace for trace in lines(chart) if "customdata" in trace]
    look = theme(dark=dark)
    (fill,), (rim,) = dot["marker"]["color"], dot["marker"]["line"]["color"]
    hue = look.muted if colour is None else STYLE_COLOURS[colour]

    assert person.style is not None
    assert (dot["x"][0], dot["y"][0]) == person.style.position
    if is_full:
        assert (fill, rim) == (hue, look.background)
    else:
        assert rim == hue
        assert (fill == look.background) is (colour is None)
        assert contrast(fill, look.background) < 1.3
    assert {area["line"]["color"] for area in lines(chart) if area.get("fill") == "toself"} == {hue}


def test_two_assessments_are_two_dots_with_their_regions_the_earlier_dashed(make_results: MakeResults) -> None:
    now, was = make_results("Ana", theta=LEADS["S"]), make_results("Ana", theta=LEADS["D"])
    chart = person_region(now, was, dark=False)
    areas = [trace for trace in lines(chart) if trace.get("fill") == "toself"]
    dots = [(trace["x"][0], trace["y"][0]) for trace in lines(chart) if "customdata" in trace]

    assert [area["line"]["dash"] for area in areas] == ["dash"] * 2 + ["solid"] * 2
    assert now.style is not None
    assert was.style is not None
    assert dots == [was.style.position, now.style.position]
    assert "Dashed: the earlier profile." in texts(chart)
    assert [row[1] for row in chart.table.rows] == ["Steadiness (S)", "Dominance (D)"]


def test_a_figure_of_oneself_speaks_to_the_reader() -> None:
    for draw in (person_polar, person_region):
        chart = draw(ANA, dark=False, voice="you")
        assert "Ana" not in chart.title + chart.alt
        assert "you" in chart.title.lower()
        assert "Ana" in draw(ANA, dark=False).title
