"""What the people who sign in come to, by their roles."""

from collections.abc import Callable, Iterator

from streamlit.testing.v1 import AppTest

from tests.support.page_states import TEAM_VIEWS, open_all, press
from tests.support.pages import PAGES, run
from tests.support.signed import Company, complete


def _signed_out(company: Company) -> Iterator[AppTest]:
    yield company.open("home", None)
    yield company.open("home", "stranger")


def _of_owner(company: Company) -> Iterator[AppTest]:
    complete(company, "Ours", "team")
    company.let_in("quin", "manager", ("Ours",))
    company.let_in("remy", "coach", ("Ours",))
    yield open_all(company.open("settings", "boss"))
    test = open_all(company.open("access", "boss"))
    yield test
    yield press(press(test, "Let somebody in"), "Give access")
    [table] = [str(each.key) for each in test.dataframe]
    for row in range(3):
        test = open_all(company.open("access", "boss"))
        test.session_state[table] = {"selection": {"rows": [row], "columns": [], "cells": []}}
        yield run(test)
        yield press(test, "Change")
        yield press(test, "Remove")
    for view in TEAM_VIEWS:
        yield open_all(company.open("teams", "boss", None, team=company.teams["Ours"], view=view))


def _of_coach(company: Company) -> Iterator[AppTest]:
    complete(company, "Ours", "team", answers_shared=True)
    company.let_in("remy", "coach", ("Ours",))
    yield open_all(company.open("teams", "remy", None, team=company.teams["Ours"]))
    test = open_all(company.open("teams", "remy", None, team=company.teams["Ours"], view="workshop"))
    yield test
    yield open_all(press(test, "Hold all results"))
    for page in PAGES:
        yield open_all(company.open(page, "remy"))


def _of_manager(company: Company) -> Iterator[AppTest]:
    complete(company, "Theirs", "organisation")
    company.let_in("quin", "manager", ("Ours",))
    for page in PAGES:
        yield open_all(company.open(page, "quin"))
    yield open_all(company.open("teams", "quin", None, team=company.teams["Ours"]))
    query = {"team": company.teams["Ours"], "view": "what-if", "with": company.people["Theirs"]}
    yield open_all(company.open("teams", "quin", None, **query))


SIGNED_STATES: dict[str, Callable[[Company], Iterator[AppTest]]] = {
    "signed out": _signed_out,
    "signed in as an owner": _of_owner,
    "signed in as a coach": _of_coach,
    "signed in as a manager": _of_manager,
}
