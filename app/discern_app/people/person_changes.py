"""Dialogs that change who is in the directory: a name corrected, people deleted."""

from collections.abc import Collection, Sequence

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.contract.models.candidates import Candidate, CandidateChange
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.states import danger_button
from discern_app.components.object_select import name_people
from discern_app.dialogs.open_dialog import close_dialog, open_dialog
from discern_app.people.invitations import carry_out

GONE = "people gone"
"""Session key: whether somebody has just been deleted or merged, which may be all that a search had found."""


def rename_person(person: Candidate) -> None:
    """Open a dialog that corrects a person's name and e-mail address."""
    open_dialog(_rename, person, title=say("people-action", action="rename"))


def _rename(person: Candidate) -> None:
    with st.form("rename person", border=False):
        name = st.text_input(say("people-name"), value=person.name, max_chars=200, key=f"name of {person.id}")
        email = st.text_input(say("people-email"), value=person.email or "", max_chars=254, key=f"email of {person.id}")
        if not st.form_submit_button(say("people-save"), type="primary", icon=":material/save:"):
            return
    try:
        change = CandidateChange(name=name or "", email=(email or "").strip() or None)
    except ValidationError as error:
        field = str(error.errors()[0]["loc"][0])
        st.error(say("people-field-wrong", field="email" if field == "email" else "name"))
        return
    if write(operations.change_candidate(person.id, change)) is not None:
        close_dialog()
        st.rerun()


def delete_people(people: Sequence[Candidate]) -> None:
    """Open a dialog that says what is deleted with the people, asks once, and deletes them."""
    open_dialog(_delete, people, title=say("people-delete-title", count=len(people)))


def _delete(people: Sequence[Candidate]) -> None:
    st.markdown(f"{name_people(people)}\n\n{say('people-delete-detail', count=len(people))}")
    st.caption(say("people-delete-stays"))
    # The key names the people: a click may arrive after the selection has changed.
    key = f"delete {' '.join(person.id for person in people)}"
    with st.container(horizontal=True, horizontal_alignment="distribute"):
        keeps = st.button(say("people-delete-keep"), key=f"keep instead of {key}")
        deletes = danger_button(say("people-delete-go", count=len(people)), icon=":material/delete:", key=key)
    if keeps:
        close_dialog()
        st.rerun()
    if deletes:
        done = carry_out([operations.delete_candidate(person.id) for person in people])
        if len(done) == len(people):
            leave([person.id for person in people])
            st.toast(say("people-deleted", count=len(people)), icon=":material/check:")
            st.rerun()


def leave(gone: Collection[str]) -> None:
    """Close the dialog, and the page of a person who is gone. The list then knows that somebody is."""
    st.session_state[GONE] = True
    if st.query_params.get("person") in gone:
        st.query_params.pop("person")
        st.query_params.pop("assessment", None)
    close_dialog()
