"""What claims about a team would be without the answers that look random.

Why: docs/decisions/0014-careless-answers.md
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from discern.contract.models.insights import Claim, CountArgument, TopicArgument
from discern.contract.styles import STYLES
from discern.insight.circle import AXES, Places, share_of
from discern.insight.claims import is_claimed, probability_figure, styles_of
from discern.insight.team.counts import prob_all_present, prob_both_ends, prob_each_has, prob_majority, prob_none
from discern.insight.team.ranking import WITHOUT
from discern.insight.team.situations import prob_fact
from discern.insight.team.team_level import prob_centre


def compare_without(
    claims: Iterable[Claim], others: Sequence[Claim], places: Places | None, doubted: Collection[str]
) -> Iterator[Claim]:
    """The claims, each with how probable it is by the others alone; without those that these don't support.

    ``places`` are where those of the team lie whose answers don't look random, None where there is nobody, and
    ``others`` what is claimed of them that doesn't follow from their places alone. ``doubted`` are the ids of the rest.
    They count towards the team, since a check can be wrong, and no claim names them: it would rest on their answers
    before all.
    """
    for said in claims:
        if any(person.id in doubted for person in said.people):
            continue
        if said.people or said.probability is None:
            yield said
        elif (alone := _probability(said, others, places)) is not None and is_claimed(alone):
            figure = probability_figure(WITHOUT, alone, count=len(doubted))
            yield said.model_copy(update={"evidence": [*said.evidence, figure]})


def _probability(said: Claim, others: Sequence[Claim], places: Places | None) -> float | None:
    if said.kind in _BY_PLACES:
        return None if places is None else _BY_PLACES[said.kind](said, places)
    return next((each.probability for each in others if each.id == said.id), None)


def _alone(said: Claim, places: Places) -> float:
    (style,) = styles_of(said)
    return share_of(places.counts[:, STYLES.index(style)] == 1)


def _split(said: Claim, places: Places) -> float:
    (one,), (other,) = styles_of(said, "one"), styles_of(said, "other")
    return prob_each_has(places, one, other, _least(said))


def _divided(said: Claim, places: Places) -> float:
    axis = next(axis for axis in AXES if axis == _topic(said, "axis"))
    return prob_both_ends(places, axis, _least(said))


_BY_PLACES: Mapping[str, Callable[[Claim, Places], float]] = {
    "majority": lambda said, places: prob_majority(places, styles_of(said)),
    "absent": lambda said, places: prob_none(places, styles_of(said)),
    "coverage": lambda _, places: prob_all_present(places.counts),
    "lone": _alone,
    "split": _split,
    "divided": _divided,
    "centre": lambda said, places: prob_centre(places, _topic(said, "region")),
    "situation": lambda said, places: prob_fact(places, _topic(said, "fact"), _least(said)),
}
"""How probable what a claim of a kind says is of people at some places."""


def _least(said: Claim) -> int:
    argument = said.arguments.get("least")
    return argument.count if isinstance(argument, CountArgument) else 0


def _topic(said: Claim, name: str) -> str:
    argument = said.arguments.get(name)
    return argument.topic if isinstance(argument, TopicArgument) else ""
