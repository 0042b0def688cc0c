"""`/comparisons`, a person beside their team-mates, and `/briefs`: what to expect of people who work together."""

from typing import Annotated

import anyio.to_thread
from fastapi import Query, Response

from discern.contract.models.briefs import Brief, BriefQuery
from discern.contract.models.comparisons import Comparison, ComparisonQuery, Teammates
from discern.contract.models.insights import Wording
from discern.contract.operations import COMPARE_PEOPLE, GET_BRIEF, GET_TEAMMATES
from discern.service.domain.briefs import compose_brief, read_brief
from discern.service.domain.team_analysis import (
    compare_stored_people,
    describe_stored_teammates,
    read_pair,
    read_teammates,
)
from discern.service.http.dependencies import Id, OperationRequest, negotiate_language
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories.people.person_links import recognise

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

    pair = await service.database.read(
        lambda connection: read_pair(connection, caller.account_id, query, caller.viewer)
    )
    comparison = await anyio.to_thread.run_sync(compare_stored_people, pair, language, query.voice)
    for candidate_id in (query.a, query.b):
        service.audit_read(caller.audit_actor, "comparison.read", candidate_id)
    return comparison


@router.serve(
    GET_TEAMMATES,
    {404: "There is no such candidate; `profile_missing`: they have no result that counts, or don't share it."},
)
async def get_teammates(
    request: OperationRequest, response: Response, candidate_id: Id, wording: Annotated[Wording, Query()]
) -> Teammates:
    """For each team-mate whose results the caller may see: whether they work in the same, a complementary or an
    opposite way, how sure that is, what to expect and what to try. At most 100, the most probable first.

    Managers and coaches get the team-mates in their own teams.
    """
    service, caller = request.service, request.caller
    language = negotiate_language(request, response, wording)

    stored = await service.database.read(
        lambda connection: read_teammates(connection, caller.account_id, candidate_id, caller.viewer)
    )
    found = await anyio.to_thread.run_sync(describe_stored_teammates, stored, language, wording.voice)
    service.audit_read(caller.audit_actor, "comparison.read", candidate_id)
    for team_id in stored.teams:
        service.audit_read(caller.audit_actor, "analysis.read", team_id)
    return found


@router.serve(
    GET_BRIEF,
    {404: "There is no such candidate or team."},
)
async def get_brief(request: OperationRequest, response: Response, query: Annotated[BriefQuery, Query()]) -> Brief:
    """A page for a meeting: what the group finds easy and hard, a line on each person, a question to open with, and
    what is agreed and open. Nobody is singled out in what is said of all. Of whoever has no result that counts, or
    doesn't share it with the caller, there is the name alone.
    """
    service, caller = request.service, request.caller
    language = negotiate_language(request, response, query)

    stored = await service.database.read(
        lambda connection: read_brief(connection, caller.account_id, recognise(connection, caller.viewer), query)
    )
    brief = await anyio.to_thread.run_sync(compose_brief, stored, language, query.voice)
    service.audit_reads(caller.audit_actor, "brief.read", sorted(each.candidate.id for each in stored.results))
    return brief
