"""An account with many people, each with one assessment, written as rows: by the service it would take ten minutes."""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, text

TEAM = 50
"""People of a team."""
RARE = 5
"""How many of each kind that is rare there are, however many others: the oldest."""
DAY_US = 86_400 * 1_000_000

COMMON_NAME, RARE_NAME = "given", "quixote"
MANAGER = "usr_manager"
"""A user who leads the first team."""

NUMBERS = "WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < {last})"


@dataclass(frozen=True, slots=True)
class Insert:
    """A row of ``table`` for each number ``n`` that satisfies ``where``: an SQL expression by column."""

    table: str
    columns: dict[str, str]
    where: str = "TRUE"

    def statement(self, size: int) -> str:
        names, values = ", ".join(self.columns), ", ".join(self.columns.values())
        numbers = NUMBERS.format(last=size - 1)
        return (
            f"INSERT INTO {self.table} ({names}) {numbers} SELECT {values} FROM numbers WHERE {self.where} ORDER BY n"  # noqa: S608
        )


def insert_rows(connection: Connection, account_id: str, size: int) -> None:
    """``size`` people in teams of `TEAM`, who came one after the other over two years and were all active lately.

    Half have completed their assessment, and some have expired; only `RARE` are idle, have expired without being
    marked, are named `RARE_NAME`, or are shown to the whole organisation.
    """
    now = time.time_ns() // 1000
    name = f"CASE WHEN n < {RARE} THEN 'Rara {RARE_NAME} ' ELSE '{COMMON_NAME} family' || (n % 9973) || ' ' END || n"
    came = f"{now - 730 * DAY_US} + n * CAST({729 * DAY_US // size} AS BIGINT)"
    lately = f"{now - 20 * DAY_US} + n"
    is_rare = f"n < {RARE}"
    others = "WHEN n % 4 < 2 THEN 'completed' WHEN n % 4 = 2 THEN 'cancelled' ELSE 'created'"
    status = f"CASE WHEN {is_rare} THEN 'started' {others} END"
    inserts = (
        Insert(
            "teams",
            {
                "id": "'team_' || n",
                "account_id": f"'{account_id}'",
                "name": f"CASE WHEN {is_rare} THEN '{RARE_NAME}' ELSE 'Team ' || n END",
                "name_folded": f"CASE WHEN {is_rare} THEN '{RARE_NAME}' ELSE 'team ' || n END",
                "created_at": came,
                "updated_at": came,
            },
            f"n % {TEAM} = 0",
        ),
        Insert(
            "candidates",
            {
                "id": "'cand_' || n",
                "account_id": f"'{account_id}'",
                "name": name,
                "name_folded": f"lower({name})",
                "sort_key": f"lower({name})",
                "external_id": "'p-' || n",
                "visibility": f"CASE WHEN {is_rare} THEN 'organisation' ELSE 'team' END",
                "created_at": came,
            },
        ),
        Insert(
            "memberships",
            {"team_id": f"'team_' || (n - n % {TEAM})", "candidate_id": "'cand_' || n", "added_at": came},
        ),
        Insert(
            "assessments",
            {
                "id": "'asm_' || n",
                "account_id": f"'{account_id}'",
                "candidate_id": "'cand_' || n",
                "team_id": f"'team_' || (n - n % {TEAM})",
                "status": status,
                "form": "'fixed'",
                "language": "'en'",
                "seed": "n",
                "bank_id": "'discern-en'",
                "bank_version": "'1.1.0'",
                "take_token": "CASE WHEN n % 4 = 3 THEN 'token' || n END",
                "created_at": came,
                "started_at": f"CASE WHEN {is_rare} THEN {came} ELSE {lately} END",
                "completed_at": f"CASE WHEN n % 4 < 2 AND NOT {is_rare} THEN {lately} END",
                "expires_at": f"CASE WHEN {is_rare} THEN {now - DAY_US} ELSE {now + 30 * DAY_US} END",
                "metadata": "'{}'",
            },
        ),
        Insert(
            "results",
            {
                "assessment_id": "'asm_' || n",
                "candidate_id": "'cand_' || n",
                "completed_at": lately,
                "withheld": "FALSE",
                "document": "'{}'",
            },
            f"n % 4 < 2 AND NOT {is_rare}",
        ),
        Insert(
            "users",
            {
                "id": f"CASE n WHEN 0 THEN '{MANAGER}' ELSE 'usr_' || n END",
                "account_id": f"'{account_id}'",
                "email": "'p' || n || '@example.org'",
                "email_folded": "'p' || n || '@example.org'",
                "told_folded": f"CASE WHEN {is_rare} THEN '{RARE_NAME}' ELSE 'member ' || n END",
                "role": "CASE n WHEN 0 THEN 'manager' ELSE 'member' END",
                "candidate_id": "CASE WHEN n > 0 THEN 'cand_' || n END",
                "created_at": came,
            },
        ),
        Insert("user_teams", {"user_id": f"'{MANAGER}'", "team_id": "'team_0'"}, "n = 0"),
        Insert(
            "events",
            {
                "id": "'evt_' || n",
                "account_id": f"'{account_id}'",
                "type": f"CASE WHEN {is_rare} THEN 'candidate.merged' ELSE 'assessment.created' END",
                "occurred_at": came,
                "data": "'{}'",
            },
        ),
    )
    for each in inserts:
        connection.execute(text(each.statement(size)))
