"""A talk with one person or of two people: one thing to do, how to begin, what they agreed on, and until next time."""

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.candidates import Candidate
from discern.contract.models.talks import Meeting, TalkQuery
from discern_app.base.error_banners import show_absence
from discern_app.base.language import local_now, say, statement_language
from discern_app.base.navigation import page_of, title_of
from discern_app.base.queries import end_page, read, read_offered, try_read
from discern_app.base.states import show_state
from discern_app.base.text import escape
from discern_app.components.invitations import find_open_assessment, say_unanswered, standing_of
from discern_app.components.object_select import newest_assessment, people_with_profile, person_options, select_one
from discern_app.components.page_header import choose_view, header_place, page_header
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.meetings import MEETINGS, in_turn, own_of
from discern_app.insight.talks import OCCASIONS
from discern_app.talk.comparison import read_pair, show_pair
from discern_app.talk.preparation import ask_to_answer, occasion_option, offer_more, show_talk

VIEWS = ("talk", "compare")
"""The views of two people."""

NAME_PX, OCCASION_PX = 170, 244
"""Two boxes for people, and one for an occasion beside the menu, are as wide as a phone."""

HIDDEN = {"not_shared", "not_led", "results_held"}
"""The codes of the errors that the reader may not talk with somebody by what their results say."""


def list_people(meetings: list[Meeting]) -> list[CandidateRef]:
    """People a talk can be prepared with: those the reader meets, the next one first, then who has a profile."""
    met: list[CandidateRef] = [each.candidate for each in in_turn(meetings, local_now().date())]
    profiled, _ = people_with_profile()
    led = [each for each in profiled if not isinstance(each, Candidate) or each.led]
    people = [*met, *sorted(led, key=lambda each: each.name.casefold())]
    for param in ("person", "other"):
        asked = st.query_params.get(param)
        if asked and all(each.id != asked for each in people):
            people.append(read(operations.GET_CANDIDATE(candidate_id=asked)))
    return list({each.id: each for each in people}.values())


def show_head(title: str = "", note: str = "") -> None:
    """The head of the page where there is nothing to prepare."""
    with page_header(title or title_of("talk"), place=head, note=note):
        pass


def prepare(person: CandidateRef, other: CandidateRef | None, meeting: Meeting | None) -> None:
    """The page of a talk, or why there is none."""
    today = local_now().date()
    whose = (
        {"meeting_id": meeting.id}
        if meeting is not None
        else {"candidate_id": person.id, "other_id": None if other is None else other.id}
    )
    query = TalkQuery(**whose, occasion=occasion, on=today, language=statement_language())
    try:
        talk = try_read(operations.GET_TALK(query))
    except DiscernError as error:
        if error.code == "profile_missing":
            show_missing(person, other)
            return
        if error.code in HIDDEN:
            show_head(person.name)
            show_absence(error)
            return
        end_page(error)
    with more:
        offer_more(talk)
    comparison = read_pair(person.id, other.id) if other is not None and talk.shared else None
    show_talk(talk, head, comparison)


def show_missing(person: CandidateRef, other: CandidateRef | None) -> None:
    """Who has no profile, and why; of two, nothing of one whose profile isn't shared."""
    lacking = [each for each in (person, other) if each is not None and newest_assessment(each.id) is None]
    if other is not None:
        show_head()
        title = say_unanswered(lacking, standing_of(lacking)) if lacking else say("talk-missing-two")
        show_state("group_off", title, say("talk-missing-two-detail"))
        return
    show_head(person.name)
    waiting = find_open_assessment(person.id) if lacking else None
    title = say_unanswered([person], "none" if waiting is None else waiting.status)
    detail = say("talk-missing-detail", name=escape(person.name), invited="no" if waiting is None else "yes")
    with show_state("person_off", title, detail):
        ask_to_answer(person, waiting)


listed = read_offered(MEETINGS)
meetings = [] if listed is None else own_of(listed)
people = list_people(meetings)
choices = st.container(horizontal=True, vertical_alignment="center", gap="small", key="talk-choices")
head = header_place()
if listed is None:
    show_head()
    place = show_state("forum", say("talk-none"), say("talk-none-detail"))
    place.page_link(page_of("compare"), label=title_of("compare"), icon=":material/compare_arrows:")
elif not people:
    show_head()
    show_state("group_add", say("talk-too-few"), say("talk-too-few-detail")).button(
        say("invite-title"), icon=":material/person_add:", type="primary", on_click=invite_people
    )
else:
    # The boxes have no room for the mark of the sample company.
    options = person_options(people, marked=False)
    by_id = {each.id: each for each in people}
    with choices:
        first = select_one(
            say("talk-person"),
            options,
            param="person",
            none=None if meetings else say("talk-choose-person"),
            width=NAME_PX,
            labelled=False,
        )
        others = [each for each in options if each.id != first]
        second = select_one(
            say("talk-other"), others, param="other", none=say("talk-with-you"), width=NAME_PX, labelled=False
        )
        met = {each.candidate.id: each for each in meetings}
        meeting = met.get(first or "") if second is None else None
        topic = select_one(
            say("talk-occasion-label"),
            [occasion_option(each, meeting, is_pair=second is not None) for each in OCCASIONS],
            param="occasion",
            width=OCCASION_PX,
            labelled=False,
        )
        occasion = next(each for each in OCCASIONS if each == topic)
        view = VIEWS[0]
        if first and second:
            view = choose_view(VIEWS, say("talk-view-label"), lambda view: say("talk-view", view=view))
        else:
            st.page_link(page_of("brief"), label=say("brief-prepare"), icon=":material/groups:")
        more = st.container(width="content")
    if first is None:
        show_head()
        show_state("forum", say("talk-choose-first"), say("talk-about"))
    elif view == "compare" and second is not None:
        show_pair(read_pair(first, second), head)
    else:
        prepare(by_id[first], None if second is None else by_id[second], meeting)
