"""Assessments, candidates and teams as a developer who integrates meets them."""

from datetime import timedelta
from typing import Any

import pytest

from discern.contract.models.events import EVENT_TYPES
from discern.service.jobs.retention import run_retention
from tests.support.databases import on_both

pytestmark = on_both

LONE_SURROGATE = '{"name": "\\ud800"}'


@pytest.fixture
def key(running: Any) -> str:
    made: str = running.key("admin")
    return made


def test_a_new_assessment_has_a_take_link_and_its_candidate(running: Any, key: str) -> None:
    created = running.answer("POST", "/assessments", {"candidate": {"name": " Ada ", "email": "ada@example.org"}}, key)
    assert created["status"] == "created"
    assert created["candidate"]["name"] == "Ada"
    assert created["take_url"].startswith("http://discern.embedded/take?token=")
    assert running.answer("GET", f"/assessments/{created['id']}", key=key) == created
    assert created["created_at"] == "2026-11-20T09:00:00Z"


def test_take_links_begin_with_the_configured_address(start: Any) -> None:
    running = start(app_url="https://disc.example.org/")
    created = running.answer("POST", "/assessments", {"candidate": {"name": "Ada"}}, running.key())
    assert created["take_url"].startswith("https://disc.example.org/take?token=")


def test_with_a_team_the_candidate_joins_it(running: Any, key: str) -> None:
    team = running.answer("POST", "/teams", {"name": "Crew"}, key)
    created = running.answer("POST", "/assessments", {"candidate": {"name": "Ada"}, "team_id": team["id"]}, key)
    assert running.answer("GET", f"/teams/{team['id']}", key=key)["members"] == [created["candidate"]]


@pytest.mark.parametrize(
    ("method", "path", "body", "field"),
    [
        pytest.param("POST", "/assessments", {}, "body", id="no-candidate"),
        pytest.param("POST", "/assessments", {"candidate": {"name": " "}}, "candidate.name", id="blank-name"),
        pytest.param("POST", "/assessments", {"candidate": {"name": "x" * 201}}, "candidate.name", id="long-name"),
        pytest.param("POST", "/assessments", {"candidate": {"name": "a\x00b"}}, "candidate.name", id="nul-in-name"),
        pytest.param("POST", "/assessments", {"candidate_id": "cand_none"}, "candidate_id", id="unknown-candidate"),
        pytest.param(
            "POST", "/assessments", {"candidate": {"name": "A"}, "team_id": "team_none"}, "team_id", id="unknown-team"
        ),
        pytest.param("POST", "/assessments", {"candidate": {"name": "A"}, "form": "long"}, "form", id="unknown-form"),
        pytest.param("POST", "/assessments", {"candidate": {"name": "A"}, "extra": 1}, "extra", id="unknown-field"),
        pytest.param(
            "POST",
            "/assessments",
            {"candidate": {"name": "A"}, "expires_at": "2020-01-01T00:00:00Z"},
            "expires_at",
            id="expired-already",
        ),
        pytest.param(
            "POST", "/assessments", {"candidate": {"name": "A", "email": "nobody"}}, "candidate.email", id="email"
        ),
        pytest.param("GET", "/assessments?limit=0", None, "limit", id="limit-too-small"),
        pytest.param("GET", "/assessments?limit=201", None, "limit", id="limit-too-great"),
        pytest.param("GET", "/assessments?status=lost", None, "status", id="unknown-status"),
        pytest.param("GET", "/assessments?cursor=%20", None, "cursor", id="broken-cursor"),
        pytest.param("GET", "/assessments?sort=name", None, "sort", id="unknown-parameter"),
        pytest.param("GET", "/teams?order=sideways", None, "order", id="unknown-order"),
        pytest.param("POST", "/teams", {"name": ""}, "name", id="team-without-name"),
        pytest.param("POST", "/teams", {"name": "T", "members": ["cand_none"]}, "members.0", id="unknown-member"),
        pytest.param("POST", "/candidates", [], "body", id="a-list"),
        pytest.param("POST", "/take", {"token": ""}, "token", id="empty-token"),
    ],
)
def test_bad_input_names_the_field(running: Any, key: str, method: str, path: str, body: object, field: str) -> None:
    response = running.call(method, path, body, key)
    assert response.status_code == 400, response.text
    problem = response.json()
    assert problem["code"] == "invalid_parameter"
    assert field in [error["field"] for error in problem["errors"]]
    assert all(error["message"] for error in problem["errors"])


@pytest.mark.parametrize(
    ("path", "body", "errors"),
    [
        pytest.param("/candidates", {"name": "A", "mail": "x"}, {"mail": "is not a known field"}, id="unknown-field"),
        pytest.param(
            "/candidates", {"name": "A", "Ada Byron": "x"}, {"body": "has a field that is not known"}, id="a-name"
        ),
        pytest.param(
            "/candidates",
            {"name": "A", "externalId": "x"},
            {"externalId": "is not a known field; did you mean external_id?"},
            id="camel-case",
        ),
        pytest.param(
            "/assessments",
            {"candidate": {"name": "A", "externalID": "x"}},
            {"candidate.externalID": "is not a known field; did you mean external_id?"},
            id="nested-camel-case",
        ),
        pytest.param(
            "/assessments",
            {"candidate": {"name": "A", "teamId": "x"}, "Form": "short"},
            {
                "candidate.teamId": "is not a known field",
                "Form": "is not a known field; did you mean form?",
            },
            id="a-field-of-another-place",
        ),
        pytest.param(
            "/sync",
            {"candidates": [{"name": "A", "external-id": "1"}], "teams": [{"externalId": "t", "external_id": "t"}]},
            {
                "candidates.0.external-id": "is not a known field; did you mean external_id?",
                "teams.0.externalId": "is not a known field; did you mean external_id?",
                "teams.0.name": "Field required",
            },
            id="rows-in-camel-case",
        ),
        pytest.param(
            "/reports",
            {"subject": {"type": "team", "id": "x", "Id": "y"}},
            {"subject.team.Id": "is not a known field; did you mean id?"},
            id="variant",
        ),
        pytest.param(
            "/candidates",
            {"name": "A", "x" * 41: 1, "metadata": {"Ada Byron": 1}},
            {"body": "has a field that is not known", "metadata": "Input should be a valid string"},
            id="too-long-for-a-name",
        ),
        pytest.param("/candidates", [], {"body": "must be a JSON object"}, id="a-list"),
        pytest.param("/assessments", {"candidate": "A"}, {"candidate": "must be a JSON object"}, id="a-text"),
        pytest.param(
            "/sync", {"candidates": ["A"]}, {"candidates.0.body": "must be a JSON object"}, id="a-row-that-is-a-text"
        ),
        pytest.param(
            "/candidates",
            {"name": "  ", "external_id": ""},
            dict.fromkeys(["name", "external_id"], "must have 1 or more characters; spaces at the ends don't count"),
            id="blanks",
        ),
        pytest.param(
            "/candidates",
            {"name": "A", "email": "mailto:a@example.org"},
            {"email": "must be an e-mail address, such as name@example.org, without “mailto:”"},
            id="address-with-its-scheme",
        ),
        pytest.param(
            "/candidates",
            {"name": "A", "email": "a..b@example.org"},
            {"email": "must be an e-mail address, such as name@example.org, with no dot at an end or beside another"},
            id="address-with-two-dots",
        ),
        pytest.param(
            "/candidates",
            {"name": "A", "email": "a\u200b@example.org"},
            {"email": "must be an e-mail address, such as name@example.org, without invisible characters"},
            id="address-with-what-is-not-seen",
        ),
        pytest.param(
            "/candidates",
            {"name": "Z\u0351" + "\u0300" * 180},
            {"name": "must have at most 8 accents or other marks on one letter"},
            id="heaped-marks",
        ),
        pytest.param(
            "/webhooks",
            {"url": "https://example.org/hook", "events": ["*"]},
            {"events.0": f"Input should be {', '.join(map(repr, EVENT_TYPES[:-1]))} or {EVENT_TYPES[-1]!r}"},
            id="every-event-by-a-star",
        ),
        pytest.param(
            "/webhooks",
            {"url": "https://example.org/hook", "events": []},
            {"events": "must have 1 or more entries"},
            id="no-event",
        ),
        pytest.param(
            "/assessments",
            {"candidate": {"name": "A"}, "expires_at": "2027-01-01T09:30:00"},
            {"expires_at": "must be a time with its offset, such as 2026-11-20T09:30:00Z"},
            id="no-offset",
        ),
        pytest.param(
            "/teams",
            {"name": "T", "members": ["cand_none", "cand_neither"]},
            dict.fromkeys(["members.0", "members.1"], "there is no such candidate"),
            id="two-unknown-members",
        ),
        pytest.param(
            "/sync",
            {"teams": [{"external_id": "t", "name": "T", "members": ["a", "b"]}]},
            dict.fromkeys(["teams.0.members.0", "teams.0.members.1"], "there is no candidate with this external id"),
            id="two-unknown-members-by-external-id",
        ),
    ],
)
def test_an_error_says_the_rule_of_each_field(
    running: Any, key: str, path: str, body: object, errors: dict[str, str]
) -> None:
    problem = running.call("POST", path, body, key).json()
    assert {error["field"]: error["message"] for error in problem["errors"]} == errors


@pytest.mark.parametrize(
    ("content", "code", "detail"),
    [
        pytest.param(b'{"name": "\xff"}', "malformed_request", "The body is not text in UTF-8.", id="not-utf-8"),
        pytest.param(b"[" * 100_000, "malformed_request", "The body is nested too deeply.", id="deep"),
        pytest.param(
            b"9" * 5_000, "malformed_request", "The body has a number with too many digits.", id="endless-number"
        ),
        pytest.param(
            b'{"name":\n "Ada" "Byron"}',
            "malformed_json",
            "The body is not valid JSON: see line 2, column 8.",
            id="not-json",
        ),
        pytest.param(
            b'"' + b"x" * 1_000_000, "body_too_large", "The body is larger than 1,000,000 bytes.", id="too-large"
        ),
    ],
)
def test_an_unreadable_body_is_told_why(running: Any, key: str, content: bytes, code: str, detail: str) -> None:
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    problem = running.http.post("/candidates", content=content, headers=headers).json()
    assert (problem["status"], problem["code"], problem["detail"]) == (400, code, detail)


@pytest.mark.parametrize(
    ("content", "content_type"),
    [
        pytest.param(b"{", "application/json", id="not-json"),
        pytest.param(b"\xff\xfe", "application/json", id="not-utf-8"),
        pytest.param(LONE_SURROGATE.encode(), "application/json", id="lone-surrogate"),
        pytest.param(b"name=Ada", "application/x-www-form-urlencoded", id="a-form"),
        pytest.param(b'{"name": NaN}', "application/json", id="nan"),
        pytest.param(b"[" * 100_000, "application/json", id="deep"),
        pytest.param(b'{"name": "' + b"x" * 2_000_000 + b'"}', "application/json", id="too-large"),
    ],
)
def test_an_unreadable_body_is_400(running: Any, key: str, content: bytes, content_type: str) -> None:
    headers = {"Authorization": f"Bearer {key}", "Content-Type": content_type}
    response = running.http.post("/candidates", content=content, headers=headers)
    assert response.status_code == 400, response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert running.answer("GET", "/candidates", key=key)["data"] == []


def test_lists_page_through_everything_once_in_both_orders(running: Any, key: str) -> None:
    made = [running.answer("POST", "/candidates", {"name": f"P{n}"}, key)["id"] for n in range(7)]
    for order, expected in (("oldest", made), ("newest", made[::-1])):
        seen: list[str] = []
        cursor: dict[str, str] = {}
        while True:
            page = running.answer("GET", "/candidates", key=key, limit=3, order=order, **cursor)
            seen += [candidate["id"] for candidate in page["data"]]
            assert page["has_more"] == (page["next_cursor"] is not None)
            if not page["has_more"]:
                break
            cursor = {"cursor": page["next_cursor"]}
        assert seen == expected


def test_a_page_neither_skips_nor_repeats_when_others_are_added(running: Any, key: str) -> None:
    made = [running.answer("POST", "/candidates", {"name": f"P{n}"}, key)["id"] for n in range(4)]
    first = running.answer("GET", "/candidates", key=key, limit=2)
    running.answer("POST", "/candidates", {"name": "Late"}, key)
    second = running.answer("GET", "/candidates", key=key, limit=2, cursor=first["next_cursor"])
    assert [candidate["id"] for candidate in first["data"] + second["data"]] == made[::-1]


def test_assessments_are_found_by_status_candidate_team_and_name(running: Any, key: str) -> None:
    team = running.answer("POST", "/teams", {"name": "Crew"}, key)
    ada = running.answer(
        "POST", "/assessments", {"candidate": {"name": "Ada ÅNGSTRÖM", "external_id": "7"}, "team_id": team["id"]}, key
    )
    bob = running.answer("POST", "/assessments", {"candidate": {"name": "Bob 100%"}}, key)
    running.answer("POST", f"/assessments/{bob['id']}/cancel", key=key)
    tables: list[tuple[dict[str, str], list[str]]] = [
        ({"status": "created"}, [ada["id"]]),
        ({"status": "cancelled"}, [bob["id"]]),
        ({"candidate_id": ada["candidate"]["id"]}, [ada["id"]]),
        ({"team_id": team["id"]}, [ada["id"]]),
        ({"external_id": "7"}, [ada["id"]]),
        ({"q": "ångström"}, [ada["id"]]),
        ({"q": "0%"}, [bob["id"]]),
        ({"q": "%"}, []),
        ({"q": "_"}, []),
    ]
    for filters, expected in tables:
        found = running.answer("GET", "/assessments", key=key, **filters)
        assert [assessment["id"] for assessment in found["data"]] == expected, filters


def test_an_assessment_expires_by_the_clock(running: Any, key: str) -> None:
    created = running.answer(
        "POST", "/assessments", {"candidate": {"name": "Ada"}, "expires_at": "2026-11-20T11:00:00+01:00"}, key
    )
    assert created["expires_at"] == "2026-11-20T10:00:00Z"
    running.clock.advance(hours=1)
    found = running.answer("GET", "/assessments", key=key, status="expired")["data"]
    assert [(each["id"], each["status"], each["take_url"]) for each in found] == [(created["id"], "expired", None)]
    assert running.answer("GET", "/assessments", key=key, status="created")["data"] == []


def test_an_assessments_end_moves_and_one_that_expired_opens_again(running: Any, key: str) -> None:
    body = {"candidate": {"name": "Ada"}, "expires_at": "2026-11-20T10:00:00Z"}
    made = running.answer("POST", "/assessments", body, key)
    path = f"/assessments/{made['id']}"
    shorter = running.answer("PATCH", path, {"expires_at": "2026-11-20T09:30:00Z"}, key)
    assert shorter == {**made, "expires_at": "2026-11-20T09:30:00Z"}
    running.clock.advance(hours=2)
    for is_marked in (False, True):
        if is_marked:
            running.portal.call(run_retention, running.service)
        assert running.answer("GET", path, key=key)["status"] == "expired"
        until = running.clock() + timedelta(hours=1)
        again = running.answer("PATCH", path, {"expires_at": until.isoformat()}, key)
        assert (again["status"], again["take_url"]) == ("created", made["take_url"])
        assert [each["id"] for each in running.answer("GET", "/assessments", key=key, status="created")["data"]] == [
            made["id"]
        ]
        assert running.answer("GET", "/assessments", key=key, status="expired")["data"] == []
        running.clock.advance(hours=2)
    assert running.answer("PATCH", path, {"expires_at": None}, key)["expires_at"] is None
    running.clock.advance(days=300)
    assert running.answer("GET", path, key=key)["status"] == "created"


@pytest.mark.parametrize("body", [{}, {"expires_at": "2020-01-01T00:00:00Z"}, {"expires_at": "soon"}])
def test_an_end_that_is_missing_or_past_is_refused_by_name(running: Any, key: str, body: dict[str, str]) -> None:
    made = running.answer("POST", "/assessments", {"candidate": {"name": "Ada"}}, key)
    response = running.call("PATCH", f"/assessments/{made['id']}", body, key)
    assert (response.status_code, response.json()["errors"][0]["field"]) == (400, "expires_at")
    assert running.answer("GET", f"/assessments/{made['id']}", key=key) == made


def test_an_external_id_is_one_persons_and_one_teams(running: Any, key: str) -> None:
    running.answer("POST", "/candidates", {"name": "Ada", "external_id": "7"}, key)
    running.answer("POST", "/teams", {"name": "Crew", "external_id": "7"}, key)
    for path, body in (
        ("/candidates", {"name": "Bob", "external_id": "7"}),
        ("/teams", {"name": "Other", "external_id": "7"}),
        ("/assessments", {"candidate": {"name": "Bob", "external_id": "7"}}),
    ):
        response = running.call("POST", path, body, key)
        assert (response.status_code, response.json()["code"]) == (400, "external_id_taken")
    assert len(running.answer("GET", "/candidates", key=key)["data"]) == 1


def test_members_come_and_go(running: Any, key: str) -> None:
    ada, bob = (running.answer("POST", "/candidates", {"name": name}, key)["id"] for name in ("Ada", "Bob"))
    team = running.answer("POST", "/teams", {"name": "Crew", "members": [ada, ada]}, key)
    assert team["size"] == 1
    for _ in range(2):
        team = running.answer("PUT", f"/teams/{team['id']}/members/{bob}", key=key)
    assert [member["name"] for member in team["members"]] == ["Ada", "Bob"]
    assert running.answer("DELETE", f"/teams/{team['id']}/members/{ada}", key=key)["size"] == 1
    assert running.call("DELETE", f"/teams/{team['id']}/members/{ada}", key=key).status_code == 404
    renamed = running.answer("PATCH", f"/teams/{team['id']}", {"name": "Band"}, key)
    assert (renamed["name"], renamed["size"]) == ("Band", 1)
    assert running.answer("GET", "/teams", key=key, q="bAN")["data"][0]["size"] == 1
    running.answer("DELETE", f"/teams/{team['id']}", key=key)
    assert running.call("GET", f"/teams/{team['id']}", key=key).status_code == 404
    assert len(running.answer("GET", "/candidates", key=key)["data"]) == 2


def test_erasing_a_candidate_takes_all_of_theirs(running: Any, key: str) -> None:
    team = running.answer("POST", "/teams", {"name": "Crew"}, key)
    created = running.answer("POST", "/assessments", {"candidate": {"name": "Ada"}, "team_id": team["id"]}, key)
    candidate_id = created["candidate"]["id"]
    assert running.answer("DELETE", f"/candidates/{candidate_id}", key=key) == {"id": candidate_id, "deleted": True}
    assert running.call("GET", f"/assessments/{created['id']}", key=key).status_code == 404
    assert running.answer("GET", f"/teams/{team['id']}", key=key)["size"] == 0


def test_the_account_counts_what_it_holds(running: Any, key: str) -> None:
    running.answer("POST", "/assessments", {"candidate": {"name": "Ada"}}, key)
    account = running.answer("GET", "/account", key=key)
    assert account["usage"] == {"candidates": 1, "assessments": 1, "completed": 0, "teams": 0}
    assert account["key"]["scopes"] == ["admin"]
    assert key not in str(account)
