"""Advice based on the statements about a team: strengths, watch-outs, questions for a facilitator, things to try.

Each piece of advice rests on one statement that is at least likely and takes over its strength, evidence and people.
Its id is its own kind followed by the statement's id.
"""

from collections.abc import Iterator, Sequence

from discern.contract import STYLES, Insight, Style
from discern.insight.statement_building import state
from discern.insight.style_phrases import MISSING, MOST, ONE, OPPOSITE, PAIR_TRY

KINDS = ("strength", "watch_out", "question", "try")
"""The kinds of advice, in the order they are shown."""

MAX_TO_TRY = 3
"""The most things to try in one analysis: a team won't try more in a week."""


def advise(said: Sequence[Insight]) -> list[Insight]:
    """The advice that follows from ``said``, kind by kind and within a kind from the surest statement on.

    Only the first statement of each kind suggests something to try.
    """
    sure = [base for word in ("very likely", "likely") for base in said if base.strength == word]
    follows = [advice for base in sure for advice in _follow(base)]
    ordered = [advice for kind in KINDS for advice in follows if advice.kind == kind]
    # Reversed, so that the first suggestion for a kind of statement overwrites the later ones.
    tries = {advice.id.split("-")[1]: advice.id for advice in reversed(ordered) if advice.kind == "try"}
    kept = [advice.id for advice in ordered if advice.id in tries.values()][:MAX_TO_TRY]
    return [advice for advice in ordered if advice.kind != "try" or advice.id in kept]


def _follow(base: Insight) -> Iterator[Insight]:
    """The advice that one statement gives rise to; its styles are read from its id, as in ``majority-DI``."""
    styles = [style for style in STYLES if style in base.id.partition("-")[2]]
    match base.kind:
        case "majority" if len(styles) == 1 or OPPOSITE[styles[0]] != styles[1]:
            yield from _of_many(base, styles)
        case "split":
            yield from _of_many(base, styles)
        case "absent":
            yield from _of_absence(base, styles[0])
        case "lone":
            yield from _of_lone_voice(base, styles[0])
        case "friction":
            named, unnamed = PAIR_TRY[base.id.split("-")[1]]
            yield _rest(
                base, "try", f"For {{0}} and {{1}} this week: {named}", f"For two of opposite styles: {unnamed}"
            )
        case "spread":
            ask = "Where did our different ways of working help last month, and where did they cost us a day?"
            if base.id == "spread-close":
                ask = "We are much alike: whom outside this team do we ask when all of us agree?"
            yield _rest(base, "question", f"“{ask}”")
        case _:
            pass


def _of_many(base: Insight, styles: list[Style]) -> Iterator[Insight]:
    of = MOST.get(frozenset(styles))
    if of is None:
        return
    since = f"Most here {base.strength} lead with {' or '.join(styles)}"
    if base.kind == "split":
        since = f"Both {' and '.join(styles)} {base.strength} lead many here"
    yield _rest(base, "strength", f"{since}. What that can bring: {of.brings}.")
    yield _rest(base, "watch_out", f"{since}. What that can cost: {of.costs}.")
    yield _rest(base, "question", f"“{of.ask}”")


def _of_absence(base: Insight, style: Style) -> Iterator[Insight]:
    of = MISSING[style]
    yield _rest(base, "watch_out", f"{base.strength.capitalize()} nobody here leads with {style}: {of.risk}.")
    yield _rest(base, "question", f"“{of.ask}”")
    yield _rest(base, "try", of.offer)


def _of_lone_voice(base: Insight, style: Style) -> Iterator[Insight]:
    hangs = f"What comes with {style} ({ONE[style].brings}) {base.strength} hangs on one person here"
    ask = f"Ask the one who leads with {style} first this week, at one decision, before the others speak."
    if base.people:
        yield _rest(
            base,
            "watch_out",
            f"{hangs}, {{0}}: it is missing when {{0}} is away.",
            f"{hangs}: it is missing when they are away.",
        )
        yield _rest(base, "try", "Ask {0} first this week, at one decision, before the others speak.", ask)
    else:
        yield _rest(base, "watch_out", f"{hangs}: it is missing when they are away.")
        yield _rest(base, "try", ask)


def _rest(base: Insight, kind: str, template: str, unnamed: str | None = None) -> Insight:
    """One piece of advice from ``base``; it names the people of ``base`` only where ``unnamed`` is given."""
    return state(
        f"{kind}-{base.id}",
        kind,
        template,
        base.strength,
        base.evidence,
        base.people if unnamed is not None else (),
        unnamed,
    )
