"""`/account/measurement/calibrations`: item parameters and norms from the account's own people."""

from sqlalchemy import Connection

from discern.contract.models.account import Calibration, Calibrations
from discern.contract.operations import APPLY_CALIBRATION, GET_CALIBRATION, GET_CALIBRATIONS, START_CALIBRATION
from discern.service.domain import calibrations
from discern.service.http.dependencies import Id, OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories.audit import record

router = OperationRouter()

UNKNOWN = {404: "There is no such calibration."}


@router.serve(GET_CALIBRATIONS)
async def get_calibrations(request: OperationRequest) -> Calibrations:
    """For the questionnaire that assessments begin with. From 300 people on it can be calibrated."""
    service, caller = request.service, request.caller
    return await service.database.read(
        lambda connection: calibrations.describe_all(connection, service.banks, caller.account_id), scans_table=True
    )


@router.serve(START_CALIBRATION)
async def start_calibration(request: OperationRequest) -> Calibration:
    """In the background, up to a minute: `running`, then `ready` or `failed`. Nothing is scored by it before it is
    applied. One that is under way, or was made from the same people, is the answer to another call.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def ask(connection: Connection) -> Calibration:
        asked = calibrations.start(connection, service.banks, caller.account_id, now)
        record(connection, caller.audit_actor, "calibration.requested", asked.id, now)
        return calibrations.present(connection, asked)

    return await service.database.write(ask)


@router.serve(GET_CALIBRATION, UNKNOWN)
async def get_calibration(request: OperationRequest, calibration_id: Id) -> Calibration:
    """With scores of up to ten people, unnamed, before and after."""
    service, caller = request.service, request.caller
    return await service.database.read(
        lambda connection: calibrations.describe(
            connection, service.banks, caller.account_id, calibration_id, caller.viewer
        ),
        scans_table=True,
    )


@router.serve(APPLY_CALIBRATION, UNKNOWN | {400: "`calibration_not_ready`: it has no parameters to apply."})
async def apply_calibration(request: OperationRequest, calibration_id: Id) -> Calibration:
    """New results are scored by it, and the event `measurement.updated` says so. Those that exist stay as they are
    until they are rescored.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> None:
        calibrations.apply(connection, service.banks, caller.account_id, calibration_id, caller.audit_actor, now)

    await service.database.write(write)
    return await service.database.read(
        lambda connection: calibrations.describe(
            connection, service.banks, caller.account_id, calibration_id, caller.viewer
        ),
        scans_table=True,
    )
