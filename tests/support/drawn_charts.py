"""Every chart there is, drawn for the same few people."""

from collections.abc import Iterator

from discern.charts import (
    Chart,
    answer_counts,
    pair_differences,
    pair_map,
    pair_radar,
    person_map,
    profile_radar,
    radar_grid,
    style_distribution,
    style_heatmap,
    style_map,
    style_probabilities,
    style_spread,
    team_radars,
    what_if_distribution,
    what_if_map,
)
from discern.contract import ByStyle, Counts, Difference, Mean, Results, TeamAnalysis, TeamRef
from tests.conftest import MakeResults
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
    yield profile_radar(people[0], dark=dark)
    yield team_radars(people, analysis.means, dark=dark)
    yield radar_grid(people, dark=dark)
    yield style_distribution(analysis, dark=dark)
    yield what_if_distribution(analysis, smaller, dark=dark)
    yield style_map(analysis, dark=dark)
    yield what_if_map(analysis, smaller, dark=dark)
    yield person_map(people[0], people[3], dark=dark)
    two = compare(people[0], people[3])
    yield pair_radar(two, dark=dark)
    yield pair_differences(two, dark=dark)
    yield pair_map(two, dark=dark)
    yield style_heatmap(analysis, dark=dark)
    yield style_spread(analysis, dark=dark)
    yield style_probabilities(people[0], dark=dark)
    yield answer_counts(people[0].model_copy(update={"counts": COUNTS}), dark=dark)


def draw_unusual(make_results: MakeResults, name: str) -> Iterator[Chart]:
    """Charts whose titles and texts differ: of nobody, of one, of several, clear, open and unmeasured."""
    one, other = make_results(name, theta=(1, 0, 0, 0)), make_results(name, number=1, theta=(-1, 0, 0, 1))
    sure = [(0.97, 0.01, 0.01, 0.01), (0.25, 0.25, 0.25, 0.25), (0.02, 0.01, 0.5, 0.47), None]
    people = [make_results(name, number=n, probabilities=each, theta=(2, 0, 0, -1)) for n, each in enumerate(sure)]
    for each in people:
        yield profile_radar(each, dark=False)
    yield profile_radar(one.model_copy(update={"style": None}), dark=False)
    teams = [_team(name, crowd) for crowd in ([], [one], [one, other], people[:1] * 5, people[:2], people)]
    for team in teams:
        yield style_distribution(team, dark=False)
        yield style_map(team, dark=False)
        yield style_heatmap(team, dark=False, named=False)
        yield style_spread(team, dark=False, named=False)
        yield team_radars(people[: team.profiled], team.means, dark=False)
    flat = [make_results(name, number=n, theta=(0, 0, 0, 0)) for n in range(3)]
    yield style_spread(_team(name, flat), dark=False)
    bare = teams[4].model_copy(update={"insights": []})
    for team in (bare, teams[1].model_copy(update={"insights": []})):
        yield style_distribution(team, dark=False)
    unknown: dict[str, Mean] = {
        style: mean.model_copy(update={"interval": None, "sd": None}) for style, mean in _means(bare).items()
    }
    yield style_spread(bare.model_copy(update={"means": ByStyle[Mean].of(unknown)}), dark=False)
    yield style_spread(bare.model_copy(update={"means": None}), dark=False)
    yield team_radars([one], None, dark=False)
    yield team_radars([], None, dark=False)
    for crowd, limit in (([], 2), (people[:3], 2), ([one], 2), ([people[0], people[3]], 2), (people, 2)):
        yield radar_grid(crowd, dark=False, limit=limit)
    yield radar_grid([people[3], people[3], one], dark=False, limit=2)
    for before, after in ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (4, 3), (3, 4)):
        yield what_if_map(teams[before], teams[after], dark=False)
        yield what_if_distribution(teams[before], teams[after], dark=False)
    yield what_if_distribution(teams[1], teams[2], dark=False)
    moved = [(0.1, 0.5, 0, 0), (-1, 0, 0, 1.5), (0.2, 4, 0, 0)]
    now = make_results(name, theta=(0.1, 0.8, 0, 0))
    for theta in moved:
        yield person_map(now, make_results(name, theta=theta), dark=False)
    for theta in ((1, 1, 0, 0), (1, 0, 0, 1), (0, 0, 1, 0), (0, 0, 0, 1)):
        yield person_map(make_results(name, theta=theta), dark=False)
    unmeasured = now.style.model_copy(update={"angle_interval": None}) if now.style else None
    yield person_map(now.model_copy(update={"style": unmeasured}), now, dark=False)
    pair = compare(one, other)
    yield pair_radar(compare(one, one.model_copy(update={"candidate": other.candidate})), dark=False)
    silent: dict[str, Difference] = {
        s: d.model_copy(update={"probability": None, "interval": None}) for s, d in pair.differences.items()
    }
    yield pair_differences(pair.model_copy(update={"differences": ByStyle[Difference].of(silent)}), dark=False)


def _team(name: str, people: list[Results]) -> TeamAnalysis:
    return analyse_team(TeamRef(id="team_1", name=name), len(people), people, 0)


def _means(analysis: TeamAnalysis) -> ByStyle[Mean]:
    assert analysis.means is not None
    return analysis.means
