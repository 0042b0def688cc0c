"""What happened in an account: the events of the feed and of webhooks."""

from typing import Any, Literal, get_args

from pydantic import Field

from discern.contract.base_models import GivenLine, ListQuery, Object, Order, Time

EventType = Literal[
    "assessment.completed",
    "report.generated",
    "team.updated",
    "measurement.updated",
    "assessment.rescored",
    "candidate.created",
    "candidate.changed",
    "candidate.merged",
    "candidate.erased",
    "agreement.due",
]

EVENT_TYPES: tuple[EventType, ...] = get_args(EventType)

EVENT_DATA: dict[EventType, tuple[str, ...]] = {
    "assessment.completed": ("assessment_id", "candidate_id"),
    "report.generated": ("report_id",),
    "team.updated": ("team_id",),
    "measurement.updated": ("fingerprint",),
    "assessment.rescored": ("assessment_id", "candidate_id"),
    "candidate.created": ("candidate_id",),
    "candidate.changed": ("candidate_id",),
    "candidate.merged": ("candidate_id", "merged_id"),
    "candidate.erased": ("candidate_id",),
    "agreement.due": ("agreement_id",),
}
"""The ids that each event has in its ``data``."""

EVENT_MEANINGS: dict[EventType, str] = {
    "assessment.completed": "A candidate has answered everything.",
    "report.generated": "A report is ready.",
    "team.updated": "Other people are in a team.",
    "measurement.updated": "New results are scored with another bank.",
    "assessment.rescored": "A result was scored anew with another bank.",
    "candidate.created": "There is a new candidate.",
    "candidate.changed": "What is known of a candidate has changed, or who may see their results.",
    "candidate.merged": "Two candidates were one: what belonged to `merged_id` belongs to `candidate_id`.",
    "candidate.erased": "A candidate is gone, with their answers and results.",
    "agreement.due": "The day of an agreement has come.",
}

TEST_EVENT = "webhook.test"
"""What a test of an endpoint sends: to that endpoint alone, and not to the feed."""


class Event(Object):
    """Something that happened. ``data`` has ids and nothing personal: `assessment_id` and `candidate_id`, `team_id`,
    `report_id`, `merged_id`, `agreement_id`, or the `fingerprint` of parameters; ask for the rest. More types and more
    fields may come.
    """

    id: str
    type: str
    timestamp: Time
    data: dict[str, Any]


class EventQuery(ListQuery):
    """The feed: ``after`` is the last event that the caller has seen."""

    after: GivenLine | None = Field(default=None, description="Id of an event: only what came after it.")
    type: EventType | None = Field(default=None, description="Only events of this type.")
    order: Order = Field(default="oldest", description="By when they came into the feed.")


class Changes(Object):
    """``version`` is opaque: compare it with the one before."""

    version: str
