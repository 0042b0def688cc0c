"""What a team would be like with other members, and the teams that these come from without them. Nothing is changed by
looking; what is done can be undone.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import streamlit as st

from discern import charts
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.candidates import Candidate, CandidateTeam
from discern.contract.models.insights import Insight
from discern.contract.models.teams import Team, TeamAnalysis, WhatIf
from discern.contract.permissions import allows
from discern.contract.styles import STYLES, Style
from discern.words import format_names, short_names
from discern_app.access.viewer import is_one_of
from discern_app.base.language import language, say, statement_language
from discern_app.base.queries import read, try_read
from discern_app.base.states import show_state
from discern_app.base.text import escape
from discern_app.components.charts import draw_chart, show_chart, show_table, show_table_and_files
from discern_app.components.object_select import people_with_profile, person_options, select_several, teams_of
from discern_app.components.option_labels import Option
from discern_app.dialogs.undo import move_people, moves_of, show_last_act
from discern_app.insight.findings import Names, first_of, sentence, sentence_markdown, show_finding
from discern_app.insight.team_changes import (
    Change,
    Verdict,
    counts_of,
    decide,
    is_seen,
    moves_at_random,
    said_anew,
    to_do,
    unchanged,
    verdicts_of,
)
from discern_app.session_state import also_leaves

MOST = 200
"""How many people the service takes in one request."""

MOST_TEAMS = 3
"""Of how many other teams it is shown what they would lose."""

WIDTH = 30
"""In columns of text: the room for a chosen name on a phone."""

CIRCLE_PX = 300
"""How narrow a circle may be: where there is less room, it stands below."""

CHOICE_AND_CHANGES = (1, 2)
"""How wide the choice is, and what it changes."""

PARAMS = ("without", "with", "with_style")


@dataclass(frozen=True, slots=True)
class Departure:
    """Someone who joins this team and leaves another one; not ``may_leave`` where the reader can't do that."""

    person: Candidate
    team: CandidateTeam
    may_leave: bool

    @property
    def happens(self) -> bool:
        return self.may_leave and also_leaves(self.team.id, self.person.id).get()


@dataclass(frozen=True, slots=True)
class Plan:
    """Who would come and go, and the teams as they are and would be: none where the service doesn't say."""

    joining: tuple[Candidate, ...]
    leaving: tuple[CandidateRef, ...]
    newcomers: tuple[Style, ...]
    departures: tuple[Departure, ...]
    changes: tuple[Change, ...]

    @property
    def moves(self) -> bool:
        """Whether it changes who is in a team, and doesn't only imagine a newcomer."""
        return bool(self.joining or self.leaving)

    @property
    def of_newcomer(self) -> Insight | None:
        """What the service says of the one imagined newcomer, where nobody else comes or goes."""
        if self.moves or len(self.newcomers) != 1 or not self.changes:
            return None
        found = first_of("newcomer", self.changes[0].after.insights)
        return None if found is None or found.probability is None else found

    @property
    def verdict(self) -> Verdict | None:
        """The title of the page; None where the service doesn't say."""
        if not self.changes:
            return None
        said = self.of_newcomer
        return decide(self.changes) if said is None else Verdict(sentence(said), said, of=self.changes[0])


def read_plan(team: Team, before: TeamAnalysis) -> Plan | None:
    """What the address asks for; None where that is nothing."""
    members = {member.id: member for member in team.members}
    joining_ids = [id_ for id_ in dict.fromkeys(st.query_params.get_all("with")) if id_ not in members][:MOST]
    leaving = [members[id_] for id_ in dict.fromkeys(st.query_params.get_all("without")) if id_ in members][:MOST]
    asked = st.query_params.get_all("with_style")
    newcomers = [style for style in STYLES if style in asked]
    if not (joining_ids or leaving or newcomers):
        return None
    joining = [read(operations.GET_CANDIDATE(candidate_id=id_)) for id_ in joining_ids]
    without = [person.id for person in leaving]
    after = read(
        operations.GET_TEAM_ANALYSIS(
            WhatIf(with_=joining_ids, without=without, with_style=newcomers, language=statement_language()),
            team_id=team.id,
        )
    )
    departures = _departures(team, joining)
    # A service that doesn't know the parameters answers with the team as it is.
    is_known = after.size == before.size + len(joining) + len(newcomers) - len(leaving)
    known = {point.candidate_id for point in before.map} | set(joining_ids)
    imagined = frozenset(point.candidate_id for point in after.map if point.candidate_id not in known)
    own = Change(team.name or team.id, before, after, imagined)
    changes = (own, *_losses(departures)) if is_known else ()
    return Plan(tuple(joining), tuple(leaving), tuple(newcomers), tuple(departures), changes)


def _departures(team: Team, joining: Sequence[Candidate]) -> list[Departure]:
    """The other teams of those who would join, as far as the reader may see them."""
    found = [(person, other) for person in joining for other in teams_of(person) if other.id != team.id]
    listed = list(dict.fromkeys(other.id for _, other in found))[:MOST_TEAMS]
    may_change = bool(listed) and may_change_teams()
    return [
        Departure(person, other, may_change and _may_leave(person, other))
        for person, other in found
        if other.id in listed
    ]


def _losses(departures: Sequence[Departure]) -> list[Change]:
    """The teams that people would leave, as they are and without them."""
    leaving: dict[str, list[Departure]] = {}
    # Who may not change the teams looks at what would be if somebody else did.
    for each in departures:
        if each.happens or not may_change_teams():
            leaving.setdefault(each.team.id, []).append(each)
    changes = []
    for id_, those in leaving.items():
        without = [each.person.id for each in those]
        try:
            before = try_read(operations.GET_TEAM_ANALYSIS(WhatIf(language=statement_language()), team_id=id_))
            after = try_read(
                operations.GET_TEAM_ANALYSIS(WhatIf(without=without, language=statement_language()), team_id=id_)
            )
        except DiscernError:
            continue
        changes.append(Change(those[0].team.name, before, after))
    return changes


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


def clear_changes() -> None:
    for param in PARAMS:
        st.query_params.pop(param, None)


def show_what_if(team: Team, before: TeamAnalysis, plan: Plan | None, *, named: bool) -> None:
    """The choice of who comes and goes, and beside it what would change; the title of the page is `Plan.verdict`."""
    show_last_act()
    # An open list covers what is below it, so that what changes isn't.
    choice, changes = st.columns(CHOICE_AND_CHANGES)
    with choice, st.container(key="what-if-form"):
        choose_changes(team, plan)
    with changes:
        if plan is None:
            _show_example(before)
        elif plan.verdict is None:
            show_state("help", say("teams-what-if-unknown"), say("teams-what-if-unknown-detail"))
        else:
            show_plan(team, plan, plan.verdict, named=named)


def choose_changes(team: Team, plan: Plan | None) -> None:
    """Three boxes; the address keeps what is chosen in them. Who has no profile is offered only if the address asks for
    it, since nothing would change with that person.
    """
    people, has_more = people_with_profile()
    members = {member.id for member in team.members}
    everyone = (*(plan.joining if plan else ()), *people)
    others = {person.id: person for person in everyone if person.id not in members}
    nobody = say("teams-what-if-nobody")
    joining = _with_teams(others.values())
    select_several(say("teams-what-if-join"), joining, param="with", none=nobody, width=WIDTH, most=MOST)
    if has_more:
        st.caption(say("teams-what-if-newest"))
    inside = person_options(team.members)
    select_several(say("teams-what-if-leave"), inside, param="without", none=nobody, width=WIDTH, most=MOST)
    styles = [Option(style, (say("teams-what-if-style", styles=style),)) for style in STYLES]
    select_several(say("teams-what-if-newcomer"), styles, param="with_style", none=nobody)


def _with_teams(people: Iterable[CandidateRef]) -> list[Option]:
    """People by name, each with the teams that a move would be from."""
    listed = sorted(people, key=lambda person: person.name.casefold())
    profiles = {person.id: person.profile for person in listed if isinstance(person, Candidate) and person.profile}
    teams = {id_: [team.name for team in profile.teams or ()] for id_, profile in profiles.items()}
    return [
        replace(option, shown=(*option.shown, say("teams-what-if-from", teams=format_names(names, language()))))
        if (names := teams.get(option.id))
        else option
        for option in person_options(listed)
    ]


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
        say("teams-what-if-example"),
        icon=":material/person_add:",
        on_click=_imagine,
        args=(style,),
    )


def _imagine(style: Style) -> None:
    st.query_params["with_style"] = style


def show_plan(team: Team, plan: Plan, verdict: Verdict, *, named: bool) -> None:
    """What changes, what to do and the button, over the circles of the team and of the one that people come from."""
    names = short_names([*team.members, *plan.joining])
    unseen = without_profile(plan)
    if unseen:
        said = say(
            "teams-what-if-no-profile",
            names=format_names([person.name for person in unseen], language()),
            count=len(unseen),
        )
        st.caption(f":material/hourglass_empty: {escape(said)}")
    if any(map(moves_at_random, plan.changes)):
        st.caption(f":material/warning: {say('teams-what-if-random')}")
    circles = [change for change in plan.changes if change.joins or change.leaves][:2]
    if not any(map(is_seen, plan.changes)):
        offer_to_do(team, plan, names, named=named)
        return
    grid = st.grid(2, min_column_width=CIRCLE_PX)
    with grid, st.container(border=True, gap="small", height="stretch", key="what-changes"):
        show_changes(plan, verdict, named=named)
    with grid, st.container(gap="small"):
        with st.container(border=True, gap="xxsmall", key="if-you-do-it"):
            st.markdown(f":small[:violet[:material/event: {say('teams-what-if-if')}]]")
            st.markdown(f"**{escape(advice_on(plan, verdict, names, named=named))}**")
        offer_to_do(team, plan, names, named=named)
    for place, change in enumerate(circles):
        with grid, st.container(border=True, height="stretch"):
            show_circle(f"what if {place}", change, names, named=named)
    show_findings(plan, names, named=named)


def without_profile(plan: Plan) -> list[Candidate]:
    """Those who would join and of whom nothing enters the analysis, whatever the reason."""
    counted = {point.candidate_id for point in plan.changes[0].after.map}
    return [person for person in plan.joining if person.id not in counted]


def show_changes(plan: Plan, verdict: Verdict, *, named: bool) -> None:
    """What would change, a row each, and a line of what wouldn't; what the title says isn't said again."""
    st.markdown(f"#### {say('teams-what-if-changes')}")
    counts, verdicts = counts_of(plan.changes), verdicts_of(plan.changes, named=named)
    if counts:
        header = [say("teams-what-if-column", column=column) for column in ("what", "today", "then")]
        show_table(header, [(row.what, row.today, row.then) for row in counts])
    for row in verdicts:
        today = f":small[:gray[{say('teams-what-if-today', said=escape(row.today))}]]"
        is_title = verdict.half is None and verdict.of is not None and verdict.of.name == row.what
        then = [] if is_title else [escape(row.then)]
        st.markdown("  \n".join((f"**{escape(row.what)}**", *then, today)))
    if not counts and not verdicts:
        st.markdown(say("teams-what-if-no-rows"))
    for line in unchanged(plan.changes, named=named):
        st.caption(escape(line))


def advice_on(plan: Plan, verdict: Verdict, names: Names, *, named: bool) -> str:
    """One thing to do if the change is made, as plain text."""
    first_week = first_of("first_week", plan.changes[0].after.insights) if plan.of_newcomer is not None else None
    if first_week is not None:
        return sentence(first_week, named=named)
    return to_do(verdict, plan.changes, names, named=named)


def show_circle(key: str, change: Change, names: Names, *, named: bool) -> None:
    """A team on the circle as it would be: who comes is ringed, who goes is struck out."""
    way = "joins" if not change.leaves else "leaves" if not change.joins else "both"
    moved = [escape(names.get(point.candidate_id, point.name)) for point in change.joins or change.leaves]
    who = format_names(moved, language())
    st.markdown(say("teams-what-if-circle", way=way if named else "both", team=escape(change.name), names=who))
    chart = draw_chart(charts.what_if_map, change.before, change.after, named=named)
    show_chart(key, chart)
    show_table_and_files(key, chart, change.after.bases)


def show_findings(plan: Plan, names: Names, *, named: bool) -> None:
    """Folded, every finding that would be made or no longer be made."""
    said = [(change, *said_anew(change, named=named)) for change in plan.changes]
    if not any(new or gone for _, new, gone in said):
        return
    with st.expander(say("teams-what-if-more"), key="what-if-findings"):
        for change, new, gone in said:
            team = escape(change.name)
            if new:
                st.markdown(f"#### {say('teams-what-if-findings', what='new', team=team)}")
                for finding in new:
                    show_finding(finding, names, named=named, key=f"then {change.after.team.id}")
            if gone:
                st.markdown(f"#### {say('teams-what-if-findings', what='gone', team=team)}")
                st.caption(say("teams-what-if-gone"))
                st.markdown("\n".join(f"- {sentence_markdown(each, names, named=named)}" for each in gone))


def offer_to_do(team: Team, plan: Plan, names: Names, *, named: bool) -> None:
    """The button that makes the change, unless someone isn't the user's to move; and the way back to nothing chosen."""
    of_others = [person.name for person in plan.joining if not person.led]
    notes = [] if plan.moves else [say("teams-what-if-imagined")]
    if plan.moves and not may_change_teams():
        notes.append(f":material/lock: {say('teams-what-if-not-yours')}")
    elif of_others:
        who = escape(format_names(of_others, language()))
        notes.append(f":material/lock: {say('teams-what-if-not-led', names=who, count=len(of_others))}")
    elif plan.moves:
        _choose_departures(plan, names)
        notes.append(say("teams-what-if-undone"))
    with st.container(horizontal=True, vertical_alignment="center"):
        if plan.moves and may_change_teams() and not of_others:
            label, key = _name_button(plan, names, named=named), f"change {team.id}"
            if st.button(escape(label), type="primary", icon=":material/check:", key=key):
                _apply(team, plan)
        st.button(say("teams-what-if-again"), icon=":material/undo:", on_click=clear_changes)
    st.caption(" ".join([*notes, say("teams-what-if-excluded-uses")]))


def _choose_departures(plan: Plan, names: Names) -> None:
    """Who also leaves the team that they would come from: all who may be taken out of it, unless unticked."""
    for each in plan.departures:
        name, team = escape(names.get(each.person.id, each.person.name)), escape(each.team.name)
        if each.may_leave:
            st.checkbox(
                say("teams-what-if-also-leaves", name=name, team=team),
                value=True,
                key=also_leaves(each.team.id, each.person.id).key,
            )
        else:
            st.caption(f":material/lock: {say('teams-what-if-stays', name=name, team=team)}")


def _name_button(plan: Plan, names: Names, *, named: bool) -> str:
    """What the button does, as plain text."""
    people: Sequence[CandidateRef] = plan.joining or plan.leaving
    if not named or len(people) > 1 or (plan.joining and plan.leaving):
        return say("teams-what-if-go", way="change", names="")
    moves = any(each.happens for each in plan.departures)
    way = "remove" if plan.leaving else "move" if moves else "add"
    return say("teams-what-if-go", way=way, names=names.get(people[0].id, people[0].name))


def _apply(team: Team, plan: Plan) -> None:
    moves = moves_of(plan.joining, team, "join")
    moves += moves_of(plan.leaving, team, "leave")
    # Nobody is without a team if a later step fails.
    moves += [move for each in plan.departures if each.happens for move in moves_of([each.person], each.team, "leave")]
    if move_people(moves):
        clear_changes()
        st.rerun()
