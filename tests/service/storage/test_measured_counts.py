"""What triggers keep of results and of the people who count equals a plain count, after any changes."""

import random
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, Row, create_engine, delete, insert, select, update

from discern.contract.sample_mark import SAMPLE_PREFIX
from discern.service.storage.engine.database import Database, read_url
from discern.service.storage.engine.migrate import alembic_config
from discern.service.storage.engine.tables import accounts, assessments, candidates, parameter_sets, results
from discern.service.storage.measurement.banks import BankKey, StoredBank, fix_started, store_bank
from discern.service.storage.measurement.people_counts import PeopleCounts, count_people, count_who_counts
from discern.service.storage.measurement.rescorings import count_outdated, count_results
from tests.support.databases import on_both, on_postgres

NOW = datetime(2026, 1, 1, tzinfo=UTC)
ACCOUNTS = ("acc_1", "acc_2")
BANKS = (BankKey("one", "1"), BankKey("two", "2"))
FINGERPRINTS = (None, "one", "two", "learnt")
"""A bank's own is its id; ``learnt`` are the parameters that the first account has for the first bank."""


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    opened = Database(database_url)
    opened.open()
    opened.write_now(fill)
    yield opened
    opened.close()


def fill(connection: Connection) -> None:
    for key in BANKS:
        store_bank(connection, StoredBank(key, f"words of {key.bank_id}", key.bank_id), {})
    rows = [{"id": each, "name": each, "created_at": NOW} for each in ACCOUNTS]
    connection.execute(insert(accounts), rows)
    learnt = {
        "id": "par_1",
        "account_id": ACCOUNTS[0],
        "bank_id": BANKS[0].bank_id,
        "bank_version": BANKS[0].version,
        "base": BANKS[0].bank_id,
        "number": 1,
        "kind": "discrimination",
        "parameters": {},
        "people": 30,
        "contradicts": False,
        "fingerprint": "learnt",
        "applied_at": NOW,
    }
    connection.execute(insert(parameter_sets), learnt)


def add_person(connection: Connection, number: int, *, account: str = ACCOUNTS[0], external_id: str | None) -> str:
    row = {"id": f"cand_{number}", "account_id": account, "name": "Ada", "name_folded": "ada", "visibility": "team"}
    connection.execute(insert(candidates), {**row, "external_id": external_id, "created_at": NOW})
    return row["id"]


def add_result(
    connection: Connection, number: int, person: str, bank: BankKey | None, fingerprint: str | None, *, withheld: bool
) -> None:
    account = connection.scalar(select(candidates.c.account_id).where(candidates.c.id == person))
    given: dict[str, Any] = {
        "id": f"asm_{number}",
        "account_id": account,
        "candidate_id": person,
        "status": "completed",
        "form": "fixed",
        "language": "en",
        "seed": 1,
        "created_at": NOW,
        "started_at": NOW,
        "metadata": {},
        "bank_id": None if bank is None else bank.bank_id,
        "bank_version": None if bank is None else bank.version,
    }
    connection.execute(insert(assessments), given)
    row = {"assessment_id": given["id"], "candidate_id": person, "completed_at": NOW, "document": {}}
    connection.execute(insert(results), {**row, "withheld": withheld, "fingerprint": fingerprint})


class Changes:
    """What may happen to an account's people and results, one change at a time."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._number = 0

    def make(self, connection: Connection) -> str:
        made = self._chance.choices(
            [self.come, self.answer, self.withdraw, self.score, self.rename, self.merge, self.erase, self.fix],
            [5, 12, 2, 3, 2, 2, 1, 1],
        )[0]
        made(connection)
        return made.__name__

    def come(self, connection: Connection) -> None:
        self._number += 1
        add_person(
            connection,
            self._number,
            account=self._chance.choice(ACCOUNTS),
            external_id=self._chance.choice((None, f"p{self._number}", f"{SAMPLE_PREFIX}{self._number}")),
        )

    def answer(self, connection: Connection) -> None:
        if person := self._one_of(connection, candidates.c.id):
            self._number += 1
            bank = self._chance.choice((*BANKS, None))
            fingerprint = self._chance.choice(FINGERPRINTS)
            withheld = self._chance.random() < 0.3
            add_result(connection, self._number, person, bank, fingerprint, withheld=withheld)

    def withdraw(self, connection: Connection) -> None:
        gone = self._one_of(connection, results.c.assessment_id)
        connection.execute(delete(results).where(results.c.assessment_id == gone))

    def score(self, connection: Connection) -> None:
        """Some at once, as another version of the service may."""
        of_bank = select(assessments.c.id).where(assessments.c.bank_id == self._chance.choice(BANKS).bank_id)
        again = {"fingerprint": self._chance.choice(FINGERPRINTS), "withheld": self._chance.random() < 0.3}
        connection.execute(update(results).where(results.c.assessment_id.in_(of_bank)).values(again))

    def rename(self, connection: Connection) -> None:
        self._number += 1
        external_id = self._chance.choice((None, f"p{self._number}", f"{SAMPLE_PREFIX}{self._number}"))
        person = self._one_of(connection, candidates.c.id)
        connection.execute(update(candidates).where(candidates.c.id == person).values(external_id=external_id))

    def merge(self, connection: Connection) -> None:
        of_account = candidates.c.account_id == self._chance.choice(ACCOUNTS)
        people = connection.execute(select(candidates.c.id).where(of_account).order_by(candidates.c.seq)).scalars()
        if len(both := list(people)) > 1:
            kept, duplicate = self._chance.sample(both, 2)
            for table in (assessments, results):
                moved = update(table).where(table.c.candidate_id == duplicate).values(candidate_id=kept)
                connection.execute(moved)
            connection.execute(delete(candidates).where(candidates.c.id == duplicate))

    def erase(self, connection: Connection) -> None:
        connection.execute(delete(candidates).where(candidates.c.id == self._one_of(connection, candidates.c.id)))

    def fix(self, connection: Connection) -> None:
        fix_started(connection, BANKS[0])

    def _one_of(self, connection: Connection, column: object) -> str | None:
        found = list(connection.execute(select(column).order_by(column)).scalars())  # type: ignore[call-overload]
        return self._chance.choice(found) if found else None


def read_rows(connection: Connection, account: str) -> list[Row[tuple[object, ...]]]:
    """All results of an account: of whom, by which bank and parameters."""
    person = (candidates.c.id.label("person"), candidates.c.external_id)
    bank = (assessments.c.bank_id, assessments.c.bank_version)
    found = (
        select(*person, *bank, results.c.withheld, results.c.fingerprint)
        .join(assessments, assessments.c.id == results.c.assessment_id)
        .join(candidates, candidates.c.id == results.c.candidate_id)
        .where(candidates.c.account_id == account)
    )
    return list(connection.execute(found))


def recount_people(connection: Connection, account: str, bank: BankKey) -> PeopleCounts:
    by_person = defaultdict(list)
    for row in read_rows(connection, account):
        by_person[row.person].append(row)
    found: Counter[str] = Counter()
    for rows in by_person.values():
        of_bank = [row.withheld for row in rows if (row.bank_id, row.bank_version) == bank]
        shown = of_bank.count(False)
        if (rows[0].external_id or "").startswith(SAMPLE_PREFIX):
            found["sample"] += 1
        elif shown:
            found.update(counted=1, retakes=shown - 1)
        else:
            found["withheld" if of_bank else "other_statements"] += 1
    return PeopleCounts(**{name: found[name] for name in PeopleCounts._fields})


def recount_results(connection: Connection, account: str) -> dict[BankKey, tuple[int, int]]:
    totals, outdated = Counter[BankKey](), Counter[BankKey]()
    for row in read_rows(connection, account):
        if row.withheld or row.bank_id is None:
            continue
        key = BankKey(row.bank_id, row.bank_version)
        today = "learnt" if (account, key) == (ACCOUNTS[0], BANKS[0]) else key.bank_id
        totals[key] += 1
        outdated[key] += row.fingerprint not in {None, today}
    return {key: (totals[key], outdated[key]) for key in totals}


def check(connection: Connection, after: object) -> None:
    counted = {}
    for account in ACCOUNTS:
        for bank in BANKS:
            expected = recount_people(connection, account, bank)
            assert count_who_counts(connection, account, bank) == expected, after
            if expected.counted:
                counted[account, bank] = expected.counted
        of_results = recount_results(connection, account)
        assert count_results(connection, account) == of_results, after
        assert count_outdated(connection, account) == sum(outdated for _, outdated in of_results.values()), after
    assert count_people(connection) == counted, after


@on_both
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.exhaustive
def test_kept_counts_equal_a_plain_count_after_any_change(database: Database, seed: int) -> None:
    changes, made = Changes(random.Random(seed)), []
    for _ in range(100):
        made.append(database.write_now(changes.make))
        database.read_now(lambda connection: check(connection, made))
    assert len(set(made)) == 8


@on_both
def test_what_was_undone_is_not_counted(database: Database) -> None:
    def store_and_fail(connection: Connection) -> None:
        add_result(connection, 1, add_person(connection, 1, external_id=None), BANKS[0], "one", withheld=False)
        raise LookupError

    with pytest.raises(LookupError):
        database.write_now(store_and_fail)
    database.read_now(lambda connection: check(connection, "nothing"))


@on_postgres
def test_results_of_one_person_that_are_stored_at_once_are_counted_once(database: Database) -> None:
    person = database.write_now(lambda connection: add_person(connection, 0, external_id=None))
    together = threading.Barrier(2)

    def store(number: int) -> Callable[[Connection], None]:
        def write(connection: Connection) -> None:
            add_result(connection, number, person, BANKS[0], "one", withheld=number % 2 == 0)

        return write

    def take_turns(first: int) -> None:
        for number in range(first, first + 40, 2):
            together.wait(30)
            database.write_now(store(number))

    workers = [threading.Thread(target=take_turns, args=(first,)) for first in (1, 2)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert database.read_now(lambda connection: count_who_counts(connection, ACCOUNTS[0], BANKS[0])).retakes == 19
    database.read_now(lambda connection: check(connection, "results of one person"))


@on_both
def test_an_upgrade_counts_what_is_there(database_url: str, tmp_path: Path) -> None:
    # An SQLite that is given has today's tables.
    url = f"sqlite:///{tmp_path / 'older.db'}" if database_url.startswith("sqlite") else database_url
    engine = create_engine(read_url(url))
    with engine.begin() as connection:
        migrate_to(connection, "late_answers")
        fill(connection)
        changes = Changes(random.Random(7))
        made = [changes.make(connection) for _ in range(100)]
        migrate_to(connection, "head")
        check(connection, made)
        for _ in range(20):
            made.append(changes.make(connection))
            check(connection, made)
    engine.dispose()


def migrate_to(connection: Connection, revision: str) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
