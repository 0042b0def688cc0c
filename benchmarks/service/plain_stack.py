"""The plain stack: read, list and create assessments with FastAPI, pydantic and SQLAlchemy Core on SQLite, without
Discern's quota, audit, idempotency, events and problems. The endpoints are coroutines that call SQLite directly: on the
threads that FastAPI gives to plain functions, a request costs twice the CPU.

**Frozen**: Discern's service is measured against this file, so a change here would move the bars.
"""

import os
import secrets
import time
from hashlib import sha256
from typing import Annotated, Any

from fastapi import FastAPI, Header, HTTPException, Query
from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    StaticPool,
    String,
    Table,
    bindparam,
    create_engine,
    event,
    insert,
    select,
)

from discern.contract import Assessment, NewAssessment, Page

meta = MetaData()
keys = Table("keys", meta, Column("hash", String, primary_key=True), Column("account_id", String, nullable=False))
candidates = Table(
    "candidates",
    meta,
    Column("id", String, primary_key=True),
    Column("account_id", String, nullable=False),
    *(Column("name", String, nullable=False), Column("email", String), Column("external_id", String)),
)
assessments = Table(
    "assessments",
    meta,
    Column("seq", Integer, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", String, nullable=False, index=True),
    Column("candidate_id", ForeignKey("candidates.id"), nullable=False),
    *(Column(name, String, nullable=False) for name in ("status", "form", "language")),
    Column("take_token", String, unique=True),
    Column("created_at", Float, nullable=False),
    Column("metadata", JSON, nullable=False),
)
SHOWN = ("seq", "id", "status", "form", "language", "take_token", "created_at", "metadata", "candidate_id")
OF_ACCOUNT = (
    select(*(assessments.c[name] for name in SHOWN), candidates.c.name, candidates.c.external_id)
    .join(candidates)
    .where(assessments.c.account_id == bindparam("account_id"))
)
ONE = OF_ACCOUNT.where(assessments.c.id == bindparam("assessment_id"))
NEWEST = OF_ACCOUNT.order_by(assessments.c.seq.desc()).limit(bindparam("count"))
BEFORE = NEWEST.where(assessments.c.seq < bindparam("cursor"))
ACCOUNT_OF_KEY = select(keys.c.account_id).where(keys.c.hash == bindparam("hash"))

app = FastAPI()
# All requests run on the event loop's thread, none is interrupted within its transaction: one connection serves them.
engine = create_engine(os.environ["PLAIN_DATABASE_URL"], poolclass=StaticPool)


@event.listens_for(engine, "connect")
def set_pragmas(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}")


meta.create_all(engine)


def authenticate(connection: Connection, authorization: str) -> str:
    hashed = sha256(authorization.removeprefix("Bearer ").encode()).hexdigest()
    account_id: str | None = connection.execute(ACCOUNT_OF_KEY, {"hash": hashed}).scalar()
    if account_id is None:
        raise HTTPException(401, "The key is unknown.")
    return account_id


def to_json(row: Any) -> dict[str, Any]:
    _, id_, status, form, language, token, created_at, metadata, candidate_id, name, external_id = row
    shown = {"id": id_, "status": status, "form": form, "language": language, "metadata": metadata}
    candidate = {"id": candidate_id, "name": name, "external_id": external_id}
    take_url = f"http://127.0.0.1/take?token={token}"
    return {**shown, "candidate": candidate, "created_at": created_at, "take_url": take_url}


@app.get("/assessments/{assessment_id}", response_model=Assessment)
async def get_assessment(assessment_id: str, authorization: Annotated[str, Header()]) -> Any:
    with engine.connect() as connection:
        account_id = authenticate(connection, authorization)
        row = connection.execute(ONE, {"account_id": account_id, "assessment_id": assessment_id}).first()
    if row is None:
        raise HTTPException(404, "There is no such assessment.")
    return to_json(row)


@app.get("/assessments", response_model=Page[Assessment])
async def list_assessments(
    authorization: Annotated[str, Header()],
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    cursor: int | None = None,
) -> Any:
    with engine.connect() as connection:
        wanted = {"account_id": authenticate(connection, authorization), "count": limit + 1, "cursor": cursor}
        rows = connection.execute(NEWEST if cursor is None else BEFORE, wanted).all()
    has_more = len(rows) > limit
    next_cursor = str(rows[limit - 1].seq) if has_more else None
    return {"data": [to_json(row) for row in rows[:limit]], "has_more": has_more, "next_cursor": next_cursor}


@app.post("/assessments", response_model=Assessment)
async def create_assessment(new: NewAssessment, authorization: Annotated[str, Header()]) -> Any:
    if new.candidate is None:
        raise HTTPException(400, "Give a candidate.")
    with engine.begin() as connection:
        account_id = authenticate(connection, authorization)
        person = {"id": f"cand_{secrets.token_hex(12)}", "account_id": account_id, **new.candidate.model_dump()}
        created: dict[str, Any] = {
            "id": f"asm_{secrets.token_hex(12)}",
            "account_id": account_id,
            "candidate_id": person["id"],
            "status": "created",
            "form": new.form,
            "language": new.language,
            "metadata": new.metadata,
            "take_token": secrets.token_urlsafe(24),
            "created_at": time.time(),
        }
        connection.execute(insert(candidates), person)
        connection.execute(insert(assessments), created)
    return to_json((None, *(created[name] for name in SHOWN[1:]), person["name"], person["external_id"]))
