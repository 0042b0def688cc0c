"""`/account`: what the key belongs to, and what its results are scored with."""

from sqlalchemy import Connection

from discern.contract.models.account import Account, Drafting, Measurement, PutDrafting, RateLimit
from discern.contract.models.reports import Writer
from discern.contract.operations import GET_ACCOUNT, GET_MEASUREMENT, PUT_DRAFTING
from discern.service.domain.scoring import describe_measurement
from discern.service.errors import invalid
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories.accounts import count_usage, describe_key
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.reports import switch_drafting

router = OperationRouter()


@router.serve(GET_ACCOUNT)
async def get_account(request: OperationRequest) -> Account:
    service, caller = request.service, request.caller
    account_name, is_drafting, key = await service.database.read(
        lambda connection: describe_key(connection, caller.key.id)
    )
    usage = await service.database.read(
        lambda connection: count_usage(connection, caller.account_id, caller.viewer), scans_table=True
    )
    return Account(
        id=caller.account_id,
        name=account_name,
        key=key,
        limit=RateLimit(per_minute=caller.per_minute, remaining=caller.verdict.remaining),
        usage=usage,
        writer=Writer(kind="built_in")
        if service.model is None
        else Writer(kind="model", model=service.model.config.model),
        mails=service.settings.smtp_server is not None,
        drafts=service.model is not None and is_drafting,
    )


@router.serve(GET_MEASUREMENT)
async def get_measurement(request: OperationRequest) -> Measurement:
    """What the account's new results are scored with. Who runs the service changes it: `discern bank use`."""
    service, caller = request.service, request.caller
    return await service.database.read(
        lambda connection: describe_measurement(connection, service.banks, caller.account_id)
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
