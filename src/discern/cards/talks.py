"""What two people take into a talk: one thing to do, a question to open with, what to have ready and what to avoid.

Why: docs/cards.md
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from hashlib import sha256
from itertools import zip_longest
from math import gcd
from types import MappingProxyType
from typing import Literal, TypeVar

from discern.cards.choice import CalledCard, call_cards, say_resting, ties_of, week_of
from discern.contract.certainty import LIKELY, OPEN
from discern.contract.models.insights import Claim, Insight, Voice
from discern.contract.models.talks import NoAdvice, Occasion
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

_NEVER: Mapping[str, date] = MappingProxyType({})

_OPEN_QUESTIONS = ("talk-ask-open-", "talk-ask-new-", "talk-ask-pair-open-")
"""Questions that rest on nothing."""

IS_NEW, AFTER_FIRST = timedelta(weeks=6), timedelta(weeks=4)
"""For so long somebody is new whose record was made so long after those of the first."""

BATCH, MOST_IN_BATCH = timedelta(weeks=1), 2
"""Where more records than these were made in so long, a team was imported, and nobody in it is new."""

OF_LEADERS = frozenset(
    f"talk-ask-{each}"
    for each in (
        "dominance-one-to-one-2",
        "dominance-one-to-one-4",
        "dominance-one-to-one-6",
        "dominance-delegating-2",
        "influence-one-to-one",
        "influence-one-to-one-5",
        "influence-delegating-2",
        "steadiness-one-to-one-4",
        "steadiness-feedback-2",
        "steadiness-change",
        "conscientiousness-one-to-one-6",
        "half-di-one-to-one",
        "half-di-one-to-one-4",
        "half-di-one-to-one-5",
        "half-di-disagreement-2",
        "half-is-one-to-one-4",
        "half-is-one-to-one-6",
        "half-is-change-2",
        "half-sc-one-to-one",
        "half-sc-one-to-one-4",
        "half-sc-change-2",
        "half-dc-one-to-one",
        "half-dc-one-to-one-3",
        "half-dc-one-to-one-5",
        "half-dc-one-to-one-6",
        "half-dc-delegating-2",
        "half-dc-change-2",
        "fast-one-to-one",
        "fast-one-to-one-3",
        "fast-one-to-one-4",
        "fast-one-to-one-6",
        "fast-one-to-one-9",
        "fast-delegating-2",
        "fast-change-2",
        "calm-one-to-one-2",
        "calm-one-to-one-3",
        "calm-one-to-one-10",
        "calm-one-to-one-11",
        "calm-delegating-2",
        "people-one-to-one-2",
        "people-one-to-one-5",
        "people-one-to-one-7",
        "people-one-to-one-12",
        "task-one-to-one-7",
        "task-one-to-one-9",
        "task-one-to-one-11",
        "task-one-to-one-12",
        "open-one-to-one-7",
        "open-one-to-one-12",
        "open-one-to-one-21",
    )
)
"""Questions of who decides for the other one, gives them work, or works with them every day. No coach asks them."""

_T = TypeVar("_T")
_Slot = Literal["ask", "ready", "avoid"]
_BESIDE: tuple[_Slot, _Slot] = ("ready", "avoid")

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


@dataclass(frozen=True, slots=True)
class Material:
    """What suits a talk: the claims that something may rest on, and their cards. ``by_coach`` is who leads it."""

    people: str
    occasion: Occasion
    claims: Sequence[Insight]
    cards: Sequence[CalledCard]
    language: str
    by_coach: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """What is suggested, by its messages; ``claim`` is what they rest on. ``no_advice``: why there is no ``advice``."""

    claim: Insight | None = None
    advice: str | None = None
    open_with: str | None = None
    have_ready: str | None = None
    avoid: str | None = None
    no_advice: NoAdvice | None = None

    @property
    def ids(self) -> list[str]:
        said = (self.advice, self.open_with, self.have_ready, self.avoid)
        return [each for each in said if each is not None]


def prepare_talk(
    statements: Sequence[Insight],
    subject: str,
    on: date,
    occasion: Occasion,
    *,
    resting: Collection[str] = (),
    denied: Collection[str] = (),
    shown: Mapping[str, date] = _NEVER,
    taken: Mapping[str, date] = _NEVER,
    language: str = LANGUAGES[0],
    voice: Voice = "named",
    names: Mapping[str, str] | None = None,
) -> Preparation:
    """What to take into a talk with a person, or of two people, in the ISO week of a day: `collect_material`,
    `choose_talk` and `say_talk` in one.
    """
    material = collect_material(statements, subject, occasion, denied=denied, language=language)
    return say_talk(choose_talk(material, on, resting=resting, shown=shown, taken=taken), language, voice, names)


def collect_material(
    statements: Sequence[Insight],
    subject: str,
    occasion: Occasion,
    *,
    denied: Collection[str] = (),
    by_coach: bool = False,
    language: str = LANGUAGES[0],
) -> Material:
    """What suits a talk.

    Args:
        statements: what is claimed of the person or of the two.
        subject: the id of the person, or the ids of the two with a space between them, in either order; it decides
            where the turns start.
        occasion: what the talk is about.
        denied: ids of claims that somebody says aren't them. What rests on one of these isn't chosen, nor what rests on
            a claim that says the same: of a direction, that is each half in which it lies.
        by_coach: whether a coach leads the talk, who asks nothing that only a leader can.
        language: a language of the catalogue.
    """
    people = " ".join(sorted(subject.split()))
    out = set[str]().union(*map(_said_by, denied))
    claims = [
        each
        for each in statements
        if each.probability is not None and ties_of(each) and _said_by(each.id).isdisjoint(out)
    ]
    cards = [each for each in call_cards(claims, people, language) if each.topic in TOPICS_OF[occasion]]
    return Material(people, occasion, claims, cards, language, by_coach)


def choose_talk(
    material: Material,
    on: date,
    *,
    resting: Collection[str] = (),
    shown: Mapping[str, date] = _NEVER,
    taken: Mapping[str, date] = _NEVER,
    to_newcomer: bool = False,
) -> Choice:
    """What is suggested in the ISO week of a day.

    Claims that are at least likely go before others. They take turns from week to week, and so do the cards and lines
    of each; where one rests, the next takes its place. Where no card is left, there are a claim's lines without one;
    where none of these is left, the question alone; and where all questions rest, nothing.

    Args:
        material: what suits.
        on: any day of the week.
        resting: ids of what isn't to come.
        shown: ids of what the same talk has shown, each with its last day. It comes where nothing else is left, and
            then what was shown longest ago.
        taken: ids of what other talks have, each with its last day. They go last of those that suit as well, and of
            these the latest.
        to_newcomer: whether the person is new. A talk one to one opens with a question to newcomers then; all else is
            as ever.
    """
    claims, occasion, people = material.claims, material.occasion, material.people
    turn = week_of(on) + int.from_bytes(sha256(people.encode()).digest()[:4])
    unsuited = OF_LEADERS if material.by_coach else frozenset[str]()

    def last(message: str | None) -> tuple[date, date]:
        """When one was last shown, and when taken: what never was goes first."""
        return shown.get(message or "", date.min), taken.get(message or "", date.min)

    def find(slot: _Slot, tie: str, turn: int, asked: str | None = None) -> str | None:
        """Of what is as fresh, that goes first which belongs to the question that is asked."""
        messages = list_messages(f"talk-{slot}-{tie}-{occasion}", material.language)
        beside = None if asked is None or not messages else _by_number(messages)[_number(asked) % len(messages)]
        free = (each for each in _turned(messages, turn) if each not in resting and each not in unsuited)
        return min(free, key=lambda each: (*last(each), each != beside), default=None)

    @cache
    def ask(tie: str) -> str | None:
        # Each claim has its turn every so many weeks, and other lines each time.
        return find("ask", tie, turn // len(claims))

    @cache
    def question() -> str | None:
        return find("ask", "pair-open" if " " in people else "open", turn)

    def place(base: Insight, card: str | None = None) -> tuple[bool, date, date, list[date]]:
        """Claims that are at least likely go first; then what was shown longest ago, and what others don't have."""
        asked = last(ask(tie_of_lines(base)))
        said = asked if card is None else last(card)
        return _probability(base) < LIKELY, said[0], asked[0], sorted((said[1], asked[1]), reverse=True)

    def lines(base: Insight, advice: str | None) -> Choice:
        tie = tie_of_lines(base)
        # One that rests on nothing is better than one that somebody of theirs had lately.
        asked = min((each for each in (ask(tie), question()) if each is not None), key=last, default=None)
        ready, avoid = (find(slot, tie, turn // len(claims), asked) for slot in _BESIDE)
        return Choice(base, advice, to_new or asked, ready, avoid, None if advice else why_none)

    to_new = find("ask", "new", turn) if to_newcomer else None
    free = [each for each in _rank_cards(material.cards, turn) if each.message not in resting]
    why_none: NoAdvice = "open" if not claims else "nothing_new" if material.cards else "no_card"
    if free:
        advice = min(free, key=lambda each: place(each.rests_on, each.message))
        return lines(advice.rests_on, advice.message)
    for base in sorted(_rank_claims(claims, turn), key=place):
        if ask(tie_of_lines(base)):
            return lines(base, None)
    return Choice(open_with=to_new or question(), no_advice=why_none)


def find_newcomers(made_on: Mapping[str, date], monday: date) -> set[str]:
    """Who is new of a leader's people in the week of a Monday, by when the record of each was made: for `IS_NEW`, if
    that was at least `AFTER_FIRST` after the first record, and at most `MOST_IN_BATCH` were made within `BATCH`.
    """
    batches = [{id_ for id_, day in made_on.items() if first <= day < first + BATCH} for first in made_on.values()]
    imported = set[str]().union(*(batch for batch in batches if len(batch) > MOST_IN_BATCH))
    first = min(made_on.values(), default=monday)
    return {id_ for id_, day in made_on.items() if monday - day < IS_NEW and day - first >= AFTER_FIRST} - imported


def say_talk(
    choice: Choice,
    language: str = LANGUAGES[0],
    voice: Voice = "named",
    names: Mapping[str, str] | None = None,
) -> Preparation:
    """What is suggested, in words. ``voice`` and ``names`` are as in `list_cards`."""

    def tied(message: str | None, kind: Literal["card", "talk"] = "talk") -> Insight | None:
        if message is None:
            return None
        if choice.claim is None or message.startswith(_OPEN_QUESTIONS):
            return say(Claim(id=message, kind=kind, message=message, strength=OPEN, evidence=[]), language, voice)
        return say_resting(message, kind, choice.claim, language, voice, names)

    advice = tied(choice.advice, "card")
    return Preparation(choice.claim, advice, tied(choice.open_with), tied(choice.have_ready), tied(choice.avoid))


def _by_number(messages: Sequence[str]) -> list[str]:
    return sorted(messages, key=_number)


def _number(message: str) -> int:
    """The number of a line among those of its tie and occasion, from 0 on; the first has none in its id."""
    last = message.rpartition("-")[2]
    return int(last) - 1 if last.isdigit() else 0


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
