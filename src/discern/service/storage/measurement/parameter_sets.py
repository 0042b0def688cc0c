"""What was learnt from an account's own people, in versions.

A set belongs to an account and to the bank that it was estimated on, by that bank's fingerprint: under other
parameters of the bank it means nothing. There are two kinds:

- `discrimination`: the factor of all loadings. ``parameters`` are `instrument.Discrimination.to_dict()`. It is learnt
  and applied by itself.
- `calibration`: item parameters and norms. ``parameters`` are `instrument.bank_to_dict()` of the calibrated bank.

To add one: take `next_number`, make the bank with the version that `version_of` gives, and `store_parameter_set` with
that bank's fingerprint. From then on `find_applied` gives it, new results are scored by it, and those before are out of
date until they are rescored. `domain.banks.Banks` makes the bank of a set.
"""

from datetime import datetime
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, ScalarSelect, Table, and_, bindparam, func, insert, select

from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.tables import assessments, banks, parameter_sets, results

ParameterKind = Literal["discrimination", "calibration"]

SUFFIXES: dict[ParameterKind, str] = {"discrimination": "people", "calibration": "calibration"}


class ParameterSet(NamedTuple):
    """``base`` is the fingerprint of the bank before, ``fingerprint`` that of the bank with these parameters.

    ``people`` is how many people counted in the account then. ``spread`` and ``contradicts`` are those of
    `instrument.DiscriminationEstimate`.
    """

    id: str
    account_id: str
    bank_id: str
    bank_version: str
    base: str
    number: int
    kind: ParameterKind
    parameters: dict[str, Any]
    people: int
    spread: float | None
    contradicts: bool
    fingerprint: str
    applied_at: datetime

    @property
    def version(self) -> str:
        """The version of the bank with these parameters."""
        return version_of(self.bank_version, self.kind, self.number)


_ALL = select(*(parameter_sets.c[name] for name in ParameterSet._fields))
_NEWEST = parameter_sets.c.number.desc()
_APPLIED_FINGERPRINT = (
    select(parameter_sets.c.fingerprint)
    .where(parameter_sets.c.account_id == bindparam("account_id"), parameter_sets.c.base == bindparam("base"))
    .order_by(_NEWEST)
    .limit(1)
)


def version_of(bank_version: str, kind: ParameterKind, number: int) -> str:
    """For example `2.0.0+people.1`."""
    return f"{bank_version}+{SUFFIXES[kind]}.{number}"


def next_number(connection: Connection, account_id: str, base: str) -> int:
    """The number of an account's next set for a bank, from 1. No other transaction gets it before this one ends."""
    lock_account_sequence(connection, account_id)
    newest = select(func.max(parameter_sets.c.number)).where(_is_for(account_id, base))
    return int(connection.execute(newest).scalar_one() or 0) + 1


def store_parameter_set(connection: Connection, new: ParameterSet) -> None:
    connection.execute(insert(parameter_sets).values(new._asdict()))


def find_applied(connection: Connection, account_id: str, base: str) -> ParameterSet | None:
    """The set that scores an account's answers to a bank."""
    found = _ALL.where(_is_for(account_id, base))
    row = connection.execute(found.order_by(_NEWEST).limit(1)).first()
    return None if row is None else ParameterSet(*row)


def find_applied_fingerprint(connection: Connection, account_id: str, base: str) -> str | None:
    """That set's fingerprint. Its parameters may be large."""
    fingerprint: str | None = connection.execute(
        _APPLIED_FINGERPRINT, {"account_id": account_id, "base": base}
    ).scalar()
    return fingerprint


def find_parameter_set(connection: Connection, account_id: str, set_id: str) -> ParameterSet | None:
    """A set of an account."""
    row = connection.execute(
        _ALL.where(parameter_sets.c.account_id == account_id, parameter_sets.c.id == set_id)
    ).first()
    return None if row is None else ParameterSet(*row)


def scores_today(of: Table = assessments) -> ScalarSelect[str]:
    """The fingerprint of the parameters that would score a row of ``of`` today, which has an account and a bank's key;
    null for a bank that isn't known.
    """
    applied = (
        select(parameter_sets.c.fingerprint)
        .where(
            parameter_sets.c.account_id == of.c.account_id,
            parameter_sets.c.base == banks.c.fingerprint,
        )
        .order_by(_NEWEST)
        .limit(1)
        .correlate(of, banks)
        .scalar_subquery()
    )
    return (
        select(func.coalesce(applied, banks.c.fingerprint))
        .where(banks.c.bank_id == of.c.bank_id, banks.c.version == of.c.bank_version)
        .correlate(of)
        .scalar_subquery()
    )


def is_outdated() -> ColumnElement[bool]:
    """Whether a row of `results`, joined with its assessment, was scored by other parameters than would score it today.
    Null where that isn't known.
    """
    return results.c.fingerprint != scores_today()


def _is_for(account_id: str, base: str) -> ColumnElement[bool]:
    return and_(parameter_sets.c.account_id == account_id, parameter_sets.c.base == base)
