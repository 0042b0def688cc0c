"""Answers to questions about a person, two people or a team: our statements and cards that bear on the question, or
that none does.

Who is like something, and who is how beside whom, is answered from probabilities. All else is found by topics; with a
language model, the model picks among the same texts by id.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from discern.contract.models.reports import QuestionAnswer, Sentence, Writer, Writing
from discern.contract.styles import HALVES_AROUND
from discern.insight.circle import AXES, ENDS
from discern.reports.asking.finding import (
    in_turns,
    of_its_own_kind,
    of_members,
    of_side,
    of_those,
    who_stands_apart,
)
from discern.reports.asking.people import MOST, Named, nearest_to, who_is, who_with_whom
from discern.reports.asking.question_words import KINDS, OPPOSITE_OF, TOPICS, Region, Target, is_out_of_bounds
from discern.reports.asking.reading import Asked, read_parts, read_question
from discern.reports.asking.standing import seen_as
from discern.reports.asking.texts import Text, doubts_about, target_of, texts_of
from discern.reports.asking.typos import correct
from discern.reports.material import Material
from discern.reports.placeholders import Roster, hide_in_question, hide_known
from discern.words import format_message, format_names

MOST_TEXTS = 60
"""The most texts that a model is given with a question."""

SUGGESTIONS: Mapping[Target, Sequence[str]] = {
    "person": ("strengths", "needs", "energy", "stress", "taking-feedback", "action"),
    "pair": ("together", "conflict", "sharing-work", "deciding", "action"),
    "team": ("strengths", "where", "action", "watch", "meetings", "clash"),
}
"""What can be asked, where a question isn't answered; the first few where Discern isn't for it."""

_WITHOUT_TOPIC: Mapping[Target, Sequence[str]] = {
    "person": ("verdict", "strength", "watch_out"),
    "pair": ("verdict", "strength", "rub"),
    "team": ("verdict", "strength", "watch_out"),
}
"""What answers a question that only names people, or says what they may be like or were seen to do."""

_OPEN = ("verdict", "ask", "question")
"""What answers where nothing else does."""

_OF_WHO = ("apart", "groups", "missing", "action", "counts")
"""Topics that answer who, beside the parts of the circle."""

_APART = "apart"
"""The topic of who is unlike all others."""


class Picker(Protocol):
    """A language model that picks; network errors never leave it."""

    @property
    def model(self) -> str: ...

    async def pick(self, question: str, texts: Mapping[str, str]) -> tuple[list[str] | None, Writing]: ...


async def answer_question(
    material: Material, question: str, roster: Roster, picker: Picker | None = None
) -> QuestionAnswer:
    """Answer a question, with placeholders for names, in sentences that are all of the material.

    A ``picker`` is sent the question without names: those in ``roster`` become placeholders, all others are removed.
    It isn't asked where people are the answer, and where it gives nothing that holds, words decide.
    """
    language = material.commission.language
    known = correct(hide_known(question, roster))
    asked, *further = read_parts(known)
    if is_out_of_bounds(question) or is_out_of_bounds(known):
        return _decline_use(material, asked, known)
    if doubts := doubts_about(material, asked.people):
        return _answer(Named("", tuple(doubts)))
    if further and (parts := _each(material, asked, *further)):
        return _answer(*parts)
    if (named := _of_its_own(material, asked)) is not None:
        return _answer(named) if named.texts else _decline(named.lead, _suggest(material, asked.people))
    if further:
        asked = replace(asked, topics=tuple(topic for each in (asked, *further) for topic in each.topics[:1]))
    texts = texts_of(material, asked.people)
    found = find(material, asked, texts)
    is_cause = asked.kind == "cause" and target_of(material, asked.people) == "team"
    lead = format_message(language, "asking-cause") if is_cause else ""
    if not _is_of_first(material, asked, texts) and (members := of_members(material, asked)):
        return _answer(replace(members, lead=f"{lead} {members.lead}".strip()))
    lead = f"{lead} {format_message(language, 'asking-near')}" if lead else ""
    picked = None if picker is None else await _pick(picker, hide_in_question(question, roster), texts, found)
    if picked:
        return _answer(Named("", tuple(picked)), picker=picker)
    if picked is not None or not found:
        return _decline(_not_said(material, asked), _suggest(material, asked.people))
    return _answer(Named(lead, tuple(found)))


async def _pick(picker: Picker, question: str, texts: Sequence[Text], found: Sequence[Text]) -> list[Text] | None:
    """What a model picks; None where it gives nothing that holds."""
    # What words find is among what a model is given, however much there is.
    others = [text for text in texts if text not in found]
    left_out = others[max(0, MOST_TEXTS - len(found)) :]
    given = [*(text for text in texts if text not in left_out), *(text for text in found if text not in texts)]
    by_id = {f"t{n}": text for n, text in enumerate(given, start=1)}
    picked, _ = await picker.pick(question, {id_: each.said for id_, each in by_id.items()})
    return None if picked is None else [by_id[id_] for id_ in picked]


def _of_its_own(material: Material, asked: Asked) -> Named | None:
    """The answer to a question that has its own, or that people are the answer to; None where it is neither."""
    there = tuple(each for each in material.profiled if each.candidate.name not in asked.away)
    material = replace(material, profiled=there)
    return of_its_own_kind(material, asked) or _name_people(material, asked)


def _each(material: Material, *parts: Asked) -> list[Named]:
    """The answer to each part of a question, in short; [] where none has its own, or nothing answers. What follows on
    who somebody is, is about those people."""
    own = [_of_its_own(material, part) or (of_members(material, part) if part.asks_who else None) for part in parts]
    found: list[Named] = []
    for part, named in zip(parts, own, strict=True):
        who = [name for text in found[0].texts for name in text.about] if found and parts[0].asks_who else []
        if named is None and who and not part.people:
            topics = sorted((*part.topics, *parts[0].topics), key=lambda topic: TOPICS[topic].is_weak)
            named = Named("", tuple(text for each in topics[:1] for text in of_those(material, each, who))[: MOST - 1])
        elif named is None:
            named = Named("", tuple(find(material, part, texts_of(material, part.people)))[: MOST - 1])
        known = {text.said for each in found for text in each.texts}
        found.append(replace(named, texts=tuple(text for text in named.texts if text.said not in known)))
    return found if any(own) and any(named.texts for named in found) else []


def _answer(*named: Named, picker: Picker | None = None) -> QuestionAnswer:
    cited = {each.id: each for part in named for text in part.texts for each in text.cited}
    sentences = []
    for part in named:
        if part.lead:
            sentences.append(Sentence(text=part.lead, statements=[text.rests_on.id for text in part.texts]))
        sentences += [
            Sentence(
                text=text.said,
                statements=[each.id for each in text.cited],
                strength=None if text.rests_on.probability is None else text.rests_on.strength,
            )
            for text in part.texts
        ]
    writer = Writer(kind="built_in") if picker is None else Writer(kind="both", model=picker.model)
    return QuestionAnswer(
        answered=True, sentences=sentences, statements=list(cited.values()), suggestions=[], writer=writer
    )


def _decline(text: str, suggestions: Sequence[str] = ()) -> QuestionAnswer:
    return QuestionAnswer(
        answered=False,
        sentences=[Sentence(text=text, statements=[])],
        statements=[],
        suggestions=list(suggestions),
        writer=Writer(kind="built_in"),
    )


def _decline_use(material: Material, asked: Asked, question: str) -> QuestionAnswer:
    """That Discern isn't for a question; where a team looks for somebody new, that habits cover a gap as well."""
    language = material.commission.language
    is_of_gap = any(KINDS[kind].search(question) for kind in ("hiring", "missing"))
    names: list[str] = ["asking-out-of-bounds"]
    first: tuple[str, ...] = ()
    if is_of_gap and target_of(material, asked.people) == "team":
        names, first = [*names, "asking-gap"], ("missing",)
    said = " ".join(format_message(language, name) for name in names)
    return _decline(said, _suggest(material, asked.people, first)[:MOST])


def _is_of_first(material: Material, asked: Asked, texts: Sequence[Text]) -> bool:
    """Whether something is said of a team on what a question is most about."""
    first = replace(asked, topics=asked.topics[:1])
    return bool(asked.topics) and bool(find(material, first, texts))


def _not_said(material: Material, asked: Asked) -> str:
    """That nothing answers, by the topic of the question if it is known."""
    language, target = material.commission.language, target_of(material, asked.people)
    topic = asked.topics[0] if asked.topics else ""
    if topic == "common" and target == "pair":
        return format_message(language, "asking-nothing-shared")
    is_named = format_message(language, "asking-topic", {"topic": topic})
    name = "asking-nothing-on" if is_named else "asking-not-said"
    return format_message(language, name, {"topic": topic, "target": target})


def _name_people(material: Material, asked: Asked) -> Named | None:
    """The answer to a question for people of a team; None where it isn't one."""
    if material.subject_type == "assessment":
        message = format_message(material.commission.language, "asking-of-team")
        return Named(message, ()) if asked.asks_who and asked.relation is not None else None
    if asked.asks_who and asked.topics[:1] == (_APART,) and not asked.people and asked.relation in (None, "balance"):
        return who_stands_apart(material)
    if asked.sides and not asked.people and material.subject_type == "team":
        return of_members(material, asked)
    if asked.asks_who and asked.region is not None and (found := _in_region(material, asked, asked.region)):
        return found
    if asked.relation is not None and len(asked.people) < 2 and material.subject_type == "team":
        if asked.relation == "alike" and asked.people and (near := nearest_to(material, *asked.people)):
            return _not_chosen(material, asked, near)
        pairs = who_with_whom(material, asked.relation, asked.people)
        # Where nobody makes up for another, people who are alike can still be put together.
        if asked.relation in ("balance", "deadline") and not pairs.texts:
            pairs = replace(pairs, texts=who_with_whom(material, "alike", asked.people).texts)
        if asked.relation != "deadline":
            return pairs
        return replace(
            pairs, lead=f"{format_message(material.commission.language, 'asking-deadline')} {pairs.lead}".strip()
        )
    return None


def _in_region(material: Material, asked: Asked, region: Region) -> Named | None:
    """Who is in a part of the circle and, if that is asked as well, who is opposite; None where it is for pairs."""
    if beside := _beside(material, asked):
        return _not_chosen(material, asked, Named("", (beside,)))
    if asked.and_not and not asked.people:
        sides = [who_is(material, each, ()) for each in (region, OPPOSITE_OF[region])]
        return Named(" ".join(each.lead for each in sides), tuple(text for each in sides for text in each.texts))
    several = asked.people if len(asked.people) > 1 else ()
    if asked.relation is None or several:
        who = who_is(material, region, several, () if several else asked.people)
        return _not_chosen(material, asked, who)
    return None


def _not_chosen(material: Material, asked: Asked, named: Named) -> Named:
    """An answer that names people, after that it isn't said who should do something, if that is asked."""
    should = format_message(material.commission.language, "asking-should", {"kind": "any"})
    return replace(named, lead=f"{should} {named.lead}".strip()) if asked.is_choice else named


def _beside(material: Material, asked: Asked) -> Text | None:
    """How two people differ in what is asked for: who of them is the faster."""
    if target_of(material, asked.people) != "pair" or asked.region is None:
        return None
    halves = HALVES_AROUND.get(asked.region, (asked.region,))
    keys = [f"{axis}_{how}" for axis in AXES if {*ENDS[axis]} & {*halves} for how in ("opposite", "apart")]
    return next(in_turns(material, texts_of(material, asked.people), keys, "pair"), None)


def find(material: Material, asked: Asked, texts: Sequence[Text]) -> list[Text]:
    """The texts that answer a question, at most `MOST`; [] if none does. Those of two topics take turns."""
    target = target_of(material, asked.people)
    wanted = _wanted(asked, target)
    turns = [list(in_turns(material, texts, keys, target)) for keys in wanted]
    found = [each[place] for place in range(MOST + 1) for each in turns if place < len(each)]
    if asked.taken_for is not None and all(text.is_verdict for text in found):
        found = list(in_turns(material, texts, _WITHOUT_TOPIC[target], target))
    has_members = any(TOPICS[topic].members for topic in asked.topics)
    if wanted and not found and target == "team" and not has_members and (pair := _first_pair(texts)):
        # Of three or four people nothing is said as a whole.
        return find(material, replace(asked, people=pair), texts_of(material, pair))
    if target == "person":
        is_bare = bool(wanted) and all(_says_nothing(text) for text in found)
        found = _open(material, asked, texts) if is_bare else found
        found = [*of_side(material, asked, found), *found]
    elif target == "pair" and wanted and not found and asked.topics[:1] != ("common",):
        found = list(in_turns(material, texts, _OPEN, target))
    found = seen_as(material, asked, texts, found)
    # How two people are beside each other has four parts: who they are, what goes well, what rubs, what to agree.
    most = MOST + 1 if target == "pair" else MOST
    return list({text.said: text for text in _say_once(found)}.values())[:most]


def _say_once(found: Iterable[Text]) -> Iterator[Text]:
    """Texts without the statement before some advice, where another one has said it."""
    known: set[str] = set()
    for text in found:
        statement = text.rests_on.text
        advice = text.said.removeprefix(statement).strip() if statement in known else ""
        known.update([statement] if text.said.startswith(statement) else [])
        yield replace(text, said=advice or text.said)


def _says_nothing(text: Text) -> bool:
    """Whether a text is no more than that somebody leans to no side."""
    return text.rests_on.probability is None and (text.is_verdict or text.key in ("strength", "watch_out"))


def _open(material: Material, asked: Asked, texts: Sequence[Text]) -> list[Text]:
    """What there is where little is sure: that a topic isn't known of somebody, and what to ask."""
    found = list(in_turns(material, texts, _OPEN, "person"))
    language = material.commission.language
    values = {"topic": asked.topics[0] if asked.topics else "", "name": found[0].rests_on.people[0].name}
    if found[0].rests_on.probability is not None or not format_message(language, "asking-topic", values):
        return found
    said = format_message(language, "asking-open", values)
    question = format_message(language, "asking-open-question", values)
    return [replace(found[0], said=f"{said} {question}".strip())]


def _wanted(asked: Asked, target: Target) -> list[Sequence[str]]:
    """The kinds of texts that answer a question, topic by topic."""
    topics = [TOPICS[topic] for topic in asked.topics if topic in _OF_WHO or not _is_for_people(asked, target)]
    wanted = [topic.answers[target] for topic in topics]
    is_trait = (
        asked.region is not None
        and not asked.asks_who
        and all(topic.is_weak and topic.id != "action" for topic in topics)
    )
    if not _is_for_people(asked, target) and (is_trait or (asked.says_nothing and not topics)):
        return [_WITHOUT_TOPIC[target]]
    return [*wanted]


def _is_for_people(asked: Asked, target: Target) -> bool:
    """Whether a question can only be answered by people of the team."""
    return asked.asks_who and target == "team"


def _first_pair(texts: Sequence[Text]) -> frozenset[str]:
    """The two people whom a small team's verdict is about."""
    first = texts[0] if texts else None
    return first.about if first is not None and first.key == "friction" else frozenset()


def _suggest(material: Material, named: Collection[str], first: Sequence[str] = ()) -> list[str]:
    """Questions that are answered, those of the ``first`` topics before all others."""
    # Of those whose answers are in doubt, nothing is.
    named = () if doubts_about(material, named) else named
    target, language = target_of(material, named), material.commission.language
    people = sorted(named) or sorted(each.candidate.name for each in material.profiled or material.results)
    values = {"name": people[0] if people else "", "names": format_names(people[:2], language)}
    texts = texts_of(material, named)
    suggested = []
    for topic in (*first, *SUGGESTIONS[target]):
        question = format_message(language, f"asking-suggestion-{target}", {**values, "topic": topic})
        asked = read_question(question)
        people_named = _of_its_own(material, asked)
        if people_named.texts if people_named else find(material, asked, texts) or of_members(material, asked):
            suggested.append(question)
    return suggested
