"""What the list of assessments says about each, in a row and in a file. Pure functions."""

from collections.abc import Mapping, Sequence
from datetime import datetime, tzinfo

from discern.client.foreign import UNKNOWN_TIME
from discern.contract.base_models import is_sample
from discern.contract.last_day import last_day_of
from discern.contract.models.assessments import OPEN_STATUSES, Assessment
from discern.contract.models.candidates import ProfileTotals
from discern.contract.models.teams import TeamSummary
from discern_app.base.language import say
from discern_app.base.text import are_mixed, clock, day, escape
from discern_app.components.assessment_summary import deadline_of, wait_of
from discern_app.components.export import Cell
from discern_app.components.invitation_states import State, badge_for, count_all, name_state
from discern_app.components.list_rows import REST, Row, Width, small
from discern_app.components.option_labels import Option, join, team_option, unique_labels, unique_parts
from discern_app.components.people_sheets import day_of, id_cells

COLUMNS = ("person", "status", "team", "created", "completed", "expires")

WIDTHS: tuple[Width, ...] = (160, 152, 208, REST)
"""How wide the cells are: the state, how long it waits, the form with the team, and until when. A phone has the first
two on a line."""


def title_of(totals: ProfileTotals) -> str:
    """The page's answer: how many invitations can still be answered."""
    return say("assessments-title", kind="some" if count_all(totals) else "nobody", waiting=totals.waiting)


def is_open(assessment: Assessment) -> bool:
    return assessment.status in OPEN_STATUSES


def can_be_extended(assessment: Assessment) -> bool:
    """Whether it can be answered until another day than now: those that expired can be opened again."""
    return is_open(assessment) or assessment.status == "expired"


def known_time(moment: datetime | None) -> datetime | None:
    """A time, or None where another service gives none."""
    return None if moment == UNKNOWN_TIME else moment


def exported(
    assessment: Assessment, team_names: Mapping[str, str], withheld: Mapping[str, str], zone: tzinfo | None
) -> dict[str, Cell]:
    """An assessment as a row of an exported file: what the page says of it, and last its ids. Days are those in
    ``zone``; ``withheld`` is what is said of those whose answers support no profile.
    """
    titles = {name: say("assessments-column", column=name) for name in COLUMNS}
    end = assessment.expires_at if is_open(assessment) else None
    return {
        titles["person"]: assessment.candidate.name,
        titles["status"]: withheld.get(assessment.id) or name_state(assessment.status),
        titles["team"]: team_names.get(assessment.team_id or ""),
        titles["created"]: day_of(known_time(assessment.created_at), zone),
        titles["completed"]: day_of(assessment.completed_at, zone),
        titles["expires"]: None if end is None else last_day_of(end) or day_of(end, zone),
        say("shared-form-label"): say("shared-form", form=assessment.form),
        **id_cells(assessment.candidate),
        say("export-column", column="assessment"): assessment.id,
    }


def since(assessment: Assessment, now: datetime) -> str:
    """How long an assessment has been waiting, or when it was finished."""
    if is_open(assessment):
        return wait_of(assessment, now)
    if assessment.completed_at:
        return say("assessments-when", what="completed", day=day(assessment.completed_at))
    return _invited(assessment)


def _invited(assessment: Assessment) -> str:
    """When it was made; empty where another service doesn't say."""
    made = day(known_time(assessment.created_at))
    return say("assessments-when", what="created", day=made) if made else ""


def label_rows(listed: Sequence[Assessment], people: Mapping[str, Sequence[str]]) -> Mapping[str, tuple[str, ...]]:
    """By the assessment's id, the parts of its row's label, no two alike: those of its person's, and of a person who is
    listed twice when each was made.
    """
    return unique_parts(
        Option(each.id, tuple(people[each.id]), (_invited(each), clock(known_time(each.created_at)))) for each in listed
    )


def to_list(
    listed: Sequence[Assessment],
    people: Mapping[str, Sequence[str]],
    teams: Sequence[TeamSummary],
    said: Mapping[str, tuple[State, str]],
    now: datetime,
) -> list[Row]:
    """The rows of the list. The sample company's are marked beside their team, among others.

    Args:
        listed: a page of the list.
        people: by the assessment's id, the parts of its person's label.
        teams: those that the user may see; the names of others are left out.
        said: by the assessment's id, the state of one with what is said of it, where that is more than its status.
        now: the date is the reader's.
    """
    labels = label_rows(listed, people)
    team_names = unique_labels(team_option(team, marked=False) for team in teams)
    marked = are_mixed(assessment.candidate.external_id for assessment in listed)

    def cells_of(assessment: Assessment) -> tuple[str, ...]:
        state, word = said.get(assessment.id) or (assessment.status, name_state(assessment.status))
        form, team = say("assessments-form", form=assessment.form), team_names.get(assessment.team_id or "")
        made_up = marked and is_sample(assessment.candidate.external_id)
        return (
            small(badge_for(state, word)),
            small(since(assessment, now)),
            small(" · ".join(filter(None, (form, team and escape(team)))), quiet=True)
            + (f" :gray-badge[{say('people-sample')}]" if made_up else ""),
            small(deadline_of(assessment, now) if assessment.expires_at else ""),
        )

    return [
        Row(
            id=assessment.id,
            name=labels[assessment.id][0],
            note=join(labels[assessment.id][1:]),
            cells=cells_of(assessment),
            opens=(assessment.id,),
            button=say("assessments-link") if assessment.take_url else "",
        )
        for assessment in listed
    ]
