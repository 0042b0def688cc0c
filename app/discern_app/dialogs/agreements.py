"""What people agreed on: what is due, what is open with a person or in a team, and making one. Nothing is shown where
the service has no agreements.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import streamlit as st
from pydantic import ValidationError

from discern.calendars import agreement_calendar
from discern.cards import list_undertaken
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import MAX_LIMIT, CandidateRef
from discern.contract.models.agreements import (
    MOST_DAYS,
    Agreement,
    AgreementQuery,
    AnswerAgreement,
    MoveAgreement,
    NewAgreement,
    Outcome,
)
from discern.contract.models.teams import TeamRef
from discern.contract.weeks import find_sunday
from discern.words import format_day, format_names, say_last, short_names
from discern_app.base.language import date_field, language, local_now, say
from discern_app.base.navigation import page_of
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.queries import try_read, write
from discern_app.base.text import escape
from discern_app.components.object_select import find_listed
from discern_app.dialogs.undo import note_answered
from discern_app.insight.agreed import (
    LONGEST,
    LONGEST_WHO,
    OUTCOMES,
    USUAL,
    find_to_shrink,
    say_agreement,
    say_shrink,
    strip_doer,
    working_day,
)
from discern_app.insight.findings import NO_NAMES, Names

FRIDAY = 4

COUNTED_FROM = 3
"""Answers from which on it is counted how many were kept."""

STOPS_AFTER = 3
"""So many dropped in a row, and it is asked whether to stop."""


def read_agreements(query: AgreementQuery) -> list[Agreement] | None:
    """The newest that the reader sees; None where the service has no agreements, or can't be asked now."""
    try:
        return try_read(operations.LIST_AGREEMENTS(query)).data
    except DiscernError:
        return None


def due_of(agreements: Iterable[Agreement], today: date) -> list[Agreement]:
    """The reader's own of open agreements that are due by Sunday, the one that is due longest first."""
    sunday = find_sunday(today)
    return sorted((each for each in agreements if each.own and each.until <= sunday), key=lambda each: each.until)


def list_ahead(agreements: Iterable[Agreement], today: date, met: Collection[str]) -> list[Agreement]:
    """The reader's own of open agreements that are due after Sunday and stand with no talk: those of teams, and of two
    people of whom one is ``met`` this week; the next first.
    """
    sunday = find_sunday(today)

    def is_ahead(each: Agreement) -> bool:
        is_of_two = len(each.people) > 1 and any(person.id in met for person in each.people)
        return each.own and each.until > sunday and (each.team is not None or is_of_two)

    return sorted(filter(is_ahead, agreements), key=lambda each: each.until)


def read_newest() -> list[Agreement]:
    """The newest that the reader sees, answered or not; none where they can't be read."""
    return read_agreements(AgreementQuery(limit=MAX_LIMIT)) or []


def read_undertaken() -> dict[str, dict[str, list[date]]]:
    """What teams undertook lately, as in `discern.cards.list_undertaken`."""
    return list_undertaken(read_newest(), local_now().tzinfo)


def words_of(agreement: Agreement) -> str:
    """The agreement as a sentence, as Markdown, with its day as long as no badge says it."""
    return say_agreement(agreement, escape, dated=not badge_of_day(agreement))


def last_of(agreement: Agreement) -> str:
    """How a talk begins with the agreement, as Markdown, with its day as long as no badge says it."""
    return say_last(agreement, language(), escape, dated=not badge_of_day(agreement))


def with_capital(sentence: str) -> str:
    """With a capital: people's own words may begin without one."""
    return sentence[:1].upper() + sentence[1:]


def show_due(agreement: Agreement, names: Names = NO_NAMES) -> None:
    """A row: who it is with, the words, and the answers to choose from. ``names`` are what people are called."""
    show_row(agreement, say_due(agreement, names))


def say_due(agreement: Agreement, names: Names = NO_NAMES) -> str:
    """Who it is with and the words, as Markdown."""
    called = [names.get(each.id, each.name) for each in agreement.people]
    if agreement.team is not None:
        called = [agreement.team.name]
    who = format_names([f"**{escape(each)}**" for each in called], language())
    return f"{who} · {words_of(agreement)}"


def badge_of_day(agreement: Agreement) -> str:
    """That its day has come, or since when it is over, as Markdown; empty before it."""
    days = (local_now().date() - agreement.until).days
    if days < 0:
        return ""
    said = say("agreements-is-due", days=days, day=format_day(agreement.until, language()))
    return f":{'gray' if days else 'orange'}-badge[{said}] "


def link_to_all() -> None:
    """A link to all agreements that the reader sees, where some are open, with how many these are."""
    # As the week's talks ask, so that the client has the answer already.
    if found := read_agreements(AgreementQuery(open=True, limit=MAX_LIMIT)):
        count = f"{len(found)}{'+' if len(found) == MAX_LIMIT else ''}"
        st.page_link(page_of("agreements"), label=say("agreements-all", count=count), icon=":material/handshake:")


def show_row(agreement: Agreement, text: str, *, may_delete: bool = False) -> None:
    """A line of Markdown, and the buttons that answer the agreement; with what else can be done on a page about those
    who agreed: a file for calendars and, for its maker, deleting it.
    """
    left, right = st.columns([3, 2], vertical_alignment="center")
    left.markdown(f"{badge_of_day(agreement)}{text}")
    with right.container(horizontal=True, horizontal_alignment="right", vertical_alignment="center", gap="xsmall"):
        show_outcomes(agreement)
        if may_delete:
            offer_day(agreement)
            if st.button(
                "",
                icon=":material/delete:",
                type="tertiary",
                help=say("agreements-delete"),
                key=f"delete {agreement.id}",
            ):
                delete(agreement)


def show_outcomes(agreement: Agreement) -> None:
    """A button for each answer and, once the day has come, a new one to choose."""
    today = local_now().date()
    for outcome in OUTCOMES:
        if st.button(say("agreements-outcome", outcome=outcome), key=f"{outcome} {agreement.id}"):
            answer(agreement, outcome)
    if agreement.until <= today:
        with st.popover(say("agreements-new-day"), type="tertiary", key=f"new day {agreement.id} {agreement.until}"):
            offer_new_day(agreement, today)


def offer_new_day(agreement: Agreement, today: date) -> None:
    """A form for another day, until which it isn't asked about."""
    latest = today + timedelta(days=MOST_DAYS)
    until = st.date_input(
        say("agreements-new-day-label"),
        working_day(today + timedelta(weeks=1)),
        today,
        latest,
        format=date_field(),
        key=f"until {agreement.id}",
    )
    if (
        st.button(say("agreements-new-day-go"), type="primary", key=f"move {agreement.id}")
        and write(operations.MOVE_AGREEMENT(MoveAgreement(until=until), agreement_id=agreement.id)) is not None
    ):
        st.rerun()


def offer_day(agreement: Agreement) -> None:
    """The agreement's day as a file for the reader's own calendar, which says what was agreed."""
    spoken = language()
    st.download_button(
        "",
        lambda: agreement_calendar(agreement, datetime.now(UTC), names=True, language=spoken),
        file_name="agreement.ics",
        mime="text/calendar",
        icon=":material/event:",
        type="tertiary",
        help=say("agreements-calendar"),
        on_click="ignore",
        key=f"calendar {agreement.id}",
    )


def answer(agreement: Agreement, outcome: Outcome) -> None:
    note = say("agreements-noted", outcome=outcome, words=words_of(agreement))
    shrinks = outcome == "partly" and agreement.own and len(agreement.people) == 1
    if note_answered(agreement, AnswerAgreement(outcome=outcome), note, agreement.people[0] if shrinks else None):
        st.rerun()


def delete(agreement: Agreement) -> None:
    if write(operations.DELETE_AGREEMENT(agreement_id=agreement.id)) is not None:
        st.rerun()


def show_agreeing(person: CandidateRef) -> None:
    """What is open with a person, what became of the last one, and a form for another."""
    agreements = read_agreements(AgreementQuery(candidate_id=person.id, limit=200)) if person.id else None
    if agreements is None:
        return
    listed = find_listed(person)
    may_agree = listed is None or listed.led
    if not (agreements or may_agree):
        return
    open_ones = [each for each in agreements if each.outcome is None]
    answered = [each for each in agreements if each.outcome is not None]
    with st.container(border=bool(agreements), gap="xsmall", key="agreed"):
        for each in open_ones:
            show_row(each, f":material/handshake: {with_capital(words_of(each))}", may_delete=each.own)
        show_answered(answered)
        if may_agree:
            shrinking = find_to_shrink(each for each in agreements if each.own and each.candidate_ids == [person.id])
            with st.expander(
                say("agreements-agree"),
                expanded=shrinking is not None,
                icon=":material/handshake:",
                type="compact",
                # Another key where there is one to make smaller, which opens it.
                key=f"agree {'' if shrinking is None else shrinking.id}",
            ):
                name = short_names([person]).get(person.id, person.name)
                note = say_readers(say("agreements-readers", name=escape(name), count=1))
                # Another key with each new one, which empties the form.
                key = f"agree {person.id} {agreements[0].id if agreements else ''}"
                show_form({"candidate_ids": [person.id]}, name, key=key, note=note, shrinking=shrinking)


def agree_with_team(team: TeamRef, *, expanded: bool = False) -> None:
    """A form for what a team agrees on in its own words."""
    agreements = read_agreements(AgreementQuery(team_id=team.id, open=True, limit=200))
    if agreements is None:
        return
    with st.expander(
        say("agreements-agree"), expanded=expanded, icon=":material/handshake:", type="compact", key=f"agree {team.id}"
    ):
        # Another key with each new one, which empties the form.
        key = f"agree {team.id} {agreements[0].id if agreements else ''}"
        show_form({"team_id": team.id}, "", key=key, note=say_readers(say("agreements-readers-team")))


def say_readers(said: str) -> str:
    """Who can read something by what is ``said`` of those who sign in; where nobody does, everybody."""
    return said if is_sign_in_set_up() else say("agreements-readers-all")


def show_answered(answered: Sequence[Agreement]) -> None:
    """The last one, from some on how many were kept and, where the last few were dropped, whether to stop."""
    dated = [each for each in answered if each.answered_at is not None]
    in_turn = sorted(dated, key=lambda each: (each.answered_at, each.id), reverse=True)
    if in_turn:
        st.caption(last_of(in_turn[0]))
    if len(answered) >= COUNTED_FROM:
        kept = sum(each.outcome == "kept" for each in answered)
        st.caption(say("agreements-kept", kept=kept, answered=len(answered)))
    recent = in_turn[:STOPS_AFTER]
    if len(recent) == STOPS_AFTER and all(each.outcome == "dropped" for each in recent):
        st.markdown(say("agreements-stop"))


def show_form(
    subject: Mapping[str, Any],
    name: str,
    key: str,
    *,
    note: str,
    until: date | None = None,
    in_a_row: bool = False,
    shrinking: Agreement | None = None,
) -> None:
    """The form for another one: when, who, will, until.

    Args:
        subject: of the fields of `NewAgreement`, those that say whose it is.
        name: who is to do it, unless somebody else is written in.
        key: identifies the form; another one empties it.
        note: who sees what is written down, as Markdown.
        until: the day that is chosen at first; two weeks from today if there is none.
        in_a_row: whether the fields stand beside each other where there is room, and not two by two.
        shrinking: one that was partly kept, whose words are there to be made smaller.
    """
    today = local_now().date()
    before = ("", name, "") if shrinking is None else (shrinking.when or "", shrinking.who or name, shrinking.will)
    with st.form(f"{key} {'' if shrinking is None else shrinking.id}", border=False):
        if shrinking is not None:
            st.markdown(f":material/compress: {say_shrink(shrinking)}")
        if in_a_row:
            places = st.columns([4, 2, 4, 2])
        else:
            left, right = st.columns(2)
            places = [left, right, left, right]
        when = places[0].text_input(
            say("agreements-field", field="when"),
            before[0],
            placeholder=say("agreements-example", field="when"),
            max_chars=LONGEST,
        )
        who = places[1].text_input(
            say("agreements-field", field="who"),
            before[1],
            placeholder=say("agreements-example", field="who"),
            max_chars=LONGEST_WHO,
        )
        will = places[2].text_input(
            say("agreements-field", field="will"),
            before[2],
            placeholder=say("agreements-example", field="will"),
            max_chars=LONGEST,
        )
        latest = today + timedelta(days=MOST_DAYS)
        first = max(today, min(working_day(until or today + USUAL), latest))
        day = places[3].date_input(say("agreements-field", field="until"), first, today, latest, format=date_field())
        with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            st.caption(note, width="stretch" if in_a_row else "content")
            sent = st.form_submit_button(say("agreements-go"), type="primary" if in_a_row else "secondary")
    if not sent:
        return
    try:
        new = NewAgreement(
            **subject, when=when.strip() or None, who=who.strip() or None, will=strip_doer(will, who), until=day
        )
    except ValidationError:
        st.error(say("agreements-too-long"))
        return
    if write(operations.CREATE_AGREEMENT(new)) is not None:
        st.rerun()


def friday_to_come(today: date) -> date:
    """This week's Friday, and from that day on the next week's; or the next working day where it is a holiday."""
    return working_day(today + timedelta(days=(FRIDAY - today.weekday()) % 7 or 7))


def show_taking_on(team: TeamRef, headline: str | None, *, named: bool) -> None:
    """A button that makes what a card says an agreement of the team, and the open ones. These are people's own words,
    which may have names, so they aren't shown where names are off.
    """
    agreements = read_agreements(AgreementQuery(team_id=team.id, open=True, limit=200))
    if agreements is None:
        return
    will = (headline or "").strip().removesuffix(".")[:LONGEST]
    is_new = bool(will) and will not in {each.will for each in agreements}
    if is_new and st.button(say("agreements-take-on"), icon=":material/handshake:", key="take on"):
        last = friday_to_come(local_now().date())
        if write(operations.CREATE_AGREEMENT(NewAgreement(team_id=team.id, will=will, until=last))) is not None:
            st.toast(say("agreements-taken-on", until=format_day(last, language())), icon=":material/check:")
            st.rerun()
    if named:
        for each in agreements:
            # The card itself is above.
            is_card = bool(will) and each.will == will
            until = format_day(each.until, language())
            words = say("agreements-card-taken-on", until=until) if is_card else with_capital(words_of(each))
            show_row(each, f":material/handshake: {words}", may_delete=each.own)
