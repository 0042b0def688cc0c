"""Parts of an invitation: the forms there are, the link, a message to send it with, and inviting again."""

import streamlit as st

from discern.client import operations
from discern.contract import Assessment, CandidateRef, FormId, NewAssessment
from discern_app.base.queries import write
from discern_app.base.text import escape
from discern_app.components.share_links import public_link, warn_if_local

FORMS: dict[str, FormId] = {
    "Full: 24 questions, about ten minutes": "fixed",
    "Short: 12 questions, about five minutes, less certain": "short",
    "Adaptive: asks until the result is certain enough": "adaptive",
}


MINUTES: dict[FormId, str] = {
    "fixed": "about ten minutes",
    "short": "about five minutes",
    "adaptive": "five to ten minutes",
}


def show_link(assessment: Assessment) -> None:
    """The link of an open assessment and a message to send it with; both can be copied."""
    if assessment.take_url is None:
        return
    link = public_link(assessment.take_url)
    st.markdown(
        f"Send this link to **{escape(assessment.candidate.name)}**. It stops working once the assessment is completed."
    )
    st.code(link, language=None, wrap_lines=True)
    warn_if_local(link)
    with st.expander("A message to copy", icon=":material/mail:"):
        st.code(message_of(assessment), language=None, wrap_lines=True)


def invite_again(candidate: CandidateRef) -> None:
    """A button that creates another assessment for the same person, and then shows its link."""
    key = f"invited again {candidate.id}"
    made: Assessment | None = st.session_state.get(key)
    if made is not None:
        show_link(made)
    elif st.button("Invite again", icon=":material/replay:", key=f"invite again {candidate.id}"):
        st.session_state[key] = write(operations.create_assessment(NewAssessment(candidate_id=candidate.id)))
        if st.session_state[key] is not None:
            st.rerun()


def message_of(assessment: Assessment) -> str:
    """A message to a person who is invited, or who hasn't finished."""
    if assessment.status == "started":
        asks = (
            "You have started a short questionnaire about how you like to work. Your answers are saved; continue here:"
        )
    else:
        asks = f"Please answer a short questionnaire about how you like to work. It takes {MINUTES[assessment.form]}:"
    link = public_link(assessment.take_url or "")
    return (
        f"Hello {assessment.candidate.name},\n\n{asks}\n\n{link}\n\nThere are no right or wrong answers, and no style "
        "is better than another. You can stop at any time and continue later from the same link. Afterwards you see "
        "your own profile. Please keep the link to yourself: it is yours alone.\n\nThank you!"
    )
