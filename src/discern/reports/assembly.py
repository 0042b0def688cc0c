"""From material to a document: each section by the model if its sentences pass the check, else by built-in rules."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from discern.contract import Results
from discern.contract.models.reports import Progress, ReportDocument, Section, Sentence, Writer, Writing
from discern.reports import builtin_writer
from discern.reports.card_chapters import chapters_of
from discern.reports.conversation import conversation_of, worksheet_of
from discern.reports.material import Material
from discern.reports.reading_guide import basis_of, guide_of
from discern.reports.section_plan import Outline, outline
from discern.words import format_message

BUILT_IN = Writer(kind="built_in")


@dataclass(frozen=True, slots=True)
class Draft:
    """A model's section: the sentences that passed the check, or none if the built-in rules must write it."""

    sentences: tuple[Sentence, ...]
    writing: Writing


class SectionWriter(Protocol):
    """A language model as the reports see it; network errors never leave it."""

    @property
    def model(self) -> str: ...

    async def write_section(self, material: Material, section: Outline) -> Draft: ...


OnProgress = Callable[[Progress], Awaitable[None]]


async def write_document(
    material: Material,
    results: Sequence[Results],
    *,
    report_id: str,
    now: datetime,
    writer: SectionWriter | None = None,
    on_progress: OnProgress | None = None,
) -> tuple[ReportDocument, Writing | None]:
    """Write a report with placeholders for names; with a writer, also return the model's total usage.

    ``results`` are the ones the material was gathered from. ``on_progress`` is awaited after each section and raises to
    stop.
    """
    sections = outline(material)
    built_in = builtin_writer.write(material, sections)
    written: list[Section] = []
    writing = None if writer is None else Writing()
    for n, (section, fallback) in enumerate(zip(sections, built_in, strict=True), start=1):
        by, sentences = BUILT_IN, fallback
        if writer is not None and writing is not None:
            draft = await writer.write_section(material, section)
            writing = add(writing, draft.writing)
            if draft.sentences:
                by, sentences = Writer(kind="model", model=writer.model), list(draft.sentences)
        written.append(Section(id=section.id, heading=section.heading, writer=by, sentences=sentences))
        if on_progress is not None:
            await on_progress(Progress(done=n, total=len(sections)))
    title, subtitle = entitle(material)
    return (
        ReportDocument(
            report_id=report_id,
            title=title,
            subtitle=subtitle,
            subject_type=material.subject_type,
            audience=material.commission.audience,
            length=material.commission.length,
            language=material.commission.language,
            written_at=now,
            writer=credit(written, writer),
            sections=written,
            statements=list(material.statements),
            results=list(material.results),
            analysis=material.analysis,
            chapters=chapters_of(material),
            conversation=conversation_of(material),
            worksheet=worksheet_of(material),
            guide=guide_of(material.subject_type, material.commission.language),
            basis=basis_of(material, results),
        ),
        writing,
    )


def credit(sections: Sequence[Section], writer: SectionWriter | None) -> Writer:
    """The writer to credit for the whole report: one of them, or both."""
    kinds = {section.writer.kind for section in sections}
    if writer is None or kinds == {"built_in"}:
        return BUILT_IN
    return Writer(kind="model" if kinds == {"model"} else "both", model=writer.model)


def entitle(material: Material) -> tuple[str, str]:
    """Title and subtitle of a report."""
    commission = material.commission
    readers = {"audience": commission.audience}
    if material.subject_type == "team":
        return "[TEAM]", format_message(commission.language, "report-subtitle-team", readers)
    if material.subject_type == "comparison":
        title = format_message(commission.language, "report-title-pair", {"a": "[P1]", "b": "[P2]"})
        return title, format_message(commission.language, "report-subtitle-pair", readers)
    return "[P1]", format_message(commission.language, "report-subtitle-person", readers)


def add(a: Writing, b: Writing) -> Writing:
    """The usage of both; the cost is None only if both costs are unknown."""
    cost = None if a.cost is None and b.cost is None else (a.cost or 0.0) + (b.cost or 0.0)
    return Writing(
        requests=a.requests + b.requests,
        input_tokens=a.input_tokens + b.input_tokens,
        output_tokens=a.output_tokens + b.output_tokens,
        seconds=round(a.seconds + b.seconds, 3),
        refused=a.refused + b.refused,
        cost=cost,
    )
