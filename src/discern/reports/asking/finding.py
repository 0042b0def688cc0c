"""The texts that answer, by the kinds of them that a topic names in `question_words.toml`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import cast

from discern.contract.styles import HALVES_AROUND
from discern.reports.asking.people import (
    MOST,
    Named,
    in_roles,
    nearest,
    nearest_apart,
    nobody_in,
    surest,
    who_is,
    who_with_whom,
)
from discern.reports.asking.question_words import SIDES, TOPICS, Region, Relation, Target, Topic
from discern.reports.asking.reading import PERSON, Asked
from discern.reports.asking.standing import (
    MOST_NAMED,
    apart_or_alike,
    from_largest_sides,
    how_many_answered,
    how_many_in,
    how_many_in_each,
    how_sure,
    how_they_decide,
    in_brief,
    in_half,
    in_halves,
    nobody_now,
    of_all,
    pace_of,
    two_highest,
    where_everybody_is,
)
from discern.reports.asking.texts import Text, line_with, sentence_with, target_of, texts_of
from discern.reports.material import Material
from discern.words import format_message, format_names

ALIKE: Relation = "alike"

MOST_MEMBERS = 12
"""The most members whose own texts are looked through: of a large team, nobody reads more."""

_ROLES: Mapping[str, Sequence[Region]] = {
    "first-told": ("calm", "fast"),
    "hosting": ("I", "task"),
    "running": ("fast", "task"),
    "shortening": ("D",),
    "heard": ("calm",),
}
"""Kinds of questions that names answer: the parts of the circle whose names they are."""

_UNMEASURED: Mapping[str, tuple[str, str]] = {
    "now": ("asking-now", "stress"),
    "ability": ("asking-ability", "strengths"),
    "avoiding": ("asking-avoiding", ""),
    "coping": ("asking-coping", "stress"),
    "trust": ("asking-trust", "trust"),
    "learning": ("asking-learning", "energy"),
}
"""Kinds of questions on what isn't measured: that it isn't, and the topic that comes nearest, if it isn't people."""

_ENDS: Mapping[str, Sequence[Region]] = {"pace": ("fast", "calm"), "focus": ("people", "task")}
"""Kinds of questions for an axis: its two halves."""

_UNKNOWN: Mapping[str, str] = {"adapted": "asking-adapted", "facts": "asking-facts"}
"""Kinds of questions that nothing comes near: that the answer isn't known."""

_OF_ONE: Mapping[str, Sequence[str]] = {
    "session": ("question", "strength", "watch_out", "try"),
    "pressure": ("portrait under pressure", "do", "ask"),
}
"""Kinds of questions about somebody: all the kinds of texts that answer them."""


def in_turns(material: Material, texts: Sequence[Text], keys: Sequence[str], target: Target) -> Iterator[Text]:
    """For each kind the next text of it."""
    of_kind = {key: iter(_texts_of(material, texts, key, target)) for key in keys}
    for key in keys:
        if (text := next(of_kind[key], None)) is not None:
            yield text


def _texts_of(material: Material, texts: Sequence[Text], key: str, target: Target) -> list[Text]:
    kind, _, word = key.partition(" ")
    if kind == "portrait" and word:
        found = (sentence_with(word, text) for text in texts if text.key == kind)
        return [text for text in found if text is not None]
    if kind == "each" and texts:
        names = sorted(texts[0].about or {each.candidate.name for each in material.profiled})
        alone = [_texts_of(material, texts_of(material, [name]), word, "person") for name in names]
        return [each for said in alone for each in said[:1]]
    if kind in ("do", "dont", "ask") and word:
        lines = (line_with(word, text, material.commission.language) for text in texts if text.key == kind)
        return [text for text in lines if text is not None]
    if kind == "half":
        return in_half(material, word, sorted(texts[0].about or {each.candidate.name for each in material.results}))
    if kind == "halves":
        return list(in_halves(material, word or "change").texts)
    if kind == "deciding":
        return list(how_they_decide(material).texts)
    if key == ALIKE:
        about = texts[0].about if texts else frozenset()
        two = tuple(each for each in material.profiled if not about or each.candidate.name in about)
        return list(who_with_whom(replace(material, profiled=two), ALIKE, ()).texts)
    if key == "verdict":
        verdicts = [text for text in texts if text.is_verdict]
        # What else is said of one person is part of the first.
        return verdicts[:1] if target == "person" else verdicts
    return [text for text in texts if text.key == key]


def of_its_own_kind(material: Material, asked: Asked) -> Named | None:
    """The answer to a question of a kind that has its own; None where it is of none."""
    target, language = target_of(material, asked.people), material.commission.language
    if (unknown := _UNKNOWN.get(asked.kind or "")) is not None:
        return Named(format_message(language, unknown), ())
    if asked.kind == "now" and target == "team":
        return nobody_now(material)
    if asked.kind in _UNMEASURED and (asked.kind != "avoiding" or (target == "team" and asked.asks_who)):
        return _near(material, asked, target)
    if asked.kind == "leading":
        return _who_leads(material, asked, target)
    if asked.kind in ("sure", "random", "repeat"):
        return how_sure(material, asked)
    if asked.kind == "questions":
        return _questions(material, asked)
    if target == "person" and (found := _of_one(material, asked)):
        return found
    if target == "pair" and asked.kind == "pace":
        return _pace_of_two(material, asked)
    if asked.kind in ("brief", "summary") and all(TOPICS[topic].is_weak for topic in asked.topics):
        is_several = asked.kind == "summary" and target == "team"
        return _in_several_lines(material) if is_several else in_brief(material, asked)
    return _of_team(material, asked) if target == "team" and asked.kind is not None else None


def _of_team(material: Material, asked: Asked) -> Named | None:
    """The answer to a question of a kind that is about a team; None where it is of none or nothing answers."""
    kind = asked.kind or ""
    if kind in _OF_TEAM:
        return _OF_TEAM[kind](material)
    if kind == "taking":
        about = "news" if "bad-news" in asked.topics else "change"
        halves = in_halves(material, about)
        return Named(format_message(material.commission.language, "asking-taking"), halves.texts)
    if kind == "counting" and asked.region is not None:
        return how_many_in(material, asked.region)
    if kind == "leaving" and asked.region is not None and not asked.is_choice:
        who = who_is(material, asked.region, ())
        return replace(who, lead=f"{format_message(material.commission.language, 'asking-leaving')} {who.lead}")
    if kind in _ENDS and not asked.asks_who:
        return in_halves(material, kind)
    if kind in _ROLES and (asked.asks_who or kind in ("shortening", "heard")):
        roles, found = _in_roles(material, asked)
        if kind == "heard" and not found:
            return Named("", (of_all(material, roles),))
        lead = (
            format_message(material.commission.language, "asking-should", {"kind": kind}) if kind == "running" else ""
        )
        return Named(f"{lead} {roles}".strip(), found) if found else None
    return None


def _of_one(material: Material, asked: Asked) -> Named | None:
    """The answer to a question of a kind that is about somebody alone; None where it is of none or nothing answers."""
    if asked.kind == "second":
        return two_highest(material, asked)
    if asked.kind in ("trait", "pace"):
        return pace_of(material, asked)
    if asked.kind == "fit":
        verdict = [text for text in texts_of(material, asked.people) if text.is_verdict]
        return Named(format_message(material.commission.language, "asking-fit"), tuple(verdict[:1]))
    if (ends := _ENDS.get(asked.kind or "")) is not None:
        name = next(iter(asked.people or {each.candidate.name for each in material.results}))
        found = in_roles(material, ends, [name])
        return Named("", tuple(found)) if found else None
    texts = tuple(in_turns(material, texts_of(material, asked.people), _OF_ONE.get(asked.kind or "", ()), "person"))
    return Named("", texts) if texts else None


def _pace_of_two(material: Material, asked: Asked) -> Named | None:
    """How two people differ in pace, and who of them is in which half."""
    texts = texts_of(material, asked.people)
    beside = [text for text in texts if text.is_verdict and text.key.startswith("pace_")]
    alone = in_roles(material, _ENDS["pace"], [name for text in texts for name in text.about])
    return Named("", tuple(beside[:1] or alone)) if beside or alone else None


def who_stands_apart(material: Material) -> Named:
    """Who is unlike all others or, where nobody is, who comes nearest to that."""
    found = tuple(in_turns(material, texts_of(material), TOPICS["apart"].answers["team"], "team"))
    if any(text.key == "outlier" for text in found):
        return Named("", found[:MOST])
    # Who comes nearest to standing apart says more of that than who is alone in a quarter, or at an end of an axis.
    near = nearest_apart(material)
    return replace(near, texts=(*near.texts, *found)[:MOST])


def _who_fits(material: Material) -> Named:
    """That fit isn't measured; then who is different."""
    apart, language = who_stands_apart(material), material.commission.language
    lead = f"{format_message(language, 'asking-fit')} {apart.lead}".strip()
    return Named(lead, apart.texts or tuple(text for text in texts_of(material) if text.is_verdict)[:1])


def _questions(material: Material, asked: Asked) -> Named | None:
    """As many questions to ask as are wanted, and that there are fewer where there are; None where there is none."""
    texts, language = texts_of(material, asked.people), material.commission.language
    found = [text for text in texts if text.key == "question"]
    for text in texts:
        if text.key == "ask":
            lines = text.rests_on.text.split("\n")
            found += [replace(text, said=format_message(language, "asking-quoted", {"text": line})) for line in lines]
    chosen = found[: asked.many or MOST]
    missing = bool(asked.many) and len(chosen) < asked.many
    lead = format_message(language, "asking-fewer-questions", {"least": len(chosen)}) if missing else ""
    return Named(lead, tuple(chosen)) if chosen else None


def _near(material: Material, asked: Asked, target: Target) -> Named:
    """That something isn't measured, and what is that comes near it."""
    message, topic = _UNMEASURED[asked.kind or ""]
    if asked.kind == "ability" and "watch" in asked.topics:
        topic = "watch"
    language = material.commission.language
    lead = format_message(language, message)
    if not topic:
        who = who_is(material, "S", ())
        return replace(who, lead=f"{lead} {who.lead}")
    if asked.kind == "coping" and target == "team":
        # A few by name would be taken for the worst.
        everybody = _of_each(material, TOPICS[topic].members, surest(material, len(material.profiled)))
        everybody.sort(key=lambda text: -(text.rests_on.probability or 0.0))
        return Named(lead, tuple(everybody) if len(everybody) <= MOST_MEMBERS else ())
    is_of_all = asked.kind == "ability" and not asked.asks_who
    members = None if is_of_all else of_members(material, replace(asked, topics=(topic,)))
    if members is not None:
        return replace(members, lead=f"{lead} {members.lead}")
    texts = tuple(in_turns(material, texts_of(material, asked.people), TOPICS[topic].answers[target], target))
    near = format_message(language, "asking-near")
    return Named(f"{lead} {near}" if texts else lead, texts)


def _who_leads(material: Material, asked: Asked, target: Target) -> Named:
    texts, language = texts_of(material, asked.people), material.commission.language
    lead = format_message(language, "asking-should", {"kind": "leading"})
    if target == "person":
        of_one = format_message(language, "asking-said-of-one")
        return Named(f"{lead} {of_one}", tuple(in_turns(material, texts, ("verdict", "strength", "watch_out"), target)))
    split = tuple(in_turns(material, texts, ("strength", "card sharing-work"), target)) if target == "pair" else ()
    if split:
        return Named(f"{lead} {format_message(language, 'asking-split')}", split)
    who = who_is(material, "D", asked.people)
    return replace(who, lead=f"{lead} {who.lead}")


def _in_roles(material: Material, asked: Asked) -> tuple[str, tuple[Text, ...]]:
    """Who is in the parts of the circle that a kind of question is for or, in a team, nearest; after what these do."""
    kind, language = asked.kind or "", material.commission.language
    # Whoever is to be asked by name is named.
    most = MOST_NAMED if kind == "heard" else MOST if len(_ROLES[kind]) == 1 else 2
    found = {region: in_roles(material, [region], asked.people, most) for region in _ROLES[kind]}
    if not asked.people and material.subject_type == "team":
        found = {region: texts or nearest(material, region)[:1] for region, texts in found.items()}
    said = [
        format_message(language, "asking-role" if texts else "asking-no-role", {"kind": kind, "region": region})
        for region, texts in found.items()
        if texts or (region == _ROLES[kind][0] and not asked.people)
    ]
    return " ".join(said), tuple({text.about: text for texts in found.values() for text in texts}.values())


def _in_several_lines(material: Material) -> Named:
    """The shape of a team, what divides it, one strength and one thing to watch."""
    texts = texts_of(material)
    kinds = (("divided", "split", "friction"), ("strength",), ("watch_out", "question"))
    first = [text for text in texts if text.is_verdict][:1]
    others = (
        next((text for key in keys for text in texts if text.key == key and text not in first), None) for keys in kinds
    )
    return Named("", (*first, *(text for text in others if text is not None)))


def _what_is_missing(material: Material) -> Named:
    language = material.commission.language
    found = [text for text in texts_of(material) if text.key in ("absent", "coverage")]
    if found and found[0].key == "coverage" and (thinnest := _thinnest(material)):
        return Named("", (replace(found[0], said=f"{found[0].said} {thinnest}"), *_to_do(material, "coverage")))
    # Of all of them together it can be likelier that somebody is there than of anybody alone.
    regions = [] if any(text.key == "coverage" for text in found) else nobody_in(material)
    # Nobody in a half is nobody in either of its quarters.
    apart = [each for each in regions if not {*HALVES_AROUND.get(each, ())} & {*regions}]
    names = [format_message(language, "asking-region-name", {"region": region}) for region in apart]
    values = {"regions": format_names(names, language, "or")}
    lead = format_message(language, "asking-nobody-in", values) if names else ""
    if found:
        found += _to_do(material, found[0].rests_on.id)
    return Named(lead, tuple(found) or tuple(in_turns(material, texts_of(material), ("verdict",), "team")))


def _to_do(material: Material, about: str) -> list[Text]:
    """A question and a thing to try, those about something first."""
    texts = sorted(texts_of(material), key=lambda text: about not in text.rests_on.id)
    return [text for key in ("question", "try") for text in [each for each in texts if each.key == key][:1]]


def _thinnest(material: Material) -> str:
    """Which style the fewest are in, and about how many these are, where each has somebody."""
    analysis = material.analysis
    if analysis is None or analysis.distribution is None:
        return ""
    many = {
        style: share.count if share.expected is None else share.expected
        for style, share in analysis.distribution.items()
    }
    language = material.commission.language
    about = {style: max(1, round(count)) for style, count in many.items()}
    # Two that differ by less than one person are level.
    styles = [str(style) for style, count in about.items() if count == min(about.values())]
    values: dict[str, str | int] = {
        "count": len(styles),
        "styles": format_names(styles, language),
        "least": min(about.values()),
        "of": analysis.profiled,
    }
    return format_message(language, "asking-thinnest", values)


_OF_TEAM: Mapping[str, Callable[[Material], Named]] = {
    "missing": _what_is_missing,
    "where": where_everybody_is,
    "unanswered": how_many_answered,
    "cliques": apart_or_alike,
    "each": how_many_in_each,
    "deciding": how_they_decide,
    "fit": _who_fits,
}
"""Kinds of questions about a team, and what answers them."""


def of_members(material: Material, asked: Asked) -> Named | None:
    """What members of a team are said to be like: those on the sides that are asked for, the surest of several where
    people are asked for, or else those of the largest sides."""
    topics = [TOPICS[each] for each in asked.topics if each in SIDES or not asked.sides]
    # Cards say more of a situation than what somebody is like in all of them.
    topic = next((each for each in sorted(topics, key=_is_general) if each.members), None)
    if topic is None or target_of(material, asked.people) != "team":
        return None
    values: dict[str, str | int] = {"topic": topic.id, "who": "yes" if asked.asks_who else "part"}
    language = material.commission.language
    kind, _, region = topic.members.partition(" ")
    if kind == "who":
        lead = format_message(language, "asking-members", values)
        who = who_is(material, cast("Region", region), ())
        return replace(who, lead=f"{lead} {who.lead}") if who.texts else None
    names = surest(material, MOST_MEMBERS) if asked.asks_who else from_largest_sides(material, MOST_MEMBERS)
    texts = _of_each(material, topic.members, names)
    if asked.asks_who:
        texts.sort(key=lambda text: -(text.rests_on.probability or 0.0))
    if asked.sides and asked.asks_who:
        return _of_sides(texts, topic.id, asked.sides, language)
    chosen = [_with_name(text) for text in _different(texts)]
    if not asked.asks_who:
        values |= {"who": "no", "shown": len(chosen), "of": len(material.profiled)}
    said = format_message(language, "asking-members", values)
    if chosen and not asked.asks_who and kind == "card":
        # What to do comes before whom it is for, which each of them says by name.
        after = format_message(language, "asking-members-after", values)
        return Named("", (*chosen, of_all(material, after)))
    return Named(said, tuple(chosen)) if chosen else None


def of_those(material: Material, topic: str, names: Sequence[str]) -> list[Text]:
    """What is said on a topic of each of some members."""
    return _different(_of_each(material, TOPICS[topic].members or TOPICS[topic].answers["person"][0], names))


def _of_each(material: Material, key: str, names: Sequence[str]) -> list[Text]:
    """What is said of each of some members, by its kind; by name."""
    return [
        _with_name(text)
        for name in names
        for text in list(in_turns(material, texts_of(material, [name]), (key,), "person"))[:1]
    ]


def _of_sides(texts: Sequence[Text], topic: str, sides: Sequence[str], language: str) -> Named:
    """Those on each side of a topic, or that nobody is known to be there."""
    most = len(sides) * 2 + 1
    found = {side: [text for text in texts if SIDES[topic][side].said.search(text.said)] for side in sides}
    lead = [
        format_message(language, f"asking-side-{topic}", {"side": side, "nobody": "no" if there else "yes"})
        for side, there in found.items()
    ]
    chosen = [text for there in found.values() for text in there[: most // len(sides)]] or _different(texts)
    return Named(" ".join(lead), tuple(map(_with_name, chosen)))


def of_side(material: Material, asked: Asked, found: Sequence[Text]) -> list[Text]:
    """That nothing says which side of a topic somebody is on, where that is asked."""
    topic = next((each for each in asked.topics if each in SIDES), None)
    if not asked.sides or topic is None or not found or found[0].rests_on.probability is None:
        return []
    if any(side.said.search(text.said) for side in SIDES[topic].values() for text in found):
        return []
    said = format_message(
        material.commission.language, f"asking-side-unknown-{topic}", {"name": found[0].rests_on.people[0].name}
    )
    return [replace(found[0], said=said)]


def _is_general(topic: Topic) -> bool:
    return not topic.members.startswith(("card", "portrait"))


def _different(texts: Sequence[Text]) -> list[Text]:
    """The first few that say something else than those before them."""
    found: dict[str, Text] = {}
    for text in texts:
        found.setdefault(PERSON.sub("", text.said), text)
    return list(found.values())[:MOST]


def _with_name(text: Text) -> Text:
    """A text that names the person it is about."""
    return text if PERSON.search(text.said) else replace(text, said=f"{next(iter(text.about))}: {text.said}")
