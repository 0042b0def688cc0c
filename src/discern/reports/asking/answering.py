"""Answers to questions about a person or a team: our statements and cards that bear on the question, or that none does.

Without a language model they are found by words; with one, the model picks among them by id.
"""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence, Set
from math import log
from typing import Protocol

from discern.contract.models.reports import QuestionAnswer, Sentence, Writer, Writing
from discern.contract.styles import STYLES, Style
from discern.reports.asking.question_words import (
    AMBIGUOUS_WORDS,
    PEOPLE_ASKED_FOR,
    SAID_WORDS,
    STOP_WORDS,
    asker_gives,
    is_of_people,
    is_out_of_bounds,
    person_gives,
    situation_in,
)
from discern.reports.asking.texts import Text, doubts_about, is_claim, texts_of, words_of_topics
from discern.reports.material import Material
from discern.reports.placeholders import Roster, hide_in_question
from discern.words import format_message, style_name

MOST_TEXTS = 60
"""The most texts that a model is given with a question."""

MOST_FOUND = 3
"""The most texts of an answer that is found by words, and isn't about a situation."""

ENOUGH = 0.6
"""The least share of a question's words, weighed by how rare they are, that a text has to bear on."""

GIVING, TAKING = "giving-feedback", "taking-feedback"
"""The topics of how somebody gives feedback, and of how to give it to them."""

_ONE_TO_ONE = re.compile(r"\b(?:one[- ](?:to|on)[- ]one|1:1)s?\b")
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
    found, writer = doubts or find(hidden, texts, language), Writer(kind="built_in")
    if picker is not None and not doubts:
        # What words find is among what a model is given, however much there is.
        left_out = [text for text in texts if text not in found][MOST_TEXTS - len(found) :]
        given = {f"t{n}": text for n, text in enumerate((each for each in texts if each not in left_out), start=1)}
        picked, _ = await picker.pick(hidden, {id_: text.said for id_, text in given.items()})
        if picked is not None:
            found, writer = [given[id_] for id_ in picked], Writer(kind="both", model=picker.model)
    if not found:
        return _decline(format_message(language, "asking-not-said"))
    lead = _lead(hidden, found, language) if writer.kind == "built_in" else []
    cited = {text.rests_on.id: text.rests_on for text in found}
    return QuestionAnswer(
        answered=True,
        sentences=[*lead, *(Sentence(text=text.said, statements=[text.rests_on.id]) for text in found)],
        statements=list(cited.values()),
        writer=writer,
    )


def _decline(text: str) -> QuestionAnswer:
    sentence = Sentence(text=text, statements=[])
    return QuestionAnswer(answered=False, sentences=[sentence], statements=[], writer=Writer(kind="built_in"))


def find(question: str, texts: Sequence[Text], language: str) -> list[Text]:
    """The texts that bear most on a question with placeholders for names, the best first; [] if none does.

    A question that describes a situation, such as a difficult conversation, is answered by one text on each of its
    topics. One that speaks of people and has a word that plainly leads to a topic is about that topic, whatever else it
    says. Any other is answered by the texts that have most of its words. One that names several is answered by what is
    about most of them first, and one that says no more than names by what is said of them first. One that asks who is
    like something is answered by what is said of single members, the likeliest first.
    """
    asked = stems(_PERSON.sub(" ", PEOPLE_ASKED_FOR.sub(" ", question.strip())))
    people = set(_PERSON.findall(question))
    asks_who = _asks_who(question)
    if not asks_who and (of_situation := _find_for_situation(question, texts, people)):
        return of_situation
    if not asked:
        about = (text for text in texts if text.about & people)
        return sorted(about, key=lambda text: -len(text.about))[:MOST_FOUND]
    by_words = _score_words(asked, texts, _style_words(language))
    scores = {} if asks_who else _score_topics(question, asked, texts, language)
    if not scores:
        best = max(by_words.values(), default=0.0)
        scores = {n: score for n, score in by_words.items() if score >= max(ENOUGH, 0.8 * best)}
        if asks_who and any(texts[n].of_member for n in scores):
            style = _style_asked_for(asked, language)
            scores = {n: _how_likely(texts[n], style) for n in scores if texts[n].of_member}
    elif claims := [n for n, text in enumerate(texts) if is_claim(text) and by_words[n] >= ENOUGH]:
        # What is measured comes before what is common teaching.
        scores[max(claims, key=lambda n: by_words[n])] = 1.0
    order = sorted(scores, key=lambda n: (-len(texts[n].about & people), -scores[n], -by_words[n]))
    return [texts[n] for n in order[:MOST_FOUND]]


def _find_for_situation(question: str, texts: Sequence[Text], people: Set[str]) -> list[Text]:
    """For each topic of the situation that a question describes, the first text on it, of those that are about most of
    the ``people`` it names; [] if it describes none.

    A question that speaks of nobody describes a situation only if it says no more than that.
    """
    topics, rest = situation_in(question)
    if not is_of_people(question) and stems(_PERSON.sub(" ", rest)):
        return []
    order = sorted(texts, key=lambda text: -len(text.about & people))
    found = (next((text for text in order if text.topic == topic), None) for topic in topics)
    return [text for text in found if text is not None]


def _asks_who(question: str) -> bool:
    return not _PERSON.search(question) and _WORD.findall(question.casefold())[:1] == ["who"]


def _style_asked_for(asked: Set[str], language: str) -> Style | None:
    """The one style that the question's words name or describe; None if they describe none or several."""
    found = {style for style, words in _words_of_styles(language).items() if words & asked}
    return next(iter(found)) if len(found) == 1 else None


def _how_likely(text: Text, style: Style | None) -> float:
    """How likely somebody is in the direction of a style, or else like what a text says."""
    return (text.rests_on.probability or 0.0) if style is None else text.chances.get(style, 0.0)


def _lead(question: str, found: Sequence[Text], language: str) -> list[Sentence]:
    """The answer in a sentence, where a question asks who is like a style: what follows is about the likeliest."""
    style = _style_asked_for(stems(question), language)
    if style is None or not _asks_who(question) or not all(text.chances for text in found):
        return []
    name = style_name(style, language)
    said = format_message(language, "asking-likeliest", {"style": name, "count": len(found)})
    return [Sentence(text=said, statements=[text.rests_on.id for text in found])]


def _score_words(asked: Collection[str], texts: Sequence[Text], means: Mapping[str, str]) -> dict[int, float]:
    """For each text by its number, the share of the question's words that it has.

    Each word is weighed by its inverse document frequency (Spärck Jones 1972), log(1 + N / n), where a word that no
    text has counts as one that a single text has. A text that has the name of a style has the words that describe it.
    """
    bearing = []
    for text in texts:
        has = stems(text.words)
        bearing.append({each for each in asked if each in has or means.get(each) in has})
    return _weigh(asked, bearing)


def _score_topics(question: str, asked: Set[str], texts: Sequence[Text], language: str) -> dict[int, float]:
    """For the texts of the topics that a question is about, by their numbers, the share of its words for topics to
    which each answers; {} if it is about none or no text answers.

    A question that speaks of nobody is about a topic only if it says no more than that. What is said to somebody, and
    what they say, are two topics: the first counts unless the question is about the feedback that somebody else gives.
    """
    from_asker = asker_gives(question)
    spoken = {word for word in _WORD.findall(question.casefold()) if word in SAID_WORDS} if from_asker else set()
    leads = {topic: _all_stems(words) for topic, words in words_of_topics(language).items()}
    plain = {stem for each in leads.values() for stem in each} - _all_stems(" ".join(AMBIGUOUS_WORDS))
    point = (asked & plain) | spoken
    if not is_of_people(question) and point != asked:
        return {}
    scores = _weigh(point, [leads.get(text.topic, set()) & point for text in texts])
    best = max(scores.values(), default=0.0)
    kept = {n: score for n, score in scores.items() if score and score >= 0.5 * best}
    other = TAKING if person_gives(question) else GIVING
    return {n: score for n, score in kept.items() if texts[n].topic != other} or kept


def _weigh(asked: Collection[str], bearing: Sequence[set[str]]) -> dict[int, float]:
    frequency = Counter(stem for has in bearing for stem in has)
    weights = {stem: log(1 + len(bearing) / max(frequency[stem], 1)) for stem in asked}
    whole = sum(weights.values())
    return {n: sum(weights[stem] for stem in has) / whole for n, has in enumerate(bearing)} if whole else {}


def _words_of_styles(language: str) -> dict[Style, set[str]]:
    """By style, the stems of its name and of the words that describe it."""
    described = {style: format_message(language, "asking-style-words", {"style": style}) for style in STYLES}
    return {style: stems(f"{style_name(style, language)} {words}") for style, words in described.items()}


def _style_words(language: str) -> dict[str, str]:
    """By the stem of each word that describes a style, the stem of the style's name."""
    names = {style: next(iter(stems(style_name(style, language)))) for style in STYLES}
    return {word: names[style] for style, words in _words_of_styles(language).items() for word in words}


def stems(text: str) -> set[str]:
    """The content words of a text without their endings, roughly: enough to match inflected forms."""
    return _all_stems(" ".join(word for word in _words(text) if word not in STOP_WORDS))


def _all_stems(text: str) -> set[str]:
    return {_ENDING.sub("", word) for word in _words(text) if len(word) > 2}


def _words(text: str) -> list[str]:
    return _WORD.findall(_ONE_TO_ONE.sub("onetoone", text.casefold()))
