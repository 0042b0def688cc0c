"""An account as a folder: what leaves, what stays behind, and that the same comes back elsewhere."""

import csv
import hashlib
import json
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings, strategies as st
from pydantic import BaseModel
from sqlalchemy import func, select

from discern import instrument
from discern.cli import main
from discern.client import CachedReader, Client
from discern.contract.models.results import Results
from discern.instrument import load_bank
from discern.samples import load
from discern.service.domain.banks import Banks, statements_digest
from discern.service.domain.consent import COLLEAGUES_VERSION
from discern.service.domain.portability.export import export_account
from discern.service.domain.portability.folder import (
    MANIFEST,
    README,
    TABLES,
    FileInfo,
    Manifest,
    PortabilityError,
    write_manifest,
    write_records,
)
from discern.service.domain.portability.importing import Imported, import_account
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import assessments, metadata
from discern.service.storage.portability import records
from discern.service.storage.portability.records import FILES
from discern.service.storage.repositories.accounts import StoredAccount, create_account, find_account
from tests.support.banks import rewritten
from tests.support.databases import NewSQLite, on_both, on_sqlite
from tests.support.hostile import ACCEPTED
from tests.support.measured import answer_many
from tests.support.people import Company
from tests.support.postgres import Postgres
from tests.support.running import Running, run_service

pytestmark = on_both

NOW = datetime(2026, 11, 29, 8, 30, tzinfo=UTC)
NUMBERS = count()
RECORDS = tuple(FILES)


@dataclass(frozen=True)
class Place:
    """An installation's database and the accounts in it."""

    database: Database

    def account(self, name: str | None = None) -> StoredAccount:
        name = name or f"account {next(NUMBERS)}"
        return self.database.write_now(
            lambda connection: find_account(connection, name) or create_account(connection, name, NOW)
        )

    def export(self, account: StoredAccount, folder: Path) -> Manifest:
        return export_account(self.database, account, folder, NOW)

    def bring(self, folder: Path, account: StoredAccount) -> Imported:
        return import_account(self.database, account, folder, NOW)

    def count_rows(self) -> dict[str, int]:
        tables = [table for table in metadata.sorted_tables if table.name != "write_checks"]
        return self.database.read_now(
            lambda connection: {
                table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables
            }
        )


def open_place(url: str) -> Place:
    database = Database(url)
    database.open()
    database.write_now(Banks(load_bank()).register)
    return Place(database)


def new_database(request: pytest.FixtureRequest, kind: str, folder: Path) -> str:
    """The address of an empty database of a kind."""
    if kind == "sqlite":
        new_sqlite: NewSQLite = request.getfixturevalue("new_sqlite")
        return new_sqlite(folder)
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="module")
def places(request: pytest.FixtureRequest, empty_database: str, tmp_path_factory: Any) -> Iterator[tuple[Place, Place]]:
    """Two installations, of which one is on SQLite."""
    kind = empty_database.partition(":")[0]
    here = open_place(new_database(request, kind, tmp_path_factory.mktemp("here")))
    there = open_place(new_database(request, "sqlite", tmp_path_factory.mktemp("there")))
    yield here, there
    here.database.close()
    there.database.close()


@pytest.fixture
def elsewhere(places: tuple[Place, Place]) -> Place:
    return places[0]


def contents(folder: Path) -> dict[str, bytes]:
    """The files that hold data, byte for byte."""
    return {name: (folder / name).read_bytes() for name in (*RECORDS, *TABLES)}


def lines(folder: Path, name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / name).read_text(encoding="utf-8").splitlines()]


def rewrite(folder: Path, name: str, change: Callable[[list[dict[str, Any]]], Any]) -> None:
    """Change the records of a file, with the digest in the manifest, as somebody could who knows the format."""
    records = lines(folder, name)
    changed = change(records)
    records = records if changed is None else changed
    content = "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in records).encode()
    (folder / name).write_bytes(content)
    info = {"rows": len(records), "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    alter(folder, lambda manifest: manifest["files"].update({name: info}))


def alter(folder: Path, change: Callable[[dict[str, Any]], Any]) -> None:
    """Change the manifest."""
    manifest = json.loads((folder / MANIFEST).read_text())
    change(manifest)
    (folder / MANIFEST).write_text(json.dumps(manifest))


# Any small account that could be exported comes back byte for byte.

FIRST, LAST = datetime(2020, 1, 1), datetime(2030, 1, 1)  # noqa: DTZ001
MOMENTS = st.datetimes(FIRST, LAST, timezones=st.just(UTC)).map(
    lambda moment: moment.isoformat().replace("+00:00", "Z")
)
DAYS = st.dates(date(2025, 1, 1), date(2030, 1, 1)).map(str)
TEXTS = st.sampled_from([each.strip() for each in ACCEPTED if each.isprintable() and "\t" not in each])
WORDS = st.sampled_from(["ask first", "=1+1", "send “one” line", "Ωmega, és", "'quoted'\\"])


def maybe(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | strategy


@st.composite
def accounts(draw: Callable[..., Any]) -> dict[str, list[dict[str, Any]]]:
    """The records of a small account by file, as an export has them: ids are its own."""
    place = next(NUMBERS)
    ids = {kind: (f"{kind}_{place}x{number}" for number in count()) for kind in ("cand", "team", "asm", "agr", "met")}
    people = [
        {
            "id": next(ids["cand"]),
            "name": draw(TEXTS),
            "email": draw(maybe(st.just(f"person.{number}@example.org"))),
            "external_id": draw(maybe(st.just(f"hr-{number} é"))),
            "metadata": draw(st.dictionaries(WORDS, TEXTS, max_size=2)),
            "visibility": draw(st.sampled_from(["private", "team", "organisation"])),
            "answers_shared": draw(st.booleans()),
            "refuses_reminders_since": draw(maybe(MOMENTS)),
            "created_at": draw(MOMENTS),
        }
        for number in range(draw(st.integers(0, 4)))
    ]
    sharing = [person for person in people if person["visibility"] != "private"]
    member = st.builds(lambda at, held: {"added_at": at, "held": held}, MOMENTS, st.booleans())
    teams = []
    for number in range(draw(st.integers(0, 2))):
        of_team = draw(st.lists(st.sampled_from(people), unique_by=lambda each: each["id"])) if people else []
        members = [{"candidate_id": person["id"], **draw(member)} for person in of_team]
        order = [person["id"] for person in people]
        teams.append(
            {
                "id": next(ids["team"]),
                "name": draw(TEXTS),
                "external_id": draw(maybe(st.just(f"crew {number}"))),
                "holds": draw(st.booleans()),
                "workshop_on": draw(maybe(DAYS)),
                "created_at": draw(MOMENTS),
                "updated_at": draw(MOMENTS),
                "erased_at": draw(maybe(MOMENTS)),
                "members": sorted(
                    members,
                    key=lambda each: (datetime.fromisoformat(each["added_at"]), order.index(each["candidate_id"])),
                ),
            }
        )
    users = [
        {
            "id": f"usr_{place}x{role}",
            "name": draw(maybe(TEXTS)),
            "email": f"{role}@example.org",
            "role": role,
            "candidate_id": people[0]["id"] if role == "member" else None,
            "team_ids": [team["id"] for team in teams] if role in {"manager", "coach"} and draw(st.booleans()) else [],
            "created_at": draw(MOMENTS),
        }
        for role in draw(st.lists(st.sampled_from(["owner", "manager", "coach", "member"]), unique=True))
        if role != "member" or people
    ]
    tested = [person for person in sharing if draw(st.booleans())]
    completed = [_assessment(draw, next(ids["asm"]), person, teams) for person in tested]
    about = [
        {
            "candidate_id": person["id"],
            "visibility": draw(st.sampled_from(["team", "link"])),
            "answers": [{"prompt": "ask_me", "text": draw(WORDS)}],
            "changed_at": draw(MOMENTS),
        }
        for person in sharing
        if draw(st.booleans())
    ]
    agreed = [[person["id"]] for person in sharing] + [[each["id"] for each in sharing[:2]]] * (len(sharing) > 1)
    subjects = [(some, None) for some in agreed] + [([], team["id"]) for team in teams]
    agreements = [
        {
            "id": next(ids["agr"]),
            "candidate_ids": some,
            "team_id": team_id,
            "when": draw(maybe(WORDS)),
            "who": draw(maybe(TEXTS)),
            "will": draw(WORDS),
            "until": draw(DAYS),
            "outcome": draw(maybe(st.sampled_from(["kept", "partly", "dropped"]))),
            "created_at": draw(MOMENTS),
            "answered_at": draw(maybe(MOMENTS)),
            "announced_at": draw(maybe(MOMENTS)),
        }
        for some, team_id in subjects
    ]
    meetings = [
        {
            "id": next(ids["met"]),
            "candidate_id": person["id"],
            "first_on": draw(maybe(DAYS)),
            "every_weeks": draw(st.integers(1, 2)),
            "skipped_on": draw(maybe(DAYS)),
            "shared_by_leader": draw(st.booleans()),
            "shared_by_person": draw(st.booleans()),
            "created_at": draw(MOMENTS),
        }
        for person in sharing
    ]
    pairs = [(person["id"], None) for person in sharing] + [(*sorted(each["id"] for each in sharing[:2]),)] * (
        len(sharing) > 1
    )
    used = [
        {"candidate_id": first, "other_id": other, "card": "card-dominance-talking", "use": "used", "on": draw(DAYS)}
        for first, other in pairs
    ]
    bank = load_bank()
    is_used = draw(st.booleans())
    return {
        "gone.jsonl": [
            {"id": f"cand_{place}gone", "action": "candidate.erased", "at": draw(MOMENTS)},
            {"id": f"asm_{place}gone", "action": "consent.withdrawn", "at": draw(MOMENTS)},
        ][: draw(st.integers(0, 2))],
        "banks.jsonl": [
            {"bank_id": bank.id, "version": bank.version, "document": instrument.bank_to_dict(bank)}
            for _ in range(bool(completed or is_used))
        ],
        "bank_uses.jsonl": [
            {
                "bank_id": bank.id,
                "version": bank.version,
                "number": 1,
                "fingerprint": bank.fingerprint,
                "document": instrument.bank_to_dict(bank),
                "used_at": draw(MOMENTS),
            }
            for _ in range(is_used)
        ],
        "people.jsonl": people,
        "teams.jsonl": teams,
        "users.jsonl": users,
        "assessments.jsonl": completed,
        "about_pages.jsonl": about,
        "agreements.jsonl": agreements,
        "meetings.jsonl": meetings,
        "used_cards.jsonl": sorted(used, key=lambda each: (each["candidate_id"], each["other_id"] or "")),
    }


def _assessment(draw: Any, id_: str, person: dict[str, Any], teams: list[dict[str, Any]]) -> dict[str, Any]:
    measured = answer_many(4)[draw(st.integers(0, 3))]
    ref = {name: person[name] for name in ("id", "name", "external_id")}
    completed_at, bank = draw(MOMENTS), load_bank()
    given = measured.results.model_dump(mode="json")
    found = Results.model_validate(
        {**given, "assessment_id": id_, "candidate": ref, "completed_at": completed_at, "insights": []}
    ).model_dump(mode="json")
    before = json.loads(json.dumps(found))
    if before["style"] is not None:
        before["style"]["region"] = None
    return {
        "id": id_,
        "candidate_id": person["id"],
        "team_id": draw(maybe(st.sampled_from([team["id"] for team in teams]))) if teams else None,
        "form": "fixed",
        "language": "en",
        "seed": draw(st.integers(0, 2**31 - 1)),
        "bank_id": bank.id,
        "bank_version": bank.version,
        "metadata": draw(st.dictionaries(WORDS, WORDS, max_size=1)),
        "created_at": draw(MOMENTS),
        "started_at": draw(maybe(MOMENTS)),
        "completed_at": completed_at,
        "expires_at": draw(maybe(MOMENTS)),
        "consent": draw(maybe(st.just({"version": "2026-11-20", "accepted_at": completed_at}))),
        "answers": [{**each.model_dump(), "answered_at": completed_at} for each in measured.answers],
        "results": found,
        "earlier_results": [{"replaced_at": draw(MOMENTS), "results": before}] * draw(st.integers(0, 1)),
        "marks": [
            {"statement_id": "style-D", "fit": "not_me", "comment": draw(maybe(WORDS)), "marked_at": draw(MOMENTS)}
        ][: draw(st.integers(0, 1))],
    }


def write_folder(folder: Path, records: dict[str, list[dict[str, Any]]]) -> Path:
    """An export with these records; its tables are empty."""
    folder.mkdir()
    files = {
        name: write_records(folder, name, [FILES[name].model_validate(each) for each in rows])
        for name, rows in records.items()
    }
    empty = FileInfo(rows=0, bytes=0, sha256=hashlib.sha256().hexdigest())
    for name in TABLES:
        (folder / name).touch()
    tables = dict.fromkeys(TABLES, empty)
    write_manifest(
        folder, Manifest(discern="0.1.0", account="any", exported_at=NOW, files={**files, **tables}, left_out=[])
    )
    return folder


@given(records=accounts())
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_small_account_comes_back_as_it_left(
    places: tuple[Place, Place], tmp_path_factory: pytest.TempPathFactory, records: dict[str, list[dict[str, Any]]]
) -> None:
    folder = tmp_path_factory.mktemp("any")
    given_folder, here, elsewhere = write_folder(folder / "given", records), *places
    account, other = here.account(), elsewhere.account()
    here.bring(given_folder, account)
    here.export(account, folder / "first")
    left, wrote = contents(folder / "first"), contents(given_folder)
    assert {name: left[name] for name in RECORDS} == {name: wrote[name] for name in RECORDS}
    elsewhere.bring(folder / "first", other)
    elsewhere.export(other, folder / "second")
    assert contents(folder / "second") == left
    shutil.rmtree(folder)


# What a real account holds.


def fill(company: Company) -> None:
    """Add everything that people write and agree on."""
    ours = company.people["ours"]
    team, private = ours["team"], ours["private"]
    for person in (team, private):
        answers = [{"prompt": "ask_me", "text": f"Boats, says {person}."}]
        visibility = "nobody" if person == private else "team"
        body = {"visibility": visibility, "answers": answers}
        company.answer("PUT", f"/candidates/{person}/about", body, taker=person)
        if person == team:
            shared = {"shares": True, "version": COLLEAGUES_VERSION, "lines": [f"Tea, says {person}."]}
            company.answer("PUT", f"/candidates/{person}/colleagues", shared, taker=person)
        [statement, *_] = company.answer("GET", f"/assessments/{company.assessments[person]}/results", taker=person)[
            "insights"
        ]
        mark = f"/assessments/{company.assessments[person]}/marks/{statement['id']}"
        company.answer("PUT", mark, {"fit": "partly", "comment": f"Marked by {person}."}, taker=person)
    until = (company.running.clock() + timedelta(days=20)).date().isoformat()
    agreed = {"candidate_ids": [team], "until": until}
    company.answer("POST", "/agreements", {**agreed, "will": "of the key"})
    company.answer("POST", "/agreements", {**agreed, "will": "of a manager"}, role="manager ours")
    company.answer("PUT", f"/candidates/{team}/meeting", {"first_on": until})
    company.answer("PUT", f"/candidates/{team}/meeting", {"first_on": until}, role="manager ours")
    company.answer("POST", "/assessments", {"candidate": {"name": "Open", "metadata": {"room": "=1+1"}}})


@pytest.fixture(scope="module")
def filled(founded: tuple[str, Company], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The export of a company with everything."""
    (url, company), folder = founded, tmp_path_factory.mktemp("filled") / "left"
    with run_service(url, rate_limit=1_000_000) as running:
        company = company.moved_to(running)
        fill(company)
        export_of(company, folder)
    return folder


@pytest.fixture
def company(filled: Path, founded: tuple[str, Company], copy_database: Callable[[str], str]) -> Iterator[Company]:
    """That company, in a database of its own."""
    assert filled.exists()
    url, company = founded
    with run_service(copy_database(url), rate_limit=1_000_000) as running:
        yield company.moved_to(running)


@pytest.fixture
def exported(filled: Path, tmp_path: Path) -> Path:
    """Its export, to be changed."""
    return shutil.copytree(filled, tmp_path / "left")


def account_by(running: Running, key: str) -> StoredAccount:
    found = running.answer("GET", "/account", key=key)
    return StoredAccount(found["id"], found["name"])


def account_of(company: Company) -> StoredAccount:
    return account_by(company.running, company.key)


def export_of(company: Company, folder: Path) -> Manifest:
    return Place(company.running.service.database).export(account_of(company), folder)


def shown(running: Running, key: str) -> list[Any]:
    """What an account's key is shown of everything that an export holds."""
    paths = ["/candidates?include=profile&limit=200", "/teams?limit=200", "/agreements", "/meetings"]
    found = [running.answer("GET", path, key=key)["data"] for path in paths]
    rows = running.answer("GET", "/results?limit=200", key=key)["data"]
    each = [running.answer("GET", f"/assessments/{row['assessment_id']}/results", key=key) for row in rows]
    marks = [running.answer("GET", f"/assessments/{row['assessment_id']}/marks", key=key) for row in rows]
    of_teams = [running.answer("GET", f"/teams/{team['id']}", key=key) for team in found[1]]
    analyses = [running.answer("GET", f"/teams/{team['id']}/analysis", key=key) for team in found[1]]
    return [*found, rows, each, marks, of_teams, analyses]


@pytest.fixture
def new_url(request: pytest.FixtureRequest, empty_database: str, tmp_path: Path) -> str:
    """Another database of the same kind."""
    (tmp_path / "new").mkdir()
    return new_database(request, empty_database.partition(":")[0], tmp_path / "new")


def test_what_was_agreed_to_for_colleagues_alone_stays(filled: Path) -> None:
    written = b"".join(each.read_bytes() for each in filled.iterdir())
    assert b"Boats, says" in written
    assert b"Tea, says" not in written
    assert COLLEAGUES_VERSION.encode() not in written
    assert "sharing with colleagues, and the lines for them" in (filled / "README.txt").read_text()


def test_who_moves_reads_the_same_elsewhere(company: Company, filled: Path, new_url: str, tmp_path: Path) -> None:
    export_of(company, tmp_path / "left")
    before = shown(company.running, company.key)
    assert contents(tmp_path / "left") == contents(filled)
    with run_service(new_url) as running:
        key = running.key()
        database, account = running.service.database, account_by(running, key)
        imported = Place(database).bring(tmp_path / "left", account)
        assert imported == Imported(people=9, assessments=6, gone=0)
        after = shown(running, key)
        Place(database).export(account, tmp_path / "back")
    assert contents(tmp_path / "back") == contents(tmp_path / "left")
    # Of those who hide, and of who hasn't answered, there are no assessments: they can be invited.
    stayed = {person["id"] for person in before[0] if person["profile"]["results"] is None}
    for everybody in (before[0], after[0]):
        everybody[:] = [person for person in everybody if person["id"] not in stayed]
    assert after == before


def test_what_is_hidden_secret_or_between_others_stays_behind(company: Company, tmp_path: Path) -> None:
    manifest = export_of(company, tmp_path / "left")
    everything = b"".join(each.read_bytes() for each in (tmp_path / "left").iterdir()).decode()
    hidden = [people["private"] for people in company.people.values()]
    for person in hidden:
        assert person in everything, "that they are there is no secret"
        assert company.assessments[person] not in everything
        assert f"says {person}" not in everything
        assert f"Marked by {person}" not in everything
    assert "of the key" in everything
    assert "of a manager" not in everything
    [open_one] = company.answer("GET", "/assessments?status=created")["data"]
    secrets = [company.key, company.acting_key, *company.private_tokens.values(), open_one["take_url"].split("=")[1]]
    assert not [secret for secret in secrets if secret in everything]
    counts = {each.what: each.count for each in manifest.left_out if each.count}
    assert counts == {
        "hidden results": 2,
        "assessments without results": 1,
        "own pages": 1,
        "agreements": 1,
        "meetings": 1,
    }
    readme = (tmp_path / "left" / README).read_text()
    assert "hidden results (2)" in readme
    assert "private links" in readme
    assert {each.stat().st_mode & 0o777 for each in (tmp_path / "left").iterdir()} == {0o600}


def test_tables_have_the_columns_of_a_list_and_no_formulas(company: Company, tmp_path: Path) -> None:
    export_of(company, tmp_path / "left")
    with (tmp_path / "left" / "results.csv").open(encoding="utf-8", newline="") as opened:
        tabled = {row["assessment_id"]: row for row in csv.DictReader(opened)}
    listed = company.answer("GET", "/results?limit=200")["data"]
    assert tabled.keys() == {row["assessment_id"] for row in listed}
    for row in listed:
        found = tabled[row["assessment_id"]]
        assert float(found["scores.D.interval.low"]) == row["scores"]["D"]["interval"][0]
        assert (found["direction"] or None, found["team_ids"].split()) == (row["direction"], row["team_ids"])
    with (tmp_path / "left" / "people.csv").open(encoding="utf-8", newline="") as opened:
        assert "'=1+1" in {row["metadata.room"] for row in csv.DictReader(opened)}


def test_the_export_is_in_the_log_of_those_whose_results_it_has(company: Company, tmp_path: Path) -> None:
    export_of(company, tmp_path / "left")
    for kind, logged in (("team", 1), ("private", 0)):
        person = company.people["ours"][kind]
        audit = company.answer("GET", f"/candidates/{person}/export", taker=person)["audit"]
        exported = [each["key_id"] for each in audit if each["action"] == "candidate.exported"]
        assert exported.count("command line") == logged


def test_a_link_given_out_after_a_move_speaks_for_no_earlier_answers(
    company: Company, new_url: str, tmp_path: Path
) -> None:
    export_of(company, tmp_path / "left")
    person = company.people["ours"]["team"]
    with run_service(new_url) as running:
        key = running.key()
        account = account_by(running, key)
        Place(running.service.database).bring(tmp_path / "left", account)
        moved = company.moved_to(running)
        moved.key = key
        made = moved.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})
        moved.private_tokens[person] = moved.take(made["id"])
        rights = moved.answer("GET", f"/candidates/{person}", taker=person)["rights"]
        assert not rights["erase"]
        assert not rights["correct"]
        assert "organisation" not in rights["visibility"]
        old = moved.call("GET", f"/assessments/{moved.assessments[person]}/results", taker=person)
        assert old.status_code in {403, 404}


def test_nobody_comes_back_who_was_erased_or_has_withdrawn(company: Company, new_url: str, tmp_path: Path) -> None:
    """Neither into the account itself, by its log, nor into another, by the list of the erased that goes with it."""
    export_of(company, tmp_path / "before")
    erased, withdrawn = company.people["ours"]["team"], company.people["theirs"]["team"]
    consent = f"/assessments/{company.assessments[withdrawn]}/consent"
    company.answer("POST", consent, {"accepted": False}, taker=withdrawn)
    company.answer("DELETE", f"/candidates/{erased}")
    export_of(company, tmp_path / "after")
    gone = lines(tmp_path / "after", "gone.jsonl")
    assert {each["id"] for each in gone} == {erased, company.assessments[withdrawn]}

    rewrite(tmp_path / "before", "gone.jsonl", lambda _: gone)
    with run_service(new_url) as running:
        key = running.key()
        imported = Place(running.service.database).bring(tmp_path / "before", account_by(running, key))
        assert (imported.people, imported.assessments, imported.gone) == (8, 4, 2)
        people = {each["id"] for each in running.answer("GET", "/candidates?limit=200", key=key)["data"]}
        assert withdrawn in people
        assert erased not in people
        results = running.answer("GET", "/results?limit=200", key=key)["data"]
        assert {row["candidate"]["id"] for row in results}.isdisjoint({erased, withdrawn})
        members = running.answer("GET", f"/teams/{company.teams['ours']}", key=key)["members"]
        assert len(members) == 3

    for person in company.answer("GET", "/candidates?limit=200")["data"]:
        company.answer("DELETE", f"/candidates/{person['id']}")
    for team in company.answer("GET", "/teams")["data"]:
        company.answer("DELETE", f"/teams/{team['id']}")
    rewrite(tmp_path / "before", "gone.jsonl", lambda _: [])
    own = Place(company.running.service.database).bring(tmp_path / "before", account_of(company))
    assert (own.people, own.assessments, own.gone) == (0, 0, 9)
    assert company.answer("GET", "/candidates")["data"] == []


def first(field: str, value: Any) -> Callable[[list[dict[str, Any]]], None]:
    return lambda records: records[0].update({field: value})


def _link(folder: Path) -> None:
    (folder / "people.jsonl").rename(folder / "elsewhere")
    (folder / "people.jsonl").symlink_to(folder / "elsewhere")


def _pipe(folder: Path) -> None:
    (folder / "people.jsonl").unlink()
    os.mkfifo(folder / "people.jsonl")


def _change_a_byte(folder: Path) -> None:
    content = (folder / "people.jsonl").read_bytes()
    (folder / "people.jsonl").write_bytes(content.replace(b"ours-team", b"ours-t3am", 1))


DAMAGES: dict[str, tuple[Callable[[Path], Any], str]] = {
    "no manifest": (lambda folder: (folder / MANIFEST).unlink(), "no whole export"),
    "no JSON": (lambda folder: (folder / MANIFEST).write_text("{"), "isn't JSON"),
    "a list": (lambda folder: (folder / MANIFEST).write_text("[]"), "not of an export"),
    "another program's": (lambda folder: alter(folder, lambda all_: all_.update(format="x")), "not of an export"),
    "a later version": (lambda folder: alter(folder, lambda all_: all_.update(version=2)), "version 2"),
    "a path out of it": (
        lambda folder: alter(folder, lambda all_: all_["files"].update({"../x": all_["files"]["gone.jsonl"]})),
        "other files",
    ),
    "a huge file": (
        lambda folder: alter(folder, lambda all_: all_["files"]["people.jsonl"].update(bytes=2**40)),
        "larger than",
    ),
    "a long manifest": (lambda folder: (folder / MANIFEST).write_text(" " * 2**21), "no whole export"),
    "a missing file": (lambda folder: (folder / "teams.jsonl").unlink(), "teams.jsonl is missing"),
    "a link in place of a file": (_link, "people.jsonl is missing"),
    "a pipe in place of a file": (_pipe, "people.jsonl is missing"),
    "a changed byte": (_change_a_byte, "people.jsonl is not as it was written"),
    "a cut file": (
        lambda folder: (folder / "assessments.jsonl").write_bytes((folder / "assessments.jsonl").read_bytes()[:-100]),
        "assessments.jsonl is not as it was written",
    ),
    "a field that isn't known": (
        lambda folder: rewrite(folder, "people.jsonl", first("take_token", "x")),
        "people.jsonl, line 1: take_token",
    ),
    "a name that isn't one": (
        lambda folder: rewrite(folder, "people.jsonl", first("name", "a\u202eb")),
        "people.jsonl, line 1: name",
    ),
    "a number that is none": (
        lambda folder: rewrite(folder, "assessments.jsonl", first("seed", float("nan"))),
        "assessments.jsonl, line 1",
    ),
    "a person who isn't in it": (
        lambda folder: rewrite(folder, "meetings.jsonl", first("candidate_id", "cand_another")),
        "the person cand_another is missing",
    ),
    "a team that isn't in it": (
        lambda folder: rewrite(folder, "assessments.jsonl", first("team_id", "team_another")),
        "the team team_another is missing",
    ),
    "a bank that isn't in it": (
        lambda folder: rewrite(folder, "assessments.jsonl", first("bank_version", "0.0.1")),
        "0.0.1 is missing",
    ),
    "somebody else's results": (
        lambda folder: rewrite(folder, "assessments.jsonl", first("candidate_id", "cand_another")),
        "results must be those",
    ),
    "an answer to another question": (
        lambda folder: rewrite(
            folder, "assessments.jsonl", lambda records: records[-1]["answers"][0].update(block="another")
        ),
        "doesn't ask",
    ),
    "somebody twice": (
        lambda folder: rewrite(folder, "people.jsonl", lambda records: [*records, records[0]]),
        "the same thing twice",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_or_foreign_folder_is_refused_and_changes_nothing(
    exported: Path, elsewhere: Place, damage: str
) -> None:
    account = elsewhere.account()
    before = elsewhere.count_rows()
    do, reason = DAMAGES[damage]
    do(exported)
    with pytest.raises(PortabilityError) as refused:
        elsewhere.bring(exported, account)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)
    assert elsewhere.count_rows() == before


def test_an_id_of_another_account_is_refused(company: Company, exported: Path) -> None:
    """Where they come from the ids are taken, whatever account they should go to."""
    place = Place(company.running.service.database)
    account = place.account()
    before = place.count_rows()
    with pytest.raises(PortabilityError, match="another account"):
        place.bring(exported, account)
    assert place.count_rows() == before


def test_who_has_access_already_keeps_it_as_it_is(founded: tuple[str, Company], exported: Path, new_url: str) -> None:
    _, company = founded
    with run_service(new_url) as running:
        key = running.key()
        here = running.answer("PUT", "/users", {"email": "Owner@example.org", "role": "owner", "name": "Me"}, key)
        account = account_by(running, key)
        Place(running.service.database).bring(exported, account)
        found = {each["email"]: each for each in running.answer("GET", "/users?limit=200", key=key)["data"]}
        assert found["Owner@example.org"] == here
        assert len(found) == len(company.users)
        manager = found["manager.ours@example.org"]
        assert (manager["role"], manager["teams"]) == ("manager", [company.teams["ours"]])
        # Whether they are the person is to be confirmed anew.
        assert not found["member.team@example.org"]["confirmed"]


@pytest.mark.parametrize("known", [True, False])
def test_answers_keep_their_statements_whatever_the_bank_is_called_here(
    exported: Path, new_url: str, known: bool
) -> None:
    """The statements of the export are known here by another version, or another bank has its version."""

    named: dict[str, Any] = {"bank_version": "1.0.0"} if known else {"answers": []}

    def change(records: list[dict[str, Any]]) -> None:
        for each in records:
            each.update(named)

    bank = load_bank() if known else rewritten(load_bank().version)
    document = {"version": "1.0.0"} if known else {"document": instrument.bank_to_dict(bank)}
    rewrite(exported, "banks.jsonl", lambda records: records[0].update(document))
    rewrite(exported, "assessments.jsonl", change)
    place = open_place(new_url)
    place.bring(exported, place.account())
    asked = select(assessments.c.bank_id, assessments.c.bank_version).distinct()
    [key] = place.database.read_now(lambda connection: connection.execute(asked).all())
    found = place.database.read_now(lambda connection: Banks(load_bank()).find(connection, *key))
    assert statements_digest(found) == statements_digest(bank)
    place.database.close()


# What an export knows of the tables.

STAY = {
    "about_pages": {"link_hash", "link_expires_at"},
    "agreements": {"seq", "account_id", "made_by"},
    "answers": {"assessment_id", "position"},
    "assessments": {"seq", "account_id", "status", "take_token", "join_link_id", "created_by", "repeats"},
    "bank_uses": {"account_id", "bank_version"},
    "banks": {"statements", "fingerprint"},
    "candidates": {"seq", "account_id", "name_folded", "sort_key", "email_folded", "hidden_by"},
    "consents": {"assessment_id", "withdrawn_at", "key_id"},
    "earlier_results": {"seq", "assessment_id", "document"},
    "meetings": {"seq", "account_id", "made_by"},
    "memberships": {"team_id"},
    "statement_marks": {"assessment_id"},
    "teams": {"seq", "account_id", "name_folded"},
    "used_cards": {"made_by"},
    "users": {"seq", "account_id", "email_folded", "told_folded", "issuer", "subject", "signed_in_at"},
}
"""The columns that no record names: secrets, what follows from others or from where a record stands, and what belongs
to the installation."""

OF_TABLES: dict[str, type[BaseModel]] = {
    "about_pages": records.AboutRecord,
    "agreements": records.AgreementRecord,
    "answers": records.AnswerRecord,
    "assessments": records.AssessmentRecord,
    "bank_uses": records.BankUseRecord,
    "banks": records.BankRecord,
    "candidates": records.PersonRecord,
    "consents": records.ConsentGivenRecord,
    "earlier_results": records.EarlierRecord,
    "meetings": records.MeetingRecord,
    "memberships": records.MemberRecord,
    "statement_marks": records.MarkRecord,
    "teams": records.TeamRecord,
    "used_cards": records.UsedCardRecord,
    "users": records.UserRecord,
}

WITHIN = {"agreement_people", "audit", "mail_refusals", "results", "user_teams"}
"""Tables that are part of other records, or of `gone.jsonl`."""

NOT_THERE = {
    *("accounts", "keys", "rate_buckets", "idempotency", "backups", "write_checks", "branding", "reads"),
    *("private_links", "confirmations", "join_links", "link_codes", "merged_candidates"),
    *("mail_servers", "mails", "webhooks", "deliveries", "events", "outbox", "changes"),
    *("aways", "calendar_feeds", "week_messages", "week_refusals", "week_sendings", "reports", "report_people"),
    *("colleague_consents", "look_back_answers"),
}
"""Tables of which an export has nothing."""


def test_whoever_adds_a_column_says_whether_it_leaves() -> None:
    assert metadata.tables.keys() == OF_TABLES.keys() | WITHIN | NOT_THERE
    stay = {name: set(metadata.tables[name].columns.keys()) - set(OF_TABLES[name].model_fields) for name in OF_TABLES}
    assert stay == STAY


# The commands.


@on_sqlite
def test_the_sample_company_moves_by_two_commands(database_url: str, new_url: str, tmp_path: Path) -> None:
    with (
        run_service(database_url) as running,
        Client(str(running.http.base_url), running.key(), transport=running.http._transport) as client,
    ):
        for _ in load(CachedReader(client)):
            pass

    def discern(url: str, *command: str) -> str:
        done = CliRunner().invoke(main, list(command), env={"DISCERN_DATABASE_URL": url})
        assert done.exit_code == 0, done.output
        return done.output

    left, back = str(tmp_path / "left"), str(tmp_path / "back")
    said = discern(database_url, "export", left)
    assert "40 people with 37 completed assessments are in" in said
    assert "Left out: 3 assessments without results." in said
    assert discern(new_url, "import", left) == "40 people with 37 completed assessments were imported.\n"
    discern(new_url, "export", back)
    assert contents(Path(back)) == contents(Path(left))
    again = CliRunner().invoke(main, ["import", left], env={"DISCERN_DATABASE_URL": new_url})
    assert again.exit_code == 1
    assert again.output.startswith("Error: this account isn't empty.")
    assert again.output.endswith("Nothing was imported.\n")
    full = CliRunner().invoke(main, ["export", left], env={"DISCERN_DATABASE_URL": database_url})
    assert full.exit_code == 1
    assert "isn't empty. An export is written into a new folder." in full.output
