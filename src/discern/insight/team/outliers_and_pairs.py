"""Individuals who stand out in a team: outliers, bridges between two groups, and pairs of opposites."""

from collections.abc import Iterator

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import LIKELY, VERY_LIKELY
from discern.contract.models.insights import Claim
from discern.contract.styles import STYLES, Style
from discern.insight.circle import BESIDE, OF_OPPOSITES, OPPOSITE, SHARED, Floats
from discern.insight.claims import claim, number_figure, probability_figure
from discern.insight.team.counts import TeamArrays, prob_both_lead
from discern.instrument import normal_cdf

MAX_NAMED = 3
"""The most outliers, bridges and pairs to name; the surest come first."""

MIN_OTHERS = 4
"""An outlier is called one only against at least this many other members."""

OUTLIER_RATIO = 2.0
"""An outlier's distance from the others' centre, in multiples of the others' root mean square distance from it."""

MIN_DISTANCE = 1.0
"""Nobody closer than this to the others' centre, in θ, is an outlier, however tight the group is."""

MIN_GROUP = 2
"""A group to be bridged has at least this many people who lead with its style."""

_TINY = 1e-12
"""Stands in for zero in a divisor: a team whose members share one position and have no error."""

_MAX_RATIO = 99.0
"""Reported ratios are capped here, for the same case."""

MAX_BRIDGE_SHARE = 1 / 3
"""Bridges are named only where at most this share of the team is expected to lead with a style in between."""


def find_outliers(team: TeamArrays, variances: Floats) -> Iterator[Claim]:
    """Name the people who likely lie far from everybody else; ``variances`` are those of ``team``, all known."""
    if team.profiled <= MIN_OTHERS:
        return
    probabilities, ratios = outlier_probabilities(team.places, variances)
    for row in np.argsort(-probabilities)[:MAX_NAMED]:
        probability = float(probabilities[row])
        if probability < LIKELY:
            return
        person = team.people[row]
        evidence = [
            probability_figure("evidence-outlier", probability),
            number_figure("evidence-outlier-distance", float(ratios[row]), 2),
        ]
        yield claim(f"outlier-{person.id}", "outlier", "team-outlier", probability, evidence, [person])


def outlier_probabilities(places: Floats, variances: Floats) -> tuple[Floats, Floats]:
    """How probably, and how far, each of n people lies outside the rest of the group.

    Args:
        places: estimated positions (n, 2) in θ, n ≥ 3.
        variances: error variance of either coordinate (n,), in θ².

    Returns:
        P(true distance from the centre of the others > `OUTLIER_RATIO` times the others' root mean square distance from
        it), 0 for people expected within `MIN_DISTANCE`; and the estimated ratio of the two distances. Both (n,).

    Both squared distances are quadratic forms in normal variables. They are approximated by independent gamma
    distributions with the same mean and variance; cube roots of those are nearly normal (Wilson & Hilferty 1931,
    and Paulson 1942 for the ratio of two).
    """
    n = len(places)
    away = places - places.mean(axis=0)
    squares = np.square(away).sum(axis=1)
    total, others = float(variances.sum()), n - 1
    # The distance from the others' centre is n / (n − 1) times the distance from everybody's centre. Its error is the
    # person's own plus that of a mean of n − 1. With estimate d and error variance v per coordinate, the squared true
    # distance has mean d² + 2v and variance 4v² + 4v·d².
    own = squares * (n / others) ** 2
    error = variances + (total - variances) / others**2
    own_mean = own + 2 * error
    own_variance = 4 * np.square(error) + 4 * error * own
    # The others' sum of squares around their own centre, for all n at once: leaving person i out moves the centre by
    # −away[i] / (n − 1). `around` is Σ variance·squared distance over the others, expanded in that shift, so that no
    # loop over the people left out is needed.
    weighted = variances[:, None] * away
    around = (
        float(variances @ squares)
        - variances * squares
        + 2 / others * (away * (weighted.sum(axis=0) - weighted)).sum(axis=1)
        + squares * (total - variances) / others**2
    )
    # tr(AVAV) of the n − 1 others, as in `team_level.sum_of_squares`: the variance that error alone brings.
    left = total - variances
    traces = (1 - 2 / others) * (float(np.square(variances).sum()) - np.square(variances)) + np.square(left / others)
    rest_mean = (squares.sum() - n / others * squares) + 2 * (1 - 1 / others) * left
    rest_variance = 4 * traces + 4 * around
    # Paulson's normal deviate for the ratio of the two, at the line OUTLIER_RATIO².
    own_mean, rest_mean = np.maximum(own_mean, _TINY), np.maximum(rest_mean, _TINY)
    a, b = own_variance / (9 * np.square(own_mean)), rest_variance / (9 * np.square(rest_mean))
    ratio = own_mean / (rest_mean / others)
    root = (OUTLIER_RATIO**2 / ratio) ** (1 / 3)
    z = ((1 - a) - root * (1 - b)) / np.sqrt(np.maximum(a + np.square(root) * b, _TINY))
    return normal_cdf(z) * (own_mean >= MIN_DISTANCE**2), np.minimum(np.sqrt(ratio), _MAX_RATIO)


def find_bridges(team: TeamArrays, probabilities: Floats) -> Iterator[Claim]:
    """Name the few who lead with a style between two opposite ones, each of which leads several others.

    ``probabilities`` (n, 4): of leading with D, I, S and C.
    """
    found: list[tuple[float, int, Style, Style, Style]] = []
    for one in OF_OPPOSITES:
        other = OPPOSITE[one]
        between = [STYLES.index(style) for style in BESIDE[one]]
        # Where many lie in between, nobody in particular is the bridge.
        if probabilities[:, between].sum() > MAX_BRIDGE_SHARE * team.profiled:
            continue
        for column in between:
            for row in np.argsort(-probabilities[:, column])[:MAX_NAMED]:
                own = float(probabilities[row, column])
                if own < LIKELY:
                    break
                # The bridge is not a member of either group, and answers independently of them.
                camps = prob_both_lead(np.delete(probabilities, row, axis=0), one, other, MIN_GROUP)
                found.append((own * camps, int(row), STYLES[column], one, other))
    found.sort(key=lambda each: (-each[0], each[1]))
    for probability, row, style, one, other in found[:MAX_NAMED]:
        if probability < LIKELY:
            return
        person = team.people[row]
        leads = float(probabilities[row, STYLES.index(style)])
        sides = {"one": (one,), "other": (other,)}
        yield claim(
            f"bridge-{style}-{one}{other}-{person.id}",
            "bridge",
            "team-bridge",
            probability,
            [
                probability_figure("evidence-leads", leads, styles=(style,)),
                probability_figure("evidence-bridge", probability, least=MIN_GROUP, **sides),
            ],
            [person],
            styles=(style,),
            shared_one=SHARED[frozenset((style, one))],
            shared_other=SHARED[frozenset((style, other))],
            **sides,
        )


def find_friction(team: TeamArrays, probabilities: Floats) -> Iterator[Claim]:
    """Name pairs who likely lead with opposite styles, each person once.

    Very likely pairs come before likely ones, and pairs farther apart on the circle before closer ones.
    ``probabilities`` (n, 4): of leading with D, I, S and C.
    """
    found: list[tuple[bool, float, float, int, int, Style]] = []
    for one in OF_OPPOSITES:
        leads, across = probabilities[:, STYLES.index(one)], probabilities[:, STYLES.index(OPPOSITE[one])]
        firsts, seconds = np.flatnonzero(leads >= LIKELY), np.flatnonzero(across >= LIKELY)
        # A pair can't be likelier than either of its members, so the rest of a large team never enters the product.
        joint = np.outer(leads[firsts], across[seconds])
        apart = np.hypot(*(team.places[firsts, None] - team.places[None, seconds]).transpose(2, 0, 1))
        for row, column in _surest_pairs(joint, apart):
            probability, distance = float(joint[row, column]), float(apart[row, column])
            pair = (int(firsts[row]), int(seconds[column]))
            found.append((probability >= VERY_LIKELY, distance, probability, *pair, one))
    found.sort(key=lambda each: each[:2], reverse=True)
    for _, distance, probability, first, second, one in found[:MAX_NAMED]:
        yield _claim_friction((team.people[first], team.people[second]), one, probability, distance)


def _surest_pairs(joint: Floats, apart: Floats) -> Iterator[tuple[int, int]]:
    """The rows and columns of at most `MAX_NAMED` likely pairs, very likely ones first, then the farthest apart.

    No row and no column comes twice. Both arrays are (n, m): how probable each pair is, and how far apart it lies.
    """
    free = joint >= LIKELY
    for _ in range(MAX_NAMED):
        very_likely = free & (joint >= VERY_LIKELY)
        candidates = very_likely if very_likely.any() else free
        if not candidates.any():
            return
        row, column = divmod(int(np.where(candidates, apart, -1.0).argmax()), joint.shape[1])
        yield row, column
        free[row] = free[:, column] = False


def _claim_friction(people: tuple[CandidateRef, CandidateRef], one: Style, probability: float, apart: float) -> Claim:
    first, second = people
    other = OPPOSITE[one]
    camps = {"one": (one,), "other": (other,)}
    evidence = [
        probability_figure("evidence-friction", probability, **camps),
        number_figure("evidence-distance", apart, 2),
    ]
    return claim(
        f"friction-{one}{other}-{first.id}-{second.id}",
        "friction",
        "team-friction",
        probability,
        evidence,
        people,
        **camps,
    )
