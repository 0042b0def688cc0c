"""People who were measured: simulated answers, scored like anybody's."""

from datetime import UTC, datetime
from functools import cache

import numpy as np

from discern import instrument
from discern.contract.models.assessments import Answer
from discern.contract.models.results import Results
from discern.service.domain.answer_evidence import AnsweredResults
from discern.service.domain.scoring import score_assessment
from discern.service.storage.repositories.assessments import StoredAssessment

ANSWERED = datetime(2026, 11, 20, 9, 41, tzinfo=UTC)


@cache
def _bank() -> instrument.Bank:
    return instrument.load_bank()


Theta = tuple[float, float, float, float]


def measure(name: str, theta: Theta, *, number: int = 1, form: str = "fixed") -> Results:
    """The result of somebody whose true scores are ``theta``, in D, I, S, C; equal arguments give equal results."""
    return answer(name, theta, number=number, form=form).results


def answer(name: str, theta: Theta, *, number: int = 1, form: str = "fixed") -> AnsweredResults:
    """The same, with the answers."""
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
    return AnsweredResults(score_assessment(_bank(), stored, given, ANSWERED), given, _bank())


@cache
def measure_many(count: int, *, seed: int = 1) -> list[Results]:
    """People drawn from the reference."""
    return [each.results for each in answer_many(count, seed=seed)]


@cache
def answer_many(count: int, *, seed: int = 1) -> list[AnsweredResults]:
    """The same, with their answers."""
    rng = np.random.default_rng(seed)
    return [
        answer(f"Person {n}", tuple(float(value) for value in rng.normal(0, 0.9, 4)), number=n)  # type: ignore[arg-type]
        for n in range(1, count + 1)
    ]
