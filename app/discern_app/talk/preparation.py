"""What a talk's page shows: the thing to do as its title, last time's agreement, three cards, and until next time."""

from datetime import date
from typing import Any, Literal

import streamlit as st

from discern import charts
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Assessment, AssessmentQuery
from discern.contract.models.comparisons import Comparison
from discern.contract.models.insights import Insight
from discern.contract.models.results import list_bases
from discern.contract.models.talks import (
    Meeting,
    Occasion,
    ShareMeeting,
    SkipMeeting,
    Talk,
    next_day,
    opens_with_question,
)
from discern.words import badge_text, format_day, format_names, say_last
from discern_app.base.language import in_this_language, language, local_now, reader_wording, say
from discern_app.base.navigation import stay_and_show
from discern_app.base.queries import try_read, write
from discern_app.base.states import show_state
from discern_app.base.templates import templates_of
from discern_app.base.text import escape
from discern_app.components.charts import draw_chart, show_chart
from discern_app.components.invitations import find_open_assessment, invite_again
from discern_app.components.option_labels import Option
from discern_app.components.page_header import Place, page_header
from discern_app.dialogs.agreements import (
    last_of,
    say_readers,
    show_answered,
    show_form,
    show_row,
    with_capital,
    words_of,
)
from discern_app.dialogs.meetings import offer_days, say_rhythm
from discern_app.dialogs.open_assessments import remind_of
from discern_app.dialogs.undo import note_used, show_last_act
from discern_app.insight.agreed import find_to_shrink, say_agreement
from discern_app.insight.findings import rest_on, sentence, show_finding
from discern_app.insight.talks import (
    agreed_of,
    answered_lately,
    called,
    cards_of,
    names_of,
    next_time,
    skipped_day,
    suggestions_of,
    title_of_talk,
    use_of,
    why_of,
)

ICONS = {"open": "chat_bubble", "then": "chat_bubble", "ready": "inventory_2", "avoid": "block"}

CARD_PX = 240
"""How narrow a card may be: where there is less room, they stand below each other."""

PICTURE_PX = 300


def occasion_option(occasion: Occasion, meeting: Meeting | None, *, is_pair: bool) -> Option:
    """An occasion to choose; of one to one, how often the two meet."""
    meets = "pair" if is_pair else "no" if meeting is None else "yes"
    every = "" if meeting is None else say_rhythm(meeting)
    return Option(occasion, (say("talk-occasion", occasion=occasion, meets=meets, every=every),))


def readers_of(talk: Talk) -> str:
    """Who sees the page and what is written down on it."""
    meets = "no" if talk.meeting is None else "later" if talk.no_advice == "unanswered" else "yes"
    return say_readers(say("talk-readers", meets=meets, name=called(talk), count=len(talk.people)))


def show_talk(talk: Talk, head: Place, comparison: Comparison | None) -> None:
    """The whole page below its choices. ``comparison`` is that of two people."""
    if talk.meeting is not None:
        show_skipped(talk.meeting)
    if not talk.shared:
        with page_header(format_names([each.name for each in talk.people], language()), place=head):
            pass
        show_not_shared(talk)
        return
    why = escape(why_of(talk))
    with page_header(title_of_talk(talk), place=head, note=why):
        pass
    show_last_act()
    if talk.claim is not None:
        # The badge is that of what was measured: nobody measured whether advice helps.
        show_finding(talk.claim, names_of(talk), key="claim")
    show_agreed(talk)
    if comparison is None:
        rest_on_results(talk)
        show_cards(talk)
    else:
        if talk.occasion == "delegating":
            show_delegating(talk)
        show_cards_of_two(talk, comparison)
    show_use(talk)
    show_until_next(talk)


def show_skipped(meeting: Meeting) -> None:
    """That the two don't meet next time, whichever of them said so, and the way to meet after all."""
    day = skipped_day(meeting, local_now().date())
    if not day:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="talk-skipped"):
        st.caption(f":material/event_busy: {say('talk-skipped', day=day)}", width="content")
        if st.button(say("talk-skip-undo"), type="tertiary"):
            skip(meeting, None)


def skip(meeting: Meeting, on: date | None) -> None:
    if write(operations.SKIP_MEETING(SkipMeeting(on=on), meeting_id=meeting.id)) is not None:
        st.rerun()


def show_not_shared(talk: Talk) -> None:
    """Nothing of the talk, and the way back for a reader who has switched it off."""
    place = show_state("visibility_off", say("talk-not-shared-title"))
    meeting = talk.meeting
    if meeting is not None and not meeting.shared_by_you and place.button(say("talk-share"), key="share"):
        share(meeting, shared=True)


def share(meeting: Meeting, *, shared: bool) -> None:
    if write(operations.SHARE_MEETING(ShareMeeting(shared=shared), meeting_id=meeting.id)) is not None:
        st.rerun()


def show_agreed(talk: Talk) -> None:
    """What was agreed that the talk opens with, what else is open between the two, and what else became of one."""
    agreed = agreed_of(talk)
    open_ones = [each for each in talk.agreements if each.outcome is None and each != agreed]
    answered = [each for each in answered_lately(talk, local_now().date()) if each != agreed]
    if not (agreed or open_ones or answered):
        return
    heading = say("talk-last") if opens_with_question(agreed) else say("talk-card", card="open")
    with st.container(border=True, gap="xsmall", key="agreed"):
        st.markdown(f":violet[:material/handshake: **{heading}**]")
        if agreed is not None:
            said = f"**{last_of(agreed)}**"
            if agreed.outcome is None:
                show_row(agreed, said, may_delete=agreed.own)
            else:
                st.markdown(said)
        for each in open_ones:
            show_row(each, with_capital(words_of(each)), may_delete=each.own)
        show_answered(answered)


def rest_on_results(talk: Talk) -> None:
    """Have the foot of the page say what the claim rests on; invite who hasn't answered anything yet."""
    person = talk.people[0]
    query = AssessmentQuery(status="completed", candidate_id=person.id, limit=1)
    try:
        answered = try_read(operations.LIST_ASSESSMENTS(query)).data
        if talk.claim is not None:
            calls = [operations.GET_RESULTS(reader_wording(), assessment_id=each.id) for each in answered]
            rest_on(list_bases([try_read(each) for each in calls]))
    except DiscernError:
        return
    if not answered:
        ask_to_answer(person, find_open_assessment(person.id))


def ask_to_answer(person: CandidateRef, waiting: Assessment | None) -> None:
    """Invite who has no profile, or remind them of what waits for their answers."""
    if waiting is None:
        invite_again(person)
    elif waiting.take_url is not None and st.button(say("home-remind"), icon=":material/mail:"):
        remind_of([waiting])


def show_delegating(talk: Talk) -> None:
    """The way to the talk with either of two people, for a leader who wants one to give the other work."""
    names = names_of(talk)
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="talk-delegating"):
        st.caption(say("talk-delegating"), width="content")
        for each in talk.people:
            label, key = escape(names.get(each.id, each.name)), f"alone {each.id}"
            st.button(label, key, type="tertiary", icon=":material/person:", on_click=show_alone, args=(each.id,))


def show_alone(candidate_id: str) -> None:
    """Leave out the other of two people."""
    st.query_params.pop("other", None)
    stay_and_show(person=candidate_id)


def show_cards(talk: Talk) -> None:
    """The three cards beside each other, as far as there is room."""
    cards = cards_of(talk)
    if cards:
        with st.grid(len(cards), min_column_width=CARD_PX):
            for card, statement in cards.items():
                show_one(card, statement, talk)


def show_cards_of_two(talk: Talk, comparison: Comparison) -> None:
    """Where the two lie at the left, if that is known and no answers look random, and the cards at the right."""
    both = (comparison.a_results, comparison.b_results)
    rest_on(list_bases(both))
    if talk.no_advice == "random" or any(each.style is None or each.style.position is None for each in both):
        show_cards(talk)
        return
    left, right = st.columns([2, 3])
    with left.container(border=True):
        show_chart("circle", draw_chart(charts.pair_map, comparison))
    with right:
        for card, statement in cards_of(talk).items():
            show_one(card, statement, talk, "content")


def show_one(card: str, statement: Insight, talk: Talk, height: Literal["stretch", "content"] = "stretch") -> None:
    with st.container(border=True, height=height, gap="xxsmall", key=f"talk-{card}"):
        heading = f":material/{ICONS[card]}: {say('talk-card', card=card)}"
        st.markdown(f":small[:violet[{heading}]]")
        st.markdown(f"**{escape(sentence(statement, names_of(talk)))}**")


def show_use(talk: Talk) -> None:
    """Whether the talk used what is suggested, or wants something else."""
    suggested = suggestions_of(talk)
    if not suggested:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="talk-use"):
        if set(suggested) <= set(talk.used):
            st.caption(f":material/check: {say('talk-is-used')}", width="content")
        elif st.button(say("talk-used-go"), icon=":material/check:", type="tertiary") and note_used(
            use_of(talk, "used"), say("talk-used")
        ):
            st.rerun()
        if st.button(say("talk-refused-go"), icon=":material/refresh:", type="tertiary") and note_used(
            use_of(talk, "refused"), say("talk-refused")
        ):
            st.rerun()


def show_until_next(talk: Talk) -> None:
    """The form for what those who talk agree on."""
    subject: dict[str, Any] = (
        {"candidate_ids": [each.id for each in talk.people]}
        if talk.meeting is None
        else {"meeting_id": talk.meeting.id}
    )
    newest = max((each.created_at for each in talk.agreements), default="")
    names = names_of(talk)
    first = talk.people[0]
    with st.container(border=True, gap="xsmall", key="until-next"):
        st.markdown(f":violet[:material/edit: **{say('talk-until-next')}**]")
        show_form(
            subject,
            names.get(first.id, first.name),
            f"talk {' '.join(each.id for each in talk.people)} {newest}",
            note=escape(readers_of(talk)),
            until=next_time(talk),
            in_a_row=True,
            shrinking=find_to_shrink(talk.agreements),
        )


def offer_more(talk: Talk) -> None:
    """A file to print, the days for a calendar, and whether the page is shared."""
    if not talk.shared:
        return
    with st.popover(say("shared-more"), icon=":material/more_horiz:", key="talk-more"):
        st.download_button(
            say("talk-print"),
            in_this_language(lambda: make_page(talk).encode()),
            file_name="talk.html",
            mime="text/html",
            icon=":material/print:",
            type="tertiary",
            on_click="ignore",
        )
        if talk.meeting is None:
            return
        offer_days(talk.meeting, talk)
        today = local_now().date()
        if not skipped_day(talk.meeting, today) and st.button(
            say("talk-skip"), icon=":material/event_busy:", type="tertiary"
        ):
            skip(talk.meeting, next_day(talk.meeting, today))
        if st.button(say("talk-stop-sharing"), icon=":material/visibility_off:", type="tertiary"):
            share(talk.meeting, shared=False)


def make_page(talk: Talk) -> str:
    """A page of HTML with the same words, which fits on one of paper, with room to write."""
    names, agreed = names_of(talk), agreed_of(talk)
    values = {
        "title": title_of_talk(talk),
        "who": called(talk),
        "day": format_day(talk.on or local_now().date(), language(), long=True),
        "why": why_of(talk),
        "claim": "" if talk.claim is None else sentence(talk.claim, names),
        "badge": "" if talk.claim is None else badge_text(talk.claim.strength, language()),
        "agreed": [
            *([] if agreed is None else [say_last(agreed, language())]),
            *(say_agreement(each) for each in talk.agreements if each.outcome is None and each != agreed),
        ],
        "opens": not opens_with_question(agreed),
        "cards": [(say("talk-card", card=card), sentence(each, names)) for card, each in cards_of(talk).items()],
        "fields": [say("agreements-field", field=field) for field in ("when", "who", "will", "until")],
    }
    return templates_of("discern_app.talk").get_template("printed.html").render(values)
