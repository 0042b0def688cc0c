"""Parts of an invitation: the forms there are, the link, a message to send it with, and inviting again."""

from typing import Literal

import streamlit as st

from discern.client import operations
from discern.contract import Assessment, CandidateRef, FormId, NewAssessment
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.text import escape
from discern_app.components.share_links import public_link, warn_if_local

FORMS: tuple[FormId, ...] = ("fixed", "short", "adaptive")


def select_form(width: int | Literal["stretch"] = "stretch") -> FormId:
    """A select box for the form of an assessment."""
    form: FormId = st.selectbox(
        say("shared-form-label"), FORMS, format_func=lambda each: say("shared-form", form=each), width=width
    )
    return form


def show_link(assessment: Assessment) -> None:
    """The link of an open assessment and a message to send it with; both can be copied."""
    if assessment.take_url is None:
        return
    link = public_link(assessment.take_url)
    st.markdown(say("shared-link", name=escape(assessment.candidate.name)))
    st.code(link, language=None, wrap_lines=True)
    warn_if_local(link)
    with st.expander(say("shared-link-message"), icon=":material/mail:"):
        st.code(message_of(assessment), language=None, wrap_lines=True)


def invite_again(candidate: CandidateRef) -> None:
    """A button that creates another assessment for the same person, and then shows its link."""
    key = f"invited again {candidate.id}"
    made: Assessment | None = st.session_state.get(key)
    if made is not None:
        show_link(made)
    elif st.button(say("shared-invite-again"), icon=":material/replay:", key=f"invite again {candidate.id}"):
        st.session_state[key] = write(operations.create_assessment(NewAssessment(candidate_id=candidate.id)))
        if st.session_state[key] is not None:
            st.rerun()


def message_of(assessment: Assessment) -> str:
    """A message to a person who is invited, or who hasn't finished."""
    return say(
        "shared-message",
        name=assessment.candidate.name,
        state="started" if assessment.status == "started" else "created",
        form=assessment.form,
        link=public_link(assessment.take_url or ""),
    )
