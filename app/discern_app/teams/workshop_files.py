"""What whoever leads a workshop takes along: slides to edit, and pages to print."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from io import BytesIO
from itertools import starmap
from typing import TypedDict
from zipfile import ZipFile

import streamlit as st

from discern import workshop
from discern.cards import list_cards
from discern.charts import style_map, style_tiles
from discern.contract.certainty import Certainty
from discern.contract.models.insights import Insight
from discern.contract.models.teams import Team, TeamAnalysis
from discern.contract.styles import STYLES
from discern.words import (
    format_message,
    list_parts,
    note_parameters,
    note_without_random,
    percent,
    strength_name,
    style_name,
    value_text,
)
from discern_app.base.language import in_this_language, language, local_now, say
from discern_app.components.export import file_name
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.insight.findings import group, how_sure, in_order, sayable, wording
from discern_app.teams.slides import ON_CIRCLE, Point, Slide, Step, make_slides, named_style, style_line, todo_text
from discern_app.teams.workshop import PLANS, planned_minutes, slide_numbers, slides_of

PAPERS: tuple[workshop.Paper, ...] = ("a4", "letter")

LEANING: Certainty = "more likely than not"

MOST_LINES = 4
"""Statements under a heading of the run sheet."""

ASKED = {"question", "try"}
"""Kinds of statements that assert nothing."""

MOST_CARDS = 32
"""Four pages of cards: more than a workshop of forty minutes has time for."""


class Page(TypedDict):
    """What all pages to print have in common."""

    paper: workshop.Paper
    language: str


@dataclass(frozen=True, slots=True)
class File:
    """A file of a workshop: what it is, its ending, and how it is made, on whatever thread."""

    about: str
    ending: str
    make: Callable[[], bytes]


def offer_files(team: Team, analysis: TeamAnalysis) -> None:
    """A button that opens the files."""
    label = say("teams-files")
    st.button(label, icon=":material/folder_zip:", on_click=_open, args=(team, analysis), key="workshop files")


def _open(team: Team, analysis: TeamAnalysis) -> None:
    open_dialog(_show, team, analysis, title=say("teams-files"))


def _show(team: Team, analysis: TeamAnalysis) -> None:
    named = st.toggle(say("teams-files-names"), key="files with names")
    paper = st.segmented_control(
        say("teams-files-paper"),
        PAPERS,
        default=PAPERS[0],
        required=True,
        format_func=lambda paper: say("teams-files-paper-name", paper=paper),
        key="files paper",
    )
    title = analysis.team.name or analysis.team.id
    files = list(list_files(team, analysis, minutes=planned_minutes(), named=named, paper=paper))
    for file in [*files, File("all", "zip", lambda: pack(files, title))]:
        st.download_button(
            say("teams-file", file=file.about),
            file.make,
            file_name=_name(file, title),
            icon=":material/folder_zip:" if file.about == "all" else ":material/download:",
            on_click="ignore",
            key=f"workshop {file.about}",
            width="stretch",
        )


def _name(file: File, title: str) -> str:
    return file_name(f"discern-{file.about}", file.ending, title)


def pack(files: Sequence[File], title: str) -> bytes:
    """All files in one, each by the name that it has alone."""
    packed = BytesIO()
    # They are compressed already.
    with ZipFile(packed, "w") as archive:
        for file in files:
            archive.writestr(_name(file, title), file.make())
    return packed.getvalue()


def list_files(
    team: Team, analysis: TeamAnalysis, *, minutes: int, named: bool, paper: workshop.Paper
) -> Iterator[File]:
    """The files of a workshop of so many ``minutes``, in the reader's language."""
    spoken = language()
    page: Page = {"paper": paper, "language": spoken}
    title = analysis.team.name or analysis.team.id
    # A card may name those whom its claim is about.
    claims = [insight for insight in analysis.insights if named or not insight.people]
    cards = list_cards(claims, analysis.team.id, language=spoken)[:MOST_CARDS]
    people = [member.name for member in team.members] or [point.name for point in analysis.map]
    yield File("slides", "pptx", in_this_language(lambda: deck(analysis, minutes=minutes, named=named)))
    today = local_now().date()
    yield File(
        "run-sheet",
        "pdf",
        in_this_language(lambda: run_sheet(analysis, minutes=minutes, day=today, named=named, page=page)),
    )
    yield File("poster", "pdf", lambda: workshop.print_poster(analysis, named=named, **page))
    if cards:
        yield File("cards", "pdf", lambda: workshop.print_cards(title, cards, **page))
    yield File("handout", "pdf", lambda: workshop.print_handout(**page))
    if people:
        yield File("tents", "pdf", lambda: workshop.print_name_tents(people, **page))


def deck(analysis: TeamAnalysis, *, minutes: int, named: bool) -> bytes:
    """The slides of a workshop of so many ``minutes`` as PowerPoint: those of the screen, with notes."""
    slides = [_deck_slide(slide, analysis, named=named) for slide in make_slides(analysis, PLANS[minutes])]
    return workshop.make_powerpoint(slides, analysis, named=named, language=language())


def _deck_slide(slide: Slide, analysis: TeamAnalysis, *, named: bool) -> workshop.DeckSlide:
    alt = ""
    if slide.picture is not None:
        draw = style_tiles if slide.picture == "tiles" else style_map
        alt = draw(analysis, dark=False, named=named, language=language()).alt
    claims = slide.said if slide.claim is None else (slide.claim,)
    notes = [say("teams-workshop-todo", todo=todo) for todo in slide.todos]
    notes += [*map(_advice_note, slide.points), *map(notes_of, claims)]
    if slide.about == "cover" and analysis.profiled:
        notes.append(note_parameters(analysis.bases, language()))
    is_on_styles = slide.about == "styles"
    if is_on_styles:
        notes += _styles_notes()
    headline, certainty = _deck_claim(slide)
    return workshop.DeckSlide(
        headline,
        over=""
        if slide.about == "cover" or is_on_styles or slide.points or slide.todos
        else say("teams-slide", slide=slide.about),
        text=slide.text,
        certainty=certainty,
        notes="\n\n".join(notes),
        chart=slide.picture,
        alt=alt,
        points=(
            *(_deck_point(point, slide) for point in slide.points),
            *starmap(_deck_todo, enumerate(slide.todos, 1)),
        ),
        styles={style: (named_style(style), style_line(style)) for style in ON_CIRCLE} if is_on_styles else {},
        has_legend=slide.about == "cover",
    )


def _styles_notes() -> list[str]:
    """What a presenter can say of the styles: that nobody is one of them, none is better, and what each may bring."""
    spoken = language()
    brings = [
        say(
            "teams-slide-style-brings",
            name=style_name(style, spoken),
            brings=format_message(spoken, "workshop-handout-brings", {"style": style}),
        )
        for style in STYLES
    ]
    return [say("how-it-works-what-it-is"), "\n".join(brings), format_message(spoken, "workshop-handout-no-better")]


def _deck_claim(slide: Slide) -> tuple[str, str]:
    """A slide's headline and how sure it is. A line in small type is overlooked, so a headline that is hardly more than
    a chance says so itself."""
    claim = slide.claim
    if claim is None:
        return slide.headline, ""
    if claim.strength != LEANING or claim.headline is None or claim.probability is None:
        return slide.headline, how_sure(claim)
    chance = percent(claim.probability, language())
    return say("teams-slide-leaning", claim=slide.headline, percent=chance), note_without_random(claim, language())


def _deck_point(point: Point, slide: Slide) -> workshop.DeckPoint:
    over = say("teams-slide", slide=point.heading) if len(slide.headings) > 1 else ""
    return workshop.DeckPoint(over, point.headline, point.text, point.basis)


def _deck_todo(number: int, todo: str) -> workshop.DeckPoint:
    headline, text = todo_text(todo)
    return workshop.DeckPoint(str(number), headline, text, "")


def _advice_note(point: Point) -> str:
    """What a presenter can say of advice: the sentence, and the claim that it follows from with its certainty. The
    advice itself has none, since it isn't measured.
    """
    return "\n\n".join(text for text in (wording(point.advice, named=False), point.basis) if text)


def notes_of(claim: Insight) -> str:
    """What whoever presents can say of a claim: the sentence, how certain it is, and what it rests on."""
    strength = strength_name(claim.strength, language())
    sentence = wording(claim, named=False)
    evidence = list_parts((f"{figure.name}: {value_text(figure, language())}" for figure in claim.evidence), language())
    sentence_note = format_message(language(), "workshop-note", {"sentence": sentence, "strength": strength})
    rests = format_message(language(), "workshop-note-evidence", {"evidence": evidence})
    return f"{sentence_note}\n\n{rests}" if evidence else sentence_note


def run_sheet(analysis: TeamAnalysis, *, minutes: int, day: date, named: bool, page: Page) -> bytes:
    """The plan of a workshop of so many ``minutes`` as of a ``day``, to print."""
    title = analysis.team.name or analysis.team.id
    return workshop.print_run_sheet(title, minutes, run(analysis, minutes=minutes, named=named), day=day, **page)


def run(analysis: TeamAnalysis, *, minutes: int, named: bool) -> list[workshop.RunStep]:
    """The steps of a workshop of so many ``minutes`` with their slides and what can be said in each."""
    groups = group(sayable(analysis.insights, named=named))
    plan = PLANS[minutes]
    numbers = slide_numbers(analysis, plan)
    return [_run_step(step, groups, numbers, named=named) for step in plan]


def _run_step(
    step: Step, groups: Mapping[str, Sequence[Insight]], numbers: Mapping[str, int], *, named: bool
) -> workshop.RunStep:
    statements = tuple(
        (
            say("shared-heading", heading=heading),
            tuple(_line(insight, named=named) for insight in insights[:MOST_LINES]),
        )
        for heading in step.headings
        if (insights := in_order(groups.get(heading, []), named=named))
    )
    return workshop.RunStep(
        say("teams-workshop-step", step=step.name),
        say("teams-workshop-minutes", minutes=step.minutes),
        tuple(say("teams-workshop-todo", todo=todo) for todo in step.todos),
        statements,
        tuple(label for _, label in slides_of(step, numbers)),
    )


def _line(insight: Insight, *, named: bool) -> str:
    """A sentence with its certainty. A question or a thing to try has none of its own."""
    if insight.kind in ASKED:
        return wording(insight, named=named)
    return f"{wording(insight, named=named)} · {how_sure(insight)}"
