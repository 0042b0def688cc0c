"""The app over a service that keeps the interface and shapes its payloads in its own way."""

import re
from collections.abc import Callable
from statistics import NormalDist
from typing import TYPE_CHECKING

import pytest

from tests.mission.elsewhere import PointAt, ServiceElsewhere, script
from tests.mission.installation import Installation
from tests.mission.seen import (
    STYLES,
    banners_on,
    draws_counts,
    draws_profile,
    requests_left,
    rows_on,
    text_of,
    traces_on,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page


pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

OpenPage = Callable[..., "Page"]

T_SCORES = {"D": 62, "I": 48, "S": 35, "C": 57}
PERCENTILES = {"D": 12.5, "I": 30, "S": 81, "C": 64}
COUNTS = {"D": 2, "I": 0, "S": 1, "C": 1}

PEOPLE = [
    {"id": 1, "status": "finished", "respondent": {"id": "u1", "name": "Ada Byron"}, "created": "2026-03-01T10:00:00Z"},
    {"id": 2, "status": "in_progress", "user": "Bo Chen", "created": "2026-03-02T10:00:00Z"},
    {"id": 3, "status": "sent", "candidate_name": "Cleo Dias", "name": "Cleo Dias"},
    {"id": 4, "status": "done", "respondent": {"id": "u4", "name": "Dev Rao"}, "created": "2026-03-03T10:00:00Z"},
]

TEAM = {
    "id": "7",
    "name": "Harbour",
    "size": 4,
    "members": [],
    "created_at": "2026-03-01T10:00:00Z",
    "updated_at": "2026-03-01T10:00:00Z",
}
"""The interface gives lists of teams no address, so here this service is like ours."""

PAYLOADS: dict[str, object] = {
    "/assessments": {"items": PEOPLE, "next": None},
    "/assessments/1": {"assessment": PEOPLE[0]},
    "/assessments/4": {"assessment": PEOPLE[3]},
    "/assessments/1/results": {
        "result": {"t_scores": T_SCORES, "style": "DC", "respondent": {"id": "u1", "name": "Ada Byron"}}
    },
    "/assessments/4/results": {
        "data": {
            "type": "results",
            "attributes": {
                "percentiles": PERCENTILES,
                "disc_type": "SC",
                "respondent": {"id": "u4", "name": "Dev Rao"},
            },
        }
    },
    "/teams": {"data": [TEAM], "has_more": False, "next_cursor": None},
    "/teams/7": TEAM,
    "/teams/7/analysis": {"data": {"team_size": 4, "style_counts": COUNTS, "averages": {"percentiles": PERCENTILES}}},
}


@pytest.fixture(scope="module")
def foreign(point_at: PointAt) -> tuple[ServiceElsewhere, Installation]:
    return point_at(script(PAYLOADS))


def test_its_assessments_are_listed(foreign: tuple[ServiceElsewhere, Installation], open_page: OpenPage) -> None:
    _, app = foreign
    rows = rows_on(open_page(f"{app.url}/assessments"))
    for name, status in (
        ("Ada Byron", "Profile"),
        ("Bo Chen", "Answering"),
        ("Cleo Dias", "Invited"),
        ("Dev Rao", "Profile"),
    ):
        assert any(name in row and status in row for row in rows), name


@pytest.mark.parametrize(
    ("assessment", "name", "scores"),
    [
        pytest.param("1", "Ada Byron", {s: 100 * NormalDist(50, 10).cdf(t) for s, t in T_SCORES.items()}, id="T"),
        pytest.param("4", "Dev Rao", PERCENTILES, id="percentiles"),
    ],
)
def test_its_results_are_drawn_as_a_radar(
    foreign: tuple[ServiceElsewhere, Installation],
    open_page: OpenPage,
    assessment: str,
    name: str,
    scores: dict[str, float],
) -> None:
    _, app = foreign
    page = open_page(f"{app.url}/people?assessment={assessment}")
    assert page.get_by_role("heading", name=name).first.is_visible()
    assert any(draws_profile(radar, scores) for radar in traces_on(page, "scatterpolar"))
    assert re.search(r"how .* answers were read", text_of(page), re.IGNORECASE), "the reader learns what was converted"


def test_its_teams_distribution_is_drawn(foreign: tuple[ServiceElsewhere, Installation], open_page: OpenPage) -> None:
    _, app = foreign
    page = open_page(f"{app.url}/teams?team=7")
    assert any(draws_counts(bars, {s: float(COUNTS[s]) for s in STYLES}) for bars in traces_on(page, "bar"))
    assert banners_on(page) == []


def test_its_quota_is_shown(foreign: tuple[ServiceElsewhere, Installation], open_page: OpenPage) -> None:
    service, app = foreign
    assert requests_left(open_page(f"{app.url}/assessments")) in service.sent
