"""A team's join link, as a URL to send and as a QR code."""

from datetime import timedelta

import streamlit as st

from discern.client import operations
from discern.contract.last_day import end_of_day
from discern.contract.models.assessments import JoinLink, NewJoinLink
from discern.contract.models.teams import Team
from discern_app.base.language import local_now, say
from discern_app.base.queries import write
from discern_app.base.text import until
from discern_app.components.invitations import select_form
from discern_app.components.share_links import public_link, show_code, warn_if_links_are_local, warn_if_local

DAYS = (1, 7, 30)


def show_join_link(team: Team) -> None:
    """A form for a join link, and the link made in this session, which can't be shown again later."""
    key = f"join link {team.id}"
    made: JoinLink | None = st.session_state.get(key)
    st.markdown(say("teams-link-about"))
    if made is None:
        st.caption(say("teams-link-replaces"))
        warn_if_links_are_local()
    else:
        _show(made)
    with st.form(f"make {key}", border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        days = st.selectbox(
            say("teams-link-open-for"), DAYS, 1, lambda days: say("teams-link-days", days=days), width=140
        )
        limit = st.number_input(say("teams-link-limit"), 1, 1000, max(len(team.members), 30), width=160)
        form = select_form(300)
        label = say("teams-link-create", made="no" if made is None else "yes")
        if st.form_submit_button(label, icon=":material/qr_code_2:"):
            end = end_of_day(local_now().date() + timedelta(days=days))
            new = NewJoinLink(expires_at=end, form=form, limit=int(limit))
            st.session_state[key] = write(operations.create_join_link(team.id, new)) or made
            st.rerun()


def _show(made: JoinLink) -> None:
    link = public_link(made.url)
    code = show_code(link, alt=say("teams-link-code-alt"), width=260)
    st.code(link, language=None, wrap_lines=True)
    st.caption(say("teams-link-until", day=until(made.expires_at), count=made.limit))
    warn_if_local(link)
    st.download_button(
        say("teams-link-code-file"), code, file_name="join-link.svg", mime="image/svg+xml", icon=":material/download:",
        on_click="ignore",
    )  # fmt: skip
