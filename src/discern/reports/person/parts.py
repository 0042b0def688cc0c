"""The parts of a report on one person: how sure it is, and what comes after what for each of its three readers."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Insight
from discern.contract.models.reports import Audience, Place, PlaceKind, Section, Sentence, Writer
from discern.contract.styles import STYLES
from discern.reports.material import Material
from discern.reports.parts import FIRST, Parts, places
from discern.reports.person.grounds import claims_of, looks_random, main_claim, styles_within, tell
from discern.reports.person.own_words import ANSWERS
from discern.reports.person.sheets import (
    DOUBTFUL,
    OTHER_AGENDA,
    agenda_for_person,
    ask,
    boxes_for_person,
    doubtful_for_person,
    first_for_person,
    marks_for_person,
    other_agenda_for_person,
    plan_for_person,
    traps_for_person,
)
from discern.words import format_message, format_number, percent, style_name

WORTH_SAYING = 0.05
"""The least probability of another style's direction that is spoken of."""


def certainty_of_person(material: Material) -> Section | None:
    """The section; None where there is nothing to say: a service gives neither probabilities nor ranges, or a short
    report leaves it to the full one.
    """
    commission = material.commission
    said = _IN_SHORT[commission.audience] if commission.length == "short" else _ALL
    sentences = [sentence for say in said for sentence in say(material)]
    if not sentences:
        return None
    values = {"subject": material.subject_type, "audience": commission.audience}
    heading = (
        tell(material, "certain-heading")
        if commission.audience == "coach"
        else format_message(commission.language, "report-heading-certainty", values)
    )
    return Section(id="certainty", heading=heading, writer=Writer(kind="built_in"), sentences=sentences)


def _extremes(material: Material) -> Iterator[Sentence]:
    """The least and the most probable claim; of a single claim there is nothing to compare.

    What is likely isn't called the least sure: 96% and 98% are no different in practice.
    """
    claims = [claim for claim in claims_of(material) if claim.probability is not None]
    if len(claims) < 2:
        return
    weakest = [("weakest", claim) for claim in claims[:1] if (claim.probability or 0.0) < LIKELY]
    ordered = [*weakest, ("surest", claims[-1])]
    for name, claim in ordered if material.commission.audience == "coach" else reversed(ordered):
        yield Sentence(text=_compare(material, name, claim), statements=[claim.id])


def _compare(material: Material, name: str, claim: Insight) -> str:
    return tell(
        material,
        f"certain-{name}",
        headline=claim.headline or claim.text,
        percent=percent(claim.probability or 0.0, material.commission.language),
    )


def _other_style(material: Material) -> Iterator[Sentence]:
    """The most probable direction of a style that isn't within what is said, unless it is hardly possible."""
    style = material.results[0].style if material.results else None
    main = main_claim(material)
    within = () if main is None or looks_random(material) else styles_within(main)
    if main is None or not within or style is None or style.quarters is None:
        return
    quarters = style.quarters
    other = max((each for each in STYLES if each not in within), key=lambda each: quarters[each])
    if quarters[other] < WORTH_SAYING:
        return
    language = material.commission.language
    values = {"style": style_name(other, language), "percent": percent(quarters[other], language)}
    yield Sentence(text=tell(material, "certain-other", **values), statements=[main.id])


def _widest_range(material: Material) -> Iterator[Sentence]:
    scores = material.results[0].scores if material.results else None
    measured = next((each for each in material.statements if each.kind == "measured"), None)
    if scores is None or measured is None:
        return
    ranges = {style: score.interval for style, score in scores.items() if score.interval is not None}
    if not ranges:
        return
    widest = max(ranges, key=lambda style: ranges[style][1] - ranges[style][0])
    language = material.commission.language
    low, high = (format_number(end, None, 0, language) for end in ranges[widest])
    text = tell(material, "certain-range", style=style_name(widest, language), low=low, high=high)
    yield Sentence(text=text, statements=[measured.id])


_ALL = (_extremes, _other_style, _widest_range)
_IN_SHORT: Mapping[Audience, Sequence[Callable[[Material], Iterator[Sentence]]]] = {
    "self": (),
    "manager": (_extremes,),
    # The least certain claims follow, with what to ask.
    "coach": (_other_style,),
}
"""What a short report says for each reader: a manager what to rely on, a coach what else it may be."""


LAST_SECTIONS = frozenset({"try"})
"""Sections that lead to the plan, if the arrangement has them at its end."""

_OTHERS, _LAST = "*", "last"
"""Groups in an order: the sections that it doesn't name, and those of `LAST_SECTIONS`."""

_Order = Sequence[tuple[PlaceKind, Sequence[str]]]

_CHARTS: tuple[PlaceKind, Sequence[str]] = ("chart", ("person_region", "person_polar"))
_ORDER: Mapping[Audience, _Order] = {
    "self": (
        ("section", ("summary", "scores")),
        _CHARTS,
        ("passage", (DOUBTFUL, "reflect-scores")),
        ("section", (_OTHERS,)),
        ("chapter", ("purpose", "portraits")),
        ("passage", ("reflect-style",)),
        ("chapter", ("situations",)),
        ("passage", ("reflect-situations",)),
        ("chapter", ("feedback", "talking", "styles", "pressure")),
        ("passage", ("reflect-pressure",)),
        ("chapter", ("compare", "claims", ANSWERS)),
        ("section", (_LAST,)),
        ("passage", ("questions",)),
        ("worksheet", ("marks",)),
        ("passage", ("traps",)),
        ("worksheet", ("worksheet",)),
        ("passage", ("conversation", OTHER_AGENDA)),
        ("section", ("certainty",)),
    ),
    "manager": (
        ("section", ("summary", FIRST, "scores")),
        _CHARTS,
        ("passage", (DOUBTFUL,)),
        ("section", (_OTHERS,)),
        (
            "chapter",
            ("purpose", "portraits", "situations", "feedback", "talking", "styles", "pressure", "compare", "claims"),
        ),
        ("passage", ("reflect", "questions")),
        ("section", (_LAST,)),
        ("worksheet", ("marks",)),
        ("passage", ("traps",)),
        ("worksheet", ("worksheet",)),
        ("passage", ("conversation", OTHER_AGENDA)),
        ("section", ("certainty",)),
    ),
    "coach": (
        ("section", ("summary",)),
        ("passage", (DOUBTFUL,)),
        ("section", ("certainty",)),
        ("chapter", ("claims", ANSWERS)),
        ("section", ("scores",)),
        _CHARTS,
        ("section", (_OTHERS,)),
        ("chapter", ("purpose", "portraits", "situations", "feedback", "talking", "pressure", "styles", "compare")),
        ("worksheet", ("marks",)),
        ("passage", ("questions",)),
        ("section", (_LAST,)),
        ("passage", ("conversation", OTHER_AGENDA, "traps")),
        ("worksheet", ("worksheet",)),
    ),
}
"""What comes after what."""

_SCORES: _Order = (("section", ("summary", "scores")), ("chart", ("person_polar",)), ("passage", (DOUBTFUL,)))
_SHORT: Mapping[Audience, _Order] = {
    "self": (*_SCORES, ("section", (_OTHERS, _LAST)), ("passage", ("questions",))),
    "manager": (
        *_SCORES,
        ("section", ("certainty", FIRST, _OTHERS)),
        ("chapter", ("talking",)),
        ("section", (_LAST,)),
        ("passage", ("questions",)),
    ),
    "coach": (
        *_SCORES,
        ("section", ("certainty",)),
        ("passage", ("questions",)),
        ("chapter", ("claims",)),
        ("section", (_OTHERS, _LAST)),
    ),
}
"""The same of a short report: one's own is about what one brings, a manager's about this week, a coach's about what to
test in a session.
"""


def parts_of_person(
    material: Material,
    sections: Sequence[str],
    questions: Sequence[str] = (),
    agenda: str | None = None,
) -> Parts:
    """Everything of a report on a person but its arranged sections and its chapters.

    Args:
        material: what the report is made from.
        sections: the ids of the arranged sections, in their order.
        questions: ids of the questions that were chosen; none for the usual ones.
        agenda: the id of the agenda that was chosen; None for the usual one.
    """
    asked = ask(material, questions)
    passage = doubtful_for_person(material)
    doubtful = [] if passage is None else [passage]
    further = [each for each in (first_for_person(material), certainty_of_person(material)) if each is not None]
    if material.commission.length == "short":
        order = list(_order(_SHORT[material.commission.audience], sections))
        return Parts(sections=further, passages=[*doubtful, asked], order=order)
    marks = marks_for_person(material)
    return Parts(
        sections=further,
        conversation=agenda_for_person(material, agenda),
        worksheet=plan_for_person(material),
        passages=[
            *doubtful,
            *boxes_for_person(material),
            asked,
            other_agenda_for_person(material, agenda),
            traps_for_person(material),
        ],
        worksheets=[] if marks is None else [marks],
        order=list(_order(_ORDER[material.commission.audience], sections)),
    )


def _order(order: _Order, sections: Sequence[str]) -> Iterator[Place]:
    last = len(sections)
    while last and sections[last - 1] in LAST_SECTIONS:
        last -= 1
    groups: Mapping[str, Sequence[str]] = {
        _OTHERS: [id_ for id_ in sections[:last] if id_ not in {"summary", "scores"}],
        _LAST: sections[last:],
    }
    for kind, ids in order:
        yield from places(kind, (each for id_ in ids for each in groups.get(id_, [id_])))
