"""Every chart there is, drawn for the same few people."""

from collections.abc import Iterator

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
    what_if_map,
)
from discern.contract.models.results import Counts, Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
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
    yield style_tiles(analysis, dark=dark)
    yield style_tiles(_team(name, people * 8), dark=dark)
    yield style_beeswarm(analysis, "D", dark=dark)
    yield style_beeswarm(_team(name, people * 8), "C", dark=dark)
    yield style_map(analysis, dark=dark)
    yield what_if_map(analysis, smaller, dark=dark)
    yield person_region(people[0], people[3], dark=dark)
    yield person_region(people[0], dark=dark)
    two = compare(people[0], people[3])
    yield pair_radar(two, dark=dark)
    yield pair_dumbbell(two, dark=dark)
    yield pair_map(two, dark=dark)
    yield answer_counts(people[0].model_copy(update={"counts": COUNTS}), dark=dark)


def _team(name: str, people: list[Results]) -> TeamAnalysis:
    return analyse_team(TeamRef(id="team_1", name=name), len(people), people, 0)
