"""What is claimed of three or four people: how some of them differ, and nothing about the team as a whole."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
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
    """How the two of a pair differ, or what they share: the surest pairs, each person in at most two, and as one where
    the same is said of more; else that it is open. ``doubted`` are the ids of people whose answers look random: nothing
    is claimed of them.
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
        return list(_say_once(team, chosen, rows))
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


def _say_once(team: Team, chosen: Sequence[Claim], rows: Sequence[int]) -> Iterator[Claim]:
    """The pairs; those of whom the same is said as one claim about as many of them as it is likely of. What is left of
    these names nobody again.
    """
    left = list(chosen)
    while left:
        first = left[0]
        alike = [each for each in left if _relation(each) == _relation(first)]
        tried = (_merge(team, some, rows) for size in range(len(alike), 1, -1) for some in combinations(alike, size))
        said = next((each for each in tried if each is not None), first)
        yield said
        left = [each for each in left if _relation(each) != _relation(first) or not _ids(each) & _ids(said)]


def _relation(said: Claim) -> str:
    """What is said of a pair, such as ``pair-apart-pace``; each of those in opposite styles is alone."""
    return "-".join(said.id.split("-")[:3]) if said.kind == "pair" else said.id


def _ids(said: Claim) -> frozenset[str]:
    return frozenset(person.id for person in said.people)


def _merge(team: Team, pairs: Sequence[Claim], rows: Sequence[int]) -> Claim | None:
    """One claim about the people of several pairs of whom the same is said, and about who else of ``rows`` it is likely
    of; None where it isn't likely of them.
    """
    row_of = {person.id: row for row, person in enumerate(team.people)}
    _, relation, about = _relation(pairs[0]).split("-")
    firsts, seconds = (list(dict.fromkeys(row_of[each.people[n].id] for each in pairs)) for n in (0, 1))
    if relation == "both":
        firsts, seconds = list(dict.fromkeys([*firsts, *seconds])), []
    for row in rows:
        if row not in {*firsts, *seconds}:
            if relation != "both" and _chance_of(team, relation, about, firsts, [*seconds, row]) >= LIKELY:
                seconds.append(row)
            elif _chance_of(team, relation, about, [*firsts, row], seconds) >= LIKELY:
                firsts.append(row)
    chance = _chance_of(team, relation, about, firsts, seconds)
    if chance < LIKELY:
        return None
    if relation == "both":
        firsts.sort()
        evidence = [probability_figure("evidence-several-both", chance, end=about)]
        values: dict[str, Value] = {"end": about, "count": len(firsts)}
        return _claim(team, f"both-{about}", "team-pair-all", chance, evidence, firsts, **values)
    evidence = [probability_figure(_EVIDENCE[relation], chance, axis=about)]
    firsts.sort()
    seconds.sort()
    # The first of either side are the two whom advice names.
    everybody = [firsts[0], seconds[0], *firsts[1:], *seconds[1:]]
    shape = f"{_NUMBERS[len(firsts)]}-{_NUMBERS[len(seconds)]}"
    message = f"team-several-{relation}"
    return _claim(team, f"{relation}-{about}", message, chance, evidence, everybody, axis=about, shape=shape)


_EVIDENCE = {"opposite": "evidence-several-halves", "apart": "evidence-several-nearer"}


def _chance_of(team: Team, relation: str, about: str, firsts: Sequence[int], seconds: Sequence[int]) -> float:
    """P(all of ``firsts`` are in the half ``about``, or differ so on that axis from all of ``seconds``)."""
    if relation == "both":
        return share_of(team.places.at(about)[:, firsts].all(axis=1))
    axis = next(each for each in AXES if each == about)
    if relation == "opposite":
        positive, negative = (team.places.at(end) for end in ENDS[axis])
        return share_of(positive[:, firsts].all(axis=1) & negative[:, seconds].all(axis=1))
    places = team.places.on(axis)
    return share_of(places[:, firsts].min(axis=1) > places[:, seconds].max(axis=1))


_NUMBERS = ("none", "one", "two", "three")
"""The words by which the catalogue knows how many are on either side."""


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
    rows: Sequence[int],
    **values: Value,
) -> Claim:
    people = [team.people[row] for row in rows]
    id_ = "-".join(["pair", about, *(person.id for person in people)])
    return claim(id_, "pair", message, probability, evidence, people, **values)


def note_few(team: Team) -> Claim:
    """From how many profiles on something is said of the team as a whole."""
    evidence = [count_figure("evidence-profiled", team.profiled)]
    return claim("few", "caveat", "team-few", None, evidence, (), needed=SMALLEST_WHOLE)
