"""A member's own profile and data."""

import re

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import AssessmentQuery, ConfirmMember, User
from discern_app.access.session import find_identity, forget_identity
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.navigation import title_of
from discern_app.base.queries import read
from discern_app.base.states import show_note
from discern_app.participant.links import TOKEN
from discern_app.taking.again import offer_again
from discern_app.taking.own_data import (
    ERASED,
    choose_visibility,
    explain_erasure,
    read_export,
    show_my_data,
    show_own_results,
)
from discern_app.taking.own_words import edit_about
from discern_app.taking.questionnaire import ask

PRIVATE_LINK = re.compile(rf"(?:.*[?&]token=)?({TOKEN.pattern})")
"""A private link, or the secret part of one."""


def ask_for_private_link(user: User) -> None:
    """Let a member confirm themselves by their private link."""
    show_note("link", say("taking-confirm-detail"))
    with st.form("confirm", border=False, clear_on_submit=True):
        given = st.text_input(say("taking-confirm-link"), type="password", max_chars=2000)
        if not st.form_submit_button(say("taking-confirm")):
            return
    token = PRIVATE_LINK.fullmatch((given or "").strip())
    if token is None:
        st.error(say("taking-confirm-wrong", example="https://…/me?token=…"))
        return
    try:
        current_service().takers.write(operations.confirm_member(ConfirmMember(token=token[1], user_id=user.id)))
    except DiscernError as error:
        show_error(error)
        return
    forget_identity()
    st.rerun()


st.set_page_config(page_title=say("navigation-tab", title=title_of("my_data")))
identity = find_identity()
user = identity.user if identity is not None else None
reader = current_service().managers
erased = bool(st.session_state.get(ERASED))
export = read_export(reader, user.candidate_id) if user is not None and not erased else None
if erased:
    explain_erasure()
elif user is not None and export is not None:
    st.title(say("taking-my-profile"))
    if user.confirmed is False:
        ask_for_private_link(user)
    choose_visibility(reader, export.candidate)
    started = read(operations.list_assessments(AssessmentQuery(status="started", limit=1))).data
    for assessment in started:
        st.header(say("taking-open-questions"))
        if ask(reader, assessment.id, assessment.expires_at):
            st.rerun()
    completed = read(operations.list_assessments(AssessmentQuery(status="completed", limit=1))).data
    if not completed:
        st.markdown(say("taking-none-completed"))
    elif not export.results_shared:
        st.markdown(say("taking-hidden"))
    else:
        for assessment in completed:
            if show_own_results(reader, assessment.id):
                offer_again(reader, None)
        edit_about(reader, export.candidate.id)
    st.header(say("own-data-title"))
    show_my_data(reader, export)
