"""A link's token is read from what mails and chats make of it."""

import pytest

from discern.contract.link_tokens import LENGTH, read_token
from discern.service.tokens import new_token

TOKEN = "3D9aB7xQ2mLr8ZtW5kYc1HvN4sGp6JdE"
"""It begins as mails write an equals sign."""

FOREIGN = ("k3y_" + "a" * 43, "short-token", "f" * 64, "a" * 32 + "-b1", "")
"""Tokens of other services, and none at all."""


@pytest.mark.parametrize("before", ["", "<", "“", " ", "\n", "(", "=", "3D", "\u200b"])
@pytest.mark.parametrize(
    "after",
    ["", ".", ")", ">", ",", " ", "\n", "\r\nBest, Ann", "&amp;x=1", "%0A", "”", "*", "__", "--", "\u200b", " 3D"],
)
def test_what_stands_around_a_token_is_ignored(before: str, after: str) -> None:
    assert read_token(f"{before}{TOKEN}{after}") == TOKEN
    made = new_token()
    assert read_token(f"{before}{made}{after}") == made


@pytest.mark.parametrize("broken", [" ", "\n", "=\r\n", "\u00ad", "\u200b", "\n> "])
def test_a_break_inside_a_token_is_closed(broken: str) -> None:
    for place in range(1, LENGTH):
        assert read_token(f"{TOKEN[:place]}{broken}{TOKEN[place:]}. See you, Ann") == TOKEN


@pytest.mark.parametrize("text", [*FOREIGN, TOKEN[:-1], f"{TOKEN}x", f"x{TOKEN}", f"{TOKEN}-x", "é" * 40])
def test_what_may_be_another_token_stays_as_it_is(text: str) -> None:
    assert read_token(text) == text
