"""People who may be listed twice: their names are the same or nearly so."""

from collections.abc import Sequence
from itertools import combinations

import streamlit as st

from discern.contract import Candidate, is_sample
from discern_app.base.language import say
from discern_app.base.text import escape
from discern_app.components.option_labels import are_similar, look, person_option, unique_labels
from discern_app.people.person_merge import merge_people

MOST_SHOWN = 3
"""How many pairs a page names."""


def may_be_one(first: Candidate, second: Candidate) -> bool:
    """Whether two entries may be of one person.

    Those are two people who have an id each from where the company keeps its people. Nobody real is of the sample.
    """
    if (first.external_id and second.external_id) or is_sample(first.external_id) or is_sample(second.external_id):
        return False
    return look(first.name) == look(second.name) or are_similar(first.name, second.name)


def show_duplicates(people: Sequence[Candidate]) -> None:
    """A line for each of the first pairs that may be one person. It opens the dialog that merges them."""
    pairs = [pair for pair in combinations(people, 2) if may_be_one(*pair)][:MOST_SHOWN]
    named = {person.id: person for pair in pairs for person in pair}
    labels = unique_labels(person_option(person, person.email, marked=False) for person in named.values())
    for one, other in pairs:
        st.button(
            say("people-alike", one=escape(labels[one.id]), other=escape(labels[other.id])),
            type="tertiary",
            icon=":material/merge:",
            key=f"alike {one.id} {other.id}",
            on_click=merge_people,
            args=(one, other),
        )
