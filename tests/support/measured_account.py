"""An account whose people were measured, in the database and nowhere else."""

from collections.abc import Iterator
from copy import copy, deepcopy
from typing import Any

import numpy as np
from sqlalchemy import Connection, insert, update

from discern import instrument
from discern.contract.base_models import CandidateRef
from discern.contract.models.assessments import Answer, FormId
from discern.contract.models.candidates import NewCandidate
from discern.service.domain.scoring import put_in_use, score_again, score_assessment
from discern.service.storage.engine.tables import assessments, consents
from discern.service.storage.measurement.answers import store_answers
from discern.service.storage.repositories import assessments as store
from discern.service.storage.repositories.accounts import StoredAccount, find_account
from discern.service.storage.repositories.audit import AuditActor
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
        store.fix_bank(connection, made.id, "en", *banks.current_key)
        given = instrument.simulate_respondent(banks.current, form, factor * self.rng.normal(size=4), self.rng)
        ms = 100 if random else 9000
        answered = [Answer(block=each.block, most=each.most, least=each.least, ms=ms) for each in given]
        store_answers(connection, made.id, list(enumerate(answered)), now)
        consent = {"assessment_id": made.id, "version": "1", "accepted_at": now, "key_id": "key_1"}
        connection.execute(insert(consents).values(consent))
        store.mark_started(connection, account_id, made.id, now)
        store.mark_ended(connection, account_id, made.id, "completed", now)
        bank = banks.find_of(connection, account_id, store.get_assessment(connection, account_id, made.id))
        store_results(connection, score_assessment(bank, made, answered, now), now)
        return made.id

    def use(self, bank: instrument.Bank | None = None) -> None:
        """Put a bank in use; without one, that of the installation again."""
        service, now = self.running.service, self.running.clock()
        new, key = bank or service.banks.current, service.banks.current_key
        service.database.write_now(
            lambda connection: put_in_use(connection, self.actor, key, new, now, is_own=bank is None)
        )

    def score_again(self) -> Iterator[int]:
        """Score earlier results anew, a batch at each step."""
        service = self.running.service
        return score_again(service.database, service.banks, self.actor, service.banks.current_key, self.running.clock())

    @property
    def actor(self) -> AuditActor:
        return AuditActor(self.stored.id, "test", "test")

    @property
    def stored(self) -> StoredAccount:
        stored = self.running.service.database.read_now(lambda connection: find_account(connection, self.name))
        assert stored is not None
        return stored

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.running.answer("GET", "/account/measurement", key=self.key)
        return found

    def results(self, assessment_id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.running.answer("GET", f"/assessments/{assessment_id}/results", key=self.key)
        return found

    def events(self, type_: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.running.answer("GET", "/events", key=self.key, type=type_, limit=200)["data"]
        return found
