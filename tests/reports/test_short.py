"""Short reports: one page, and another one for each reader."""

import asyncio
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest

from benchmarks.reports.readers import LEAST_DIFFERENT
from benchmarks.reports.reading import count_pages, difference
from discern.contract.models.reports import Audience, Length, Paper, Passage, ReportDocument, chapters_of, sections_of
from discern.contract.models.results import Quality, QualityCheck, Results
from discern.reports.assembly import write_document
from discern.reports.material import Commission, gather_pair, gather_person, gather_team
from discern.reports.pdf import make_pdf
from discern.reports.placeholders import reveal
from tests.support.documents import ids_of, passages_of, topics_of
from tests.support.measured import measure, measure_many

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
AUDIENCES: tuple[Audience, ...] = ("self", "manager", "coach")
CLEAR = (1.6, 0.2, -0.6, -1.0)
PEOPLE = {
    "clear": CLEAR,
    "certain": (3.0, 0.2, -1.2, -1.6),
    "flat": (0.0, 0.0, 0.0, 0.004),
    "calm": (-1.0, 0.0, 1.5, 0.3),
}


def person(theta: tuple[float, ...] = CLEAR, *, name: str = "Ana Ruiz") -> Results:
    return measure(name, theta, number=8)  # type: ignore[arg-type]


def write(results: Results, audience: Audience) -> ReportDocument:
    material, roster = gather_person(results, Commission(audience, "short"))
    document, _ = asyncio.run(write_document(material, [results], report_id="rep_1", now=NOW))
    return reveal(document, roster)


def questions_of(document: ReportDocument) -> Passage:
    (found,) = (each for each in passages_of(document) if each.id == "questions")
    return found


@pytest.mark.parametrize("theta", PEOPLE.values(), ids=PEOPLE)
def test_a_manager_and_a_coach_read_different_pages_on_a_person(theta: tuple[float, ...]) -> None:
    own, manager, coach = (write(person(theta), audience) for audience in AUDIENCES)
    assert difference(manager, coach) >= LEAST_DIFFERENT
    assert difference(own, coach) >= LEAST_DIFFERENT
    assert difference(own, manager) >= LEAST_DIFFERENT


def test_a_coach_prepares_a_session_on_what_is_least_certain() -> None:
    document = write(person(), "coach")
    assert ids_of(document) == ["summary", "scores", "drawing", "questions", "claims", "try"]
    (chapter,) = chapters_of(document)
    (topic,) = chapter.topics
    assert topic.heading == sections_of(document)[0].sentences[0].text.replace("Ana Ruiz", "Ana")
    ask, *others = topic.cards
    assert ask.text.startswith("“")
    assert [card.headline for card in (ask, *others)] == [
        "Ask",
        "If it holds, you hear",
        "What speaks against it",
        "Where to go from there",
    ]


def test_a_manager_learns_how_to_talk_and_what_to_do_this_week() -> None:
    document = write(person(), "manager")
    assert ids_of(document) == ["summary", "portrait", "scores", "drawing", "try", "lists", "questions"]
    (tries,) = (each for each in sections_of(document) if each.id == "try")
    assert len(tries.sentences) == 1
    (chapter,) = chapters_of(document)
    assert [topic.heading for topic in chapter.topics] == ["With Ana: do", "With Ana: don't"]
    assert all(card.statements for topic in chapter.topics for card in topic.cards)
    note, question = questions_of(document).paragraphs
    assert note == "Ask it early, then wait for Ana to answer."
    assert question.endswith("?")


def test_ones_own_says_what_it_brings_and_asks_one_question_to_answer() -> None:
    document = write(person(), "self")
    (chapter,) = chapters_of(document)
    assert [topic.heading for topic in chapter.topics] == ["Energises you", "Drains you"]
    assert any("bring" in each.heading for each in sections_of(document))
    asked = questions_of(document)
    assert asked.heading == "A question to ask yourself"
    question, line = asked.lines
    assert question.endswith("?")
    assert line == ""


@pytest.mark.parametrize("audience", AUDIENCES)
def test_on_answers_that_look_random_nothing_is_tested_or_relied_on(audience: Audience) -> None:
    quality = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    document = write(person().model_copy(update={"quality": quality}), audience)
    assert {"claims", "portrait", "lists", "strengths", "try"}.isdisjoint(ids_of(document))
    assert topics_of(document) == []


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_long_name_leaves_it_one_page(audience: Audience) -> None:
    document = write(person(name="Maximiliane-Friederike Wolfeschlegelsteinhausenbergerdorff-Przybyszewska"), audience)
    assert {count_pages(document, "a4"), count_pages(document, "letter")} == {1}


def write_several(people: list[Results], audience: Audience, length: Length = "short") -> ReportDocument:
    """A report on two people, or on a team of more."""
    commission = Commission(audience, length)
    if len(people) == 2:
        material, roster = gather_pair(people[0], people[1], commission)
    else:
        material, roster = gather_team(len(people) + 1, people, commission)
    document, _ = asyncio.run(write_document(material, people, report_id="rep_1", now=NOW))
    return reveal(document, roster)


def profiled(count: int) -> list[Results]:
    """So many people whose answers don't look random."""
    people = measure_many(count + 8)
    return [person for person in people if person.scores is not None and not person.quality.looks_random][:count]


@pytest.mark.parametrize("count", [2, 3, 7, 20])
def test_a_manager_and_a_coach_read_different_pages_on_several_people(count: int) -> None:
    manager, coach = (write_several(profiled(count), audience) for audience in ("manager", "coach"))
    assert difference(manager, coach) >= LEAST_DIFFERENT


def test_a_short_report_on_a_team_says_what_its_reader_does() -> None:
    found = {audience: write_several(profiled(7), audience) for audience in AUDIENCES}
    assert {audience: [each.id for each in chapters_of(document)] for audience, document in found.items()} == {
        "self": [],
        "manager": ["leading"],
        "coach": ["leading", "room"],
    }
    assert "first" in ids_of(found["manager"])
    assert {"try", "first"}.isdisjoint(ids_of(found["coach"]))


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_team_begins_with_the_verdict_of_its_page_and_says_who_is_counted(audience: Audience) -> None:
    people = [measure(f"A {n}", (1.2, 0.3, -1.0, -0.5), number=300 + n) for n in range(8)]
    for length in ("short", "full"):
        document = write_several([each for each in people if each.scores is not None], audience, length)
        assert document.analysis is not None
        verdict = document.analysis.insights[0]
        first = sections_of(document)[0].sentences[0]
        assert (first.statements, first.strength) == ([verdict.id], verdict.strength)
        (counted,) = (each for each in sections_of(document) if each.id == "certainty")
        said = " ".join(sentence.text for sentence in counted.sentences)
        assert length == "short" or re.search(r"\d of \d people have a profile", said)


LEAST_TYPE = 7.0
"""In points: smaller type can't be read on paper."""
FOOT_TYPE = 8.5
"""The size of the line at the foot of every page."""
PAPERS: tuple[Paper, ...] = ("a4", "letter")
LONG = ("Maximiliane", "Bartholomea", "Konstantina", "Theodosia", "Wilhelmina", "Adelgundis", "Ottokara")


def renamed(people: list[Results]) -> list[Results]:
    """The same people, each with another name of 60 letters."""
    names = [
        f"{LONG[n % 7]} {LONG[(n + n // 7 + 1) % 7]} von Wolfeschlegelsteinhausen-Przybyszewska"[:60] for n in range(40)
    ]
    return [
        each.model_copy(update={"candidate": each.candidate.model_copy(update={"name": name})})
        for each, name in zip(people, names, strict=False)
    ]


def read_sizes(made: bytes, folder: Path) -> list[tuple[str, float]]:
    """The words of a page with their type sizes in points; of a word that is turned the size is too large."""
    file = folder / "report.pdf"
    file.write_bytes(made)
    boxes = subprocess.run(["pdftotext", "-bbox", file, "-"], capture_output=True, text=True, check=True).stdout
    words = re.findall(r'yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">(.*?)</word>', boxes)
    heights = [(word, float(bottom) - float(top)) for top, bottom, word in words]
    # Boxes are as high as letters of their font may be; the foot comes last.
    return [(word, FOOT_TYPE * height / heights[-1][1]) for word, height in heights]


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="reads type sizes by poppler's pdftotext")
@pytest.mark.parametrize("audience", ["coach", "manager", "self"])
@pytest.mark.parametrize("count", [12, 1, 2, 3, 7, 20, 40])
@pytest.mark.exhaustive
def test_all_that_is_read_on_a_page_is_large_enough_for_paper(audience: Audience, count: int, tmp_path: Path) -> None:
    people = profiled(count)
    for named in (people, renamed(people)):
        document = write(named[0], audience) if count == 1 else write_several(named, audience)
        for paper in PAPERS:
            made = make_pdf(document, paper)
            sizes = read_sizes(made, tmp_path)
            assert [(word, size) for word, size in sizes if size < LEAST_TYPE - 0.05] == []
            words = " ".join(word for word, _ in sizes)
            drawn = "Thick lines" if count <= 2 else "Pale dots:"
            # Twelve names of sixty letters may take the room that the drawing would need, beside what is claimed.
            assert drawn in words or (named is not people and count in {12, 20}), (paper, named is people)
