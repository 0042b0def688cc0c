"""Two people compared: their styles, where they lie on the axes, and what each can try; and one person's team-mates."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from statistics import NormalDist

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import LIKELY, Certainty, certainty
from discern.contract.models.comparisons import Comparison, Difference
from discern.contract.models.insights import Claim, Figure
from discern.contract.models.results import Interval, Results, Score
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import STYLES, ByStyle, Style
from discern.insight.circle import (
    ALIKE,
    APART,
    AXES,
    ENDS,
    ENDS_OF,
    MIDDLE,
    NORMAL,
    OF_OPPOSITES,
    OPPOSITE,
    Axis,
    Floats,
    Profile,
    leading_styles,
    opposite_end,
    position,
    position_figure,
    prob_beyond,
    prob_within,
    profiles_of,
    style_probabilities,
)
from discern.insight.claims import (
    Value,
    advice,
    claim,
    claim_several_banks,
    count_figure,
    is_claimed,
    probability_figure,
)
from discern.instrument import normal_cdf


class Pair:
    """Two people with profiles, their style probabilities, their positions on the circle, and the ends of the axes that
    are taught of the styles of which they lead with one."""

    def __init__(self, a: Profile, b: Profile) -> None:
        self.people = (a.candidate, b.candidate)
        self.style_probabilities = (style_probabilities(a.style), style_probabilities(b.style))
        self.places = (a.place, b.place)
        self.taught = (_taught_of(a), _taught_of(b))

    def claim(
        self,
        id_: str,
        kind: str,
        message: str,
        probability: float | None,
        evidence: list[Figure],
        *,
        turned: bool = False,
        **values: Value,
    ) -> Claim:
        """A claim about both; ``turned`` puts the second person first."""
        return claim(id_, kind, message, probability, evidence, self.people[::-1] if turned else self.people, **values)


def _taught_of(profile: Profile) -> frozenset[str]:
    """The ends that all styles of which a person leads with one are towards; none where the style is open."""
    known = style_probabilities(profile.style)
    leading = () if known is None else leading_styles(known)
    return frozenset.intersection(*(ENDS_OF[style] for style in leading)) if leading else frozenset()


def advise(base: Claim, messages: Iterable[tuple[str, str]], *, without: Collection[str] = ()) -> Iterator[Claim]:
    """Advice that rests on ``base``, from its kind and message; none unless ``base`` is at least likely.

    It takes over the claim's probability, evidence, people and arguments, save those in ``without``. Its id is its kind
    and the claim's id, with a number where there are several of a kind.
    """
    if base.probability is None or base.probability < LIKELY:
        return
    values = {name: each for name, each in base.arguments.items() if name not in without and each.type != "person"}
    given = list(messages)
    kinds = [kind for kind, _ in given]
    for place, (kind, message) in enumerate(given):
        number = f"-{kinds[: place + 1].count(kind)}" if kinds.count(kind) > 1 else ""
        yield advice(base, kind, message, number, **values)


_OF_THE_SAME = (
    ("strength", "pair-same-style-strength"),
    ("watch_out", "pair-same-style-watch-out"),
    ("try", "pair-same-style-try"),
    ("question", "pair-same-style-question"),
)
_OF_OPPOSITES = (
    ("strength", "pair-strength"),
    ("watch_out", "pair-opposite-styles-watch-out"),
    ("try", "pair-opposite-styles-try"),
    ("question", "pair-opposite-styles-question"),
)
_OF_NEIGHBOURS = (("strength", "pair-strength"),)


def prob_same(joint: Floats) -> float:
    """P(both lead with the same style)."""
    return float(np.trace(joint))


def prob_opposite(joint: Floats) -> float:
    """P(they lead with opposite styles)."""
    return float(sum(joint[row, STYLES.index(OPPOSITE[style])] for row, style in enumerate(STYLES)))


def likeliest_styles(joint: Floats) -> tuple[Style, Style, float]:
    """What the first and the second most probably lead with, and how probably they both do."""
    row, column = divmod(int(joint.argmax()), len(STYLES))
    return STYLES[row], STYLES[column], float(joint[row, column])


def describe_styles(pair: Pair, joint: Floats) -> Iterator[Claim]:
    """The styles by name if that is likely enough, else whether they are the same, opposite or different, else open.

    ``joint`` (4, 4) holds P(the first leads with i and the second with j).
    """
    one, other, likeliest = likeliest_styles(joint)
    same, opposite = prob_same(joint), prob_opposite(joint)
    # Of two opposite styles the same one always comes first, so that advice has two cases and not four.
    turned = OPPOSITE[one] == other and one not in OF_OPPOSITES
    if turned:
        one, other = other, one
    unsure = _unsure(joint)
    figures = [
        probability_figure("evidence-pair-styles", likeliest, first=(one,), second=(other,)),
        probability_figure("evidence-pair-same", same),
        probability_figure("evidence-pair-opposite", opposite),
    ]
    if is_claimed(likeliest):
        base, messages = _name(pair, one, other, likeliest, figures, turned=turned)
        yield base
        yield from advise(base, messages)
    elif is_claimed(same):
        yield pair.claim("same_style", "same_style", "pair-same-style-unsure", same, figures)
    elif is_claimed(opposite):
        yield pair.claim("opposite_styles", "opposite_styles", "pair-opposite-unsure", opposite, figures, unsure=unsure)
    elif is_claimed(1 - same):
        figures[0] = probability_figure("evidence-pair-different", 1 - same)
        yield pair.claim(
            "different_styles", "different_styles", "pair-different-unsure", 1 - same, figures, unsure=unsure
        )
    else:
        yield pair.claim("styles-open", "styles_open", "pair-styles-open", None, figures)


def _unsure(joint: Floats) -> str:
    """Whose style isn't likely enough to be claimed: the first one's, the second's, both, or both only together."""
    # What one leads with is the sum over what the other does.
    first, second = (is_claimed(float(joint.sum(axis=axis).max())) for axis in (1, 0))
    if first and second:
        return "together"
    return "second" if first else "first" if second else "both"


def _name(
    pair: Pair, one: Style, other: Style, probability: float, figures: list[Figure], *, turned: bool
) -> tuple[Claim, Sequence[tuple[str, str]]]:
    """That the first leads with ``one`` and the second with ``other``; and the advice, by kind and message."""
    if one == other:
        base = pair.claim(f"same_style-{one}", "same_style", "pair-same-style", probability, figures, styles=(one,))
        return base, _OF_THE_SAME
    is_opposite = OPPOSITE[one] == other
    kind, message = ("opposite_styles", "pair-opposite-styles") if is_opposite else ("styles", "pair-styles")
    base = pair.claim(
        f"{kind}-{one}{other}", kind, message, probability, figures, turned=turned, first=(one,), second=(other,)
    )
    return base, _OF_OPPOSITES if is_opposite else _OF_NEIGHBOURS


_POINTS = 400
_QUANTILES = np.array([NormalDist().inv_cdf((place + 0.5) / _POINTS) for place in range(_POINTS)])
"""Equally probable points of the standard normal distribution."""

_TINY = 1e-12
"""Stands in for the variance of a position that has no error."""

_DIRECTED = {"opposite", "apart", "further"}
"""Claims that say who lies where: the first person named is nearer the first end of the axis."""


@dataclass(frozen=True, slots=True)
class _Two:
    """Two people on one axis, in θ: the first is nearer its first, positive end. ``turned`` if that is the pair's b.

    ``taught`` are the ends that are taught of the styles of each, ``styles`` the kind of what is claimed of these.
    """

    pair: Pair
    axis: Axis
    positions: tuple[float, float]
    variances: tuple[float, float]
    taught: tuple[frozenset[str], frozenset[str]]
    styles: str
    turned: bool

    @classmethod
    def on(cls, axis: Axis, pair: Pair, styles: str) -> "_Two":
        places = sorted(pair.places, key=lambda place: -position(place, axis))
        first, second = (position(place, axis) for place in places)
        errors = [place.variance for place in places]
        # The caller has checked that both errors are known.
        assert errors[0] is not None
        assert errors[1] is not None
        # By identity: the places of two people may be equal.
        turned = places[0] is not pair.places[0]
        taught = pair.taught[::-1] if turned else pair.taught
        return cls(pair, axis, (first, second), (errors[0], errors[1]), taught, styles, turned=turned)

    @property
    def difference(self) -> float:
        return self.positions[0] - self.positions[1]

    @property
    def variance(self) -> float:
        return sum(self.variances)

    @property
    def measured(self) -> Figure:
        return position_figure("evidence-pair-difference", self.axis, self.difference, self.variance)

    def beyond(self, sign: int, line: float) -> tuple[float, float]:
        """P(beyond ``line`` on the side ``sign``) of each."""
        first, second = zip(self.positions, self.variances, strict=True)
        return prob_beyond(sign * first[0], line, first[1]), prob_beyond(sign * second[0], line, second[1])

    @property
    def are_said_to_differ(self) -> bool:
        """Whether, by their styles or by what is claimed of each alone, they are at different ends of the axis."""
        if self.styles == "opposite_styles":
            return True
        first, second = self._ends(0), self._ends(1)
        return any(end in first and opposite_end(end) in second for end in ENDS[self.axis])

    def _ends(self, which: int) -> frozenset[str]:
        """The ends that one of the two is said to be at."""
        beyond = zip(ENDS[self.axis], (1, -1), strict=True)
        measured = {end for end, sign in beyond if is_claimed(self.beyond(sign, MIDDLE)[which])}
        return self.taught[which] | measured

    def further(self, sign: int) -> float:
        """P(both lie on the side ``sign``, the one further out by more than `APART`)."""
        near, far = (1, 0) if sign > 0 else (0, 1)
        return prob_further(
            sign * self.positions[near], sign * self.positions[far], self.variances[near], self.variances[far]
        )

    def claim(self, about: str, message: str, probability: float | None, *evidence: Figure, **values: Value) -> Claim:
        """A claim whose id is the axis and ``about``, and its kind the same without the end of the axis."""
        turned = self.turned and about.partition("-")[0] in _DIRECTED
        id_, kind = f"{self.axis}_{about}", f"{self.axis}_{about.partition('-')[0]}"
        return self.pair.claim(id_, kind, message, probability, list(evidence), turned=turned, **values)


def describe_axis(pair: Pair, axis: Axis, styles: str) -> Iterator[Claim]:
    """What is claimed of the two in pace or in focus, the most specific first, with what follows if it is likely.

    Both errors must be known. ``styles`` is the kind of what is claimed of their styles; what a reader would take for a
    contradiction to that isn't claimed.
    """
    two = _Two.on(axis, pair, styles)
    for each in _claims(two):
        if _is_against(each, two):
            continue
        yield each
        # Advice for two who differ is the same from either side.
        dropped = ("end",) if each.kind in {f"{axis}_apart", f"{axis}_further"} else ()
        yield from advise(each, _advice_on(axis, each.kind), without=dropped)


def _claims(two: _Two) -> Iterator[Claim]:
    axis = two.axis
    apart = prob_beyond(two.difference, APART, two.variance)
    alike = prob_within(two.difference, ALIKE, two.variance)
    specific = [*_opposite(two, apart), *_both(two, certainty(apart))]
    yield from specific
    differ = probability_figure("evidence-pair-apart", apart, axis=axis, line=APART)
    # What says where the two lie takes the place of how far apart they are.
    if any(each.kind in {f"{axis}_opposite", f"{axis}_further"} for each in specific):
        return
    if is_claimed(apart):
        # Of two on one side it is said who is further towards that side.
        end = ENDS[axis][1 if any(each.id == f"{axis}_both-{ENDS[axis][1]}" for each in specific) else 0]
        yield two.claim("apart", f"pair-{axis}-apart", apart, differ, two.measured, end=end)
    # Only here, since distances from `APART` to `ALIKE` are both.
    elif is_claimed(alike) and not two.are_said_to_differ:
        within = probability_figure("evidence-pair-alike", alike, axis=axis, line=ALIKE)
        yield two.claim("alike", f"pair-{axis}-alike", alike, within, two.measured)
    elif not specific:
        yield two.claim("open", f"pair-{axis}-open", None, two.measured, differ)


def _is_against(said: Claim, two: _Two) -> bool:
    """Whether a claim on an axis is the opposite of what is taught of the styles of the two.

    Both may be true where the other styles weigh more together, as of one person (`describe_person`).
    """
    first, second = two.taught
    positive, negative = ENDS[two.axis]
    about, _, end = said.id.removeprefix(f"{two.axis}_").partition("-")
    match about:
        case "opposite":
            return two.styles == "same_style" or negative in first or positive in second
        case "both" | "further":
            return two.styles == "opposite_styles" or opposite_end(end) in first | second
        case "apart":
            return negative in first and positive in second
        case _:
            return False


def _opposite(two: _Two, apart: float) -> Iterator[Claim]:
    """That the first lies clearly at the first end and the second at the other; if it is likely, or as certain as that
    they are ``apart``. Where that is more certain, it is among the evidence, with the reason.
    """
    # People are independent given their answers, so both hold with the product of the probabilities.
    probability = two.beyond(1, MIDDLE)[0] * two.beyond(-1, MIDDLE)[1]
    is_surest = certainty(probability) == certainty(apart)
    if not is_claimed(probability) or (probability < LIKELY and not is_surest):
        return
    ends = probability_figure("evidence-pair-opposite-ends", probability, axis=two.axis, line=MIDDLE)
    surer = [] if is_surest else [probability_figure("evidence-pair-apart-surer", apart, axis=two.axis, line=APART)]
    yield two.claim("opposite", f"pair-{two.axis}-opposite", probability, ends, *surer, two.measured)


def _both(two: _Two, apart: Certainty) -> Iterator[Claim]:
    """That both lie on one side of the middle, and who is further out if that is as certain as that they are apart."""
    for end, sign in zip(ENDS[two.axis], (1, -1), strict=True):
        first, second = two.beyond(sign, 0.0)
        if not is_claimed(first * second):
            continue
        figure = probability_figure("evidence-pair-both", first * second, end=end)
        less_sure = probability_figure("evidence-less-sure", min(first, second))
        yield two.claim(f"both-{end}", "pair-both", first * second, figure, less_sure, end=end)
        further = two.further(sign)
        if is_claimed(further) and certainty(further) == apart:
            figure = probability_figure("evidence-pair-further", further, end=end, line=APART)
            yield two.claim(f"further-{end}", "pair-further", further, figure, two.measured, end=end)


def prob_further(near: float, far: float, near_variance: float, far_variance: float) -> float:
    """P(both true values > 0 and the far one exceeds the near one by more than `APART`), with normal errors.

    Integrated over the near one at `_POINTS` equally probable values; the error is about 0.001.
    """
    points = near + sqrt(near_variance) * _QUANTILES
    beyond = normal_cdf((far - APART - points) / sqrt(max(far_variance, _TINY)))
    return float(np.mean(beyond * (points > 0)))


def _advice_on(axis: Axis, kind: str) -> list[tuple[str, str]]:
    """The advice, by kind and message, that rests on claims of ``kind``."""
    match kind.partition("_")[2]:
        case "opposite":
            return [
                ("strength", f"pair-{axis}-strength"),
                ("rub", f"pair-{axis}-friction"),
                ("try", f"pair-{axis}-try-first"),
                ("try", f"pair-{axis}-try-second"),
                ("question", f"pair-{axis}-question"),
            ]
        case "both":
            return [
                (kind, f"pair-both-{kind.replace('_', '-')}") for kind in ("strength", "watch_out", "try", "question")
            ]
        case "apart" | "further":
            return [("try", f"pair-{axis}-apart-try"), ("question", f"pair-{axis}-apart-question")]
        case _:
            return []


def compare(a: Results, b: Results) -> tuple[Comparison, list[Claim]]:
    """Compare two people; the claims are not in the comparison, which has statements.

    Raises:
        ValueError: a result is withheld (null scores or style).
    """
    found = profiles_of([a, b])
    if len(found) != 2:
        raise ValueError("a withheld result can't be compared")
    first, second = found
    comparison = Comparison(
        a=a.candidate,
        b=b.candidate,
        a_results=a,
        b_results=b,
        differences=ByStyle[Difference].of(
            {style: _differ(first.scores[style], second.scores[style]) for style in STYLES}
        ),
    )
    return comparison, [*_describe(Pair(first, second)), *_caveats(a, b)]


def _differ(a: Score, b: Score) -> Difference:
    """The difference a − b of two scores in points, its 95% interval, and P(a's true score is higher).

    The interval combines the limits of the two scores (MOVER: Zou & Donner 2008, doi 10.1002/sim.3095), so it is
    asymmetric near the ends of the scale, as they are; clipped to −100…100.
    """
    difference = a.score - b.score
    interval: Interval | None = None
    if a.interval is not None and b.interval is not None:
        down = hypot(a.score - a.interval[0], b.interval[1] - b.score)
        up = hypot(a.interval[1] - a.score, b.score - b.interval[0])
        interval = (max(-100.0, difference - down), min(100.0, difference + up))
    # The probability comes from θ, where errors are normal; the score is a monotone function of it.
    errors = (error_of(a), error_of(b))
    probability = None
    if errors[0] is not None and errors[1] is not None and hypot(errors[0], errors[1]) > 0:
        probability = NORMAL.cdf((theta_of(a) - theta_of(b)) / hypot(errors[0], errors[1]))
    return Difference(difference=difference, interval=interval, probability=probability)


def _describe(pair: Pair) -> Iterator[Claim]:
    known = [each for each in pair.style_probabilities if each is not None]
    styles = ""
    if len(known) == 2:
        said = list(describe_styles(pair, np.outer(known[0], known[1])))
        styles = said[0].kind
        yield from said
    else:
        evidence = [count_figure("evidence-known-probabilities", len(known))]
        yield pair.claim("no-probabilities", "no_probabilities", "pair-no-probabilities", None, evidence)
    if all(place.variance is not None for place in pair.places):
        for axis in AXES:
            yield from describe_axis(pair, axis, styles)


def _caveats(a: Results, b: Results) -> Iterator[Claim]:
    yield from claim_several_banks((a, b), "pair-several-banks")
    doubtful = sum(each.quality.verdict == "caution" for each in (a, b))
    random = [each.candidate for each in (a, b) if each.quality.looks_random]
    if doubtful or random:
        message = ("pair-caution", "pair-caution-random", "pair-caution-random-both")[len(random)]
        evidence = [count_figure("evidence-doubtful", max(doubtful, len(random)))]
        yield claim("caution", "caveat", message, None, evidence, random)


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
            claims.append(claim(f"teammate_open-{other.candidate.id}", *_TEAMMATE_OPEN, None, evidence, people))
        else:
            claims.append(_describe_teammate(people, np.outer(known, theirs)))
    return sorted(claims, key=lambda each: (-(each.probability or 0.0), each.people[1].name, each.people[1].id))


_TEAMMATE_OPEN = ("teammate_open", "teammate-open")


def _describe_teammate(people: tuple[CandidateRef, CandidateRef], joint: Floats) -> Claim:
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
    return claim(f"teammate_open-{id_}", *_TEAMMATE_OPEN, None, evidence, people)
