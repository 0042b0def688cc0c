"""What every tab of a person's own page has around it, and what a person may choose there."""

from typing import Any, get_args

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import ListQuery
from discern.contract.models.assessments import OPEN_STATUSES
from discern.contract.models.candidates import AboutPrompt, AboutVisibility
from discern.contract.models.export import CandidateExport
from discern.contract.models.talks import Meeting
from discern_app.base.text import until
from discern_app.participant.questions import ANSWERED, QUESTIONS, has_answered
from discern_app.participant.rendering import address_of
from discern_app.participant.visit import Own, Visit

PROMPTS: tuple[AboutPrompt, ...] = get_args(AboutPrompt)
AUDIENCES: tuple[AboutVisibility, ...] = get_args(AboutVisibility)
"""What a "Working with me" page asks, and who may read it."""


LINK_DAYS = (7, 30, 90)
"""For how many days a link to it may be open."""


def open_consents(export: CandidateExport) -> list[str]:
    """The ids of the assessments whose consent can be withdrawn."""
    return [
        entry.assessment.id
        for entry in export.assessments
        if entry.consent is not None and entry.consent.withdrawn_at is None
    ]


def one_line(text: str, most: int) -> str:
    """Own words as the service takes them: one line, without control characters, of at most so many."""
    words = " ".join(text.split())
    return "".join(character for character in words if character.isprintable())[:most].strip()


TABS = ("profile", "seen", "data")

TALKS = "talks"
"""The tab on the talks with leaders, for who meets one."""

MEETINGS = operations.LIST_MEETINGS(ListQuery(limit=200))


def stay(visit: Visit) -> dict[str, str]:
    """What the address of the profile keeps when a form of it is sent."""
    return ANSWERED if has_answered(visit) else {}


def read_meetings(visit: Visit, own: Own) -> list[Meeting]:
    """The meetings of leaders with the person; none where the service has none, or doesn't show them by this link."""
    if own.candidate_id is None:
        return []
    try:
        listed = visit.taker.client.send(MEETINGS).data
    except DiscernError:
        return []
    return [each for each in listed if each.candidate.id == own.candidate_id and not each.own]


LOOK_BACK = "look-back"
"""The page with four sentences, two weeks after a profile: a notice on the profile leads there."""

HOW = "how"
"""The tab on how it works, for members: they have no other page that says so."""


def frame(visit: Visit, own: Own, tab: str) -> dict[str, Any]:
    """The tabs as names and addresses, of which there are none before all is answered; whose page it is; what they are
    invited to; and what its forms carry.
    """
    is_open = own.status in OPEN_STATUSES
    has_tabs = own.member is not None or not (own.has_ended or is_open)
    talks = (TALKS,) if has_tabs and read_meetings(visit, own) else ()
    tabs = (TABS[0], *talks, *TABS[1:], *((HOW,) if own.member is not None else ()))
    return {
        "token": visit.token,
        "name": own.name,
        "form": address_of("me"),
        "tab": tab,
        "tabs": [(tab, address_of("me", visit.token, tab=tab)) for tab in tabs] if has_tabs else [],
        "questions": address_of("me", visit.token, tab=QUESTIONS),
        "is_open": is_open or own.begun is not None,
        "invited": own.taking if own.taking is not None and own.taking.again == "invited" else None,
        "is_member": own.member is not None,
        "ended": own.status if own.has_ended else "",
        "day": until(own.expires_at, long=True),
        "saved": visit.fields.get("saved", ""),
        "has_answered": has_answered(visit),
    }
