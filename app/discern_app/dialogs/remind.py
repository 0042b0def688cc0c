"""The dialog with the links of open assessments and a message for each, to send or to remind with."""

from collections.abc import Sequence

import streamlit as st

from discern.contract import Assessment
from discern_app.base.language import say
from discern_app.components.invitations import message_of, offer_mails, show_each_link, show_link
from discern_app.components.object_select import person_labels
from discern_app.components.share_links import warn_if_links_are_local
from discern_app.dialogs.open_dialog import open_dialog


def remind_of(waiting: Sequence[Assessment]) -> None:
    """Open a dialog with messages to remind people with whose assessments are open, and with their links."""
    open_dialog(_remind_of, waiting, title=say("people-remind", count=len(waiting)))


def _remind_of(waiting: Sequence[Assessment]) -> None:
    show_assessments([each for each in waiting if each.take_url is not None], reminds=True)


def show_assessments(waiting: Sequence[Assessment], *, reminds: bool = False) -> None:
    """The links of open assessments, one a line, and a message for each; the messages first where each ``reminds``."""
    if not waiting:
        st.markdown(say("people-no-links"))
    elif len(waiting) == 1:
        show_link(waiting[0], reminds=reminds)
    else:
        warn_if_links_are_local()
        labels = person_labels(each.candidate for each in waiting)
        tabs = {"links": say("people-links-tab"), "messages": say("people-messages-tab")}
        order = ["messages", "links"] if reminds else ["links", "messages"]
        place = dict(zip(order, st.tabs([tabs[each] for each in order]), strict=True))
        with place["links"]:
            show_each_link(waiting, {each.id: labels[each.candidate.id] for each in waiting})
        messages = "\n\n---\n\n".join(message_of(each, reminds=reminds) for each in waiting)
        place["messages"].caption(say("people-messages-each"))
        without = sum(each.expires_at is None for each in waiting)
        if reminds and without:
            everybody = "yes" if without == len(waiting) else "no"
            place["messages"].caption(say("people-messages-ends", count=without, all=everybody))
        place["messages"].container(key="messages").code(messages, language=None, wrap_lines=True, height=320)
        offer_mails(waiting)
