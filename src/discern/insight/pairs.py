"""Two people compared: who is faster and who puts people first more, and what each can try; and one person's
team-mates."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import hypot

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import LIKELY
from discern.contract.models.comparisons import Comparison, Difference
from discern.contract.models.insights import Claim, Figure
from discern.contract.models.results import Results, Score
from discern.contract.score_errors import NORMAL, differ, error_of, theta_of
from discern.contract.styles import STYLES, ByStyle
from discern.insight.circle import (
    AXES,
    ENDS,
    OF_OPPOSITES,
    OPPOSITE,
    Axis,
    Places,
    Profile,
    interval_of_draws,
    position_figure,
    profiles_of,
    share_of,
)
from discern.insight.claims import (
    Value,
    advice,
    claim,
    claim_several_banks,
    count_figure,
    doubted_in,
    is_claimed,
    probability_figure,
    text_figure,
)


class Pair:
    """Two people with profiles, and draws of where they may lie; None where a service doesn't say."""

    def __init__(self, a: Profile, b: Profile) -> None:
        self.people = (a.candidate, b.candidate)
        self.places = Places.of([a, b])
        self.given = style_figures([a, b])

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


def style_figures(profiles: Iterable[Profile]) -> list[Figure]:
    """The styles of those of whose place a service doesn't say how sure it is, as it names them."""
    return [text_figure("evidence-style-given", each.style.label or "") for each in profiles if each.posterior is None]


_Advice = tuple[tuple[str, str], ...]
"""Kinds of advice and the messages that give it, in the order they are said."""

_BOTH: _Advice = (
    ("strength", "pair-both-strength"),
    ("watch_out", "pair-both-watch-out"),
    ("rub", "pair-both-friction"),
    ("try", "pair-both-try"),
    ("question", "pair-both-question"),
)

_ADVICE: Mapping[str, _Advice] = {
    "same_style": (
        ("strength", "pair-same-style-strength"),
        ("watch_out", "pair-same-style-watch-out"),
        ("rub", "pair-same-style-friction"),
        ("try", "pair-same-style-try"),
        ("question", "pair-same-style-question"),
    ),
    "opposite_styles": (
        ("strength", "pair-opposite-styles-strength"),
        ("watch_out", "pair-opposite-styles-watch-out"),
        ("try", "pair-opposite-styles-try"),
        ("question", "pair-opposite-styles-question"),
    ),
    "pace_both": _BOTH,
    "focus_both": _BOTH,
    "pace_opposite": (
        ("strength", "pair-pace-strength"),
        ("rub", "pair-pace-friction"),
        ("try", "pair-pace-try-first"),
        ("try", "pair-pace-try-second"),
        ("question", "pair-pace-question"),
    ),
    "focus_opposite": (
        ("strength", "pair-focus-strength"),
        ("rub", "pair-focus-friction"),
        ("try", "pair-focus-try-first"),
        ("try", "pair-focus-try-second"),
        ("question", "pair-focus-question"),
    ),
    "pace_apart": (
        ("rub", "pair-pace-apart-friction"),
        ("try", "pair-pace-apart-try"),
        ("question", "pair-pace-apart-question"),
    ),
    "focus_apart": (
        ("rub", "pair-focus-apart-friction"),
        ("try", "pair-focus-apart-try"),
        ("question", "pair-focus-apart-question"),
    ),
    "pace_open": (("try", "pair-pace-open-try"), ("question", "pair-pace-open-question")),
    "focus_open": (("try", "pair-focus-open-try"), ("question", "pair-focus-open-question")),
}
"""What follows from a claim, by its kind."""

_ASKING = frozenset({"try", "question"})
"""Kinds of advice that don't say which of the two is how, where a claim that isn't likely, or none, is behind it."""


def advise(claims: Sequence[Claim]) -> Iterator[Claim]:
    """The advice that follows from ``claims`` about two people, claim by claim.

    It follows from what is at least likely. Where nothing is, the two are to ask each other, whatever the answers lean
    to. A piece takes over the claim's probability, evidence, people and arguments; of opposite styles the first, which
    says what the second is. Its id is its kind and the claim's id, with a number where there are several of a kind.
    """
    likely = [each for each in claims if _is_likely(each)]
    for base in likely or claims:
        given = [each for each in _ADVICE[base.kind] if likely or each[0] in _ASKING]
        values = {name: each for name, each in base.arguments.items() if each.type != "person" and name != "second"}
        kinds = [kind for kind, _ in given]
        for place, (kind, message) in enumerate(given):
            number = f"-{kinds[: place + 1].count(kind)}" if kinds.count(kind) > 1 else ""
            yield advice(base, kind, message, number, **values)


def _is_likely(said: Claim) -> bool:
    return said.probability is not None and said.probability >= LIKELY


_RANKS = ("styles", "style", "opposite", "both", "apart", "open")
"""How the kinds of claims end, what says most first."""


def rank(claims: Iterable[Claim]) -> list[Claim]:
    """Claims about two people with the verdict first: what says most, and the surest of these. What follows from the
    verdict comes last.
    """
    first, *others = sorted(claims, key=lambda each: (_place(each), -(each.probability or 0.0)))
    return [first, *sorted(others, key=lambda each: (_follows(each, first), _place(each)))]


def _place(said: Claim) -> int:
    return _RANKS.index(said.kind.partition("_")[2])


def _follows(said: Claim, verdict: Claim) -> bool:
    """Whether a claim on an axis holds wherever the verdict, on the styles of both, does."""
    ending = {"opposite_styles": "opposite", "same_style": "both"}.get(verdict.kind)
    return ending is not None and said.kind.endswith(ending)


_DIFFERENCES = {
    "pace_opposite": "pair-pace-opposite",
    "focus_opposite": "pair-focus-opposite",
    "pace_apart": "pair-pace-apart",
    "focus_apart": "pair-focus-apart",
    "pace_open": "pair-pace-open",
    "focus_open": "pair-focus-open",
}
"""What is said of how two people differ, by its kind."""


def describe_axis(pair: Pair, places: Places, axis: Axis) -> Claim:
    """What is claimed of the two in pace or in focus.

    Of opposite halves if that is likely, else who is nearer the first end of the axis, else that both are in one half.
    Where none of these is likely, who is nearer as a leaning, else that it is open. Levels cancel in who is nearer.
    Where the two differ, the one who is faster or puts people first more comes first.
    """
    first, second = places.on(axis).T
    difference = first - second
    nearer = share_of(difference > 0)
    turned = nearer < 0.5
    if turned:
        difference, nearer = -difference, 1 - nearer
    positive, negative = ENDS[axis]
    of, other = (1, 0) if turned else (0, 1)
    across = share_of(places.at(positive)[:, of] & places.at(negative)[:, other])
    low, high = interval_of_draws(difference)
    measured = position_figure("evidence-pair-difference", axis, float(np.median(difference)), (low, high))
    figure = probability_figure("evidence-pair-nearer", nearer, end=positive)
    if across >= LIKELY:
        ends = probability_figure("evidence-pair-halves", across, axis=axis)
        kind = f"{axis}_opposite"
        return pair.claim(kind, kind, _DIFFERENCES[kind], across, [ends, measured], turned=turned)
    both = {end: share_of(places.at(end).all(axis=1)) for end in ENDS[axis]}
    end = max(both, key=lambda each: both[each])
    if both[end] >= LIKELY > nearer:
        together = probability_figure("evidence-pair-both", both[end], end=end)
        kind = f"{axis}_both"
        return pair.claim(f"{kind}-{end}", kind, "pair-both", both[end], [together, measured], end=end)
    if is_claimed(nearer):
        kind = f"{axis}_apart"
        return pair.claim(kind, kind, _DIFFERENCES[kind], nearer, [figure, measured], turned=turned)
    kind = f"{axis}_open"
    return pair.claim(kind, kind, _DIFFERENCES[kind], None, [figure, measured])


def describe_directions(pair: Pair, places: Places) -> Iterator[Claim]:
    """That the two lie in the same style's direction, or in opposite ones, where that is likely.

    The same direction isn't said before the levels are settled: an error would move both of them there.
    """
    first, second = places.quarters[:, 0], places.quarters[:, 1]
    for column, style in enumerate(STYLES):
        same = share_of(first[:, column] & second[:, column])
        if places.settled and same >= LIKELY:
            evidence = [probability_figure("evidence-pair-same", same, styles=(style,))]
            yield pair.claim(f"same_style-{style}", "same_style", "pair-same-style", same, evidence, styles=(style,))
    # Of two opposite styles D and I always come first, so that advice has two cases and not four.
    for one in OF_OPPOSITES:
        other = OPPOSITE[one]
        columns = STYLES.index(one), STYLES.index(other)
        for turned, (near, far) in ((False, (first, second)), (True, (second, first))):
            opposite = share_of(near[:, columns[0]] & far[:, columns[1]])
            if opposite >= LIKELY:
                yield pair.claim(
                    f"opposite_styles-{one}{other}",
                    "opposite_styles",
                    "pair-opposite-styles",
                    opposite,
                    [probability_figure("evidence-pair-styles", opposite, first=(one,), second=(other,))],
                    turned=turned,
                    first=(one,),
                    second=(other,),
                )


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
    random = [each.candidate for each in (a, b) if each.quality.looks_random]
    claims = [_doubt(random)] if random else _describe(Pair(first, second))
    return comparison, [*claims, *_caveats(a, b)]


def _doubt(random: Sequence[CandidateRef]) -> Claim:
    """That the answers of these look random, so that nothing is claimed of the two."""
    message = "pair-random" if len(random) == 1 else "pair-random-both"
    return claim("random", "random", message, None, [count_figure("evidence-group-random", len(random))], random)


def _differ(a: Score, b: Score) -> Difference:
    """The difference a − b of two scores in points, its 95% interval, and P(a's true score is higher)."""
    # The probability comes from θ, where errors are normal; the score is a monotone function of it.
    errors = (error_of(a), error_of(b))
    probability = None
    if errors[0] is not None and errors[1] is not None and hypot(errors[0], errors[1]) > 0:
        probability = NORMAL.cdf((theta_of(a) - theta_of(b)) / hypot(errors[0], errors[1]))
    return Difference(difference=a.score - b.score, interval=differ(a, b), probability=probability)


def _describe(pair: Pair) -> Iterator[Claim]:
    """What is claimed of the two, the verdict first, and then the advice in the same order."""
    if pair.places is None:
        yield pair.claim("no-probabilities", "no_probabilities", "pair-no-probabilities", None, pair.given)
        return
    claims = rank([*(describe_axis(pair, pair.places, axis) for axis in AXES), *describe_directions(pair, pair.places)])
    yield from claims
    yield from advise(claims)


def _caveats(a: Results, b: Results) -> Iterator[Claim]:
    yield from claim_several_banks((a, b), "pair")
    doubtful = [each for each in (a, b) if each.quality.verdict == "caution"]
    if doubtful and not doubted_in((a, b)):
        yield claim("caution", "caveat", "pair-caution", None, [count_figure("evidence-doubtful", len(doubtful))], ())


def describe_teammates(person: Results, teammates: Sequence[Results]) -> list[Claim]:
    """A claim about each of ``teammates`` with a profile, the most probable first; what is open comes last.

    It is how the team-mate differs most surely from the person: nearer to one end of pace or of focus; of those whose
    answers look random it is open, and nothing is claimed where the person's do. The person comes first in each claim.

    Raises:
        ValueError: the person's result is withheld (null scores or style).
    """
    own = profiles_of([person])
    if not own:
        raise ValueError("a withheld result can't be compared")
    if person.quality.looks_random:
        return []
    others, doubted = profiles_of(teammates), doubted_in(teammates)
    # All at once: the person's own places are the same beside each of them.
    measured = [each for each in others if each.posterior is not None and each.candidate.id not in doubted]
    places = Places.of([own[0], *measured]) if measured else None
    nearer = {} if places is None else dict(zip((each.candidate.id for each in measured), _nearer(places), strict=True))
    claims = [_describe_teammate(own[0], other, nearer.get(other.candidate.id)) for other in others]
    return sorted(claims, key=lambda each: (-(each.probability or 0.0), each.people[1].name, each.people[1].id))


_TEAMMATE_OPEN = ("teammate_open", "teammate-open")


def _nearer(places: Places) -> Iterator[dict[str, float]]:
    """Of everybody but the first, how probably they are nearer to each end of the axes than the first is."""
    for row in range(1, places.positions.shape[1]):
        ends: dict[str, float] = {}
        for axis in AXES:
            own, theirs = places.on(axis)[:, 0], places.on(axis)[:, row]
            for end, further in zip(ENDS[axis], (theirs > own, theirs < own), strict=True):
                ends[end] = share_of(further)
        yield ends


def _describe_teammate(person: Profile, other: Profile, nearer: dict[str, float] | None) -> Claim:
    people = (person.candidate, other.candidate)
    id_ = other.candidate.id
    if nearer is None:
        return claim(f"teammate_open-{id_}", *_TEAMMATE_OPEN, None, style_figures([person, other]), people)
    end = max(nearer, key=lambda each: nearer[each])
    evidence = [probability_figure("evidence-pair-nearer", nearer[end], end=end)]
    if not is_claimed(nearer[end]):
        return claim(f"teammate_open-{id_}", *_TEAMMATE_OPEN, None, evidence, people)
    return claim(f"teammate_{end}-{id_}", f"teammate_{end}", "teammate-nearer", nearer[end], evidence, people, end=end)
