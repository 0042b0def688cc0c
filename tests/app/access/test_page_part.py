"""Parts of pages that run alone are for whoever the page was drawn for."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from discern_app.access import signed_in
from tests.support.pages import headings, labels, run, texts
from tests.support.signed import Company

APP = Path(__file__).parents[3] / "app" / "discern_app"

PEOPLE = "Person of Ours"


@pytest.mark.parametrize(
    ("change", "shown"),
    [
        pytest.param(lambda company: company.let_in("lead", "member", (), company.people["Theirs"]), [], id="member"),
        pytest.param(lambda company: company.shut_out("lead"), ["You don't have access"], id="shut out"),
    ],
    ids=["member", "shut out"],
)
def test_who_loses_a_role_sees_nobody_at_the_next_run(
    company: Company, monkeypatch: pytest.MonkeyPatch, change: Callable[[Company], None], shown: list[str]
) -> None:
    monkeypatch.setattr(signed_in, "ASK_EVERY", timedelta())
    company.let_in("lead", "manager", ("Ours",))
    test: AppTest = company.open("people", "lead")
    assert any(PEOPLE in label for label in labels(test))
    change(company)
    run(test)
    assert not any(PEOPLE in label for label in labels(test))
    assert PEOPLE not in texts(test)
    # A member's own page comes through a component.
    assert [*headings(test), *(each.value for each in test.header)] == shown


def test_every_part_that_shows_something_asks_who_looks() -> None:
    """`st.fragment` itself is for timers, which only draw the whole page again, and for plain pages, which ask."""
    files = {f"{file.parent.name}/{file.name}": file.read_text(encoding="utf-8") for file in APP.rglob("*.py")}
    assert {name for name, text in files.items() if "st.fragment" in text} == {
        "access/viewer.py",
        "base/live_updates.py",
        "bridge/exchange.py",
    }
    assert {name for name, text in files.items() if "st.dialog(" in text} == {"dialogs/open_dialog.py"}
