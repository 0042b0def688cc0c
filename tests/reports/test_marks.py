"""What a person says of the statements about them, in a report: struck out and grey where it isn't them."""

import asyncio
import re
import shutil
import subprocess
import zlib
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

from discern.contract.models.insights import Fit, Mark
from discern.contract.models.reports import (
    Audience,
    Length,
    ReportDocument,
    ShownCard,
    cards_of,
    chapters_of,
    number_statements,
    sections_of,
)
from discern.reports.assembly import write_document
from discern.reports.markdown import escape_markdown, make_markdown
from discern.reports.material import Commission, gather_pair, gather_person
from discern.reports.pdf import make_pdf
from discern.reports.placeholders import reveal
from discern.reports.shared_text import items_of
from discern.words import badge_text
from tests.support.documents import with_part
from tests.support.hostile import TYPST
from tests.support.measured import measure

NOW = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)
MUTED = b"0.2901961 0.33333334 0.3764706"
"""The grey of a report, as the colour of what is drawn."""


@cache
def written(audience: Audience = "manager", length: Length = "short") -> ReportDocument:
    results = measure("Ana Ruiz", (1.6, 0.2, -0.6, -1.0), number=8)
    material, roster = gather_person(results, Commission(audience, length))
    document, _ = asyncio.run(write_document(material, [results], report_id="rep_1", now=NOW))
    return reveal(document, roster)


def marked(
    fit: Fit, comment: str | None = None, audience: Audience = "manager", length: Length = "short"
) -> ReportDocument:
    """A report in which the person's direction is marked."""
    document = written(audience, length)
    [style] = [each.id for each in document.statements if each.kind == "style"]
    mark = Mark(statement_id=style, fit=fit, comment=comment, marked_at=NOW)
    return document.model_copy(update={"marks": [mark]})


def drawn(made: bytes) -> bytes:
    """What is drawn on the pages of a PDF."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", made, re.DOTALL)
    found = []
    for stream in streams:
        try:
            found.append(zlib.decompress(stream))
        except zlib.error:
            continue
    return b"\n".join(found)


def grey_lines(document: ReportDocument) -> int:
    """How many grey lines are drawn: those through words, and no others in a report on a person."""
    return drawn(make_pdf(document)).count(MUTED + b" SCN")


def test_a_denied_statement_is_struck_out_in_grey_in_the_pdf() -> None:
    assert grey_lines(marked("not_me")) >= 2
    for fit in ("fits", "partly"):
        assert grey_lines(marked(fit)) == grey_lines(written()) == 0


def test_it_is_struck_out_wherever_markdown_says_it() -> None:
    document = marked("not_me", "Only in a crisis.")
    [style] = [each for each in document.statements if each.kind == "style"]
    text = make_markdown(document)
    assert f"~~{style.text}~~ *Ana says: not me. “Only in a crisis.”*" in text
    assert text.count("~~") >= 4
    assert "~~" not in make_markdown(marked("partly"))


@pytest.mark.parametrize(
    ("audience", "says"), [("manager", "Ana says: fits in part"), ("self", "You say: fits in part")]
)
def test_what_fits_in_part_is_said_beside_the_sentence(audience: Audience, says: str) -> None:
    document = marked("partly", audience=audience)
    numbers = number_statements(document)
    items = [item for section in sections_of(document) for item in items_of(section, numbers, document)]
    assert {item.says for item in items} == {None, says}
    assert not any(item.is_denied for item in items)


def test_a_sentence_that_rests_on_several_statements_is_denied_with_one_of_them() -> None:
    document = marked("not_me")
    [denied] = document.marks
    first, second = sections_of(document)[0].sentences[0], sections_of(document)[0].sentences[-1]
    both = first.model_copy(update={"statements": [*second.statements, denied.statement_id]})
    section = sections_of(document)[0].model_copy(update={"sentences": [both]})
    fits = Mark(statement_id=second.statements[0], fit="partly", marked_at=NOW)
    changed = with_part(document, section).model_copy(update={"marks": [fits, denied]})
    [item] = items_of(section, number_statements(changed), changed)
    assert (item.says, item.is_denied) == ("Ana says: not me", True)


@pytest.mark.parametrize("audience", ["self", "manager", "coach"])
@pytest.mark.parametrize("length", ["short", "full"])
def test_the_summary_has_the_persons_word_beside_ours_in_every_copy(audience: Audience, length: Length) -> None:
    document = marked("not_me", "Only in a crisis.", audience, length)
    items = items_of(sections_of(document)[0], number_statements(document), document)
    [said] = [each for each in items if each.is_denied]
    assert "move" in said.text
    assert (said.says or "").endswith("not me. “Only in a crisis.”")


def test_advice_is_denied_with_the_claim_that_it_rests_on() -> None:
    document = marked("not_me", audience="self")
    [mark] = document.marks
    numbers = number_statements(document)
    said = {
        id_: items_of(section.model_copy(update={"sentences": [each]}), numbers, document)[0].is_denied
        for section in sections_of(document)
        for each in section.sentences
        for id_ in each.statements
    }
    assert {id_ for id_, is_denied in said.items() if is_denied} == {
        id_ for id_ in said if id_ == mark.statement_id or id_.endswith(f"-{mark.statement_id}")
    }
    assert 2 <= sum(said.values()) < len(said)


def test_a_claim_about_two_is_denied_by_either_of_them_by_name() -> None:
    one, other = (
        measure("Ana Ruiz", (1.6, 0.2, -0.6, -1.0), number=4),
        measure("Ben Ito", (-1.0, 0.0, 1.5, 0.3), number=2),
    )
    material, roster = gather_pair(one, other, Commission("manager", "full"))
    document, _ = asyncio.run(write_document(material, [one, other], report_id="rep_1", now=NOW))
    shown = reveal(document, roster)
    [style] = [each.id for each in shown.statements if each.id.startswith("P2-style")]
    mark = Mark(statement_id=style, fit="not_me", marked_at=NOW)
    text = make_markdown(shown.model_copy(update={"marks": [mark]}))
    [claim] = [each for each in shown.statements if each.kind == "opposite_styles"]
    assert f"~~{escape_markdown(claim.text)}~~ {badge_text(claim.strength)} *Ben Ito says: not me*" in text


def shown_cards(document: ReportDocument, *, denied: bool) -> list[ShownCard]:
    """The cards that rest on what the person marked, or the others."""
    [mark] = document.marks
    found = [card for each in chapters_of(document) for _, shown in cards_of(each, document) for card in shown]
    return [each for each in found if any(mark.statement_id in id_ for id_ in each.card.statements) == denied]


def test_cards_that_rest_on_a_denied_statement_are_struck_out_in_markdown_and_no_others() -> None:
    document = marked("not_me", "Only in a crisis.", length="full")
    denied, others = (shown_cards(document, denied=is_denied) for is_denied in (True, False))
    assert denied
    assert others
    text = make_markdown(document)
    for card in (each.card for each in denied):
        if card.headline:
            assert f"- ~~**{escape_markdown(card.headline)}**~~\\\n" in text
        else:
            assert f"- ~~{escape_markdown(card.text)}~~" in text
    for card in (each.card for each in others):
        said = f"**{escape_markdown(card.headline)}**\\\n" if card.headline else f"- {escape_markdown(card.text)}"
        assert said in text
    # The word of the person follows each card, and of a list the last line.
    assert text.count("\\\n  *Ana says: not me*") == sum(each.is_followed for each in denied)


def test_a_denied_card_without_a_headline_has_its_text_struck_out() -> None:
    document = marked("not_me", length="full")
    cards = [each.card for each in shown_cards(document, denied=True)]
    plain = next(card for card in cards if card.headline).model_copy(update={"headline": None})
    chapter = next(each for each in chapters_of(document) if each.id == "situations")
    topic = chapter.topics[0].model_copy(update={"cards": [plain]})
    changed = with_part(document, chapter.model_copy(update={"topics": [topic]}))
    assert f"- ~~{escape_markdown(plain.text)}~~ [" in make_markdown(changed)
    assert grey_lines(changed) > 0


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="reads pages by poppler's pdftotext")
def test_the_pdf_says_under_a_denied_card_that_it_is_denied_and_strikes_it_out(tmp_path: Path) -> None:
    document = marked("not_me", length="full")
    denied = shown_cards(document, denied=True)
    file = tmp_path / "report.pdf"
    file.write_bytes(make_pdf(document))
    shown = subprocess.run(["pdftotext", "-raw", file, "-"], capture_output=True, text=True, check=True).stdout
    in_sections = sum(
        item.is_denied
        for section in sections_of(document)
        for item in items_of(section, number_statements(document), document)
    )
    # Once under each card and list, beside each sentence, and with the statement at the end.
    said = sum(each.is_followed for each in denied) + in_sections + 1
    assert " ".join(shown.split()).count("Ana says: not me") == said
    assert grey_lines(document) >= len(denied) + in_sections
    assert "Ana says: not me" not in make_markdown(marked("partly", length="full"))


@pytest.mark.parametrize("hostile", ["**evil** ~~evil~~ [x](//evil.example)", *TYPST[:3]])
def test_a_comment_is_text_whatever_is_in_it(hostile: str) -> None:
    document = marked("not_me", hostile)
    assert make_pdf(document).startswith(b"%PDF-")
    assert f"*Ana says: not me. “{escape_markdown(hostile)}”*" in make_markdown(document)
