"""Individuals who stand out in a team: who is at an end of an axis, outliers, bridges, and pairs of opposites."""

from collections.abc import Iterator

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import LIKELY, VERY_LIKELY
from discern.contract.models.insights import Claim
from discern.contract.styles import STYLES, Style
from discern.insight.circle import AXES, BESIDE, ENDS, OF_OPPOSITES, OPPOSITE, SHARED, Floats, Places, share_of
from discern.insight.claims import claim, number_figure, probability_figure
from discern.insight.team.counts import Team

MAX_NAMED = 3
"""The most outliers, bridges and pairs to name; the surest come first."""

MIN_OTHERS = 4
"""An outlier is called one only against at least this many other members."""

OUTLIER_RATIO = 2.0
"""An outlier's distance from the others' centre, in multiples of the others' root mean square distance from it."""

MIN_DISTANCE = 1.0
"""Nobody expected closer than this to the others' centre, in θ, is an outlier, however tight the group is."""

MIN_GROUP = 2
"""A group to be bridged has at least this many people in its direction."""

MAX_BRIDGE_SHARE = 1 / 3
"""Bridges are named only where at most this share of the team is expected in a direction in between."""


def find_ends(team: Team) -> Iterator[Claim]:
    """Name who is likely farther towards an end of an axis than everybody else; levels cancel in that."""
    if team.profiled <= MIN_OTHERS:
        return
    for axis in AXES:
        for end, order in zip(ENDS[axis], (np.argmax, np.argmin), strict=True):
            first = np.bincount(order(team.places.on(axis), axis=1), minlength=team.profiled) / len(
                team.places.positions
            )
            row = int(first.argmax())
            if first[row] < LIKELY:
                continue
            evidence = [probability_figure("evidence-end", float(first[row]), end=end)]
            person = team.people[row]
            yield claim(
                f"end-{end}", "end", "team-end", float(first[row]), evidence, [person], end=end, **team.coverage
            )


def find_outliers(team: Team) -> Iterator[Claim]:
    """Name the people who likely lie far from everybody else."""
    if team.profiled <= MIN_OTHERS:
        return
    probabilities, ratios = outlier_probabilities(team.places)
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


def outlier_probabilities(places: Places) -> tuple[Floats, Floats]:
    """How probably, and how far, each of n people lies outside the rest of the group; n ≥ 3.

    Returns:
        P(distance from the centre of the others > `OUTLIER_RATIO` times the others' root mean square distance from it),
        0 for people expected within `MIN_DISTANCE`; and the median ratio of the two distances. Both (n,).
    """
    people = places.positions.shape[1]
    others = people - 1
    squares = np.square(places.positions - places.positions.mean(axis=1, keepdims=True)).sum(axis=2)
    # The distance from the others' centre is n / (n − 1) times the distance from everybody's; leaving a person out
    # takes n / (n − 1) of their square off the sum around the centre.
    own = squares * (people / others) ** 2
    rest = np.maximum(squares.sum(axis=1, keepdims=True) - people / others * squares, 1e-12) / others
    ratio = np.sqrt(own / rest)
    is_far = np.median(own, axis=0) >= MIN_DISTANCE**2
    return (ratio > OUTLIER_RATIO).mean(axis=0) * is_far, np.median(ratio, axis=0)


def find_bridges(team: Team) -> Iterator[Claim]:
    """Name the few who lie in a direction between two opposite ones, each of which has several others."""
    found: list[tuple[float, int, Style, Style, Style]] = []
    probabilities = team.places.quarters.mean(axis=0)
    for one in OF_OPPOSITES:
        other = OPPOSITE[one]
        between = [STYLES.index(style) for style in BESIDE[one]]
        # Where many lie in between, nobody in particular is the bridge.
        if probabilities[:, between].sum() > MAX_BRIDGE_SHARE * team.profiled:
            continue
        for column in between:
            for row in np.argsort(-probabilities[:, column])[:MAX_NAMED]:
                if probabilities[row, column] < LIKELY:
                    break
                # A person in between is in neither group.
                camps = (team.places.counts[:, [STYLES.index(one), STYLES.index(other)]] >= MIN_GROUP).all(axis=1)
                bridge = share_of(camps & team.places.quarters[:, row, column])
                found.append((bridge, int(row), STYLES[column], one, other))
    found.sort(key=lambda each: (-each[0], each[1]))
    for probability, row, style, one, other in found[:MAX_NAMED]:
        if probability < LIKELY:
            return
        person = team.people[row]
        own = float(probabilities[row, STYLES.index(style)])
        sides = {"one": (one,), "other": (other,)}
        yield claim(
            f"bridge-{style}-{one}{other}-{person.id}",
            "bridge",
            "team-bridge",
            probability,
            [
                probability_figure("evidence-direction", own, styles=(style,)),
                probability_figure("evidence-bridge", probability, least=MIN_GROUP, **sides),
            ],
            [person],
            styles=(style,),
            shared_one=SHARED[frozenset((style, one))],
            shared_other=SHARED[frozenset((style, other))],
            **sides,
        )


def find_friction(team: Team) -> Iterator[Claim]:
    """Name pairs who likely lie in opposite directions, each person once.

    Very likely pairs come before likely ones, and pairs farther apart on the circle before closer ones.
    """
    quarters, middle = team.places.quarters, np.median(team.places.positions, axis=0)
    probabilities = quarters.mean(axis=0)
    found: list[tuple[bool, float, float, int, int, Style]] = []
    for one in OF_OPPOSITES:
        column, across = STYLES.index(one), STYLES.index(OPPOSITE[one])
        # A pair can't be likelier than either of its members, so the rest of a large team never enters the product.
        firsts = np.flatnonzero(probabilities[:, column] >= LIKELY)
        seconds = np.flatnonzero(probabilities[:, across] >= LIKELY)
        here, there = (
            quarters[:, rows, place].astype(np.float32) for rows, place in ((firsts, column), (seconds, across))
        )
        joint = np.asarray(here.T @ there, dtype=np.float64) / len(quarters)
        apart = np.hypot(*(middle[firsts, None] - middle[None, seconds]).transpose(2, 0, 1))
        for row, other in _surest_pairs(joint, apart):
            probability, distance = float(joint[row, other]), float(apart[row, other])
            pair = (int(firsts[row]), int(seconds[other]))
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


MOST_KNOWN = 20
"""In a team of more people, advice and contrasts single out nobody: those who read them may not know each other."""


def find_contrasts(team: Team) -> Iterator[Claim]:
    """For each axis, name the two who are surest to lie in its opposite halves; nobody twice."""
    if team.profiled > MOST_KNOWN:
        return
    named: set[int] = set()
    for axis in AXES:
        positive, negative = (team.places.at(end).astype(np.float32) for end in ENDS[axis])
        joint = np.asarray(positive.T @ negative, dtype=np.float64) / len(positive)
        joint[list(named), :] = joint[:, list(named)] = 0.0
        first, second = divmod(int(joint.argmax()), team.profiled)
        across = float(joint[first, second])
        if across < LIKELY:
            continue
        named |= {first, second}
        people = [team.people[first], team.people[second]]
        evidence = [probability_figure("evidence-pair-halves", across, axis=axis)]
        id_ = f"pair-opposite-{axis}-{people[0].id}-{people[1].id}"
        yield claim(id_, "pair", "team-pair-opposite", across, evidence, people, axis=axis)
