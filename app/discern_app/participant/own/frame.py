"""What every tab of a person's own page has around it."""

from typing import Any
from urllib.parse import urlencode

from discern.contract import Taking
from discern_app.access.gate import base_path
from discern_app.participant.visit import Visit

TABS = ("profile", "seen", "data")


def frame(visit: Visit, taking: Taking, tab: str) -> dict[str, Any]:
    """The tabs as names and addresses, whose page it is, and what its forms carry."""
    address = f"{base_path()}/me"
    link = {"token": visit.token}
    ended = taking.status in {"cancelled", "expired"}
    return {
        "token": visit.token,
        "name": taking.candidate.name,
        "form": address,
        "tab": tab,
        "tabs": [] if ended else [(each, f"{address}?{urlencode(link | {'tab': each})}") for each in TABS],
        "ended": taking.status if ended else "",
        "saved": visit.fields.get("saved", ""),
    }
