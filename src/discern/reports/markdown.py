"""A report as Markdown: the content of the PDF, with charts described in words."""

import re
from collections.abc import Iterator, Mapping, Sequence

from discern.contract import number_statements
from discern.contract.models.reports import Chapter, ReportCard, ReportDocument, Worksheet
from discern.reports.pdf import charts_of
from discern.reports.shared_text import (
    Item,
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
from discern.words import format_message

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~!$&])")


def make_markdown(document: ReportDocument) -> str:
    """The report as Markdown; names and other text are escaped."""
    numbers = number_statements(document)
    language = document.language
    written = {"date": date_text(document), "writer": writer_text(document)}
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
                f"- {_item_text(item)} [{', '.join(map(str, item.statements))}]"
                for item in items_of(section, numbers, document)
            )
        )
    for chapter in document.chapters:
        lines += _chapter_lines(chapter, numbers, document)
    if document.conversation is not None:
        lines.append(f"## {escape_markdown(document.conversation.heading)}")
        lines.append("\n".join(f"- {escape_markdown(step)}" for step in document.conversation.paragraphs))
    if document.worksheet is not None:
        lines += _worksheet_lines(document.worksheet)
    lines.append(f"## {format_message(language, 'report-heading-drawings')}")
    lines += [escape_markdown(chart.alt) for chart in charts_of(document.results, document.analysis, language)]
    lines.append(f"## {format_message(language, 'report-heading-evidence')}")
    marks = marks_by_id(document)
    for number, statement in cited_statements(document):
        strength = escape_markdown(strength_text(statement, language))
        evidence = escape_markdown(evidence_text(statement.evidence, language))
        mark = marks.get(statement.id)
        said = Item(
            statement.text,
            [number],
            None if mark is None else mark_text(mark, document),
            mark is not None and mark.fit == "not_me",
        )
        lines.append(f"{number}. {_item_text(said)} *{strength}.* {evidence}")
    for passage in document.guide:
        lines += [f"## {passage.heading}", *(escape_markdown(paragraph) for paragraph in passage.paragraphs)]
    lines += [
        f"## {format_message(language, 'report-heading-basis')}",
        "\n".join(f"- {escape_markdown(line)}" for line in document.basis),
        f"*{escape_markdown(format_message(language, 'report-purpose-excluded'))}*",
    ]
    return "\n\n".join(lines) + "\n"


def _item_text(item: Item) -> str:
    """What is said, struck out where the person says that it isn't them, and what they say."""
    text = f"~~{escape_markdown(item.text)}~~" if item.is_denied else escape_markdown(item.text)
    return text if item.says is None else f"{text} *{escape_markdown(item.says)}*"


def _chapter_lines(chapter: Chapter, numbers: Mapping[str, int], document: ReportDocument) -> Iterator[str]:
    """The cards of a chapter, topic by topic."""
    yield f"## {escape_markdown(chapter.heading)}"
    if chapter.note is not None:
        yield f"*{escape_markdown(chapter.note)}*"
    for topic in chapter.topics:
        yield f"### {escape_markdown(topic.heading)}"
        yield "\n".join(_card_lines(card, chapter.readers, numbers, document) for card in topic.cards)


def _card_lines(card: ReportCard, readers: Sequence[str], numbers: Mapping[str, int], document: ReportDocument) -> str:
    """A card as an item of a list; where it has two sides, each with its reader.

    One that rests on what the person says isn't them has its headline or, without one, its sides struck out.
    """
    cited = ", ".join(str(numbers[id_]) for id_ in card.statements)
    sides = [card.text] if card.for_others is None else [card.text, card.for_others]
    if len(readers) == len(sides):
        sides = [
            format_message(document.language, "report-figure", {"name": reader, "value": text})
            for reader, text in zip(readers, sides, strict=True)
        ]
    denial = denial_text(card.statements, document)
    shown = [escape_markdown(side) for side in sides]
    if denial is not None and card.headline is None:
        shown = [f"~~{side}~~" for side in shown]
    first, *others = shown
    said = [] if denial is None else [f"*{escape_markdown(denial)}*"]
    return "- " + "\\\n  ".join([*_headline(card, is_denied=denial is not None), f"{first} [{cited}]", *others, *said])


def _headline(card: ReportCard, *, is_denied: bool) -> list[str]:
    if card.headline is None:
        return []
    headline = f"**{escape_markdown(card.headline)}**"
    return [f"~~{headline}~~" if is_denied else headline]


def _worksheet_lines(worksheet: Worksheet) -> Iterator[str]:
    """A table to fill in, whose empty cells are empty."""
    yield f"## {escape_markdown(worksheet.heading)}"
    yield escape_markdown(worksheet.note)
    rows = [worksheet.columns, ["---"] * len(worksheet.columns), *worksheet.rows]
    yield "\n".join(f"| {' | '.join(map(_cell, row))} |" for row in rows)


def _cell(text: str) -> str:
    return text if text == "---" else escape_markdown(text)


def escape_markdown(text: str) -> str:
    """``text`` with everything escaped that Markdown or HTML would interpret."""
    return _MARKUP.sub(r"\\\1", text)
