"""Sending the invitations of a list, in steps that draw the dialog anew, and finding out what has come of them."""

from itertools import islice
from time import monotonic, sleep
from typing import NoReturn, TypeVar

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import Page
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.candidates import CandidateQuery
from discern.contract.operation_type import Call
from discern_app.base.current_service import current_service
from discern_app.base.language import say
from discern_app.components.invitations import STARTED_FIRST
from discern_app.dialogs.invite import invitation_plan
from discern_app.dialogs.invite.invitation_plan import Existing, InvitationRow
from discern_app.dialogs.open_dialog import rerun_dialog
from discern_app.session_state import INVITE_ERROR, INVITE_RESUME_AT, INVITE_SENDING

T = TypeVar("T")

STEP_S = 1.0
"""Seconds after which sending draws the dialog again. A click in a dialog waits for the dialog's run to end."""

# People and open assessments that are looked through for who is invited already.
MAX_EXISTING = 20_000


def read_existing() -> Existing:
    """The people and open assessments there are, as far as this service lists them."""
    people = _read_some(operations.LIST_CANDIDATES(CandidateQuery(limit=200)))
    open_ = [
        assessment
        for status in STARTED_FIRST
        for assessment in _read_some(operations.LIST_ASSESSMENTS(AssessmentQuery(status=status, limit=200)))
    ]
    return Existing(people, open_)


def _read_some(operation: Call[Page[T]]) -> list[T]:
    try:
        return list(islice(current_service().managers.client.pages(operation), MAX_EXISTING))
    except DiscernError:
        return []


def resolve_unknown(batch: list[InvitationRow]) -> None:
    """Look up what has come of rows whose sending got no answer."""
    current_service().managers.drop()
    invitation_plan.resolve_unknown(batch, read_existing())


def send_rows(batch: list[InvitationRow], due: int, total: int, *, keeps_keys: bool, mails: bool) -> NoReturn:
    """Send for a moment, showing how many of the ``total`` remain, and draw the dialog again: until all is sent, or
    stopped.
    """
    st.button(say("invite-stop"), icon=":material/stop:", key="stop invitations", on_click=_stop)
    done = total - due
    bar = st.progress(done / total, text=say("invite-sent", done=done, due=total) if done else say("invite-sending"))
    until = monotonic() + STEP_S
    left = INVITE_RESUME_AT.get() - monotonic()
    if left > 0:
        bar.progress(done / total, text=say("invite-waiting", seconds=round(left)))
        sleep(min(left, STEP_S))
        rerun_dialog()
    try:
        for wait in invitation_plan.send(current_service().managers, batch, keeps_keys=keeps_keys, mails=mails):
            if wait:
                INVITE_RESUME_AT.set(monotonic() + wait)
                rerun_dialog()
            done += 1
            bar.progress(min(done / total, 1.0), text=say("invite-sent", done=done, due=total))
            if monotonic() > until:
                rerun_dialog()
    except DiscernError as error:
        INVITE_ERROR.set(error)
    _stop()
    rerun_dialog()


def _stop() -> None:
    INVITE_SENDING.forget()
    INVITE_RESUME_AT.forget()
