"""A member's own profile and data."""

import re

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import AssessmentQuery, ConfirmMember, User
from discern_app.access.session import find_identity, forget_identity
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.queries import read
from discern_app.taking.open_link import TOKEN
from discern_app.taking.own_data import (
    ERASED,
    choose_visibility,
    explain_erasure,
    read_export,
    show_my_data,
    show_own_results,
)
from discern_app.taking.questionnaire import ask

PRIVATE_LINK = re.compile(rf"(?:.*[?&]token=)?({TOKEN.pattern})")
"""A private link, or the secret part of one."""


def ask_for_private_link(user: User) -> None:
    """Let a member confirm themselves by their private link."""
    st.info(
        "You haven't confirmed yet that this sign-in is yours. Until you do, what you hide from others is hidden "
        "here too, and you can't share more of it here. Paste the private link that you got when you answered. If "
        "you answered more than once, confirm with each link.",
        icon=":material/link:",
    )
    with st.form("confirm", border=False, clear_on_submit=True):
        given = st.text_input("Your private link", type="password", max_chars=2000)
        if not st.form_submit_button("Confirm that this is me"):
            return
    token = PRIVATE_LINK.fullmatch((given or "").strip())
    if token is None:
        st.error("That doesn't look like a private link. It should look like https://…/me?token=…")
        return
    try:
        current_service().takers.write(operations.confirm_member(ConfirmMember(token=token[1], user_id=user.id)))
    except DiscernError as error:
        show_error(error)
        return
    forget_identity()
    st.rerun()


identity = find_identity()
user = identity.user if identity is not None else None
reader = current_service().managers
erased = bool(st.session_state.get(ERASED))
export = read_export(reader, user.candidate_id) if user is not None and not erased else None
if erased:
    explain_erasure()
elif user is not None and export is not None:
    st.title("My profile")
    if user.confirmed is False:
        ask_for_private_link(user)
    choose_visibility(reader, export.candidate)
    started = read(operations.list_assessments(AssessmentQuery(status="started", limit=1))).data
    for assessment in started:
        st.header("Your open questions")
        if ask(reader, assessment.id):
            st.rerun()
    completed = read(operations.list_assessments(AssessmentQuery(status="completed", limit=1))).data
    if not completed:
        st.markdown("You haven't completed an assessment yet.")
    elif not export.results_shared:
        st.markdown("Your profile is hidden here until you confirm that this sign-in is yours.")
    else:
        for assessment in completed:
            show_own_results(reader, assessment.id)
    st.header("My data")
    show_my_data(reader, export)
