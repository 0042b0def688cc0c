"""Other services' lists of assessments and analyses of teams."""

from typing import Any

import httpx
import pytest

from discern.client import Client, operations
from discern.client.foreign import (
    UNKNOWN_TIME,
    ForeignPayloads,
    NotAnAnswer,
    ReadingError,
    UnsupportedAnswer,
    read_assessment,
    read_assessments,
    read_team_analysis,
)
from tests.support.faulty_service import BASE_URL

ROW = {"id": 5, "status": "finished", "respondent": {"name": "Ada"}, "created": "2026-03-01T10:00:00Z"}


@pytest.mark.parametrize(
    "payload",
    [
        [ROW],
        {"data": [ROW]},
        {"items": [ROW]},
        {"results": [ROW]},
        {"assessments": [ROW]},
        {"data": {"assessments": [ROW]}},
        {"data": [{"id": "5", "attributes": {k: v for k, v in ROW.items() if k != "id"}}]},
    ],
    ids=["bare", "data", "items", "results", "assessments", "nested", "JSON:API"],
)
def test_lists_are_read_however_they_are_wrapped(payload: Any) -> None:
    reading = read_assessments(payload)
    (row,) = reading.value.data
    assert (row.id, row.status, row.candidate.name) == ("5", "completed", "Ada")
    assert row.created_at.isoformat() == "2026-03-01T10:00:00+00:00"
    assert not reading.value.has_more


@pytest.mark.parametrize(
    ("theirs", "status"),
    [
        *((word, "created") for word in ("new", "sent", "Pending", "NOT_STARTED")),
        *((word, "started") for word in ("started", "in_progress", "in-progress", "In Progress")),
        *((word, "completed") for word in ("completed", "finished", "done")),
        ("expired", "expired"),
        ("canceled", "cancelled"),
    ],
)
def test_statuses_are_translated_into_our_words(theirs: str, status: str) -> None:
    assert read_assessment({"assessment": {**ROW, "status": theirs}}).value.status == status


@pytest.mark.parametrize("form", ["fixed", "short"])
def test_a_form_that_we_have_too_is_kept(form: str) -> None:
    reading = read_assessment({"assessment": {**ROW, "form": form}})
    assert reading.value.form == form
    assert not any("form" in note for note in reading.notes)


def test_another_form_is_noted() -> None:
    reading = read_assessment({"assessment": {**ROW, "form": "long"}})
    assert reading.value.form == "fixed"
    assert any("form" in note for note in reading.notes)


def test_an_unknown_status_is_left_out_unless_times_imply_it() -> None:
    done = {**ROW, "id": 6, "status": "archived", "completed_at": "2026-03-02T10:00:00Z"}
    reading = read_assessments([{**ROW, "status": "archived"}, done])
    assert [(row.id, row.status) for row in reading.value.data] == [("6", "completed")]
    assert any("archived" in note for note in reading.notes)
    with pytest.raises(UnsupportedAnswer):
        read_assessments([{**ROW, "status": "archived"}])


def test_substitutes_are_noted() -> None:
    reading = read_assessments([{"id": "a", "status": "sent", "created_at": "2026-03-01 10:00"}])
    (row,) = reading.value.data
    assert row.created_at == UNKNOWN_TIME
    assert (row.candidate.name, row.language, row.take_url) == ("", "und", None)
    assert len(reading.notes) == 3


@pytest.mark.parametrize(
    ("around", "cursor", "noted"),
    [
        ({"has_more": True, "next_cursor": "c2"}, "c2", False),
        ({"meta": {"nextCursor": "c2"}}, "c2", False),
        ({"next": "https://x.test/v1/assessments?cursor=c2&limit=5"}, "?cursor=c2&limit=5", False),
        ({"links": {"next": "/assessments?page=2"}}, "?page=2", False),
        ({"next": "?offset=50"}, "?offset=50", False),
        ({"next": "c2"}, "c2", False),
        ({"hasMore": True, "cursor": "c2"}, "c2", False),
        ({"hasMore": False, "cursor": "c2"}, None, False),
        ({"cursor": "c1"}, None, False),
        ({"next": "https://x.test/v1/others?page=2"}, None, True),
        ({"next": "https://[x/assessments?page=2"}, None, True),
        ({"next": "2"}, None, True),
        ({"pagination": {"page": 1, "pages": 3}}, None, True),
        ({"page": 3, "total_pages": 3}, None, False),
        ({"next": None}, None, False),
        ({"has_more": True}, None, True),
    ],
)
def test_a_list_goes_on_where_that_is_certain(around: dict[str, Any], cursor: str | None, noted: bool) -> None:
    reading = read_assessments({"items": [ROW], **around})
    assert (reading.value.next_cursor, reading.value.has_more) == (cursor, cursor is not None)
    assert any("more in this list" in note for note in reading.notes) is noted


@pytest.mark.parametrize(
    ("payload", "failure"),
    [
        ({"data": [ROW], "items": [ROW]}, UnsupportedAnswer),
        ({"data": [{"name": "no id"}]}, UnsupportedAnswer),
        ({"data": 7}, NotAnAnswer),
        ("<html>", NotAnAnswer),
    ],
)
def test_a_list_that_is_not_certain_is_refused(payload: Any, failure: type[ReadingError]) -> None:
    with pytest.raises(failure):
        read_assessments(payload)


def test_a_team_is_read_from_its_members() -> None:
    payload = {
        "data": {
            "team": {"id": 3, "name": "Operations"},
            "members": [
                {"id": "u1", "name": "Ada", "disc_type": "Di", "percentiles": {"D": 90, "I": 70, "S": 20, "C": 40}},
                {"id": "u2", "name": "Bo", "scores": {"D": 10, "I": 20, "S": 70, "C": 40}},
                {"id": "u3", "name": "Cy"},
            ],
            "distribution": {"D": 1, "I": 0, "S": 1, "C": 0},
        }
    }
    reading = read_team_analysis(payload)
    team = reading.value
    assert (team.team.id, team.team.name, team.size, team.profiled, team.pending) == ("3", "Operations", 3, 2, 1)
    assert [(point.name, point.style) for point in team.map] == [("Ada", "Di")]
    assert 45 < team.map[0].angle < 135
    assert team.distribution is not None
    assert team.distribution.S.count == 1
    assert team.means is None
    assert any("map lacks" in note for note in reading.notes)


@pytest.mark.parametrize(
    ("payload", "counts"),
    [
        ({"size": 10, "distribution": {"D": 4, "I": 3, "S": 2, "C": 1}}, (4, 3, 2, 1)),
        ({"distribution": {"D": 4, "I": 3, "S": 2, "C": 1}}, (4, 3, 2, 1)),
        ({"distribution": [{"style": s, "count": n} for s, n in zip("DISC", (4, 3, 2, 1), strict=True)]}, (4, 3, 2, 1)),
        ({"size": 10, "distribution": {"D": 40, "I": 30, "S": 20, "C": 10}}, None),
        ({"size": 10, "distribution": {"D": 0.4, "I": 0.3, "S": 0.2, "C": 0.1}}, None),
    ],
    ids=["sized", "unsized", "listed", "percentages", "fractions"],
)
def test_heads_are_counted_only_where_they_are_heads(payload: Any, counts: Any) -> None:
    payload["means"] = {"percentiles": {"D": 40, "I": 30, "S": 20, "C": 60}}
    team = read_team_analysis(payload, team_id="t1").value
    assert team.team.id == "t1"
    assert (None if team.distribution is None else tuple(share.count for share in team.distribution.values())) == counts
    assert team.means is not None
    assert team.means.C.score == 60


@pytest.mark.parametrize(
    ("means", "scale"),
    [({"t_scores": {"D": 50, "I": 50, "S": 60, "C": 40}}, "T-scores"), ({"D": 50, "I": 50, "S": 60, "C": 40}, "name")],
    ids=["T-scores", "unnamed"],
)
def test_means_that_cannot_be_carried_over_are_shown_as_given(means: Any, scale: str) -> None:
    reading = read_team_analysis({"size": 4, "means": means})
    assert reading.value.means is None
    assert reading.given[0].scores.S == 60
    assert scale in reading.given[0].remark
    assert any("as given" in note or "as the service gives them" in note for note in reading.notes)


def test_members_whose_place_is_not_certain_are_counted_and_not_drawn() -> None:
    members = [
        {"name": "Ada", "percentiles": {"D": 100, "I": 70, "S": 20, "C": 40}},
        {"name": "Bo", "profiles": [{"percentiles": {"D": n, "I": 70, "S": 20, "C": 40}} for n in (1, 2)]},
        {"percentiles": {"D": 10, "I": 70, "S": 20, "C": 40}},
    ]
    reading = read_team_analysis({"members": members})
    assert (reading.value.size, reading.value.profiled, reading.value.map) == (3, 3, [])
    assert any("map lacks" in note for note in reading.notes)


@pytest.mark.parametrize(
    ("payload", "failure"),
    [
        ({"distribution": {"D": 40, "I": 30, "S": 20, "C": 10}}, UnsupportedAnswer),
        ({"name": "Operations"}, NotAnAnswer),
        ([1, 2], NotAnAnswer),
    ],
    ids=["heads or percentages", "no analysis", "no object"],
)
def test_an_analysis_that_is_not_certain_is_refused(payload: Any, failure: type[ReadingError]) -> None:
    with pytest.raises(failure):
        read_team_analysis(payload)


@pytest.mark.parametrize(
    ("link", "cursor"),
    [
        ('<https://x.test/v1/assessments?page=2>; rel="next"', "?page=2"),
        ('</assessments?page=1>; rel="prev", </assessments?page=3>; rel="next"', "?page=3"),
        ("</assessments?page=3>; rel=next", "?page=3"),
        ('</assessments?page=3>; rel="last"', None),
        ('</assessments?page=3>; title="next"', None),
        ("nonsense", None),
        (None, None),
    ],
)
def test_a_link_header_leads_on(link: str | None, cursor: str | None) -> None:
    assert read_assessments([ROW], link).value.next_cursor == cursor


@pytest.mark.parametrize("linked", [False, True], ids=["in the body", "in a header"])
def test_a_list_is_walked_by_the_addresses_that_another_service_gives(linked: bool) -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.query.decode())
        page = int(request.url.params.get("page", 1))
        following = f"{BASE_URL}/assessments?page={page + 1}&size=1" if page < 3 else None
        row = {**ROW, "id": page}
        if not linked:
            return httpx.Response(200, json={"items": [row], "next": following})
        return httpx.Response(200, json=[row], headers={"Link": f'<{following}>; rel="next"'} if following else {})

    asked: list[str] = []
    with Client(BASE_URL, "dk_test", transport=httpx.MockTransport(answer), foreign=ForeignPayloads()) as client:
        assert [row.id for row in client.pages(operations.list_assessments())] == ["1", "2", "3"]
    assert asked == ["", "page=2&size=1", "page=3&size=1"]
