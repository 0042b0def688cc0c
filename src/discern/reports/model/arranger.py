"""A model that arranges: ask, check what it chose, ask once more with the reason, return what holds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from discern.contract.models.reports import Writing
from discern.reports.arrangement import Arrangement, Id, Offer, RefusedError, read_arrangement
from discern.reports.material import Material
from discern.reports.model.completion_request import Model
from discern.reports.model.prompts import MOST_PICKED, ask_to_arrange, ask_to_pick
from discern.reports.model.provider_formats import Prompt
from discern.reports.sections import Outline

MAX_TRIES = 2
"""Attempts: one, and one more with the reason for the refusal."""

T = TypeVar("T")


class _Picked(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    answered: bool
    texts: Annotated[list[Id], Field(max_length=MOST_PICKED)]


@dataclass(frozen=True, slots=True)
class ModelArranger:
    """Arranges reports and finds what answers a question. It gives back nothing that it wasn't given."""

    asked: Model

    @property
    def model(self) -> str:
        return self.asked.config.model

    async def arrange(
        self, material: Material, plan: Sequence[Outline], offer: Offer
    ) -> tuple[Arrangement | None, Writing]:
        """An arrangement of the material; None if it gave none that holds. And what it took."""
        return await ask_twice(
            self.asked,
            lambda reasons: ask_to_arrange(material, plan, offer, reasons),
            lambda data: read_arrangement(data, plan, offer),
        )

    async def pick(self, question: str, texts: Mapping[str, str]) -> tuple[list[str] | None, Writing]:
        """The ids of those of the ``texts`` that answer a question, the best first, [] if none does.

        None if the model gave no answer that holds. And what it took.
        """
        return await ask_twice(
            self.asked, lambda reasons: ask_to_pick(question, texts, reasons), lambda data: read_picked(data, texts)
        )


async def ask_twice(
    asked: Model,
    prompt: Callable[[Sequence[str]], Prompt],
    read: Callable[[Any], T],
    *,
    within_s: float | None = None,
) -> tuple[T | None, Writing]:
    """What is read from an answer, or from a second that was asked with the reason; None if neither holds.

    ``within_s`` are the seconds for both; without them each has the model's time-out.
    """
    writing = Writing()
    reasons: list[str] = []
    for _ in range(MAX_TRIES):
        timeout_s = asked.timeout_s if within_s is None else within_s - writing.seconds
        if timeout_s <= 0:
            break
        reply = await asked.ask(prompt(reasons), timeout_s)
        writing = add(writing, reply.writing)
        if reply.problem is not None:
            reasons = ["the answer was not one JSON object of the schema"]
            continue
        try:
            return read(reply.data), writing
        except RefusedError as error:
            reasons = [str(error)]
            writing = add(writing, Writing(refused=1))
    return None, writing


def read_picked(data: Any, texts: Mapping[str, str]) -> list[str]:
    """The ids in a decoded answer, each once.

    Raises:
        RefusedError: it is of another shape, or names a text that wasn't given.
    """
    try:
        picked = _Picked.model_validate(data)
    except (ValidationError, RecursionError):
        raise RefusedError("the answer was not one JSON object of the schema") from None
    if not set(picked.texts) <= texts.keys():
        raise RefusedError("each text must be one of those given")
    return list(dict.fromkeys(picked.texts)) if picked.answered else []


def add(a: Writing, b: Writing) -> Writing:
    """The usage of both; the cost is None only if both costs are unknown."""
    cost = None if a.cost is None and b.cost is None else (a.cost or 0.0) + (b.cost or 0.0)
    return Writing(
        requests=a.requests + b.requests,
        input_tokens=a.input_tokens + b.input_tokens,
        output_tokens=a.output_tokens + b.output_tokens,
        seconds=round(a.seconds + b.seconds, 3),
        refused=a.refused + b.refused,
        cost=cost,
    )
