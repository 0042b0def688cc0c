"""The state of measurement, as a service tells it."""

from typing import Any

PARAMETERS: dict[str, Any] = {
    "version": "2.0.0+people.1",
    "fingerprint": "sha256:6f1d0c5b3b0f4a8e",
    "kind": "discrimination",
    "people": 31,
    "multiplier": 0.91,
    "interval": [0.74, 1.12],
    "contradicts": False,
    "applied_at": "2026-11-20T09:41:12Z",
}
RESCORING: dict[str, Any] = {
    "id": "resc_1",
    "status": "done",
    "created_at": "2026-11-20T09:41:12Z",
    "ended_at": "2026-11-20T09:42:12Z",
    "done": 31,
    "total": 31,
}


def measurement(
    *,
    parameters: dict[str, Any] | None = None,
    results: int = 31,
    outdated: int = 0,
    rescoring: dict[str, Any] | None = None,
) -> dict[str, Any]:
    bank = {
        "id": "discern-en",
        "version": "2.0.0",
        "fingerprint": "sha256:ab42632768cdec30",
        "is_current": True,
        "people": results,
        "parameters": parameters,
        "results": results,
        "outdated": outdated,
    }
    return {"banks": [bank], "people_needed": 30, "rescoring": rescoring}
