"""What a question asks for: people who are like something, two of them, or topics; by its words and phrases."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from discern.contract.styles import Style
from discern.reports.asking.question_words import (
    AGAINST,
    AGAINST_AFTER,
    AMONG,
    ASKER,
    KINDS,
    NOT,
    NOT_WHO,
    OBSERVED,
    OF_PEOPLE,
    OPPOSITE_OF,
    POLITENESS,
    REGIONS,
    RELATIONS,
    SIDES,
    STOP_WORDS,
    TOPICS,
    TWO,
    WHO,
    Kind,
    Region,
    Relation,
)

PERSON = re.compile(r"\[P\d+\]")
"""The placeholder of a person."""

_WORD = re.compile(r"[^\W_]+")

_LETTER = re.compile(
    r"(?<!\w)(?:leads? with|leading with|are|is|here|an?|the|our|mostly|in|into|type|style|of|with|many|any|no|most"
    r"|(?:high|strong|clear|bigg)(?:est)?(?: (?:in|on))?)"
    r" ?"
    r"[“\"']?(?P<letters>[DISC]{1,2}|(?<=(?:ds|ad) with )[disc]|(?<=the most )[disc])(?:[’']?s)?(?!\w)"
)
"""A style by its letter, which is an ordinary word or part of one elsewhere."""

_TAKES_FOR = re.compile(
    r"(?:why|how come|what makes)\b.{0,12}\b(?:she|he|they|her|him|them|P\d+)\b.*"
    r"\b(?:(?:so|too|such(?: an?)?|very)(?: \w+)?|always(?: \w+){0,3}) $",
    re.IGNORECASE,
)
"""What is before a word for what a question takes somebody to be."""

_WITHOUT = re.compile(r"\b(?:without (?:\S+ ){0,2}?\w+ing|so (?:that )?(?:nobody|no one))\b.*", re.IGNORECASE)

_SECOND_PART = re.compile(r"(?<=[\w\]]),? and (?:how|what|why|when|where)\b.*", re.IGNORECASE)

_NEXT_PART = re.compile(
    r"(?<=[\w\]])(?:,? (?:and|or|but)|\?)(?: also| then)? "
    r"(?=(?:how|what|which|why|when|where|who|should|can|could|do|does|is|are|will|would)\b)",
    re.IGNORECASE,
)
"""Where a question goes on to another."""

_AWAY = re.compile(
    r"(?:while|when|if|because|since|now that) [^,.?!]*\b(?:away|off|ill|sick|out|leave|holiday|gone|left)\b",
    re.IGNORECASE,
)
"""The part of a question that says who isn't there."""

_BACK = re.compile(r"\b(?:it|this|that)\b", re.IGNORECASE)
"""What a part of a question calls by, that another part has named."""

_CIRCUMSTANCE = re.compile(r"\b(?:while|when|whenever|if|during|now that|because|although)\b[^,.?!]*", re.IGNORECASE)
"""The part of a question that says when something is so; what is asked is the rest."""

_TOWARDS = re.compile(
    r"(\[P\d+\]) (?:\w+ ){0,2}?(?:needs?|wants?|expects?|get) (?:\w+ ){0,4}?from \[P\d+\]"
    r"|from \[P\d+\] (?:\w+ ){0,3}?(\[P\d+\]) (?:\w+ ){0,2}?(?:needs?|wants?|expects?)"
    r"|(?:annoy|bother|irritat|upset|frustrat|stress|drain|hurt|driv)\w* (\[P\d+\]) (?:\w+ ){0,3}?about \[P\d+\]"
    r"|(\[P\d+\]) (?:\w+ ){0,2}?(?:dislikes?|hates?|minds?) (?:\w+ ){0,3}?about \[P\d+\]",
    re.IGNORECASE,
)
"""What somebody needs of somebody else or minds about them: it is said of the one who does."""

_AND_NOT = re.compile(
    r"\b(?:and|or) who(?: (?:\w+ )?(?:does|do|is|are|would|will|can|has|have)(?:n'?t| not)"
    r"|(?: \w+)? (?:hates?|dislikes?|minds?|loves?|welcomes?|enjoys?|can't wait for)|(?: rather)? not)"
    r"(?: (?:it|that|this|them|so|much|at all|need|like|want))*\W*$",
    re.IGNORECASE,
)
"""The second part of a question for those who are like something and those who aren't."""

_SHOULD = re.compile(r"\b(?:should|shall|could|can|would|might|may|must|needs?)\b", re.IGNORECASE)

_CHOICE = re.compile(r"\b(?:should|shall|ought|best (?:person|one))\b", re.IGNORECASE)

_IS = re.compile(r"(?:is|are)(?!\w)", re.IGNORECASE)

_LETTER_FIRST = re.compile(
    r"(?<!\w)[“\"']?(?P<letters>[DISC])[”\"']?"
    r"(?=,? (?:instead of|rather than|and not|not) (?:an? )?[“\"']?[DISC](?!\w))"
)
"""A style that is asked for beside another."""

_MANY = re.compile(r"\b(?P<many>\d{1,2}|two|three|four|five|six)(?: \w+){0,3}? questions\b", re.IGNORECASE)
"""How many questions somebody wants."""

_NUMBERS: Mapping[str, int] = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}

_LETTERS: Mapping[frozenset[str], Region] = {
    frozenset("D"): "D",
    frozenset("I"): "I",
    frozenset("S"): "S",
    frozenset("C"): "C",
    frozenset("DI"): "fast",
    frozenset("IS"): "people",
    frozenset("SC"): "calm",
    frozenset("CD"): "task",
}

_QUARTERS: Mapping[frozenset[str], Style] = {
    frozenset(("fast", "task")): "D",
    frozenset(("fast", "people")): "I",
    frozenset(("calm", "people")): "S",
    frozenset(("calm", "task")): "C",
}


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it is understood.

    ``people`` are the placeholders of those it names. ``asks_who`` is whether it is for people: those in a ``region``
    of the circle. A ``relation`` is there where it is for two of them. ``topics`` are what else it is about, the one
    that takes most of its words first, and none where it is about something else than people and work.
    ``says_nothing`` is whether it is no more than names. ``kind`` is its own, if it has one. ``taken_for`` is the part
    of the circle that it takes somebody to be in, or a team: "Why is she so quiet?", "She interrupts us"; ``seen`` is
    the placeholder of who was seen to be so. ``sides`` are those of a topic that it asks for. ``many`` is how many
    questions it wants, 0 where it doesn't say. ``and_not`` is whether it asks as well for those who aren't in the
    region. ``is_choice`` is whether it asks who should do something, and ``away`` are those who can't.
    """

    people: frozenset[str]
    asks_who: bool
    region: Region | None
    relation: Relation | None
    topics: tuple[str, ...]
    says_nothing: bool
    kind: Kind | None = None
    taken_for: Region | None = None
    seen: str | None = None
    sides: tuple[str, ...] = ()
    many: int = 0
    and_not: bool = False
    is_choice: bool = False
    away: frozenset[str] = frozenset()


def read_parts(question: str) -> list[Asked]:
    """Read a question in its parts, where two each ask for something of their own; else as one."""
    whole = read_question(question)
    for match in _NEXT_PART.finditer(question):
        parts = [read_question(each) for each in (question[: match.start()], question[match.end() :])]
        differ = len({(each.kind, each.region, each.topics) for each in parts}) > 1
        if differ and all(map(_stands_alone, parts)) and not _goes_on(whole, parts[1], question, match):
            first, second = (replace(each, people=each.people or whole.people, away=whole.away) for each in parts)
            return [first, replace(second, is_choice=second.is_choice and not first.is_choice)]
    return [whole]


def _stands_alone(asked: Asked) -> bool:
    """Whether a part of a question asks for something: people who are like something, or a topic."""
    return bool(asked.kind or asked.topics or (asked.asks_who and (asked.region or asked.relation)))


def _goes_on(whole: Asked, second: Asked, question: str, between: re.Match[str]) -> bool:
    """Whether the second part of a question is about what the first has named, or the two say one thing together."""
    pattern = KINDS.get(whole.kind or "")
    of_kind = [] if pattern is None else [match.span() for match in pattern.finditer(question)]
    is_who = whole.asks_who or (second.asks_who and second.region is not None)
    is_back = _BACK.search(question, between.end()) is not None and not is_who
    return is_back or whole.and_not or any(start < between.start() and end > between.end() for start, end in of_kind)


def read_question(question: str) -> Asked:
    """Read a question, with placeholders for the names that are known."""
    text = POLITENESS.sub("", re.sub(r"[‘’]", "'", question.strip()))
    towards = _TOWARDS.search(text)
    people = frozenset(filter(None, towards.groups()) if towards else PERSON.findall(text))
    topics, covered = _topics_in(text)
    # What is to be avoided says less of what a question is about: "How do I say no without hurting anybody?".
    topics = _topics_in(_WITHOUT.sub("", text))[0] or topics
    who = None if NOT_WHO.match(text) else WHO.search(text)
    asks_who = who is not None
    start = who.start() if who else 0
    # Of "Who is quiet, and how do they speak up?" the first part says who.
    part = _SECOND_PART.sub("", text[start:])
    # What goes before is read as if it came after: "A merger is coming. Who will hate that?"
    text = f"{text[start:]} {text[:start]}".strip()
    region, of_region = _region_in(part)
    if region is None and (not who or not _topics_in(part)[0] or _BACK.search(part)):
        region, of_region = _region_in(text)
    relation, of_relation = _relation_in(text)
    # Who is like somebody is asked of the one who is away.
    away = frozenset(PERSON.findall(" ".join(_AWAY.findall(text)))) if asks_who and relation is None else frozenset()
    people -= away
    sided, sides = next(((id_, found) for id_ in SIDES if (found := _sides_in(text, id_))), ("", ()))
    topics = (sided, *(each for each in topics if each != sided)) if sides else topics
    of_kinds = {name: places for name, pattern in KINDS.items() if (places := _covered(pattern, text))}
    kind = max(of_kinds, key=lambda name: len(of_kinds[name]), default=None)
    if "repeat" in of_kinds and kind in ("sure", "random"):
        kind = "repeat"
    of_kind = of_kinds.get(kind, set()) if kind else set()
    rest = _content_words(text, covered | of_region | of_relation | of_kind | _of_others(text))
    is_of_people = OF_PEOPLE.search(text) is not None
    if rest and not (asks_who or is_of_people):
        # It says more than what it is about, and speaks of nobody.
        return Asked(people, False, None, None, (), False)
    asks_for_two = asks_who or _asks_for_two(text, relation, of_relation)
    is_of_one = asks_who and region is not None and not (TWO.search(text) or people)
    if not asks_for_two or (is_of_one and len(of_region) >= len(of_relation)):
        relation = None
    is_taken = region is not None and not _is_turned(text, len(text)) and _TAKES_FOR.match(text[: min(of_region)])
    observed = ((half, match) for half, pattern in OBSERVED.items() if (match := pattern.search(text)))
    half, match = (None, None) if asks_who else next(observed, (None, None))
    before = PERSON.findall(text[: match.start()]) if match else []
    # Of how sure something is, only a letter asks for a style: "How accurate is this?"
    is_for_region = asks_who or kind in ("counting", "each", "leaving")
    if len(of_region) != 1 if kind in ("sure", "repeat") else not is_for_region and (rest or ASKER.search(text)):
        region = None
    if region is not None and _IS.match(text):
        # "Is Ana good at …?" asks what somebody is like.
        topics = ()
    return Asked(
        people=people,
        asks_who=asks_who,
        region=region,
        relation=relation,
        topics=topics if is_of_people or not rest else (),
        says_nothing=bool(people) and not _content_words(text, set()),
        kind=kind if is_of_people or _SHOULD.search(text) or not rest else None,
        taken_for=half or (region if is_taken else None),
        seen=before[-1] if before else None,
        sides=sides,
        many=_NUMBERS.get(match["many"].casefold()) or int(match["many"]) if (match := _MANY.search(text)) else 0,
        and_not=_AND_NOT.search(text) is not None,
        is_choice=asks_who and _CHOICE.search(text) is not None,
        away=away,
    )


def _sides_in(text: str, topic: str) -> tuple[str, ...]:
    """The sides of a topic that a question asks for: who doesn't like the one likes the other."""
    sides = SIDES[topic] if TOPICS[topic].phrases.search(text) else {}
    found = [name for name, side in sides.items() if side.asked.search(text)]
    if len(found) != 1:
        return tuple(found)
    others = tuple(name for name in sides if name not in found)
    place = next(match.start() for match in sides[found[0]].asked.finditer(text))
    against = [match.start() for pattern in (AGAINST, NOT) for match in pattern.finditer(text)]
    if any(each > place for each in against):
        return (*found, *others)
    return others if against else tuple(found)


def _asks_for_two(text: str, relation: Relation | None, places: set[int]) -> bool:
    """Whether a question that isn't for people by its first words is for two of them: "Where is there friction?"."""
    if relation == "balance" or TWO.search(text) or AMONG.match(text):
        return True
    return not PERSON.search(text) and not NOT_WHO.match(text) and not _content_words(text, places)


def _content_words(text: str, covered: set[int]) -> list[str]:
    """The words that say something, but names and those at the places that are ``covered``."""
    bare = PERSON.sub(lambda match: " " * len(match[0]), text)
    return [
        match[0]
        for match in _WORD.finditer(bare)
        if len(match[0]) > 2 and match[0].casefold() not in STOP_WORDS and not covered & {*range(*match.span())}
    ]


def _covered(pattern: re.Pattern[str], text: str) -> set[int]:
    """The places of the letters of a text that a pattern finds."""
    return {place for match in pattern.finditer(text) for place in range(*match.span()) if text[place].isalnum()}


def _topics_in(text: str) -> tuple[tuple[str, ...], set[int]]:
    """The topics of a question and the places of their words: the one with most of them and, if there is another in
    other words, that. What is asked comes before when it is so."""
    found = {topic.id: places for topic in TOPICS.values() if (places := _covered(topic.phrases, text))}
    strong = {id_: places for id_, places in found.items() if not TOPICS[id_].is_weak} or found
    around = _covered(_CIRCUMSTANCE, text)
    # The sort is stable: of those with equally many, the first of the list counts.
    order = sorted(strong, key=lambda id_: (strong[id_] <= around, -len(strong[id_])))
    kept: list[str] = []
    for id_ in order:
        if not any(strong[id_] & strong[other] for other in kept):
            kept.append(id_)
    return tuple(kept[:2]), {place for places in found.values() for place in places}


def _region_in(text: str) -> tuple[Region | None, set[int]]:
    """The part of the circle that a question describes, and the places of its words."""
    if match := _LETTER_FIRST.search(text) or _LETTER.search(text):
        named = _LETTERS.get(frozenset(match["letters"].upper()))
        if named is not None:
            # Who isn't in a quarter may be in any other.
            return None if _is_turned(text, match.end()) else named, {*range(*match.span("letters"))}
    found = {region: places for region, pattern in REGIONS.items() if (places := _covered(pattern, text))}
    if not found:
        return None, set()
    best = max(found, key=lambda region: len(found[region]))
    places = found[best]
    # Two halves in words of their own are a quarter.
    turns = _covered(AGAINST, text) | _covered(NOT, text)
    for other, more in found.items():
        if (quarter := _QUARTERS.get(frozenset((best, other)))) and not more & (places | turns):
            best, places = quarter, places | more
            break
    before = _is_turned(text, min(places))
    counted = _covered(NOT, text[: min(places)])
    after = any(not {*range(*match.span())} & (places | counted) for match in AGAINST_AFTER.finditer(text))
    return (OPPOSITE_OF[best] if before or after else best), places


def _is_turned(text: str, end: int) -> bool:
    """Whether words before a place turn round what comes there; two of them don't: who isn't afraid of it."""
    against = {place for match in AGAINST.finditer(text) if match.end() <= end for place in range(*match.span())}
    others = [match for match in NOT.finditer(text) if match.end() <= end and match.start() not in against]
    return bool(against) != bool(others)


def _of_others(text: str) -> set[int]:
    sides = (side.asked for sides in SIDES.values() for side in sides.values())
    patterns = (*REGIONS.values(), *OBSERVED.values(), AGAINST, NOT, AGAINST_AFTER, *sides)
    return {place for pattern in patterns for place in _covered(pattern, text)}


def _relation_in(text: str) -> tuple[Relation | None, set[int]]:
    found = {relation: places for relation, pattern in RELATIONS.items() if (places := _covered(pattern, text))}
    if not found:
        return None, set()
    best = max(found, key=lambda relation: len(found[relation]))
    return best, found[best]
