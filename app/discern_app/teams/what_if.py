"""What a team would be like with other members. Nothing is saved until it is applied."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import streamlit as st

from discern import charts
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.candidates import Candidate, CandidateTeam
from discern.contract.models.teams import Team, TeamAnalysis, WhatIf
from discern.contract.permissions import allows
from discern.contract.styles import STYLES, Style
from discern.words import format_score
from discern_app.access.viewer import is_one_of
from discern_app.base.language import language, say, statement_language
from discern_app.base.queries import read, try_read
from discern_app.base.states import show_state
from discern_app.base.text import escape, section_html, table_html
from discern_app.components.charts import draw_chart, show, show_chart, show_table_and_files
from discern_app.components.object_select import newest_people, person_labels, person_options, select_several, teams_of
from discern_app.dialogs.undo import move_people, moves_of, show_last_act
from discern_app.insight.team_changes import change_in_short, changes_html
from discern_app.session_state import choice_of

MOST = 200
"""How many people the service takes in one request."""

MOST_TEAMS = 3
"""Of how many other teams it is shown what they would lose."""

WIDTH = 30
"""In columns of text: the room for a chosen name on a phone."""

PARAMS = ("without", "with", "with_style")

PICTURES = ("tiles", "map")

SIDES: tuple[Literal["before", "after"], ...] = ("before", "after")


Source = tuple[CandidateTeam, list[Candidate]]
"""A team, and those of it who would join another one."""

Departure = tuple[CandidateTeam, Candidate]
"""A team, and somebody who leaves it."""


@dataclass(frozen=True, slots=True)
class Changes:
    """People who would join, ids of those who would leave, and the styles of hypothetical newcomers."""

    joining: tuple[Candidate, ...] = ()
    leaving: tuple[str, ...] = ()
    newcomers: tuple[Style, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.joining or self.leaving or self.newcomers)

    @property
    def moves(self) -> list[tuple[str, str, str]]:
        """What would be applied: which way each person goes, its icon, and their id."""
        leaving = [("leaves", "person_remove", id_) for id_ in self.leaving]
        return leaving + [("joins", "person_add", person.id) for person in self.joining]

    @property
    def growth(self) -> int:
        """By how many people the team would grow."""
        return len(self.joining) + len(self.newcomers) - len(self.leaving)


def choose_changes(team: Team) -> Changes:
    """Ask who would leave and join; the URL keeps the choice. Who has no profile is offered only if the URL asks for
    them, since nothing would change with them."""
    people, has_more = newest_people(profiled=True)
    members = {member.id for member in team.members}
    listed_ids = {person.id for person in people} | members
    further_ids = [id_ for id_ in dict.fromkeys(st.query_params.get_all("with")) if id_ not in listed_ids]
    people = [*people, *(read(operations.GET_CANDIDATE(candidate_id=id_)) for id_ in further_ids)]
    options = person_options([*team.members, *people])
    nobody = say("teams-what-if-nobody")
    inside = [option for option in options if option.id in members]
    leave, join = st.columns(2, gap="small")
    with leave:
        leaving = select_several(
            say("teams-what-if-leave"), inside, param="without", none=nobody, width=WIDTH, most=MOST
        )
    with join:
        others = [option for option in options if option.id not in members]
        joining = select_several(say("teams-what-if-join"), others, param="with", none=nobody, width=WIDTH, most=MOST)
        if has_more:
            st.caption(say("teams-what-if-newest"))
    return Changes(
        joining=tuple(person for person in people if person.id in joining),
        leaving=tuple(leaving),
        newcomers=_choose_styles(),
    )


def _choose_styles() -> tuple[Style, ...]:
    choice, requested = choice_of("with_style"), st.query_params.get_all("with_style")
    choice.set([style for style in STYLES if style in requested])
    chosen = st.pills(
        say("teams-what-if-newcomer"),
        STYLES,
        selection_mode="multi",
        format_func=lambda style: say("shared-style", style=style, styles=style),
        key=choice.key,
        on_change=_store_styles,
        wrap=True,
        width="stretch",
    )
    return tuple(style for style in STYLES if style in chosen)


def _store_styles() -> None:
    chosen: list[Style] = choice_of("with_style").get()
    if chosen:
        st.query_params["with_style"] = chosen
    else:
        st.query_params.pop("with_style", None)


def clear_changes() -> None:
    for param in PARAMS:
        st.query_params.pop(param, None)


def show_what_if(team: Team, before: TeamAnalysis, *, named: bool) -> None:
    """The form, and below it the team before and after once something is chosen."""
    show_last_act()
    with st.container(border=True, key="what-if-form"):
        changes = choose_changes(team)
        sources = _sources(team, changes)
        if changes:
            _offer_to_apply(team, changes, sources)
        else:
            st.caption(say("teams-what-if-excluded-uses"))
    if not changes:
        _show_example(before)
        return
    joining = [person.id for person in changes.joining]
    after = read(
        operations.GET_TEAM_ANALYSIS(
            WhatIf(
                with_=joining,
                without=changes.leaving,
                with_style=changes.newcomers,
                language=statement_language(),
            ),
            team_id=team.id,
        )
    )
    # A service that doesn't know the parameters answers with the team as it is.
    if after.size != before.size + changes.growth:
        show_state("help", say("teams-what-if-unknown"), say("teams-what-if-unknown-detail"))
        return
    unknown = without_profile(changes, after)
    if unknown:
        names = ", ".join(escape(person.name) for person in unknown)
        st.caption(f":material/hourglass_empty: {say('teams-what-if-no-profile', names=names, count=len(unknown))}")
    in_short = change_in_short(before, after)
    if in_short:
        st.markdown(in_short)
    _show_charts(before, after, named=named)
    st.html(changes_html(before, after, named=named))
    _show_losses(sources, named=named)
    means = _means_html(before, after)
    if means:
        st.html(means)
    st.caption(say("teams-what-if-excluded-uses"))


def without_profile(changes: Changes, after: TeamAnalysis) -> list[Candidate]:
    """Those who would join and of whom nothing enters the analysis, whatever the reason."""
    counted = {point.candidate_id for point in after.map}
    return [person for person in changes.joining if person.id not in counted]


def _sources(team: Team, changes: Changes) -> list[Source]:
    """The other teams of those who would join, as far as the reader may see them."""
    sources: dict[str, tuple[CandidateTeam, list[Candidate]]] = {}
    for person in changes.joining:
        for other in teams_of(person):
            if other.id != team.id:
                sources.setdefault(other.id, (other, []))[1].append(person)
    return list(sources.values())[:MOST_TEAMS]


def _show_losses(sources: Sequence[Source], *, named: bool) -> None:
    """What the teams from which people would come would be like without them."""
    for other, people in sources:
        try:
            before = try_read(operations.GET_TEAM_ANALYSIS(WhatIf(language=statement_language()), team_id=other.id))
            without = [person.id for person in people]
            after = try_read(
                operations.GET_TEAM_ANALYSIS(
                    WhatIf(without=without, language=statement_language()),
                    team_id=other.id,
                )
            )
        except DiscernError:
            continue
        names = ", ".join(escape(person.name) for person in people)
        st.markdown(f"#### {say('teams-what-if-loses', team=escape(other.name), names=names)}")
        st.html(changes_html(before, after, named=named))


def missing_style(analysis: TeamAnalysis) -> Style:
    """The style in whose direction the fewest people are expected: what a newcomer may add most to."""
    shares = analysis.distribution
    if shares is None:
        return STYLES[0]
    return min(STYLES, key=lambda style: shares[style].count if (e := shares[style].expected) is None else e)


def _show_example(before: TeamAnalysis) -> None:
    """What to do first, and an example with the reason for it."""
    style = missing_style(before)
    detail = f"{say('teams-what-if-choose-detail')} {say('teams-what-if-example-why', styles=style)}"
    show_state("swap_horiz", say("teams-what-if-choose"), detail).button(
        say("teams-what-if-example", styles=style),
        icon=":material/person_add:",
        on_click=_imagine,
        args=(style,),
    )


def _imagine(style: Style) -> None:
    st.query_params["with_style"] = style


def _show_charts(before: TeamAnalysis, after: TeamAnalysis, *, named: bool) -> None:
    """The styles before and after, side by side; or where people are, on one circle."""
    sizes = say(
        "teams-what-if-sizes",
        size_before=before.size,
        size_after=after.size,
        profiled_before=before.profiled,
        profiled_after=after.profiled,
    )
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        st.markdown(f"**{sizes}**", width="content")
        picture = st.segmented_control(
            say("teams-what-if-picture-label"),
            PICTURES,
            default=PICTURES[0],
            format_func=lambda picture: say("teams-what-if-picture", picture=picture),
            required=True,
            key="what if picture",
            label_visibility="collapsed",
            width="content",
        )
    if picture == "map":
        with st.container(border=True):
            show("what if", draw_chart(charts.what_if_map, before, after, named=named))
        return
    if not (charts.has_tiles(before) and charts.has_tiles(after)):
        with st.container(border=True):
            drawn = draw_chart(charts.what_if_distribution, before, after)
            show("what if heads", drawn, parameters=after.bases)
        return
    grid = st.grid(2, min_column_width=320)
    for side in SIDES:
        key = f"what if {side}"
        drawn = draw_chart(charts.what_if_tiles, before, after, side=side, named=named)
        with grid, st.container(border=True, height="stretch"):
            with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
                st.markdown(f"#### {say('teams-what-if-column', column=side)}", width="content")
                show_table_and_files(key, drawn, (before if side == "before" else after).bases)
            show_chart(key, drawn)
    _explain_ranges(after)


def _explain_ranges(after: TeamAnalysis) -> None:
    """What a range beside a style means, with the widest that is on the page as the example."""
    shares = [] if after.distribution is None else after.distribution.values()
    ranges = [(share.count, *map(round, share.interval)) for share in shares if share.interval is not None]
    count, low, high = max(ranges, key=lambda each: (each[2] - each[1], each[0]), default=(0, 0, 0))
    if low < high:
        st.caption(say("teams-what-if-ranges", count=count, low=low, high=high, of=after.profiled))


def _means_html(before: TeamAnalysis, after: TeamAnalysis) -> str:
    """The mean scores before and after, folded; empty where a service gives none."""
    if before.means is None or after.means is None:
        return ""
    rows = [
        (
            say("shared-style", style=style, styles=style),
            format_score(before.means[style].score, before.means[style].interval, language()),
            format_score(after.means[style].score, after.means[style].interval, language()),
        )
        for style in STYLES
    ]
    table = table_html([say("teams-what-if-column", column=column) for column in ("mean", *SIDES)], rows)
    return f'<div class="sections">{section_html(say("teams-what-if-means"), table)}</div>'


def _offer_to_apply(team: Team, changes: Changes, sources: Sequence[Source]) -> None:
    """What can be done with the changes: apply them, unless somebody isn't the user's to move, or start over."""
    of_others = [escape(person.name) for person in changes.joining if not person.led]
    may_change = may_change_teams()
    with st.container(horizontal=True, vertical_alignment="center"):
        if changes.moves and not of_others and may_change:
            _confirm(team, changes, sources)
        st.button(say("teams-what-if-undo"), icon=":material/undo:", on_click=clear_changes)
        if changes.newcomers and not of_others:
            st.caption(say("teams-what-if-newcomers"), width="content")
    if changes.moves and not may_change:
        st.caption(f":material/lock: {say('teams-what-if-not-yours')}")
    elif of_others:
        names = say("teams-what-if-not-led", names=", ".join(of_others), count=len(of_others))
        st.caption(f":material/lock: {names}")


def may_change_teams() -> bool:
    """Whether the user and the app's key may put people into teams and take them out, as far as the service says."""
    if not is_one_of("owner", "manager"):
        return False
    try:
        return allows(try_read(operations.GET_ACCOUNT()).key.scopes, "teams:write")
    except DiscernError:
        return True


def _may_leave(person: Candidate, other: CandidateTeam) -> bool:
    """Whether the user may take a person out of a team: a manager may not where a coach holds their results back."""
    try:
        team = try_read(operations.GET_TEAM(team_id=other.id))
    except DiscernError:
        return False
    return is_one_of("owner") or person.id not in team.held


def _confirm(team: Team, changes: Changes, sources: Sequence[Source]) -> None:
    people, team_name = person_labels([*team.members, *changes.joining]), escape(team.name)
    with st.popover(say("teams-what-if-apply"), icon=":material/check:", key="apply"):
        lines = [
            f":material/{icon}: {say('teams-what-if-move', way=way, name=escape(people.get(id_, id_)), team=team_name)}"
            for way, icon, id_ in changes.moves
        ]
        st.markdown("\n\n".join(lines))
        departures = _choose_departures(sources, people)
        st.caption(say("teams-what-if-excluded-uses"))
        if st.button(say("teams-what-if-go"), type="primary", key=f"change {team.id} {changes.moves}"):
            _apply(team, changes, departures)


def _choose_departures(sources: Sequence[Source], people: Mapping[str, str]) -> list[Departure]:
    """Who also leaves the team that they would come from: all who may be taken out of it, unless unticked."""
    departures = []
    for other, joining in sources:
        for person in joining:
            name, place = escape(people.get(person.id, person.name)), escape(other.name)
            if not _may_leave(person, other):
                st.caption(f":material/lock: {say('teams-what-if-stays', name=name, team=place)}")
                continue
            label = say("teams-what-if-also-leaves", name=name, team=place)
            if st.checkbox(label, value=True, key=f"also leaves {other.id} {person.id}"):
                departures.append((other, person))
    return departures


def _apply(team: Team, changes: Changes, departures: Sequence[Departure]) -> None:
    moves = moves_of(changes.joining, team, "join")
    moves += moves_of([member for member in team.members if member.id in changes.leaving], team, "leave")
    # Nobody is without a team if a later step fails.
    moves += [move for other, person in departures for move in moves_of([person], other, "leave")]
    if move_people(moves):
        clear_changes()
        st.rerun()
