"""The result of reading another service's payload, and the two ways in which it can fail."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from discern.client.foreign.scales import Scale
from discern.contract.styles import ByStyle

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

    ``name`` is their place in it (``raw_scores.natural``); ``scale`` is null unless the payload names it for certain;
    ``remark`` says in words what the numbers are.
    """

    name: str
    scores: ByStyle[float]
    scale: Scale | None
    remark: str


@dataclass(frozen=True, slots=True)
class Reading(Generic[T_co]):
    """A payload as the contract's model.

    Attributes:
        value: what is certain.
        raw: the payload, unchanged.
        notes: sentences on what was converted, assumed, left out or missing.
        given: the scores in the payload, as they are there.
    """

    value: T_co
    raw: Any
    notes: tuple[str, ...] = ()
    given: tuple[GivenScores, ...] = ()


@dataclass(frozen=True, slots=True)
class ForeignPayloads:
    """How a client reads payloads that don't follow the contract.

    ``scale`` is that of scores for which the service names none; null if you don't know it either.
    """

    scale: Scale | None = None


def clean_read(value: T, raw: Any) -> Reading[T]:
    """The reading of a payload that follows the contract."""
    return Reading(value, raw)
