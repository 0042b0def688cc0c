"""The parts of a report on one person, and what comes after what for each of its three readers."""

from collections.abc import Iterator, Mapping, Sequence

from discern.contract.models.reports import Audience, Place, PlaceKind
from discern.reports.material import Material
from discern.reports.parts import Parts, places
from discern.reports.person.own_words import ANSWERS
from discern.reports.person.sheets import (
    DOUBTFUL,
    agenda_for_person,
    ask,
    boxes_for_person,
    doubtful_for_person,
    marks_for_person,
    plan_for_person,
    traps_for_person,
)

LAST_SECTIONS = frozenset({"try"})
"""Sections that lead to the plan, if the arrangement has them at its end."""

_OTHERS, _LAST = "*", "last"
"""Groups in an order: the sections that it doesn't name, and those of `LAST_SECTIONS` at their end."""

_Order = Sequence[tuple[PlaceKind, Sequence[str]]]

_CHARTS: tuple[PlaceKind, Sequence[str]] = ("chart", ("person_region", "person_polar"))
_CARDS = ("purpose", "situations", "talking", "styles")
_ORDER: Mapping[Audience, _Order] = {
    "self": (
        ("section", ("summary", "portrait")),
        ("chapter", ("lists",)),
        ("section", ("scores",)),
        _CHARTS,
        ("passage", (DOUBTFUL, "reflect-scores")),
        ("section", (_OTHERS,)),
        ("passage", ("reflect-style",)),
        ("chapter", ("purpose", "situations")),
        ("passage", ("reflect-situations",)),
        ("chapter", ("talking", "styles", "claims", ANSWERS)),
        ("section", (_LAST,)),
        ("passage", ("questions",)),
        ("worksheet", ("marks", "worksheet")),
        ("passage", ("conversation",)),
    ),
    "manager": (
        ("section", ("summary", "portrait", "try")),
        ("chapter", ("lists",)),
        ("section", ("scores",)),
        _CHARTS,
        ("passage", (DOUBTFUL,)),
        ("section", (_OTHERS,)),
        ("chapter", (*_CARDS, "claims")),
        ("passage", ("reflect", "questions")),
        ("worksheet", ("marks", "worksheet")),
        ("passage", ("conversation",)),
    ),
    "coach": (
        ("section", ("summary", "portrait")),
        ("passage", (DOUBTFUL,)),
        ("chapter", ("claims", ANSWERS, "lists")),
        ("section", ("scores",)),
        _CHARTS,
        ("section", (_OTHERS,)),
        ("chapter", _CARDS),
        ("worksheet", ("marks",)),
        ("passage", ("questions",)),
        ("section", (_LAST,)),
        ("passage", ("conversation", "traps")),
        ("worksheet", ("worksheet",)),
    ),
}
"""What comes after what."""

_START: _Order = (
    ("section", ("summary", "portrait", "scores")),
    ("chart", ("person_polar",)),
    ("passage", (DOUBTFUL,)),
)
_SHORT: Mapping[Audience, _Order] = {
    "self": (*_START, ("chapter", ("lists",)), ("section", (_OTHERS, _LAST)), ("passage", ("questions",))),
    "manager": (
        *_START,
        ("section", ("try", _OTHERS)),
        ("chapter", ("lists",)),
        ("passage", ("questions",)),
    ),
    "coach": (*_START, ("passage", ("questions",)), ("chapter", ("claims",)), ("section", (_OTHERS, _LAST))),
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
    if material.commission.length == "short":
        order = list(_order(_SHORT[material.commission.audience], sections))
        return Parts(passages=[*doubtful, asked], order=order)
    marks, traps = marks_for_person(material), traps_for_person(material)
    return Parts(
        conversation=agenda_for_person(material, agenda),
        worksheet=plan_for_person(material),
        passages=[
            *doubtful,
            *boxes_for_person(material),
            asked,
            *([] if traps is None else [traps]),
        ],
        worksheets=[] if marks is None else [marks],
        order=list(_order(_ORDER[material.commission.audience], sections)),
    )


def _order(order: _Order, sections: Sequence[str]) -> Iterator[Place]:
    last = len(sections)
    while last and sections[last - 1] in LAST_SECTIONS:
        last -= 1
    named = {id_ for kind, ids in order for id_ in ids if kind == "section"}
    groups: Mapping[str, Sequence[str]] = {
        _OTHERS: [id_ for id_ in sections[:last] if id_ not in named],
        _LAST: sections[last:],
    }
    for kind, ids in order:
        yield from places(kind, (each for id_ in ids for each in groups.get(id_, [id_])))
