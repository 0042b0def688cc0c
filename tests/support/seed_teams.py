"""Teams of made-up people with simulated answers, created by the ordinary operations."""

from collections.abc import Sequence

import numpy as np

from discern import instrument
from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Answer, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.teams import NewTeam

SEED = 20261120

NAMES = (
    "Bartholomew Featherstonehaugh-Cholmondeley von Hohenzollern",
    "山田太郎",
    "محمد بن عبد الله",
    "Ελένη Παπαδοπούλου",
    "<b>Jo</b> & $Co$ [x](y)",
    "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis",
    "นภัสสร สุวรรณรัตน์",
    "Jo",
    "Jo",
)
"""Of the first people, two of them alike; the others are called by number."""


def seed_teams(client: Client, sizes: Sequence[int]) -> dict[int, str]:
    """Make as many people as the largest team has, each with a finished short assessment; the id of each team by size.

    A smaller team has the first people of a larger one.

    Raises:
        DiscernError: a call failed.
    """
    rng = np.random.default_rng(SEED)
    people = [_person(client, number, rng) for number in range(max(sizes))]
    return {
        size: client.send(
            operations.CREATE_TEAM(NewTeam(name=f"Team of {size}", members=[person.id for person in people[:size]]))
        ).id
        for size in sizes
    }


def _person(client: Client, number: int, rng: np.random.Generator) -> CandidateRef:
    bank = instrument.load_bank()
    name = NAMES[number] if number < len(NAMES) else f"Person {number}"
    made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name=name), form="short")))
    client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id))
    given = instrument.simulate_respondent(bank, "short", rng.normal(0, 1, 4), rng)
    answers = [Answer(block=each.block, most=each.most, least=each.least, ms=4000) for each in given]
    client.send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=made.id))
    return made.candidate
