"""Requests of every kind that the interface's description allows, and of many that it doesn't.

`uv run pytest -m slow -s tests/service/http/test_schemathesis.py` makes many of them on both databases, and prints how
many there were. On a busy machine with two cores it takes half an hour for each.
"""

import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

import pytest

pytest.importorskip("schemathesis", reason="needs the group `dev`: uv sync --group dev")

import schemathesis
from hypothesis import strategies as st
from pydantic import SecretStr
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import from_schema
from schemathesis.engine.events import EngineEvent, FatalError, NonFatalError, ScenarioFinished
from schemathesis.generation import GenerationMode
from schemathesis.hooks import HookContext
from schemathesis.python.asgi import shutdown_lifespans
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern.contract.base_models import BREAKING, ONE_LINE
from discern.contract.headers import ACTOR, IDEMPOTENCY_KEY, PRIVATE_TOKEN
from discern.contract.operations import (
    ANSWER_AGAIN,
    ANSWER_WEEK,
    CANCEL_ASSESSMENT,
    CLAIM_LINK,
    CONFIRM_MEMBER,
    CREATE_AGREEMENT,
    DELETE_CANDIDATE,
    GET_TALK,
    GET_TEAMMATES,
    GIVE_ANSWERS,
    GIVE_CONSENT,
    OPEN_ABOUT,
    OPEN_FEED,
    OPEN_WEEK,
    REMOVE_USER,
    SEND_PRIVATE_LINK,
    SKIP_IN_WEEK,
    STOP_WEEK,
    UNSUBSCRIBE,
    USE_CARDS,
)
from discern.service import InterfaceFirst, create_api
from discern.service.http import dependencies
from discern.settings import Settings
from tests.support.databases import on_both, on_sqlite
from tests.support.operations import CASES, CONFIRMED, add_reader, add_withheld, populate, store_link_code
from tests.support.running import UNREACHED_MAIL, UNREACHED_MODEL, Clock, Running, run_service

# They are about the tool's own strategies and what it would print; an operation is left half asked where one is raised.
pytestmark = [
    pytest.mark.integration,
    on_both,
    pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisWarning"),
]

Generated = schemathesis.Case[Any]

STATUSES = {200, 400, 401, 403, 404, 429, 500}

PEOPLE, GROUPS, MEMBERS, ENDPOINTS = 300, 150, 60, 60

READERS = 20
"""Users with Monday's message and a feed, whose links are opened."""

SPARE_USERS = 5
"""Those on whom no request rests."""

OPENED = {
    OPEN_ABOUT.path: "about_token",
    UNSUBSCRIBE.path: "unsubscribe_token",
    OPEN_WEEK.path: "week_token",
    ANSWER_WEEK.path: "week_token",
    SKIP_IN_WEEK.path: "week_token",
    STOP_WEEK.path: "week_token",
    OPEN_FEED.path: "feed_token",
}
"""What the secrets of links open, by the paths of operations."""

MOST = 1_000_000
"""Requests a minute, so that the limit is out of the way."""

WRITTEN_LATER = (
    r"^/(reports/\{report_id\}/(json|markdown|pdf)|assessments/\{assessment_id\}/results"
    r"|candidates/\{candidate_id\}/about/link)$"
)
"""What isn't there yet when what it belongs to was just made, or is its person's alone."""

MEMBERSHIP = "/teams/{team_id}/members/{candidate_id}"

BY_PERSON = {(case.method, case.path): case for case in CASES if case.refuses_keys or case.of_other}

BY_OPERATION = {(case.method, case.path): case for case in CASES}

FEWEST_WORLDS = 12

FEW, MANY = 15, 50
"""Requests made up for each operation, beside those that break each rule once. Equal ones are sent once."""


BEYOND_A_DESCRIPTION = re.compile(
    "|".join(
        (
            "there is no such",
            "spaces at the ends don't count$",
            "this is not one of the next blocks",
            "is not a member of this team$",
            "another (candidate|team) of this account has it$",
            "someone was given access with it a moment ago",
            "must be one of your teams$",
            "must be a next_cursor of this list$",
            "must be a different person from a$",
            "must be another person than the one who is kept$",
            "is also in `without`$",
            "the text to agree to is now version",
            "is needed to begin: the version of the text that was read$",
            "must (lie|be) in the future",
            "must lie within (the next|366 days of today$)",
            "give either meeting_id or candidate_id$",
            "other_id must be of another person than candidate_id$",
            "must not be after the end of the key that makes it$",
            "act is given on the server alone",
            "is for a key with the scope assistant:read$",
            "a key with assistant:read has no other scope$",
            "must be within 90 days$",
            "names the user for whom the assistant asks$",
            "a brief is for 50 people at most$",
            "give candidate_ids or team_id$",
            "an agreement that was answered keeps its day$",
            "keys already: revoke one first$",
            "must be a PNG, JPEG or WebP picture$",
            "must be an address that mail servers know",
            "must be given (with a user|again when host, port, security or user changes)$",
            "must lead to a public address(, unless `allow_private` is true| or a private one)",
            "must be 'link' before a link",
            "needs another visibility than 'private'",
            "there is no candidate with this external id$",
            "must be once in a batch: ",
            "several (people|teams) here have this (name|address): ",
            "is the address of somebody with another external_id$",
            "would have more than 50 keys$",
            "^subject: (No one in this team has|These answers give no profile)",
            "^body: (?!.*(taken away|can't be null|that is not known|give at least one of .*)$)",
            "no language model is set up$",
            "must (begin with https://|lead to a public address), unless DISCERN_WEBHOOK_ALLOW_",
            "must lead to a public address; no setting",
            "only the taker can withdraw$",
            "must have at least one visible character$",
            "must have at most 8 accents or other marks on one letter$",
            "answers must be to different prompts$",
            "at most 1000 rows in a batch$",
            "must be a time with its offset",
            "must be a day on which the two meet$",
            "must be after today, and after since$",
            "must lie between the years 1 and 9999",
        )
    )
)
"""Rules about what is stored, set up or the time now, about several values together, and about what can be seen."""


@schemathesis.hook
def before_load_schema(_: HookContext, raw_schema: dict[str, Any]) -> None:
    """Draw lines from the characters that their descriptions leave, and break that rule as any other. Other texts may
    hold anything.
    """

    def read(part: object) -> None:
        for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
            read(inner)
        if isinstance(part, dict) and part.get("type") == "string" and ONE_LINE in str(part.get("description")):
            part["pattern"] = f"^[^{BREAKING}]*$"

    read(raw_schema["components"]["schemas"])


schemathesis.openapi.format(
    "uri", st.from_regex(r"https://[a-z0-9]{1,12}\.example(:[1-9][0-9]{0,3})?(/[a-z0-9._~-]{0,9}){0,3}", fullmatch=True)
)


LINKS: set[str] = set()
"""The private links that exist."""

KEPT: set[str] = set()
"""Users and people on whom other requests rest. The tool takes ids from answers, too, and would remove all that a list
names.
"""


@schemathesis.hook
def before_call(context: HookContext, case: "Generated", kwargs: dict[str, Any]) -> None:
    """Leave out of sound requests whom they are for, and links of nobody: made-up ones are all refused. Remove nobody
    on whom other requests rest.
    """
    removes = (case.operation.method.upper(), case.operation.path)
    if removes == (REMOVE_USER.method, REMOVE_USER.path) and case.query and case.query.get("id") in KEPT:
        case.query["id"] = "usr_nobody"
    if removes == (DELETE_CANDIDATE.method, DELETE_CANDIDATE.path) and case.path_parameters["candidate_id"] in KEPT:
        case.path_parameters["candidate_id"] = "cand_nobody"
    if case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE and case.headers is not None:
        case.headers.pop(ACTOR, None)
        if case.headers.get(PRIVATE_TOKEN) not in LINKS:
            case.headers.pop(PRIVATE_TOKEN, None)


@schemathesis.check
def what_the_description_allows_is_not_refused_for_its_form(ctx: Any, response: Any, case: "Generated") -> None:
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code != 400:
        return
    problem = response.json()
    if problem["code"] == "invalid_parameter":
        rules = [f"{each['field']}: {each['message']}" for each in problem["errors"]]
        loose = [rule for rule in rules if not BEYOND_A_DESCRIPTION.search(rule)]
        assert not loose, f"the description allows what the service refuses: {loose}"


class Watched:
    """The app, with an account of what it answered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.answers: Counter[tuple[str, int]] = Counter()
        self.without_limit = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def watch(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = getattr(scope.get("route"), "path", "unknown path")
                self.answers[f"{scope['method']} {route}", message["status"]] += 1
                self.without_limit += b"x-ratelimit-remaining" not in dict(message["headers"])
            await send(message)

        await self._app(scope, receive, watch if scope["type"] == "http" else send)


def seed(running: Running, key: str, worlds: int) -> dict[str, list[str]]:
    """Fill an account; gives the ids in it by the names of their parameters."""
    batch = {
        "candidates": [{"external_id": f"c{number}", "name": f"Person {number}"} for number in range(PEOPLE)],
        "teams": [
            {"external_id": f"t{number}", "name": f"Team {number}", "members": [f"c{each}" for each in range(MEMBERS)]}
            for number in range(GROUPS)
        ],
    }
    rows = running.answer("POST", "/sync", batch, key)["rows"]
    made = [populate(running, key, external_id=f"w{number}") for number in range(worlds)]
    urls = [f"https://receiver.example/{number}" for number in range(ENDPOINTS)]
    withheld = [add_withheld(running, key) for _ in made]
    acting, people = running.key("admin", "act"), [world["candidate_id"] for world in made]
    readers = [
        add_reader(running, key, acting, f"reader{number}", people[number % len(people)], made[0]["due_day"])
        for number in range(READERS)
    ]
    endpoints = [running.answer("POST", "/webhooks", {"url": url}, key)["id"] for url in urls]
    return {
        "webhook_id": endpoints,
        "delivery_id": [running.answer("POST", f"/webhooks/{endpoint}/test", key=key)["id"] for endpoint in endpoints],
        "candidate_id": [row["id"] for row in rows if row["kind"] == "candidate"] + [w["candidate_id"] for w in made],
        "team_id": [row["id"] for row in rows if row["kind"] == "team"] + [w["team_id"] for w in made],
        "assessment_id": [world[which] for world in made for which in ("open", "completed")],
        "agreement_id": [world["agreement_id"] for world in made],
        "meeting_id": [world["meeting_id"] for world in made],
        "due_day": [world["due_day"] for world in made],
        "report_id": [world[which] for world in made for which in ("ready_report", "queued_report")],
        "open": [world["open"] for world in made],
        "next_answer": [find_answer(running, key, world["open"]) for world in made],
        "completed": [world["completed"] for world in made],
        "withheld": [assessment_id for assessment_id, _ in withheld],
        "withheld_token": [token for _, token in withheld],
        "world_team": [world["team_id"] for world in made],
        "first_id": [world["candidate_id"] for world in made],
        "second_id": [world["other_id"] for world in made],
        "private_token": [world["private_token"] for world in made],
        "second_token": [world["second_token"] for world in made],
        "other_token": [world["other_token"] for world in made],
        "other_completed": [world["other_completed"] for world in made],
        # Of links that no request has a code mailed for: it would take the place of these.
        "link_code": [
            store_link_code(running, key, world["other_completed"], world["other_token"], CONFIRMED) for world in made
        ],
        "about_token": [world["about_token"] for world in made],
        **{
            name: [reader[name] for reader in readers]
            for name in ("week_token", "feed_token", "week_agreement", "week_meeting")
        },
        "unsubscribe_token": [world["unsubscribe_token"] for world in made],
        "statement_id": [world["statement_id"] for world in made],
        "member_id": [world["member_id"] for world in made],
        "token": [world[which] for world in made for which in ("token", "private_token")]
        + [
            running.answer("POST", f"/teams/{world['team_id']}/join-links", {"limit": 1000}, key)["url"].rpartition(
                "="
            )[2]
            for world in made
        ],
    }


def find_answer(running: Running, key: str, assessment_id: str) -> str:
    """An answer to the block that is next, as JSON."""
    block = running.answer("GET", f"/assessments/{assessment_id}/next", key=key)["blocks"][0]
    most, least, *_ = (each["id"] for each in block["items"])
    return json.dumps({"block": block["id"], "most": most, "least": least})


def configure(key: str, ids: dict[str, list[str]], examples: int) -> SchemathesisConfig:
    named = {
        "path.candidate_id": ("candidate_id", 0.8),
        "path.team_id": ("team_id", 0.8),
        "path.assessment_id": ("assessment_id", 0.8),
        "path.webhook_id": ("webhook_id", 0.8),
        "path.delivery_id": ("delivery_id", 0.8),
        "path.report_id": ("report_id", 0.8),
        "path.agreement_id": ("agreement_id", 0.8),
        "path.meeting_id": ("meeting_id", 0.8),
        "query.candidate_id": ("candidate_id", 0.5),
        "query.team_id": ("team_id", 0.5),
        "query.a": ("first_id", 0.8),
        "query.b": ("second_id", 0.8),
        "body.candidate_id": ("candidate_id", 0.5),
        "body.duplicate_id": ("candidate_id", 0.8),
        "body.team_id": ("team_id", 0.3),
        "body.token": ("token", 0.8),
    }
    return SchemathesisConfig.from_dict(
        {
            "auth": {"openapi": {"key": {"bearer": key}}},
            "dictionaries": {name: {"values": values} for name, values in ids.items()},
            "parameters": {
                name: {"dictionary": dictionary, "probability": probability}
                for name, (dictionary, probability) in named.items()
            },
            # Otherwise it imports every module beside the app to read the constants in it.
            "analysis": {"constants": {"enabled": False}},
            "generation": {"max-examples": examples, "deterministic": examples == FEW},
            "phases": {"stateful": {"enabled": examples == MANY}},
            "checks": {
                "positive_data_acceptance": {"expected-statuses": [200, 400, 401, 403, 404, 429]},
                # It demands 405, which is not among the seven.
                "unsupported_method": {"enabled": False},
            },
            "operations": [
                # What is written later is not there at once, and these say so with 404.
                {
                    "include-path-regex": WRITTEN_LATER,
                    "checks": {"ensure_resource_availability": {"enabled": False}},
                },
            ],
        }
    )


@pytest.fixture
def ask(database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], tuple[Watched, list[str]]]]:
    """Ask an app whatever its description, as it is served, lets one think of. Tells what broke its rules."""
    monkeypatch.setattr(dependencies, "WRONG_TOKENS", MOST)
    clock, settings = (
        Clock(),
        Settings(
            database_url=SecretStr(database_url),
            rate_limit=MOST,
            worker=False,
            **UNREACHED_MODEL,
            **UNREACHED_MAIL,
        ),
    )
    api = create_api(settings, now=clock, seconds=clock.seconds)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with api.router.lifespan_context(api):
            yield

    def ask_all(examples: int) -> tuple[Watched, list[str]]:
        with run_service(database_url, rate_limit=MOST) as running:
            key = running.key()
            ids = seed(running, key, worlds=max(examples // 3, FEWEST_WORLDS))
            kept = [each["id"] for each in running.answer("GET", "/users", key=key, limit=200)["data"]]
            for number in range(SPARE_USERS):
                running.answer("PUT", "/users", {"email": f"spare{number}@example.org", "role": "manager"}, key)
        watched = Watched(api)
        app = Starlette(middleware=[Middleware(InterfaceFirst, interface=watched)], lifespan=lifespan)
        KEPT.update(kept, ids["first_id"], ids["second_id"])
        described = schemathesis.openapi.from_asgi("/v1/openapi.json", app, config=configure(key, ids, examples))
        described.hook(name_existing(ids))
        LINKS.update(*(ids[name] for name in ("private_token", "other_token", "withheld_token")))
        began = perf_counter()
        failures = [failure for event in from_schema(described).execute() for failure in failures_in(event)]
        requests, seconds = sum(watched.answers.values()), perf_counter() - began
        print(f"\n{examples} examples an operation: {requests} requests in {seconds:.0f} s, {len(failures)} failures")
        return watched, failures

    yield ask_all
    shutdown_lifespans()


class Numbers:
    """A number for whatever a request names. It is the same in every run, though ids and tokens are new in each."""

    def __init__(self, ids: dict[str, list[str]]) -> None:
        self._positions = {each: f"{name} {place}" for name, values in ids.items() for place, each in enumerate(values)}

    def __call__(self, named: object) -> int:
        values = named.values() if isinstance(named, dict) else [named]
        known = [self._positions.get(each, each) if isinstance(each, str) else each for each in values]
        return sum(map(ord, str(known)))


def name_existing(ids: dict[str, list[str]]) -> Callable[[HookContext, Generated], Generated]:
    """Give four in five sound requests about a subject one that exists, since no dictionary reaches into a union; and
    half of those that name two objects two that belong together, as two names from dictionaries seldom do.
    """
    existing = {"assessment": ids["completed"], "team": ids["world_team"]}
    number_of = Numbers(ids)

    def map_case(context: HookContext, case: Generated) -> Generated:
        sound = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
        if sound:
            give_own_key(case, number_of)
            name_pair(case, ids, number_of)
            agree(case, ids, number_of)
            talk(case, ids, number_of)
            place(case, ids, number_of)
            answer(case, ids, number_of)
            ask_as_person(case, ids, number_of)
        subject = case.body.get("subject") if sound and isinstance(case.body, dict) else None
        if isinstance(subject, dict) and subject["type"] in existing:
            known, number = existing[subject["type"]], number_of(subject["id"])
            if number % 5:
                subject["id"] = known[number % len(known)]
        return case

    return map_case


def give_own_key(case: Generated, number_of: Numbers) -> None:
    """Give half of the requests an idempotency key of their own: otherwise nearly all send the description's example,
    and only the first of them is carried out.
    """
    number = number_of(case.body)
    if IDEMPOTENCY_KEY in case.headers and number % 2:
        case.headers[IDEMPOTENCY_KEY] = f"key {number}"


def name_pair(case: Generated, ids: dict[str, list[str]], number_of: Numbers) -> None:
    """Name two that belong together, or somebody with a profile, in half of the requests that need them."""
    pairs = {
        MEMBERSHIP: {"team_id": "world_team", "candidate_id": "first_id"},
        GET_TEAMMATES.path: {"candidate_id": "first_id"},
        CONFIRM_MEMBER.path: {"token": "private_token", "user_id": "member_id"},
    }
    pair = pairs.get(case.operation.path)
    place = case.body if case.operation.path == CONFIRM_MEMBER.path else case.path_parameters
    number = number_of(place)
    if pair is not None and isinstance(place, dict) and number % 2:
        place |= {name: ids[each][number // 2 % len(ids[each])] for name, each in pair.items()}


def agree(case: Generated, ids: dict[str, list[str]], number_of: Numbers) -> None:
    """Let half of the agreements be with somebody who is there, and until a day that is soon."""
    number = number_of(case.body)
    if case.operation.path == CREATE_AGREEMENT.path and isinstance(case.body, dict) and number % 2:
        people = ids["first_id"]
        case.body |= {"candidate_ids": [people[number // 2 % len(people)]], "until": ids["due_day"][0]}
        case.body.pop("team_id", None)


def talk(case: Generated, ids: dict[str, list[str]], number_of: Numbers) -> None:
    """Let most talks be with somebody who is there, and soon, half of them as a meeting."""
    if case.operation.path not in {GET_TALK.path, USE_CARDS.path}:
        return
    is_read = case.operation.path == GET_TALK.path
    place = case.query if is_read else case.body
    number = number_of(place)
    if not isinstance(place, dict) or not number % 4:
        return
    for name in ("meeting_id", "candidate_id", "candidate_ids", "other_id", "on"):
        place.pop(name, None)
    world = number // 4 % len(ids["first_id"])
    if number % 2:
        place["meeting_id"] = ids["meeting_id"][world]
    else:
        place |= {"candidate_id": ids["first_id"][world]} if is_read else {"candidate_ids": [ids["first_id"][world]]}


def place(case: Generated, ids: dict[str, list[str]], number_of: Numbers) -> None:
    """Let four in five requests on an assessment be on one on which the operation works. The last one alone is ended:
    nothing works on it afterwards.
    """
    asked = BY_OPERATION.get((case.operation.method.upper(), case.operation.path))
    number = number_of(case.path_parameters)
    if asked is not None and "assessment_id" in case.path_parameters and number % 5:
        known = ids[asked.on][:-1] if asked.operation is not CANCEL_ASSESSMENT else ids[asked.on][-1:]
        case.path_parameters |= {"assessment_id": known[number % len(known)]}


def answer(case: Generated, ids: dict[str, list[str]], number_of: Numbers) -> None:
    """Let half of the answers be to the block that is next, which one made up seldom is, and half of the consents be
    for assessments to which nobody answers.
    """
    number, middle = number_of(case.body), len(ids["open"]) // 2
    if case.operation.path == GIVE_ANSWERS.path and isinstance(case.body, dict) and number % 2:
        world = number // 2 % middle
        case.path_parameters |= {"assessment_id": ids["open"][world]}
        case.body["answers"] = [json.loads(ids["next_answer"][world])]
    if case.operation.path == GIVE_CONSENT.path and number % 2:
        case.path_parameters |= {"assessment_id": ids["open"][middle + number // 2 % (middle - 1)]}


def ask_as_person(case: Generated, ids: dict[str, list[str]], number_of: Numbers) -> None:
    """Send by the person's private link what a key alone is refused, and four in five times about what is theirs.

    Four in five of the requests that open a link, or end mails by one, name a link that exists.
    """
    asked = BY_PERSON.get((case.operation.method.upper(), case.operation.path))
    if asked is not None:
        number = number_of(case.path_parameters)
        world = number % len(ids["completed"])
        subject, token = {
            ANSWER_AGAIN.path: ("withheld", "withheld_token"),
            SEND_PRIVATE_LINK.path: ("other_completed", "other_token"),
        }.get(case.operation.path, ("completed", "other_token" if asked.of_other else "private_token"))
        case.headers[PRIVATE_TOKEN] = ids[token][world]
        named = {
            "assessment_id": subject,
            "candidate_id": "second_id",
            "statement_id": "statement_id",
        }
        if number % 5:
            case.path_parameters |= {name: ids[named[name]][world] for name in case.path_parameters}
    if case.operation.path == SEND_PRIVATE_LINK.path and asked is not None and isinstance(case.body, dict):
        case.body |= {"email": CONFIRMED, "code": ids["link_code"][world]} if number % 5 else {}
    if case.operation.path == CLAIM_LINK.path and asked is not None and isinstance(case.body, dict):
        case.body |= {"token": ids["second_token"][world]} if number % 5 else {}
    opened = ids.get(OPENED.get(case.operation.path, ""))
    if opened is not None and isinstance(case.body, dict):
        number = number_of(case.body)
        if number % 5:
            # Links that are stopped open nothing any more.
            stopped = len(opened) // 4
            kept = len(opened) - stopped
            which = number // 2 % kept if case.operation.path != STOP_WEEK.path else kept + number // 2 % stopped
            case.body |= {"token": opened[which]}
            if case.operation.path == ANSWER_WEEK.path:
                case.body |= {"agreement_id": ids["week_agreement"][which]}
            if case.operation.path == SKIP_IN_WEEK.path:
                case.body |= {"meeting_id": ids["week_meeting"][which]}


def failures_in(event: EngineEvent) -> list[str]:
    if isinstance(event, NonFatalError):
        return [f"{event.label}: {event.value!r}"]
    if isinstance(event, FatalError):
        return [repr(event.exception)]
    if not isinstance(event, ScenarioFinished):
        return []
    return [
        f"{event.recorder.label}: {check.failure_info.failure}\n{check.failure_info.code_sample}"
        for checks in event.recorder.checks.values()
        for check in checks
        if check.failure_info is not None
    ]


def assert_held(watched: Watched, failures: list[str]) -> None:
    assert not failures, "\n\n".join(failures)
    assert {status for _, status in watched.answers} <= STATUSES - {500}
    assert watched.without_limit == 0
    with_ids: Counter[int] = Counter()
    for operation in CASES:
        given = {status: n for (name, status), n in watched.answers.items() if name == str(operation)}
        assert given.get(200), (str(operation), given)
        if "{" in operation.path:
            with_ids.update(given)
    assert with_ids[200] > with_ids[404], "too few of the ids that were asked for exist"


@pytest.mark.timeout(1500)
@on_sqlite
def test_no_request_breaks_the_description(ask: Any) -> None:
    assert_held(*ask(FEW))


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_many_requests_do_not_break_the_description(ask: Any) -> None:
    assert_held(*ask(MANY))
