"""The rows about measurement of the table in `discern.contract.operations`."""

from discern.contract.models.account import Calibration, Calibrations, Measurement, Rescoring
from discern.contract.operation_type import Operation
from discern.contract.roles import EDITORS, OWNER

# fmt: off
GET_MEASUREMENT = Operation(
    name="get_measurement", method="GET", path="/account/measurement", answer=Measurement,
    scopes=("results:read",), roles=EDITORS, repeat="freely", cache="account",
    tag="Account", summary="By what results are computed, and what was learnt from the account's people")
RESCORE = Operation(
    name="rescore", method="POST", path="/account/measurement/rescorings", answer=Rescoring,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account",
    invalidates=frozenset({"account", "analysis", "candidates", "results"}),
    tag="Account", summary="Compute outdated results again by the parameters of today")
GET_CALIBRATIONS = Operation(
    name="get_calibrations", method="GET", path="/account/measurement/calibrations", answer=Calibrations,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account",
    tag="Account", summary="Who counts for a calibration, and the newest one")
START_CALIBRATION = Operation(
    name="start_calibration", method="POST", path="/account/measurement/calibrations", answer=Calibration,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account", invalidates=frozenset({"account"}),
    tag="Account", summary="Estimate item parameters and norms from the account's people")
GET_CALIBRATION = Operation(
    name="get_calibration", method="GET", path="/account/measurement/calibrations/{calibration_id}", answer=Calibration,
    scopes=("admin", "results:read"), roles=OWNER, repeat="freely", cache="account",
    tag="Account", summary="Where a calibration stands, and what it would change")
APPLY_CALIBRATION = Operation(
    name="apply_calibration", method="POST", path="/account/measurement/calibrations/{calibration_id}/apply",
    answer=Calibration, scopes=("admin", "results:read"), roles=OWNER, repeat="freely", cache="account",
    invalidates=frozenset({"account", "analysis", "candidates", "results"}),
    tag="Account", summary="Score new results by a calibration")
# fmt: on
