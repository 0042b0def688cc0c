"""How many people of an account count where parameters are estimated, and how many don't, by reason: by the sums that
triggers keep.
"""

from typing import NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, and_, case, func, select

from discern.service.storage.engine.tables import measured_counts
from discern.service.storage.measurement.banks import BankKey

_COUNTS = measured_counts.c
_BANK = (_COUNTS.bank_id, _COUNTS.bank_version)


class PeopleCounts(NamedTuple):
    """Everybody who has results is in one of the first four.

    ``counted`` are the people of `list_answer_sets`; ``sample`` those of the sample company; ``withheld`` those whose
    every result for these statements was withheld; ``other_statements`` those who answered another questionnaire alone.
    ``retakes`` are further results of the people who count.
    """

    counted: int
    sample: int
    withheld: int
    other_statements: int
    retakes: int


def count_who_counts(connection: Connection, account_id: str, bank: BankKey) -> PeopleCounts:
    """The people of an account with results, by whether they count for a bank's statements."""
    of_bank = {name: _sum(_COUNTS[name], _is_of(bank)) for name in ("counted", "withheld", "shown")}
    found = select(*of_bank.values(), _sum(_COUNTS.people), _sum(_COUNTS.sample))
    counted, withheld, shown, people, sample = map(
        int, connection.execute(found.where(_COUNTS.account_id == account_id)).one()
    )
    return PeopleCounts(counted, sample, withheld, people - counted - withheld, shown - counted)


def count_people_of(connection: Connection, account_id: str, bank: BankKey) -> int:
    """How many people of an account count for a bank's statements."""
    return count_who_counts(connection, account_id, bank).counted


def count_people(connection: Connection) -> dict[tuple[str, BankKey], int]:
    """How many people count, by account and bank, where any do."""
    people = func.sum(_COUNTS.counted)
    rows = connection.execute(
        select(_COUNTS.account_id, *_BANK, people).group_by(_COUNTS.account_id, *_BANK).having(people > 0)
    )
    # Answers from before assessments were fixed to a bank are known to be of none.
    return {(account, BankKey(*bank)): int(count) for account, *bank, count in rows if bank[0]}


def _is_of(bank: BankKey) -> ColumnElement[bool]:
    return and_(_BANK[0] == bank.bank_id, _BANK[1] == bank.version)


def _sum(column: Column[int], condition: ColumnElement[bool] | None = None) -> ColumnElement[int]:
    return func.coalesce(func.sum(column if condition is None else case((condition, column), else_=0)), 0)
