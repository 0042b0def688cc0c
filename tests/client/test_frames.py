"""Lists of the interface as tables."""

from datetime import UTC, datetime

import pandas as pd

from discern.client.frames import to_frame
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Assessment

NOW = datetime(2026, 11, 27, 9, 30, tzinfo=UTC)


def assessment(number: int, completed_at: datetime | None = None) -> Assessment:
    candidate = CandidateRef(id=f"cand_{number}", name="=1+1", external_id=None)
    return Assessment(
        id=f"asm_{number}",
        status="completed" if completed_at else "created",
        candidate=candidate,
        form="fixed",
        language="en",
        created_at=NOW,
        completed_at=completed_at,
    )


def test_a_list_is_a_table_with_a_row_for_each_object() -> None:
    frame = to_frame([assessment(1), assessment(2, NOW)])
    assert list(frame["id"]) == ["asm_1", "asm_2"]
    assert list(frame["candidate.id"]) == ["cand_1", "cand_2"]
    assert frame["created_at"].dt.tz is not None
    assert list(frame["completed_at"].isna()) == [True, False]
    assert frame["completed_at"][1] == pd.Timestamp(NOW)


def test_an_empty_list_is_an_empty_table() -> None:
    assert to_frame([]).empty
