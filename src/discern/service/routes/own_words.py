"""Marks of statements and "Working with me" pages: written by the person alone.

Why: docs/decisions/0011-own-words-and-own-answers.md
"""

from datetime import timedelta
from functools import partial
from typing import Annotated

from fastapi import Query
from sqlalchemy import Connection
from starlette.responses import Response

from discern.contract.base_models import Deleted
from discern.contract.last_day import latest_end
from discern.contract.models.candidates import (
    MOST_ABOUT_DAYS,
    About,
    AboutLink,
    NewAboutLink,
    OpenAbout,
    PutAbout,
    SharedAbout,
)
from discern.contract.models.insights import Mark, Marks, PutMark, Wording
from discern.contract.operations import (
    CREATE_ABOUT_LINK,
    GET_ABOUT,
    GET_MARKS,
    OPEN_ABOUT,
    PUT_ABOUT,
    PUT_MARK,
    REMOVE_MARK,
    REVOKE_ABOUT_LINK,
)
from discern.service.domain.people.own_words import change_mark, read_about, read_linked_about, read_marks
from discern.service.domain.serialize import about_url
from discern.service.errors import ServiceError, invalid
from discern.service.http.dependencies import Caller, Id, OperationRequest, app_url, count_guesses, negotiate_language
from discern.service.http.routing import OperationRouter
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories import candidates as people
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.people import about_pages as store
from discern.service.storage.repositories.people.person_links import may_show_more, require_speaks_for
from discern.service.tokens import new_token
from discern.words import LANGUAGES

router = OperationRouter()

USUAL_ABOUT_DAYS = 30

HIDDEN = {
    403: "The key lacks a scope; `not_shared`: the person keeps the results to themselves; `results_held`: they are "
    "held back.",
    404: "There is no such assessment; `results_not_ready`: it is not completed, or was cancelled or expired.",
}
NOT_THE_PERSON = {
    403: "The key lacks a scope; `role_forbids`: the call isn't made for the person, or not certainly; `results_held`: "
    "the results are held back.",
    404: "There is no such assessment, or no such statement in its results; `results_not_ready`: it is not completed, "
    "or was cancelled or expired.",
}
NOT_CERTAIN = {403: "The key lacks a scope; `role_forbids`: the call isn't made for the person, or not certainly."}
NOT_SHOWN = {403: "The key lacks a scope; `not_shared`: the page isn't for the caller; `results_held`: nor now."}
NO_LINK = {404: "No link of this account that is open has the token."}


@router.serve(GET_MARKS, HIDDEN)
async def get_marks(request: OperationRequest, assessment_id: Id) -> Marks:
    """For whoever may see the results. Marks of statements that the results don't make now are kept and not shown."""
    service, caller = request.service, request.caller
    found = await service.database.read(
        lambda connection: read_marks(connection, caller.account_id, assessment_id, caller.viewer)
    )
    service.audit_read(caller.audit_actor, "marks.read", assessment_id)
    return found


@router.serve(PUT_MARK, NOT_THE_PERSON)
async def put_mark(request: OperationRequest, assessment_id: Id, statement_id: Id, given: PutMark) -> Mark:
    """For the person alone: by the private link of the assessment, or signed in as a member they have confirmed.

    `statement_id` is the id of a statement in the results that is about the person. Another mark of it takes the place
    of the one before. Scores, norms and whatever else is computed stay as they are.
    """
    mark = await _mark(request, assessment_id, statement_id, given)
    assert mark is not None
    return mark


@router.serve(REMOVE_MARK, NOT_THE_PERSON)
async def remove_mark(request: OperationRequest, assessment_id: Id, statement_id: Id) -> Deleted:
    """For the person alone, as `put_mark`. Repeating it is harmless."""
    await _mark(request, assessment_id, statement_id, None)
    return Deleted(id=statement_id)


async def _mark(request: OperationRequest, assessment_id: str, statement_id: str, given: PutMark | None) -> Mark | None:
    service, caller = request.service, request.caller
    now = service.now()

    def change(connection: Connection) -> Mark | None:
        changed = change_mark(connection, caller.account_id, assessment_id, statement_id, given, caller.viewer, now)
        record(connection, caller.audit_actor, "assessment.marked", assessment_id, now)
        return changed

    return await service.database.write(change, secure_erase=given is None)


@router.serve(GET_ABOUT, NOT_SHOWN)
async def get_about(
    request: OperationRequest, response: Response, candidate_id: Id, wording: Annotated[Wording, Query()]
) -> About:
    """For the person, as they have it; for whoever may see their results, where the person shows it."""
    service, caller = request.service, request.caller
    language = negotiate_language(request, response, wording)
    found = await service.database.read(
        lambda connection: read_about(
            connection, caller.account_id, candidate_id, caller.viewer, language, wording.voice
        )
    )
    service.audit_read(caller.audit_actor, "about.read", candidate_id)
    return found


@router.serve(PUT_ABOUT, NOT_CERTAIN)
async def put_about(request: OperationRequest, candidate_id: Id, given: PutAbout) -> About:
    """For the person alone: by their private link, while no other was given out under their name, or signed in as a
    member they have confirmed. A consent that may be somebody else's hides the page again.

    `team` shows it to whoever may see the person's results, `link` also to whoever has its link.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> About:
        _require_person(connection, caller, candidate_id)
        note_change(connection, caller.account_id, now)
        store.store_about(connection, candidate_id, given, now)
        record(connection, caller.audit_actor, "about.changed", candidate_id, now)
        return read_about(connection, caller.account_id, candidate_id, caller.viewer, LANGUAGES[0], "you")

    return await service.database.write(write, secure_erase=True)


@router.serve(CREATE_ABOUT_LINK, NOT_CERTAIN)
async def create_about_link(request: OperationRequest, candidate_id: Id, new: NewAboutLink) -> AboutLink:
    """For the person alone, as `put_about`, once the page's visibility is `link`. Whoever has the link reads the page
    in the app, without a key or a sign-in. A page has one link: making another ends it.
    """
    service, caller = request.service, request.caller
    now, url, token = service.now(), app_url(request, service), new_token()
    expires_at = new.expires_at or now + timedelta(days=USUAL_ABOUT_DAYS)

    def create(connection: Connection) -> AboutLink:
        _require_person(connection, caller, candidate_id)
        if not now < expires_at <= latest_end(now, MOST_ABOUT_DAYS):
            raise invalid("expires_at", f"must lie within the next {MOST_ABOUT_DAYS} days")
        page = store.find_about(connection, candidate_id)
        if page is None or page.visibility != "link":
            raise invalid("visibility", "must be 'link' before a link to the page is made")
        store.store_about_link(connection, candidate_id, token, expires_at)
        note_change(connection, caller.account_id, now)
        record(connection, caller.audit_actor, "about.linked", candidate_id, now)
        return AboutLink(url=about_url(url, token), created_at=now, expires_at=expires_at)

    return await service.database.write(create)


@router.serve(REVOKE_ABOUT_LINK)
async def revoke_about_link(request: OperationRequest, candidate_id: Id) -> Deleted:
    """By every private link of the person, and every member who is them. Repeating it is harmless."""
    service, caller = request.service, request.caller
    now = service.now()

    def revoke(connection: Connection) -> None:
        people.get_candidate(connection, caller.account_id, candidate_id, lock=True)
        if caller.viewer.is_key:
            raise _not_the_person()
        if store.end_about_link(connection, candidate_id):
            note_change(connection, caller.account_id, now)
            record(connection, caller.audit_actor, "about.unlinked", candidate_id, now)

    await service.database.write(revoke)
    return Deleted(id=candidate_id)


@router.serve(OPEN_ABOUT, NO_LINK)
async def open_about(request: OperationRequest, response: Response, link: OpenAbout) -> SharedAbout:
    """What the holder of a link reads. Wrong tokens are counted with those of take links, by the address in
    `Discern-Taker-Address`.
    """
    service, caller = request.service, request.caller
    language = negotiate_language(request, response, link)
    read = partial(read_linked_about, account_id=caller.account_id, token=link.token, language=language)
    async with count_guesses(request):
        shared, page = await service.database.read(partial(read, now=service.now()))
    service.audit_read(caller.audit_actor, "about.opened", page.candidate_id)
    return shared


def _require_person(connection: Connection, caller: Caller, candidate_id: str) -> None:
    """Lock the person, and refuse everybody but them."""
    people.get_candidate(connection, caller.account_id, candidate_id, lock=True)
    require_speaks_for(connection, caller.viewer, candidate_id)
    if not may_show_more(connection, caller.viewer, candidate_id):
        raise _not_the_person()


def _not_the_person() -> ServiceError:
    return ServiceError("role_forbids", "Only the person writes this: with their private link, or signed in.")
