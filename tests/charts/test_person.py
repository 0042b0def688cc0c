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
from discern.charts.vector import print_chart
from discern.contract.models.results import Results
from discern.contract.styles import STYLES
from discern.words import format_score
from tests.support.drawn_charts import with_region
from tests.support.measured import measure
from tests.support.results import build_results

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]
LATER = {"I": 45, "D": 135, "C": 225, "S": 315}
NARROWEST = 300
"""The width of a card on a phone, in pixels."""
ANA = measure("Ana", (1.6, 0.2, -0.6, -1.0))

people = st.builds(
    build_results,
    st.sampled_from(["Ana", "王小明", "Νίκος Παπαδόπουλος", "محمد", "Ω" * 60]),
    theta=st.tuples(*[st.floats(-4, 4)] * 4),
    se=st.one_of(st.none(), st.floats(0.1, 30)),
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
    chart = person_polar(make_results(theta=(4, 4, 4, 4), se=30), dark=False)
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
    chart = person_polar(make_results(theta=(0.5, 0, 0, 0), se=None), dark=False)

    assert not [trace for trace in lines(chart) if trace.get("fill") == "tonext"]
    assert "(" not in texts(chart)
    assert "interval" not in chart.alt + texts(chart)


def test_numbers_and_names_are_at_the_spokes(make_results: MakeResults) -> None:
    shown = texts(person_polar(make_results(theta=(0, 0, 0, 0), se=5), dark=False))

    assert shown.count("50 (40–60)") == 4
    for name in ("Dominance", "Influence", "Steadiness", "Conscientiousness"):
        assert name in shown


@pytest.mark.parametrize("draw", [person_polar, person_region, score_rows])
def test_withheld_result_is_never_drawn(draw: Callable[..., Chart], withheld: Results) -> None:
    with pytest.raises(ValueError, match=r"withheld|no place"):
        draw(withheld, dark=False)


@pytest.mark.parametrize(
    ("probabilities", "title"),
    [
        pytest.param((0.01, 0.01, 0.97, 0.01), "Ana very likely leads with Steadiness (S)", id="very-likely"),
        pytest.param((0.05, 0.05, 0.85, 0.05), "Ana likely leads with Steadiness (S)", id="likely"),
        pytest.param((0.1, 0.1, 0.7, 0.1), "More likely than not, Ana leads with Steadiness (S)", id="more-likely"),
        pytest.param(
            (0.02, 0.01, 0.5, 0.47),
            "Ana very likely leads with S or C; the answers can't tell yet which",
            id="one-of-two",
        ),
        pytest.param((0.25, 0.25, 0.25, 0.25), "Can't tell yet which style Ana leads with", id="open"),
    ],
)
def test_title_is_the_finding_and_no_stronger_than_the_answers(
    make_results: MakeResults, probabilities: Four, title: str
) -> None:
    chart = person_polar(make_results("Ana", probabilities=probabilities), dark=False)

    assert chart.title == title
    assert chart.alt.startswith(title)


def test_title_says_when_a_service_does_not_say_how_sure(make_results: MakeResults) -> None:
    chart = person_polar(make_results("Ana", theta=(1, 0, 0, 0), probabilities=None), dark=False)

    assert chart.title == "The answers of Ana point to Dominance (D); how certain that is isn't known"


def test_rows_have_their_numbers_beside_the_name(make_results: MakeResults) -> None:
    person = make_results(theta=(1.0, 0, 0, 0), se=5)
    chart = score_rows(person, dark=False)
    layout = chart.figure.to_dict()["layout"]
    rows = {style: [a["text"] for a in layout["annotations"] if a["y"] == n] for n, style in enumerate(STYLES)}

    assert rows["D"] == ['<span style="color:#B34E00"><b>D</b></span> Dominance', "<b>84</b>  74–94"]
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
    assert f"At {ANA.style.angle:.0f}° on the circle" in chart.alt


def test_the_whole_region_lies_within_the_circle() -> None:
    far = measure("Far", (3.0, -3.0, -3.0, 3.0))
    figure = person_region(far, dark=False).figure.to_dict()
    edge = max(shape["x1"] for shape in figure["layout"]["shapes"] if shape["type"] == "circle")

    assert far.style is not None
    assert far.style.region is not None
    assert all(hypot(x, y) < edge for x, y in far.style.region["95"])


def test_without_a_region_there_is_the_arc_of_the_angle(make_results: MakeResults) -> None:
    chart = person_region(make_results(theta=(1, 0, 0, 0)), dark=False)

    assert not [trace for trace in lines(chart) if trace.get("fill") == "toself"]
    assert [trace for trace in lines(chart) if trace["mode"] == "lines"]
    assert "along the arc" in texts(chart)
    bare = make_results(theta=(1, 0, 0, 0), se=None)
    assert "arc" not in texts(person_region(bare, dark=False))


def test_print_draws_regions_and_numbers_in_dots() -> None:
    assert 'fill-opacity="0.33"' in print_chart(person_region(ANA, dark=False), 560).svg
    assert ANA.scores is not None
    shown = {run.text for line in print_chart(person_polar(ANA, dark=False), 560).lines for run in line.runs}
    assert {f"{score.score:.0f}" for _, score in ANA.scores.items()} <= shown


@pytest.mark.parametrize(
    ("x", "y", "title"),
    [
        pytest.param(1.5, 1.5, "Ana is on the active, people-first side of the circle", id="one-quarter"),
        pytest.param(-1.5, -1.5, "Ana is on the thoughtful, task-first side of the circle", id="another-quarter"),
        pytest.param(0.2, 1.5, "Ana is on the active side of the circle", id="either-focus"),
        pytest.param(-1.5, 0.2, "Ana is on the task-first side of the circle", id="either-pace"),
        pytest.param(0.2, 0.2, "Where Ana may lie on the circle", id="anywhere"),
    ],
)
def test_the_title_names_a_side_only_where_the_region_lies_in_it(
    make_results: MakeResults, x: float, y: float, title: str
) -> None:
    # The region is a circle of 0.9 around the place.
    person = with_region(make_results("Ana", theta=((y - x) / 2, (x + y) / 2, (x - y) / 2, -(x + y) / 2)))

    assert person_region(person, dark=False).title == title


@pytest.mark.parametrize(
    ("theta", "chances", "why"),
    [
        # C is further above I than D is above S.
        ((1.2, -1.0, 0.6, 1.1), (0.6, 0.0, 0.1, 0.3), "because C is above I, it lies in the quarter of C, though D is"),
        ((1.1, -1.0, 0.5, 1.2), (0.6, 0.0, 0.0, 0.4), "because C is above I, it lies in the quarter of C, though D is"),
        ((0.4, 0.6, 1.2, -1.2), (0.0, 0.2, 0.8, 0.0), "because I is above C, it lies in the quarter of I, though S is"),
        # Nothing explains a service that calls the least likely style the likeliest.
        ((-1.0, 0.0, 1.2, 0.0), (0.6, 0.2, 0.1, 0.1), "A place weighs all four scores, so this one lies outside"),
    ],
)
def test_a_place_in_another_quarter_than_that_of_the_likeliest_style_says_which_score_pulls_it(
    make_results: MakeResults, theta: Four, chances: Four, why: str
) -> None:
    chart = person_region(make_results(theta=theta, probabilities=chances), dark=False)
    assert not chart.notes, "it is said in the drawing, and not only where notes are"
    assert why in chart.alt
    assert why in chart.described
    printed = print_chart(chart, 560)
    assert why in " ".join("".join(run.text for run in line.runs) for line in printed.lines)


def test_a_place_in_the_quarter_of_the_likeliest_style_needs_no_reason(make_results: MakeResults) -> None:
    fitting = make_results(theta=(2.0, 0.0, -1.0, 0.0), probabilities=(0.9, 0.1, 0.0, 0.0))
    assert "all four scores" not in person_region(fitting, dark=False).alt


def test_a_figure_of_oneself_speaks_to_the_reader() -> None:
    for draw in (person_polar, person_region):
        chart = draw(ANA, dark=False, voice="you")
        assert "Ana" not in chart.title + chart.alt
        assert "you" in chart.title.lower()
        assert "Ana" in draw(ANA, dark=False).title
