"""Answers to questions about a person or a team: our statements and cards that bear on the question, or that none does.

Without a language model they are found by words; with one, the model picks among them by id.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from types import MappingProxyType
from typing import Protocol

from discern.contract import STYLES
from discern.contract.models.reports import QuestionAnswer, Sentence, Writer, Writing
from discern.reports.asking.question_words import PEOPLE_ASKED_FOR, STOP_WORDS, is_out_of_bounds
from discern.reports.asking.texts import Text, doubts_about, texts_of
from discern.reports.material import Material
from discern.reports.placeholders import Roster, hide_in_question
from discern.words import format_message, style_name

MOST_TEXTS = 60
"""The most texts that a model is given with a question."""

MOST_FOUND = 3
"""The most texts of an answer that is found by words."""

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
    named = set(_PERSON.findall(hidden))
    doubts = doubts_about(material, named)
    texts = doubts or texts_of(material, named)
    found, writer = doubts or find(hidden, texts, _style_words(language)), Writer(kind="built_in")
    if picker is not None and not doubts:
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


def find(question: str, texts: Sequence[Text], means: Mapping[str, str] = MappingProxyType({})) -> list[Text]:
    """The texts that bear most on a question, the best first; [] if none does.

    A text's score is the share of the question's words that it has, each weighed by its inverse document frequency
    (Spärck Jones 1972), log(1 + N / n), where a word that no text has counts as one that a single text has. A question
    that names several is answered by what is about most of them first, and one that says no more than names by what is
    said of them first. One that asks who is like something is answered by what is said of single members, the likeliest
    first.

    Args:
        question: with placeholders for names.
        texts: what may answer it.
        means: by the stem of a word, that of the style which it describes: a text that has it has the word.
    """
    asked = stems(_PERSON.sub(" ", PEOPLE_ASKED_FOR.sub(" ", question.strip())))
    people = set(_PERSON.findall(question))
    asks_who = not people and _WORD.findall(question.casefold())[:1] == ["who"]
    known = [(text, stems(text.words)) for text in texts]
    bearing = [(text, {each for each in asked if each in has or means.get(each) in has}) for text, has in known]
    frequency = Counter(stem for _, has in bearing for stem in has)
    weights = {stem: log(1 + len(texts) / max(frequency[stem], 1)) for stem in asked}
    whole = sum(weights.values())
    if not whole:
        about = (text for text in texts if text.about & people)
        return sorted(about, key=lambda text: -len(text.about))[:MOST_FOUND]
    scored = [(sum(weights[stem] for stem in has) / whole, text) for text, has in bearing]
    best = max((score for score, _ in scored), default=0.0)
    kept = [(score, text) for score, text in scored if score >= max(ENOUGH, 0.8 * best)]
    if asks_who and any(text.of_member for _, text in kept):
        kept = [(text.rests_on.probability or 0.0, text) for _, text in kept if text.of_member]
    return [text for _, text in sorted(kept, key=lambda pair: (-len(pair[1].about & people), -pair[0]))[:MOST_FOUND]]


def _style_words(language: str) -> dict[str, str]:
    """By the stem of each word that describes a style, the stem of the style's name."""
    words = {style: stems(format_message(language, "asking-style-words", {"style": style})) for style in STYLES}
    names = {style: next(iter(stems(style_name(style, language)))) for style in STYLES}
    return {word: names[style] for style, described in words.items() for word in described}


def stems(text: str) -> set[str]:
    """The content words of a text without their endings, roughly: enough to match inflected forms."""
    words = (word.casefold() for word in _WORD.findall(text))
    return {_ENDING.sub("", word) for word in words if len(word) > 2 and word not in STOP_WORDS}
