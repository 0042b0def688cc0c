"""A report as Markdown: the content of the PDF, with charts described in words."""

import re

from discern.contract.models.reports import ReportDocument
from discern.reports.pdf import charts_of
from discern.reports.shared_text import (
    cited_statements,
    credit_section,
    date_text,
    evidence_text,
    items_of,
    number_statements,
    strength_text,
    writer_text,
)
from discern.words import format_message

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~!$&])")


def make_markdown(document: ReportDocument) -> str:
    """The report as Markdown; names and other text are escaped."""
    numbers = number_statements(document)
    language = document.language
    written = {"date": date_text(document), "writer": writer_text(document.writer, language)}
    lines = [
        f"# {escape_markdown(document.title)}",
        escape_markdown(document.subtitle),
        escape_markdown(format_message(language, "report-written", written)),
    ]
    lines += [f"> {escape_markdown(notice)}" for notice in document.notices]
    for section in document.sections:
        lines.append(f"## {escape_markdown(section.heading)}")
        if credit := credit_section(section, document):
            lines.append(f"*{escape_markdown(credit)}*")
        lines.append(
            "\n".join(
                f"- {escape_markdown(item.text)} [{', '.join(map(str, item.statements))}]"
                for item in items_of(section, numbers)
            )
        )
    lines.append(f"## {format_message(language, 'report-heading-drawings')}")
    lines += [escape_markdown(chart.alt) for chart in charts_of(document.results, document.analysis, language)]
    lines.append(f"## {format_message(language, 'report-heading-evidence')}")
    for number, statement in cited_statements(document):
        strength = escape_markdown(strength_text(statement, language))
        evidence = escape_markdown(evidence_text(statement.evidence, language))
        lines.append(f"{number}. {escape_markdown(statement.text)} *{strength}.* {evidence}")
    for passage in document.guide:
        lines += [f"## {passage.heading}", *(escape_markdown(paragraph) for paragraph in passage.paragraphs)]
    lines += [
        f"## {format_message(language, 'report-heading-basis')}",
        "\n".join(f"- {escape_markdown(line)}" for line in document.basis),
        f"*{escape_markdown(format_message(language, 'report-purpose-excluded'))}*",
    ]
    return "\n\n".join(lines) + "\n"


def escape_markdown(text: str) -> str:
    """``text`` with everything escaped that Markdown or HTML would interpret."""
    return _MARKUP.sub(r"\\\1", text)
