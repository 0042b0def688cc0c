"""Which cards a claim calls for, by its own id; and which are shown: all of them, or a few that change weekly.

Why: docs/decisions/0017-cards-and-advice.md
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, tzinfo
from hashlib import sha256
from types import MappingProxyType

from discern.contract.models.agreements import Agreement
from discern.contract.models.insights import (
    SURE,
    Claim,
    Insight,
    PersonArgument,
    TopicArgument,
    Voice,
    claim_behind,
    verdict_of,
)
from discern.contract.styles import HALVES_AROUND
from discern.words import LANGUAGES, format_message, list_messages, say

_STYLES = {"D": "dominance", "I": "influence", "S": "steadiness", "C": "conscientiousness"}
_NEIGHBOURS = ("DI", "IS", "SC", "DC")
_OPPOSITES = ("DS", "IC")
_ENDS = {"fast": "pace", "calm": "pace", "people": "focus", "task": "focus"}

TIES: Mapping[str, str] = {
    # One person.
    **{f"style-{style}": f"card-{name}" for style, name in _STYLES.items()},
    **{f"style-{two}": f"card-half-{two.lower()}" for two in _NEIGHBOURS},
    **{f"{axis}-{end}": f"card-{end}" for end, axis in _ENDS.items()},
    "style-open": "card-open",
    # Two people.
    **{f"{axis}_opposite": f"card-pair-opposite-{axis}" for axis in ("pace", "focus")},
    **{f"{axis}_apart": f"card-pair-apart-{axis}" for axis in ("pace", "focus")},
    **{f"{axis}_both-{end}": f"card-pair-both-{end}" for end, axis in _ENDS.items()},
    **{f"same_style-{style}": f"card-pair-same-{name}" for style, name in _STYLES.items()},
    **{f"opposite_styles-{two}": f"card-pair-opposite-{two.lower()}" for two in _OPPOSITES},
    **dict.fromkeys(("pace_open", "focus_open"), "card-pair-open"),
    # A team.
    **{f"majority-{style}": f"card-team-most-{name}" for style, name in _STYLES.items()},
    **{f"majority-{two}": f"card-team-most-{two.lower()}" for two in _NEIGHBOURS},
    **{f"absent-{style}": f"card-team-absent-{name}" for style, name in _STYLES.items()},
    **{f"lone-{style}": f"card-team-lone-{name}" for style, name in _STYLES.items()},
    **{f"divided-{axis}": f"card-team-divided-{axis}" for axis in ("pace", "focus")},
    **{f"split-{two}": f"card-team-split-{two.lower()}" for two in _OPPOSITES},
    **{f"centre-{end}": f"card-team-centre-{end}" for end in _ENDS},
    "centre-open": "card-team-centre-open",
    "coverage": "card-team-coverage",
}
"""The beginning of the ids of cards, by the id of the claim that calls for them; styles in the order D, I, S, C."""

_UNCLAIMED = frozenset({"style-open", "pace_open", "focus_open", "centre-open"})
"""Statements that something is open, which call for cards of their own."""

_BOTH_OPEN = frozenset({"pace_open", "focus_open"})
"""Of two people, cards say that it is open how they differ where nothing else is said of them."""

_OF_EVERYBODY = frozenset({"absent", "lone", "coverage"})
_SCOPE_OF_SOME = TopicArgument(topic="part")


def ties_of(statement: Insight) -> tuple[str, ...]:
    """The beginnings of the ids of the cards that a statement calls for; empty if it claims too little for any."""
    if statement.probability is None and statement.id not in _UNCLAIMED:
        return ()
    kind, _, about = statement.id.partition("-")
    # These cards speak of everybody, and some members' styles aren't known.
    if kind in _OF_EVERYBODY and statement.arguments.get("scope") == _SCOPE_OF_SOME:
        return ()
    if kind == "absent":
        # Several directions that nobody is in are one claim, and call for the cards of each.
        keys = [f"{kind}-{style}" for style in about]
    elif kind == "centre":
        keys = [f"{kind}-{end}" for end in HALVES_AROUND.get(about, (about,))]
    else:
        keys = [statement.id]
    return tuple(TIES[key] for key in keys if key in TIES)


TOPICS = (
    "talking",
    "one-to-one",
    "giving-feedback",
    "taking-feedback",
    "feedback",
    "meetings",
    "deciding",
    "decisions",
    "planning",
    "delegation",
    "sharing-work",
    "helping",
    "change",
    "disagreement",
    "conflict",
    "pressure",
    "crisis",
    "newcomer",
    "celebrating",
    "remote",
    "with-dominance",
    "with-influence",
    "with-steadiness",
    "with-conscientiousness",
)
"""The situations, in the order they are shown."""

DAYS_A_WEEK = 7

WEEKS_APART = 12
"""No card comes again within so many weeks where there are enough of them."""

ENOUGH = 2 * WEEKS_APART
"""Of so many cards none comes again too soon, though others are undertaken meanwhile."""

ADVICE_WEEKS_APART = 4
"""No advice that stands in a card's place comes again within so many weeks."""

WEEKS_A_YEAR = 52

_NEVER_USED: Mapping[str, Sequence[date]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Card:
    """A card: a statement of kind ``card`` whose headline is what to do, its topic of `TOPICS`, and the statement that
    calls for it. Advice that stands in its place has neither headline nor topic.

    The statement has the probability, the strength and the evidence of ``rests_on``: how sure it is that the card
    fits, and not that it works.
    """

    statement: Insight
    topic: str
    rests_on: Insight


@dataclass(frozen=True, slots=True)
class CalledCard:
    """A card that is called for and not yet said: its message, its topic, and the statement that calls for it."""

    message: str
    topic: str
    rests_on: Insight


def list_cards(
    statements: Sequence[Insight],
    subject: str,
    *,
    each_topic: int | None = None,
    language: str = LANGUAGES[0],
    voice: Voice = "named",
    names: Mapping[str, str] | None = None,
) -> list[Card]:
    """All cards that statements about a person, two people or a team call for, topic by topic.

    Args:
        statements: what is claimed of the subject.
        subject: the id of the person, the two people or the team; it decides which cards of a topic come first.
        each_topic: the most cards of one topic; None for all.
        language: a language of the catalogue.
        voice: ``you`` speaks to the person; any other to those who work with them.
        names: what people are called, by their ids, where it isn't by their full names.
    """
    taken: Counter[str] = Counter()
    chosen = []
    for each in call_cards(statements, subject, language):
        if each_topic is None or taken[each.topic] < each_topic:
            taken[each.topic] += 1
            chosen.append(each)
    return [_say(each, language, voice, names) for each in chosen]


def call_cards(statements: Sequence[Insight], subject: str, language: str = LANGUAGES[0]) -> list[CalledCard]:
    """The cards of `list_cards` in its order, not yet said: saying one takes as long as choosing among all of them."""
    return sorted(_shuffle(_call_for(statements, language), subject), key=lambda each: TOPICS.index(each.topic))


def choose_cards(
    statements: Sequence[Insight],
    subject: str,
    on: date,
    count: int,
    *,
    language: str = LANGUAGES[0],
    voice: Voice = "named",
    names: Mapping[str, str] | None = None,
    topics: Collection[str] = TOPICS,
) -> list[Card]:
    """The cards of the ISO week of a day, of different topics where there are enough.

    The same subject gets the same cards all week. There are ``count`` of them, or fewer if so many would come again
    within `WEEKS_APART` weeks, and at least one. While the claims stay the same, no card comes again before all others
    have been shown. Only cards of ``topics`` count. For the other parameters see `list_cards`.
    """
    found = _shuffle([each for each in _call_for(statements, language) if each.topic in topics], subject)
    if not found:
        return []
    count = min(count, max(1, len(found) // WEEKS_APART))
    first = week_of(on) * count % len(found)
    return [_say(each, language, voice, names) for each in (found + found)[first : first + count]]


def surest_of(statements: Sequence[Insight]) -> Sequence[Insight]:
    """The statements that are at least likely; all of them where none is."""
    return [each for each in statements if each.strength in SURE] or statements


def group_for_week(statements: Sequence[Insight]) -> list[Sequence[Insight]]:
    """What `card_of_week` takes for two people or a team: what is said first, what is at least likely, and the rest."""
    verdict = verdict_of(statements)
    return [[] if verdict is None else [verdict], surest_of(statements), statements]


def list_undertaken(agreements: Iterable[Agreement], zone: tzinfo | None) -> dict[str, dict[str, list[date]]]:
    """What teams undertook, as `card_of_week` takes it, by team: in the words without the full stop, and the days in
    ``zone`` on which they did.
    """
    found: dict[str, dict[str, list[date]]] = {}
    for each in agreements:
        if each.team_id is not None:
            days = found.setdefault(each.team_id, {}).setdefault(each.will.removesuffix("."), [])
            days.append(each.created_at.astimezone(zone).date())
    return found


def card_of_week(
    groups: Iterable[Sequence[Insight]],
    subject: str,
    on: date,
    *,
    used: Mapping[str, Sequence[date]] = _NEVER_USED,
    language: str = LANGUAGES[0],
    names: Mapping[str, str] | None = None,
) -> Card | None:
    """The one card of the ISO week of a day; None where nothing calls for any.

    While the claims stay the same, none comes again within `WEEKS_APART` weeks, nor within as many after it was used.
    Where all of them rest, that comes which was there longest ago. None is on newcomers: nobody may be new.

    Args:
        groups: statements, those that matter most first. Each group is asked for cards while those before it have so
            few that they would come again too soon.
        subject: the id of the two people or the team; it decides the order.
        on: any day of the week.
        used: what cards say to do, without the full stop, and the days on which somebody undertook it. The card stays
            for the week of that day.
        language: a language of the catalogue.
        names: what people are called, by their ids, where it isn't by their full names.
    """
    found: dict[str, CalledCard] = {}
    for statements in groups:
        if len(found) > ENOUGH:
            break
        for each in _shuffle(_call_for(statements, language), subject):
            if each.topic != "newcomer":
                found.setdefault(each.message, each)
    cards = list(found.values())
    if not cards:
        return None
    lasts: dict[str, list[int]] = {}
    # Saying all of them takes a while, and is needed only where something was used.
    for each in cards if used else ():
        to_do = _say(each, language, "named", names).statement.headline or ""
        lasts[each.message] = [week_of(day) for day in used.get(to_do.removesuffix("."), ())]
    shown: dict[str, int] = {}

    def last(card: CalledCard, turn: int) -> int:
        """The last week before a turn in which a card was shown or used; 0 where that is long ago."""
        before = [week for week in lasts.get(card.message, ()) if week < turn]
        week = max([*before, shown.get(card.message, 0)])
        return week if turn - week < WEEKS_APART else 0

    def choose(turn: int) -> CalledCard:
        first = turn % len(cards)
        return min([*cards[first:], *cards[:first]], key=lambda each: last(each, turn))

    this_week = week_of(on)
    # What was shown in the place of one that rests has to rest too, so the year is gone through from its first week.
    for turn in range(this_week - this_week % WEEKS_A_YEAR, this_week):
        shown[choose(turn).message] = turn
    return _say(choose(this_week), language, "named", names)


def tip_of_week(
    statements: Sequence[Insight],
    subject: str,
    on: date,
    *,
    used: Mapping[str, Sequence[date]] = _NEVER_USED,
    language: str = LANGUAGES[0],
    names: Mapping[str, str] | None = None,
) -> Card | None:
    """The one thing for two people or a team to do in the week of a day, wherever it is said: the card of the week, or
    where none fits what is advised, which takes turns. Of that, nothing comes again within `ADVICE_WEEKS_APART` weeks,
    so some have nothing. For the parameters see `card_of_week`.
    """
    card = card_of_week(group_for_week(statements), subject, on, used=used, language=language, names=names)
    advice = [each for each in statements if each.kind == "try"]
    turn = week_of(on) % max(len(advice), ADVICE_WEEKS_APART)
    if card is not None or turn >= len(advice):
        return card
    said = advice[turn]
    return Card(said, "", claim_behind(said, {each.id: each for each in statements}) or said)


def week_of(on: date) -> int:
    """The number of a day's ISO week, which runs on over New Year."""
    # Day 1 of the proleptic calendar is a Monday, so weeks since then begin as ISO weeks do.
    return (on.toordinal() - 1) // DAYS_A_WEEK


def topic_name(topic: str, language: str = LANGUAGES[0]) -> str:
    """A topic as a heading."""
    return format_message(language, "card-topic", {"topic": topic})


def _call_for(statements: Iterable[Insight], language: str) -> list[CalledCard]:
    """The cards that statements call for, each once."""
    found: dict[str, CalledCard] = {}
    said = list(statements)
    is_open = {each.id for each in said} >= _BOTH_OPEN
    for statement in said:
        for tie in ties_of(statement) if is_open or statement.id not in _BOTH_OPEN else ():
            for message in list_messages(f"{tie}-", language):
                # A second card of a topic ends in a number.
                topic = message.removeprefix(f"{tie}-").rstrip("0123456789").rstrip("-")
                found.setdefault(message, CalledCard(message, topic, statement))
    return list(found.values())


def _shuffle(found: Sequence[CalledCard], subject: str) -> list[CalledCard]:
    """Cards in an order that looks random and depends on the subject alone: one of each topic, then the second ones."""
    places = sorted(found, key=lambda each: _place(subject, each.message))
    rounds: Counter[str] = Counter()
    ranked = []
    for each in places:
        ranked.append((rounds[each.topic], each))
        rounds[each.topic] += 1
    return [each for _, each in sorted(ranked, key=lambda pair: pair[0])]


def _place(subject: str, message: str) -> bytes:
    return sha256(f"{subject} {message}".encode()).digest()


def say_resting(
    message: str,
    kind: str,
    base: Insight,
    language: str = LANGUAGES[0],
    voice: Voice = "named",
    names: Mapping[str, str] | None = None,
) -> Insight:
    """A message as a statement that rests on ``base``: about the same people, and as sure.

    Its id is the message's. For the other parameters see `list_cards`.
    """
    claim = Claim(
        id=message,
        kind=kind,
        message=message,
        arguments={name: each for name, each in base.arguments.items() if isinstance(each, PersonArgument)},
        probability=base.probability,
        strength=base.strength,
        evidence=[],
        people=base.people,
    )
    return say(claim, language, voice, names).model_copy(update={"evidence": base.evidence})


def _say(card: CalledCard, language: str, voice: Voice, names: Mapping[str, str] | None) -> Card:
    said = say_resting(card.message, "card", card.rests_on, language, voice, names)
    return Card(said, card.topic, card.rests_on)
