"""What the leader of a workshop takes along: slides to edit, and pages to print."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from io import BytesIO
from typing import TypedDict
from zipfile import ZipFile

import streamlit as st

from discern import workshop
from discern.cards import list_cards
from discern.contract.base_models import CandidateRef
from discern.contract.models.branding import DISCERN, Branding
from discern.contract.models.insights import Insight
from discern.contract.models.teams import Team, TeamAnalysis
from discern.words import (
    badge_text,
    short_names,
)
from discern_app.base.branding import read_branding
from discern_app.base.current_service import current_service
from discern_app.base.language import in_this_language, language, local_now, say
from discern_app.components.export import file_name
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.insight.findings import NO_NAMES, UNGRADED, Names, sentence
from discern_app.session_state import TEAM_NAMES
from discern_app.teams.deck import Step, make_deck
from discern_app.teams.workshop import PLANS, Said, label_of, planned_minutes, said_in, slides_of

PAPERS: tuple[workshop.Paper, ...] = ("a4", "letter")

MOST_LINES = 4
"""Findings of a step on the run sheet, of the team and of its pairs."""

MOST_CARDS = 32
"""Four pages of cards: more than a workshop of forty minutes has time for."""


class Page(TypedDict):
    """What all pages to print have in common."""

    paper: workshop.Paper
    language: str
    branding: Branding


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
    is_leaders = TEAM_NAMES.get()
    if is_leaders:
        st.caption(say("teams-files-run-sheet"))
    paper = st.segmented_control(
        say("teams-files-paper"),
        PAPERS,
        default=PAPERS[0],
        required=True,
        format_func=lambda paper: say("teams-files-paper-name", paper=paper),
        key="files paper",
    )
    title = analysis.team.name or analysis.team.id
    minutes = planned_minutes()
    files = list(list_files(team, analysis, minutes=minutes, named=named, names_pairs=is_leaders, paper=paper))
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
    team: Team, analysis: TeamAnalysis, *, minutes: int, named: bool, paper: workshop.Paper, names_pairs: bool = False
) -> Iterator[File]:
    """The files of a workshop of so many ``minutes``, in the reader's language.

    ``named`` is whether those that a team sees name people; ``names_pairs`` whether the run sheet does, which only its
    leader sees.
    """
    spoken = language()
    branding = read_branding(current_service().managers)
    page: Page = {"paper": paper, "language": spoken, "branding": branding}
    title = analysis.team.name or analysis.team.id
    names = short_names(CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map)
    # A card may name those whom its claim is about.
    claims = [insight for insight in analysis.insights if named or not insight.people]
    cards = list_cards(claims, analysis.team.id, language=spoken, names=names)[:MOST_CARDS]
    people = [member.name for member in team.members] or [point.name for point in analysis.map]
    yield File(
        "slides", "pptx", in_this_language(lambda: deck(analysis, minutes=minutes, named=named, branding=branding))
    )
    today = local_now().date()

    def plan() -> bytes:
        return run_sheet(analysis, minutes=minutes, day=today, named=named or names_pairs, names=names, page=page)

    yield File("run-sheet", "pdf", in_this_language(plan))
    yield File("poster", "pdf", lambda: workshop.print_poster(analysis, named=named, **page))
    if cards:
        yield File("cards", "pdf", lambda: workshop.print_cards(title, cards, **page))
    yield File("handout", "pdf", lambda: workshop.print_handout(**page))
    if people:
        yield File("tents", "pdf", lambda: workshop.print_name_tents(people, **page))


def deck(analysis: TeamAnalysis, *, minutes: int, named: bool, branding: Branding = DISCERN) -> bytes:
    """The slides of a workshop of so many ``minutes`` as PowerPoint: those of the screen, with notes."""
    slides = make_deck(analysis, PLANS[minutes])
    return workshop.make_powerpoint(slides, analysis, named=named, language=language(), branding=branding)


def run_sheet(
    analysis: TeamAnalysis, *, minutes: int, day: date, named: bool, page: Page, names: Names = NO_NAMES
) -> bytes:
    """The plan of a workshop of so many ``minutes`` as of a ``day``, to print."""
    title = analysis.team.name or analysis.team.id
    steps = run(analysis, minutes=minutes, named=named, names=names)
    return workshop.print_run_sheet(title, minutes, steps, day=day, **page)


def run(analysis: TeamAnalysis, *, minutes: int, named: bool, names: Names = NO_NAMES) -> list[workshop.RunStep]:
    """The steps of a workshop of so many ``minutes`` with their slides and what can be said in each."""
    plan = PLANS[minutes]
    slides = make_deck(analysis, plan)
    return [_run_step(step, analysis.insights, slides, names, named=named) for step in plan]


def _run_step(
    step: Step, insights: Sequence[Insight], slides: Sequence[workshop.Slide], names: Names, *, named: bool
) -> workshop.RunStep:
    of_team, pairs = said_in(step, insights, named=named)
    return workshop.RunStep(
        say("teams-workshop-step", step=step.name),
        say("teams-workshop-minutes", minutes=step.minutes),
        tuple(say("teams-workshop-todo", todo=todo) for todo in step.todos),
        tuple(_run_said(said, names, named=named) for said in (*of_team[:MOST_LINES], *pairs[:MOST_LINES])),
        tuple(label for _, label in slides_of(step, slides)),
    )


def _run_said(said: Said, names: Names, *, named: bool) -> workshop.RunSaid:
    claim, advice = said
    lines = tuple(f"{label_of(each)} {sentence(each, names, named=named)}" for each in advice)
    finding = "" if claim is None else sentence(claim, names, named=named)
    badge = "" if claim is None or claim.kind in UNGRADED else badge_text(claim.strength, language())
    return workshop.RunSaid(finding, badge, lines)
