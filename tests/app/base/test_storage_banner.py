"""What those who run the installation see while nothing can be saved."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from streamlit.testing.v1 import AppTest

from discern.service.errors import ServiceError
from discern.service.storage.engine import write_state
from discern.service.storage.engine.sqlite import driver_of
from discern_app.base.embedded_service import embedded_service
from tests.support.pages import Open
from tests.support.signed import Company


def says_so(test: AppTest) -> bool:
    return "Nothing can be saved right now" in [error.proto.title for error in test.error]


@contextmanager
def storing_nothing() -> Iterator[None]:
    """The database refuses every change, and one was tried."""
    database = embedded_service().service.database
    writing = database.write_now(driver_of)
    writing.execute("PRAGMA query_only=1")
    with pytest.raises(ServiceError, match="store"):
        database.write_now(lambda connection: connection.exec_driver_sql("DELETE FROM rate_buckets"))
    yield
    writing.execute("PRAGMA query_only=0")


def test_it_is_said_above_every_page_until_changes_are_saved_again(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_state, "CHECK_EVERY_S", 0.0)
    assert not says_so(open_page())
    with storing_nothing():
        assert [says_so(open_page(page)) for page in ("home", "people", "settings")] == [True, True, True]
    assert not says_so(open_page())


def test_where_people_sign_in_owners_alone_see_it(company: Company) -> None:
    company.let_in("lead", "manager", ("Ours",))
    assert not says_so(company.open("home", "boss"))
    with storing_nothing():
        assert [says_so(company.open("home", who)) for who in ("boss", "lead")] == [True, False]
