"""Addresses of users that differ by more than upper and lower case of A to Z are no longer one"""

import sqlalchemy as sa
from alembic import op

revision = "exact_addresses"
down_revision = "measured_counts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    users = sa.table("users", sa.column("id"), sa.column("email"), sa.column("email_folded"))
    connection = op.get_bind()
    # Those of ASCII letters alone are folded as before.
    folded = [
        {"of": row.id, "folded": "".join(letter.lower() if letter.isascii() else letter for letter in row.email)}
        for row in connection.execute(sa.select(users.c.id, users.c.email).where(users.c.email.is_not(None)))
        if not row.email.isascii()
    ]
    if folded:
        change = sa.update(users).where(users.c.id == sa.bindparam("of")).values(email_folded=sa.bindparam("folded"))
        connection.execute(change, folded)
