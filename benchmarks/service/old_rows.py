# ruff: noqa: S608
"""What retention deletes, and what an erasure has to search, beside the rows of `insert_rows`: written as rows too."""

import time

from sqlalchemy import Connection, text

from benchmarks.service.rows import DAY_US, Insert

IDLE = 250
"""People who have been idle for so long that retention erases them."""

IDLE_DAYS = 400

BODY = '{"type":"assessment.created","data":{"assessment_id":"asm_N","candidate_id":"cand_N"}}'
CREATED = '{"id":"cand_N","name":"given family N","email":null,"external_id":"p-N","visibility":"team"}'
ANSWER = '{"received":true,"number":N}'


def insert_old_rows(connection: Connection, account_id: str, size: int) -> None:
    """For each of ``size`` people a stored answer to a repeated create, half of them no longer needed; a delivery with
    the receiver's answer, half of them kept long enough; and a change that no page asks for. An eighth of the
    assessments has expired unmarked, and `IDLE` people are idle.
    """
    now = time.time_ns() // 1000
    came = f"{now - 60 * DAY_US} + n * CAST({59 * DAY_US // size} AS BIGINT)"
    webhook = {
        "id": "'whk_1'",
        "account_id": f"'{account_id}'",
        "url": "'https://receiver.example/'",
        "events": "'[]'",
        "secret": "'secret'",
        "enabled": "TRUE",
        "created_at": str(now),
    }
    delivery = {
        "id": "'dlv_' || n",
        "account_id": f"'{account_id}'",
        "webhook_id": "'whk_1'",
        "event_id": "'evt_' || n",
        "type": "'assessment.created'",
        "cause": "'event'",
        "body": _numbered(BODY),
        "status": "'delivered'",
        "created_at": came,
        "attempts": "1",
        "attempted_at": came,
        "answer": _numbered(ANSWER),
    }
    create = {
        "key_id": "(SELECT min(id) FROM keys)",
        "route": "'createCandidate'",
        "idempotency_key": "'key-' || n",
        "body_hash": "'hash'",
        "response": _numbered(CREATED),
        "created_at": f"{now} - n * CAST({2 * DAY_US // size} AS BIGINT)",
    }
    change = {
        "account_id": f"'{account_id}'",
        "audience": f"'{account_id}'",
        "shown_by": "1",
        "mark": "n",
        "at": str(now - DAY_US),
    }
    for insert in (
        Insert("webhooks", webhook, "n = 0"),
        Insert("deliveries", delivery),
        Insert("idempotency", create),
        Insert("changes", change),
    ):
        # A colon would begin a parameter.
        connection.execute(text(insert.statement(size).replace(":", r"\:")))
    connection.execute(text(f"UPDATE assessments SET expires_at = {now - DAY_US} WHERE seed % 8 = 3"))
    # Nobody whose id another's begins with, for an erasure would find their answers too.
    connection.execute(text(f"UPDATE activity SET active_at = {now}"))
    some = f"SELECT candidate_id FROM assessments WHERE seed >= {size // 2} AND seed % 8 <> 3 ORDER BY seq LIMIT {IDLE}"
    long_ago = now - IDLE_DAYS * DAY_US
    connection.execute(text(f"UPDATE activity SET active_at = {long_ago} WHERE candidate_id IN ({some})"))


def _numbered(example: str) -> str:
    """The SQL expression of a text with the row's number in place of each capital N."""
    return f"replace('{example}', 'N', CAST(n AS VARCHAR))"
