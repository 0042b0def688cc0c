"""A workshop on the team as a plan of steps: what to do in each, what to say and ask, and its slides. Until then,
coaches can hold results back.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import escape

import streamlit as st

from discern.contract import operations
from discern.contract.models.insights import Insight
from discern.contract.models.teams import Reveal, Team, TeamAnalysis
from discern_app.access.viewer import is_one_of
from discern_app.base.language import say
from discern_app.base.navigation import stay_and_show
from discern_app.base.queries import write
from discern_app.components.object_select import person_options, select_one
from discern_app.insight.cards import show_cards
from discern_app.insight.findings import STANDS_OUT, by_id, fold_html, group, in_order, said_html, sayable
from discern_app.session_state import WORKSHOP_MINUTES
from discern_app.teams.slides import PRESENTING, Step, make_slides, title_of

DEBRIEF = "debrief"
"""The key of the popover. Its content, which names the whole team, is made when it is opened."""


def offer_reveal(team: Team) -> None:
    """For coaches: whether results are visible, and to hold back or reveal those of a team or of one member."""
    if not is_one_of("owner", "coach"):
        return
    held = set(team.held)
    with st.container(horizontal=True, vertical_alignment="center", key="hold"):
        state = "all" if team.holds else "some" if held else "none"
        icon = "visibility" if state == "none" else "visibility_off"
        st.markdown(f":material/{icon}: {say('teams-hold-state', state=state, count=len(held))}", width="content")
        label = say("teams-hold", state=state)
        debrief = st.popover(label, icon=":material/forum:", key=DEBRIEF, on_change="rerun")
    if not debrief.open:
        return
    with debrief:
        st.markdown(say("teams-hold-about"))
        if not team.holds:
            _offer(team, "hold-all", Reveal(revealed=False), ":material/visibility_off:")
        if held or team.holds:
            _offer(team, "release-all", Reveal(), ":material/visibility:")
        chosen = select_one(say("teams-hold-one"), person_options(team.members), key=f"held {team.id}")
        if chosen is not None:
            is_held = chosen in held
            what, icon = (
                ("release-one", ":material/visibility:") if is_held else ("hold-one", ":material/visibility_off:")
            )
            _offer(team, what, Reveal(revealed=is_held, candidate_id=chosen), icon)


def _offer(team: Team, what: str, change: Reveal, icon: str) -> None:
    clicked = st.button(say("teams-hold-go", what=what), icon=icon, key=f"{what} {change.candidate_id or team.id}")
    if clicked and write(operations.REVEAL_TEAM(change, team_id=team.id)) is not None:
        st.rerun()


FIRST = 2
"""How many statements under a heading are in view; the others are folded."""


LENGTH = "minutes"
"""The parameter of the address that holds the length that is planned for, unless it is the shortest."""

_PREPARE = Step("prepare", 5, ("names", "purpose"), slides=("styles",))
_SHOW = Step("show", 10, ("certainty", "strengths"), (STANDS_OUT, "strengths"), ("tiles", "map", "strengths"))
_PAIRS = Step("pairs", 10, ("pair-up", "situation", "back"), ("situations",), ("pairs",))
_DISCUSS = Step("discuss", 20, ("question",), ("questions", "watch-outs", "clashes"), ("watch-outs", "questions"))
_ASK = Step("discuss", 20, ("question",), ("questions",), ("questions",))
_AGREE = Step("agree", 20, ("choose", "sentence", "post"), ("watch-outs", "clashes"), ("watch-outs", "agree"))
_COMMIT = Step("commit", 5, ("try",), ("tries",), ("tries",))

PLANS: Mapping[int, tuple[Step, ...]] = {
    40: (_PREPARE, _SHOW, _DISCUSS, _COMMIT),
    60: (_PREPARE, replace(_SHOW, minutes=15), _PAIRS, _DISCUSS, replace(_COMMIT, minutes=10)),
    90: (
        _PREPARE,
        replace(_SHOW, minutes=15),
        replace(_PAIRS, minutes=20),
        _ASK,
        _AGREE,
        replace(_COMMIT, minutes=10, todos=("try", "follow-up")),
    ),
}
"""The steps of a workshop, by how many minutes it takes. A longer one has more of them: what a team only hears in forty
minutes it also tries on its own work, and agrees on.
"""

SHORTEST = min(PLANS)


def show_title() -> None:
    """What the view is: a plan, and for how long, which can be chosen."""
    with st.container(horizontal=True, vertical_alignment="center", width="content"):
        st.markdown(f"#### {say('teams-workshop')}", width="content")
        WORKSHOP_MINUTES.set(planned_minutes())
        st.segmented_control(
            say("teams-workshop-length"),
            list(PLANS),
            required=True,
            format_func=lambda minutes: say("teams-workshop-minutes", minutes=minutes),
            key=WORKSHOP_MINUTES.key,
            on_change=_keep_length,
            label_visibility="collapsed",
        )


def _keep_length() -> None:
    minutes = WORKSHOP_MINUTES.get()
    if minutes == SHORTEST:
        st.query_params.pop(LENGTH, None)
    else:
        st.query_params[LENGTH] = str(minutes)


def planned_minutes() -> int:
    """How many minutes the workshop is planned for."""
    length = st.query_params.get(LENGTH)
    return next((minutes for minutes in PLANS if str(minutes) == length), SHORTEST)


def show_workshop(team: Team, analysis: TeamAnalysis, *, named: bool, may_hold: bool) -> None:
    """The plan, and cards for the week after; with ``may_hold``, coaches can hold results back until the workshop."""
    groups = group(sayable(analysis.insights, named=named))
    plan = PLANS[planned_minutes()]
    numbers = slide_numbers(analysis, plan)
    for number, step in enumerate(plan, 1):
        with st.container(border=True, key=f"step-{step.name}"):
            head, content = st.columns([3, 9], gap="small")
            with head:
                st.html(_head_html(number, step))
                _link_slides(step, numbers)
            with content:
                st.html(step_html(step, groups, named=named))
                if step.name == "prepare" and may_hold:
                    offer_reveal(team)
    show_cards(analysis.insights, team.id)


def slide_numbers(analysis: TeamAnalysis, plan: Sequence[Step]) -> dict[str, int]:
    """By what slides of a workshop are about, the number of the first of them, from 1."""
    numbers: dict[str, int] = {}
    for number, slide in enumerate(make_slides(analysis, plan), 1):
        for heading in slide.headings:
            numbers.setdefault(heading, number)
    return numbers


def step_html(step: Step, groups: Mapping[str, Sequence[Insight]], *, named: bool) -> str:
    """What to do in a step, with boxes to tick, and the statements for it."""
    todos = "".join(
        f'<label><input type="checkbox"><span>{escape(say("teams-workshop-todo", todo=todo))}</span></label>'
        for todo in step.todos
    )
    claims = by_id(groups)
    statements = "".join(
        f"<div><h5>{escape(say('shared-heading', heading=heading))}</h5>"
        f"{_statements(heading, groups[heading], claims, named=named)}</div>"
        for heading in step.headings
        if groups.get(heading)
    )
    return f'<div class="step"><div class="todos">{todos}</div><div class="said">{statements}</div></div>'


def _statements(heading: str, insights: Sequence[Insight], claims: Mapping[str, Insight], *, named: bool) -> str:
    ordered = in_order(insights, named=named)
    first, rest = (
        said_html(heading, part, claims, named=named) if part else "" for part in (ordered[:FIRST], ordered[FIRST:])
    )
    return first + fold_html(rest, len(ordered) - FIRST)


def _head_html(number: int, step: Step) -> str:
    title = escape(say("teams-workshop-step", step=step.name))
    minutes = escape(say("teams-workshop-minutes", minutes=step.minutes))
    return (
        f'<div class="step-head"><span class="number" aria-hidden="true">{number}</span>'
        f'<span><h4>{title}</h4><p class="line">{minutes}</p></span></div>'
    )


def _link_slides(step: Step, numbers: Mapping[str, int]) -> None:
    for number, label in slides_of(step, numbers):
        st.button(
            label,
            key=f"slide {step.name} {number}",
            icon=":material/slideshow:",
            type="tertiary",
            on_click=stay_and_show,
            kwargs={PRESENTING: str(number)},
        )


def slides_of(step: Step, numbers: Mapping[str, int]) -> list[tuple[int, str]]:
    """The slides of a step: the number of each, and what it is called, by what of it the step needs."""
    by_number: dict[int, list[str]] = {}
    for about in step.slides:
        if about in numbers:
            by_number.setdefault(numbers[about], []).append(about)
    return [
        (number, say("teams-workshop-slide", number=number, about=title_of(headings)))
        for number, headings in by_number.items()
    ]
