"""A team's join link, as a URL to send and as a QR code."""

from datetime import UTC, datetime, timedelta

import streamlit as st

from discern.client import operations
from discern.contract import JoinLink, NewJoinLink, Team
from discern_app.base.queries import write
from discern_app.base.text import counted, day
from discern_app.components.invitations import FORMS
from discern_app.components.share_links import draw_code, public_link, warn_if_links_are_local, warn_if_local

DAYS = {"One day": 1, "A week": 7, "30 days": 30}


def show_join_link(team: Team) -> None:
    """A form for a join link, and the link made in this session, which can't be shown again later."""
    key = f"join link {team.id}"
    made: JoinLink | None = st.session_state.get(key)
    st.markdown(
        "One link for a whole group, for example in a workshop. Everyone who opens it can enter their name, join "
        "this team and take their own assessment."
    )
    if made is None:
        st.caption("Creating a link stops the one created before it.")
        warn_if_links_are_local()
    else:
        _show(made)
    with st.form(f"make {key}", border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        open_for = st.selectbox("Open for", list(DAYS), index=1, width=140)
        limit = st.number_input("Number of people", 1, 1000, max(len(team.members), 30), width=160)
        form = st.selectbox("Form", list(FORMS), width=300)
        label = "Create a join link" if made is None else "Create another one"
        if st.form_submit_button(label, icon=":material/qr_code_2:"):
            until = datetime.now(UTC) + timedelta(days=DAYS[open_for]) - timedelta(minutes=1)
            new = NewJoinLink(expires_at=until, form=FORMS[form], limit=int(limit))
            st.session_state[key] = write(operations.create_join_link(team.id, new)) or made
            st.rerun()


def _show(made: JoinLink) -> None:
    link = public_link(made.url)
    code = draw_code(link)
    st.image(code, width=260, alt="QR code of the join link")
    st.code(link, language=None, wrap_lines=True)
    st.caption(
        f"Open until {day(made.expires_at)}, for {counted(made.limit, 'person', 'people')}. Copy it now: for "
        "security it isn't stored, so it can't be shown again."
    )
    warn_if_local(link)
    st.download_button(
        "QR code (SVG)", code, file_name="join-link.svg", mime="image/svg+xml", icon=":material/download:",
        on_click="ignore",
    )  # fmt: skip
