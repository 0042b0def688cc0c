"""Where people are and how sure that is, and what the halves of a team need."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import cast

from discern.charts.said import is_open
from discern.charts.style_distribution import shares_of
from discern.charts.team.who_is_where import count_in_half
from discern.contract.certainty import LIKELY, OPEN, certainty
from discern.contract.models.results import Results
from discern.contract.styles import HALVES_AROUND, Half
from discern.insight.circle import AXES, ENDS
from discern.insight.claims import SUREST_FIRST
from discern.reports.asking.people import MOST, Named, in_roles, nearest, place_of, together, verdicts_of
from discern.reports.asking.question_words import OPPOSITE_OF, TOPICS, Region
from discern.reports.asking.reading import Asked
from discern.reports.asking.texts import CAUTION, Text, doubts_about, target_of, texts_of
from discern.reports.material import Material
from discern.words import format_message, format_names, format_score, percent, strength_name

MOST_NAMED = 5
"""The most people of a half who are named rather than counted."""


def seen_as(material: Material, asked: Asked, texts: Sequence[Text], found: Sequence[Text]) -> list[Text]:
    """Texts that answer, after whether somebody is as a question takes for granted, or a team; where the answers speak
    against that, without those that go by it."""
    place, region, target = None, asked.taken_for, target_of(material, asked.people)
    if region is not None and target != "team":
        one = asked.seen or next(iter(asked.people or {each.candidate.name for each in material.results}))
        place = place_of(material, region, one) if target == "person" or asked.seen else None
        axis = next((axis for axis, ends in ENDS.items() if region in ends), "")
        found = sorted(found, key=lambda text: target == "pair" and axis not in text.rests_on.id)
    elif region is not None:
        centre = next((text for text in texts if text.key == "centre"), None)
        place = next(
            ((end, centre) for end in (region, OPPOSITE_OF[region]) if centre and end in halves_of(centre)), None
        )
    if place is None:
        return [*found]
    where, text = place
    if where == region:
        return [text, *found]
    halves = HALVES_AROUND.get(where, (where,))
    said = format_message(material.commission.language, "asking-opposite", {"said": text.said})
    return [replace(text, said=said), *(each for each in found if tuple(halves_of(each)) != tuple(halves))]


def where_everybody_is(material: Material) -> Named:
    """Everybody by quarter or half, then those whose place is open and those whose answers look random."""
    return Named("", (*_listed(material, _place_of, (*OPPOSITE_OF, OPEN)), *_doubtful(material)))


def from_largest_sides(material: Material, most: int) -> list[str]:
    """Up to so many people with a side: the surest of each quarter or half, that with the most people first, and then
    the next of each.
    """
    sides: dict[str, list[str]] = {}
    for text in verdicts_of(material):
        sides.setdefault(_place_of(text), []).extend(text.about)
    sides.pop(OPEN, None)
    in_turns = zip_longest(*sorted(sides.values(), key=lambda names: -len(names)))
    return [name for turn in in_turns for name in turn if name is not None][:most]


def how_many_answered(material: Material) -> Named:
    """How many of a team have no profile yet: no names, for that is who has answered."""
    language = material.commission.language
    size, without = _count(material)
    values: dict[str, str | int] = {
        "least": without,
        "size": format_message(language, "asking-size", {"least": size}),
    }
    return Named("", (of_all(material, format_message(language, "asking-unanswered", values)),))


def how_many_in(material: Material, region: Region) -> Named:
    """How many of those with a profile are in a part of the circle or lean there, and who they are."""
    language, of = material.commission.language, len(material.profiled)
    found = in_roles(material, [region], (), of)
    names = [name for text in found for name in text.about]
    values: dict[str, str | int] = {
        "region": format_message(language, "asking-region-name", {"region": region}),
        "least": len(found),
        "of": of,
        "share": round(100 * len(found) / max(of, 1)),
        "who": "none" if not found else "all" if len(found) == of else "one" if len(found) == 1 else "some",
        "names": format_names(names, language),
    }
    said = format_message(language, "asking-how-many", values)
    return Named("", (together(said, found),) if found else (of_all(material, said), *nearest(material, region)[:MOST]))


def how_many_in_each(material: Material) -> Named:
    """How many of those with a profile are in each quarter, with the ranges of these counts."""
    language, analysis = material.commission.language, material.analysis
    if analysis is None or analysis.distribution is None:
        return Named("", (of_all(material, of_all(material, "").rests_on.text),))
    parts = [
        format_message(
            language,
            "asking-each-part",
            {
                "style": style,
                "count": share.count,
                "low": round(share.interval[0]) if share.interval else share.count,
                "high": round(share.interval[1]) if share.interval else share.count,
            },
        )
        for style, share in shares_of(analysis).items()
    ]
    values: dict[str, str | int] = {"of": analysis.profiled, "parts": format_names(parts, language)}
    return Named("", (of_all(material, format_message(language, "asking-each", values)),))


def nobody_now(material: Material) -> Named:
    """That how people are doing now isn't measured, and what to ask each of them."""
    language = material.commission.language
    said = format_message(language, "asking-now-ask")
    return Named(format_message(language, "asking-now"), (of_all(material, said),))


def apart_or_alike(material: Material) -> Named:
    """That friendships aren't measured; then who is alike by their places, and who is unlike all others."""
    language = material.commission.language
    texts = texts_of(material)
    apart = [text for key in TOPICS["apart"].answers["team"] for text in texts if text.key == key][:MOST]
    nobody = [] if apart else [of_all(material, format_message(language, "asking-nobody-apart"))]
    lead = format_message(language, "asking-cliques")
    return Named(lead, (*where_everybody_is(material).texts, *apart, *nobody))


def pace_of(material: Material, asked: Asked) -> Named:
    """Somebody's pace, or that it is open, how to find out, and what else is said of them; before it, of a trait, that
    it isn't measured."""
    language = material.commission.language
    name = next(iter(asked.people or {each.candidate.name for each in material.results}))
    lead = format_message(language, "asking-trait") if asked.kind == "trait" else ""
    if pace := in_roles(material, ("fast", "calm"), [name]):
        return Named(lead, tuple(pace))
    verdict = next(text for text in texts_of(material, asked.people) if text.is_verdict)
    ask = format_message(language, "asking-pace-ask") if asked.kind == "pace" else ""
    parts = (lead, format_message(language, "asking-pace-open", {"name": name}), ask)
    return Named(" ".join(filter(None, parts)), (verdict,))


def two_highest(material: Material, asked: Asked) -> Named | None:
    """Somebody's two highest scores and whether their order is clear; None where a service gives no ranges."""
    results = _find_results(material, asked)
    if results is None or results.scores is None or results.style is None or results.style.highest is None:
        return None
    (first, high), (second, low), *_ = sorted(results.scores.items(), key=lambda each: -each[1].score)
    if high.interval is None or low.interval is None:
        return None
    chance, language = results.style.highest[first], material.commission.language
    is_apart = high.interval[0] > low.interval[1]
    values = {
        "clear": "yes" if is_apart else "likely" if chance >= LIKELY else "no",
        "first": first,
        "second": second,
        "high": format_score(high.score, high.interval, language),
        "low": format_score(low.score, low.interval, language),
        "chance": percent(chance, language),
    }
    verdict = next(text for text in texts_of(material, asked.people) if text.is_verdict)
    return Named(format_message(language, "asking-second", values), (verdict,))


def how_sure(material: Material, asked: Asked) -> Named:
    """How sure is what is said of somebody, of two people, or of everybody in a team. If people are asked for, who is
    open comes first and whose answers look random last, unless that is asked."""
    language, target = material.commission.language, target_of(material, asked.people)
    if target != "team":
        texts = texts_of(material, asked.people)
        verdicts = [text for text in texts if text.is_verdict][: 1 if target == "person" else MOST]
        cautions = [text for text in texts if text.rests_on.id.endswith(CAUTION)]
        lead = _how_reliable(material, asked) if target == "person" else ""
        return Named(lead, (*verdicts, *cautions))
    counts = Counter(text.rests_on.strength for text in verdicts_of(material))
    words = {strength_name(word, language): counts[word] for word in SUREST_FIRST if counts[word]}
    parts = [format_message(language, "asking-sure-part", {"word": word, "count": n}) for word, n in words.items()]
    size, without = _count(material)
    missing = of_all(material, format_message(language, "asking-sure-missing", {"count": without}))
    random, unsure = _doubtful(material), [*_listed(material, lambda text: text.rests_on.strength, (OPEN, "leaning"))]
    if asked.kind == "repeat":
        return Named("", (*_who_repeats(material, random), *random, *unsure, missing))
    who = "all" if not asked.asks_who else "random" if random else "unsure" if unsure else "nobody"
    clear, said = sum(words.values()), format_names(parts, language)
    lead = format_message(language, "asking-sure", {"who": who, "clear": clear, "size": size, "parts": said})
    if who in ("all", "nobody"):
        return Named(lead, (*random, *unsure, missing))
    check = random or [of_all(material, lead)]
    return Named("", (*check, *unsure, missing) if asked.kind == "random" else (*unsure, missing, *check))


def _who_repeats(material: Material, doubtful: Sequence[Text]) -> list[Text]:
    """Who of a team, beside those who are doubtful, failed a check and should answer once more; that no one should."""
    failed = {
        each.candidate.name for each in material.profiled if any(not check.passed for check in each.quality.checks)
    }
    names = sorted(failed - {each.candidate.name for each in material.profiled if each.quality.looks_random})
    if doubtful and not names:
        return []
    language = material.commission.language
    values: dict[str, str | int] = {"count": len(names), "names": format_names(names, language)}
    return [of_all(material, format_message(language, "asking-who-repeats", values))]


def in_brief(material: Material, asked: Asked) -> Named:
    """The verdict alone; where it is a half of somebody, with their likeliest quarter."""
    verdict = next(text for text in texts_of(material, asked.people) if text.is_verdict)
    is_half = target_of(material, asked.people) == "person" and verdict.key in AXES
    said = _other_style(material, asked, verdict.said.removesuffix(".")) if is_half else ""
    return Named("", (replace(verdict, said=said or verdict.said),))


def how_they_decide(material: Material) -> Named:
    """What is said of a team's decisions, who is in which half, and one thing to do before the next decision."""
    language, texts = material.commission.language, texts_of(material)
    said = [text for text in texts if text.key == "situation decisions"][:1]
    for axis in AXES:
        found = _in_ends(material, axis)
        parts = [
            _counts(material, axis, found, is_short=True),
            *(_who_does(material, end, found[end]) for end in found),
        ]
        if axis == AXES[-1]:
            parts.append(_left_out(material))
        who = [text for each in found.values() for text in each]
        line = " ".join(filter(None, parts))
        said.append(together(line, who) if who else of_all(material, line))
    to_do = [text for text in texts if text.key == "card decisions"][:1]
    return Named("", (*said, *(to_do or [of_all(material, format_message(language, "asking-deciding"))])))


def in_half(material: Material, axis: str, names: Sequence[str]) -> list[Text]:
    """The half of an axis that somebody is in, with what it needs."""
    language = material.commission.language
    return [
        replace(text, said=f"{text.said} {format_message(language, 'asking-half-advice', {'about': axis, 'end': end})}")
        for name in names
        for each, ends in ENDS.items()
        if each == axis
        for end in OPPOSITE_OF
        if end in ends
        for text in in_roles(material, [end], [name])
    ]


def in_halves(material: Material, about: str) -> Named:
    """By pace, by focus or, for anything else, by both: what the half that most are in needs, then those halves that
    fewer are in than in the opposite ones."""
    language = material.commission.language
    found = _in_ends(material, *([about] if about in AXES else AXES))
    ends = [*found]
    most = max(found, key=lambda end: len(found[end]))
    # What is said of the team as a whole says more than how many are in a half.
    centre = next((text for text in texts_of(material) if text.key == "centre" and most in halves_of(text)), None)
    of_centre = (most,) if centre is None else halves_of(centre)
    advice = {end: format_message(language, "asking-half-advice", {"about": about, "end": end}) for end in ends}
    needed = [advice[end] for end in ends if end in of_centre]
    said = [] if centre is None else [replace(centre, said=" ".join((centre.said, *needed)))]
    few = [end for end in ends if end not in of_centre and len(found[end]) <= len(found[OPPOSITE_OF[end]])]
    for end in few if said else (most, *few):
        does = _who_does(material, end, found[end])
        said += [together(f"{does} {advice[end]}", found[end])] if does else []
    counts = "" if about not in AXES else f"{_counts(material, about, found)} {_left_out(material)}".strip()
    return Named(counts, tuple(said[:MOST]))


def _in_ends(material: Material, *axes: str) -> Mapping[Region, list[Text]]:
    """Who is in each half of some axes."""
    ends = [end for axis in AXES if axis in axes for end in OPPOSITE_OF if end in ENDS[axis]]
    return {end: in_roles(material, [end], (), len(material.profiled)) for end in ends}


def _who_does(material: Material, end: Region, found: Sequence[Text]) -> str:
    """What those in a half do; nothing for nobody."""
    names, language = sorted(name for text in found for name in text.about), material.commission.language
    several = format_message(language, "asking-several", {"least": len(names)})
    who = format_names(names, language) if len(names) <= MOST_NAMED else several
    values: dict[str, str | int] = {"who": who, "count": len(names), "end": end}
    return format_message(language, "asking-half", values) if names else ""


def _counts(material: Material, about: str, found: Mapping[Region, Sequence[Text]], *, is_short: bool = False) -> str:
    """How many are in each half of an axis, and who of them isn't clearly there."""
    first, second = found
    language, analysis = material.commission.language, material.analysis
    many, is_close, counted = (len(found[first]), len(found[second])), False, list[str]()
    if analysis is not None and analysis.halves is not None:
        # As on the team's page, those of whom no side is said at all aren't counted.
        halves = cast("tuple[Half, Half]", (first, second))
        many = (count_in_half(analysis, halves[0]) or 0, count_in_half(analysis, halves[1]) or 0)
        (low, high), (other_low, other_high) = (getattr(analysis.halves, end).interval or (0, 0) for end in halves)
        is_close = many[0] != many[1] and max(low, other_low) <= min(high, other_high)
        known = {name for texts in found.values() for text in texts for name in text.about}
        unsaid = {point.name for point in analysis.map if is_open(point)}
        counted = sorted({each.candidate.name for each in material.profiled} - known - unsaid)
    values: dict[str, str | int] = {
        "about": about,
        "more": "neither" if many[0] == many[1] else "first" if many[0] > many[1] else "second",
        "close": "yes" if is_close else "no",
        "short": "yes" if is_short else "no",
        "first": many[0],
        "second": many[1],
        "of": len(material.profiled),
    }
    doubtful: dict[str, str | int] = {"count": len(counted), "names": format_names(counted, language)}
    return " ".join(
        (
            format_message(language, "asking-counts", values),
            *([format_message(language, "asking-counts-doubtful", doubtful)] if 0 < len(counted) <= MOST_NAMED else []),
        )
    )


def _left_out(material: Material) -> str:
    """Who is in no count of a half, since no side is said of them; nothing for nobody."""
    analysis, language = material.analysis, material.commission.language
    names = [] if analysis is None else sorted(point.name for point in analysis.map if is_open(point))
    who = format_names(names, language) if len(names) <= MOST_NAMED else ""
    values: dict[str, str | int] = {"least": len(names), "names": who, "named": "yes" if who else "no"}
    return format_message(language, "asking-counts-left-out", values) if names else ""


def _count(material: Material) -> tuple[int, int]:
    """How many people a team has, and how many of them have no profile."""
    profiled = len(material.profiled)
    size = profiled if material.analysis is None else material.analysis.size
    return size, size - profiled


def _find_results(material: Material, asked: Asked) -> Results | None:
    """Those of the one person who is asked about; of the first, where nobody is named."""
    known = material.profiled or material.results
    return next((each for each in known if asked.people <= {each.candidate.name}), None)


def of_all(material: Material, said: str) -> Text:
    """Something said of a team that rests on how many it has."""
    return replace(next(text for text in texts_of(material) if text.rests_on.id == "who-counts"), said=said)


def _listed(material: Material, key: Callable[[Text], str], order: Sequence[str]) -> Iterator[Text]:
    """Who is at each of some places in an order, by the ``key`` of what is said first of them; the surest first."""
    language = material.commission.language
    for place in order:
        texts = [text for text in verdicts_of(material) if key(text) == place]
        if texts:
            names = [name for text in texts for name in text.about]
            values = {"place": place, "names": format_names(names, language)}
            yield together(format_message(language, "asking-place", values), texts)


def halves_of(text: Text) -> Sequence[str]:
    """The halves that a text says somebody is in, or a team."""
    region = text.rests_on.id.rpartition("-")[2]
    return HALVES_AROUND.get(region, (region,))


def _place_of(text: Text) -> str:
    """The half that somebody is said to be in, or the quarter where that is both; `OPEN` where it is neither."""
    halves = halves_of(text)
    place = halves[0] if len(halves) == 1 else text.rests_on.id[-1]
    return place if place in OPPOSITE_OF else OPEN


def _doubtful(material: Material) -> list[Text]:
    return doubts_about(material, [*material.withheld, *(each.candidate.name for each in material.profiled)])


def _how_reliable(material: Material, asked: Asked) -> str:
    """Which checks the answers passed, which quarters are likely, and what a repeat would bring; of a quarter that is
    asked for, only how likely it is."""
    likely, language = _other_style(material, asked), material.commission.language
    results = _find_results(material, asked)
    if asked.region is not None or results is None or results.style is None or not results.quality.checks:
        return likely
    failed = [
        format_message(language, "check-meaning", {"check": each.id, "meaning": each.meaning})
        for each in results.quality.checks
        if not each.passed
    ]
    names = format_names([format_message(language, "asking-quoted", {"text": each}) for each in failed], language)
    checks = format_message(language, "asking-checks", {"failed": len(failed), "names": names})
    is_settled = results.style.direction is not None or results.style.half is not None
    need = "doubt" if failed else "no" if is_settled else "open"
    repeat = format_message(language, "asking-repeat", {"need": need})
    parts = (repeat, checks, likely) if asked.kind == "repeat" else (checks, likely, repeat)
    return " ".join(filter(None, parts))


def _other_style(material: Material, asked: Asked, said: str = "") -> str:
    """Somebody's likeliest quarter, after what is ``said`` of them; if nothing, whether they may be in another: in that
    asked for, or else in the next."""
    results = _find_results(material, asked)
    if results is None or results.style is None or results.style.quarters is None:
        return ""
    (likeliest, chance), *others = sorted(results.style.quarters.items(), key=lambda each: -each[1])
    other, least = next((each for each in others if each[0] == asked.region), others[0])
    possible = "brief" if said else "no" if certainty(1 - least) == SUREST_FIRST[0] else "yes"
    # Of a quarter that isn't the next, it is also said which one is.
    (following, second), is_settled = others[0], certainty(1 - others[0][1]) == SUREST_FIRST[0]
    values = {
        "likeliest": likeliest,
        "chance": percent(chance),
        "other": other,
        "least": percent(least),
        "said": said,
        "next": "none" if other == following or is_settled else following,
        "second": percent(second),
    }
    return format_message(material.commission.language, "asking-other", {"possible": possible, **values})
