"""Two people: where they are alike, where they may clash, what each can try."""

import streamlit as st

from discern.client import operations
from discern_app.base.language import reader_wording, say
from discern_app.base.navigation import page_of
from discern_app.base.queries import read
from discern_app.compare.comparison_views import show_comparison
from discern_app.components.object_select import MAX_LISTED, people_with_results, person_options, select_one

PEOPLE = ("a", "b")


def swap() -> None:
    """Let the two change places."""
    given = [st.query_params.get(param) for param in reversed(PEOPLE)]
    for param, candidate_id in zip(PEOPLE, given, strict=True):
        if candidate_id is None:
            st.query_params.pop(param, None)
        else:
            st.query_params[param] = candidate_id


st.title(say("compare-title"))
people, has_more = people_with_results()
for param in PEOPLE:
    asked = st.query_params.get(param)
    if asked and all(person.id != asked for person in people):
        people.append(read(operations.get_candidate(asked)))

if len(people) < 2:
    st.info(say("compare-too-few"), icon=":material/group:")
    st.page_link(page_of("assessments"), label=say("compare-to-assessments"), icon=":material/arrow_forward:")
else:
    with st.container(horizontal=True, vertical_alignment="bottom"):
        options = person_options(people)
        a = select_one("A", options, param="a", none=say("compare-choose"), width=320)
        b = select_one("B", options, param="b", none=say("compare-choose"), width=320)
        st.button(say("compare-swap"), icon=":material/swap_horiz:", on_click=swap, disabled=a is None or b is None)
    if has_more:
        st.caption(say("shared-newest-listed", what="linked", count=MAX_LISTED))
    if a is None or b is None:
        st.markdown(say("compare-about"))
    elif a == b:
        st.info(say("compare-same"), icon=":material/group:")
    else:
        show_comparison(read(operations.compare_people(a, b, reader_wording())))
