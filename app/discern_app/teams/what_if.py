"""What a team would be like with other members. Nothing is saved until it is applied."""

from dataclasses import dataclass

import streamlit as st

from discern import charts
from discern.client import operations
from discern.contract import STYLES, Insight, Style, Team, TeamAnalysis
from discern.words import format_score
from discern_app.base.language import language, reader_wording, say
from discern_app.base.queries import read, write
from discern_app.base.text import escape, name_of
from discern_app.components.charts import cached_chart, show, show_table
from discern_app.components.insights import group, sayable, show_statements, wording
from discern_app.components.object_select import newest_people, not_led, person_labels, person_options, select_several

MOST = 200
"""How many people the service takes in one request."""

WIDTH = 30
"""In columns of text: the room for a chosen name on a phone."""

PARAMS = ("without", "with", "with_style")


@dataclass(frozen=True, slots=True)
class Changes:
    """Ids of people who would join and leave, and the styles of hypothetical newcomers."""

    joining: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()
    newcomers: tuple[Style, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.joining or self.leaving or self.newcomers)

    @property
    def growth(self) -> int:
        """By how many people the team would grow."""
        return len(self.joining) + len(self.newcomers) - len(self.leaving)


@dataclass(frozen=True, slots=True)
class StatementChanges:
    """Statements that would be added, removed, or reworded (before, after)."""

    added: list[Insight]
    removed: list[Insight]
    reworded: list[tuple[Insight, Insight]]


def compare_statements(before: list[Insight], after: list[Insight]) -> StatementChanges:
    """The differences between two lists of statements, which are matched by their ids."""
    was = {insight.id: insight for insight in before}
    would_be = {insight.id: insight for insight in after}
    return StatementChanges(
        added=[insight for insight in after if insight.id not in was],
        removed=[insight for insight in before if insight.id not in would_be],
        reworded=[
            (was[insight.id], insight)
            for insight in after
            if insight.id in was and was[insight.id].text != insight.text
        ],
    )


def choose_changes(team: Team) -> Changes:
    """Ask who would leave and join; the URL keeps the choice."""
    people, has_more = newest_people()
    known = {person.id for person in (*people, *team.members)}
    asked = [id_ for id_ in dict.fromkeys(st.query_params.get_all("with")) if id_ not in known]
    people = [*people, *(read(operations.get_candidate(id_)) for id_ in asked)]
    members = {member.id for member in team.members}
    options = person_options([*team.members, *people])
    left, middle, right = st.columns(3, gap="medium")
    with left:
        inside = [option for option in options if option.id in members]
        label, nobody = say("teams-what-if-leave"), say("teams-what-if-nobody")
        leaving = select_several(label, inside, param="without", none=nobody, width=WIDTH, most=MOST)
    with middle:
        others = [option for option in options if option.id not in members]
        label = say("teams-what-if-join")
        joining = select_several(label, others, param="with", none=nobody, width=WIDTH, most=MOST)
        if has_more:
            st.caption(say("teams-what-if-newest"))
    with right:
        newcomers = _choose_styles()
    return Changes(joining=tuple(joining), leaving=tuple(leaving), newcomers=newcomers)


def _choose_styles() -> tuple[Style, ...]:
    key = "what if with_style"
    asked = st.query_params.get_all("with_style")
    st.session_state[key] = [style for style in STYLES if style in asked]
    chosen = st.pills(
        say("teams-what-if-newcomer"),
        STYLES,
        selection_mode="multi",
        format_func=lambda style: say("shared-style", style=style, styles=style),
        key=key,
        on_change=_store_styles,
        args=(key,),
        wrap=True,
    )
    return tuple(style for style in STYLES if style in chosen)


def _store_styles(key: str) -> None:
    chosen: list[Style] = st.session_state[key]
    if chosen:
        st.query_params["with_style"] = chosen
    else:
        st.query_params.pop("with_style", None)


def clear_changes() -> None:
    for param in PARAMS:
        st.query_params.pop(param, None)


def show_what_if(team: Team, before: TeamAnalysis, *, named: bool) -> None:
    """The form and, once something is chosen, the team before and after."""
    st.caption(say("teams-what-if-excluded-uses"))
    changes = choose_changes(team)
    if not changes:
        st.info(
            say("teams-what-if-choose"),
            icon=":material/swap_horiz:",
        )
        return
    after = read(
        operations.get_team_analysis(team.id, changes.joining, changes.leaving, changes.newcomers, reader_wording())
    )
    if after.size != before.size + changes.growth:
        st.info(say("teams-what-if-unknown"), icon=":material/info:")
        return
    of_others = [escape(name_of(person.name, person.external_id)) for person in not_led(changes.joining)]
    with st.container(horizontal=True, vertical_alignment="center"):
        if not of_others:
            _offer_to_apply(team, changes)
        st.button(say("teams-what-if-undo"), icon=":material/undo:", on_click=clear_changes)
    if of_others:
        st.info(
            say("teams-what-if-not-led", names=", ".join(of_others), count=len(of_others)),
            icon=":material/lock:",
        )
    st.markdown(f"**{_counts(before)} → {_counts(after)}**")
    _compare(before, after, named=named)


def _counts(analysis: TeamAnalysis) -> str:
    return say("teams-what-if-size", count=analysis.size, profiled=analysis.profiled)


def _compare(before: TeamAnalysis, after: TeamAnalysis, *, named: bool) -> None:
    left, right = st.columns(2, gap="large")
    with left:
        show(
            "what if",
            cached_chart("what if", charts.what_if_map, before, after, named=named),
        )
        st.caption(say("teams-what-if-marks"))
    with right:
        show(
            "what if heads",
            cached_chart("what if heads", charts.what_if_distribution, before, after),
        )
        _show_means(before, after)
    _show_statements(before, after, named=named)


def _show_means(before: TeamAnalysis, after: TeamAnalysis) -> None:
    if before.means is None or after.means is None:
        return
    show_table(
        [say("teams-what-if-column", column=column) for column in ("mean", "before", "after")],
        [
            (
                say("shared-style", style=style, styles=style),
                format_score(before.means[style].score, before.means[style].interval, language()),
                format_score(after.means[style].score, after.means[style].interval, language()),
            )
            for style in STYLES
        ],
    )


def _show_statements(before: TeamAnalysis, after: TeamAnalysis, *, named: bool) -> None:
    changed = compare_statements(sayable(before.insights, named=named), sayable(after.insights, named=named))
    if not (changed.added or changed.removed or changed.reworded):
        st.markdown(say("teams-what-if-same"))
        return
    gains, losses = st.columns(2, gap="large")
    with gains:
        added = _in_order(changed.added)
        if added:
            show_statements({say("teams-what-if-heading", heading="new"): added}, "why would", named=named)
        _show_reworded(changed.reworded, named=named)
        if not (added or changed.reworded):
            heading = say("teams-what-if-heading", heading="new")
            st.markdown(f"#### {heading}\n{say('teams-what-if-nothing', heading='new')}")
    with losses:
        gone = "\n".join(f"- {escape(wording(insight, named=named))}" for insight in _in_order(changed.removed))
        heading = say("teams-what-if-heading", heading="gone")
        st.markdown(f"#### {heading}\n{gone or say('teams-what-if-nothing', heading='gone')}")


def _show_reworded(reworded: list[tuple[Insight, Insight]], *, named: bool) -> None:
    if reworded:
        lines = "\n".join(
            f"- {escape(wording(new, named=named))}  \n"
            f"  :small[{say('teams-what-if-before', text=escape(wording(old, named=named)))}]"
            for old, new in reworded
        )
        st.markdown(f"#### {say('teams-what-if-heading', heading='changed')}\n{lines}")


def _in_order(insights: list[Insight]) -> list[Insight]:
    return [insight for found in group(insights).values() for insight in found]


def _offer_to_apply(team: Team, changes: Changes) -> None:
    people = person_labels([*team.members, *newest_people()[0]])
    with st.popover(say("teams-what-if-apply"), icon=":material/check:", key="apply"):
        moves = [("leaves", id_) for id_ in changes.leaving] + [("joins", id_) for id_ in changes.joining]
        lines = [
            say("teams-what-if-move", way=way, name=escape(people.get(id_, id_)), team=escape(team.name))
            for way, id_ in moves
        ]
        if lines:
            st.markdown("\n".join(f"- {line}" for line in lines))
        if changes.newcomers:
            st.markdown(say("teams-what-if-newcomers"))
        if lines and st.button(say("teams-what-if-go"), type="primary", key=f"change {team.id} {changes}"):
            _apply(team, changes)


def _apply(team: Team, changes: Changes) -> None:
    steps = [operations.add_member(team.id, id_) for id_ in changes.joining]
    steps += [operations.remove_member(team.id, id_) for id_ in changes.leaving]
    for step in steps:
        if write(step) is None:
            return
    clear_changes()
    st.toast(say("teams-what-if-done"), icon=":material/check:")
    st.rerun()
