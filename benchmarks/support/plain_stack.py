"""The plain stack that Discern's service is compared with: FastAPI and SQLAlchemy Core as their documentation shows
them, on tables of the same shape, without keys, limits, logs, events, or who may see what.
"""

import os
import secrets
from datetime import UTC, datetime
from typing import Any

from fastapi import FastAPI, HTTPException
from pydantic import BaseModel
from sqlalchemy import Engine, MetaData, create_engine, event, insert, select

from discern.service.storage.engine import tables
from discern.service.storage.engine.database import read_url

URL = "PLAIN_STACK_URL"
"""The environment variable that names its database."""

ROWS = 10_000
"""Rows inserted at a time."""

metadata = MetaData()
accounts, candidates, _, assessments = (
    table.to_metadata(metadata) for table in (tables.accounts, tables.candidates, tables.teams, tables.assessments)
)


class Person(BaseModel):
    id: str
    name: str
    external_id: str | None


class Assessment(BaseModel):
    id: str
    status: str
    candidate: Person
    team_id: str | None
    form: str
    language: str
    created_at: datetime
    started_at: datetime | None
    completed_at: datetime | None
    expires_at: datetime | None
    take_token: str | None
    metadata: dict[str, str]


class NewAssessment(BaseModel):
    candidate_id: str
    form: str = "fixed"
    language: str = "en"


class Assessments(BaseModel):
    data: list[Assessment]
    next_after: int | None


def connect(url: str) -> Engine:
    """An engine on the database at ``url``. On SQLite a change is on disk when it is committed, as Discern's is."""
    engine = create_engine(read_url(url))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def add_assessments(engine: Engine, account_id: str, numbers: range) -> None:
    """Insert one person with one assessment for each of ``numbers``, ids ``cand_{number}`` and ``asm_{number}``."""
    for first in range(numbers.start, numbers.stop, ROWS):
        part = range(first, min(first + ROWS, numbers.stop))
        with engine.begin() as connection:
            connection.execute(insert(candidates), [_person(account_id, number) for number in part])
            connection.execute(
                insert(assessments), [_assessment(account_id, f"cand_{number}", f"asm_{number}") for number in part]
            )


def _person(account_id: str, number: int) -> dict[str, Any]:
    name = f"Robin Family{number}"
    return {
        "id": f"cand_{number}",
        "account_id": account_id,
        "name": name,
        "name_folded": name.casefold(),
        "sort_key": name.casefold(),
        "visibility": "organisation",
        "created_at": datetime.now(UTC),
    }


def _assessment(account_id: str, candidate_id: str, id_: str) -> dict[str, Any]:
    return {
        "id": id_,
        "account_id": account_id,
        "candidate_id": candidate_id,
        "status": "created",
        "form": "fixed",
        "language": "en",
        "seed": secrets.randbelow(2**31),
        "take_token": secrets.token_urlsafe(24),
        "created_at": datetime.now(UTC),
        "metadata": {},
    }


def make_app() -> FastAPI:
    """On the database that `PLAIN_STACK_URL` names, for `uvicorn --factory`."""
    app, engine = FastAPI(), connect(os.environ[URL])
    named = (candidates.c.name.label("person_name"), candidates.c.external_id.label("person_external_id"))
    joined = select(assessments, *named).join(candidates, candidates.c.id == assessments.c.candidate_id)

    @app.get("/readyz")
    def readyz() -> str:
        return "ready"

    @app.get("/assessments/{assessment_id}")
    def read(assessment_id: str) -> Assessment:
        with engine.connect() as connection:
            row = connection.execute(joined.where(assessments.c.id == assessment_id)).first()
        if row is None:
            raise HTTPException(404)
        return _present(row)

    @app.get("/assessments")
    def list_newest(limit: int = 50, after: int | None = None) -> Assessments:
        statement = joined.order_by(assessments.c.seq.desc()).limit(limit)
        if after is not None:
            statement = statement.where(assessments.c.seq < after)
        with engine.connect() as connection:
            rows = connection.execute(statement).all()
        return Assessments(data=[_present(row) for row in rows], next_after=rows[-1].seq if rows else None)

    @app.post("/assessments")
    def create(new: NewAssessment) -> Assessment:
        with engine.begin() as connection:
            person = connection.execute(select(candidates).where(candidates.c.id == new.candidate_id)).first()
            if person is None:
                raise HTTPException(404)
            row = _assessment(person.account_id, person.id, f"asm_{secrets.token_urlsafe(12)}")
            row |= {"form": new.form, "language": new.language}
            connection.execute(insert(assessments).values(row))
            return _present(connection.execute(joined.where(assessments.c.id == row["id"])).one())

    return app


def _present(row: Any) -> Assessment:
    person = Person(id=row.candidate_id, name=row.person_name, external_id=row.person_external_id)
    own = {name: getattr(row, name) for name in Assessment.model_fields if name != "candidate"}
    return Assessment(candidate=person, **own)
