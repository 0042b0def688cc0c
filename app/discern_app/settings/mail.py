"""Whether the service sends mail, and a test of it, for owners."""

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.contract.models.mails import TestMail
from discern_app.access.viewer import is_one_of
from discern_app.base.language import say
from discern_app.base.queries import write

WIDTH_PX = 520


def show_mail(*, sends: bool) -> None:
    """A form that sends a test mail; where the service sends none, what to set for it."""
    if not is_one_of("owner"):
        return
    behind = st.expander(say("settings-mail"), key="mail", on_change="rerun", width=WIDTH_PX)
    if not behind.open:
        return
    with behind:
        if not sends:
            st.markdown(say("settings-mail-none"))
            st.markdown(f"**{say('settings-mail-how')}**: {say('settings-mail-set')}")
            return
        with st.form("test mail", border=False):
            email = st.text_input(say("settings-mail-address"), max_chars=254) or ""
            if st.form_submit_button(say("settings-mail-test"), icon=":material/send:"):
                _test(email)


def _test(email: str) -> None:
    try:
        TestMail(email=email)
    except ValidationError:
        st.error(say("settings-mail-wrong"))
        return
    tested = write(operations.test_mail(email))
    if tested is not None and tested.taken:
        st.success(say("settings-mail-taken"))
    elif tested is not None:
        st.error(say("settings-mail-refused", reason=say("shared-mail-reason", reason=tested.reason or "none")))
