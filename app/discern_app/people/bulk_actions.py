"""What can be done with the people who are ticked, in a bar at the foot of the page."""

from collections.abc import Sequence

import streamlit as st

from discern.contract.models.candidates import Candidate
from discern_app.access.viewer import is_one_of
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.people.directory_table import is_waited_for, open_person
from discern_app.people.invitations import add_to_team, cancel_open, change_end, invite_all_again, remind
from discern_app.people.person_changes import delete_people, rename_person
from discern_app.people.person_merge import merge_people

ACTIONS = ("again", "cancel", "rename", "merge", "delete")
"""What the menu of the bar can offer."""


def has_end(person: Candidate) -> bool:
    """Whether the person can answer until a certain day only."""
    at = person.profile.assessment if person.profile else None
    return at is not None and at.expires_at is not None


def has_results(person: Candidate) -> bool:
    """Whether the person has results that the reader may see."""
    return person.profile is not None and person.profile.results is not None


def possible_actions(chosen: Sequence[Candidate], *, is_owner: bool, is_editor: bool) -> set[str]:
    """Those of `ACTIONS` that can be done with the people chosen.

    ``is_editor`` is whether the reader may change teams and people, as owners and managers do.
    """
    possible = set()
    led = all(person.led for person in chosen)
    if led and not any(is_waited_for(person) for person in chosen):
        possible.add("again")
    if led and any(is_waited_for(person) for person in chosen):
        possible.add("cancel")
    if led and is_editor and len(chosen) == 1:
        possible.add("rename")
    if is_owner:
        possible.add("delete")
        if len(chosen) == 2:
            possible.add("merge")
    return possible


def show_actions(chosen: Sequence[Candidate]) -> None:
    """The bar, for those ``chosen`` in their order. It is there only while somebody is ticked."""
    with st.bottom, st.container(horizontal=True, vertical_alignment="center", key="people-actions"):
        st.markdown(say("people-chosen", count=len(chosen)), width="content")
        if len(chosen) == 1:
            person = chosen[0]
            st.button(say("people-open-one"), icon=":material/person:", on_click=open_person, args=(person.id, None))
        if (
            len(chosen) == 2
            and all(map(has_results, chosen))
            and st.button(say("people-compare"), icon=":material/compare_arrows:")
        ):
            st.switch_page(page_of("compare"), query_params={"a": chosen[0].id, "b": chosen[1].id})
        may_add = is_one_of("owner", "manager") and all(person.led for person in chosen)
        if may_add and st.button(say("people-add-to-team"), icon=":material/group_add:"):
            add_to_team(chosen)
        waiting = [person for person in chosen if is_waited_for(person)]
        if waiting and st.button(say("people-remind", count=len(waiting)), icon=":material/mail:"):
            remind(waiting)
        if waiting and all(person.led for person in waiting):
            moves = "no" if len(waiting) == 1 and not has_end(waiting[0]) else "yes"
            if st.button(say("assessments-end", count=len(waiting), moves=moves), icon=":material/event:"):
                change_end(waiting)
        _show_menu(chosen)


def _show_menu(chosen: Sequence[Candidate]) -> None:
    possible = possible_actions(chosen, is_owner=is_one_of("owner"), is_editor=is_one_of("owner", "manager"))
    if not possible:
        return
    match st.menu_button(
        say("shared-more"),
        [each for each in ACTIONS if each in possible],
        format_func=lambda each: say("people-action", action=each),
        icon=":material/more_horiz:",
        key="people actions",
    ):
        case "again":
            invite_all_again(chosen)
        case "cancel":
            cancel_open([person for person in chosen if is_waited_for(person)])
        case "rename":
            rename_person(chosen[0])
        case "merge":
            merge_people(*chosen)
        case "delete":
            delete_people(chosen)
