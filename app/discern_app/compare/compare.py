"""Two people: where they are alike, where they may clash, what each can try."""

import streamlit as st

from discern.client import operations
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


st.title("Compare two people")
people, has_more = people_with_results()
for param in PEOPLE:
    asked = st.query_params.get(param)
    if asked and all(person.id != asked for person in people):
        people.append(read(operations.get_candidate(asked)))

if len(people) < 2:
    st.info(
        "You need two people with a profile. Send assessments, and come back when two are completed.",
        icon=":material/group:",
    )
    st.page_link(page_of("assessments"), label="Go to Assessments", icon=":material/arrow_forward:")
else:
    with st.container(horizontal=True, vertical_alignment="bottom"):
        options = person_options(people)
        a = select_one("A", options, param="a", none="Choose a person", width=320)
        b = select_one("B", options, param="b", none="Choose a person", width=320)
        st.button("Swap", icon=":material/swap_horiz:", on_click=swap, disabled=a is None or b is None)
    if has_more:
        st.caption(f"Only the newest {MAX_LISTED} are listed. Links to older ones still work.")
    if a is None or b is None:
        st.markdown(
            "Choose two people to see where they are alike, where they may clash, and what each can try. Useful before "
            "they start to work together, and when there is friction. Look at it with both of them."
        )
    elif a == b:
        st.info("Choose two different people.", icon=":material/group:")
    else:
        show_comparison(read(operations.compare_people(a, b)))
