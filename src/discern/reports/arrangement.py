"""What a report makes of its material: which statements, under which of our headings, in which order.

A language model may choose. It answers in ids alone, and an answer with anything else than what it was given is
refused, so every sentence that a reader sees is one of ours.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Protocol

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from discern.contract import Insight
from discern.contract.models.reports import Writing
from discern.reports.material import Material
from discern.reports.section_plan import Outline, SectionId

ALWAYS: frozenset[SectionId] = frozenset({"scores", "certainty"})
"""Sections that say what limits a report: they stay as they are, whoever chooses."""

MOST_TOPICS = 4
"""The most situations that come first."""

QUESTIONS = 3
"""How many questions a report asks."""

Id = Annotated[str, Field(max_length=40)]


class RefusedError(ValueError):
    """An arrangement that isn't made of what was given. The message says why, in words that can be sent back."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The sections in order, each with its statements, and the topics of the cards that come first.

    ``questions`` are the ids of three questions, or none for the usual ones; ``agenda`` is the id of an agenda, or None
    for the usual one.
    """

    sections: tuple[Outline, ...]
    topics: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    agenda: str | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """What may be chosen beside the statements: topics, questions and agendas by id, with what each asks or is for."""

    topics: Sequence[str] = ()
    questions: Mapping[str, str] = field(default_factory=dict)
    agendas: Mapping[str, str] = field(default_factory=dict)


class Arranger(Protocol):
    """A language model as reports see it; network errors never leave it."""

    @property
    def model(self) -> str: ...

    async def arrange(
        self, material: Material, plan: Sequence[Outline], offer: Offer
    ) -> tuple[Arrangement | None, Writing]:
        """None if it gave no arrangement that could be used; and what it took."""
        ...


class _Section(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    id: Id
    statements: Annotated[list[Id], Field(min_length=1, max_length=40)]


class _Arranged(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    sections: Annotated[list[_Section], Field(min_length=1, max_length=20)]
    topics: Annotated[list[Id], Field(max_length=MOST_TOPICS)] = []
    questions: Annotated[list[Id], Field(max_length=QUESTIONS)] = []
    agenda: Id = ""


def open_sections(plan: Sequence[Outline]) -> list[Outline]:
    """The sections that somebody may choose."""
    return [section for section in plan if section.id not in ALWAYS]


def short_ids(plan: Sequence[Outline]) -> dict[str, Insight]:
    """All statements that may be chosen under short, neutral ids: s1, s2 …"""
    statements = {each.id: each for section in open_sections(plan) for each in section.may}
    return {f"s{n}": statement for n, statement in enumerate(statements.values(), start=1)}


def read_arrangement(data: Any, plan: Sequence[Outline], offer: Offer) -> Arrangement:
    """The arrangement in a decoded answer, with the sections of `ALWAYS` in their places.

    Args:
        data: ``{"sections": [{"id", "statements": [short ids]}], "topics": [names], "questions": [ids],
            "agenda": id}``, where all but the sections may be missing or empty.
        plan: the rules' own sections.
        offer: what else may be chosen.

    Raises:
        RefusedError: it is of another shape; or it names a section, statement, topic, question or agenda that wasn't
            given, one twice, a statement in a section that it can't be in, too many, or fewer questions than three; or
            the summary lacks the main point.
    """
    try:
        asked = _Arranged.model_validate(data)
    except (ValidationError, RecursionError):
        raise RefusedError("the answer was not one JSON object of the schema") from None
    given = {section.id: section for section in open_sections(plan)}
    ids = short_ids(plan)
    chosen: dict[str, Outline] = {}
    for each in asked.sections:
        section = given.get(each.id)  # type: ignore[call-overload]
        if section is None or each.id in chosen:
            raise RefusedError("each section must be one of those given, once")
        chosen[each.id] = replace(section, statements=_choose(each.statements, section, ids))
    if not _is_choice(asked.topics, offer.topics):
        raise RefusedError("each topic must be one of those given, once")
    if not _is_choice(asked.questions, offer.questions) or len(asked.questions) not in {0, QUESTIONS}:
        raise RefusedError(f"the questions must be {QUESTIONS} of those given, each once, or none")
    if asked.agenda and asked.agenda not in offer.agendas:
        raise RefusedError("the agenda must be one of those given")
    sections = tuple(_complete(plan, list(chosen.values())))
    return Arrangement(sections, tuple(asked.topics), tuple(asked.questions), asked.agenda or None)


def _is_choice(asked: Sequence[str], given: Collection[str]) -> bool:
    return len(set(asked)) == len(asked) and set(asked) <= set(given)


def _choose(asked: Sequence[str], section: Outline, ids: Mapping[str, Insight]) -> tuple[Insight, ...]:
    may = {each.id for each in section.may}
    statements = [ids[each] for each in asked if each in ids]
    if len(statements) < len(asked) or len(set(asked)) < len(asked) or any(each.id not in may for each in statements):
        raise RefusedError(f"each statement of {section.id} must be one of those given for it, once")
    if len(statements) > section.most:
        raise RefusedError(f"{section.id} has room for {section.most} statements")
    return tuple(statements)


def _complete(plan: Sequence[Outline], chosen: list[Outline]) -> list[Outline]:
    """The chosen sections with the summary first, the scores after it, and how certain it all is at the end."""
    summary = next((section for section in plan if section.id == "summary"), None)
    if summary is not None:
        taken = next((section for section in chosen if section.id == "summary"), None)
        if taken is None or summary.statements[0] not in taken.statements:
            raise RefusedError("the summary must be there and hold the main point, which is its first statement")
        chosen = [taken, *(section for section in chosen if section is not taken)]
    place = 0 if summary is None else 1
    scores = [section for section in plan if section.id == "scores"]
    certainty = [section for section in plan if section.id == "certainty"]
    return [*chosen[:place], *scores, *chosen[place:], *certainty]
