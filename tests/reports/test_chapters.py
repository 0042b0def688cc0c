"""What a report on one person says, and has beyond the statements: cards, a conversation, something to fill in."""

import asyncio
import re
from datetime import UTC, datetime

import pytest

from benchmarks.reports.reading import count_pages, sentences_of, share_of_own
from discern.contract.models.reports import (
    MOST_SITUATIONS,
    Audience,
    Chapter,
    Length,
    Passage,
    ReportDocument,
    Section,
    Situation,
    Table,
    cards_of,
    chapters_of,
    sections_of,
)
from discern.contract.models.results import Quality, QualityCheck, Results
from discern.reports.assembly import write_document
from discern.reports.drawings import charts_of
from discern.reports.markdown import make_markdown
from discern.reports.material import Commission, gather_pair, gather_person, gather_team
from discern.reports.person import APART, AS_LIKELY
from discern.reports.placeholders import reveal
from discern.reports.sections import outline
from discern.reports.shared_text import cited_statements, is_finding
from discern.words import badge_text
from tests.support.documents import cards_of_all, ids_of, parts_of_kind, passages_of, tables_of
from tests.support.measured import measure
from tests.support.results import build_results

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
CLEAR = (1.6, 0.2, -0.6, -0.999)
CERTAIN = (3.0, 0.2, -1.2, -1.6)
FLAT = (0.0, 0.0, 0.0, 0.004)
CALM = (-1.0, 0.0, 1.5, 0.3)
HALF = (0.4, 0.2, -0.3, -0.2)
BETWEEN = (-1.2, -1.0, 1.2, 1.2)
PLACES = {CLEAR: "style-D", CALM: "style-SC", HALF: "pace-fast", FLAT: "style-open"}
"""What is said first of people: a style's direction, one between two, a half of the circle, or that it is open."""
AUDIENCES: tuple[Audience, ...] = ("self", "manager", "coach")
OF_EVERYBODY = {"styles", "debrief", "agenda"}
"""The parts that say something of everybody: of the four styles, and to a coach how a session goes."""
RANDOM = {
    "you": "Your answers look more like random picks than like choices.",
    "named": "The answers of Ana Ruiz look more like random picks than like choices.",
}

HALVES = build_results("Ana Ruiz", theta=(1.0, 0.0, -1.0, 0.0), error=0.9, settled=False)
"""Somebody of whom both halves are likely, and no quarter."""

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
    verdict, *others = sections_of(document)[0].sentences
    said = next(each for each in document.statements if each.id == first)
    assert (verdict.statements, verdict.text, verdict.strength) == ([first], said.text, said.strength)
    # What it says too is no finding of its own; that the other axis is open is.
    assert [each.text for each in others] == (["Task or people first: open."] if first == "pace-fast" else [])


@pytest.mark.parametrize("length", ["short", "full"])
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("subject", ["person", "pair", "team"])
def test_how_sure_a_finding_is_stands_beside_it_and_percents_at_the_end(
    subject: str, audience: Audience, length: Length
) -> None:
    document = written(audience, length, subject=subject)
    by_id = {each.id: each for each in document.statements}
    for section in sections_of(document):
        for sentence in section.sentences:
            assert sentence.strength is None or [sentence.strength] == [
                by_id[id_].strength for id_ in sentence.statements if is_finding(by_id[id_])
            ]
    text, _, evidence = make_markdown(document).partition("## How sure each finding is, and why")
    body = text.partition("## How likely each quarter is")[0]
    # Drawings are told with their chances and ranges, and ranges are those of 95%. A coach reads how likely each
    # quarter is where it says how to talk about that. A line below a pair's cards says what the dots mean.
    told = "\n".join(
        line
        for line in body.splitlines()
        if not line.startswith((">", "|", "The answers place", "*D (Dominance) is fast"))
    )
    told = told.replace("(95%)", "").replace(", each 95% sure: ", "")
    assert "%" not in told
    assert re.search(r"likely|more likely than not|can't tell|surest|certain", re.sub("[●○]{3} .*", "", told)) is None
    verdict = by_id[sections_of(document)[0].sentences[0].statements[0]]
    assert f" {badge_text(verdict.strength)} [1]" in body
    assert f"1. {verdict.text} *{badge_text(verdict.strength)}" in evidence


@pytest.mark.parametrize("length", ["short", "full"])
@pytest.mark.parametrize("subject", ["person", "pair", "team"])
def test_each_caution_is_said_once(subject: str, length: Length) -> None:
    text = make_markdown(written(length=length, subject=subject))
    assert text.count("hasn't been tested on real people yet") + text.count("no one's data has tested it yet") == 1
    assert text.count("Never for hiring") == 1
    assert text.count("to start a conversation") == 1
    assert text.count("what DISC courses teach") == 1
    assert text.count("no norm group") == (length == "full" and subject != "pair")


def chapter(document: ReportDocument, id_: str) -> Chapter:
    return parts_of_kind(document, Chapter)[id_]


def sheet(document: ReportDocument) -> Table:
    return parts_of_kind(document, Table)["plan"]


@pytest.mark.parametrize("subject", ["person", "pair", "team"])
def test_every_card_cites_a_statement_of_the_report(subject: str) -> None:
    document = written(subject=subject)
    known = {each.id for each in document.statements}
    found = cards_of_all(document)
    assert len(found) >= (30 if subject == "person" else 4)
    assert {id_ for card in found for id_ in card.statements} <= known
    assert known >= {statement.id for _, statement in cited_statements(document)}


@pytest.mark.parametrize("subject", ["person", "pair", "team"])
def test_a_short_report_has_neither_an_agenda_nor_tables(subject: str) -> None:
    document = written(length="short", subject=subject)
    assert tables_of(document) == []
    assert "agenda" not in ids_of(document)


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_full_report_goes_into_three_situations_and_the_four_styles(audience: Audience) -> None:
    document = written(audience)
    assert len(chapter(document, "situations").topics) == MOST_SITUATIONS
    styles = chapter(document, "styles").topics
    assert [re.sub(r".*\((.)\)", r"\1", topic.heading) for topic in styles] == [*"DISC"]
    # How each looks to the other, of the same style once, and what to do.
    looks = [[card.headline is None for card in topic.cards] for topic in styles]
    assert looks == [[True, False], *[[True, True, False]] * 3]


def headings(audience: Audience, *chosen: Situation, purpose: str = "") -> list[str]:
    ana = measure("Ana Ruiz", CLEAR, number=1)
    commission = Commission(audience, "full", purpose=purpose, situations=chosen)
    material, _ = gather_person(ana, commission)
    document, _ = asyncio.run(write_document(material, [ana], report_id="rep_1", now=NOW))
    return [topic.heading for topic in chapter(document, "situations").topics]


def test_the_situations_are_those_that_are_asked_for_or_that_the_purpose_names() -> None:
    assert headings("self", "remote", "planning")[:2] == ["Working remotely", "Planning"]
    assert headings("self", purpose="before our planning week")[0] == "Planning"
    assert headings("self", "remote", purpose="before our planning week")[0] == "Working remotely"
    assert headings("self", purpose="for the record") == headings("self")
    assert len({*map(tuple, map(headings, AUDIENCES))}) == 3


@pytest.mark.parametrize("audience", AUDIENCES)
def test_people_in_different_quarters_share_less_than_a_third_of_their_sentences(audience: Audience) -> None:
    quarters = {"D": CLEAR, "I": (-0.3, 1.6, -0.5, -0.6), "S": (-0.6, -0.5, 1.6, -0.3), "C": (-0.5, -0.6, -0.3, 1.6)}
    found = {}
    for place, theta in quarters.items():
        document = written(audience, theta=theta)
        pages = [
            page.model_copy(update={"parts": [part for part in page.parts if part.id not in OF_EVERYBODY]})
            for page in document.pages
        ]
        found[place] = sentences_of(document.model_copy(update={"pages": pages}))
    for one, ours in found.items():
        for other, theirs in found.items():
            assert one == other or 100 - share_of_own(ours, theirs) < 100 / 3, (one, other, ours & theirs)


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_portrait_comes_after_the_verdict_and_its_lists_on_the_next_page(audience: Audience) -> None:
    document = written(audience)
    assert ids_of(document)[:2] == ["summary", "portrait"]
    sides, talk = chapter(document, "sides"), chapter(document, "talk")
    (do,) = (topic for topic in talk.topics if "do" in topic.heading and "don't" not in topic.heading)
    assert [len(topic.cards) for topic in (*sides.topics[-2:], *talk.topics)] == [4, 4, 4, 4]
    assert {id_ for card in do.cards for id_ in card.statements} == {"do-style-D"}


@pytest.mark.parametrize("audience", ["manager", "coach"])
def test_of_an_open_place_others_read_what_to_ask(audience: Audience) -> None:
    asked = chapter(written(audience, theta=FLAT), "talk")
    assert [len(topic.cards) for topic in asked.topics] == [4]
    assert "How to talk" not in asked.heading


def test_of_an_open_place_people_read_on_one_page_what_can_be_said_and_nothing_else() -> None:
    document = written("self", theta=FLAT)
    assert ids_of(document) == ["summary", "standing", "drawing", "questions"]
    said = parts_of_kind(document, Passage)["standing"].paragraphs[0]
    (style,) = (each.style for each in document.results)
    assert style is not None
    assert style.quarters is not None
    chances, fast = sorted(dict(style.quarters.items()).values()), style.quarters.D + style.quarters.I
    for chance in (max(fast, 1 - fast), chances[0], chances[-1]):
        assert f"({chance:.0%})" in said
    near = sum(chances[-1] - each <= AS_LIKELY for each in chances)
    assert ("is the likeliest" in said, "about equally likely" in said) == (near == 1, near > 1)
    assert count_pages(document) == 2


@pytest.mark.parametrize(
    ("theta", "said"),
    [((0.4, 0.1, 0.4, -0.3), True), ((0.1, 0.08, -0.05, -0.05), False), ((0.5, -0.3, 0.0, -0.1), False)],
    ids=["between opposites", "beside each other", "in one of the opposites"],
)
def test_of_an_open_place_people_read_why_no_high_score_shows_in_it(
    theta: tuple[float, float, float, float], said: bool
) -> None:
    document = write(build_results("Ana Ruiz", theta=theta, error=1.5), "self")
    paragraphs = parts_of_kind(document, Passage)["standing"].paragraphs
    assert any("two highest scores, D and S, lie opposite" in each for each in paragraphs) is said
    assert count_pages(document) == 2


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
    (said,) = sections_of(document)[0].sentences
    assert (said.text, said.strength) == (RANDOM["you" if audience == "self" else "named"], None)
    assert {each.id for each in sections_of(document)} == {"summary", "scores"}
    assert cards_of_all(document) == []


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.exhaustive
def test_of_answers_that_look_random_a_full_report_says_what_helps(audience: Audience) -> None:
    document = careless(audience)
    (passage,) = (each for each in passages_of(document) if each.id == "doubtful")
    check, doubt, *steps = passage.paragraphs
    assert check.startswith("The check asks three things")
    assert doubt.startswith("It can be wrong.")
    assert any("five to ten quiet minutes" in step for step in steps)
    assert count_pages(document) <= 3


@pytest.mark.parametrize("audience", AUDIENCES)
def test_of_answers_that_look_random_a_report_makes_nothing(audience: Audience) -> None:
    document = careless(audience)
    assert {each.kind for each in document.statements} == {"random", "measured", "caveat"}
    assert chapters_of(document) == []
    assert tables_of(document) == []
    titles = [chart.title for name in ("person_region", "person_polar") for chart in charts_of(name, document)]
    assert {*titles} == {"As the answers have it, which may be chance"}


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_short_report_on_answers_that_look_random_says_what_helps(audience: Audience) -> None:
    (doubtful, _) = passages_of(careless(audience, length="short"))
    assert doubtful.paragraphs[0].startswith("It can be wrong.")


def test_a_short_report_advises_only_on_what_it_has_said() -> None:
    for number in range(1, 6):
        result = measure("Ana Ruiz", CLEAR, number=number)
        if result.scores is None:
            continue
        sections = outline(gather_person(result, Commission("self", "short"))[0])
        said = {each.id for each in sections[0].statements}
        for section in sections[1:]:
            for statement in section.statements:
                base = statement.id.removeprefix(f"{statement.kind}-")
                assert statement.kind == "measured" or {base, base.rpartition("-")[0]} & said


@pytest.mark.parametrize("audience", AUDIENCES)
def test_of_answers_that_pass_a_report_says_nothing_about_the_check(audience: Audience) -> None:
    assert "doubtful" not in ids_of(written(audience))


def test_of_answers_in_the_same_places_a_report_says_so_first_and_still_advises() -> None:
    document = careless("manager", "same_places")
    assert "picked by their place on the screen" in sections_of(document)[0].sentences[0].text
    assert "style-D" in {id_ for card in cards_of_all(document) for id_ in card.statements}


def test_a_coach_suggests_what_the_person_does() -> None:
    short, coachs, managers = (
        [sentence.text for each in sections_of(document) if each.id == "try" for sentence in each.sentences]
        for document in (written("self", "short"), written("coach"), written("manager"))
    )
    assert short
    assert short == coachs[: len(short)] != managers[: len(short)]


def test_a_card_speaks_to_its_reader() -> None:
    """The coach reads what the person does; the manager, what those who work with the person do."""
    own, managers, coachs = (
        {card.headline: card.text for topic in chapter(document, "styles").topics for card in topic.cards[-1:]}
        for document in (written(audience, theta=CERTAIN) for audience in AUDIENCES)
    )
    assert len(own) == 4
    assert own == coachs
    assert not {*own.values()} & {*managers.values()}


def test_a_coach_reads_the_least_certain_claim_first() -> None:
    # Two halves are said of somebody in no quarter.
    person = build_results("Ana Ruiz", theta=(0.5, -0.3, -0.6, 0.4), error=0.7)
    document, manager = write(person, "coach"), write(person, "manager")
    claims = chapter(document, "claims")
    cited = [topic.cards[0].statements[0] for topic in claims.topics]
    by_id = {each.id: each for each in document.statements}
    assert len(cited) == 2
    assert [by_id[id_].probability for id_ in cited] == sorted(by_id[id_].probability or 0.0 for id_ in cited)
    # A line is left for what the session brings up.
    assert [row[0] for row in sheet(document).rows] == [*(topic.heading for topic in claims.topics), ""]
    surest_first = chapter(manager, "claims")
    assert [topic.cards[0].statements[0] for topic in surest_first.topics] == cited[::-1]


@pytest.mark.parametrize("theta", [CLEAR, FLAT, CALM])
@pytest.mark.parametrize("audience", AUDIENCES)
def test_each_reader_has_every_part_once(audience: Audience, theta: tuple[float, ...]) -> None:
    ids = ids_of(written(audience, theta=theta))
    assert len(ids) == len(set(ids))
    assert ids[0] == "summary"
    assert {"drawing", "questions"} <= set(ids)
    # To somebody whose place is open, there is nothing to test and to plan on.
    assert ({"claims", "plan"} <= set(ids)) == (theta != FLAT or audience != "self")
    # To somebody whose place is open, cards could only say that it is.
    assert ("situations" in ids) == (theta != FLAT or audience != "self")
    # Of an open place nothing is said to bring or cost anything, or to look any way to anybody.
    assert ({"sides", "styles"} <= set(ids)) == (theta != FLAT)
    assert ({"agenda", "debrief"} <= set(ids)) == (audience == "coach")


@pytest.mark.parametrize(
    ("theta", "begins"),
    [
        (CLEAR, "The answers place Ana in the quarter D: D "),
        (HALF, "The answers carry one half of the circle and leave the other question open: "),
        (FLAT, "The answers carry no side: "),
    ],
)
def test_a_coach_reads_how_to_debrief_and_what_to_say_of_an_adapted_style(
    theta: tuple[float, ...], begins: str
) -> None:
    how, adapted = parts_of_kind(written("coach", theta=theta), Passage)["debrief"].paragraphs
    assert how.startswith(begins)
    # The quarters with their chances, the likeliest first.
    chances = [int(each) for each in re.findall(r"[DISC] (\d+)%", how.partition(". ")[0])]
    assert chances
    assert chances == sorted(chances, reverse=True)
    assert 85 <= sum(chances) <= 101
    assert "natural and my adapted style" in adapted


def test_of_a_place_between_two_quarters_a_coach_reads_which_is_nearer() -> None:
    nearer = 0
    for lean in (0.0, 0.1, 0.2, 0.3, 0.4, 0.5):
        result = build_results("Ana Ruiz", theta=(-0.8, -0.8, 0.8 - lean, 0.8 + lean))
        assert result.style is not None
        assert result.style.quarters is not None
        how = parts_of_kind(write(result, "coach"), Passage)["debrief"].paragraphs[0]
        if result.style.direction == "SC":
            is_nearer = abs(result.style.quarters.C - result.style.quarters.S) > APART
            assert ("nearer C (" in how, "in the middle of" in how) == (is_nearer, not is_nearer)
            nearer += is_nearer
    assert nearer


def test_a_coach_is_not_told_that_a_question_is_open_where_both_halves_are_likely() -> None:
    document = write(HALVES, "coach")
    how = parts_of_kind(document, Passage)["debrief"].paragraphs[0]
    assert how.startswith("The answers carry two halves of the circle, each surer than the two together: D 75%, ")
    assert "open" not in how


@pytest.mark.parametrize("audience", AUDIENCES)
def test_how_to_read_a_score_is_said_where_scores_have_their_ranges(audience: Audience) -> None:
    for theta in (CLEAR, FLAT):
        document = written(audience, theta=theta)
        says_how = any("62 (27–89)" in text for passage in document.guide for text in passage.paragraphs)
        scores = parts_of_kind(document, Section).get("scores")
        assert says_how == (scores is not None)
        assert scores is None or any(re.search(r"\d \(\d+–\d+\)", each.text) for each in scores.sentences)


def test_no_place_is_said_to_lean_until_the_levels_of_styles_are_settled() -> None:
    for person, leans in ((HALVES, False), (LEANING, True)):
        (text,) = (
            text for each in write(person, "self").guide for text in each.paragraphs if text.startswith("The badge")
        )
        assert ("A place on the circle is named from 80% on" in text) is not leans


def test_no_two_audiences_get_the_same_agenda() -> None:
    for subject, steps in (("person", 5), ("pair", 10), ("team", 16)):
        talks = [parts_of_kind(written(audience, subject=subject), Passage).get("agenda") for audience in AUDIENCES]
        said = [step for talk in talks if talk is not None for step in talk.paragraphs]
        assert len(set(said)) == len(said) == steps


@pytest.mark.parametrize("audience", AUDIENCES)
def test_each_claim_has_what_would_speak_for_it_and_against_it(audience: Audience) -> None:
    document = written(audience)
    claim = next(each for each in document.statements if each.id == "style-D")
    (topic,) = chapter(document, "claims").topics
    assert (topic.heading, topic.strength) == (claim.text.replace("Ana Ruiz", "Ana"), claim.strength)
    assert len(topic.cards) == (4 if audience == "coach" else 2)
    # Signs of a direction are those of its style and of both its halves.
    holds = topic.cards[1 if audience == "coach" else 0].text
    assert len([each for each in ("decides", "steering", "verbs") if each in holds]) == 1
    assert len(re.findall(r"\.(?: |$)", holds)) == 3


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_card_on_a_leaning_says_so_once_a_chapter_and_no_other_does(audience: Audience) -> None:
    for document in (write(LEANING, audience), written(audience, theta=CERTAIN)):
        by_id = {each.id: each for each in document.statements}
        for each in chapters_of(document):
            shown = [card for _, cards in cards_of(each, document) for card in cards]
            said = [card.claim.id for card in shown if card.claim is not None]
            rest_on = {id_ for card in shown for id_ in card.card.statements[:1]}
            leaning = {id_ for id_ in rest_on if by_id[id_].strength == "leaning"}
            assert sorted(said) == (sorted(leaning) if each.id in {"situations", "styles"} else [])


def test_a_half_s_cards_never_stand_beside_those_of_a_quarter() -> None:
    document = written("self", theta=(0.2, 2.2, 0.2, -1.6))
    claim = next(each for each in document.statements if each.kind == "style")
    assert (claim.id, claim.strength) == ("style-I", "very likely")
    for topic in chapter(document, "situations").topics:
        assert {id_ for card in topic.cards for id_ in card.statements} == {"style-I"}


def test_a_manager_reads_early_what_to_do_this_week() -> None:
    document = written("manager")
    assert "try" in {part.id for part in document.pages[0].parts}
    (tries,) = (each for each in sections_of(document) if each.id == "try")
    assert tries.heading == "What to do"
    assert all("Ana" in sentence.text for sentence in tries.sentences)


@pytest.mark.parametrize(
    ("audience", "theta"), [("self", CLEAR), ("self", CALM), ("manager", CLEAR), ("manager", CALM), ("manager", FLAT)]
)
def test_a_plan_begins_with_what_suits_the_person(audience: Audience, theta: tuple[float, ...]) -> None:
    rows = sheet(written(audience, theta=theta)).rows
    filled = [row for row in rows if row[0]]
    assert len(filled) >= 3
    assert len({row[0] for row in filled}) == len(filled)
    assert all(row[1] and not row[2] and not row[3] for row in filled)
    assert [""] * 4 in rows


def test_two_people_and_a_team_get_something_to_agree_on() -> None:
    pair, team = (parts_of_kind(written(subject=subject), Table)["agreement"] for subject in ("pair", "team"))
    assert pair.columns[1:3] == ["Ana needs", "Ben needs"]
    assert [row[1:] for row in (*pair.rows, *team.rows)] == [["", "", ""]] * (len(pair.rows) + len(team.rows))


def test_markdown_has_what_there_is_to_fill_in() -> None:
    text = make_markdown(written("manager"))
    assert "\n| When … | I will … | From this day |" in text
    assert "## Three questions for your one-to-ones" in text


def test_two_opposite_scores_that_are_both_high_are_put_into_words() -> None:
    both = build_results("Ana Ruiz", theta=(0.0, 1.2, 0.0, 1.0), error=0.4)
    document = write(both, "manager")
    [said] = (
        each for each in parts_of_kind(document, Section)["scores"].sentences if "opposites-IC" in each.statements
    )
    assert "Ana wins people over and checks the facts" in said.text
    assert len(next(each for each in document.statements if each.id == "opposites-IC").evidence) == 2
    # Not where it is hardly likely.
    unsure = build_results("Ana Ruiz", theta=(0.0, 0.3, 0.0, 0.3), error=0.4)
    assert not [each for each in write(unsure, "manager").statements if each.id.startswith("opposites")]


@pytest.mark.parametrize("audience", AUDIENCES)
def test_each_copy_says_whose_it_is(audience: Audience) -> None:
    whose = {"self": "your own copy", "manager": "the manager's copy", "coach": "the coach's copy"}[audience]
    assert written(audience).subtitle.endswith(whose)
    assert written(audience, subject="pair").subtitle.endswith(whose)
    of_team = "the team's copy" if audience == "self" else whose
    assert written(audience, subject="team").subtitle.endswith(of_team)


def test_the_figures_of_scores_are_said_once() -> None:
    document = written()
    said = " ".join(sentence.text for section in sections_of(document) for sentence in section.sentences)
    figures = re.findall(r"\d+ \(\d+–\d+\)", said)
    assert len(figures) == len(set(figures)) == 4
