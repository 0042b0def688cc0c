"""All that is stored about a person as files, such as one who asks for it is owed: a page to read, and all details."""

import streamlit as st

from discern.client import operations
from discern.contract.models.candidates import Candidate
from discern.contract.models.export import CandidateExport
from discern_app.base.current_service import current_service
from discern_app.base.language import in_this_language, say
from discern_app.components.export import to_json
from discern_app.components.share_links import assessment_publisher
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.insight.stored_data import make_page

PAGE, DATA = "everything-stored.html", "everything-stored.json"
"""The names of the files, which don't name the person."""


def export_person(person: Candidate) -> None:
    """Open a dialog that offers the files."""
    open_dialog(_offer_files, person, title=say("profile-change", change="export"))


def _offer_files(person: Candidate) -> None:
    st.markdown(say("profile-export-all-detail"))
    client, published = current_service().managers.client, assessment_publisher()

    def read_export() -> CandidateExport:
        export = client.send(operations.export_candidate(person.id))
        stored = [each.model_copy(update={"assessment": published(each.assessment)}) for each in export.assessments]
        return export.model_copy(update={"assessments": stored})

    st.download_button(
        say("profile-export-all-page"),
        in_this_language(lambda: make_page(read_export(), DATA).encode()),
        file_name=PAGE,
        mime="text/html",
        icon=":material/article:",
        type="primary",
        on_click="ignore",
        key=f"export page {person.id}",
        width="stretch",
    )
    st.download_button(
        say("profile-export-all-go"),
        lambda: to_json(read_export()),
        file_name=DATA,
        mime="application/json",
        icon=":material/download:",
        on_click="ignore",
        key=f"export {person.id}",
        width="stretch",
    )
