"""`/sync`: many candidates and teams at once."""

from sqlalchemy import Connection

from discern.contract.models.sync import SyncBatch, SyncOutcome
from discern.contract.operations import SYNC
from discern.service.domain.sync import sync_batch
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories.audit import record_all

router = OperationRouter()


@router.serve(SYNC)
async def sync(request: OperationRequest, batch: SyncBatch) -> SyncOutcome:
    """A result for each row, and who joined and left which team; the same batch again changes nothing. Candidates come
    before teams, whose members they may be.

    A row is about one person or team: a later row about the same with other values fails. Among people, rows with an
    external id come first, then those with an address, then those with a name alone, whatever their order.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> SyncOutcome:
        synced = sync_batch(connection, caller.account_id, batch, now)
        for action in sorted(set(synced.actions.values())):
            changed = [subject_id for subject_id, done in synced.actions.items() if done == action]
            record_all(connection, caller.audit_actor, action, changed, now)
        return synced.outcome

    def try_out(connection: Connection) -> SyncOutcome:
        with connection.begin_nested() as savepoint:
            outcome = write(connection)
            savepoint.rollback()
        return outcome

    return await service.database.write(try_out if batch.dry_run else write)
