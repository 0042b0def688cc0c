"""Sub-groups of a team: whether it has two at the ends of an axis, and who is surely in which."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import numpy as np

from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Claim
from discern.contract.styles import STYLES
from discern.insight.circle_axes import AXES, ENDS
from discern.insight.circle_positions import Floats
from discern.insight.claims import NAMES, Value, claim, count_figure, is_claimed, probability_figure
from discern.insight.style_circle import OF_OPPOSITES, OPPOSITE
from discern.insight.team.axis_counts import EndCounts
from discern.insight.team.situations import Fact
from discern.insight.team.style_claims import MAX_SPLIT, MIN_SPLIT
from discern.insight.team.style_counts import least_of_third
from discern.insight.team.team_arrays import TeamArrays


def find_divided(team: TeamArrays, facts: Iterable[Fact]) -> Iterator[Claim]:
    """That either end of an axis has at least a third of the people, and at least two; ``facts`` are the team's."""
    if not MIN_SPLIT <= team.profiled <= MAX_SPLIT:
        return
    least = least_of_third(team.profiled)
    for fact in facts:
        shape, _, axis = fact.id.partition("-")
        if shape == "divided" and is_claimed(fact.probability):
            evidence = [fact.evidence, count_figure("evidence-profiled", team.profiled)]
            yield claim(fact.id, "divided", "team-divided", fact.probability, evidence, (), axis=axis, least=least)


def find_groups(team: TeamArrays, claims: Sequence[Claim]) -> Iterator[Claim]:
    """Who is in the two sub-groups of the surest split or division among ``claims``.

    It is likely that all the people named belong there: at most `NAMES`, the surest first.
    """
    surest = max((each for each in claims if each.kind in {"split", "divided"}), key=_probability, default=None)
    if surest is None:
        return
    if surest.kind == "split" and team.probabilities is not None:
        one = next(style for style in OF_OPPOSITES if surest.id == f"split-{style}{OPPOSITE[style]}")
        for style in (one, OPPOSITE[one]):
            leads = team.probabilities[:, STYLES.index(style)]
            chosen = _choose(leads, partial(_prob_all_lead, leads))
            yield from _name(team, style, chosen, "team-group-style", styles=(style,))
    elif surest.kind == "divided" and team.variances is not None:
        counts = EndCounts.of(team.places, team.variances)
        axis = next(axis for axis in AXES if surest.id == f"divided-{axis}")
        for end in ENDS[axis]:
            chosen = _choose(counts.of_each(end), partial(counts.prob_all, end))
            yield from _name(team, end, chosen, "team-group-end", end=end)


def _prob_all_lead(leads: Floats, rows: list[int]) -> float:
    return float(np.prod(leads[rows]))


def _choose(probabilities: Floats, prob_all: Callable[[list[int]], float]) -> tuple[list[int], float]:
    """The rows of the people to name, and the probability that all of them belong to the group."""
    surest = np.argsort(-probabilities, kind="stable")[: len(NAMES)].tolist()
    found: tuple[list[int], float] = [], 0.0
    for count in range(1, len(surest) + 1):
        probability = prob_all(surest[:count])
        if probability < LIKELY:
            break
        found = surest[:count], probability
    return found


def _name(
    team: TeamArrays, about: str, chosen: tuple[list[int], float], message: str, **values: Value
) -> Iterator[Claim]:
    rows, probability = chosen
    if not rows:
        return
    people = [team.people[row] for row in rows]
    evidence = [probability_figure("evidence-group", probability, count=len(people))]
    yield claim(f"group-{about}", "group", message, probability, evidence, people, count=len(people), **values)


def _probability(said: Claim) -> float:
    return said.probability or 0.0
