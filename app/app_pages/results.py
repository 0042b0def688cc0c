"""One person's results."""

import streamlit as st

from discern.client import operations
from discern.contract import Assessment, AssessmentQuery, is_sample
from ui.profile import show_given, show_profile
from ui.reads import read, read_all, read_held
from ui.text import day, name_of, plain

MOST_LISTED = 1000

st.title("Results")
completed, has_more = read_all(operations.list_assessments(AssessmentQuery(status="completed", limit=200)), MOST_LISTED)
by_id = {assessment.id: assessment for assessment in completed}
asked = st.query_params.get("assessment")
if asked and asked not in by_id:
    by_id[asked] = read(operations.get_assessment(asked))


def label(assessment_id: str) -> str:
    assessment: Assessment = by_id[assessment_id]
    name = name_of(assessment.candidate.name, assessment.candidate.external_id)
    return f"{name} · {day(assessment.completed_at)}"


if not by_id:
    st.info("Nobody has completed an assessment yet. Results appear here when somebody has.", icon=":material/inbox:")
    if st.button("To the assessments", icon=":material/arrow_forward:"):
        st.switch_page("app_pages/assessments.py")
else:
    chosen = st.selectbox(
        "Person", list(by_id), format_func=label, index=list(by_id).index(asked) if asked else 0, key="person"
    )
    if has_more:
        st.caption(f"The newest {MOST_LISTED} are listed. Find older ones under Assessments.")
    if chosen:
        st.query_params["assessment"] = chosen
        held = read_held(operations.get_results(chosen))
        results = held.value
        with st.container(horizontal=True, vertical_alignment="center"):
            st.subheader(plain(results.candidate.name), width="content")
            if is_sample(results.candidate.external_id):
                st.badge("Sample: a made-up person", color="gray")
        if held.reading is not None and results.scores is None:
            show_given(held.reading)
        else:
            show_profile(results, you=False)
