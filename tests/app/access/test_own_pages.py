"""The pages of owners and members, behind a sign-in: with nobody there, with many, with odd names."""

import re
from collections.abc import Callable

import pytest

from discern.client import operations
from discern.contract import Block, CandidateChange, PutUser, SyncBatch, SyncCandidate, SyncTeam, TeamChange
from discern_app.base.current_service import configured_service
from discern_app.base.text import escape
from discern_app.participant.questionnaire import save_answers
from discern_app.taking.questionnaire import REFUSED, is_refusal
from tests.support.hostile import ACCEPTED
from tests.support.pages import click, headings, labels, run, texts
from tests.support.questionnaire import pick, told_of
from tests.support.signed import Company, begin, complete

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
    company.owner.send(operations.sync(SyncBatch(candidates=people, teams=teams)))
    for number, name in enumerate(MARKED):
        company.owner.send(operations.put_user(PutUser(email=f"p{number}@example.org", name=name, role="coach")))


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


@pytest.mark.parametrize("name", ["Ana", *MARKED[:3]])
@pytest.mark.parametrize("state", ["asked", "done"])
@pytest.mark.exhaustive("name")
def test_my_data_opens_at_every_stage(company: Company, state: str, name: str) -> None:
    person, team = company.people["Ours"], company.teams["Ours"]
    company.owner.send(operations.change_candidate(person, CandidateChange(name=name)))
    company.owner.send(operations.change_team(team, TeamChange(name=name)))
    if state == "done":
        complete(company, "Ours", "team")
    company.let_in("visitor", "member", (), person)
    test = company.open("my_data", "visitor")
    assert headings(test) == ["My profile"]
    assert not test.error
    assert bool(test.get("plotly_chart")) == (state == "done")
    assert names_as_markup(texts(test)) == []


@pytest.mark.parametrize("role", ["owner", "member"])
def test_neither_is_there_for_others(company: Company, role: str) -> None:
    company.let_in("visitor", "member", (), company.people["Ours"])
    page, who = ("my_data", "boss") if role == "owner" else ("access", "visitor")
    test = company.open(page, who)
    if role == "owner":
        assert "My profile" not in texts(test)
    else:
        assert not test.dataframe
        assert "Let somebody in" not in labels(test)


def test_a_member_sees_what_is_hidden_once_the_person_has_confirmed(company: Company) -> None:
    token = complete(company, "Ours", "private")
    company.let_in("visitor", "member", (), company.people["Ours"])
    test = company.open("my_data", "visitor")
    assert not test.error
    assert not test.get("plotly_chart")
    test.text_input[0].input("https://discern.example/me?token=" + "x" * 32)
    click(test, "Confirm that this is me")
    assert test.error
    assert not test.get("plotly_chart")
    test.text_input[0].input(f"https://discern.example/me?token={token}")
    click(test, "Confirm that this is me")
    assert not test.error
    assert "Confirm that this is me" not in labels(test)
    assert test.get("plotly_chart")


def test_a_member_who_would_go_on_with_what_another_began_reads_why_not(company: Company) -> None:
    begin(company, "Ours")
    company.let_in("visitor", "member", (), company.people["Ours"])
    test = company.open("my_data", "visitor")
    block = Block.model_validate(told_of(test)["state"]["next"]["blocks"][0])
    user = next(each for each in company.owner.send(operations.list_users()).data if each.role == "member")
    reader = configured_service().managers.acting_for(user.id)
    saved = save_answers(reader, company.assessments["Ours"], {"given": [pick(block).model_dump()]})
    assert is_refusal(saved)
    test.session_state[REFUSED] = True
    assert ["hasn't confirmed that this sign-in is yours" in each.value for each in run(test).warning] == [True]
    assert not test.error
