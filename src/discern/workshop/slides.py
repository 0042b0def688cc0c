"""What the slides of a deck say, as data. PowerPoint and a screen draw the same."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from discern.contract.certainty import Certainty
from discern.contract.styles import Style

Picture = Literal["circle", "bars"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One sentence, and the badge beside it, which says how sure it is; None where none has to be said."""

    text: str
    strength: Certainty | None = None


@dataclass(frozen=True, slots=True)
class Point:
    """A piece of advice, or a thing to do: a small line ``over`` it, how to do it, and the finding that it rests on."""

    text: str
    over: str = ""
    how: str = ""
    rests_on: Finding | None = None


@dataclass(frozen=True, slots=True)
class Slide:
    """A slide. Lines that are empty are left out.

    ``about`` is the slot of the plan that it fills, and ``title`` what links to it are called. A small line is ``over``
    the headline; ``findings`` are further ones below it, beside the ``picture`` of the team if there is one.
    ``points`` are beside each other; those that are ``in_order`` are done one after the other. ``styles`` has what each
    style is called, and a line on it. ``foot`` is in small letters; ``notes`` are for the presenter alone.
    """

    about: str
    title: str
    headline: Finding
    over: str = ""
    text: str = ""
    findings: tuple[Finding, ...] = ()
    picture: Picture | None = None
    points: tuple[Point, ...] = ()
    in_order: bool = False
    styles: Mapping[Style, tuple[str, str]] = field(default_factory=dict)
    foot: str = ""
    notes: str = ""
