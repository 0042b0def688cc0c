"""Lists of the interface as tables."""

import sys
from datetime import UTC, datetime
from typing import Any

import pandas as pd
import pytest

from discern.client.frames import to_frame
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Assessment
from discern.contract.models.results import Quality, ResultsRow, Score
from discern.contract.styles import ByStyle

NOW = datetime(2026, 11, 27, 9, 30, tzinfo=UTC)


def assessment(number: int, completed_at: datetime | None = None, **given: Any) -> Assessment:
    candidate = CandidateRef(id=f"cand_{number}", name="=1+1", external_id=None)
    return Assessment(
        id=f"asm_{number}",
        status="completed" if completed_at else "created",
        candidate=candidate,
        form="fixed",
        language="en",
        created_at=NOW,
        completed_at=completed_at,
        **given,
    )


def row(number: int, score: float | None) -> ResultsRow:
    whole = None if score is None else Score(score=score, se=8.0, interval=(score - 10, score + 10), theta=0.5)
    return ResultsRow(
        assessment_id=f"asm_{number}",
        candidate=CandidateRef(id=f"cand_{number}", name="Ana"),
        completed_at=NOW,
        scores=None if whole is None else ByStyle[Score].of(dict.fromkeys("DISC", whole)),
        direction=None if whole is None else "D",
        probability=None if whole is None else 0.9,
        position=None if whole is None else (-0.25, 1.0),
        quality=Quality(verdict="ok" if whole else "withheld"),
        team_ids=["team_1"],
    )


def test_a_list_is_a_table_with_a_row_for_each_object() -> None:
    frame = to_frame([assessment(1), assessment(2, NOW)])
    assert list(frame["id"]) == ["asm_1", "asm_2"]
    assert list(frame["candidate.id"]) == ["cand_1", "cand_2"]
    assert frame["created_at"].dt.tz is not None
    assert list(frame["completed_at"].isna()) == [True, False]
    assert frame["completed_at"][1] == pd.Timestamp(NOW)


def test_results_are_columns_to_calculate_with_whether_withheld_or_not() -> None:
    frame = to_frame([row(1, 70.0), row(2, None)])
    assert list(frame["scores.D.score"].dropna()) == [70.0]
    assert list(frame["scores.D.interval.low"].dropna()) == [60.0]
    assert list(frame["scores.C.interval.high"].dropna()) == [80.0]
    assert frame["scores.I.score"].mean() == 70.0
    assert (frame["position.x"][0], frame["position.y"][0]) == (-0.25, 1.0)
    assert list(frame["quality.verdict"]) == ["ok", "withheld"]
    assert list(frame["direction"].isna()) == [False, True]
    assert list(frame.explode("team_ids")["team_ids"]) == ["team_1", "team_1"]
    assert not {"scores", "position", "scores.D"} & set(frame.columns)


def test_columns_and_types_don_t_depend_on_who_is_in_a_list() -> None:
    withheld, measured, empty = to_frame([row(1, None)]), to_frame([row(1, 70.0)]), to_frame([], ResultsRow)
    assert withheld.dtypes.to_dict() == measured.dtypes.to_dict() == empty.dtypes.to_dict()
    assert str(empty["completed_at"].dtype) == "datetime64[us, UTC]"
    assert len(empty) == 0


def test_what_a_caller_keeps_with_an_object_is_a_column_by_its_key() -> None:
    frame = to_frame([assessment(1, metadata={"room": "4.12"}), assessment(2)])
    assert list(frame["metadata.room"].dropna()) == ["4.12"]


def test_an_empty_list_is_an_empty_table() -> None:
    assert to_frame([]).empty


def test_without_pandas_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"pip install 'discern-client\[pandas\]'"):
        to_frame([row(1, 70.0)])
