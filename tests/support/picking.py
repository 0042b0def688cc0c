"""Picks by column for people made up in tests; nobody picks an infrequency statement as most like themselves."""

from discern.instrument import ItemBlock


def pick(block: ItemBlock, most: int, least: int) -> tuple[str, str]:
    """The ids of the items in these columns (0..3) as most and least; the next column is the most where that one has an
    infrequency statement."""
    if most == block.infrequency:
        most = next(column for column in range(most + 1, most + 4) if column % 4 != least) % 4
    return block.items[most].id, block.items[least].id


def pick_by_style(block: ItemBlock, most: int, least: int) -> tuple[str, str]:
    """The ids that somebody picks who is high in one style and low in another, each by its column (0..3), and for whom
    an infrequency statement is the last that fits."""
    level = {most: 2.0, least: -2.0}
    fits = [
        -9.0 if item.style is None else item.key * level.get(column, 0.5 - column / 10)
        for column, item in enumerate(block.items)
    ]
    return block.items[fits.index(max(fits))].id, block.items[fits.index(min(fits))].id


def style_of(item_id: str) -> str:
    """The style's letter in an item's id, `X` for an infrequency statement."""
    return item_id.rpartition("-")[2][0].upper()
