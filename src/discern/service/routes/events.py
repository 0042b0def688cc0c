"""`/events`: the feed; `/changes`: whether anything has changed."""

from typing import Annotated

from fastapi import Query

from discern.contract.base_models import Page
from discern.contract.models.events import Changes, Event, EventQuery
from discern.contract.operations import GET_CHANGES, LIST_EVENTS
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.jobs.deliver_webhooks import publish_all
from discern.service.storage.repositories import events as store

router = OperationRouter()

UNKNOWN = {400: "A parameter is invalid; `event_unknown`: `after` is not kept (any more), so there may be a gap."}


@router.serve(LIST_EVENTS, UNKNOWN)
async def list_events(request: OperationRequest, query: Annotated[EventQuery, Query()]) -> Page[Event]:
    """The events that webhooks send, to be pulled: ask with `after`, the id of the last event you have seen, and go on
    while `has_more` is true. None is skipped and none comes twice. They are kept for 30 days unless set otherwise."""
    service, caller = request.service, request.caller
    await publish_all(service, caller.account_id)
    return await service.database.read(lambda connection: store.list_events(connection, caller.account_id, query))


@router.serve(GET_CHANGES)
async def get_changes(request: OperationRequest) -> Changes:
    """A version of all that the caller may see, cheap enough to ask for every few seconds: another one means that
    something was added, changed, hidden or deleted. It says nothing of what the caller may not see. These don't count:
    answers given to an assessment under way, how far a report is, agreements and meetings in an
    export and as their person reads them, endpoints and deliveries, who looked at what and when somebody last signed
    in, and a time that passes.
    """
    service, caller = request.service, request.caller
    version = await service.database.read(
        lambda connection: store.find_version(connection, caller.account_id, caller.viewer, caller.key.scopes),
        single_statement=caller.viewer.holder is None,
    )
    return Changes(version=version)
