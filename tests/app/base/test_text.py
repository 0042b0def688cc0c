"""What people typed is shown as they typed it."""

import pytest
from hypothesis import given, strategies as st

from discern.instrument import load_bank
from discern.words import percent
from discern_app.base.text import JOINER, escape, spoken

MARKUP = set("\\`*_{}[]()#+-.!|~<>$:&^=")


@given(st.text())
def test_every_character_of_markup_is_escaped_and_nothing_else_changes(text: str) -> None:
    shown = escape(text).replace(JOINER, "")
    letters, escaped = [], False
    for character in shown:
        if character == "\\" and not escaped:
            escaped = True
            continue
        assert escaped == (character in MARKUP)
        letters.append(character)
        escaped = False
    assert "".join(letters) == text.replace(JOINER, "")


def test_the_hidden_name_of_a_statement_is_its_text_without_escapes() -> None:
    """A screen reader reads the backslash before an escaped hyphen."""
    statements = {item.text for block in load_bank().blocks.values() for item in block.items} | {
        "I double-check things"
    }
    assert {spoken(statement) for statement in statements} == statements


@pytest.mark.parametrize("text", ["http://evil.example", "WWW.evil.example", "me@evil.example", "ftp://x"])
def test_what_looks_like_an_address_is_broken_up(text: str) -> None:
    assert JOINER in escape(text)


@pytest.mark.parametrize(
    ("probability", "shown"),
    [(0.0, "< 1%"), (0.004, "< 1%"), (0.006, "1%"), (0.5, "50%"), (0.994, "99%"), (0.996, "> 99%"), (1.0, "> 99%")],
)
def test_no_probability_is_shown_as_certain(probability: float, shown: str) -> None:
    assert percent(probability) == shown
