"""The parts of a report on one person, and what comes after what for each of its three readers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from discern.contract.models.reports import Audience, Chapter, Passage, Place, PlaceKind, Section, Worksheet
from discern.reports.material import Material
from discern.reports.person.certainty import certainty_of_person
from discern.reports.person.chapters import chapters_of_person
from discern.reports.person.own_words import ANSWERS
from discern.reports.person.sheets import (
    agenda_for_person,
    ask_three,
    boxes_for_person,
    marks_for_person,
    plan_for_person,
)


@dataclass(frozen=True, slots=True)
class PersonParts:
    """What a report on a person has beside the sections that are arranged."""

    passages: Sequence[Passage]
    order: Sequence[Place]
    sections: Sequence[Section] = ()
    chapters: Sequence[Chapter] = ()
    conversation: Passage | None = None
    worksheet: Worksheet | None = None
    worksheets: Sequence[Worksheet] = field(default=())


LAST_SECTIONS = frozenset({"try", "questions", "next_steps"})
"""Sections that lead to the plan, if the arrangement has them at its end."""

_ORDER: Mapping[Audience, str] = {
    "self": """
        section:summary section:scores chart:person_region chart:person_polar passage:reflect-scores section:*
        chapter:portraits passage:reflect-style chapter:purpose chapter:situations passage:reflect-situations
        chapter:feedback chapter:talking chapter:styles chapter:pressure passage:reflect-pressure chapter:if-*
        chapter:answers worksheet:marks passage:questions section:last worksheet:worksheet passage:conversation
        section:certainty
    """,
    "manager": """
        section:summary section:scores chart:person_region chart:person_polar section:* chapter:portraits
        chapter:purpose chapter:situations chapter:feedback chapter:talking chapter:styles chapter:pressure
        chapter:if-* worksheet:marks passage:reflect passage:questions section:last worksheet:worksheet
        passage:conversation section:certainty
    """,
    "coach": """
        section:summary section:certainty chapter:claims chapter:answers section:scores chart:person_region
        chart:person_polar section:* chapter:purpose chapter:situations chapter:feedback chapter:talking
        chapter:pressure chapter:styles chapter:if-* worksheet:marks passage:questions section:last
        passage:conversation worksheet:worksheet
    """,
}
"""What comes after what. ``section:*`` are the sections that aren't named, ``section:last`` those of `LAST_SECTIONS`,
``chapter:if-*`` those of either of two styles."""


def parts_of_person(
    material: Material, sections: Sequence[str], questions: Sequence[str] = (), agenda: str | None = None
) -> PersonParts:
    """Everything of a report on a person but its arranged sections, of which it is given the ids in order.

    Args:
        material: what the report is made from.
        sections: the ids of the arranged sections, in their order.
        questions: ids of the questions that were chosen; none for the usual ones.
        agenda: the id of the agenda that was chosen; None for the usual one.
    """
    three = ask_three(material, questions)
    if material.commission.length == "short":
        order = [*_places("section", sections[:2]), *_places("chart", ["person_polar"])]
        return PersonParts([three], [*order, *_places("section", sections[2:]), *_places("passage", [three.id])])
    certainty, marks = certainty_of_person(material), marks_for_person(material)
    chapters = chapters_of_person(material)
    return PersonParts(
        passages=[*boxes_for_person(material), three],
        order=list(_order(material.commission.audience, sections, [chapter.id for chapter in chapters])),
        sections=[] if certainty is None else [certainty],
        chapters=chapters,
        conversation=agenda_for_person(material, agenda),
        worksheet=plan_for_person(material),
        worksheets=[] if marks is None else [marks],
    )


def _order(audience: Audience, sections: Sequence[str], chapters: Sequence[str]) -> Iterator[Place]:
    """Places for everything that there may be: those of parts that a report hasn't got are passed over."""
    named = {"summary", "scores"}
    split = len(sections)
    while split and sections[split - 1] in LAST_SECTIONS:
        split -= 1
    groups: Mapping[str, list[str]] = {
        "section:*": [id_ for id_ in sections[:split] if id_ not in named],
        "section:last": list(sections[split:]),
        "chapter:if-*": [id_ for id_ in chapters if id_.startswith("if-")],
        f"chapter:{ANSWERS}": [ANSWERS],
    }
    for each in _ORDER[audience].split():
        kind, _, id_ = each.partition(":")
        yield from _places(_KINDS[kind], groups.get(each, [id_]))


_KINDS: Mapping[str, PlaceKind] = {
    "section": "section",
    "chart": "chart",
    "chapter": "chapter",
    "passage": "passage",
    "worksheet": "worksheet",
}


def _places(kind: PlaceKind, ids: Sequence[str]) -> Iterator[Place]:
    yield from (Place(kind=kind, id=id_) for id_ in ids)
