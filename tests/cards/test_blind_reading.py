"""Cards say something about what they are tied to: a reader who doesn't know the tie names it."""

import csv
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cards.test_library import CARDS, say, tie_of


class Reading(NamedTuple):
    """What a reader named for a card: of which of its texts, and the fingerprint of the headline and the text."""

    card: str
    voice: str
    named: str
    fingerprint: str


with (Path(__file__).parent / "blind_reading.csv").open(encoding="utf-8") as file:
    READINGS = [Reading(**row) for row in csv.DictReader(file)]


def fingerprint(card: str, voice: str) -> str:
    text = f"{say(f'{card}.headline', voice)} {say(card, voice)}"
    return sha256(text.encode()).hexdigest()[:8]


@cache
def valid() -> list[Reading]:
    """Readings of texts that are the same today."""
    return [each for each in READINGS if each.card in CARDS and fingerprint(each.card, each.voice) == each.fingerprint]


@pytest.mark.parametrize(
    ("about", "prefix", "others"),
    [("people", "card-", ("card-pair-", "card-team-")), ("pairs", "card-pair-", ()), ("teams", "card-team-", ())],
)
def test_readers_name_what_a_card_is_tied_to(about: str, prefix: str, others: tuple[str, ...]) -> None:
    read = [each for each in valid() if each.card.startswith(prefix) and not each.card.startswith(others)]
    right = [each for each in read if tie_of(each.card) == f"{prefix}{each.named}"]
    share = len(right) / len(read)
    print(f"{about}: {share:.1%} of {len(read)} cards are read as what they are")
    assert share >= 0.8
