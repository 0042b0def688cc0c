"""Text in a file that a spreadsheet may open, which would compute what starts like a formula."""

import re
from typing import Literal

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""First characters of cells that a spreadsheet would take for a formula."""

_LATER_FORMULA = {
    separator: re.compile(f'({separator}[ "]*)(?=[{re.escape("".join(_FORMULA))}])') for separator in (",", ";")
}


def guard(text: str, other_separator: Literal[",", ";"] = ";") -> str:
    """Text that starts like a formula with an apostrophe before it, so that it stays text.

    So does what would start like one in a spreadsheet that separates cells by ``other_separator``: it would split the
    cell there.
    """
    guarded = _LATER_FORMULA[other_separator].sub(r"\1'", text)
    return f"'{guarded}" if guarded.startswith(_FORMULA) else guarded
