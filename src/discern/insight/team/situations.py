"""What a team will find easy and hard in six situations, and the two sub-groups at the ends of an axis.

Each claim states a fact that the distribution makes probable, such as that most people are in the fast half. What
follows from it in a situation is common teaching of DISC and not measured; the catalogue says it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from discern.contract.certainty import LIKELY, VERY_LIKELY
from discern.contract.models.insights import Claim, Figure
from discern.contract.styles import STYLES
from discern.insight.circle import AXES, ENDS, OF_OPPOSITES, OPPOSITE, Bools, Places, share_of
from discern.insight.claims import NAMES, Value, claim, count_figure, is_said, probability_figure
from discern.insight.team.counts import (
    Team,
    drawn_by_chance,
    least_of_third,
    prob_both,
    prob_both_ends,
    prob_most_at,
)
from discern.insight.team.ranking import contradict
from discern.insight.team.style_claims import MAX_SPLIT, MIN_SPLIT, TRIVIAL_FROM

LARGEST = 60
"""The largest team that has situations of its own: a larger one doesn't meet, plan or argue as one."""

_PACE = ("divided-pace", "most-fast", "most-calm")
_FOCUS = ("divided-focus", "most-people", "most-task")

SITUATIONS: Mapping[str, tuple[str, ...]] = {
    "meetings": (*_PACE, *_FOCUS),
    "decisions": (*_PACE, "many-D", "many-C", *_FOCUS),
    "conflict": (*_FOCUS, "many-S", "many-D", *_PACE),
    "planning": ("many-C", "many-I", *_PACE, *_FOCUS),
    "crisis": ("many-D", "many-S", *_PACE, *_FOCUS),
    "newcomer": (*_FOCUS, "many-I", "many-C", *_PACE),
}
"""The facts that matter in each situation, the one that says most first. The catalogue has words for each."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something about a team as a whole; ``id`` is one of those in `SITUATIONS`."""

    id: str
    probability: float
    evidence: Figure


def find_facts(team: Team) -> Iterator[Fact]:
    """The facts about a team, likely or not: where most are, whether two ends are both well filled, and which
    directions have many.

    Facts that would be true of almost any team of this size are left out, and all of few or more than `LARGEST` people.
    """
    if team.is_few or team.profiled > LARGEST:
        return
    least = least_of_third(team.profiled)
    for end in (end for axis in AXES for end in ENDS[axis]) if team.may_have_most else ():
        fact = f"most-{end}"
        most = prob_fact(team.places, fact, least)
        yield Fact(fact, most, probability_figure("evidence-end-most", most, end=end))
    by_chance = prob_both(drawn_by_chance(team.profiled, 2) > 0, least)
    for axis in AXES if by_chance < TRIVIAL_FROM else ():
        fact = f"divided-{axis}"
        both = prob_fact(team.places, fact, least)
        yield Fact(fact, both, probability_figure("evidence-ends-each", both, axis=axis, least=least))
    for style in STYLES:
        fact = f"many-{style}"
        many = prob_fact(team.places, fact, least)
        yield Fact(fact, many, probability_figure("evidence-many", many, styles=(style,), least=least))


def prob_fact(places: Places, fact: str, least: int) -> float:
    """How probable a fact of `SITUATIONS` is of people at some places, where ``least`` count as many."""
    shape, _, about = fact.partition("-")
    if shape == "most":
        return prob_most_at(places, about)
    if shape == "divided":
        return prob_both_ends(places, next(axis for axis in AXES if axis == about), least)
    column = next(column for column, style in enumerate(STYLES) if style == about)
    return share_of(places.counts[:, column] >= least)


def describe_situations(team: Team, found: Iterable[Fact], said: Sequence[Claim]) -> list[Claim]:
    """One claim for each situation in which a fact that was found about the team can be claimed, and doesn't contradict
    what is ``said``.

    Of several facts the surest counts, by the word for its certainty; of equally sure ones the first in `SITUATIONS`.
    """
    facts = {fact.id: fact for fact in found if is_said(fact.probability, settled=team.settled)}
    claims = []
    for situation, names in SITUATIONS.items():
        possible = sorted((facts[name] for name in names if name in facts), key=_doubt)
        fitting = (_claim(team, situation, fact) for fact in possible)
        claims += [each for each in fitting if not any(contradict(each, other) for other in said)][:1]
    return claims


def _doubt(fact: Fact) -> int:
    """Lower for a stronger word of certainty; sorting keeps equals in their order."""
    return sum(fact.probability < line for line in (LIKELY, VERY_LIKELY))


def _claim(team: Team, situation: str, fact: Fact) -> Claim:
    values: dict[str, Value] = {"fact": fact.id, "least": least_of_third(team.profiled), **team.coverage}
    evidence: list[Figure] = [fact.evidence, count_figure("evidence-profiled", team.profiled)]
    return claim(
        f"situation-{situation}-{fact.id}",
        "situation",
        f"situation-{situation}",
        fact.probability,
        evidence,
        (),
        **values,
    )


def find_divided(team: Team, facts: Iterable[Fact]) -> Iterator[Claim]:
    """That either end of an axis has at least a third of the people, and at least two; ``facts`` are the team's."""
    if not MIN_SPLIT <= team.profiled <= MAX_SPLIT:
        return
    least = least_of_third(team.profiled)
    for fact in facts:
        shape, _, axis = fact.id.partition("-")
        if shape == "divided" and is_said(fact.probability, settled=team.settled):
            evidence = [fact.evidence, count_figure("evidence-profiled", team.profiled)]
            yield claim(fact.id, "divided", "team-divided", fact.probability, evidence, (), axis=axis, least=least)


def find_groups(team: Team, claims: Sequence[Claim]) -> Iterator[Claim]:
    """Who is in the two sub-groups of the surest split or division among ``claims``.

    It is likely that all the people named belong there: at most `NAMES`, the surest first.
    """
    surest = max((each for each in claims if each.kind in {"split", "divided"}), key=_probability, default=None)
    if surest is None:
        return
    if surest.kind == "split":
        one = next(style for style in OF_OPPOSITES if surest.id == f"split-{style}{OPPOSITE[style]}")
        for style in (one, OPPOSITE[one]):
            chosen = _choose(team.places.quarters[:, :, STYLES.index(style)])
            yield from _name(team, style, chosen, "team-group-style", styles=(style,))
    else:
        axis = next(axis for axis in AXES if surest.id == f"divided-{axis}")
        for end in ENDS[axis]:
            yield from _name(team, end, _choose(team.places.at(end)), "team-group-end", end=end)


def _choose(belongs: Bools) -> tuple[list[int], float]:
    """The rows of the people to name, and the probability that all of them belong to a group, from who does in each
    draw (draws, n)."""
    surest = np.argsort(-belongs.mean(axis=0), kind="stable")[: len(NAMES)].tolist()
    found: tuple[list[int], float] = [], 0.0
    for count in range(1, len(surest) + 1):
        probability = share_of(belongs[:, surest[:count]].all(axis=1))
        if probability < LIKELY:
            break
        found = surest[:count], probability
    return found


def _name(team: Team, about: str, chosen: tuple[list[int], float], message: str, **values: Value) -> Iterator[Claim]:
    rows, probability = chosen
    if not rows:
        return
    people = [team.people[row] for row in rows]
    evidence = [probability_figure("evidence-group", probability, count=len(people))]
    yield claim(f"group-{about}", "group", message, probability, evidence, people, count=len(people), **values)


def _probability(said: Claim) -> float:
    return said.probability or 0.0
