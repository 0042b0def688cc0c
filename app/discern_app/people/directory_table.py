"""The table of the directory: what it says about each person. Pure functions of the service's answers."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime, tzinfo
from typing import Any, Literal, TypeAlias

import streamlit as st

from discern.charts import STYLE_COLOURS
from discern.client.foreign import UNKNOWN_TIME
from discern.contract.base_models import is_sample
from discern.contract.last_day import last_day_of
from discern.contract.models.assessments import OPEN_STATUSES
from discern.contract.models.candidates import Candidate
from discern.contract.styles import STYLES, Style
from discern.words import style_name
from discern_app.base.language import language, say
from discern_app.base.text import are_mixed, name_of
from discern_app.components.assessment_summary import describe_end, looks_random, say_place, style_said
from discern_app.components.export import Cell, Rows, Workbook
from discern_app.components.invitation_states import LOOKS, name_state, state_column
from discern_app.components.people_sheets import (
    add_own_columns,
    day_of,
    explain,
    id_cells,
    measured_in_profile,
    result_cells,
    say_answers,
)
from discern_app.components.tables import (
    ROW_PX,
    Chance,
    LastDay,
    Tone,
    button_label,
    chance_column,
    draw_table,
    last_day_column,
    place_column,
    table_height,
)
from discern_app.session_state import clicked_row

Source: TypeAlias = Literal["profiles", "people", "results"]
"""What the rows come from: people with their profiles; people alone; or completed assessments."""


COLUMNS = ("person", "place", "chance", *STYLES, "status", "teams", "last")

PLACE_PX = 168
"""How wide the column *Style* is: the longest that it says has room."""

PERSON_PX = 168

CHANCE_PX = 85

STATUS_PX, TEAMS_PX = 132, 112
"""How wide the columns *Status* and *Teams* are, where nobody is marked as made up."""

MARK_PX = 20
"""How much of *Teams* such a mark takes for a second badge in *Status*."""

WITHOUT_RESULTS = ("person", "status", "teams", "last")

WAITING = ("person", "until", "status", "teams", "last")

UNTIL_PX = 150

WITHOUT_PROFILES = ("person", "status", "last")

OPENED = "person opened"
"""The key of the column of names, by which a click is found."""


def is_waited_for(person: Candidate) -> bool:
    """Whether the person has an assessment to answer, and no results that count."""
    return person.profile is not None and person.profile.status in OPEN_STATUSES


def until_of(person: Candidate, now: datetime) -> LastDay | None:
    """Until when somebody who is waited for can answer. The date of ``now`` is the reader's."""
    at = person.profile.assessment if person.profile else None
    if at is None or not is_waited_for(person):
        return None
    end = describe_end(at.expires_at, now)
    return LastDay.of(at.expires_at, say("people-until", ends=end["ends"], day=end["day"], days=end["days"]))


def place_of(person: Candidate) -> list[str]:
    """The badges of the column *Style*."""
    profile = person.profile
    if profile is None:
        return []
    if profile.hidden is not None:
        return [say("people-hidden", why=profile.hidden)]
    if profile.results is None:
        return []
    if looks_random(profile.results):
        return [say("people-random")]
    return [say_place(profile.results)]


def chance_of(person: Candidate) -> Chance | None:
    """How likely it is what the column *Style* says.

    None where the answers look random: the probability takes them for chosen.
    """
    results = person.profile.results if person.profile else None
    probability = results.probability if results and not looks_random(results) else None
    return None if probability is None else Chance.of(probability)


def score_of(person: Candidate, style: Style) -> int | None:
    """The score in a style as a whole number.

    None where the answers look random: the table would sort it among the others.
    """
    results = person.profile.results if person.profile else None
    return None if results is None or looks_random(results) else round(results.scores[style])


def status_of(person: Candidate) -> str | None:
    """Where the person stands, and how far they are where that is known."""
    profile = person.profile
    if profile is None or profile.status is None:
        return None
    at = profile.assessment
    return name_state(profile.status, at.answered if at else None, at.total if at else None)


def badges_of(person: Candidate, *, marked: bool) -> list[str]:
    """The badges of the column *Status*, one of them for who is made up if they are ``marked``."""
    badges = [status_of(person), say("people-sample") if marked and is_sample(person.external_id) else None]
    return [badge for badge in badges if badge is not None]


def last_of(person: Candidate) -> datetime | None:
    """When something last happened with the person."""
    at = person.profile.assessment if person.profile else None
    moments = [person.created_at, *((at.created_at, at.started_at, at.completed_at) if at else ())]
    known_moments = [moment for moment in moments if moment is not None and moment != UNKNOWN_TIME]
    return max(known_moments, default=None)


def columns_of(people: Sequence[Candidate], source: Source) -> tuple[str, ...]:
    """The columns that the table has: those of results only where somebody has some."""
    if source != "profiles":
        return WITHOUT_PROFILES
    if not any(map(place_of, people)):
        return WAITING if any(map(is_waited_for, people)) else WITHOUT_RESULTS
    return COLUMNS


def columns_by_title(
    people: Sequence[Candidate],
    labels: Sequence[str],
    source: Source,
    *,
    now: datetime,
) -> dict[str, Sequence[object]]:
    """The values of each column; ``labels`` are what the first calls the people, no two of them alike."""
    names = _names()
    marked = are_mixed(person.external_id for person in people)
    values: dict[str, Sequence[object]] = {
        "person": [button_label(label) for label in labels],
        "place": [place_of(person) for person in people],
        "chance": [chance_of(person) for person in people],
        **{style: [score_of(person, style) for person in people] for style in STYLES},
        "until": [until_of(person, now) for person in people],
        "status": [badges_of(person, marked=marked) for person in people],
        "teams": [_teams_of(person) for person in people],
        "last": [last_of(person) for person in people],
    }
    return {names[column]: values[column] for column in columns_of(people, source)}


def show_table(people: Sequence[Candidate], columns: Mapping[str, Sequence[object]], key: str) -> list[int]:
    """The table of the ``columns``, with a tick box in each row; returns the rows that are ticked. ``key`` names the
    rows it shows.
    """
    names = _names()
    selection = draw_table(
        columns,
        on_select="rerun",
        selection_mode="multi-row",
        row_height=ROW_PX,
        height=table_height(len(people)),
        placeholder="",
        column_config={names[column]: config for column, config in _columns(people, names, columns).items()},
        alt=say("people-table-alt"),
        key=key,
    )
    return [row for row in selection["selection"]["rows"] if row < len(people)]


def _names() -> dict[str, str]:
    return {
        column: column if column in STYLES else say("people-column", column=column) for column in (*COLUMNS, "until")
    }


def _columns(
    people: Sequence[Candidate], names: Mapping[str, str], values: Mapping[str, Sequence[object]]
) -> dict[str, Any]:
    places: dict[str, Style | None] = {say("people-hidden", why=why): None for why in ("not_shared", "results_held")}
    tones: dict[str, Tone] = {say("people-sample"): "quiet"}
    extra = MARK_PX if are_mixed(person.external_id for person in people) else 0
    for person in people:
        label = status_of(person)
        if label is not None and person.profile is not None:
            tones[label] = LOOKS[person.profile.status or "none"].tone
        if person.profile is not None and (results := person.profile.results) is not None:
            places[say_place(results)] = style_said(results)
    return {
        "person": st.column_config.ButtonColumn(
            names["person"],
            type="secondary",
            alignment="left",
            width=PERSON_PX,
            key=OPENED,
            on_click=_open_clicked,
            args=([(person.id, _assessment_of(person)) for person in people],),
        ),
        "place": place_column(names["place"], places, [say("people-random")], PLACE_PX),
        "chance": chance_column(names["chance"], say("people-chance-help"), CHANCE_PX),
        **{style: _score_column(style) for style in STYLES},
        "until": last_day_column(names["until"], values.get(names["until"], ()), UNTIL_PX),
        "status": state_column(names["status"], tones, STATUS_PX + extra),
        "teams": st.column_config.ListColumn(names["teams"], width=TEAMS_PX - extra),
        "last": st.column_config.DatetimeColumn(names["last"], format="distance", width=112),
    }


def _score_column(style: Style) -> Any:
    meaning = say("people-score-help", style=style_name(style, language()), styles=style)
    return st.column_config.ProgressColumn(
        style, help=meaning, min_value=0, max_value=100, format="%d", color=STYLE_COLOURS[style], width=60
    )


def _teams_of(person: Candidate) -> list[str]:
    teams = person.profile.teams if person.profile else None
    return [team.name for team in teams or ()]


def _assessment_of(person: Candidate) -> str | None:
    at = person.profile.assessment if person.profile else None
    return at.id if at else None


def _open_clicked(people: Sequence[tuple[str, str | None]]) -> None:
    """Open whose name was clicked."""
    row = clicked_row(OPENED)
    if row is not None and row < len(people):
        open_person(*people[row])


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
    names = _names()
    results = person.profile.results if person.profile else None
    shown = None if results is None or looks_random(results) else results
    quality = results.quality if results else None
    return {
        names["person"]: name_of(person.name, person.external_id, marked=marked),
        **result_cells(next(iter(place_of(person)), None), shown, measured_in_profile(shown) if shown else None),
        say("export-column", column="answers"): say_answers(quality.verdict if quality else None),
        names["status"]: status_of(person),
        names["until"]: _last_day_of(person, zone),
        names["teams"]: ", ".join(_teams_of(person)) or None,
        names["last"]: day_of(last_of(person), zone),
        say("lists-role", role="email"): person.email,
    }


def _last_day_of(person: Candidate, zone: tzinfo | None) -> str | date | None:
    """The last day on which somebody who is waited for can answer."""
    at = person.profile.assessment if person.profile else None
    if at is None or not is_waited_for(person):
        return None
    if at.expires_at is None:
        return say("people-until", ends="never", day="", days=0)
    return last_day_of(at.expires_at) or day_of(at.expires_at, zone)
