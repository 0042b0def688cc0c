"""Radars: one person, a team over its mean, a grid of people."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from discern.charts import Chart, profile_radar, radar_grid, team_radars
from discern.contract import ByStyle, Mean, Results, TeamRef
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]
LATER = {"I": 45, "D": 135, "C": 225, "S": 315}


def lines(figure: Any) -> list[dict[str, Any]]:
    traces: list[dict[str, Any]] = figure.to_dict()["data"]
    return traces


def texts(figure: Any) -> str:
    return " ".join(annotation["text"] for annotation in figure.to_dict()["layout"]["annotations"])


def test_each_score_lies_on_its_spoke(make_results: MakeResults) -> None:
    person = make_results(theta=(1.0, 0.5, -0.5, -1.0))
    profile = lines(profile_radar(person, dark=False).figure)[-1]

    assert person.scores is not None
    drawn = dict(zip(profile["theta"], profile["r"], strict=True))
    assert drawn == {angle: person.scores[style].score for style, angle in LATER.items()}  # type: ignore[index]
    assert profile["r"][0] == profile["r"][-1]


def test_band_goes_from_the_low_ends_to_the_high_ends(make_results: MakeResults) -> None:
    person = make_results(theta=(1.0, 0.5, -0.5, -1.0))
    low, high, _ = lines(profile_radar(person, dark=False).figure)

    assert person.scores is not None
    assert low["r"][1] == pytest.approx(person.scores.D.interval[0] if person.scores.D.interval else None)
    assert high["r"][1] == pytest.approx(person.scores.D.interval[1] if person.scores.D.interval else None)
    assert high["fill"] == "tonext"


def test_without_intervals_there_is_no_band_and_no_brackets(make_results: MakeResults) -> None:
    chart = profile_radar(make_results(theta=(0.5, 0, 0, 0), se=None), dark=False)

    assert len(lines(chart.figure)) == 1
    assert "(" not in texts(chart.figure)
    assert "interval" not in chart.alt


def test_numbers_and_names_are_at_the_spokes(make_results: MakeResults) -> None:
    shown = texts(profile_radar(make_results(theta=(0, 0, 0, 0), se=5), dark=False).figure)

    assert shown.count("50 (40–60)") == 4
    for name in ("Dominance", "Influence", "Steadiness", "Conscientiousness"):
        assert name in shown


@pytest.mark.parametrize(
    ("probabilities", "title"),
    [
        pytest.param((0.01, 0.01, 0.97, 0.01), "Ana very likely leads with Steadiness (S)", id="very-likely"),
        pytest.param((0.05, 0.05, 0.85, 0.05), "Ana likely leads with Steadiness (S)", id="likely"),
        pytest.param((0.1, 0.1, 0.7, 0.1), "More likely than not, Ana leads with Steadiness (S)", id="more-likely"),
        pytest.param(
            (0.02, 0.01, 0.5, 0.47),
            "Ana very likely leads with S or C; the answers can’t tell yet which",
            id="one-of-two",
        ),
        pytest.param((0.25, 0.25, 0.25, 0.25), "Can’t tell yet which style Ana leads with", id="open"),
    ],
)
def test_title_is_the_finding_and_no_stronger_than_the_answers(
    make_results: MakeResults, probabilities: Four, title: str
) -> None:
    chart = profile_radar(make_results("Ana", probabilities=probabilities), dark=False)

    assert chart.title == title
    assert chart.alt.startswith(title)


def test_title_says_when_a_service_does_not_say_how_sure(make_results: MakeResults) -> None:
    chart = profile_radar(make_results("Ana", theta=(1, 0, 0, 0), probabilities=None), dark=False)

    assert chart.title == "The answers of Ana point to Dominance (D); how certain that is isn’t known"


def test_withheld_result_is_never_drawn(withheld: Results) -> None:
    with pytest.raises(ValueError, match="withheld"):
        profile_radar(withheld, dark=False)


def test_team_shows_members_thin_and_mean_bold(make_results: MakeResults, withheld: Results) -> None:
    people = [make_results(f"P{n}", number=n, theta=(n / 5, 0, 0, 0)) for n in range(4)]
    means = analyse_team(TeamRef(id="t", name="T"), 5, [*people, withheld], 0).means
    chart = team_radars([*people, withheld], means, dark=False)
    members, *_, mean = lines(chart.figure)

    assert members["r"].count(None) == 4
    assert members["line"]["width"] < mean["line"]["width"]
    assert "4 people's profiles as thin lines" in chart.alt


@pytest.mark.parametrize(
    ("tops", "title"),
    [
        pytest.param((70, 50, 50, 50), "On average Dominance (D) stands out: 70 (66–74)", id="stands-out"),
        pytest.param(
            (55, 50, 50, 50), "On average no one style is clearly the highest in this team", id="within-error"
        ),
    ],
)
def test_a_mean_stands_out_only_beyond_its_error(tops: Four, title: str) -> None:
    d, i, s, c = (Mean(score=top, sd=9, interval=(top - 4, top + 4)) for top in tops)

    assert team_radars([], ByStyle[Mean](D=d, I=i, S=s, C=c), dark=False).title == title


@pytest.mark.parametrize("columns", [1, 2, 3, 4])
@pytest.mark.parametrize("people", [1, 2, 7, 12])
def test_cells_of_a_grid_leave_room_for_titles_and_each_other(
    make_results: MakeResults, people: int, columns: int
) -> None:
    crowd = [make_results(f"Person {n}", number=n) for n in range(people)]
    layout = radar_grid(crowd, dark=False, columns=columns).figure.to_dict()["layout"]
    domains = [value["domain"] for key, value in layout.items() if key.startswith("polar")]
    titles = [annotation["y"] for annotation in layout["annotations"]]

    assert len(domains) == len(titles) == people
    for (first, title), (second, _) in pairwise(zip(domains, titles, strict=True)):
        assert title * layout["height"] - first["y"][1] * layout["height"] >= 40
        beside = first["x"][1] < second["x"][0]
        below = second["y"][1] < first["y"][0]
        assert beside or below


def test_a_grid_shows_twelve_and_says_so(make_results: MakeResults) -> None:
    chart = radar_grid([make_results(f"P{n}", number=n) for n in range(40)], dark=False)

    assert len({trace["subplot"] for trace in lines(chart.figure)}) == 12
    assert chart.title.startswith("The profiles of 12 of 40 people")


def test_a_long_name_takes_two_lines_and_keeps_the_whole_in_the_hover(make_results: MakeResults) -> None:
    name = "Bartholomew Featherstonehaugh-Cholmondeley von Hohenzollern"
    layout = radar_grid([make_results(name)], dark=False, columns=2).figure.to_dict()["layout"]
    (title,) = layout["annotations"]

    assert title["text"] == "Bartholomew<br>Featherstonehaugh-Cho…"
    assert title["hovertext"] == name


@pytest.mark.parametrize(
    "chart", [radar_grid([], dark=False), team_radars([], None, dark=False)], ids=["grid", "overlay"]
)
def test_without_anybody_an_empty_radar_says_so(chart: Chart) -> None:
    assert chart.title == "Nobody here has a profile yet"
    assert [trace["type"] for trace in lines(chart.figure)] == ["scatterpolar"]
