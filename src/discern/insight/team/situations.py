"""What a team will find easy and hard in six situations.

Each claim states a fact that the distribution makes probable, such as that most people are at the active end. What
follows from it in a situation is common teaching of DISC and not measured; the catalogue says it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from discern.contract.certainty import LIKELY, VERY_LIKELY
from discern.contract.models.insights import Claim, Figure
from discern.contract.styles import STYLES
from discern.insight.circle_axes import AXES, ENDS, MIDDLE
from discern.insight.claims import Value, claim, count_figure, is_claimed, probability_figure
from discern.insight.team.axis_counts import EndCounts, prob_both_by_chance
from discern.insight.team.style_claims import TRIVIAL_FROM
from discern.insight.team.style_counts import least_of_third, prob_at_least
from discern.insight.team.team_arrays import TeamArrays

LARGEST = 60
"""The largest team that has situations of its own: a larger one doesn't meet, plan or argue as one."""

_PACE = ("divided-pace", "most-active", "most-thoughtful")
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


def find_facts(team: TeamArrays) -> Iterator[Fact]:
    """The facts about a team, likely or not: where most are, whether two ends are both well filled, and which
    styles lead many.

    Facts that would be true of almost any team of this size are left out, and all of more than `LARGEST` people.
    """
    if team.profiled > LARGEST:
        return
    least = least_of_third(team.profiled)
    if team.variances is not None:
        counts = EndCounts.of(team.places, team.variances)
        for end in (end for axis in AXES for end in ENDS[axis]):
            most = counts.prob_most(end)
            yield Fact(f"most-{end}", most, probability_figure("evidence-end-most", most, end=end, line=MIDDLE))
        by_chance = prob_both_by_chance(team.profiled, least)
        for axis in AXES if by_chance < TRIVIAL_FROM else ():
            both = counts.prob_both(axis, least)
            figure = probability_figure("evidence-ends-each", both, axis=axis, least=least, line=MIDDLE)
            yield Fact(f"divided-{axis}", both, figure)
    if team.probabilities is not None:
        for column, style in enumerate(STYLES):
            many = prob_at_least(team.probabilities[:, column], least)
            yield Fact(f"many-{style}", many, probability_figure("evidence-many", many, styles=(style,), least=least))


def describe_situations(team: TeamArrays, found: Iterable[Fact]) -> list[Claim]:
    """One claim for each situation in which a fact that was found about the team can be claimed.

    Of several facts the surest counts, by the word for its certainty; of equally sure ones the first in `SITUATIONS`.
    """
    facts = {fact.id: fact for fact in found if is_claimed(fact.probability)}
    chosen = {
        situation: max((facts[name] for name in names if name in facts), key=_rank, default=None)
        for situation, names in SITUATIONS.items()
    }
    return [_claim(team, situation, fact) for situation, fact in chosen.items() if fact is not None]


def _rank(fact: Fact) -> int:
    """Higher for a stronger word of certainty; `max` keeps the first of equals."""
    return sum(fact.probability >= line for line in (LIKELY, VERY_LIKELY))


def _claim(team: TeamArrays, situation: str, fact: Fact) -> Claim:
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
