"""The parts of a report beside its arranged sections and its chapters, among them three things to do this week."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from discern.contract.models.reports import Passage, Place, PlaceKind, Section, Sentence, Worksheet, Writer
from discern.reports.material import Material
from discern.words import format_message


@dataclass(frozen=True, slots=True)
class Parts:
    """``sections`` are further ones, which no arrangement touches; ``order`` may name parts that aren't there."""

    sections: Sequence[Section] = ()
    conversation: Passage | None = None
    worksheet: Worksheet | None = None
    passages: Sequence[Passage] = ()
    worksheets: Sequence[Worksheet] = ()
    order: Sequence[Place] = ()


def places(kind: PlaceKind, ids: Iterable[str]) -> Iterator[Place]:
    """A place for each of the parts of a kind."""
    return (Place(kind=kind, id=id_) for id_ in ids)


FIRST = "first"
"""The section's id."""

THINGS = 3
"""How many things there are to do."""


def first_section(material: Material, things: Sequence[tuple[str, str]], most: int = THINGS) -> Section:
    """The section of these things.

    Args:
        material: what the report is made from.
        things: of each, what to do and the id of the statement that it follows from.
        most: how many of them there is room for.
    """
    return Section(
        id=FIRST,
        heading=format_message(material.commission.language, "report-first-heading", {"count": min(most, len(things))}),
        writer=Writer(kind="built_in"),
        sentences=[Sentence(text=text, statements=[id_]) for text, id_ in things[:most]],
    )
