"""From material to a document: our sentences and cards, chosen by rules or as a language model arranged them."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from discern.contract.models.insights import Insight, claims_behind
from discern.contract.models.reports import Chapter, Progress, ReportDocument, ReportPage, Writer, Writing
from discern.contract.models.results import Results
from discern.reports.arrangement import Arrangement, Arranger, Draft
from discern.reports.material import Material
from discern.reports.members import member_statements
from discern.reports.plan import lay_out, offer_of
from discern.reports.reading_guide import basis_of, guide_of
from discern.reports.sections import BUILT_IN, outline
from discern.words import format_message

OnProgress = Callable[[Progress], Awaitable[None]]


async def write_document(
    material: Material,
    results: Sequence[Results],
    *,
    report_id: str,
    now: datetime,
    arranger: Arranger | None = None,
    on_progress: OnProgress | None = None,
) -> tuple[ReportDocument, Writing | None]:
    """Write a report with placeholders for names; with an arranger, also return the model's total usage.

    ``results`` are the ones the material was gathered from. ``on_progress`` is awaited before and after the model is
    asked, and raises to stop.
    """
    sections = outline(material)
    arranged = Arrangement(tuple(sections))
    writer, writing, notices = BUILT_IN, None, list[str]()
    if arranger is not None:
        if on_progress is not None:
            await on_progress(Progress(done=0, total=1))
        given, writing = await arranger.arrange(material, sections, offer_of(material))
        if given is None:
            values = {"model": arranger.model}
            notices.append(format_message(material.commission.language, "report-not-arranged", values))
        else:
            arranged, writer = given, Writer(kind="both", model=arranger.model)
        if on_progress is not None:
            await on_progress(Progress(done=1, total=1))
    pages = lay_out(Draft(material, arranged))
    title, subtitle = _entitle(material)
    document = ReportDocument(
        report_id=report_id,
        title=title,
        subtitle=subtitle,
        subject_type=material.subject_type,
        audience=material.commission.audience,
        length=material.commission.length,
        language=material.commission.language,
        written_at=now,
        writer=writer,
        notices=notices,
        pages=pages,
        statements=[*material.statements, *_cited_beside(material, pages)],
        results=list(material.results),
        analysis=material.analysis,
        guide=guide_of(material, results, pages),
        basis=basis_of(material, results, report_id),
    )
    return document, writing


def _cited_beside(material: Material, pages: Sequence[ReportPage]) -> list[Insight]:
    """The statements about single people or groups that the chapters of a report on several rest on, and the claims
    about people that statements on several by name do: so what somebody says of theirs is found at these too.
    """
    if material.subject_type == "assessment":
        return []
    chapters = [part for page in pages for part in page.parts if isinstance(part, Chapter)]
    cited = {id_ for chapter in chapters for topic in chapter.topics for card in topic.cards for id_ in card.statements}
    about_members = member_statements(material)
    for statement in material.statements:
        if statement.people:
            cited |= set(claims_behind(statement, about_members))
    return [statement for statement in about_members if statement.id in cited]


def _entitle(material: Material) -> tuple[str, str]:
    """Title and subtitle of a report."""
    commission = material.commission
    readers = {"audience": commission.audience, "subject": material.subject_type}
    if material.subject_type == "team":
        return "[TEAM]", format_message(commission.language, "report-subtitle-team", readers)
    if material.subject_type == "comparison":
        title = format_message(commission.language, "report-title-pair", {"a": "[P1]", "b": "[P2]"})
        return title, format_message(commission.language, "report-subtitle-pair", readers)
    return "[P1]", format_message(commission.language, "report-subtitle-person", readers)
