"""A report as HTML: its sentences with what they rest on folded behind a number, its cards, and what to fill in.

The numbers are those of the PDF, so that two readers of the same report can speak about them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import starmap

from discern.charts.theme import STYLE_COLOURS, STYLE_GLYPHS
from discern.contract.certainty import Certainty
from discern.contract.models.insights import Insight, Mark, claim_behind, weightiest_mark
from discern.contract.models.reports import (
    CardTopic,
    Chapter,
    Drawing,
    Part,
    Passage,
    ReportCard,
    ReportDocument,
    Section,
    Sentence,
    ShownCard,
    Table,
    cards_of,
    number_statements,
    parts_of,
)
from discern.contract.styles import Style
from discern.words import STRENGTHS, badge_text, format_message, percent, value_text
from discern_app.base.language import language, say
from discern_app.components.page_header import anchor
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
        yield from (part.heading for part in self._parts if not isinstance(part, Drawing) and _is_outlined(part))
        yield say("reports-guide")

    def notices(self) -> str:
        """What the reader has to know first."""
        notices = "".join(f'<p class="notice">{escape(notice)}</p>' for notice in self._document.notices)
        purpose = format_message(language(), "report-purpose-excluded")
        return notices + _note(f"{purpose} {say('reports-numbers')}")

    def parts(self) -> Iterator[str | Drawing]:
        """The parts in the document's order: HTML, and charts, which aren't."""
        number = 0
        for part in self._parts:
            number += _is_outlined(part)
            match part:
                case Section():
                    yield self._section(part, number)
                case Chapter():
                    yield self._chapter(part, number)
                case Passage():
                    yield _passage(part, number)
                case Table() if part.blank:
                    yield self._worksheet(part, number)
                case Table():
                    yield _figures(part, number)
                case Drawing():
                    yield part
        yield _guide(self._document, number + 1)

    def _section(self, section: Section, number: int) -> str:
        text = "".join(map(self._paragraph, section.sentences))
        note = "" if section.note is None else _note(section.note)
        return f"<section>{_heading(section.heading, number)}{note}{text}</section>"

    def _paragraph(self, sentence: Sentence) -> str:
        mark = self._weightiest(sentence.statements)
        text = struck_html(escape(sentence.text), mark)
        html = f"{text}{_badge(sentence.strength)}{f' {self._says(mark)}' if mark else ''}"
        grounds = self._grounds(sentence.statements, is_said=sentence.strength is not None)
        return f'<div class="said{" not-me" if is_denied(mark) else ""}">{html}{grounds}</div>'

    def _weightiest(self, ids: Sequence[str]) -> Mark | None:
        """What a person says of what rests on these statements, where it isn't that they fit."""
        return weightiest_mark(ids, self._statements, self._marks.values())

    def _says(self, mark: Mark | None) -> str:
        of_one = self._document.subject_type == "assessment"
        marked = None if mark is None or of_one else self._statements.get(mark.statement_id)
        return says_html(mark, you=self._you, name=marked.people[0].name if marked and marked.people else None)

    def _grounds(self, ids: Iterable[str], *, is_said: bool = False) -> str:
        """The numbers of statements, which open to the statements themselves, of advice to its claim; without their
        sentence where that stands before the number.
        """
        known = (self._statements[id_] for id_ in ids if id_ in self._statements)
        cited = {self._numbers[each.id]: claim_behind(each, self._statements) or each for each in known}
        if not cited:
            return ""
        numbers = ", ".join(map(str, cited))
        label = escape(say("reports-evidence", numbers=numbers))
        rest = "".join(self._ground(each, is_said=is_said) for each in cited.values())
        summary = f'<summary aria-label="{label}" title="{label}">{numbers}</summary>'
        # Kept on the line of the sentence's last word.
        return f'\u00a0<details class="grounds">{summary}{rest}</details>'

    def _ground(self, statement: Insight, *, is_said: bool) -> str:
        """How sure a statement is, with its chance, what exactly it claims, and its figures."""
        chance = None if statement.probability is None else percent(statement.probability, language())
        badge = "" if statement.kind in {"caveat", "measured"} else _badge(statement.strength, chance)
        mark = self._marks.get(statement.id)
        kind = "ground not-me" if is_denied(mark) else "ground"
        said = None if is_said else statement.text
        texts = "".join(f"<p>{escape(each)}</p>" for each in (said, statement.detail) if each)
        figures = "".join(
            f"<dt>{escape(figure.name)}</dt><dd>{escape(value_text(figure, language()))}</dd>"
            for figure in statement.evidence
            if figure.value != statement.probability
        )
        return f'<div class="{kind}">{badge} {self._says(mark)}{texts}<dl>{figures}</dl></div>'

    def _chapter(self, chapter: Chapter, number: int) -> str:
        """A chapter with all its cards."""
        note = "" if chapter.note is None else _note(chapter.note)
        shown = cards_of(chapter, self._document)
        if chapter.form == "people":
            topics = f'<div class="people">{"".join(starmap(self._person, shown))}</div>'
        elif chapter.form == "lists":
            topics = f'<div class="lists">{"".join(starmap(self._list, shown))}</div>'
        else:
            topics = "".join(starmap(self._topic, shown))
        return f"<section>{_heading(chapter.heading, number)}{note}{topics}</section>"

    def _topic(self, topic: CardTopic, shown: Iterable[ShownCard]) -> str:
        note = "" if topic.note is None else _note(topic.note)
        cards = "".join(map(self._card, shown))
        heading = f"<h3>{_style_marks(topic.styles)}{escape(topic.heading)}{_badge(topic.strength)}</h3>"
        return f'<div class="topic">{heading}{note}{cards}</div>'

    def _person(self, topic: CardTopic, shown: Iterable[ShownCard]) -> str:
        """Somebody on a card of their own: what is claimed of them, and lines in which what each is about runs in."""
        note = "" if topic.note is None else f'<p class="said">{escape(topic.note)}{_badge(topic.strength)}</p>'
        heading = f"<h3>{_style_marks(topic.styles)}{escape(topic.heading)}</h3>"
        return f'<div class="card">{heading}{note}{"".join(map(self._line, shown))}</div>'

    def _list(self, topic: CardTopic, shown: Iterable[ShownCard]) -> str:
        lines = "".join(f"<li>{self._line(each)}</li>" for each in shown)
        return f"<div><h3>{escape(topic.heading)}</h3><ul>{lines}</ul></div>"

    def _line(self, shown: ShownCard) -> str:
        card, denial = shown.card, self._denial(shown.card)
        name = f"<b>{struck_html(escape(card.headline), denial)}</b> " if card.headline else ""
        text = escape(card.text) if card.headline else struck_html(escape(card.text), denial)
        says = f" {self._says(denial)}" if denial and shown.is_followed else ""
        kind = "said not-me" if denial else "said"
        return f'<div class="{kind}">{name}{text}{says}{self._grounds(shown.statements)}</div>'

    def _denial(self, card: ReportCard) -> Mark | None:
        mark = self._weightiest([*card.statements, *card.restates])
        return mark if is_denied(mark) else None

    def _card(self, shown: ShownCard) -> str:
        """A card; without a headline it is a line. One that rests on what the person says isn't them is grey, and its
        headline is struck out.
        """
        card, above, denial = shown.card, shown.claim, self._denial(shown.card)
        claim = "" if above is None else f'<p class="note">{escape(above.text)}{_badge(above.strength)}</p>'
        grounds = self._grounds(shown.statements)
        text = escape(card.text)
        marks = _style_marks(card.styles)
        if not card.headline:
            return claim + self._line(shown)
        kind, says = ("card not-me", self._says(denial)) if denial else ("card", "")
        title = f"<h4>{marks}{struck_html(escape(card.headline), denial)}{grounds}</h4>"
        return f'<div class="{kind}">{claim}{title}{says}<p>{text}</p></div>'

    def _worksheet(self, worksheet: Table, number: int) -> str:
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


def _badge(strength: Certainty | None, chance: str | None = None) -> str:
    """How sure a finding is: dots, a word and, where figures are shown, its chance; empty for what is no finding."""
    if strength is None:
        return ""
    dots, _, word = badge_text(strength, language()).partition(" ")
    known = word if chance is None else say("labelled", label=word, value=chance)
    return f' <span class="sure {STRENGTHS[strength]}"><span aria-hidden="true">{dots}</span> {escape(known)}</span>'


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def _heading(text: str, number: int) -> str:
    return f'<h2 id="{anchor(number)}">{escape(text)}</h2>'


def _is_outlined(part: Part) -> bool:
    """Whether the outline has a part: what is to write on goes with what it is about."""
    return not isinstance(part, Drawing) and not (isinstance(part, Passage) and part.lines)


def _style_marks(styles: Sequence[Style]) -> str:
    """The marks of styles, as in charts; screen readers have the text beside them."""
    return "".join(
        f'<span class="style-mark" style="color:{STYLE_COLOURS[style]}" aria-hidden="true">{STYLE_GLYPHS[style]}</span>'
        for style in styles
    )


def _passage(passage: Passage, number: int) -> str:
    """A passage, its steps numbered if it counts; one with lines to write on is a box."""
    if passage.counts:
        text = f"<ol>{''.join(f'<li>{escape(paragraph)}</li>' for paragraph in passage.paragraphs)}</ol>"
    else:
        text = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in passage.paragraphs)
    if not passage.lines:
        return f"<section>{_heading(passage.heading, number)}{text}</section>"
    lines = "".join(f'<div class="line">{escape(label)}</div>' for label in passage.lines)
    return f'<div class="write"><h3>{escape(passage.heading)}</h3>{text}{lines}</div>'


def _figures(table: Table, number: int) -> str:
    """A table of figures by name."""
    header = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
        for name, *cells in table.rows
    )
    return (
        f'<section>{_heading(table.heading, number)}<table class="probabilities"><thead><tr>{header}</tr></thead>'
        f"<tbody>{rows}</tbody></table>{_note(table.note)}</section>"
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
