"""The names of people and things that events are about: in few reads, and only what the reader may see."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

import streamlit as st

from discern.client import operations
from discern.client.calls import Call
from discern.client.errors import DiscernError, NotFound, NotPermitted
from discern.contract.base_models import CandidateRef, Page
from discern.contract.models.candidates import Candidate, CandidateQuery
from discern.contract.models.events import Event
from discern.contract.models.reports import Report, ReportQuery
from discern.contract.models.teams import TeamQuery, TeamRef
from discern_app.base.queries import try_read
from discern_app.base.text import are_mixed, clock, day
from discern_app.components.option_labels import Option, person_option, team_option, unique_labels
from discern_app.insight.report_writer import title_of

MOST_ASKED = 20
"""How many objects of a kind are asked for one by one, where the list of the newest doesn't have them."""

UNNAMED = "subjects without a name"
"""Session key: by the id of an object, whether it is `gone` or `closed` to the reader, so that it is asked for once."""

Subject = CandidateRef | TeamRef | Report
Listed = TypeVar("Listed", bound=Subject)
Single = TypeVar("Single", bound=Subject)


def name_subjects(events: Iterable[Event]) -> dict[str, str]:
    """Names by the id of what an event is about: a person, a team or a report. Not escaped.

    Namesakes of a kind are distinguished as in every choice; what happened says whether it was a person, a team or a
    report. What has no name any more isn't among them: see `why_unnamed`.
    """
    data = [event.data for event in events]
    people, teams, reports = (
        dict.fromkeys(each[field] for each in data if isinstance(each.get(field), str))
        for field in ("candidate_id", "team_id", "report_id")
    )
    kinds: tuple[list[Subject], ...] = (
        [*_find(people, operations.list_candidates(CandidateQuery(limit=200)), operations.get_candidate)],
        [*_find(teams, operations.list_teams(TeamQuery(limit=200)), operations.get_team)],
        [*_find(reports, operations.list_reports(ReportQuery(limit=50)), operations.get_report)],
    )
    marked = are_mixed(each.external_id for found in kinds for each in found if not isinstance(each, Report))
    labels = [unique_labels(_option(each, marked=marked) for each in found) for found in kinds]
    return {id_: label for named in labels for id_, label in named.items()}


def why_unnamed(id_: str) -> str:
    """Why what an event is about has no name: `gone` or `closed`, or empty if it isn't known."""
    unnamed: dict[str, str] = st.session_state.get(UNNAMED, {})
    return unnamed.get(id_, "")


def _option(subject: Subject, *, marked: bool) -> Option:
    if isinstance(subject, Report):
        made = subject.created_at
        return Option(subject.id, (title_of(subject),), (day(made), clock(made)))
    if isinstance(subject, TeamRef):
        return team_option(subject, marked=marked)
    return person_option(subject, subject.email if isinstance(subject, Candidate) else None, marked=marked)


def _find(
    ids: Iterable[str], newest: Call[Page[Listed]], get: Callable[[str], Call[Single]]
) -> Iterator[Listed | Single]:
    """The objects with these ids: from the list of the newest, and the others one by one."""
    unnamed: dict[str, str] = st.session_state.setdefault(UNNAMED, {})
    wanted = set(ids) - set(unnamed)
    if not wanted:
        return
    try:
        listed = try_read(newest).data
    except DiscernError:
        listed = []
    yield from (each for each in listed if each.id in wanted)
    for id_ in sorted(wanted - {each.id for each in listed})[:MOST_ASKED]:
        try:
            yield try_read(get(id_))
        except NotFound:
            unnamed[id_] = "gone"
        except NotPermitted:
            unnamed[id_] = "closed"
        except DiscernError:
            return
