"""What headings meant in earlier lists: kept in a file of the data folder."""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from discern.lists.headings import ROLES, Role, fold_heading

FILE = "headings.json"

MOST_REMEMBERED = 500

Meanings = dict[str, Role | None]
"""What columns are taken for by their headings, as `fold_heading` leaves them; None isn't read."""


def recall(folder: Path) -> Meanings:
    """What headings meant; nothing where nothing can be read."""
    try:
        kept = json.loads((folder / FILE).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(kept, dict):
        return {}
    return {heading: role for heading, role in kept.items() if role is None or role in ROLES}


def remember(folder: Path, meanings: Mapping[str, Role | None]) -> None:
    """Keep what headings mean from now on, the latest of so many. Nothing is lost where the folder can't be written to:
    the next list is asked about again.
    """
    named = {folded: role for heading, role in meanings.items() if (folded := fold_heading(heading))}
    # What must be ticked each time isn't remembered.
    known = {heading: role for heading, role in {**recall(folder), **named}.items() if role != "keep"}
    latest = dict(list(known.items())[-MOST_REMEMBERED:])
    with suppress(OSError):
        with NamedTemporaryFile("w", encoding="utf-8", dir=folder, delete=False) as file:
            json.dump(latest, file, ensure_ascii=False, indent=1)
        Path(file.name).replace(folder / FILE)
