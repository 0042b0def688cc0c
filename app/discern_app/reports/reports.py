"""Reports: request one, follow its progress, read it with its evidence, download it."""

import streamlit as st

from discern.client import operations
from discern.contract import ReportQuery
from discern_app.base.navigation import page_of
from discern_app.base.queries import read
from discern_app.base.text import day, escape
from discern_app.reports.report_parts import (
    AUDIENCES,
    LENGTHS,
    STATUSES,
    UNDER_WAY,
    offer_files,
    request_report,
    show_document,
    show_progress,
    title_of,
)

LISTED = 50

st.title("Reports")
st.markdown("What profiles mean, in writing: for the people themselves, for their manager, or for their coach.")
asked = st.query_params.get("report")
with st.expander("New report", icon=":material/edit_note:", expanded=not asked):
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
        reason = f" {escape(report.reason)}" if report.reason else ""
        st.warning(f"**{escape(title_of(report))}**: {STATUSES[report.status]}.{reason}", icon=":material/block:")

page = read(operations.list_reports(ReportQuery(limit=LISTED)))
if page.data:
    st.markdown("#### Your reports")
    for report in page.data:
        with st.container(horizontal=True, vertical_alignment="center", key=f"row {report.id}"):
            st.page_link(
                page_of("reports"),
                label=escape(title_of(report)),
                icon=":material/article:",
                query_params={"report": report.id},
                width=320,
            )
            audience, length = AUDIENCES[report.audience].lower(), LENGTHS[report.length].lower()
            st.caption(f"for {audience} · {length} · {day(report.created_at)} · {STATUSES[report.status]}")
    if page.has_more:
        st.caption(f"The newest {LISTED}. Links to older ones still work.")
