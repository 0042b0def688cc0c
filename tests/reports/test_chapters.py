"""What full reports have beyond the statements: cards for everyday situations, a conversation, something to fill in."""

import asyncio
import re
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from discern.contract import CardTopic, Chapter, ReportCard, ReportDocument
from discern.contract.models.reports import Audience, Length
from discern.reports.assembly import write_document
from discern.reports.markdown import make_markdown
from discern.reports.material import Commission, Material, gather_pair, gather_person, gather_team
from discern.reports.placeholders import reveal
from discern.reports.section_plan import outline
from discern.reports.shared_text import cited_statements
from tests.support.measured import measure, measure_many

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
CLEAR = (1.6, 0.2, -0.6, -1.0)
FLAT = (0.0, 0.0, 0.0, 0.0)
CALM = (-1.0, 0.0, 1.5, 0.3)
AUDIENCES: tuple[Audience, ...] = ("self", "manager", "coach")


def written(
    audience: Audience = "coach", length: Length = "full", theta: tuple[float, ...] = CLEAR, subject: str = "person"
) -> ReportDocument:
    commission = Commission(audience, length)
    results = [measure("Ana Ruiz", theta, number=1)]  # type: ignore[arg-type]
    if subject == "person":
        gathered = gather_person(results[0], commission)
    elif subject == "pair":
        results.append(measure("Ben Ito", CALM, number=2))
        gathered = gather_pair(results[0], results[1], commission)
    else:
        results = [each for each in measure_many(7) if each.scores is not None]
        gathered = gather_team(7, results, 0, 0, commission)
    document, _ = asyncio.run(write_document(gathered[0], results, report_id="rep_1", now=NOW))
    return reveal(document, gathered[1])


def topics(document: ReportDocument) -> list[CardTopic]:
    return [topic for chapter in document.chapters for topic in chapter.topics]


def cards(chapters: list[Chapter]) -> Iterator[ReportCard]:
    return (card for chapter in chapters for topic in chapter.topics for card in topic.cards)


@pytest.mark.parametrize("subject", ["person", "pair", "team"])
def test_every_card_cites_a_statement_of_the_report(subject: str) -> None:
    document = written(subject=subject)
    known = {each.id for each in document.statements}
    found = list(cards(document.chapters))
    assert len(found) >= (40 if subject == "person" else 4)
    assert {id_ for card in found for id_ in card.statements} <= known
    assert known >= {statement.id for _, statement in cited_statements(document)}


def test_what_cards_are_is_said_once() -> None:
    notes = [chapter.note for chapter in written().chapters]
    assert notes[0] is not None
    assert notes[0].startswith("Common teaching of DISC, not measured.")
    assert set(notes[1:]) == {None}


@pytest.mark.parametrize("subject", ["person", "pair", "team"])
def test_a_short_report_has_statements_only(subject: str) -> None:
    document = written(length="short", subject=subject)
    assert (document.chapters, document.conversation, document.worksheet) == ([], None, None)


def test_a_full_report_covers_the_situations_of_a_week() -> None:
    headings = {topic.heading for topic in topics(written())}
    assert headings >= {
        *("When you talk: do", "When you talk: avoid", "How it may come across", "What gives energy"),
        *("What takes energy", "Under pressure", "Deciding", "Planning", "Handing over work", "Change"),
        *("One to one", "Giving feedback", "Taking feedback", "Disagreement", "At a distance"),
        *(f"With someone who leads with {style}" for style in "DISC"),
    }


def test_equal_results_give_equal_chapters() -> None:
    assert written() == written()


def test_the_reader_s_side_of_a_card_comes_first() -> None:
    to_self, to_coach = written("self"), written("coach")
    assert to_self.chapters[1].readers == ["For you", "For those who work with you"]
    assert to_coach.chapters[1].readers == ["For those who work with Ana Ruiz", "For Ana Ruiz"]
    sides = [[(card.text, card.for_others) for card in cards(each.chapters[1:])] for each in (to_self, to_coach)]
    assert sides[0] == [(other, own) for own, other in sides[1]]


def test_no_two_audiences_get_the_same_conversation() -> None:
    for subject in ("person", "pair", "team"):
        talks = [written(audience, subject=subject).conversation for audience in AUDIENCES]
        steps = [step for talk in talks if talk is not None for step in talk.paragraphs]
        assert len(set(steps)) == len(steps) == 15


def test_where_one_of_two_styles_leads_the_cards_of_both_can_be_compared() -> None:
    document = written(theta=FLAT)
    style = next(each for each in document.statements if each.kind == "style")
    assert style.id == "style-CI"
    chapters = [chapter for chapter in document.chapters if re.fullmatch(r"If it is . that leads", chapter.heading)]
    assert [chapter.heading for chapter in chapters] == ["If it is C that leads", "If it is I that leads"]
    # Neither is claimed, so they rest on what is: that it is one of the two.
    assert {id_ for card in cards(chapters) for id_ in card.statements} == {"style-CI"}


def test_the_styles_that_lead_and_come_second_are_described() -> None:
    (described,) = written().chapters[0].topics
    assert [card.headline for card in described.cards] == ["Dominance (D)", "Influence (I)"]


def test_a_plan_begins_with_what_to_try() -> None:
    document = written()
    assert document.worksheet is not None
    tries = [each.text for each in document.statements if each.kind == "try"]
    assert [row[1] for row in document.worksheet.rows] == [*tries, ""]
    assert all(len(row) == len(document.worksheet.columns) for row in document.worksheet.rows)


def test_two_people_and_a_team_get_something_to_agree_on() -> None:
    pair, team = (written(subject=subject).worksheet for subject in ("pair", "team"))
    assert pair is not None
    assert team is not None
    assert pair.columns[1:3] == ["Ana Ruiz needs", "Ben Ito needs"]
    assert [row[1:] for row in (*pair.rows, *team.rows)] == [["", "", ""]] * (len(pair.rows) + len(team.rows))


def test_markdown_has_both_sides_of_cards_and_the_worksheet() -> None:
    text = make_markdown(written())
    assert "For those who work with Ana Ruiz: " in text
    assert "For Ana Ruiz: " in text
    assert "\n| If or when this happens | then this is what to try | by this day |" in text


def test_scores_come_second_and_their_figures_once() -> None:
    document = written()
    assert [section.id for section in document.sections][:2] == ["summary", "scores"]
    said = " ".join(sentence.text for section in document.sections for sentence in section.sentences)
    figures = re.findall(r"\d+ \(\d+–\d+\)", said)
    assert len(figures) == len(set(figures)) == 4


def test_no_section_of_strengths_watch_outs_or_tries_has_a_single_sentence_beside_its_partner() -> None:
    materials: list[Material] = []
    people = [each for each in measure_many(12) if each.scores is not None]
    commission = Commission("coach", "full")
    materials += [gather_person(each, commission)[0] for each in people]
    materials += [gather_pair(a, b, commission)[0] for a, b in zip(people[::2], people[1::2], strict=False)]
    materials += [gather_team(size, people[:size], 0, 0, commission)[0] for size in (3, 7)]
    for material in materials:
        sizes = {section.id: len(section.statements) for section in outline(material)}
        for one, other in (("strengths", "watch_outs"), ("try", "questions")):
            assert {one, other} - sizes.keys() or min(sizes[one], sizes[other]) > 1  # type: ignore[index]


def test_the_chance_of_one_of_two_styles_says_of_what_it_is() -> None:
    summary = written(theta=FLAT).sections[0].sentences[0].text
    assert re.search(r"The chance that it is one of the two is \d+%\.$", summary)
