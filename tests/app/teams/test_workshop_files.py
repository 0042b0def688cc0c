"""What the leader of a workshop takes along: slides to edit, and pages to print, with nobody named unasked."""

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from functools import cache
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import font_source_sans_pro
import numpy as np
import pytest
from PIL import ImageFont
from pptx import Presentation
from pptx.enum.shapes import MSO_SHAPE_TYPE
from pptx.util import Pt
from streamlit.testing.v1 import AppTest

from discern import workshop
from discern.cards import list_cards
from discern.charts.said import paint
from discern.charts.theme import LIGHT
from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.insights import Evidence, NumberArgument
from discern.contract.models.results import Results
from discern.contract.models.teams import NewTeam, Team, TeamAnalysis, TeamRef
from discern.words import badge_text, note_parameters, percent, restate, short_names
from discern_app.base.language import say
from discern_app.teams.deck import make_deck
from discern_app.teams.workshop import PLANS
from discern_app.teams.workshop_files import deck, list_files, pack, run
from tests.support.first_picture import SLIDES, make_slides, read_team
from tests.support.measured import measure_many
from tests.support.pages import Open, click, run as run_page, texts, with_sample_company
from tests.support.seed_teams import seed_teams
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]

NAMES = (
    "Ana Ruiz",
    "Bo Lindqvist",
    "محمد بن سلمان",
    "山田太郎",
    "Wolfeschlegelsteinhausenbergerdorff-Montgomery",
    "J",
    "*_#[x]",
)

needs_poppler = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="reads pages by poppler's pdftotext")


@pytest.fixture
def analysis(make_results: MakeResults) -> TeamAnalysis:
    rng = np.random.default_rng(7)
    answered = [make_results(name, number=n, theta=tuple(rng.normal(size=4))) for n, name in enumerate(NAMES)]
    return analyse_team(TeamRef(id="team_1", name="Crew"), len(NAMES), answered, 0)


def words_in(file: bytes) -> str:
    """All text of a PPTX: on slides, in charts and in notes."""
    found = []
    for slide in Presentation(BytesIO(file)).slides:
        found.append(slide.notes_slide.notes_text_frame.text)
        for shape in slide.shapes:
            if shape.has_text_frame:
                found.append(shape.text_frame.text)
            if shape.shape_type == MSO_SHAPE_TYPE.GROUP:
                found += [f">{dot.text_frame.text}<" for dot in dots_of(shape)]
            if shape.has_chart:
                found.append(shape.chart.part.blob.decode())
                found.append(shape.element.xml)
    return "\n".join(found)


def paragraphs_of(slide: Any) -> list[str]:
    """The paragraphs on a slide, box by box."""
    frames = [shape.text_frame for shape in slide.shapes if shape.has_text_frame]
    return [paragraph.text for frame in frames for paragraph in frame.paragraphs]


def pages_of(made: bytes, folder: Path) -> list[str]:
    file = folder / "made.pdf"
    file.write_bytes(made)
    told = subprocess.run(["pdftotext", "-layout", file, "-"], capture_output=True, text=True, check=True)
    return told.stdout.split("\f")[:-1]


def slides_of(analysis: TeamAnalysis, *, minutes: int = 90, named: bool = False) -> list[Any]:
    return list(Presentation(BytesIO(deck(analysis, minutes=minutes, named=named))).slides)


def test_slides_have_the_headlines_of_the_screen_as_titles_and_charts_that_can_be_edited(
    analysis: TeamAnalysis,
) -> None:
    slides, shown = slides_of(analysis), make_deck(analysis, PLANS[90])
    assert [slide.shapes.title.text for slide in slides] == [slide.headline.text for slide in shown]
    pictures = [[shape for shape in slide.shapes if is_picture(shape)] for slide in slides]
    assert [len(each) for each in pictures] == [int(slide.picture is not None) for slide in shown]
    [circle], [bars] = pictures[0], pictures[2]
    drawn = Counter((f"#{dot.fill.fore_color.rgb}", f"#{dot.line.color.rgb}") for dot in dots_of(circle))
    assert drawn == Counter(paint(point, LIGHT)[:2] for point in analysis.map)
    assert analysis.distribution is not None
    shares = list(analysis.distribution.values())
    assert list(bars.chart.plots[0].series[0].values) == [share.count for share in shares]
    for n, share in enumerate(shares):
        assert share.interval is not None
        above, below = (
            float(bars.chart._chartSpace.xpath(f"//c:errBars/c:{end}//c:pt[@idx='{n}']/c:v")[0].text)
            for end in ("plus", "minus")
        )
        assert (share.count - below, share.count + above) == pytest.approx(share.interval)


def test_the_circle_has_its_axes_and_the_side_that_the_verdict_is_about_is_named(make_results: MakeResults) -> None:
    calm = [make_results(f"Person {n}", number=n, theta=(-1.5, 0.0, 0.0, 1.5)) for n in range(9)]
    crew = analyse_team(TeamRef(id="team_1", name="Crew"), 9, calm, 0)
    cover = slides_of(crew)[0]
    assert cover.shapes.title.text == "As a team you take your time, and that shows more than task or people."
    runs = [
        run for shape in cover.shapes if shape.has_text_frame for p in shape.text_frame.paragraphs for run in p.runs
    ]
    bold = {run.text: run.font.bold for run in runs}
    assert [bold[word] for word in ("Fast", "Calm", "Task first", "People first")] == [False, True, False, False]
    [circle] = [shape for shape in cover.shapes if is_picture(shape)]
    assert len([shape for shape in circle.shapes if shape.shape_type == MSO_SHAPE_TYPE.LINE]) == 2


@pytest.mark.integration
@with_sample_company
def test_the_slides_in_the_docs_are_those_that_are_made(client: Client) -> None:
    kept, made = SLIDES.read_bytes(), make_slides(read_team(client))
    said = [[paragraphs_of(slide) for slide in Presentation(BytesIO(file)).slides] for file in (kept, made)]
    assert said[0] == said[1], "make them again: PYTHONPATH=app python -m tests.support.first_picture"
    assert len(kept) < 60_000


def is_picture(shape: Any) -> bool:
    """Whether it is a chart, or the circle with its dots."""
    return bool(shape.has_chart) or shape.shape_type == MSO_SHAPE_TYPE.GROUP


def dots_of(circle: Any) -> list[Any]:
    """The shapes that stand for people: smaller than the circle that they are on."""
    return [shape for shape in circle.shapes if 0 < shape.width < circle.width / 4 and shape.height > 0]


def test_a_finding_has_its_badge_on_the_slide_and_its_evidence_in_the_notes(analysis: TeamAnalysis) -> None:
    claims = {restate(each, voice="you").text: each for each in analysis.insights}
    made = list(zip(make_deck(analysis, PLANS[90]), slides_of(analysis), strict=True))
    shown = [(each, slide) for data, slide in made for each in (data.headline, *data.findings) if each.strength]
    assert shown
    for finding, slide in shown:
        claim = claims[finding.text]
        notes = slide.notes_slide.notes_text_frame.text
        assert claim.probability is not None
        assert f"{badge_text(claim.strength)}, {percent(claim.probability)}" in notes
        assert all(each.name in notes for each in claim.evidence)
        assert claim.detail is not None
        assert restate(claim, voice="you").detail in notes
        said = paragraphs_of(slide)
        assert badge_text(claim.strength) in said
        assert "%" not in " ".join(said)


def test_that_advice_was_not_measured_is_said_once_in_the_deck(analysis: TeamAnalysis) -> None:
    slides = slides_of(analysis)
    said = [" ".join(paragraphs_of(slide)) for slide in slides]
    first = next(n for n, slide in enumerate(make_deck(analysis, PLANS[90])) if slide.about == "work")
    assert ["It wasn't measured here" in text for text in said] == [n == first for n in range(len(said))]
    assert note_parameters(analysis.bases, "en") in slides[0].notes_slide.notes_text_frame.text


def test_what_pairs_do_is_on_a_slide_and_what_the_plan_says_of_it_in_the_notes(analysis: TeamAnalysis) -> None:
    by_title = {
        slide.shapes.title.text: slide
        for slide in Presentation(BytesIO(deck(analysis, minutes=60, named=False))).slides
        if slide.shapes.title is not None
    }
    slide = by_title["Talk in pairs"]
    said = paragraphs_of(slide)
    assert "10 minutes" in said
    assert said.index("Find someone you seldom work with") < said.index("Talk about one situation")
    notes = slide.notes_slide.notes_text_frame.text
    situations = [restate(each, voice="you") for each in analysis.insights if each.kind == "situation"]
    assert situations
    for text in ("Put people together who seldom work together", *(each.text for each in situations)):
        assert text in notes
    assert not any(each.text in " ".join(said) for each in situations)


def test_the_slide_of_the_styles_has_a_line_on_each_and_its_notes_say_that_nobody_is_one(
    analysis: TeamAnalysis,
) -> None:
    slide = list(Presentation(BytesIO(deck(analysis, minutes=40, named=False))).slides)[1]
    assert slide.shapes.title is not None
    assert slide.shapes.title.text == "The four styles"
    said = paragraphs_of(slide)
    for line in ("Moves fast and puts the task first", "Takes time and puts people first"):
        assert line in said
    notes = slide.notes_slide.notes_text_frame.text
    assert say("how-it-works-what-it-is") in notes
    assert "Steadiness: Calm, a good ear and work that gets finished" in notes


def test_the_plan_leads_to_all_slides_in_their_order(analysis: TeamAnalysis) -> None:
    made = make_deck(analysis, PLANS[90])
    linked = [label for step in run(analysis, minutes=90, named=False) for label in step.slides]
    assert linked == [f"Slide {number}: {slide.title}" for number, slide in enumerate(made, 1)]


def test_all_that_a_slide_says_is_on_it(analysis: TeamAnalysis) -> None:
    shown, slides = make_deck(analysis, PLANS[90]), slides_of(analysis)
    assert any(slide.points for slide in shown)
    for slide, drawn in zip(shown, slides, strict=True):
        said = paragraphs_of(drawn)
        words = [slide.headline.text, slide.over, slide.text, slide.foot, *(each.text for each in slide.findings)]
        for point in slide.points:
            words += [point.text, point.over, point.how, "" if point.rests_on is None else point.rests_on.text]
        assert set(filter(None, words)) <= set(said)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_advice_has_room_on_its_slide(analysis: TeamAnalysis, count: int) -> None:
    basis = workshop.Finding("Because " * 9, "likely")
    long = workshop.Point("A chance may pass " * 3, "What to watch out for", "Nobody is ready. " * 9, basis)
    headline = workshop.Finding("What to watch out for " * 4)
    slides = [workshop.Slide("work", "", headline, points=(long,) * count)]
    expect_room(workshop.make_powerpoint(slides, analysis, named=False, language="en"))


@pytest.mark.parametrize("minutes", PLANS)
def test_all_text_of_slides_has_room_and_is_read_at_the_back(make_results: MakeResults, minutes: int) -> None:
    for people in (1, 4, 12, 40):
        rng = np.random.default_rng(people)
        answered = [make_results(f"P{n}", number=n, theta=tuple(rng.normal(size=4))) for n in range(people)]
        team = TeamRef(id="team_1", name="Customer Success and Onboarding for Europe and the Middle East")
        expect_room(deck(analyse_team(team, people, answered, 0), minutes=minutes, named=True))


def expect_room(file: bytes) -> None:
    """Expect all text of slides in its box, no two boxes in one place, and no letters smaller than 18 points.

    Source Sans stands for Calibri, whose letters are about as wide.
    """
    made = Presentation(BytesIO(file))
    assert made.slide_width is not None
    assert made.slide_height is not None
    for slide in made.slides:
        boxes = [shape for shape in slide.shapes if shape.has_text_frame and shape.text_frame.text]
        for box in boxes:
            assert 0 <= box.left < box.left + box.width <= made.slide_width
            assert 0 <= box.top < box.top + box.height <= made.slide_height
            assert height_of(box) <= box.height, box.text_frame.text
            assert all(run.font.size.pt >= 18 for paragraph in box.text_frame.paragraphs for run in paragraph.runs)
        for one, other in combinations(boxes, 2):
            is_beside = one.left + one.width <= other.left or other.left + other.width <= one.left
            assert is_beside or one.top + one.height <= other.top or other.top + other.height <= one.top


def height_of(box: Any) -> float:
    """How tall the text in a box is."""
    inside = box.width - box.text_frame.margin_left - box.text_frame.margin_right
    height = box.text_frame.margin_top + box.text_frame.margin_bottom
    for paragraph in box.text_frame.paragraphs:
        # The number of the slide is a field, and no run.
        size = paragraph.runs[0].font.size if paragraph.runs else Pt(18)
        font = font_of(round(size.pt), is_bold=bool(paragraph.runs and paragraph.runs[0].font.bold))
        lines = [""]
        for word in paragraph.text.split():
            longer = f"{lines[-1]} {word}".strip()
            lines = [*lines[:-1], longer] if Pt(font.getlength(longer)) <= inside else [*lines, word]
        height += len(lines) * 1.2 * size + (paragraph.space_before or 0)
    return float(height)


@cache
def font_of(size: int, *, is_bold: bool) -> ImageFont.FreeTypeFont:
    style = "Bold" if is_bold else "Regular"
    return ImageFont.truetype(f"{font_source_sans_pro.font_directory}/SourceSansPro-{style}.ttf", size)


def test_people_are_within_a_circle_whose_ends_and_quarters_are_named_with_initials_in_their_dots(
    analysis: TeamAnalysis,
) -> None:
    slide = slides_of(analysis, minutes=40, named=True)[0]
    [circle] = [shape for shape in slide.shapes if is_picture(shape)]
    parts = list(circle.shapes)
    dots = dots_of(circle)
    # Dots lie over the parts of the circle.
    assert parts[-len(dots) :] == dots
    assert len(parts) - len(dots) > 4
    words = {shape.text_frame.text for shape in slide.shapes if shape.has_text_frame}
    assert words >= {"Fast", "Calm", "Task first", "People first", "Dominance", "Influence", "Steadiness"}
    assert len(dots) == len(analysis.map)
    assert all(dot.text_frame.text for dot in dots)


def test_slides_name_nobody_unless_asked(analysis: TeamAnalysis) -> None:
    unnamed = words_in(deck(analysis, minutes=90, named=False))
    assert not [name for name in NAMES if len(name) > 1 and name in unnamed]
    assert ">AR<" not in unnamed
    assert ">AR<" in words_in(deck(analysis, minutes=90, named=True))


@pytest.mark.parametrize(
    ("headline", "runs_left"),
    [
        ("محمد بن سلمان", True),
        ("(עִבְרִית) 1", True),
        ("Crew محمد", False),
        ("山田", False),
        ("2026", False),
        ("अनु", False),
    ],
)
def test_a_line_runs_as_its_script_is_written(analysis: TeamAnalysis, headline: str, runs_left: bool) -> None:
    slides = [workshop.Slide("bars", "", workshop.Finding(headline))]
    file = workshop.make_powerpoint(slides, analysis, named=False, language="en")
    [slide] = Presentation(BytesIO(file)).slides
    assert slide.shapes.title is not None
    assert slide.shapes.title.text == headline
    assert ('rtl="1"' in slide.shapes.title.element.xml) is runs_left


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_file_is_made_for_both_papers(analysis: TeamAnalysis, paper: workshop.Paper) -> None:
    made = [
        workshop.print_name_tents(NAMES, paper=paper, language="en"),
        workshop.print_poster(analysis, named=True, paper=paper, language="en"),
        workshop.print_handout(paper=paper, language="en"),
        workshop.print_run_sheet(
            "Crew", 60, run(analysis, minutes=60, named=False), day=date(2026, 11, 23), paper=paper, language="en"
        ),
    ]
    assert all(each.startswith(b"%PDF-") for each in made)


@needs_poppler
def test_the_poster_says_whose_its_initials_are_and_names_nobody_unless_asked(
    analysis: TeamAnalysis, tmp_path: Path
) -> None:
    [named] = pages_of(workshop.print_poster(analysis, named=True, paper="a4", language="en"), tmp_path)
    assert "Ana Ruiz" in named
    [unnamed] = pages_of(workshop.print_poster(analysis, named=False, paper="letter", language="en"), tmp_path)
    assert not [name for name in NAMES if len(name) > 1 and name in unnamed]


@needs_poppler
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(
    ("people", "verdict"),
    [(3, "It's open what you are like as a team."), (14, ""), (40, "It's open whether one style leads in your team.")],
)
def test_the_poster_is_a_page_with_the_verdict_which_is_open_where_nothing_is_said_of_all(
    people: int, verdict: str, paper: workshop.Paper, tmp_path: Path
) -> None:
    answered = [each for each in measure_many(80) if each.scores is not None][:people]
    crew = analyse_team(TeamRef(id="team_1", name="Customer Success for Europe"), people, answered, 0)
    [page] = pages_of(workshop.print_poster(crew, named=True, paper=paper, language="en"), tmp_path)
    assert verdict in page
    assert not verdict or badge_text("open") in page
    assert all(each.candidate.name in page for each in answered) is (people <= 14)


@needs_poppler
def test_each_printed_card_has_the_finding_that_it_rests_on_with_its_badge(
    analysis: TeamAnalysis, tmp_path: Path
) -> None:
    doubted = Evidence(
        name="the same without the set of answers that looks random",
        value=0.55,
        message="evidence-without-random",
        arguments={"value": NumberArgument(value=0.55)},
    )
    claims = [each.model_copy(update={"evidence": [doubted]}) for each in analysis.insights if not each.people]
    # One of each claim.
    cards = list({card.rests_on.id: card for card in list_cards(claims, "team_1")}.values())
    assert cards
    for card in cards:
        base = card.rests_on
        [page] = pages_of(workshop.print_cards("Crew", [card], paper="a4", language="en"), tmp_path)
        said = " ".join(page.split())
        assert base.text in said
        assert f"{badge_text(base.strength)} · 55% without the answers that look random" in said
        assert card.statement.headline
        assert card.statement.headline in said


@needs_poppler
def test_a_tent_is_a_page_for_each_name_as_it_is_written(tmp_path: Path) -> None:
    latin = [name for name in NAMES if name.isascii()]
    pages = pages_of(workshop.print_name_tents(latin, paper="a4", language="en"), tmp_path)
    assert len(pages) == len(latin)
    for page, name in zip(pages, latin, strict=True):
        assert name.replace(" ", "") in "".join(page.split()).replace("\u200b", "")


@needs_poppler
def test_the_run_sheet_says_what_to_do_and_names_nobody_unless_asked(analysis: TeamAnalysis, tmp_path: Path) -> None:
    sheet = " ".join(run_sheet_pages(analysis, 40, tmp_path))
    for step in ("Prepare", "Show", "Discuss", "Commit"):
        assert step in sheet
    assert "Ana Ruiz" not in sheet


@needs_poppler
@pytest.mark.parametrize("minutes", PLANS)
def test_the_run_sheet_is_for_the_length_that_was_chosen(analysis: TeamAnalysis, minutes: int, tmp_path: Path) -> None:
    sheet = " ".join(run_sheet_pages(analysis, minutes, tmp_path))
    assert f"workshop of {minutes} minutes" in sheet
    told = [int(each) for each in re.findall(r"(\d+) minutes$", sheet, re.MULTILINE)]
    assert told == [step.minutes for step in PLANS[minutes]]


@needs_poppler
def test_no_page_of_the_run_sheet_is_for_notes_alone(make_results: MakeResults, tmp_path: Path) -> None:
    """However much is said of a team, each page has a step of the plan."""
    for people in (1, 3, 5, 7, 12):
        rng = np.random.default_rng(people)
        answered = [make_results(f"P{n}", number=n, theta=tuple(rng.normal(size=4))) for n in range(people)]
        crew = analyse_team(TeamRef(id="team_1", name="Crew"), people, answered, 0)
        for page in run_sheet_pages(crew, 60, tmp_path):
            assert any(step in page for step in ("Prepare", "Show", "Discuss", "Commit"))


def run_sheet_pages(analysis: TeamAnalysis, minutes: int, folder: Path) -> list[str]:
    """The pages of a team's run sheet, made on a thread that has no page of Streamlit's, as Streamlit does."""
    team = a_team()
    files = {file.about: file for file in list_files(team, analysis, minutes=minutes, named=False, paper="a4")}
    with ThreadPoolExecutor(1) as threads:
        return pages_of(threads.submit(files["run-sheet"].make).result(), folder)


def a_team(*names: str) -> Team:
    members = [CandidateRef(id=f"cand_{n}", name=name) for n, name in enumerate(names)]
    at = datetime(2026, 11, 23, tzinfo=UTC)
    return Team(id="team_1", name="Crew", size=len(members), created_at=at, updated_at=at, members=members)


@needs_poppler
def test_who_has_not_answered_has_a_name_tent_too(analysis: TeamAnalysis, tmp_path: Path) -> None:
    team = a_team("Ana Ruiz", "Lena Brandt")
    files = {file.about: file for file in list_files(team, analysis, minutes=40, named=False, paper="a4")}
    tents = pages_of(files["tents"].make(), tmp_path)
    assert ["Lena" in page for page in tents] == [False, True]


def names_of(test: AppTest) -> list[str]:
    return [str(getattr(each, "label", "")) for each in test.get("download_button")]


def test_the_files_are_two_clicks_from_the_team(open_page: Open, client: Client) -> None:
    team: Team = client.send(operations.GET_TEAM(team_id=seed_teams(client, (7,))[7]))
    test = open_page("teams", team=team.id, view="workshop")
    click(test, "Workshop files")
    assert names_of(test) == [
        "Slides (PowerPoint)",
        "Run sheet",
        "Poster of the circle",
        "Cards to talk about",
        "Hand-out for participants",
        "Name tents",
        "Download all (ZIP)",
    ]


def test_all_files_come_in_one_each_by_its_own_name(analysis: TeamAnalysis) -> None:
    files = list(list_files(a_team("Ana Ruiz"), analysis, minutes=40, named=False, paper="a4"))
    with ThreadPoolExecutor(1) as threads, ZipFile(BytesIO(threads.submit(pack, files, "Crew").result())) as archive:
        assert archive.namelist() == [f"discern-{file.about}-crew.{file.ending}" for file in files]
        begin = {"pdf": b"%PDF-", "pptx": b"PK"}
        assert all(archive.read(name).startswith(begin[name.rsplit(".", 1)[1]]) for name in archive.namelist())


@needs_poppler
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_hand_out_is_a_page_with_room_to_write_that_names_nobody(
    analysis: TeamAnalysis, paper: workshop.Paper, tmp_path: Path
) -> None:
    team = a_team(*NAMES)
    files = {file.about: file for file in list_files(team, analysis, minutes=40, named=True, paper=paper)}
    [page] = pages_of(files["handout"].make(), tmp_path)
    for style in ("Dominance", "Influence", "Steadiness", "Conscientiousness"):
        assert style in page
    for label in (
        "My profile says …",
        "I see it like this …",
        "Please …",
        "When …",
        "I will …",
        "Don't use it for hiring",
    ):
        assert label in page
    assert not [name for name in (*NAMES, team.name) if len(name) > 1 and name in page]
    # Nor a result: figures of any kind.
    assert not re.search(r"\d", page)


def test_each_length_of_a_workshop_is_the_sum_of_its_steps() -> None:
    assert {length: sum(step.minutes for step in plan) for length, plan in PLANS.items()} == {40: 40, 60: 60, 90: 90}


def test_a_longer_workshop_has_more_parts_which_take_up_what_is_said_of_the_team(analysis: TeamAnalysis) -> None:
    parts = {minutes: run(analysis, minutes=minutes, named=False) for minutes in PLANS}
    names = {minutes: [step.name for step in steps] for minutes, steps in parts.items()}
    assert set(names[40]) < set(names[60]) < set(names[90])
    pairs, agree = (
        [line for step in parts[90] if step.name == name for each in step.said for line in each.lines]
        for name in ("Talk in pairs", "Agree on one thing")
    )
    situations = [each.text for each in analysis.insights if each.kind == "situation"]
    assert situations
    assert all(any(text in line for line in pairs) for text in situations)
    assert all(line.partition(" ")[0] in {"Meetings:", "Decisions:", "Conflict:", "Planning:", "A"} for line in pairs)
    assert agree
    assert all(line.startswith("Costs: ") for line in agree)
    assert "Set a date in four weeks" in " ".join(parts[90][-1].todos)
    # Nothing is said in two parts, but for the costs to choose from.
    said = [text for step in parts[90] for each in step.said for text in (each.finding, *each.lines) if text]
    assert {text for text, count in Counter(said).items() if count > 1} <= set(agree)


def test_a_run_sheet_names_pairs_where_its_leader_has_names_on(make_results: MakeResults) -> None:
    rng = np.random.default_rng(3)
    names = ("Ana Ruiz", "Bo Lindqvist", "Cem Demir")
    answered = [make_results(name, number=n, theta=tuple(2 * rng.normal(size=4))) for n, name in enumerate(names)]
    crew = analyse_team(TeamRef(id="team_1", name="Crew"), 3, answered, 0)
    pairs = [each for each in crew.insights if each.kind in {"pair", "friction"}]
    assert pairs
    called = short_names(CandidateRef(id=point.candidate_id, name=point.name) for point in crew.map)
    named, unnamed = (
        [each for step in run(crew, minutes=40, named=is_on, names=called) for each in step.said]
        for is_on in (True, False)
    )
    findings = {each.finding: each.badge for each in named if each.finding}
    assert list(findings.values()) == [badge_text(each.strength) for each in pairs]
    assert all(finding.partition(" ")[0] in {"Ana", "Bo", "Cem"} for finding in findings)
    assert not any(name in f"{each.finding} {each.lines}" for each in unnamed for name in ("Ana", "Bo", "Cem"))
    assert any(each.lines for each in unnamed)


def test_the_length_of_a_workshop_is_kept_while_another_view_is_on_screen(open_page: Open, client: Client) -> None:
    team: Team = client.send(operations.GET_TEAM(team_id=seed_teams(client, (7,))[7]))
    test = open_page("teams", team=team.id, view="workshop")
    assert "20 minutes" in texts(test)
    assert "Agree on one thing" not in texts(test)
    [length] = [each for each in test.button_group if each.key == "workshop length"]
    length.set_value(90)
    run_page(test)
    for view in ("people", "workshop"):
        test.query_params["view"] = view
        run_page(test)
    assert "Agree on one thing" in texts(test)
    [length] = [each for each in test.button_group if each.key == "workshop length"]
    assert length.value == 90


@pytest.mark.parametrize("profiles", [7, 0])
def test_the_day_of_a_workshop_is_kept_and_can_be_taken_away(open_page: Open, client: Client, profiles: int) -> None:
    """Also before anybody has answered."""
    team_id = seed_teams(client, (7,))[7] if profiles else client.send(operations.CREATE_TEAM(NewTeam(name="New"))).id
    if not profiles:
        new = NewAssessment(candidate=NewCandidate(name="Ana"), team_id=team_id)
        client.send(operations.CREATE_ASSESSMENT(new))
    test = open_page("teams", team=team_id, view="workshop")
    for day in (datetime.now(UTC).date(), None):
        [chosen] = [each for each in test.date_input if each.label == "Day of the workshop"]
        chosen.set_value(day)
        run_page(test)
        assert client.send(operations.GET_TEAM(team_id=team_id)).workshop_on == day
        [chosen] = [each for each in test.date_input if each.label == "Day of the workshop"]
        assert chosen.value == day


def test_a_workshop_is_presented_with_its_parts_also_from_its_address(open_page: Open, client: Client) -> None:
    team: Team = client.send(operations.GET_TEAM(team_id=seed_teams(client, (7,))[7]))
    test = open_page("teams", team=team.id, view="workshop", minutes="60")
    click(test, next(each.label for each in test.button if each.label.endswith(": Talk in pairs")))
    assert "10 minutes\nTalk in pairs" in texts(test)
    again = open_page("teams", team=team.id, minutes="60", present=test.query_params["present"][0])
    assert "10 minutes\nTalk in pairs" in texts(again)


@pytest.mark.parametrize("minutes", ["", "41", "x", "060"])
def test_a_workshop_takes_the_shortest_time_where_the_address_asks_for_none_that_there_is(
    open_page: Open, client: Client, minutes: str
) -> None:
    team: Team = client.send(operations.GET_TEAM(team_id=seed_teams(client, (7,))[7]))
    test = open_page("teams", team=team.id, view="workshop", minutes=minutes)
    [length] = [each for each in test.button_group if each.key == "workshop length"]
    assert length.value == 40
