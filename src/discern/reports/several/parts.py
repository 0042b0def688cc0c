"""The parts of a report on two people or a team, and what comes after what."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from discern.contract import Insight
from discern.contract.models.reports import Chapter, Passage, Place, Worksheet
from discern.reports.material import Material
from discern.reports.several.members import member_chapter
from discern.reports.several.pair_parts import helping_chapter, pair_passages, pair_worksheets, situations_for_two
from discern.reports.several.team_parts import leading_chapter, situation_chapter, team_passages

MOST_ROWS = 40
"""The most people whose style probabilities are printed as a table."""

LAST = frozenset({"try", "questions", "next_steps"})
"""The sections that lead to the conversation."""

_ORDER: Mapping[str, str] = {
    "team": """
        section:summary chart:style_map chart:style_tiles section:details chapter:purpose chapter:members
        chapter:situations section:* chapter:leading section:last passage:conversation passage:agenda passage:agreement
        worksheet:worksheet passage:follow-up section:certainty table:everybody
    """,
    "comparison": """
        section:summary chart:pair_radar chapter:members section:details chapter:purpose section:* chapter:helping
        chapter:situations section:last passage:conversation worksheet:alone worksheet:worksheet passage:follow-up
        section:certainty
    """,
}
"""What comes after what. ``section:*`` are the sections that aren't named, ``section:last`` those of `LAST`."""

_SHORT: Mapping[str, str] = {
    "team": "section:summary chart:style_map section:* section:last section:certainty",
    "comparison": "section:summary chart:pair_radar section:* section:last section:certainty",
}


@dataclass(frozen=True, slots=True)
class SeveralParts:
    """What a report has beside its sections. ``statements`` are those that it rests on besides the material's."""

    order: list[Place]
    chapters: Sequence[Chapter] = ()
    passages: Sequence[Passage] = ()
    worksheets: Sequence[Worksheet] = ()
    statements: Sequence[Insight] = ()


def parts_of_several(material: Material, sections: Sequence[str]) -> SeveralParts:
    """Everything but the arranged sections, of which it is given the ids in order; chapters as the rules order them."""
    kind = material.subject_type
    if material.commission.length == "short":
        return SeveralParts(list(_order(_SHORT[kind], sections)))
    members, statements = member_chapter(material)
    order = [place for place in _order(_ORDER[kind], sections) if place.kind != "table" or _has_table(material)]
    if kind == "comparison":
        chapters = [members, helping_chapter(material), situations_for_two(material)]
        passages, worksheets = pair_passages(material), pair_worksheets(material)
    elif any(each.kind == "too_few" for each in material.statements):
        # What a team is like, and so what it might agree on, isn't said of one or two people.
        chapters, passages, worksheets = [members], [], []
    else:
        chapters = [members, situation_chapter(material), leading_chapter(material)]
        passages, worksheets = team_passages(material), []
    return SeveralParts(
        order, [chapter for chapter in chapters if chapter is not None], passages, worksheets, statements
    )


def _has_table(material: Material) -> bool:
    return material.analysis is not None and material.analysis.profiled <= MOST_ROWS


def _order(pattern: str, sections: Sequence[str]) -> Iterator[Place]:
    named = set(pattern.split())
    others = [id_ for id_ in sections if f"section:{id_}" not in named]
    for key in pattern.split():
        kind, _, id_ = key.partition(":")
        ids = (
            [each for each in others if (each in LAST) == (id_ == "last")]
            if kind == "section" and id_ in {"*", "last"}
            else [id_]
        )
        yield from (Place.model_validate({"kind": kind, "id": each}) for each in ids)
