"""What a participant comes to, state by state: consent, questions, their profile and data, joining, dead links."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from sqlalchemy import update
from streamlit.testing.v1 import AppTest

from discern import instrument
from discern.client import Client, operations
from discern.contract import (
    Answer,
    Assessment,
    GiveAnswers,
    GiveConsent,
    NewAssessment,
    NewCandidate,
    NewJoinLink,
    NewTeam,
)
from discern.service.storage.engine.tables import assessments
from discern_app.base.embedded_service import embedded_service
from discern_app.taking.browser_memory import RECALLED
from tests.support.page_states import find_field, open_all, press
from tests.support.pages import Open, run
from tests.support.questionnaire import answer_next


@dataclass(frozen=True)
class Taker:
    """A service with one person who is invited, and one link to join a team."""

    open: Open
    client: Client

    def invite(self, **given: Any) -> Assessment:
        new = NewAssessment(candidate=NewCandidate(name="Aba"), form="short", **given)
        return self.client.send(operations.create_assessment(new))


def _token(assessment: Assessment) -> str:
    return str(assessment.take_url).partition("token=")[2]


def _begin(taker: Taker, assessment: Assessment) -> str:
    """Give consent; returns the token of the private link."""
    test = taker.open("take", token=_token(assessment))
    test.checkbox[0].check()
    return str(press(run(test), "Start").code[-1].value).partition("token=")[2]


def _whole_flow(taker: Taker) -> Iterator[AppTest]:
    """From consent over the questions to the profile and the person's data, to the end of all that."""
    team = taker.client.send(operations.create_team(NewTeam(name="Crew"))).id
    assessment = taker.invite(team_id=team)
    yield open_all(taker.open("take", token=_token(assessment)))
    private = _begin(taker, assessment)
    test = taker.open("me", token=private)
    yield open_all(test)
    answer_next(taker.client, private, assessment.id, 12)
    yield open_all(run(test))
    yield open_all(taker.open("take", token=_token(assessment)))
    own = open_all(taker.open("me", token=private))
    yield own
    own.radio[0].set_value(own.radio[0].options[-1])
    yield open_all(run(own))
    find_field(own, "E-mail (optional)").input("aba")
    yield press(own, "Save")
    for key, label in (("sure of withdrawal", "Withdraw consent"), ("sure of erasure", "Delete everything")):
        [sure] = [each for each in own.checkbox if each.key == key]
        sure.check()
        run(own)
        yield press(own, label)


def _ended(taker: Taker) -> Iterator[AppTest]:
    """Links that lead nowhere, to what has ended, or to what was started elsewhere."""
    for page in ("take", "me"):
        for query in ({}, {"token": "a"}):
            yield taker.open(page, **query)
    cancelled, expired, started = taker.invite(), taker.invite(), taker.invite()
    private = _begin(taker, cancelled)
    taker.client.send(operations.cancel_assessment(cancelled.id))
    past = update(assessments).where(assessments.c.id == expired.id).values(expires_at=expired.created_at)
    embedded_service().api.state.service.database.write_now(lambda connection: connection.execute(past))
    for page, token in (("take", _token(cancelled)), ("me", private), ("take", _token(expired))):
        yield open_all(taker.open(page, token=token))
    answer_next(taker.client, _begin(taker, started), started.id)
    test = taker.open("take", token=_token(started))
    yield test
    test.session_state[RECALLED] = {_token(started): ""}
    yield run(test)


def _joining(taker: Taker) -> Iterator[AppTest]:
    team = taker.client.send(operations.create_team(NewTeam(name="Crew")))
    link = taker.client.send(operations.create_join_link(team.id, NewJoinLink(form="short", limit=1)))
    token = link.url.partition("token=")[2]
    late, test = taker.open("take", token=token), taker.open("take", token=token)
    yield test
    for name, email in (("", ""), ("Aba", "aba"), ("Aba", "")):
        test.text_input[0].set_value(name)
        test.text_input[1].set_value(email)
        yield press(test, "Continue")
    test.query_params["token"] = token
    yield run(test)
    late.text_input[0].set_value("Bex")
    yield press(late, "Continue")


def _own_profile(taker: Taker) -> Iterator[AppTest]:
    """The profile of somebody who took their time."""
    assessment = taker.invite(team_id=taker.client.send(operations.create_team(NewTeam(name="Crew"))).id)
    token = taker.client.send(operations.give_consent(assessment.id, GiveConsent(accepted=True))).private_token
    bank, theta = instrument.load_bank(), np.array([1.3, 0.3, -1.3, -0.3])
    simulated = instrument.simulate_respondent(bank, "short", theta, np.random.default_rng(1))
    answers = [Answer(block=each.block, most=each.most, least=each.least, ms=9000) for each in simulated]
    taker.client.send(operations.give_answers(assessment.id, GiveAnswers(answers=answers)))
    yield open_all(taker.open("me", token=str(token)))


TAKING_STATES: dict[str, Callable[[Taker], Iterator[AppTest]]] = {
    "taking, from consent to the end": _whole_flow,
    "taking, one's own profile": _own_profile,
    "taking, links that have ended": _ended,
    "joining": _joining,
}
