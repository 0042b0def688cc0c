"""The library of cards: what to do in everyday situations, each tied to a claim about a person, two people or a team.

What a card says is common teaching of DISC and is not measured; measured is the claim that it is shown under.
"""

from discern.cards.choice import (
    TOPICS as TOPICS,
    Card as Card,
    card_of_week as card_of_week,
    choose_cards as choose_cards,
    group_for_week as group_for_week,
    list_cards as list_cards,
    list_undertaken as list_undertaken,
    surest_of as surest_of,
    ties_of as ties_of,
    tip_of_week as tip_of_week,
    topic_name as topic_name,
    week_of as week_of,
)
from discern.cards.talks import (
    Preparation as Preparation,
    prepare_talk as prepare_talk,
)
