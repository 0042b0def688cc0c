"""How long everybody's results take as one table, and an account to come in and to leave: `discern serve` and commands
on SQLite or PostgreSQL.
"""

import hashlib
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import cycle, islice
from pathlib import Path

import httpx

from benchmarks.service import new_database
from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import clean_environment, create_key, serve_discern
from discern.client import Client
from discern.client.frames import to_frame
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.results import ResultsQuery, ResultsRow
from discern.instrument import bank_to_dict, load_bank
from discern.service.domain.portability.folder import TABLES, FileInfo, Manifest, write_manifest, write_records
from discern.service.storage.portability.records import (
    FILES,
    AnswerRecord,
    AssessmentRecord,
    BankRecord,
    ConsentGivenRecord,
    MemberRecord,
    PersonRecord,
    Record,
    TeamRecord,
)
from tests.support.measured import answer_many

PEOPLE, TEAMS = 5_000, 200
MEASURED = 50
"""People whose simulated answers are everybody's."""
MOST_REQUESTS = 50
ONE_BY_ONE = 100
"""Results that are read one by one."""
NOW = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)


def figures(kind: str = "sqlite") -> list[Figure]:
    with (
        tempfile.TemporaryDirectory(prefix="discern-benchmark-", ignore_cleanup_errors=True) as name,
        new_database(kind, Path(name)) as url,
    ):
        folder, environment = Path(name), {"DISCERN_DATABASE_URL": url}
        _write_account(folder / "account")
        key = create_key(environment)
        coming = _run(environment, "import", str(folder / "account"))
        leaving = _run(environment, "export", str(folder / "left"))
        size = sum(file.stat().st_size for file in (folder / "left").iterdir())
        counting = _Counting()
        with (
            serve_discern(environment) as server,
            Client(f"{server.url}/v1", key, timeout=60, transport=counting) as client,
        ):
            began = time.perf_counter()
            frame = to_frame(client.pages(operations.LIST_RESULTS(ResultsQuery(limit=200))), ResultsRow)
            seconds, requests = time.perf_counter() - began, counting.requests
            began = time.perf_counter()
            for assessment_id in frame["assessment_id"][:ONE_BY_ONE]:
                client.send(operations.GET_RESULTS(assessment_id=assessment_id))
            one_by_one = (time.perf_counter() - began) * PEOPLE / ONE_BY_ONE
        if frame["assessment_id"].nunique() != PEOPLE:
            raise RuntimeError(f"{len(frame)} results came, not {PEOPLE}")
    return [
        plain(
            f"results of {PEOPLE} people as one table, s", seconds, f"{len(frame.columns)} columns, client and server"
        ),
        at_most("requests for it", requests, MOST_REQUESTS, "200 results a page"),
        plain("the same one by one, s", one_by_one, f"from {ONE_BY_ONE} requests one after another, without a limit"),
        plain(f"discern import of {PEOPLE} people, CPU s", coming, "whole command"),
        plain(f"discern export of {PEOPLE} people, CPU s", leaving, f"whole command; {size / 1e6:.0f} MB"),
    ]


class _Counting(httpx.HTTPTransport):
    """Counts requests."""

    requests = 0

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.requests += 1
        return super().handle_request(request)


def _run(environment: dict[str, str], *command: str) -> float:
    """The seconds of CPU that a command takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "discern", *command], env=clean_environment(environment), check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _write_account(folder: Path) -> None:
    """An export of people in teams, each with results."""
    folder.mkdir()
    content: dict[str, Iterator[Record]] = {
        "banks.jsonl": iter([_bank()]),
        "people.jsonl": map(_person, range(PEOPLE)),
        "teams.jsonl": map(_team, range(TEAMS)),
        "assessments.jsonl": _assessments(),
    }
    files = {name: write_records(folder, name, content.get(name, iter(()))) for name in FILES}
    none = FileInfo(rows=0, bytes=0, sha256=hashlib.sha256().hexdigest())
    manifest = Manifest(
        discern="", account="", exported_at=NOW, files={**files, **dict.fromkeys(TABLES, none)}, left_out=[]
    )
    write_manifest(folder, manifest)


def _bank() -> BankRecord:
    bank = load_bank()
    return BankRecord(bank_id=bank.id, version=bank.version, document=bank_to_dict(bank))


def _person(number: int) -> PersonRecord:
    return PersonRecord(
        id=f"cand_{number}",
        name=f"Robin Family{number}",
        email=f"robin.{number}@example.org",
        external_id=f"p-{number}",
        metadata={},
        visibility="team",
        answers_shared=False,
        refuses_reminders_since=None,
        created_at=NOW,
    )


def _team(number: int) -> TeamRecord:
    members = [
        MemberRecord(candidate_id=f"cand_{person}", added_at=NOW, held=False) for person in range(number, PEOPLE, TEAMS)
    ]
    return TeamRecord(
        id=f"team_{number}",
        name=f"Team {number}",
        external_id=None,
        holds=False,
        workshop_on=None,
        created_at=NOW,
        updated_at=NOW,
        erased_at=None,
        members=members,
    )


def _assessments() -> Iterator[AssessmentRecord]:
    bank = load_bank()
    for number, measured in enumerate(islice(cycle(answer_many(MEASURED)), PEOPLE)):
        person, at = _person(number), NOW + timedelta(minutes=number)
        ref = CandidateRef(id=person.id, name=person.name, external_id=person.external_id)
        own = {"assessment_id": f"asm_{number}", "candidate": ref, "completed_at": at}
        yield AssessmentRecord(
            id=f"asm_{number}",
            candidate_id=person.id,
            team_id=None,
            form="fixed",
            language="en",
            seed=number,
            bank_id=bank.id,
            bank_version=bank.version,
            metadata={},
            created_at=NOW,
            started_at=NOW,
            completed_at=at,
            expires_at=None,
            consent=ConsentGivenRecord(version="2026-11-20", accepted_at=NOW),
            answers=[AnswerRecord(**each.model_dump(), answered_at=at) for each in measured.answers],
            results=measured.results.model_copy(update=own),
            earlier_results=[],
            marks=[],
        )
