"""An account whose people were measured, in the database and nowhere else."""

from copy import copy, deepcopy
from typing import Any

import numpy as np
from sqlalchemy import Connection, update

from discern import instrument
from discern.contract import CandidateRef
from discern.contract.models.assessments import Answer, FormId
from discern.contract.models.candidates import NewCandidate
from discern.service.domain.scoring import score_assessment
from discern.service.jobs.learn_parameters import LearningWorker
from discern.service.jobs.rescore_results import RescoringWorker
from discern.service.storage.engine.tables import assessments
from discern.service.storage.measurement.answers import store_answers
from discern.service.storage.repositories import assessments as store
from discern.service.storage.repositories.accounts import find_account
from discern.service.storage.repositories.candidates import create_candidate
from discern.service.storage.repositories.results import store_results
from tests.support.running import Running

SEED = 7
"""Of the order in which statements are shown."""


class Account:
    """Its people complete assessments without the interface, which would take minutes."""

    def __init__(self, running: Running, name: str = "ours") -> None:
        self.running, self.name = running, name
        self.key = running.key(account=name)
        self.rng = np.random.default_rng(5)

    def moved_to(self, running: Running) -> "Account":
        """The same account in a copy of its database, to which ``running`` is connected."""
        moved = copy(self)
        moved.running, moved.rng = running, deepcopy(self.rng)
        return moved

    def measure(
        self,
        people: int,
        *,
        external: str | None = None,
        form: FormId = "short",
        random: bool = False,
        factor: float = 1.0,
    ) -> list[str]:
        """Let people complete an assessment with the current bank; ids of the assessments."""
        now = self.running.clock()

        def fill(connection: Connection) -> list[str]:
            account = find_account(connection, self.name)
            assert account is not None
            made = []
            for number in range(people):
                new = NewCandidate(name=f"P{number}", external_id=external and f"{external}{number}")
                person = create_candidate(connection, account.id, new, now)
                made.append(self._complete(connection, account.id, person.id, form, factor, random=random))
            return made

        return self.running.service.database.write_now(fill)

    def retake(self, assessment_id: str) -> None:
        def fill(connection: Connection) -> None:
            account = find_account(connection, self.name)
            assert account is not None
            before = store.get_assessment(connection, account.id, assessment_id)
            self._complete(connection, account.id, before.candidate_id, "short", 1.0, random=False)

        self.running.service.database.write_now(fill)

    def _complete(
        self, connection: Connection, account_id: str, candidate_id: str, form: FormId, factor: float, *, random: bool
    ) -> str:
        banks, now = self.running.service.banks, self.running.clock()
        reference = CandidateRef(id=candidate_id, name="P")
        made = store.create_assessment(connection, account_id, reference, now, team_id=None, form=form, language="en")
        # By the order in which it was shown, one in 30,000 people who answer honestly is withheld.
        made = made._replace(seed=SEED)
        connection.execute(update(assessments).where(assessments.c.id == made.id).values(seed=SEED))
        store.fix_bank(connection, made.id, *banks.current_key)
        given = instrument.simulate_respondent(banks.current, form, factor * self.rng.normal(size=4), self.rng)
        ms = 100 if random else 9000
        answered = [Answer(block=each.block, most=each.most, least=each.least, ms=ms) for each in given]
        store_answers(connection, made.id, list(enumerate(answered)), now)
        store.mark_started(connection, account_id, made.id, now)
        store.mark_ended(connection, account_id, made.id, "completed", now)
        bank = banks.find_of(connection, account_id, store.get_assessment(connection, account_id, made.id))
        store_results(connection, score_assessment(bank, made, answered, now), now)
        return made.id

    def learn(self) -> None:
        self.running.portal.call(LearningWorker(self.running.service).drain)

    def rescore(self) -> dict[str, Any]:
        asked: dict[str, Any] = self.running.answer("POST", "/account/measurement/rescorings", key=self.key)
        self.running.portal.call(RescoringWorker(self.running.service).drain)
        return asked

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.running.answer("GET", "/account/measurement", key=self.key)
        return found

    @property
    def bank(self) -> dict[str, Any]:
        """The state of the bank that assessments begin with."""
        current: dict[str, Any]
        [current] = [each for each in self.state["banks"] if each["is_current"]]
        return current

    def results(self, assessment_id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.running.answer("GET", f"/assessments/{assessment_id}/results", key=self.key)
        return found

    def events(self, type_: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.running.answer("GET", "/events", key=self.key, type=type_, limit=200)["data"]
        return found
