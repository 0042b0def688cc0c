"""A report as Markdown: the content of the PDF in its order, with charts described in words."""

import re
from collections.abc import Iterator, Mapping, Sequence

from discern.contract.certainty import Certainty
from discern.contract.models.reports import (
    Chapter,
    Drawing,
    Part,
    Passage,
    ReportCard,
    ReportDocument,
    Section,
    ShownCard,
    Table,
    cards_of,
    number_statements,
    parts_of,
)
from discern.reports.drawings import charts_of
from discern.reports.shared_text import (
    Item,
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
from discern.words import badge_text, format_message

WRITE_HERE = "\\_" * 40
"""A line to write on; Markdown would read plain underscores as a rule."""

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
        f"*{escape_markdown(format_message(language, 'report-purpose-excluded'))}*",
    ]
    lines += [f"> {escape_markdown(notice)}" for notice in document.notices]
    for part in parts_of(document):
        lines += _part_lines(part, numbers, document)
    lines.append(f"## {format_message(language, 'report-heading-evidence')}")
    marks = marks_by_id(document)
    for number, statement in cited_statements(document):
        badge = badge_text(statement.strength, language) if has_badge(statement) else ""
        grounds = ", ".join(filter(None, (badge, escape_markdown(grounds_text(statement, language)))))
        exactly = escape_markdown(" ".join(filter(None, (statement.detail, figures_text(statement, document)))))
        mark = marks.get(statement.id)
        said = Item(
            statement.text,
            [number],
            says=None if mark is None else mark_text(mark, document),
            is_denied=mark is not None and mark.fit == "not_me",
        )
        lines.append(f"{number}. {_item_text(said, document)} *{grounds}.* {exactly}".rstrip())
    for passage in document.guide:
        lines += [f"## {passage.heading}", *(escape_markdown(paragraph) for paragraph in passage.paragraphs)]
    lines.append("\n".join(f"- {escape_markdown(line)}" for line in document.basis))
    if document.link is not None:
        lines.append(f"{format_message(language, 'report-link')} <{document.link}>")
    return "\n\n".join(lines) + "\n"


def _part_lines(part: Part, numbers: dict[str, int], document: ReportDocument) -> Iterator[str]:
    match part:
        case Section():
            yield from _section_lines(part, numbers, document)
        case Chapter():
            yield from _chapter_lines(part, numbers, document)
        case Passage():
            yield from _passage_lines(part)
        case Table():
            yield from _table_lines(part, document)
        case Drawing():
            drawn = (chart for name in part.charts for chart in charts_of(name, document))
            yield from (f"> {escape_markdown(chart.alt)}" for chart in drawn)


def _section_lines(section: Section, numbers: dict[str, int], document: ReportDocument) -> Iterator[str]:
    yield f"## {escape_markdown(section.heading)}"
    if section.note is not None:
        yield f"*{escape_markdown(section.note)}*"
    items = items_of(section, numbers, document)
    yield "\n".join(f"- {_item_text(item, document)}{_cite(item.statements)}" for item in items)


def _cite(numbers: Sequence[int]) -> str:
    return f" [{', '.join(map(str, numbers))}]" if numbers else ""


def _item_text(item: Item, document: ReportDocument) -> str:
    """What is said, struck out where the person says that it isn't them, the badge of a finding, and what they say."""
    text = f"~~{escape_markdown(item.text)}~~" if item.is_denied else escape_markdown(item.text)
    text += _badge(item.strength, document)
    return text if item.says is None else f"{text} *{escape_markdown(item.says)}*"


def _badge(strength: Certainty | None, document: ReportDocument) -> str:
    return "" if strength is None else f" {badge_text(strength, document.language)}"


def _chapter_lines(chapter: Chapter, numbers: Mapping[str, int], document: ReportDocument) -> Iterator[str]:
    """The cards of a chapter, topic by topic."""
    yield f"## {escape_markdown(chapter.heading)}"
    if chapter.note is not None:
        yield f"*{escape_markdown(chapter.note)}*"
    for topic, cards in cards_of(chapter, document):
        is_finding = topic.note is None
        heading = escape_markdown(topic.heading)
        yield f"### {heading}{_badge(topic.strength, document) if is_finding else ''}"
        if topic.note is not None:
            yield f"*{escape_markdown(topic.note)}*{_badge(topic.strength, document)}"
        yield "\n".join(_card_lines(each, numbers, document) for each in cards)


def _card_lines(shown: ShownCard, numbers: Mapping[str, int], document: ReportDocument) -> str:
    """A card as an item of a list. One that rests on what the person says isn't them has its headline or, without one,
    its text struck out.
    """
    card, claim = shown.card, shown.claim
    denial = card_denial(card, document)
    text = escape_markdown(card.text)
    if denial is not None and card.headline is None:
        text = f"~~{text}~~"
    return "- " + "\\\n  ".join(
        [
            *([] if claim is None else [f"*{escape_markdown(claim.text)}*{_badge(claim.strength, document)}"]),
            *_headline(card, is_denied=denial is not None),
            f"{text}{_cite([numbers[id_] for id_ in shown.statements])}",
            *([] if denial is None or not shown.is_followed else [f"*{escape_markdown(denial)}*"]),
        ]
    )


def _headline(card: ReportCard, *, is_denied: bool) -> list[str]:
    if card.headline is None:
        return []
    headline = f"**{escape_markdown(card.headline)}**"
    return [f"~~{headline}~~" if is_denied else headline]


def _passage_lines(passage: Passage) -> Iterator[str]:
    """A passage, its steps numbered if it counts, and lines to write on."""
    # What is to write on goes with what it is about.
    yield f"{'###' if passage.lines else '##'} {escape_markdown(passage.heading)}"
    paragraphs = [escape_markdown(each) for each in passage.paragraphs]
    if passage.counts:
        yield "\n".join(f"{number}. {each}" for number, each in enumerate(paragraphs, start=1))
    else:
        yield from paragraphs
    yield from (f"{escape_markdown(label)} {WRITE_HERE}".strip() for label in passage.lines)


def _table_lines(table: Table, document: ReportDocument) -> Iterator[str]:
    """A table, whose cells to fill in are empty."""
    yield f"## {escape_markdown(table.heading)}"
    yield escape_markdown(table.note)
    rows = [[escape_markdown(cell) for cell in row] for row in table.rows]
    for row, is_denied in zip(rows, denied_rows(table, document), strict=True):
        if is_denied and row[0]:
            row[0] = f"~~{row[0]}~~"
    yield _grid(table.columns, rows)


def _grid(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table, whose rows are escaped already."""
    lines = (list(map(escape_markdown, header)), ["---"] * len(header), *rows)
    return "\n".join(f"| {' | '.join(row)} |" for row in lines)


def escape_markdown(text: str) -> str:
    """``text`` with everything escaped that Markdown or HTML would interpret."""
    return _MARKUP.sub(r"\\\1", text)
