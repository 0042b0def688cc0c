"""What days and JSON are stored as."""

from datetime import UTC, date, datetime

from sqlalchemy import Connection, Text, insert, select, type_coerce

from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import accounts, candidates, used_cards
from tests.support.databases import on_both

pytestmark = on_both

NOW = datetime(2026, 11, 20, tzinfo=UTC)
DAY = date(2026, 11, 30)


def store(connection: Connection) -> None:
    connection.execute(insert(accounts).values(id="acc_1", name="Quay", created_at=NOW))
    person = {"id": "cand_1", "account_id": "acc_1", "name": "Ada", "name_folded": "ada", "metadata": {}}
    connection.execute(insert(candidates).values(**person, visibility="team", created_at=NOW, hidden_by=None))
    use = {"made_by": "", "candidate_id": "cand_1", "other_id": "", "card": "card", "use": "used", "on": DAY}
    connection.execute(insert(used_cards).values(use))


def test_days_are_text_and_no_json_is_null(database_url: str) -> None:
    database = Database(database_url)
    database.open()
    database.write_now(store)
    day = used_cards.c.on
    days = select(day, type_coerce(day, Text)).where(day <= DAY)
    without = select(candidates.c.id).where(candidates.c.hidden_by.is_(None))
    assert database.read_now(lambda connection: connection.execute(days).all()) == [(DAY, "2026-11-30")]
    assert database.read_now(lambda connection: connection.scalars(without).all()) == ["cand_1"]
    database.close()
