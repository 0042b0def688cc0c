"""A member's own profile and data."""

import streamlit as st

from discern.client import operations
from discern.contract import AssessmentQuery
from discern_app.access.session import find_identity
from discern_app.base.current_service import current_service
from discern_app.base.queries import read
from discern_app.taking.own_data import (
    ERASED,
    choose_visibility,
    explain_erasure,
    read_export,
    show_my_data,
    show_own_results,
)
from discern_app.taking.questionnaire import ask

identity = find_identity()
user = identity.user if identity is not None else None
reader = current_service().managers
erased = bool(st.session_state.get(ERASED))
export = read_export(reader, user.candidate_id) if user is not None and not erased else None
if erased:
    explain_erasure()
elif export is not None:
    st.title("My profile")
    choose_visibility(reader, export.candidate)
    started = read(operations.list_assessments(AssessmentQuery(status="started", limit=1))).data
    for assessment in started:
        st.header("Your open questions")
        if ask(reader, assessment.id):
            st.rerun()
    completed = read(operations.list_assessments(AssessmentQuery(status="completed", limit=1))).data
    if not completed:
        st.markdown("You have completed no assessment yet.")
    for assessment in completed:
        show_own_results(reader, assessment.id)
    st.header("My data")
    show_my_data(reader, export)
