"""What may answer a question: statements, the cards that they call for, and what is said of members of a team."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from discern.cards import list_cards
from discern.contract.models.insights import Insight
from discern.contract.models.results import Results
from discern.insight import compare, describe_person
from discern.insight.claims import ADVICE_KINDS
from discern.reports.asking.question_words import Target
from discern.reports.material import Material
from discern.words import format_message, say

EACH_TOPIC = 2
"""The most cards of a situation."""

CAUTION = "caution"
"""The id of the caveat that somebody's answers are in doubt."""

LISTS = ("energises", "drains", "do", "dont", "ask")
"""The kinds of statements that are lists of a line each, which are said in a sentence here."""

_NO_VERDICT = frozenset({*ADVICE_KINDS, *LISTS, "portrait", "rub", "card", "situation", "caveat", "measured", "score"})
"""The kinds of statements that don't say where somebody is on the circle, or how people are beside each other."""

_OF_PAIRS = ("friction", "pair")
"""The kinds of statements about two people of a team."""

_SENTENCE_END = re.compile(r"(?<=[.!?”]) (?=[A-Z“\[])")


@dataclass(frozen=True, slots=True)
class Text:
    """Something that may answer a question: what it says, the ``key`` that it is found by, and what it rests on.

    ``about`` are the placeholders of the members of a team that it is about, if it isn't about the whole team. A text
    of several claims has the others in ``besides``, and that of a card has the card.
    """

    said: str
    key: str
    rests_on: Insight
    about: frozenset[str] = frozenset()
    besides: tuple[Insight, ...] = ()

    @property
    def cited(self) -> tuple[Insight, ...]:
        """The statements that it rests on, the first of which says how sure it is."""
        return (self.rests_on, *self.besides)

    @property
    def is_verdict(self) -> bool:
        """Whether it says where people are on the circle."""
        return (
            self.key not in _NO_VERDICT and not self.key.startswith("card ") and not self.key.startswith("situation ")
        )


def target_of(material: Material, named: Collection[str]) -> Target:
    """What a question that names these people is about."""
    if material.subject_type == "assessment":
        return "person"
    if len(named) == 1:
        return "person"
    return "pair" if named or material.subject_type == "comparison" else "team"


def texts_of(material: Material, named: Collection[str] = ()) -> list[Text]:
    """The statements of the material and the first cards of each situation that they call for.

    ``named`` are the placeholders of the people in a question. Of several people, only what is about nobody but them is
    then given, as it is said of one alone and of every two: what holds of a team need not hold of them.
    """
    if material.subject_type == "assessment" or not named:
        return [*_texts(material, material.statements)]
    known = [each for each in material.profiled if each.candidate.name in named and not each.quality.looks_random]
    return [text for some in combinations(known, min(len(named), 2)) for text in _texts_of_some(material, some)]


def doubts_about(material: Material, named: Collection[str]) -> list[Text]:
    """Why nothing is said of those whom a question is about: their answers make no profile, or look random."""
    counts = [text for text in texts_of(material) if text.rests_on.id == "who-counts"]
    found = [
        replace(text, said=format_message(material.commission.language, "asking-withheld", {"name": name}))
        for name in material.withheld
        if name in named
        for text in counts
    ]
    asked = named if material.subject_type == "team" else {each.candidate.name for each in material.results}
    for each in material.profiled or material.results:
        if each.quality.looks_random and each.candidate.name in asked:
            name = each.candidate.name
            caution = next(text for text in _texts_of_some(material, [each]) if text.key == "random")
            said = format_message(material.commission.language, "asking-random", {"name": name})
            found.append(replace(caution, said=said))
    return found


def sentence_with(word: str, text: Text) -> Text | None:
    """The first sentence of a portrait that has a word."""
    found = (each for each in _SENTENCE_END.split(text.said) if word in each.casefold())
    said = next(found, None)
    return None if said is None else Text(said, f"{text.key} {word}", text.rests_on, text.about)


def line_with(word: str, text: Text, language: str) -> Text | None:
    """What the first line of a list says that has a word."""
    said = next((line for line in text.rests_on.text.split("\n") if word in line.casefold()), None)
    if said is None:
        return None
    line = said if text.key == "ask" else _lower(said)
    values = {"list": text.key, "name": text.rests_on.people[0].name, "line": line}
    return replace(text, said=format_message(language, "asking-line", values))


def _texts_of_some(material: Material, people: Sequence[Results]) -> Iterator[Text]:
    """What is said of one of several people, or of two of them, by ids that no other statement has."""
    claims = describe_person(people[0]) if len(people) == 1 else compare(*people)[1]
    names = [each.candidate.name for each in people]
    for text in _texts(material, [say(each, material.commission.language) for each in claims], frozenset(names)):
        cited = [of_some(statement, names) for statement in text.cited]
        yield replace(text, rests_on=cited[0], besides=tuple(cited[1:]))


def of_some(statement: Insight, names: Sequence[str]) -> Insight:
    """A statement about some of a team by an id that it shares with no one else's."""
    prefix = "-".join(name.strip("[]") for name in names)
    return statement.model_copy(update={"id": f"{prefix}-{statement.id}"})


def _texts(material: Material, statements: Sequence[Insight], about: frozenset[str] = frozenset()) -> Iterator[Text]:
    """Statements and their cards. ``about`` are the members of a team that all of them are about, if they are."""
    for each in statements:
        people = frozenset(person.name for person in each.people) if material.subject_type == "team" else about
        yield Text(_sentence(each, material.commission.language), _key(each), each, about or people)
    for card in list_cards(statements, material.seed, each_topic=EACH_TOPIC, language=material.commission.language):
        said = f"{_as_sentence(card.statement.headline or '')} {card.statement.text}"
        yield Text(said, f"card {card.topic}", card.rests_on, about, (card.statement,))


def _key(statement: Insight) -> str:
    if statement.kind == "situation":
        return f"situation {(statement.message or '').removeprefix('situation-')}"
    return "friction" if statement.kind in _OF_PAIRS else statement.kind


def _sentence(statement: Insight, language: str) -> str:
    """What a statement says; of a list, in one sentence."""
    if statement.kind not in LISTS:
        return statement.text
    *lines, last = statement.text.split("\n")
    values = {
        "list": statement.kind,
        "name": statement.people[0].name,
        "opening": ", ".join([*lines[:1], *map(_lower, lines[1:])]),
        "front": ", ".join(map(_lower, lines)),
        "last": _lower(last),
        "questions": " ".join([*lines, last]),
    }
    return _as_sentence(format_message(language, "asking-list", values))


def _lower(line: str) -> str:
    return line[:1].lower() + line[1:]


def _as_sentence(text: str) -> str:
    """A line with a full stop, if it ends without one."""
    return text if text.rstrip("”").endswith((".", "?", "!", "…")) else f"{text}."
