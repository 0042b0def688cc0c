"""Answers that cannot be scored are refused, with block and rule."""

from typing import Any

import numpy as np
import pytest

from discern.instrument import (
    Bank,
    Choice,
    ChoiceError,
    check_choices,
    encode_batch,
    score_profile,
)

GOOD = Choice("talk-01", "talk-01-d", "talk-01-s", 4000)
OTHER = Choice("talk-02", "talk-02-d", "talk-02-s")


def bad(**changes: Any) -> list[Choice]:
    fields = {"block": GOOD.block, "most": GOOD.most, "least": GOOD.least, "ms": GOOD.ms} | changes
    return [OTHER, Choice(**fields)]


CASES: dict[str, tuple[list[Choice], str | None, str]] = {
    "unknown block": (bad(block="talk-99"), "talk-99", "unknown_block"),
    "most is least": (bad(least="talk-01-d"), "talk-01", "most_is_least"),
    "a block twice": ([GOOD, OTHER, GOOD], "talk-01", "repeated_block"),
    "most from another block": (bad(most="talk-03-d"), "talk-01", "item_not_in_block"),
    "least from another block": (bad(least="talk-03-d"), "talk-01", "item_not_in_block"),
    "unknown item": (bad(most="nothing"), "talk-01", "item_not_in_block"),
    "same unknown item": (bad(most="nothing", least="nothing"), "talk-01", "item_not_in_block"),
    "negative time": (bad(ms=-1), "talk-01", "bad_time"),
    "NaN time": (bad(ms=float("nan")), "talk-01", "bad_time"),
    "endless time": (bad(ms=float("inf")), "talk-01", "bad_time"),
    "empty": ([], None, "empty"),
}


@pytest.mark.parametrize("case", CASES)
def test_bad_answers_name_block_and_rule(bank: Bank, case: str) -> None:
    answers, block, rule = CASES[case]
    for call in (check_choices, score_profile):
        with pytest.raises(ChoiceError) as caught:
            call(bank, answers)
        assert (caught.value.block, caught.value.rule) == (block, rule)
        assert rule in str(caught.value)
        assert block is None or repr(block) in str(caught.value)


def test_good_answers_pass(bank: Bank) -> None:
    check_choices(bank, [GOOD, OTHER])


def test_many_people_become_arrays(bank: Bank) -> None:
    most, least = encode_batch(bank, ["talk-02", "talk-01"], [[GOOD], [OTHER, GOOD], []])
    np.testing.assert_array_equal(most, [[-1, 0], [0, 0], [-1, -1]])
    np.testing.assert_array_equal(least, [[-1, 2], [2, 2], [-1, -1]])


def test_blocks_outside_the_table_are_refused(bank: Bank) -> None:
    with pytest.raises(ChoiceError, match=r"block 'talk-01': is not among the blocks to be scored"):
        encode_batch(bank, ["talk-02"], [[GOOD]])
