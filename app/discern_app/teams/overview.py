"""What a team is like, at a glance: where its people are on the circle, in which styles, and what stands out."""

from html import escape as html

import streamlit as st

from discern import charts
from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Insight
from discern.contract.models.teams import TeamAnalysis
from discern.words import format_number, format_score
from discern_app.base.language import language, say
from discern_app.base.text import section_html, table_html
from discern_app.components.charts import draw_chart, show_chart, show_table_and_files, take_first_tap
from discern_app.components.object_select import person_options, select_one
from discern_app.insight.findings import (
    STANDS_OUT,
    UNMEASURED,
    by_id,
    findings_html,
    group,
    how_sure,
    is_doubtful,
    parameters_html,
    said_html,
    sayable,
    unnamed_in,
    wording,
)
from discern_app.insight.team_cards import say_halves
from discern_app.session_state import tapped_points

MAP, TILES = "map", "heads"

MOST = 5
"""How many findings are in view; the others are folded below them."""

FEW = 4
"""With fewer findings, the column with them is shorter than the circle."""

STEPS = ("tries", "questions")
"""The headings of what to do first."""


def show_overview(analysis: TeamAnalysis, *, named: bool) -> None:
    """The two charts, what stands out and what to do; below them, folded, everything else that is said."""
    left, right = st.columns(2, gap="small")
    with left.container(border=True, height="stretch", key="card-map"):
        show_map(analysis, named=named)
    with right:
        with st.container(border=True, key="card-heads"):
            show_tiles(analysis, named=named)
        st.html(_stands_out_html(analysis, named=named))
    steps = _steps_html(analysis, named=named)
    if steps:
        # Below the circle, where the other column would leave room empty; otherwise in a row of its own.
        is_long = len(_stands_out(analysis, named=named)) >= FEW
        (left if is_long else st).html(steps)
    sections = _sections_html(analysis, named=named)
    if sections:
        st.html(sections)


def show_map(analysis: TeamAnalysis, *, named: bool) -> None:
    """The circle. With names, a person can be chosen by a tap on their dot or by name."""
    person_id = st.query_params.get("person") if named else None
    chart = draw_chart(charts.style_map, analysis, named=named, chosen=person_id)
    st.markdown(f"#### {say('team-page-map')}")
    show_table_and_files(MAP, chart, analysis.bases)
    points = [point for point in analysis.map if point.candidate_id]
    if not named or not points:
        show_chart(MAP, chart)
        return
    show_chart(MAP, chart, on_select=choose_on_map)
    take_first_tap()
    people = sorted(points, key=lambda point: point.name.casefold())
    options = person_options(CandidateRef(id=point.candidate_id, name=point.name) for point in people)
    label = say("teams-choose-person")
    select_one(label, options, param="person", none=label, width=300, labelled=False)


def show_tiles(analysis: TeamAnalysis, *, named: bool) -> None:
    """Who is in which quarter of the circle, and how many."""
    chart = draw_chart(charts.style_tiles, analysis, named=named)
    st.markdown(f"#### {say('team-page-tiles')}")
    show_table_and_files(TILES, chart, analysis.bases)
    show_chart(TILES, chart, on_select=choose_on_tiles if named and analysis.map else None)


def choose_on_map() -> None:
    _choose(MAP)


def choose_on_tiles() -> None:
    _choose(TILES)


def _choose(chart: str) -> None:
    """Put the person of the tapped dot or tile into the address, which opens their drawer."""
    ids = [point["customdata"][0] for point in tapped_points(chart) if point.get("customdata")]
    if ids and ids[0]:
        st.query_params["person"] = ids[0]


def _steps_html(analysis: TeamAnalysis, *, named: bool) -> str:
    """The first thing to try and the first question, as one card; empty without either."""
    groups = _groups(analysis, named=named)
    steps = []
    for heading in STEPS:
        if groups.get(heading):
            step = groups[heading][0]
            text = wording(step, named=named)
            doubt = f'<p class="line">{html(doubt_about(step, text, named=named))}</p>' if is_doubtful(step) else ""
            title = html(say("team-page-step", heading=heading))
            steps.append(f'<section class="{heading}"><h4>{title}</h4><p>{html(text)}</p>{doubt}</section>')
    return f'<div class="card steps">{"".join(steps)}</div>' if steps else ""


def _groups(analysis: TeamAnalysis, *, named: bool) -> dict[str, list[Insight]]:
    return group(sayable(analysis.insights, named=named))


def doubt_about(step: Insight, text: str, *, named: bool) -> str:
    """Below a piece of advice, how sure its claim is, and the people it is about where it doesn't name them."""
    names = unnamed_in(text, step) if named else []
    chip = how_sure(step)
    if names:
        return say("team-page-step-for", names=", ".join(names), chip=chip)
    return say("team-page-step-doubt", chip=chip)


def _stands_out(analysis: TeamAnalysis, *, named: bool) -> list[Insight]:
    groups = _groups(analysis, named=named)
    return [*groups.get(STANDS_OUT, []), *groups.get("open", [])]


def _stands_out_html(analysis: TeamAnalysis, *, named: bool) -> str:
    findings = findings_html(_stands_out(analysis, named=named), named=named, most=MOST)
    title = html(say("shared-heading", heading=STANDS_OUT))
    halves = say_halves(analysis)
    first = f"<p><strong>{html(halves)}</strong></p>" if halves else ""
    basis = parameters_html(analysis.bases)
    return f'<div class="card fills"><h4 class="over">{title}</h4>{first}{findings}{basis}</div>'


def _sections_html(analysis: TeamAnalysis, *, named: bool) -> str:
    """Everything else that is said of the team, and the numbers: a folded section each, all of them one element."""
    groups = _groups(analysis, named=named)
    claims = by_id(groups)
    sections = "".join(
        section_html(
            say("shared-heading", heading=heading),
            said_html(heading, members, claims, named=named),
            count=len(members),
            note=say("shared-unmeasured") if heading in UNMEASURED else "",
        )
        for heading, members in groups.items()
        if heading not in (STANDS_OUT, "open")
    )
    numbers = _numbers(analysis)
    if numbers:
        sections += section_html(say("teams-numbers"), numbers, note=say("teams-numbers-detail"))
    return f'<div class="sections">{sections}</div>' if sections else ""


def _numbers(analysis: TeamAnalysis) -> str:
    """Mean scores and expected counts as a table in HTML; empty where the service gives none."""
    if analysis.distribution is None:
        return ""
    means = analysis.means
    rows = [
        (
            say("shared-style", style=style, styles=style),
            "–" if means is None else format_score(means[style].score, means[style].interval, language()),
            format_number(share.count, None, 0, language())
            if share.expected is None
            else format_number(share.expected, None, 1, language()),
        )
        for style, share in analysis.distribution.items()
    ]
    return table_html([say("teams-numbers-column", column=column) for column in ("style", "mean", "expected")], rows)
