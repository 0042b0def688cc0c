"""What a team is like, at a glance: what to do this week, where its people are on the circle, what stands out, and who
is where.
"""

from collections.abc import Sequence

import streamlit as st

from discern import charts
from discern.cards import TOPICS, topic_name
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.agreements import AgreementQuery
from discern.contract.models.insights import Insight, claim_behind
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES
from discern.words import format_number, format_score
from discern_app.base.language import language, reader_wording, say
from discern_app.base.queries import try_read
from discern_app.components.charts import draw_chart, show_chart, show_table, show_table_and_files, take_first_tap
from discern_app.components.object_select import newest_assessment, person_options, select_one
from discern_app.dialogs.agreements import agree_with_team, read_agreements, read_undertaken, show_taking_on
from discern_app.dialogs.undo import show_last_act
from discern_app.insight.cards import NEVER, tip_markdown, tip_of_this_week, tip_text
from discern_app.insight.findings import (
    ADVICE,
    Names,
    findings_in,
    sentence_markdown,
    show_badge,
    show_finding,
    verdict_of,
)
from discern_app.session_state import tapped_points

MAP, TILES, SCORES = "map", "heads", "spread"

FINDINGS = 3
"""How many findings are in view; the others are folded below them."""

CAVEAT = "caveat"

FOLDED_CAVEATS = ("no-norm-group", "wide")
"""What the ids of caveats begin with that aren't in view: the foot of the page says the like."""

FEW = 8
"""Up to so many people everybody finds a dot without a box to choose from."""

FOLDED = ("strength", "watch_out", "situation", "question", "try")
"""The kinds of advice below a claim, in the order of the page."""


def show_overview(analysis: TeamAnalysis, names: Names, *, named: bool) -> None:
    """What to do, the two pictures and the findings; below them, folded, everything else that is said."""
    show_last_act()
    show_monday(analysis, names, named=named)
    left, right = st.columns(2, gap="small")
    with left.container(border=True, height="stretch", key="card-map"):
        show_map(analysis, named=named)
    with right:
        has_findings = show_stands_out(analysis, names, named=named)
        has_scores = any(point.scores is not None for point in analysis.map)
        # Below the tiles there is room for the scores where nothing stands above them.
        fits_right = has_scores and not has_findings
        with st.container(border=True, height="content" if fits_right else "stretch", key="card-heads"):
            show_tiles(analysis, named=named)
    if has_scores:
        place = right if fits_right else st.container()
        with place.container(border=True, height="stretch" if fits_right else "content", key="card-scores"):
            show_scores(analysis, named=named)
    show_more(analysis, names, named=named)


def show_monday(analysis: TeamAnalysis, names: Names, *, named: bool) -> None:
    """One thing to do this week and why, another one every Monday; what the team took on goes before it."""
    team = analysis.team.id
    tip = tip_of_this_week(analysis.insights, team, names=names, used=read_undertaken().get(team, NEVER))
    to_do = "" if tip is None else tip_text(tip, names, named=named)
    undertaken = read_agreements(AgreementQuery(team_id=team, open=True, limit=200)) or []
    is_busy = named and bool(undertaken) and to_do not in {each.will for each in undertaken}
    if not (to_do or is_busy):
        if named:
            agree_with_team(analysis.team)
        return
    shown = None if is_busy else tip
    with st.container(border=True, gap="xxsmall", key="monday"):
        with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            st.markdown(f":small[:violet[:material/event: {say('team-page-monday')}]]", width="content")
            if shown and shown.rests_on is not shown.statement and shown.rests_on is not verdict_of(analysis.insights):
                show_badge(shown.rests_on, named=named, key="monday")
        if shown:
            st.markdown(tip_markdown(shown, names, named=named))
        show_taking_on(analysis.team, "" if is_busy else to_do, named=named)
        if named:
            agree_with_team(analysis.team)


def show_stands_out(analysis: TeamAnalysis, names: Names, *, named: bool) -> bool:
    """The surest findings but the one that the title says. Returns whether there is anything."""
    verdict = verdict_of(analysis.insights)
    findings = [each for each in findings_in(analysis.insights, named=named) if each is not verdict]
    caveats = [each for each in analysis.insights if each.kind == CAVEAT and not each.id.startswith(FOLDED_CAVEATS)]
    if not findings and not caveats:
        return False
    with st.container(border=True, gap="xsmall", key="findings"):
        st.markdown(f"#### {say('shared-stands-out')}")
        for finding in findings[:FINDINGS]:
            show_finding(finding, names, named=named)
        if len(findings) > FINDINGS:
            more = say("shared-more-findings", count=len(findings) - FINDINGS)
            with st.expander(more, type="compact", key="more-findings"):
                for finding in findings[FINDINGS:]:
                    show_finding(finding, names, named=named)
        for caveat in caveats:
            st.caption(sentence_markdown(caveat, names, named=named))
    return True


def show_map(analysis: TeamAnalysis, *, named: bool) -> None:
    """The circle. With names, a person can be chosen by a tap on their dot or by name."""
    person_id = st.query_params.get("person") if named else None
    results = None if person_id is None else _results_of(person_id)
    chart = draw_chart(charts.style_map, analysis, named=named, chosen=person_id, chosen_results=results)
    points = [point for point in analysis.map if point.candidate_id]
    if named and len(points) > FEW:
        people = sorted(points, key=lambda point: point.name.casefold())
        options = person_options(CandidateRef(id=point.candidate_id, name=point.name) for point in people)
        label = say("teams-choose-person")
        select_one(label, options, param="person", none=label, width="stretch", labelled=False)
    show_chart(MAP, chart, on_select=choose_on_map if named and points else None)
    take_first_tap()
    show_table_and_files(MAP, chart, analysis.bases)


def _results_of(person_id: str) -> Results | None:
    """The results of the chosen person, whose spread the circle draws; None where they can't be read now."""
    assessment_id = newest_assessment(person_id)
    try:
        return (
            None
            if assessment_id is None
            else try_read(operations.GET_RESULTS(reader_wording(), assessment_id=assessment_id))
        )
    except DiscernError:
        return None


def show_tiles(analysis: TeamAnalysis, *, named: bool) -> None:
    """Who is in which quarter of the circle, and how many."""
    chart = draw_chart(charts.style_tiles, analysis, named=named)
    st.markdown(f"#### {say('team-page-tiles')}")
    show_chart(TILES, chart, on_select=choose_on_tiles if named and analysis.map else None)
    show_table_and_files(TILES, chart, analysis.bases)


def show_scores(analysis: TeamAnalysis, *, named: bool) -> None:
    """Everybody's score in one style, which is chosen above it: at first that in whose quarter most dots are."""
    shares = charts.style_shares(analysis)
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        title = st.container(width="content")
        style = st.pills(
            say("team-page-scores"),
            STYLES,
            default=max(STYLES, key=lambda style: shares[style]),
            required=True,
            key="scores in",
            label_visibility="collapsed",
            width="content",
        )
    title.markdown(f"#### {say('team-page-scores-in', styles=style)}")
    chart = draw_chart(charts.style_beeswarm, analysis, style, named=named)
    show_chart(SCORES, chart)
    show_table_and_files(SCORES, chart, analysis.bases)


def choose_on_map() -> None:
    _choose(MAP)


def choose_on_tiles() -> None:
    _choose(TILES)


def _choose(chart: str) -> None:
    """Put the person of the tapped dot or tile into the address, which opens their drawer."""
    ids = [point["customdata"][0] for point in tapped_points(chart) if point.get("customdata")]
    if ids and ids[0]:
        st.query_params["person"] = ids[0]


def show_more(analysis: TeamAnalysis, names: Names, *, named: bool) -> None:
    """Folded: what follows from each claim, what limits all of them, and the numbers."""
    with st.expander(say("team-page-more"), key="more"):
        for claim, advice in follow(analysis.insights):
            if claim is not None:
                show_finding(claim, names, named=named, key="behind")
            if claim is None:
                for each in advice:
                    _show_alone(each, names, named=named)
                continue
            lines = [_advice_line(each, names, named=named) for each in advice]
            st.markdown("\n".join(f"- {line}" for line in lines if line))
        for caveat in analysis.insights:
            if caveat.kind == CAVEAT and caveat.id.startswith(FOLDED_CAVEATS):
                st.caption(sentence_markdown(caveat, names, named=named))
        show_numbers(analysis)


def follow(insights: Sequence[Insight]) -> list[tuple[Insight | None, list[Insight]]]:
    """Advice, by the claims that it follows from, in the service's order of these; then advice that stands alone."""
    by_id = {each.id: each for each in insights}
    groups: dict[str, list[Insight]] = {each.id: [] for each in insights if each.kind not in ADVICE}
    alone: list[Insight] = []
    for each in insights:
        if each.kind in ADVICE:
            claim = claim_behind(each, by_id)
            (alone if claim is None else groups[claim.id]).append(each)
    found: list[tuple[Insight | None, list[Insight]]] = [
        (by_id[id_], sorted(advice, key=_place)) for id_, advice in groups.items() if advice
    ]
    return [*found, (None, sorted(alone, key=_place))] if alone else found


def _show_alone(advice: Insight, names: Names, *, named: bool) -> None:
    """What follows from no other claim on the page, with the badge of its own."""
    line = _advice_line(advice, names, named=named)
    if not line:
        return
    with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small"):
        st.markdown(line, width="stretch")
        if advice.probability is not None:
            show_badge(advice, named=named, key="alone")


def _place(advice: Insight) -> int:
    return FOLDED.index(advice.kind) if advice.kind in FOLDED else len(FOLDED)


def _advice_line(advice: Insight, names: Names, *, named: bool) -> str:
    """A piece of advice after what kind it is; empty where it can't be said without names."""
    text = sentence_markdown(advice, names, named=named)
    if not text:
        return ""
    topic = advice.id.split("-")[1] if advice.kind == "situation" else ""
    kind = topic_name(topic, language()) if topic in TOPICS else say("team-page-advice", kind=advice.kind)
    return f"**{kind}** {text}"


def show_numbers(analysis: TeamAnalysis) -> None:
    """Mean scores and expected counts; nothing where the service gives none."""
    if analysis.distribution is None:
        return
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
    st.markdown(f"#### {say('teams-numbers')}")
    show_table([say("teams-numbers-column", column=column) for column in ("style", "mean", "expected")], rows)
    st.caption(say("teams-numbers-detail"))
