"""Reports on two people and on teams: a card each, situations, something to fill in, for each of three readers."""

import asyncio
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path

import pytest

from benchmarks.reports.reading import count_pages, difference, sentences_of
from discern.charts.style_distribution import describe_range
from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Mark, holds_without_random
from discern.contract.models.reports import (
    Audience,
    Chapter,
    Length,
    Passage,
    ReportDocument,
    Section,
    Table,
    Writing,
    chapters_of,
    sections_of,
)
from discern.contract.models.results import Quality, QualityCheck, Results
from discern.contract.models.teams import MapPoint
from discern.contract.styles import STYLES
from discern.reports.arrangement import Arrangement, Offer
from discern.reports.assembly import write_document
from discern.reports.markdown import make_markdown
from discern.reports.material import MOST_CARDS, Commission, Material, gather_pair, gather_team
from discern.reports.pdf import make_pdf
from discern.reports.placeholders import reveal
from discern.reports.sections import Outline
from discern.reports.shared_text import is_finding, items_of
from discern.words import badge_text, format_score, style_name
from tests.support.documents import cards_of_all, ids_of, parts_of_kind, passages_of, tables_of
from tests.support.measured import measure, measure_many
from tests.support.results import build_results

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
AUDIENCES: tuple[Audience, ...] = ("self", "manager", "coach")
SITUATIONS = ["Meetings", "Decisions", "Conflict", "Planning", "A crisis", "A new member"]


def profiled(count: int) -> list[Results]:
    return [each for each in measure_many(count + 6) if each.scores is not None][:count]


def flat(count: int) -> list[Results]:
    tried = (measure(f"Flat {n}", (0.0, 0.0, 0.0, 0.0), number=100 + n) for n in range(2 * count))
    return [each for each in tried if each.scores is not None][:count]


def divided() -> list[Results]:
    quick = [measure(f"Quick {n}", (1.8, 0.2, -1.2, -0.4), number=300 + n) for n in range(5)]
    calm = [measure(f"Calm {n}", (-1.2, -0.2, 1.8, 0.4), number=400 + n) for n in range(5)]
    return [each for each in (*quick, *calm) if each.scores is not None]


TEAMS: dict[str, Callable[[], list[Results]]] = {
    "drawn": partial(profiled, 7),
    "flat": partial(flat, 7),
    "divided": divided,
}


def write(
    people: Sequence[Results], audience: Audience = "manager", length: Length = "full", hidden: int = 0
) -> ReportDocument:
    """A report on a team; on two people if there are no more."""
    commission = Commission(audience, length)
    if len(people) == 2:
        material, roster = gather_pair(people[0], people[1], commission)
    else:
        material, roster = gather_team(len(people) + hidden, people, commission)
    document, _ = asyncio.run(write_document(material, people, report_id="rep_1", now=NOW))
    return reveal(document, roster)


@cache
def team(audience: Audience, size: int = 7) -> ReportDocument:
    return write(profiled(size), audience)


@cache
def pair(audience: Audience) -> ReportDocument:
    return write(profiled(2), audience)


def chapter(document: ReportDocument, id_: str) -> Chapter:
    return parts_of_kind(document, Chapter)[id_]


@pytest.mark.parametrize("audience", AUDIENCES)
def test_each_member_has_a_card_that_says_how_sure_their_style_is(audience: Audience) -> None:
    document = team(audience)
    members = chapter(document, "members")
    assert members.form == "people"
    assert [topic.heading for topic in members.topics] == [each.candidate.name for each in profiled(7)]
    statements = {each.id: each for each in document.statements}
    for number, topic in enumerate(members.topics, start=1):
        assert topic.note
        # Nothing is advised on answers that look random, and little where no side is clear.
        is_random = "more like random picks" in topic.note
        assert len(topic.cards) == 1 if is_random else len(topic.cards) >= (1 if topic.strength == "open" else 3)
        assert (topic.strength is None) == is_random
        # What stands on a card rests on what is said of this person alone.
        cited = [statements[id_] for card in topic.cards for id_ in card.statements]
        assert cited
        assert {each.id.partition("-")[0] for each in cited} == {f"P{number}"}
        assert {person.name for each in cited for person in each.people} <= {topic.heading}


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.exhaustive
def test_a_team_reads_what_helps_where_answers_look_random_and_else_nothing_of_it(audience: Audience) -> None:
    quality = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    first, *others = (each for each in profiled(7) if not each.quality.looks_random)
    doubted = write([first.model_copy(update={"quality": quality}), *others], audience)
    (passage,) = (each for each in passages_of(doubted) if each.id == "doubtful")
    assert passage.heading == "Where answers look random"
    assert any("five to ten quiet minutes" in each for each in passage.paragraphs)
    assert "doubtful" not in ids_of(write([first, *others], audience))


@pytest.mark.parametrize("audience", AUDIENCES)
def test_two_people_of_whom_one_answered_at_random_are_not_compared(audience: Audience) -> None:
    quality = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    one, other = profiled(2)
    document = write([one, other.model_copy(update={"quality": quality})], audience)
    assert [each.id for each in sections_of(document)] == ["summary"]
    (warning,) = sections_of(document)[0].sentences
    assert warning.text == (
        "The answers of Person 2 look more like random picks than like choices, so nothing is said of the two."
    )
    (passage,) = (each for each in passages_of(document) if each.id == "doubtful")
    assert "nothing is said here of how" in passage.paragraphs[-1]
    advised = [each for each in chapters_of(document) if each.id in {"helping", "situations"}]
    assert {id_ for each in advised for topic in each.topics for card in topic.cards for id_ in card.statements} == {
        "random"
    }
    doubted = chapter(document, "members").topics[1]
    assert (doubted.strength, doubted.styles) == (None, [])


def test_no_two_members_read_the_same_where_there_is_a_choice() -> None:
    members = chapter(team("manager"), "members")
    said = [card.text for topic in members.topics for card in topic.cards]
    assert len(set(said)) >= 0.8 * len(said)


def test_members_of_a_large_team_share_cards_by_style() -> None:
    people = profiled(MOST_CARDS + 1)
    document = write(people)
    groups = chapter(document, "members").topics
    assert 2 <= len(groups) <= len(people)
    listed = " ".join(group.cards[0].text for group in groups)
    assert all(each.candidate.name in listed for each in people)
    assert document.analysis is not None
    points = {point.name: point for point in document.analysis.map}
    heading = {"D": "Fast, task first (D)", "DI": "Fast", "SC": "Calm", None: "Open"}
    for group in groups:
        for name in re.findall(r"Person \d+", group.cards[0].text):
            point = points[name]
            if point.looks_random:
                assert group.heading == "Unclear answers"
            elif point.half is None:
                assert heading.get(point.direction, group.heading) == group.heading
            else:
                # Both halves are named where both are likely.
                assert (group.heading in {"Fast", "Calm", "People first", "Task first"}) != has_two_halves(point)


def has_two_halves(point: MapPoint) -> bool:
    """Whether two halves of the circle are likely, and no direction is said."""
    assert point.quarters is not None
    fast, people = (sum(point.quarters[style] for style in styles) for styles in (("D", "I"), ("I", "S")))
    return all(max(chance, 1 - chance) >= LIKELY for chance in (fast, people))


@pytest.mark.parametrize("make", TEAMS.values(), ids=TEAMS)
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.exhaustive
def test_every_team_gets_situations_with_the_reader_s_part_and_three_at_most_on_one_fact(
    audience: Audience, make: Callable[[], list[Results]]
) -> None:
    document = write(make(), audience)
    topics = chapter(document, "situations").topics
    headings = [topic.heading for topic in topics]
    assert headings == [each for each in SITUATIONS if each in headings]
    facts = Counter(tuple(topic.cards[0].statements) for topic in topics)
    assert len(topics) >= 3
    assert max(facts.values()) <= 3
    part = {"self": "An agreement to try", "manager": "Your part", "coach": "What to listen for"}[audience]
    assert all(part in [card.headline for card in topic.cards] for topic in topics)
    # A situation of which nothing is claimed never stands beside one that says to which side the team leans.
    claimed = any(each.kind == "majority" and each.probability is not None for each in document.statements)
    open_ = [card for topic in topics for card in topic.cards if card.headline == "Nothing stands out"]
    assert not (claimed and open_)


@pytest.mark.parametrize("make", TEAMS.values(), ids=TEAMS)
@pytest.mark.exhaustive
def test_a_team_reads_early_three_things_to_do_and_how_many_are_in_which_direction(
    make: Callable[[], list[Results]],
) -> None:
    for audience in AUDIENCES:
        document = write(make(), audience)
        sections = {each.id: each for each in sections_of(document)}
        assert ids_of(document)[1:4] == ["first", "drawing", "drawn"]
        does = [each.text for each in sections["first"].sentences]
        assert len(set(does)) == len(does) == 3
        # Those that rest on no claim cite the same figures, and are none the less several.
        assert len(items_of(sections["first"], {}, document)) == 3
        (counted,) = sections["drawn"].sentences
        assert document.analysis is not None
        assert document.analysis.distribution is not None
        for style, share in document.analysis.distribution.items():
            assert share.interval is not None
            assert f"{describe_range(share.interval, 'en')} in {style}" in counted.text
        # What to try is said once.
        assert "try" not in sections


def test_what_to_do_first_rests_on_no_opposition_twice() -> None:
    people = profiled(60)
    for size in (6, 8, 12):
        for start in range(0, 48, 6):
            document = write(people[start : start + size], "coach")
            does = parts_of_kind(document, Section)["first"].sentences
            cited = " ".join(id_ for each in does for id_ in each.statements)
            regions = re.findall(r"(?:split|friction|divided|opposite|apart)-(\w+)", cited)
            assert len(set(regions)) == len(regions), cited


def test_a_manager_finds_who_works_the_other_way_than_they_do() -> None:
    document = write(divided(), "manager")
    lists = {topic.heading: topic.cards[0] for topic in chapter(document, "own-way").topics}
    by_id = {each.id: each for each in document.statements}
    for heading, name in (("If you move fast", "Calm"), ("If you take your time", "Quick")):
        named = [person.name for id_ in lists[heading].statements for person in by_id[id_].people]
        assert named
        assert all(each.startswith(name) and each in lists[heading].text for each in named)
    assert "own-way" not in [*parts_of_kind(write(divided(), "self"), Chapter)]


@pytest.mark.parametrize("audience", AUDIENCES)
def test_two_who_are_alike_read_what_that_risks(audience: Audience) -> None:
    fast = [measure(f"Quick {n}", (1.8, 0.2, -1.2, -0.4), number=300 + n) for n in range(2)]
    alike = parts_of_kind(write(fast, audience), Section)["people"]
    assert alike.heading == "The risk of being alike"
    said = [each.text for each in alike.sentences]
    assert "Both answer before the other has finished, and neither slows down." in said
    calm = measure("Calm", (-1.2, -0.2, 1.8, 0.4), number=400)
    assert "clash" in parts_of_kind(write([fast[0], calm], audience), Section)["people"].heading


def test_the_scores_that_differ_most_are_said_at_the_drawing_of_two() -> None:
    document = pair("manager")
    assert ids_of(document)[1:3] == ["drawn", "drawing"]
    (drawn,) = parts_of_kind(document, Section)["drawn"].sentences
    one, other = (each.scores for each in document.results)
    assert one is not None
    assert other is not None
    style = max(STYLES, key=lambda each: abs(one[each].score - other[each].score))
    for scores in (one, other):
        assert format_score(scores[style].score, scores[style].interval) in drawn.text
    assert style_name(style) in drawn.text
    assert drawn.statements == ["scores-P1", "scores-P2"]


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="reads pages by poppler's pdftotext")
@pytest.mark.parametrize("length", ["short", "full"])
def test_initials_on_the_circle_of_a_team_are_resolved_beside_it(length: Length, tmp_path: Path) -> None:
    people = profiled(7)
    named = ["Ana Ruiz", "Ben Ito", "Cem Kaya", "Dua Ali", "Eva Lind", "Fay Moor", "Gil Noah"]
    people = [
        each.model_copy(update={"candidate": each.candidate.model_copy(update={"name": name})})
        for each, name in zip(people, named, strict=True)
    ]
    file = tmp_path / "report.pdf"
    file.write_bytes(make_pdf(write(people, "manager", length)))
    shown = subprocess.run(["pdftotext", "-raw", file, "-"], capture_output=True, text=True, check=True).stdout
    text = " ".join(shown.replace("\u00a0", " ").replace("\u200e", "").split())
    for name in named:
        initials = "".join(word[0] for word in name.split())
        assert f"{initials} {name}" in text


@pytest.mark.parametrize(
    ("purpose", "chosen", "heading"),
    [
        ("", None, "talk"),
        ("our budget for June", None, "talk"),
        ("before working together for the first time", None, "start"),
        ("", "start", "start"),
        ("before working together for the first time", "talk", "talk"),
    ],
)
@pytest.mark.exhaustive
def test_the_agenda_of_two_suits_the_purpose_unless_a_model_chooses(
    purpose: str, chosen: str | None, heading: str
) -> None:
    people = profiled(2)
    for audience in ("manager", "coach"):
        material, _ = gather_pair(people[0], people[1], Commission(audience, "full", purpose=purpose))
        arranger = None if chosen is None else Chooser(chosen)
        document, _ = asyncio.run(write_document(material, people, report_id="rep_1", now=NOW, arranger=arranger))
        agenda = parts_of_kind(document, Passage)["agenda"]
        starts = ("for the first time", "A first session before they work together")
        assert agenda.heading.endswith(starts) == (heading == "start")
        assert len(agenda.paragraphs) == 5


@pytest.mark.parametrize("subject", [pair, team], ids=["pair", "team"])
def test_a_manager_and_a_coach_read_different_reports(subject: Callable[[Audience], ReportDocument]) -> None:
    manager, coach = subject("manager"), subject("coach")
    assert difference(manager, coach) >= 40
    assert len(sentences_of(manager)) > 40


def test_a_team_has_an_agenda_an_agreement_and_a_day_to_look_at_it_again() -> None:
    for audience in AUDIENCES:
        document = team(audience)
        passages = parts_of_kind(document, Passage)
        assert {"questions", "agenda", "lines", "follow-up"} <= passages.keys()
        assert passages["follow-up"].lines[0] == "On this day"
        sheets = {each.id for each in tables_of(document) if each.blank}
        assert sheets == {"agreement", *(["tests"] if audience == "coach" else [])}


def test_a_coach_tests_the_least_certain_claim_first() -> None:
    document = write(divided(), "coach")
    test = parts_of_kind(document, Table)["tests"]
    claims = {each.id: each.probability or 0.0 for each in document.statements}
    tested = [claims[id_] for id_ in test.statements if id_]
    assert len(tested) >= 3
    assert tested == sorted(tested)
    surest_first = [card.statements[0] for card in chapter(write(divided(), "manager"), "leading").topics[0].cards]
    assert [claims[id_] for id_ in surest_first] == sorted((claims[id_] for id_ in surest_first), reverse=True)


def test_a_coach_tests_the_least_certain_claim_of_all_and_each_by_something_else() -> None:
    document = write(profiled(8), "coach")
    test = parts_of_kind(document, Table)["tests"]
    claimed = [each for each in document.statements if each.probability is not None and is_finding(each)]
    of_team = [each.probability or 0.0 for each in claimed if not re.match(r"P\d+-", each.id)]
    chances = {each.id: each.probability for each in claimed}
    assert chances[test.statements[0]] == min(of_team)
    fails = [row[2] for row in test.rows]
    assert len(set(fails)) == len(fails)


@pytest.mark.parametrize("audience", AUDIENCES)
def test_two_people_get_a_card_each_what_helps_and_a_sheet_to_fill_in(audience: Audience) -> None:
    document = pair(audience)
    helping = chapter(document, "helping")
    assert sorted(topic.heading for topic in helping.topics) == ["Pace", "People and task"]
    opposite = chapter(write([divided()[0], divided()[-1]], audience), "helping")
    assert sorted(topic.heading for topic in opposite.topics) == ["People and task", "Styles"]
    (agreed,) = tables_of(document)
    names = [each.candidate.name for each in profiled(2)]
    assert agreed.columns[1:3] == [f"{name} needs" for name in names]
    assert all(row[1:] == ["", "", ""] for row in agreed.rows)
    assert [topic.heading for topic in chapter(document, "members").topics] == names


def test_short_reports_have_one_page_and_three_questions_of_their_reader() -> None:
    for people in (profiled(2), profiled(7), profiled(40)):
        asked = []
        for audience in AUDIENCES:
            document = write(people, audience, "short")
            (ask,) = passages_of(document)
            asked += ask.paragraphs
        assert len(set(asked)) == len(asked) == 9
        assert make_pdf(document, "letter").count(b"/Type /Page\n") <= 1


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_short_report_on_two_has_the_scores_of_both_and_what_each_can_try_or_a_coach_can_ask(
    audience: Audience,
) -> None:
    quick = measure("Quick", (1.8, 0.2, -1.2, -0.4), number=300)
    calm = measure("Calm", (-1.2, -0.2, 1.8, 0.4), number=400)
    document = write([quick, calm], audience, "short")
    said = [sentence.text for section in sections_of(document) for sentence in section.sentences]
    for name in ("Quick", "Calm"):
        assert any(text.startswith(f"{name} scores ") for text in said)
        assert any(text.startswith(f"Let {name} ") for text in said) == (audience != "coach")
    assert [card.headline for card in cards_of_all(document) if card.headline] == {
        "self": [],
        "manager": ["Sharing out work", "In a disagreement"] * 2,
        "coach": ["Listen for", "Ask"] * 2,
    }[audience]


@pytest.mark.parametrize("audience", AUDIENCES)
def test_of_four_a_report_asks_about_their_cards_and_fills_no_situations(audience: Audience) -> None:
    document = write(profiled(4), audience)
    text = make_markdown(document)
    assert "sentence about the team" not in text
    assert ("on your card" in text) == (audience == "manager")
    assert "situations" not in ids_of(document) or "Your part" not in text
    assert "Say of each decision who makes it" not in text
    said = [each.text for each in sections_of(document)[0].sentences]
    assert said[-1] == "It takes 3 profiles to say how people differ, and 5 to say what the team is like."


def test_people_who_hide_their_results_are_counted_and_not_named() -> None:
    text = make_markdown(write(profiled(7), hidden=2))
    assert "7 of 9 people have a profile." in text
    assert "The report says nothing about the other 2." in text


def test_one_or_two_profiles_of_a_team_get_cards_and_no_agenda() -> None:
    commission = Commission("manager", "full")
    material, roster = gather_team(5, profiled(1), commission)
    document, _ = asyncio.run(write_document(material, profiled(1), report_id="rep_1", now=NOW))
    shown = reveal(document, roster)
    assert [each.id for each in chapters_of(shown)] == ["members"]
    assert (passages_of(shown), tables_of(shown)) == ([], [])


def test_what_a_member_denies_is_struck_out_on_their_card() -> None:
    document = team("manager")
    member = chapter(document, "members").topics[0]
    denied = next(card for card in member.cards if card.restates)
    mark = Mark(statement_id=denied.restates[0], fit="not_me", comment=None, marked_at=NOW)
    text = make_markdown(document.model_copy(update={"marks": [mark]}))
    assert "says this isn't" in text or "not me" in text.lower()
    assert text.count("~~") >= 2


class Chooser:
    """An arranger that chooses an agenda."""

    model = "some-model"

    def __init__(self, agenda: str) -> None:
        self._agenda = agenda

    async def arrange(
        self, material: Material, plan: Sequence[Outline], offer: Offer
    ) -> tuple[Arrangement | None, Writing]:
        assert self._agenda in offer.agendas
        return replace(Arrangement(tuple(plan)), agenda=self._agenda), Writing()


@pytest.mark.parametrize(
    ("agenda", "heading"), [("ninety", "Ninety minutes with the team"), ("sixty", "An agenda for 60 minutes")]
)
def test_a_model_chooses_the_agenda_of_a_team(agenda: str, heading: str) -> None:
    people = profiled(7)
    material, _ = gather_team(7, people, Commission("manager", "full"))
    document, _ = asyncio.run(write_document(material, people, report_id="rep_1", now=NOW, arranger=Chooser(agenda)))
    assert parts_of_kind(document, Passage)["agenda"].heading == heading


def test_two_people_are_called_by_their_first_names_once_they_have_been_named() -> None:
    people = [
        measure("Amara Osei", (-0.6, -0.8, 0.0, 1.6), number=1),
        measure("Hiro Weber", (0, 1.4, 0.8, -1), number=2),
    ]
    document = write(people)
    said = [sentence.text for section in sections_of(document) for sentence in section.sentences]
    said += [text for passage in passages_of(document) for text in passage.paragraphs]
    # The summary names each of them, and the evidence does so in every statement.
    assert sum("Amara Osei" in text for text in said) == 1
    assert sum("Amara" in text for text in said) > 3
    assert all("Amara Osei" in each.text for each in document.statements if "Amara" in each.text)
    assert [topic.heading for topic in chapter(document, "members").topics] == ["Amara Osei", "Hiro Weber"]


def test_namesakes_keep_their_whole_names() -> None:
    people = [
        measure("Amara Osei", (-0.6, -0.8, 0.0, 1.6), number=1),
        measure("Amara Weber", (0.0, 1.4, 0.8, -1.0), number=2),
        *profiled(5),
    ]
    for members in (people[:2], people):
        document = write(members)
        texts = [sentence.text for section in sections_of(document) for sentence in section.sentences]
        texts += [card.text for card in cards_of_all(document)]
        assert [text for text in texts if re.search(r"Amara(?! Osei| Weber)", text)] == []


@pytest.mark.parametrize("audience", AUDIENCES)
def test_those_of_whom_the_same_is_said_share_a_card_with_how_sure_each_is(audience: Audience) -> None:
    quick, calm = divided()[:2], divided()[-1]
    for people in (quick, [*quick, calm]):
        document = write(people, audience)
        shared, *others = chapter(document, "members").topics
        statements = {each.id: each for each in document.statements}
        assert len(others) == len(people) - 2
        names = [each.candidate.name for each in quick]
        assert [card.headline for card in shared.cards[:2]] == names
        for name, card in zip(names, shared.cards[:2], strict=True):
            (cited,) = (statements[id_] for id_ in card.statements)
            assert [person.name for person in cited.people] == [name]
            assert card.text == badge_text(cited.strength)
        # What follows is said once, and names nobody.
        assert len(shared.cards) == 5
        assert not any(name in card.text for card in shared.cards for name in names)


def both_likely(number: int) -> Results:
    """Somebody of whom both halves are likely, and no quarter."""
    theta, name = (1.0, 0.0, -1.0, 0.0), f"Both {number}"
    return build_results(name, number=number, theta=theta, error=0.9, settled=False)


def test_of_whom_both_halves_are_likely_a_card_names_both() -> None:
    alone, *_ = chapter(write([*divided(), both_likely(1)]), "members").topics[::-1]
    assert alone.note == "Both 1 moves fast, and puts the task first; each is likely, both together 75%."
    document = write([*divided(), both_likely(1), both_likely(2)])
    shared = chapter(document, "members").topics[-1]
    assert shared.heading == "Fast; task first, each likely"
    # And a manager who puts people first, or takes time, reads of both.
    lists = {topic.heading: topic.cards[0].text for topic in chapter(document, "own-way").topics}
    for heading in ("If you take your time", "If you put people first"):
        assert "Both 1" in lists[heading]


@pytest.mark.parametrize("audience", AUDIENCES)
def test_cards_of_two_people_side_by_side_never_say_the_same(audience: Audience) -> None:
    for people in ([*people_in("fast"), both_likely(1)], [*people_in("D"), both_likely(2)], [*people_in("D", "fast")]):
        topics = chapter(write(people, audience), "members").topics
        said = Counter(card.text for topic in topics for card in topic.cards if not card.text.startswith("The same"))
        assert said
        assert set(said.values()) == {1}


@pytest.mark.parametrize("audience", AUDIENCES)
def test_what_helps_two_goes_on_from_its_headline(audience: Audience) -> None:
    alike = [build_results(f"Ed {n}", number=n, theta=(0.0, -1.6, 0.0, 1.6)) for n in (1, 2)]
    for people in ([divided()[0], divided()[-1]], divided()[:2], alike, profiled(2)):
        for topic in chapter(write(people, audience), "helping").topics:
            for card in topic.cards:
                last, first = (card.headline or "").split()[-1], re.findall(r"\w+", card.text)[0]
                assert last.casefold() != first.casefold()
                assert " says: " not in card.text
                if card.headline == "Listen for":
                    names = {each.candidate.name.split()[0] for each in people}
                    assert card.text[0] == "“" or first in names or first.islower()


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_team_reads_at_once_where_a_finding_is_less_sure_without_doubtful_answers(audience: Audience) -> None:
    theta = (-0.9, 0.2, 0.9, -0.2)
    people = [build_results(f"Person {n}", number=n, theta=theta, error=1.2) for n in range(7)]
    quality = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    told = {}
    for doubted in (0, 1, 3, 4, 5):
        answered = [
            each.model_copy(update={"quality": quality}) if n < doubted else each for n, each in enumerate(people)
        ]
        document = write(answered, audience)
        changed = {each.id for each in document.statements if not holds_without_random(each)}
        sentences = parts_of_kind(document, Section)["summary"].sentences
        findings = {id_ for each in sentences if each.strength for id_ in each.statements}
        warned = [each for each in sentences if "without the answers that look random" in each.text.casefold()]
        assert {id_ for each in warned for id_ in each.statements} == findings & changed
        told[doubted] = bool(warned)
    assert not told[0]
    assert any(told.values())


def test_a_coach_of_a_team_with_doubtful_answers_reads_what_to_ask_and_no_more() -> None:
    one, *others = profiled(5)
    quality = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    first = chapter(write([one.model_copy(update={"quality": quality}), *others], "coach"), "members").topics[0]
    # Two people's answers look random here, so they share the card.
    assert [card.text for card in first.cards] == ["Person 1 and Person 5.", "“What would you like to be asked?”"]


def test_what_two_answered_on_one_day_is_said_once() -> None:
    one, other = profiled(2)
    day = datetime(2026, 11, 18, 9, 0, tzinfo=UTC)
    same = write([each.model_copy(update={"completed_at": day}) for each in (one, other)])
    assert [each.partition(":")[0] for each in same.basis] == ["Both answered on 18 November 2026"]
    apart = write([one.model_copy(update={"completed_at": day}), other.model_copy(update={"completed_at": NOW})])
    assert len(apart.basis) == 2


@pytest.mark.parametrize("audience", AUDIENCES)
def test_of_people_whose_place_is_open_nothing_is_said_to_cost_or_bring_anything(audience: Audience) -> None:
    topics = chapter(write(profiled(20), audience), "members").topics
    shown = [topic for topic in topics if topic.heading == "Open" or topic.strength == "open"]
    assert [card.headline for topic in shown for card in topic.cards][-1] == "Ask"
    assert not {card.headline for topic in shown for card in topic.cards} & {"Brings", "Costs"}


def test_what_a_team_reads_of_itself_singles_out_nobody() -> None:
    for people in (profiled(4), profiled(7), divided()):
        document = write(people, "self")
        # The cards say of everybody where they are.
        assert not [each.text for each in document.statements if each.people and not re.match(r"P\d", each.id)]
        assert "One person" not in make_markdown(document)


def test_a_slight_difference_of_two_people_is_no_finding_beside_a_surer_one() -> None:
    for people in zip(profiled(20), profiled(20)[1:], strict=False):
        document = write(people, "self")
        _, *others = sections_of(document)[0].sentences
        assert not [each for each in others if each.statements[0].endswith("_apart") and each.strength == "leaning"]


DIRECTIONS = {
    "D": (1.8, 0.0, -1.8, 0.0),
    "I": (0.0, 1.8, 0.0, -1.8),
    "S": (-1.8, 0.0, 1.8, 0.0),
    "C": (0.0, -1.8, 0.0, 1.8),
    "fast": (1.1, 1.1, -1.1, -1.1),
    "task": (1.0, -1.0, -1.0, 1.0),
    "open": (0.0, 0.0, 0.0, 0.0),
}


def people_in(*directions: str) -> list[Results]:
    tried = (
        next(
            each
            for number in range(500 + 20 * n, 520 + 20 * n)
            if (each := measure(f"{direction} {n}", DIRECTIONS[direction], number=number)).scores is not None
        )
        for n, direction in enumerate(directions)
    )
    return list(tried)


@pytest.mark.parametrize("audience", AUDIENCES)
def test_how_many_are_in_a_quarter_agrees_with_the_cards(audience: Audience) -> None:
    document = write(people_in("D", "D", "I", "S", "C", "fast", "fast", "task", "open"), audience)
    assert document.analysis is not None
    where = [point.direction or point.half or "open" for point in document.analysis.map]
    clear = sum(each in STYLES for each in where)
    open_ = where.count("open")
    [drawn] = next(each for each in sections_of(document) if each.id == "drawn").sentences

    assert 0 < clear < len(where) - open_
    half = len(where) - clear - open_
    assert f"The quarter is clear for {clear} of the {len(where)} people with a profile" in drawn.text
    assert f", for {half} only the half (pale dots)" in drawn.text
    assert "in Dominance (D)" in drawn.text
    described = make_markdown(document)
    assert len(re.findall(r"^\*.* and puts? (?:people|the task) first\.\*", described, re.M)) <= clear


@pytest.mark.parametrize("two", [("D", "S"), ("I", "C"), ("C", "I")])
@pytest.mark.parametrize("audience", AUDIENCES)
def test_clearly_opposite_pairs_have_two_pages_and_each_piece_of_advice_once(
    audience: Audience, two: tuple[str, str]
) -> None:
    document = write(people_in(*two), audience)
    [helping] = [each for each in chapters_of(document) if each.id == "helping"]

    assert document.statements[0].kind == "opposite_styles"
    doubled = "Pace" if "D" in two else "People and task"
    assert doubled not in [topic.heading for topic in helping.topics]
    for paper in ("a4", "letter"):
        assert count_pages(document, paper) == 2


def test_what_two_people_share_in_both_is_one_sentence_where_it_is_as_sure() -> None:
    people = [measure(f"D {n}", (2.5, 0.0, -2.5, 0.0), number=n) for n in range(2)]
    document = write(people, "manager")
    [first] = [each for each in sections_of(document)[0].sentences if "both" in each.text]
    by_id = {each.id: each for each in document.statements}

    assert first.text == "D 0 and D 1 both move fast and put the task first."
    assert {by_id[id_].kind for id_ in first.statements} == {"pace_both", "focus_both"}
    assert {by_id[id_].strength for id_ in first.statements} == {first.strength}


def test_what_a_team_reads_of_itself_has_no_chances_of_somebody_whose_place_is_open() -> None:
    people = people_in("D", "D", "I", "S", "C", "open")
    found = {
        audience: [each for each in write(people, audience).statements if each.id.endswith("style-open")]
        for audience in AUDIENCES
    }
    assert [[bool(each.evidence) for each in found[audience]] for audience in AUDIENCES] == [[False], [True], [True]]
