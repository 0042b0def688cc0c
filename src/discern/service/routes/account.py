"""`/account`: what the key belongs to."""

from discern.contract.models.account import Account, RateLimit
from discern.contract.models.reports import Writer
from discern.contract.operations import GET_ACCOUNT
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories.accounts import count_usage, describe_key

router = OperationRouter()


@router.serve(GET_ACCOUNT)
async def get_account(request: OperationRequest) -> Account:
    service, caller = request.service, request.caller
    account_name, key = await service.database.read(lambda connection: describe_key(connection, caller.key.id))
    usage = await service.database.read(
        lambda connection: count_usage(connection, caller.account_id, caller.viewer), walks=True
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
    )
