"""Banks in which some blocks have an infrequency statement."""

from collections.abc import Mapping

from discern.instrument import Bank, bank_to_dict, parse_bank

INTERCEPT = -2.0
"""How much less an infrequency statement appeals than others do, on the standardised metric."""


def with_infrequency(bank: Bank, columns: Mapping[str, int], intercept: float = INTERCEPT) -> Bank:
    """The bank with an infrequency statement in place of one style's in some blocks.

    Args:
        bank: the bank, which stays as it is.
        columns: by block, the column (0..3) of the style whose statement is replaced.
        intercept: that of the statements.
    """
    data = bank_to_dict(bank)
    for block in data["blocks"]:
        if block["id"] in columns:
            item = block["items"][columns[block["id"]]]
            text = f"I know block {block['id']} by heart"
            item.update(style=None, key=0, loading=0.0, intercept=intercept, text=text)
    return parse_bank(data)
