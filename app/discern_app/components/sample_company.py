"""The sample company on the pages: loading it, and removing it in one click."""

from collections.abc import Iterator

import streamlit as st

from discern import samples
from discern.client.errors import DiscernError
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say


def load_sample_company() -> None:
    reader = current_service().managers
    with st.spinner(say("shared-sample-load-wait")):
        follow(samples.load(reader))


def manage_samples() -> None:
    """Load or remove the company, whatever other data there are."""
    try:
        is_here = samples.is_loaded(current_service().managers)
    except DiscernError:
        st.markdown(say("shared-sample-unknown"))
        return
    if is_here:
        offer_removal()
        return
    st.markdown(say("shared-sample-about"))
    if st.button(say("shared-sample-load"), icon=":material/groups:"):
        load_sample_company()


def offer_removal() -> None:
    """A notice that the sample company is loaded, with a button to remove it."""
    with st.container(border=True, horizontal=True, vertical_alignment="center", key="sample-notice"):
        st.markdown(say("shared-sample-loaded"), width="stretch")
        if not samples.is_loaded(current_service().managers) and st.button(
            say("shared-sample-finish"), icon=":material/groups:"
        ):
            load_sample_company()
        if st.button(say("shared-sample-remove"), icon=":material/delete:"):
            reader = current_service().managers
            with st.spinner(say("shared-sample-remove-wait")):
                follow(samples.remove(reader))


def follow(work: Iterator[float]) -> None:
    """Show the progress of ``work``, which yields shares from 0 to 1, and redraw the page at the end."""
    bar = st.progress(0.0)
    try:
        for share in work:
            bar.progress(share)
    except DiscernError as error:
        show_error(error)
    else:
        st.rerun()
