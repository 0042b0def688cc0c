"""The table of assessments: its columns on the page, and in a file. Pure functions but for drawing."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime, tzinfo

import streamlit as st

from discern.client.foreign import UNKNOWN_TIME
from discern.contract.base_models import is_sample
from discern.contract.last_day import last_day_of
from discern.contract.models.assessments import OPEN_STATUSES, Assessment
from discern.contract.models.teams import TeamSummary
from discern_app.base.language import say
from discern_app.base.text import are_mixed, day, until
from discern_app.components.export import Cell
from discern_app.components.invitation_states import LOOKS, name_state, state_column
from discern_app.components.option_labels import join, team_option, unique_labels
from discern_app.components.people_sheets import day_of, id_cells
from discern_app.components.tables import (
    ROW_PX,
    LastDay,
    Tone,
    button_label,
    day_column,
    draw_table,
    last_day_column,
    table_height,
    table_key,
)
from discern_app.session_state import clicked_row

COLUMNS = ("person", "status", "team", "created", "completed", "expires")

PERSON_PX, STATUS_PX, TEAM_PX, EXPIRES_PX = 165, 156, 140, 150
"""How wide columns are: the first two are on a phone's screen, and all of them on a laptop's."""


def is_open(assessment: Assessment) -> bool:
    return assessment.status in OPEN_STATUSES


def can_be_extended(assessment: Assessment) -> bool:
    """Whether it can be answered until another day than now: those that expired can be opened again."""
    return is_open(assessment) or assessment.status == "expired"


def status_of(assessment: Assessment) -> str:
    return name_state(assessment.status)


def known_time(moment: datetime | None) -> datetime | None:
    """A time, or None where another service gives none."""
    return None if moment == UNKNOWN_TIME else moment


def exported(
    assessment: Assessment, team_names: Mapping[str, str], states: Mapping[str, str], zone: tzinfo | None
) -> dict[str, Cell]:
    """An assessment as a row of an exported file: what the page says of it, and last its ids. Days are those in
    ``zone``; ``states`` are what is said of some in place of their status.
    """
    titles = _titles()
    end = assessment.expires_at if is_open(assessment) else None
    return {
        titles["person"]: assessment.candidate.name,
        titles["status"]: states.get(assessment.id) or status_of(assessment),
        titles["team"]: team_names.get(assessment.team_id or ""),
        titles["created"]: day_of(known_time(assessment.created_at), zone),
        titles["completed"]: day_of(assessment.completed_at, zone),
        titles["expires"]: None if end is None else last_day_of(end) or day_of(end, zone),
        say("shared-form-label"): say("shared-form", form=assessment.form),
        **id_cells(assessment.candidate),
        say("export-column", column="assessment"): assessment.id,
    }


def are_alike(listed: Sequence[Assessment], people: Mapping[str, Sequence[str]]) -> bool:
    """Whether two rows would say the same, as of a person who was invited twice on one day."""
    rows = {
        (*people[assessment.id], assessment.status, day(assessment.created_at), day(assessment.completed_at))
        for assessment in listed
    }
    return len(rows) < len(listed)


def columns_by_title(
    listed: Sequence[Assessment],
    people: Mapping[str, Sequence[str]],
    teams: Sequence[TeamSummary],
    states: Mapping[str, str],
) -> dict[str, Sequence[object]]:
    """The values of each column. The sample company's are marked beside their status, among others. Where days don't
    tell rows apart, times do.

    Args:
        listed: a page of the list.
        people: by the assessment's id, the parts of its person's label.
        teams: those that the user may see; the names of others are left out.
        states: by the assessment's id, what is said of one in place of its status.
    """
    moments = list if are_alike(listed, people) else _dates
    titles = _titles()
    team_names = unique_labels(team_option(team, marked=False) for team in teams)
    made_up = say("people-sample")
    marked = are_mixed(assessment.candidate.external_id for assessment in listed)
    columns: dict[str, Sequence[object]] = {
        "person": [button_label(join(people[assessment.id])) for assessment in listed],
        "status": [
            [
                states.get(assessment.id) or status_of(assessment),
                *([made_up] if marked and is_sample(assessment.candidate.external_id) else []),
            ]
            for assessment in listed
        ],
        "team": [team_names.get(assessment.team_id or "") for assessment in listed],
        "created": moments(known_time(assessment.created_at) for assessment in listed),
        "completed": moments(assessment.completed_at for assessment in listed),
        "expires": [_last_day(assessment) for assessment in listed],
    }
    empty = _empty(listed)
    return {titles[name]: values for name, values in columns.items() if name not in empty}


def show_table(
    listed: Sequence[Assessment],
    columns: Mapping[str, Sequence[object]],
    progress: Mapping[str, str],
    on_open: Callable[[str], None],
) -> list[Assessment]:
    """The table of the assessments; returns those that are ticked.

    Args:
        listed: a page of the list.
        columns: its `columns_by_title`.
        progress: by the assessment's id, the state of those started with how far they are, where that is known.
        on_open: called with an assessment's id when its person is clicked.
    """
    titles = _titles()
    timed = any(isinstance(moment, datetime) for moment in columns[titles["created"]])
    more: dict[str, Tone] = dict.fromkeys(progress.values(), LOOKS["started"].tone)
    more[say("people-sample")] = "quiet"
    ids = tuple(assessment.id for assessment in listed)
    clicked = table_key("opened of", ids)
    selection = draw_table(
        columns,
        row_height=ROW_PX,
        height=table_height(len(listed)),
        on_select="rerun",
        selection_mode="multi-row",
        placeholder="",
        column_config={
            titles["person"]: st.column_config.ButtonColumn(
                type="secondary",
                alignment="left",
                width=PERSON_PX,
                key=clicked,
                on_click=_open,
                args=(clicked, ids, on_open),
            ),
            titles["status"]: state_column(titles["status"], more, STATUS_PX),
            titles["team"]: st.column_config.TextColumn(titles["team"], width=TEAM_PX),
            **{titles[name]: day_column(titles[name], timed=timed) for name in ("created", "completed")},
            titles["expires"]: last_day_column(titles["expires"], columns.get(titles["expires"], ()), EXPIRES_PX),
        },
        alt=say("assessments-alt"),
        key=table_key("list", ids),
    )
    return [listed[row] for row in selection["selection"]["rows"] if row < len(listed)]


def _titles() -> dict[str, str]:
    return {name: say("assessments-column", column=name) for name in COLUMNS}


def _empty(listed: Sequence[Assessment]) -> set[str]:
    """The columns that would say nothing."""
    says = {
        "team": any(assessment.team_id for assessment in listed),
        "expires": any(assessment.expires_at and is_open(assessment) for assessment in listed),
    }
    return {name for name, something in says.items() if not something}


def _last_day(assessment: Assessment) -> LastDay | None:
    end = assessment.expires_at
    return LastDay.of(end, until(end)) if end is not None and is_open(assessment) else None


def _dates(moments: Iterable[datetime | None]) -> list[date | None]:
    return [moment.date() if moment else None for moment in moments]


def _open(clicked: str, ids: Sequence[str], on_open: Callable[[str], None]) -> None:
    """Open what was clicked: the row is one of those with these ``ids``, which were there when it was."""
    row = clicked_row(clicked)
    if row is not None:
        on_open(ids[row])
