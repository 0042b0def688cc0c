"""Cards: what to do in everyday situations, a few for this week and all of them by situation."""

from collections.abc import Sequence
from datetime import UTC, datetime

import streamlit as st

from discern.cards import Card, choose_cards, list_cards, topic_name
from discern.contract.models.insights import Insight
from discern.words import note_without_random, strength_name
from discern_app.base.language import language, say
from discern_app.base.text import escape
from discern_app.components.object_select import select_one
from discern_app.components.option_labels import Option
from discern_app.insight.own_words import NO_MARKS, Marks, is_denied, struck_text

A_WEEK = 3
"""How many cards a week has: more than somebody tries, few enough to read on a phone."""

BOTH = 2

ALIKE = "same"
"""How the kind of a claim begins that holds of both people in the same way."""

CARD_PX = 240
"""How narrow a card may be: where there is less room, they stand below each other."""


def show_cards(statements: Sequence[Insight], subject: str, *, marks: Marks = NO_MARKS) -> None:
    """This week's cards for a person, two people or a team, and behind them the whole library for these statements.

    ``subject`` is the id of the person, the two people or the team. Nothing is shown where no statement calls for a
    card. ``marks`` are what the person says of the statements.
    """
    week = choose_cards(statements, subject, datetime.now(UTC).date(), A_WEEK, language=language())
    if not week:
        return
    st.markdown(f"#### {say('shared-cards-week')}")
    with st.grid(len(week), min_column_width=CARD_PX):
        for card in week:
            st.container(border=True, height="stretch").markdown(_card(card, marks))
    st.caption(say("shared-cards-teaching"))
    behind = st.expander(say("shared-cards-all"), key="all cards", on_change="rerun")
    if behind.open:
        with behind:
            _show_by_topic(list_cards(statements, subject, language=language()), marks)


def _show_by_topic(cards: Sequence[Card], marks: Marks) -> None:
    """A choice of situations, and the cards of the one chosen."""
    topics = [Option(topic, (topic_name(topic, language()),)) for topic in dict.fromkeys(card.topic for card in cards)]
    topic = select_one(say("shared-cards-situation"), topics, key="card topic", width=320)
    st.markdown("\n\n".join(_card(card, marks, with_topic=False) for card in cards if card.topic == topic))


def _card(card: Card, marks: Marks, *, with_topic: bool = True) -> str:
    """A card as Markdown: its situation, its point, its text, and the claim that it rests on.

    Where the person says that the claim isn't them, the card is grey, its point and the claim are struck out.
    """
    topic = f":small[:gray[{escape(topic_name(card.topic, language()))}]]  \n" if with_topic else ""
    base = card.rests_on
    mark = marks.get(base.id)
    point, text = escape(card.statement.headline or ""), escape(card.statement.text)
    body = f":gray[{text}]" if is_denied(mark) else text
    because = f":small[:gray[{struck_text(_because(base), mark)}]]"
    below = f"{because}  \n{body}" if _tells_who(base) else f"{body}\n\n{because}"
    return f"{topic}**{struck_text(point, mark)}**  \n{below}"


def _tells_who(base: Insight) -> bool:
    """Whether a claim says who of two people is how. A card on it says “one of you”, so the claim is read first."""
    return len(base.people) == BOTH and not base.kind.startswith(ALIKE) and not base.kind.endswith("_both")


def _because(base: Insight) -> str:
    """The claim that a card rests on, as Markdown; where the card says “one of you”, the sentence that says who."""
    if _tells_who(base):
        return say("shared-cards-because-who", claim=escape(base.text))
    sure = "; ".join(filter(None, (strength_name(base.strength, language()), note_without_random(base, language()))))
    return say(
        "shared-cards-because",
        claim=escape(base.headline or base.text_without_names or base.text),
        strength=escape(sure),
    )
