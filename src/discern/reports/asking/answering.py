"""Answers to questions about a person or a team: our statements and cards that bear on the question, or that none does.

Without a language model they are found by words; with one, the model picks among them by id.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from types import MappingProxyType
from typing import Protocol

from discern.cards import list_cards, topic_name
from discern.contract import STYLES, Insight
from discern.contract.models.insights import StylesArgument
from discern.contract.models.reports import QuestionAnswer, Sentence, Writer, Writing
from discern.reports.asking.question_words import PEOPLE_ASKED_FOR, STOP_WORDS, is_out_of_bounds
from discern.reports.material import Material, member_statement_id
from discern.reports.placeholders import Roster, hide_in_question
from discern.words import format_message, style_name

MOST_TEXTS = 60
"""The most texts that a model is given with a question."""

MOST_FOUND = 3
"""The most texts of an answer that is found by words."""

OF_MEMBERS = ("style", "pace", "focus")
"""The kinds of statements about single members that answer who in a team is like that."""

ENOUGH = 0.6
"""The least share of a question's words, weighed by how rare they are, that a text has to bear on."""

_WORD = re.compile(r"[^\W\d_]+")
_ENDING = re.compile(r"(?<=\w{3})(?:ingly|edly|ness|ment|sions?|tions?|ings?|ied|ies|ers|est|ed|er|ly|es|[sey])$")
_PERSON = re.compile(r"\[P\d+\]")


class Picker(Protocol):
    """A language model that picks; network errors never leave it."""

    @property
    def model(self) -> str: ...

    async def pick(self, question: str, texts: Mapping[str, str]) -> tuple[list[str] | None, Writing]: ...


@dataclass(frozen=True, slots=True)
class Text:
    """Something that may answer a question: what it says, the words that lead to it, and what it rests on.

    ``of_member`` is whether it says of one member of a team what that one is like.
    """

    said: str
    words: str
    rests_on: Insight
    of_member: bool = False


async def answer_question(
    material: Material, question: str, roster: Roster, picker: Picker | None = None
) -> QuestionAnswer:
    """Answer a question, with placeholders for names, in sentences that are all of the material.

    The question is looked at, and sent to a ``picker``, without names: those in ``roster`` become placeholders, all
    others are removed. Where the picker gives nothing that holds, words decide.
    """
    language = material.commission.language
    if is_out_of_bounds(question):
        return _decline(format_message(language, "asking-out-of-bounds"))
    hidden = hide_in_question(question, roster)
    texts = texts_of(material)
    found, writer = find(hidden, texts, _style_words(language)), Writer(kind="built_in")
    if picker is not None:
        # What words find is among what a model is given, however much there is.
        left_out = [text for text in texts if text not in found][MOST_TEXTS - len(found) :]
        given = {f"t{n}": text for n, text in enumerate((each for each in texts if each not in left_out), start=1)}
        picked, _ = await picker.pick(hidden, {id_: text.said for id_, text in given.items()})
        if picked is not None:
            found, writer = [given[id_] for id_ in picked], Writer(kind="both", model=picker.model)
    if not found:
        return _decline(format_message(language, "asking-not-said"))
    cited = {text.rests_on.id: text.rests_on for text in found}
    return QuestionAnswer(
        answered=True,
        sentences=[Sentence(text=text.said, statements=[text.rests_on.id]) for text in found],
        statements=list(cited.values()),
        writer=writer,
    )


def _decline(text: str) -> QuestionAnswer:
    sentence = Sentence(text=text, statements=[])
    return QuestionAnswer(answered=False, sentences=[sentence], statements=[], writer=Writer(kind="built_in"))


def texts_of(material: Material) -> list[Text]:
    """The statements of the material, the first cards of each situation that they call for, and what members of a team
    are like.
    """
    language = material.commission.language
    texts = [Text(each.text, f"{each.headline or ''} {each.text}", each) for each in material.statements]
    for card in list_cards(material.statements, material.seed, each_topic=2, language=language):
        said = f"{card.statement.headline}: {card.statement.text}" if card.statement.headline else card.statement.text
        leads = format_message(language, "asking-words", {"topic": card.topic})
        texts.append(Text(said, f"{topic_name(card.topic, language)} {leads} {said}", card.rests_on))
    if material.subject_type == "team":
        for member in material.members:
            for each in member.statements:
                if each.kind in OF_MEMBERS:
                    own = each.model_copy(update={"id": member_statement_id(member.number, each.id)})
                    texts.append(Text(own.text, _leading_words(own, language), own, of_member=True))
    return texts


def _leading_words(claim: Insight, language: str) -> str:
    """The words that lead to what a member is like: where others come close behind, only the styles that may lead."""
    styles = claim.arguments.get("styles")
    if "close" not in claim.arguments or not isinstance(styles, StylesArgument):
        return claim.text
    return " ".join(style_name(style, language) for style in styles.styles)


def find(question: str, texts: Sequence[Text], means: Mapping[str, str] = MappingProxyType({})) -> list[Text]:
    """The texts that bear most on a question, the best first; [] if none does.

    A text's score is the share of the question's words that it has, each weighed by its inverse document frequency
    (Spärck Jones 1972), log(1 + N / n), where a word that no text has counts as one that a single text has. A question
    about somebody is answered by what is said of them, or of nobody by name. One that asks who is like something is
    answered by what is said of single members, the likeliest first.

    Args:
        question: with placeholders for names.
        texts: what may answer it.
        means: by the stem of a word, that of the style which it describes: a text that has it has the word.
    """
    asked = stems(_PERSON.sub(" ", PEOPLE_ASKED_FOR.sub(" ", question.strip())))
    people = set(_PERSON.findall(question))
    asks_who = not people and _WORD.findall(question.casefold())[:1] == ["who"]
    known = [(text, stems(text.words)) for text in texts if not people or _is_about(text, people)]
    bearing = [(text, {each for each in asked if each in has or means.get(each) in has}) for text, has in known]
    frequency = Counter(stem for _, has in bearing for stem in has)
    weights = {stem: log(1 + len(texts) / max(frequency[stem], 1)) for stem in asked}
    whole = sum(weights.values())
    if not whole:
        return []
    scored = [(sum(weights[stem] for stem in has) / whole, text) for text, has in bearing]
    best = max((score for score, _ in scored), default=0.0)
    kept = [(score, text) for score, text in scored if score >= max(ENOUGH, 0.8 * best)]
    if asks_who and any(text.of_member for _, text in kept):
        kept = [(text.rests_on.probability or 0.0, text) for _, text in kept if text.of_member]
    return [text for _, text in sorted(kept, key=lambda pair: -pair[0])[:MOST_FOUND]]


def _style_words(language: str) -> dict[str, str]:
    """By the stem of each word that describes a style, the stem of the style's name."""
    words = {style: stems(format_message(language, "asking-style-words", {"style": style})) for style in STYLES}
    names = {style: next(iter(stems(style_name(style, language)))) for style in STYLES}
    return {word: names[style] for style, described in words.items() for word in described}


def _is_about(text: Text, people: set[str]) -> bool:
    named = set(_PERSON.findall(text.said))
    return not named or bool(named & people)


def stems(text: str) -> set[str]:
    """The content words of a text without their endings, roughly: enough to match inflected forms."""
    words = (word.casefold() for word in _WORD.findall(text))
    return {_ENDING.sub("", word) for word in words if len(word) > 2 and word not in STOP_WORDS}
