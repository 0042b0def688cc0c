"""`/account`: what the key belongs to, and by what its results are computed."""

from sqlalchemy import Connection

from discern.contract.models.account import Account, Measurement, RateLimit, Rescoring
from discern.contract.models.reports import Writer
from discern.contract.operations import GET_ACCOUNT, GET_MEASUREMENT, RESCORE
from discern.service.domain.measurement import describe_measurement
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.storage.measurement.rescorings import request_rescoring
from discern.service.storage.repositories.accounts import count_usage, describe_key
from discern.service.storage.repositories.audit import record

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
    """One entry for each questionnaire in use. From 30 people on, the account's own people show how large its loadings
    are together. New results are scored by that, and those before stay as they are until they are rescored.
    """
    service, caller = request.service, request.caller
    return await service.database.read(
        lambda connection: describe_measurement(connection, service.banks, caller.account_id), scans_table=True
    )


@router.serve(RESCORE)
async def rescore(request: OperationRequest) -> Rescoring:
    """In the background; the answer says how many results change. One that is under way is the answer to another call.

    What was withheld stays withheld. What was shown stays shown, with caution where today's checks would withhold it.
    The figures of before are kept, in the person's export. Written reports don't change.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def ask(connection: Connection) -> Rescoring:
        asked = request_rescoring(connection, caller.account_id, now)
        record(connection, caller.audit_actor, "rescoring.requested", asked.id, now)
        return asked

    return await service.database.write(ask)
