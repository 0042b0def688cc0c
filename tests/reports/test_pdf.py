"""Reports as PDF and Markdown: complete, reproducible and accessible, whatever the names in them."""

import asyncio
import dataclasses
import itertools
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from discern.contract.models.branding import Branding
from discern.contract.models.reports import Drawing, Length, Paper, ReportDocument, chapters_of, parts_of, sections_of
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamRef
from discern.reports import pdf
from discern.reports.assembly import write_document
from discern.reports.drawings import charts_of
from discern.reports.markdown import escape_markdown, make_markdown
from discern.reports.material import Commission, Material, gather_pair, gather_person, gather_team
from discern.reports.placeholders import Roster, reveal
from discern.typesetting import MissingLettersError, describe_missing, leave_out_pictures
from tests.reports.test_marks import drawn
from tests.support.documents import tables_of, topics_of
from tests.support.hostile import ACCEPTED, FORMULAS, MARKDOWN, SCRIPTS, TYPST
from tests.support.logos import DARK, encoded, text_of, wordmark
from tests.support.measured import measure, measure_many

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
CLEAR = (1.6, 0.2, -0.6, -1.0)
HOSTILE = '#panic("x") <b>*bold*</b> $x^2$ [link](http://x.test) `code` \\u{41} @ref // 1'


def document(
    kind: str, name: str = "Ana Ruiz", length: Length = "full", person: Results | None = None
) -> ReportDocument:
    commission = Commission("manager", length)
    gathered: tuple[Material, Roster]
    ana, ben = person or measure(name, CLEAR, number=1), measure("Ben Ito", (-1.0, 0.0, 1.5, 0.3), number=2)
    if kind == "person":
        results = [ana]
        gathered = gather_person(ana, commission)
    elif kind == "pair":
        results = [ana, ben]
        gathered = gather_pair(ana, ben, commission)
    else:
        results = [each for each in measure_many(int(kind)) if each.scores is not None]
        material, roster = gather_team(len(results) + 2, results, commission)
        gathered = material, dataclasses.replace(roster, team=TeamRef(id="team_1", name=name))
    written, _ = asyncio.run(write_document(gathered[0], results, report_id="rep_1", now=NOW))
    return reveal(written, gathered[1])


KINDS = ("person", "pair", "1", "7", "40")

NEEDS_PDFTOTEXT = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="reads pages by poppler's pdftotext")


def headed_of(document: ReportDocument) -> list[Any]:
    """The parts that have a heading."""
    return [part for part in parts_of(document) if not isinstance(part, Drawing)]


def read_text(made: bytes, folder: Path, *options: str) -> str:
    file = folder / "report.pdf"
    file.write_bytes(made)
    return subprocess.run(["pdftotext", *options, file, "-"], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.exhaustive
def test_is_byte_identical_for_equal_input_and_tagged(kind: str) -> None:
    made = pdf.make_pdf(document(kind))
    assert made.startswith(b"%PDF-")
    assert made == pdf.make_pdf(document(kind))
    assert b"<pdfuaid:part>1</pdfuaid:part>" in made
    assert b"/Subtype /Image" not in made.replace(b"/Subtype/Image", b"/Subtype /Image")


GREEN_INK = b"0.039215688 0.47843137 0.3529412 scn"
"""`#0A7A5A`, as PDF sets it."""


@pytest.mark.parametrize("length", ["short", "full"])
def test_has_the_owners_logo_and_colour(length: Length) -> None:
    logo = text_of(encoded(wordmark(DARK)))
    look = Branding(logo=logo, logo_dark=logo, colour="#0A7A5A")
    written = document("person", length=length)
    made, bare = pdf.make_pdf(written, branding=look), pdf.make_pdf(written)
    assert re.search(rb"/Subtype\s*/Image[^>]*/Width 240/Height 60", made)
    assert (GREEN_INK in drawn(made), GREEN_INK in drawn(bare)) == (True, False)
    assert b"<pdfuaid:part>1</pdfuaid:part>" in made
    assert made == pdf.make_pdf(written, branding=look)


def test_advice_rests_on_a_claim_and_is_not_called_likely_itself() -> None:
    written = document("person")
    body, _, evidence = make_markdown(written).partition("## How sure each finding is, and why")
    (sides,) = (each for each in chapters_of(written) if each.id == "sides")
    brings = sides.topics[0].cards[0].text
    # It has the number of its claim, and the list at the end has claims alone.
    claim = next(each for each in written.statements if each.id == "style-DI")
    assert f"{escape_markdown(brings)} [1]" in body
    assert evidence.strip().startswith(f"1. {claim.text} *●●● Very likely, 96%.*")
    assert brings.replace("Ana ", "") not in evidence
    measured = next(line for line in evidence.splitlines() if "in Dominance (D)," in line)
    assert "*Measured.*" in measured
    assert "likely" not in measured


def test_is_a4_or_letter() -> None:
    written = document("person")
    assert b"595.2" in pdf.make_pdf(written, "a4")
    assert b"612 792" in pdf.make_pdf(written, "letter")


@NEEDS_PDFTOTEXT
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.exhaustive
def test_no_heading_is_the_last_line_of_a_page(kind: str, tmp_path: Path) -> None:
    written = document(kind)
    layout = read_text(pdf.make_pdf(written), tmp_path, "-layout")
    # A row of a table may have the same words as the heading of a claim.
    rows = {row[0] for table in tables_of(written) for row in table.rows}
    headings = {each.heading for each in (*headed_of(written), *topics_of(written), *written.guide)} - rows
    pages = [
        [line.strip() for line in page.splitlines() if line.strip()] for page in layout.split("\f") if page.strip()
    ]
    # With one profile there is little to say of a team.
    assert len(pages) >= (1 if kind == "1" else 2)
    for number, lines in enumerate(pages, start=1):
        assert lines[-1].endswith(f"{number} of {len(pages)}")
        assert lines[-2] not in headings
        # Besides the line at its head and the one at its foot.
        assert len(lines) > 5, lines


@pytest.mark.integration
@NEEDS_PDFTOTEXT
@pytest.mark.parametrize(
    ("kind", "paper"), [("1", "a4"), ("1", "letter"), ("person", "a4")], ids=("one", "one-letter", "person")
)
def test_the_last_page_has_text_wherever_the_text_ends(kind: str, paper: Paper, tmp_path: Path) -> None:
    written = document(kind)
    # Paragraphs end at places between those of lines.
    for paragraphs, lines in itertools.product(range(0, 6, 2), range(70)):
        last, *rest = written.statements[::-1]
        longer = last.model_copy(update={"headline": "About a line of half a page's width here. " * (lines + 1)})
        basis = [*written.basis, *["One more thing."] * paragraphs]
        made = pdf.make_pdf(written.model_copy(update={"statements": [*rest[::-1], longer], "basis": basis}), paper)
        page = read_text(made, tmp_path, "-layout").split("\f")[-2]
        assert len([line for line in page.splitlines() if line.strip()]) > 2, (paragraphs, lines, page)


@NEEDS_PDFTOTEXT
@pytest.mark.parametrize("kind", ["person", "pair", "7"])
def test_the_foot_of_each_page_names_the_page_of_the_evidence(kind: str, tmp_path: Path) -> None:
    pages = read_text(pdf.make_pdf(document(kind)), tmp_path, "-layout").strip().split("\f")
    evidence = next(n for n, page in enumerate(pages, start=1) if "How sure each finding is, and why" in page)
    for number, page in enumerate(pages, start=1):
        last = len(pages)
        where = f"page {evidence} " if evidence == last else f"pages {evidence} to {last} "
        assert (f"Notes to the small numbers: {where}" in page) == (number < evidence)
    assert kind == "pair" or "Cited on p. 1" in " ".join(" ".join(pages[evidence - 1 :]).split())


@NEEDS_PDFTOTEXT
@pytest.mark.parametrize("kind", ["person", "7"])
def test_only_the_last_page_is_short_and_each_says_whose_copy_it_is(kind: str, tmp_path: Path) -> None:
    first, *others = read_text(pdf.make_pdf(document(kind)), tmp_path, "-layout").strip().split("\f")
    for page in others:
        assert page.strip().splitlines()[0].split("  ")[0].endswith("copy")
    lines = [len([line for line in page.splitlines() if line.strip()]) for page in (first, *others)]
    assert min(lines[1:-1], default=99) > 25


@NEEDS_PDFTOTEXT
def test_the_way_into_the_app_stands_at_the_end_where_there_is_one(tmp_path: Path) -> None:
    written = document("person")
    address = "https://discern.example/reports?report=rep_1"
    *pages, last = (
        read_text(pdf.make_pdf(written.model_copy(update={"link": address})), tmp_path, "-layout").strip().split("\f")
    )
    assert letters_of(address) in letters_of(last)
    assert "discern.example" not in " ".join(pages)
    assert f"<{address}>" in make_markdown(written.model_copy(update={"link": address}))
    assert "https://" not in make_markdown(written)


@NEEDS_PDFTOTEXT
@pytest.mark.parametrize(("kind", "most"), [("person", 6), ("pair", 2), ("7", 6), ("40", 7)])
def test_a_full_report_is_short_enough_to_be_read(kind: str, most: int) -> None:
    for paper in ("a4", "letter"):
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf.make_pdf(document(kind), paper))) <= most


@NEEDS_PDFTOTEXT
@pytest.mark.parametrize("kind", ["person", "7"])
def test_only_the_line_for_support_at_the_end_names_the_report_by_its_id(kind: str, tmp_path: Path) -> None:
    *pages, last = read_text(pdf.make_pdf(document(kind)), tmp_path).strip().split("\f")
    assert not any("rep_1" in page or "checksum" in page for page in pages)
    assert " ".join(last.split()).count("For support and the record: report rep_1; questionnaire ") == 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.exhaustive
def test_a_short_report_is_a_page(kind: str) -> None:
    written = document(kind, length="short")
    for paper in ("a4", "letter"):
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf.make_pdf(written, paper))) == 1


@NEEDS_PDFTOTEXT
@pytest.mark.parametrize("kind", ["person", "pair", "7"])
def test_a_short_report_has_its_drawing_and_what_it_rests_on(kind: str, tmp_path: Path) -> None:
    written = document(kind, length="short")
    text = " ".join(read_text(pdf.make_pdf(written, "letter"), tmp_path).split())
    assert "Use this to start a conversation." in text
    assert "no one's data has tested it yet" in text
    assert ("Pale dots:" if kind == "7" else "Thick lines") in text


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(HOSTILE, id="markup"),
        pytest.param("N" * 200, id="long"),
        pytest.param("Wolfeschlegelsteinhausenbergerdorff " * 5, id="long-words"),
        pytest.param("[P2] [TEAM]", id="placeholder"),
        pytest.param('"}], "sections": []', id="JSON"),
        pytest.param("Αλέξανδρος Ćwikła Łukasz", id="other-alphabets"),
    ],
)
@pytest.mark.exhaustive
def test_any_name_is_text(name: str) -> None:
    for kind in ("person", "pair", "7"):
        written = document(kind, name.strip())
        assert pdf.make_pdf(written).startswith(b"%PDF-")
        assert written.title.startswith(name.strip())
        assert make_markdown(written)


def letters_of(text: str) -> str:
    """``text`` without spaces and hyphens, which line breaks change, and invisible marks of breaks and directions."""
    return re.sub(r"[-\s\u200b\u200e\u2060]", "", text)


@pytest.mark.integration
@NEEDS_PDFTOTEXT
def test_hostile_names_of_a_team_are_printed_as_written(tmp_path: Path) -> None:
    names = [name.strip() for name in ACCEPTED]
    people = [measure(name, CLEAR, number=number) for number, name in enumerate(names)]
    material, roster = gather_team(len(people), people, Commission("manager", "full"))
    roster = dataclasses.replace(roster, team=TeamRef(id="team_1", name=TYPST[0]))
    written, _ = asyncio.run(write_document(material, people, report_id="rep_1", now=NOW))
    letters = letters_of(read_text(pdf.make_pdf(reveal(written, roster)), tmp_path))
    for name in (*names, TYPST[0]):
        assert letters_of(name) in letters or not name.isascii(), name


@pytest.mark.integration
@NEEDS_PDFTOTEXT
@pytest.mark.parametrize("kind", ["person", "pair"])
def test_a_hostile_name_of_a_person_is_printed_as_written(kind: str, tmp_path: Path) -> None:
    for number, name in enumerate((*TYPST, *SCRIPTS[:4], *FORMULAS[:2], *MARKDOWN[:4])):
        # What a full report has beside a short one prints names by the same means: one of them is enough.
        written = document(kind, name, "short" if number else "full")
        letters = letters_of(read_text(pdf.make_pdf(written), tmp_path))
        assert letters.count(letters_of(name)) >= 5, name


@pytest.mark.parametrize("name", ["محمد بن سلمان", "अनुष्का शर्मा", "山田太郎", "ราชา", "עִבְרִית"])
@pytest.mark.exhaustive
def test_chart_text_is_typeset_like_the_other_text(name: str) -> None:
    content = pdf._content(document("pair", name), "a4")
    drawings = [each for page in content["pages"] for part in page for each in part.get("drawings", [])]
    assert drawings
    for drawing in drawings:
        assert name in "".join(run["text"] for line in drawing["lines"] for run in line["runs"])
        assert name not in drawing["svg"]


@NEEDS_PDFTOTEXT
@pytest.mark.parametrize("length", ["full", "short"])
def test_a_report_says_which_fonts_are_missing_and_how_to_add_them(length: Length, tmp_path: Path) -> None:
    # A letter for private use, which fonts of the system don't have.
    made = pdf.make_pdf(document("person", "Ana \U0010ff00", length))
    said = " ".join(read_text(made, tmp_path).split())
    assert b"<pdfuaid:part>" not in made
    assert "This computer has no font for some other letters" in said
    assert "install the Noto fonts (on Debian and Ubuntu: fonts-noto-core)" in said


@NEEDS_PDFTOTEXT
@pytest.mark.parametrize("length", ["full", "short"])
def test_an_emoji_that_no_font_has_is_left_out_of_a_name_without_a_word(length: Length, tmp_path: Path) -> None:
    made = pdf.make_pdf(document("person", "\U0001fae9 Ana \U0001f469\u200d\U0001f680", length))
    said = read_text(made, tmp_path)
    assert b"<pdfuaid:part>" in made
    assert "no font" not in said
    assert "\nAna\n" in said


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        pytest.param("👩\u200d🚀 Nia", "Nia", id="before-a-name"),
        pytest.param("Bo 👍🏽, Nia 🇩🇪 and 🏴\U000e0067\U000e007f Al", "Bo, Nia and Al", id="in-a-sentence"),
        pytest.param("1\ufe0f\u20e3 Nia", "1 Nia", id="a-digit-in-a-frame"),
        pytest.param("🚀", "–", id="alone"),
        pytest.param("#1 © Nia*™", "#1 © Nia*™", id="signs-of-text"),
        pytest.param("श\u200d्री می\u200cخواهم ❤", "श\u200d्री می\u200cخواهم ❤", id="what-joins-letters"),
    ],
)
def test_pictures_are_left_out_and_nothing_else(written: str, printed: str) -> None:
    missing = frozenset("👩🚀👍🏽🇩🇪🏴1\u200d\ufe0f\u20e3")
    content = {"title": written, "lines": [(written, 1, None)]}
    assert leave_out_pictures(content, missing) == {"title": printed, "lines": [[printed, 1, None]]}


@pytest.mark.parametrize(
    ("letters", "scripts", "packages"),
    [
        pytest.param("山田", "Chinese or Japanese", "fonts-noto-cjk", id="Han"),
        pytest.param("かカ", "Japanese", "fonts-noto-cjk", id="kana"),
        pytest.param("ราชา", "Thai", "fonts-noto-core", id="Thai"),
        pytest.param("山ร", "Chinese or Japanese and Thai", "fonts-noto-core and fonts-noto-cjk", id="both"),
    ],
)
def test_a_notice_names_scripts_and_packages(letters: str, scripts: str, packages: str) -> None:
    notice = describe_missing(MissingLettersError(letters).scripts, "en")
    assert f"no font for some {scripts} letters" in notice
    assert f"(on Debian and Ubuntu: {packages})" in notice


def test_what_joins_letters_is_of_no_script() -> None:
    assert MissingLettersError(["\\u{200c}", "श", "\\u{10ff00}"]).scripts == ("DEVANAGARI", "unknown")
    assert describe_missing(MissingLettersError(["\\u{10ff00}"]).scripts, "en").count("some other letters") == 1


def test_markdown_has_the_same_sentences_and_evidence() -> None:
    written = document("pair")
    text = make_markdown(written)
    assert text.startswith("# Ana Ruiz and Ben Ito\n")
    for section in sections_of(written):
        assert f"## {section.heading}" in text
        assert section.sentences[0].text.split(":")[0].split("(")[0] in text
    assert "Never for hiring" in text


def test_markdown_has_the_order_of_the_report_and_its_charts_where_they_are_spoken_of() -> None:
    written = document("7")
    text = make_markdown(written)
    places = [
        text.index(
            f"> {escape_markdown(charts_of(part.charts[0], written)[0].alt)}"
            if isinstance(part, Drawing)
            else f"# {part.heading}\n"
        )
        for part in parts_of(written)
    ]
    assert places == sorted(places)


def test_markdown_escapes_a_hostile_name() -> None:
    text = make_markdown(document("person", HOSTILE))
    assert re.search(r"(?<!\\)\]\(http", text) is None
    assert "<b>" not in text
