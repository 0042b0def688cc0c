"""Reports on a person, two people or a team, in sentences that show what they rest on; and questions about them."""

from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from discern.contract.base_models import Input, Line, Object, Time, require_something_visible
from discern.contract.models.candidates import CandidateRef
from discern.contract.models.insights import Insight, Mark
from discern.contract.models.lists import ListQuery
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef

ReportStatus = Literal["queued", "writing", "ready", "failed", "cancelled"]
Audience = Literal["self", "manager", "coach"]
"""Whom a report speaks to. `self` is whoever it is about: the person, the two, or the team."""

Length = Literal["short", "full"]
ReportLanguage = Literal["en"]
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
    ids: list[Line] = Field(min_length=2, max_length=2)

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


PurposeText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200)]


class NewReport(Input):
    subject: Subject
    audience: Audience = "manager"
    length: Length = "full"
    language: ReportLanguage = "en"
    purpose: PurposeText | None = Field(
        None,
        description="What the report is for, such as `before our planning week`. A language model that arranges it is "
        "told, without names; rules don't read it.",
    )

    @model_validator(mode="after")
    def _visible(self) -> Self:
        if self.purpose is not None:
            require_something_visible(self.purpose)
        return self


class ReportQuery(ListQuery):
    status: ReportStatus | None = None
    subject: SubjectType | None = Field(None, description="What kind of subject.")
    team_id: Line | None = None
    candidate_id: Line | None = Field(None, description="Reports in which this person is.")


class PaperQuery(Input):
    paper: Paper = Field("a4", description="What the pages are for.")


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
    reason: str | None = Field(None, description="Why it failed.")


class AcceptedDraft(Object):
    """That a language model drafted a sentence, and who let it into the report. Its meaning wasn't checked.

    ``accepted_by`` is the name of the person or the key; null where nobody signs in, or they are gone.
    """

    model: str
    accepted_by: str | None = None
    accepted_at: Time


class Sentence(Object):
    """A sentence and the ids of the statements it rests on; advice and questions have such too.

    ``drafted`` is there where a language model drafted it; all others are Discern's own.
    """

    text: str
    statements: list[str]
    drafted: AcceptedDraft | None = None


class Section(Object):
    """``note`` says what the reader has to know before the sentences."""

    id: str
    heading: str
    writer: Writer
    note: str | None = None
    sentences: list[Sentence]


class Passage(Object):
    """Text that is the same in every report of its kind."""

    heading: str
    paragraphs: list[str]


class ReportCard(Object):
    """What to do in a situation, and the statements that call for it. It is common teaching of DISC, not measured.

    On a person, ``text`` speaks to one side and ``for_others`` to the other: to the person, or to those who work with
    them.
    """

    headline: str | None = None
    text: str
    for_others: str | None = None
    statements: list[str]


class CardTopic(Object):
    """The cards of one situation."""

    heading: str
    cards: list[ReportCard]


class Chapter(Object):
    """Situations under one heading; ``note`` says what the reader has to know before the cards.

    ``readers`` are two where cards have two sides: the readers of ``text`` and of ``for_others``.
    """

    heading: str
    note: str | None = None
    readers: list[str] = []
    topics: list[CardTopic]


class Worksheet(Object):
    """A table to fill in. Each row has as many cells as there are ``columns``; empty ones are for the readers."""

    heading: str
    note: str
    columns: list[str]
    rows: list[list[str]]


class ReportDocument(Object):
    """A written report. Drawings are made of ``results`` or ``analysis``; ``statements`` are what sentences rest on.

    ``chapters`` are cards for everyday situations, ``conversation`` how to talk about the report, ``worksheet`` what to
    fill in then; a short report has none. ``guide`` says how to read it and what it is for, ``basis`` what the results
    were measured with. ``marks`` are what the person says of the statements now, in a report on one person.
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
    sections: list[Section]
    statements: list[Insight]
    marks: list[Mark] = []
    results: list[Results] = []
    analysis: TeamAnalysis | None = None
    chapters: list[Chapter] = []
    conversation: Passage | None = None
    worksheet: Worksheet | None = None
    guide: list[Passage] = []
    basis: list[str] = []


QuestionText = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=3, max_length=500), Field(examples=["Who likes detail?"])
]


class NewQuestion(Input):
    """A question about one subject, in the asker's own words."""

    subject: Subject
    question: QuestionText
    draft: bool = Field(
        False,
        description="Have a language model draft sentences of its own beside the answer. 403 `drafts_off` where an "
        "owner hasn't switched drafts on.",
    )

    @model_validator(mode="after")
    def _visible(self) -> Self:
        require_something_visible(self.question)
        return self


Doubt = Literal["unknown_id", "name", "number", "negation", "excluded_use", "markup"]
"""What a filter doubts in a drafted sentence: it cites what it wasn't given; it has a word that may be a name, or a
number, that isn't in what it cites; it denies what that affirms, or the reverse; it may be about selection, pay or
health; it has a link or markup."""


class DraftedSentence(Object):
    """A sentence by a language model, not checked for meaning, and the ids of the statements that it cites.

    ``doubts`` come from a filter that knows words alone: without any, a sentence may still be wrong. ``accepted_at`` is
    when its requester let it into the report, null before.
    """

    id: str
    text: str
    statements: list[str]
    doubts: list[Doubt] = []
    accepted_at: Time | None = None


class QuestionAnswer(Object):
    """``sentences`` with the statements they rest on; where there is no answer in those, ``answered`` is false and the
    one sentence says so. ``draft`` is what a language model makes of the same statements, where that was asked for.
    """

    answered: bool
    sentences: list[Sentence]
    statements: list[Insight]
    writer: Writer
    draft: list[DraftedSentence] = []
