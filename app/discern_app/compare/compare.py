"""Two people: where they are alike, where they may clash, what each can try."""

import streamlit as st

from discern.client.errors import DiscernError, NotFound
from discern.contract import operations
from discern.contract.models.comparisons import ComparisonQuery
from discern.contract.models.reports import ComparisonSubject
from discern.words import format_names
from discern_app.base.language import language, say, statement_language
from discern_app.base.navigation import title_of
from discern_app.base.queries import read, try_read
from discern_app.base.states import show_state
from discern_app.compare.comparison import comparison_rows, show_comparison
from discern_app.components.object_select import (
    MAX_LISTED,
    newest_assessment,
    people_with_profile,
    person_options,
    select_one,
)
from discern_app.components.page_header import page_header
from discern_app.dialogs.export_files import offer_export
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.new_report import write_report

PEOPLE = ("a", "b")


def swap() -> None:
    """Let the two change places."""
    swapped = [st.query_params.get(param) for param in reversed(PEOPLE)]
    for param, candidate_id in zip(PEOPLE, swapped, strict=True):
        if candidate_id is None:
            st.query_params.pop(param, None)
        else:
            st.query_params[param] = candidate_id


def leave_out(*params: str) -> None:
    """Let somebody else be chosen in place of these."""
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


pair = [st.query_params.get(param) for param in PEOPLE]
are_two = None not in pair and pair[0] != pair[1]
with page_header(title_of("compare")):
    if are_two and st.button(say("shared-report"), icon=":material/edit_note:"):
        write_report(ComparisonSubject(type="comparison", ids=pair))
    place_of_menu = st.container(width="content")

people, has_more = people_with_profile()
unfinished: dict[str, str] = {}
for param, candidate_id in zip(PEOPLE, pair, strict=True):
    if candidate_id and all(person.id != candidate_id for person in people):
        person = read(operations.GET_CANDIDATE(candidate_id=candidate_id))
        people.append(person)
        if newest_assessment(candidate_id) is None:
            unfinished[param] = person.name

if len(people) < 2:
    show_state("group_add", say("compare-too-few"), say("compare-too-few-detail")).button(
        say("invite-title"), icon=":material/person_add:", type="primary", on_click=invite_people
    )
else:
    options = person_options(sorted(people, key=lambda person: person.name.casefold()))
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="pair"):
        a = select_one("A", options, param="a", none=say("compare-choose"), width=320, labelled=False)
        # Together, so that the button isn't alone on a line of a phone.
        with st.container(horizontal=True, vertical_alignment="center", gap="small", wrap=False, width=420):
            st.button(say("compare-swap"), icon=":material/swap_horiz:", on_click=swap, disabled=None in pair)
            b = select_one("B", options, param="b", none=say("compare-choose"), labelled=False)
    if has_more:
        st.caption(say("shared-newest-listed", what="linked", count=MAX_LISTED))
    if a is None or b is None:
        show_state("compare_arrows", say("compare-choose-two"), say("compare-about"))
    elif a == b:
        show_state("group", say("compare-same"), say("compare-same-detail")).button(
            say("compare-choose-another"), icon=":material/person_search:", on_click=leave_out, args=("b",)
        )
    elif unfinished and lack_profile(a, b):
        names = format_names(list(unfinished.values()), language())
        title = say("compare-unfinished", names=names, count=len(unfinished))
        show_state("hourglass_empty", title, say("compare-unfinished-detail")).button(
            say("compare-choose-another"), icon=":material/person_search:", on_click=leave_out, args=tuple(unfinished)
        )
    else:
        comparison = read(operations.COMPARE_PEOPLE(ComparisonQuery(a=a, b=b, language=statement_language())))
        st.set_page_config(
            page_title=say("navigation-tab", title=say("compare-pair", a=comparison.a.name, b=comparison.b.name))
        )
        with place_of_menu:
            offer_export("discern-comparison", lambda: comparison_rows(comparison), lambda: comparison)
        show_comparison(comparison)
