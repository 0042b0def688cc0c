"""What a team would be like with other members. Nothing is saved until it is applied."""

from dataclasses import dataclass

import streamlit as st

from discern import charts
from discern.client import operations
from discern.contract import STYLES, Insight, Style, Team, TeamAnalysis
from discern.words import format_score
from discern_app.base.language import language, say
from discern_app.base.queries import read, write
from discern_app.base.text import counted, escape, name_of
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
        leaving = select_several("Who would leave", inside, param="without", none="Nobody", width=WIDTH, most=MOST)
    with middle:
        others = [option for option in options if option.id not in members]
        joining = select_several("Who would join", others, param="with", none="Nobody", width=WIDTH, most=MOST)
        if has_more:
            st.caption("Only the newest people are listed.")
    with right:
        newcomers = _choose_styles()
    return Changes(joining=tuple(joining), leaving=tuple(leaving), newcomers=newcomers)


def _choose_styles() -> tuple[Style, ...]:
    key = "what if with_style"
    asked = st.query_params.get_all("with_style")
    st.session_state[key] = [style for style in STYLES if style in asked]
    chosen = st.pills(
        "A newcomer who leads with",
        STYLES,
        selection_mode="multi",
        format_func=lambda style: say("style-label", styles=style),
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
    st.caption(
        "Use this before people join, leave or change teams, and talk it over with them. Not for hiring, firing or "
        "promotion. Nothing is saved until you apply it."
    )
    changes = choose_changes(team)
    if not changes:
        st.info(
            "Choose who would leave or join, or a newcomer's style, and see what would change.",
            icon=":material/swap_horiz:",
        )
        return
    after = read(operations.get_team_analysis(team.id, changes.joining, changes.leaving, changes.newcomers))
    if after.size != before.size + changes.growth:
        st.info("This service can't work out changes. You see the team as it is.", icon=":material/info:")
        return
    of_others = [escape(name_of(person.name, person.external_id)) for person in not_led(changes.joining)]
    with st.container(horizontal=True, vertical_alignment="center"):
        if not of_others:
            _offer_to_apply(team, changes)
        st.button("Start over", icon=":material/undo:", on_click=clear_changes)
    if of_others:
        st.info(
            f"You can look at this but not apply it: {', '.join(of_others)} "
            f"{'isn’t' if len(of_others) == 1 else 'aren’t'} in any of your teams. Ask an owner to add them.",
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
            cached_chart("what if", charts.what_if_map, before, after, named=named),
        )
        st.caption("Ringed: would join. Hollow: would leave. The arrow shows where the team's centre would move.")
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
        ("Mean score", "Before", "After"),
        [
            (
                say("style-label", styles=style),
                format_score(before.means[style].score, before.means[style].interval, language()),
                format_score(after.means[style].score, after.means[style].interval, language()),
            )
            for style in STYLES
        ],
    )


def _show_statements(before: TeamAnalysis, after: TeamAnalysis, *, named: bool) -> None:
    changed = compare_statements(sayable(before.insights, named=named), sayable(after.insights, named=named))
    if not (changed.added or changed.removed or changed.reworded):
        st.markdown("The statements about the team would stay the same.")
        return
    gains, losses = st.columns(2, gap="large")
    with gains:
        added = _in_order(changed.added)
        if added:
            show_statements({"New": added}, "why would", named=named)
        _show_reworded(changed.reworded, named=named)
        if not (added or changed.reworded):
            st.markdown("#### New\nNothing new.")
    with losses:
        gone = "\n".join(f"- {escape(wording(insight, named=named))}" for insight in _in_order(changed.removed))
        st.markdown(f"#### No longer said\n{gone or 'Nothing.'}")


def _show_reworded(reworded: list[tuple[Insight, Insight]], *, named: bool) -> None:
    if reworded:
        lines = "\n".join(
            f"- {escape(wording(new, named=named))}  \n  :small[Before: {escape(wording(old, named=named))}]"
            for old, new in reworded
        )
        st.markdown(f"#### Changed\n{lines}")


def _in_order(insights: list[Insight]) -> list[Insight]:
    return [insight for found in group(insights).values() for insight in found]


def _offer_to_apply(team: Team, changes: Changes) -> None:
    people = person_labels([*team.members, *newest_people()[0]])
    with st.popover("Apply…", icon=":material/check:", key="apply"):
        lines = [f"- {escape(people.get(id_, id_))} leaves {escape(team.name)}" for id_ in changes.leaving]
        lines += [f"- {escape(people.get(id_, id_))} joins {escape(team.name)}" for id_ in changes.joining]
        if lines:
            st.markdown("\n".join(lines))
        if changes.newcomers:
            st.markdown("Hypothetical newcomers can't join.")
        if lines and st.button("Change the team", type="primary", key=f"change {team.id} {changes}"):
            _apply(team, changes)


def _apply(team: Team, changes: Changes) -> None:
    steps = [operations.add_member(team.id, id_) for id_ in changes.joining]
    steps += [operations.remove_member(team.id, id_) for id_ in changes.leaving]
    for step in steps:
        if write(step) is None:
            return
    clear_changes()
    st.toast("Team changed.", icon=":material/check:")
    st.rerun()
