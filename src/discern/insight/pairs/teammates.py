"""What one person can expect of each team-mate: the same, something complementary, the opposite, or it is open."""

from collections.abc import Sequence

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Claim
from discern.contract.models.results import Results
from discern.insight.circle_positions import Floats, profiles_of, style_probabilities
from discern.insight.claims import claim, count_figure, is_claimed, probability_figure
from discern.insight.pairs.pair_styles import likeliest_styles, prob_opposite, prob_same
from discern.insight.style_circle import OPPOSITE


def describe_teammates(person: Results, teammates: Sequence[Results]) -> list[Claim]:
    """A claim about each of ``teammates`` with a profile, the most probable first; what is open comes last.

    Two who lead with the same style are *same*, with opposite styles *opposite*, and with neighbouring styles, which
    share one end of an axis, *complementary*. The person comes first in each claim.

    Raises:
        ValueError: the person's result is withheld (null scores or style).
    """
    own = profiles_of([person])
    if not own:
        raise ValueError("a withheld result can't be compared")
    known = style_probabilities(own[0].style)
    claims = []
    for other in profiles_of(teammates):
        theirs = style_probabilities(other.style)
        people = (own[0].candidate, other.candidate)
        if known is None or theirs is None:
            evidence = [count_figure("evidence-known-probabilities", (known is not None) + (theirs is not None))]
            claims.append(claim(f"teammate_open-{other.candidate.id}", *_OPEN, None, evidence, people))
        else:
            claims.append(_describe(people, np.outer(known, theirs)))
    return sorted(claims, key=lambda each: (-(each.probability or 0.0), each.people[1].name, each.people[1].id))


_OPEN = ("teammate_open", "teammate-open")


def _describe(people: tuple[CandidateRef, CandidateRef], joint: Floats) -> Claim:
    """By the two styles if they are likely enough, else by how they lie to each other, else that it is open.

    ``joint`` (4, 4) holds P(the person leads with i and the team-mate with j).
    """
    one, other, likeliest = likeliest_styles(joint)
    same, opposite = prob_same(joint), prob_opposite(joint)
    probabilities = {"same": same, "complementary": 1 - same - opposite, "opposite": opposite}
    evidence = [
        probability_figure("evidence-pair-styles", likeliest, first=(one,), second=(other,)),
        probability_figure("evidence-pair-same", same),
        probability_figure("evidence-pair-complementary", probabilities["complementary"]),
        probability_figure("evidence-pair-opposite", opposite),
    ]
    id_ = people[1].id
    if is_claimed(likeliest):
        relation = "same" if one == other else "opposite" if OPPOSITE[one] == other else "complementary"
        kind, message = f"teammate_{relation}", f"teammate-{relation}"
        styles = {"styles": (one,)} if one == other else {"first": (one,), "second": (other,)}
        return claim(f"{kind}-{one}{other}-{id_}", kind, message, likeliest, evidence, people, **styles)
    relation = max(probabilities, key=lambda name: probabilities[name])
    if is_claimed(probabilities[relation]):
        kind, message = f"teammate_{relation}", f"teammate-{relation}-unsure"
        return claim(f"{kind}-unsure-{id_}", kind, message, probabilities[relation], evidence, people)
    return claim(f"teammate_open-{id_}", *_OPEN, None, evidence, people)
