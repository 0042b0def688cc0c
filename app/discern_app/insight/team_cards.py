"""A team as a card: its circle, its name, what is said of it first, and how many have a profile."""

from collections.abc import Iterable
from time import monotonic

import streamlit as st

from discern import charts
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.teams import TeamAnalysis, TeamSummary, WhatIf
from discern.words import short_names
from discern_app.base.language import say, statement_language
from discern_app.base.navigation import page_of, stay_and_show
from discern_app.base.queries import PASSING, try_read
from discern_app.base.styles import is_dark
from discern_app.base.text import escape
from discern_app.insight.findings import UNGRADED, sentence_markdown, show_badge, verdict_of
from discern_app.session_state import IS_INCOMPLETE

CIRCLE_PX = 104

TEAM_CARDS = "team-cards"
"""The key of a grid of cards, by which styles find them."""

LONGEST_WAIT_S = 3.0
"""How long a page waits for the analyses of its cards."""

FEWEST = 3
"""Profiles from which on a service says what a team is like."""


def read_cards(teams: Iterable[TeamSummary]) -> dict[str, TeamAnalysis]:
    """The analyses of teams by their ids: of those with people in them, as far as the service has them.

    Cards do without what is missing at first: the first failure of the service ends it, and so does a long wait. The
    page is then drawn again a few seconds later, and has what was read before.
    """
    analyses: dict[str, TeamAnalysis] = {}
    began = monotonic()
    for team in teams:
        if not team.size:
            continue
        if monotonic() - began > LONGEST_WAIT_S:
            IS_INCOMPLETE.set(True)
            break
        try:
            analyses[team.id] = try_read(
                operations.GET_TEAM_ANALYSIS(WhatIf(language=statement_language()), team_id=team.id)
            )
        except PASSING:
            IS_INCOMPLETE.set(True)
            break
        except DiscernError:
            continue
    return analyses


def in_a_row(count: int) -> int:
    """How many of so many cards a wide page has in a row: four are two rows of two, so that none stands alone."""
    return 2 if count in {2, 4} else 3


def show_team_card(
    team: TeamSummary,
    analysis: TeamAnalysis | None,
    *,
    note: str = "",
    name: str | None = None,
    week: str = "",
    on_teams_page: bool = False,
) -> None:
    """A team's circle, its name, which leads to its page, what is said of it first, and how many have a profile.

    Args:
        team: the team.
        analysis: what is known of it, if anything.
        note: a further line, as plain text.
        name: what the team is called where its name alone is ambiguous or it is marked as made up, as plain text.
        week: what to do this week, as plain text.
        on_teams_page: whether the card is on the page that it leads to.
    """
    with st.container(border=True, height="stretch", horizontal=True, vertical_alignment="center", wrap=False):
        if analysis is not None and analysis.map:
            st.image(charts.small_circle(analysis, dark=is_dark()), width=CIRCLE_PX, alt="")
        with st.container(gap="xxsmall"):
            label = f"**{escape(name or team.name)}**"
            if on_teams_page:
                st.button(
                    label,
                    key=f"open {team.id}",
                    type="tertiary",
                    on_click=stay_and_show,
                    kwargs={"team": team.id},
                    icon=":material/arrow_forward:",
                    icon_position="right",
                )
            else:
                st.page_link(
                    page_of("teams"),
                    label=label,
                    icon=":material/arrow_forward:",
                    icon_position="right",
                    query_params={"team": team.id},
                )
            show_verdict(team, analysis)
            if week:
                st.markdown(f":small[:violet[:material/event:] {escape(say('team-card-week', action=week))}]")
            if note:
                st.caption(escape(note))


def show_verdict(team: TeamSummary, analysis: TeamAnalysis | None) -> None:
    """What is said of a team first, its badge, and how many of it have a profile."""
    verdict = None if analysis is None or not analysis.profiled else verdict_of(analysis.insights)
    if analysis is None or verdict is None or verdict.kind in UNGRADED:
        if analysis is None and team.size:
            st.caption(say("team-card-people", size=team.size))
            return
        profiled = 0 if analysis is None else analysis.profiled
        st.markdown(say("team-card-missing", count=FEWEST - profiled) if team.size else say("team-card-empty"))
        st.caption(say("team-card-profiled", profiled=profiled, size=team.size))
        return
    names = short_names(CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map)
    st.markdown(sentence_markdown(verdict, names))
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        show_badge(verdict, key=team.id)
        st.caption(say("team-card-profiled", profiled=analysis.profiled, size=team.size), width="content")
