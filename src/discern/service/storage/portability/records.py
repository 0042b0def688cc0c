"""What an export of an account holds, one record a line: docs/data-format.md describes them.

A record is checked like what the interface is given, since it may come from anywhere.
"""

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from discern.contract.base_models import ExternalId, Line, Metadata, Name, Remark, Time
from discern.contract.models.agreements import Outcome
from discern.contract.models.assessments import Answer, FormId
from discern.contract.models.candidates import AboutVisibility, Email, PromptAnswer, Visibility
from discern.contract.models.insights import Fit
from discern.contract.models.results import Results
from discern.contract.models.talks import CardId, CardUse, EveryWeeks
from discern.contract.permissions import Role

Id = Annotated[str, StringConstraints(pattern="^[a-z]{2,6}_[0-9A-Za-z]{1,40}$")]
Seed = Annotated[int, Field(ge=0, lt=2**31)]


class Record(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)


class Gone(Record):
    """What must not come back: a person who was erased, or an assessment whose consent was withdrawn."""

    id: Id
    action: Literal["candidate.erased", "consent.withdrawn"]
    at: Time


class BankRecord(Record):
    """The statements and parameters that assessments name by ``bank_id`` and ``version``."""

    bank_id: Line
    version: Line
    document: dict[str, Any]


class BankUseRecord(Record):
    """That an owner put parameters in use, in the order of ``number``; without a ``document`` the installation's."""

    bank_id: Line
    version: Line
    number: Annotated[int, Field(ge=1, lt=2**31)]
    fingerprint: Line | None
    document: dict[str, Any] | None
    used_at: Time


class PersonRecord(Record):
    id: Id
    name: Name
    email: Email | None
    external_id: ExternalId | None
    metadata: Metadata
    visibility: Visibility
    answers_shared: bool
    refuses_reminders_since: Time | None
    created_at: Time


class MemberRecord(Record):
    """``held``: their results are held back in the team until they have been talked through."""

    candidate_id: Id
    added_at: Time
    held: bool


class TeamRecord(Record):
    id: Id
    name: Name
    external_id: ExternalId | None
    holds: bool
    workshop_on: date | None
    created_at: Time
    updated_at: Time
    erased_at: Time | None
    members: list[MemberRecord]


class UserRecord(Record):
    """Somebody who may sign in: by their address, as if they never had."""

    id: Id
    name: Name | None
    email: Email
    role: Role
    candidate_id: Id | None
    team_ids: list[Id]
    created_at: Time

    @model_validator(mode="after")
    def _fits_role(self) -> Self:
        if (self.candidate_id is not None) != (self.role == "member"):
            raise ValueError("a member has a candidate_id, and nobody else has")
        if self.team_ids and self.role not in {"manager", "coach"}:
            raise ValueError("only managers and coaches have teams")
        return self


class ConsentGivenRecord(Record):
    version: Line
    accepted_at: Time


class AnswerRecord(Answer):
    answered_at: Time


class EarlierRecord(Record):
    """Results as they were until they were scored anew."""

    replaced_at: Time
    results: Results


class MarkRecord(Record):
    statement_id: Line
    fit: Fit
    comment: Remark | None
    marked_at: Time


class AssessmentRecord(Record):
    """A completed assessment of somebody who shares their results. ``answers`` are in the order of asking."""

    id: Id
    candidate_id: Id
    team_id: Id | None
    form: FormId
    language: Line
    seed: Seed
    bank_id: Line
    bank_version: Line
    metadata: Metadata
    created_at: Time
    started_at: Time | None
    completed_at: Time
    expires_at: Time | None
    consent: ConsentGivenRecord | None
    answers: list[AnswerRecord]
    results: Results
    earlier_results: list[EarlierRecord]
    marks: list[MarkRecord]

    @model_validator(mode="after")
    def _of_one_person(self) -> Self:
        for found in (self.results, *(each.results for each in self.earlier_results)):
            if (found.assessment_id, found.candidate.id) != (self.id, self.candidate_id):
                raise ValueError("results must be those of the assessment and its person")
        if self.results.completed_at != self.completed_at:
            raise ValueError("results must be of the time of completion")
        if len({answer.block for answer in self.answers}) < len(self.answers):
            raise ValueError("a block can be answered once")
        if len({mark.statement_id for mark in self.marks}) < len(self.marks):
            raise ValueError("a statement can be marked once")
        return self


class AboutRecord(Record):
    """A "Working with me" page that others read."""

    candidate_id: Id
    visibility: AboutVisibility
    answers: list[PromptAnswer]
    changed_at: Time


class AgreementRecord(Record):
    """An agreement that no user made: one person's or two's, or a team's. ``announced_at`` is when its day came."""

    id: Id
    candidate_ids: Annotated[list[Id], Field(max_length=2)]
    team_id: Id | None
    when: Remark | None
    who: Name | None
    will: Remark
    until: date
    outcome: Outcome | None
    created_at: Time
    answered_at: Time | None
    announced_at: Time | None

    @model_validator(mode="after")
    def _whose(self) -> Self:
        if bool(self.candidate_ids) == (self.team_id is not None):
            raise ValueError("an agreement is of people or of a team")
        return self


class MeetingRecord(Record):
    """That keys that act for nobody meet a person; ``first_on`` is null where they meet no more."""

    id: Id
    candidate_id: Id
    first_on: date | None
    every_weeks: EveryWeeks
    skipped_on: date | None
    shared_by_leader: bool
    shared_by_person: bool
    created_at: Time


class UsedCardRecord(Record):
    """A suggestion that a talk used or refused; ``other_id`` where the talk was of two people."""

    candidate_id: Id
    other_id: Id | None
    card: CardId
    use: CardUse
    on: date


FILES: Mapping[str, type[Record]] = {
    "gone.jsonl": Gone,
    "banks.jsonl": BankRecord,
    "bank_uses.jsonl": BankUseRecord,
    "people.jsonl": PersonRecord,
    "teams.jsonl": TeamRecord,
    "users.jsonl": UserRecord,
    "assessments.jsonl": AssessmentRecord,
    "about_pages.jsonl": AboutRecord,
    "agreements.jsonl": AgreementRecord,
    "meetings.jsonl": MeetingRecord,
    "used_cards.jsonl": UsedCardRecord,
}
"""Of each file what a line is, in the order in which they are imported: what a record refers to comes before it."""
