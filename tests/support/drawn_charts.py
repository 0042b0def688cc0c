"""Every chart there is, drawn for the same few people."""

from collections.abc import Iterator
from math import cos, pi, sin

from discern.charts import (
    Chart,
    answer_counts,
    pair_dumbbell,
    pair_map,
    pair_radar,
    person_polar,
    person_region,
    score_rows,
    style_beeswarm,
    style_distribution,
    style_map,
    style_tiles,
    what_if_distribution,
    what_if_map,
    what_if_tiles,
)
from discern.charts.people.person_region import map_point
from discern.contract.models.comparisons import Difference
from discern.contract.models.results import Counts, IntervalBasis, RegionLevel, Results
from discern.contract.models.teams import Mean, TeamAnalysis, TeamRef
from discern.contract.styles import ByStyle
from tests.support.results import MakeResults
from tests.support.statements import analyse_team, compare

COUNTS = Counts(
    most=ByStyle[int](D=12, I=6, S=4, C=2),
    least=ByStyle[int](D=1, I=3, S=9, C=11),
    difference=ByStyle[int](D=11, I=3, S=-5, C=-9),
)


def draw_all(make_results: MakeResults, name: str, *, dark: bool) -> Iterator[Chart]:
    """Each kind of chart once; everybody in it, and their team, is called ``name``."""
    people = [make_results(name, number=n, theta=(n / 4, 0, 0, -n / 4)) for n in range(4)]
    team = TeamRef(id="team_1", name=name)
    analysis, smaller = analyse_team(team, 4, people, 0), analyse_team(team, 2, people[1:3], 0)
    yield person_polar(people[0], dark=dark)
    yield score_rows(people[0], dark=dark)
    yield style_distribution(analysis, dark=dark)
    yield what_if_distribution(analysis, smaller, dark=dark)
    yield style_tiles(analysis, dark=dark)
    yield what_if_tiles(analysis, smaller, side="before", dark=dark)
    yield what_if_tiles(analysis, smaller, side="after", dark=dark)
    yield style_tiles(_team(name, people * 8), dark=dark)
    yield style_beeswarm(analysis, "D", dark=dark)
    yield style_beeswarm(_team(name, people * 8), "C", dark=dark)
    yield style_map(analysis, dark=dark)
    yield what_if_map(analysis, smaller, dark=dark)
    yield person_region(people[0], people[3], dark=dark)
    yield person_region(with_region(people[0]), dark=dark)
    two = compare(people[0], people[3])
    yield pair_radar(two, dark=dark)
    yield pair_dumbbell(two, dark=dark)
    yield pair_map(two, dark=dark)
    yield pair_map(compare(with_region(people[0]), people[3]), dark=dark)
    yield answer_counts(people[0].model_copy(update={"counts": COUNTS}), dark=dark)


def with_region(person: Results) -> Results:
    """The same result with three circles around its place as regions, in θ."""
    assert person.style is not None
    place = map_point(person)
    turns = [2 * pi * n / 40 for n in range(40)]
    reach: dict[RegionLevel, float] = {"50": 0.3, "80": 0.6, "95": 0.9}
    region = {
        level: [(place.x + radius * cos(turn), place.y + radius * sin(turn)) for turn in turns]
        for level, radius in reach.items()
    }
    return person.model_copy(update={"style": person.style.model_copy(update={"region": region})})


def draw_unusual(make_results: MakeResults, name: str) -> Iterator[Chart]:
    """Charts whose titles and texts differ: of nobody, of one, of several, clear, open and unmeasured."""
    one, other = make_results(name, theta=(1, 0, 0, 0)), make_results(name, number=1, theta=(-1, 0, 0, 1))
    sure = [(0.97, 0.01, 0.01, 0.01), (0.25, 0.25, 0.25, 0.25), (0.02, 0.01, 0.5, 0.47), None]
    people = [make_results(name, number=n, probabilities=each, theta=(2, 0, 0, -1)) for n, each in enumerate(sure)]
    for each in people:
        yield person_polar(each, dark=False)
    yield person_polar(one.model_copy(update={"style": None}), dark=False)
    teams = [_team(name, crowd) for crowd in ([], [one], [one, other], people[:1] * 5, people[:2], people)]
    for team in teams:
        yield style_distribution(team, dark=False)
        yield style_tiles(team, dark=False)
        yield style_map(team, dark=False)
        yield style_map(team, dark=False, named=False)
    bare = teams[4].model_copy(update={"insights": []})
    for team in (bare, teams[1].model_copy(update={"insights": []})):
        yield style_distribution(team, dark=False)
    unknown: dict[str, Mean] = {
        style: mean.model_copy(update={"interval": None, "sd": None}) for style, mean in _means(bare).items()
    }
    yield style_beeswarm(bare.model_copy(update={"means": ByStyle[Mean].of(unknown)}), "D", dark=False)
    yield style_beeswarm(bare.model_copy(update={"means": None}), "D", dark=False)
    yield style_beeswarm(
        bare.model_copy(update={"bases": [IntervalBasis(id="b", version="1", norms=9)]}), "D", dark=False
    )
    yield style_beeswarm(teams[0], "D", dark=False)
    for before, after in ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (4, 3), (3, 4)):
        yield what_if_map(teams[before], teams[after], dark=False)
        yield what_if_distribution(teams[before], teams[after], dark=False)
    yield what_if_distribution(teams[1], teams[2], dark=False)
    now = make_results(name, theta=(1.4, 1.6, -1.4, -1.6))
    for theta in ((1.3, 1.6, -1.3, -1.6), (-1.4, -1.6, 1.4, 1.6), (-1.4, 1.6, 1.4, -1.6)):
        yield person_region(now, make_results(name, theta=theta), dark=False)
    for theta in ((1, 1, 0, 0), (1, 0, 0, 1), (0, 0, 1, 0), (0, 0, 0, 1)):
        yield person_region(make_results(name, theta=theta), dark=False)
    for theta in ((1, 1, 0, 0), (1, 0, 0, 1), (0, 1, 1, 0), (-1, -1, 1, 1), (0, 0, 0, 0), (0, 2, 2, 0), (2, 0, 0, 2)):
        yield person_region(with_region(make_results(name, theta=theta)), dark=False)
    unmeasured = now.style.model_copy(update={"angle_interval": None}) if now.style else None
    yield person_region(now.model_copy(update={"style": unmeasured}), now, dark=False)
    pair = compare(one, other)
    yield pair_radar(compare(one, one.model_copy(update={"candidate": other.candidate})), dark=False)
    silent: dict[str, Difference] = {
        s: d.model_copy(update={"probability": None, "interval": None}) for s, d in pair.differences.items()
    }
    unknown_differences = pair.model_copy(update={"differences": ByStyle[Difference].of(silent)})
    yield pair_dumbbell(unknown_differences, dark=False)


def _team(name: str, people: list[Results]) -> TeamAnalysis:
    return analyse_team(TeamRef(id="team_1", name=name), len(people), people, 0)


def _means(analysis: TeamAnalysis) -> ByStyle[Mean]:
    assert analysis.means is not None
    return analysis.means
