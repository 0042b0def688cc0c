"""The order in which a block's statements are shown."""

from collections import Counter

from discern.instrument import Bank, as_shown, shown_order


def test_the_statements_shown_are_those_of_the_block(bank: Bank) -> None:
    block = bank.blocks["talk-01"]
    seen = as_shown(block, 5)
    assert set(seen.items) == set(block.items)
    assert seen == as_shown(block, 5)


def test_every_order_is_shown_equally_often(bank: Bank) -> None:
    counts = Counter(shown_order(block, seed) for block in bank.blocks for seed in range(100))
    assert len(counts) == 24
    expected = 104 * 100 / 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7  # chi-square, 23 df, .999
