"""A brief for a meeting: who is there, what they find easy and hard together, and how to begin."""

from functools import partial

import streamlit as st

from discern import charts, workshop
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.briefs import MOST_AT_A_MEETING, Brief, BriefPerson, BriefQuery
from discern.contract.models.insights import Insight, claim_behind
from discern.words import short_names
from discern_app.base.branding import read_branding
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_absence
from discern_app.base.language import in_this_language, language, local_now, say, statement_language
from discern_app.base.navigation import title_of
from discern_app.base.queries import end_page, read, try_read
from discern_app.base.states import show_state
from discern_app.base.text import escape
from discern_app.components.charts import draw_chart, show_chart, show_table_and_files
from discern_app.components.object_select import (
    list_teams,
    name_people,
    newest_people,
    person_options,
    select_one,
    select_several,
)
from discern_app.components.option_labels import team_options
from discern_app.components.page_header import header_place, page_header
from discern_app.dialogs.agreements import say_due, show_row
from discern_app.insight.findings import Names, rest_on, sentence, show_badge, show_finding, title_badge, verdict_of
from discern_app.talk.invited import offer_invited, show_unknown

ICONS = {"open": "chat_bubble", "easy": "thumb_up", "hard": "warning"}

FEW = 6
"""Up to so many people there is room for why."""

CARD_PX = 240
"""How narrow a card may be: where there is less room, they stand below each other."""


def show_brief(brief: Brief) -> None:
    names = short_names(each.candidate for each in brief.people)
    verdict = verdict_of(brief.group.insights)
    title = title_of("brief") if verdict is None else sentence(verdict, names)
    who = title_of("brief") if brief.team is None else brief.team.name
    meta = f"**{escape(who)}** · {say('brief-counted', size=brief.group.size, profiled=brief.group.profiled)}"
    with page_header(title, meta, head, name=who, beside=None if verdict is None else title_badge(verdict)):
        offer_file(brief)
    show_cards(brief, verdict, names)
    has_picture = bool(brief.group.map)
    left, right = st.columns([2, 3]) if has_picture else (st.container(), st.container())
    if has_picture:
        with left.container(border=True, height="stretch"):
            chart = draw_chart(charts.style_map, brief.group)
            show_chart("brief circle", chart)
            show_table_and_files("brief circle", chart, brief.group.bases)
    with right.container(border=True, height="stretch", gap="small", key="brief-people"):
        st.markdown(f"#### {say('brief-people')}")
        for each in brief.people:
            show_person(each, names, with_reason=len(brief.people) <= FEW)
        nothing_said = [each.candidate for each in brief.people if each.card is None]
        if nothing_said:
            st.caption(say("brief-nothing", names=name_people(nothing_said)))
    if brief.agreements:
        with st.container(border=True, gap="xsmall", key="brief-agreements"):
            st.markdown(f"#### {say('brief-agreements')}")
            for agreement in brief.agreements:
                show_row(agreement, say_due(agreement, names))
    if brief.group.profiled:
        rest_on(brief.group.bases)


def show_cards(brief: Brief, verdict: Insight | None, names: Names) -> None:
    """How to begin, what is easy and what is hard, beside each other as far as there is room."""
    by_id = {each.id: each for each in brief.group.insights}
    cards = {"open": brief.open_with, "easy": brief.easy, "hard": brief.hard}
    shown = {name: card for name, card in cards.items() if card is not None}
    with st.grid(len(shown), min_column_width=CARD_PX):
        for name, card in shown.items():
            with st.container(border=True, height="stretch", gap="xxsmall", key=f"brief-{name}"):
                heading = f":material/{ICONS[name]}: {say('brief-card', card=name)}"
                st.markdown(f":small[:violet[{heading}]]")
                st.markdown(f"**{escape(sentence(card, names))}**")
                claim = claim_behind(card, by_id)
                if claim is not None and claim is not verdict:
                    show_finding(claim, names, key=name)


def show_person(person: BriefPerson, names: Names, *, with_reason: bool) -> None:
    """What to do for somebody, on a line; why stands below it or is on a tap."""
    if person.card is None:
        return
    name = names.get(person.candidate.id, person.candidate.name)
    with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small"):
        reason = escape(sentence(person.card, names))
        text = f"**{escape(name)}** · {escape(person.card.headline or '')}"
        shown = f"{text}  \n:gray[:small[{reason}]]" if with_reason else text
        st.markdown(shown, width="stretch", help=None if with_reason else reason)
        show_badge(person.card, key=person.candidate.id)


def offer_file(brief: Brief) -> None:
    """The page as a PDF."""
    make = partial(
        workshop.print_brief,
        brief,
        day=local_now().date(),
        paper="a4",
        language=language(),
        branding=read_branding(current_service().managers),
    )
    st.download_button(
        say("brief-file"),
        in_this_language(make),
        file_name="discern-brief.pdf",
        mime="application/pdf",
        icon=":material/picture_as_pdf:",
        on_click="ignore",
    )


choices = st.container(horizontal=True, vertical_alignment="bottom", gap="small", key="brief-choices")
head = header_place()
people, _ = newest_people()
listed = {each.id for each in people}
for asked in st.query_params.get_all("person"):
    if asked not in listed:
        people.append(read(operations.GET_CANDIDATE(candidate_id=asked)))
options = person_options(sorted(people, key=lambda each: each.name.casefold()))
teams = team_options(list_teams() or [])
with choices:
    with st.container(width=420):
        chosen = select_several(
            say("brief-who"), options, param="person", none=say("brief-choose"), most=MOST_AT_A_MEETING
        )
    none = say("brief-no-team")
    team = select_one(say("brief-team"), teams, param="team", none=none, width=220) if teams else None
    offer_invited(people)
show_unknown()
if not chosen and team is None:
    with page_header(title_of("brief"), place=head):
        pass
    show_state("groups", say("brief-choose-first"), say("brief-about"))
else:
    try:
        found = try_read(
            operations.GET_BRIEF(BriefQuery(candidate_ids=chosen, team_id=team, language=statement_language()))
        )
    except DiscernError as error:
        if error.code != "invalid_parameter":
            end_page(error)
        with page_header(title_of("brief"), place=head):
            pass
        show_absence(error)
    else:
        show_brief(found)
