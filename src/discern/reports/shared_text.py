"""Text that all report formats share: grouped sentences, the writer's credit, evidence, statement numbers."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from discern.contract import Evidence, Insight
from discern.contract.models.reports import ReportDocument, Section, Writer
from discern.words import value_text

PURPOSE = (
    "For developing one's own way of working and for talking in a team. Not for hiring, promotion, pay, dismissal or "
    "any ranking of people."
)


class Item(NamedTuple):
    """Consecutive sentences that cite the same statements, and the numbers of these."""

    text: str
    statements: list[int]


def number_statements(document: ReportDocument) -> dict[str, int]:
    """A number for each cited statement, by id, in the order of first citation."""
    cited = dict.fromkeys(
        id_ for section in document.sections for sentence in section.sentences for id_ in sentence.statements
    )
    return {id_: number for number, id_ in enumerate(cited, start=1)}


def items_of(section: Section, numbers: dict[str, int]) -> list[Item]:
    """A section's sentences, consecutive ones that cite the same statements joined."""
    return [
        Item(" ".join(each.text for each in together), [numbers[id_] for id_ in ids])
        for ids, together in groupby(section.sentences, key=lambda sentence: sentence.statements)
    ]


def cited_statements(document: ReportDocument) -> list[tuple[int, Insight]]:
    """Every cited statement with its number, in order."""
    by_id = {statement.id: statement for statement in document.statements}
    return [(number, by_id[id_]) for id_, number in number_statements(document).items() if id_ in by_id]


def evidence_text(evidence: Sequence[Evidence]) -> str:
    """The evidence of a statement, on one line."""
    return "; ".join(f"{each.name}: {value_text(each)}" for each in evidence)


def writer_text(writer: Writer) -> str:
    """Who wrote the report, as a sentence."""
    if writer.kind == "built_in":
        return "Written by Discern's own rules from the measured statements."
    if writer.kind == "model":
        return f"Written by the language model {writer.model}; every sentence was checked against its evidence."
    return (
        f"Written by the language model {writer.model}, every sentence checked against its evidence, and by Discern's "
        "own rules where sentences didn't hold. Each section says whose it is."
    )


def credit_section(section: Section, whole: Writer) -> str | None:
    """Who wrote a section, if the report has more than one writer; else None."""
    if whole.kind != "both":
        return None
    return f"Written by {section.writer.model}" if section.writer.kind == "model" else "Written by Discern's own rules"


def date_text(document: ReportDocument) -> str:
    return f"{document.written_at.day} {document.written_at:%B %Y}"
