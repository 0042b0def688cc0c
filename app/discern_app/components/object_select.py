"""Choosing people, teams and other objects: the one place where a page offers them, each under a label of its own.

A choice can be part of the URL, so that it can be linked to and the browser's Back works. The URL holds ids, never the
names shown.

Why: docs/decisions/0004-choices-and-dialogs-in-streamlit.md
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import streamlit as st

from discern.client.calls import at_cursor
from discern.client.errors import DiscernError, NotFound, UnreadableAnswer
from discern.contract import operations
from discern.contract.base_models import CandidateRef, Page
from discern.contract.models.assessments import Assessment, AssessmentQuery
from discern.contract.models.candidates import Candidate, CandidateQuery, CandidateTeam
from discern.contract.models.teams import TeamQuery, TeamSummary
from discern.contract.operation_type import Call
from discern.words import list_parts
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import place_until_error
from discern_app.base.language import language, say
from discern_app.base.queries import read, read_all, try_read
from discern_app.base.text import are_mixed, escape, one_line
from discern_app.components.option_labels import (
    Option,
    namesakes,
    person_option,
    team_options,
    unique_labels,
    unique_parts,
)
from discern_app.session_state import SEARCH_PEOPLE, choice_of

NAMED = 12
"""How many people a line of text names; the others are counted."""

MAX_LISTED = 1000
NEWEST = operations.LIST_CANDIDATES(CandidateQuery(limit=200))
PROFILED = operations.LIST_CANDIDATES(CandidateQuery(limit=200, status="with_profile"))
WITH_RESULTS = operations.LIST_CANDIDATES(CandidateQuery(include="profile", limit=200, status="with_profile"))


def select_one(
    label: str,
    options: Iterable[Option],
    *,
    param: str | None = None,
    key: str | None = None,
    start: str | None = None,
    none: str | None = None,
    width: int | Literal["stretch"] = "stretch",
    help_: str | None = None,
    labelled: bool = True,
) -> str | None:
    """A select box; returns the id of the chosen option, or None.

    Args:
        label: what is chosen.
        options: the objects to choose from.
        param: the URL's parameter that holds the choice; it always follows the URL, be it from a link, from this box
            or from the browser's Back.
        key: identifies the box where there is no ``param``.
        start: the id of what is chosen at first where there is no ``param``.
        none: the placeholder where nothing is chosen. Without it, the first option is chosen unless another one is.
        width: in pixels.
        help_: a tooltip.
        labelled: whether the label is visible; screen readers read it in any case.
    """
    labels = unique_labels(options)
    ids = list(labels)
    visibility: Literal["visible", "collapsed"] = "visible" if labelled else "collapsed"
    place = ids.index(start) if start in labels else None if none is not None else 0
    if param is None:
        chosen: str | None = st.selectbox(
            label,
            ids,
            place,
            labels.__getitem__,
            key,
            help_,
            placeholder=none,
            label_visibility=visibility,
            width=width,
        )
        return chosen
    choice, requested = choice_of(param), st.query_params.get(param)
    choice.set(requested if requested in labels else ids[place] if ids and place is not None else None)
    followed: str | None = st.selectbox(
        label,
        ids,
        place,
        labels.__getitem__,
        choice.key,
        help_,
        on_change=_store_choice,
        args=(param,),
        placeholder=none,
        label_visibility=visibility,
        width=width,
    )
    return followed


def list_teams() -> list[TeamSummary] | None:
    """The newest teams, at most 200: none where the service lists none, None where they can't be listed right now."""
    try:
        return current_service().managers.read(operations.LIST_TEAMS(TeamQuery(limit=200))).value.data
    except (NotFound, UnreadableAnswer):
        return []
    except DiscernError:
        return None


def search_people() -> str | None:
    """A field for part of a person's name, in the URL as `q`; what is typed in it, on one line."""
    label = say("shared-search-people")
    typed = st.text_input(
        label,
        key=SEARCH_PEOPLE.key,
        type="search",
        placeholder=label,
        live=True,
        bind="query-params",
        width=220,
        max_chars=200,
        label_visibility="collapsed",
    )
    return one_line(typed or "") or None


def filter_by_team(teams: Iterable[TeamSummary] | None) -> str | None:
    """A box to choose a team, in the URL as `team`; its id. Nothing where there is no team.

    ``teams`` is None where they can't be listed; a line says so, unless an error ends the page.
    """
    if teams is None:
        place_until_error().caption(say("shared-teams-unknown"), width="content")
        return None
    options = team_options(teams)
    if not options:
        return None
    none = say("shared-all-teams")
    return select_one(say("shared-team"), options, param="team", none=none, width=190, labelled=False)


def select_several(
    label: str,
    options: Iterable[Option],
    *,
    param: str | None = None,
    key: str | None = None,
    start: Sequence[str] = (),
    none: str | None = None,
    width: int | None = None,
    most: int | None = None,
) -> list[str]:
    """A box to select several; returns the ids of the chosen options.

    As `select_one`, but ``width`` is the number of columns of text to which each part of a label is shortened, and
    ``most`` the number of options that can be chosen.
    """
    labels = unique_labels(options, width)
    ids = list(labels)
    if param is None:
        now = [id_ for id_ in start if id_ in labels]
        return st.multiselect(
            label,
            ids,
            now,
            labels.__getitem__,
            key,
            placeholder=none,
            max_selections=most,
            select_all=most is None,
        )
    choice, requested = choice_of(param), dict.fromkeys(st.query_params.get_all(param))
    choice.set([id_ for id_ in requested if id_ in labels][:most])
    return st.multiselect(
        label,
        ids,
        format_func=labels.__getitem__,
        key=choice.key,
        on_change=_store_choice,
        args=(param,),
        placeholder=none,
        max_selections=most,
        select_all=False,
    )


def _store_choice(param: str) -> None:
    chosen: str | list[str] | None = choice_of(param).get()
    if chosen:
        st.query_params[param] = chosen
    else:
        st.query_params.pop(param, None)


def person_options(people: Iterable[CandidateRef], *, marked: bool | None = None) -> list[Option]:
    """The people as options. Those who are made up are marked where others are among them, or as ``marked`` says.

    E-mail addresses are looked up only where two people have the same name.
    """
    distinct = list({person.id: person for person in people}.values())
    if marked is None:
        marked = are_mixed(person.external_id for person in distinct)
    emails = {person.id: person.email for person in distinct if isinstance(person, Candidate)}
    if len(emails) < len(distinct) and namesakes(distinct, marked=marked):
        emails = {**_known_emails(), **emails}
    return [person_option(person, emails.get(person.id), marked=marked) for person in distinct]


def people_of(assessments: Sequence[Assessment]) -> Mapping[str, tuple[str, ...]]:
    """By the assessment's id, the parts of its person's label, for labels that say more than the person, and where what
    is made up is marked in another place.
    """
    candidates = (assessment.candidate for assessment in assessments if assessment.candidate.id)
    parts = unique_parts(person_options(candidates, marked=False))
    return {
        assessment.id: parts.get(assessment.candidate.id, (assessment.candidate.name or say("shared-nameless"),))
        for assessment in assessments
    }


def person_labels(people: Iterable[CandidateRef]) -> Mapping[str, str]:
    """Each person's label by id, for text about people. Not escaped."""
    return unique_labels(person_options(people))


def name_people(people: Sequence[CandidateRef]) -> str:
    """The names of the people in one line of Markdown, and how many more there are."""
    labels = person_labels(people)
    named = [f"**{escape(labels[person.id])}**" for person in people[:NAMED]]
    if len(people) > NAMED:
        named.append(say("people-more", count=len(people) - NAMED))
    return list_parts(named, language())


def _known_emails() -> dict[str, str | None]:
    """E-mail addresses by candidate id, as far as this service lists its people."""
    return {person.id: person.email for person in known_people()}


def known_people() -> list[Candidate]:
    """The newest people, as far as this service lists them: what fails is left out without a banner."""
    people: list[Candidate] = []
    following: Call[Page[Candidate]] | None = NEWEST
    try:
        while following is not None and len(people) < MAX_LISTED:
            page = try_read(following)
            people += page.data
            following = at_cursor(NEWEST, page.next_cursor) if page.next_cursor else None
    except DiscernError:
        pass
    return people


def newest_people(*, profiled: bool = False) -> tuple[list[Candidate], bool]:
    """The newest people, ``profiled`` only those who have a profile, and whether there are more."""
    return read_all(PROFILED if profiled else NEWEST, MAX_LISTED)


def people_with_profile() -> tuple[list[CandidateRef], bool]:
    """The people who have a profile that the reader may see, the last to answer first, and whether there are more.

    Where the service doesn't list people with their profiles, those who have completed an assessment.
    """
    try:
        first = try_read(WITH_RESULTS)
    except DiscernError:
        return _people_with_completed()
    if first.totals is None and all(person.profile is None for person in first.data):
        return _people_with_completed()
    listed, has_more = read_all(WITH_RESULTS, MAX_LISTED)
    results = {person.id: person.profile.results for person in listed if person.profile and person.profile.results}
    people: list[CandidateRef] = [person for person in listed if person.id in results]
    return sorted(people, key=lambda person: results[person.id].completed_at, reverse=True), has_more


def _people_with_completed() -> tuple[list[CandidateRef], bool]:
    """The people who have completed an assessment, newest first, and whether there are more."""
    done = AssessmentQuery(status="completed", limit=200)
    assessments, has_more = read_all(operations.LIST_ASSESSMENTS(done), MAX_LISTED)
    people = {assessment.candidate.id: assessment.candidate for assessment in assessments if assessment.candidate.id}
    return list(people.values()), has_more


def teams_of(person: CandidateRef) -> Sequence[CandidateTeam]:
    """The teams that a person is in, of those that the reader may see; none where the service doesn't tell."""
    candidate = find_listed(person)
    return (candidate and candidate.profile and candidate.profile.teams) or ()


def find_listed(person: CandidateRef) -> Candidate | None:
    """The person as the list of all people has them, with status, profile and teams, which only lists have; None where
    they are none of the first it finds.
    """
    query = CandidateQuery(include="profile", limit=50)
    if person.external_id is not None:
        query = query.model_copy(update={"external_id": person.external_id, "limit": 1})
    else:
        query = query.model_copy(update={"q": one_line(person.name)})
    try:
        candidates = try_read(operations.LIST_CANDIDATES(query)).data
    except DiscernError:
        return None
    return next((candidate for candidate in candidates if candidate.id == person.id), None)


def newest_assessment(candidate_id: str) -> str | None:
    """The id of a person's newest completed assessment."""
    query = AssessmentQuery(status="completed", candidate_id=candidate_id, limit=1)
    return next((assessment.id for assessment in read(operations.LIST_ASSESSMENTS(query)).data), None)
