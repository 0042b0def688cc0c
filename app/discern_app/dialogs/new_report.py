"""The dialog that asks for a report: its subject, audience and length."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, get_args

import streamlit as st

from discern.cards import topic_name
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.reports import (
    MOST_SITUATIONS,
    AssessmentSubject,
    Audience,
    ComparisonSubject,
    Length,
    NewReport,
    ReportLanguage,
    Situation,
    Subject,
    TeamSubject,
)
from discern.contract.models.teams import TeamQuery, TeamSummary, WhatIf
from discern.words import name_language
from discern_app.base.language import language, own_language, reader_wording, say, statement_language
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, read_all, try_read, write
from discern_app.base.text import escape
from discern_app.components.object_select import newest_assessment, people_with_profile, person_options, select_one
from discern_app.components.option_labels import Option, team_options
from discern_app.dialogs.open_dialog import close_dialog, open_dialog
from discern_app.insight.report_writer import find_model
from discern_app.insight.team_cards import FEWEST

About = Literal["team", "assessment", "comparison"]
ABOUT: tuple[About, ...] = get_args(About)
AUDIENCES: tuple[Audience, ...] = ("manager", "coach", "self")
SITUATIONS: tuple[Situation, ...] = get_args(Situation)
SPOKEN: tuple[ReportLanguage, ...] = get_args(ReportLanguage)
LENGTHS: tuple[Length, ...] = ("short", "full")
"""The first is chosen unless somebody picks the other: readers want the point before all of it."""

SEGMENTS: Mapping[str, Any] = {"required": True, "width": "stretch"}
"""How each choice of the dialog looks: one segment is always chosen."""

LEAST_PURPOSE = 3
"""Letters from which on a purpose is taken."""

LOOKED_AT = 6
"""How many teams or people are looked at for one that a report can be written on."""


def write_report(subject: Subject | None = None, about: About | None = None) -> None:
    """Open the dialog; it ends on the report. ``subject``, or its kind ``about``, is chosen at first."""
    open_dialog(_show, subject, about, title=say("reports-new"))


def write_what_is_asked() -> None:
    """Open the dialog where the address of Reports asks for it, such as `?about=team&subject=team_1`."""
    about, id_ = (st.query_params.pop(param, None) for param in ("about", "subject"))
    match about:
        case "team":
            write_report(TeamSubject(type="team", id=id_) if id_ else None, "team")
        case "assessment":
            write_report(AssessmentSubject(type="assessment", id=id_) if id_ else None, "assessment")
        case "comparison":
            write_report(None, "comparison")


def _show(requested: Subject | None, asked_about: About | None) -> None:
    """The form. Its keys hold the subject, so that another subject finds another form."""
    of = f"{requested or asked_about}"
    teams, _ = read_all(operations.LIST_TEAMS(TeamQuery(limit=200)), 1000)
    start = requested.type if requested is not None else asked_about
    if start is None:
        start = "team" if _writable_team(teams) else "assessment"
    about = st.segmented_control(
        say("reports-about-label"),
        ABOUT,
        format_func=lambda subject: say("reports-about", subject=subject),
        default=start,
        key=f"report about {of}",
        **SEGMENTS,
    )
    match about:
        case "team":
            subject = _choose_team(teams, requested, of)
        case "assessment":
            subject = _choose_person(requested, of)
        case _:
            subject = _choose_two(requested, of)
    audience = st.segmented_control(
        say("reports-audience-label"),
        AUDIENCES,
        format_func=lambda audience: say("reports-audience", audience=audience),
        default="manager",
        key="report for",
        **SEGMENTS,
    )
    length = st.segmented_control(
        say("reports-length-label"),
        LENGTHS,
        format_func=lambda length: say("reports-length", length=length),
        default=LENGTHS[0],
        key="report length",
        **SEGMENTS,
    )
    spoken = st.segmented_control(
        say("reports-language"),
        SPOKEN,
        format_func=lambda each: name_language(each, language()),
        default=own_language(),
        key="report language",
        **SEGMENTS,
    )
    st.caption(say("reports-pages", subject=about))
    if about == "team" and audience == "self":
        st.caption(say("reports-team-reads"))
    situations = _choose_situations() if about == "assessment" and length == "full" else []
    model = find_model()
    purpose = None if model is None else _ask_purpose()
    if model is not None:
        st.caption(say("reports-will-write-model", model=escape(model)))
    if st.button(say("reports-write"), type="primary", width="stretch", disabled=subject is None):
        assert subject is not None
        new = NewReport(
            subject=subject,
            audience=audience,
            length=length,
            language=spoken,
            purpose=purpose,
            situations=situations,
        )
        report = write(operations.CREATE_REPORT(new))
        if report is not None:
            close_dialog()
            st.switch_page(page_of("reports"), query_params={"report": report.id})


def _choose_situations() -> list[Situation]:
    """The situations that somebody wants the report to go into; none for the usual ones."""
    return st.multiselect(
        say("reports-situations"),
        SITUATIONS,
        format_func=lambda situation: topic_name(situation, language()),
        max_selections=MOST_SITUATIONS,
        placeholder=say("reports-situations-usual"),
        key="report situations",
    )


def _ask_purpose() -> str | None:
    """What the report is for, as far as somebody says it."""
    purpose = st.text_input(
        say("reports-purpose"), placeholder=say("reports-purpose-example"), max_chars=200, key="report purpose"
    )
    return purpose if len(purpose.strip()) >= LEAST_PURPOSE else None


def _choose_team(teams: Sequence[TeamSummary], requested: Subject | None, of: str) -> Subject | None:
    start = requested.id if isinstance(requested, TeamSubject) else _writable_team(teams)
    chosen = _choose(say("reports-team"), team_options(teams), start, f"report team {of}")
    if chosen is None:
        return None
    profiled = _count_profiles(chosen)
    if profiled == 0:
        st.caption(f":material/info: {say('reports-profiles-none-team')}")
        return None
    if profiled is not None and profiled < FEWEST:
        st.caption(f":material/info: {say('reports-profiles-few', count=profiled)}")
    return TeamSubject(type="team", id=chosen)


def _choose_person(requested: Subject | None, of: str) -> Subject | None:
    people, _ = people_with_profile()
    asked_assessment = requested.id if isinstance(requested, AssessmentSubject) else None
    start = None
    if asked_assessment is not None:
        candidate = read(operations.GET_ASSESSMENT(assessment_id=asked_assessment)).candidate
        start = candidate.id
        if all(person.id != start for person in people):
            people.append(candidate)
    if start is None:
        start = next(iter(_writable_people([person.id for person in people])), None)
    chosen = _choose(say("reports-person"), person_options(people), start, f"report person {of}")
    if chosen is None:
        return None
    # The assessment that was asked for, or else the person's newest.
    assessment = asked_assessment if asked_assessment and chosen == start else newest_assessment(chosen)
    if assessment is None or not _has_profile(assessment):
        st.caption(f":material/info: {say('reports-profiles-none-person')}")
        return None
    return AssessmentSubject(type="assessment", id=assessment)


def _choose_two(requested: Subject | None, of: str) -> Subject | None:
    people, _ = people_with_profile()
    options = person_options(people)
    pair = (
        requested.ids
        if isinstance(requested, ComparisonSubject)
        else _writable_people([person.id for person in people])[:2]
    )
    if len(options) < 2 or len(pair) < 2:
        st.caption(f":material/info: {say('reports-profiles-none-pair')}")
        return None
    first = _choose(say("reports-first"), options, pair[0], f"report first {of}")
    rest = [option for option in options if option.id != first]
    second = _choose(say("reports-second"), rest, pair[1], f"report second {of}")
    return None if first is None or second is None else ComparisonSubject(type="comparison", ids=[first, second])


def _choose(label: str, options: Sequence[Option], start: str | None, key: str) -> str | None:
    if not options:
        st.caption(f":material/info: {say('reports-profiles-none')}")
        return None
    return select_one(label, options, key=key, start=start)


def _writable_team(teams: Iterable[TeamSummary]) -> str | None:
    """The id of a team that a report can be written on: the last changed of which something is said as a team, or else
    of whose people something is.
    """
    recent = sorted((team for team in teams if team.size), key=lambda team: team.updated_at, reverse=True)
    smaller = None
    for team in recent[:LOOKED_AT]:
        profiled = _count_profiles(team.id)
        if profiled is None or profiled >= FEWEST:
            return team.id
        if profiled and smaller is None:
            smaller = team.id
    return smaller


def _writable_people(candidate_ids: Sequence[str]) -> list[str]:
    """Those of the first few people that a report can be written on."""
    newest = {id_: newest_assessment(id_) for id_ in candidate_ids[:LOOKED_AT]}
    return [id_ for id_, assessment in newest.items() if assessment is not None and _has_profile(assessment)]


def _count_profiles(team_id: str) -> int | None:
    """How many in a team have a profile that the reader may see; None where the service doesn't answer."""
    try:
        return try_read(operations.GET_TEAM_ANALYSIS(WhatIf(language=statement_language()), team_id=team_id)).profiled
    except DiscernError:
        return None


def _has_profile(assessment_id: str) -> bool:
    """Whether an assessment's answers make a profile; yes where the service doesn't answer."""
    try:
        return try_read(operations.GET_RESULTS(reader_wording(), assessment_id=assessment_id)).scores is not None
    except DiscernError:
        return True
