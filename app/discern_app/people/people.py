"""People: everybody here, and one of them where the address names somebody."""

import streamlit as st

from discern_app.people.directory import show_directory
from discern_app.people.person import show_person

person, assessment = st.query_params.get("person"), st.query_params.get("assessment")
if person or assessment:
    show_person(person, assessment)
else:
    show_directory()
