"""Advice based on the claims about a team: strengths, watch-outs, questions for the room, things to try.

Each piece rests on one claim and takes over its probability, evidence and people. Its id is its own kind followed by
the claim's id. Where nothing is sure enough, a question and a thing to try ask, and claim nothing.
"""

from collections.abc import Iterator, Mapping, Sequence

from discern.contract.models.insights import Claim
from discern.contract.styles import STYLES, Style
from discern.insight.claims import ADVICE_KINDS, Value, advice, end_of, styles_of
from discern.insight.team.outliers_and_pairs import MOST_KNOWN
from discern.insight.team.ranking import doubt, is_likely

MAX_TO_TRY = 3
"""The most things to try in one analysis: a team won't try more in a week."""


def advise(claims: Sequence[Claim], size: int) -> list[Claim]:
    """The advice that follows from ranked ``claims``, kind by kind and within a kind in their order.

    Of things to try there is one for each kind of claim, and `MAX_TO_TRY` in all. The first is what to do on Monday: it
    rests on the verdict, or where that isn't likely on the surest other claim that is. ``size`` is how many people the
    team has.
    """
    verdict = claims[0]
    follows = [
        each
        for base in claims
        for each in _follow(base, is_verdict=base is verdict)
        if size <= MOST_KNOWN or not each.people
    ]
    found = [each for kind in ADVICE_KINDS[:-1] for each in follows if each.kind == kind]
    return [*found, *_to_try([each for each in follows if each.kind == "try"], f"try-{verdict.id}")]


def _to_try(found: Sequence[Claim], on_verdict: str) -> list[Claim]:
    """The few things to try, what is likely first; among these, and among the others, that on the verdict, then what is
    particular about a team before what is general, and the surer first.
    """

    def place(given: Claim) -> tuple[bool, bool, bool, int]:
        return not is_likely(given), given.id != on_verdict, given.id.split("-")[1] in _GENERAL, doubt(given)

    once: dict[str, Claim] = {}
    for each in sorted(found, key=place):
        once.setdefault(each.message, each)
    return list(once.values())[:MAX_TO_TRY]


_GENERAL = frozenset({"majority", "centre", "coverage", "spread"})
"""Kinds of claims that say least of what is particular about a team."""


_GROUP = {
    "strength": "team-most-strength",
    "watch_out": "team-most-watch-out",
    "question": "team-most-question",
    "try": "team-most-try",
}
_HALF = {
    "strength": "team-centre-strength",
    "watch_out": "team-centre-watch-out",
    "question": "team-centre-question",
    "try": "team-centre-try",
}
_OPEN = {"question": "team-open-question", "try": "team-open-try"}
_PAIR = {"question": "team-pair-question", "try": "team-pair-try"}
_ALIKE = {"question": "team-pair-both-question", "try": "team-pair-both-try"}
_MESSAGES: Mapping[str, Mapping[str, str]] = {
    "majority": _GROUP,
    "split": {**_GROUP, "try": "team-split-try"},
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
    "lone": {"watch_out": "team-lone-watch-out", "try": "team-lone-try"},
    "bridge": {"watch_out": "team-bridge-watch-out", "try": "team-bridge-try"},
    "friction": {"question": "team-friction-question", "try": "team-friction-try"},
    "outlier": {"try": "team-outlier-try"},
}
"""The messages of advice by the kind of claim they rest on and by their own kind."""

_CLOSE = {"question": "team-spread-close-question", "try": "team-spread-close-try"}
_FAR = {"question": "team-spread-far-question", "try": "team-spread-far-try"}
_OPEN_CLAIMS = frozenset({"centre-open", "pair-open", "no-probabilities"})

_ASKED_FIRST = frozenset({"friction", "pair"})
"""Kinds of claims about two people, whom a question addresses in front of the others where nothing else comes first."""


def _follow(base: Claim, *, is_verdict: bool) -> Iterator[Claim]:
    """The advice that one claim gives rise to."""
    for kind, message in _messages_on(base).items():
        if kind == "question" and base.kind in _ASKED_FIRST and not is_verdict:
            continue
        given = advice(base, kind, message, **_values(base, message))
        # Nobody is called on for being the only one.
        yield _unname(given) if base.kind == "lone" else given


def _messages_on(base: Claim) -> Mapping[str, str]:
    if base.id in _OPEN_CLAIMS:
        return _OPEN
    match base.kind:
        case "centre":
            return _GROUP if _styles_said(base) else _HALF
        case "absent" if _styles_said(base):
            return _GROUP
        case "pair":
            return _ALIKE if end_of(base) else _PAIR
        case "spread":
            return _CLOSE if base.id == "spread-close" else _FAR
        case _:
            return _MESSAGES.get(base.kind, {})


def _styles_said(base: Claim) -> tuple[Style, ...]:
    """The styles between which most people lie by a claim, or all of them."""
    match base.kind:
        case "centre":
            about = base.id.partition("-")[2]
            return tuple(style for style in STYLES if style in about)
        case "absent":
            return styles_of(base, "only")
        case "split":
            return (*styles_of(base, "one"), *styles_of(base, "other"))
        case _:
            return styles_of(base)


def _unname(given: Claim) -> Claim:
    """Advice for everybody, on a claim that may name somebody."""
    arguments = {name: each for name, each in given.arguments.items() if each.type != "person"}
    return given.model_copy(update={"people": [], "arguments": arguments})


def _values(base: Claim, message: str) -> dict[str, Value]:
    """The arguments of a piece of advice, beside the people."""
    if message in _GROUP.values():
        return {"styles": _styles_said(base)}
    match base.kind:
        case "split" | "friction":
            return {"one": styles_of(base, "one")}
        case "absent" if message != "team-absent-watch-out":
            # One of several to ask about.
            return {"styles": styles_of(base)[:1]}
        case "absent" | "lone" | "bridge":
            return {"styles": styles_of(base)}
        case "centre" if message in _HALF.values():
            return {"end": base.id.partition("-")[2]}
        case "divided" | "pair":
            return {name: base.arguments[name] for name in ("axis", "end") if name in base.arguments}
        case _:
            return {}
