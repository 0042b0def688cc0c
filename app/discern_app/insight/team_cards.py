"""A team as a card: its name, how many have a profile, how they lie on the circle, and what stands out most."""

from collections.abc import Iterable
from html import escape
from time import monotonic

import streamlit as st

from discern.charts.theme import STYLE_COLOURS
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.insights import Insight
from discern.contract.models.teams import Share, TeamAnalysis, TeamSummary, WhatIf
from discern.contract.styles import STYLES, Style
from discern.words import style_name
from discern.words.figures import format_plain
from discern_app.base.language import language, say, statement_language
from discern_app.base.navigation import page_of, stay_and_show
from discern_app.base.queries import PASSING, try_read
from discern_app.base.text import escape as escape_markdown
from discern_app.components.assessment_summary import measured_parts
from discern_app.insight.findings import chip_html, doubted_headline, in_order, without_random_html
from discern_app.session_state import IS_INCOMPLETE

OF_THE_TEAM = {"majority", "absent", "coverage", "split", "divided", "centre", "spread"}
"""Kinds of statements about a team as a whole, which a card may show."""

MAJORITY = "majority"
"""The kind of statement that says where most are."""

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
    on_teams_page: bool = False,
) -> None:
    """A card of two elements, for a cell of a grid whose key is `TEAM_CARDS`.

    Args:
        team: the team; its name leads to its page.
        analysis: what is known of it, if anything.
        note: a further line, as plain text.
        name: what the team is called where its name alone is ambiguous or it is marked as made up, as plain text.
        on_teams_page: whether the card is on the page that it leads to.
    """
    with st.container(border=True, gap=None, height="stretch"):
        name = name or team.name
        label = escape_markdown(name)
        query = {"team": team.id}
        if on_teams_page:
            key = f"open {team.id}"
            st.button(f"**{label}**", key=key, type="tertiary", on_click=stay_and_show, kwargs=query, width="stretch")
        else:
            st.page_link(page_of("teams"), label=f"**{label}**", icon="", query_params=query, width="stretch")
        # Paper has no buttons, and so not the name that one has.
        printed = f'<p class="printed">{escape(name)}</p>' if on_teams_page else ""
        st.html(printed + card_html(team, analysis, note=note))


def card_html(team: TeamSummary, analysis: TeamAnalysis | None, *, note: str = "") -> str:
    """What a card shows below the name."""
    size, profiled = team.size, 0 if analysis is None else analysis.profiled
    is_counted = analysis is not None or not size
    people = measured_parts(analysis) if analysis is not None and size else [say("team-card-people", size=size)]
    parts = [_line(" · ".join(people))]
    if analysis is not None and profiled:
        parts.append(bar_html(analysis))
    if (surest := find_headline(analysis)) is not None:
        chip = chip_html(surest.strength, surest.probability)
        parts.append(f'<p class="headline"><strong>{escape(doubted_headline(surest))}</strong>{chip}</p>')
        parts.append(without_random_html(surest))
    elif analysis is not None and (halves := say_halves(analysis)):
        parts.append(f'<p class="headline"><strong>{escape(halves)}</strong></p>')
    elif is_counted and profiled < FEWEST:
        parts.append(_line(say("team-card-missing", count=FEWEST - profiled)))
    if note:
        parts.append(_line(note))
    return f'<div class="team-card">{"".join(parts)}</div>'


def show_bar_key(analyses: Iterable[TeamAnalysis]) -> None:
    """Which colour is which style, below a grid of cards; nothing where no card has a bar."""
    if any(bar_html(analysis) for analysis in analyses):
        st.html(f'<p class="bar-key"><span>{escape(say("team-card-key"))}</span>{styles_html()}</p>')


def styles_html() -> str:
    """The styles as HTML, each after its colour."""
    return "".join(
        f'<span><i style="background:{STYLE_COLOURS[style]}"></i>{escape(style_name(style, language()))}</span>'
        for style in STYLES
    )


def find_headline(analysis: TeamAnalysis | None) -> Insight | None:
    """The surest statement about a team as a whole; of equally sure ones the most surprising."""
    if analysis is None:
        return None
    stated = [
        insight for insight in analysis.insights if insight.kind in OF_THE_TEAM and insight.probability is not None
    ]
    return next(iter(in_order(stated)), None)


def say_halves(analysis: TeamAnalysis) -> str:
    """How many are in two halves of the circle, of each axis in the one that is expected to have more; empty where a
    claim says where most are, where too few have a profile, and where the service doesn't say how sure it is.
    """
    halves = analysis.halves
    has_most = any(insight.kind == MAJORITY and insight.probability is not None for insight in analysis.insights)
    if halves is None or has_most or analysis.profiled < FEWEST:
        return ""
    pace, focus = _fuller(fast=halves.fast, calm=halves.calm), _fuller(people=halves.people, task=halves.task)
    if pace is None or focus is None:
        return ""
    return say("team-card-halves", of=analysis.profiled, pace=pace[0], some=pace[1], focus=focus[0], others=focus[1])


def _fuller(**shares: Share) -> tuple[str, str] | None:
    """The half of an axis that is expected to have more people, and how many, as a range; None where it isn't known."""
    half = max(shares, key=lambda each: shares[each].expected or 0)
    interval = shares[half].interval
    if interval is None:
        return None
    low, high = map(round, interval)
    return half, f"{low}" if low == high else say("team-card-range", low=low, high=high)


def bar_html(analysis: TeamAnalysis) -> str:
    """How many people are expected in the direction of each style, as parts of a bar."""
    counts = expected_counts(analysis)
    if not sum(counts.values()):
        return ""
    texts = {style: format_plain(round(count, 1), language()) for style, count in counts.items()}
    label = say("team-card-bar", d=texts["D"], i=texts["I"], s=texts["S"], c=texts["C"])
    spans = "".join(
        f'<span style="flex-grow:{count:.3f};background:{STYLE_COLOURS[style]}" '
        f'title="{escape(style_name(style, language()))}"></span>'
        for style, count in counts.items()
        if count > 0
    )
    return f'<div class="bar" role="img" aria-label="{escape(label)}">{spans}</div>'


def expected_counts(analysis: TeamAnalysis) -> dict[Style, float]:
    """Of the people with a profile, how many are expected in each direction; all 0 where the service doesn't say."""
    if analysis.distribution is None:
        return dict.fromkeys(STYLES, 0.0)
    shares = {style: analysis.distribution[style] for style in STYLES}
    return {style: share.count if share.expected is None else share.expected for style, share in shares.items()}


def _line(text: str) -> str:
    return f'<p class="line">{escape(text)}</p>'
