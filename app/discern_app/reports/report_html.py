"""A report as HTML: its sentences with what they rest on folded behind a number, its cards, and what to fill in.

The numbers are those of the PDF, so that two readers of the same report can speak about them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from html import escape
from itertools import groupby

from discern.contract import (
    Chapter,
    Insight,
    Mark,
    Passage,
    ReportCard,
    ReportDocument,
    Section,
    Worksheet,
    number_statements,
)
from discern.words import format_message
from discern_app.base.language import language, say
from discern_app.components.page_header import anchor
from discern_app.insight.findings import chip_html, evidence_html
from discern_app.insight.own_words import by_statement, is_denied, says_html, struck_html


class ReportHtml:
    """The parts of a report as HTML."""

    def __init__(self, document: ReportDocument) -> None:
        self._document = document
        self._statements: Mapping[str, Insight] = {statement.id: statement for statement in document.statements}
        self._numbers = number_statements(document)
        self._you = document.audience == "self"
        self._marks = by_statement(document.marks)

    def headings(self) -> Iterator[str]:
        """The headings of the outline, in order: each is the place of its anchor."""
        document = self._document
        yield from (section.heading for section in document.sections)
        yield from (chapter.heading for chapter in document.chapters)
        yield from (part.heading for part in (document.conversation, document.worksheet) if part is not None)
        yield say("reports-guide")

    def notices(self) -> str:
        """What the reader has to know first."""
        notices = "".join(f'<p class="notice">{escape(notice)}</p>' for notice in self._document.notices)
        return notices + _note(say("reports-numbers"))

    def section(self, number: int) -> str:
        """The section with this number, counted from 1."""
        section = self._document.sections[number - 1]
        said = "".join(
            self._paragraph(" ".join(sentence.text for sentence in sentences), ids)
            for ids, sentences in groupby(section.sentences, key=lambda sentence: sentence.statements)
        )
        return f"<section>{_heading(section.heading, number)}{self._credit(section)}{said}</section>"

    def appendix(self) -> str:
        """What follows the sections: cards, how to talk about the report, what to fill in, and how to read it."""
        document = self._document
        parts: list[Callable[[int], str]] = [partial(self._chapter, chapter) for chapter in document.chapters]
        if document.conversation is not None:
            parts.append(partial(_conversation, document.conversation))
        if document.worksheet is not None:
            parts.append(partial(_worksheet, document.worksheet))
        parts.append(partial(_guide, document))
        return "".join(part(number) for number, part in enumerate(parts, len(document.sections) + 1))

    def _credit(self, section: Section) -> str:
        """What the reader has to know of a section, or who wrote it, where a report has two writers."""
        if section.note is not None:
            return _note(section.note)
        if all(each.writer == section.writer for each in self._document.sections if each.note is None):
            return ""
        given = {"kind": section.writer.kind, "model": section.writer.model or ""}
        return _note(format_message(language(), "report-section-writer", given))

    def _paragraph(self, text: str, ids: Sequence[str]) -> str:
        mark = self._weightiest(ids)
        said = f"{struck_html(escape(text), mark)} {says_html(mark, you=self._you)}" if mark else escape(text)
        return f'<div class="said{" not-me" if is_denied(mark) else ""}">{said}{self._grounds(ids)}</div>'

    def _weightiest(self, ids: Sequence[str]) -> Mark | None:
        """What the person says of what rests on these statements: that one isn't them, or that one is so in part."""
        marks = [mark for id_ in ids if (mark := self._marks.get(id_)) is not None and mark.fit != "fits"]
        return min(marks, key=lambda each: not is_denied(each), default=None)

    def _grounds(self, ids: Iterable[str]) -> str:
        """The numbers of statements, which open to the statements themselves."""
        cited = [id_ for id_ in dict.fromkeys(ids) if id_ in self._statements]
        if not cited:
            return ""
        numbers = ", ".join(f"{self._numbers[id_]}" for id_ in cited)
        label = escape(say("reports-evidence", numbers=numbers))
        rest = "".join(self._ground(self._statements[id_]) for id_ in cited)
        summary = f'<summary aria-label="{label}" title="{label}">{numbers}</summary>'
        return f' <details class="grounds">{summary}{rest}</details>'

    def _ground(self, statement: Insight) -> str:
        chip = chip_html(statement.strength, statement.probability)
        mark = self._marks.get(statement.id)
        kind = "ground not-me" if is_denied(mark) else "ground"
        return f'<div class="{kind}">{chip} {says_html(mark, you=self._you)}{evidence_html(statement)}</div>'

    def _chapter(self, chapter: Chapter, number: int) -> str:
        """A chapter, whose situations open one by one: a report on a person has some twenty."""
        note = "" if chapter.note is None else _note(chapter.note)
        topics = "".join(
            f'<details class="topic"><summary><h3>{escape(topic.heading)}</h3></summary>'
            + "".join(self._card(card, chapter.readers) for card in topic.cards)
            + "</details>"
            for topic in chapter.topics
        )
        return f"<section>{_heading(chapter.heading, number)}{note}{topics}</section>"

    def _card(self, card: ReportCard, readers: Sequence[str]) -> str:
        """A card; where it has two sides, they are side by side, each under its reader.

        One that rests on what the person says isn't them is grey, and its headline or, without one, its text is struck
        out.
        """
        mark = self._weightiest(card.statements)
        denial = mark if is_denied(mark) else None
        sides = [card.text] if card.for_others is None else [card.text, card.for_others]
        named = readers if len(readers) == len(sides) else [""] * len(sides)
        drawn = "".join(
            f"<div>{f'<b>{escape(reader)}</b>' if reader else ''}"
            f"<p>{struck_html(escape(side), None if card.headline else denial)}</p></div>"
            for reader, side in zip(named, sides, strict=True)
        )
        grounds = self._grounds(card.statements)
        title = f"<h4>{struck_html(escape(card.headline), denial)}{grounds}</h4>" if card.headline else grounds
        kind, says = ("card not-me", says_html(denial, you=self._you)) if denial else ("card", "")
        return f'<div class="{kind}">{title}{says}<div class="sides">{drawn}</div></div>'


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def _heading(text: str, number: int) -> str:
    return f'<h2 id="{anchor(number)}">{escape(text)}</h2>'


def _conversation(passage: Passage, number: int) -> str:
    steps = "".join(f"<li>{escape(step)}</li>" for step in passage.paragraphs)
    return f"<section>{_heading(passage.heading, number)}<ol>{steps}</ol></section>"


def _worksheet(worksheet: Worksheet, number: int) -> str:
    """A table to fill in; on a narrow screen each of its rows is a block, with the columns' names in it."""
    header = "".join(f'<th scope="col">{escape(column)}</th>' for column in worksheet.columns)
    rows = "".join(
        "<tr>"
        + "".join(
            f'<td data-column="{escape(column)}">{escape(cell)}</td>'
            for column, cell in zip(worksheet.columns, row, strict=True)
        )
        + "</tr>"
        for row in worksheet.rows
    )
    return (
        f"<section>{_heading(worksheet.heading, number)}{_note(worksheet.note)}"
        f'<table class="worksheet"><thead><tr>{header}</tr></thead><tbody>{rows}</tbody></table></section>'
    )


def _guide(document: ReportDocument, number: int) -> str:
    passages = "".join(
        f"<details><summary>{escape(passage.heading)}</summary>"
        + "".join(f"<p>{escape(paragraph)}</p>" for paragraph in passage.paragraphs)
        + "</details>"
        for passage in document.guide
    )
    basis = "".join(_note(line) for line in document.basis)
    return f'<section class="guide">{_heading(say("reports-guide"), number)}{passages}{basis}</section>'
