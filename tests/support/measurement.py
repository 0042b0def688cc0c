"""The bank in use, as a service tells it."""

from typing import Any


def measurement(people: int = 0, since: str | None = None) -> dict[str, Any]:
    return {
        "id": "discern-en",
        "version": "2.1.0",
        "fingerprint": "sha256:ab42632768cdec30",
        "people": people,
        "calibrated": people > 0,
        "since": since,
    }
