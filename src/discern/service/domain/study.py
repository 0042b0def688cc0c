"""Unnamed answers for studies: what is left out of them, and the file they are written to and read from.

`docs/studies/data.md` says why, and documents the format.
"""

import csv
import io
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pydantic import BaseModel

from discern.contract.models.assessments import Answer
from discern.instrument import Bank, Choice, ChoiceError, check_choices
from discern.service.domain.scoring import to_choices
from discern.service.storage.measurement.answers import StoredSitting

FEWEST_PEOPLE = 30
"""Of fewer people nothing is exported: somebody who knows them could tell who is who."""

FEWEST_ALIKE = 10
"""A month or a language that fewer people share is left out."""

TIME_STEP_MS = 100
"""Times are rounded to this. Exact times could identify somebody."""

COLUMNS = (
    "person",
    "sitting",
    "weeks",
    "month",
    "form",
    "language",
    "bank",
    "version",
    "position",
    "block",
    "most",
    "least",
    "ms",
)


class StudyError(ValueError):
    """Answers that must not be exported, or a file that holds none; the message says why."""


class Sitting(BaseModel):
    """What one person answered at one time.

    ``person`` is random and the same for all sittings of a person within one export; ``sitting`` counts them from 1,
    and ``weeks`` is how many whole weeks lie between it and the first. ``month`` (such as 2026-11) and ``language`` are
    empty where few people share them.
    """

    person: str
    sitting: int
    weeks: int
    month: str
    form: str
    language: str
    bank: str
    version: str
    answers: list[Answer]


@dataclass(frozen=True, slots=True)
class FirstAnswers:
    """What to calibrate a bank from: one set of choices a person. ``others`` are people who answered other statements
    alone, ``repeated`` further sittings of those who count.
    """

    choice_sets: list[tuple[Choice, ...]]
    others: int
    repeated: int


@dataclass(frozen=True, slots=True)
class Excerpt:
    """What is exported: the sittings in random order, and how many people they are of."""

    sittings: list[Sitting]
    people: int


def make_excerpt(stored: Sequence[StoredSitting]) -> Excerpt:
    """Answers without what tells whose they are.

    Raises:
        StudyError: they are of fewer than `FEWEST_PEOPLE` people.
    """
    people = {each.person.id for each in stored}
    if len(people) < FEWEST_PEOPLE:
        raise StudyError(f"nothing is exported of fewer than {FEWEST_PEOPLE} people; there are {len(people)}")
    names = _draw_names(people)
    months = _common((each.person.id, f"{each.completed_at:%Y-%m}") for each in stored)
    languages = _common((each.person.id, each.language) for each in stored)
    before: dict[str, list[StoredSitting]] = {}
    sittings = []
    for each in sorted(stored, key=lambda one: one.completed_at):
        of_person = before.setdefault(each.person.id, [])
        of_person.append(each)
        month = f"{each.completed_at:%Y-%m}"
        sittings.append(
            Sitting(
                person=names[each.person.id],
                sitting=len(of_person),
                weeks=(each.completed_at - of_person[0].completed_at).days // 7,
                month=month if month in months else "",
                form=each.form,
                language=each.language if each.language in languages else "",
                bank=each.bank_id,
                version=each.bank_version,
                answers=[_rounded(answer) for answer in each.answers],
            )
        )
    # The order of a file must not tell who was first.
    secrets.SystemRandom().shuffle(sittings)
    return Excerpt(sittings, len(people))


def choose_answers(bank: Bank, sittings: Sequence[Sitting]) -> FirstAnswers:
    """Each person's first answers to a bank's statements."""
    firsts: dict[str, tuple[Choice, ...]] = {}
    fitting = 0
    for each in sorted(sittings, key=lambda one: (one.person, one.sitting)):
        choices = to_choices(each.answers)
        try:
            check_choices(bank, choices)
        except ChoiceError:
            continue
        fitting += 1
        firsts.setdefault(each.person, choices)
    people = {each.person for each in sittings}
    return FirstAnswers(list(firsts.values()), len(people) - len(firsts), fitting - len(firsts))


def _draw_names(people: set[str]) -> dict[str, str]:
    """Random ids that are made anew at every export and kept nowhere."""
    drawn: set[str] = set()
    while len(drawn) < len(people):
        drawn.add(f"p{secrets.token_hex(6)}")
    return dict(zip(people, drawn, strict=True))


def _common(pairs: Iterable[tuple[str, str]]) -> set[str]:
    """The values that enough people share."""
    counts = Counter(value for _, value in set(pairs))
    return {value for value, people in counts.items() if people >= FEWEST_ALIKE}


def _rounded(answer: Answer) -> Answer:
    return answer.model_copy(
        update={"ms": None if answer.ms is None else round(answer.ms / TIME_STEP_MS) * TIME_STEP_MS}
    )


def write_csv(sittings: Sequence[Sitting]) -> str:
    """A line an answer, in the order of `COLUMNS`."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for each in sittings:
        head = [each.person, each.sitting, each.weeks, each.month, each.form, each.language, each.bank, each.version]
        for position, answer in enumerate(each.answers):
            ms = "" if answer.ms is None else answer.ms
            lines.writerow([*head, position, answer.block, answer.most, answer.least, ms])
    return text.getvalue()


def read_csv(text: str) -> list[Sitting]:
    """The sittings of a file that `write_csv` made.

    Raises:
        StudyError: a column is missing, or a line holds no answer.
    """
    lines = csv.DictReader(io.StringIO(text))
    missing = [column for column in COLUMNS if column not in (lines.fieldnames or ())]
    if missing:
        raise StudyError(f"columns are missing: {', '.join(missing)}")
    found: dict[tuple[str, str], Sitting] = {}
    for number, line in enumerate(lines, start=2):
        try:
            answer = Answer.model_validate(
                {name: line[name] for name in ("block", "most", "least")}
                | {"ms": int(line["ms"]) if line["ms"] else None}
            )
            head = {column: line[column] for column in COLUMNS[:8]}
            sitting = found.setdefault(
                (line["person"], line["sitting"]), Sitting.model_validate(head | {"answers": []})
            )
        except ValueError:
            raise StudyError(f"line {number} holds no answer") from None
        sitting.answers.append(answer)
    return list(found.values())
