"""What is claimed of a team although some of the answers look random: each claim says what the others alone give.

Why: docs/decisions/0014-careless-answers.md
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from discern.contract.models.insights import Claim, Figure
from discern.contract.styles import Style
from discern.insight.circle_positions import Floats
from discern.insight.claims import probability_figure, styles_of, topic_figure
from discern.insight.team.style_counts import prob_majority, prob_none_lead

_BY_STYLES: Mapping[str, Callable[[Floats, Sequence[Style]], float]] = {
    "majority": prob_majority,
    "absent": prob_none_lead,
}
"""Kinds of which the others alone may claim the like with other styles: how probable the same is by these."""


def compare_without(
    claims: Sequence[Claim], others: Sequence[Claim], probabilities: Floats | None, doubted: Collection[str]
) -> Iterator[Claim]:
    """The claims, each with how probable it is by the others alone.

    ``others`` are the claims about those of the team whose answers don't look random, and ``probabilities`` (n, 4) of
    the styles that lead them. ``doubted`` are the ids of the rest. They count towards the team, since a check can be
    wrong, and no claim names them: it would rest on their answers before all.
    """
    for said in claims:
        if any(person.id in doubted for person in said.people):
            continue
        figure = None if said.people or said.probability is None else _figure(said, others, probabilities, len(doubted))
        yield said if figure is None else said.model_copy(update={"evidence": [*said.evidence, figure]})


def _figure(said: Claim, others: Sequence[Claim], probabilities: Floats | None, count: int) -> Figure | None:
    """What the others alone give; None where they claim something so near that the two can't be compared."""
    if said.kind in _BY_STYLES and probabilities is not None and len(probabilities):
        probability = _BY_STYLES[said.kind](probabilities, styles_of(said))
        return probability_figure("evidence-without-random", probability, count=count)
    same = next((each for each in others if each.id == said.id), None)
    if same is None or same.probability is None:
        return topic_figure("evidence-without-random", "open", count=count)
    # "4 or more of 11" and "3 or more of 10" are different claims.
    if same.arguments.get("least") != said.arguments.get("least"):
        return None
    return probability_figure("evidence-without-random", same.probability, count=count)
