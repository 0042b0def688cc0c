"""What every tab of a person's own page has around it."""

from typing import Any
from urllib.parse import urlencode

from discern.contract import OPEN_STATUSES, Taking
from discern_app.access.gate import base_path
from discern_app.base.text import until
from discern_app.participant.visit import Visit

TABS = ("profile", "seen", "data")


def frame(visit: Visit, taking: Taking, tab: str) -> dict[str, Any]:
    """The tabs as names and addresses, of which there are none before all is answered; whose page it is; and what its
    forms carry.
    """
    address = f"{base_path()}/me"
    link = {"token": visit.token}
    ended = taking.status in {"cancelled", "expired"}
    is_open = taking.status in OPEN_STATUSES
    return {
        "token": visit.token,
        "name": taking.candidate.name,
        "form": address,
        "tab": tab,
        "tabs": [] if ended or is_open else [(each, f"{address}?{urlencode(link | {'tab': each})}") for each in TABS],
        "is_open": is_open,
        "ended": taking.status if ended else "",
        "day": until(taking.expires_at, long=True),
        "saved": visit.fields.get("saved", ""),
    }
