"""A migration leaves in place what the version before it uses, since both run side by side during an upgrade."""

from collections.abc import Iterator

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect

from discern.service.storage.engine.migrate import alembic_config

LAST_THAT_DROPPED = "bank_uses"

Columns = dict[tuple[str, str], str]


def list_since() -> Iterator[str]:
    """The migrations since, oldest first."""
    scripts = ScriptDirectory.from_config(alembic_config())
    yield from reversed([each.revision for each in scripts.iterate_revisions("head", LAST_THAT_DROPPED)])


def migrate_to(connection: Connection, revision: str) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def read_columns(connection: Connection) -> tuple[Columns, set[tuple[str, str]]]:
    """The types of all columns, and the columns that a new row must give."""
    types, needed = {}, set()
    inspector = inspect(connection)
    for table in inspector.get_table_names():
        for column in inspector.get_columns(table):
            place = (table, column["name"])
            types[place] = str(column["type"])
            if not column["nullable"] and column["default"] is None:
                needed.add(place)
    return types, needed


def read_uniques(connection: Connection) -> set[tuple[str, tuple[str, ...]]]:
    inspector = inspect(connection)
    found: set[tuple[str, tuple[str, ...]]] = set()
    for table in inspector.get_table_names():
        indexes = inspector.get_indexes(table)
        found |= {(table, tuple(str(name) for name in each["column_names"])) for each in indexes if each["unique"]}
        found |= {(table, tuple(each["column_names"])) for each in inspector.get_unique_constraints(table)}
    return found


def test_migrations_only_add() -> None:
    faults = []
    with create_engine("sqlite://").connect() as connection:
        migrate_to(connection, LAST_THAT_DROPPED)
        types, needed = read_columns(connection)
        uniques = read_uniques(connection)
        for revision in list_since():
            tables = {table for table, _ in types}
            migrate_to(connection, revision)
            types_after, needed_after = read_columns(connection)
            uniques_after = read_uniques(connection)
            faults += [
                f"{revision} takes or changes {place}" for place in types if types_after.get(place) != types[place]
            ]
            faults += [f"{revision} asks for {place}" for place in needed_after - needed if place[0] in tables]
            faults += [
                f"{revision} forbids doubles of {place}" for place in uniques_after - uniques if place[0] in tables
            ]
            types, needed, uniques = types_after, needed_after, uniques_after
    assert faults == []


def test_addresses_of_before_are_told_apart() -> None:
    rows = {"u1": "Ana@Straße.example", "u2": "Bo@Example.org", "u3": None}
    with create_engine("sqlite://").connect() as connection:
        migrate_to(connection, "measured_counts")
        connection.exec_driver_sql("INSERT INTO accounts (id, name, created_at) VALUES ('a', 'a', 0)")
        for user, email in rows.items():
            folded = None if email is None else email.casefold()
            connection.exec_driver_sql(
                "INSERT INTO users (id, account_id, email, email_folded, told_folded, role, created_at) "
                "VALUES (?, 'a', ?, ?, '', 'coach', 0)",
                (user, email, folded),
            )
        migrate_to(connection, "exact_addresses")
        found = connection.exec_driver_sql("SELECT id, email_folded FROM users").all()
    assert dict(map(tuple, found)) == {"u1": "ana@straße.example", "u2": "bo@example.org", "u3": None}
