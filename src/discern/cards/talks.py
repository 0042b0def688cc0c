"""What two people take into a talk: one thing to do, a question to open with, what to have ready and what to avoid.

Why: docs/cards.md
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from itertools import zip_longest
from math import gcd
from typing import Literal, TypeVar

from discern.cards.choice import CalledCard, call_cards, say_resting, ties_of, week_of
from discern.contract.certainty import LIKELY, OPEN
from discern.contract.models.insights import Claim, Insight, Voice
from discern.contract.models.talks import Occasion
from discern.contract.styles import HALVES_AROUND
from discern.words import LANGUAGES, list_messages, say

TOPICS_OF: Mapping[Occasion, tuple[str, ...]] = {
    "one-to-one": ("talking", "one-to-one", "planning", "deciding", "helping"),
    "feedback": ("taking-feedback", "feedback"),
    "disagreement": ("disagreement",),
    "delegating": ("delegation", "sharing-work"),
    "change": ("change",),
}
"""The topics of cards that suit an occasion. Of a person, cards on feedback are on how to give it to them."""

FEW = 4
"""Of so many items none is far from the next."""

_T = TypeVar("_T")
_Slot = Literal["ask", "ready", "avoid"]

_LINES_OF = {
    **{f"card-pair-apart-{axis}": f"pair-opposite-{axis}" for axis in ("pace", "focus")},
    "card-pair-opposite-ds": "pair-opposite-pace",
    "card-pair-opposite-ic": "pair-opposite-focus",
    "card-pair-same-dominance": "pair-both-fast",
    "card-pair-same-influence": "pair-both-people",
    "card-pair-same-steadiness": "pair-both-calm",
    "card-pair-same-conscientiousness": "pair-both-task",
}
"""Ties of cards whose lines are those of another tie, which holds of the same people in the same order."""


@dataclass(frozen=True, slots=True)
class Preparation:
    """What a talk's page says. ``advice``, ``have_ready`` and ``avoid`` rest on ``claim``; without one there is at most
    ``open_with``. That rests on the claim too, or on nothing where its strength is *open*.

    All but ``claim`` are statements of kind ``card`` or ``talk``, each named for its message. ``advice`` has what to do
    as its headline, and why as its text.
    """

    claim: Insight | None
    advice: Insight | None
    open_with: Insight | None
    have_ready: Insight | None
    avoid: Insight | None

    @property
    def ids(self) -> list[str]:
        """Those of all that is suggested."""
        said = (self.advice, self.open_with, self.have_ready, self.avoid)
        return [each.id for each in said if each is not None]


def prepare_talk(
    statements: Sequence[Insight],
    subject: str,
    on: date,
    occasion: Occasion,
    *,
    resting: Collection[str] = (),
    denied: Collection[str] = (),
    taken: Collection[str] = (),
    language: str = LANGUAGES[0],
    voice: Voice = "named",
    names: Mapping[str, str] | None = None,
) -> Preparation:
    """What to take into a talk with a person, or of two people, in the ISO week of a day.

    Claims that are at least likely go before others. They take turns from week to week, and so do the cards and lines
    of each; where one rests, the next takes its place. Where no card is left, there are a claim's lines without one;
    where none of these is left, the question alone; and where all questions rest, nothing.

    Args:
        statements: what is claimed of the person or of the two.
        subject: the id of the person, or the ids of the two with a space between them, in either order; it decides
            where the turns start.
        on: any day of the week.
        occasion: what the talk is about.
        resting: ids of statements of earlier talks that aren't to come back yet.
        denied: ids of claims that somebody says aren't them. What rests on one of these isn't chosen, nor what rests on
            a claim that says the same: of a direction, that is each half in which it lies.
        taken: ids of statements in other talks of the week. They go last of those that suit as well.
        language: a language of the catalogue.
        voice: as in `list_cards`.
        names: what people are called, by their ids, where it isn't by their full names.
    """
    people = sorted(subject.split())
    turn = week_of(on) + int.from_bytes(sha256(" ".join(people).encode()).digest()[:4])
    out = set[str]().union(*map(_said_by, denied))
    claims = [
        each
        for each in statements
        if each.probability is not None and ties_of(each) and _said_by(each.id).isdisjoint(out)
    ]
    cards = [each for each in call_cards(claims, " ".join(people), language) if each.topic in TOPICS_OF[occasion]]

    def find(slot: _Slot, tie: str, turn: int) -> str | None:
        messages = list_messages(f"talk-{slot}-{tie}-{occasion}", language)
        free = [each for each in _turned(messages, turn) if each not in resting]
        return min(free, key=lambda each: each in taken, default=None)

    def find_tied(slot: _Slot, base: Insight) -> str | None:
        # Each claim has its turn every so many weeks, and other lines each time.
        return find(slot, tie_of_lines(base), turn // len(claims))

    def tied(slot: _Slot, base: Insight) -> Insight | None:
        message = find_tied(slot, base)
        return None if message is None else say_resting(message, "talk", base, language, voice, names)

    def place(base: Insight, *said: str) -> tuple[bool, int]:
        """Claims that are at least likely go first; of those, what says least of what is taken."""
        return _probability(base) < LIKELY, sum(each in taken for each in (*said, find_tied("ask", base)))

    def question() -> Insight | None:
        message = find("ask", "open" if len(people) == 1 else "pair-open", turn)
        if message is None:
            return None
        return say(Claim(id=message, kind="talk", message=message, strength=OPEN, evidence=[]), language, voice)

    free = [each for each in _rank_cards(cards, turn) if each.message not in resting]
    if free:
        advice = min(free, key=lambda each: place(each.rests_on, each.message))
        base = advice.rests_on
        said = say_resting(advice.message, "card", base, language, voice, names)
        return Preparation(base, said, tied("ask", base) or question(), tied("ready", base), tied("avoid", base))
    for base in sorted(_rank_claims(claims, turn), key=place):
        if asked := tied("ask", base):
            return Preparation(base, None, asked, tied("ready", base), tied("avoid", base))
    return Preparation(None, None, question(), None, None)


def tie_of_lines(claim: Insight) -> str:
    """The tie of a claim's lines in the catalogue."""
    tie = ties_of(claim)[0]
    return _LINES_OF.get(tie, tie.removeprefix("card-"))


def _rank_claims(claims: Sequence[Insight], turn: int) -> list[Insight]:
    """Claims that are at least likely, the one whose turn it is first, and then the others."""
    ranked = sorted(claims, key=_probability, reverse=True)
    likely = [each for each in ranked if _probability(each) >= LIKELY]
    return [*_turned(likely, turn), *_turned(ranked[len(likely) :], turn)]


def _rank_cards(cards: Sequence[CalledCard], turn: int) -> list[CalledCard]:
    """Cards on claims that are at least likely, the one whose turn it is first, and then the others."""
    likely = [each for each in cards if _probability(each.rests_on) >= LIKELY]
    others = [each for each in cards if _probability(each.rests_on) < LIKELY]
    return [*_turned(_alternate(likely), turn), *_turned(_alternate(others), turn)]


def _alternate(cards: Sequence[CalledCard]) -> list[CalledCard]:
    """One card of each claim, the surest claim first, then their second ones, and so on."""
    of_claim: dict[str, list[CalledCard]] = {}
    for each in sorted(cards, key=lambda card: _probability(card.rests_on), reverse=True):
        of_claim.setdefault(each.rests_on.id, []).append(each)
    return [each for places in zip_longest(*of_claim.values()) for each in places if each is not None]


def _probability(claim: Insight) -> float:
    return claim.probability or 0.0


def _turned(items: Sequence[_T], turn: int) -> list[_T]:
    """The items in their order, beginning with the one whose turn it is.

    Each has its turn once before any has it again, and the next one in order not soon after: it may just have been
    shown in the place of one that was refused.
    """
    count = len(items)
    step = next((each for each in range(2, count) if gcd(each, count) == 1), 1) if count > FEW else 1
    first = turn * step % count if items else 0
    return [*items[first:], *items[:first]]


def _said_by(claim: str) -> set[str]:
    """The ids of the claims that one makes: a direction of the circle says the halves in which it lies, too."""
    kind, _, about = claim.partition("-")
    halves = HALVES_AROUND.get(about, ()) if kind == "style" else ()
    return {claim, *(f"{'pace' if half in ('fast', 'calm') else 'focus'}-{half}" for half in halves)}
