"""What the directory says about each person, in a row and in a file, and the orders of it. Pure functions of the
service's answers, but for opening a person.
"""

from collections.abc import Mapping, Sequence
from datetime import date, datetime, tzinfo
from typing import Literal, TypeAlias, get_args

import streamlit as st

from discern.client.foreign import UNKNOWN_TIME
from discern.contract.base_models import is_sample
from discern.contract.last_day import last_day_of
from discern.contract.models.assessments import OPEN_STATUSES
from discern.contract.models.candidates import Candidate, ProfileResults, ProfileTotals
from discern.contract.styles import Style
from discern_app.base.language import say
from discern_app.base.text import are_mixed, escape, name_of
from discern_app.components.assessment_summary import looks_random, say_place
from discern_app.components.export import Cell, Rows, Workbook
from discern_app.components.invitation_states import badge_for, count_all, state_said
from discern_app.components.list_rows import REST, Row, Width, letters_of, place_cells, small
from discern_app.components.people_sheets import (
    add_own_columns,
    day_of,
    explain,
    id_cells,
    measured_in_profile,
    result_cells,
    say_answers,
)

Source: TypeAlias = Literal["profiles", "people", "results"]
"""What the rows come from: people with their profiles; people alone; or completed assessments."""

WIDTHS: tuple[Width, ...] = (56, 152, 144, REST)
"""How wide the cells are: the style, how sure it is, the way of working, and the teams. A phone has the first on the
line of the name, and the next two on the one below."""

Order = Literal["name", "D", "I", "S", "C", "created"]

ORDERS: tuple[Order, ...] = get_args(Order)

BY_RESULTS: Mapping[Order, Style] = {"D": "D", "I": "I", "S": "S", "C": "C"}
"""The orders that begin with those of a style, which the service doesn't know."""


def title_of(totals: ProfileTotals) -> str:
    """The page's answer: how many have a profile, and how many of the others are still to finish."""
    people, with_profile = count_all(totals), totals.with_profile
    kind = "nobody" if not people else "none" if not with_profile else "all" if with_profile == people else "some"
    return say("people-title", kind=kind, people=people, profiles=with_profile, waiting=totals.waiting)


def is_waited_for(person: Candidate) -> bool:
    """Whether the person has an assessment to answer, and no results that count."""
    return person.profile is not None and person.profile.status in OPEN_STATUSES


def shown_results(person: Candidate) -> ProfileResults | None:
    """The results of which something is said: none where the answers look random."""
    results = person.profile.results if person.profile else None
    return None if results is None or looks_random(results) else results


def place_of(person: Candidate) -> str | None:
    """Where the person lies on the circle, or why that isn't said."""
    profile = person.profile
    if profile is None:
        return None
    if profile.hidden is not None:
        return say("people-hidden", why=profile.hidden)
    if profile.results is None:
        return None
    return say("people-random") if looks_random(profile.results) else say_place(profile.results)


def style_cell(person: Candidate) -> str:
    results = shown_results(person)
    return "" if results is None else place_cells(results)[0]


def sure_cell(person: Candidate) -> str:
    """How sure it is what is said of the person; else where they stand, or why nothing is said."""
    profile = person.profile
    if profile is None:
        return ""
    results = shown_results(person)
    if results is not None:
        return place_cells(results)[1]
    if profile.hidden is not None or profile.results is not None:
        return small(f":gray-badge[{place_of(person)}]")
    said = state_said(person)
    return "" if said is None else small(badge_for(profile.status or "none", said))


def way_cell(person: Candidate) -> str:
    """How the person works, in a few words."""
    results = shown_results(person)
    return "" if results is None else place_cells(results)[2]


def teams_cell(person: Candidate, *, marked: bool) -> str:
    """The teams; and that the person is made up, if they are ``marked``."""
    sample = f":gray-badge[{say('people-sample')}]" if marked and is_sample(person.external_id) else ""
    return " ".join(filter(None, (small(escape(", ".join(_teams_of(person))), quiet=True), sample)))


def to_list(people: Sequence[Candidate], labels: Sequence[tuple[str, str]]) -> list[Row]:
    """The rows of the list; ``labels`` are names with what tells them apart, no two of them alike."""
    marked = are_mixed(person.external_id for person in people)
    return [
        Row(
            id=row_id(person),
            name=name,
            note=note,
            cells=(style_cell(person), sure_cell(person), way_cell(person), teams_cell(person, marked=marked)),
            opens=(person.id, _assessment_of(person)),
        )
        for person, (name, note) in zip(people, labels, strict=True)
    ]


def row_id(person: Candidate) -> str:
    """What distinguishes a row: the person, and their result where rows are results."""
    return f"{person.id} {_assessment_of(person) or ''}"


def in_order(people: Sequence[Candidate], order: Order) -> list[Candidate]:
    """The people with those first of whom a style is said, then those of whom it may be one of two, the surest first;
    after them, in their order, everyone else: no order of people by a score.
    """
    if order not in BY_RESULTS:
        return list(people)
    return sorted(people, key=lambda person: _rank(shown_results(person), BY_RESULTS[order]))


def _rank(results: ProfileResults | None, style: Style) -> tuple[int, float]:
    letters = () if results is None or results.label else letters_of(results)
    if results is None or style not in letters:
        return 2, 0.0
    return len(letters) - 1, -(results.probability or 0.0)


def last_of(person: Candidate) -> datetime | None:
    """When something last happened with the person."""
    at = person.profile.assessment if person.profile else None
    moments = [person.created_at, *((at.created_at, at.started_at, at.completed_at) if at else ())]
    known_moments = [moment for moment in moments if moment is not None and moment != UNKNOWN_TIME]
    return max(known_moments, default=None)


def _teams_of(person: Candidate) -> list[str]:
    teams = person.profile.teams if person.profile else None
    return [team.name for team in teams or ()]


def _assessment_of(person: Candidate) -> str | None:
    at = person.profile.assessment if person.profile else None
    return at.id if at else None


def open_person(candidate_id: str, assessment_id: str | None) -> None:
    """Put a person into the address; their result where the service has no id for them."""
    if candidate_id:
        st.query_params["person"] = candidate_id
    elif assessment_id:
        st.query_params["assessment"] = assessment_id


def to_workbook(people: Sequence[Candidate], zone: tzinfo | None, on: date) -> Workbook:
    """The people as a workbook; ``on`` is the day of the export, and days are those in ``zone``."""
    rows = to_rows(people, zone)
    about = explain(
        rows,
        on,
        [say("parameters-assumed")],
        external_ids=(person.external_id for person in people),
        listed=say("people-export-list"),
    )
    return Workbook({say("export-sheet", sheet="people"): rows}, about)


def to_rows(people: Sequence[Candidate], zone: tzinfo | None = None) -> Rows:
    """The rows of an exported table: what the page says of each person, with the ranges of scores."""
    marked = are_mixed(person.external_id for person in people)
    return add_own_columns(
        [
            (
                person,
                _cells_on_page(person, zone, marked=marked),
                id_cells(person),
            )
            for person in people
        ]
    )


def _cells_on_page(person: Candidate, zone: tzinfo | None, *, marked: bool) -> dict[str, Cell]:
    profile, shown = person.profile, shown_results(person)
    quality = (profile.results.quality if profile.results else profile.quality) if profile else None
    return {
        say("people-column", column="person"): name_of(person.name, person.external_id, marked=marked),
        **result_cells(place_of(person), shown, measured_in_profile(shown) if shown else None),
        say("export-column", column="answers"): say_answers(quality.verdict if quality else None),
        say("people-column", column="status"): state_said(person),
        say("people-column", column="until"): _last_day_of(person, zone),
        say("people-column", column="teams"): ", ".join(_teams_of(person)) or None,
        say("people-column", column="last"): day_of(last_of(person), zone),
        say("lists-role", role="email"): person.email,
    }


def _last_day_of(person: Candidate, zone: tzinfo | None) -> str | date | None:
    """The last day on which somebody who is waited for can answer."""
    at = person.profile.assessment if person.profile else None
    if at is None or not is_waited_for(person):
        return None
    if at.expires_at is None:
        return say("people-until-never")
    return last_day_of(at.expires_at) or day_of(at.expires_at, zone)
