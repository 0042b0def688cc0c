"""`/account`: what the key belongs to."""

from discern.contract.models.account import Account, RateLimit
from discern.contract.models.reports import Writer
from discern.contract.operations import GET_ACCOUNT
from discern.service.http.dependencies import TheCaller, TheService
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories.accounts import count_usage

router = OperationRouter()


@router.serve(GET_ACCOUNT)
async def get_account(service: TheService, caller: TheCaller) -> Account:
    usage = await service.database.read(
        lambda connection: count_usage(connection, caller.account_id, caller.viewer), walks=True
    )
    return Account(
        id=caller.account_id,
        name=caller.key.account_name,
        key=caller.key.info,
        limit=RateLimit(per_minute=caller.per_minute, remaining=caller.verdict.remaining),
        usage=usage,
        writer=Writer(kind="built_in")
        if service.model is None
        else Writer(kind="model", model=service.model.config.model),
    )
