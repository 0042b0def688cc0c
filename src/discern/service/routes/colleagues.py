"""What the members of a team who choose it show each other.

Why: docs/decisions/0032-colleagues-see-what-they-show.md
"""

from typing import Annotated

import anyio.to_thread
from fastapi import Query
from sqlalchemy import Connection
from starlette.responses import Response

from discern.contract.models.colleagues import Colleagues, PutColleagues
from discern.contract.models.insights import Voice, Wording
from discern.contract.operations import GET_COLLEAGUES, PUT_COLLEAGUES
from discern.service.domain.people.colleagues import (
    StoredColleagues,
    choose_colleagues,
    compose_colleagues,
    read_colleagues,
)
from discern.service.http.dependencies import Id, OperationRequest, negotiate_language
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories.audit import record
from discern.words import LANGUAGES

router = OperationRouter()

NOT_CERTAIN = {403: "The key lacks a scope; `role_forbids`: the call isn't made for the person, or not certainly."}


@router.serve(GET_COLLEAGUES, NOT_CERTAIN)
async def get_colleagues(
    request: OperationRequest, response: Response, candidate_id: Id, wording: Annotated[Wording, Query()]
) -> Colleagues:
    """For the person alone: by their private link, while no other was given out under their name, or signed in as a
    member they have confirmed. Owners, managers and coaches have no such right.

    Colleagues are those who are in a team with the person now. Only those who share see others, and each of them finds
    in their log who looked. At most 50, by name.
    """
    service, caller = request.service, request.caller
    language = negotiate_language(request, response, wording)
    stored = await service.database.read(
        lambda connection: read_colleagues(connection, caller.account_id, candidate_id, caller.viewer)
    )
    return await _answer(request, stored, language, wording.voice)


@router.serve(PUT_COLLEAGUES, NOT_CERTAIN)
async def put_colleagues(request: OperationRequest, candidate_id: Id, given: PutColleagues) -> Colleagues:
    """For the person alone, as `get_colleagues`; taking it back is for every private link of theirs and every member
    who is them. Nobody else can switch it on.

    To begin, `version` says which text was read. Taking it back deletes the lines. It ends by itself when the results
    become `private`, when a consent is withdrawn, with a consent that may be somebody else's, and with a merge.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> StoredColleagues:
        stored, action = choose_colleagues(connection, caller.account_id, candidate_id, caller.viewer, given, now)
        if action is not None:
            record(connection, caller.audit_actor, action, candidate_id, now)
        return stored

    stored = await service.database.write(write, secure_erase=True)
    return await _answer(request, stored, LANGUAGES[0], "you")


async def _answer(request: OperationRequest, stored: StoredColleagues, language: str, voice: Voice) -> Colleagues:
    found = await anyio.to_thread.run_sync(compose_colleagues, stored, language, voice)
    shown = sorted(each.candidate.id for each in stored.others)
    request.service.audit_reads(request.caller.audit_actor, "colleague.read", shown)
    return found
