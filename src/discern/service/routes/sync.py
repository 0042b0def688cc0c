"""`/sync`: many candidates and teams at once, by the caller's own ids."""

from typing import Annotated

from fastapi import APIRouter, Depends
from sqlalchemy import Connection

from discern.contract.models.sync import SyncBatch, SyncOutcome
from discern.service.http.dependencies import Caller, TheService, needs
from discern.service.http.operation import Operation
from discern.service.storage.repositories.audit import Action, record
from discern.service.storage.repositories.sync import sync_batch

router = APIRouter(tags=["Sync"], route_class=Operation)

Syncer = Annotated[Caller, Depends(needs("candidates:write", "teams:write"))]


@router.post("/sync", summary="Create or update up to 1,000 candidates and teams by external id")
async def sync(service: TheService, caller: Syncer, batch: SyncBatch) -> SyncOutcome:
    """A result for each row; the same batch again changes nothing. Candidates come before teams, which name them."""
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
                record(connection, caller.doer, action, row.id, now)
        return outcome

    return await service.database.write(write)
