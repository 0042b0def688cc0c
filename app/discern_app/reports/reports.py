"""Reports: a list of them, one to read, and a dialog to ask for another."""

import streamlit as st

from discern_app.base.language import say
from discern_app.base.navigation import title_of
from discern_app.components.page_header import page_header
from discern_app.dialogs.new_report import write_report, write_what_is_asked
from discern_app.reports.report_list import show_list
from discern_app.reports.report_reader import show_report

write_what_is_asked()
report_id = st.query_params.get("report")
if report_id:
    show_report(report_id)
else:
    with page_header(title_of("reports"), say("reports-detail")):
        actions = st.container()
    if show_list():
        actions.button(say("reports-new"), type="primary", icon=":material/edit_note:", on_click=write_report)
