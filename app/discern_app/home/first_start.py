"""What an owner sees before anybody is invited: three steps, and a picture of what comes of them."""

from functools import cache
from pathlib import Path

import streamlit as st

from discern_app.base.current_service import current_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import say
from discern_app.base.styles import is_dark
from discern_app.components.page_header import page_header
from discern_app.components.sample_company import load_sample_company
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.home.backup_notice import show_backup_notice

STEPS = ("invite", "answer", "see")

PICTURES = ("map", "tiles")
"""What a team's page shows first: where its people lie on the circle, and in which styles."""

WIDTHS = {"map": 310, "tiles": 300}
"""In pixels."""


def show_first_start() -> None:
    """Three numbered steps, the first of which can be taken at once; beside them what they lead to."""
    with page_header(say("home-welcome"), say("home-what-it-is")):
        if st.button(say("home-sample-load"), icon=":material/explore:"):
            load_sample_company()
    show_backup_notice()
    steps, picture = st.columns([1, 2], gap="small")
    with steps:
        for number, step in enumerate(STEPS, start=1):
            with st.container(border=True, height="stretch", gap="xsmall", key=f"step-{step}"):
                st.markdown(say("home-step", step=step, number=number), anchors=False)
                if step == "invite" and st.button(say("invite-title"), type="primary", icon=":material/person_add:"):
                    invite_people()
    with picture:
        show_picture()
    keeps_here = current_service().is_embedded and load_settings().is_sqlite
    st.caption(say("home-excluded-uses", place="here" if keeps_here else "elsewhere"))


def show_picture() -> None:
    """A team's page of made-up people; a phone shows only the first picture."""
    with st.container(border=True, height="stretch", key="first-picture"):
        st.markdown(say("home-sample-detail"))
        scheme = "dark" if is_dark() else "light"
        with st.container(horizontal=True, horizontal_alignment="center", vertical_alignment="center"):
            for name in PICTURES:
                with st.container(width="content", key=f"first-picture-{name}"):
                    st.image(_read_picture(name, scheme), width=WIDTHS[name], alt=say("home-picture", picture=name))


@cache
def _read_picture(name: str, scheme: str) -> str:
    return (Path(__file__).parent / "pictures" / f"{name}-{scheme}.svg").read_text(encoding="utf-8")
