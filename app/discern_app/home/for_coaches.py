"""What a coach takes to their teams this week: what is due there, what was agreed two weeks ago, which results wait for
their debrief, and which team is complete or has new profiles. Of agreements between people there is their number.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from types import MappingProxyType
from typing import Literal

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.agreements import Agreement, stage_to_tell
from discern.contract.models.teams import Team, TeamAnalysis, TeamSummary
from discern.contract.weeks import find_monday, find_sunday
from discern.words import say_workshop
from discern_app.access.viewer import current_user
from discern_app.base.language import language, say
from discern_app.base.navigation import page_of
from discern_app.base.queries import try_read
from discern_app.base.text import escape
from discern_app.insight.agreed import say_agreement
from discern_app.insight.team_cards import FEWEST

Kind = Literal["workshop", "due", "agreed", "held", "complete"]

NO_QUERY: Mapping[str, str] = MappingProxyType({})

LOOKED_BACK = timedelta(weeks=2)
"""When a team is asked what came of what it agreed on."""


@dataclass(frozen=True, slots=True)
class TeamNote:
    """Something about a team: ``words`` are those of an agreement, as Markdown, or what there is to say of a workshop;
    ``count`` is how many of its people.
    """

    team_id: str
    name: str
    kind: Kind
    words: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class CoachWeek:
    """A coach's week.

    Attributes:
        notes: about one team each.
        due: how many agreements of others between people are due by Sunday.
        answered: how many of others were answered since Monday, and ``kept`` how many of these were kept.
    """

    notes: Sequence[TeamNote] = ()
    due: int = 0
    answered: int = 0
    kept: int = 0

    @property
    def count(self) -> int:
        return len(self.notes) + bool(self.due or self.answered)


def read_held(teams: Iterable[TeamSummary]) -> list[Team]:
    """Those teams of a coach that hold results back. Only where people sign in are there others to hold them from."""
    if current_user() is None:
        return []
    found = []
    for team in teams:
        try:
            each = try_read(operations.GET_TEAM(team_id=team.id))
        except DiscernError:
            continue
        if each.holds or each.held:
            found.append(each)
    return found


def collect_coach_week(
    analyses: Mapping[str, TeamAnalysis],
    agreements: Sequence[Agreement],
    held: Sequence[Team],
    new: Collection[str],
    today: date,
    teams: Sequence[TeamSummary] = (),
) -> CoachWeek:
    """A coach's week.

    Args:
        analyses: of their teams, by team.
        agreements: the newest that they see, answered or not.
        held: their teams that hold results back.
        new: the ids of who has a profile since a week.
        today: their day.
        teams: those whose workshops are told.
    """
    monday = find_monday(today)
    sunday = find_sunday(today)
    # Home asks what came of one's own that are due.
    others = [each for each in agreements if not each.own]
    due = [each for each in others if each.outcome is None and monday <= each.until <= sunday]
    answered = [each for each in others if each.answered_at is not None and each.answered_at.date() >= monday]
    notes = [
        TeamNote(each.id, each.name, "workshop", say_workshop(each.workshop_on, today, language()))
        for each in teams
        if each.workshop_on is not None and stage_to_tell(each, agreements, today) is not None
    ]
    notes += [_note(each, "due") for each in due if each.team is not None]
    notes += [
        _note(each, "agreed")
        for each in agreements
        if each.team is not None and each.outcome is None and each.until > sunday and is_looked_back(each, today)
    ]
    notes += [TeamNote(each.id, each.name, "held", count=_left(analyses.get(each.id))) for each in held]
    notes += [
        TeamNote(each.team.id, each.team.name, "complete", count=each.size)
        for each in analyses.values()
        if _left(each) == 0
        and each.size >= FEWEST
        and each.team.id not in {team.id for team in held}
        and any(point.candidate_id in new for point in each.map)
    ]
    # One thing a team: the first of these.
    first = list({each.team_id: each for each in reversed(notes)}.values())[::-1]
    kept = sum(each.outcome == "kept" for each in answered)
    of_people = sum(each.team is None for each in due)
    return CoachWeek(first, of_people, len(answered), kept)


def is_looked_back(agreement: Agreement, today: date) -> bool:
    """Whether it was agreed two weeks before this one."""
    return find_monday(agreement.created_at.date()) + LOOKED_BACK == find_monday(today)


def _note(agreement: Agreement, kind: Kind) -> TeamNote:
    team = agreement.team
    return (
        TeamNote("", "", kind) if team is None else TeamNote(team.id, team.name, kind, say_agreement(agreement, escape))
    )


def _left(analysis: TeamAnalysis | None) -> int:
    """How many of a team have no profile yet."""
    return 0 if analysis is None else analysis.size - analysis.profiled


def title_of_coach(week: CoachWeek) -> str:
    """What there is to do where nothing else is, as plain text; empty where there is nothing."""
    return say("home-coach-title", count=week.count) if week.count else ""


def show_coach_week(week: CoachWeek) -> None:
    """A row for each."""
    if not week.count:
        return
    with st.container(border=True, gap="xxsmall", key="home-coach"):
        st.markdown(f":material/groups: **{say('home-coach')}**")
        if week.due or week.answered:
            said = say("home-coach-agreed", due=week.due, answered=week.answered, kept=week.kept)
            st.page_link(page_of("agreements"), label=said, icon="")
        for note in week.notes:
            said = say("home-coach-note", kind=note.kind, words=note.words, count=note.count)
            view = {"view": "workshop"} if note.kind == "workshop" else {}
            _link(note.team_id, f"**{escape(note.name)}** · {said}", view)


def _link(team_id: str, label: str, query: Mapping[str, str] = NO_QUERY) -> None:
    st.page_link(page_of("teams"), label=label, icon="", query_params={"team": team_id, **query}, width="content")
