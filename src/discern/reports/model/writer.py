"""A model as a writer: ask, check every sentence, ask once more with the reasons, return what passed."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from discern.contract import Insight
from discern.contract.models.reports import QuestionAnswer, Sentence, Writer, Writing
from discern.reports.assembly import Draft, add
from discern.reports.grounding import Violation, check
from discern.reports.grounding.words import EXCLUDED, PRIVATE
from discern.reports.material import Material
from discern.reports.model.completion_request import Model
from discern.reports.model.prompts import ask_question, ask_section, short_ids
from discern.reports.model.provider_formats import Prompt
from discern.reports.placeholders import Roster, hide_in_question
from discern.reports.section_plan import Outline

MAX_TRIES = 2
"""Attempts at a section: one, and one more with the reasons for the refusals."""

MAX_UNREACHED = 2
"""After this many requests in a row that failed to reach the provider, it isn't asked again for this report."""

MAX_STATEMENTS = 60
"""The most statements sent along with a question."""

NOT_SAID = "The answers don't say."
NOT_REACHED = "The language model can't be reached at the moment, so there is no answer."
NOT_FOR_THAT = (
    "Discern isn't for that: it is for how people work together, not for choosing, paying, judging or diagnosing them."
)


class _Sentence(BaseModel):
    model_config = ConfigDict(strict=True)

    text: Annotated[str, Field(max_length=2_000)]
    statements: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20)]


class _Written(BaseModel):
    model_config = ConfigDict(strict=True)

    sentences: Annotated[list[_Sentence], Field(max_length=40)]
    answered: bool = True


@dataclass(slots=True)
class ModelWriter:
    """Writes one report or answers one question. Create one for each: it counts the failures to reach ``asked``."""

    asked: Model
    _unreached: int = field(default=0, init=False)

    @property
    def model(self) -> str:
        return self.asked.config.model

    async def write_section(self, material: Material, section: Outline) -> Draft:
        """The sentences of a section that pass the check; none if fewer than two do (or one, of a single statement)."""
        sound, writing, _ = await self._try(
            lambda reasons: ask_section(material, section, reasons), section.statements, section.most
        )
        wanted = min(2, len(section.statements))
        return Draft(tuple(sound) if len(sound) >= wanted else (), writing)

    async def answer(self, material: Material, question: str, roster: Roster) -> tuple[QuestionAnswer, Writing]:
        """Answer a question, with placeholders for names; `NOT_SAID` if no sentence passes the check.

        The question is sent without names: those in ``roster`` become placeholders, all others are removed.
        """
        if EXCLUDED.search(question) or PRIVATE.search(question):
            return self._decline(NOT_FOR_THAT), Writing()
        hidden = hide_in_question(question, roster)
        material = Material(
            material.subject_type, material.commission, material.statements[:MAX_STATEMENTS], material.results
        )
        sound, writing, answered = await self._try(
            lambda reasons: ask_question(material, hidden, reasons), material.statements, 4
        )
        if not sound or not answered:
            return self._decline(NOT_REACHED if self._unreached == writing.requests else NOT_SAID), writing
        cited = {id_ for sentence in sound for id_ in sentence.statements}
        return (
            QuestionAnswer(
                answered=True,
                sentences=sound,
                statements=[each for each in material.statements if each.id in cited],
                writer=Writer(kind="model", model=self.model),
            ),
            writing,
        )

    def _decline(self, text: str) -> QuestionAnswer:
        return QuestionAnswer(
            answered=False,
            sentences=[Sentence(text=text, statements=[])],
            statements=[],
            writer=Writer(kind="built_in"),
        )

    async def _try(
        self, prompt: Callable[[Sequence[str]], Prompt], statements: Sequence[Insight], most: int
    ) -> tuple[list[Sentence], Writing, bool]:
        writing = Writing()
        best: list[Sentence] = []
        answered = True
        reasons: list[str] = []
        for _ in range(MAX_TRIES):
            if self._unreached >= MAX_UNREACHED:
                break
            reply = await self.asked.ask(prompt(reasons))
            self._unreached = 0 if reply.reached else self._unreached + 1
            writing = add(writing, reply.writing)
            if reply.problem is not None:
                reasons = ["the answer was not one JSON object of the schema"]
                continue
            sound, refusals, answered = judge(reply.data, short_ids(statements), most)
            writing = add(writing, Writing(refused=len(refusals)))
            best = max(best, sound, key=len)
            if not refusals or not answered:
                break
            reasons = [refusal.reason for refusal in refusals][:12]
        return best, writing, answered


def judge(data: Any, statements: Mapping[str, Insight], most: int) -> tuple[list[Sentence], list[Violation], bool]:
    """Split a decoded answer into sentences that pass the check and violations by the others.

    ``statements`` are by the short ids used in the prompt; the sentences cite them by their own ids. The last value is
    whether the model says that it could answer.
    """
    try:
        written = _Written.model_validate(data)
    except (ValidationError, RecursionError):
        return [], [Violation("evidence", "the answer was not one JSON object of the schema")], True
    sound: list[Sentence] = []
    refusals: list[Violation] = []
    for each in written.sentences:
        sentence = Sentence(
            text=restore_placeholders(each.text, statements), statements=list(dict.fromkeys(each.statements))
        )
        refusal = check(sentence, statements)
        if refusal is not None:
            refusals.append(refusal)
        elif sentence.text not in {other.text for other in sound}:
            ids = [statements[id_].id for id_ in sentence.statements]
            sound.append(Sentence(text=sentence.text, statements=ids))
    if not written.sentences and written.answered:
        refusals.append(Violation("length", "there was no sentence"))
    return sound[:most], refusals, written.answered


def restore_placeholders(text: str, statements: Mapping[str, Insight]) -> str:
    """``text`` with placeholders in their original form: models drop or change the brackets."""
    known = {place for each in statements.values() for place in re.findall(r"\[P\d+\]", each.text)}
    for place in known:
        text = re.sub(rf"(?<![\w\[])[\[({{<]?{place[1:-1]}[\])}}>]?(?![\w\]])", place, text)
    return re.sub(r"\s+", " ", text).strip()
