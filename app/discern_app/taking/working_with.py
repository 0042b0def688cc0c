"""The page behind the link that somebody gave out: how to work with them, in their own words."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, NotFound
from discern_app.access.client_ip import browser_address
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import reader_wording, say
from discern_app.base.text import escape, until
from discern_app.insight.own_words import show_about
from discern_app.participant.links import TOKEN, Closed
from discern_app.taking.open_link import explain_closed

DEAD = Closed("about")


def show_page(token: str) -> None:
    """What the link opens; an explanation where it opens nothing."""
    links = current_service().links.client.opening_from(browser_address())
    try:
        page = links.call(operations.open_about(token, reader_wording()), brief=True).value
    except NotFound:
        explain_closed(DEAD)
        return
    except DiscernError as error:
        show_error(error)
        st.button(say("taking-again"))
        return
    st.title(say("own-words-title", name=escape(page.name)))
    st.caption(say("own-words-shared", name=escape(page.name), day=until(page.expires_at)))
    show_about(page.confirmed, page.answers)


given = st.query_params.get("token", "")
if TOKEN.fullmatch(given):
    show_page(given)
else:
    explain_closed(DEAD)
