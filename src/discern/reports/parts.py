"""The parts of a report beside its arranged sections and its chapters, and what comes after what."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from discern.contract.models.reports import Passage, Place, PlaceKind, Section, Worksheet


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
