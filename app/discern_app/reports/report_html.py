"""A report as HTML: its sentences with what they rest on folded behind a number, its cards, and what to fill in.

The numbers are those of the PDF, so that two readers of the same report can speak about them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby

from discern.charts.theme import STYLE_COLOURS, STYLE_GLYPHS
from discern.contract.models.insights import Insight, Mark, claim_behind, weightiest_mark
from discern.contract.models.reports import (
    CONVERSATION,
    CardTopic,
    Chapter,
    Part,
    Passage,
    Place,
    ReportCard,
    ReportDocument,
    Section,
    Worksheet,
    number_statements,
    parts_of,
)
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES, Style
from discern.words import format_message, percent
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
        self._parts = parts_of(document)
        # A report on several people speaks to them by their names.
        self._you = document.audience == "self" and document.subject_type == "assessment"
        self._marks = by_statement(document.marks)

    def headings(self) -> Iterator[str]:
        """The headings of the outline, in order: each is the place of its anchor."""
        yield from (part.heading for _, part in self._parts if part is not None and _is_outlined(part))
        yield say("reports-guide")

    def notices(self) -> str:
        """What the reader has to know first."""
        notices = "".join(f'<p class="notice">{escape(notice)}</p>' for notice in self._document.notices)
        return notices + _note(say("reports-numbers"))

    def parts(self) -> Iterator[str | Place]:
        """The parts in the document's order: HTML, and the places of charts, which aren't HTML."""
        number = 0
        for place, part in self._parts:
            number += part is not None and _is_outlined(part)
            match part:
                case Section():
                    yield self._section(part, number)
                case Chapter():
                    yield self._chapter(part, number)
                case Passage():
                    yield _passage(part, number, counts=part.counts or place.id == CONVERSATION)
                case Worksheet():
                    yield self._worksheet(part, number)
                case None if place.kind == "chart":
                    yield place
                case None if self._document.analysis is not None:
                    yield _probabilities(self._document.analysis)
        yield _guide(self._document, number + 1)

    def _section(self, section: Section, number: int) -> str:
        text = "".join(
            self._paragraph(" ".join(sentence.text for sentence in sentences), ids)
            for ids, sentences in groupby(section.sentences, key=lambda sentence: sentence.statements)
        )
        note = "" if section.note is None else _note(section.note)
        return f"<section>{_heading(section.heading, number)}{note}{text}</section>"

    def _paragraph(self, text: str, ids: Sequence[str]) -> str:
        mark = self._weightiest(ids)
        html = f"{struck_html(escape(text), mark)} {self._says(mark)}" if mark else escape(text)
        return f'<div class="said{" not-me" if is_denied(mark) else ""}">{html}{self._grounds(ids)}</div>'

    def _weightiest(self, ids: Sequence[str]) -> Mark | None:
        """What a person says of what rests on these statements, where it isn't that they fit."""
        return weightiest_mark(ids, self._statements, self._marks.values())

    def _says(self, mark: Mark | None) -> str:
        of_one = self._document.subject_type == "assessment"
        marked = None if mark is None or of_one else self._statements.get(mark.statement_id)
        return says_html(mark, you=self._you, name=marked.people[0].name if marked and marked.people else None)

    def _grounds(self, ids: Iterable[str]) -> str:
        """The numbers of statements, which open to the statements themselves."""
        cited = [id_ for id_ in dict.fromkeys(ids) if id_ in self._statements]
        if not cited:
            return ""
        numbers = ", ".join(f"{self._numbers[id_]}" for id_ in cited)
        label = escape(say("reports-evidence", numbers=numbers))
        rest = "".join(self._ground(self._statements[id_]) for id_ in cited)
        summary = f'<summary aria-label="{label}" title="{label}">{numbers}</summary>'
        # Kept on the line of the sentence's last word.
        return f'\u00a0<details class="grounds">{summary}{rest}</details>'

    def _ground(self, statement: Insight) -> str:
        chip = self._rests_on(statement) + chip_html(statement.strength, statement.probability)
        mark = self._marks.get(statement.id)
        kind = "ground not-me" if is_denied(mark) else "ground"
        return f'<div class="{kind}">{chip} {self._says(mark)}{evidence_html(statement)}</div>'

    def _rests_on(self, statement: Insight) -> str:
        """In front of how sure advice is, the number of the claim that is as sure as that."""
        claim = claim_behind(statement, self._statements)
        if claim is None or claim.id not in self._numbers:
            return ""
        return escape(say("reports-rests-on", number=self._numbers[claim.id])) + " "

    def _chapter(self, chapter: Chapter, number: int) -> str:
        """A chapter, whose situations open one by one: a report on a person has some twenty. People are all shown."""
        note = "" if chapter.note is None else _note(chapter.note)
        if chapter.kind == "people":
            topics = f'<div class="people">{"".join(map(self._person, chapter.topics))}</div>'
        else:
            topics = "".join(self._topic(topic, chapter.readers) for topic in chapter.topics)
        return f"<section>{_heading(chapter.heading, number)}{note}{topics}</section>"

    def _topic(self, topic: CardTopic, readers: Sequence[str]) -> str:
        note = "" if topic.note is None else _note(topic.note)
        cards = "".join(self._card(card, readers) for card in topic.cards)
        heading = f"<h3>{_style_marks(topic.styles)}{escape(topic.heading)}</h3>"
        return f'<details class="topic"><summary>{heading}</summary>{note}{cards}</details>'

    def _person(self, topic: CardTopic) -> str:
        """Somebody on a card of their own: what each text is about runs in."""
        note = "" if topic.note is None else _note(topic.note)
        heading = f"<h3>{_style_marks(topic.styles)}{escape(topic.heading)}</h3>"
        return f'<div class="card">{heading}{note}{"".join(map(self._line, topic.cards))}</div>'

    def _line(self, card: ReportCard) -> str:
        denial = self._denial(card)
        name = f"<b>{struck_html(escape(card.headline), denial)}</b> " if card.headline else ""
        kind, says = ("said not-me", f" {self._says(denial)}") if denial else ("said", "")
        return f'<div class="{kind}">{name}{escape(card.text)}{says}{self._grounds(card.statements)}</div>'

    def _denial(self, card: ReportCard) -> Mark | None:
        mark = self._weightiest([*card.statements, *card.restates])
        return mark if is_denied(mark) else None

    def _card(self, card: ReportCard, readers: Sequence[str]) -> str:
        """A card; where it has two sides, they are side by side, each under its reader.

        One that rests on what the person says isn't them is grey, and its headline or, without one, its text is struck
        out.
        """
        denial = self._denial(card)
        sides = [card.text] if card.for_others is None else [card.text, card.for_others]
        named = readers if len(readers) == len(sides) else [""] * len(sides)
        drawn = "".join(
            f"<div>{f'<b>{escape(reader)}</b>' if reader else ''}"
            f"<p>{struck_html(escape(side), None if card.headline else denial)}</p></div>"
            for reader, side in zip(named, sides, strict=True)
        )
        grounds = self._grounds(card.statements)
        marks = _style_marks(card.styles)
        title = f"<h4>{marks}{struck_html(escape(card.headline), denial)}{grounds}</h4>" if card.headline else grounds
        kind, says = ("card not-me", self._says(denial)) if denial else ("card", "")
        return f'<div class="{kind}">{title}{says}<div class="sides">{drawn}</div></div>'

    def _worksheet(self, worksheet: Worksheet, number: int) -> str:
        """A table to fill in; on a narrow screen each of its rows is a block, with the columns' names in it."""
        about = worksheet.statements or [""] * len(worksheet.rows)
        header = "".join(f'<th scope="col">{escape(column)}</th>' for column in worksheet.columns)
        rows = "".join(
            "<tr>"
            + "".join(
                f'<td data-column="{escape(column)}">{struck_html(escape(cell), None if n else self._denied(id_))}</td>'
                for n, (column, cell) in enumerate(zip(worksheet.columns, row, strict=True))
            )
            + "</tr>"
            for row, id_ in zip(worksheet.rows, about, strict=True)
        )
        return (
            f"<section>{_heading(worksheet.heading, number)}{_note(worksheet.note)}"
            f'<table class="worksheet"><thead><tr>{header}</tr></thead><tbody>{rows}</tbody></table></section>'
        )

    def _denied(self, id_: str) -> Mark | None:
        mark = self._marks.get(id_)
        return mark if is_denied(mark) else None


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def _heading(text: str, number: int) -> str:
    return f'<h2 id="{anchor(number)}">{escape(text)}</h2>'


def _is_outlined(part: Part) -> bool:
    """Whether the outline has a part: what is to write on goes with what it is about."""
    return not (isinstance(part, Passage) and part.lines)


def _style_marks(styles: Sequence[Style]) -> str:
    """The marks of styles, as in charts; screen readers have the text beside them."""
    return "".join(
        f'<span class="style-mark" style="color:{STYLE_COLOURS[style]}" aria-hidden="true">{STYLE_GLYPHS[style]}</span>'
        for style in styles
    )


def _passage(passage: Passage, number: int, *, counts: bool) -> str:
    """A passage, its steps numbered if it ``counts``; one with lines to write on is a box."""
    if counts:
        text = f"<ol>{''.join(f'<li>{escape(paragraph)}</li>' for paragraph in passage.paragraphs)}</ol>"
    else:
        text = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in passage.paragraphs)
    if not passage.lines:
        return f"<section>{_heading(passage.heading, number)}{text}</section>"
    lines = "".join(f'<div class="line">{escape(label)}</div>' for label in passage.lines)
    return f'<div class="write"><h3>{escape(passage.heading)}</h3>{text}{lines}</div>'


def _probabilities(analysis: TeamAnalysis) -> str:
    """How probable it is that each member lies in the direction of each style."""
    header = "".join(
        f'<th scope="col">{escape(name)}</th>' for name in (format_message(language(), "report-column-name"), *STYLES)
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(point.name)}</th>'
        + "".join(f"<td>{percent(point.quarters[style], language())}</td>" for style in STYLES)
        + "</tr>"
        for point in analysis.map
        if point.quarters is not None
    )
    heading, note = (
        format_message(language(), message) for message in ("report-heading-everybody", "report-everybody-note")
    )
    return (
        f'<section><h3>{escape(heading)}</h3><table class="probabilities"><thead><tr>{header}</tr></thead>'
        f"<tbody>{rows}</tbody></table>{_note(note)}</section>"
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
