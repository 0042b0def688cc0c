"""Reports on a person, two people or a team, in sentences that show what they rest on; and questions about them."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, NamedTuple, Self

from pydantic import Field, StrictBool, StringConstraints, model_validator

from discern.contract.base_models import (
    CandidateRef,
    Input,
    Line,
    ListQuery,
    Object,
    Phrase,
    Time,
    require_something_visible,
)
from discern.contract.certainty import Certainty
from discern.contract.models.insights import Insight, Mark, claim_behind
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern.contract.styles import Style

ReportStatus = Literal["queued", "writing", "ready", "failed", "cancelled"]
Audience = Literal["self", "manager", "coach"]
"""Whom a report speaks to. `self` is whoever it is about: the person, the two, or the team."""

Length = Literal["short", "full"]
ReportLanguage = Literal["en", "de", "es", "fr"]
SubjectType = Literal["assessment", "comparison", "team"]
Paper = Literal["a4", "letter"]
WriterKind = Literal["built_in", "model", "both"]


class AssessmentSubject(Input):
    """One person, by a completed assessment of theirs."""

    type: Literal["assessment"]
    id: Line


class ComparisonSubject(Input):
    """Two people, by their candidate ids; of each the newest result that counts."""

    type: Literal["comparison"]
    ids: list[Line] = Field(min_length=2, max_length=2, json_schema_extra={"uniqueItems": True})

    @model_validator(mode="after")
    def _two_people(self) -> Self:
        if len(set(self.ids)) < 2:
            raise ValueError("ids must be of two people")
        return self


class TeamSubject(Input):
    """A team, by those of its members who let it see their results."""

    type: Literal["team"]
    id: Line


Subject = Annotated[AssessmentSubject | ComparisonSubject | TeamSubject, Field(discriminator="type")]


PurposeText = Annotated[Phrase, StringConstraints(max_length=200)]


Situation = Literal[
    "one-to-one",
    "meetings",
    "deciding",
    "planning",
    "delegation",
    "change",
    "disagreement",
    "pressure",
    "talking",
    "giving-feedback",
    "taking-feedback",
    "helping",
    "remote",
]
"""An everyday situation of somebody at work that a report has cards for."""

MOST_SITUATIONS = 3
"""How many situations a report on a person goes into."""


class NewReport(Input):
    subject: Subject
    audience: Audience = "manager"
    length: Length = "full"
    language: ReportLanguage = "en"
    purpose: PurposeText | None = Field(
        default=None,
        description="What the report is for, such as `before our planning week`. A language model that arranges it is "
        "told, without names; rules read in it the situations that it names, and whether two people are about to work "
        "together for the first time.",
    )

    situations: list[Situation] = Field(
        default=[],
        max_length=MOST_SITUATIONS,
        description="The everyday situations that a full report on a person goes into, at most three; without them "
        "those that the purpose names, then those that suit the reader.",
        json_schema_extra={"uniqueItems": True},
    )

    @model_validator(mode="after")
    def _visible(self) -> Self:
        if self.purpose is not None:
            require_something_visible(self.purpose)
        if self.situations and not isinstance(self.subject, AssessmentSubject):
            raise ValueError("situations may be chosen for a report on one person alone")
        if len(set(self.situations)) < len(self.situations):
            raise ValueError("situations must be different ones")
        return self


class ReportQuery(ListQuery):
    status: ReportStatus | None = None
    subject: SubjectType | None = Field(default=None, description="What kind of subject.")
    team_id: Line | None = None
    candidate_id: Line | None = Field(default=None, description="Reports in which this person is.")


class PaperQuery(Input):
    paper: Paper = Field(default="a4", description="What the pages are for.")


class Writer(Object):
    """Who wrote: Discern's own rules, the language model ``model``, or both: our sentences, arranged by the model."""

    kind: WriterKind
    model: str | None = None


class Progress(Object):
    """Sections written, of how many."""

    done: int
    total: int


class Writing(Object):
    """What a language model took. ``refused`` counts answers that weren't made of what it was given; ``cost`` is what
    the provider said, in its own currency.
    """

    requests: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    seconds: float = 0.0
    refused: int = 0
    cost: float | None = None


class Opening(Object):
    """A paragraph that a language model drafted for a report, and the ids of the report's statements that it rests on.

    A filter of words has found nothing in it; nobody has checked what it means.
    """

    text: str
    statements: list[str]
    model: str


class DecideOpening(Input):
    """``accepted``: the paragraph becomes part of the report. Otherwise it is deleted, from the report too."""

    accepted: StrictBool


class Report(Object):
    """A report and where it stands. ``people`` are those it is about; for a team there is ``team`` instead."""

    id: str
    status: ReportStatus
    subject: Subject
    audience: Audience
    length: Length
    language: str
    people: list[CandidateRef] = []
    team: TeamRef | None = None
    created_at: Time
    started_at: Time | None = None
    ended_at: Time | None = None
    progress: Progress | None = None
    writer: Writer | None = None
    writing: Writing | None = None
    reason: str | None = Field(default=None, description="Why it failed.")
    opening: Opening | None = Field(
        default=None,
        description="A paragraph that a language model drafted, until its requester accepts or refuses it. Null in "
        "lists, and for everybody but the requester.",
    )


class Sentence(Object):
    """A sentence and the ids of the statements it rests on; advice and questions have such too.

    ``strength`` is how sure a finding is, which a badge beside it says; null of every other sentence.
    """

    text: str
    statements: list[str]
    strength: Certainty | None = None


class Section(Object):
    """``note`` says what the reader has to know before the sentences. A language model drafted the section `opening`;
    all others are Discern's own.
    """

    kind: Literal["section"] = "section"
    id: str
    heading: str
    writer: Writer
    note: str | None = None
    sentences: list[Sentence]


class Passage(Object):
    """Text that rests on no statement of its own, such as an agenda or questions to ask.

    Where it ``counts``, its paragraphs are numbered steps. ``lines`` are to write on, each with its label; an empty
    label is a line without one.
    """

    kind: Literal["passage"] = "passage"
    id: str = ""
    heading: str
    paragraphs: list[str]
    counts: bool = False
    lines: list[str] = []


class ReportCard(Object):
    """What to do in a situation, and the statements that call for it. It is common teaching of DISC, not measured.

    ``headline`` says what to do or what the card is about, ``text`` why or how. ``restates`` are ids of statements of
    that person which the card says in other words: what the person says of them holds for the card. ``styles`` are
    those it is about, whose marks stand before its headline.
    """

    headline: str | None = None
    text: str
    statements: list[str]
    restates: list[str] = []
    styles: list[Style] = []


class CardTopic(Object):
    """The cards of one situation, of one person in a team, or on one finding.

    ``strength`` is how sure the finding is that is its ``note`` or, without a note, its ``heading``; null where neither
    is one. ``styles`` are those it is about, whose marks stand before its heading.
    """

    heading: str
    note: str | None = None
    strength: Certainty | None = None
    cards: list[ReportCard]
    styles: list[Style] = []


ChapterForm = Literal["situations", "people", "lists"]


class Chapter(Object):
    """Topics under one heading; ``note`` says what the reader has to know before the cards.

    In a chapter of `people` each topic is one person or group, on a card of their own; in one of `lists` each card is a
    line of a list, and lists stand side by side.
    """

    kind: Literal["chapter"] = "chapter"
    id: str
    form: ChapterForm = "situations"
    heading: str
    note: str | None = None
    topics: list[CardTopic]


class Table(Object):
    """A table to read or to fill in. Each row has as many cells as there are ``columns``; where ``blank``, empty ones
    are for the readers.

    ``statements`` are the ids of what the rows are about, one for each row, where rows are about statements.
    """

    kind: Literal["table"] = "table"
    id: str
    heading: str
    note: str
    columns: list[str]
    rows: list[list[str]]
    blank: bool = True
    statements: list[str] = []


ChartName = Literal["person_region", "person_polar", "pair_map", "pair_radar", "style_map", "style_tiles"]


class Drawing(Object):
    """Charts side by side, by their names."""

    kind: Literal["drawing"] = "drawing"
    id: Literal["drawing"] = "drawing"
    charts: list[ChartName]


Part = Section | Passage | Chapter | Table | Drawing


class ReportPage(Object):
    """Parts that belong together, in order. In print they flow on from those before."""

    parts: list[Annotated[Part, Field(discriminator="kind")]]


class ReportDocument(Object):
    """A written report. Drawings are made of ``results`` or ``analysis``; ``statements`` are what sentences rest on.

    ``pages`` hold its text in order: sections of sentences, chapters of cards, passages, tables and drawings. ``guide``
    says how to read it and how far to trust it, ``basis`` what the results were measured with. ``marks`` are what
    people say of the statements now. ``link`` is the address of its page in the app, where that has one that others
    can open.
    """

    report_id: str
    title: str
    subtitle: str
    subject_type: SubjectType
    audience: Audience
    length: Length
    language: str
    written_at: Time
    writer: Writer
    notices: list[str] = []
    pages: list[ReportPage]
    statements: list[Insight]
    marks: list[Mark] = []
    results: list[Results] = []
    analysis: TeamAnalysis | None = None
    guide: list[Passage] = []
    basis: list[str] = []
    link: str | None = None


OPENING = "opening"
"""The id of the section with the paragraph that a language model drafted and the report's requester accepted."""

Credit = Literal["built_in", "arranged", "drafted", "both"]
"""What of a report is a language model's: nothing, the arrangement, the opening, or both."""


def parts_of(document: ReportDocument) -> list[Part]:
    """The parts of a document in order, without chapters that nothing stands in."""
    return [part for page in document.pages for part in parts_on(page)]


def parts_on(page: ReportPage) -> list[Part]:
    """The parts of one of its pages."""
    return [part for part in page.parts if not isinstance(part, Chapter) or part.topics]


def sections_of(document: ReportDocument) -> list[Section]:
    """The sections of a document; the first has the verdict."""
    return [part for part in parts_of(document) if isinstance(part, Section)]


def chapters_of(document: ReportDocument) -> list[Chapter]:
    """The chapters of a document."""
    return [part for part in parts_of(document) if isinstance(part, Chapter)]


def credit_of(document: ReportDocument) -> tuple[Credit, str]:
    """What of a report is a language model's, and the model's name; empty where nothing is."""
    drafted = next((section.writer.model for section in sections_of(document) if section.id == OPENING), None)
    arranged = document.writer.model
    if drafted is None:
        return ("built_in", "") if arranged is None else ("arranged", arranged)
    return ("drafted", drafted) if arranged is None else ("both", drafted)


def number_statements(document: ReportDocument) -> dict[str, int]:
    """A number for each cited statement, by id, in the order in which sentences and cards first cite them.

    Advice has the number of the claim that it follows from, which is among these too.
    """
    cited: dict[str, None] = {}
    for part in parts_of(document):
        if isinstance(part, Section):
            cited |= dict.fromkeys(id_ for sentence in part.sentences for id_ in sentence.statements)
        elif isinstance(part, Chapter):
            cited |= dict.fromkeys(id_ for topic in part.topics for card in topic.cards for id_ in card.statements)
    by_id = {each.id: each for each in document.statements}
    claims = {id_: claim_behind(by_id[id_], by_id) if id_ in by_id else None for id_ in cited}
    behind = {id_: id_ if claim is None else claim.id for id_, claim in claims.items()}
    numbers = {id_: number for number, id_ in enumerate(dict.fromkeys(behind.values()), start=1)}
    return numbers | {id_: numbers[claim] for id_, claim in behind.items()}


ADVISING = frozenset({"situations", "styles", "helping", "leading"})
"""The chapters of what to do about a claim."""


class ShownCard(NamedTuple):
    """A card with what stands around it.

    ``claim`` is what it rests on, where that is no more than a leaning: it is said above the first card of a chapter
    that rests on it. ``statements`` are those that it cites and the card before it doesn't. What a person says of a
    card follows it, but for the lines of a list, of which it follows the last.
    """

    card: ReportCard
    claim: Insight | None
    statements: list[str]
    is_followed: bool


def cards_of(chapter: Chapter, document: ReportDocument) -> list[tuple[CardTopic, list[ShownCard]]]:
    """The situations, people or lists of a chapter with their cards."""
    by_id = {each.id: each for each in document.statements}
    said = set[str]()

    def above(card: ReportCard) -> Insight | None:
        cited = next((by_id[id_] for id_ in card.statements if id_ in by_id), None)
        claim = cited and (claim_behind(cited, by_id) or cited)
        if claim is None or claim.strength != "leaning" or claim.id in said or chapter.id not in ADVISING:
            return None
        said.add(claim.id)
        return claim

    def show(cards: Sequence[ReportCard]) -> Iterator[ShownCard]:
        before: list[str] = []
        for number, card in enumerate(cards, start=1):
            anew = [] if card.statements == before else card.statements
            yield ShownCard(card, above(card), anew, chapter.form != "lists" or number == len(cards))
            before = card.statements

    return [(topic, list(show(topic.cards))) for topic in chapter.topics]


QuestionText = Annotated[Phrase, StringConstraints(max_length=500), Field(examples=["Who likes detail?"])]


class NewQuestion(Input):
    """A question about one subject, in the asker's own words."""

    subject: Subject
    question: QuestionText

    @model_validator(mode="after")
    def _visible(self) -> Self:
        require_something_visible(self.question)
        return self


class QuestionAnswer(Object):
    """``sentences`` with the statements they rest on; each piece has the ``strength`` of the first of these. Where no
    statement answers, ``answered`` is false, the one sentence says so, and ``suggestions`` are questions that are
    answered.

    A piece that is a card also rests on the card, a statement of kind ``card`` with what to do as its ``headline``.
    """

    answered: bool
    sentences: list[Sentence]
    statements: list[Insight]
    suggestions: list[str] = []
    writer: Writer
