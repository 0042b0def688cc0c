"""The page of a take link: purpose and consent, then the questions. A join link asks for a name first."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import GiveConsent, Invitation
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.navigation import linked_page
from discern_app.base.text import escape
from discern_app.taking.join import ask_name, own_token
from discern_app.taking.open_link import open_link
from discern_app.taking.questionnaire import ask, was_finished_here

token = st.query_params.get("token")
# A take link ends with the last answer, and this session must still be able to say so.
opened = f"opened {token}"

if was_finished_here(st.session_state.get(opened)):
    st.title("Thank you", icon=":material/check_circle:")
    st.markdown(
        "All your answers are in, and this link has ended. Your profile is behind your private link: the address of "
        "the page on which you began."
    )
else:
    own = own_token(token)
    if own is not None:
        st.switch_page(linked_page("take"), query_params={"token": own})
    taking = open_link(token)
    if isinstance(taking, Invitation):
        ask_name(taking, str(token))
    elif taking is not None and taking.private:
        st.switch_page(linked_page("me"), query_params={"token": str(token)})
    elif taking is not None and not taking.consent.accepted:
        st.title(f"Hello {escape(taking.candidate.name)}")
        st.markdown(taking.consent.text)
        agreed = st.checkbox("I have read this and take part of my own will.", key="agreed")
        if st.button("Begin", type="primary", disabled=not agreed, width="stretch", icon=":material/arrow_forward:"):
            consent = GiveConsent(accepted=True, version=taking.consent.version)
            try:
                given = current_service().takers.write(operations.give_consent(taking.assessment_id, consent))
            except DiscernError as error:
                show_error(error)
            else:
                if given.private_token is None:
                    st.rerun()
                st.switch_page(linked_page("me"), query_params={"token": given.private_token})
    elif taking is not None:
        st.session_state[opened] = taking.assessment_id
        if ask(taking.assessment_id):
            st.rerun()
