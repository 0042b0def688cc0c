"""Looking back: what a person says of four sentences, and what all of them said, in numbers."""

from typing import Annotated

from fastapi import Query
from sqlalchemy import Connection
from starlette.responses import Response

from discern.contract.models.insights import LanguageChoice
from discern.contract.models.look_backs import HitRates, LookBack, PutLookBack
from discern.contract.operations import GET_HIT_RATES, GET_LOOK_BACK, PUT_LOOK_BACK
from discern.service.domain.people.look_backs import answer_look_back, count_hits, read_look_back
from discern.service.http.dependencies import Id, OperationRequest, negotiate_language
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories.audit import record

router = OperationRouter()

NOT_THE_PERSON = {
    403: "The key lacks a scope; `role_forbids`: the call isn't made for the person, or not certainly; `results_held`: "
    "the results are held back.",
    404: "There is no such assessment, or nothing to look back at yet; `results_not_ready`: it is not completed, or "
    "was cancelled or expired.",
}


@router.serve(GET_LOOK_BACK, NOT_THE_PERSON)
async def get_look_back(
    request: OperationRequest, response: Response, assessment_id: Id, given: Annotated[LanguageChoice, Query()]
) -> LookBack:
    """For the person alone, as `put_mark`. Which sentence is foreign is told once they have answered."""
    service, caller = request.service, request.caller
    language, now = negotiate_language(request, response, given), service.now()
    return await service.database.read(
        lambda connection: read_look_back(connection, caller.account_id, assessment_id, caller.viewer, language, now)
    )


@router.serve(PUT_LOOK_BACK, NOT_THE_PERSON)
async def put_look_back(
    request: OperationRequest, response: Response, assessment_id: Id, given: PutLookBack
) -> LookBack:
    """For the person alone, from the day on which they are asked. What was said first stays. Nobody else sees it but in
    numbers of all, and no score changes.
    """
    service, caller = request.service, request.caller
    language, now = negotiate_language(request, response, given), service.now()

    def write(connection: Connection) -> LookBack:
        found, is_new = answer_look_back(
            connection, caller.account_id, assessment_id, given, caller.viewer, language, now
        )
        if is_new:
            record(connection, caller.audit_actor, "assessment.looked_back", assessment_id, now)
        return found

    return await service.database.write(write)


@router.serve(GET_HIT_RATES)
async def get_hit_rates(request: OperationRequest) -> HitRates:
    """From twenty people on, how often a sentence fitted when it was theirs, and how often when it was foreign."""
    service, caller = request.service, request.caller
    return await service.database.read(lambda connection: count_hits(connection, caller.account_id))
