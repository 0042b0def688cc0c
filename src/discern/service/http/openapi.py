"""The interface as an OpenAPI 3.1 document: what the routes say, and what the middleware adds to each of them."""

import re
import sys
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from discern.contract.headers import (
    ACTOR,
    DEPRECATION,
    PRIVATE_TOKEN,
    RATE_LIMIT_LIMIT,
    RATE_LIMIT_REMAINING,
    RATE_LIMIT_RESET,
    REQUEST_ID,
    RETRY_AFTER,
    SUNSET,
    TAKER_ADDRESS,
)
from discern.contract.models.events import EVENT_DATA, EVENT_MEANINGS, EVENT_TYPES, EventType
from discern.contract.operation_type import AnyOperation, Tag
from discern.contract.operations import OPERATIONS
from discern.contract.permissions import SCOPES
from discern.contract.problems import MEDIA_TYPE, TITLES, FieldError, Problem, ProblemCode
from discern.contract.webhook_signing import ID, SIGNATURE, TIMESTAMP
from discern.service.http.examples import FILES, SECRET, USER_ID, examples_of, parameter_example

DESCRIPTION = f"""DISC assessments, results and team analyses, with the certainty of each figure.

**Keys.** Every request carries `Authorization: Bearer <API_KEY>`. A key belongs to one account and has scopes; each
operation names those it needs, and `admin` is all of them but `evidence:read`. Another account's objects don't exist
for a key: 404.
Scopes: {", ".join(f"`{scope}`" for scope in SCOPES)}.

**For whom.** A key with `act` names a user in `{ACTOR}`: roles and visibility then apply, and an audit log has it. A
key that was given `act` by name answers nothing without one. A key with `take` that carries a taker's private token in
`{PRIVATE_TOKEN}` acts for that taker alone, and then needs no other scope. Results of somebody who is `private` are
for them and their coach: 403 `not_shared`.

**Statuses.** 200, 400, 401, 403, 404, 429 and 500, and no other. A wrong method is 404 too, with the right ones in
`Allow`. `HEAD` is answered as `GET` is, without the body, and counts like it. An error is `{MEDIA_TYPE}` (RFC 9457)
with a stable `code`, and for wrong parameters the fields and the rules they break. What was given is not repeated in
it.

**Limits.** Every answer carries `{RATE_LIMIT_LIMIT}`, the requests a minute, `{RATE_LIMIT_REMAINING}`, and
`{RATE_LIMIT_RESET}`, the seconds until all are there again: they come back evenly. With 429 comes `{RETRY_AFTER}`, the
seconds until the next one. 429 is also the answer where the service is busy and a request has waited three seconds for
its turn (`overloaded`).

**Bodies** are JSON in UTF-8, not compressed.

**Lists.** `limit` (1 to 200), `order`, and `cursor`: the `next_cursor` of the page before, while `has_more` is true.

**Creates** take an `Idempotency-Key`: for 24 hours the same key and body give the same answer and make nothing new.

**Values.** Ids are opaque text. Times are ISO 8601 in UTC. Unknown fields in a body or a list's query are refused;
new fields may come into answers."""

TAGS: dict[Tag, str] = {
    "Assessments": "DISC assessments, their status and their results.",
    "Taking": "The taker's side: open a link, consent, answer. For a front end of your own.",
    "Candidates": "The people who take assessments, and their data: change, hide, export, erase.",
    "Teams": "Groups of people, and what their members' results say together.",
    "Comparisons": "Two people: where they are alike, and where they may clash.",
    "Agreements": "What people agreed on, in their own words, and what became of it.",
    "Talks": "Who meets one to one, the page that prepares a talk, Monday's message, and a private calendar.",
    "Reports": "A person, two people or a team in writing, and questions about them; sentences show their evidence.",
    "Sync": "Keep people and teams as they are in another system.",
    "Events": "What happened in the account, to be pulled.",
    "Webhooks": "The same, sent: endpoints, their secrets, and what became of each delivery.",
    "Users": "Who may sign in to an app over this service, as what, and with which teams.",
    "Account": "What the key belongs to, and how it sends mail.",
    "Keys": "API keys: made, listed and revoked by an owner or a key with the scope `admin`.",
}

MEANINGS = {
    400: "A parameter is invalid.",
    401: "The API key is missing or invalid.",
    403: "The key lacks a scope, or the user it acts for may not do this.",
    404: "The addressed resource does not exist in the key's account.",
    429: "The rate limit is exceeded; `overloaded`: the service is busy, and nothing was done.",
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

TAKEN = "`external_id_taken`: another object of the account has the external id"
REUSED = "`idempotency_key_reused`: the key came with another body before"

REFUSED_CHANGE = {400: f"A parameter is invalid; {TAKEN}."}
REFUSED_CREATE = {400: f"A parameter is invalid; {TAKEN}; {REUSED}."}
REFUSED_REPEAT = {400: f"A parameter is invalid; {REUSED}."}
NOT_LED = {
    403: f"{MEANINGS[403]} `not_led`: the person is in none of the teams of the user that the key acts for; "
    "`other_coach`: they share their results only with their own coach, and the team has a different one."
}

HEADERS: dict[str, dict[str, Any]] = {
    RATE_LIMIT_LIMIT: {
        "description": "How many requests the caller may make in a minute.",
        "required": True,
        "schema": {"type": "integer", "minimum": 1},
        "example": 600,
    },
    RATE_LIMIT_REMAINING: {
        "description": "How many requests the key may still make now.",
        "required": True,
        "schema": {"type": "integer", "minimum": 0},
        "example": 588,
    },
    RATE_LIMIT_RESET: {
        "description": "Seconds until all of them are there again.",
        "required": True,
        "schema": {"type": "integer", "minimum": 0},
        "example": 2,
    },
    REQUEST_ID: {
        "description": "What the service's log knows the request by.",
        "required": True,
        "schema": {"type": "string"},
        "example": "req_8cVbN3mQwE6rTyU1iOpA",
    },
}


DEPRECATION_HEADERS: dict[str, dict[str, Any]] = {
    DEPRECATION: {
        "description": "Since when it is announced that the operation goes (RFC 9745).",
        "required": True,
        "schema": {"type": "string"},
        "example": "@1798761600",
    },
    SUNSET: {
        "description": "From when the operation may be gone (RFC 8594).",
        "required": True,
        "schema": {"type": "string"},
        "example": "Sat, 01 Jan 2028 00:00:00 GMT",
    },
}

PARAMETERS: dict[str, dict[str, Any]] = {
    "Actor": {
        "name": ACTOR,
        "in": "header",
        "description": "Of a key with `act`: the id of the user it acts for.",
        "schema": {"type": "string"},
        "example": USER_ID,
    },
    "PrivateToken": {
        "name": PRIVATE_TOKEN,
        "in": "header",
        "description": "Of a key with `take`: the private token of the taker it acts for.",
        "schema": {"type": "string"},
        "example": SECRET,
    },
    "TakerAddress": {
        "name": TAKER_ADDRESS,
        "in": "header",
        "description": "The network address of the person who opens the link or signs in: attempts are counted by it. "
        "Without it they are counted by the key.",
        "schema": {"type": "string"},
        "example": "203.0.113.7",
    },
}
"""Headers that say for whom a request is."""

_FASTAPIS = {"200", "422"}


def describe(api: FastAPI) -> dict[str, Any]:
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
        contact={"name": "The maintainers of Discern"},
    )
    # FastAPI takes only whole addresses, and where a service will be isn't known.
    document["externalDocs"] = {"description": "This description as a page, to read and to try.", "url": "docs"}
    components = document.setdefault("components", {})
    components["schemas"] = _schemas(components.get("schemas", {}))
    components["securitySchemes"] = {"key": {"type": "http", "scheme": "bearer", "description": "An API key."}}
    components["headers"] = HEADERS
    components["parameters"] = PARAMETERS
    components["responses"] = {str(status): _problem(status) for status in TITLES}
    document["security"] = [{"key": []}]
    document["webhooks"] = {type_: {"post": _describe_event(type_)} for type_ in EVENT_TYPES}
    for operation in OPERATIONS.values():
        _complete(document["paths"][operation.path][operation.method.lower()], operation)
    return _name_enumerations(document)


def _name_enumerations(document: dict[str, Any]) -> dict[str, Any]:
    """The document with each enumeration written once, under the name that the contract gives it: generators of clients
    would number those that have none, and number them anew with every operation that is added.
    """
    modules = [module for name, module in sys.modules.items() if name.startswith("discern.contract.")]
    aliases = ((name, alias) for module in modules for name, alias in vars(module).items())
    names = {get_args(alias): name for name, alias in aliases if get_origin(alias) is Literal}
    named: dict[str, Any] = {}

    def refer(part: Any) -> Any:
        if isinstance(part, list):
            return [refer(each) for each in part]
        if not isinstance(part, dict):
            return part
        values = part.get("enum")
        name = names.get(tuple(values)) if isinstance(values, list) else None
        if name is None:
            return {key: refer(value) for key, value in part.items()}
        named[name] = {"type": "string", "enum": values}
        beside = {key: value for key, value in part.items() if key not in {"type", "enum", "title"}}
        return {"$ref": f"#/components/schemas/{name}", **beside}

    referring: dict[str, Any] = refer(document)
    referring["components"]["schemas"] |= named
    return referring


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
            {"name": name, "in": "header", "required": True, "description": description, "schema": {"type": "string"}}
            for name, description in headers.items()
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


def _complete(described: dict[str, Any], operation: AnyOperation) -> None:
    """Add to the description of one operation what its route alone does not say."""
    described["operationId"] = operation.name
    described["security"] = [{"key": list(operation.scopes)}]
    scopes = " and ".join(f"`{scope}`" for scope in operation.scopes)
    needed = f"Scope: {scopes}." if scopes else "Any key will do."
    goes = operation.deprecation
    going = f"Deprecated since {goes.since}, and gone from {goes.ends} on: {goes.instead}" if goes else ""
    described["description"] = "\n\n".join(part for part in (going, described.get("description"), needed) if part)
    if goes is not None:
        described["deprecated"] = True
    parameters = described.get("parameters", [])
    for parameter in parameters:
        _make_sendable(parameter)
        if parameter["required"]:
            parameter["example"] = parameter_example(parameter["name"])
    found = described["responses"]
    content = found["200"]["content"]
    if operation.answer is bytes:
        content = {operation.media_type: _file(operation.media_type)}
    # FastAPI describes a 422 of its own, which this service never answers.
    reasons = {int(status): response["description"] for status, response in found.items() if status not in _FASTAPIS}
    described["responses"] = {
        "200": {
            "description": "The request succeeded.",
            "content": content,
            "headers": _headers() | (DEPRECATION_HEADERS if goes is not None else {}),
        }
    } | {
        str(status): {"$ref": f"#/components/responses/{status}"}
        | ({"description": reasons[status]} if status in reasons else {})
        for status in sorted(_statuses(described) | set(reasons))
    }
    described["parameters"] = parameters + [
        {"$ref": f"#/components/parameters/{name}"} for name in _acting_parameters(operation)
    ]


def _file(media_type: str) -> dict[str, Any]:
    """An answer that isn't JSON."""
    if media_type in FILES:
        return {"schema": {"type": "string"}, "example": FILES[media_type]}
    return {"schema": {"type": "string", "format": "binary"}}


def _acting_parameters(operation: AnyOperation) -> Iterator[str]:
    if operation.roles:
        yield "Actor"
    if "member" in operation.roles:
        yield "PrivateToken"
    if operation.counts_by_address:
        yield "TakerAddress"


def _statuses(described: dict[str, Any]) -> set[int]:
    """The error statuses that follow from what an operation takes: anything may be wrong with it or not be there."""
    parameters = described.get("parameters", [])
    found = {401, 403, 429, 500}
    if parameters or "requestBody" in described:
        found.add(400)
    if any(parameter["in"] == "path" for parameter in parameters):
        found.add(404)
    return found


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
    if status == 404:
        headers["Allow"] = {
            "description": "The methods that the path takes, where only the method is wrong.",
            "schema": {"type": "string"},
            "example": "GET, HEAD, POST",
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
