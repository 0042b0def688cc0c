"""A real service behind faults: each test gets an account of its own in a database that many tests share."""

import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import NormalDist
from typing import Any

import numpy as np
from sqlalchemy import Connection

from discern import instrument
from discern.client import Client
from discern.client.testing import FakeClock, FaultTransport
from discern.contract import operations
from discern.contract.models.assessments import Answer, Assessment, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import Candidate, NewCandidate
from discern.contract.models.events import EventType
from discern.contract.models.reports import Report
from discern.contract.models.results import Results
from discern.contract.models.teams import NewTeam, Team, TeamChange, TeamSummary
from discern.contract.models.users import PutUser
from discern.contract.permissions import Scope
from discern.contract.styles import STYLES, Style
from discern.service.embedded import BASE_URL, InProcessTransport
from discern.service.jobs.write_reports import ReportWorker
from discern.service.storage.queues.outbox import emit
from discern.service.storage.repositories.accounts import find_key, revoke_key
from tests.support.running import Running, run_service

__all__ = ["BASE_URL", "FaultyService", "World", "run_shared"]


class World:
    """What is in an account, made and read through the interface, past the faults and unseen by `FaultTransport.sent`.

    Scores are on 0-100; what somebody answers is simulated from them, so the measured ones differ a little.
    """

    def __init__(self, client: Client) -> None:
        self.client = client

    def add_candidate(self, name: str, external_id: str | None = None, email: str | None = None) -> Candidate:
        new = NewCandidate(name=name, external_id=external_id, email=email)
        return self.client.send(operations.CREATE_CANDIDATE(new))

    def add_team(self, name: str, members: Sequence[str] = (), external_id: str | None = None) -> Team:
        new = NewTeam(name=name, members=list(members), external_id=external_id)
        return self.client.send(operations.CREATE_TEAM(new))

    def rename_team(self, team_id: str, name: str) -> None:
        self.client.send(operations.CHANGE_TEAM(TeamChange(name=name), team_id=team_id))

    def add_assessment(self, candidate_id: str, team_id: str | None = None) -> Assessment:
        new = NewAssessment(candidate_id=candidate_id, team_id=team_id)
        return self.client.send(operations.CREATE_ASSESSMENT(new))

    def add_owner(self) -> str:
        """The id of a user that calls may act for."""
        new = PutUser(email=f"{uuid.uuid4().hex}@example.org", role="owner")
        return self.client.send(operations.PUT_USER(new)).id

    def consent(self, assessment_id: str) -> None:
        self.client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=assessment_id))

    def complete(self, assessment_id: str, scores: Mapping[Style, float]) -> Results:
        """Answer a whole assessment as somebody with these scores would."""
        bank, form = (
            instrument.load_bank(),
            self.client.send(operations.GET_ASSESSMENT(assessment_id=assessment_id)).form,
        )
        theta = np.array([NormalDist().inv_cdf(scores[style] / 100) for style in STYLES])
        simulated = instrument.simulate_respondent(bank, form, theta, np.random.default_rng(1))
        answers = [Answer(block=each.block, most=each.most, least=each.least, ms=9000) for each in simulated]
        self.consent(assessment_id)
        self.client.send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=assessment_id))
        return self.client.send(operations.GET_RESULTS(assessment_id=assessment_id))

    def erase(self, candidate_id: str) -> None:
        self.client.send(operations.DELETE_CANDIDATE(candidate_id=candidate_id))

    def delete_team(self, team_id: str) -> None:
        self.client.send(operations.DELETE_TEAM(team_id=team_id))

    def members_of(self, team_id: str) -> list[str]:
        """The names of the people in a team."""
        return [member.name for member in self.client.send(operations.GET_TEAM(team_id=team_id)).members]

    @property
    def candidates(self) -> list[Candidate]:
        return list(self.client.pages(operations.LIST_CANDIDATES()))

    @property
    def assessments(self) -> list[Assessment]:
        return list(self.client.pages(operations.LIST_ASSESSMENTS()))

    @property
    def reports(self) -> list[Report]:
        return list(self.client.pages(operations.LIST_REPORTS()))

    @property
    def teams(self) -> list[TeamSummary]:
        return list(self.client.pages(operations.LIST_TEAMS()))


class FaultyService(FaultTransport):
    """An account of a running service, behind faults. ``key`` may do everything in it."""

    def __init__(self, running: Running, *, clock: FakeClock | None = None) -> None:
        transport = InProcessTransport(running.api, running.portal)
        super().__init__(transport, clock=clock)
        self.running = running
        self._account = uuid.uuid4().hex
        self.key = self.add_key()
        # One that stays good when a test revokes the others.
        self.world = World(Client(BASE_URL, self.add_key(), transport=transport))

    def add_key(self, *scopes: Scope) -> str:
        return self.running.key(*scopes, account=self._account)

    def revoke(self, key: str) -> None:
        def end(connection: Connection) -> None:
            now = self.running.clock()
            found = find_key(connection, key, now)
            assert found is not None
            revoke_key(connection, found.id, now)

        self.running.service.database.write_now(end)

    def add_event(self, type_: EventType, **data: str) -> str:
        """Let an event happen; returns its id."""
        database = self.running.service.database
        account_id = self.world.client.send(operations.GET_ACCOUNT()).id
        return database.write_now(lambda connection: emit(connection, account_id, type_, data, self.running.clock()))

    def write_reports(self) -> None:
        """Write every report that has been asked for, as a worker does."""
        self.running.portal.call(ReportWorker(self.running.service).drain)

    def sending(self, key: str | None = None, **options: Any) -> Client:
        """A client that meets the faults, on their clock."""
        return Client(BASE_URL, key or self.key, transport=self, clock=self.clock, sleep=self.clock.sleep, **options)


@contextmanager
def run_shared(folder: Path) -> Iterator[Running]:
    """A service for many tests: no language model, and limits out of reach."""
    no_model = {"reports_provider": None, "reports_base_url": None, "reports_model": None}
    with run_service(f"sqlite:///{folder / 'shared.db'}", rate_limit=1_000_000, **no_model) as running:
        yield running
