"""`/account`: what the key belongs to, and what its results are scored with."""

from typing import Annotated

import anyio.to_thread
from fastapi import Query
from sqlalchemy import Connection

from discern.contract.models.account import (
    Account,
    Drafting,
    KeyInfo,
    LocalLevels,
    LocalLevelsQuery,
    Measurement,
    PutDrafting,
    RateLimit,
    Rescored,
)
from discern.contract.models.reports import Writer
from discern.contract.operations import (
    GET_ACCOUNT,
    GET_LOCAL_LEVELS,
    GET_MEASUREMENT,
    PUT_DRAFTING,
    SCORE_AGAIN,
    USE_LOCAL_LEVELS,
)
from discern.service.domain.local_levels import read_local_answers, settle_answers
from discern.service.domain.scoring import describe_measurement, put_in_use, score_some_again
from discern.service.errors import invalid
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.mail.setup import find_in_settings, find_setup
from discern.service.storage.repositories.accounts import count_usage, describe_key
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.reports import switch_drafting

router = OperationRouter()


@router.serve(GET_ACCOUNT)
async def get_account(request: OperationRequest) -> Account:
    service, caller = request.service, request.caller

    def describe(connection: Connection) -> tuple[tuple[str, bool, KeyInfo], bool]:
        sends = find_setup(connection, service.settings, caller.account_id) is not None
        return describe_key(connection, caller.key), sends

    (account_name, is_drafting, key), mails = await service.database.read(describe)
    usage = await service.database.read(lambda connection: count_usage(connection, caller.account_id, caller.viewer))
    return Account(
        id=caller.account_id,
        name=account_name,
        key=key,
        limit=RateLimit(per_minute=caller.per_minute, remaining=caller.verdict.remaining),
        usage=usage,
        writer=Writer(kind="built_in")
        if service.model is None
        else Writer(kind="model", model=service.model.config.model),
        mails=mails,
        mails_links=find_in_settings(service.settings) is not None,
        reminders=service.settings.mail_reminders if mails else 0,
        drafts=service.model is not None and is_drafting,
        languages=service.banks.list_offered(),
    )


@router.serve(GET_MEASUREMENT)
async def get_measurement(request: OperationRequest) -> Measurement:
    """What the account's new results are scored with. Who runs the service changes it: `discern bank use`."""
    service, caller = request.service, request.caller
    return await service.database.read(
        lambda connection: describe_measurement(connection, service.banks, caller.account_id)
    )


@router.serve(GET_LOCAL_LEVELS)
async def get_local_levels(request: OperationRequest, query: Annotated[LocalLevelsQuery, Query()]) -> LocalLevels:
    """What an owner looks at before putting the levels in use. Nothing changes."""
    service, caller = request.service, request.caller
    answers = await service.database.read(
        lambda connection: read_local_answers(connection, service.banks, caller.account_id, query),
    )
    _, found = await anyio.to_thread.run_sync(settle_answers, answers)
    return found


@router.serve(USE_LOCAL_LEVELS)
async def use_local_levels(request: OperationRequest, chosen: LocalLevelsQuery) -> LocalLevels:
    """Puts them in use, unless the answer says why they are `refused`. Earlier results stay as they are until they are
    scored again.
    """
    service, caller = request.service, request.caller
    answers = await service.database.read(
        lambda connection: read_local_answers(connection, service.banks, caller.account_id, chosen),
    )
    bank, found = await anyio.to_thread.run_sync(settle_answers, answers)
    if bank is None or found.in_use:
        return found
    await service.database.write(
        lambda connection: put_in_use(connection, caller.audit_actor, answers.key, bank, service.now(), is_own=False)
    )
    return found.model_copy(update={"in_use": True})


@router.serve(SCORE_AGAIN)
async def score_again(request: OperationRequest) -> Rescored:
    """Some 200 results a request: repeat it until none is left. What was withheld stays withheld."""
    service, caller = request.service, request.caller
    return await anyio.to_thread.run_sync(
        score_some_again, service.database, service.banks, caller.audit_actor, service.now()
    )


@router.serve(PUT_DRAFTING, {400: "A parameter is invalid: drafts need a language model."})
async def put_drafting(request: OperationRequest, switch: PutDrafting) -> Drafting:
    service, caller = request.service, request.caller
    if switch.enabled and service.model is None:
        raise invalid("enabled", "no language model is set up")

    def put(connection: Connection) -> Drafting:
        switch_drafting(connection, caller.account_id, enabled=switch.enabled)
        record(connection, caller.audit_actor, "drafting.changed", caller.account_id, service.now())
        return Drafting(enabled=switch.enabled)

    return await service.database.write(put)
