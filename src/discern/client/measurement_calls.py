"""The calls about measurement, which `discern.client.operations` has too."""

from discern import contract
from discern.client.calls import Call, make_call
from discern.contract import operations as table


def get_measurement() -> Call[contract.Measurement]:
    """By what the account's results are computed, and how many are outdated."""
    return make_call(table.GET_MEASUREMENT)


def rescore() -> Call[contract.Rescoring]:
    """Compute outdated results again. Repeating it is harmless: one at a time is under way."""
    return make_call(table.RESCORE)


def get_calibrations() -> Call[contract.Calibrations]:
    """Who counts for a calibration, and the newest one."""
    return make_call(table.GET_CALIBRATIONS)


def start_calibration() -> Call[contract.Calibration]:
    """Estimate parameters from the account's people. Repeating it is harmless: one at a time is under way."""
    return make_call(table.START_CALIBRATION)


def get_calibration(calibration_id: str) -> Call[contract.Calibration]:
    """Where a calibration stands, and what it would change."""
    return make_call(table.GET_CALIBRATION, calibration_id=calibration_id)


def apply_calibration(calibration_id: str) -> Call[contract.Calibration]:
    """Score new results by a calibration. Fails with the code ``calibration_not_ready`` unless it is ready."""
    return make_call(table.APPLY_CALIBRATION, calibration_id=calibration_id)
