"""Three views of a team: at a glance, person by person, and as questions for a talk."""

import streamlit as st

from discern import charts
from discern.contract import CandidateRef, MapPoint, Team, TeamAnalysis
from discern.words import format_number, format_score, percent
from discern_app.base.language import language, say
from discern_app.base.navigation import page_of
from discern_app.base.text import escape
from discern_app.components.charts import cached_chart, show, show_chart, show_table, show_table_and_files
from discern_app.components.insights import show_groups
from discern_app.components.object_select import newest_assessment, person_options, select_one
from discern_app.teams.member_results import RADARS_SHOWN, results_of

MAP = "map"

LEAST_PROBABILITY = 0.1
"""Styles less probable than this are left out of the text about one person."""

TALK = ("questions", "tries", "strengths", "watch-outs", "clashes")


def show_glance(analysis: TeamAnalysis, *, named: bool) -> None:
    """The main findings beside the styles and the map."""
    statements, figures = st.columns([2, 3], gap="large")
    with figures:
        heads = cached_chart("heads", charts.style_distribution, analysis)
        show("heads", heads)
        show_map(analysis, named=named)
    with statements:
        show_groups(analysis.insights, named=named)
    show_numbers(analysis)


def show_map(analysis: TeamAnalysis, *, named: bool) -> None:
    """The map. With names, a person can be chosen by a tap on their dot or by name."""
    asked = st.query_params.get("person") if named else None
    chart = cached_chart(MAP, charts.style_map, analysis, named=named, chosen=asked)
    st.markdown(f"**{escape(chart.title)}**")
    if not named or not analysis.map:
        show_chart(MAP, chart)
        show_table_and_files(MAP, chart)
        return
    show_chart(MAP, chart, on_select=point_out)
    show_table_and_files(MAP, chart)
    points = [point for point in analysis.map if point.candidate_id]
    people = person_options(CandidateRef(id=point.candidate_id, name=point.name) for point in _by_name(points))
    label, nobody = say("teams-choose-person"), say("teams-choose-nobody")
    chosen = select_one(label, people, param="person", none=nobody, width=320)
    point = next((each for each in points if each.candidate_id == chosen), None)
    if point is not None:
        show_person(point)


def point_out() -> None:
    """Put the person of the tapped dot into the URL."""
    tapped = st.session_state[MAP].selection.points
    ids = [point["customdata"][0] for point in tapped if point.get("customdata")]
    if ids and ids[0]:
        st.query_params["person"] = ids[0]


def _by_name(points: list[MapPoint]) -> list[MapPoint]:
    return sorted(points, key=lambda point: point.name.casefold())


def show_person(point: MapPoint) -> None:
    """One person of the map in words, with links to their results and to a comparison."""
    with st.container(border=True):
        st.markdown(f"**{escape(point.name)}**: {_lead(point)}")
        if point.scores is not None:
            st.markdown(
                " · ".join(f"{style} {format_score(score, None, language())}" for style, score in point.scores.items())
            )
        with st.container(horizontal=True):
            assessment_id = newest_assessment(point.candidate_id)
            if assessment_id is not None:
                st.page_link(
                    page_of("results"),
                    label=say("teams-person-profile"),
                    icon=":material/person:",
                    query_params={"assessment": assessment_id},
                )
            st.page_link(
                page_of("compare"),
                label=say("teams-person-compare"),
                icon=":material/compare_arrows:",
                query_params={"a": point.candidate_id},
            )


def _lead(point: MapPoint) -> str:
    """The styles that the person may lead with and their probabilities, the most probable first."""
    if point.probabilities is None:
        return escape(point.style)
    ranked = sorted(point.probabilities.items(), key=lambda item: -item[1])
    return ", ".join(
        say("teams-person-lead", styles=style, percent=escape(percent(probability, language())))
        for style, probability in ranked
        if probability >= LEAST_PROBABILITY
    )


def show_numbers(analysis: TeamAnalysis) -> None:
    if analysis.distribution is None:
        return
    st.markdown(f"#### {say('teams-numbers')}")
    means = analysis.means
    show_table(
        [say("teams-numbers-column", column=column) for column in ("style", "mean", "expected")],
        [
            (
                say("shared-style", style=style, styles=style),
                "–" if means is None else format_score(means[style].score, means[style].interval, language()),
                format_number(share.count, None, 0, language())
                if share.expected is None
                else format_number(share.expected, None, 1, language()),
            )
            for style, share in analysis.distribution.items()
        ],
    )
    st.caption(say("teams-numbers-detail"))


def show_people(team: Team, analysis: TeamAnalysis, *, named: bool) -> None:
    """All members by style, by score, and as profiles."""
    st.caption(say("teams-people-detail"))
    left, right = st.columns(2, gap="large")
    with left:
        show(
            "people by style",
            cached_chart("heat", charts.style_heatmap, analysis, named=named),
        )
    with right:
        show(
            "scores by style",
            cached_chart("spread", charts.style_spread, analysis, named=named),
        )
        if analysis.means is not None and named:
            _show_radars(team, analysis)


def _show_radars(team: Team, analysis: TeamAnalysis) -> None:
    st.markdown(f"#### {say('teams-profiles')}")
    view = st.segmented_control(
        say("teams-profiles-label"),
        ("overlay", "grid"),
        default="overlay",
        required=True,
        format_func=lambda each: say("teams-profiles-view", view=each),
        key="profiles as",
    )
    profiles = results_of(team)
    if len(team.members) > RADARS_SHOWN:
        st.caption(say("teams-profiles-first", count=RADARS_SHOWN))
    if view == "grid":
        grid = cached_chart("grid", charts.radar_grid, profiles)
        show("profiles", grid, titled=False)
    else:
        overlay = cached_chart("overlay", charts.team_radars, profiles, analysis.means)
        show("overlay", overlay)


def show_talk(analysis: TeamAnalysis, *, named: bool) -> None:
    """Help for leading the talk: a checklist, what to try, and what to ask."""
    steps, statements = st.columns([2, 3], gap="large")
    with steps:
        st.markdown(f"#### {say('teams-talk')}")
        st.markdown(say("teams-talk-steps"))
    with statements:
        show_groups(analysis.insights, named=named, only=TALK)
