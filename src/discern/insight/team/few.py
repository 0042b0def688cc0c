"""What is claimed of three or four people: how two of them differ, and nothing about the team as a whole."""

from collections import Counter
from collections.abc import Iterable, Iterator, Set
from itertools import combinations

from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Claim, Figure
from discern.insight.circle import AXES, ENDS, Axis, share_of
from discern.insight.claims import Value, claim, count_figure, is_claimed, probability_figure
from discern.insight.team.counts import SMALLEST_WHOLE, Team
from discern.insight.team.outliers_and_pairs import find_friction
from discern.insight.team.ranking import by_rank

MOST_PAIRS = 3
"""How many pairs are told of: in a team of three, each."""

MOST_OF_A_PERSON = 2
"""In how many of them somebody is."""


def describe_pairs(team: Team, doubted: Set[str]) -> list[Claim]:
    """How the two of a pair differ, or what they share: the surest pairs, each person in at most two; else that it is
    open. ``doubted`` are the ids of people whose answers look random: nothing is claimed of them.
    """
    rows = [row for row, person in enumerate(team.people) if person.id not in doubted]
    opposites = [each for each in find_friction(team) if not doubted & {person.id for person in each.people}]
    found = list(opposites)
    for first, second in combinations(rows, 2):
        about = {team.people[first].id, team.people[second].id}
        # Opposite styles are opposite halves of both axes.
        if all({person.id for person in each.people} != about for each in opposites):
            found += sorted((each for axis in AXES for each in _compare(team, axis, first, second)), key=by_rank)[:1]
    chosen = list(_choose(sorted(found, key=by_rank)))
    if chosen:
        return chosen
    evidence = [count_figure("evidence-profiled", team.profiled)]
    return [claim("pair-open", "pair", "team-pair-open", None, evidence, ())]


def _choose(ranked: Iterable[Claim]) -> Iterator[Claim]:
    named: Counter[str] = Counter()
    left = MOST_PAIRS
    for each in ranked:
        ids = [person.id for person in each.people]
        if left and all(named[id_] < MOST_OF_A_PERSON for id_ in ids):
            named.update(ids)
            left -= 1
            yield each


def _compare(team: Team, axis: Axis, first: int, second: int) -> Iterator[Claim]:
    """What can be claimed of two people on an axis; where they differ, who is nearer its first end comes first."""
    for end in ENDS[axis]:
        both = share_of(team.places.at(end)[:, [first, second]].all(axis=1))
        if both >= LIKELY:
            evidence = [probability_figure("evidence-pair-both", both, end=end)]
            yield _claim(team, f"both-{end}", "team-pair-both", both, evidence, (first, second), end=end)
    places = team.places.on(axis)
    nearer = share_of(places[:, first] > places[:, second])
    if nearer < 0.5:
        first, second, nearer = second, first, 1 - nearer
    positive, negative = ENDS[axis]
    across = share_of(team.places.at(positive)[:, first] & team.places.at(negative)[:, second])
    if across >= LIKELY:
        evidence = [probability_figure("evidence-pair-halves", across, axis=axis)]
        yield _claim(team, f"opposite-{axis}", "team-pair-opposite", across, evidence, (first, second), axis=axis)
    elif is_claimed(nearer):
        evidence = [probability_figure("evidence-pair-nearer", nearer, end=positive)]
        yield _claim(team, f"apart-{axis}", "team-pair-apart", nearer, evidence, (first, second), axis=axis)


def _claim(
    team: Team,
    about: str,
    message: str,
    probability: float,
    evidence: list[Figure],
    rows: tuple[int, int],
    **values: Value,
) -> Claim:
    people = [team.people[row] for row in rows]
    id_ = f"pair-{about}-{people[0].id}-{people[1].id}"
    return claim(id_, "pair", message, probability, evidence, people, **values)


def note_few(team: Team) -> Claim:
    """From how many profiles on something is said of the team as a whole."""
    evidence = [count_figure("evidence-profiled", team.profiled)]
    return claim("few", "caveat", "team-few", None, evidence, (), needed=SMALLEST_WHOLE)
