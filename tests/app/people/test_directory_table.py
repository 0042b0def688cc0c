"""The directory's table says nothing about a person that the service's answer doesn't hold."""

from datetime import UTC, date, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from discern.client.foreign import UNKNOWN_TIME
from discern.contract.last_day import end_of_day
from discern.contract.models.candidates import Candidate, NewCandidate
from discern_app.people.directory_table import (
    chance_of,
    columns_of,
    last_of,
    place_of,
    score_of,
    status_of,
    to_rows,
    to_workbook,
    until_of,
)

AT = "2026-11-20T10:00:00Z"


def results(**said: Any) -> dict[str, Any]:
    """Results very likely in the direction D, unless something else is said."""
    scores = {"D": 80.04, "I": 20, "S": 30, "C": 60}
    said = said or {"direction": "D", "probability": 0.97}
    return {"assessment_id": "asm_1", "completed_at": AT, "scores": scores} | said


def person(**profile: Any) -> Candidate:
    return Candidate.model_validate({"id": "cand_1", "name": "Ana", "created_at": AT, "profile": profile})


@pytest.mark.parametrize(
    ("said", "badge", "percent"),
    [
        pytest.param({"direction": "D", "probability": 0.97}, "Dominance (D)", "97%", id="sure"),
        pytest.param({"direction": "D", "probability": 0.999}, "Dominance (D)", "> 99%", id="never-certain"),
        pytest.param({"direction": "D", "probability": 0.949}, "Dominance (D)", "94%", id="not-up-to-another-word"),
        pytest.param({"direction": "DC", "probability": 0.92}, "Above all task first", "92%", id="between-two"),
        pytest.param({"half": "people", "probability": 0.85}, "People first", "85%", id="half"),
        pytest.param({"half": None}, "Open", None, id="open"),
        pytest.param({"label": "Di"}, "Di", None, id="not-measured"),
    ],
)
def test_a_style_is_as_sure_as_the_results(said: dict[str, Any], badge: str, percent: str | None) -> None:
    shown = person(status="completed", results=results(**said))
    assert place_of(shown) == [badge]
    chance = chance_of(shown)
    assert (None if chance is None else str(chance)) == percent


@pytest.mark.parametrize(("hidden", "badge"), [("not_shared", "Not shared"), ("results_held", "Held back")])
def test_what_is_hidden_says_why(hidden: str, badge: str) -> None:
    shown = person(status="completed", hidden=hidden)
    assert place_of(shown) == [badge]
    assert chance_of(shown) is None


def test_answers_that_look_random_are_marked_and_nothing_is_called_sure() -> None:
    check = {"id": "near_random", "passed": False, "meaning": "like picking at random"}
    doubtful = {**results(), "quality": {"verdict": "caution", "checks": [check]}}
    shown = person(status="completed", results=doubtful)
    assert place_of(shown) == ["Answers look random"]
    assert chance_of(shown) is None
    assert score_of(shown, "D") is None
    [row] = to_rows([shown])
    assert (row["Answers"], row["Style"]) == ("Something unusual", "Answers look random")
    assert {row[column] for column in MEASURED} == {None}


def test_other_doubts_leave_a_style_as_sure_as_it_is() -> None:
    check = {"id": "same_places", "passed": False, "meaning": "the same places"}
    unusual = {**results(), "quality": {"verdict": "caution", "checks": [check]}}
    assert str(chance_of(person(status="completed", results=unusual))) == "97%"


def test_a_status_says_how_far_somebody_is_where_that_is_known() -> None:
    under_way = {"id": "asm_1", "status": "started", "created_at": AT}
    assert status_of(person(status="started", assessment=under_way)) == "Started"
    assert (
        status_of(person(status="started", assessment={**under_way, "answered": 12, "total": 24}))
        == "Started · 12 of 24"
    )
    assert status_of(person(status=None)) is None


def test_the_last_activity_is_the_newest_time_that_is_known() -> None:
    done = {"id": "asm_1", "status": "completed", "created_at": AT, "completed_at": "2026-11-22T10:00:00Z"}
    assert last_of(person(status="completed", assessment=done)) == datetime(2026, 11, 22, 10, tzinfo=UTC)
    undated = person(status="none").model_copy(update={"created_at": UNKNOWN_TIME})
    assert last_of(undated) is None


MEASURED = ("How likely", "How sure", *(f"{style}{end}" for style in "DISC" for end in ("", " low", " high")))


def test_every_exported_row_has_the_same_columns_and_the_ids_last() -> None:
    rows = to_rows([person(status="none"), person(status="completed", results=results())])
    assert list(rows[0]) == list(rows[1])
    assert next(iter(rows[0])) == "Person"
    assert list(rows[0])[-2:] == ["Id", "Id in Discern"]
    assert rows[0]["Id in Discern"] == "cand_1"


def test_an_exported_score_has_its_range_and_a_style_says_how_sure_it_is() -> None:
    ranges = {style: [10.0, 90.0] for style in "DISC"} | {"D": [60.2, 95.9]}
    found = results() | {"intervals": ranges}
    [row] = to_rows([person(status="completed", results=found)])
    assert (row["D"], row["D low"], row["D high"]) == (80.04, 60.2, 95.9)
    assert (row["Style"], row["How likely"], row["How sure"]) == ("Dominance (D)", 0.97, "Very likely")


@pytest.mark.parametrize(
    ("said", "likely", "sure"),
    [
        pytest.param({"half": "people", "probability": 0.85}, 0.85, "Likely", id="likely"),
        pytest.param({"direction": "DI", "probability": 0.7}, 0.7, "Leaning", id="leaning"),
        pytest.param({"half": None}, None, "Open", id="open"),
        pytest.param({"label": "Di"}, None, None, id="not-measured"),
        pytest.param({"direction": "D", "probability": 1.0}, 0.995, "Very likely", id="never-certain"),
    ],
)
def test_an_exported_style_is_as_sure_as_on_the_page(
    said: dict[str, Any], likely: float | None, sure: str | None
) -> None:
    shown = person(status="completed", results=results(**said))
    [row] = to_rows([shown])
    assert ([row["Style"]], row["How likely"], row["How sure"]) == (place_of(shown), likely, sure)
    assert row["Status"] == status_of(shown)


@pytest.mark.parametrize(("hidden", "word"), [("not_shared", "Not shared"), ("results_held", "Held back")])
def test_of_hidden_results_a_file_has_the_page_s_word_and_nothing_else(hidden: str, word: str) -> None:
    [row] = to_rows([person(status="completed", hidden=hidden)])
    assert row["Style"] == word
    assert {row[column] for column in (*MEASURED, "Answers")} == {None}


def test_own_columns_are_exported_under_their_names_unless_these_are_taken() -> None:
    ana = person().model_copy(update={"metadata": {"Site": "Lyon", "Status": "part-time"}})
    bo = person().model_copy(update={"metadata": {"Status (own)": "x", "=Cost": "=1+1"}})
    first, second = to_rows([ana, bo])
    assert list(first) == list(second)
    assert (first["Site"], second["Site"], second["=Cost"]) == ("Lyon", None, "=1+1")
    assert (first["Status (own)"], second["Status (own) (own)"]) == ("part-time", "x")
    assert list(first)[-2:] == ["Id", "Id in Discern"]


def test_days_in_a_file_are_the_reader_s() -> None:
    at = {"id": "asm_1", "status": "completed", "created_at": AT, "completed_at": "2026-11-22T23:30:00Z"}
    done = person(status="completed", assessment=at)
    assert to_rows([done])[0]["Last activity"] == date(2026, 11, 22)
    assert to_rows([done], ZoneInfo("Europe/Berlin"))[0]["Last activity"] == date(2026, 11, 23)


def test_until_when_somebody_can_answer_is_a_day_or_the_page_s_word() -> None:
    ends = {end_of_day(date(2026, 12, 11)): date(2026, 12, 11), None: "No last day"}
    for end, expected in ends.items():
        at = {"id": "asm_1", "status": "created", "created_at": AT, "expires_at": end and end.isoformat()}
        assert to_rows([person(status="created", assessment=at)])[0]["Answer by"] == expected
        assert to_rows([person(status="completed", assessment=at)])[0]["Answer by"] is None


def test_who_is_made_up_is_marked_among_others_in_a_file() -> None:
    sample = person().model_copy(update={"external_id": "discern-sample:person-1"})
    assert [row["Person"] for row in to_rows([sample, person()])] == ["Ana (sample)", "Ana"]
    assert [row["Person"] for row in to_rows([sample])] == ["Ana"]


def test_a_workbook_says_what_its_columns_mean_and_which_ranges_are_missing() -> None:
    known = results() | {"intervals": {style: [10.0, 90.0] for style in "DISC"}}
    day = date(2026, 11, 20)
    whole = to_workbook([person(status="completed", results=known), person(status="none")], None, day)
    about = dict(whole.about)
    [rows] = whole.sheets.values()
    assert about["Date of the export"] == day
    assert "Not for hiring" in str(about["Use"])
    assert "95% probability" in str(about["D low, D high …"])
    own = ("Person", "Answer by", "Teams", "Last activity", "E-mail")
    explained = {*about, *(f"{style} {end}" for style in "DISC" for end in ("low", "high")), *own}
    assert set(rows[0]) <= explained | {"Last activity"}
    assert "Missing ranges" not in about
    assert "Missing ranges" in dict(to_workbook([person(status="completed", results=results())], None, day).about)


def test_columns_of_results_are_there_only_where_somebody_has_some() -> None:
    waiting, hidden = person(status="created"), person(status="completed", hidden="not_shared")
    assert columns_of([waiting], "profiles") == ("person", "until", "status", "teams", "last")
    assert columns_of([person(status="none")], "profiles") == ("person", "status", "teams", "last")
    assert "place" in columns_of([waiting, hidden], "profiles")


def test_until_when_somebody_can_answer_is_sorted_by_time_and_not_by_its_text() -> None:
    now = datetime(2026, 11, 28, 3, tzinfo=UTC)

    def until(end: datetime | None, status: str = "created") -> Any:
        at = {"id": "asm_1", "status": "created", "created_at": AT, "expires_at": end and end.isoformat()}
        return until_of(person(status=status, assessment=at), now)

    days = [date(2026, 11, 27), date(2026, 11, 28), date(2026, 11, 29), date(2026, 12, 11)]
    within = datetime(2026, 12, 11, 23, 59, 59, tzinfo=UTC)
    ends = [*map(end_of_day, days[:3]), within, end_of_day(days[3]), None]
    found = [until(end) for end in ends]
    assert [str(each) for each in found] == [
        "27 Nov 2026",
        "Today",
        "29 Nov 2026 · 1 day",
        "11 Dec 2026, 23:59 UTC",
        "11 Dec 2026 · 13 days",
        "No last day",
    ]
    assert found == sorted(found)
    assert len(set(found)) == len(found), "each is shown as itself"
    assert until(ends[0], status="completed") is None, "who has a profile and answers again isn't waited for"


def test_an_exported_table_has_whatever_is_known_of_a_person() -> None:
    own = {"Site": "Lyon"}
    known = {field: f"{field} of somebody" for field in NewCandidate.model_fields.keys() - {"metadata"}}
    [row] = to_rows([person().model_copy(update={**known, "metadata": own})])
    assert {*known.values(), *own.values()} <= set(row.values())
