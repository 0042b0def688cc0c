"""The sample company on the pages: loading it, and removing it in one click."""

from collections.abc import Iterator

import streamlit as st

from discern import samples
from discern.client.errors import DiscernError
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error


def load_sample_company() -> None:
    reader = current_service().managers
    with st.spinner("Forty people are answering…"):
        follow(samples.load(reader))


def manage_samples() -> None:
    """Load or remove the company, whatever other data there are."""
    try:
        is_here = samples.is_loaded(current_service().managers)
    except DiscernError:
        st.markdown("It is unclear right now whether it is loaded.")
        return
    if is_here:
        offer_removal()
        return
    st.markdown(
        "A made-up company to explore: 40 people in 4 teams, with simulated answers that are scored like real ones. "
        "They are marked as samples everywhere and removed with one click."
    )
    if st.button("Load the sample company", icon=":material/groups:"):
        load_sample_company()


def offer_removal() -> None:
    """A notice that the sample company is loaded, with a button to remove it."""
    with st.container(border=True, horizontal=True, vertical_alignment="center", key="sample-notice"):
        st.markdown(
            "**The sample company is loaded.** Its people are made up and marked *(sample)*; their answers are "
            "simulated and scored like real ones.",
            width="stretch",
        )
        if not samples.is_loaded(current_service().managers) and st.button(
            "Finish loading it", icon=":material/groups:"
        ):
            load_sample_company()
        if st.button("Remove the sample company", icon=":material/delete:"):
            reader = current_service().managers
            with st.spinner("Removing…"):
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
