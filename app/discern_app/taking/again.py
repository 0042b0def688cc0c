"""Answering again after a withheld result, in a page of Streamlit's."""

import streamlit as st

from discern.client import operations
from discern.client.cache import CachedReader
from discern.contract import AnswerAgain, Taking
from discern_app.base.language import say
from discern_app.taking.own_words import write_own


def offer_again(reader: CachedReader, taking: Taking | None) -> None:
    """A button that leads to the questions, where the person may answer again by their private link; else what they can
    do. ``taking`` is what the link opens, None where they came without it.
    """
    with st.container(border=True):
        if taking is None or taking.again != "allowed":
            again = "no" if taking is None else taking.again or "no"
            st.markdown(say("own-profile-again-detail", again=again))
            st.code(say("own-profile-again-message"), language=None, wrap_lines=True)
            return
        st.markdown(say("own-profile-again-here"))
        with st.expander(say("own-profile-again-terms"), icon=":material/description:"):
            st.markdown(taking.consent.text)
        st.caption(say("own-profile-again-agree"))
        given = AnswerAgain(accepted=True, version=taking.consent.version)
        if st.button(say("own-profile-again"), type="primary") and write_own(
            reader, operations.answer_again(taking.assessment_id, given)
        ):
            st.rerun()
