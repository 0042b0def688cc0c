"""Charts of one person: the polar figure, the region on the circle, the rows of scores."""

import re
from collections.abc import Callable
from itertools import combinations
from math import cos, hypot, radians, sin
from typing import Any

import pytest
from hypothesis import given, strategies as st

from discern.charts import Chart, person_polar, person_region, score_rows
from discern.charts.people.axes import CORNER, INNERMOST
from discern.charts.people.person_scores import HEAD, POLAR_DOT, POLAR_HEIGHT
from discern.charts.text import text_width
from discern.charts.theme import STYLE_COLOURS, theme
from discern.charts.vector import print_chart
from discern.contract.models.results import Results
from discern.contract.styles import STYLES, Style
from discern.words import format_score, percent
from tests.charts.test_charts import contrast
from tests.support.measured import measure
from tests.support.results import LEADS, build_results

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]
LATER = {"I": 45, "D": 135, "C": 225, "S": 315}
TENTH = 0.1293
"""An error, in θ, with which 95% lies within ten points of a score of 50."""
NARROWEST = 300
"""The width of a card on a phone, in pixels."""
ANA = measure("Ana", (1.6, 0.2, -0.6, -1.0))

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
    return " ".join(annotation["text"] for annotation in chart.figure.to_dict()["layout"]["annotations"])


def profile_of(chart: Chart) -> dict[str, Any]:
    [trace] = [trace for trace in lines(chart) if "markers" in trace["mode"]]
    return trace


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
        assert all(INNERMOST <= r <= 100 for r in trace["r"])
    for trace in lines(score_rows(person, dark=False)):
        assert all(x is None or 0 <= x <= 100 for x in trace["x"])


@given(people)
def test_the_numbers_in_the_dots_do_not_overlap(person: Results) -> None:
    """At the smallest scale: the circle as wide as a card on a phone, or as high as the figure allows."""
    profile = profile_of(person_polar(person, dark=False))
    radius = min(NARROWEST - 16, POLAR_HEIGHT - 2 * HEAD) / 2
    places = [
        (
            radius * (r - INNERMOST) / (100 - INNERMOST) * cos(radians(angle)),
            radius * (r - INNERMOST) / (100 - INNERMOST) * sin(radians(angle)),
        )
        for r, angle in zip(profile["r"][:4], profile["theta"][:4], strict=True)
    ]
    # A number is at most 16 pixels high, and its dot as wide as the number.
    assert all(max(abs(a[0] - b[0]), abs(a[1] - b[1])) >= 16 for a, b in combinations(places, 2))
    assert all(text_width(text) * 7 <= POLAR_DOT for text in profile["text"])


def test_texts_at_the_ends_of_the_spokes_fit_a_phone(make_results: MakeResults) -> None:
    chart = person_polar(make_results(theta=(4, 4, 4, 4), error=1.5), dark=False)
    for annotation in chart.figure.to_dict()["layout"]["annotations"]:
        widest = max(text_width(re.sub("<[^>]*>", "", line)) for line in annotation["text"].split("<br>"))
        if abs(annotation.get("xshift", 0)) == CORNER:
            assert widest * 6.6 <= CORNER - 4
            assert CORNER <= NARROWEST / 2
        else:
            assert widest * 6.6 <= NARROWEST


def test_each_score_lies_on_its_spoke(make_results: MakeResults) -> None:
    person = make_results(theta=(1.0, 0.5, -0.5, -1.0))
    profile = profile_of(person_polar(person, dark=False))

    assert person.scores is not None
    drawn = dict(zip(profile["theta"], profile["r"], strict=True))
    assert drawn == {angle: person.scores[style].score for style, angle in LATER.items()}  # type: ignore[index]
    assert profile["r"][0] == profile["r"][-1]
    assert profile["text"] == [f"{person.scores[style].score:.0f}" for style in LATER] + [""]  # type: ignore[index]


def test_band_and_segments_go_from_the_low_ends_to_the_high_ends(make_results: MakeResults) -> None:
    person = make_results(theta=(1.0, 0.5, -0.5, -1.0))
    chart = person_polar(person, dark=False)
    low, high = (trace for trace in lines(chart) if len(trace["r"]) == 5 and "markers" not in trace["mode"])
    segments = {
        trace["theta"][0]: tuple(trace["r"])
        for trace in lines(chart)
        if len(trace["r"]) == 2 and trace["mode"] == "lines"
    }

    assert person.scores is not None
    assert high["fill"] == "tonext"
    for n, (style, angle) in enumerate(LATER.items()):
        interval = person.scores[style].interval  # type: ignore[index]
        assert (low["r"][n], high["r"][n]) == pytest.approx(interval)
        assert segments[angle] == pytest.approx(interval)
    assert "ranges, 95% sure" in texts(chart)


def test_without_intervals_there_is_neither_band_nor_brackets_nor_their_name(make_results: MakeResults) -> None:
    chart = person_polar(make_results(theta=(0.5, 0, 0, 0), error=None), dark=False)

    assert not [trace for trace in lines(chart) if trace.get("fill") == "tonext"]
    assert "(" not in texts(chart)
    assert "interval" not in chart.alt + texts(chart)


def test_numbers_and_names_are_at_the_spokes(make_results: MakeResults) -> None:
    shown = texts(person_polar(make_results(theta=(0, 0, 0, 0), error=TENTH), dark=False))

    assert shown.count("50 (40–60)") == 4
    for name in ("Dominance", "Influence", "Steadiness", "Conscientiousness"):
        assert name in shown


@pytest.mark.parametrize("draw", [person_polar, person_region, score_rows])
def test_withheld_result_is_never_drawn(draw: Callable[..., Chart], withheld: Results) -> None:
    with pytest.raises(ValueError, match=r"withheld|no place"):
        draw(withheld, dark=False)


@pytest.mark.parametrize(
    ("theta", "title"),
    [
        pytest.param(LEADS["S"], "Ana is very likely in the direction of Steadiness (S)", id="direction"),
        pytest.param((0.9, -0.2, -0.6, -0.1), "Ana is likely in the direction of Dominance (D)", id="likely"),
        pytest.param(
            (0.5, -0.1, -0.3, -0.1), "More likely than not, Ana is in the direction of Dominance (D)", id="leaning"
        ),
        pytest.param((0.8, 0.7, -0.7, -0.8), "Ana is very likely above all fast", id="between-two"),
        pytest.param((-0.6, 0.1, 0.6, -0.1), "Ana is likely in the people-first half of the circle", id="half"),
        pytest.param((0, 0, 0, 0), "Can't tell yet in which direction Ana is", id="open"),
    ],
)
@pytest.mark.parametrize("draw", [person_polar, score_rows, person_region])
def test_title_is_the_finding_and_no_stronger_than_the_answers(
    make_results: MakeResults, draw: Callable[..., Chart], theta: Four, title: str
) -> None:
    chart = draw(make_results("Ana", theta=theta), dark=False)

    assert chart.title == title
    assert chart.alt.startswith(title)


def test_title_says_when_a_service_does_not_say_how_sure(make_results: MakeResults) -> None:
    chart = person_polar(make_results("Ana", theta=(1, 0, 0, 0), error=None, label="Di"), dark=False)

    assert chart.title == "The answers of Ana point to Di; how certain that is isn't known"


@pytest.mark.parametrize("draw", [person_polar, score_rows])
@pytest.mark.parametrize(
    ("theta", "highest"),
    [
        # In the direction of Dominance, and Influence is a little higher.
        pytest.param(
            (0.9, 1.15, -0.9, 0.35),
            "Influence is the highest score, but Dominance stands further above its opposite, Steadiness.",
            id="direction",
        ),
        pytest.param(
            (1.0, 0.9, 0.9, -0.9),
            "Dominance is the highest score, but Influence stands further above its opposite, Conscientiousness.",
            id="another",
        ),
        pytest.param((0.8, 0.7, -0.7, -0.8), None, id="one-of-two"),
        pytest.param((0.901, 0.9, 0.9, -0.9), None, id="shown-as-equal"),
        pytest.param((0.1, 0, 0, 0.1), None, id="open"),
    ],
)
def test_a_highest_score_that_the_words_do_not_name_is_explained_beside_the_scores(
    make_results: MakeResults, draw: Callable[..., Chart], theta: Four, highest: str | None
) -> None:
    chart = draw(make_results("Ana", theta=theta, error=0.3), dark=False)
    note = highest or "is the highest score"
    shown = texts(chart).replace("<br>", " ")

    assert (note in shown, note in chart.alt) == (highest is not None,) * 2
    printed = {line.y: " ".join(run.text for run in line.runs) for line in print_chart(chart, NARROWEST).lines}
    assert (note in " ".join(printed.values())) is (highest is not None)


def test_rows_have_their_numbers_beside_the_name(make_results: MakeResults) -> None:
    person = make_results(theta=(1.0, 0, 0, 0), error=TENTH)
    chart = score_rows(person, dark=False)
    layout = chart.figure.to_dict()["layout"]
    rows = {style: [a["text"] for a in layout["annotations"] if a["y"] == n] for n, style in enumerate(STYLES)}

    assert rows["D"] == ['<span style="color:#B34E00"><b>D</b></span> Dominance', "<b>84</b>  77–89"]
    assert rows["C"][1] == "<b>50</b>  40–60"
    assert layout["height"] <= 190
    assert layout["xaxis"]["dtick"] == 50


def test_a_region_is_drawn_as_three_nested_areas_darker_inwards() -> None:
    chart = person_region(ANA, dark=False)
    assert ANA.style is not None
    assert ANA.style.region is not None
    areas = [trace for trace in lines(chart) if trace.get("fill") == "toself"]

    assert [len(area["x"]) for area in areas] == [41] * 3
    assert [list(zip(area["x"], area["y"], strict=True))[:-1] for area in areas] == [
        [tuple(place) for place in ANA.style.region[level]] for level in ("95", "80", "50")
    ]
    opacities = [float(area["fillcolor"].rstrip(")").split()[-1]) for area in areas]
    assert opacities == sorted(opacities)
    assert "50% likely within the inner area" in re.sub("<br>", " ", texts(chart))


def test_the_table_and_the_alt_text_say_how_far_the_region_reaches() -> None:
    chart = person_region(ANA, dark=False)
    assert ANA.style is not None
    assert ANA.style.region is not None
    xs, ys = zip(*ANA.style.region["95"], strict=True)

    assert chart.table.header[-4:] == ("95% area, x from", "x to", "y from", "y to")
    assert chart.table.rows[0][-4:] == tuple(round(value, 2) for value in (min(xs), max(xs), min(ys), max(ys)))
    assert f"from {min(xs):.1f} to {max(xs):.1f} from task to people" in chart.alt
    assert "The dot is in the quarter of Influence (I)" in chart.alt
    assert ANA.style.quarters is not None
    assert f"Probability of each quarter: D {percent(ANA.style.quarters.D)}, I " in chart.alt


def test_the_whole_region_lies_within_the_circle() -> None:
    far = measure("Far", (3.0, -3.0, -3.0, 3.0))
    figure = person_region(far, dark=False).figure.to_dict()
    edge = max(shape["x1"] for shape in figure["layout"]["shapes"] if shape["type"] == "circle")

    assert far.style is not None
    assert far.style.region is not None
    assert all(hypot(x, y) < edge for x, y in far.style.region["95"])


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("theta", "colour", "is_full"),
    [
        pytest.param(LEADS["C"], "C", True, id="direction"),
        pytest.param((0.8, 0.75, -0.75, -0.8), None, True, id="between-two"),
        pytest.param((-0.6, 0.1, 0.6, -0.1), "S", False, id="half"),
        pytest.param((0.0, 0.1, 0.0, 0.0), None, False, id="open"),
    ],
)
def test_the_dot_is_at_the_place_in_the_colour_of_its_quarter_full_only_for_a_direction(
    make_results: MakeResults, theta: Four, colour: Style | None, *, is_full: bool, dark: bool
) -> None:
    person = make_results(theta=theta)
    chart = person_region(person, dark=dark)
    [dot] = [trace for trace in lines(chart) if "customdata" in trace]
    look, marker = theme(dark=dark), dot["marker"]
    hue = look.muted if colour is None else STYLE_COLOURS[colour]

    assert person.style is not None
    assert (dot["x"][0], dot["y"][0]) == person.style.position
    if is_full:
        assert (marker["color"], marker["line"]["color"]) == (hue, look.background)
    else:
        assert marker["line"]["color"] == hue
        assert (marker["color"] == look.background) is (colour is None)
        assert contrast(marker["color"], look.background) < 1.3
    assert {area["line"]["color"] for area in lines(chart) if area.get("fill") == "toself"} == {hue}


def test_two_assessments_are_two_dots_with_their_regions_the_earlier_dashed(make_results: MakeResults) -> None:
    now, was = make_results("Ana", theta=LEADS["S"]), make_results("Ana", theta=LEADS["D"])
    chart = person_region(now, was, dark=False)
    areas = [trace for trace in lines(chart) if trace.get("fill") == "toself"]
    dots = [(trace["x"][0], trace["y"][0]) for trace in lines(chart) if "customdata" in trace]

    assert [area["line"]["dash"] for area in areas] == ["dash"] * 3 + ["solid"] * 3
    assert now.style is not None
    assert was.style is not None
    assert dots == [was.style.position, now.style.position]
    assert "Dashed: the earlier assessment." in texts(chart)
    assert [row[1] for row in chart.table.rows] == ["Steadiness (S)", "Dominance (D)"]


def test_print_draws_regions_and_numbers_in_dots() -> None:
    assert 'fill-opacity="0.33"' in print_chart(person_region(ANA, dark=False), 560).svg
    assert ANA.scores is not None
    shown = {run.text for line in print_chart(person_polar(ANA, dark=False), 560).lines for run in line.runs}
    assert {f"{score.score:.0f}" for _, score in ANA.scores.items()} <= shown


def test_a_figure_of_oneself_speaks_to_the_reader() -> None:
    for draw in (person_polar, person_region):
        chart = draw(ANA, dark=False, voice="you")
        assert "Ana" not in chart.title + chart.alt
        assert "you" in chart.title.lower()
        assert "Ana" in draw(ANA, dark=False).title
