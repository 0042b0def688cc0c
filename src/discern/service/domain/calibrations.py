"""Calibrations of the questionnaire that assessments begin with: what they find, how that is presented, and applying
it. No I/O but reads and writes of the connection that is given.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import numpy as np
from sqlalchemy import Connection

from discern import instrument
from discern.contract.models.account import (
    Calibration,
    CalibrationChange,
    CalibrationFailure,
    Calibrations,
    CalibrationStatus,
    CountedPeople,
    ExampleScores,
)
from discern.contract.models.assessments import Answer
from discern.instrument import CALIBRATION_PEOPLE, Bank, CalibrationError, ChoiceError, parse_bank
from discern.service.domain.banks import Banks, with_parameters
from discern.service.domain.measurement import apply_parameters
from discern.service.domain.scoring import to_choices, to_scores
from discern.service.errors import ServiceError, not_found
from discern.service.storage.measurement.calibrations import (
    StoredCalibration,
    find_calibration,
    find_newest,
    mark_applied,
    request_calibration,
)
from discern.service.storage.measurement.parameter_sets import (
    ParameterSet,
    find_applied,
    find_parameter_set,
    next_number,
    version_of,
)
from discern.service.storage.measurement.people_counts import count_who_counts
from discern.service.storage.repositories.audit import AuditActor, record
from discern.service.storage.repositories.results import sample_shared_answers
from discern.service.storage.repositories.visibility import Viewer
from discern.service.tokens import new_id

EXAMPLES = 10
"""People whose scores are shown before and after."""

FAILURES: dict[str, CalibrationFailure] = {
    "too_few_people": "too_few_people",
    "too_few_answers": "too_few_answers",
    "not_converged": "not_converged",
    "runaway": "runaway",
}


def start(connection: Connection, banks: Banks, account_id: str, now: datetime) -> StoredCalibration:
    """Ask for a calibration of the current bank; see `request_calibration`."""
    key, bank = banks.current_key, banks.current
    counts = count_who_counts(connection, account_id, key)
    applied = find_applied(connection, account_id, bank.fingerprint)
    before_id = None if applied is None else applied.id
    return request_calibration(
        connection, account_id, key, bank.fingerprint, before_id, counts, CALIBRATION_PEOPLE, now
    )


def fit(
    bank: Bank, before: Bank, answer_sets: Sequence[Sequence[Answer]], as_of: str
) -> tuple[dict[str, Any] | None, CalibrationFailure | None]:
    """The outcome of a calibration, or why there is none. ``before`` scores results until now. It takes a minute."""
    choices = [to_choices(one) for one in answer_sets]
    try:
        found = instrument.calibrate(bank, choices, f"{bank.version}+calibration", as_of)
    except CalibrationError as error:
        return None, FAILURES.get(error.rule, "error")
    except ChoiceError:
        return None, "error"
    fitted = [row for row, block in enumerate(bank.blocks) if block not in found.kept]
    scores = instrument.change_of_scores(before, found.bank, choices)
    change = CalibrationChange(
        blocks=len(bank.blocks),
        fitted_blocks=len(fitted),
        correlation_fitted=found.correlation_fitted,
        loading_before=float(np.abs(bank.loadings[fitted]).mean() / bank.scale * before.discrimination.median),
        loading_after=float(np.abs(found.bank.loadings[fitted]).mean() / bank.scale),
        score_change=scores.score,
        interval_before=scores.interval_before,
        interval_after=scores.interval_after,
    )
    return {"bank": instrument.bank_to_dict(found.bank), "change": change.model_dump(mode="json")}, None


def bank_before(connection: Connection, banks: Banks, stored: StoredCalibration) -> Bank:
    """The bank that scored results when the calibration was asked for."""
    bank = banks.find(connection, *stored.key)
    if stored.before_id is None:
        return bank
    found = find_parameter_set(connection, stored.account_id, stored.before_id)
    return bank if found is None else with_parameters(bank, found)


def describe_all(connection: Connection, banks: Banks, account_id: str) -> Calibrations:
    """Who counts today, and the newest calibration."""
    newest = find_newest(connection, account_id, banks.current.fingerprint)
    counts = count_who_counts(connection, account_id, banks.current_key)
    return Calibrations(
        people=CountedPeople(**counts._asdict()),
        people_needed=CALIBRATION_PEOPLE,
        newest=None if newest is None else present(connection, newest),
    )


def describe(connection: Connection, banks: Banks, account_id: str, id_: str, viewer: Viewer) -> Calibration:
    """One calibration, with people whose results ``viewer`` may see, before and after.

    Raises:
        ServiceError: `not_found`.
    """
    stored = _require(connection, account_id, id_)
    examples: list[ExampleScores] = []
    if stored.outcome is not None:
        answered = sample_shared_answers(connection, account_id, stored.key, viewer, EXAMPLES)
        choices = [to_choices(one) for one in answered]
        old = instrument.score_people(bank_before(connection, banks, stored), choices)
        new = instrument.score_people(parse_bank(stored.outcome["bank"]), choices)
        examples = [
            ExampleScores(before=to_scores(one), after=to_scores(other)) for one, other in zip(old, new, strict=True)
        ]
    return present(connection, stored, examples)


def apply(connection: Connection, banks: Banks, account_id: str, id_: str, actor: AuditActor, now: datetime) -> None:
    """Score by a calibration from now on; nothing changes if that has been done.

    Raises:
        ServiceError: `not_found`; `calibration_not_ready` where nothing came out, or it is of another bank than the
            one in use.
    """
    # The number is asked for first, since that waits for others who apply.
    number = next_number(connection, account_id, _require(connection, account_id, id_).base)
    stored = _require(connection, account_id, id_)
    if stored.set_id is not None:
        return
    if stored.outcome is None:
        raise ServiceError("calibration_not_ready", "This calibration has no parameters to apply.")
    if banks.find(connection, *stored.key).fingerprint != stored.base:
        raise ServiceError("calibration_not_ready", "The questionnaire has other parameters now. Calibrate it again.")
    version = version_of(stored.bank_version, "calibration", number)
    content = stored.outcome["bank"]
    norms = content["norms"] | {"id": f"calibration-{version}"}
    bank = parse_bank(content | {"version": version, "norms": norms})
    new = ParameterSet(
        id=new_id("par"),
        account_id=account_id,
        bank_id=stored.bank_id,
        bank_version=stored.bank_version,
        base=stored.base,
        number=number,
        kind="calibration",
        parameters=instrument.bank_to_dict(bank),
        people=bank.norms.n,
        spread=None,
        contradicts=False,
        fingerprint=bank.fingerprint,
        applied_at=now,
    )
    apply_parameters(connection, new, actor)
    mark_applied(connection, id_, new.id)
    record(connection, actor, "calibration.applied", id_, now)


def present(connection: Connection, stored: StoredCalibration, examples: Sequence[ExampleScores] = ()) -> Calibration:
    became = None if stored.set_id is None else find_parameter_set(connection, stored.account_id, stored.set_id)
    return Calibration(
        id=stored.id,
        status=_status(stored),
        failure=stored.failure,
        created_at=stored.created_at,
        ended_at=stored.ended_at,
        applied_at=None if became is None else became.applied_at,
        people=CountedPeople(**stored.people),
        change=None if stored.outcome is None else CalibrationChange.model_validate(stored.outcome["change"]),
        examples=list(examples),
        version=None if became is None else became.version,
    )


def _status(stored: StoredCalibration) -> CalibrationStatus:
    if stored.set_id is not None:
        return "applied"
    if stored.flight is not None:
        return "running"
    return "failed" if stored.outcome is None else "ready"


def _require(connection: Connection, account_id: str, id_: str) -> StoredCalibration:
    found = find_calibration(connection, account_id, id_)
    if found is None:
        raise not_found("calibration")
    return found
