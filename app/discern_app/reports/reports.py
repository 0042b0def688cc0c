"""Reports: request one, follow its progress, read it with its evidence, download it."""

import streamlit as st

from discern.client import operations
from discern.contract import ReportQuery
from discern_app.base.language import say
from discern_app.base.navigation import page_of, title_of as page_title
from discern_app.base.queries import read
from discern_app.base.text import day, escape
from discern_app.reports.report_parts import (
    UNDER_WAY,
    offer_files,
    request_report,
    show_document,
    show_progress,
    title_of,
)

LISTED = 50

st.title(page_title("reports"))
st.markdown(say("reports-detail"))
asked = st.query_params.get("report")
with st.expander(say("reports-new"), icon=":material/edit_note:", expanded=not asked):
    request_report()

if asked:
    report = read(operations.get_report(asked))
    if report.status in UNDER_WAY:
        st.subheader(escape(title_of(report)))
        show_progress(report)
    elif report.status == "ready":
        document = read(operations.get_report_document(asked))
        offer_files(document)
        show_document(document)
    else:
        ended = say(
            "reports-ended", status=report.status, name=escape(title_of(report)), reason=escape(report.reason or "")
        )
        st.warning(ended.rstrip(), icon=":material/block:")

page = read(operations.list_reports(ReportQuery(limit=LISTED)))
if page.data:
    st.markdown(f"#### {say('reports-yours')}")
    for report in page.data:
        with st.container(horizontal=True, vertical_alignment="center", key=f"row {report.id}"):
            st.page_link(
                page_of("reports"),
                label=escape(title_of(report)),
                icon=":material/article:",
                query_params={"report": report.id},
                width=320,
            )
            st.caption(
                say(
                    "reports-listed",
                    audience=report.audience,
                    length=report.length,
                    day=day(report.created_at),
                    status=report.status,
                )
            )
    if page.has_more:
        st.caption(say("reports-listed-most", count=LISTED))
