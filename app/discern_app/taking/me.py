"""The page of a candidate's private link: the questions while any are open, then the profile."""

import streamlit as st

from discern.contract import OPEN_STATUSES, Invitation
from discern_app.base.current_service import service_for_taker
from discern_app.base.language import say
from discern_app.base.navigation import linked_page
from discern_app.base.text import escape, until
from discern_app.components.share_links import draw_code, private_link
from discern_app.taking.again import offer_again
from discern_app.taking.browser_memory import keep_links
from discern_app.taking.link_mail import offer_mail
from discern_app.taking.open_link import open_here
from discern_app.taking.own_data import (
    ERASED,
    choose_visibility,
    explain_erasure,
    read_export,
    show_my_data,
    show_own_results,
)
from discern_app.taking.own_words import edit_about
from discern_app.taking.questionnaire import ask, was_asked_here

token = st.query_params.get("token")
erased = bool(st.session_state.get(ERASED))
taking = None if erased else open_here(token)
if erased:
    explain_erasure()
elif isinstance(taking, Invitation) or (taking is not None and not taking.private):
    st.switch_page(linked_page("take"), query_params={"token": str(token)})
elif taking is not None and token is not None:
    keep_links()
    reader = service_for_taker(token)
    is_open = taking.status in OPEN_STATUSES
    is_over = not is_open or ask(reader, taking.assessment_id, taking.expires_at)
    # Who stops halfway still sees, corrects and deletes what is stored.
    wants_data = is_over or st.toggle(say("taking-own-data"), key="own data")
    export = read_export(reader, taking.candidate_id) if wants_data else None
    if taking.status == "completed" or (is_open and is_over):
        st.title(escape(taking.candidate.name))
        if was_asked_here(taking.assessment_id):
            st.success(say("taking-thanks-detail"), title=say("taking-thanks"), icon=":material/check_circle:")
        if export is not None:
            choose_visibility(reader, export.candidate)
        if show_own_results(reader, taking.assessment_id):
            offer_again(reader, taking)
        if taking.candidate_id is not None:
            edit_about(reader, taking.candidate_id)
    elif is_over:
        st.title(say("taking-over"))
        day = until(taking.expires_at, long=True)
        st.markdown(say("taking-over-detail", status=taking.status, ends="known" if day else "unknown", day=day))
    if export is not None:
        st.header(say("own-data-title"))
        show_my_data(reader, export)
    st.divider()
    link = private_link(token)
    st.markdown(say("taking-private-link"))
    st.code(link, language=None, wrap_lines=True)
    offer_mail(reader, taking.assessment_id, link)
    other = st.expander(say("taking-other-device"), key="other device", on_change="rerun")
    if other.open:
        with other:
            st.image(draw_code(link), width=260, alt=say("taking-code"))
            st.caption(say("taking-code-detail"))
