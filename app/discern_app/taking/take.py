"""The page of a take link: purpose and consent, then the private link. A join link asks for a name first."""

import streamlit as st

from discern.contract import Invitation, Taking
from discern_app.base.language import say
from discern_app.base.navigation import linked_page
from discern_app.participant.links import Closed, choose_page
from discern_app.taking.begin import ask_consent, offer_restart
from discern_app.taking.browser_memory import recall, remember
from discern_app.taking.join import ask_name, offer_own_place, take_joined
from discern_app.taking.open_link import open_here, open_kept

token = str(st.query_params.get("token", ""))
joined = take_joined(token)
if joined is not None:
    remember(token, joined)
    st.switch_page(linked_page("take"), query_params={"token": joined})
own = recall(token)
kept = open_kept(own) if own else None
if kept == "dead":
    remember(token, "")

opened = open_here(token) if kept not in {"private", "place"} else Closed("dead")
page = choose_page(opened, kept) if opened is not None else None
if page in {"own", "private"}:
    st.switch_page(linked_page("me"), query_params={"token": own if own and page == "own" else token})
elif page == "place" and own:
    offer_own_place(token, own)
elif isinstance(opened, Invitation):
    ask_name(opened, token)
elif isinstance(opened, Taking) and page == "consent":
    ask_consent(opened, token)
elif isinstance(opened, Taking) and own is None:
    st.markdown(say("taking-checking"))
elif isinstance(opened, Taking):
    offer_restart(opened, token)
