"""Charts of two people."""

import re
from collections.abc import Callable
from html import unescape

import pytest
from hypothesis import given, strategies as st

from discern.charts import bands_overlap, pair_dumbbell, pair_map, pair_radar
from discern.charts.theme import LIGHT
from discern.charts.vector import print_chart
from discern.contract.certainty import LIKELY
from discern.contract.models.comparisons import Comparison
from discern.contract.models.results import Results
from discern.words import percent
from tests.support.measured import measure
from tests.support.results import build_results
from tests.support.statements import compare

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]
FOUR = st.tuples(*[st.floats(-3, 3)] * 4)


def ben(make_results: MakeResults, error: float | None = 0.5) -> Results:
    """Somebody in the middle of the circle, with all scores at 50."""
    return make_results("Ben", number=2, theta=(0, 0, 0, 0), error=error)


@pytest.mark.parametrize(
    ("theta", "error", "title"),
    [
        pytest.param((1.0, 0, 0, 0), 0.15, "Ana very likely scores higher than Ben in Dominance (D)", id="very-likely"),
        pytest.param((0, 0, -0.3, 0), 0.2, "Ben likely scores higher than Ana in Steadiness (S)", id="likely"),
        pytest.param((0.05, 0, 0, 0), 0.2, "Can't tell Ana and Ben apart yet in any style", id="apart-by-chance"),
        pytest.param((1.0, 0, 0, 0), None, "Ana and Ben; how certain the difference is isn't known", id="no-errors"),
    ],
)
def test_the_title_claims_no_more_than_the_difference_supports(
    make_results: MakeResults, theta: Four, error: float | None, title: str
) -> None:
    two = compare(make_results("Ana", theta=theta, error=error), ben(make_results, error))

    assert pair_radar(two, dark=False).title == title
    assert pair_dumbbell(two, dark=False).title == title


def test_the_two_are_distinguishable_without_colour(make_results: MakeResults) -> None:
    figure = pair_radar(compare(make_results("Ana"), ben(make_results)), dark=False).figure.to_dict()
    b, a = (trace for trace in figure["data"] if "markers" in trace["mode"])

    assert (a["line"]["dash"], b["line"]["dash"]) == ("solid", "dash")
    assert a["marker"]["symbol"] != b["marker"]["symbol"]
    foot = figure["layout"]["annotations"][-1]["text"]
    assert foot == "An, solid: Ana<br>Be, dashed: Ben<br>Bands: 95% intervals"


def test_bands_have_edges_like_the_lines_of_scores_so_that_grey_print_tells_them_apart(
    make_results: MakeResults,
) -> None:
    chart = pair_radar(compare(make_results("Ana"), ben(make_results)), dark=False)
    lines = re.findall(r'<path [^>]*stroke-width="1"[^>]*>', print_chart(chart, 520).svg)
    # Each band has an inner and an outer edge.
    assert ["stroke-dasharray" in line for line in lines] == [True, True, False, False]


def test_the_table_has_both_people_s_scores(make_results: MakeResults) -> None:
    two = compare(make_results("Ana", theta=(1, 0, 0, 0), error=0.15), ben(make_results, 0.15))
    table = pair_radar(two, dark=False).table

    assert [row[:3] for row in table.rows[:1]] == [("Ana", "D", "Dominance")]
    assert table.rows[0][3:] == (84.1, 76, 90.2)
    assert [row[0] for row in table.rows] == ["Ana"] * 4 + ["Ben"] * 4


def test_the_map_title_says_of_both_what_their_dots_look_like(make_results: MakeResults) -> None:
    two = compare(make_results("Ana", theta=(0.8, 0.7, -0.7, -0.8)), ben(make_results))
    chart = pair_map(two, dark=False)
    dots = next(trace for trace in chart.figure.to_dict()["data"] if "customdata" in trace)

    assert chart.title == "Ana: Above all fast, 97%; Ben: Open"
    assert dots["marker"]["color"] == [LIGHT.muted, LIGHT.background]
    assert dots["marker"]["line"]["color"] == [LIGHT.background, LIGHT.muted]


def heads_of(two: Comparison) -> list[str]:
    """What is written at the right of each row, without markup."""
    annotations = pair_dumbbell(two, dark=False).figure.to_dict()["layout"]["annotations"]
    return [unescape(re.sub("<[^>]*>", "", a["text"])) for a in annotations if a.get("xanchor") == "right"]


def test_a_row_says_how_far_apart_they_are_only_where_that_is_likely(make_results: MakeResults) -> None:
    two = compare(make_results("Ana", theta=(1, 0.1, 0, -0.25), error=0.15), ben(make_results, 0.15))

    assert heads_of(two) == ["34 apart  > 99%", "no clear difference", "no clear difference", "10 apart  88%"]


@given(FOUR, FOUR, st.floats(0.1, 1.5))
def test_no_difference_is_claimed_below_likely(one: Four, other: Four, error: float) -> None:
    a, b = build_results("Ana", theta=one, error=error), build_results("Ben", number=2, theta=other, error=error)
    two = compare(a, b)
    for (_, difference), head in zip(two.differences.items(), heads_of(two), strict=True):
        assert difference.probability is not None
        sure = max(difference.probability, 1 - difference.probability)
        assert head.endswith("apart  " + percent(sure)) if sure >= LIKELY else head == "no clear difference"


def test_without_probabilities_the_difference_stands_alone_and_the_foot_says_so(make_results: MakeResults) -> None:
    two = compare(make_results("Ana", theta=(1, 0, 0, 0), error=None), ben(make_results, None))
    foot = pair_dumbbell(two, dark=False).figure.to_dict()["layout"]["annotations"][-1]["text"]

    assert heads_of(two) == ["34 apart", "0 apart", "0 apart", "0 apart"]
    assert foot == "How sure a difference is isn't known"


def test_the_dots_are_at_both_scores_filled_and_hollow_with_initials(make_results: MakeResults) -> None:
    two = compare(make_results("Ana Ruiz", theta=(1, 0, 0, 0)), make_results("Bo Li", number=2, theta=(0, 0, 0, 0)))
    b, a = (trace for trace in pair_dumbbell(two, dark=False).figure.to_dict()["data"] if "markers" in trace["mode"])

    assert (a["x"][0], b["x"][0]) == (pytest.approx(84.1, abs=0.1), 50)
    assert (a["text"][0], b["text"][0]) == ("<b>AR</b>", "<b>BL</b>")
    assert set(b["marker"]["color"]) == {LIGHT.background}
    # Where the scores are nearly equal, B is lower than A; elsewhere both are on the track.
    assert a["y"] == [0, 1, 2, 3]
    assert b["y"][0] == 0
    assert all(lower > row for lower, row in zip(b["y"][1:], (1, 2, 3), strict=True))


def test_table_and_alt_text_of_the_rows_have_both_scores_and_their_difference(make_results: MakeResults) -> None:
    two = compare(make_results("Ana", theta=(1, 0, 0, 0), error=0.15), ben(make_results, 0.15))
    chart = pair_dumbbell(two, dark=False)

    assert chart.table.header[:5] == ("Style", "Name", "A", "B", "A minus B")
    assert chart.table.rows[0][:5] == ("D", "Dominance", 84.1, 50, 34.1)
    assert "Dominance: Ana 84 (76–90), Ben 50 (38–62); difference +34 (+20 to +47)" in chart.alt


def test_the_map_has_both_regions_told_apart_without_colour() -> None:
    two = compare(measure("Ana Ruiz", (1.6, 0.2, -0.6, -1.0)), measure("Bo Li", (-1.0, 0.0, 1.5, 0.3), number=2))
    chart = pair_map(two, dark=False)
    figure = chart.figure.to_dict()
    areas = [trace for trace in figure["data"] if trace.get("fill") == "toself"]
    shown = " ".join(annotation["text"] for annotation in figure["layout"]["annotations"])

    assert [area["line"]["dash"] for area in areas] == ["dash"] * 3 + ["solid"] * 3
    assert [area["line"]["width"] > 0 for area in areas] == [True] * 3 + [False] * 3
    assert "AR: Ana Ruiz<br>BL, dashed: Bo Li" in shown
    assert len(chart.table.rows) == 2
    assert None not in chart.table.rows[0][-4:] + chart.table.rows[1][-4:]
    assert "Ana Ruiz: The dot is in the quarter of" in chart.alt
    assert "Bo Li: The dot is in the quarter of" in chart.alt


@pytest.mark.parametrize(
    ("theta", "error", "covered"),
    [
        pytest.param((2.0, 1.0, -1.0, -2.0), 0.1, False, id="apart-on-all-spokes"),
        pytest.param((2.0, 0.0, 0.0, -2.0), 0.1, False, id="apart-on-two"),
        pytest.param((2.0, 0.0, 0.0, 0.0), 0.1, True, id="apart-on-one"),
        pytest.param((0.0, 0.0, 0.0, 0.0), 0.1, True, id="alike"),
        pytest.param((0.0, 0.0, 0.0, 0.0), None, False, id="no-bands"),
    ],
)
def test_bands_overlap_where_they_cover_each_other_on_most_spokes(
    make_results: MakeResults, theta: Four, error: float | None, *, covered: bool
) -> None:
    two = compare(make_results("Ana", theta=theta, error=error), ben(make_results, error))

    assert bands_overlap(two) is covered
