"""What a team would be like with some people gone and others in it. Nothing is saved until it is applied."""

from dataclasses import dataclass
from typing import Literal

import streamlit as st

from discern import charts
from discern.client import operations
from discern.contract import STYLE_NAMES, STYLES, Insight, Style, Team, TeamAnalysis
from discern_app.base.queries import read, write
from discern_app.base.text import counted, measured, name_of, plain
from discern_app.components.candidate_select import everybody, seen_only, tell_apart
from discern_app.components.charts import drawn, show, show_table
from discern_app.components.insights import group, sayable, show_statements, wording

MOST = 200
"""The service takes so many at a time."""

WIDTH = 30
"""In columns: what a chosen name has room for on a phone."""

Param = Literal["with", "without", "with_style"]
PARAMS: tuple[Param, ...] = ("without", "with", "with_style")


@dataclass(frozen=True, slots=True)
class Changes:
    """Ids of those who would join and leave, and the styles of newcomers who don't exist."""

    joining: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()
    newcomers: tuple[Style, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.joining or self.leaving or self.newcomers)

    @property
    def heads(self) -> int:
        """By how many the team would grow."""
        return len(self.joining) + len(self.newcomers) - len(self.leaving)


@dataclass(frozen=True, slots=True)
class Moved:
    """What would be said that isn't, what wouldn't any more, and what would be said otherwise (before, after)."""

    begins: list[Insight]
    ends: list[Insight]
    turns: list[tuple[Insight, Insight]]


def compare_statements(before: list[Insight], after: list[Insight]) -> Moved:
    """How what is said of a team changes; statements are the same by their id."""
    was = {insight.id: insight for insight in before}
    would_be = {insight.id: insight for insight in after}
    return Moved(
        begins=[insight for insight in after if insight.id not in was],
        ends=[insight for insight in before if insight.id not in would_be],
        turns=[
            (was[insight.id], insight)
            for insight in after
            if insight.id in was and was[insight.id].text != insight.text
        ],
    )


def choose_changes(team: Team) -> Changes:
    """Ask who would leave and join; the address keeps it."""
    members = tell_apart(team.members, WIDTH)
    people, has_more = everybody(WIDTH)
    others = {id_: label for id_, label in people.items() if id_ not in members}
    for id_ in st.query_params.get_all("with"):
        if id_ not in others and id_ not in members:
            found = read(operations.get_candidate(id_))
            others[id_] = found.name
    left, middle, right = st.columns(3, gap="medium")
    with left:
        leaving = _choose_several("Who would leave", members, "without", "Nobody")
    with middle:
        joining = _choose_several("Who would join", others, "with", "Nobody")
        if has_more:
            st.caption("The newest people are listed.")
    with right:
        newcomers = _choose_styles()
    return Changes(joining=tuple(joining), leaving=tuple(leaving), newcomers=newcomers)


def _choose_several(label: str, people: dict[str, str], param: Param, none: str) -> list[str]:
    key = f"what if {param}"
    st.session_state[key] = [id_ for id_ in dict.fromkeys(st.query_params.get_all(param)) if id_ in people][:MOST]
    return st.multiselect(
        label,
        list(people),
        format_func=people.__getitem__,
        key=key,
        on_change=_tell,
        args=(param, key),
        placeholder=none,
        max_selections=MOST,
        select_all=False,
    )


def _choose_styles() -> tuple[Style, ...]:
    key = "what if with_style"
    asked = st.query_params.get_all("with_style")
    st.session_state[key] = [style for style in STYLES if style in asked]
    chosen = st.pills(
        "A newcomer who leads with",
        STYLES,
        selection_mode="multi",
        format_func=lambda style: f"{style} · {STYLE_NAMES[style]}",
        key=key,
        on_change=_tell,
        args=("with_style", key),
        wrap=True,
    )
    return tuple(style for style in STYLES if style in chosen)


def _tell(param: Param, key: str) -> None:
    chosen: list[str] = st.session_state[key]
    if chosen:
        st.query_params[param] = chosen
    else:
        st.query_params.pop(param, None)


def clear_changes() -> None:
    for param in PARAMS:
        st.query_params.pop(param, None)


def show_what_if(team: Team, before: TeamAnalysis, *, named: bool) -> None:
    """The choice, and where one is made, the team before and after it."""
    st.caption("Before you move somebody, hire, or split a team. Nothing is saved until you apply it.")
    changes = choose_changes(team)
    if not changes:
        st.info(
            "Choose who would leave or join, or what kind of newcomer, and see what moves.",
            icon=":material/swap_horiz:",
        )
        return
    after = read(operations.get_team_analysis(team.id, changes.joining, changes.leaving, changes.newcomers))
    if after.size != before.size + changes.heads:
        st.info("This service doesn't answer what would be; what you see is the team as it is.", icon=":material/info:")
        return
    of_others = [plain(name_of(person.name, person.external_id)) for person in seen_only(changes.joining)]
    with st.container(horizontal=True, vertical_alignment="center"):
        if not of_others:
            _offer_to_apply(team, changes)
        st.button("Start over", icon=":material/undo:", on_click=clear_changes)
    if of_others:
        st.info(
            f"You can look at this, but not apply it: {', '.join(of_others)} "
            f"{'is' if len(of_others) == 1 else 'are'} in none of your teams. Ask an owner to add them.",
            icon=":material/lock:",
        )
    st.markdown(f"**{_counts(before)} → {_counts(after)}**")
    _compare(before, after, named=named)


def _counts(analysis: TeamAnalysis) -> str:
    return f"{counted(analysis.size, 'person', 'people')}, {analysis.profiled} with a profile"


def _compare(before: TeamAnalysis, after: TeamAnalysis, *, named: bool) -> None:
    left, right = st.columns(2, gap="large")
    with left:
        show(
            "what if",
            drawn(
                "what if",
                lambda dark: charts.what_if_map(before, after, dark=dark, named=named),
                before,
                after,
                named,
            ),
        )
        st.caption("Ringed: would join. Hollow: would leave. The arrow is the way of the team's centre.")
    with right:
        show(
            "what if heads",
            drawn("what if heads", lambda dark: charts.what_if_distribution(before, after, dark=dark), before, after),
        )
        _show_means(before, after)
    _show_statements(before, after, named=named)


def _show_means(before: TeamAnalysis, after: TeamAnalysis) -> None:
    if before.means is None or after.means is None:
        return
    show_table(
        ("Mean score", "Before", "After"),
        [
            (
                f"{style} · {STYLE_NAMES[style]}",
                measured(before.means[style].score, before.means[style].interval),
                measured(after.means[style].score, after.means[style].interval),
            )
            for style in STYLES
        ],
    )


def _show_statements(before: TeamAnalysis, after: TeamAnalysis, *, named: bool) -> None:
    moved = compare_statements(sayable(before.insights, named=named), sayable(after.insights, named=named))
    if not (moved.begins or moved.ends or moved.turns):
        st.markdown("What is said of the team stays the same.")
        return
    gains, losses = st.columns(2, gap="large")
    with gains:
        said = _in_order(moved.begins)
        if said:
            show_statements({"Would be said": said}, "why would", named=named)
        _show_turns(moved.turns, named=named)
        if not (said or moved.turns):
            st.markdown("#### Would be said\nNothing that isn't said already.")
    with losses:
        gone = "\n".join(f"- {plain(wording(insight, named=named))}" for insight in _in_order(moved.ends))
        st.markdown(f"#### Would no longer be said\n{gone or 'Nothing.'}")


def _show_turns(turns: list[tuple[Insight, Insight]], *, named: bool) -> None:
    if turns:
        told = "\n".join(
            f"- {plain(wording(new, named=named))}  \n  :small[Before: {plain(wording(old, named=named))}]"
            for old, new in turns
        )
        st.markdown(f"#### Would be said otherwise\n{told}")


def _in_order(insights: list[Insight]) -> list[Insight]:
    return [insight for found in group(insights).values() for insight in found]


def _offer_to_apply(team: Team, changes: Changes) -> None:
    people = {member.id: member.name for member in team.members} | everybody()[0]
    with st.popover("Apply…", icon=":material/check:", key="apply"):
        told = [f"- {plain(people.get(id_, id_))} leaves {plain(team.name)}" for id_ in changes.leaving]
        told += [f"- {plain(people.get(id_, id_))} joins {plain(team.name)}" for id_ in changes.joining]
        if told:
            st.markdown("\n".join(told))
        if changes.newcomers:
            st.markdown("Newcomers are made up for the question, so they can't join.")
        if told and st.button("Change the team", type="primary"):
            _apply(team, changes)


def _apply(team: Team, changes: Changes) -> None:
    steps = [operations.add_member(team.id, id_) for id_ in changes.joining]
    steps += [operations.remove_member(team.id, id_) for id_ in changes.leaving]
    for step in steps:
        if write(step) is None:
            return
    clear_changes()
    st.toast("The team is changed.", icon=":material/check:")
    st.rerun()
