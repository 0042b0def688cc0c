"""What full reports have beyond the statements: cards for everyday situations, a conversation, something to fill in."""

import asyncio
import re
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from benchmarks.reports.reading import count_pages
from discern.contract.models.insights import Voice
from discern.contract.models.reports import (
    Audience,
    CardTopic,
    Chapter,
    Length,
    Passage,
    ReportCard,
    ReportDocument,
    Section,
    Worksheet,
    parts_of,
    places_of,
)
from discern.contract.models.results import Quality, QualityCheck, Results
from discern.reports.assembly import write_document
from discern.reports.drawings import charts_of
from discern.reports.markdown import make_markdown
from discern.reports.material import Commission, Material, gather_pair, gather_person, gather_team
from discern.reports.person.chapters import CHAPTERS
from discern.reports.placeholders import reveal
from discern.reports.section_plan import outline
from discern.reports.shared_text import cited_statements, claims_above, items_of
from discern.words import format_message, percent, restate
from tests.support.measured import measure, measure_many
from tests.support.results import build_results

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
CLEAR = (1.6, 0.2, -0.6, -0.999)
CERTAIN = (3.0, 0.2, -1.2, -1.6)
FLAT = (0.0, 0.0, 0.0, 0.004)
CALM = (-1.0, 0.0, 1.5, 0.3)
HALF = (0.4, 0.2, -0.3, -0.2)
PLACES = {CLEAR: "style-D", CALM: "style-SC", HALF: "pace-fast", FLAT: "style-open"}
"""What is said first of people: a style's direction, one between two, a half of the circle, or that it is open."""
AUDIENCES: tuple[Audience, ...] = ("self", "manager", "coach")
ADVICE = {"strengths", "watch_outs", "both_sides", "try", "questions", "next_steps", "talking", "leading", "helping"}
"""Parts that say what DISC teaches and nobody measured."""


LEANING = build_results("Ana Ruiz", theta=(0.55, 0.0, -0.55, 0.0), error=0.7)
"""Somebody leaning in a direction, since levels are settled."""


def write(person: Results, audience: Audience) -> ReportDocument:
    """A full report on one person."""
    material, roster = gather_person(person, Commission(audience, "full"))
    document, _ = asyncio.run(write_document(material, [person], report_id="rep_1", now=NOW))
    return reveal(document, roster)


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
        results = [measure(f"Quick {n}", (1.8, 0.2, -1.2, -0.4), number=300 + n) for n in range(4)]
        results += [measure(f"Calm {n}", (-1.2, -0.2, 1.8, 0.4), number=400 + n) for n in range(3)]
        gathered = gather_team(7, results, commission)
    document, _ = asyncio.run(write_document(gathered[0], results, report_id="rep_1", now=NOW))
    return reveal(document, gathered[1])


@pytest.mark.parametrize("length", ["short", "full"])
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize(("theta", "first"), PLACES.items(), ids=PLACES.values())
def test_a_report_begins_with_where_the_person_lies(
    theta: tuple[float, ...], first: str, audience: Audience, length: Length
) -> None:
    document = written(audience, length, theta)
    assert document.sections[0].sentences[0].statements == [first]


def topics(document: ReportDocument) -> list[CardTopic]:
    return [topic for chapter in document.chapters for topic in chapter.topics]


def sheet(document: ReportDocument) -> Worksheet:
    assert document.worksheet is not None
    return document.worksheet


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


@pytest.mark.parametrize("audience", AUDIENCES)
def test_what_cards_are_is_said_once(audience: Audience) -> None:
    notes = [chapter.note for chapter in written(audience).chapters if chapter.note is not None]
    said = "what DISC commonly teaches about a style. Only the style was measured"
    assert [said in note for note in notes].count(True) == 1
    # What speaks for and against each claim is no card of the library, and has a note of its own.
    assert len(notes) == 2


@pytest.mark.parametrize("length", ["short", "full"])
@pytest.mark.parametrize("subject", ["person", "pair", "team"])
@pytest.mark.exhaustive
def test_above_the_first_advice_stands_that_it_was_not_measured(subject: str, length: Length) -> None:
    document = written(length=length, subject=subject)
    parts = parts_of(document)
    note = format_message("en", "report-teaching-note")
    (noted,) = (n for n, (_, part) in enumerate(parts) if isinstance(part, Section | Chapter) and part.note == note)
    # Passages ask; they say nothing about anybody.
    said = [place.id for place, part in parts if not isinstance(part, Passage)]
    first = said.index(parts[noted][0].id)
    before, after = {*said[:first]}, {*said[first:]}
    assert before.isdisjoint(ADVICE)
    assert not after.isdisjoint(ADVICE)


def test_signs_of_a_direction_between_two_styles_are_those_of_each() -> None:
    two = next(topic for topic in topics(written("self", theta=CALM)) if topic.heading == "Above all calm")
    holds, fails = two.cards
    assert "A wrong figure on another person's slide" in holds.text
    assert "Colleagues bring you troubles" in holds.text
    assert fails.text.startswith("Both of these are true:")


@pytest.mark.parametrize("subject", ["person", "pair", "team"])
def test_a_short_report_has_neither_a_conversation_nor_tables(subject: str) -> None:
    document = written(length="short", subject=subject)
    assert (document.conversation, document.worksheet, document.worksheets) == (None, None, [])


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_full_report_covers_the_situations_of_a_week(audience: Audience) -> None:
    document = written(audience)
    by_id = {chapter.id: [topic.heading for topic in chapter.topics] for chapter in document.chapters}
    sizes = {name: len(by_id[name]) for name in ("situations", "feedback", "talking", "styles", "pressure")}
    assert sizes == {"situations": 6, "feedback": 3, "talking": 5, "styles": 4, "pressure": 3}
    assert by_id["styles"] == [f"With someone in the direction of {style}" for style in "DISC"]


def test_equal_results_give_equal_chapters() -> None:
    assert written() == written()


def careless(document_of: Audience, check: str = "near_random", length: Length = "full") -> ReportDocument:
    """A report on answers that fail a check."""
    quality = Quality(verdict="caution", checks=[QualityCheck(id=check, passed=False, meaning="")])
    result = measure("Ana Ruiz", CLEAR, number=1).model_copy(update={"quality": quality})
    material, roster = gather_person(result, Commission(document_of, length))
    document, _ = asyncio.run(write_document(material, [result], report_id="rep_1", now=NOW))
    return reveal(document, roster)


@pytest.mark.parametrize("length", ["full", "short"])
@pytest.mark.parametrize("audience", AUDIENCES)
def test_of_answers_that_look_random_a_report_says_so_first_and_advises_nothing(
    audience: Audience, length: Length
) -> None:
    document = careless(audience, length=length)
    assert "more like picking at random than like choosing" in document.sections[0].sentences[0].text
    assert document.sections[0].sentences[1].text.startswith("If these answers were chosen with care")
    assert {each.id for each in document.sections}.isdisjoint({"strengths", "watch_outs", "both_sides", "try"})
    advised = [each for each in document.chapters if each.id in {*CHAPTERS, "compare"}]
    assert {id_ for card in cards(advised) for id_ in card.statements} <= {"caution"}
    assert not any("rely most" in sentence.text for each in document.sections for sentence in each.sentences)


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.exhaustive
def test_of_answers_that_look_random_a_full_report_says_what_helps(audience: Audience) -> None:
    document = careless(audience)
    (passage,) = (each for each in document.passages if each.id == "doubtful")
    check, doubt, *steps = passage.paragraphs
    assert check.startswith("How the check works:")
    assert doubt.startswith("It can be wrong.")
    assert any("five to ten quiet minutes" in step for step in steps)
    assert 7 <= count_pages(document) <= 12
    # It is read after the first page's scores, before everything that could be taken for advice.
    order = [place.id for place in document.order]
    assert order.index("doubtful") < order.index("situations")


@pytest.mark.parametrize("audience", AUDIENCES)
def test_of_answers_that_look_random_a_report_makes_nothing(audience: Audience) -> None:
    document = careless(audience)
    assert "“Dominance (D)”, with a chance of" in document.sections[0].sentences[1].text
    assert len(document.sections[0].sentences) == 2
    assert "claims" not in {each.id for each in document.chapters}
    assert document.worksheets == []
    titles = [chart.title for name in ("person_region", "person_polar") for chart in charts_of(name, document)]
    assert {*titles} == {"As the answers have it; they may be chance"}
    said = make_markdown(document).partition("## What the sentences rest on")[0]
    voice: Voice = "you" if audience == "self" else "named"
    claims = [restate(each, voice=voice).text for each in document.statements if each.kind in {"pace", "focus"}]
    # The person's own answers aren't in it.
    assert len(claims) == 2
    assert not [claim for claim in claims if claim.removeprefix("Ana Ruiz ") in said]


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_short_report_on_answers_that_look_random_says_what_helps(audience: Audience) -> None:
    (doubtful, _) = careless(audience, length="short").passages
    assert doubtful.paragraphs[0].startswith("It can be wrong.")


def test_things_to_do_that_rest_on_no_claim_are_items_of_their_own() -> None:
    document = careless("manager")
    (first,) = (each for each in document.sections if each.id == "first")
    assert len(items_of(first, {}, document)) == 3


@pytest.mark.parametrize("audience", AUDIENCES)
def test_above_the_cards_of_a_situation_stands_what_they_rest_on_once(audience: Audience) -> None:
    document = written(audience, theta=CERTAIN)
    by_id = {each.id: each for each in document.statements}
    for chapter in document.chapters:
        for topic in chapter.topics if chapter.id in CHAPTERS else ():
            above = claims_above(chapter, topic, document)
            rests_on = [by_id[card.statements[0]] for card in topic.cards]
            for said, claim in zip(above, rests_on, strict=True):
                assert said is None or said.startswith(f"{claim.headline}: very likely, ")
            sure = {claim.id for claim in rests_on if claim.strength == "very likely"}
            assert len([said for said in above if said]) == len(sure)


def test_a_short_report_advises_only_on_what_it_has_said() -> None:
    for number in range(1, 6):
        result = measure("Ana Ruiz", CLEAR, number=number)
        if result.scores is None:
            continue
        sections = outline(gather_person(result, Commission("self", "short"))[0])
        said = {each.id for each in sections[0].statements}
        for section in sections[2:]:
            for statement in section.statements:
                assert statement.id.removeprefix(f"{statement.kind}-").rpartition("-")[0] in said or (
                    statement.id.removeprefix(f"{statement.kind}-") in said
                )


@pytest.mark.parametrize("audience", AUDIENCES)
def test_of_answers_that_pass_a_report_says_nothing_about_the_check(audience: Audience) -> None:
    assert "doubtful" not in {each.id for each in written(audience).passages}


def test_of_answers_in_the_same_places_a_report_says_so_first_and_still_advises() -> None:
    document = careless("manager", "same_places")
    assert "follow places on the screen" in document.sections[0].sentences[0].text
    assert "style-D" in {id_ for card in cards(document.chapters) for id_ in card.statements}


@pytest.mark.parametrize("person", [measure("Ana Ruiz", theta) for theta in (CLEAR, HALF, CALM, CERTAIN)] + [LEANING])
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.exhaustive
def test_a_card_on_a_claim_that_is_not_very_likely_says_so_itself(audience: Audience, person: Results) -> None:
    document = write(person, audience)
    by_id = {each.id: each for each in document.statements}
    for chapter in document.chapters:
        for topic in chapter.topics if chapter.id in CHAPTERS else ():
            for card in topic.cards:
                base = by_id[card.statements[0]]
                sure = base.strength == "very likely"
                condition = "" if sure else rf"If .+ \({percent(base.probability or 0.0)}\): "
                assert re.match(rf"{condition}(?!If .+%)", card.headline or "")
            weakest = {by_id[card.statements[0]].strength for card in topic.cards}
            assert len(topic.cards) <= (1 if weakest == {"more likely than not"} else 2 if "likely" in weakest else 3)


def test_a_manager_reads_what_suits_both_styles_where_the_direction_is_between_two() -> None:
    (first,) = (each for each in written("manager", theta=CALM).sections if each.id == "first")
    on_style = [each.text for each in first.sentences if each.statements == ["style-SC"]]
    assert on_style[0].startswith("Name one piece of work that may take its time")
    assert on_style[1:] == ["The reason: “Above all calm” (very likely, 98%)."]


def test_only_what_is_less_than_likely_is_called_least_sure() -> None:
    leaning, sure = (
        " ".join(sentence.text for each in document.sections for sentence in each.sentences)
        for document in (write(LEANING, "manager"), written("manager", theta=CERTAIN))
    )
    assert "Rely least on this: “Dominance (D)”" in leaning
    assert "Rely least on this" not in sure


def test_a_coach_suggests_what_the_person_does() -> None:
    own, coachs, managers = (
        [sentence.text for each in written(audience).sections if each.id == "try" for sentence in each.sentences]
        for audience in ("self", "coach", "manager")
    )
    assert own == coachs != managers


def test_a_card_speaks_to_its_reader() -> None:
    """The coach reads what the person does; the manager, what those who work with the person do."""
    own, managers, coachs = (
        {card.headline: card.text for card in cards(written(audience, theta=CERTAIN).chapters) if card.statements}
        for audience in AUDIENCES
    )
    described = {"Dominance (D)", "Influence (I)", "Steadiness (S)", "Conscientiousness (C)", "Pace", "Focus"}
    shared = (own.keys() & managers.keys() & coachs.keys()) - described
    assert len(shared) > 30
    assert [name for name in shared if own[name] != coachs[name] or own[name] == managers[name]] == []


def test_a_coach_reads_the_least_certain_claim_first() -> None:
    document = written("coach")
    claims = next(chapter for chapter in document.chapters if chapter.id == "claims")
    cited = [topic.cards[0].statements[0] for topic in claims.topics]
    probabilities = {each.id: each.probability or 0.0 for each in document.statements}
    assert len(cited) == 3
    assert [probabilities[id_] for id_ in cited] == sorted(probabilities[id_] for id_ in cited)
    assert [row[0] for row in sheet(document).rows] == [
        f"{each.headline} ({percent(each.probability or 0)})"
        for id_ in cited
        for each in document.statements
        if each.id == id_
    ]


@pytest.mark.parametrize("theta", [CLEAR, FLAT, CALM])
@pytest.mark.parametrize("audience", AUDIENCES)
def test_each_reader_has_every_part_in_its_place_once(audience: Audience, theta: tuple[float, ...]) -> None:
    document = written(audience, theta=theta)
    places = [(place.kind, place.id) for place in places_of(document)]
    assert len(places) == len(set(places))
    assert set(places) <= {(place.kind, place.id) for place in document.order}
    ids = [id_ for _, id_ in places]
    assert ids.index("certainty") == (1 if audience == "coach" else len(ids) - 1)
    assert ids.index("summary") == 0
    assert {"person_region", "person_polar", "questions", "marks", "worksheet", "conversation"} <= set(ids)
    boxes = [each.id for each in document.passages if each.id.startswith("reflect")]
    assert len(boxes) == {"self": 4, "manager": 1, "coach": 0}[audience]


def test_no_two_audiences_get_the_same_conversation() -> None:
    for subject in ("person", "pair", "team"):
        talks = [written(audience, subject=subject).conversation for audience in AUDIENCES]
        steps = [step for talk in talks if talk is not None for step in talk.paragraphs]
        assert len(set(steps)) == len(steps) == 15


@pytest.mark.parametrize(
    ("person", "readers", "claim"),
    [
        (measure("Ana Ruiz", HALF), ["D (50%)", "I (37%)"], "pace-fast"),
        (LEANING, ["D (61%)", "I (17%)"], "style-D"),
    ],
    ids=["half", "leaning"],
)
def test_where_two_directions_are_in_question_the_cards_of_both_can_be_compared(
    person: Results, readers: list[str], claim: str
) -> None:
    (chapter,) = (chapter for chapter in write(person, "coach").chapters if chapter.id == "compare")
    assert chapter.readers == [f"If the direction is {each}" for each in readers]
    assert all(card.for_others for card in cards([chapter]))
    assert {id_ for card in cards([chapter]) for id_ in card.statements} == {claim}


@pytest.mark.parametrize("theta", [CERTAIN, CALM, FLAT], ids=["sure", "between", "open"])
def test_elsewhere_no_cards_are_compared(theta: tuple[float, ...]) -> None:
    assert "compare" not in {chapter.id for chapter in written(theta=theta).chapters}


@pytest.mark.parametrize("audience", AUDIENCES)
def test_the_four_styles_are_described_first_the_persons_then_those_that_share_a_half(audience: Audience) -> None:
    (chapter,) = (each for each in written(audience).chapters if each.id == "portraits")
    styles, axes = chapter.topics
    headlines = [card.headline for card in styles.cards]
    assert headlines == ["Dominance (D)", "Influence (I)", "Conscientiousness (C)", "Steadiness (S)"]
    assert [card.headline for card in axes.cards] == ["Pace", "Focus"]
    assert all(card.statements for topic in chapter.topics for card in topic.cards)


@pytest.mark.parametrize("audience", AUDIENCES)
def test_each_claim_has_what_would_speak_for_it_and_against_it(audience: Audience) -> None:
    document = written(audience)
    (chapter,) = (each for each in document.chapters if each.id == "claims")
    assert len(chapter.topics) == 3
    assert {len(topic.cards) for topic in chapter.topics} == {3 if audience == "coach" else 2}
    assert all("%" in (topic.note or "") for topic in chapter.topics)


@pytest.mark.parametrize("theta", [CLEAR, FLAT, CALM])
def test_a_manager_reads_early_three_things_to_do_and_what_they_rest_on(theta: tuple[float, ...]) -> None:
    document = written("manager", theta=theta)
    assert [place.id for place in places_of(document)][:2] == ["summary", "first"]
    (first,) = (each for each in document.sections if each.id == "first")
    probabilities = {each.id: each.probability for each in document.statements}
    cited = [probabilities[sentence.statements[0]] for sentence in first.sentences]
    known = [each for each in cited if each is not None]
    assert known == sorted(known, reverse=True)
    does = [sentence for sentence in first.sentences if not sentence.text.startswith("The reason:")]
    assert len(does) == 3
    assert len(first.sentences) == 3 + sum(probabilities[each.statements[0]] is not None for each in does)


@pytest.mark.parametrize("theta", [CLEAR, FLAT, CALM])
@pytest.mark.parametrize("audience", ["self", "manager"])
def test_a_plan_begins_with_what_suits_the_person(audience: Audience, theta: tuple[float, ...]) -> None:
    rows = sheet(written(audience, theta=theta)).rows
    filled = [row for row in rows if row[0]]
    assert len(filled) >= 3
    assert len({row[0] for row in filled}) == len(filled)
    assert all(row[1] and not row[2] and not row[3] for row in filled)
    assert [""] * 4 in rows


def test_two_people_and_a_team_get_something_to_agree_on() -> None:
    pair, team = (written(subject=subject).worksheet for subject in ("pair", "team"))
    assert pair is not None
    assert team is not None
    assert pair.columns[1:3] == ["Ana needs", "Ben needs"]
    assert [row[1:] for row in (*pair.rows, *team.rows)] == [["", "", ""]] * (len(pair.rows) + len(team.rows))


def test_markdown_has_what_there_is_to_fill_in() -> None:
    text = make_markdown(written("manager"))
    assert "\n| When … | I will … | From this day |" in text
    assert "## Three questions for your one-to-ones" in text


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
    materials += [gather_team(size, people[:size], commission)[0] for size in (3, 7)]
    for material in materials:
        sizes = {section.id: len(section.statements) for section in outline(material)}
        for one, other in (("strengths", "watch_outs"), ("try", "questions")):
            assert {one, other} - sizes.keys() or min(sizes[one], sizes[other]) > 1  # type: ignore[index]
