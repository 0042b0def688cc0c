"""Accounts and their keys."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    ScalarSelect,
    bindparam,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from discern.contract.models.account import KeyInfo, Usage
from discern.contract.permissions import Scope
from discern.service.storage.engine.locks import insert_unless_exists
from discern.service.storage.engine.tables import accounts, assessments, candidates, keys, teams
from discern.service.storage.repositories.visibility import (
    Viewer,
    is_listed,
    is_reached,
    own_teams,
)
from discern.service.tokens import digest, new_id, new_key

DEFAULT_ACCOUNT = "default"

LAST_USED_RESOLUTION = timedelta(minutes=1)
"""Resolution of `last_used_at`, which saves a write for every request."""

_KEY_BY_HASH = select(
    keys.c.id, keys.c.account_id, keys.c.scopes, keys.c.last_used_at, keys.c.user_id, keys.c.names
).where(
    keys.c.hash == bindparam("hash"),
    keys.c.revoked_at.is_(None),
    or_(keys.c.expires_at.is_(None), keys.c.expires_at > bindparam("now", type_=keys.c.expires_at.type)),
)
"""Made once, since every request runs it: SQLAlchemy takes longer to make a statement than SQLite to run it."""
_WITH_ACCOUNT = select(keys, accounts.c.name.label("account_name"), accounts.c.drafting).join_from(
    keys, accounts, accounts.c.id == keys.c.account_id
)


@dataclass(frozen=True, slots=True)
class StoredAccount:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class StoredKey:
    """A key that is neither expired nor revoked. ``own`` is what is known of one that isn't stored: see `OwnKeys`;
    ``user_id`` and ``names`` are those of an assistant's.
    """

    id: str
    account_id: str
    scopes: tuple[Scope, ...]
    last_used_at: datetime | None = None
    own: KeyInfo | None = None
    user_id: str | None = None
    names: bool = False

    @property
    def lasting_name(self) -> str:
        """What stands for it over time: its id; of the app's keys, of which each process makes its own, the label."""
        return self.id if self.own is None else self.own.label


def create_account(connection: Connection, name: str, now: datetime) -> StoredAccount:
    account = StoredAccount(new_id("acc"), name)
    connection.execute(insert(accounts).values(id=account.id, name=name, created_at=now))
    return account


def first_account(connection: Connection) -> StoredAccount | None:
    """The account made first, which is the default one. A running service has it."""
    row = connection.execute(select(accounts).order_by(accounts.c.seq).limit(1)).first()
    return None if row is None else StoredAccount(row.id, row.name)


def ensure_default_account(connection: Connection, now: datetime) -> StoredAccount:
    """The first account, made if there is none; processes that start together get the same one."""
    found = first_account(connection)
    if found is None:
        row = {"id": new_id("acc"), "name": DEFAULT_ACCOUNT, "created_at": now}
        insert_unless_exists(connection, accounts, row)
        found = first_account(connection)
    if found is None:
        raise LookupError("there is no account")
    return found


def find_account(connection: Connection, name_or_id: str) -> StoredAccount | None:
    statement = select(accounts).where((accounts.c.name == name_or_id) | (accounts.c.id == name_or_id))
    row = connection.execute(statement.order_by(accounts.c.seq).limit(1)).first()
    return None if row is None else StoredAccount(row.id, row.name)


def list_accounts(connection: Connection) -> list[StoredAccount]:
    return [StoredAccount(row.id, row.name) for row in connection.execute(select(accounts).order_by(accounts.c.seq))]


def create_key(
    connection: Connection,
    account_id: str,
    label: str,
    scopes: tuple[Scope, ...],
    now: datetime,
    expires_at: datetime | None = None,
    *,
    user_id: str | None = None,
    names: bool = False,
) -> tuple[str, str]:
    """Make a key; returns its id and its secret, of which only a hash is stored."""
    key_id, secret = new_id("key"), new_key()
    connection.execute(
        insert(keys).values(
            id=key_id,
            account_id=account_id,
            label=label,
            hash=digest(secret),
            scopes=",".join(scopes),
            created_at=now,
            expires_at=expires_at,
            user_id=user_id,
            names=names,
        )
    )
    return key_id, secret


def find_key(connection: Connection, secret: str, now: datetime) -> StoredKey | None:
    """The key with a secret, unless it is revoked or has expired."""
    row = connection.execute(_KEY_BY_HASH, {"hash": digest(secret), "now": now}).first()
    return None if row is None else _read_key(*row)


def _read_key(
    key_id: str, account_id: str, scopes: Any, last_used_at: datetime | None, user_id: str | None, names: bool
) -> StoredKey:
    return StoredKey(key_id, account_id, tuple(scopes.split(",")), last_used_at, user_id=user_id, names=names)


def describe_key(connection: Connection, key: StoredKey) -> tuple[str, bool, KeyInfo]:
    """The name of a key's account, whether drafts are switched on there, and the key."""
    if key.own is not None:
        account = connection.execute(select(accounts).where(accounts.c.id == key.account_id)).one()
        return account.name, account.drafting, key.own
    row = connection.execute(_WITH_ACCOUNT.where(keys.c.id == key.id)).one()
    return row.account_name, row.drafting, _present(row)


def is_drafting(connection: Connection, account_id: str) -> bool:
    """Whether an owner lets the language model draft openings of reports."""
    return bool(connection.execute(select(accounts.c.drafting).where(accounts.c.id == account_id)).scalar_one())


def _present(row: Any) -> KeyInfo:
    return KeyInfo(
        id=row.id,
        label=row.label,
        scopes=row.scopes.split(","),
        created_at=row.created_at,
        expires_at=row.expires_at,
        last_used_at=row.last_used_at,
        user_id=row.user_id,
        names=row.names,
    )


def was_just_used(key: StoredKey, now: datetime) -> bool:
    return key.last_used_at is not None and now - key.last_used_at < LAST_USED_RESOLUTION


def touch_key(connection: Connection, key_id: str, now: datetime) -> None:
    connection.execute(update(keys).where(keys.c.id == key_id).values(last_used_at=now))


def revoke_key(connection: Connection, key_id: str, now: datetime) -> bool:
    """Revoke at once; false when there is no such key or it was revoked before."""
    revoked = connection.execute(
        update(keys).where(keys.c.id == key_id, keys.c.revoked_at.is_(None)).values(revoked_at=now)
    )
    return revoked.rowcount > 0


def list_keys(connection: Connection, account_id: str | None) -> list[tuple[str, KeyInfo, datetime | None]]:
    """Keys with their account's name and when they were revoked, oldest first."""
    statement = _WITH_ACCOUNT.order_by(keys.c.created_at)
    if account_id is not None:
        statement = statement.where(keys.c.account_id == account_id)
    return [(row.account_name, _present(row), row.revoked_at) for row in connection.execute(statement)]


def list_live_keys(connection: Connection, account_id: str) -> list[KeyInfo]:
    """An account's keys that aren't revoked, newest first."""
    statement = _WITH_ACCOUNT.where(keys.c.account_id == account_id, keys.c.revoked_at.is_(None))
    return [_present(row) for row in connection.execute(statement.order_by(keys.c.created_at.desc(), keys.c.id.desc()))]


def count_usage(connection: Connection, account_id: str, viewer: Viewer) -> Usage:
    """How much there is that ``viewer`` may know of."""

    def count(table: FromClause, *conditions: ColumnElement[bool]) -> ScalarSelect[int]:
        return select(func.count()).select_from(table).where(*conditions).scalar_subquery()

    with_people = assessments.join(candidates, candidates.c.id == assessments.c.candidate_id)
    listed = (assessments.c.account_id == account_id, is_listed(viewer))
    own = true() if viewer.reaches_all else teams.c.id.in_(own_teams(viewer))
    counts = {
        "candidates": count(candidates, candidates.c.account_id == account_id, is_reached(viewer)),
        "assessments": count(with_people, *listed),
        "completed": count(with_people, *listed, assessments.c.status == "completed"),
        "teams": count(teams, teams.c.account_id == account_id, own),
    }
    row = connection.execute(select(*(each.label(name) for name, each in counts.items()))).one()
    return Usage.model_validate(dict(row._mapping))
