"""`/comparisons`: two people side by side."""

from typing import Annotated

import anyio.to_thread
from fastapi import APIRouter, Depends, Query

from discern.contract.models.comparisons import Comparison, ComparisonQuery
from discern.service.domain.team_analysis import compare_stored_people
from discern.service.http.dependencies import Caller, TheService, needs
from discern.service.http.openapi import Reasons
from discern.service.http.operation import Operation

router = APIRouter(prefix="/comparisons", tags=["Comparisons"], route_class=Operation)

Reader = Annotated[Caller, Depends(needs("results:read"))]
MISSING: Reasons = {
    404: {
        "description": "There is no such candidate; `profile_missing`: one of the two has no result that counts, or "
        "doesn't share it."
    }
}


@router.get("", summary="Compare two people", responses=MISSING)
async def compare_people(service: TheService, caller: Reader, query: Annotated[ComparisonQuery, Query()]) -> Comparison:
    """Where two people are alike, where they are likely to rub, and what each can try, with how sure that is.

    Each one's newest result that counts is compared, where both share theirs with whom this is asked for.
    """

    def compare() -> Comparison:
        return service.database.read_now(
            lambda connection: compare_stored_people(connection, caller.account_id, query.a, query.b, caller.viewer)
        )

    comparison = await anyio.to_thread.run_sync(compare)
    for candidate_id in (query.a, query.b):
        service.note(caller.doer, "comparison.read", candidate_id)
    return comparison
