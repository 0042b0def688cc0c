"""The interface as an OpenAPI 3.1 document: what the routes say, and what the gateway adds to each of them."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from discern.contract.examples import examples_of
from discern.contract.headers import ACTOR, PRIVATE_TOKEN, RATE_LIMIT_REMAINING, REQUEST_ID, RETRY_AFTER
from discern.contract.models.events import EVENT_DATA, EVENT_MEANINGS, EVENT_TYPES, EventType
from discern.contract.problems import MEDIA_TYPE, TITLES, FieldError, Problem, ProblemCode
from discern.contract.scopes import SCOPES, Scope
from discern.contract.signing import ID, SIGNATURE, TIMESTAMP
from discern.service.http.dependencies import Needs

DESCRIPTION = f"""DISC assessments, results, and the analysis of teams, with how sure each figure is.

**Keys.** Every request carries `Authorization: Bearer <API_KEY>`. A key belongs to one account and has scopes; each
operation names those it needs, and `admin` is all of them. Another account's objects don't exist for a key: 404.
Scopes: {", ".join(f"`{scope}`" for scope in SCOPES)}.

**For whom.** A key with `act` names a user in `{ACTOR}`: roles and visibility then apply, and an audit log has it. A
key that was given `act` by name answers nothing without one. A key with `take` that carries a taker's private token in
`{PRIVATE_TOKEN}` acts for that taker alone, and then needs no other scope. Results of somebody who is `private` are
for them and their coach: 403 `not_shared`.

**Statuses.** 200, 400, 401, 403, 404, 429 and 500, and no other. An error is `{MEDIA_TYPE}` (RFC 9457) with a stable
`code`, and for wrong parameters the fields and the rules they break. What was given is not repeated in it.

**Limits.** Every answer carries `{RATE_LIMIT_REMAINING}`; with 429 comes `{RETRY_AFTER}` in seconds.

**Lists.** `limit` (1 to 200), `order`, and `cursor`: the `next_cursor` of the page before, while `has_more` is true.

**Creates** take an `Idempotency-Key`: for 24 hours the same key and body give the same answer and make nothing new.

**Values.** Ids are opaque text. Times are ISO 8601 in UTC. Unknown fields in a body or a list's query are refused;
new fields may come into answers."""

TAGS = {
    "Assessments": "DISC tests, where each stands, and its results.",
    "Taking": "The taker's side: open a link, consent, answer. For a front end of your own.",
    "Candidates": "The people who take assessments, and their data: change, hide, export, erase.",
    "Teams": "Groups of people, and what their members' results say together.",
    "Comparisons": "Two people: where they are alike, where they may rub.",
    "Reports": "A person, two people or a team in writing, and questions about them; sentences show their evidence.",
    "Sync": "Keep people and teams as they are in another system.",
    "Events": "What happened in the account, to be pulled.",
    "Webhooks": "The same, sent: endpoints, their secrets, and what became of each delivery.",
    "Users": "Who may sign in to an app over this service, as what, and with which teams.",
    "Account": "What the key belongs to.",
}

MEANINGS = {
    400: "A parameter is invalid.",
    401: "The API key is missing or invalid.",
    403: "The key lacks a scope, or whom it acts for may not do this.",
    404: "The addressed resource does not exist in the key's account.",
    429: "The rate limit is exceeded.",
    500: "An internal error occurred. It is safe to repeat a read, or a create with its `Idempotency-Key`.",
}

PROBLEMS: dict[int, tuple[ProblemCode, str]] = {
    400: ("invalid_parameter", "limit: Input should be less than or equal to 200"),
    401: ("key_invalid", "This API key is not valid: mistyped, expired or revoked."),
    403: ("scope_missing", "This key lacks the scope 'teams:write'."),
    404: ("not_found", "There is no such assessment."),
    429: ("rate_limited", "The limit of 600 requests a minute is used up. Try again in 3 s."),
    500: ("internal_error", "Something went wrong on the service's side."),
}

Reasons = dict[int | str, dict[str, Any]]
"""What an operation says of a status beyond what all say of it."""

TAKEN = "`external_id_taken`: another object of the account has the external id"
REFUSED_CHANGE: Reasons = {400: {"description": f"A parameter is invalid; {TAKEN}."}}
REUSED = "`idempotency_key_reused`: the key came with another body before"
NOT_LED: Reasons = {
    403: {
        "description": f"{MEANINGS[403]} `not_led`: the person is in no team of whom the key acts for; `other_coach`: "
        "they show their results to their own coach alone, and the team has another."
    }
}
REFUSED_CREATE: Reasons = {400: {"description": f"A parameter is invalid; {TAKEN}; {REUSED}."}}
REFUSED_REPEAT: Reasons = {400: {"description": f"A parameter is invalid; {REUSED}."}}

HEADERS: dict[str, dict[str, Any]] = {
    RATE_LIMIT_REMAINING: {
        "description": "How many requests the key may still make now.",
        "required": True,
        "schema": {"type": "integer", "minimum": 0},
        "example": 588,
    },
    REQUEST_ID: {
        "description": "What the service's log knows the request by.",
        "required": True,
        "schema": {"type": "string"},
        "example": "req_8cVbN3mQwE6rTyU1iOpA",
    },
}


def describe(api: FastAPI, routers: Sequence[APIRouter]) -> dict[str, Any]:
    """The document. Every answer has the headers, and every operation its scopes and the statuses it can give."""
    document = get_openapi(
        title=api.title,
        version=api.version,
        description=DESCRIPTION,
        routes=api.routes,
        openapi_version="3.1.0",
        servers=[{"url": "/v1"}],
        tags=[{"name": name, "description": description} for name, description in TAGS.items()],
        license_info={"name": "MIT", "identifier": "MIT"},
    )
    components = document.setdefault("components", {})
    components["schemas"] = _schemas(components.get("schemas", {}))
    components["securitySchemes"] = {"key": {"type": "http", "scheme": "bearer", "description": "An API key."}}
    components["headers"] = HEADERS
    components["responses"] = {str(status): _problem(status) for status in TITLES}
    document["security"] = [{"key": []}]
    document["webhooks"] = {type_: {"post": _describe_event(type_)} for type_ in EVENT_TYPES}
    for route in _routes(routers):
        for method in route.methods or ():
            _complete(document["paths"][route.path_format][method.lower()], route)
    return document


def _describe_event(type_: EventType) -> dict[str, Any]:
    """What a receiver gets of an event, and what it is to answer."""
    data = {name: {"type": "string"} for name in EVENT_DATA[type_]}
    properties = {
        "type": {"const": type_},
        "timestamp": {"type": "string", "format": "date-time"},
        "data": {"type": "object", "properties": data, "required": list(data)},
    }
    headers = {
        ID: "The event's id, the same whenever it is sent.",
        TIMESTAMP: "When this attempt was signed, in Unix seconds.",
        SIGNATURE: "`v1,` and base64 of the HMAC-SHA256 over `id.timestamp.body`; several with spaces between.",
    }
    return {
        "operationId": type_,
        "summary": EVENT_MEANINGS[type_],
        "description": "Signed as Standard Webhooks 1.0.0 says. It may come more than once, and in any order.",
        "tags": ["Webhooks"],
        "security": [],
        "parameters": [
            {"name": name, "in": "header", "required": True, "description": told, "schema": {"type": "string"}}
            for name, told in headers.items()
        ],
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": {"type": "object", "properties": properties, "required": list(properties)}
                }
            },
        },
        "responses": {"2XX": {"description": "It was taken. Anything else, a redirect too, is a failure."}},
    }


def scopes_of(route: APIRoute) -> tuple[Scope, ...]:
    """The scopes that a key needs for an operation; none where any key will do."""
    needs = [each.call.scopes for each in route.dependant.dependencies if isinstance(each.call, Needs)]
    return tuple(scope for scopes in needs for scope in scopes)


def _routes(routers: Sequence[APIRouter]) -> Iterator[APIRoute]:
    return (route for router in routers for route in router.routes if isinstance(route, APIRoute))


def _complete(operation: dict[str, Any], route: APIRoute) -> None:
    """Add to one operation what its route alone does not tell."""
    scopes = scopes_of(route)
    operation["operationId"] = route.name
    operation["security"] = [{"key": list(scopes)}]
    told = " and ".join(f"`{scope}`" for scope in scopes)
    needed = f"Scope: {told}." if scopes else "Any key will do."
    operation["description"] = "\n\n".join(part for part in (operation.get("description"), needed) if part)
    for parameter in operation.get("parameters", []):
        _make_sendable(parameter)
    found = operation["responses"]
    answered = {"description": "The request succeeded.", "content": found["200"]["content"], "headers": _headers()}
    operation["responses"] = {"200": answered} | {
        str(status): {"$ref": f"#/components/responses/{status}"} | _reason(found.get(str(status)))
        for status in sorted(_statuses(operation) | _own_statuses(route))
    }


def _statuses(operation: dict[str, Any]) -> set[int]:
    """The error statuses that follow from what an operation takes: anything may be wrong with it or not be there."""
    parameters = operation.get("parameters", [])
    found = {401, 403, 429, 500}
    if parameters or "requestBody" in operation:
        found.add(400)
    if any(parameter["in"] == "path" for parameter in parameters):
        found.add(404)
    return found


def _own_statuses(route: APIRoute) -> set[int]:
    return {int(status) for status in route.responses}


def _reason(response: dict[str, Any] | None) -> dict[str, str]:
    """What the route itself says of a status. FastAPI puts a 422 and nothing else that isn't its own."""
    return {} if response is None else {"description": response["description"]}


def _make_sendable(parameter: dict[str, Any]) -> None:
    """Null can't be sent in a path, query or header: a parameter that may be left out is just not required."""
    schema = parameter["schema"]
    kinds = [kind for kind in schema.pop("anyOf", []) if kind != {"type": "null"}]
    for kind in kinds:
        schema.update(kind)
    schema.pop("title", None)
    schema.pop("description", None)


def _schemas(schemas: dict[str, Any]) -> dict[str, Any]:
    kept = {name: schema for name, schema in schemas.items() if name not in {"HTTPValidationError", "ValidationError"}}
    for name, examples in examples_of().items():
        named = re.sub(r"\W", "_", name)
        if named in kept:
            kept[named]["examples"] = examples
    problem = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
    kept.update(problem.pop("$defs", {}))
    problem["properties"]["code"]["examples"] = list(get_args(ProblemCode))
    kept["Problem"] = problem
    return kept


def _problem(status: int) -> dict[str, Any]:
    code, detail = PROBLEMS[status]
    field, _, message = detail.partition(": ") if code == "invalid_parameter" else ("", "", "")
    example = Problem(
        type=f"urn:discern:problem:{code}",
        title=TITLES[status],
        status=status,
        detail=detail,
        code=code,
        request_id=HEADERS[REQUEST_ID]["example"],
        errors=[FieldError(field=field, message=message)] if field else [],
    )
    headers = _headers()
    if status == 401:
        headers["WWW-Authenticate"] = {
            "required": True,
            "schema": {"type": "string"},
            "example": 'Bearer realm="discern"',
        }
    if status == 429:
        headers[RETRY_AFTER] = {
            "description": "Seconds after which one more request may be made.",
            "required": True,
            "schema": {"type": "integer", "minimum": 1},
            "example": 3,
        }
    return {
        "description": MEANINGS[status],
        "headers": headers,
        "content": {
            MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}, "example": example.model_dump(mode="json")}
        },
    }


def _headers() -> dict[str, Any]:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in HEADERS}
