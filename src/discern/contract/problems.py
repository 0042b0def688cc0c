"""Errors as the service answers them (RFC 9457, `application/problem+json`)."""

from typing import Literal

from discern.contract.base_models import Object, Time

MEDIA_TYPE = "application/problem+json"

ErrorStatus = Literal[400, 401, 403, 404, 429, 500]
"""The statuses of section 7 of the specification, apart from 200."""

TITLES: dict[int, str] = {
    400: "Bad Request",
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    429: "Too Many Requests",
    500: "Server Error",
}

ProblemCode = Literal[
    "invalid_parameter",
    "malformed_json",
    "malformed_request",
    "body_too_large",
    "unsupported_media_type",
    "consent_required",
    "assessment_closed",
    "again_refused",
    "external_id_taken",
    "merge_conflict",
    "idempotency_key_reused",
    "join_link_full",
    "event_unknown",
    "webhook_disabled",
    "key_missing",
    "key_invalid",
    "scope_missing",
    "actor_missing",
    "actor_unknown",
    "role_forbids",
    "not_shared",
    "results_held",
    "not_led",
    "other_coach",
    "last_owner",
    "key_in_use",
    "not_found",
    "link_completed",
    "link_cancelled",
    "link_expired",
    "join_link_expired",
    "unknown_path",
    "results_not_ready",
    "answers_missing",
    "profile_missing",
    "report_not_ready",
    "report_closed",
    "mail_missing",
    "secret_missing",
    "address_missing",
    "reminders_refused",
    "code_wrong",
    "code_expired",
    "rate_limited",
    "overloaded",
    "not_saved",
    "internal_error",
]
"""Stable, machine-readable reasons. New ones may be added; none changes its meaning."""


class FieldError(Object):
    """One invalid parameter: where it stands (`candidate.name`, `limit`) and the rule it breaks."""

    field: str
    message: str


class Problem(Object):
    """The body of every answer that is not 200. ``expired_at`` is when a link ended that is out of time, for
    `link_expired` and `join_link_expired`.
    """

    type: str
    title: str
    status: int
    detail: str
    code: str
    request_id: str
    errors: list[FieldError] = []
    expired_at: Time | None = None
