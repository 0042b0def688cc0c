"""`/account`: what the key belongs to, and what its results are scored with."""

from discern.contract.models.account import Account, Measurement, RateLimit
from discern.contract.models.reports import Writer
from discern.contract.operations import GET_ACCOUNT, GET_MEASUREMENT
from discern.service.domain.scoring import describe_measurement
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories.accounts import count_usage, describe_key

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
