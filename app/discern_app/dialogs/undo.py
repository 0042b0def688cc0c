"""What was just done, in a note where it was done, with a button that takes it back.

A note stays until the next act, or until another page or team is opened. Undo makes the inverse calls, but for people
who were moved by somebody else since. A cancelled invitation can't come back: the service has deleted its answers, and
cancels too where people withdraw their consent, which nobody may undo for them. So its note offers a new one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

import streamlit as st

from discern.client.errors import DiscernError, NotFound, NotPermitted
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.agreements import Agreement, AnswerAgreement
from discern.contract.models.assessments import Assessment, NewAssessment
from discern.contract.models.candidates import CandidateTeam
from discern.contract.models.talks import Meeting, SkipMeeting, UseCards
from discern.contract.models.teams import Team, TeamRef
from discern.contract.operation_type import Call
from discern.words import list_parts
from discern_app.access.viewer import is_one_of
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import language, local_now, say
from discern_app.base.navigation import CHOSEN, OBJECTS, page_of
from discern_app.base.queries import PASSING, write
from discern_app.base.text import escape
from discern_app.components.invitations import find_open_assessment, like_assessment
from discern_app.components.object_select import name_people
from discern_app.dialogs.open_assessments import show_assessments
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.session_state import LAST_ACT


@dataclass(frozen=True, slots=True)
class Move:
    """Somebody joins a team, or leaves it."""

    person: CandidateRef
    team_id: str
    team_name: str
    joins: bool

    @property
    def call(self) -> Call[Team]:
        operation = operations.ADD_MEMBER if self.joins else operations.REMOVE_MEMBER
        return operation(team_id=self.team_id, candidate_id=self.person.id)

    @property
    def inverse(self) -> "Move":
        return replace(self, joins=not self.joins)


def moves_of(
    people: Sequence[CandidateRef], team: TeamRef | CandidateTeam, way: Literal["join", "leave"]
) -> list[Move]:
    return [Move(person, team.id, team.name, way == "join") for person in people]


@dataclass(frozen=True, slots=True)
class Act:
    """What was done, as Markdown, and what can follow: moves taken back, cancelled invitations made again, the links of
    new ones shown, an agreement opened again or made smaller with a person, what a talk used or refused, a meeting held
    after all. ``place`` is the page with its object, once the note is drawn there.
    """

    text: str
    moves: Sequence[Move] = ()
    cancelled: Sequence[Assessment] = ()
    invited: Sequence[Assessment] = ()
    answered: Agreement | None = None
    shrinks_with: CandidateRef | None = None
    used: UseCards | None = None
    skipped: Meeting | None = None
    place: tuple[str | None, ...] | None = None


def forget_act_elsewhere(address: str) -> None:
    """Before a page is drawn: forget what was done on another page, or with another object."""
    act = LAST_ACT.get()
    names = (*OBJECTS.get(address, ()), *CHOSEN.get(address, ()))
    place = (address, *(st.query_params.get(name) for name in names))
    if act is None or act.place == place:
        return
    if act.place is None:
        LAST_ACT.set(replace(act, place=place))
    else:
        LAST_ACT.forget()


def show_last_act() -> None:
    """The note, where something was done here."""
    act = LAST_ACT.get()
    if act is None:
        return
    with st.container(border=True, horizontal=True, vertical_alignment="center", key="note-last-act"):
        st.markdown(f":primary[:material/check:]\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}{act.text}", width="stretch")
        if act.moves and st.button(say("undo-go"), icon=":material/undo:") and _undo(act):
            st.rerun()
        if act.answered is not None and st.button(say("undo-go"), icon=":material/undo:", key="undo answer"):
            _take_answer_back(act.answered)
        # On other pages the form is there itself. Home's address is empty.
        if act.shrinks_with is not None and act.place in {("",), ("agreements",)}:
            asked = {"person": act.shrinks_with.id}
            label = say("agreements-shrink-go")
            st.page_link(page_of("talk"), label=label, icon=":material/compress:", query_params=asked)
        if act.used is not None and st.button(say("undo-go"), icon=":material/undo:", key="undo use"):
            _take_use_back(act.used)
        if act.skipped is not None and st.button(say("undo-go"), icon=":material/undo:", key="undo skip"):
            _take_skip_back(act.skipped)
        count = len(act.cancelled)
        label = say("undo-invite", count=count)
        if count and st.button(label, icon=":material/replay:", key="undo cancelling") and _invite_again(act):
            st.rerun()
        if act.invited:
            title = say("undo-show-links", count=len(act.invited))
            if st.button(title, icon=":material/link:"):
                open_dialog(show_assessments, act.invited, title=title, width=640)


# People who join and leave teams.

Teams: TypeAlias = Mapping[str, Team | None]
"""Teams by their ids; None where there is none any more."""


@dataclass(slots=True)
class Outcome:
    """What became of moves that were to be taken back: those made, those that can be made later, and the people who
    were left as they are, since somebody else ``changed`` something or the service ``refused``.
    """

    made: list[Move] = field(default_factory=list)
    left: list[Move] = field(default_factory=list)
    changed: list[CandidateRef] = field(default_factory=list)
    refused: list[CandidateRef] = field(default_factory=list)


def move_people(moves: Sequence[Move]) -> bool:
    """Make the moves that change something, up to the first that fails, and note them; whether none failed."""
    try:
        teams = _read_teams(moves)
    except DiscernError as error:
        show_error(error)
        return False
    needed = [move for move in moves if _is_in(teams, move) != move.joins]
    made: list[Move] = []
    for move in needed:
        if write(move.call) is None:
            break
        made.append(move)
    if made:
        LAST_ACT.set(_act_of(made, teams))
    else:
        LAST_ACT.forget()
    return len(made) == len(needed)


def _read_teams(moves: Sequence[Move]) -> Teams:
    """The teams as they are now. Raises `DiscernError` where the service can't be asked."""
    teams: dict[str, Team | None] = {}
    for team_id in {move.team_id for move in moves}:
        try:
            teams[team_id] = current_service().managers.client.send(operations.GET_TEAM(team_id=team_id))
        except (NotFound, NotPermitted):
            teams[team_id] = None
    return teams


def _is_in(teams: Teams, move: Move) -> bool | None:
    """Whether the person is in the team; None where there is no team."""
    team = teams[move.team_id]
    return None if team is None else any(member.id == move.person.id for member in team.members)


def _act_of(made: Sequence[Move], before: Teams) -> Act:
    """What was done; ``before`` are the teams as they were. Undo is for those who would then be as they were."""
    left = [move for move in made if not move.joins]
    held = [move.person for move in left if _is_held_alone(before[move.team_id], move.person.id)]
    not_led = [move.person for move in left if _cannot_return(move.person)]
    without = {person.id for person in (*held, *not_led)}
    text = [say_moves(made), *_name_left_out({"held": held, "not-led": not_led})]
    return Act(" ".join(text), moves=[move for move in made if move.person.id not in without])


def _name_left_out(reasons: Mapping[str, Sequence[CandidateRef]]) -> list[str]:
    """A sentence for each reason that there is, with the people, as Markdown."""
    unique = {why: list({person.id: person for person in people}.values()) for why, people in reasons.items()}
    return [say("undo-left-out", why=why, names=name_people(people)) for why, people in unique.items() if people]


def _is_held_alone(team: Team | None, candidate_id: str) -> bool:
    """Whether a member's results are held back, or shown, unlike those of people who join."""
    return team is not None and (candidate_id in team.held) != team.holds


def _cannot_return(person: CandidateRef) -> bool:
    """Whether the reader, who has taken somebody out of a team, may no longer add them."""
    if is_one_of("owner"):
        return False
    try:
        return not current_service().managers.client.send(operations.GET_CANDIDATE(candidate_id=person.id)).led
    except (NotFound, NotPermitted):
        return True
    except DiscernError:
        return False


def say_moves(moves: Sequence[Move]) -> str:
    """Who went where, as Markdown: a sentence for those who went the same way."""
    by_person: dict[str, list[Move]] = {}
    for move in moves:
        by_person.setdefault(move.person.id, []).append(move)
    groups: dict[tuple[str, str], list[CandidateRef]] = {}
    for each in by_person.values():
        before, after = (_name_teams([move for move in each if move.joins == joins]) for joins in (False, True))
        groups.setdefault((before, after), []).append(each[0].person)
    return " ".join(
        say("undo-moved", way=_way_of(before, after), names=name_people(people), before=before, after=after)
        for (before, after), people in groups.items()
    )


def _name_teams(moves: Sequence[Move]) -> str:
    return list_parts([f"**{escape(move.team_name)}**" for move in moves], language())


def _way_of(before: str, after: str) -> str:
    return "moved" if before and after else "joined" if after else "left"


def _undo(act: Act) -> bool:
    """Take the moves back, and note what became of that; whether all could be tried."""
    try:
        outcome = _take_back(act.moves)
    except DiscernError as error:
        show_error(error)
        return False
    text = [say("undo-done", what=say_moves(outcome.made))] if outcome.made else []
    text += _name_left_out({"changed": outcome.changed, "refused": outcome.refused})
    if outcome.left:
        text.append(say_moves(outcome.left))
    LAST_ACT.set(Act(" ".join(text), moves=outcome.left, place=act.place))
    return not outcome.left


def _take_back(moves: Sequence[Move]) -> Outcome:
    """Make the inverse moves, but for people who were moved by somebody else since."""
    teams = _read_teams(moves)
    changed = {move.person.id: move.person for move in moves if _is_in(teams, move) is not move.joins}
    outcome = Outcome(changed=list(changed.values()))
    # Who left a team joins it first: nobody is without a team if a later step fails.
    waiting = sorted((move for move in moves if move.person.id not in changed), key=lambda move: move.joins)
    while waiting:
        move = waiting[0]
        try:
            current_service().managers.write(move.inverse.call)
        except PASSING as error:
            show_error(error)
            outcome.left = waiting
            break
        except DiscernError:
            outcome.refused.append(move.person)
            waiting = [other for other in waiting if other.person.id != move.person.id]
        else:
            outcome.made.append(move.inverse)
            waiting = waiting[1:]
    return outcome


# Invitations that are cancelled.


def note_cancelled(cancelled: Sequence[Assessment]) -> None:
    """Note that invitations were cancelled. Who had several is offered one."""
    if cancelled:
        offered = {assessment.candidate.id: assessment for assessment in cancelled}.values()
        names = name_people([assessment.candidate for assessment in offered])
        LAST_ACT.set(Act(say("undo-cancelled", names=names, count=len(cancelled)), cancelled=list(offered)))


def is_noted(assessment: Assessment) -> bool:
    """Whether the note says of an assessment that it was cancelled, and offers a new one."""
    act = LAST_ACT.get()
    return act is not None and assessment.candidate.id in {each.candidate.id for each in act.cancelled}


def _invite_again(act: Act) -> bool:
    """Make a new invitation in place of each that was cancelled, and note them; whether none failed."""
    made: list[Assessment] = []
    skipped: list[CandidateRef] = []
    for assessment in act.cancelled:
        new = _invitation_like(assessment)
        if new is None:
            skipped.append(assessment.candidate)
            continue
        invited = write(operations.CREATE_ASSESSMENT(new))
        if invited is None:
            return False
        made.append(invited)
    text = [
        say("undo-invited", what=what, names=name_people(people), count=len(people))
        for what, people in (("made", [assessment.candidate for assessment in made]), ("skipped", skipped))
        if people
    ]
    LAST_ACT.set(Act(" ".join(text), invited=made, place=act.place))
    return True


def _invitation_like(cancelled: Assessment) -> NewAssessment | None:
    """An invitation as the cancelled one was; None where the person is gone, or has another one to answer.

    It is for the same team, unless the person has left it since, and until the same day, unless that is over.
    """
    client, person = current_service().managers.client, cancelled.candidate
    try:
        client.send(operations.GET_CANDIDATE(candidate_id=person.id))
    except (NotFound, NotPermitted):
        return None
    if find_open_assessment(person.id) is not None:
        return None
    team_id, end = cancelled.team_id, cancelled.expires_at
    if team_id is not None:
        move = Move(person, team_id, "", joins=True)
        team_id = team_id if _is_in(_read_teams([move]), move) else None
    still = {"expires_at": None if end is None or end <= local_now() else end, "metadata": cancelled.metadata}
    return like_assessment(cancelled, person.id, team_id=team_id).model_copy(update=still)


# Agreements that are answered.


def note_answered(
    agreement: Agreement, answer: AnswerAgreement, text: str, shrinks_with: CandidateRef | None = None
) -> bool:
    """Answer an agreement and note it, as Markdown, with the way to a smaller one with a person; whether it could be
    answered.
    """
    if write(operations.ANSWER_AGREEMENT(answer, agreement_id=agreement.id)) is None:
        return False
    LAST_ACT.set(Act(text, answered=agreement, shrinks_with=shrinks_with))
    return True


def _take_answer_back(agreement: Agreement) -> None:
    """Give an agreement the outcome again that it had, mostly none."""
    before = AnswerAgreement(outcome=agreement.outcome)
    if write(operations.ANSWER_AGREEMENT(before, agreement_id=agreement.id)) is not None:
        LAST_ACT.forget()
        st.rerun()


# What talks used or refused.


def note_used(use: UseCards, text: str) -> bool:
    """Say that a talk used what is suggested, or that it isn't wanted, and note it as Markdown; whether that worked."""
    if write(operations.USE_CARDS(use)) is None:
        return False
    LAST_ACT.set(Act(text, used=use))
    return True


def _take_use_back(use: UseCards) -> None:
    if write(operations.USE_CARDS(use.model_copy(update={"use": None}))) is not None:
        LAST_ACT.forget()
        st.rerun()


# Meetings that aren't held once.


def note_skipped(meeting: Meeting, skip: SkipMeeting, text: str) -> bool:
    """Skip a day of a meeting and note it, as Markdown; whether that worked."""
    if write(operations.SKIP_MEETING(skip, meeting_id=meeting.id)) is None:
        return False
    LAST_ACT.set(Act(text, skipped=meeting))
    return True


def _take_skip_back(meeting: Meeting) -> None:
    """Have the day skipped again that was before, mostly none."""
    before = SkipMeeting(on=meeting.skipped_on)
    if write(operations.SKIP_MEETING(before, meeting_id=meeting.id)) is not None:
        LAST_ACT.forget()
        st.rerun()
