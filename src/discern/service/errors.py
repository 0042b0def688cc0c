"""What goes wrong in the service: errors with a code, which determines the status they are answered with."""

import math
import re
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, get_args

from pydantic import BaseModel

from discern.contract.base_models import TIME_RULE
from discern.contract.models.assessments import Status
from discern.contract.problems import ErrorStatus, FieldError, ProblemCode

FIELD_NAME = re.compile(r"[a-z][A-Za-z0-9_-]{0,39}")
"""What a field could be called. An unknown one is named in an error, where it looks like a field. What begins with a
capital may be somebody's name.
"""

UNKNOWN_FIELD = "is not a known field"
HAS_UNKNOWN_FIELD = "has a field that is not known"

NOT_AN_OBJECT = "must be a JSON object"
RULES = {
    "dict_type": NOT_AN_OBJECT,
    "model_type": NOT_AN_OBJECT,
    "model_attributes_type": NOT_AN_OBJECT,
    "string_too_short": "must have {min_length} or more characters; spaces at the ends don't count",
    "timezone_aware": TIME_RULE,
    "too_short": "must have {min_length} or more entries",
    "union_tag_invalid": "{discriminator} must be one of {expected_tags}",
}
"""What was broken, by Pydantic's type of error, where its own words don't tell a caller or would repeat what was given.

Names in braces are of the error's context.
"""

STATUS_BY_CODE: dict[ProblemCode, ErrorStatus] = {
    "key_missing": 401,
    "key_invalid": 401,
    "scope_missing": 403,
    "actor_missing": 403,
    "actor_unknown": 403,
    "role_forbids": 403,
    "not_shared": 403,
    "results_held": 403,
    "not_led": 403,
    "other_coach": 403,
    "not_found": 404,
    "link_completed": 404,
    "link_cancelled": 404,
    "link_expired": 404,
    "join_link_expired": 404,
    "unknown_path": 404,
    "results_not_ready": 404,
    "answers_missing": 404,
    "profile_missing": 404,
    "report_not_ready": 404,
    "rate_limited": 429,
    "overloaded": 429,
    "not_saved": 500,
    "internal_error": 500,
}
"""The status that an error is answered with. Codes that aren't here are 400."""


class ServiceError(Exception):
    """A request that can't be fulfilled: a stable code, and a message for the caller. Raised anywhere below a route."""

    def __init__(
        self,
        code: ProblemCode,
        detail: str,
        errors: list[FieldError] | None = None,
        retry_after: float | None = None,
        expired_at: datetime | None = None,
    ) -> None:
        super().__init__(detail)
        self.code: Final = code
        self.detail: Final = detail
        self.errors: Final = errors or []
        self.retry_after: Final = retry_after
        self.expired_at: Final = expired_at

    @property
    def status(self) -> ErrorStatus:
        return STATUS_BY_CODE.get(self.code, 400)


MOST_ERRORS = 20
"""Fields that one error names; a caller who corrects those learns of the next."""


def invalid(field: str, message: str, code: ProblemCode = "invalid_parameter") -> ServiceError:
    """One parameter is invalid."""
    return ServiceError(code, f"{field}: {message}", [FieldError(field=field, message=message)])


def all_invalid(fields: Sequence[str], message: str) -> ServiceError:
    """Several parameters, at least one, are invalid for the same reason."""
    errors = [FieldError(field=field, message=message) for field in fields[:MOST_ERRORS]]
    return ServiceError("invalid_parameter", f"{fields[0]}: {message}", errors)


def not_found(what: str) -> ServiceError:
    """An object isn't there. The same whether it never existed or belongs to another account."""
    return ServiceError("not_found", f"There is no such {what}.")


def results_not_ready(status: Status) -> ServiceError:
    """An assessment of ``status`` has no results. Only an open one will have some by itself."""
    match status:
        case "cancelled":
            detail = "This assessment was cancelled: there are no results, and there won't be any."
        case "expired":
            detail = "This assessment expired before it was completed: there are no results, unless its end is moved."
        case _:
            detail = "There are no results before the assessment is completed."
    return ServiceError("results_not_ready", detail)


def rate_limited(reason: str, retry_after: float) -> ServiceError:
    """A limit is used up: ``reason`` is a sentence that says which. ``retry_after`` is in seconds."""
    return ServiceError("rate_limited", f"{reason} Try again in {math.ceil(retry_after)} s.", retry_after=retry_after)


def field_errors(found: Sequence[Any], model: Any, *, skip: int = 0) -> list[FieldError]:
    """What a model refused, as fields and rules. What was given is not repeated: it may be personal.

    ``skip`` leaves out the first parts of each place, such as `body` and `query`.
    """
    errors = []
    for each in _without_results(found)[:MOST_ERRORS]:
        place = [str(part) for part in each["loc"][skip:]]
        rule = ""
        if each["type"] == "extra_forbidden":
            place, rule = _unknown_field(place, model)
        elif "metadata" in place:
            # Not the keys, which the caller chose.
            place = place[: place.index("metadata") + 1]
        where = ".".join(place) or ".".join(map(str, each["loc"][:skip])) or "body"
        errors.append(FieldError(field=where, message=rule or _rule(each)))
    return errors


def _without_results(found: Sequence[Any]) -> Sequence[Any]:
    """What was refused, without lists that are too short because all that is in them was."""
    containers = {each["loc"][:-1] for each in found}
    return [each for each in found if each["type"] != "too_short" or each["loc"] not in containers]


def _unknown_field(place: list[str], model: Any) -> tuple[list[str], str]:
    """Where to report a field that isn't known, and how: of what it is in, where its name may be personal."""
    *parents, given = place
    meant = {_fold(name): name for name in _field_names(model, parents)}.get(_fold(given))
    if meant is not None:
        return place, f"{UNKNOWN_FIELD}; did you mean {meant}?"
    return (place, UNKNOWN_FIELD) if FIELD_NAME.fullmatch(given) else (parents, HAS_UNKNOWN_FIELD)


def _fold(name: str) -> str:
    return re.sub("[_-]", "", name).lower()


def _field_names(model: Any, place: list[str]) -> list[str]:
    """The fields of the models at a place in a model. Numbers and the names of variants lead into lists and unions."""
    models = _models_in(model)
    for part in place:
        fields = [each.model_fields[part] for each in models if part in each.model_fields]
        models = [inner for each in fields for inner in _models_in(each.annotation)] if fields else models
    return [field.alias or name for each in models for name, field in each.model_fields.items()]


def _models_in(kind: Any) -> list[type[BaseModel]]:
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return [kind]
    return [model for part in get_args(kind) for model in _models_in(part)]


def _rule(error: Any) -> str:
    rule = RULES.get(error["type"])
    if rule is not None:
        return rule.format_map(error.get("ctx", {}))
    message: str = error["msg"]
    return message.removeprefix("Value error, ")
