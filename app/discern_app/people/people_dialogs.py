"""Dialogs about people: invitations and reminders, their teams, a name corrected, two entries merged, and deleting."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from itertools import combinations
from typing import TypeVar

import streamlit as st
from pydantic import ValidationError

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import is_sample
from discern.contract.models.assessments import OPEN_STATUSES, Assessment, AssessmentQuery, NewAssessment
from discern.contract.models.candidates import Candidate, CandidateChange, MergeCandidate
from discern.contract.models.teams import TeamQuery
from discern.contract.operation_type import Call
from discern_app.base.current_service import current_service
from discern_app.base.language import local_now, say
from discern_app.base.queries import read, try_read, write
from discern_app.base.states import danger_button
from discern_app.base.text import day, escape
from discern_app.components.assessment_summary import started_first, wait_with_deadline
from discern_app.components.invitation_states import state_said
from discern_app.components.invitations import (
    find_open_assessment,
    find_open_assessments,
    select_form,
    select_language,
)
from discern_app.components.object_select import find_listed, name_people, newest_people, person_options, select_one
from discern_app.components.option_labels import (
    are_similar,
    find_alike,
    look,
    person_option,
    team_options,
    unique_labels,
)
from discern_app.dialogs.open_assessments import choose_end, select_end, show_assessments
from discern_app.dialogs.open_dialog import close_dialog, open_dialog, rerun_dialog
from discern_app.dialogs.undo import move_people, moves_of, note_cancelled
from discern_app.people.directory_table import place_of
from discern_app.session_state import ARE_PEOPLE_GONE, INVITED_PEOPLE

T = TypeVar("T")


def carry_out(operations_: Sequence[Call[T]]) -> list[T]:
    """The answers to the operations, which end at the first that fails, under its banner."""
    done: list[T] = []
    for operation in operations_:
        answer = write(operation)
        if answer is None:
            break
        done.append(answer)
    return done


def add_to_team(people: Sequence[Candidate]) -> None:
    """Open a dialog that asks for a team and puts the people into it."""
    open_dialog(_add_to_team, people, title=say("people-add-to-team"))


def _add_to_team(people: Sequence[Candidate]) -> None:
    teams = read(operations.LIST_TEAMS(TeamQuery(limit=200))).data
    if not teams:
        st.markdown(say("people-no-team"))
        return
    st.markdown(say("people-add-who", names=name_people(people)))
    team_id = select_one(say("shared-team"), team_options(teams), key="team to add to")
    team = next((team for team in teams if team.id == team_id), None)
    if (
        team is not None
        and st.button(say("people-add"), type="primary", icon=":material/group_add:")
        and move_people(moves_of(people, team, "join"))
    ):
        close_dialog()
        st.rerun()


def remind(people: Sequence[Candidate]) -> None:
    """Open a dialog with messages to remind people with who have an assessment to answer, and with their links."""
    open_dialog(_remind, people, title=say("people-remind", count=len(people)))


def _remind(people: Sequence[Candidate]) -> None:
    assessments = [_open_assessment(person) for person in people]
    show_assessments(
        [assessment for assessment in assessments if assessment is not None and assessment.take_url is not None],
        reminds=True,
    )


def _open_assessment(person: Candidate) -> Assessment | None:
    """The assessment that the person is asked to answer; None where it has ended since."""
    at = person.profile.assessment if person.profile else None
    if at is None:
        return find_open_assessment(person.id)
    assessment = read(operations.GET_ASSESSMENT(assessment_id=at.id))
    return assessment if assessment.status in OPEN_STATUSES else None


def change_end(people: Sequence[Candidate]) -> None:
    """Open a dialog that asks until when people can answer who have an assessment to answer."""
    open_dialog(_change_end, people, title=say("assessments-end", count=len(people), moves="yes"), width=440)


def _change_end(people: Sequence[Candidate]) -> None:
    assessments = [assessment for assessment in map(_open_assessment, people) if assessment is not None]
    if assessments:
        choose_end(assessments)
    else:
        st.markdown(say("people-no-links"))


def cancel_open(people: Sequence[Candidate]) -> None:
    """Open a dialog that asks once, and cancels the open assessments of the people."""
    open_dialog(_cancel_open, people, title=say("people-action", action="cancel"))


def _cancel_open(people: Sequence[Candidate]) -> None:
    st.markdown(say("people-cancel-detail", names=name_people(people), count=len(people)))
    key = f"cancel {' '.join(person.id for person in people)}"
    if danger_button(say("people-cancel-go", count=len(people)), icon=":material/close:", key=key):
        assessments = [assessment for assessment in map(_open_assessment, people) if assessment is not None]
        done = carry_out([operations.CANCEL_ASSESSMENT(assessment_id=assessment.id) for assessment in assessments])
        note_cancelled(done)
        if len(done) == len(assessments):
            close_dialog()
            st.rerun()


def invite_all_again(people: Sequence[Candidate], team_id: str | None = None) -> None:
    """Open a dialog that names the people and creates an assessment for each, and then shows their links."""
    INVITED_PEOPLE.forget()
    open_dialog(_invite_all_again, people, team_id, title=say("people-action", action="again"), on_close=_forget)


def _invite_all_again(people: Sequence[Candidate], team_id: str | None) -> None:
    made = INVITED_PEOPLE.get()
    if made:
        st.markdown(f":green[:material/check_circle:] {say('people-invited', count=len(made))}")
        show_assessments(made)
        return
    if not people:
        st.markdown(say("people-all-invited"))
        return
    st.markdown(say("people-again-detail", names=name_people(people), count=len(people)))
    form, asked_in, end = select_form(), select_language(), select_end()
    if st.button(say("people-again-go", count=len(people)), type="primary", icon=":material/send:"):
        new = [
            NewAssessment(candidate_id=person.id, team_id=team_id, form=form, language=asked_in, expires_at=end)
            for person in people
        ]
        INVITED_PEOPLE.set(carry_out([operations.CREATE_ASSESSMENT(invitation) for invitation in new]))
        rerun_dialog()


def _forget() -> None:
    INVITED_PEOPLE.forget()


def rename_person(person: Candidate) -> None:
    """Open a dialog that corrects a person's name and e-mail address."""
    open_dialog(_rename, person, title=say("people-action", action="rename"))


def _rename(person: Candidate) -> None:
    with st.form("rename person", border=False):
        name = st.text_input(say("people-name"), value=person.name, max_chars=200, key=f"name of {person.id}")
        email = st.text_input(say("people-email"), value=person.email or "", max_chars=254, key=f"email of {person.id}")
        if not st.form_submit_button(say("people-save"), type="primary", icon=":material/save:"):
            return
    try:
        change = CandidateChange(name=name or "", email=(email or "").strip() or None)
    except ValidationError as error:
        field = str(error.errors()[0]["loc"][0])
        st.error(say("people-field-wrong", field="email" if field == "email" else "name"))
        return
    if write(operations.CHANGE_CANDIDATE(change, candidate_id=person.id)) is not None:
        close_dialog()
        st.rerun()


def delete_people(people: Sequence[Candidate]) -> None:
    """Open a dialog that says what is deleted with the people, asks once, and deletes them."""
    open_dialog(_delete, people, title=say("people-delete-title", count=len(people)))


def _delete(people: Sequence[Candidate]) -> None:
    st.markdown(f"{name_people(people)}\n\n{say('people-delete-detail', count=len(people))}")
    st.caption(say("people-delete-stays"))
    # The key names the people: a click may arrive after the selection has changed.
    key = f"delete {' '.join(person.id for person in people)}"
    with st.container(horizontal=True, horizontal_alignment="distribute"):
        keeps = st.button(say("people-delete-keep"), key=f"keep instead of {key}")
        deletes = danger_button(say("people-delete-go", count=len(people)), icon=":material/delete:", key=key)
    if keeps:
        close_dialog()
        st.rerun()
    if deletes:
        done = carry_out([operations.DELETE_CANDIDATE(candidate_id=person.id) for person in people])
        if len(done) == len(people):
            leave([person.id for person in people])
            st.toast(say("people-deleted", count=len(people)), icon=":material/check:")
            st.rerun()


def leave(gone: Collection[str]) -> None:
    """Close the dialog, and the page of a person who is gone. The list then knows that somebody is."""
    ARE_PEOPLE_GONE.set(True)
    if st.query_params.get("person") in gone:
        st.query_params.pop("person")
        st.query_params.pop("assessment", None)
    close_dialog()


MOST_PAIRS = 3
"""How many pairs of people who may be one a page names."""


def merge_people(first: Candidate, second: Candidate) -> None:
    """Open a dialog that shows two entries side by side, asks which is kept, and merges the other into it."""
    open_dialog(_merge, first, second, title=say("people-action", action="merge"), width=640)


def may_be_one(first: Candidate, second: Candidate) -> bool:
    """Whether two entries may be of one person.

    Where both have an id from the company's own list of people, they are two. Nobody of the sample company is real.
    """
    if (first.external_id and second.external_id) or is_sample(first.external_id) or is_sample(second.external_id):
        return False
    return look(first.name) == look(second.name) or are_similar(first.name, second.name)


def show_duplicates(people: Sequence[Candidate]) -> None:
    """A line for each of the first pairs that may be one person. It opens the dialog that merges them."""
    pairs = [pair for pair in combinations(people, 2) if may_be_one(*pair)][:MOST_PAIRS]
    named = {person.id: person for pair in pairs for person in pair}
    labels = unique_labels(person_option(person, person.email, marked=False) for person in named.values())
    for one, other in pairs:
        st.button(
            say("people-alike", one=escape(labels[one.id]), other=escape(labels[other.id])),
            type="tertiary",
            icon=":material/merge:",
            key=f"alike {one.id} {other.id}",
            on_click=merge_people,
            args=(one, other),
        )


def merge_with_another(person: Candidate) -> None:
    """Open a dialog that asks for the other entry of the person first, and then as `merge_people`."""
    open_dialog(_choose_other, person, title=say("people-action", action="merge"), width=640)


def _choose_other(person: Candidate) -> None:
    listed, has_more = newest_people()
    made_up = is_sample(person.external_id)
    same_kind = [
        candidate for candidate in listed if candidate.id != person.id and is_sample(candidate.external_id) == made_up
    ]
    _, alike = find_alike(person.name, same_kind)
    others = {candidate.id: candidate for candidate in (*alike, *same_kind)}
    if not others:
        st.markdown(say("people-merge-nobody"))
        return
    st.markdown(say("people-merge-detail"))
    chosen = select_one(
        say("people-merge-other"),
        person_options(others.values()),
        start=alike[0].id if len(alike) == 1 else None,
        key=f"other entry of {person.id}",
        none=say("people-merge-choose"),
    )
    if has_more:
        st.caption(say("people-merge-newest", count=len(listed)))
    if chosen is not None:
        _choose_kept(find_listed(person) or person, find_listed(others[chosen]) or others[chosen])


def _merge(first: Candidate, second: Candidate) -> None:
    st.markdown(say("people-merge-detail"))
    _choose_kept(first, second)


def _choose_kept(first: Candidate, second: Candidate) -> None:
    if is_sample(first.external_id) != is_sample(second.external_id):
        st.markdown(say("people-merge-sample"))
        return
    completed = {person.id: _count_completed(person) for person in (first, second)}
    both = {person.id: person for person in fuller_first((first, second), completed)}
    kept_id = select_one(say("people-merge-keep"), person_options(both.values()), key=f"keep {' '.join(both)}")
    duplicate_id = next((id_ for id_ in both if id_ != kept_id), None)
    if kept_id is None or duplicate_id is None:
        return
    for column, person in zip(st.columns(2), both.values(), strict=True):
        fate = "kept" if person.id == kept_id else "goes"
        column.container(border=True, height="stretch").markdown(describe(person, fate))
    invitations = _rival_invitations(kept_id, duplicate_id)
    cancelled = _choose_cancelled(invitations, kept_id)
    st.caption(say("people-merge-keeps"))
    # A click on a button that was drawn while another invitation was to stay isn't one on this.
    key = f"merge {duplicate_id} into {kept_id} {' '.join(assessment.id for assessment in invitations)}"
    merges = danger_button(say("people-merge-go"), icon=":material/merge:", key=key)
    if (
        merges
        and write(operations.MERGE_CANDIDATES(MergeCandidate(duplicate_id=duplicate_id), candidate_id=kept_id))
        is not None
    ):
        left = _cancel(cancelled)
        is_on_page = st.query_params.get("person") == duplicate_id
        leave([duplicate_id])
        if is_on_page:
            st.query_params["person"] = kept_id
        st.toast(say("people-merged"), icon=":material/check:")
        if left:
            st.toast(say("people-merge-left", count=left), icon=":material/warning:", duration="infinite")
        st.rerun()


def _rival_invitations(kept_id: str, duplicate_id: str) -> list[Assessment]:
    """The open invitations of two entries, the one first that stays; none unless both have some."""
    of_kept, of_duplicate = find_open_assessments(kept_id), find_open_assessments(duplicate_id)
    return in_order_of_staying(of_kept, of_duplicate) if of_kept and of_duplicate else []


def _choose_cancelled(invitations: Sequence[Assessment], kept_id: str) -> list[Assessment]:
    """Which of the ``invitations`` stays, and a box for each other whether it is cancelled.

    The boxes are ticked for what nobody has started. Returns those to cancel, as they are shown.
    """
    if not invitations:
        return []
    stays, *others = invitations
    now = local_now()
    st.markdown(say("people-merge-open"))
    st.markdown(say("people-merge-stays", invitation=_name_invitation(stays, now)))
    return [
        assessment
        for assessment in others
        if st.checkbox(
            say("people-merge-cancels", invitation=_name_invitation(assessment, now), state=assessment.status),
            value=assessment.status == "created",
            # One that somebody has started since is another box, which isn't ticked.
            key=f"cancel {assessment.status} {assessment.id} for {kept_id}",
        )
    ]


def in_order_of_staying(of_kept: Sequence[Assessment], of_duplicate: Sequence[Assessment]) -> list[Assessment]:
    """The open invitations of two entries, the one first that stays: one that was started, and else one of the entry
    that is kept. Those of each come as `find_open_assessments` gives them.
    """
    return started_first([*of_kept, *of_duplicate])


def _name_invitation(assessment: Assessment, now: datetime) -> str:
    """Whose invitation it is, as the entry is called, and how long it waits, as Markdown."""
    return f"**{escape(assessment.candidate.name)}** · {escape(wait_with_deadline(assessment, now))}"


def _cancel(chosen: Sequence[Assessment]) -> int:
    """Cancel invitations; how many are left. One is left that somebody has started since it was shown."""
    left = 0
    for assessment in chosen:
        try:
            now = try_read(operations.GET_ASSESSMENT(assessment_id=assessment.id))
            if now.status == assessment.status:
                current_service().managers.write(operations.CANCEL_ASSESSMENT(assessment_id=assessment.id))
            else:
                left += now.status in OPEN_STATUSES
        except DiscernError:
            left += 1
    return left


def fuller_first(people: Sequence[Candidate], completed: Mapping[str, int]) -> list[Candidate]:
    """The entries by how much they hold, the fullest first, and of equal ones the older.

    What counts is whether there is a profile, how many assessments are ``completed``, by the person's id, and how far
    an open one is.
    """

    def emptiness(person: Candidate) -> tuple[bool, int, int, bool, datetime]:
        profile = person.profile
        at = profile.assessment if profile else None
        has_profile = profile is not None and (profile.results is not None or profile.status == "completed")
        return not has_profile, -completed[person.id], -((at and at.answered) or 0), at is None, person.created_at

    return sorted(people, key=emptiness)


def _count_completed(person: Candidate) -> int:
    """How many assessments the person has completed, as far as one read tells."""
    query = AssessmentQuery(candidate_id=person.id, status="completed", limit=200)
    try:
        return len(try_read(operations.LIST_ASSESSMENTS(query)).data)
    except DiscernError:
        return 0


def describe(person: Candidate, fate: str) -> str:
    """An entry as Markdown: what becomes of it, whose it is, and what it holds."""
    profile = person.profile
    lines = [
        f":small[{say('people-merge-fate', fate=fate)}]",
        f"**{escape(person.name)}**",
        escape(person.email or say("people-no-email")),
        say("people-added-on", day=day(person.created_at)),
    ]
    if (status := state_said(person)) is not None:
        lines.append(" · ".join(dict.fromkeys(filter(None, (status, place_of(person))))))
    if profile is not None and profile.teams:
        lines.append(", ".join(escape(team.name) for team in profile.teams))
    return "\n\n".join(lines)
