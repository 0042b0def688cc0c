"""Reading assessments: one, or a page of a list with its next cursor."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, get_args
from urllib.parse import urlsplit

from pydantic import ValidationError

from discern.client.foreign import fields as of
from discern.client.foreign.reading import NotAnAnswer, Reading, UnsupportedAnswer, clean_read
from discern.client.foreign.results import NOBODY
from discern.contract.base_models import Page
from discern.contract.models.assessments import Assessment, FormId, Status

UNKNOWN_TIME = datetime(1970, 1, 1, tzinfo=UTC)
"""The time of creation of an assessment for which the service gives none."""

STATUSES: Mapping[str, Status] = {
    **dict.fromkeys(("new", "created", "sent", "invited", "pending", "not started"), "created"),
    **dict.fromkeys(("started", "in progress", "opened"), "started"),
    **dict.fromkeys(("completed", "complete", "finished", "done"), "completed"),
    "expired": "expired",
    **dict.fromkeys(("cancelled", "canceled", "revoked"), "cancelled"),
}

_LISTS = ("data", "assessments", "items", "results", "records")
_PAGING = ("meta", "paging", "pagination", "page_info", "links")
_MOST_ROWS = 5_000
LONGEST_LINK = 4_000


def read_assessments(payload: Any, link: str | None = None) -> Reading[Page[Assessment]]:
    """Read a list of assessments from decoded JSON of any shape; ``link`` is the response's ``Link`` header.

    Raises `UnsupportedAnswer` or `NotAnAnswer`, and nothing else.
    """
    try:
        return clean_read(Page[Assessment].model_validate(payload), payload)
    except ValidationError:
        pass
    rows, around = _list(payload)
    if len(rows) > _MOST_ROWS:
        raise UnsupportedAnswer("This list is too long to be read safely.")
    notes: dict[str, None] = {}
    read = [_assessment(of.opened(row, ("attributes",)), notes) for row in rows]
    kept = [row for row in read if row is not None]
    if rows and not kept:
        raise UnsupportedAnswer("This list has nothing in it that can be read as an assessment for certain.")
    has_more, cursor = _next_page(around)
    if cursor is None and (linked := _next_link(link)) is not None:
        has_more, cursor = True, _cursor_of(linked)
    if has_more and cursor is None:
        notes["There is more in this list, and how to get it isn't certain."] = None
    value = Page[Assessment](data=kept, has_more=cursor is not None, next_cursor=cursor)
    return Reading(value, payload, tuple(notes))


def keep_matching(page: Page[Assessment], status: Status | None, candidate_id: str | None) -> Page[Assessment]:
    """The page without rows that have another status or person than was asked for; None asks for any.

    A service may ignore a filter that it doesn't know, and its finished assessments would then pass for open ones.
    """
    kept = [row for row in page.data if status in {None, row.status} and candidate_id in {None, row.candidate.id}]
    return page if len(kept) == len(page.data) else page.model_copy(update={"data": kept})


def read_assessment(payload: Any) -> Reading[Assessment]:
    """Read one assessment from decoded JSON of any shape. Raises `UnsupportedAnswer` or `NotAnAnswer`."""
    try:
        return clean_read(Assessment.model_validate(payload), payload)
    except ValidationError:
        pass
    found = of.opened(payload, ("data", "assessment", "attributes"))
    notes: dict[str, None] = {}
    value = _assessment(found, notes)
    if value is None and of.text(found, "id", "assessment_id", "uuid") is None:
        raise NotAnAnswer("This isn't an assessment.")
    if value is None:
        raise UnsupportedAnswer("This assessment can't be read for certain: its status isn't known.")
    return Reading(value, payload, tuple(notes))


def _list(payload: Any) -> tuple[list[Any], of.Fields]:
    """The rows of a list, bare or wrapped, and the fields beside them."""
    if isinstance(payload, list):
        return payload, {}
    around: dict[str, Any] = {}
    for _ in range(3):
        here = of.fields(payload)
        around.update(here)
        lists = [here[name] for name in _LISTS if isinstance(here.get(name), list)]
        if len(lists) > 1:
            raise UnsupportedAnswer("This answer has several lists, and which one is meant isn't certain.")
        if lists:
            return lists[0], around
        inner = [here[name] for name in _LISTS if isinstance(here.get(name), dict)]
        if len(inner) != 1:
            break
        payload = inner[0]
    raise NotAnAnswer("This isn't a list of assessments.")


def _assessment(found: of.Fields, notes: dict[str, None]) -> Assessment | None:
    id_ = of.text(found, "id", "assessment_id", "uuid")
    if id_ is None:
        notes["Some rows have no id and are left out."] = None
        return None
    started_at = of.time(found, "started_at", "opened_at")
    completed_at = of.time(found, "completed_at", "finished_at", "date_completed")
    status = _status(found, started_at, completed_at)
    if status is None:
        status_text = of.text(found, "status", "state") or "none"
        notes[f"Assessments with a status that isn't known ({status_text[:40]}) are left out."] = None
        return None
    candidate = of.person(found)
    if candidate is None:
        notes["The service doesn't say who takes an assessment."] = None
    created_at = of.time(found, "created_at", "created", "invited_at", "sent_at", "date_created")
    if created_at is None:
        notes["The service doesn't say when an assessment was created: 1970 stands in for it."] = None
    form = found.get("form")
    if form not in get_args(FormId):
        form = "fixed"
        notes["The service doesn't say which form is used: “fixed” stands in for it."] = None
    return Assessment(
        id=id_,
        status=status,
        candidate=candidate or NOBODY,
        team_id=of.text(found, "team_id"),
        form=form,
        language=of.text(found, "language", "locale", "lang") or "und",
        created_at=created_at or UNKNOWN_TIME,
        started_at=started_at,
        completed_at=completed_at,
        expires_at=of.time(found, "expires_at", "expiry"),
        take_url=_web_address(of.text(found, "take_url", "url", "link", "invite_url", "assessment_url")),
    )


def _status(found: of.Fields, started_at: datetime | None, completed_at: datetime | None) -> Status | None:
    """The status, by its name or else by the times; null if neither is certain."""
    status_text = of.text(found, "status", "state")
    if status_text is not None:
        known = STATUSES.get(" ".join(status_text.lower().replace("_", " ").replace("-", " ").split()))
        if known is not None:
            return known
    if completed_at is not None:
        return "completed"
    return "started" if status_text is None and started_at is not None else None


def _web_address(text: str | None) -> str | None:
    return text if text is not None and text.startswith(("https://", "http://")) else None


def _next_page(around: of.Fields) -> tuple[bool, str | None]:
    """Whether there is another page, and its cursor if that is certain."""
    paging = dict(around)
    for name in _PAGING:
        paging.update({key: value for key, value in of.fields(around.get(name)).items() if key not in paging})
    more = next(
        (paging[name] for name in ("has_more", "has_next", "has_next_page") if isinstance(paging.get(name), bool)), None
    )
    if more is False:
        return False, None
    cursor = of.text(paging, "next_cursor", "end_cursor") or (of.text(paging, "cursor") if more else None)
    if cursor is None and (following := of.text(paging, "next", "next_page", "next_url")) is not None:
        return True, _cursor_of(following)
    page, pages = paging.get("page"), paging.get("total_pages", paging.get("pages"))
    if cursor is None and isinstance(page, int) and isinstance(pages, int):
        return page < pages, None
    return cursor is not None or more is True, cursor


def _next_link(link: str | None) -> str | None:
    """The address that a ``Link`` header gives for the next page (RFC 8288)."""
    for address, parameters in re.findall(r"<([^<>]*)>([^<]*)", (link or "")[:LONGEST_LINK]):
        if re.search(r";\s*rel=\"?next\"?(?:[\s;,]|$)", parameters):
            return str(address)
    return None


def _cursor_of(following: str) -> str | None:
    """The cursor: the query if this is an address of this list, or the text itself if it is no address."""
    if not any(sign in following for sign in "/?=&"):
        return None if following.isdecimal() else following
    try:
        address = urlsplit(following)
    except ValueError:
        return None
    if not address.query or address.path.rpartition("/")[2] not in {"", "assessments"}:
        return None
    return f"?{address.query}"
