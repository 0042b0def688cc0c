"""The interface's description and the interface: held against each other, operation by operation."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from pydantic import SecretStr

from discern.contract.base_models import ONE_LINE
from discern.contract.headers import ACTOR, PRIVATE_TOKEN, TAKER_ADDRESS
from discern.contract.operation_type import AnyOperation, Deprecation
from discern.contract.operations import GET_CHANGES, OPERATIONS
from discern.contract.permissions import SCOPES
from discern.service import create_api
from discern.service.http.examples import examples_of
from discern.service.http.openapi import describe
from discern.service.storage.engine.database import Database
from discern.settings import Settings
from docs.site.rest_pages import resolve
from tests.support.operations import CASES, Case, KeptWorlds, add_withheld, populate
from tests.support.running import Running

each_operation = pytest.mark.parametrize("operation", CASES, ids=str)


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    url = f"sqlite:///{tmp_path_factory.mktemp('document')}/unopened.db"
    return describe(create_api(Settings(database_url=SecretStr(url))))


def described(document: dict[str, Any], operation: Case) -> dict[str, Any]:
    found: dict[str, Any] = document["paths"][operation.path][operation.method.lower()]
    return found


def parameters_of(document: dict[str, Any], operation: Case) -> dict[str, dict[str, Any]]:
    resolved = (resolve(document, each) for each in described(document, operation)["parameters"])
    return {each["name"]: each for each in resolved}


def test_the_document_is_served_without_a_key(shared: Running, document: dict[str, Any]) -> None:
    assert shared.answer("GET", "/openapi.json") == document


def test_the_file_of_the_release_says_what_the_service_says(document: dict[str, Any]) -> None:
    kept = json.loads((Path(__file__).parents[3] / "docs" / "openapi.json").read_text(encoding="utf-8"))
    assert kept == document, "write it anew: uv run discern openapi > docs/openapi.json"


def test_the_operations_are_those_of_the_table(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    assert document["servers"] == [{"url": "/v1"}]
    found = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert found == {(operation.method, operation.path) for operation in CASES}
    ids = [each["operationId"] for methods in document["paths"].values() for each in methods.values()]
    assert len(set(ids)) == len(ids)


@each_operation
def test_an_operation_says_what_it_does_and_demands(document: dict[str, Any], operation: Case) -> None:
    found = described(document, operation)
    assert found["summary"]
    assert found["security"] == [{"key": list(operation.scopes)}]
    assert set(operation.scopes) <= set(SCOPES)
    assert all(f"`{scope}`" in found["description"] for scope in operation.scopes)
    [tag] = found["tags"]
    assert tag in [each["name"] for each in document["tags"]]
    assert ("requestBody" in found) == (operation.body is not None)


@each_operation
def test_every_answer_declares_its_headers(document: dict[str, Any], operation: Case) -> None:
    for status, response in described(document, operation)["responses"].items():
        answer = resolve(document, response)
        headers = {name: resolve(document, header) for name, header in answer["headers"].items()}
        assert all(headers[f"X-RateLimit-{name}"]["required"] for name in ("Limit", "Remaining", "Reset")), status
        assert ("Allow" in headers) == (status == "404")
        assert ("Retry-After" in headers) == (status == "429")
        assert ("WWW-Authenticate" in headers) == (status == "401")
        assert list(answer["content"]) == [
            operation.operation.media_type if status == "200" else "application/problem+json"
        ]
        assert answer["description"]


@each_operation
def test_parameters_are_described_as_they_are(document: dict[str, Any], operation: Case) -> None:
    parameters = parameters_of(document, operation)
    for name, parameter in parameters.items():
        assert "null" not in str(parameter["schema"]), name
        assert "example" in parameter or not parameter.get("required"), name
        if parameter["in"] == "path":
            assert resolve(document, parameter["schema"])["type"] == "string"
            assert "Opaque" in parameter["description"]
    creates = {"/agreements", "/assessments", "/candidates", "/reports", "/take", "/teams", "/webhooks"}
    creates.add("/teams/{team_id}/join-links")
    repeatable = creates | {"/candidates/{candidate_id}/merge", "/assessments/{assessment_id}/mails", "/keys"}
    assert ("Idempotency-Key" in parameters) == (operation.method == "POST" and operation.path in repeatable)
    assert operation.is_list == ({"limit", "cursor", "order"} <= set(parameters))


@each_operation
def test_a_caller_finds_the_headers_that_say_for_whom_it_calls(document: dict[str, Any], operation: Case) -> None:
    headers = {name for name, each in parameters_of(document, operation).items() if each["in"] == "header"}
    assert (ACTOR in headers) == bool(operation.operation.roles)
    assert (PRIVATE_TOKEN in headers) == ("member" in operation.operation.roles)
    assert PRIVATE_TOKEN in headers or not (operation.refuses_keys or operation.of_other)


def test_addresses_are_asked_for_wherever_secrets_are_tried(document: dict[str, Any]) -> None:
    """Whoever is let in by nothing but the secret in a body may guess; so may who signs in or mails codes."""
    asked = {str(each) for each in CASES if TAKER_ADDRESS in parameters_of(document, each)}
    secret = {str(each) for each in CASES if not each.operation.roles and each.body is not None}
    assert asked == secret - {"POST /users/confirm"} | {
        "POST /assessments/{assessment_id}/private-link/claims",
        "POST /assessments/{assessment_id}/private-link/codes",
    }


def parts_of(part: object, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object within the document that describes something, with its place."""
    if isinstance(part, dict):
        yield place, part
        for name, inner in part.items():
            if name not in {"example", "examples"}:
                yield from parts_of(inner, f"{place}/{name}")
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            yield from parts_of(inner, f"{place}/{number}")


def test_an_enumeration_is_written_once_and_has_a_name(document: dict[str, Any]) -> None:
    enumerated = {
        place: tuple(part["enum"]) for place, part in parts_of(document) if isinstance(part.get("enum"), list)
    }
    assert [place for place in enumerated if re.fullmatch("/components/schemas/[A-Za-z]+", place) is None] == []
    assert len(set(enumerated.values())) == len(enumerated)


def test_what_is_refused_in_a_line_is_said_where_lines_are_described(document: dict[str, Any]) -> None:
    """In words: of patterns each language knows some, and generators write what they don't know into code."""
    for place, part in parts_of(document):
        assert "\\u2028" not in str(part.get("pattern", "")), place
    for name in ("Line", "GivenLine", "Name", "ExternalId", "Remark", "ShortAnswer", "LinkToken"):
        assert "pattern" not in document["components"]["schemas"][name]
        assert ONE_LINE in document["components"]["schemas"][name]["description"]


def test_an_operation_that_goes_says_since_when_and_until_when(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes = Deprecation(date(2027, 1, 1), date(2028, 1, 1), "ask `GET /events`.")
    monkeypatch.setitem(OPERATIONS, "get_changes", replace(GET_CHANGES, deprecation=goes))
    answer = shared.call("GET", "/changes", key=shared.key())
    told = {"Deprecation": "@1798761600", "Sunset": "Sat, 01 Jan 2028 00:00:00 GMT"}
    assert {name: answer.headers[name] for name in told} == told
    found = describe(shared.api)["paths"]["/changes"]["get"]
    assert found["deprecated"]
    assert found["description"].startswith(
        "Deprecated since 2027-01-01, and gone from 2028-01-01 on: ask `GET /events`."
    )
    assert told.keys() <= found["responses"]["200"]["headers"].keys()
    other = shared.call("GET", "/account", key=shared.key())
    assert told.keys().isdisjoint(other.headers)


def test_what_goes_is_announced_twelve_months_before() -> None:
    with pytest.raises(ValueError, match="365 days' notice"):
        Deprecation(date(2027, 1, 1), date(2027, 12, 31), "nothing")


@each_operation
def test_bodies_and_answers_have_examples(document: dict[str, Any], operation: Case) -> None:
    found = described(document, operation)
    bodies = [found["responses"]["200"], *([found["requestBody"]] if operation.body is not None else [])]
    for body in bodies:
        if "application/json" not in body["content"]:
            [(media_type, file)] = body["content"].items()
            is_text = media_type.startswith("text/")
            assert file["schema"] == {"type": "string"} | ({} if is_text else {"format": "binary"})
            assert ("example" in file) == is_text
            continue
        whole = body["content"]["application/json"]["schema"]
        for schema in (resolve(document, part) for part in whole.get("anyOf", [whole])):
            assert schema["examples"], schema["title"]
            assert schema.get("description") or schema["title"]


def test_generators_find_a_name_for_each_object(document: dict[str, Any]) -> None:
    objects = ((place, part) for place, part in parts_of(document) if isinstance(part.get("properties"), dict))
    inlined = [(place, part) for place, part in objects if not re.search("/schemas/[^/]*$", place)]
    assert [place for place, _ in inlined if re.search("/(anyOf|oneOf|items)(/[0-9]+)?$", place)] == []
    titles = [schema["title"] for _, schema in inlined if "title" in schema]
    assert len(set(titles)) == len(titles)
    schemas = document["components"]["schemas"]
    kinds = [each["$ref"].rpartition("/")[2] for each in schemas["SyncBatch"]["anyOf"]]
    assert kinds == ["SyncAllOrNone", "SyncPartial"]
    rows = [schemas[kind]["properties"]["candidates"]["items"] for kind in kinds]
    assert rows[0] == rows[1]["anyOf"][0] == {"$ref": "#/components/schemas/SyncCandidate"}


@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=lambda operation: operation.name)
def test_an_example_is_an_object_of_its_kind(operation: AnyOperation) -> None:
    examples = examples_of()
    for named in (operation.body, operation.answer):
        for model in get_args(named) or (named,):
            for shown in examples[model.__name__] if model is not None and model is not bytes else ():
                assert model.model_validate(shown).model_dump(mode="json", exclude_unset=True) == shown


BAD_QUERY = {"limit": 0}


def give_all_statuses(running: Running, kept_worlds: KeptWorlds, operation: Case) -> set[int]:
    """Provoke every status that an operation could give."""

    def make() -> tuple[str, dict[str, str]]:
        key = running.key()
        return key, populate(running, key)

    admin, world = kept_worlds.make(make, changes=operation.changes)
    # What made it counted against the limit of the key.
    running.clock.advance(minutes=1)
    if operation.name == "answer_again":
        world["completed"], world["private_token"] = add_withheld(running, running.key())
    method, path, body = operation.request(world)

    def ask(path: str, body: object = None, **params: str | int) -> httpx.Response:
        """By a key, and for the person themselves where a key alone is refused."""
        headers = {"Authorization": f"Bearer {admin}"}
        if operation.refuses_keys:
            headers[PRIVATE_TOKEN] = world["other_token" if operation.of_other else "private_token"]
        given: dict[str, Any] = {} if body is None else {"json": body}
        return running.http.request(method, path, headers=headers, params=params or None, **given)

    given = [running.call(method, path, body), ask(path, body)]
    # In accounts of their own: one has so many keys at most.
    lacking = running.key(*sorted(set(SCOPES) - {"admin", *operation.scopes}), account="lacking")
    given.append(running.call(method, path, body, lacking))
    _, nowhere, nothing = operation.request(dict.fromkeys(world, "nobody"))
    if operation.names_an_object:
        given.append(ask(nowhere, nothing))
        _, too_long, _ = operation.request(dict.fromkeys(world, "x" * 201))
        given.append(ask(too_long, body))
        # For a person, what is none of theirs isn't there, however it is written; a key's path is looked at first.
        given.append(running.call(method, too_long, body, admin))
    if body is not None:
        given.append(ask(path, []))
    given.append(ask(path, body, **(BAD_QUERY if method == "GET" else {})))
    spender = running.key(account="spender")
    for _ in range(running.service.settings.rate_limit):
        running.call("GET", "/teams/none", key=spender)
    given.append(running.call(method, path, body, spender))
    running.clock.advance(minutes=1)
    return {response.status_code for response in given}


@pytest.mark.integration
@pytest.mark.timeout(400)
def test_an_operation_gives_the_statuses_that_it_declares(
    start: Any, monkeypatch: pytest.MonkeyPatch, document: dict[str, Any]
) -> None:
    running: Running = start(rate_limit=30)
    kept_worlds = KeptWorlds()
    given = {str(operation): give_all_statuses(running, kept_worlds, operation) for operation in CASES}

    def fail(*_: object, **__: object) -> None:
        raise OSError("no space left on the device")

    key = running.key()
    world = populate(running, key)
    running.clock.advance(minutes=1)
    for name in ("read", "read_now", "write"):
        monkeypatch.setattr(Database, name, fail)
    for operation in CASES:
        given[str(operation)].add(running.call(*operation.request(world), key).status_code)
        declared = {int(status) for status in described(document, operation)["responses"]}
        assert given[str(operation)] == declared, operation
