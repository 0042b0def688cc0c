"""A report as PDF, typeset by Typst, and tagged for screen readers (PDF/UA-1) if fonts cover all of its letters."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Any

from discern import charts
from discern.charts.vector import VectorDrawing, print_chart
from discern.contract import STYLES, Results, TeamAnalysis, number_statements
from discern.contract.models.reports import Chapter, Paper, ReportDocument
from discern.insight import compare
from discern.reports.shared_text import (
    cited_statements,
    credit_section,
    date_text,
    denial_text,
    evidence_text,
    items_of,
    mark_text,
    marks_by_id,
    strength_text,
    writer_text,
)
from discern.typesetting import MissingLetterError, set_pdf
from discern.words import format_message, percent

WIDTH = 560
"""The width of a chart, in pixels."""


def make_pdf(document: ReportDocument, paper: Paper = "a4") -> bytes:
    """The report as PDF; equal documents give equal bytes.

    If no installed font has some letter, the PDF is untagged and says so on its cover.
    """
    content = _content(document, paper)
    moment = int(document.written_at.timestamp())
    try:
        return set_pdf(_source(), content, moment)
    except MissingLetterError:
        content["notices"] = [*content["notices"], format_message(document.language, "report-no-font")]
        return set_pdf(_source(), content, moment, is_tagged=False)


@cache
def _source() -> bytes:
    return files("discern.reports").joinpath("report.typ").read_bytes()


def _content(document: ReportDocument, paper: Paper) -> dict[str, Any]:
    numbers = number_statements(document)
    language = document.language
    marks = marks_by_id(document)
    name = {"title": document.title, "subtitle": document.subtitle}
    return {
        "name": format_message(language, "report-name", name),
        "title": document.title,
        "short_title": _clip(document.title),
        "subtitle": document.subtitle,
        "language": language,
        "paper": "us-letter" if paper == "letter" else "a4",
        "cover": [date_text(document), writer_text(document)],
        "footer": f"{date_text(document)} · {document.report_id}",
        # Typst fills in the numbers: how many pages there are is known when all of them are set.
        "page": format_message(language, "report-page", {"page": "{page}", "pages": "{pages}"}),
        "notices": list(document.notices),
        "purpose": format_message(language, "report-purpose-excluded"),
        "sections": [
            {
                "heading": section.heading,
                "credit": credit_section(section, document),
                "items": [item._asdict() for item in items_of(section, numbers, document)],
            }
            for section in document.sections
        ],
        "drawings": [asdict(each) for each in draw_all(document)],
        "table": _table(document.analysis, language) if document.analysis is not None else None,
        "evidence": format_message(language, "report-heading-evidence"),
        "statements": [
            {
                "number": number,
                "text": statement.text,
                "says": mark_text(mark, document) if (mark := marks.get(statement.id)) is not None else None,
                "is_denied": mark is not None and mark.fit == "not_me",
                "strength": strength_text(statement, language),
                "evidence": f"{evidence_text(statement.evidence, language)}.",
            }
            for number, statement in cited_statements(document)
        ],
        "chapters": [_chapter(each, numbers, document) for each in document.chapters],
        "conversation": None if document.conversation is None else document.conversation.model_dump(),
        "worksheet": None if document.worksheet is None else document.worksheet.model_dump(),
        "notes": format_message(language, "report-notes"),
        "guide": [passage.model_dump() for passage in document.guide],
        "basis": {"heading": format_message(language, "report-heading-basis"), "lines": document.basis},
    }


def _chapter(chapter: Chapter, numbers: Mapping[str, int], document: ReportDocument) -> dict[str, Any]:
    """A chapter of cards, with the numbers of the statements that call for them and whether the person denies these."""
    topics = [
        {
            "heading": topic.heading,
            "cards": [
                {
                    **card.model_dump(),
                    "statements": [numbers[id_] for id_ in card.statements],
                    "denial": denial_text(card.statements, document),
                }
                for card in topic.cards
            ],
        }
        for topic in chapter.topics
    ]
    return {"heading": chapter.heading, "note": chapter.note, "readers": chapter.readers, "topics": topics}


def draw_all(document: ReportDocument) -> list[VectorDrawing]:
    """The charts of a report, drawn for print."""
    return [print_chart(chart, WIDTH) for chart in charts_of(document.results, document.analysis, document.language)]


def charts_of(results: list[Results], analysis: TeamAnalysis | None, language: str) -> list[charts.Chart]:
    """The charts of a report on ``analysis`` or, if None, on one or two ``results``; in the light theme."""
    if analysis is not None:
        drawn = (charts.style_tiles, charts.style_map)
        return [draw(analysis, dark=False, language=language) for draw in drawn]
    if len(results) == 2:
        return [charts.pair_radar(compare(results[0], results[1])[0], dark=False, language=language)]
    return [charts.person_polar(each, dark=False, language=language) for each in results]


def _table(analysis: TeamAnalysis, language: str) -> dict[str, Any] | None:
    """A table of everybody's style probabilities, in percent; None if none is known."""
    known = [(point, point.probabilities) for point in analysis.map if point.probabilities is not None]
    if not known:
        return None
    return {
        "title": format_message(language, "report-heading-everybody"),
        "header": [format_message(language, "report-column-name"), *STYLES],
        "rows": [
            [point.name, *(percent(probabilities[style], language) for style in STYLES)]
            for point, probabilities in known
        ],
        "note": format_message(language, "report-everybody-note"),
    }


def _clip(text: str) -> str:
    """A title short enough for the running header."""
    return text if len(text) <= 90 else f"{text[:89].rstrip()}…"
