"""Pages over a service with the specification's operations alone, and with payloads of its own."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.client.cache import CachedReader
from discern.client.foreign import ForeignPayloads
from discern.contract import operations
from discern.contract.models.assessments import AssessmentQuery
from discern_app.base.current_service import Service
from discern_app.session_state import CHOSEN_SERVICE
from tests.support.faulty_service import BASE_URL
from tests.support.pages import SHELL, Open, headings, run, script_of, texts

PERCENTILES = {"D": 12.5, "I": 30, "S": 81, "C": 64}
PEOPLE = [
    {"id": 1, "status": "finished", "respondent": {"id": "u1", "name": "Ada Byron"}, "created": "2026-03-01T10:00:00Z"},
    {"id": 2, "status": "in_progress", "respondent": {"id": "u2", "name": "Bo Chen"}},
    {"id": 3, "status": "finished", "respondent": {"id": "u3", "name": "Cy Ray"}, "created": "2026-03-02T10:00:00Z"},
]
SCORES = {"percentiles": PERCENTILES, "respondent": {"id": "u1", "name": "Ada Byron"}}
UNREAD = {"graphs": {"one": [3, 1, 4, 1]}, "style": "DC", "respondent": {"id": "u3", "name": "Cy Ray"}}
ANALYSIS = {
    "team": {"id": "7", "name": "Harbour"},
    "team_size": 3,
    "members": [
        {"id": "u1", "name": "Ada Byron", "percentiles": PERCENTILES},
        {"id": "u3", "name": "Cy Ray", "percentiles": PERCENTILES},
    ],
    "style_counts": {"D": 0, "I": 0, "S": 2, "C": 0},
    "averages": {"percentiles": PERCENTILES},
}
BARE: dict[str, Any] = {
    "/assessments": {"items": PEOPLE},
    "/assessments/1": PEOPLE[0],
    "/assessments/3": PEOPLE[2],
    "/assessments/1/results": SCORES,
    "/assessments/3/results": UNREAD,
    "/teams/7/analysis": ANALYSIS,
}
"""By path: nothing beyond the specification but the single assessment, and no filter is heard."""


def client_of(payloads: dict[str, Any]) -> Client:
    def answer(request: httpx.Request) -> httpx.Response:
        path = request.url.path.removeprefix(httpx.URL(BASE_URL).path)
        if request.method != "GET" or path not in payloads:
            return httpx.Response(404, json={"message": "no such thing"})
        return httpx.Response(200, content=json.dumps(payloads[path]), headers={"X-RateLimit-Remaining": "500"})

    return Client(BASE_URL, "key", transport=httpx.MockTransport(answer), foreign=ForeignPayloads(), budget=1.0)


@pytest.fixture
def open_bare(open_page: Open) -> Callable[..., AppTest]:
    """Open a page over the bare service."""

    def open_one(page: str, **query: str) -> AppTest:
        reader = CachedReader(client_of(BARE))
        test = AppTest.from_file(str(SHELL), default_timeout=30)
        test.session_state[CHOSEN_SERVICE.key] = Service(BASE_URL, managers=reader, takers=reader, links=reader)
        test.switch_page(script_of(page))
        for name, value in query.items():
            test.query_params[name] = value
        return run(test)

    return open_one


def metrics(test: AppTest) -> dict[str, str]:
    return {each.label: each.value for each in test.metric}


def test_a_filter_that_the_service_ignores_is_applied_here() -> None:
    client = client_of(BARE)

    def listed(**query: Any) -> list[str]:
        return [each.id for each in client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(**query))).data]

    assert listed() == ["1", "2", "3"]
    assert listed(status="completed") == ["1", "3"]
    assert listed(status="created") == []
    assert listed(status="completed", candidate_id="u3") == ["3"]


def test_a_payload_like_ours_is_filtered_too() -> None:
    row: dict[str, Any] = {
        "form": "fixed",
        "language": "en",
        "created_at": "2026-03-01T10:00:00Z",
        "candidate": {"id": "u", "name": "A"},
    }
    rows = [{"id": "1", "status": "completed", **row}, {"id": "2", "status": "created", **row}]
    client = client_of({"/assessments": {"data": rows, "has_more": False, "next_cursor": None}})
    found = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="created"))).data
    assert [each.id for each in found] == ["2"]


def test_who_has_finished_waits_for_nothing(open_bare: Callable[..., AppTest]) -> None:
    test = open_bare("home")
    assert "One person hasn't answered yet." in texts(test)
    assert "Offer a new assessment" not in texts(test)


def test_scores_without_a_style_have_their_radar(open_bare: Callable[..., AppTest]) -> None:
    test = open_bare("people", assessment="1")
    assert len(test.get("plotly_chart")) == 1
    assert "names no style" in texts(test)
    assert [each.proto.title for each in test.warning] == ["Open access"]
    assert "unusual" not in texts(test)


def test_what_cannot_be_read_is_no_verdict_on_the_person(open_bare: Callable[..., AppTest]) -> None:
    test = open_bare("people", assessment="3")
    assert not test.get("plotly_chart")
    assert [each.proto.title for each in test.warning] == ["Open access"]
    shown = texts(test)
    assert "says nothing about the person" in shown
    assert "hurry" not in shown
    assert "new assessment" not in shown


def test_a_team_is_shown_by_its_analysis_alone(open_bare: Callable[..., AppTest]) -> None:
    test = open_bare("teams", team="7")
    assert not test.error
    assert headings(test) == ["Harbour"]
    assert len(test.get("plotly_chart")) == 3
    assert not open_bare("teams", team="7", view="people").error


def test_a_team_is_asked_for_where_none_are_listed(open_bare: Callable[..., AppTest]) -> None:
    test = open_bare("teams")
    assert not test.error
    assert "doesn't list its teams" in texts(test)
    [field] = [each for each in test.text_input if each.label.startswith("Team id")]
    field.input("7")
    [button] = [each for each in test.button if each.label == "Open"]
    button.click()
    run(test)
    assert headings(test) == ["Harbour"]
