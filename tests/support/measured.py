"""People who were measured: simulated answers, scored like anybody's."""

from datetime import UTC, datetime
from functools import cache

import numpy as np

from discern import instrument
from discern.contract import Answer, Results
from discern.service.domain.scoring import score_assessment
from discern.service.storage.repositories.assessments import StoredAssessment

ANSWERED = datetime(2026, 11, 20, 9, 41, tzinfo=UTC)


@cache
def _bank() -> instrument.Bank:
    return instrument.load_bank()


def measure(name: str, theta: tuple[float, float, float, float], *, number: int = 1, form: str = "fixed") -> Results:
    """The result of somebody whose true scores are ``theta``, in D, I, S, C; equal arguments give equal results."""
    rng = np.random.default_rng([number, *(int(1000 * (value + 10)) for value in theta)])
    answers = instrument.simulate_respondent(_bank(), form, np.asarray(theta), rng)
    stored = StoredAssessment(
        id=f"asm_{number:04d}",
        candidate_id=f"cand_{number:04d}",
        candidate_name=name,
        candidate_external_id=f"hr-{number}",
        team_id=None,
        status="completed",
        form="fixed",
        language="en",
        seed=number,
        take_token=None,
        created_at=ANSWERED,
        started_at=ANSWERED,
        completed_at=ANSWERED,
        expires_at=None,
        metadata={},
    )
    given = [Answer(block=each.block, most=each.most, least=each.least, ms=9000) for each in answers]
    return score_assessment(_bank(), stored, given, ANSWERED)


@cache
def measure_many(count: int, *, seed: int = 1) -> list[Results]:
    """People drawn from the reference."""
    rng = np.random.default_rng(seed)
    return [
        measure(f"Person {n}", tuple(float(value) for value in rng.normal(0, 0.9, 4)), number=n)  # type: ignore[arg-type]
        for n in range(1, count + 1)
    ]
