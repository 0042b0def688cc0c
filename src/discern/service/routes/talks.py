"""`/meetings` and `/talks`: who meets one to one, and the page for the two."""

from datetime import datetime
from typing import Annotated

import anyio.to_thread
from fastapi import Query, Response
from sqlalchemy import Connection

from discern.contract.base_models import Deleted, ListQuery, Page
from discern.contract.models.talks import (
    Away,
    Meeting,
    OpenersQuery,
    PutAway,
    PutMeeting,
    ShareMeeting,
    SkipMeeting,
    Talk,
    TalkOpeners,
    TalkQuery,
    UseCards,
    UsedCards,
)
from discern.contract.operations import (
    DELETE_MEETING,
    GET_AWAY,
    GET_TALK,
    LIST_MEETINGS,
    LIST_OPENERS,
    PUT_AWAY,
    PUT_MEETING,
    SHARE_MEETING,
    SKIP_MEETING,
    USE_CARDS,
)
from discern.service.domain.talks import (
    StoredTalk,
    compose_talk,
    list_openers as read_openers,
    read_talk,
    use_cards as store_used_cards,
)
from discern.service.http.dependencies import Caller, Id, OperationRequest, negotiate_language
from discern.service.http.openapi import MEANINGS
from discern.service.http.routing import OperationRouter
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories import meetings as store
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.people.person_links import recognise
from discern.service.storage.repositories.visibility import Viewer

router = OperationRouter()

NOT_SHARED = {403: f"{MEANINGS[403]} `not_shared`: they don't share their results with that user."}
REFUSED_PERSON = {
    403: f"{MEANINGS[403]} `not_led`: the person is in none of the teams of the user that the key acts for; "
    "`not_shared`: they don't share their results with that user."
}
REFUSED_TALK = {
    403: f"{REFUSED_PERSON[403]} `results_held`: results are held until they have been talked through.",
    404: "There is no such meeting or candidate; `profile_missing`: somebody has no result that counts, or doesn't "
    "share it, and there is no meeting.",
}
NOT_THEMSELVES = {403: f"{MEANINGS[403]} A key that acts for a user must name `act` among its scopes."}
REFUSED_USE = {403: f"{REFUSED_PERSON[403]} It is `not_shared` too where one of the two switched the page off."}


@router.serve(LIST_MEETINGS)
async def list_meetings(request: OperationRequest, query: Annotated[ListQuery, Query()]) -> Page[Meeting]:
    """Those in which the caller leads, or is the person. None is listed while the leader doesn't lead the person, or
    the person doesn't share their results with the leader. A key that acts for nobody gets those of such keys.
    """
    service, caller = request.service, request.caller
    return await service.database.read(
        lambda connection: store.list_meetings(
            connection, caller.account_id, query, recognise(connection, caller.viewer)
        )
    )


@router.serve(PUT_MEETING, NOT_SHARED)
async def put_meeting(request: OperationRequest, candidate_id: Id, given: PutMeeting) -> Meeting:
    """A leader meets each person on one day of the week at most; another day takes its place."""
    service, caller = request.service, request.caller
    now = service.now()

    def put(connection: Connection) -> Meeting:
        meeting = store.put_meeting(connection, caller.account_id, candidate_id, given, now, caller.viewer)
        record(connection, caller.audit_actor, "meeting.changed", candidate_id, now)
        return meeting

    return await service.database.write(put)


@router.serve(DELETE_MEETING)
async def delete_meeting(request: OperationRequest, candidate_id: Id) -> Deleted:
    """Agreements stay. Where one of the two switched the page of their talks off, a new meeting finds it off."""
    service, caller = request.service, request.caller
    now = service.now()

    def delete(connection: Connection) -> None:
        if store.delete_meeting(connection, caller.account_id, candidate_id, now, caller.viewer) is not None:
            record(connection, caller.audit_actor, "meeting.deleted", candidate_id, now)

    await service.database.write(delete)
    return Deleted(id=candidate_id)


@router.serve(SHARE_MEETING)
async def share_meeting(request: OperationRequest, meeting_id: Id, given: ShareMeeting) -> Meeting:
    """Each of the two says it for themselves. Unless both share the page, neither sees what is on it."""
    service, caller = request.service, request.caller
    now = service.now()

    def share(connection: Connection) -> Meeting:
        viewer = recognise(connection, caller.viewer)
        changed = store.share_meeting(connection, caller.account_id, meeting_id, now, viewer, shared=given.shared)
        return _after_change(connection, caller, viewer, meeting_id, now, changed=changed)

    return await service.database.write(share)


@router.serve(SKIP_MEETING)
async def skip_meeting(request: OperationRequest, meeting_id: Id, given: SkipMeeting) -> Meeting:
    """Either of the two says it, and takes it back. The talk is then that of the next day; agreements stay due. Another
    day takes the place of the one that was skipped before, and another rhythm skips none.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def skip(connection: Connection) -> Meeting:
        viewer = recognise(connection, caller.viewer)
        changed = store.skip_meeting(connection, caller.account_id, meeting_id, given.on, now, viewer)
        return _after_change(connection, caller, viewer, meeting_id, now, changed=changed)

    return await service.database.write(skip)


@router.serve(GET_AWAY, NOT_THEMSELVES)
async def get_away(request: OperationRequest) -> Away:
    """The caller's own. Keys that act for nobody have one of their account's."""
    service, caller = request.service, request.caller

    def read(connection: Connection) -> Away:
        store.require_leader(caller.viewer)
        return store.find_away(connection, caller.account_id, caller.viewer)

    return await service.database.read(read)


@router.serve(PUT_AWAY, NOT_THEMSELVES)
async def put_away(request: OperationRequest, given: PutAway) -> Away:
    """All meetings of the leader skip these days, for both who meet, and Monday's message waits until the leader is
    back. Agreements stay due. Other days take the place of these.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def put(connection: Connection) -> Away:
        away = store.put_away(connection, caller.account_id, given, now, caller.viewer)
        record(connection, caller.audit_actor, "away.changed", caller.viewer.user_id or caller.account_id, now)
        return away

    return await service.database.write(put)


@router.serve(GET_TALK, REFUSED_TALK)
async def get_talk(request: OperationRequest, response: Response, query: Annotated[TalkQuery, Query()]) -> Talk:
    """The same words for both who talk. What a talk used or refused doesn't come back for eight weeks, and nothing
    comes that rests on what the person says isn't them. No two people of a leader's week get the same card or question
    while another suits as well. What was prepared for a day that is skipped comes again on the next. Where the answers
    leave a style open, and where there is no result that both may see, there is a question alone. Once one of the two
    of a meeting switches its page off, no talk of the two has anything, whatever it is about.
    """
    service, caller = request.service, request.caller
    language = negotiate_language(request, response, query)
    today = service.now().date()

    def read(connection: Connection) -> StoredTalk:
        return read_talk(connection, caller.account_id, recognise(connection, caller.viewer), query, today)

    stored = await service.database.read(read)
    talk = await anyio.to_thread.run_sync(compose_talk, stored, language, query.voice)
    service.audit_reads(caller.audit_actor, "talk.read", sorted(person.id for person in talk.people))
    return talk


@router.serve(LIST_OPENERS)
async def list_openers(
    request: OperationRequest, response: Response, query: Annotated[OpenersQuery, Query()]
) -> TalkOpeners:
    """The next talk of each of the caller's meetings, by day, as its page has it: of the next two weeks, and those that
    both share. A key that acts for nobody gets those of such keys.
    """
    service, caller = request.service, request.caller
    language = negotiate_language(request, response, query)
    today = service.now().date()
    day = query.on or today
    store.require_day("on", day, today)
    found = await service.database.read(
        lambda connection: read_openers(connection, caller.account_id, caller.viewer, day, language, query.voice)
    )
    service.audit_reads(caller.audit_actor, "talk.read", sorted({each.candidate.id for each in found}))
    return TalkOpeners(openers=found)


@router.serve(USE_CARDS, REFUSED_USE)
async def use_cards(request: OperationRequest, given: UseCards) -> UsedCards:
    """What was used stays on the page in the week of its talk; what was refused makes room at once."""
    service, caller = request.service, request.caller
    now = service.now()

    def use(connection: Connection) -> UsedCards:
        viewer = recognise(connection, caller.viewer)
        store_used_cards(connection, caller.account_id, viewer, given, now.date())
        note_change(connection, caller.account_id, now)
        return UsedCards(cards=list(given.cards), use=given.use)

    return await service.database.write(use)


def _after_change(
    connection: Connection, caller: Caller, viewer: Viewer, meeting_id: str, now: datetime, *, changed: bool
) -> Meeting:
    """A meeting as it is now; where that ``changed`` it, the log of its person says so."""
    meeting = store.get_meeting(connection, caller.account_id, meeting_id, viewer)
    if changed:
        record(connection, caller.audit_actor, "meeting.changed", meeting.candidate.id, now)
    return meeting
