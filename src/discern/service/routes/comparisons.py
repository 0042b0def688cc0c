"""`/comparisons`: two people side by side."""

from typing import Annotated

import anyio.to_thread
from fastapi import Query, Response

from discern.contract.models.comparisons import Comparison, ComparisonQuery
from discern.contract.operations import COMPARE_PEOPLE
from discern.service.domain.team_analysis import compare_stored_people
from discern.service.http.dependencies import OperationRequest, negotiate_language
from discern.service.http.routing import OperationRouter

router = OperationRouter()

MISSING = {
    404: "There is no such candidate; `profile_missing`: one of the two has no result that counts, or doesn't share it."
}


@router.serve(COMPARE_PEOPLE, MISSING)
async def compare_people(
    request: OperationRequest, response: Response, query: Annotated[ComparisonQuery, Query()]
) -> Comparison:
    """Where two people are alike, where they are likely to clash, and what each can try, with how sure that is.

    Each one's newest result that counts is compared, where both share theirs with whom this is asked for.
    """

    service, caller = request.service, request.caller
    language = negotiate_language(request, response, query)

    def compare() -> Comparison:
        return service.database.read_now(
            lambda connection: compare_stored_people(
                connection, caller.account_id, query, caller.viewer, language=language
            )
        )

    comparison = await anyio.to_thread.run_sync(compare)
    for candidate_id in (query.a, query.b):
        service.audit_read(caller.audit_actor, "comparison.read", candidate_id)
    return comparison
