"""Cards: what to do in everyday situations, a few for this week and all of them by situation."""

from collections.abc import Mapping, Sequence
from datetime import date
from types import MappingProxyType

import streamlit as st

from discern.cards import (
    Card,
    choose_cards,
    list_cards,
    surest_of as surest_of,
    ties_of,
    tip_of_week,
    topic_name,
)
from discern.contract.models.insights import Insight, Mark
from discern_app.base.language import language, local_now, say
from discern_app.base.text import escape
from discern_app.components.object_select import select_one
from discern_app.components.option_labels import Option
from discern_app.insight.findings import NO_NAMES, Names, sentence, sentence_markdown, show_badge
from discern_app.insight.own_words import NO_MARKS, Marks, is_denied, struck_text

A_WEEK = 3
"""How many cards a week has: more than somebody tries, few enough to read on a phone."""

NEVER: Mapping[str, Sequence[date]] = MappingProxyType({})

CARD_PX = 240
"""How narrow a card may be: where there is less room, they stand below each other."""


def tip_of_this_week(
    statements: Sequence[Insight], subject: str, *, names: Names = NO_NAMES, used: Mapping[str, Sequence[date]] = NEVER
) -> Card | None:
    """One thing to do this week about two people or a team. ``used`` is as in `discern.cards.card_of_week`."""
    return tip_of_week(statements, subject, local_now().date(), used=used, language=language(), names=names)


def tip_text(tip: Card, names: Names = NO_NAMES, *, named: bool = True) -> str:
    """What a tip says to do, as plain text without a full stop; empty where advice can't be said without names."""
    return (tip.statement.headline or sentence(tip.statement, names, named=named)).removesuffix(".")


def tip_markdown(tip: Card, names: Names = NO_NAMES, *, named: bool = True) -> str:
    """What a tip says to do and, of a card, why."""
    return card_markdown(tip) if tip.statement.headline else sentence_markdown(tip.statement, names, named=named)


def show_cards(
    statements: Sequence[Insight], subject: str, *, marks: Marks = NO_MARKS, names: Names = NO_NAMES
) -> None:
    """This week's cards for a person, two people or a team, and behind them the whole library for these statements.

    ``subject`` is the id of the person, the two people or the team. Nothing is shown where no statement calls for a
    card. ``marks`` are what the person says of the statements.
    """
    week = choose_cards(statements, subject, local_now().date(), A_WEEK, language=language(), names=names)
    if not week:
        return
    st.markdown(f"#### {say('shared-cards-week')}")
    with st.grid(len(week), min_column_width=CARD_PX):
        for card in week:
            with st.container(border=True, height="stretch", gap="xsmall"):
                show_card(card, marks, key="week")
    st.caption(say("shared-cards-teaching"))
    show_all_cards(statements, subject, marks=marks, names=names)


def show_all_cards(
    statements: Sequence[Insight], subject: str, *, marks: Marks = NO_MARKS, names: Names = NO_NAMES
) -> None:
    """Folded, the whole library for these statements by situation; the rest as in `show_cards`."""
    if not any(map(ties_of, statements)):
        return
    behind = st.expander(say("shared-cards-all"), key="all cards", on_change="rerun")
    if behind.open:
        with behind:
            _show_by_topic(list_cards(statements, subject, language=language(), names=names), marks)


def _show_by_topic(cards: Sequence[Card], marks: Marks) -> None:
    """A choice of situations, and the cards of the one chosen."""
    topics = [Option(topic, (topic_name(topic, language()),)) for topic in dict.fromkeys(card.topic for card in cards)]
    topic = select_one(say("shared-cards-situation"), topics, key="card topic", width=320)
    for card in cards:
        if card.topic == topic:
            show_card(card, marks, with_topic=False, key="all")


def show_card(card: Card, marks: Marks = NO_MARKS, *, with_topic: bool = True, key: str) -> None:
    """A card: its situation, what to do, why, and the badge of the claim that it rests on."""
    mark = marks.get(card.rests_on.id)
    topic = f":small[:gray[{escape(topic_name(card.topic, language()))}]]  \n" if with_topic else ""
    st.markdown(f"{topic}{card_markdown(card, mark)}")
    show_badge(card.rests_on, mark=mark, key=f"{key} {card.statement.id}")


def card_markdown(card: Card, mark: Mark | None = None) -> str:
    """What to do, and below it why. Where the person says that the claim behind it isn't them, what to do is struck out
    and all of it is grey.
    """
    action, why = escape(card.statement.headline or ""), escape(card.statement.text)
    return f"**{struck_text(action, mark)}**  \n{f':gray[{why}]' if is_denied(mark) else why}"
