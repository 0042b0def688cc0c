"""Advice based on the claims about a team: strengths, watch-outs, questions for a facilitator, things to try.

Each piece of advice rests on one claim that is at least likely and takes over its probability, evidence and people.
Its id is its own kind followed by the claim's id.
"""

from collections.abc import Iterator, Sequence

from discern.contract import Claim, Style, StylesArgument
from discern.insight.claims import NAMES, Value, arguments_of
from discern.insight.style_circle import OPPOSITE

KINDS = ("strength", "watch_out", "question", "try")
"""The kinds of advice, in the order they are shown."""

MAX_TO_TRY = 3
"""The most things to try in one analysis: a team won't try more in a week."""


def advise(claims: Sequence[Claim]) -> list[Claim]:
    """The advice that follows from ``claims``, kind by kind and within a kind from the surest claim on.

    Only the first claim of each kind suggests something to try.
    """
    sure = [base for word in ("very likely", "likely") for base in claims if base.strength == word]
    follows = [advice for base in sure for advice in _follow(base)]
    ordered = [advice for kind in KINDS for advice in follows if advice.kind == kind]
    # Reversed, so that the first suggestion for a kind of claim overwrites the later ones.
    tries = {advice.id.split("-")[1]: advice.id for advice in reversed(ordered) if advice.kind == "try"}
    kept = [advice.id for advice in ordered if advice.id in tries.values()][:MAX_TO_TRY]
    return [advice for advice in ordered if advice.kind != "try" or advice.id in kept]


def _follow(base: Claim) -> Iterator[Claim]:
    """The advice that one claim gives rise to."""
    match base.kind:
        case "majority":
            styles = _styles(base)
            # Two opposite styles that are most people's together say nothing of what the team shares.
            if len(styles) == 1 or OPPOSITE[styles[0]] != styles[1]:
                yield from _of_many(base, "majority", styles)
        case "split":
            yield from _of_many(base, "split", (_styles(base, "one")[0], _styles(base, "other")[0]))
        case "absent":
            for kind in ("watch_out", "question", "try"):
                yield _rest(base, kind, f"team-absent-{kind.replace('_', '-')}", styles=_styles(base))
        case "lone":
            named = "-named" if base.people else ""
            for kind in ("watch_out", "try"):
                yield _rest(base, kind, f"team-lone{named}-{kind.replace('_', '-')}", styles=_styles(base))
        case "friction":
            yield _rest(base, "try", "team-friction-try", one=_styles(base, "one"))
        case "spread":
            yield _rest(base, "question", f"{base.message}-question")
        case _:
            pass


def _of_many(base: Claim, basis: str, styles: tuple[Style, ...]) -> Iterator[Claim]:
    yield _rest(base, "strength", "team-most-strength", styles=styles, basis=basis)
    yield _rest(base, "watch_out", "team-most-watch-out", styles=styles, basis=basis)
    yield _rest(base, "question", "team-most-question", styles=styles)


def _styles(base: Claim, name: str = "styles") -> tuple[Style, ...]:
    argument = base.arguments[name]
    assert isinstance(argument, StylesArgument)
    return argument.styles


def _rest(base: Claim, kind: str, message: str, **values: Value) -> Claim:
    """One piece of advice from ``base``, with its people and ``values`` as arguments."""
    people = {name: base.arguments[name] for name in NAMES if name in base.arguments}
    arguments = people | arguments_of(values)
    return base.model_copy(update={"id": f"{kind}-{base.id}", "kind": kind, "message": message, "arguments": arguments})
