"""The dialog with the links of open assessments and a message for each, to send or to remind with."""

from collections.abc import Sequence

import streamlit as st

from discern.client import operations
from discern.contract.models.assessments import Assessment
from discern_app.base.language import say
from discern_app.base.queries import read
from discern_app.components.invitations import offer_mails, show_each_link, show_each_message, show_link
from discern_app.components.object_select import person_labels
from discern_app.components.share_links import warn_if_links_are_local
from discern_app.dialogs.end_date import offer_end
from discern_app.dialogs.open_dialog import open_dialog


def remind_of(waiting: Sequence[Assessment]) -> None:
    """Open a dialog with messages to remind people with whose assessments are open, and with their links."""
    open_dialog(_remind_of, waiting, title=say("people-remind", count=len(waiting)))


def _remind_of(waiting: Sequence[Assessment]) -> None:
    now = [read(operations.get_assessment(each.id)) for each in waiting]
    show_assessments([each for each in now if each.take_url is not None], reminds=True)


def show_assessments(waiting: Sequence[Assessment], *, reminds: bool = False) -> None:
    """The links of open assessments, one a line, and a message for each; the messages first where each ``reminds``."""
    if not waiting:
        st.markdown(say("people-no-links"))
    elif len(waiting) == 1:
        if reminds:
            offer_end(waiting)
        show_link(waiting[0], reminds=reminds)
    else:
        warn_if_links_are_local()
        people = person_labels(each.candidate for each in waiting)
        labels = {each.id: people[each.candidate.id] for each in waiting}
        tabs = {"links": say("people-links-tab"), "messages": say("people-messages-tab")}
        order = ["messages", "links"] if reminds else ["links", "messages"]
        place = dict(zip(order, st.tabs([tabs[each] for each in order]), strict=True))
        with place["links"]:
            show_each_link(waiting, labels)
        with place["messages"]:
            st.caption(say("people-messages-each"))
            if reminds:
                offer_end(waiting)
            show_each_message(waiting, labels, reminds=reminds)
        offer_mails(waiting)
