"""One change, one event: written with the change or not at all, and with nothing personal in it."""

from typing import Any

import pytest
from sqlalchemy import select, text

from discern.contract.headers import PRIVATE_TOKEN
from discern.contract.models.events import EVENT_DATA, EventType
from discern.service.storage.engine.tables import outbox
from discern.service.storage.queues import outbox as outbox_module
from discern.service.storage.queues.outbox import publish
from tests.support.databases import on_both
from tests.support.operations import populate
from tests.support.running import Running

pytestmark = on_both

NAME, EMAIL, EXTERNAL_ID = "Zebulon Quackenbush", "zebulon@quackenbush.example", "hr-8834-zq"


@pytest.fixture
def key(running: Running) -> str:
    return running.key()


def events_of(running: Running, wanted: EventType | None = None) -> list[tuple[EventType, dict[str, Any]]]:
    """Type and data of each event so far, or of those of one type, in the order in which they were written."""
    rows = running.service.database.read_now(
        lambda connection: connection.execute(select(outbox).order_by(outbox.c.seq)).all()
    )
    return [(row.type, row.data) for row in rows if wanted in {None, row.type}]


def make_person(running: Running, key: str, **more: str) -> str:
    made: str = running.answer("POST", "/candidates", {"name": NAME, "email": EMAIL, **more}, key)["id"]
    return made


def make_team(running: Running, key: str, *members: str, **more: str) -> str:
    body = {"name": "Pelican", "members": list(members), **more}
    made: str = running.answer("POST", "/teams", body, key)["id"]
    return made


def test_a_completion_is_one_event_of_ids(running: Running, key: str) -> None:
    world = populate(running, key, external_id=EXTERNAL_ID)
    completions = [data for type_, data in events_of(running) if type_ == "assessment.completed"]
    expected = {"assessment_id": world["completed"], "candidate_id": world["candidate_id"]}
    assert completions.count(expected) == 1
    assert len({data["assessment_id"] for data in completions}) == len(completions)
    assert all(data.keys() == expected.keys() for data in completions)
    assert all(data.keys() == set(EVENT_DATA[type_]) for type_, data in events_of(running))
    everything = str(events_of(running))
    assert [each for each in (NAME, EMAIL, EXTERNAL_ID, "Pelican") if each in everything] == []


def answer_all_but_one(running: Running, key: str) -> tuple[str, list[dict[str, str]]]:
    """The path of an assessment of which one question is open, and the answer to it."""
    made = running.answer("POST", "/assessments", {"candidate": {"name": NAME}, "form": "short"}, key)["id"]
    path = f"/assessments/{made}"
    running.answer("POST", f"{path}/consent", {"accepted": True}, key)
    answers = [
        {"block": each["id"], "most": each["items"][0]["id"], "least": each["items"][1]["id"]}
        for each in running.answer("GET", f"{path}/next", key=key)["blocks"]
    ]
    running.answer("POST", f"{path}/answers", {"answers": answers[:-1]}, key)
    return path, answers[-1:]


def test_giving_the_last_answers_again_emits_nothing_more(running: Running, key: str) -> None:
    path, last = answer_all_but_one(running, key)
    before = events_of(running)
    for _ in range(2):
        running.answer("POST", f"{path}/answers", {"answers": last}, key)
        assert [type_ for type_, _ in events_of(running)[len(before) :]] == ["assessment.completed"]


def test_what_cannot_be_told_does_not_happen(running: Running, key: str) -> None:
    """Otherwise the service and those who listen to it would know different things for ever."""
    path, last = answer_all_but_one(running, key)
    person, team = make_person(running, key), make_team(running, key)
    before = events_of(running)

    def rename(table: str, name: str) -> None:
        change = text(f"ALTER TABLE {table} RENAME TO {name}")
        running.service.database.write_now(lambda connection: connection.execute(change))

    rename("outbox", "away")
    assert running.call("POST", f"{path}/answers", {"answers": last}, key).status_code == 500
    assert running.call("PUT", f"/teams/{team}/members/{person}", key=key).status_code == 500
    rename("away", "outbox")
    assert running.answer("GET", path, key=key)["status"] == "started"
    assert running.answer("GET", f"/teams/{team}", key=key)["size"] == 0
    running.answer("POST", f"{path}/answers", {"answers": last}, key)
    running.answer("PUT", f"/teams/{team}/members/{person}", key=key)
    assert [type_ for type_, _ in events_of(running)[len(before) :]] == ["assessment.completed", "team.updated"]


CHANGES = {
    "created-empty": ("POST", "/teams", {"name": "T"}, 0),
    "created-with-people": ("POST", "/teams", {"name": "T", "members": ["{a}", "{b}"]}, 1),
    "renamed": ("PATCH", "/teams/{team}", {"name": "Other"}, 0),
    "added": ("PUT", "/teams/{team}/members/{b}", None, 1),
    "added-who-is-in": ("PUT", "/teams/{team}/members/{a}", None, 0),
    "removed": ("DELETE", "/teams/{team}/members/{a}", None, 1),
    "removed-who-is-not-in": ("DELETE", "/teams/{team}/members/{b}", None, 0),
    "assessed-into": ("POST", "/assessments", {"candidate": {"name": "New"}, "team_id": "{team}"}, 1),
    "deleted": ("DELETE", "/teams/{team}", None, 1),
    "member-erased": ("DELETE", "/candidates/{a}", None, 1),
    "other-erased": ("DELETE", "/candidates/{b}", None, 0),
    "member-changed": ("PATCH", "/candidates/{a}", {"name": "Other"}, 0),
    "synced-to-more": ("POST", "/sync", {"teams": [{"external_id": "t", "name": "T", "members": ["b"]}]}, 1),
    "synced-to-others": (
        "POST",
        "/sync",
        {"teams": [{"external_id": "t", "name": "T", "members": ["b"], "mode": "replace"}]},
        1,
    ),
    "synced-by-a-person": ("POST", "/sync", {"candidates": [{"external_id": "b", "name": "B", "teams": ["t"]}]}, 1),
    "synced-by-a-member": ("POST", "/sync", {"candidates": [{"external_id": "a", "name": "B", "teams": ["t"]}]}, 0),
    "synced-by-both": (
        "POST",
        "/sync",
        {
            "candidates": [{"external_id": "b", "name": "B", "teams": ["t"]}],
            "teams": [{"external_id": "t", "name": "T", "members": ["a", "b"]}],
        },
        1,
    ),
    "synced-dry": (
        "POST",
        "/sync",
        {"candidates": [{"external_id": "b", "name": "B", "teams": ["t", "new"]}], "dry_run": True},
        0,
    ),
    "synced-to-the-same": ("POST", "/sync", {"teams": [{"external_id": "t", "name": "U", "members": ["a"]}]}, 0),
    "synced-without-members": ("POST", "/sync", {"teams": [{"external_id": "t", "name": "U"}]}, 0),
    "synced-anew": ("POST", "/sync", {"teams": [{"external_id": "n", "name": "N", "members": ["a", "b"]}]}, 1),
    "synced-in-vain": (
        "POST",
        "/sync",
        {"teams": [{"external_id": "t", "name": "T", "members": ["b"]}, {"external_id": "x"}]},
        0,
    ),
}


@pytest.mark.parametrize(("method", "path", "body", "expected"), CHANGES.values(), ids=CHANGES)
def test_a_team_emits_an_event_when_its_people_change(
    running: Running, key: str, method: str, path: str, body: Any, expected: int
) -> None:
    ids = {name: make_person(running, key, external_id=name) for name in ("a", "b")}
    ids["team"] = make_team(running, key, ids["a"], external_id="t")
    [first] = events_of(running, "team.updated")
    assert first == ("team.updated", {"team_id": ids["team"]})
    filled = _fill(body, ids)
    running.call(method, path.format(**ids), filled, key)
    more = events_of(running, "team.updated")[1:]
    assert [type_ for type_, _ in more] == ["team.updated"] * expected
    assert all(set(data) == {"team_id"} for _, data in more)
    if expected and "{team}" in path:
        assert more[0][1] == {"team_id": ids["team"]}


def _fill(value: Any, ids: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {name: _fill(each, ids) for name, each in value.items()}
    if isinstance(value, list):
        return [_fill(each, ids) for each in value]
    return value.format(**ids) if isinstance(value, str) and value.startswith("{") else value


PEOPLE_CHANGES = {
    "created": ("POST", "/candidates", {"name": "New"}, ["candidate.created"]),
    "invited-anew": ("POST", "/assessments", {"candidate": {"name": "New"}}, ["candidate.created"]),
    "invited-again": ("POST", "/assessments", {"candidate_id": "{a}"}, []),
    "renamed": ("PATCH", "/candidates/{a}", {"name": "Other"}, ["candidate.changed"]),
    "called-the-same": ("PATCH", "/candidates/{a}", {"name": NAME}, []),
    "taken-for-another": ("PATCH", "/candidates/{a}", {"external_id": "b"}, []),
    "erased": ("DELETE", "/candidates/{a}", None, ["candidate.erased"]),
    "merged": ("POST", "/candidates/{a}/merge", {"duplicate_id": "{b}"}, ["candidate.merged"]),
    "synced": (
        "POST",
        "/sync",
        {"candidates": [{"external_id": "a", "name": "Other"}, {"external_id": "new", "name": "New"}]},
        ["candidate.changed", "candidate.created"],
    ),
    "synced-dry": (
        "POST",
        "/sync",
        {"candidates": [{"external_id": "a", "name": "Other"}, {"name": "New"}], "dry_run": True},
        [],
    ),
}


@pytest.mark.parametrize(("method", "path", "body", "expected"), PEOPLE_CHANGES.values(), ids=PEOPLE_CHANGES)
def test_who_comes_changes_or_goes_is_an_event_of_their_id(
    running: Running, key: str, method: str, path: str, body: Any, expected: list[EventType]
) -> None:
    ids = {name: make_person(running, key, external_id=name) for name in ("a", "b")}
    before = events_of(running)
    assert before == [("candidate.created", {"candidate_id": each}) for each in ids.values()]
    running.call(method, path.format(**ids), _fill(body, ids), key)
    more = events_of(running)[len(before) :]
    assert sorted(type_ for type_, _ in more) == expected
    for type_, data in more:
        assert set(data) == set(EVENT_DATA[type_])
        assert (data["candidate_id"] == ids["a"]) == (type_ != "candidate.created")


def test_hiding_is_an_event_and_says_nothing_else(running: Running, key: str) -> None:
    world = populate(running, key)
    before = events_of(running)
    hidden = {PRIVATE_TOKEN: world["private_token"], "Authorization": f"Bearer {key}"}
    path = f"/candidates/{world['candidate_id']}/visibility"
    assert running.http.put(path, headers=hidden, json={"visibility": "private"}).status_code == 200
    assert events_of(running)[len(before) :] == [("candidate.changed", {"candidate_id": world["candidate_id"]})]


def test_everybody_at_once_is_one_event_a_team(running: Running, key: str) -> None:
    people = [{"external_id": str(number), "name": f"Person {number}"} for number in range(30)]
    everybody = [person["external_id"] for person in people]
    teams = [{"external_id": name, "name": name, "members": everybody} for name in ("x", "y")]
    running.answer("POST", "/sync", {"candidates": people, "teams": teams}, key)
    assert len(events_of(running, "team.updated")) == 2
    teams = [{**team, "members": everybody[:3], "mode": "replace"} for team in teams]
    running.answer("POST", "/sync", {"teams": teams}, key)
    assert len(events_of(running, "team.updated")) == 4
    sizes = {team["size"] for team in running.answer("GET", "/teams", key=key)["data"]}
    assert sizes == {3}


def test_many_endpoints_hold_up_nobody_for_long(running: Running, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    person = make_person(running, key)
    running.service.database.write_now(lambda connection: publish(connection, running.clock()))
    endpoints = [
        running.answer("POST", "/webhooks", {"url": f"https://receiver.example/{number}"}, key)["id"]
        for number in range(3)
    ]
    teams = [make_team(running, key, person) for _ in range(4)]
    monkeypatch.setattr(outbox_module, "MAX_DELIVERIES", 5)
    in_turns = [
        running.service.database.write_now(lambda connection: publish(connection, running.clock())) for _ in range(3)
    ]
    assert in_turns == [2, 2, 0]
    feed = running.answer("GET", "/events?order=oldest", key=key)["data"][1:]
    assert [event["data"]["team_id"] for event in feed] == teams
    for endpoint in endpoints:
        sent = running.answer("GET", f"/webhooks/{endpoint}/deliveries?order=oldest", key=key)["data"]
        assert [delivery["event_id"] for delivery in sent] == [event["id"] for event in feed]
