"""What can be done with assessments: one in full, and the links, messages, end date, cancelling and inviting again of
several.
"""

from collections.abc import Sequence

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.assessments import Assessment
from discern_app.assessments.assessment_table import can_be_extended, is_open, known_time
from discern_app.base.current_service import current_service
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, write
from discern_app.base.states import danger_button
from discern_app.base.text import day, escape, rows_html, until
from discern_app.components.invitation_states import badge_of
from discern_app.components.invitations import (
    invite_again,
    like_assessment,
    offer_mails,
    offer_new_link,
    sends_mails,
    show_each_link,
    show_each_message,
    show_link,
)
from discern_app.components.object_select import name_people
from discern_app.components.share_links import public_link, show_reach
from discern_app.dialogs.open_assessments import choose_end
from discern_app.dialogs.open_dialog import close_dialog, open_dialog, rerun_dialog
from discern_app.dialogs.undo import is_noted, note_cancelled
from discern_app.session_state import INVITED_AGAIN

PARAM = "assessment"
"""The parameter of the page's address that opens one assessment over it."""


def ask_for_one(assessment_id: str) -> None:
    """Put an assessment into the address, which opens it."""
    st.query_params[PARAM] = assessment_id


def open_one(assessment: Assessment, name: str, team: str | None) -> None:
    """Open the dialog of one assessment: how far it is, its link, and what can be done."""
    open_dialog(_show_one, assessment.id, team, title=escape(name), on_close=_forget_one)


def _forget_one() -> None:
    st.query_params.pop(PARAM, None)


def _show_one(assessment_id: str, team: str | None) -> None:
    assessment = read(operations.GET_ASSESSMENT(assessment_id=assessment_id))
    st.markdown(_facts(assessment, team))
    show_link(assessment)
    with st.container(horizontal=True, vertical_alignment="center"):
        if assessment.status == "completed":
            st.page_link(
                page_of("people"),
                label=say("assessments-see-profile"),
                icon=":material/person:",
                query_params={"assessment": assessment.id},
                width="content",
            )
        elif assessment.candidate.id:
            st.page_link(
                page_of("people"),
                label=say("assessments-see-person"),
                icon=":material/person:",
                query_params={"person": assessment.candidate.id},
                width="content",
            )
        if can_be_extended(assessment):
            moves = "no" if assessment.expires_at is None else "yes"
            # Another end makes it another popover, which is closed.
            with st.popover(
                say("assessments-end", count=1, moves=moves),
                icon=":material/event:",
                key=f"end {assessment.status} {assessment.expires_at}",
            ):
                choose_end([assessment], closes=False)
        if is_open(assessment):
            with st.popover(say("assessments-cancel", count=1), icon=":material/close:"):
                _confirm([assessment])
    if not is_open(assessment):
        invite_again(assessment.candidate)


def _facts(assessment: Assessment, team: str | None) -> str:
    """State, team and dates as Markdown; what isn't known is left out."""
    facts = [
        "" if team is None else escape(team),
        say("shared-form", form=assessment.form),
        *(
            say("assessments-when", what=what, day=text)
            for what, text in (
                ("created", day(known_time(assessment.created_at))),
                ("started", day(assessment.started_at)),
                ("completed", day(assessment.completed_at)),
                ("expires", until(assessment.expires_at) if is_open(assessment) else ""),
            )
            if text
        ),
    ]
    return f"{_badge(assessment)}\n\n:small[:gray[{' · '.join(fact for fact in facts if fact)}]]"


def _badge(assessment: Assessment) -> str:
    """The state, with how many questions are answered where the service says so, as Markdown."""
    if assessment.status != "started":
        return badge_of(assessment.status)
    try:
        following = current_service().managers.read(operations.GET_NEXT(assessment_id=assessment.id)).value
    except DiscernError:
        return badge_of("started")
    return badge_of("started", following.answered, following.total)


def _confirm(chosen: Sequence[Assessment]) -> None:
    """What cancelling does, and the button that does it."""
    st.markdown(say("assessments-cancel-detail", count=len(chosen)))
    # Named by what it cancels: a click arrives after the choice may have changed.
    key = f"cancel {' '.join(assessment.id for assessment in chosen)}"
    if danger_button(say("assessments-cancel-go", count=len(chosen)), key=key):
        done = [write(operations.CANCEL_ASSESSMENT(assessment_id=assessment.id)) for assessment in chosen]
        note_cancelled([assessment for assessment in done if assessment is not None])
        if None not in done:
            close_dialog()
            st.rerun()


def show_actions(ticked: Sequence[Assessment], names: dict[str, str]) -> None:
    """What can be done with the assessments that are ticked, below the page. ``names`` are their people's labels."""
    waiting = [assessment for assessment in ticked if is_open(assessment)]
    movable = [assessment for assessment in ticked if can_be_extended(assessment)]
    over = [assessment for assessment in ticked if not (is_open(assessment) or is_noted(assessment))]
    with st.bottom, st.container(horizontal=True, vertical_alignment="center", key="actions"):
        st.markdown(say("assessments-chosen", count=len(ticked)), width="content")
        if len(ticked) == 1:
            st.button(
                say("assessments-open"), icon=":material/open_in_full:", on_click=ask_for_one, args=(ticked[0].id,)
            )
        if waiting:
            count = len(waiting)
            if st.button(say("assessments-show-links", count=count), icon=":material/link:"):
                open_dialog(_show_links, waiting, names, title=say("assessments-links"), width=640)
            if st.button(say("assessments-remind", count=count), icon=":material/mail:"):
                open_dialog(_show_messages, waiting, names, title=say("assessments-messages"), width=640)
        if movable and st.button(say("assessments-end", count=len(movable), moves="yes"), icon=":material/event:"):
            open_dialog(choose_end, movable, title=say("assessments-end", count=len(movable), moves="yes"), width=440)
        if waiting and st.button(say("assessments-cancel", count=len(waiting)), icon=":material/close:"):
            open_dialog(_confirm, waiting, title=say("assessments-cancel", count=len(waiting)), width=440)
        if over and st.button(say("assessments-invite-again", count=len(over)), icon=":material/replay:"):
            open_dialog(_invite_again, over, names, title=say("shared-invite-again"), on_close=_forget_invited)


def _show_links(waiting: Sequence[Assessment], names: dict[str, str]) -> None:
    linked = _with_link(waiting)
    if linked:
        st.caption(say("assessments-links-detail"))
        show_each_link(linked, names)


def _with_link(waiting: Sequence[Assessment]) -> list[Assessment]:
    """Those that have a link to send; says so where not all have."""
    linked = [assessment for assessment in waiting if assessment.take_url is not None]
    others = [assessment for assessment in waiting if assessment.take_url is None]
    if len(others) == 1:
        offer_new_link(others[0])
    elif others:
        names = name_people([assessment.candidate for assessment in others])
        st.caption(say("shared-link-none", names=names, count=len(others)))
    return linked


def _show_messages(waiting: Sequence[Assessment], names: dict[str, str]) -> None:
    linked = _with_link(waiting)
    if not linked:
        return
    show_reach(public_link(linked[0].take_url or ""), "all", sends=sends_mails())
    offer_mails(linked)
    st.caption(say("assessments-messages-detail", sends="yes" if sends_mails() else "no"))
    show_each_message(linked, names, reminds=True)


def _invite_again(over: Sequence[Assessment], names: dict[str, str]) -> None:
    made = INVITED_AGAIN.get()
    if made is not None:
        _show_links(made, {assessment.id: assessment.candidate.name for assessment in made})
        return
    people = {assessment.candidate.id: assessment for assessment in over if assessment.candidate.id}
    st.markdown(say("assessments-invite-again-detail", count=len(people)))
    st.html(rows_html(names[assessment.id] for assessment in people.values()))
    if st.button(say("assessments-invite-again", count=len(people)), type="primary", icon=":material/replay:"):
        new = [like_assessment(assessment, id_) for id_, assessment in people.items()]
        created = [write(operations.CREATE_ASSESSMENT(invitation)) for invitation in new]
        INVITED_AGAIN.set([assessment for assessment in created if assessment is not None])
        rerun_dialog()


def _forget_invited() -> None:
    INVITED_AGAIN.forget()
