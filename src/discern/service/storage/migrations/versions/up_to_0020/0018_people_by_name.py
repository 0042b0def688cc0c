"""People in the order of their names"""

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "people_by_name"
down_revision = "regions"
branch_labels = None
depends_on = None

LONGEST = 90


def upgrade() -> None:
    key = sa.String().with_variant(sa.String(collation="C"), "postgresql")
    op.add_column("candidates", sa.Column("sort_key", key, nullable=False, server_default=""))
    candidates = sa.table("candidates", sa.column("seq"), sa.column("name"), sa.column("sort_key"))
    connection = op.get_bind()
    keys = [
        {"of": row.seq, "key": sort_key(row.name)}
        for row in connection.execute(sa.select(candidates.c.seq, candidates.c.name))
    ]
    if keys:
        fill = sa.update(candidates).where(candidates.c.seq == sa.bindparam("of")).values(sort_key=sa.bindparam("key"))
        connection.execute(fill, keys)
    op.create_index("ix_candidates_account_id_sort_key_seq", "candidates", ["account_id", "sort_key", "seq"])


def sort_key(name: str) -> str:
    """As the service makes it for people who come later."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return plain.encode()[:LONGEST].decode(errors="ignore")
