"""Malformed keys are recognised without a database."""

import pytest
from hypothesis import given, strategies as st

from discern.service import tokens
from discern.service.tokens import digest, is_key, new_id, new_key, new_token


def test_a_fresh_key_is_one_and_is_never_the_same() -> None:
    keys = {new_key() for _ in range(200)}
    assert len(keys) == 200
    assert all(is_key(key) for key in keys)
    assert len({digest(key) for key in keys}) == 200


@given(st.integers(4, 41), st.characters())
def test_one_wrong_character_is_no_key(position: int, character: str) -> None:
    key = new_key()
    changed = key[:position] + character + key[position + 1 :]
    assert is_key(changed) == (changed == key)


@given(st.text())
def test_any_text_can_be_asked(text: str) -> None:
    assert not is_key(text)


@pytest.mark.parametrize("prefix", ["asm", "cand", "team"])
def test_ids_are_opaque_with_a_prefix(prefix: str) -> None:
    made = new_id(prefix)
    assert made.startswith(f"{prefix}_")
    assert made.partition("_")[2].isalnum()
    assert len(new_token()) == 32


def test_ids_sort_by_when_they_were_made(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = [0, 1, 61, 62, 3843, 3844, 3844**2 - 1, 3844**2, 1_800_000_000_000, 1_800_000_000_001, 62**8 - 1]
    made = []
    for moment in moments:
        monkeypatch.setattr(tokens, "time_ns", lambda moment=moment: moment * 1_000_000)
        made.append(new_id("asm"))
    assert made == sorted(made)
    assert {len(each) for each in made} == {24}


def test_a_key_that_was_issued_before_stays_one() -> None:
    assert is_key("dsc_cDmPkSLfGaQuqpVxgRFMo1IqBqazjnJE40ryFv")
