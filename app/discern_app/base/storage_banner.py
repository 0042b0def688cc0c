"""The banner that says that nothing can be saved, for those who run the installation."""

import streamlit as st

from discern.contract.models.users import User
from discern_app.base.current_service import current_service
from discern_app.base.embedded_service import embedded_service
from discern_app.base.language import say


def show_storage_banner(user: User | None) -> None:
    """The banner, where a change could not be stored; ``user`` is who has signed in, None where nobody signs in. Of a
    service elsewhere only its answers tell.
    """
    if (user is not None and user.role != "owner") or not current_service().is_embedded:
        return
    cause = embedded_service().find_failure()
    if cause is not None:
        st.error(say("banners-unsaved-detail", cause=cause), title=say("banners-unsaved"), icon=":material/disc_full:")
