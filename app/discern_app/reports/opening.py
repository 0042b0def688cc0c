"""The opening that a language model drafted for a report, for its requester to accept or refuse."""

import streamlit as st

from discern.contract import operations
from discern.contract.models.reports import DecideOpening, Report, ReportDocument
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.text import escape
from discern_app.components.page_header import READING_PX
from discern_app.insight.findings import show_finding


def show_opening(report: Report, document: ReportDocument) -> None:
    """The paragraph that waits for its requester; nobody else is given one."""
    opening = report.opening
    if opening is None:
        return
    with st.container(border=True, gap="small", width=READING_PX, key="opening"):
        st.markdown(f"#### {say('reports-opening')}")
        st.caption(say("reports-opening-note", model=escape(opening.model)))
        st.markdown(escape(opening.text))
        st.caption(say("reports-opening-basis"))
        for statement in document.statements:
            if statement.id in opening.statements:
                show_finding(statement, key="opening-basis")
        with st.container(horizontal=True, gap="small"):
            accept, refuse = say("reports-opening-accept"), say("reports-opening-refuse")
            st.button(accept, icon=":material/check:", on_click=_decide, args=(report.id,), kwargs={"accepted": True})
            st.button(refuse, icon=":material/close:", on_click=_decide, args=(report.id,), kwargs={"accepted": False})


def _decide(report_id: str, *, accepted: bool) -> None:
    write(operations.DECIDE_OPENING(DecideOpening(accepted=accepted), report_id=report_id))
