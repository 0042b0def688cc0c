"""The sample company on the pages: loading it, and removing it in one click."""

from collections.abc import Iterator

import streamlit as st

from discern import samples
from discern.client.errors import DiscernError
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.states import danger_button


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
    """A quiet line that the sample company is loaded, with a way to remove it that asks first."""
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="sample-notice"):
        st.caption(say("shared-sample-loaded"), width="content")
        if not samples.is_loaded(current_service().managers) and st.button(
            say("shared-sample-finish"), type="tertiary", icon=":material/groups:"
        ):
            load_sample_company()
        with st.popover(say("shared-sample-remove"), type="tertiary", icon=":material/delete:"):
            st.markdown(say("shared-sample-remove-detail"))
            if danger_button(say("shared-sample-remove-now"), icon=":material/delete:", key="remove sample now"):
                with st.spinner(say("shared-sample-remove-wait")):
                    follow(samples.remove(current_service().managers))


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
