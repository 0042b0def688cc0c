"""All that is stored about a person as a file, such as one who asks for it is owed."""

import streamlit as st

from discern.client import operations
from discern.contract import Candidate
from discern_app.base.current_service import current_service
from discern_app.base.language import say
from discern_app.components.export import to_json
from discern_app.components.share_links import assessment_publisher
from discern_app.dialogs.open_dialog import open_dialog


def export_person(person: Candidate) -> None:
    """Open a dialog that offers the file."""
    open_dialog(_offer_file, person, title=say("profile-change", change="export"))


def _offer_file(person: Candidate) -> None:
    st.markdown(say("profile-export-all-detail"))
    client, published = current_service().managers.client, assessment_publisher()

    def make() -> bytes:
        export = client.send(operations.export_candidate(person.id))
        stored = [each.model_copy(update={"assessment": published(each.assessment)}) for each in export.assessments]
        return to_json(export.model_copy(update={"assessments": stored}))

    st.download_button(
        say("profile-export-all-go"),
        make,
        file_name="discern-person.json",
        mime="application/json",
        icon=":material/download:",
        type="primary",
        on_click="ignore",
        key=f"export {person.id}",
        width="stretch",
    )
