"""The pages of owners, behind a sign-in: with nobody there, with many, with odd names."""

import re
from collections.abc import Callable

import pytest

from discern.contract import operations
from discern.contract.models.sync import SyncBatch, SyncCandidate, SyncTeam
from discern.contract.models.users import PutUser
from discern_app.base.text import escape
from tests.support.hostile import ACCEPTED
from tests.support.pages import click, headings, run, texts
from tests.support.signed import Company

NAMES = [name.strip() for name in ACCEPTED]
MARKED = [name for name in NAMES if escape(name) != name and "evil" in name]


def let_nobody_in(company: Company) -> None:
    """The first owner alone."""


def let_many_in(company: Company) -> None:
    for number in range(60):
        company.let_in(f"person{number}", "manager", ("Ours", "Theirs"))


def let_odd_names_in(company: Company) -> None:
    people = [SyncCandidate(external_id=f"p{n}", name=name) for n, name in enumerate(NAMES)]
    teams = [SyncTeam(external_id=f"t{n}", name=name) for n, name in enumerate(MARKED[:20])]
    company.owner.send(operations.SYNC(SyncBatch(candidates=people, teams=teams)))
    for number, name in enumerate(MARKED):
        company.owner.send(operations.PUT_USER(PutUser(email=f"p{number}@example.org", name=name, role="coach")))


CROWDS: dict[str, Callable[[Company], None]] = {
    "many": let_many_in,
    "nobody": let_nobody_in,
    "odd-names": let_odd_names_in,
}


def names_as_markup(shown: str) -> list[str]:
    return [name for name in MARKED if re.search(rf"(?<!\\){re.escape(name)}", shown)]


@pytest.mark.parametrize("crowd", CROWDS)
@pytest.mark.exhaustive
def test_people_and_access_opens_for_any_users(company: Company, crowd: str) -> None:
    CROWDS[crowd](company)
    test = company.open("access", "boss")
    assert headings(test)[0] == "Access"
    assert not test.error
    [table] = test.dataframe
    assert ["Owner"] in [list(role) for role in table.value["Role"]]
    test.session_state[str(table.key)] = {"selection": {"rows": [0], "columns": [], "cells": []}}
    click(run(test), "Change")
    assert not test.error
    assert names_as_markup(texts(test)) == []
