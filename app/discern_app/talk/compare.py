"""Two people: how they differ, what helps them this week, where they lie, and what there is for a difficult talk."""

from functools import partial

import streamlit as st

from discern.client.errors import DiscernError, NotFound
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.comparisons import ComparisonQuery
from discern_app.base.language import say, statement_language
from discern_app.base.navigation import page_of, title_of
from discern_app.base.queries import read, try_read
from discern_app.base.states import show_state
from discern_app.components.invitations import say_unanswered, standing_of
from discern_app.components.object_select import (
    MAX_LISTED,
    newest_assessment,
    people_with_profile,
    person_options,
    select_one,
)
from discern_app.components.page_header import header_place, page_header
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.talk.comparison import read_pair, show_pair

PEOPLE = ("a", "b")

BOX_PX = 320


def leave_out(*params: str) -> None:
    """Let someone else be chosen in place of these."""
    for param in params:
        st.query_params.pop(param, None)


def lack_profile(a: str, b: str) -> bool:
    """Whether the service says that one of the two has no profile. A list that was read before may not know it yet."""
    try:
        try_read(operations.COMPARE_PEOPLE(ComparisonQuery(a=a, b=b, language=statement_language())))
    except NotFound:
        return True
    except DiscernError:
        return False
    return False


def offer_talk(a: str, b: str) -> None:
    """The way to the page that prepares a talk of the two."""
    if st.button(say("talk-view", view="talk"), icon=":material/forum:"):
        st.switch_page(page_of("talk"), query_params={"person": a, "other": b})


def name_page() -> None:
    """The head of the page where there are no two people to say something of."""
    with page_header(title_of("compare"), place=head):
        pass


boxes = st.container(horizontal=True, vertical_alignment="center", gap="small", key="pair")
head = header_place()
people, has_more = people_with_profile()
unfinished: dict[str, CandidateRef] = {}
for param in PEOPLE:
    candidate_id = st.query_params.get(param)
    if candidate_id and all(person.id != candidate_id for person in people):
        person = read(operations.GET_CANDIDATE(candidate_id=candidate_id))
        people.append(person)
        if newest_assessment(candidate_id) is None:
            unfinished[param] = person

if len(people) < 2:
    name_page()
    show_state("group_add", say("compare-too-few"), say("compare-too-few-detail")).button(
        say("invite-title"), icon=":material/person_add:", type="primary", on_click=invite_people
    )
else:
    options = person_options(sorted(people, key=lambda person: person.name.casefold()))
    with boxes:
        a = select_one("A", options, param="a", none=say("compare-choose"), width=BOX_PX, labelled=False)
        b = select_one("B", options, param="b", none=say("compare-choose"), width=BOX_PX, labelled=False)
        if has_more:
            st.caption(say("shared-newest-listed", what="linked", count=MAX_LISTED))
    if a is None or b is None:
        name_page()
        show_state("compare_arrows", say("compare-choose-two"), say("compare-about"))
    elif a == b:
        name_page()
        show_state("group", say("compare-same"), say("compare-same-detail")).button(
            say("compare-choose-another"), icon=":material/person_search:", on_click=leave_out, args=("b",)
        )
    elif unfinished and lack_profile(a, b):
        name_page()
        lacking = list(unfinished.values())
        title = say_unanswered(lacking, standing_of(lacking))
        show_state("hourglass_empty", title, say("compare-unfinished-detail")).button(
            say("compare-choose-another"), icon=":material/person_search:", on_click=leave_out, args=tuple(unfinished)
        )
    else:
        show_pair(read_pair(a, b), head, partial(offer_talk, a, b))
