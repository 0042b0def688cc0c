"""A report as PDF, typeset by Typst, and tagged for screen readers (PDF/UA-1) if fonts cover all of its letters."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from discern.charts import STYLE_COLOURS, name_initials
from discern.charts.vector import print_chart
from discern.contract.certainty import Certainty
from discern.contract.models.branding import DISCERN, Branding
from discern.contract.models.reports import (
    Chapter,
    Drawing,
    Paper,
    Part,
    Passage,
    ReportDocument,
    Section,
    Table,
    cards_of,
    credit_of,
    number_statements,
    parts_on,
    sections_of,
)
from discern.reports.drawings import charts_of
from discern.reports.material import MOST_CARDS
from discern.reports.shared_text import (
    card_denial,
    cited_statements,
    date_text,
    denied_rows,
    figures_text,
    grounds_text,
    has_badge,
    items_of,
    mark_text,
    marks_by_id,
    writer_text,
)
from discern.typesetting import read_template, set_pdf
from discern.words import badge_text, format_message

MOST_REPEATED = 80
"""Figures in more letters are printed once."""

WIDTH, WIDTH_BESIDE = 560, 296
"""The width of a chart alone, and of one beside another or beside text, in pixels."""


def make_pdf(document: ReportDocument, paper: Paper = "a4", branding: Branding = DISCERN) -> bytes:
    """The report as PDF, with an owner's logo and colour; equal documents and branding give equal bytes.

    If no installed font has some letter, the PDF doesn't conform to PDF/UA and says so on its first page.
    """
    return set_pdf(_source(), _content(document, paper), int(document.written_at.timestamp()), branding)


@cache
def _source() -> bytes:
    return read_template("discern.reports.typst", ("setup", "parts", "notes", "report"))


def _content(document: ReportDocument, paper: Paper) -> dict[str, Any]:
    language = document.language
    name = {"title": document.title, "subtitle": document.subtitle}
    return {
        "name": format_message(language, "report-name", name),
        "title": document.title,
        "running": format_message(
            language,
            "report-running",
            {"title": _clip(document.title), "audience": document.audience, "subject": document.subject_type},
        ),
        "subtitle": document.subtitle,
        "language": language,
        "length": document.length,
        "is_pair": document.subject_type == "comparison",
        "is_team": document.subject_type == "team",
        "paper": "us-letter" if paper == "letter" else "a4",
        "hues": STYLE_COLOURS,
        "written": [date_text(document), writer_text(document)],
        "credit": writer_text(document) if credit_of(document)[0] != "built_in" else None,
        "link": document.link and {"label": format_message(language, "report-link"), "address": document.link},
        "footer": date_text(document),
        # Typst fills in the numbers: they are known when all pages are set.
        "page": format_message(language, "report-page", {"page": "{page}", "pages": "{pages}"}),
        "see_evidence": {
            ends: format_message(language, "report-see-evidence", {"ends": ends, "page": "{page}", "last": "{last}"})
            for ends in ("one", "several")
        },
        "cited_on": format_message(language, "report-cited-on", {"pages": "{pages}"}),
        "short_evidence": format_message(language, "report-short-evidence"),
        "notices": list(document.notices),
        "purpose": format_message(language, "report-purpose-excluded"),
        "pages": _pages(document),
        "evidence": format_message(language, "report-heading-evidence"),
        "statements": list(_evidence(document)),
        "guide": [passage.model_dump() for passage in document.guide],
        "basis": document.basis,
    }


def _pages(document: ReportDocument) -> list[list[dict[str, Any]]]:
    """The parts of a report, page by page."""
    # A short report has no evidence that numbers could lead to.
    numbers = number_statements(document) if document.length == "full" else {}
    return [[_part(part, numbers, document) for part in parts_on(page)] for page in document.pages]


def _part(part: Part, numbers: dict[str, int], document: ReportDocument) -> dict[str, Any]:
    match part:
        case Section():
            return {
                "kind": "section",
                "heading": part.heading,
                "leads": part is sections_of(document)[0],
                "credit": part.note,
                "items": [
                    {**item._asdict(), "badge": _badge(item.strength, document)}
                    for item in items_of(part, numbers, document)
                ],
            }
        case Chapter():
            return {"kind": "chapter", **_chapter(part, numbers, document)}
        case Passage():
            return part.model_dump()
        case Table():
            return {**part.model_dump(), "is_denied": denied_rows(part, document)}
        case Drawing():
            return _drawings(part, document)


def _drawings(part: Drawing, document: ReportDocument) -> dict[str, Any]:
    """Charts side by side."""
    drawn = [chart for name in part.charts for chart in charts_of(name, document)]
    said = {sentence.text.removesuffix(".") for sentence in sections_of(document)[0].sentences}
    is_short = document.length == "short"
    is_pair = document.subject_type == "comparison" and not is_short
    is_doubtful = any(each.quality.looks_random for each in document.results)
    width = WIDTH if len(drawn) == 1 and not is_short else WIDTH_BESIDE
    drawings = [
        {
            **asdict(print_chart(chart, width, reading_apart=is_short)),
            # What the summary says is no caption, nor what the cards of two people say.
            "title": None if chart.title in said or (is_pair and not is_doubtful) else chart.title,
        }
        for chart in drawn
    ]
    return {"kind": "charts", "drawings": drawings, "legend": _legend(part.charts, document)}


def _legend(charts: Sequence[str], document: ReportDocument) -> list[list[str]]:
    """The initials on the circle of a team with the names that they stand for; none of a team too large for cards."""
    points = [] if document.analysis is None or "style_map" not in charts else document.analysis.map
    return [[label, _clip(name)] for label, name in name_initials(points)] if len(points) <= MOST_CARDS else []


def _chapter(chapter: Chapter, numbers: Mapping[str, int], document: ReportDocument) -> dict[str, Any]:
    """A chapter of cards, with the numbers of the statements that call for them and whether the person denies these."""
    topics = [
        {
            **topic.model_dump(exclude={"cards"}),
            "badge": _badge(topic.strength, document),
            "cards": [
                {
                    **each.card.model_dump(),
                    "statements": [numbers[id_] for id_ in each.statements if id_ in numbers],
                    "is_denied": (denial := card_denial(each.card, document)) is not None,
                    "denial": denial if each.is_followed else None,
                    "claim": each.claim and {"text": each.claim.text, "badge": _badge(each.claim.strength, document)},
                }
                for each in cards
            ],
        }
        for topic, cards in cards_of(chapter, document)
    ]
    return {"id": chapter.id, "heading": chapter.heading, "note": chapter.note, "form": chapter.form, "topics": topics}


def _badge(strength: Certainty | None, document: ReportDocument) -> list[Any] | None:
    """How many dots a badge has that are filled, and its word."""
    if strength is None:
        return None
    dots, _, word = badge_text(strength, document.language).partition(" ")
    return [dots.count("●"), word]


def _evidence(document: ReportDocument) -> Iterator[dict[str, Any]]:
    """The cited statements, each with how sure it is.

    Figures are printed once: a statement that rests on the same ones as an earlier one leads to it.
    """
    marks = marks_by_id(document)
    first: dict[str, int] = {}
    for number, statement in cited_statements(document):
        mark = marks.get(statement.id)
        figures = figures_text(statement, document)
        earlier = first.setdefault(figures, number) if len(figures) > MOST_REPEATED else number
        same = format_message(document.language, "report-same-figures", {"number": earlier})
        yield {
            "number": number,
            "text": statement.text,
            "says": None if mark is None else mark_text(mark, document),
            "is_denied": mark is not None and mark.fit == "not_me",
            "badge": _badge(statement.strength, document) if has_badge(statement) else None,
            "grounds": grounds_text(statement, document.language),
            "evidence": " ".join(filter(None, (statement.detail, figures)) if earlier == number else (same,)),
        }


def _clip(text: str) -> str:
    """A title short enough for the running header."""
    return text if len(text) <= 60 else f"{text[:59].rstrip()}…"
