"""Whatever happens in whatever order: what the cache gives is recent, or marked, and never what was refused."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule

from discern.client import Cache, CachedReader, CachedValue, Client, DiscernError, NotFound
from discern.client.testing import FakeClock, Fault, FaultTransport
from discern.contract import operations
from discern.contract.models.teams import NewTeam, Team, TeamChange
from tests.support.teams_in_memory import TeamsInMemory

pytestmark = pytest.mark.integration

MAX_BYTES = 10_000
FRESH = 20.0
KEPT = 60.0

FAULTS = {
    "fine": None,
    "500": Fault(500),
    "500 after the effect": Fault(500, after=True),
    "dropped": Fault(after=True),
    "hanging": Fault(hangs=True),
    "429": Fault(429, headers={"Retry-After": "20"}),
}


class CacheMachine(RuleBasedStateMachine):
    """Two readers with one cache; the service keeps every name that a team ever had, with the time it got it."""

    teams = Bundle("teams")

    def __init__(self) -> None:
        super().__init__()
        self.clock = FakeClock()
        self.stored = TeamsInMemory()
        self.service = FaultTransport(self.stored, clock=self.clock)
        self.cache = Cache(MAX_BYTES, self.clock)
        self.client = Client(
            "http://service.test/v1", "dk_test", transport=self.service, clock=self.clock, sleep=self.clock.sleep
        )
        manager = CachedReader(self.client, self.cache)
        self.readers = [manager, manager.acting_for("user_2")]
        self.names: dict[str, list[tuple[float, str]]] = {}
        self.deleted: dict[str, float] = {}
        self.versions = 0

    @rule(target=teams)
    def appears(self) -> str:
        team = self.stored.add("version 0")
        self.names[team] = [(self.clock(), "version 0")]
        return team

    @rule(seconds=st.sampled_from([0.5, 3, 15, 25, 61, 400]))
    def time_passes(self, seconds: float) -> None:
        self.clock.pass_time(seconds)

    @rule(kind=st.sampled_from(["fine", "fine", *sorted(FAULTS)]))
    def faults_change(self, kind: str) -> None:
        self.service.fault_for = lambda _request: FAULTS[kind]

    @rule(down=st.sampled_from([False, False, True]))
    def service_stops_or_starts(self, down: bool) -> None:
        self.service.down = down

    @rule()
    def recover(self) -> None:
        self.service.down = False
        self.service.fault_for = lambda _request: None
        self.time_passes(21)

    @rule(team=teams)
    def somebody_else_renames(self, team: str) -> None:
        if team in self.stored.names:
            self.stored.names[team] = self.next_name(team)

    @rule(team=teams, who=st.integers(0, 1), fault=st.sampled_from(sorted(FAULTS)))
    def renames(self, team: str, who: int, fault: str) -> None:
        for reader in self.readers:
            self.read(reader, team)
        name = f"version {self.versions + 1}"
        before, self.service.fault_for = self.service.fault_for, lambda _request: FAULTS[fault]
        try:
            self.readers[who].write(operations.CHANGE_TEAM(TeamChange(name=name), team_id=team))
        except DiscernError:
            if self.stored.names.get(team) == name:
                self.next_name(team)
        else:
            assert self.next_name(team) == name
        finally:
            self.service.fault_for = before
        if self.stored.names.get(team) == name:
            for reader in self.readers:
                held = self.read(reader, team)
                assert held is None or held.error is not None or held.value.name == name

    @rule(team=teams, who=st.integers(0, 1))
    def deletes(self, team: str, who: int) -> None:
        for reader in self.readers:
            self.read(reader, team)
        with suppress(DiscernError):
            self.readers[who].write(operations.DELETE_TEAM(team_id=team))
            assert self.read(self.readers[1 - who], team) is None
        self.note_deletion(team)

    @rule(team=teams, who=st.integers(0, 1))
    def somebody_else_deletes(self, team: str, who: int) -> None:
        self.read(self.readers[who], team)
        self.stored.names.pop(team, None)
        self.note_deletion(team)
        self.time_passes(61)
        self.read(self.readers[who], team)

    @rule(team=teams, who=st.integers(0, 1))
    def reads(self, team: str, who: int) -> None:
        self.read(self.readers[who], team)

    @rule(who=st.integers(0, 1))
    def creates(self, who: int) -> None:
        before = len(self.stored.names)
        try:
            made = self.readers[who].write(operations.CREATE_TEAM(NewTeam(name="made")))
        except DiscernError:
            assert len(self.stored.names) <= before + 1
            return
        assert len(self.stored.names) == before + 1
        self.names[made.id] = [(self.clock(), made.name)]

    @invariant()
    def the_cache_is_bounded(self) -> None:
        assert self.cache.answers.currsize <= MAX_BYTES

    def note_deletion(self, team: str) -> None:
        if team not in self.stored.names:
            self.deleted.setdefault(team, self.clock())

    def next_name(self, team: str) -> str:
        self.versions += 1
        self.names[team].append((self.clock(), f"version {self.versions}"))
        return f"version {self.versions}"

    def read(self, reader: CachedReader, team: str) -> CachedValue[Team] | None:
        """Read, and hold what comes back against what the service has known and when."""
        began = self.clock()
        try:
            held = reader.read(operations.GET_TEAM(team_id=team))
        except NotFound:
            assert team not in self.stored.names
            self.forgotten(reader, team)
            return None
        except DiscernError:
            return None
        assert 0 <= held.age <= KEPT
        if held.error is None:
            assert team not in self.deleted or (held.age <= FRESH and self.deleted[team] >= began - FRESH)
        asked_at = self.clock() - held.age
        assert held.value.name in self.known_between(team, asked_at, self.clock())
        return held

    def forgotten(self, reader: CachedReader, team: str) -> None:
        down, self.service.down = self.service.down, True
        try:
            reader.read(operations.GET_TEAM(team_id=team))
        except DiscernError:
            pass
        else:
            raise AssertionError("what isn't there is no longer held")
        finally:
            self.service.down = down
            self.time_passes(3)

    def known_between(self, team: str, start: float, end: float) -> set[str]:
        """The names that the team had at some time in between."""
        names = self.names[team]
        ends: list[float] = [at for at, _ in names[1:]] + [float("inf")]
        return {name for (at, name), until in zip(names, ends, strict=True) if at <= end and until >= start}

    def teardown(self) -> None:
        self.client.close()


TestCache: Any = CacheMachine.TestCase
TestCache.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
