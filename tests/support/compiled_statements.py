"""SQL compiled once for all services on SQLite: each would compile every statement anew for engines of its own."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from sqlalchemy import Dialect, Engine, create_engine

from discern.service.storage.engine import database


@cache
def _dialect() -> Dialect:
    """One that has seen a connection, as it has to have before it compiles."""
    engine = create_engine("sqlite://")
    with engine.connect():
        return engine.dialect


@pytest.fixture(scope="session", autouse=True)
def compiled_statements() -> Iterator[None]:
    """What a statement is compiled to depends on the dialect alone, and holds none of its values."""
    compiled: dict[Any, Any] = {}

    def create_sharing(url: Any, **options: Any) -> Engine:
        if url.get_backend_name() != "sqlite":
            return create_engine(url, **options)
        engine = create_engine(url, execution_options={"compiled_cache": compiled}, **options)
        engine.dialect = _dialect()
        return engine

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "create_engine", create_sharing)
        yield
