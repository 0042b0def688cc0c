"""Replaces names with placeholders and back: what is analysed, written and stored contains only placeholders.

Why: docs/decisions/0018-reports-without-names.md
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import BaseModel

from discern.contract.base_models import CandidateRef
from discern.contract.models.reports import QuestionAnswer, ReportDocument
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamRef
from discern.reports.asking.question_words import NOT_NAMES
from discern.words import given_name

T = TypeVar("T", bound=BaseModel)

TEAM = TeamRef(id="[TEAM-ID]", name="[TEAM]")

_PLACEHOLDER = re.compile(r"\[(?:P|PID|AID)\d+\]|\[TEAM(?:-ID)?\]")


@dataclass(frozen=True, slots=True)
class Roster:
    """The people behind the placeholders: ``people[0]`` is ``[P1]``, and ``assessments[0]`` is ``[AID1]``."""

    people: tuple[CandidateRef, ...]
    assessments: tuple[str, ...]
    team: TeamRef | None = None

    @property
    def subject_ids(self) -> list[str]:
        """The ids of what a report is about: the team if there is one, or else the people."""
        return [person.id for person in self.people] if self.team is None else [self.team.id]

    @property
    def placeholders(self) -> frozenset[str]:
        """What stands for the names of the people and, if there is one, of the team."""
        people = {f"[P{n}]" for n, _ in enumerate(self.people, start=1)}
        return frozenset(people if self.team is None else {*people, TEAM.name})

    def texts(self) -> dict[str, str]:
        """What to replace each placeholder with; namesakes get their external id, or their number, in brackets."""
        shared = Counter(person.name for person in self.people)
        found: dict[str, str] = {}
        for n, person in enumerate(self.people, start=1):
            apart = f"{person.name} ({person.external_id or n})"
            found[f"[P{n}]"] = person.name if shared[person.name] == 1 else apart
            found[f"[PID{n}]"] = person.id
        found |= {f"[AID{n}]": id_ for n, id_ in enumerate(self.assessments, start=1)}
        if self.team is not None:
            found |= {TEAM.name: self.team.name, TEAM.id: self.team.id}
        return found

    def given_names(self) -> dict[str, str]:
        """What to call each person once their name has been given; nobody whose given name is part of another's."""
        parts = Counter(part for person in self.people for part in {*person.name.casefold().split()})
        called = {f"[P{n}]": given_name(person.name) for n, person in enumerate(self.people, start=1)}
        return {placeholder: name for placeholder, name in called.items() if parts[name.casefold()] == 1}


def hide(results: Sequence[Results]) -> tuple[list[Results], Roster]:
    """The results with placeholders for names and ids, and the roster that reverses it."""
    hidden = [
        each.model_copy(
            update={
                "candidate": CandidateRef(id=f"[PID{n}]", name=f"[P{n}]"),
                "assessment_id": f"[AID{n}]",
                # Their sentences have names in them. Insight speaks anew, of the placeholders.
                "insights": [],
            }
        )
        for n, each in enumerate(results, start=1)
    ]
    return hidden, Roster(tuple(each.candidate for each in results), tuple(each.assessment_id for each in results))


def reveal(written: T, roster: Roster) -> T:
    """A document or an answer with placeholders replaced by names and ids, validated again.

    A report and an answer call people by their given names once they have named them.
    """
    reference = _Names(roster.texts())
    is_read = isinstance(written, ReportDocument | QuestionAnswer)
    prose = _Names(roster.texts(), roster.given_names()) if is_read else reference
    filled = {
        part: (prose if part in _PROSE else reference).fill(value)
        for part, value in written.model_dump(mode="json").items()
    }
    return type(written).model_validate(filled)


_PROSE = frozenset({"sentences", "pages"})
"""The parts of a report or an answer that are read in order; the evidence is looked up, and names people in full."""


class _Names:
    """Fills in names, ``texts`` by placeholder, in one pass: a name that looks like a placeholder stays.

    Somebody who has been named is then ``called`` by another name, but where the name stands alone, as in a heading.
    """

    def __init__(self, texts: Mapping[str, str], called: Mapping[str, str] | None = None) -> None:
        self._texts = texts
        self._called = called or {}
        self._named: set[str] = set()

    def fill(self, value: Any) -> Any:
        """``value`` with the placeholders in all its strings replaced."""
        if isinstance(value, str):
            return self._fill(value)
        if isinstance(value, list):
            return [self.fill(each) for each in value]
        if isinstance(value, dict):
            return {name: self.fill(each) for name, each in value.items()}
        return value

    def _fill(self, text: str) -> str:
        """A text that names somebody for the first time names everybody in full."""
        found = {*_PLACEHOLDER.findall(text)}
        is_known = found <= self._named and text not in found
        names = {**self._texts, **self._called} if is_known else self._texts
        self._named |= found
        return _PLACEHOLDER.sub(lambda match: names.get(match[0], match[0]), text)


def hide_in_question(question: str, roster: Roster) -> str:
    """A question with placeholders for the names in ``roster`` and "somebody" for whatever may identify anybody else.

    That is e-mail and web addresses, phone numbers, ids, and words written like names.
    """
    text = hide_known(question, roster)
    # The last of these are ids, such as `asm_…`.
    text = re.sub(r"\S+@\S+|https?:\S+|www\.\S+|\+?\d[\d ()./-]{5,}\d|\b\w+_\w{8,}\b", "somebody", text)
    return _hide_strangers(text)


def hide_known(question: str, roster: Roster) -> str:
    """A question with placeholders for the names in ``roster`` alone: for us to read, and for no one else."""
    text = question
    # Full names first and the longest first, so that "Ana Maria Ruiz" is gone before "Ana" is looked for.
    for n, person in sorted(enumerate(roster.people, start=1), key=lambda item: -len(item[1].name)):
        text = _replace_words(text, person.name, f"[P{n}]")
        for known in (person.id, person.external_id):
            if known:
                text = _replace_words(text, known, f"[P{n}]")
    # Then parts of names. A first name that two people share would point to the wrong one, and is left to
    # `_hide_strangers`.
    for n, person in enumerate(roster.people, start=1):
        first = person.name.split()[0] if person.name.split() else ""
        alone = sum(first.casefold() in each.name.casefold().split() for each in roster.people) == 1
        if len(first) > 1 and alone:
            text = _replace_words(text, first, f"[P{n}]")
        for part in person.name.split()[1:]:
            if len(part) > 1:
                text = _replace_words(text, part, f"[P{n}]")
    if roster.team is not None:
        text = _replace_words(text, roster.team.name, "the team")
        text = _replace_words(text, roster.team.id, "the team")
    # Of a first and a last name, each has become the placeholder.
    return re.sub(r"(\[P\d+\])(?:\s+\1)+", r"\1", text)


def _hide_strangers(text: str) -> str:
    """``text`` with "somebody" for every capitalised word, or word in another script, that isn't known not to be a
    name."""

    def hide_word(match: re.Match[str]) -> str:
        word = match[0]
        bare = re.sub(r"[’']\w*$", "", word).casefold()
        return word if bare in NOT_NAMES or re.fullmatch(r"[DISC]{1,4}|[DISC][disc]", word) else "somebody"

    # Placeholders are left alone: what follows a bracket, and P with a digit.
    hidden = re.sub(
        r"(?<!\[)\b(?!P\d)[^\W\d_a-z][^\W\d_]*(?:[’'-][^\W\d_]+)*",
        lambda m: hide_word(m) if m[0][0].isupper() or not m[0].isascii() else m[0],
        text,
    )
    return re.sub(r"\bsomebody(?:\s+somebody)+", "somebody", hidden)


def _replace_words(text: str, name: str, placeholder: str) -> str:
    """``text`` with ``name`` replaced as whole words, in any case and spacing.

    A name that is also a word of questions, such as Will or May, counts only with its capital inside a sentence.
    """
    words = r"\s+".join(re.escape(word) for word in name.split())
    if not words:
        return text
    is_word = name.casefold() in NOT_NAMES
    before, flags = (r"(?<=[\w,] )", re.NOFLAG) if is_word else (r"(?<![\w\[])", re.IGNORECASE)
    return re.sub(rf"{before}{words}(?!\w)", lambda _: placeholder, text, flags=flags)
