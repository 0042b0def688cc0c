"""The plain stack: read, list and create assessments with FastAPI, pydantic and SQLAlchemy Core on SQLite, without
Discern's quota, audit, idempotency, events and problems. It checks a Bearer key against a hash in the database, and
commits each create durably (WAL, ``synchronous=FULL``).

**Frozen**: Discern's service is measured against this file, so a change here would move the bars. It is tuned for CPU
time with documented means alone:

- The endpoints are coroutines that call SQLite directly: threads would double a request's cost.
- Two connections stay open: one for reads in autocommit mode, which spares a transaction and a trip to the pool, and
  one for writes. Statements are built once.
- pydantic's JSON parser reads JSON columns, and pydantic gets times as UTC, which it needn't convert.
- What the start creates is frozen out of garbage collection, and a collection starts after 20,000 objects, not 700.
"""

import gc
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from hashlib import sha256
from time import time
from typing import Annotated, Any

from fastapi import FastAPI, Header, HTTPException, Query
from pydantic_core import from_json
from sqlalchemy import (
    JSON,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
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
    *(Column(name, String, nullable=False) for name in ("account_id", "name")),
    *(Column(name, String) for name in ("email", "external_id")),
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
SHOWN = ("id", "status", "form", "language", "take_token", "created_at", "metadata", "candidate_id")
OF_ACCOUNT = (
    select(*(assessments.c[name] for name in SHOWN), candidates.c.name, candidates.c.external_id, assessments.c.seq)
    .join(candidates)
    .where(assessments.c.account_id == bindparam("account_id"))
)
ONE = OF_ACCOUNT.where(assessments.c.id == bindparam("id"))
NEWEST = OF_ACCOUNT.order_by(assessments.c.seq.desc()).limit(bindparam("count"))
BEFORE = NEWEST.where(assessments.c.seq < bindparam("cursor"))
ACCOUNT_OF_KEY = select(keys.c.account_id).where(keys.c.hash == bindparam("hash"))
ADD_CANDIDATE, ADD_ASSESSMENT = insert(candidates), insert(assessments)

engine = create_engine(os.environ["PLAIN_DATABASE_URL"], json_deserializer=from_json)


@event.listens_for(engine, "connect")
def set_pragmas(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}")


meta.create_all(engine)
# Every request runs on the event loop's thread, and none awaits within its transaction.
reader, writer = engine.connect().execution_options(isolation_level="AUTOCOMMIT"), engine.connect()


@asynccontextmanager
async def lifespan(_: FastAPI) -> AsyncIterator[None]:
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)
    with reader, writer:
        yield


app = FastAPI(lifespan=lifespan)
Authorization = Annotated[str, Header()]


def authenticate(authorization: str) -> str:
    hashed = sha256(authorization.removeprefix("Bearer ").encode()).hexdigest()
    account_id: str | None = reader.execute(ACCOUNT_OF_KEY, {"hash": hashed}).scalar()
    if account_id is None:
        raise HTTPException(401, "The key is unknown.")
    return account_id


def to_json(row: Any) -> dict[str, Any]:
    id_, status, form, language, token, created_at, metadata, candidate_id, name, external_id, _ = row
    shown = {"id": id_, "status": status, "form": form, "language": language, "metadata": metadata}
    candidate = {"id": candidate_id, "name": name, "external_id": external_id}
    created, take_url = datetime.fromtimestamp(created_at, UTC), f"http://127.0.0.1/take?token={token}"
    return {**shown, "candidate": candidate, "created_at": created, "take_url": take_url}


@app.get("/assessments/{assessment_id}", response_model=Assessment)
async def get_assessment(assessment_id: str, authorization: Authorization) -> Any:
    row = reader.execute(ONE, {"account_id": authenticate(authorization), "id": assessment_id}).first()
    if row is None:
        raise HTTPException(404, "There is no such assessment.")
    return to_json(row)


@app.get("/assessments", response_model=Page[Assessment])
async def list_assessments(
    authorization: Authorization, limit: Annotated[int, Query(ge=1, le=200)] = 50, cursor: int | None = None
) -> Any:
    wanted = {"account_id": authenticate(authorization), "count": limit + 1, "cursor": cursor}
    rows = reader.execute(NEWEST if cursor is None else BEFORE, wanted).all()
    has_more = len(rows) > limit
    next_cursor = str(rows[limit - 1].seq) if has_more else None
    return {"data": [to_json(row) for row in rows[:limit]], "has_more": has_more, "next_cursor": next_cursor}


@app.post("/assessments", response_model=Assessment)
async def create_assessment(new: NewAssessment, authorization: Authorization) -> Any:
    if new.candidate is None:
        raise HTTPException(400, "Give a candidate.")
    account_id, candidate_id = authenticate(authorization), f"cand_{secrets.token_hex(12)}"
    id_, token, now = f"asm_{secrets.token_hex(12)}", secrets.token_urlsafe(24), time()
    shown = (id_, "created", new.form, new.language, token, now, new.metadata, candidate_id)
    with writer.begin():
        writer.execute(ADD_CANDIDATE, {"id": candidate_id, "account_id": account_id, **new.candidate.model_dump()})
        writer.execute(ADD_ASSESSMENT, {"account_id": account_id, **dict(zip(SHOWN, shown, strict=True))})
    return to_json((*shown, new.candidate.name, new.candidate.external_id, None))
