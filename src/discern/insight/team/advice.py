"""Advice based on the claims about a team, and which of these claims a reader would take for a contradiction.

Two such claims may both be true, each at its own certainty: most people are in the fast half, weakly, while the
few others lie far on the calm side. Side by side they only confuse, so only one is made.

Each piece of advice rests on one claim and takes over its probability, evidence and people: strengths, watch-outs,
questions for a facilitator, things to try. Its id is its own kind followed by the claim's id.
"""

from collections.abc import Iterator, Mapping, Sequence

from discern.contract.models.insights import Claim
from discern.contract.styles import STYLES, Style
from discern.insight.circle import ENDS_OF, OPPOSITE, opposite_end
from discern.insight.claims import ADVICE_KINDS, SUREST_FIRST, Value, advice, styles_of


def drop_contradictions(claims: Sequence[Claim]) -> list[Claim]:
    """``claims`` in the same order, without those that contradict a majority or a more probable claim."""
    ranked = sorted(claims, key=lambda each: (each.kind != "majority", -(each.probability or 0.0)))
    kept: list[Claim] = []
    for each in ranked:
        if not any(_contradict(each, other) for other in kept):
            kept.append(each)
    ids = {each.id for each in kept}
    return [each for each in claims if each.id in ids]


def sides_of(said: Claim) -> frozenset[str]:
    """The ends of the axes that a claim says most people, or their centre, are towards."""
    about = said.id.partition("-")[2]
    if said.kind == "majority" and about != "open":
        return frozenset.intersection(*(ENDS_OF[style] for style in STYLES if style in about))
    if said.kind == "centre" and about != "open":
        return frozenset({about})
    if said.kind == "situation" and "-most-" in said.id:
        return frozenset({about.rpartition("-")[2]})
    return frozenset()


def _contradict(one: Claim, other: Claim) -> bool:
    return _is_against(one, other) or _is_against(other, one)


def _is_against(one: Claim, other: Claim) -> bool:
    sides = sides_of(one)
    if any(opposite_end(side) in sides_of(other) for side in sides):
        return True
    if other.id == "centre-open":
        return one.kind == "majority" and bool(sides)
    return one.id == "spread-close" and (other.kind in {"split", "divided"} or "-divided-" in other.id)


MOST_KNOWN = 20
"""In a team of more people, advice singles out nobody: those who would do an exercise may not know them."""

MAX_TO_TRY = 3
"""The most things to try in one analysis: a team won't try more in a week."""

TRY_FIRST = (
    *("bridge", "split", "divided", "lone", "absent", "friction", "outlier"),
    *("majority", "coverage", "centre", "spread"),
)
"""The kinds of claims that suggest something to try: what is particular about a team comes before what is general."""


def advise(claims: Sequence[Claim], size: int) -> list[Claim]:
    """The advice that follows from ``claims``, kind by kind and within a kind from the surest claim on.

    Of things to try there is one for each kind of claim, the surest, and `MAX_TO_TRY` in all: those that rest on at
    least likely claims first, then in the order of `TRY_FIRST`. ``size`` is how many people the team has.
    """
    sure = [base for word in SUREST_FIRST for base in claims if base.strength == word]
    sure = [base for base in sure if not _is_said(base, sure)]
    follows = {base.id: [each for each in _follow(base) if size <= MOST_KNOWN or not each.people] for base in sure}
    # Of the last kind, what to try, only a few are chosen.
    found = [each for kind in ADVICE_KINDS[:-1] for given in follows.values() for each in given if each.kind == kind]
    to_try = {kind: next((base for base in sure if base.kind == kind and follows[base.id]), None) for kind in TRY_FIRST}
    chosen = sorted((base for base in to_try.values() if base is not None), key=_is_weak)
    return [*found, *(follows[base.id][-1] for base in chosen[:MAX_TO_TRY])]


def _is_weak(base: Claim) -> bool:
    return base.strength == SUREST_FIRST[-1]


def _is_said(base: Claim, claims: Sequence[Claim]) -> bool:
    """Whether a centre on a side is the same fact once more: where it is as sure that most people are in a direction of
    that half."""
    if base.kind != "centre" or not sides_of(base):
        return False
    as_sure = SUREST_FIRST[: SUREST_FIRST.index(base.strength) + 1]
    most = [sides_of(each) for each in claims if each.kind == "majority" and each.strength in as_sure]
    return sides_of(base) <= frozenset[str]().union(*most)


_MESSAGES: Mapping[str, Mapping[str, str]] = {
    "majority": {
        "strength": "team-most-strength",
        "watch_out": "team-most-watch-out",
        "question": "team-most-question",
        "try": "team-most-try",
    },
    "split": {
        "strength": "team-most-strength",
        "watch_out": "team-most-watch-out",
        "question": "team-most-question",
        "try": "team-split-try",
    },
    "divided": {
        "strength": "team-divided-strength",
        "watch_out": "team-divided-watch-out",
        "question": "team-divided-question",
        "try": "team-divided-try",
    },
    "absent": {
        "watch_out": "team-absent-watch-out",
        "question": "team-absent-question",
        "try": "team-absent-try",
    },
    "coverage": {
        "strength": "team-coverage-strength",
        "question": "team-coverage-question",
        "try": "team-coverage-try",
    },
    "centre": {
        "strength": "team-centre-strength",
        "watch_out": "team-centre-watch-out",
        "question": "team-centre-question",
        "try": "team-centre-try",
    },
    "bridge": {"watch_out": "team-bridge-watch-out", "try": "team-bridge-try"},
    "friction": {"try": "team-friction-try"},
    "outlier": {"try": "team-outlier-try"},
}
"""The messages of advice by the kind of claim they rest on and by their own kind; what to try comes last."""

_LONE = {"watch_out": "team-lone-watch-out", "try": "team-lone-try"}
_LONE_NAMED = {"watch_out": "team-lone-named-watch-out", "try": "team-lone-try"}
_CLOSE = {"question": "team-spread-close-question", "try": "team-spread-close-try"}
_FAR = {"question": "team-spread-far-question", "try": "team-spread-far-try"}


def _follow(base: Claim) -> Iterator[Claim]:
    """The advice that one claim gives rise to."""
    messages = _MESSAGES.get(base.kind, {})
    match base.kind:
        case "lone":
            messages = _LONE_NAMED if base.people else _LONE
        case "spread":
            messages = _CLOSE if base.id == "spread-close" else _FAR
        case "absent" if len(styles_of(base)) == len(STYLES) - 1:
            # What it costs that everybody is in one direction is said of the majority.
            messages = {kind: message for kind, message in messages.items() if kind != "watch_out"}
    for kind, message in messages.items():
        given = advice(base, kind, message, **_values(base, kind))
        yield _unname(given) if message == "team-lone-try" else given


def _unname(given: Claim) -> Claim:
    """Advice for everybody, on a claim that names somebody."""
    arguments = {name: each for name, each in given.arguments.items() if each.type != "person"}
    return given.model_copy(update={"people": [], "arguments": arguments})


def _values(base: Claim, kind: str) -> dict[str, Value]:
    """The arguments of a piece of advice of this kind, beside the people."""
    match base.kind:
        case "majority" | "split":
            pair = [*styles_of(base, "one"), *styles_of(base, "other")] if base.kind == "split" else styles_of(base)
            if kind == "try":
                return {"one": pair[:1]} if base.kind == "split" else {"styles": pair}
            return {"styles": pair} if kind == "question" else {"styles": pair, "basis": base.kind}
        case "absent":
            return {"styles": styles_of(base) if kind == "watch_out" else _missed(styles_of(base))}
        case "lone" | "bridge":
            return {"styles": styles_of(base)}
        case "friction":
            return {"one": styles_of(base, "one")}
        case "divided":
            return {"axis": base.arguments["axis"]}
        case "centre":
            end: dict[str, Value] = {"end": base.id.partition("-")[2]}
            return end | {"scope": base.arguments["scope"]} if kind in {"strength", "watch_out"} else end
        case _:
            return {}


def _missed(absent: tuple[Style, ...]) -> tuple[Style]:
    """The one of several absent styles to ask about: the opposite of the one in whose direction everybody is, or
    the first."""
    if len(absent) == len(STYLES) - 1:
        (only,) = (style for style in STYLES if style not in absent)
        return (OPPOSITE[only],)
    return (absent[0],)
