"""The page of a take link: purpose and consent, then the private link. A join link asks for a name first."""

import streamlit as st

from discern.contract import Invitation
from discern_app.base.language import say
from discern_app.base.navigation import linked_page
from discern_app.taking.begin import ask_consent, offer_restart
from discern_app.taking.browser_memory import recall, remember
from discern_app.taking.join import ask_name, offer_own_place, take_joined
from discern_app.taking.open_link import find_kept, open_link

token = str(st.query_params.get("token", ""))
joined = take_joined(token)
if joined is not None:
    remember(token, joined)
    st.switch_page(linked_page("take"), query_params={"token": joined})
own = recall(token)
kept = find_kept(own) if own else None
if own and kept == "private":
    st.switch_page(linked_page("me"), query_params={"token": own})
elif own and kept == "dead":
    remember(token, "")

if own and kept == "place":
    offer_own_place(token, own)
else:
    taking = open_link(token)
    if isinstance(taking, Invitation):
        ask_name(taking, token)
    elif taking is not None and taking.private:
        st.switch_page(linked_page("me"), query_params={"token": token})
    elif taking is not None and not taking.answered:
        ask_consent(taking, token)
    elif taking is not None and own is None:
        st.markdown(say("taking-checking"))
    elif taking is not None:
        offer_restart(taking, token)
