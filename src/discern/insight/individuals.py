"""Individuals who stand out in a team: outliers, bridges between two groups, and pairs of opposites."""

from collections.abc import Iterator

import numpy as np

from discern.contract import STYLES, CandidateRef, Insight, Style, certainty
from discern.insight.phrase_book import BESIDE, ENDS, OPPOSITE, RUB, SHARED
from discern.insight.places import Floats, normal_cdf
from discern.insight.style_counts import prob_both_lead
from discern.insight.team_arrays import TeamArrays
from discern.insight.wording import (
    LIKELY,
    VERY_LIKELY,
    full_name,
    hedge,
    probability_evidence,
    rounded_evidence,
    state,
)

MOST_NAMED = 3
"""At most this many outliers, bridges and pairs are named, the surest first."""

FEWEST_OTHERS = 4
"""An outlier needs at least this many other members to stand apart from."""

OUTLYING = 2.0
"""An outlier is farther from the others' centre than this many times the others' spread around it."""

WORTH_SAYING = 1.0
"""Nobody closer than this to the others' centre, in θ, is an outlier, however close together the others are."""

CAMP = 2
"""At least this many people who lead with a style form a group that can be bridged."""

_LEAST = 1e-12
"""Replaces zero as a divisor, when everybody has the same position and no error."""

_MOST_TIMES = 99.0

_FIRST = 1000.0
"""More than any distance, so that what is very likely sorts before what is likely."""

RARE = 1 / 3
"""A bridge is named only if at most this share of the team is expected to be one."""


def find_outliers(team: TeamArrays, variances: Floats) -> Iterator[Insight]:
    """People whose position is likely to be far from the others'."""
    if team.profiled <= FEWEST_OTHERS:
        return
    probabilities, ratios = outlying(team.places, variances)
    for row in np.argsort(-probabilities)[:MOST_NAMED]:
        probability = float(probabilities[row])
        if probability < LIKELY:
            return
        strength = certainty(probability)
        person = team.people[row]
        yield state(
            f"outlier-{person.id}",
            "outlier",
            f"{hedge(strength)} {{0}} stands apart on the circle: more than twice as far from the middle of the others "
            "as they are on average.",
            strength,
            [
                probability_evidence("of more than twice the others' spread", probability),
                rounded_evidence("distance from the others' centre in times of their spread", float(ratios[row])),
            ],
            [person],
            f"{hedge(strength)} somebody here stands apart on the circle: more than twice as far from the middle of "
            "the others as they are on average.",
        )


def outlying(places: Floats, variances: Floats) -> tuple[Floats, Floats]:
    """For each of n people: P(true distance from the centre of the others > `OUTLYING` times the others' root mean
    square distance from it), 0 for who lies near that centre, and the ratio of the two, both (n,).

    The two squared distances are taken as independent with gamma distributions of the right mean and variance, whose
    cube roots are nearly normal (Wilson & Hilferty 1931; Paulson 1942 for their ratio).
    """
    n = len(places)
    away = places - places.mean(axis=0)
    squares = np.square(away).sum(axis=1)
    total, others = float(variances.sum()), n - 1
    # One's distance from the centre of the others.
    own = squares * (n / others) ** 2
    error = variances + (total - variances) / others**2
    own_mean = own + 2 * error
    own_variance = 4 * np.square(error) + 4 * error * own
    # The others' scatter around their own centre, which lies away[i] / (n − 1) beyond that of all.
    weighted = variances[:, None] * away
    around = (
        float(variances @ squares)
        - variances * squares
        + 2 / others * (away * (weighted.sum(axis=0) - weighted)).sum(axis=1)
        + squares * (total - variances) / others**2
    )
    left = total - variances
    traces = (1 - 2 / others) * (float(np.square(variances).sum()) - np.square(variances)) + np.square(left / others)
    rest_mean = (squares.sum() - n / others * squares) + 2 * (1 - 1 / others) * left
    rest_variance = 4 * traces + 4 * around
    own_mean, rest_mean = np.maximum(own_mean, _LEAST), np.maximum(rest_mean, _LEAST)
    a, b = own_variance / (9 * np.square(own_mean)), rest_variance / (9 * np.square(rest_mean))
    ratio = own_mean / (rest_mean / others)
    root = (OUTLYING**2 / ratio) ** (1 / 3)
    z = ((1 - a) - root * (1 - b)) / np.sqrt(np.maximum(a + np.square(root) * b, _LEAST))
    return normal_cdf(z) * (own_mean >= WORTH_SAYING**2), np.minimum(np.sqrt(ratio), _MOST_TIMES)


def find_bridges(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
    """The few who lead with a style between two opposite ones that each lead several of the others."""
    found: list[tuple[float, int, Style, Style, Style]] = []
    for one in ENDS:
        other = OPPOSITE[one]
        between = [STYLES.index(style) for style in BESIDE[one]]
        if probabilities[:, between].sum() > RARE * team.profiled:
            continue
        for column in between:
            for row in np.argsort(-probabilities[:, column])[:MOST_NAMED]:
                own = float(probabilities[row, column])
                if own < LIKELY:
                    break
                camps = prob_both_lead(np.delete(probabilities, row, axis=0), one, other, CAMP)
                found.append((own * camps, int(row), STYLES[column], one, other))
    found.sort(key=lambda each: (-each[0], each[1]))
    for probability, row, style, one, other in found[:MOST_NAMED]:
        if probability < LIKELY:
            return
        strength = certainty(probability)
        person = team.people[row]
        rest = (
            f"leads with {full_name(style)} and so stands between those here who lead with {one} and those who lead "
            f"with {other}, sharing {SHARED[frozenset((style, one))]} with the first and "
            f"{SHARED[frozenset((style, other))]} with the second"
        )
        yield state(
            f"bridge-{style}-{one}{other}-{person.id}",
            "bridge",
            f"{hedge(strength)} {{0}} {rest}.",
            strength,
            [
                probability_evidence(f"of leading with {style}", float(probabilities[row, STYLES.index(style)])),
                probability_evidence(
                    f"of that and of at least {CAMP} others each for {one} and for {other}", probability
                ),
            ],
            [person],
            f"{hedge(strength)} somebody {rest}.",
        )


def find_friction(team: TeamArrays, probabilities: Floats) -> Iterator[Insight]:
    """Pairs who likely lead with opposite styles: the very likely ones first, then the farthest apart; nobody twice."""
    found: list[tuple[float, float, int, int, Style]] = []
    for one in ENDS:
        leads, across = probabilities[:, STYLES.index(one)], probabilities[:, STYLES.index(OPPOSITE[one])]
        firsts, seconds = np.flatnonzero(leads >= LIKELY), np.flatnonzero(across >= LIKELY)
        joint = np.outer(leads[firsts], across[seconds])
        apart = np.hypot(*(team.places[firsts, None] - team.places[None, seconds]).transpose(2, 0, 1))
        rank = np.where(joint >= LIKELY, apart + _FIRST * (joint >= VERY_LIKELY), -1.0)
        for _ in range(min(MOST_NAMED, rank.size)):
            row, column = divmod(int(rank.argmax()), len(seconds))
            if rank[row, column] < 0:
                break
            pair = (int(firsts[row]), int(seconds[column]))
            found.append((float(rank[row, column]), float(joint[row, column]), *pair, one))
            rank[row] = rank[:, column] = -1.0
    found.sort(key=lambda each: -each[0])
    for place, probability, first, second, one in found[:MOST_NAMED]:
        yield _rub((team.people[first], team.people[second]), one, probability, place % _FIRST)


def _rub(people: tuple[CandidateRef, CandidateRef], one: Style, probability: float, apart: float) -> Insight:
    first, second = people
    other, strength = OPPOSITE[one], certainty(probability)
    because = f"They may rub: {RUB[one]}."
    return state(
        f"friction-{one}{other}-{first.id}-{second.id}",
        "friction",
        f"{hedge(strength)} {{0}} leads with {one} and {{1}} with {other}, opposite styles. {because}",
        strength,
        [
            probability_evidence(f"that one leads with {one} and the other with {other}", probability),
            rounded_evidence("distance on the circle, in θ", apart),
        ],
        people,
        f"{hedge(strength)} two people here lead with {one} and {other}, opposite styles. {because}",
    )
