"""What a person wrote on working with them, for those they show it to."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract.base_models import CandidateRef
from discern_app.base.language import reader_wording, say
from discern_app.base.queries import try_read
from discern_app.base.text import escape
from discern_app.insight.own_words import show_about


def show_working_with(person: CandidateRef) -> None:
    """Nothing where they wrote nothing, or don't show it to the reader."""
    try:
        page = try_read(operations.get_about(person.id, reader_wording()))
    except DiscernError:
        return
    if page.answers or page.confirmed:
        with st.container(border=True, key="working-with"):
            st.markdown(f"#### {say('own-words-of', name=escape(person.name))}")
            show_about(page.confirmed, page.answers)
