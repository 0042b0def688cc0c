"""What happened in an account, as webhooks and the feed tell it."""

from typing import Literal, get_args

EventType = Literal["assessment.completed", "report.generated", "team.updated"]

EVENT_TYPES: tuple[EventType, ...] = get_args(EventType)
