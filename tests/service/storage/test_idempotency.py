"""Creates that may be repeated."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, select

from discern.service.storage.engine.tables import idempotency
from tests.support.databases import on_both
from tests.support.people import found_company

pytestmark = on_both

CREATES = [
    pytest.param("/assessments", {"candidate": {"name": "Ada"}}, {"candidate": {"name": "Bob"}}, id="assessments"),
    pytest.param("/candidates", {"name": "Ada"}, {"name": "Bob"}, id="candidates"),
    pytest.param("/teams", {"name": "Crew"}, {"name": "Band"}, id="teams"),
]


def create(running: Any, key: str, path: str, body: object, repeat_key: str = "k1") -> Any:
    headers = {"Authorization": f"Bearer {key}", "Idempotency-Key": repeat_key}
    return running.http.post(path, json=body, headers=headers)


@pytest.mark.parametrize(("path", "body", "other"), CREATES)
def test_the_same_key_and_body_give_the_same_answer(running: Any, path: str, body: object, other: object) -> None:
    key = running.key()
    first, second = (create(running, key, path, body) for _ in range(2))
    assert first.status_code == 200, first.text
    assert second.json() == first.json()
    assert len(running.answer("GET", path, key=key)["data"]) == 1
    reused = create(running, key, path, other)
    assert (reused.status_code, reused.json()["code"]) == (400, "idempotency_key_reused")


@pytest.mark.parametrize(("path", "body", "other"), CREATES)
def test_many_at_once_make_one_and_get_equal_answers(running: Any, path: str, body: object, other: object) -> None:
    key = running.key()
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: create(running, key, path, body).text, range(16)))
    assert len(set(answers)) == 1
    assert len(running.answer("GET", path, key=key)["data"]) == 1


def join_again(running: Any, key: str, name: str, repeat_key: str = "k1") -> Any:
    [team] = running.answer("GET", "/teams", key=key)["data"] or [running.answer("POST", "/teams", {"name": "T"}, key)]
    path = f"/teams/{team['id']}/join-links"
    url = create(running, key, path, {"limit": 5}, "link").json()["url"]
    return create(running, key, "/take", {"token": url.rpartition("=")[2], "name": name}, repeat_key)


def test_a_join_link_and_joining_by_it_may_be_repeated(running: Any) -> None:
    key = running.key()
    first, second = (join_again(running, key, "Ada") for _ in range(2))
    assert first.status_code == 200, first.text
    assert second.json() == first.json()
    assert [each["name"] for each in running.answer("GET", "/candidates", key=key)["data"]] == ["Ada"]
    assert join_again(running, key, "Bob").json()["code"] == "idempotency_key_reused"


def test_what_is_kept_lets_nobody_in(running: Any) -> None:
    key = running.key()
    team = running.answer("POST", "/teams", {"name": "Crew"}, key)["id"]
    link = create(running, key, f"/teams/{team}/join-links", {"limit": 5}).json()["url"]
    creates = [
        (f"/teams/{team}/join-links", {"limit": 5}, "url"),
        ("/assessments", {"candidate": {"name": "Ada"}}, "take_url"),
        ("/take", {"token": link.rpartition("=")[2], "name": "Bob"}, "take_token"),
        ("/webhooks", {"url": "https://hooks.example.org/discern"}, "secret"),
    ]
    secrets = [create(running, key, path, body).json()[name] for path, body, name in creates]

    def read(connection: Connection) -> str:
        return "".join(connection.execute(select(idempotency.c.response)).scalars())

    stored = running.service.database.read_now(read)
    assert stored.count("sealed:") >= len(secrets)
    assert not [secret for secret in secrets if secret.rpartition("token=")[2] in stored]
    assert [create(running, key, path, body).json()[name] for path, body, name in creates] == secrets


def test_a_manager_whose_team_is_taken_away_gets_no_answer_again(running: Any) -> None:
    company = found_company(running, "replays")
    headers = {
        "Authorization": f"Bearer {company.key}",
        "Idempotency-Key": "once",
        "Discern-Actor": company.users["manager ours"],
    }
    creates = [
        ("/assessments", {"candidate": {"name": "Ada"}, "team_id": company.teams["ours"]}),
        ("/teams", {"name": "Mine", "members": [company.people["ours"]["team"]]}),
    ]
    for path, body in creates:
        answers = [running.http.post(path, json=body, headers=headers) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 200], answers[0].text
        assert answers[0].json() == answers[1].json()
    company.answer("PUT", "/users", {"email": "manager.ours@example.org", "role": "manager", "teams": []})
    for path, body in creates:
        refused = running.http.post(path, json=body, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (404, "not_found")


def test_a_create_that_failed_may_be_made_again(running: Any) -> None:
    key = running.key()
    running.answer("POST", "/candidates", {"name": "Ada", "external_id": "7"}, key)
    body = {"name": "Bob", "external_id": "7"}
    assert create(running, key, "/candidates", body).status_code == 400
    [ada] = running.answer("GET", "/candidates", key=key)["data"]
    running.answer("DELETE", f"/candidates/{ada['id']}", key=key)
    assert create(running, key, "/candidates", body).status_code == 200


def test_keys_routes_and_days_are_apart(running: Any) -> None:
    ours, theirs = running.key("admin"), running.key("admin")
    ids = {create(running, key, "/candidates", {"name": "Ada"}).json()["id"] for key in (ours, theirs)}
    assert create(running, ours, "/teams", {"name": "Ada"}).status_code == 200
    running.clock.advance(hours=24, seconds=1)
    ids.add(create(running, ours, "/candidates", {"name": "Ada"}).json()["id"])
    assert len(ids) == 3


@pytest.mark.parametrize("path", ["/teams", "/assessments"])
def test_whom_a_key_acts_for_are_apart(running: Any, path: str) -> None:
    account = "for many"
    plain, acting = running.key(account=account), running.key("admin", "act", account=account)
    team = running.answer("POST", "/teams", {"name": "Crew"}, plain)["id"]
    body = {"name": "Band"} if path == "/teams" else {"candidate": {"name": "Ada"}, "team_id": team}
    ids = []
    for name in ("one", "two"):
        put = {"email": f"{name}@example.org", "role": "manager", "teams": [team]}
        headers = {"Discern-Actor": running.answer("PUT", "/users", put, plain)["id"]}
        headers |= {"Authorization": f"Bearer {acting}", "Idempotency-Key": "k1"}
        first, second = (running.http.post(path, json=body, headers=headers) for _ in range(2))
        assert first.status_code == 200, first.text
        assert second.json() == first.json()
        ids.append(first.json()["id"])
    assert ids[0] != ids[1]


def test_an_assessment_that_has_expired_since_is_answered_alike(running: Any) -> None:
    key = running.key()
    body = {"candidate": {"name": "Ada"}, "expires_at": "2026-11-20T10:00:00Z"}
    first = create(running, key, "/assessments", body)
    running.clock.advance(hours=2)
    second = create(running, key, "/assessments", body)
    assert (second.status_code, second.json()) == (200, first.json())


def test_without_a_key_each_create_is_new(running: Any) -> None:
    key = running.key()
    assert len({running.answer("POST", "/teams", {"name": "Crew"}, key)["id"] for _ in range(3)}) == 3
