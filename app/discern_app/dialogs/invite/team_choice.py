"""The choice of the team that people are invited into, which may be a new one."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import streamlit as st

from discern.contract import operations
from discern.contract.models.teams import NewTeam, TeamSummary
from discern.lists import ListedPerson
from discern_app.access.viewer import is_one_of
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.states import show_note
from discern_app.base.text import escape, one_line, until
from discern_app.components.object_select import list_teams, select_one
from discern_app.components.option_labels import team_options


@dataclass(frozen=True, slots=True)
class TeamChoice:
    """The team that people are invited into: one that is here, by its id, or a ``new`` one, by its name; or none."""

    id: str | None = None
    new: str = ""

    def found_among(self, teams: Sequence[TeamSummary]) -> "TeamChoice":
        """The same, by its id where one team has the name of the new one."""
        named = [team.id for team in teams if self.new and team.name.casefold() == self.new.casefold()]
        return TeamChoice(named[0]) if len(named) == 1 else self


def may_make_teams() -> bool:
    return is_one_of("owner", "manager")


def needs_team(team: TeamChoice) -> bool:
    """Whether a team is missing: only owners invite people into none."""
    return team == TeamChoice() and not is_one_of("owner")


def teams_to_choose() -> list[TeamSummary]:
    """The teams that people can be invited into; says so where they can't be listed."""
    teams = list_teams()
    if teams is None:
        st.caption(say("invite-teams-unknown"))
    return teams or []


def choose_team(
    teams: Sequence[TeamSummary], *, start: str | None, new: str = "", help_: str | None = None
) -> TeamChoice:
    """The team that people are invited into, at first ``start``, or a ``new`` one. Only an owner may do without one.
    Who may make teams can name a new one in a field beside it, which precedes.
    """
    needed, makes = needs_team(TeamChoice()), may_make_teams()
    if needed and not makes and not teams:
        show_note("diversity_3", say("invite-teams-none"))
    answer = "yes" if needed else "no"
    listed, beside = st.columns(2) if makes else (st.container(), None)
    with listed:
        chosen = select_one(
            say("invite-team-label", needed=answer),
            team_options(teams),
            start=start or (teams[0].id if needed and len(teams) == 1 else None),
            none=say("invite-team-none", needed=answer),
            help_=help_,
        )
    # Not the box itself: a name that is typed there is lost unless Enter is pressed.
    name = None if beside is None else beside.text_input(say("invite-team-new"), new, max_chars=200)
    typed = one_line(name or "")
    return TeamChoice(new=typed).found_among(teams) if typed else TeamChoice(chosen)


def make_chosen(team: TeamChoice) -> TeamChoice | None:
    """The chosen team by its id: made now where it is new. None under a banner where it can't be."""
    if not team.new:
        return team
    made = write(operations.CREATE_TEAM(NewTeam(name=team.new)))
    return None if made is None else TeamChoice(made.id)


def name_of_choice(team: TeamChoice, teams: Sequence[TeamSummary]) -> str:
    """What the chosen team is called, as plain text; empty where it is none of ``teams``."""
    return team.new or next((each.name for each in teams if each.id == team.id), "")


def name_joined(
    team: TeamChoice, teams: Sequence[TeamSummary], end: datetime | None, people: Sequence[ListedPerson] = ()
) -> str:
    """The team that people join and their last day to answer, as Markdown; ``people`` may name teams of their own."""
    own = [bool(person.teams) for person in people]
    is_new, is_known = bool(team.new), team.id is not None
    which = "new" if is_new else "known" if is_known else "none"
    if own and all(own):
        which = "listed"
    elif any(own):
        which = f"some-{which}" if is_new or is_known else "listed"
    joined = say("invite-team-joined", which=which, team=escape(name_of_choice(team, teams)))
    return f"{joined} · {say('invite-last-day', ends='never' if end is None else 'day', day=until(end))}"
