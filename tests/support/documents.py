"""What stands in a written report."""

from typing import TypeVar

from discern.contract.models.reports import (
    CardTopic,
    Chapter,
    Part,
    Passage,
    ReportCard,
    ReportDocument,
    ReportPage,
    Section,
    Table,
    chapters_of,
    parts_of,
)

P = TypeVar("P", Section, Passage, Chapter, Table)


def parts_of_kind(document: ReportDocument, kind: type[P]) -> dict[str, P]:
    """The parts of a kind, by their ids."""
    return {part.id: part for part in parts_of(document) if isinstance(part, kind)}


def passages_of(document: ReportDocument) -> list[Passage]:
    """The passages."""
    return [*parts_of_kind(document, Passage).values()]


def tables_of(document: ReportDocument) -> list[Table]:
    """The tables."""
    return [*parts_of_kind(document, Table).values()]


def topics_of(document: ReportDocument) -> list[CardTopic]:
    """The topics of all chapters."""
    return [topic for chapter in chapters_of(document) for topic in chapter.topics]


def cards_of_all(document: ReportDocument) -> list[ReportCard]:
    """The cards of all chapters."""
    return [card for topic in topics_of(document) for card in topic.cards]


def ids_of(document: ReportDocument) -> list[str]:
    """The ids of the parts, in order."""
    return [part.id for part in parts_of(document)]


def with_part(document: ReportDocument, changed: Part) -> ReportDocument:
    """The report with another part in place of the one of the same kind and id."""
    pages = [
        ReportPage(
            parts=[changed if (part.kind, part.id) == (changed.kind, changed.id) else part for part in page.parts]
        )
        for page in document.pages
    ]
    return document.model_copy(update={"pages": pages})
