"""A report as Markdown: the same content as the PDF, its drawings described in words."""

import re

from discern.contract.models.reports import ReportDocument
from discern.reports.pdf import charts_of
from discern.reports.text import (
    PURPOSE,
    cited_statements,
    credit_section,
    date_text,
    evidence_text,
    items_of,
    number_statements,
    writer_text,
)

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~!$&])")


def make_markdown(document: ReportDocument) -> str:
    """The report as Markdown. What people wrote stays text."""
    numbers = number_statements(document)
    lines = [
        f"# {plain(document.title)}",
        plain(document.subtitle),
        f"{date_text(document)}. {plain(writer_text(document.writer))}",
    ]
    lines += [f"> {plain(notice)}" for notice in document.notices]
    for section in document.sections:
        lines.append(f"## {plain(section.heading)}")
        if credit := credit_section(section, document.writer):
            lines.append(f"*{plain(credit)}*")
        lines.append(
            "\n".join(
                f"- {plain(item.text)} [{', '.join(map(str, item.statements))}]" for item in items_of(section, numbers)
            )
        )
    lines.append("## Drawings, in words")
    lines += [plain(chart.alt) for chart in charts_of(document.results, document.analysis)]
    lines.append("## What the sentences rest on")
    for number, statement in cited_statements(document):
        strength, evidence = statement.strength.capitalize(), plain(evidence_text(statement.evidence))
        lines.append(f"{number}. {plain(statement.text)} *{strength}.* {evidence}")
    for passage in document.guide:
        lines += [f"## {passage.heading}", *(plain(paragraph) for paragraph in passage.paragraphs)]
    lines += ["## What it was measured with", "\n".join(f"- {plain(line)}" for line in document.basis), f"*{PURPOSE}*"]
    return "\n\n".join(lines) + "\n"


def plain(text: str) -> str:
    """Text with everything escaped that Markdown or HTML would interpret."""
    return _MARKUP.sub(r"\\\1", text)
