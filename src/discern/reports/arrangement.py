"""What a report makes of its material: which statements, under which of our headings, in which order.

A language model may choose. It answers in ids alone, and an answer with anything else than what it was given is
refused, so every sentence that a reader sees is one of ours. What our rules demand, they supply: a summary with the
main point, three questions, nothing twice.

Why: docs/decisions/0018-reports-without-names.md
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Protocol

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from discern.contract.models.insights import Insight
from discern.contract.models.reports import MOST_SITUATIONS, Writing
from discern.reports.material import Material
from discern.reports.sections import Outline, SectionId

ALWAYS: frozenset[SectionId] = frozenset({"portrait", "scores", "certainty"})
"""Sections that stay as they are, whoever chooses: how somebody works, and what limits a report."""

QUESTIONS = 3
"""How many questions a report asks."""

Id = Annotated[str, Field(max_length=40)]


class RefusedError(ValueError):
    """An arrangement that isn't made of what was given. The message says why, in words that can be sent back."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The sections, each with its statements, and the topics of the cards; none for the usual ones.

    ``questions`` are the ids of three questions, or none for the usual ones; ``agenda`` is the id of an agenda, or None
    for the usual one.
    """

    sections: tuple[Outline, ...]
    topics: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    agenda: str | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """What the parts of a report are made of: its material, and what was chosen of it."""

    material: Material
    arranged: Arrangement

    def outline(self, id_: str) -> Outline | None:
        """A section; None where nothing was chosen for it."""
        return next((section for section in self.arranged.sections if section.id == id_), None)

    def ask(self, known: Mapping[str, str], most: int = QUESTIONS) -> list[str]:
        """Some of the ``known`` questions, which are by their ids: the chosen ones or, without these, the first."""
        return [known[id_] for id_ in (self.arranged.questions or list(known))[:most]]


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
    topics: Annotated[list[Id], Field(max_length=2 * MOST_SITUATIONS)] = []
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
    """The arrangement in a decoded answer, with the sections of `ALWAYS`.

    What is named twice is taken once, where it is named first: a JSON schema can't ask for more than that.

    Args:
        data: ``{"sections": [{"id", "statements": [short ids]}], "topics": [names], "questions": [ids],
            "agenda": id}``, where all but the sections may be missing or empty.
        plan: the rules' own sections.
        offer: what else may be chosen.

    Raises:
        RefusedError: it is of another shape; or it names a section, statement, topic, question or agenda that wasn't
            given, a statement in a section that it can't be in, or too many.
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
        if section is None:
            raise RefusedError("each section must be one of those given")
        chosen.setdefault(each.id, replace(section, statements=_choose(each.statements, section, ids)))
    topics, questions = _once(asked.topics), _once(asked.questions)
    if not set(topics) <= set(offer.topics):
        raise RefusedError("each topic must be one of those given")
    if len(topics) > MOST_SITUATIONS:
        raise RefusedError(f"there is room for {MOST_SITUATIONS} topics")
    if not set(questions) <= offer.questions.keys():
        raise RefusedError("each question must be one of those given")
    if asked.agenda and asked.agenda not in offer.agendas:
        raise RefusedError("the agenda must be one of those given")
    sections = tuple(_complete(plan, [*chosen.values()]))
    if questions:
        questions = _once([*questions, *offer.questions])[:QUESTIONS]
    return Arrangement(sections, topics, questions, asked.agenda or None)


def _once(asked: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(asked))


def _choose(asked: Sequence[str], section: Outline, ids: Mapping[str, Insight]) -> tuple[Insight, ...]:
    may = {each.id for each in section.may}
    statements = [ids[each] for each in _once(asked) if each in ids]
    if not set(asked) <= ids.keys() or any(each.id not in may for each in statements):
        raise RefusedError(f"each statement of {section.id} must be one of those given for it")
    if len(statements) > section.most:
        raise RefusedError(f"{section.id} has room for {section.most} statements")
    return tuple(statements)


def _complete(plan: Sequence[Outline], chosen: Sequence[Outline]) -> Iterator[Outline]:
    """The chosen sections and those of `ALWAYS`, in the order of the rules: each has its place in the report.

    A summary without the main point, or the warning before it, gets them as its first statements.
    """
    taken = {section.id: section for section in chosen}
    for section in plan:
        if section.id == "summary":
            yield _lead(section, taken.get("summary"))
        elif section.id in ALWAYS:
            yield section
        elif section.id in taken:
            yield taken[section.id]


def _lead(summary: Outline, chosen: Outline | None) -> Outline:
    leads = next((n for n, each in enumerate(summary.statements) if each.kind != "caveat"), 0)
    points = summary.statements[: leads + 1]
    rest = [] if chosen is None else [each for each in chosen.statements if each not in points]
    if chosen is not None and all(point in chosen.statements for point in points):
        return chosen
    return replace(summary, statements=(*points, *rest)[: summary.most])
