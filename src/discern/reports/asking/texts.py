"""What may answer a question: statements, the cards that they call for, and what members of a team are like."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from discern.cards import TOPICS, list_cards, topic_name
from discern.contract.models.insights import Insight, claim_behind
from discern.contract.styles import Style
from discern.insight import compare
from discern.reports.material import Material, Member, member_statement_id
from discern.words import format_message, say

OF_MEMBERS = ("style", "pace", "focus")
"""The kinds of statements about single members that answer who in a team is like that."""

EACH_TOPIC = 2
"""The most cards of a situation."""

CAVEAT = "caveat"

CAUTION = "caution"
"""The id of the caveat that somebody's answers are in doubt."""

CLASHES = ("friction", "rub")
"""The kinds of statements that two people may clash."""


@dataclass(frozen=True, slots=True)
class Text:
    """Something that may answer a question: what it says, the words that lead to it, and what it rests on.

    ``about`` are the placeholders of the members of a team that it is about, if it isn't about the whole team.
    ``of_member`` is whether it says of one member what that one is like; if it says or leaves open a direction,
    ``chances`` are those of each style's. ``topic`` is that of a card or of a statement about a situation, and "" for
    others.
    """

    said: str
    words: str
    rests_on: Insight
    about: frozenset[str] = frozenset()
    of_member: bool = False
    topic: str = ""
    chances: Mapping[Style, float] = field(default_factory=dict)


def texts_of(material: Material, named: Collection[str] = ()) -> list[Text]:
    """The statements of the material, the first cards of each situation that they call for, and what members of a team
    are like.

    ``named`` are the placeholders of the people in a question. Of a team, only what is about nobody but them is
    then given, with what else is said of each of them and of every two: what holds of a team need not hold of them.
    """
    if material.subject_type == "team" and named:
        return [*_about_named(material, frozenset(named))]
    texts = [*_texts(material, material.statements)]
    for member in material.members if material.subject_type == "team" else ():
        if not member.looks_random:
            texts += _what_one_is_like(member)
    return texts


def doubts_about(material: Material, named: Collection[str]) -> list[Text]:
    """Why nothing is said of the members of a team that a question names: their answers look random."""
    found = []
    for member in material.members if material.subject_type == "team" else ():
        caution = next((each for each in member.statements if each.id == CAUTION), None)
        if member.looks_random and member.person.name in named and caution is not None:
            said = format_message(material.commission.language, "asking-random", {"name": member.person.name})
            found.append(Text(said, said, _of_member(member, caution), frozenset({member.person.name})))
    return found


def _about_named(material: Material, named: frozenset[str]) -> Iterator[Text]:
    known = [each for each in material.members if each.person.name in named and not each.looks_random]
    for text in _texts(material, [each for each in material.statements if each.people], with_cards=False):
        if text.about <= named:
            yield text
    for one, other in combinations(known, 2):
        _, claims = compare(one.results, other.results)
        about = frozenset({one.person.name, other.person.name})
        said = [say(each, material.commission.language) for each in claims]
        yield from _texts(material, said, about=about, for_two=True)
    for member in known:
        if len(named) > 1:
            yield from _what_one_is_like(member)
        else:
            said = [each for each in member.statements if each.kind != CAVEAT]
            yield from _texts(material, said, about=frozenset({member.person.name}))


def _texts(
    material: Material,
    statements: Iterable[Insight],
    *,
    about: frozenset[str] = frozenset(),
    for_two: bool = False,
    with_cards: bool = True,
) -> Iterator[Text]:
    """Statements and their cards. ``about`` are the members of a team that all of them are about, if they are, and
    ``for_two`` is whether the cards speak to two of them.
    """
    language, said = material.commission.language, list(statements)
    by_id, is_team = {each.id: each for each in said}, material.subject_type == "team"
    for each in said:
        words, topic = [each.headline or "", each.text], ""
        claim = claim_behind(each, by_id)
        if claim is not None and claim.people:
            words.append(claim.text)
        situation = (each.message or "").removeprefix("situation-")
        if each.kind == "situation" and situation in TOPICS:
            topic = situation
        elif each.kind in CLASHES:
            topic = "conflict"
        if topic:
            words.append(_topic_words(topic, language))
        people = frozenset(person.name for person in each.people) if is_team else frozenset[str]()
        yield Text(each.text, " ".join(words), each, about or people, topic=topic)
    if not with_cards:
        return
    for card in list_cards(said, material.seed, each_topic=EACH_TOPIC, language=language):
        point = card.statement.headline or ""
        if point and for_two:
            # A card for two says "you" to them.
            point = format_message(language, "asking-card-for-two", {"headline": point})
        text = f"{point}: {card.statement.text}" if point else card.statement.text
        yield Text(text, f"{_topic_words(card.topic, language)} {text}", card.rests_on, about, topic=card.topic)


def is_claim(text: Text) -> bool:
    """Whether a text says what somebody is like, and isn't advice on it."""
    return not text.topic and text.rests_on.kind in OF_MEMBERS


def words_of_topics(language: str) -> dict[str, str]:
    """By topic, the words of a question that lead to it."""
    return {topic: format_message(language, "asking-words", {"topic": topic}) for topic in TOPICS}


def _topic_words(topic: str, language: str) -> str:
    return f"{topic_name(topic, language)} {format_message(language, 'asking-words', {'topic': topic})}"


def _what_one_is_like(member: Member) -> Iterator[Text]:
    for each in member.statements:
        if each.kind in OF_MEMBERS:
            own = _of_member(member, each)
            quarters = member.results.style.quarters if each.kind == "style" and member.results.style else None
            chances = dict(quarters.items()) if quarters else {}
            yield Text(own.text, own.text, own, frozenset({member.person.name}), of_member=True, chances=chances)


def _of_member(member: Member, statement: Insight) -> Insight:
    """A statement about one person by an id that it shares with no one else's."""
    return statement.model_copy(update={"id": member_statement_id(member.number, statement.id)})
