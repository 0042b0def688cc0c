"""`/account`: what the key belongs to."""

from fastapi import APIRouter

from discern.contract.models.account import Account, RateLimit
from discern.contract.models.reports import Writer
from discern.service.http.dependencies import AnyCaller, TheService
from discern.service.http.operation import Operation
from discern.service.storage.repositories.accounts import count_usage

router = APIRouter(tags=["Account"], route_class=Operation)


@router.get("/account", summary="The key's account, scopes, limit and usage")
async def get_account(service: TheService, caller: AnyCaller) -> Account:
    usage = await service.database.read(lambda connection: count_usage(connection, caller.account_id), walks=True)
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
