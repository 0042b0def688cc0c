"""What is claimed of people and teams, and the same said in a language, each with what it rests on."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Literal, TypeVar

from pydantic import Field

from discern.contract.base_models import CandidateRef, Input, Object, Remark, Time
from discern.contract.certainty import Certainty, certainty
from discern.contract.styles import HALVES_AROUND, Style

Voice = Literal["named", "you", "unnamed"]
"""How a statement speaks: of people by name, to them, or of them without names."""


LanguageTag = Annotated[str, Field(max_length=35, pattern="^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$")]
"""A tag of BCP 47, such as ``en`` or ``de-AT``."""


SURE: tuple[Certainty, ...] = ("very likely", "likely")

ADVICE = {"strength", "watch_out", "question", "try", "rub", "situation", "newcomer", "first_week"}
"""Kinds of statements that follow from a claim: they have no badge, since nobody measured them."""

NOT_FINDINGS = ADVICE | {"caveat", "portrait", "energises", "drains", "do", "dont", "ask"}
"""Kinds of statements that have a place of their own on a page."""


class LanguageChoice(Input):
    """In which language statements are said."""

    language: LanguageTag | None = Field(
        default=None,
        description="The language of statements, before `Accept-Language`. Without a catalogue for it they are "
        "English; `Content-Language` says which it is.",
    )


class Wording(LanguageChoice):
    """In which language and voice statements are said."""

    voice: Voice = Field(
        default="named", description="Statements name people, speak to them (`you`), or name nobody (`unnamed`)."
    )


class PersonArgument(Object):
    """One of the people a claim is about, by index in its ``people``."""

    type: Literal["person"] = "person"
    person: int


class StylesArgument(Object):
    """One style or several, in the order D, I, S, C unless the message says which comes first."""

    type: Literal["styles"] = "styles"
    styles: tuple[Style, ...]


class NumberArgument(Object):
    """A figure, its 95% interval, or both. ``digits`` after the decimal point are shown; null leaves the figure as it
    is, as for probabilities and limits.
    """

    type: Literal["number"] = "number"
    value: float | None = None
    interval: tuple[float, float] | None = None
    digits: int | None = None


class CountArgument(Object):
    """A number of people or things."""

    type: Literal["count"] = "count"
    count: int


class TopicArgument(Object):
    """One of the alternatives that a message knows, such as the end of an axis."""

    type: Literal["topic"] = "topic"
    topic: str


class TextArgument(Object):
    """Text that the catalogue doesn't hold, such as the id of a norm group."""

    type: Literal["text"] = "text"
    text: str


Argument = Annotated[
    PersonArgument | StylesArgument | NumberArgument | CountArgument | TopicArgument | TextArgument,
    Field(discriminator="type"),
]

Arguments = Mapping[str, Argument]


class Figure(Object):
    """A value that a claim rests on: what it is, as a message, and the value."""

    message: str
    arguments: dict[str, Argument] = {}
    value: NumberArgument | CountArgument | TextArgument | TopicArgument = Field(discriminator="type")


class Claim(Object):
    """What is claimed, in no language: a message with its arguments, and how probable it is.

    ``probability`` is not rounded; null where nothing is claimed, as in a caveat. `discern.words` says it.
    """

    id: str
    kind: str
    message: str
    arguments: dict[str, Argument] = {}
    probability: float | None = None
    strength: Certainty
    evidence: list[Figure]
    people: list[CandidateRef] = []


class Evidence(Object):
    """A value that a statement rests on. Its name never holds a person's name.

    ``message`` and ``arguments`` are what name and value were made of, where the service gives them; ``value`` is
    among the arguments.
    """

    name: str
    value: float | str
    message: str | None = None
    arguments: dict[str, Argument] = {}


class Insight(Object):
    """A sentence about a person, two people or a team, and what it rests on.

    Where it names somebody, ``people`` are those it names, ``template`` is the sentence with ``{0}``, ``{1}`` … in
    their places (see `fill`), and ``text_without_names`` says the same and names nobody. ``text`` says it plainly,
    without its certainty, which is ``strength``; ``detail`` says in full what is claimed. A card has what to do as its
    ``headline``. ``message``, ``arguments`` and ``probability`` are the
    claim that was said (see `Claim`); a service that gives none has null there.
    """

    id: str
    kind: str
    text: str
    strength: Certainty
    evidence: list[Evidence]
    people: list[CandidateRef] = []
    template: str | None = None
    text_without_names: str | None = None
    headline: str | None = None
    detail: str | None = None
    message: str | None = None
    arguments: dict[str, Argument] = {}
    probability: float | None = None


class InfluentialAnswer(Object):
    """An answer that speaks for a claim or against it, as a sentence and in its parts.

    ``order`` are the statements of the block, as far as the person put them in order: the one most like them first.
    Those that only check whether people read are left out. ``topic`` is what the block is about, by a name in the item
    bank. ``probability_without`` is the claim's without this answer, and ``influence`` the difference of the logits:
    above 0 the answer speaks for the claim.
    """

    text: str
    block: str
    topic: str
    order: list[str]
    probability_without: float
    influence: float


class ClaimAnswers(Object):
    """A statement about a person with the answers that moved it most, the strongest first.

    ``probability`` is that of the claim by the answers and the parameters of today, from which those without an answer
    differ. Both lists may be empty: then no single answer counts for much.
    """

    statement: Insight
    probability: float
    supporting: list[InfluentialAnswer]
    opposing: list[InfluentialAnswer]


class AnswerEvidence(Object):
    """What of a person's own answers speaks for each claim about them, and what against it.

    ``language`` is that of the questionnaire. Of withheld results nothing is claimed, so ``claims`` is empty.
    """

    assessment_id: str
    language: str
    claims: list[ClaimAnswers]


Fit = Literal["fits", "partly", "not_me"]
"""What a person says of a statement about them."""


class PutMark(Input):
    fit: Fit
    comment: Remark | None = Field(
        default=None, description="A sentence of the person's own, for those who see the mark."
    )


class Mark(Object):
    """What a person says of a statement about them; ``statement_id`` is the id of one in their results.

    Whoever may see the results sees it. Nothing is computed from it.
    """

    statement_id: str
    fit: Fit
    comment: str | None = None
    marked_at: Time


class Marks(Object):
    """A person's marks of the statements in their results, in the order of these."""

    assessment_id: str
    marks: list[Mark]


def fill(template: str, names: Sequence[str]) -> str:
    """The sentence of a template, with ``names[0]`` for ``{0}`` and so on. A name's own braces stay as they are."""
    return re.sub(r"\{(\d+)\}", lambda place: names[int(place[1])], template)


_STYLE_CLAIMS = frozenset({"same_style", "opposite_styles", "styles", "different_styles", "lone", "friction", "bridge"})
"""Kinds of statements on several people that rest on the style of each person they name."""


Said = TypeVar("Said", bound=Insight | Claim)


def claim_behind(statement: Said, statements: Mapping[str, Said]) -> Said | None:
    """The claim, among ``statements`` by id, that a piece of advice is named for; None of what isn't advice.

    Where there are several pieces, each has a number: `try-pace_apart-1`.
    """
    base = statement.id.removeprefix(f"{statement.kind}-")
    if base == statement.id:
        return None
    found = next((statements[each] for each in (base, base.rpartition("-")[0]) if each in statements), None)
    return None if found is statement else found


def verdict_of(statements: Iterable[Insight]) -> Insight | None:
    """What a page, a card, a report and a slide say first; None where nothing is said, not even that it is open."""
    return next((each for each in statements if each.kind not in NOT_FINDINGS), None)


def claims_behind(statement: Said, statements: Iterable[Said]) -> Iterator[str]:
    """The ids, among ``statements``, of the claims that a statement rests on, beside its own id.

    Advice rests on the claim that it is named for. A claim about several people by name rests on what is claimed of
    each alone: a style, a pace or a focus.
    """
    found = {each.id: each for each in statements}
    claim = claim_behind(statement, found) or statement
    if claim is not statement:
        yield claim.id
    aspect = "style" if claim.kind in _STYLE_CLAIMS else claim.kind.partition("_")[0]
    named = {person.id for person in claim.people}
    for each in found.values():
        if each is not claim and each.kind == aspect and {person.id for person in each.people} <= named:
            yield each.id


def find_denied(statements: Sequence[Said], own: Sequence[Sequence[Said]], marks: Sequence[Sequence[Mark]]) -> set[str]:
    """The ids of the statements that somebody says aren't them, and of those that rest on what they say that of.

    ``own`` is what is claimed of each person alone, and ``marks`` what each says of it, in the same order.
    """
    found = set()
    for of_person, said in zip(own, marks, strict=True):
        denied = denied_claims(said)
        for each in statements:
            behind = claims_behind(each, [*statements, *of_person])
            if denied.intersection(behind) or (each in of_person and each.id in denied):
                found.add(each.id)
    return found


def without_random(claim: Insight) -> Evidence | None:
    """How probable a claim about a team is by the other answers alone, where some look random; else None."""
    return next((each for each in claim.evidence if each.message == "evidence-without-random"), None)


def holds_without_random(statement: Insight) -> bool:
    """Whether a claim, or what follows from it, keeps its word for how sure it is without the answers that look random,
    if any do.
    """
    without = without_random(statement)
    if without is None:
        return True
    return isinstance(without.value, float) and certainty(without.value) == statement.strength


def marks_of_claims(marks: Sequence[Mark]) -> list[Mark]:
    """The marks, with that of the portrait also for the claim that it is of, unless that has one of its own: what rests
    on the claim isn't the person either where the portrait isn't.
    """
    own = {mark.statement_id for mark in marks}
    portrayed = [(mark, mark.statement_id.removeprefix("portrait-")) for mark in marks]
    return [*marks, *(mark.model_copy(update={"statement_id": id_}) for mark, id_ in portrayed if id_ not in own)]


def denied_claims(marks: Sequence[Mark]) -> set[str]:
    """The ids of what a person says isn't them: what they marked so, and the halves of the circle that a direction
    marked so lies in, unless these have a mark of their own. Such a half isn't shown beside the direction.
    """
    said = {mark.statement_id: mark.fit for mark in marks_of_claims(marks)}
    found = {id_ for id_, fit in said.items() if fit == "not_me"}
    around = {half for id_ in found for half in HALVES_AROUND.get(id_.removeprefix("style-"), ())}
    halves = {f"{'pace' if half in {'fast', 'calm'} else 'focus'}-{half}" for half in around}
    return found | (halves - said.keys())


def weightiest_mark(ids: Iterable[str], statements: Mapping[str, Insight], marks: Iterable[Mark]) -> Mark | None:
    """What a person says of what rests on these statements: that one isn't them, or else that one is so in part.

    None where they say neither. ``statements`` are those that there are, by id.
    """
    cited = list(ids)
    known = [statements[id_] for id_ in cited if id_ in statements]
    behind = {*cited, *(id_ for each in known for id_ in claims_behind(each, statements.values()))}
    said = [mark for mark in marks if mark.statement_id in behind and mark.fit != "fits"]
    return min(said, key=lambda mark: mark.fit != "not_me", default=None)
