"""The command line as the person who runs the server uses it."""

import json
import re
import stat
from collections.abc import Callable
from datetime import UTC, datetime
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Connection, Select, insert, select, update

from discern import instrument
from discern.cli import main, measuring
from discern.contract.base_models import SAMPLE_PREFIX, CandidateRef
from discern.contract.models.assessments import Answer
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.teams import NewTeam
from discern.service.domain.scoring import score_assessment
from discern.service.domain.study import read_csv
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import assessments, candidates, consents, memberships, results, teams
from discern.service.storage.measurement.answers import store_answers
from discern.service.storage.repositories.accounts import (
    StoredAccount,
    describe_key,
    ensure_default_account,
    find_account,
    find_key,
)
from discern.service.storage.repositories.assessments import create_assessment, fix_bank
from discern.service.storage.repositories.candidates import create_candidate
from discern.service.storage.repositories.results import store_results
from discern.service.storage.repositories.teams import create_team
from discern.service.tokens import is_key
from tests.support.banks import recalibrated, rewritten, write
from tests.support.mailboxes import run_mailbox

NOW = datetime(2026, 11, 20, tzinfo=UTC)


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    url = f"sqlite:///{tmp_path / 'data' / 'discern.db'}"
    monkeypatch.setenv("DISCERN_DATABASE_URL", url)
    monkeypatch.chdir(tmp_path)
    return url


def invoke(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def test_an_account_and_a_key_from_nothing(url: str) -> None:
    assert invoke("accounts", "create", "Acme").exit_code == 0
    made = invoke("keys", "create", "--account", "Acme", "--label", "laptop", "--scopes", "teams:read, results:read")
    assert made.exit_code == 0, made.output
    secret = made.stdout.strip()
    assert is_key(secret)
    assert made.stdout == secret + "\n"
    database = Database(url)
    database.open()
    try:
        key = database.read_now(lambda connection: find_key(connection, secret, datetime.now(UTC)))
        assert key is not None
        account_name, _, _ = database.read_now(lambda connection: describe_key(connection, key))
    finally:
        database.close()
    assert (account_name, key.scopes) == ("Acme", ("teams:read", "results:read"))


def test_the_first_account_is_the_default_one(url: str) -> None:
    invoke("accounts", "create", "Acme")
    listed = [line.split("\t")[1] for line in invoke("accounts", "list").stdout.splitlines()]
    assert listed == ["default", "Acme"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        pytest.param(("accounts", "create", " "), "must not be empty", id="no-name"),
        pytest.param(("accounts", "create", "default"), "already", id="taken-name"),
        pytest.param(
            ("keys", "create", "--account", "Nobody", "--label", "x", "--scopes", "admin"),
            "no account",
            id="no-account",
        ),
        pytest.param(
            ("keys", "create", "--account", "default", "--label", "x", "--scopes", "read"), "not a scope", id="no-scope"
        ),
        pytest.param(
            ("keys", "create", "--account", "default", "--label", "x", "--scopes", ","),
            "at least one",
            id="empty-scopes",
        ),
    ],
)
def test_mistakes_are_named_and_nothing_is_printed(url: str, arguments: tuple[str, ...], message: str) -> None:
    result = invoke(*arguments)
    assert result.exit_code != 0
    assert message in result.output
    assert result.stdout == ""


def test_a_wrong_setting_is_named_in_one_line(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCERN_RATE_LIMIT", "none")
    result = invoke("accounts", "list")
    assert result.exit_code == 2
    assert result.output.startswith("Error: DISCERN_RATE_LIMIT")


def test_a_worker_of_its_own_is_refused_on_sqlite(url: str) -> None:
    result = invoke("worker")
    assert result.exit_code == 1
    assert "needs PostgreSQL" in result.output


def make_key(*more: str) -> str:
    made = invoke("keys", "create", "--account", "default", "--label", "laptop", "--scopes", "admin", *more)
    assert made.exit_code == 0, made.output
    return made.stdout.strip()


def listed_keys() -> list[list[str]]:
    return [line.split("\t") for line in invoke("keys", "list").stdout.splitlines()]


def test_keys_are_listed_without_their_secrets_and_revoked(url: str) -> None:
    secret = make_key("--days", "30")
    [row] = listed_keys()
    assert row[1:4] == ["default", "laptop", "admin"]
    assert row[5].startswith("expires ")
    assert secret not in invoke("keys", "list").output
    assert invoke("keys", "revoke", row[0]).exit_code == 0
    assert listed_keys()[0][5].startswith("revoked ")
    again = invoke("keys", "revoke", row[0])
    assert again.exit_code == 1
    assert "no active key" in again.output


def collect_answers(
    url: str,
    people: int,
    account: str | None = None,
    *,
    external_id: str | None = None,
    ms: int | None = None,
    times: int = 1,
) -> None:
    """Let simulated people complete the fixed form, in the database and nowhere else.

    ``times`` is how often each person does, and ``ms`` the time that they take for each answer.
    """
    bank = instrument.load_bank()
    rng = np.random.default_rng(3)
    database = Database(url)
    database.open()

    def take(connection: Connection, owner: StoredAccount, reference: CandidateRef) -> None:
        assessment = create_assessment(connection, owner.id, reference, NOW, team_id=None, form="fixed", language="en")
        fix_bank(connection, assessment.id, "en", bank.id, bank.version)
        simulated = instrument.simulate_respondent(bank, "fixed", rng.normal(size=4), rng)
        answers = [Answer(block=each.block, most=each.most, least=each.least, ms=ms) for each in simulated]
        store_answers(connection, assessment.id, list(enumerate(answers)), NOW)
        consent = {"assessment_id": assessment.id, "version": "1", "accepted_at": NOW, "key_id": "key_1"}
        connection.execute(insert(consents).values(consent))
        store_results(connection, score_assessment(bank, assessment, answers, NOW), NOW)

    def store(connection: Connection) -> None:
        owner = ensure_default_account(connection, NOW) if account is None else find_account(connection, account)
        assert owner is not None
        for number in range(people):
            new = NewCandidate(name=f"Person {number}", external_id=external_id and f"{external_id}{number}")
            person = create_candidate(connection, owner.id, new, NOW)
            for _ in range(times):
                take(connection, owner, CandidateRef(id=person.id, name=person.name))

    try:
        database.write_now(store)
    finally:
        database.close()


def test_unnamed_answers_are_exported_of_those_who_agreed(url: str, tmp_path: Path) -> None:
    """Without who withdrew, who hides, the sample company, testers, and results that were withheld."""
    file = tmp_path / "answers.csv"
    assert "Give either --team ID or --everyone" in invoke("study", "export", str(file)).output
    collect_answers(url, 36)
    collect_answers(url, 1, ms=300)
    database = Database(url)
    database.open()

    def change(connection: Connection) -> list[str]:
        rows = connection.execute(select(candidates.c.id, candidates.c.account_id).order_by(candidates.c.seq)).all()
        for number, values in ((1, {"visibility": "private"}), (2, {"external_id": f"{SAMPLE_PREFIX}1"})):
            connection.execute(update(candidates).where(candidates.c.id == rows[number].id).values(values))
        first = select(assessments.c.id).where(assessments.c.candidate_id == rows[0].id)
        connection.execute(update(consents).where(consents.c.assessment_id.in_(first)).values(withdrawn_at=NOW))
        return [
            create_team(connection, rows[0].account_id, NewTeam(name="T", members=[row.id for row in members]), NOW).id
            for members in (rows, rows[3:6], rows[3:32])
        ]

    try:
        everybody, testers, few = database.write_now(change)
    finally:
        database.close()
    for number, who in enumerate((("--everyone",), ("--team", everybody))):
        made = invoke("study", "export", str(tmp_path / f"all-{number}.csv"), *who)
        assert "33 sittings of 33 people" in made.output, made.output
        assert ("don't pass it on" in made.output) == (who == ("--everyone",))
    made = invoke("study", "export", str(file), "--everyone", "--without", testers)
    assert "30 sittings of 30 people" in made.output, made.output
    text = file.read_text(encoding="utf-8")
    assert all(len(each.answers) == 24 for each in read_csv(text))
    assert "Person" not in text
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = invoke("study", "export", str(file), "--everyone")
    assert again.exit_code == 1
    assert "File exists" in again.output
    assert "there are 29" in invoke("study", "export", str(tmp_path / "few.csv"), "--team", few).output
    for who in (("--team", "team_x"), ("--everyone", "--without", "team_x")):
        assert "no team 'team_x'" in invoke("study", "export", str(tmp_path / "b.csv"), *who).output
    assert not (tmp_path / "few.csv").exists()


def export(tmp_path: Path) -> Path:
    file = tmp_path / "answers.csv"
    made = invoke("study", "export", str(file), "--everyone")
    assert made.exit_code == 0, made.output
    return file


def test_item_parameters_are_not_estimated_from_few_people(url: str, tmp_path: Path) -> None:
    collect_answers(url, 30, times=2)
    refused = invoke("calibrate", str(export(tmp_path)))
    assert refused.exit_code == 1
    assert "30 people count, each by their first answers to discern-en 2.1.0. Left out: 0 who" in refused.output
    assert "and 30 repeated sittings." in refused.output
    assert "at least 300 people; there are 30. Nothing was written." in refused.output
    assert not (tmp_path / "answers.bank.json").exists()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"name\nAda\n", "columns are missing"),
        (b"\xff\xfe", "codec can't decode"),
        (b"", "columns are missing"),
    ],
)
def test_a_file_without_answers_is_not_calibrated(url: str, tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "answers.csv"
    file.write_bytes(content)
    refused = invoke("calibrate", str(file))
    assert refused.exit_code == 1
    assert refused.output.count("\n") == 1
    assert says in refused.output


@pytest.mark.slow
def test_a_questionnaire_is_calibrated_by_three_commands(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    collect_answers(url, 303)
    answers = export(tmp_path)
    made = invoke("calibrate", str(answers), "--name", "acme")
    assert made.exit_code == 0, made.output
    assert "Their scores change by" in made.output
    assert "WARNING" not in made.output
    monkeypatch.setattr(measuring, "LOW_LOADING", 3.0)
    assert "WARNING" in invoke("calibrate", str(answers), "--out", str(tmp_path / "other.json")).output
    bank = tmp_path / "answers.bank.json"
    assert "answers.bank.json exists" in invoke("calibrate", str(answers)).output
    used = invoke("bank", "use", str(bank), "--yes", "--again")
    assert re.search(r"discern-en 2\.1\.0\+acme rests on the answers of 30\d people", used.output)
    assert re.search(r"Earlier results scored anew: 30\d\.", used.output)


def test_a_bank_is_put_in_use_after_it_says_what_changes(url: str, tmp_path: Path) -> None:
    collect_answers(url, 3)
    new = recalibrated("2.1.0+acme")
    file = str(write(new, tmp_path / "bank.json"))
    refused = invoke("bank", "use", file, typed="n\n")
    assert refused.exit_code == 1
    assert re.search(r"Account default: scored with it, \d of 3 people would have another headline", refused.output)
    assert "Earlier results stay as they are." in refused.output
    assert used_versions(url) == ["2.1.0"]
    taken = invoke("bank", "use", file, typed="y\n")
    assert "New results are scored with it." in taken.output
    assert used_versions(url) == ["2.1.0"]
    again = invoke("bank", "use", file, "--again")
    assert "Bank discern-en 2.1.0+acme is in use in the account default." in again.output
    assert "Earlier results scored anew: 3." in again.output
    assert used_versions(url) == ["2.1.0+acme"]
    back = invoke("bank", "use", "--default", "--again", "--yes")
    assert "Bank discern-en 2.1.0 rests on its author's judgement." in back.output
    assert used_versions(url) == ["2.1.0"]


def test_levels_are_settled_by_the_people_here_after_it_says_what_changes(url: str) -> None:
    collect_answers(url, 29)
    refused = invoke("norms")
    assert (refused.exit_code, refused.output.count("\n")) == (1, 1), refused.output
    assert "there are 29. Nothing was changed." in refused.output
    collect_answers(url, 1)
    asked = invoke("norms", typed="n\n")
    assert asked.exit_code == 1
    assert "Bank discern-en 2.1.0+people.30 rests on the answers of 30 people." in asked.output
    assert re.search(r"Account default: scored with it, \d+ of 30 people would have another headline", asked.output)
    assert used_versions(url) == ["2.1.0"]
    used = invoke("norms", "--again", typed="y\n")
    assert "New results are scored with it." in used.output
    assert "Earlier results scored anew: 30." in used.output
    assert used_versions(url) == ["2.1.0+people.30"]
    assert "is in use in the account default" in invoke("norms").output
    assert "no team 'team_x'" in invoke("norms", "--without", "team_x").output


def used_versions(url: str) -> list[str]:
    """By which banks the results in the database were scored."""
    database = Database(url)
    database.open()
    try:
        return database.read_now(
            lambda connection: sorted(
                {each["instrument"]["version"] for each in connection.execute(select(results.c.document)).scalars()}
            )
        )
    finally:
        database.close()


def test_a_file_that_is_no_bank_is_refused(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "bank.json"
    lacking = instrument.bank_to_dict(recalibrated("2.1.0+acme"))
    lacking["forms"] = [form for form in lacking["forms"] if form["id"] != "short"]
    for content, says in (
        ("{}", "is no bank"),
        ("nothing", "is no bank"),
        ("[1]", "is no bank"),
        (json.dumps(instrument.bank_to_dict(rewritten())), "nobody was asked these statements here"),
        (json.dumps(lacking), "lacks the form short of discern-en 2.1.0"),
    ):
        file.write_text(content)
        refused = invoke("bank", "use", str(file), "--yes")
        assert (refused.exit_code, refused.output.count("\n")) == (1, 1), refused.output
        assert says in refused.output
    assert "Give either FILE or --default" in invoke("bank", "use").output
    assert "Give either FILE or --default" in invoke("bank", "use", str(file), "--default").output
    file.write_text("{}")
    monkeypatch.setenv("DISCERN_BANK", str(file))
    refused = invoke("bank", "use", "--default")
    assert refused.exit_code == 1
    assert "DISCERN_BANK" in refused.output


def test_the_account_is_named_where_there_are_several(url: str, tmp_path: Path) -> None:
    invoke("accounts", "create", "Acme")
    file = str(write(recalibrated("2.1.0+acme"), tmp_path / "bank.json"))
    for command in (("bank", "use", file), ("study", "export", str(tmp_path / "answers.csv"), "--everyone")):
        refused = invoke(*command)
        assert refused.exit_code == 2
        assert "Choose one with --account: default, Acme." in refused.output
    assert (
        "Account Acme: scored with it, 0 of 0 people"
        in invoke("bank", "use", file, "--account", "Acme", "--yes").output
    )


CSV = "external_id,name,email,team\n1,Ada,ada@example.org,Crew\n2,Bob,,Crew\n3,Eve,,\n"


def test_a_file_is_synced_and_syncing_it_again_changes_nothing(url: str, tmp_path: Path) -> None:
    assert sync_text(tmp_path, CSV).stdout == "3 created, 0 updated, 0 unchanged, 0 failed\n"
    assert sync_text(tmp_path, CSV).stdout == "0 created, 0 updated, 3 unchanged, 0 failed\n"
    assert names(url, select(teams.c.name)) == {"Crew"}
    assert [row for row in listed_keys() if not row[5].startswith("revoked")] == []


def test_an_export_without_ids_is_synced_and_syncing_it_again_makes_nobody_twice(url: str, tmp_path: Path) -> None:
    text = "Vorname;Nachname;E-Mail;Abteilung\nAnn;Lee;ann@x.example;Ops\nAnn;Lee;ANN@x.example;Board\nBo;Chen;;Ops\n"
    assert sync_text(tmp_path, text).stdout == "2 created, 0 updated, 0 unchanged, 0 failed\n"
    assert sync_text(tmp_path, text).stdout == "0 created, 0 updated, 2 unchanged, 0 failed\n"
    assert names(url, select(teams.c.name)) == {"Ops", "Board"}


def test_json_is_synced_and_syncing_it_again_changes_nothing(url: str, tmp_path: Path) -> None:
    text = """{"candidates": [
        {"external_id": "1", "name": "Ada"}, {"external_id": "1 ", "name": " Ada"}, {"external_id": "2", "name": "Bob"}
    ], "teams": [
        {"external_id": "Crew", "name": "Crew", "members": ["1"]},
        {"external_id": "Board", "name": "Board", "members": ["1", "2 "]}
    ]}"""
    assert sync_text(tmp_path, text, name="x.json").stdout == "4 created, 0 updated, 1 unchanged, 0 failed\n"
    assert sync_text(tmp_path, text, name="x.json").stdout == "0 created, 0 updated, 5 unchanged, 0 failed\n"


def test_rows_that_are_left_out_are_named_by_their_line(url: str, tmp_path: Path) -> None:
    synced = sync_text(tmp_path, 'id,name,email\n1,"Ada\nTwo",\n2,Bob,\n3,Eve,nowhere\n4,Kim,k@x.example,,\n,x,y,z\n')
    lines = [line for line in synced.stderr.splitlines() if line.startswith("Left out")]
    assert [line.partition(":")[0] for line in lines] == [f"Left out, line {line}" for line in (5, 6, 7)]
    assert synced.exit_code == 1
    assert synced.stdout == "2 created, 0 updated, 0 unchanged, 3 failed\n"


def test_what_is_to_be_looked_at_is_said(url: str, tmp_path: Path) -> None:
    text = "Name;Work Email;Private Email\nJörg Weiß;;joerg@home.org\n"
    (tmp_path / "people.csv").write_text(text, encoding="cp1252")
    for options in ((), ("--dry-run", "--json")):
        synced = invoke("sync", *options, str(tmp_path / "people.csv"))
        assert "Read as Windows-1252" in synced.stderr
        assert "Line 2: Jörg Weiß (has no work address: joerg@home.org is used)" in synced.stderr


EXPORTS = Path(__file__).parent / "lists" / "hr_exports"
EXPECTED = json.loads((EXPORTS / "expected.json").read_text("utf-8"))["cases"]


@pytest.mark.parametrize(
    "case", json.loads((EXPORTS / "expected.json").read_text("utf-8"))["cases"], ids=itemgetter("file")
)
def test_exports_of_hr_systems_are_synced(url: str, case: dict[str, Any]) -> None:
    dry = invoke("sync", "--dry-run", "--json", str(EXPORTS / case["file"]))
    found = json.loads(dry.stdout)
    assert found["people"] == [
        {"name": each["name"], "email": each["email"], "external_id": each["external_id"], "teams": [each["team"]]}
        for each in case["people"]
    ]
    left_out = {"bamboohr.csv": [4], "entra.csv": [3]}
    assert [row["line"] for row in found["left_out"]] == left_out.get(case["file"], [])
    assert ("Read as Windows-1252" in dry.stderr) is (case["file"] in {"personio_de.csv", "latin1.csv"})


def test_a_typo_in_an_address_takes_nobody_out_of_a_team(url: str, tmp_path: Path) -> None:
    text = CSV.splitlines()[0] + "\n"
    text += "".join(f"{n},Person {n},p{n}@example.org,Sales\n" for n in range(1, 20))
    joined = select(candidates.c.name).join(memberships, memberships.c.candidate_id == candidates.c.id)
    sync_text(tmp_path, text)
    for options in ((), ("--replace", "--yes")):
        synced = sync_text(tmp_path, text.replace("p5@", "p5"), *options)
        assert synced.stdout == "0 created, 0 updated, 18 unchanged, 1 failed\n"
        assert len(names(url, joined)) == 19


def test_rows_that_the_service_refuses_are_named(url: str, tmp_path: Path) -> None:
    text = '{"candidates": [{"external_id": "1", "name": "Ada"}, {"external_id": "2"}]}'
    synced = sync_text(tmp_path, text, name="people.json")
    assert synced.exit_code == 1
    assert synced.stdout == "1 created, 0 updated, 0 unchanged, 1 failed\n"
    assert "Left out, line 2: 2 (name: " in synced.stderr


TEAM = "external_id,name,email,team\n1,Ada,ada@example.org,Crew\n2,Bob,bob@example.org,Crew\n3,Eve,,Crew\n"
ADDED = "external_id,name,email,team\n4,Kim,,Crew\n"


@pytest.fixture
def crew(url: str, tmp_path: Path) -> Callable[[], set[str]]:
    """Ada, Bob and Eve in a team; returns who is in it."""
    sync_text(tmp_path, TEAM)

    joined = select(candidates.c.name).join(memberships, memberships.c.candidate_id == candidates.c.id)
    return lambda: names(url, joined)


def names(url: str, selected: Select[str]) -> set[str]:
    database = Database(url)
    database.open()
    try:
        return database.read_now(lambda connection: {name for (name,) in connection.execute(selected)})
    finally:
        database.close()


def sync_text(folder: Path, text: str, *options: str, name: str = "people.csv") -> Result:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return invoke("sync", *options, str(file))


def test_a_sync_takes_nobody_out_of_a_team(crew: Callable[[], set[str]], tmp_path: Path) -> None:
    assert sync_text(tmp_path, ADDED).stdout == "1 created, 0 updated, 0 unchanged, 0 failed\n"
    assert crew() == {"Ada", "Bob", "Eve", "Kim"}
    assert sync_text(tmp_path, ADDED).stdout == "0 created, 0 updated, 1 unchanged, 0 failed\n"


def test_a_dry_run_says_what_would_happen_and_changes_nothing(crew: Callable[[], set[str]], tmp_path: Path) -> None:
    text = "id,name,email,team,Site\n1,Ada,,crew,Rome\n4,Kim,kim@x.example,Crew,Oslo\n2,Bob,nowhere,Board,Oslo\n"
    dry = sync_text(tmp_path, text, "--dry-run", "--json", "--replace")
    assert json.loads(dry.stdout) == {
        "people": [
            {"name": "Ada", "email": "", "external_id": "1", "teams": ["crew"]},
            {"name": "Kim", "email": "kim@x.example", "external_id": "4", "teams": ["Crew"]},
        ],
        "leaving": [{"team": "Crew", "name": "Eve"}],
        "left_out": [{"line": 4, "text": "2 · Bob · nowhere · Board · Oslo"}],
        "not_read": ["Site"],
    }
    said = sync_text(tmp_path, text, "--dry-run", "--replace")
    assert said.stdout == "Leaving Crew: Eve (3)\nWould be: 1 created, 0 updated, 1 unchanged, 1 failed\n"
    assert "Not read: Site" in said.stderr
    assert crew() == {"Ada", "Bob", "Eve"}


def test_a_sync_that_replaces_says_who_leaves_and_asks_where_many_do(
    crew: Callable[[], set[str]], tmp_path: Path
) -> None:
    refused = sync_text(tmp_path, ADDED + "1,Ada,,Crew\n", "--replace")
    assert refused.exit_code == 1
    assert "2 of 3 in Crew would leave. Nothing was changed. If that is meant, give --yes as well." in refused.output
    assert crew() == {"Ada", "Bob", "Eve"}
    synced = sync_text(tmp_path, ADDED + "1,Ada,,Crew\n", "--replace", "--yes")
    assert synced.stdout == ("Leaving Crew: Bob (2), Eve (3)\n1 created, 0 updated, 1 unchanged, 0 failed\n")
    assert crew() == {"Ada", "Kim"}


def test_a_few_of_many_leave_without_asking(url: str, tmp_path: Path) -> None:
    rows = [f"{number},Person {number},Crew\n" for number in range(20)]
    sync_text(tmp_path, "id,name,team\n" + "".join(rows))
    synced = sync_text(tmp_path, "id,name,team\n" + "".join(rows[1:]), "--replace")
    assert synced.stdout == "Leaving Crew: Person 0 (0)\n0 created, 0 updated, 19 unchanged, 0 failed\n"


def test_a_row_that_fails_changes_nothing_about_its_person(crew: Callable[[], set[str]], tmp_path: Path) -> None:
    synced = sync_text(tmp_path, ADDED + "2,Robert,nowhere,Crew\n5,Lou,nowhere,Crew\n")
    assert synced.exit_code == 1
    assert synced.stdout == "1 created, 0 updated, 0 unchanged, 2 failed\n"
    assert crew() == {"Ada", "Bob", "Eve", "Kim"}


@pytest.mark.parametrize("row", ["2,Robert,nowhere,Crew", ",Robert,bob@example.org,Crew,,x", ",bob,nowhere,Crew"])
def test_who_is_recognized_in_a_row_that_fails_does_not_leave(
    crew: Callable[[], set[str]], tmp_path: Path, row: str
) -> None:
    synced = sync_text(tmp_path, f"{ADDED}1,Ada,,Crew\n3,Eve,,Crew\n{row}\n", "--replace", "--yes")
    assert "Leaving" not in synced.stdout
    assert crew() == {"Ada", "Bob", "Eve", "Kim"}


def test_a_team_loses_nobody_while_a_row_that_fails_could_be_about_anybody_in_it(
    crew: Callable[[], set[str]], tmp_path: Path
) -> None:
    synced = sync_text(tmp_path, f"{ADDED},Robert,nowhere,Crew\n", "--replace", "--yes")
    assert "Leaving" not in synced.stdout
    assert "Nobody leaves Crew: line 3 may be about somebody in it" in synced.stderr
    assert crew() == {"Ada", "Bob", "Eve", "Kim"}


def test_a_team_of_which_no_row_is_taken_is_left_alone(url: str, crew: Callable[[], set[str]], tmp_path: Path) -> None:
    text = "external_id,name,email,team\n1,Ada,nowhere,Crew\n4,Kim,nowhere,Board\n"
    sync_text(tmp_path, text, "--replace", "--yes")
    assert crew() == {"Ada", "Bob", "Eve"}
    assert names(url, select(teams.c.name)) == {"Crew"}


def test_json_names_people_of_earlier_files(crew: Callable[[], set[str]], tmp_path: Path) -> None:
    text = """{"teams": [
        {"external_id": "Crew", "name": "Boat crew", "members": ["1", "3"]}, {"external_id": "B", "name": "B"}
    ]}"""
    assert sync_text(tmp_path, text, name="teams.json").stdout == "1 created, 1 updated, 0 unchanged, 0 failed\n"
    assert crew() == {"Ada", "Bob", "Eve"}
    replaced = sync_text(tmp_path, text, "--replace", "--yes", name="teams.json")
    assert replaced.stdout == "Leaving Boat crew: Bob (2)\n0 created, 0 updated, 2 unchanged, 0 failed\n"
    assert crew() == {"Ada", "Eve"}


def test_a_wrong_team_is_named_by_its_place(crew: Callable[[], set[str]], tmp_path: Path) -> None:
    text = """{"teams": [
        {"external_id": "B", "name": "B", "members": ["1", "nobody"]}, {"external_id": "C", "members": "1"}
    ]}"""
    synced = sync_text(tmp_path, text, name="teams.json")
    assert synced.exit_code == 1
    assert "teams[0]: there is no candidate with this external id" in synced.stderr
    assert "teams[1]: " in synced.stderr
    assert synced.stdout == "0 created, 0 updated, 0 unchanged, 2 failed\n"


def test_teams_of_any_shape_are_refused_one_by_one(url: str, tmp_path: Path) -> None:
    text = """{"candidates": [{"external_id": "1", "name": "Ada"}], "teams": [
        {"external_id": "A", "name": "A", "members": [{}, 3]}, {"external_id": "B", "name": "B", "members": null}, 7
    ]}"""
    dry = sync_text(tmp_path, text, "--dry-run", "--json", "--replace", name="teams.json")
    assert [row["line"] for row in json.loads(dry.stdout)["left_out"]] == [1, 3]


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        pytest.param("x.pdf", "%PDF\x01\x02", "isn't a list", id="no-list"),
        pytest.param("x.json", "{", "not valid JSON", id="broken-json"),
        pytest.param("x.json", "[]", "must be an object", id="a-list"),
        pytest.param("x.json", '{"candidates": 3}', "must be lists", id="no-lists"),
    ],
)
def test_a_file_of_another_shape_is_refused(url: str, tmp_path: Path, name: str, content: str, message: str) -> None:
    refused = sync_text(tmp_path, content, name=name)
    assert refused.exit_code == 1
    assert message in refused.output


def test_a_test_mail_says_what_the_mail_server_made_of_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unset = CliRunner().invoke(main, ["mail", "test", "kim@example.org"])
    assert unset.exit_code == 1
    assert "DISCERN_SMTP_URL" in unset.output
    with run_mailbox() as mailbox:
        for name, value in mailbox.settings.items():
            monkeypatch.setenv(f"DISCERN_{name.upper()}", value)
        taken = CliRunner().invoke(main, ["mail", "test", "kim@example.org"])
        assert (taken.exit_code, [each.recipients for each in mailbox.got]) == (0, [["kim@example.org"]])
        mailbox.to_recipient = "550 No kim@example.org here"
        refused = CliRunner().invoke(main, ["mail", "test", "kim@example.org"])
        assert refused.exit_code == 1
        assert refused.output == "Error: the mail server refuses the recipient's address\n"
        assert CliRunner().invoke(main, ["mail", "test", "kim"]).exit_code == 2
