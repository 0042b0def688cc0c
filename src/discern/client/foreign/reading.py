"""What reading somebody else's payload gives, and the two ways in which it can fail."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from discern.client.foreign.scales import Scale
from discern.contract import ByStyle

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class ReadingError(ValueError):
    """A payload that can't be read. The message is fit for a banner."""


class UnsupportedAnswer(ReadingError):  # noqa: N818 - named as what it is
    """A kind of answer we don't support: it may be right, but what it means isn't certain."""


class NotAnAnswer(ReadingError):  # noqa: N818
    """Not an answer of this service: nothing in it is what was asked for."""


@dataclass(frozen=True, slots=True)
class GivenScores:
    """Four scores exactly as the payload has them.

    ``name`` says where they stood (``raw_scores.natural``); ``scale`` is null where the payload does not tell it for
    certain, and ``remark`` says in words what the numbers are.
    """

    name: str
    scores: ByStyle[float]
    scale: Scale | None
    remark: str


@dataclass(frozen=True, slots=True)
class Reading(Generic[T_co]):
    """``value`` holds what is certain, ``notes`` what was converted, stood in for, left out or is missing, ``raw`` the
    payload untouched, and ``given`` the scores in it as they stood.
    """

    value: T_co
    raw: Any
    notes: tuple[str, ...] = ()
    given: tuple[GivenScores, ...] = ()


@dataclass(frozen=True, slots=True)
class Tolerance:
    """That a client reads payloads of other shapes than the contract's; ``scale`` is what the user says of scores whose
    scale the service does not name.
    """

    scale: Scale | None = None


def clean_read(value: T, raw: Any) -> Reading[T]:
    """The reading of a payload that keeps the contract: nothing was guessed."""
    return Reading(value, raw)
