"""Charts of two people: each with the colour of their place and marks of their own shape, their intervals drawn."""

from collections.abc import Callable
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from discern.charts import Chart, pair_dumbbell, pair_map, pair_radar
from discern.charts.people.axes import INNERMOST
from discern.charts.people.pairs import ASIDE
from discern.charts.theme import LIGHT, STYLE_COLOURS, blend
from discern.contract.certainty import LEANING
from discern.contract.models.results import Results
from discern.contract.styles import STYLES
from tests.support.results import LEADS, build_results
from tests.support.statements import compare

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]
FOUR = st.tuples(*[st.floats(-3, 3)] * 4)
TURNS = {"D": 135, "I": 45, "S": 315, "C": 225}


def ben(make_results: MakeResults, error: float | None = 0.5) -> Results:
    """Somebody in the middle of the circle, with all scores at 50."""
    return make_results("Ben Cole", number=2, theta=(0, 0, 0, 0), error=error)


def traces(chart: Chart) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = chart.figure.to_dict()["data"]
    return found


def marks(chart: Chart) -> list[dict[str, Any]]:
    """The marks of the first and of the second person."""
    return [trace for trace in traces(chart) if "markers" in trace["mode"]]


def foot(chart: Chart) -> str:
    """The lines below a figure."""
    annotations = chart.figure.to_dict()["layout"].get("annotations", [])
    below = [trace["text"][0] for trace in traces(chart) if list(trace.get("theta", [])) == [270]]
    text: str = (below or [each["text"] for each in annotations])[-1]
    return text


@pytest.mark.parametrize("draw", [pair_dumbbell, pair_radar])
def test_the_two_have_the_colours_of_their_places_and_differ_without_colour(
    make_results: MakeResults, draw: Callable[..., Chart]
) -> None:
    two = compare(make_results("Ana Ruiz", theta=LEADS["D"]), make_results("Bo Li", number=2, theta=LEADS["S"]))
    chart = draw(two, dark=False)
    circle = marks(pair_map(two, dark=False))[0]["marker"]["color"]
    a, b = marks(chart)

    assert [a["marker"]["color"], b["marker"]["color"]] == circle == [STYLE_COLOURS["D"], STYLE_COLOURS["S"]]
    assert (a["marker"]["symbol"], b["marker"]["symbol"]) == ("circle", "square")
    assert "●</span> Ana" in foot(chart)
    assert "■</span> Bo" in foot(chart)
    assert foot(chart).endswith("95% sure.")


def test_somebody_of_whom_nothing_is_said_is_grey(make_results: MakeResults) -> None:
    two = compare(make_results("Ana Ruiz"), ben(make_results))

    assert marks(pair_dumbbell(two, dark=False))[1]["marker"]["color"] == LIGHT.muted


@settings(max_examples=30)
@given(FOUR, FOUR)
def test_intervals_on_the_radar_are_the_results_each_beside_its_spoke(one: Four, other: Four) -> None:
    a, b = build_results("Ana", theta=one), build_results("Ben", number=2, theta=other)
    chart = pair_radar(compare(a, b), dark=False)
    bars = [trace for trace in traces(chart) if trace["mode"] == "lines" and len(trace["r"]) == 2]

    assert len(bars) == 8
    for n, bar in enumerate(bars):
        results, style = (a, b)[n // 4], STYLES[n % 4]
        assert results.scores is not None
        assert results.scores[style].interval is not None
        for r, angle, end in zip(bar["r"], bar["theta"], results.scores[style].interval or (), strict=True):
            turned = radians(angle - TURNS[style])
            along, aside = (r - INNERMOST) * cos(turned), (r - INNERMOST) * sin(turned)
            assert (along + INNERMOST, aside) == pytest.approx((end, ASIDE if n < 4 else -ASIDE), abs=1e-6)
            assert hypot(along, aside) > 0
            assert abs(degrees(atan2(aside, along))) < 45


@settings(max_examples=30)
@given(FOUR, FOUR)
def test_rows_have_each_score_on_its_interval_and_no_mark_over_another(one: Four, other: Four) -> None:
    a, b = build_results("Ana", theta=one), build_results("Ben", number=2, theta=other)
    chart = pair_dumbbell(compare(a, b), dark=False)
    first, second = marks(chart)
    height = chart.figure.layout.height
    bars = [trace for trace in traces(chart) if trace["mode"] == "lines"]

    for person, drawn in ((a, first), (b, second)):
        assert person.scores is not None
        assert drawn["x"] == [score.score for score in person.scores.values()]
        assert [tuple(bar["x"]) for bar in bars if bar["y"][0] in drawn["y"]] == [
            score.interval for score in person.scores.values()
        ]
    top, bottom = sorted(chart.figure.layout.yaxis.range)
    drawn_px = height - chart.figure.layout.margin.b
    rows = sorted([*first["y"], *second["y"]])
    gaps = [(below - above) * drawn_px / (bottom - top) for above, below in pairwise(rows)]
    assert min(gaps) >= first["marker"]["size"]


@settings(max_examples=50)
@given(FOUR, FOUR, st.floats(0.1, 1.5))
def test_who_is_higher_is_said_only_where_it_is_at_least_leaning(one: Four, other: Four, error: float) -> None:
    a, b = build_results("Ana", theta=one, error=error), build_results("Ben", number=2, theta=other, error=error)
    two = compare(a, b)
    chart = pair_dumbbell(two, dark=False)
    for n, (_, difference) in enumerate(two.differences.items()):
        assert difference.probability is not None
        higher = "Ana" if difference.probability > 0.5 else "Ben"
        is_said = max(difference.probability, 1 - difference.probability) >= LEANING
        for drawn in marks(chart):
            assert (f"<br>{higher} is higher (" in drawn["hovertext"][n]) is is_said
            assert ("is higher" in drawn["hovertext"][n]) is is_said
        assert chart.table.rows[n][-2] == (higher if is_said else None)


def test_the_alt_text_has_both_scores_and_who_is_higher(make_results: MakeResults) -> None:
    two = compare(make_results("Ana Ruiz", theta=(1, 0, 0, 0), error=0.15), ben(make_results, 0.15))
    for draw in (pair_dumbbell, pair_radar):
        chart = draw(two, dark=False)
        assert chart.title == "Ana Ruiz and Ben Cole, score by score"
        assert "Dominance: Ana 84 (76–90), Ben 50 (38–62), Ana is higher (very likely, > 99%);" in chart.alt
        assert "Influence: Ana 50 (38–62), Ben 50 (38–62);" in chart.alt


def test_the_tables_have_both_people_s_scores(make_results: MakeResults) -> None:
    two = compare(make_results("Ana Ruiz", theta=(1, 0, 0, 0), error=0.15), ben(make_results, 0.15))
    rows, table = pair_dumbbell(two, dark=False).table, pair_radar(two, dark=False).table

    assert rows.header[2:5] == ("Ana Ruiz", "Ben Cole", "Difference")
    assert rows.rows[0] == ("D", "Dominance", 84.1, 50, 34.1, 20.0, 47.2, "Ana Ruiz", "> 99%")
    assert table.rows[0] == ("Ana Ruiz", "D", "Dominance", 84.1, 76, 90.2)
    assert [row[0] for row in table.rows] == ["Ana Ruiz"] * 4 + ["Ben Cole"] * 4


def test_without_intervals_there_are_no_bars_and_nothing_says_how_sure(make_results: MakeResults) -> None:
    two = compare(make_results("Ana", theta=(1, 0, 0, 0), error=None), ben(make_results, None))
    for draw in (pair_dumbbell, pair_radar):
        chart = draw(two, dark=False)
        assert "sure" not in foot(chart) + "".join(marks(chart)[0]["hovertext"])
        assert not [trace for trace in traces(chart) if trace["mode"] == "lines" and trace["line"]["width"] > 1]


def test_the_circle_says_of_both_what_their_dots_look_like(make_results: MakeResults) -> None:
    chart = pair_map(compare(make_results("Ana", theta=(0.8, 0.7, -0.7, -0.8)), ben(make_results)), dark=False)
    [dots] = marks(chart)

    assert chart.title == "Ana moves fast above all. No side is clear yet for Ben Cole"
    pale = blend(STYLE_COLOURS["D"], LIGHT.background, LIGHT.tint)
    assert dots["marker"]["color"] == [pale, LIGHT.background]
    assert dots["marker"]["line"]["color"] == [STYLE_COLOURS["D"], LIGHT.muted]


def test_the_circle_has_where_both_may_be_told_apart_without_colour(make_results: MakeResults) -> None:
    two = compare(make_results("Ana Ruiz", theta=LEADS["D"]), make_results("Bo Li", number=2, theta=LEADS["S"]))
    chart = pair_map(two, dark=False)
    areas = [trace for trace in traces(chart) if trace.get("fill") == "toself"]
    shown = " ".join(each["text"] for each in chart.figure.to_dict()["layout"]["annotations"])

    assert [area["line"]["dash"] for area in areas] == ["dash"] * 2 + ["solid"] * 2
    assert [area["line"]["width"] > 0 for area in areas] == [True] * 2 + [False] * 2
    assert "AR Ana · BL Bo, dashed<br>Shaded: 80% sure." in shown
    assert "Ana: The dot is near the rim, in D, fast and task first." in chart.alt
    assert "Bo: The dot is near the rim, in S, calm and people first." in chart.alt
