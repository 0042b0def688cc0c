"""`/sync`: many candidates and teams at once, by the caller's own ids."""

from sqlalchemy import Connection

from discern.contract.models.sync import SyncBatch, SyncOutcome
from discern.contract.operations import SYNC
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories.audit import Action, record
from discern.service.storage.repositories.sync import sync_batch

router = OperationRouter()


@router.serve(SYNC)
async def sync(request: OperationRequest, batch: SyncBatch) -> SyncOutcome:
    """A result for each row; the same batch again changes nothing. Candidates come before teams, which name them.

    An external id stands for one thing in a batch: a later row of the same kind with other values fails.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> SyncOutcome:
        outcome = sync_batch(connection, caller.account_id, batch, now)
        for row in outcome.rows:
            if row.id is not None and row.outcome in {"created", "updated"}:
                created = row.outcome == "created"
                if row.kind == "candidate":
                    action: Action = "candidate.created" if created else "candidate.changed"
                else:
                    action = "team.created" if created else "team.changed"
                record(connection, caller.audit_actor, action, row.id, now)
        return outcome

    return await service.database.write(write)
