"""The parts of a claim: its arguments, its certainty, and the figures it rests on.

Why: docs/decisions/0015-claims-and-catalogues.md
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import LIKELY, OPEN, Certainty, certainty
from discern.contract.models.insights import (
    Argument,
    Claim,
    CountArgument,
    Figure,
    NumberArgument,
    PersonArgument,
    StylesArgument,
    TextArgument,
    TopicArgument,
)
from discern.contract.models.results import Results
from discern.contract.styles import Style

NAMES = ("a", "b", "c", "d")
"""What the people of a claim are called among its arguments: at most four are named."""

SUREST_FIRST: Sequence[Certainty] = ("very likely", "likely", "leaning")
"""The words for the certainty of what is claimed."""

PORTRAIT_KINDS = ("portrait", "energises", "drains", "do", "dont", "ask")
"""The kinds that portray a person: prose, and lists of a line each, in the order they are shown."""

ADVICE_KINDS = ("strength", "watch_out", "question", "try")
"""The kinds of advice about a person or a team, in the order they are shown."""

Value = Argument | str | int | float | Sequence[Style]
"""What an argument is made of: a str is a topic, an int a count, a float a number, a sequence the styles."""


def claim(
    id_: str,
    kind: str,
    message: str,
    probability: float | None,
    evidence: Iterable[Figure],
    people: Sequence[CandidateRef],
    **values: Value,
) -> Claim:
    """A claim; ``probability`` is None where nothing is claimed."""
    arguments: dict[str, Argument] = {name: PersonArgument(person=n) for n, name in enumerate(NAMES[: len(people)])}
    arguments |= arguments_of(values)
    return Claim(
        id=id_,
        kind=kind,
        message=message,
        arguments=arguments,
        probability=probability,
        strength=OPEN if probability is None else certainty(probability),
        evidence=list(evidence),
        people=list(people),
    )


def claim_several_banks(results: Sequence[Results], about: Literal["pair", "team"]) -> Iterator[Claim]:
    """A caveat where results were scored by more than one bank: other languages, statements or parameters.

    Results whose service names no bank don't count.
    """
    known = [each.instrument for each in results if each.instrument is not None]
    languages = {each.language for each in known if each.language}
    banks = {(each.id, each.version, each.fingerprint) for each in known}
    if len(languages) > 1 and not all(each.translation in {None, "linked"} for each in known):
        evidence = [count_figure("evidence-languages", len(languages))]
        yield claim("several-languages", "caveat", f"{about}-several-languages", None, evidence, ())
    elif len(banks) > 1:
        evidence = [count_figure("evidence-banks", len(banks))]
        yield claim("several-banks", "caveat", f"{about}-several-banks", None, evidence, ())


def advice(base: Claim, kind: str, message: str, suffix: str = "", /, **values: Value) -> Claim:
    """Advice that rests on ``base``: it takes over the probability, the strength, the evidence and the people.

    Its id is its kind and the id of ``base``, with ``suffix`` where there are several of a kind. Its arguments are the
    people and ``values``.
    """
    people = {name: each for name, each in base.arguments.items() if each.type == "person"}
    arguments = people | arguments_of(values)
    changed = {"id": f"{kind}-{base.id}{suffix}", "kind": kind, "message": message, "arguments": arguments}
    return base.model_copy(update=changed)


def arguments_of(values: Mapping[str, Value]) -> dict[str, Argument]:
    """Plain values as typed arguments."""
    return {name: _argument(value) for name, value in values.items()}


def _argument(value: Value) -> Argument:
    match value:
        case str():
            return TopicArgument(topic=value)
        case int():
            return CountArgument(count=value)
        case float():
            return NumberArgument(value=value)
        case Sequence():
            return StylesArgument(styles=tuple(value))
        case _:
            return value


def probability_figure(message: str, probability: float, **values: Value) -> Figure:
    """A probability that a claim rests on."""
    return Figure(message=message, arguments=arguments_of(values), value=NumberArgument(value=probability))


def number_figure(message: str, value: float, digits: int, **values: Value) -> Figure:
    """A figure that a claim rests on, shown with ``digits`` after the point."""
    return Figure(message=message, arguments=arguments_of(values), value=NumberArgument(value=value, digits=digits))


def interval_figure(
    message: str, value: float | None, interval: tuple[float, float] | None, digits: int = 0, **values: Value
) -> Figure:
    """A figure with its interval, or an interval alone."""
    number = NumberArgument(value=value, interval=interval, digits=digits)
    return Figure(message=message, arguments=arguments_of(values), value=number)


def count_figure(message: str, count: int, **values: Value) -> Figure:
    """A number of people or things."""
    return Figure(message=message, arguments=arguments_of(values), value=CountArgument(count=count))


def text_figure(message: str, text: str, **values: Value) -> Figure:
    """A name or an id that is given and not translated."""
    return Figure(message=message, arguments=arguments_of(values), value=TextArgument(text=text))


def topic_figure(message: str, topic: str, **values: Value) -> Figure:
    """One of the answers that the catalogue has a word for, such as "yes"."""
    return Figure(message=message, arguments=arguments_of(values), value=TopicArgument(topic=topic))


def doubted_in(results: Iterable[Results]) -> set[str]:
    """The ids of people whose answers look random."""
    return {each.candidate.id for each in results if each.quality.looks_random}


def is_claimed(probability: float) -> bool:
    """Whether ``probability`` is high enough to claim anything that the levels of styles don't matter for."""
    return certainty(probability) != OPEN


def is_said(probability: float, *, settled: bool) -> bool:
    """Whether it is high enough for what rests on the levels of styles: at least likely, until they are ``settled``."""
    return is_claimed(probability) if settled else probability >= LIKELY


def styles_of(said: Claim, name: str = "styles") -> tuple[Style, ...]:
    """The styles among a claim's arguments; empty where it has none of this name."""
    argument = said.arguments.get(name)
    return argument.styles if isinstance(argument, StylesArgument) else ()


def end_of(said: Claim) -> str:
    """The end of an axis among a claim's arguments; empty where it has none."""
    argument = said.arguments.get("end")
    return argument.topic if isinstance(argument, TopicArgument) else ""
