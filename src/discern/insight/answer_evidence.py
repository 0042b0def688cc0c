"""The answers of a person that moved a claim about them most, by how probable it would be without each of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from discern.contract.models.insights import Claim, NumberArgument, TopicArgument
from discern.contract.score_errors import NORMAL
from discern.contract.styles import STYLES
from discern.insight.circle import ENDS_OF, OPPOSITE
from discern.insight.claims import end_of, styles_of
from discern.instrument import Bank, Choice, Item, ProfileEstimate, leave_one_out
from discern.instrument.style import DIRECTIONS, HALVES


def probability_of(claim: Claim, estimate: ProfileEstimate) -> float | None:
    """How probable ``claim`` is by ``estimate``; None for what claims nothing of its own, such as advice."""
    if claim.probability is None or claim.kind not in _BY_KIND:
        return None
    return _BY_KIND[claim.kind](claim, estimate)


def _in_direction(claim: Claim, estimate: ProfileEstimate) -> float:
    """That the person lies in the claim's direction."""
    return estimate.circle.probability_within(DIRECTIONS["".join(styles_of(claim))], 45)


def _in_half(claim: Claim, estimate: ProfileEstimate) -> float:
    """That the person lies in the claim's half of the circle."""
    return estimate.circle.probability_beyond(HALVES[end_of(claim)])


def _score(claim: Claim, estimate: ProfileEstimate) -> float | None:
    """That the score is beyond the claim's line."""
    [style] = styles_of(claim)
    line, side = claim.arguments["line"], claim.arguments["side"]
    assert isinstance(line, NumberArgument)
    assert isinstance(side, TopicArgument)
    if line.value is None:
        return None
    score = estimate.scores[style]
    sign = 1 if side.topic == "above" else -1
    return NORMAL.cdf(sign * (score.theta - NORMAL.inv_cdf(line.value / 100)) / score.theta_se)


_BY_KIND: Mapping[str, Callable[[Claim, ProfileEstimate], float | None]] = {
    "style": _in_direction,
    "pace": _in_half,
    "focus": _in_half,
    "score": _score,
}


MOST_SUPPORTING = 3
MOST_OPPOSING = 2

LEAST_INFLUENCE = 0.2
"""An answer that moves the logit of a probability by less isn't shown: 80% becomes 77% by so much."""

EDGE = 1e-9
"""Probabilities that are nearer to 0 or 1 count as this near."""


@dataclass(frozen=True, slots=True)
class AnswerInfluence:
    """An answer, how probable a claim is ``without`` it, and its ``influence``: the logit of the claim's probability by
    all answers, less that without this one. Above 0 the answer speaks for the claim.

    ``most_tells`` and ``least_tells`` are whether the statement chosen as most, and as least, like the person reads the
    way the answer counts, see `_reads`. Where somebody picks a statement of D over one of I, for example, it is the
    latter alone that speaks against the people-first half.
    """

    choice: Choice
    without: float
    influence: float
    most_tells: bool
    least_tells: bool


@dataclass(frozen=True, slots=True)
class ClaimAnswers:
    """A claim, and the answers that speak for it and against it, the strongest first. ``probability`` is the claim's by
    all answers and by the parameters of the bank: an older result may have been computed by others."""

    claim: Claim
    probability: float
    supporting: tuple[AnswerInfluence, ...]
    opposing: tuple[AnswerInfluence, ...]


def strongest_answers(claims: Iterable[Claim], bank: Bank, choices: Sequence[Choice]) -> list[ClaimAnswers]:
    """For each of the ``claims`` about a person, as `describe_person` makes them, the answers that moved it most.

    The profile is estimated anew without each answer. Claims that rest on others, such as advice, and those that claim
    nothing are left out. At most `MOST_SUPPORTING` and `MOST_OPPOSING` answers a claim, none or few where no single one
    counts for much, of those with a statement that reads the way they count. Raises `ChoiceError` for choices that
    ``bank`` can't score.
    """
    estimates = leave_one_out(bank, choices)
    everything, without = estimates.all, estimates.without
    found = []
    for claim in claims:
        probability = probability_of(claim, everything)
        remaining = [each for estimate in without if (each := probability_of(claim, estimate)) is not None]
        if probability is None or len(remaining) < len(choices):
            continue
        moved = logit(probability) - np.array([logit(each) for each in remaining])
        influences = [
            AnswerInfluence(choice, each, float(influence), *_telling_ends(bank, choice, claim, influence > 0))
            for choice, each, influence in zip(choices, remaining, moved, strict=True)
        ]
        # Statements of equal parameters make answers equally strong: by block then, whatever the order of answering.
        told = [each for each in influences if each.most_tells or each.least_tells]
        ranked = sorted(told, key=lambda each: (-round(each.influence, 9), each.choice.block))
        supporting, opposing = ranked[:MOST_SUPPORTING], ranked[::-1][:MOST_OPPOSING]
        found.append(
            ClaimAnswers(
                claim,
                probability,
                tuple(each for each in supporting if each.influence >= LEAST_INFLUENCE),
                tuple(each for each in opposing if each.influence <= -LEAST_INFLUENCE),
            )
        )
    return found


def _telling_ends(bank: Bank, choice: Choice, claim: Claim, supports: bool) -> tuple[bool, bool]:
    """Whether the statements chosen as most and as least like the person read the way an answer counts."""
    items = {item.id: item for item in bank.blocks[choice.block].items}
    speaks_for, speaks_against = (_reads(claim, items[item]) for item in (choice.most, choice.least))
    way = 1 if supports else -1
    return speaks_for == way, speaks_against == -way


def _reads(claim: Claim, item: Item) -> int:
    """1 where a statement says of somebody what the claim does, -1 where it says the contrary, and 0 where neither.

    A statement of a style says that somebody is in its direction and in both of its halves. A reverse-keyed one says
    only what somebody doesn't do: that is little of that style, and no word for the other half.
    """
    if item.style is None:
        return 0
    if claim.kind == "score":
        is_above = claim.arguments["side"] == TopicArgument(topic="above")
        return item.key * (1 if is_above else -1) if item.style in styles_of(claim) else 0
    if item.key < 0:
        return 0
    inside = styles_of(claim) if claim.kind == "style" else [each for each in STYLES if end_of(claim) in ENDS_OF[each]]
    return 1 if item.style in inside else -1 if item.style in {OPPOSITE[each] for each in inside} else 0


def logit(probability: float) -> float:
    """The natural logarithm of the odds, of a probability kept at least `EDGE` from 0 and 1."""
    kept = min(max(probability, EDGE), 1 - EDGE)
    return log(kept / (1 - kept))
