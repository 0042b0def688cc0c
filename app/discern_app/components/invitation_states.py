"""Where somebody stands with an invitation: the word, the colour and the icon of each state, the same on every page."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from discern.contract.models.candidates import ProfileStatus
from discern_app.base.language import say
from discern_app.components.tables import Tone, badge_column

State: TypeAlias = ProfileStatus
"""That of a person, or of an assessment."""


@dataclass(frozen=True, slots=True)
class Look:
    """``icon`` is the name of a Material symbol."""

    tone: Tone
    icon: str


LOOKS: Mapping[State, Look] = {
    "created": Look("open", "mail"),
    "started": Look("open", "hourglass_top"),
    "completed": Look("good", "check_circle"),
    "withheld": Look("bad", "help"),
    "expired": Look("quiet", "event_busy"),
    "cancelled": Look("quiet", "link_off"),
    "none": Look("quiet", "person_off"),
}
"""A colour for people who are waited for, one for those who have finished, one for answers to talk about, and grey for
the rest.
"""

COLOURS: Mapping[Tone, str] = {"good": "green", "open": "violet", "bad": "orange", "quiet": "gray"}
"""The theme's colours of badges in text."""


def name_state(state: State, answered: int | None = None, total: int | None = None) -> str:
    """The word, and how far somebody who has started is where that is known."""
    if state == "started" and answered is not None and total is not None:
        return say("states-started", answered=answered, total=total)
    return say("states-name", state=state)


def badge_of(state: State, answered: int | None = None, total: int | None = None) -> str:
    """A badge as Markdown."""
    look = LOOKS[state]
    return f":{COLOURS[look.tone]}-badge[:material/{look.icon}: {name_state(state, answered, total)}]"


def state_column(label: str, more: Mapping[str, Tone], width: int) -> Any:
    """A column of badges, whose cells are lists of `name_state`; ``more`` are the tones of what else they have."""
    tones = {name_state(state): look.tone for state, look in LOOKS.items()}
    return badge_column(label, {**tones, **more}, width, help_=say("states-help"))
