"""Calibrations, as a service describes them."""

from typing import Any

COUNTED = {"counted": 312, "sample": 24, "withheld": 5, "other_statements": 2, "retakes": 3}


def scores(of: float) -> dict[str, Any]:
    """Four scores around one."""
    return {
        style: {"score": of + number, "se": 5.0, "interval": [of - 10, of + 10], "theta": 0.0}
        for number, style in enumerate("DISC")
    }


CHANGE: dict[str, Any] = {
    "blocks": 100,
    "fitted_blocks": 24,
    "correlation_fitted": True,
    "loading_before": 0.44,
    "loading_after": 0.52,
    "score_change": 4.1,
    "interval_before": 58.3,
    "interval_after": 47.6,
}
CALIBRATION: dict[str, Any] = {
    "id": "cal_1",
    "status": "ready",
    "failure": None,
    "created_at": "2026-11-20T09:41:12Z",
    "ended_at": "2026-11-20T09:42:12Z",
    "applied_at": None,
    "people": COUNTED,
    "change": CHANGE,
    "examples": [{"before": scores(30.4 + each), "after": scores(34.6 + each)} for each in range(10)],
    "version": None,
}
RUNNING = {**CALIBRATION, "status": "running", "ended_at": None, "change": None, "examples": []}
APPLIED = {**CALIBRATION, "status": "applied", "applied_at": "2026-11-20T09:45:12Z", "version": "2.0.0+calibration.1"}


def failed(reason: str) -> dict[str, Any]:
    return {**CALIBRATION, "status": "failed", "failure": reason, "change": None, "examples": []}


def calibrations(newest: dict[str, Any] | None = None, **people: int) -> dict[str, Any]:
    """Who counts, and the newest calibration as a list of all has it."""
    listed = None if newest is None else {**newest, "examples": []}
    return {"people": {**COUNTED, **people}, "people_needed": 300, "newest": listed}
