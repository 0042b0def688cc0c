"""Which claims about a team are made and in which order: the one place that decides it.

The first is the **verdict**: what the team's page, its line at home, its report and its slides say first. It is about
the team as a whole, and in a team of three or four about a pair. Of what can be said it is the surest by its word, and
of equally sure claims the one that says most; percentages within a word are no order, since a point more or less is
below another day's answers. Where some answers look random, a claim is as sure as the less sure of with and without
them.

The other claims about the whole follow, then those about people and pairs, each by how sure they are and then by how
surprising; then the situations in their own order. What a reader knows from a claim before it is left out: a complement
of a finding isn't another finding.
"""

from collections.abc import Iterable, Mapping, Sequence

from discern.contract.certainty import OPEN, Certainty, certainty
from discern.contract.models.insights import Claim, NumberArgument
from discern.contract.styles import STYLES, Style
from discern.insight.circle import ENDS_OF, OPPOSITE, opposite_end
from discern.insight.claims import SUREST_FIRST, end_of, styles_of

WITHOUT = "evidence-without-random"
"""The message of the figure that says how probable a claim is without the answers that look random."""

SURPRISING = (
    *("outlier", "split", "divided", "bridge", "absent", "spread", "lone", "end", "friction", "pair", "group"),
    *("centre", "majority", "coverage", "mean"),
)
"""Kinds of claims by how far they are from what people take for granted, the most surprising first."""

_WHOLE = (
    *("everyone-quarter", "centre-quarter", "centre-between", "majority-quarter", "split"),
    *("everyone-half", "centre-half", "majority-half", "divided", "coverage", "centre-open"),
)
_OF_A_PAIR = ("friction", "pair-opposite", "pair-apart", "pair-both", "pair-open")
_SAYS_MOST = (*_WHOLE, *_OF_A_PAIR)
"""What can be the verdict, what says most first; a pair only where nothing is said of the whole."""

_ORDER: Sequence[Certainty] = (*SUREST_FIRST, OPEN)

_AT_MOST: Mapping[str, Certainty] = {"divided": "likely", "coverage": OPEN, "pair-both": "likely"}
"""How sure a claim counts at most where one is chosen, of those that hold of many teams: that both sides have some says
less than a side that is likely, and that all four styles are here is said first where there is nothing else."""


def sureness(said: Claim) -> Certainty:
    """The word for how sure a claim is, with the answers that look random or without, whichever is less."""
    without = next((figure.value for figure in said.evidence if figure.message == WITHOUT), None)
    if without is None:
        return said.strength
    alone = without.value if isinstance(without, NumberArgument) else None
    return max(said.strength, certainty(alone or 0.0), key=_ORDER.index)


def doubt(said: Claim) -> int:
    """Its place in the order of these words: lower for surer."""
    return _ORDER.index(sureness(said))


def is_likely(said: Claim) -> bool:
    """Whether it is at least likely, with and without the answers that look random."""
    return sureness(said) in SUREST_FIRST[:2]


def rank(claims: Iterable[Claim]) -> list[Claim]:
    """Claims about a team that don't contradict one another, in their order; without those that say nothing new."""
    given = list(claims)
    verdict = verdict_of(given)
    kept = [verdict]
    for said in sorted((each for each in given if each is not verdict), key=_place):
        if not _is_known(said, kept):
            kept.append(said)
    return kept


def verdict_of(claims: Sequence[Claim]) -> Claim:
    """The claim that comes first; the first given where none is about the whole or about a pair."""
    for shapes in (_WHOLE, _OF_A_PAIR):
        if found := [each for each in claims if _shape(each) in shapes]:
            return min(found, key=by_rank)
    return claims[0]


def by_rank(said: Claim) -> tuple[int, int, float]:
    """What claims are sorted by where one of them is chosen: how sure, how much it says, how probable it is."""
    shape = _shape(said)
    says = _SAYS_MOST.index(shape) if shape in _SAYS_MOST else len(_SAYS_MOST)
    unsure = max(doubt(said), _ORDER.index(_AT_MOST.get(shape, SUREST_FIRST[0])))
    return unsure, says, -(said.probability or 0.0)


def sides_of(said: Claim) -> frozenset[str]:
    """The ends of the axes that a claim says most people, their centre or all of them are towards."""
    about = said.id.rpartition("-")[2]
    match said.kind:
        case "situation" if "-most-" in said.id:
            return frozenset({about})
        case "absent":
            return _shared(styles_of(said, "only"))
        case "majority" | "centre" if about != "open":
            return _shared([style for style in STYLES if style in about]) or frozenset({about})
        case _:
            return frozenset()


def drop_contradictions(claims: Sequence[Claim]) -> list[Claim]:
    """``claims`` in the same order, without those that a reader would take to contradict one that ranks higher.

    Two such claims may both be true, each at its own certainty: most people are in the fast half, weakly, while the few
    others lie far on the calm side. Side by side they only confuse.
    """
    kept: list[Claim] = []
    for each in sorted(claims, key=by_rank):
        if not any(contradict(each, other) for other in kept):
            kept.append(each)
    ids = {each.id for each in kept}
    return [each for each in claims if each.id in ids]


def contradict(one: Claim, other: Claim) -> bool:
    """Whether a reader would take one of two claims to be wrong."""
    return _is_against(one, other) or _is_against(other, one)


def _is_against(one: Claim, other: Claim) -> bool:
    sides = sides_of(one)
    if any(opposite_end(side) in sides_of(other) for side in sides):
        return True
    if other.id == "centre-open":
        return one.kind in {"majority", "absent"} and bool(sides)
    return one.id == "spread-close" and (other.kind in {"split", "divided"} or "-divided-" in other.id)


def _shared(styles: Sequence[Style]) -> frozenset[str]:
    return frozenset.intersection(*(ENDS_OF[style] for style in styles)) if styles else frozenset()


def _shape(said: Claim) -> str:
    """What kind of thing a claim says, among `_SAYS_MOST` if it may be the verdict."""
    about = said.id.partition("-")[2]
    match said.kind:
        case "centre" if about in STYLES:
            return "centre-quarter"
        case "centre" if about != "open":
            return "centre-between" if about.isupper() else "centre-half"
        case "majority" | "absent" if sides := sides_of(said):
            name = "majority" if said.kind == "majority" else "everyone"
            return f"{name}-quarter" if len(sides) == 2 else f"{name}-half"
        case "pair":
            return f"pair-{about.partition('-')[0]}"
        case "centre":
            return said.id
        case _:
            return said.kind


def _place(said: Claim) -> tuple[bool, bool, bool, int, int]:
    """What the claims after the verdict are sorted by."""
    if said.kind == "situation":
        return True, True, True, 0, 0
    # Somebody who stands apart comes before the others, however sure that is.
    surprise = SURPRISING.index(said.kind) if said.kind in SURPRISING else len(SURPRISING)
    return False, bool(said.people), said.kind != "outlier", doubt(said), surprise


def _is_known(said: Claim, before: Sequence[Claim]) -> bool:
    """Whether a reader knows from the claims before what one says."""
    sides = frozenset[str]().union(*(sides_of(each) for each in before if each.kind != "situation"))
    match said.kind:
        case "centre" | "majority":
            return sides_of(said) <= sides
        case "mean":
            (style,) = styles_of(said)
            return ENDS_OF[style] <= sides or ENDS_OF[OPPOSITE[style]] <= sides
        case "end":
            return any(
                each.kind == "lone" and each.people == said.people and end_of(said) in _shared(styles_of(each))
                for each in before
            )
        case _:
            return False
